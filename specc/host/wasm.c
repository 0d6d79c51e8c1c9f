/* SPDX-License-Identifier: MIT */
/* Targets c and wasm of an instruction set -> the codec and the interpreter of its pages: modules
 * of WebAssembly, compiled by clang, as scripts, so that pages work from a folder as well. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "host/cache.h"
#include "host/child.h"
#include "host/host.h"
#include "host/key.h"
#include "host/pack.h"

#define CODEC_SCRIPT "codec-wasm.js"
#define RUN_SCRIPT   "run-wasm.js"

enum { PART = 32768 }; /* bytes of a module that are compressed together */

/* The programs that compile, with what tells one version from another. */
struct tools {
	const char *compiler, *linker; /* as the user names them */
	const char *words[6];          /* for the key; ends with NULL */
};

/* One codec that is not in the cache. */
struct job {
	struct wasm_codec *codec;
	const char *folder, *place;
	bool runs; /* there is an interpreter */
};

struct command_line {
	const struct job *job;
	const char *source; /* for messages */
	VEC(const char *) argv;
};

struct wasm {
	struct arena *arena;
	const char *command;
	struct tools tools;
	size_t most; /* processes at a time */
	VEC(struct job) jobs;
	VEC(struct command_line) lines;
	bool refused;
};

/* ---- the tools ---- */

/* Where the program is, with size and time of what the name stands for; NULL: nowhere. */
static const char *identify(struct arena *arena, const char *name)
{
	struct str rest = str_from_c(strchr(name, '/') ? "" : getenv("PATH") ? getenv("PATH") : "");
	do {
		size_t end = rest.length ? strcspn(rest.text, ":") : 0;
		const char *path =
			strchr(name, '/') ? name : arena_printf(arena, "%.*s/%s", (int)end, rest.text, name);
		struct stat info;
		if (!access(path, X_OK) && !stat(path, &info) && S_ISREG(info.st_mode))
			return arena_printf(
				arena, "%s %lld %lld", path, (long long)info.st_size, (long long)info.st_mtime);
		rest = str_slice(rest, end + (end < rest.length), rest.length);
	} while (rest.length);
	return NULL;
}

static const char *chosen(const char *variable, const char *usual)
{
	const char *value = getenv(variable);
	return value && *value ? value : usual;
}

/* Sets the tools; returns what is missing, or NULL. */
static const char *find_tools(struct arena *arena, struct tools *tools)
{
	tools->compiler = chosen("CLANG", "clang");
	tools->linker = chosen("WASM_LD", "wasm-ld");
	tools->words[0] = identify(arena, tools->compiler);
	tools->words[1] = tools->words[0] ? identify(arena, tools->linker) : NULL;
	bool linker = tools->words[1] || identify(arena, tools->linker);
	if (tools->words[0] && linker)
		return NULL;
	return arena_printf(arena, "%s%s%s%s", tools->words[0] ? "" : tools->compiler,
		tools->words[0] || linker ? "" : " and ", linker ? "" : tools->linker,
		linker ? "" : " (package lld)");
}

/* Can the compiler make WebAssembly? */
static bool has_target(struct arena *arena, const struct tools *tools)
{
	const char *const argv[] = { tools->compiler, "--print-targets", NULL };
	struct child child;
	struct str said;
	return child_start(&child, argv, (struct str){ 0 }, true) &&
		   !child_finish(arena, &child, &said) && str_find(said, 0, STR("wasm32")) < said.length;
}

/* ---- processes ---- */

static void show_codec_progress(void *user, size_t started)
{
	const struct wasm *w = user;
	if (isatty(STDERR_FILENO) && started < w->lines.count)
		fprintf(stderr, "\r\033[Kcompiling the codec: %s (%zu of %zu)",
			w->lines.items[started].source, started + 1, w->lines.count);
	else if (isatty(STDERR_FILENO))
		fputs("\r\033[K", stderr);
}

static bool run_lines(struct wasm *w)
{
	struct child_lines lines = { .most = w->most, .show = show_codec_progress, .user = w };
	VEC_EACH (struct command_line, it, &w->lines)
		VEC_PUSH(w->arena, &lines.list, it->argv.items);
	bool good = child_run(w->arena, &lines);
	const struct command_line *failed = good ? NULL : &w->lines.items[lines.failed];
	w->lines.count = 0;
	if (good || !lines.said.text)
		return good;
	w->refused = true;
	return command_fail(w->command, "the generated C of '%.*s' does not compile with '%s'%s:\n%.*s",
		STR_ARG(failed->job->codec->prefix), failed->argv.items[0],
		" (see $CLANG, $WASM_LD and --no-codec)", STR_ARG(lines.said));
}

