/* SPDX-License-Identifier: MIT */
/* specc build: checks a specification and generates the files of its targets. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "build/build.h"
#include "base/depfile.h"
#include "base/folder.h"
#include "base/outfile.h"
#include "base/replace.h"
#include "base/suggest.h"
#include "cli/cli.h"
#include "host/share.h"
#include "diff/diff.h"
#include "lint/checks.h"

static const struct help_row build_rows[] = {
	{ .text = "PATH is a file (.isa, or .xml as built) or a folder; all paths together are one "
			  "specification." },
	{ .text = "Writes DIR/<target>/... for each target (default: all targets except those that are "
			  "built only on request, see --list-targets). The specification is checked first; if "
			  "it has errors, nothing changes, unless --keep-going is given. Files with the same "
			  "content are not touched. Files of an earlier build that are no longer generated are "
			  "removed; with -t only those of the named targets." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_FOLDER },
	{ .option = OPTION_TARGET,
		.text = "build this target; repeatable. A target is a folder of templates." },
	{ .option = OPTION_TEMPLATES },
	{ .option = OPTION_LIST_TARGETS },
	{ .option = OPTION_LANG,
		.text = "build pages and labels only in this language (labels default to en)" },
	{ .option = OPTION_PROSE },
	{ .option = OPTION_SINCE },
	{ .option = OPTION_KEEP_GOING,
		.text = "build the sound definitions despite errors; exit status is 1" },
	{ .option = OPTION_STAMP },
	{ .option = OPTION_DEPFILE },
	{ .option = OPTION_SUMMARY },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ 0 },
};

struct target {
	const char *name, *folder;
	bool on_request; /* built only if it is named */
};

struct targets {
	VEC(struct target) list;
};

/* 1: the folder exists or, if name is not NULL, the file in it; 0: it does not; -1, with errno:
 * cannot tell. */
static int is_target_there(struct arena *arena, const char *folder, const char *name)
{
	struct stat info;
	if (!stat(name ? arena_printf(arena, "%s/%s", folder, name) : folder, &info))
		return name || S_ISDIR(info.st_mode);
	return errno == ENOENT || errno == ENOTDIR || errno == ELOOP ? 0 : -1;
}

static int compare_targets(const void *a, const void *b)
{
	return strcmp(((const struct target *)a)->name, ((const struct target *)b)->name);
}

/* False, with errno set, if the folder or one in it cannot be read. */
static bool add_folder_targets(struct arena *arena, const char *folder, struct targets *targets)
{
	struct folder_names names;
	if (!folder_read(arena, folder, &names))
		return false;
	VEC_EACH (const char *, name, &names.list) {
		const char *path = arena_printf(arena, "%s/%s", folder, *name);
		int found = is_target_there(arena, path, NULL);
		if (found > 0)
			found = is_target_there(arena, path, "main.tpl");
		int on_request = found > 0 ? is_target_there(arena, path, "on-request") : 0;
		if (found < 0 || on_request < 0)
			return false;
		struct target target = { .name = *name, .folder = path, .on_request = on_request };
		if (found)
			VEC_PUSH(arena, &targets->list, target);
	}
	return true;
}

static const char *command_of(const struct options *options)
{
	return options->command ? options->command : "build";
}

static bool unreadable(const struct options *options, const char *folder)
{
	return command_fail(
		command_of(options), "--templates: cannot read folder '%s': %s", folder, strerror(errno));
}

/* Is something in the folder of --templates that looks like a target of specc, or like its files,
 * and is none? False after a message. */
