/// How the C library gets memory from the operating system.
///
/// It stands in C because Swift cannot see the call.
#ifndef PAGEBOX_HEAP_GROWTH_H
#define PAGEBOX_HEAP_GROWTH_H

/// Has all threads share one heap, which grows in large steps; does nothing but with glibc.
///
/// Calls mallopt(3).
void pagebox_heap_share(void);

#endif
