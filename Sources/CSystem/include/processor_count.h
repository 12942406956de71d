/// How many processors this process may use.
///
/// It stands in C because Swift cannot see the calls that Linux has for it.
#ifndef PAGEBOX_PROCESSOR_COUNT_H
#define PAGEBOX_PROCESSOR_COUNT_H

/// Counts the processors that are online and allowed to this process; at least 1.
///
/// Calls sched_getaffinity(2) on Linux, and else sysconf(3).
int pagebox_processor_count(void);

#endif
