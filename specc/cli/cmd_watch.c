/* SPDX-License-Identifier: MIT */
/* specc watch: after each save, reports what changed, generates what follows, runs the cases that
 * the change reaches. One process looks at the files and keeps the last good version; the work on a
 * new one is done by a copy of it (fork), which a further save ends. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/signals.h"
#include "base/watch.h"
#include "host/child.h"
#include "cli/cli.h"
#include "host/share.h"
#include "diff/diff.h"

static const struct help_row watch_rows[] = {
	{ .text = "Compares each new version of the specification with the last one without errors, "
			  "prints the changes and what they break (as `specc diff`), generates the files of "
			  "the targets that change (as `specc build`) and runs the cases of the affected "
			  "opcodes (as `specc test`): with specc-ref at once, then with the generated C when "
			  "it is compiled." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_FOLDER, .text = "output folder; without it nothing is generated" },
	{ .option = OPTION_TARGET },
	{ .option = OPTION_TEMPLATES },
	{ .option = OPTION_LANG },
	{ .option = OPTION_PROSE },
	{ .option = OPTION_SINCE },
	{ .option = OPTION_EXECUTION, .text = "run cases only with this execution: c or ref" },
	{ .option = OPTION_MAX_REPORTS,
		.text = "print at most N errors, changes and failed cases (default 5, 0: all)" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_COLOR },
	{ 0 },
};

enum {
	TICK_MS = 40,     /* between two looks at the files */
	SETTLE_MS = 40,   /* without a change: the save is complete */
	MISSING_MS = 500, /* the same, if a file is missing: an editor may be about to write it */
	MOST_NAMES = 8    /* files named in a line */
};

struct version {
	struct arena arena;
	struct isa *isa; /* NULL: none */
};

/* The work on a version, in a process of its own. */
struct job {
	pid_t id;      /* and of its process group; 0: none */
	int signal;    /* a pipe: a byte says that the change has been shown, the end that it is done */
	FILE *reads;   /* the paths of templates that it has read, each with a NUL */
	bool is_shown; /* so the version is now the base */
};

struct watching {
	struct arena *arena;
	const struct options *options;
	struct watch files;
	struct version base, next; /* next: what the job works on */
	struct job job;
	struct timespec since; /* when the files were last read */
	sigset_t signals;      /* before they were held */
	bool is_broken;        /* the last version had errors */
	bool has_reference;    /* specc-ref is there */
};

/* ---- output ---- */

static void print_time(void)
{
	char text[16];
	time_t now = time(NULL);
	struct tm local;
	if (localtime_r(&now, &local) && strftime(text, sizeof text, "%H:%M:%S", &local))
		printf("%s ", text);
}

static void print_names(const struct texts *names)
{
	for (size_t i = 0; i < names->count && i < MOST_NAMES; i++)
		printf("%s%s", i ? ", " : "", names->items[i]);
	if (names->count > MOST_NAMES)
		printf(" and %zu more", names->count - MOST_NAMES);
}

/* The files that were saved; folders only if no file that was read has changed. */
static void print_changed(struct arena *arena, const struct watch *files)
{
	struct texts names = { 0 }, folders = { 0 };
	VEC_EACH (struct watched, it, &files->list)
		if (it->changed)
			VEC_PUSH(arena, is_folder(it->path) ? &folders : &names, it->path);
	print_names(names.count ? &names : &folders);
}

/* What is printed about a version. It begins when there is something to say. */
struct screen {
	struct watching *w;
	struct arena *arena;
	struct diag *diag; /* the reports on the specification */
	bool is_begun;
};

static void begin_screen(struct screen *screen)
{
	const struct watching *w = screen->w;
	if (screen->is_begun)
		return;
	screen->is_begun = true;
	if (w->files.list.count) {
		print_time();
		print_changed(screen->arena, &w->files);
		putchar('\n');
	}
	finish_reports(screen->diag, w->options);
}

/* ---- the work on a version, in its own process ---- */

static void compare_versions(struct screen *screen, const struct diff *diff)
{
	if (!diff->changes.count && !screen->w->is_broken)
		return;
	begin_screen(screen);
	diff_print_text(stdout, diff, screen->w->options->report_limit);
}

static void print_files(struct arena *arena, const struct output_result *result)
{
	struct texts names = { 0 };
	VEC_EACH (const char *, name, &result->written)
		VEC_PUSH(arena, &names, *name);
	printf("files: %zu of %zu changed", names.count, result->files);
	fputs(names.count ? ": " : "", stdout);
	print_names(&names);
	if (result->removed)
		printf(", %zu removed", result->removed);
	putchar('\n');
}

