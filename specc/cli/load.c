/* SPDX-License-Identifier: MIT */
/* Loads a specification for a command: paths -> files -> IR, with reports of problems. */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "derived/c_names.h"
#include "build/xml_read.h"
#include "base/depfile.h"
#include "base/file.h"
#include "base/folder.h"
#include "cli/cli.h"
#include "host/share.h"
#include "diff/diff.h"
#include "lang/parse.h"
#include "lint/checks.h"
#include "codec/codec.h"
#include "lint/examples.h"
#include "lower/lower.h"
#include "encoding/space.h"
#include "cases/cases.h"
#include "cgen/kernels.h"
#include "rules/rules.h"

/* A file given by the user, or found in a folder. */
struct path {
	const char *path;
	const char *folder; /* NULL: given by the user */
};

struct paths {
	VEC(struct path) list;
};

/* Adds the *.isa files of a folder, in byte order of their names. */
static void add_folder(
	struct arena *arena, struct diag *diag, const char *folder, struct paths *paths)
{
	struct folder_names names;
	size_t first = paths->list.count;
	inputs_add(diag->inputs, folder);
	if (!folder_read(arena, folder, &names)) {
		diag_report(
			diag, CHECK_IO, NO_SPAN, "cannot read folder '%s': %s", folder, strerror(errno));
		return;
	}
	size_t length = strlen(folder);
	const char *slash = length && folder[length - 1] == '/' ? "" : "/";
	VEC_EACH (const char *, name, &names.list)
		if (str_ends_with(str_from_c(*name), STR(".isa")))
			VEC_PUSH(arena, &paths->list,
				(struct path){ arena_printf(arena, "%s%s%s", folder, slash, *name), folder });
	if (paths->list.count == first)
		diag_report(diag, CHECK_IO, NO_SPAN, "folder '%s' has no *.isa files", folder);
}

static void add_path(struct arena *arena, struct diag *diag, const char *path, struct paths *paths)
{
	if (strcmp(path, "-") && is_folder(path))
		add_folder(arena, diag, path, paths);
	else
		VEC_PUSH(arena, &paths->list, (struct path){ path, NULL });
}

/* NULL after a report. A file found in a folder must really be inside it, since somebody else may
 * have put a link there. */
static const struct source *read_path(struct arena *arena, struct diag *diag, struct path path)
{
	const char *why;
	const struct source *source = source_from_editor(arena, diag, path.path);
	if (source)
		return source;
	if (!path.folder)
		return source_read(arena, diag, path.path);
	int file = file_open_inside(path.path, &path.folder, 1, &why);
	if (file >= 0)
		source = source_take(arena, diag, path.path, file);
	else
		diag_report(diag, CHECK_IO, NO_SPAN, "cannot read '%s': %s", path.path, why);
	file_close(file);
	return source;
}

/* Scratch memory is freed after each pass; reports do not depend on it. */
static void run_checks(struct arena *arena, struct diag *diag, struct isa *isa)
{
	struct arena scratch = { 0 };
	checks_run(&scratch, diag, isa);
	arena_free(&scratch);
	sem_check(arena, diag, isa);
	if (!diag->errors)
		kernels_check(arena, diag, isa);
	space_check(&scratch, diag, isa);
	arena_free(&scratch);
	c_names_check(&scratch, diag, isa);
	arena_free(&scratch);
	struct codec *codec = codec_new(arena, isa);
	codec_check_syntax(codec, &scratch, diag);
	arena_free(&scratch);
	examples_check(codec, arena, diag, isa);
	sem_cases_check(arena, diag, isa);
	codec_check_aliases(codec, &scratch, diag);
	arena_free(&scratch);
	if (diag->errors)
		sem_mark_unsound(arena, diag, isa);
}

/* A document is a complete instruction set. source is NULL if it could not be read. */
static void add_loaded_source(struct arena *arena, struct diag *diag,
	const struct texts_read *texts, const struct source *source, struct trees *trees)
{
	bool is_document = source && xml_is_document(source);
	if (source && (is_document ? trees->files.count > 0 : trees->xml != NULL)) {
		diag_report(diag, CHECK_XML, (struct span){ source, 0, 0 },
			"an XML document is a complete specification; expected no other file");
	} else if (is_document) {
		const char *templates = arena_printf(arena, "%s/xml", share_templates(arena));
		trees->xml = xml_read(arena, diag, source, templates);
		for (size_t i = 0; trees->xml && i < trees->xml->files.count; i++)
			VEC_PUSH(arena, &trees->files, trees->xml->files.items[i]);
	} else if (source) {
		if (trees->variant)
			source = variant_choose(&trees->lacking, texts->variants, trees->variant, source);
		VEC_PUSH(arena, &trees->files, parse_file(arena, diag, source));
	}
}