static bool check_template_folders(
	struct arena *arena, const struct options *options, const char *folder, bool has_targets)
{
	struct folder_names names;
	const char *command = command_of(options);
	if (!folder_read(arena, folder, &names))
		return unreadable(options, folder);
	if (is_target_there(arena, folder, "main.tpl") > 0)
		return command_fail(
			command, "--templates: '%s' is a target; name the folder that contains it", folder);
	VEC_EACH (const char *, name, &names.list) {
		const char *path = arena_printf(arena, "%s/%s", folder, *name);
		const char *own = arena_printf(arena, "%s/%s", share_templates(arena), *name);
		if (is_target_there(arena, path, NULL) > 0 && !is_target_there(arena, path, "main.tpl") &&
			is_target_there(arena, own, "main.tpl") > 0)
			return command_fail(command,
				"--templates: '%s' has no main.tpl, so it is not used; copy the whole folder '%s' "
				"and change the copy",
				path, own);
	}
	return has_targets ||
		   command_fail(command,
			   "--templates: '%s' has no target, which is a folder with a main.tpl in it", folder);
}

/* Finds all targets, sorted by name; false after a message. specc's own folder may be missing. */
static bool find_targets(
	struct arena *arena, const struct options *options, struct targets *targets)
{
	const char *own = share_templates(arena);
	VEC_EACH (const char *, folder, &options->templates) {
		size_t before = targets->list.count;
		if (!add_folder_targets(arena, *folder, targets))
			return unreadable(options, *folder);
		if (!check_template_folders(arena, options, *folder, targets->list.count > before))
			return false;
	}
	if (!add_folder_targets(arena, own, targets) && errno != ENOENT)
		return unreadable(options, own);
	if (targets->list.count)
		qsort(targets->list.items, targets->list.count, sizeof(struct target), compare_targets);
	return true;
}

/* A folder of this name in one of --templates that is not a target because it has no main.tpl; or
 * NULL. */
static const char *unfinished_target(
	struct arena *arena, const struct options *options, const char *name)
{
	VEC_EACH (const char *, folder, &options->templates) {
		const char *path = arena_printf(arena, "%s/%s", *folder, name);
		if (is_folder(path))
			return path;
	}
	return NULL;
}

static bool no_target(
	struct arena *arena, const struct options *options, const struct targets *all, const char *name)
{
	const char *folder = unfinished_target(arena, options, name);
	struct suggestion suggestion = { .name = str_from_c(name) };
	VEC_EACH (struct target, it, &all->list)
		suggest_offer(&suggestion, str_from_c(it->name));
	if (folder)
		return command_fail(
			command_of(options), "'%s' is not a target: the folder has no main.tpl", folder);
	return command_unknown(
		command_of(options), "target", &suggestion, "; --list-targets lists all targets");
}

/* Has the target labels in the language of --lang, if it has any? False after a message. */
static bool has_labels(
	struct arena *arena, const struct options *options, const struct target *target)
{
	static const char prefix[] = "strings.";
	size_t length = sizeof prefix - 1;
	struct folder_names names;
	struct buffer known = buffer_new(arena);
	if (!options->language || !folder_read(arena, target->folder, &names))
		return true;
	VEC_EACH (const char *, name, &names.list) {
		if (strncmp(*name, prefix, length))
			continue;
		if (!strcmp(*name + length, options->language))
			return true;
		buffer_printf(&known, known.length ? ", %s" : "%s", *name + length);
	}
	struct str list = buffer_str(&known);
	return !list.length || command_fail(command_of(options),
							   "--lang: target '%s' has no labels in '%s'; its languages are %.*s",
							   target->name, options->language, STR_ARG(list));
}

/* The folders in which targets are looked for. */
static void add_target_folders(
	struct arena *arena, const struct options *options, struct inputs *inputs)
{
	VEC_EACH (const char *, folder, &options->templates)
		inputs_add(inputs, *folder);
	inputs_add(inputs, share_templates(arena));
}

