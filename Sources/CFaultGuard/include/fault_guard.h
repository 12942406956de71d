// Placeholder: the guard that turns a fault in a mapped file into a flag.
#ifndef PAGEBOX_FAULT_GUARD_H
#define PAGEBOX_FAULT_GUARD_H
int pagebox_fault_guard_version(void);
#endif