/* If no file could be read, do not also report the missing __DefISA. */
static struct isa *lower_trees(struct arena *arena, struct diag *diag, const struct trees *trees)
{
	struct diag silent = { 0 };
	diag_init(&silent, arena);
	bool nothing = !trees->files.count && diag->errors;
	return lower_isa(arena, nothing ? &silent : diag, trees->files.items, trees->files.count);
}

/* Lowering leaves out some opcodes whose defects only the checks of definitions report. */
static void report_defective(struct diag *diag, struct isa *isa)
{
	struct arena scratch = { 0 };
	bool any = false;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		any = any || (*it)->defective;
	if (any)
		checks_run(&scratch, diag, isa);
	arena_free(&scratch);
}

struct texts_read load_texts(struct arena *arena, struct diag *diag, const struct options *options)
{
	struct paths paths = { 0 };
	struct texts_read texts = { .one_name = options->one_name };
	VEC_EACH (const char *, it, &options->isa)
		add_path(arena, diag, *it, &paths);
	VEC_EACH (struct path, it, &paths.list) {
		const struct source *source = read_path(arena, diag, *it);
		if (source)
			VEC_PUSH(arena, &texts.list, source);
	}
	bool is_document = texts.list.count && xml_is_document(texts.list.items[0]);
	if (!is_document)
		texts.variants = variant_read(arena, diag, texts.list.items, texts.list.count);
	return texts;
}

struct trees load_parse(struct arena *arena, struct diag *diag, const struct texts_read *texts,
	const struct variant_def *variant)
{
	struct trees trees = { .variant = variant, .lacking = { .arena = arena } };
	VEC_EACH (const struct source *, it, &texts->list)
		add_loaded_source(arena, diag, texts, *it, &trees);
	if (variant && !texts->one_name && texts->variants->choices.count > 1)
		variant_name_isa(arena, trees.files.items, trees.files.count, variant);
	return trees;
}

struct trees load_chosen(struct arena *arena, struct diag *diag, const struct options *options,
	const struct texts_read *texts)
{
	const struct variant_def *variant = variant_pick(
		arena, diag, texts->variants, options->variants.items, options->variants.count);
	if (!variant && (texts->variants || options->variants.count))
		return (struct trees){ 0 };
	return load_parse(arena, diag, texts, variant);
}

/* ---- what belongs to what ---- */

/* Adds the name of the variant to the lists of its opcodes. */
static void list_variant(struct arena *arena, const struct texts_read *texts,
	const struct variant_def *variant, struct str_map *lists)
{
	struct diag silent = { 0 };
	diag_init(&silent, arena);
	const struct trees trees = load_parse(arena, &silent, texts, variant);
	const struct isa *isa = lower_isa(arena, &silent, trees.files.items, trees.files.count);
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		struct buffer *list = str_map_make(lists, (*it)->definition->name, sizeof(struct buffer));
		list->arena = arena;
		buffer_printf(list, "%s%.*s", list->length ? ", " : "", STR_ARG(variant->name));
	}
}

static void mark_opcodes(struct arena *arena, const struct texts_read *texts,
	const struct variant_def *variant, struct isa *isa)
{
	struct str_map lists = { .arena = arena };
	if (!variant || texts->variants->choices.count < 2)
		return;
	VEC_EACH (struct variant_def *, it, &texts->variants->choices)
		list_variant(arena, texts, *it, &lists);
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		struct definition *d = (*it)->definition;
		const struct buffer *list = str_map_get(&lists, d->name);
		struct attribute attribute = { STR("variants"), { 0 }, d->name_span };
		attribute.value = list ? buffer_str(list) : variant->name;
		VEC_PUSH(arena, &d->attributes, attribute);
	}
}

struct isa *load_isa(
	struct arena *arena, struct diag *diag, const struct options *options, enum depth depth)
{
	struct texts_read texts = load_texts(arena, diag, options);
	struct trees trees = load_chosen(arena, diag, options, &texts);
	struct isa *isa = load_from_trees(arena, diag, options, depth, &trees);
	if (depth == DEPTH_CHECKS)
		mark_opcodes(arena, &texts, trees.variant, isa);
	return isa;
}

struct isa *load_from_trees(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const struct trees *trees)
{
	struct isa *isa = lower_trees(arena, diag, trees);
	assert(isa);
	if (options->prose)
		isa->prose_language = str_from_c(options->prose);
	if (depth >= DEPTH_CHECKS && isa->ast)
		run_checks(arena, diag, isa);
	else if (isa->ast)
		report_defective(diag, isa);
	if (depth == DEPTH_TYPES && isa->ast) {
		sem_check(arena, diag, isa);
		if (diag->errors)
			sem_mark_unsound(arena, diag, isa);
	}
	if (depth == DEPTH_EXAMPLES && isa->ast) {
		examples_check(codec_new(arena, isa), arena, diag, isa);
		sem_cases_check(arena, diag, isa);
	}
	if (trees->xml && !diag->errors)
		xml_check(arena, diag, trees->xml, isa, depth >= DEPTH_EXAMPLES);
	if (trees->variant)
		variant_explain(diag, &trees->lacking, trees->variant->name);
	isa->flaws = (unsigned)diag->errors;
	return isa;
}