const struct targets *targets_choose(
	struct arena *arena, const struct options *options, struct inputs *inputs)
{
	struct targets all = { 0 }, *chosen = ARENA_NEW(arena, struct targets);
	if (!options->targets.count)
		add_target_folders(arena, options, inputs);
	if (!find_targets(arena, options, &all))
		return NULL;
	for (size_t i = 0; i < all.list.count && !options->targets.count; i++)
		if (!all.list.items[i].on_request)
			VEC_PUSH(arena, &chosen->list, all.list.items[i]);
	for (size_t i = 0; i < options->targets.count; i++) {
		const char *name = options->targets.items[i];
		bool found = false;
		for (size_t k = 0; k < all.list.count && !found; k++)
			if ((found = !strcmp(all.list.items[k].name, name)))
				VEC_PUSH(arena, &chosen->list, all.list.items[k]);
		if (!found) {
			no_target(arena, options, &all, name);
			return NULL;
		}
	}
	VEC_EACH (struct target, it, &chosen->list)
		if (!has_labels(arena, options, it))
			return NULL;
	if (chosen->list.count)
		return chosen;
	command_fail(command_of(options), "no targets found; name a folder with --templates DIR");
	return NULL;
}

const char *targets_folder(const struct targets *targets, const char *name)
{
	VEC_EACH (const struct target, it, &targets->list)
		if (!strcmp(it->name, name))
			return it->folder;
	return NULL;
}

void target_names(struct arena *arena, const struct options *options, struct texts *names)
{
	struct targets all = { 0 };
	if (find_targets(arena, options, &all))
		VEC_EACH (struct target, it, &all.list)
			VEC_PUSH(arena, names, it->name);
}

static int list_targets(struct arena *arena, const struct options *options)
{
	struct targets all = { 0 };
	if (!find_targets(arena, options, &all))
		return EXIT_USAGE;
	for (size_t i = 0; i < all.list.count; i++)
		printf("%-10s %s%s\n", all.list.items[i].name, all.list.items[i].folder,
			all.list.items[i].on_request ? " (only on request: -t)" : "");
	return EXIT_CLEAN;
}

double milliseconds_since(const struct timespec *from)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)(now.tv_sec - from->tv_sec) * 1e3 + (double)(now.tv_nsec - from->tv_nsec) / 1e6;
}

static void print_summary(
	const struct isa *isa, const struct output_result *result, const struct timespec *start)
{
	size_t passed, examples = isa_count_examples(isa, &passed);
	printf("%.*s: %zu opcodes, %zu of %zu examples passed, %zu files (%zu changed), %.0f ms\n",
		STR_ARG(isa->name), isa->opcodes.count, passed, examples, result->files,
		result->written.count, milliseconds_since(start));
}

/* False after a message. */
static bool can_stamp(const struct options *options, const struct inputs *inputs)
{
	const char *path = options->depfile ? depfile_unfit(options->stamp, inputs) : NULL;
	return !path ||
		   command_fail("build", "--depfile: make cannot read the name '%s' in a rule", path);
}

/* Writes --stamp and --depfile. The stamp gets its time last: a folder of the specification may
 * have changed because one of these files is in it. False after a message. */
static bool write_stamp(
	struct arena *arena, const struct options *options, const struct inputs *inputs)
{
	struct replacements set = { .arena = arena };
	FILE *depfile = options->depfile ? replace_open(&set, options->depfile) : NULL;
	if (depfile)
		depfile_print(depfile, options->stamp, inputs);
	if (options->stamp)
		replace_open(&set, options->stamp);
	if (!replace_finish(&set))
		return command_fail("build", "cannot write '%s': %s", set.path, set.why);
	if (options->stamp)
		utimensat(AT_FDCWD, options->stamp, NULL, 0);
	return true;
}

/* A build of named targets must not remove files of other targets. */
static void own_targets(
	const struct options *options, const struct targets *targets, struct output *output)
{
	VEC_EACH (const struct target, target, &targets->list)
		if (options->targets.count)
			output_own(output, target->name);
}

static bool emit_all(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, const struct diff_history *history, const struct targets *targets,
	struct output *output)
{
	struct build *build = build_open(arena, diag, isa);
	if (history->steps.count)
		build_since(build, history);
	bool good = true;
	for (size_t i = 0; i < targets->list.count; i++)
		good &= build_add(build, targets->list.items[i].name, targets->list.items[i].folder);
	good = good && build_run(build, options->language, output);
	build_close(build);
	return good;
}

