/* Compiles the C generated for an instruction set into a program. Programs are cached in folders
 * named by a hash of all inputs and the compiler command. */
#include <fcntl.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/folder.h"
#include "build/build.h"
#include "cli/child.h"
#include "cli/execution.h"
#include "cli/interpreter_key.h"
#include "cli/share.h"

#define NEW_PREFIX "new-"
/* Age at which unused programs, and leftovers of interrupted runs, are removed. */
enum { KEEP_SECONDS = 30 * 24 * 60 * 60, NEW_SECONDS = 60 * 60 };

struct file {
	const char *name; /* without the target's folder */
	struct str content;
	bool compiled;
};

/* A program compiled from generated C. */
struct program {
	const char *what;               /* for messages */
	const char *targets[3];         /* ends with NULL */
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

static bool is_source(struct str path)
{
	return str_ends_with(path, STR(".c"));
}

/* The codec without the interpreter; of target fuzz the model, the words, the comparison and
 * specc_*. */
static bool is_of_comparison(struct str path)
{
	static const char *const codec[] = { "_tables.c", "_decode.c", "_encode.c", "_format.c",
		"_parse.c", "_number.c" };
	static const char *const fuzz[] = { "_fuzz_model.c", "_fuzz_words.c", "_fuzz_against.c" };
	if (str_starts_with(path, STR("fuzz/specc_")))
		return is_source(path);
	bool is_codec = str_starts_with(path, STR("c/"));
	size_t count = is_codec ? sizeof codec / sizeof *codec : sizeof fuzz / sizeof *fuzz;
	for (size_t i = 0; i < count; i++)
		if (str_ends_with(path, str_from_c(is_codec ? codec[i] : fuzz[i])))
			return true;
	return false;
}

static const struct program interpreter = {
	.what = "the interpreter", .targets = { "c" }, .takes = is_source
};
static const struct program comparison = { .what = "the comparison",
	.targets = { "c", "fuzz" },
	.takes = is_of_comparison,
	.library = "-ldl" };

/* ---- sources ---- */

static bool take_file(void *user, struct str path, struct str content)
{
	struct compilation *c = user;
	const char *name = strchr(str_to_c(c->arena, path), '/') + 1;
	struct file file = { name, content, c->program->takes(path) };
	c->nested = c->nested || strchr(name, '/');
	VEC_PUSH(c->arena, &c->files, file);
	return true;
}

static bool generate(struct compilation *c, struct diag *diag, const struct isa *isa)
{
	struct build *build = build_open(c->arena, diag, isa);
	bool good = true;
	for (const char *const *target = c->program->targets; *target && good; target++)
		good = build_add(
			build, *target, arena_printf(c->arena, "%s/%s", share_templates(c->arena), *target));
	good = good && build_emit(build, "en", take_file, c);
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

/* ---- the cache ---- */

static const char *cache_folder(struct arena *arena)
{
	const char *own = getenv("SPECC_CACHE"), *shared = getenv("XDG_CACHE_HOME");
	const char *home = getenv("HOME");
	if (own && *own)
		return own;
	if (shared && *shared)
		return arena_printf(arena, "%s/specc", shared);
	return home && *home ? arena_printf(arena, "%s/.cache/specc", home) : NULL;
}

/* Creates the folder, which only the user can access, and missing parents. */
static bool make_folders(struct arena *arena, const char *folder)
{
	char *path = arena_copy(arena, folder, strlen(folder));
	for (char *at = path + 1; *at; at++)
		if (*at == '/') {
			*at = '\0';
			mkdir(path, 0777);
			*at = '/';
		}
	return !mkdir(path, 0700) || is_folder(path);
}

/* Removes a folder of the cache and the files in it. */
static void remove_folder(struct arena *arena, const char *folder)
{
	struct folder_names names;
	folder_read(arena, folder, &names);
	VEC_EACH (const char *, name, &names.list)
		unlink(arena_printf(arena, "%s/%s", folder, *name));
	rmdir(folder);
}

/* The maximum age of a folder in the cache, in seconds; 0: not created by specc. */
static time_t keep_seconds(const char *name)
{
	size_t length = strlen(name);
	if (!strncmp(name, NEW_PREFIX, strlen(NEW_PREFIX)))
		return NEW_SECONDS;
	if (!strncmp(name, COMPARISON_PREFIX, strlen(COMPARISON_PREFIX)))
		return KEEP_SECONDS;
	return length == 32 && strspn(name, "0123456789abcdef") == length ? KEEP_SECONDS : 0;
}

/* Removes folders that have not been used for long. */
static void prune(struct arena *arena, const char *cache)
{
	struct folder_names names;
	time_t now = time(NULL);
	folder_read(arena, cache, &names);
	VEC_EACH (const char *, name, &names.list) {
		const char *path = arena_printf(arena, "%s/%s", cache, *name);
		time_t keep = keep_seconds(*name);
		struct stat info;
		if (keep && !lstat(path, &info) && S_ISDIR(info.st_mode) && now - info.st_mtime > keep)
			remove_folder(arena, path);
	}
}

/* ---- compiling ---- */

static bool write_file(const struct compilation *c, const char *folder, const struct file *file)
{
	const char *path = arena_printf(c->arena, "%s/%s", folder, file->name);
	FILE *out = fopen(path, "wb");
	bool good =
		out && fwrite(file->content.text, 1, file->content.length, out) == file->content.length;
	if (out && fclose(out))
		good = false;
	return good || command_fail(c->command, "cannot write '%s': %s", path, strerror(errno));
}

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

static bool compile(struct compilation *c, const char *folder)
{
	struct child child;
	struct str said;
	VEC_EACH (struct file, it, &c->files)
		if (!write_file(c, folder, it))
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

/* Compiles in a temporary folder of the cache and renames it when done, since another run may be
 * doing the same. */
static bool add_to_cache(struct compilation *c, const char *cache, const char *place)
{
	char *folder = arena_printf(c->arena, "%s/" NEW_PREFIX "XXXXXX", cache);
	if (!make_folders(c->arena, cache) || !mkdtemp(folder))
		return command_fail(c->command, "cannot write to the cache '%s': %s (see $SPECC_CACHE)",
			cache, strerror(errno));
	prune(c->arena, cache);
	if (!compile(c, folder)) {
		remove_folder(c->arena, folder);
		return false;
	}
	if (!rename(folder, place))
		return true;
	int error = errno;
	remove_folder(c->arena, folder);
	if (!access(arena_printf(c->arena, "%s/tool", place), X_OK))
		return true;
	return command_fail(c->command, "cannot make '%s': %s", place, strerror(error));
}

/* The folder of the program in the cache, which may not exist yet. */
static const char *find_place(struct compilation *c, const struct isa *isa, const char *cache)
{
	find_compiler(c);
	return arena_printf(c->arena, "%s/%s", cache,
		interpreter_key(c->arena, isa, c->program->targets, c->compiler.items, c->compiler.count));
}

bool interpreter_is_ready(struct arena *arena, const struct isa *isa)
{
	struct compilation c = { .arena = arena, .program = &interpreter };
	const char *cache = cache_folder(arena);
	return cache && !access(arena_printf(arena, "%s/tool", find_place(&c, isa, cache)), X_OK);
}

static const char *find(struct compilation *c, struct diag *diag, const struct isa *isa)
{
	struct arena *arena = c->arena;
	const char *cache = cache_folder(arena);
	if (!cache)
		command_fail(c->command, "no folder for the compiled C: set SPECC_CACHE");
	if (!cache)
		return NULL;
	const char *place = find_place(c, isa, cache);
	const char *tool = arena_printf(arena, "%s/tool", place);
	bool ready = !access(tool, X_OK);
	if (!ready && !generate(c, diag, isa))
		return NULL;
	if (ready)
		utimensat(AT_FDCWD, place, NULL, 0);
	else if (!add_to_cache(c, cache, place))
		return NULL;
	return tool;
}

const char *interpreter_find(struct arena *arena, struct diag *diag, const char *command,
	const struct isa *isa, bool *refused)
{
	struct compilation c = { .arena = arena, .command = command, .program = &interpreter };
	const char *tool = find(&c, diag, isa);
	*refused = c.refused;
	return tool;
}

const char *comparison_find(
	struct arena *arena, struct diag *diag, const char *command, const struct isa *isa)
{
	struct compilation c = { .arena = arena, .command = command, .program = &comparison };
	return find(&c, diag, isa);
}
