/// What happens when somebody ends the process by a signal while it writes.
///
/// Covers SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM and SIGXCPU, as far as they would end the process
/// when the first of these functions is called. The process then removes the files that are registered
/// here and ends by the same signal, so that whoever started it sees what happened.
#ifndef PAGEBOX_INTERRUPTION_H
#define PAGEBOX_INTERRUPTION_H

#include <stdbool.h>

/// How many files can be registered at one time.
enum { pagebox_interruption_capacity = 256 };

/// Remembers a file that is to be removed when the process is ended. The path is copied.
///
/// Can be called from any thread. Gives the slot of the file, or -1 if there is no room.
int pagebox_interruption_register(const char *path);

/// Forgets a file. Does nothing for the slot -1.
void pagebox_interruption_unregister(int slot);

/// Puts off the end of the process by a signal until as many calls of the function below.
///
/// A second signal is not put off. Waits for ever if a signal has come that is put off already.
void pagebox_interruption_hold(void);

/// Says whether a signal has come that is put off.
bool pagebox_interruption_is_pending(void);

/// Ends what pagebox_interruption_hold began, and the process if a signal has come meanwhile.
void pagebox_interruption_release(void);

#endif