static void generate_watched(struct arena *arena, const struct watching *w, struct inputs *inputs)
{
	const struct options *options = w->options;
	struct output_result result = { 0 };
	struct diag diag;
	diag_from_options(&diag, arena, options);
	diag.inputs = inputs;
	const struct targets *targets = targets_choose(arena, options, inputs);
	if (targets && targets_build(arena, &diag, options, w->next.isa, targets, &result) &&
		(result.written.count || result.removed || !w->base.isa))
		print_files(arena, &result);
	finish_reports(&diag, options);
}

/* Starts generating the files beside the comparison. Sends what was read to the first process, and
 * what it prints to a file. */
static bool start_files(struct arena *arena, const struct watching *w, struct child *files)
{
	*files = (struct child){ .output = w->options->output ? tmpfile() : NULL };
	fflush(stdout);
	files->id = files->output ? fork() : -1;
	if (files->id)
		return files->id > 0;
	struct inputs inputs = { .arena = arena, .known = { .arena = arena } };
	dup2(fileno(files->output), STDOUT_FILENO);
	dup2(fileno(files->output), STDERR_FILENO);
	generate_watched(arena, w, &inputs);
	fflush(stdout);
	VEC_EACH (const char *, path, &inputs.list)
		fwrite(*path, 1, strlen(*path) + 1, w->job.reads);
	_exit(fflush(w->job.reads) != 0);
}

static void finish_files(struct screen *screen, struct child *files)
{
	struct str text;
	int status = child_finish(screen->arena, files, &text);
	if (text.length || status)
		begin_screen(screen);
	fwrite(text.text ? text.text : "", 1, text.length, stdout);
	if (status < 0)
		printf("the generation was ended by signal %d\n", -status);
}

/* Returns false if a case failed. quiet: only the line on the result is printed. */
static bool run_watched_cases(struct screen *screen, const struct isa *isa,
	const struct diff_reach *reach, const char *execution, bool quiet)
{
	struct options options = *screen->w->options;
	struct diag diag;
	bool is_wanted = !options.execution || !strcmp(options.execution, execution);
	if (!is_wanted || (!reach->all && !reach->names.count))
		return true;
	options.execution = execution;
	options.arguments = (struct texts){ 0 };
	VEC_EACH (struct str, name, &reach->names)
		if (!reach->all)
			VEC_PUSH(screen->arena, &options.arguments, str_to_c(screen->arena, *name));
	diag_from_options(&diag, screen->arena, &options);
	if (quiet)
		diag_set_option(&diag, "no-case-result");
	int status = test_cases(screen->arena, &diag, &options, isa);
	fflush(stdout);
	return status != EXIT_SPEC_ERRORS;
}

static void work(struct watching *w, struct diag *diag, int signal)
{
	struct arena *arena = &w->next.arena;
	struct screen screen = { .w = w, .arena = arena, .diag = diag };
	struct diff_reach reach = { 0 };
	struct child files;
	const struct isa *isa = w->next.isa;
	bool is_generating = start_files(arena, w, &files);
	if (w->base.isa) {
		const struct diff *diff = diff_versions(arena, w->base.isa, isa);
		compare_versions(&screen, diff);
		reach = diff_reached(diff);
	} else {
		begin_screen(&screen);
	}
	bool passed = !w->has_reference || run_watched_cases(&screen, isa, &reach, "ref", false);
	if (is_generating)
		finish_files(&screen, &files);
	while (write(signal, "", 1) < 0 && errno == EINTR)
		continue;
	run_watched_cases(&screen, isa, &reach, "c", !passed);
}

/* ---- the process of a version ---- */

static void drop_version(struct version *version)
{
	arena_free(&version->arena);
	*version = (struct version){ 0 };
}

/* False after a message. */
static bool start_job(struct watching *w, struct diag *diag)
{
	struct job *job = &w->job;
	int ends[2];
	*job = (struct job){ .signal = -1, .reads = tmpfile() };
	if (!job->reads || pipe(ends) != 0)
		return command_fail("watch", "cannot start the work: %s", strerror(errno));
	fcntl(ends[0], F_SETFD, FD_CLOEXEC);
	fcntl(ends[1], F_SETFD, FD_CLOEXEC);
	fcntl(ends[0], F_SETFL, O_NONBLOCK);
	fflush(stdout);
	job->id = fork();
	if (!job->id) {
		setpgid(0, 0);
		signal(SIGTTOU, SIG_IGN);
		signals_release(&w->signals);
		work(w, diag, ends[1]);
		fflush(stdout);
		_exit(ferror(stdout) != 0);
	}
	close(ends[1]);
	job->signal = ends[0];
	if (job->id > 0)
		setpgid(job->id, job->id);
	return job->id > 0 || command_fail("watch", "cannot start the work: %s", strerror(errno));
}

static void add_reads(struct watching *w)
{
	struct arena scratch = { 0 };
	struct inputs inputs = { .arena = &scratch, .known = { .arena = &scratch } };
	size_t length;
	rewind(w->job.reads);
	const char *text = file_take(&scratch, fileno(w->job.reads), &length);
	for (size_t at = 0; text && at < length; at += strlen(text + at) + 1)
		inputs_add(&inputs, text + at);
	watch_add(&w->files, &inputs, w->since);
	arena_free(&scratch);
}

