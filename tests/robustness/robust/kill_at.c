/* SPDX-License-Identifier: MIT */
/* Runs a command and sends it a signal at a moment: kill_at MICROSECONDS SIGNAL COMMAND ARGUMENT...
 * Prints how it ended, "killed" or "ended STATUS", and how many microseconds it ran. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long elapsed(const struct timespec *from)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (now.tv_sec - from->tv_sec) * 1000000 + (now.tv_nsec - from->tv_nsec) / 1000;
}

int main(int argc, char **argv)
{
	if (argc < 4) {
		fputs("usage: kill_at MICROSECONDS SIGNAL COMMAND ARGUMENT...\n", stderr);
		return 2;
	}
	long moment = strtol(argv[1], NULL, 10);
	int signal_number = (int)strtol(argv[2], NULL, 10), status;
	struct timespec from, pause = { .tv_sec = moment / 1000000 };
	pause.tv_nsec = moment % 1000000 * 1000;
	clock_gettime(CLOCK_MONOTONIC, &from);
	pid_t child = fork();
	if (child == 0) {
		execvp(argv[3], argv + 3);
		_exit(127);
	}
	if (child < 0)
		return 2;
	nanosleep(&pause, NULL);
	kill(child, signal_number);
	if (waitpid(child, &status, 0) < 0)
		return 2;
	if (WIFSIGNALED(status))
		printf("killed %ld\n", elapsed(&from));
	else
		printf("ended %d %ld\n", WEXITSTATUS(status), elapsed(&from));
	return 0;
}