static void add_command_words(struct wasm *w, struct command_line *line, const char *const *words)
{
	for (; *words; words++)
		VEC_PUSH(w->arena, &line->argv, *words);
}

/* Ends the list of words. */
static void add_command_line(struct wasm *w, struct command_line *line)
{
	VEC_PUSH(w->arena, &line->argv, (const char *)NULL);
	VEC_PUSH(w->arena, &w->lines, *line);
}

/* ---- compiling ---- */

/* The largest sources first: the others fill the time beside them. */
static const char *const all_parts[] = { "kernels", "run", "tables", "format", "parse", "decode",
	"encode", "number", "page", "page_run", "state", "state_text", NULL };
static const char *const codec_parts[] = { "decode", "encode", "format", "parse", "number",
	"tables", "page", NULL };
static const char *const run_parts[] = { "decode", "encode", "tables", "run", "kernels", "state",
	"state_text", "page_run", NULL };

static const char *in_folder(
	struct wasm *w, const struct job *job, const char *part, const char *end)
{
	return arena_printf(
		w->arena, "%s/%.*s_%s%s", job->folder, STR_ARG(job->codec->prefix), part, end);
}

static void add_compilation(struct wasm *w, const struct job *job, const char *part)
{
	bool is_codec = str_is_one_of(str_from_c(part), codec_parts);
	const char *source = in_folder(w, job, part, ".c");
	const char *all_kernels = arena_printf(
		w->arena, "-D%.*s_ALL_KERNELS", STR_ARG(str_upper(w->arena, job->codec->prefix)));
	const char *const words[] = { w->tools.compiler, "--target=wasm32", is_codec ? "-Oz" : "-O2",
		"-std=c11", "-ffreestanding", "-fno-ident", "-mbulk-memory", "-ffunction-sections",
		"-fdata-sections", all_kernels, "-I", job->folder, "-c", "-o",
		in_folder(w, job, part, ".o"), source, NULL };
	struct command_line line = { .job = job, .source = file_base(source) };
	if (!is_codec && !job->runs)
		return;
	add_command_words(w, &line, words);
	add_command_line(w, &line);
}

static void add_link(struct wasm *w, const struct job *job, const char *module, const char *stack,
	const char *const *names)
{
	const char *const words[] = { w->tools.linker, "--no-entry", "--gc-sections", "--strip-all",
		"-z", stack, "-o", arena_printf(w->arena, "%s/%s", job->folder, module), NULL };
	struct command_line line = { .job = job, .source = module };
	add_command_words(w, &line, words);
	for (; *names; names++)
		VEC_PUSH(w->arena, &line.argv, in_folder(w, job, *names, ".o"));
	add_command_line(w, &line);
}

static bool compile_codec(struct wasm *w)
{
	for (const char *const *part = all_parts; *part; part++)
		VEC_EACH (const struct job, job, &w->jobs)
			add_compilation(w, job, *part);
	if (!run_lines(w))
		return false;
	VEC_EACH (const struct job, job, &w->jobs) {
		add_link(w, job, "codec.wasm", "stack-size=65536", codec_parts);
		if (job->runs)
			add_link(w, job, "run.wasm", "stack-size=1048576", run_parts);
	}
	return run_lines(w);
}

/* ---- scripts ---- */

static bool take_codec_file(struct wasm *w, const char *folder, const char *name, struct str *text)
{
	const char *path = arena_printf(w->arena, "%s/%s", folder, name), *why;
	int file = file_open(path, &why);
	text->text = file < 0 ? NULL : file_take(w->arena, file, &text->length);
	if (file >= 0 && !text->text)
		why = strerror(errno);
	file_close(file);
	return text->text || command_fail(w->command, "cannot read '%s': %s", path, why);
}

/* The module as a script. Its parts are compressed each by itself: tables differ from code, and
 * gzip finds their boundaries no better. */