/* The version has been shown: from now on, it is what others are compared with. */
static void promote(struct watching *w)
{
	add_reads(w);
	drop_version(&w->base);
	w->base = w->next;
	w->next = (struct version){ 0 };
	w->job.is_shown = true;
}

/* Closes what a job leaves. It must have ended or is ended now. */
static void end_job(struct watching *w, bool kill_it)
{
	struct job *job = &w->job;
	if (!job->id)
		return;
	if (kill_it)
		kill(-job->id, SIGTERM);
	int status = child_wait(job->id);
	kill(-job->id, SIGTERM); /* programs that it has started */
	if (!kill_it && status < 0)
		printf("the work on this version was ended by signal %d\n", -status);
	close(job->signal);
	fclose(job->reads);
	drop_version(&w->next);
	*job = (struct job){ 0 };
}

static void look_at_job(struct watching *w)
{
	char byte;
	ssize_t got = w->job.id ? read(w->job.signal, &byte, 1) : -1;
	if (got > 0 && !w->job.is_shown)
		promote(w);
	else if (!got)
		end_job(w, false);
}

/* ---- versions ---- */

/* Loads what is on the disk and starts the work on it. Returns EXIT_CLEAN, or an exit status if it
 * has errors. */
static int take_version(struct watching *w)
{
	struct diag diag;
	struct arena scratch = { 0 };
	struct inputs inputs = { .arena = &scratch, .known = { .arena = &scratch } };
	end_job(w, true);
	clock_gettime(CLOCK_REALTIME, &w->since);
	diag_from_options(&diag, &w->next.arena, w->options);
	diag.inputs = &inputs;
	w->next.isa = load_isa(&w->next.arena, &diag, w->options, DEPTH_CHECKS);
	int status = EXIT_CLEAN;
	if (diag.errors) {
		struct screen screen = { .w = w, .arena = &w->next.arena, .diag = &diag };
		begin_screen(&screen);
		status = diag_has_io_error(&diag) ? EXIT_USAGE : EXIT_SPEC_ERRORS;
		drop_version(&w->next);
	} else if (!start_job(w, &diag)) {
		end_job(w, true);
	}
	w->is_broken = status != EXIT_CLEAN;
	watch_add(&w->files, &inputs, w->since);
	watch_clear(&w->files);
	arena_free(&scratch);
	return status;
}

static long long milliseconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void wait_for_changes(struct watching *w)
{
	bool is_waiting = false, missing;
	long long last = 0;
	while (!signals_sleep(TICK_MS)) {
		look_at_job(w);
		if (watch_look(&w->files, &missing)) {
			is_waiting = true;
			last = milliseconds();
		} else if (is_waiting && milliseconds() - last >= (missing ? MISSING_MS : SETTLE_MS)) {
			is_waiting = false;
			take_version(w);
		}
	}
}

static int run_watch(struct arena *arena, const struct options *given)
{
	struct options options = *given;
	struct watching w = { .arena = arena, .options = &options, .files.paths.arena = arena };
	struct diag diag;
	w.files.paths.known.arena = arena;
	VEC_EACH (const char *, path, &options.isa)
		if (!strcmp(*path, "-"))
			return command_misuse("watch", "expected files or folders, found '-'");
	if (!diag_from_options(&diag, arena, &options) ||
		(options.output && !targets_choose(arena, &options, NULL)))
		return EXIT_USAGE;
	w.has_reference = share_program(arena, "specc-ref");
	setvbuf(stdout, NULL, _IOLBF, 0);
	fflush(stderr);
	dup2(STDOUT_FILENO, STDERR_FILENO);
	signals_hold(&w.signals);
	print_time();
	fputs("watching ", stdout);
	print_names(&options.isa);
	putchar('\n');
	int status = take_version(&w) == EXIT_USAGE ? EXIT_USAGE : EXIT_CLEAN;
	if (status == EXIT_CLEAN)
		wait_for_changes(&w);
	end_job(&w, true);
	drop_version(&w.base);
	signals_release(&w.signals);
	return status;
}

const struct command command_watch = {
	.name = "watch",
	.summary = "after each save, report changes, update files, run affected cases",
	.usage = "PATH... [-o DIR [-t TARGET]...] [OPTIONS]",
	.rows = watch_rows,
	.status =
		"0 ended by a signal such as Ctrl-C, 2 usage, or a path that cannot be read at the start.",
	.examples = "  specc watch isa-spec/gpu\n"
				"  specc watch my.isa -o build/my -t c -t html\n",
	.run = run_watch,
	.arguments = ARGUMENTS_ARE_PATHS,
	.report_limit = 5,
};
