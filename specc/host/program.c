/* SPDX-License-Identifier: MIT */
/* Compiles the C generated for an instruction set into a program: each file, several at a time,
 * then all together. Programs are cached in folders named by a hash of all inputs and the compiler
 * command; compiled files by a hash of their text and headers, so that a change of a block compiles
 * one file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "build/build.h"
#include "host/child.h"
#include "host/cache.h"
#include "host/key.h"
#include "host/share.h"

struct file {
	const char *name; /* without the target's folder */
	struct str content;
	bool compiled;
	const char *key, *object; /* of a compiled one: in the cache; its path */
};

/* A program compiled from generated C. */
struct program {
	const char *what;               /* for messages */
	const char *targets[4];         /* ends with NULL */
	bool (*takes)(struct str path); /* is this file (target/name) to be compiled? */
	const char *library;            /* or NULL */
};

struct compilation {
	const struct program *program;
	struct arena *arena;
	const char *command; /* for messages */
	VEC(struct file) files;
	VEC(const char *) compiler; /* words of $CC, and the options */
	bool nested;                /* a generated file is in a subfolder, which is not supported */
	struct child_lines lines;   /* those that run */
	bool refused;               /* the compiler rejected the sources */
};

/* ---- the programs ---- */

static bool is_c_source(struct str path)
{
	return str_ends_with(path, STR(".c"));
}

/* The codec without the interpreter; of target fuzz the model and the words; the comparison. */
static bool is_of_comparison(struct str path)
{
	static const char *const codec[] = { "_tables.c", "_decode.c", "_encode.c", "_format.c",
		"_parse.c", "_number.c" };
	static const char *const fuzz[] = { "_fuzz_model.c", "_fuzz_words.c" };
	if (str_starts_with(path, STR("fuzz-decoder/")))
		return is_c_source(path);
	bool is_codec = str_starts_with(path, STR("c/"));
	size_t count = is_codec ? sizeof codec / sizeof *codec : sizeof fuzz / sizeof *fuzz;
	for (size_t i = 0; i < count; i++)
		if (str_ends_with(path, str_from_c(is_codec ? codec[i] : fuzz[i])))
			return true;
	return false;
}

static const struct program interpreter = {
	.what = "the interpreter", .targets = { "c" }, .takes = is_c_source
};
static const struct program comparison_sources = { .what = "the comparison",
	.targets = { "c", "fuzz", "fuzz-decoder" },
	.takes = is_of_comparison,
	.library = "-ldl" };

/* ---- sources ---- */

static bool take_generated_file(void *user, struct str path, struct str content)
{
	struct compilation *c = user;
	const char *name = strchr(str_to_c(c->arena, path), '/') + 1;
	struct file file = { .name = name, .content = content, .compiled = c->program->takes(path) };
	c->nested = c->nested || strchr(name, '/');
	VEC_PUSH(c->arena, &c->files, file);
	return true;
}

static bool generate_program(struct compilation *c, struct diag *diag, const struct isa *isa)
{
	struct build *build = build_open(c->arena, diag, isa);
	bool good = true;
	for (const char *const *target = c->program->targets; *target && good; target++)
		good = build_add(
			build, *target, arena_printf(c->arena, "%s/%s", share_templates(c->arena), *target));
	good = good && build_emit(build, "en", take_generated_file, c);
	build_close(build);
	return good && !c->nested;
}

static void add_options(struct compilation *c)
{
	static const char *const options[] = { "-std=c11", "-O1", "-foptimize-sibling-calls" };
	for (size_t i = 0; i < sizeof options / sizeof *options; i++)
		VEC_PUSH(c->arena, &c->compiler, options[i]);
}

/* Splits $CC into words ("ccache gcc -O2"). Its options come after ours and so override them. */
static void find_compiler(struct compilation *c)
{
	const char *cc = getenv("CC");
	struct str rest = str_trim(str_from_c(cc && *cc ? cc : "cc"));
	bool added = false;
	while (rest.length) {
		size_t end = strcspn(rest.text, " \t\r\n");
		if (!added && c->compiler.count && rest.text[0] == '-') {
			add_options(c);
			added = true;
		}
		VEC_PUSH(c->arena, &c->compiler, arena_copy(c->arena, rest.text, end));
		rest = str_trim(str_slice(rest, end, rest.length));
	}
	if (!added)
		add_options(c);
}

/* ---- compiling ---- */

/* The words of the compiler, then these (NULL-terminated). */
static const char **compiler_line(const struct compilation *c, const char *const *words)
{
	size_t count = 0, more = 0;
	while (words[more])
		more++;
	const char **argv = ARENA_ARRAY(c->arena, const char *, c->compiler.count + more + 1);
	VEC_EACH (const char *, it, &c->compiler)
		argv[count++] = *it;
	for (size_t i = 0; i < more; i++)
		argv[count++] = words[i];
	return argv;
}

static const struct file *find_file(const struct compilation *c, struct str name)
{
	VEC_EACH (struct file, it, &c->files)
		if (str_equal(str_from_c(it->name), name))
			return it;
	return NULL;
}

/* Adds the file, and the headers that it includes, each once. */
static void add_with_headers(
	const struct compilation *c, struct host_files *files, const struct file *file)
{
	static const char begin[] = "#include \"";
	VEC_EACH (struct host_file, it, &files->list)
		if (it->path == file->name)
			return;
	VEC_PUSH(c->arena, &files->list, ((struct host_file){ file->name, file->content }));
	struct str text = file->content;
	for (size_t at = 0; (at = str_find(text, at, str_from_c(begin))) < text.length;) {
		at += sizeof begin - 1;
		size_t end = str_find(text, at, STR("\""));
		const struct file *header = find_file(c, str_slice(text, at, end));
		if (header && !header->compiled)
			add_with_headers(c, files, header);
	}
}

