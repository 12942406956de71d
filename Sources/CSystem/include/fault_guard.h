/// Keeps a process alive when a mapped file is cut short by somebody else.
///
/// Reading a page of a mapped file that lies behind the file's end raises SIGBUS, and by default
/// that ends the process. A range that is registered here reads as zeros instead, from the page of
/// the fault to the end of the range, and its slot remembers that this happened.
///
/// - Only loads by this process are covered. A system call that is handed such memory, such as
///   write(2), fails with EFAULT and raises no signal.
/// - A SIGBUS handler that is installed after the first registration takes the place of this one.
///   AddressSanitizer and ThreadSanitizer install theirs earlier and allow it to be replaced.
#ifndef PAGEBOX_FAULT_GUARD_H
#define PAGEBOX_FAULT_GUARD_H

#include <stdbool.h>
#include <stddef.h>

/// How many ranges can be registered at one time.
enum { pagebox_fault_guard_capacity = 256 };

/// Guards a mapping that starts at `start`, which is the address of a page.
///
/// The first call installs the signal handler. Can be called from any thread.
/// Returns the slot of the range, or -1 if the table is full or no handler can be installed.
int pagebox_fault_guard_register(const void *start, size_t length);

/// Says whether a page of the range could not be read and was made to read as zeros.
bool pagebox_fault_guard_was_cut(int slot);

/// Ends the guard of a range; no thread may read it any more. To be called before munmap(2).
void pagebox_fault_guard_unregister(int slot);

#endif