static bool script(struct wasm *w, const struct job *job, const char *name, struct str *text)
{
	struct str module;
	struct buffer out = buffer_new(w->arena);
	if (!take_codec_file(w, job->folder, arena_printf(w->arena, "%s.wasm", name), &module))
		return false;
	buffer_printf(&out, "speccCodec.module(\"%s\",[", name);
	for (size_t at = 0; at < module.length; at += PART) {
		size_t end = at + PART < module.length ? at + PART : module.length;
		buffer_add(&out, at ? STR(",\"") : STR("\""));
		pack_base64(&out, pack_gzip(w->arena, str_slice(module, at, end)));
		buffer_add_char(&out, '"');
	}
	buffer_add(&out, STR("]);\n"));
	*text = buffer_str(&out);
	return true;
}

/* Only the scripts stay in the folder. */
static bool keep_scripts(struct wasm *w, const struct job *job)
{
	struct wasm_codec *codec = job->codec;
	if (!script(w, job, "codec", &codec->codec) ||
		(job->runs && !script(w, job, "run", &codec->run)))
		return false;
	cache_clear(w->arena, job->folder);
	return (!job->runs || cache_write(w->arena, w->command, job->folder, RUN_SCRIPT, codec->run)) &&
		   cache_write(w->arena, w->command, job->folder, CODEC_SCRIPT, codec->codec) &&
		   cache_keep(w->arena, w->command, job->folder, job->place);
}

/* ---- the cache ---- */

static bool has_kernels(struct arena *arena, const struct wasm_codec *codec)
{
	const char *path = arena_printf(arena, "c/%.*s_kernels.c", STR_ARG(codec->prefix));
	VEC_EACH (const struct host_file, file, &codec->files->list)
		if (!strcmp(file->path, path))
			return true;
	return false;
}

/* Takes the scripts from the cache, or notes what is to be done. */
static bool look_up_codec(struct wasm *w, const char *cache, struct wasm_codec *codec)
{
	struct job job = { .codec = codec, .runs = has_kernels(w->arena, codec) };
	job.place =
		arena_printf(w->arena, "%s/%s", cache, files_key(w->arena, codec->files, w->tools.words));
	if (access(arena_printf(w->arena, "%s/" CODEC_SCRIPT, job.place), R_OK) ||
		(job.runs && access(arena_printf(w->arena, "%s/" RUN_SCRIPT, job.place), R_OK))) {
		VEC_PUSH(w->arena, &w->jobs, job);
		return true;
	}
	cache_touch(job.place);
	return take_codec_file(w, job.place, CODEC_SCRIPT, &codec->codec) &&
		   (!job.runs || take_codec_file(w, job.place, RUN_SCRIPT, &codec->run));
}

static bool write_sources(struct wasm *w, const char *cache, struct job *job)
{
	job->folder = cache_begin(w->arena, w->command, cache);
	if (!job->folder)
		return false;
	VEC_EACH (const struct host_file, file, &job->codec->files->list)
		if (!cache_write(w->arena, w->command, job->folder, file_base(file->path), file->content))
			return false;
	return true;
}

static bool make_codec(struct wasm *w, const char *cache)
{
	bool good = true;
	VEC_EACH (struct job, job, &w->jobs)
		good = good && write_sources(w, cache, job);
	good = good && compile_codec(w);
	VEC_EACH (struct job, job, &w->jobs) {
		good = good && keep_scripts(w, job);
		if (!good && job->folder)
			cache_drop(w->arena, job->folder);
	}
	return good;
}

enum wasm_result wasm_compile(struct arena *arena, const char *command, struct wasm_codec *codecs,
	size_t count, size_t jobs, const char **missing)
{
	struct wasm w = { .arena = arena, .command = command, .most = jobs ? jobs : 1 };
	const char *cache = cache_folder(arena);
	if ((*missing = find_tools(arena, &w.tools)))
		return WASM_MISSING;
	if (!cache)
		command_fail(command, "no folder for the compiled C: set SPECC_CACHE");
	for (size_t i = 0; i < count && cache; i++)
		if (!look_up_codec(&w, cache, &codecs[i]))
			return WASM_FAILED;
	if (!cache)
		return WASM_FAILED;
	if (w.jobs.count && !has_target(arena, &w.tools)) {
		*missing = arena_printf(arena, "%s with target wasm32", w.tools.compiler);
		return WASM_MISSING;
	}
	if (make_codec(&w, cache))
		return WASM_MADE;
	return w.refused ? WASM_REFUSED : WASM_FAILED;
}