/* The command lines that compile the files which the cache does not have. */
static void add_compilations(
	struct compilation *c, const char *cache, const char *folder, struct child_lines *lines)
{
	const char *const *words = compiler_line(c, (const char *[]){ NULL });
	VEC_EACH (struct file, it, &c->files) {
		struct host_files files = { 0 };
		const char *source = arena_printf(c->arena, "%s/%s", folder, it->name);
		if (!it->compiled)
			continue;
		add_with_headers(c, &files, it);
		it->key = files_key(c->arena, &files, words);
		it->object = arena_printf(c->arena, "%s.o", source);
		if (!cache_take_object(c->arena, cache, it->key, it->object))
			VEC_PUSH(c->arena, &lines->list,
				compiler_line(c, (const char *[]){ "-c", "-o", it->object, source, NULL }));
	}
}

/* The command line that links all. */
static const char *const *link_line(const struct compilation *c, const char *folder)
{
	VEC(const char *) words = { 0 };
	VEC_PUSH(c->arena, &words, "-o");
	VEC_PUSH(c->arena, &words, arena_printf(c->arena, "%s/tool", folder));
	VEC_EACH (struct file, it, &c->files)
		if (it->compiled)
			VEC_PUSH(c->arena, &words, it->object);
	VEC_PUSH(c->arena, &words, c->program->library); /* may be the end */
	VEC_PUSH(c->arena, &words, (const char *)NULL);
	return compiler_line(c, words.items);
}

static void show_progress(void *user, size_t line)
{
	const struct compilation *c = user;
	if (!isatty(STDERR_FILENO))
		return;
	if (line < c->lines.list.count)
		fprintf(stderr, "\r\033[Kcompiling %s: %zu of %zu", c->program->what, line + 1,
			c->lines.list.count);
	else
		fputs("\r\033[K", stderr);
}

static bool run_compiler(struct compilation *c)
{
	bool good = child_run(c->arena, &c->lines);
	struct str warned = buffer_str(&c->lines.warned);
	if (warned.length)
		fprintf(stderr, "specc %s: '%s' warns of the generated C:\n%.*s", c->command,
			c->compiler.items[0], STR_ARG(warned));
	if (good)
		return true;
	if (!c->lines.said.text)
		return false;
	fprintf(stderr, "specc %s: the generated C does not compile with '%s' (see $CC):\n%.*s",
		c->command, c->compiler.items[0], STR_ARG(c->lines.said));
	c->refused = true;
	return false;
}

static void keep_objects(struct compilation *c, const char *cache)
{
	VEC_EACH (struct file, it, &c->files)
		if (it->compiled)
			cache_keep_object(c->arena, cache, it->key, it->object);
}

static bool compile_program(struct compilation *c, const char *cache, const char *folder)
{
	long processors = sysconf(_SC_NPROCESSORS_ONLN);
	c->lines = (struct child_lines){ .show = show_progress, .user = c };
	c->lines.most = processors > 0 ? (size_t)processors : 1;
	VEC_EACH (struct file, it, &c->files)
		if (!cache_write(c->arena, c->command, folder, it->name, it->content))
			return false;
	add_compilations(c, cache, folder, &c->lines);
	bool good = run_compiler(c);
	if (good)
		keep_objects(c, cache);
	c->lines.list.count = 0;
	VEC_PUSH(c->arena, &c->lines.list, link_line(c, folder));
	good = good && run_compiler(c);
	VEC_EACH (struct file, it, &c->files)
		if (it->compiled)
			unlink(it->object);
	return good;
}

static bool add_to_cache(struct compilation *c, const char *cache, const char *place)
{
	const char *folder = cache_begin(c->arena, c->command, cache);
	if (!folder)
		return false;
	if (compile_program(c, cache, folder))
		return cache_keep(c->arena, c->command, folder, place);
	cache_drop(c->arena, folder);
	return false;
}

/* The folder of the program in the cache, which may not exist yet. */
static const char *find_program_place(
	struct compilation *c, const struct isa *isa, const char *cache)
{
	find_compiler(c);
	return arena_printf(c->arena, "%s/%s", cache,
		program_key(c->arena, isa, c->program->targets, c->compiler.items, c->compiler.count));
}

bool interpreter_is_ready(struct arena *arena, const struct isa *isa)
{
	struct compilation c = { .arena = arena, .program = &interpreter };
	const char *cache = cache_folder(arena);
	return cache &&
		   !access(arena_printf(arena, "%s/tool", find_program_place(&c, isa, cache)), X_OK);
}

static const char *find_program(struct compilation *c, struct diag *diag, const struct isa *isa)
{
	struct arena *arena = c->arena;
	const char *cache = cache_folder(arena);
	if (!cache)
		command_fail(c->command, "no folder for the compiled C: set SPECC_CACHE");
	if (!cache)
		return NULL;
	const char *place = find_program_place(c, isa, cache);
	const char *tool = arena_printf(arena, "%s/tool", place);
	bool ready = !access(tool, X_OK);
	if (!ready && !generate_program(c, diag, isa))
		return NULL;
	if (ready)
		cache_touch(place);
	else if (!add_to_cache(c, cache, place))
		return NULL;
	return tool;
}

const char *interpreter_find(struct arena *arena, struct diag *diag, const char *command,
	const struct isa *isa, bool *refused)
{
	struct compilation c = { .arena = arena, .command = command, .program = &interpreter };
	const char *tool = find_program(&c, diag, isa);
	*refused = c.refused;
	return tool;
}

const char *comparison_find(
	struct arena *arena, struct diag *diag, const char *command, const struct isa *isa)
{
	struct compilation c = { .arena = arena, .command = command, .program = &comparison_sources };
	return find_program(&c, diag, isa);
}