struct texts variants_wanted(struct arena *arena, const struct options *options)
{
	struct diag silent = { 0 };
	struct texts names = options->variants;
	diag_init(&silent, arena);
	VEC_EACH (const char *, it, &options->isa)
		if (!strcmp(*it, "-")) /* it can be read only once */
			return names;
	struct texts_read texts = load_texts(arena, &silent, options);
	for (size_t i = 0;
		 !options->variants.count && texts.variants && i < texts.variants->choices.count; i++)
		VEC_PUSH(arena, &names, str_to_c(arena, texts.variants->choices.items[i]->name));
	return names;
}

static void load_each(struct variant_merge *m, const struct options *options, enum depth depth,
	const struct texts_read *texts, struct loaded_list *list)
{
	VEC_EACH (struct variant_def *, it, &texts->variants->choices) {
		struct diag own = { 0 };
		diag_from_options(&own, m->arena, options);
		own.most = m->diag->most;
		own.inputs = m->diag->inputs;
		own.texts = m->diag->texts;
		struct trees trees = load_parse(m->arena, &own, texts, *it);
		struct loaded loaded = { load_from_trees(m->arena, &own, options, depth, &trees),
			str_to_c(m->arena, (*it)->name), own.errors, own.warnings };
		variant_merge_add(m, &own, (*it)->name);
		VEC_PUSH(m->arena, &list->items, loaded);
	}
}

struct loaded_list load_variants(
	struct arena *arena, struct diag *diag, const struct options *options, enum depth depth)
{
	struct variant_merge m = { .arena = arena, .diag = diag };
	struct texts_read texts = load_texts(arena, diag, options);
	struct loaded_list list = { 0 };
	if (!texts.variants || options->variants.count || texts.variants->choices.count < 2) {
		struct trees trees = load_chosen(arena, diag, options, &texts);
		struct isa *isa = load_from_trees(arena, diag, options, depth, &trees);
		VEC_PUSH(arena, &list.items, (struct loaded){ isa, NULL, diag->errors, diag->warnings });
		return list;
	}
	load_each(&m, options, depth, &texts, &list);
	variant_merge_finish(&m);
	return list;
}

struct isa *load_sources(struct arena *arena, struct diag *diag, const struct options *options,
	enum depth depth, const struct source *const *sources, size_t count)
{
	struct texts_read texts = { 0 };
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(arena, &texts.list, sources[i]);
	struct trees trees = load_parse(arena, diag, &texts, NULL);
	return load_from_trees(arena, diag, options, depth, &trees);
}

/* Is it "no-NAME" for a check that cannot be disabled? */
static bool is_vital(const char *option)
{
	enum check check = strncmp(option, "no-", 3) ? CHECK_COUNT : diag_check_by_name(option + 3);
	return check != CHECK_COUNT && diag_check_is_vital(check);
}

bool diag_from_options(struct diag *diag, struct arena *arena, const struct options *options)
{
	diag_init(diag, arena);
	for (size_t i = 0; i < options->warnings.count; i++) {
		const char *option = options->warnings.items[i];
		if (is_vital(option))
			return command_fail(NULL,
				"-W%s: '%s' cannot be switched off: its findings are left out of the specification "
				"or make it unsound",
				option, option + 3);
		if (!diag_set_option(diag, option))
			return command_fail(
				NULL, "-W%s: unknown check; `specc check --list-checks` lists all checks", option);
	}
	return true;
}

bool diag_has_io_error(const struct diag *diag)
{
	for (size_t i = 0; i < diag->reports.count; i++)
		if (diag->reports.items[i]->check == CHECK_IO)
			return true;
	return false;
}

/* --color takes precedence over NO_COLOR (no-color.org: any non-empty value), and that over the
 * terminal. */
static bool wants_colour(const struct options *options)
{
	const char *no = getenv("NO_COLOR");
	if (options->colour && strcmp(options->colour, "auto") != 0)
		return !strcmp(options->colour, "always");
	return !(no && *no) && isatty(STDERR_FILENO);
}

int finish_reports(struct diag *diag, const struct options *options)
{
	bool colour = wants_colour(options);
	diag_sort(diag);
	diag_print_text(diag, stderr, options->report_limit, colour);
	if (diag_has_io_error(diag))
		return EXIT_USAGE;
	return diag->errors ? EXIT_SPEC_ERRORS : EXIT_CLEAN;
}

