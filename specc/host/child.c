/* SPDX-License-Identifier: MIT */
/* Runs other programs without a shell: text in, text and exit status out. */
#include "host/child.h"

#include "base/file.h"
#include "host/host.h"

#include <errno.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static bool complain_of_child(const char *program, int error)
{
	return command_fail(NULL, "cannot run '%s': %s", program, strerror(error));
}

static FILE *input_file(struct str input)
{
	FILE *file = tmpfile();
	if (!file)
		return NULL;
	if (fwrite(input.text ? input.text : "", 1, input.length, file) == input.length &&
		!fflush(file)) {
		rewind(file);
		return file;
	}
	fclose(file);
	return NULL;
}

static int spawn(struct child *child, const char *const *argv, FILE *input, bool quiet)
{
	posix_spawn_file_actions_t actions;
	int error = posix_spawn_file_actions_init(&actions);
	if (error)
		return error;
	posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&actions, fileno(child->output), STDOUT_FILENO);
	if (quiet)
		posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
	error =
		posix_spawnp(&child->id, argv[0], &actions, NULL, (char *const *)(uintptr_t)argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	return error;
}

bool child_start(struct child *child, const char *const *argv, struct str input, bool quiet)
{
	FILE *in = input_file(input);
	int error = errno;
	child->program = argv[0];
	child->output = in ? tmpfile() : NULL;
	if (!in)
		return complain_of_child(argv[0], error);
	error = child->output ? spawn(child, argv, in, quiet) : errno;
	fclose(in);
	if (!error)
		return true;
	if (child->output)
		fclose(child->output);
	return complain_of_child(argv[0], error);
}

int child_wait(pid_t id)
{
	int status;
	pid_t ended;
	do
		ended = waitpid(id, &status, 0);
	while (ended < 0 && errno == EINTR);
	if (ended < 0)
		return 127;
	return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/* Waits until one of these processes has ended; returns its index. It is still to be finished. */
static size_t any_child(const struct child *children, size_t count)
{
	siginfo_t info = { 0 };
	while (waitid(P_ALL, 0, &info, WEXITED | WNOWAIT) && errno == EINTR)
		continue;
	for (size_t i = 0; i < count; i++)
		if (children[i].id == info.si_pid)
			return i;
	return 0;
}

int child_finish(struct arena *arena, struct child *child, struct str *output)
{
	int status = child_wait(child->id);
	rewind(child->output);
	output->text = file_take(arena, fileno(child->output), &output->length);
	fclose(child->output);
	if (!output->text)
		output->length = 0;
	return status;
}

bool child_run(struct arena *arena, struct child_lines *lines)
{
	struct child *children = ARENA_ARRAY(arena, struct child, lines->most);
	size_t *line_of = ARENA_ARRAY(arena, size_t, lines->most);
	size_t running = 0, started = 0;
	bool good = true;
	lines->warned = buffer_new(arena);
	while (running || (good && started < lines->list.count)) {
		if (good && running < lines->most && started < lines->list.count) {
			lines->show(lines->user, started);
			lines->failed = started;
			good = child_start(
				&children[running], lines->list.items[started], (struct str){ 0 }, true);
			line_of[running] = started++;
			running += good;
			continue;
		}
		size_t at = any_child(children, running);
		struct str said;
		bool failed = child_finish(arena, &children[at], &said);
		if (!failed)
			buffer_add(&lines->warned, said);
		if (failed && good) {
			good = false;
			lines->failed = line_of[at];
			lines->said = said.text ? said : STR("");
		}
		children[at] = children[--running];
		line_of[at] = line_of[running];
	}
	lines->show(lines->user, lines->list.count);
	return good;
}
