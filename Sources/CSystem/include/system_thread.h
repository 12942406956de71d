/// Threads of the operating system, each known by a number.
///
/// They stand in C because a pthread_t is a number on one system and a pointer on another.
#ifndef PAGEBOX_SYSTEM_THREAD_H
#define PAGEBOX_SYSTEM_THREAD_H

#include <stddef.h>
#include <stdint.h>

/// Starts a thread that runs a function; a stack of 0 bytes is one of the usual size.
///
/// Gives 0, or the number of the error that keeps the thread from being had. Calls
/// pthread_create(3).
int pagebox_thread_start(
    size_t stack, void (*run)(void *context), void *context, uintptr_t *thread);

/// Gives the size of the stack that the calling thread was started with; 0 for the usual one, and
/// for a thread that was not started here.
size_t pagebox_thread_stack(void);

/// Waits for the end of a thread. Calls pthread_join(3).
void pagebox_thread_join(uintptr_t thread);

/// Lets go of a thread, which runs on. Calls pthread_detach(3).
void pagebox_thread_detach(uintptr_t thread);

#endif
