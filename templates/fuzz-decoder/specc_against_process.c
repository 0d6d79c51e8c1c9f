/* Starts, watches and ends the process of an outside decoder. What it does, ending, hanging,
 * writing without end, never ends or blocks the campaign. */
#include "specc_against_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum { GRACE_MS = 200 }; /* from the end of the output to that of the process */

long specc_now_ms(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (long)now.tv_sec * 1000 + (long)(now.tv_nsec / 1000000);
}

static void close_both(int pair[2])
{
	close(pair[0]);
	close(pair[1]);
}

/* Closed in programs that are started, so that no other process keeps a pipe open. */
static void keep_private(int pair[2])
{
	fcntl(pair[0], F_SETFD, FD_CLOEXEC);
	fcntl(pair[1], F_SETFD, FD_CLOEXEC);
}

bool specc_pipes(int to[2], int from[2])
{
	if (pipe(to))
		return false;
	if (pipe(from)) {
		close_both(to);
		return false;
	}
	keep_private(to);
	keep_private(from);
	return true;
}

void specc_process_end_with_parent(void)
{
#ifdef __linux__
	prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

/* In the new process: becomes the program, or writes errno. A group of its own, so that what it
 * starts ends with it. */
static _Noreturn void become(char **command, int in, int out, int report)
{
	setpgid(0, 0);
	specc_process_end_with_parent();
	signal(SIGPIPE, SIG_DFL);
	if (dup2(in, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0)
		execvp(command[0], command);
	int error = errno;
	if (write(report, &error, sizeof error) < 0)
		_exit(126);
	_exit(127);
}

static bool spawn(struct specc_decoder *d, int to[2], int from[2], int report[2])
{
	int error = 0;
	d->pid = fork();
	if (d->pid == 0)
		become(d->setup->command, to[0], from[1], report[1]);
	close(report[1]);
	if (d->pid > 0)
		setpgid(d->pid, d->pid);
	bool failed = d->pid < 0 || read(report[0], &error, sizeof error) == (ssize_t)sizeof error;
	if (failed)
		fprintf(stderr, "cannot run '%s': %s\n", d->setup->command[0],
			strerror(d->pid < 0 ? errno : error));
	close(report[0]);
	return !failed;
}

bool specc_process_start(struct specc_decoder *d)
{
	int to[2], from[2], report[2];
	if (!specc_pipes(to, from))
		return false;
	if (pipe(report)) {
		close_both(to);
		close_both(from);
		return false;
	}
	keep_private(report);
	bool good = spawn(d, to, from, report);
	close(to[0]);
	close(from[1]);
	d->to = to[1];
	d->from = from[0];
	d->line_used = 0;
	fcntl(d->to, F_SETFL, O_NONBLOCK);
	fcntl(d->from, F_SETFL, O_NONBLOCK);
	if (!good)
		specc_process_kill(d);
	return good;
}

static void close_ends(struct specc_decoder *d)
{
	if (d->to >= 0)
		close(d->to);
	if (d->from >= 0)
		close(d->from);
	d->to = d->from = -1;
	d->line_used = 0;
}

void specc_process_kill(struct specc_decoder *d)
{
	int status;
	if (d->pid > 0) {
		kill(-d->pid, SIGKILL);
		kill(d->pid, SIGKILL);
		while (waitpid(d->pid, &status, 0) < 0 && errno == EINTR)
			continue;
	}
	d->pid = 0;
	close_ends(d);
}

static void pause_ms(long ms)
{
	struct timespec time = { ms / 1000, ms % 1000 * 1000000 };
	nanosleep(&time, NULL);
}

enum specc_outcome specc_process_end(struct specc_decoder *d, int *detail)
{
	int status = 0;
	pid_t ended = 0;
	long until = specc_now_ms() + GRACE_MS;
	if (d->to >= 0)
		close(d->to);
	d->to = -1;
	while (d->pid > 0 && (ended = waitpid(d->pid, &status, WNOHANG)) == 0 && specc_now_ms() < until)
		pause_ms(1);
	if (ended <= 0) {
		specc_process_kill(d);
		return SPECC_CLOSED;
	}
	kill(-d->pid, SIGKILL); /* what it has started and left */
	d->pid = 0;
	close_ends(d);
	if (WIFSIGNALED(status)) {
		*detail = WTERMSIG(status);
		return SPECC_CRASHED;
	}
	*detail = WEXITSTATUS(status);
	return SPECC_ENDED;
}

/* ---- a decoder of any kind ---- */

struct specc_decoder *specc_decoder_open(
	const struct specc_decoder_setup *setup, const struct specc_word *words, unsigned count)
{
	struct specc_decoder *d = calloc(1, sizeof *d);
	if (!d)
		return NULL;
	signal(SIGPIPE, SIG_IGN);
	d->setup = setup;
	d->to = d->from = -1;
	d->chunk = 64;
	if (setup->command ? specc_program_open(d, words, count) : specc_library_open(d))
		return d;
	specc_decoder_close(d);
	return NULL;
}

bool specc_decoder_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	d->broken = 0;
	memset(answers, 0, count * sizeof *answers);
	return d->setup->command ? specc_program_ask(d, words, count, answers)
							 : specc_library_ask(d, words, count, answers);
}

bool specc_decoder_ask_counted(struct specc_decoder *d, const struct specc_word *words,
	unsigned count, struct specc_answer *answers)
{
	d->broken = 0;
	memset(answers, 0, count * sizeof *answers);
	return d->setup->command ? specc_program_ask_counted(d, words, count, answers)
							 : specc_library_ask(d, words, count, answers);
}

bool specc_decoder_ask_last(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer)
{
	memset(answer, 0, sizeof *answer);
	return d->setup->command && specc_program_ask_last(d, w, answer);
}

bool specc_decoder_ask_alone(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer)
{
	memset(answer, 0, sizeof *answer);
	specc_process_kill(d);
	d->broken = 0;
	if (d->setup->command)
		return specc_program_ask_alone(d, w, answer);
	bool good = specc_library_ask(d, w, 1, answer);
	answer->alone = true;
	return good;
}

bool specc_decoder_buffers(const struct specc_decoder *d)
{
	return d->buffers;
}
