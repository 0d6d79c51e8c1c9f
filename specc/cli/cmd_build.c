/* specc build: checks a specification and generates the files of its targets. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "back/build.h"
#include "base/outfile.h"
#include "cli/cli.h"
#include "cli/share.h"

static const char help[] =
	"specc build: generate the artefacts of a specification\n\n"
	"Usage: specc build --isa PATH... -o DIR [-t TARGET]... [OPTIONS]\n\n"
	"Writes DIR/<target>/... for each target (default: all). Checks come first; when the\n"
	"specification has errors nothing changes, unless --keep-going. Files whose content is the\n"
	"same are not touched; files of an earlier build that are no longer made are removed.\n\n"
	"  -i, --isa PATH       file or folder; repeatable\n"
	"  -o, --output DIR     output folder, made when missing\n"
	"  -t, --target NAME    a target; repeatable. A folder of templates is a target.\n"
	"      --templates DIR  look for targets in DIR as well; repeatable\n"
	"      --list-targets   list the targets and their folders\n"
	"      --lang LANG      language of labels (default en)\n"
	"  -k, --keep-going     build the sound definitions in spite of errors; exit status is 1\n"
	"      --summary        print one line: opcodes, examples, files, milliseconds\n"
	"  -W..., --max-reports, --color as in `specc check`\n\n"
	"Exit status: 0 fine, 1 errors in the specification, 2 usage or input/output.\n\n"
	"Examples:\n"
	"  specc build --isa isa-spec/gpu -o out/gpu\n"
	"  specc build --isa my.isa -o build/my -t c -t csv\n"
	"  specc build --isa my.isa -o build/my --templates my-templates -t my-target\n";

struct target {
	const char *name, *folder;
};

struct targets {
	VEC(struct target) list;
};

static bool has_main(struct arena *arena, const char *folder)
{
	struct stat info;
	return !stat(arena_printf(arena, "%s/main.tpl", folder), &info);
}

static int compare_targets(const void *a, const void *b)
{
	return strcmp(((const struct target *)a)->name, ((const struct target *)b)->name);
}

static void add_targets(struct arena *arena, const char *folder, struct targets *targets)
{
	DIR *dir = opendir(folder);
	if (!dir)
		return;
	for (struct dirent *entry; (entry = readdir(dir));) {
		if (entry->d_name[0] == '.')
			continue;
		const char *path = arena_printf(arena, "%s/%s", folder, entry->d_name);
		if (!is_folder(path) || !has_main(arena, path))
			continue;
		struct target target = { arena_copy(arena, entry->d_name, strlen(entry->d_name)), path };
		VEC_PUSH(arena, &targets->list, target);
	}
	closedir(dir);
}

static void find_targets(
	struct arena *arena, const struct options *options, struct targets *targets)
{
	for (size_t i = 0; i < options->templates.count; i++)
		add_targets(arena, options->templates.items[i], targets);
	add_targets(arena, share_templates(arena), targets);
	if (targets->list.count)
		qsort(targets->list.items, targets->list.count, sizeof(struct target), compare_targets);
}

/* The chosen targets, or all; false after a message. */
static bool choose_targets(
	struct arena *arena, const struct options *options, struct targets *chosen)
{
	struct targets all = { 0 };
	find_targets(arena, options, &all);
	if (!options->targets.count)
		*chosen = all;
	for (size_t i = 0; i < options->targets.count; i++) {
		const char *name = options->targets.items[i];
		bool found = false;
		for (size_t k = 0; k < all.list.count && !found; k++)
			if ((found = !strcmp(all.list.items[k].name, name)))
				VEC_PUSH(arena, &chosen->list, all.list.items[k]);
		if (!found) {
			fprintf(
				stderr, "specc build: there is no target '%s'; --list-targets lists them\n", name);
			return false;
		}
	}
	if (chosen->list.count)
		return true;
	fputs("specc build: no targets found; name a folder with --templates DIR\n", stderr);
	return false;
}

static int list_targets(struct arena *arena, const struct options *options)
{
	struct targets all = { 0 };
	find_targets(arena, options, &all);
	for (size_t i = 0; i < all.list.count; i++)
		printf("%-10s %s\n", all.list.items[i].name, all.list.items[i].folder);
	return EXIT_CLEAN;
}

static double milliseconds(const struct timespec *from)
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
		STR_ARG(isa->name), isa->opcodes.count, passed, examples, result->files, result->written,
		milliseconds(start));
}

static bool emit_all(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, const struct targets *targets, struct output *output)
{
	struct build *build = build_open(arena, diag, isa);
	bool good = true;
	for (size_t i = 0; i < targets->list.count && good; i++)
		good = build_target(build, targets->list.items[i].name, targets->list.items[i].folder,
			options->language ? options->language : "en", output);
	build_close(build);
	return good;
}

static int run(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct targets targets = { 0 };
	struct timespec start;
	struct output_result result = { 0 };
	clock_gettime(CLOCK_MONOTONIC, &start);
	if (options->list_targets)
		return list_targets(arena, options);
	if (!options->isa.count || !options->output || options->arguments.count) {
		fputs("specc build: expected --isa PATH and -o DIR; see --help\n", stderr);
		return EXIT_USAGE;
	}
	if (!diag_from_options(&diag, arena, options) || !choose_targets(arena, options, &targets))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_CHECKS);
	if (diag.errors && !options->keep_going)
		return finish_reports(&diag, options);
	struct output *output = output_open(arena, &diag, options->output);
	if (!output)
		return finish_reports(&diag, options);
	size_t errors = diag.errors;
	bool good = emit_all(arena, &diag, options, isa, &targets, output) && diag.errors == errors;
	if (!good)
		output_abort(output);
	else if (output_commit(output, &result) && options->summary)
		print_summary(isa, &result, &start);
	return finish_reports(&diag, options);
}

const struct command command_build = {
	"build",
	"generate the artefacts of a specification",
	help,
	"iWotTlksLmC",
	run,
};
