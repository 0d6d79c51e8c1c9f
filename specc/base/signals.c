/* SPDX-License-Identifier: MIT */
/* Signals that end the program -> a moment in which nothing is half done. */
#include "base/signals.h"

#include <stddef.h>
#include <time.h>

static const int ending[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT };

static void fill_held(sigset_t *held)
{
	sigemptyset(held);
	for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
		sigaddset(held, ending[i]);
}

void signals_hold(sigset_t *before)
{
	sigset_t held;
	fill_held(&held);
	sigprocmask(SIG_BLOCK, &held, before);
}

bool signals_sleep(unsigned milliseconds)
{
	const struct timespec pause = { .tv_sec = milliseconds / 1000,
		.tv_nsec = (long)(milliseconds % 1000) * 1000000 };
	sigset_t held;
	fill_held(&held);
	return sigtimedwait(&held, NULL, &pause) > 0;
}

bool signals_wait(void)
{
	sigset_t pending;
	if (sigpending(&pending) != 0)
		return false;
	for (size_t i = 0; i < sizeof ending / sizeof *ending; i++)
		if (sigismember(&pending, ending[i]) == 1)
			return true;
	return false;
}

void signals_release(const sigset_t *before)
{
	sigprocmask(SIG_SETMASK, before, NULL);
}