enum { MAX_NAMED = 20 }; /* opcodes named in the message */

/* Lists the opcodes that are left out because of errors. */
static void name_left_out(struct arena *arena, const struct isa *isa)
{
	struct buffer names = buffer_new(arena);
	size_t count = 0;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (((*it)->defective || !(*it)->forms.count) && ++count <= MAX_NAMED)
			buffer_printf(
				&names, "%s%.*s", count > 1 ? ", " : "", STR_ARG((*it)->definition->name));
	if (count > MAX_NAMED)
		buffer_printf(&names, " and %zu more", count - MAX_NAMED);
	if (count)
		fprintf(stderr, "specc: left out %zu of %zu opcodes: %.*s\n", count, isa->opcodes.count,
			STR_ARG(buffer_str(&names)));
}

int finish_partly(
	struct arena *arena, struct diag *diag, const struct options *options, const struct isa *isa)
{
	int status = finish_reports(diag, options);
	if (status == EXIT_SPEC_ERRORS && isa->ast)
		name_left_out(arena, isa);
	return status;
}

bool goes_on(struct arena *arena, struct diag *diag, const struct options *options,
	const struct isa *isa, int *status)
{
	*status = EXIT_CLEAN;
	if (diag->errors) {
		bool goes = options->keep_going && isa->ast;
		*status = goes ? finish_partly(arena, diag, options, isa) : finish_reports(diag, options);
		if (!goes || *status == EXIT_USAGE)
			return false;
	}
	diag_from_options(diag, arena, options); /* only `specc check` prints warnings */
	return true;
}

int joined_status(int specification, int own)
{
	return own == EXIT_CLEAN ? specification : own;
}

size_t isa_count_examples(const struct isa *isa, size_t *passed)
{
	size_t count = 0;
	*passed = 0;
	VEC_EACH (struct definition *, d, &isa->definitions)
		VEC_EACH (struct example *, it, &(*d)->examples) {
			count += (*d)->kind != DEFINITION_GROUP;
			*passed += (*d)->kind != DEFINITION_GROUP && (*it)->opcode;
		}
	return count;
}

/* ---- older versions ---- */

/* A version that was loaded. */
struct older {
	const struct isa *isa;
	struct str name; /* its version, else the last part of its path */
};

static struct str last_part(const char *path)
{
	struct str text = str_from_c(path);
	while (text.length > 1 && text.text[text.length - 1] == '/')
		text.length--;
	for (size_t i = text.length; i-- > 0;)
		if (text.text[i] == '/' && i + 1 < text.length)
			return str_slice(text, i + 1, text.length);
	return text;
}

/* False after a message. */
static bool load_older(struct arena *arena, const struct options *options, const char *path,
	struct inputs *inputs, struct older *older)
{
	struct options own = *options;
	struct diag diag = { 0 };
	int status;
	const char **copy = ARENA_NEW(arena, const char *);
	*copy = path;
	own.isa = (struct texts){ copy, 1, 1 };
	if (!diag_from_options(&diag, arena, options))
		return false;
	diag.inputs = inputs;
	older->isa = load_isa(arena, &diag, &own, DEPTH_CHECKS);
	older->name = older->isa->release.length ? older->isa->release : last_part(path);
	return goes_on(arena, &diag, options, older->isa, &status) ||
		   command_fail(NULL, "--since: the older version '%s' has errors", path);
}

/* Do the version and the date of `older` come before those of isa? False after a message. */
static bool paths_in_order(const char *path, const struct isa *older, const struct isa *isa)
{
	struct str was = older->date, is = isa->date;
	if (older->release.length && str_equal(older->release, isa->release))
		return command_fail(NULL,
			"--since: '%s' states version %.*s, as does the version after it; each version needs a "
			"Version<> of its own",
			path, STR_ARG(older->release));
	if (was.length == is.length && was.length && memcmp(was.text, is.text, is.length) > 0)
		return command_fail(NULL,
			"--since: '%s' is of %.*s, the version after it of %.*s; expected the oldest first",
			path, STR_ARG(was), STR_ARG(is));
	return true;
}

bool since_load(struct arena *arena, const struct options *options, const struct isa *isa,
	struct inputs *inputs, struct diff_history *history)
{
	struct older next = { isa, isa->release.length ? isa->release : isa->name };
	for (size_t i = options->since.count; i-- > 0;) {
		const char *path = options->since.items[i];
		struct older older;
		if (!load_older(arena, options, path, inputs, &older) ||
			!paths_in_order(path, older.isa, next.isa))
			return false;
		struct diff_step step = { .before = older.name,
			.after = next.name,
			.date = next.isa->date,
			.diff = diff_compare(arena, older.isa, next.isa, NULL, NULL) };
		VEC_PUSH(arena, &history->steps, step);
		next = older;
	}
	return true;
}
