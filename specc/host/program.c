/* SPDX-License-Identifier: MIT */
/* Compiles the C generated for an instruction set into a program. Programs are cached in folders
 * named by a hash of all inputs and the compiler command. */
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
	struct file file = { name, content, c->program->takes(path) };
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

/* The command line that compiles the sources in folder. */
static const char *const *command_line(const struct compilation *c, const char *folder)
{
	size_t count = 0;
	const char **argv = ARENA_ARRAY(c->arena, const char *, c->compiler.count + c->files.count + 4);
	VEC_EACH (const char *, it, &c->compiler)
		argv[count++] = *it;
	argv[count++] = "-o";
	argv[count++] = arena_printf(c->arena, "%s/tool", folder);
	VEC_EACH (struct file, it, &c->files)
		if (it->compiled)
			argv[count++] = arena_printf(c->arena, "%s/%s", folder, it->name);
	if (c->program->library)
		argv[count++] = c->program->library;
	return argv;
}

static bool compile_program(struct compilation *c, const char *folder)
{
	struct child child;
	struct str said;
	VEC_EACH (struct file, it, &c->files)
		if (!cache_write(c->arena, c->command, folder, it->name, it->content))
			return false;
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "compiling %s ...\r", c->program->what);
	if (!child_start(&child, command_line(c, folder), (struct str){ 0 }, true))
		return false;
	int status = child_finish(c->arena, &child, &said);
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "                                \r");
	if (!status)
		return true;
	fprintf(stderr, "specc %s: the generated C does not compile with '%s' (see $CC):\n%.*s",
		c->command, c->compiler.items[0], STR_ARG(said));
	c->refused = true;
	return false;
}

static bool add_to_cache(struct compilation *c, const char *cache, const char *place)
{
	const char *folder = cache_begin(c->arena, c->command, cache);
	if (!folder)
		return false;
	if (compile_program(c, folder))
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
