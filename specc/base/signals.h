/* SPDX-License-Identifier: MIT */
/* Holds signals that end the program until files are consistent. */
#ifndef SPECC_BASE_SIGNALS_H
#define SPECC_BASE_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/* Holds the signals with which a user, terminal or system ends a program (except SIGKILL); pass
 * *before to signals_release. */
void signals_hold(sigset_t *before);

/* Is a signal pending? Then avoid any further work. */
bool signals_wait(void);

/* Sleeps, at most this long, with the signals held; true if one of them has arrived, which is then
 * consumed. */
bool signals_sleep(unsigned milliseconds);

void signals_release(const sigset_t *before);

#endif
