/* Signals that end the program wait until files are whole. */
#ifndef SPECC_BASE_SIGNALS_H
#define SPECC_BASE_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/* Holds back the signals with which a user, a terminal or the system ends a program (not SIGKILL);
 * *before is what signals_release wants. */
void signals_hold(sigset_t *before);

/* One of them waits: what can still be left undone should be. */
bool signals_wait(void);

void signals_release(const sigset_t *before);

#endif