bool targets_build(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, const struct targets *targets, struct output_result *result)
{
	size_t errors = diag->errors;
	struct diff_history history = { 0 };
	if (!since_load(arena, options, isa, diag->inputs, &history))
		return false;
	struct output *output = output_open(arena, diag, options->output);
	if (!output)
		return false;
	own_targets(options, targets, output);
	if (emit_all(arena, diag, options, isa, &history, targets, output) && diag->errors == errors &&
		can_stamp(options, diag->inputs))
		return output_commit(output, result);
	output_abort(output);
	return false;
}

/* Builds an instruction set; returns an exit status. */
static int build_isa(struct arena *arena, const struct options *options,
	const struct targets *targets, struct inputs *inputs)
{
	struct diag diag = { 0 };
	struct timespec start;
	struct output_result result = { 0 };
	clock_gettime(CLOCK_MONOTONIC, &start);
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	diag.inputs = inputs;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_CHECKS);
	if (diag.errors && (!options->keep_going || !isa_has_words(isa))) {
		if (options->keep_going)
			fprintf(stderr, "specc: nothing is built: no sound opcode has a field\n");
		return finish_reports(&diag, options);
	}
	bool good = targets_build(arena, &diag, options, isa, targets, &result);
	if (good && options->summary)
		print_summary(isa, &result, &start);
	int status = finish_partly(arena, &diag, options, isa);
	return status == EXIT_CLEAN && !good ? EXIT_USAGE : status;
}

/* Has a variant errors, for which nothing may be built? Then all reports are printed. */
static bool has_unfit_variant(struct arena *arena, const struct options *options, int *status)
{
	struct diag diag = { 0 };
	if (options->keep_going)
		return false;
	if (!diag_from_options(&diag, arena, options)) {
		*status = EXIT_USAGE;
		return true;
	}
	load_variants(arena, &diag, options, DEPTH_CHECKS);
	*status = diag.errors ? finish_reports(&diag, options) : EXIT_CLEAN;
	return diag.errors;
}

/* Each variant has a folder of its own; with --variant, what is built is in DIR itself. */
static int build_variants(struct arena *arena, const struct options *options,
	const struct targets *targets, struct inputs *inputs)
{
	struct texts names = variants_wanted(arena, options);
	struct options own = *options;
	int status = EXIT_CLEAN;
	if (names.count < 2)
		return build_isa(arena, options, targets, inputs);
	if (has_unfit_variant(arena, options, &status))
		return status;
	VEC_EACH (const char *, name, &names) {
		own.variants = (struct texts){ name, 1, 1 };
		own.output = arena_printf(arena, "%s/%s", options->output, *name);
		status = joined_status(build_isa(arena, &own, targets, inputs), status);
	}
	return status;
}

static int run_build(struct arena *arena, const struct options *options)
{
	struct inputs inputs = { .arena = arena, .known = { .arena = arena } };
	if (options->list_targets)
		return list_targets(arena, options);
	if (!options->output)
		return command_misuse("build", "expected -o DIR; see --help");
	if (options->depfile && !options->stamp)
		return command_misuse(
			"build", "--depfile needs --stamp, the target of its rule; see --help");
	const struct targets *targets = targets_choose(arena, options, &inputs);
	if (!targets)
		return EXIT_USAGE;
	int status = build_variants(arena, options, targets, &inputs);
	if (status == EXIT_CLEAN && !write_stamp(arena, options, &inputs))
		return EXIT_USAGE;
	return status;
}

const struct command command_build = {
	.name = "build",
	.summary = "generate C, documentation and other targets from a specification",
	.usage = "PATH... -o DIR [-t TARGET]... [OPTIONS]",
	.rows = build_rows,
	.examples = "  specc build isa-spec/gpu -o out/gpu\n"
				"  specc build my.isa -o build/my -t c -t csv\n"
				"  specc build my.isa -o build/my --templates my-templates -t my-target\n",
	.run = run_build,
	.arguments = ARGUMENTS_ARE_PATHS,
};
