/* SPDX-License-Identifier: MIT */
/* specc fuzz: compares an existing decoder with the specification, word by word. */
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/cache.h"
#include "host/child.h"
#include "cli/cli.h"
#include "cli/execution.h"

extern char **environ;

static const struct help_row fuzz_rows[] = {
	{ .text = "Generates words (legal, almost legal, unallocated and random ones), passes each to "
			  "the decoder and reports wrong answers. There is one finding per cause, with the "
			  "simplest word that shows it, the line of the specification, the field at fault, and "
			  "an example to paste into the specification. The decoder runs in its own process, so "
			  "it may crash or hang." },
	{ .text = "DECODER is one of" },
	{ .term = "./program",
		.text = "reads lines of hexadecimal digits (the bytes of an instruction in memory order) "
				"and answers each with one line: the text of the instruction, or an empty line if "
				"it is not an instruction; or `ok LENGTH [OPCODE [TEXT]]`, `undefined` or `skip`. "
				"It is run with the ARGUMENTs." },
	{ .term = "./decoder.so", .text = "a shared object with the functions of specc_decoder.h" },
	{ .term = "decoder.c", .text = "the same as source code, compiled with $CC (cc)" },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_KEEP_GOING,
		.text = "compare the sound definitions despite errors; exit status is 1" },
	{ .option = OPTION_AGAINST },
	{ .option = OPTION_FUZZ_TIME },
	{ .option = OPTION_FUZZ_COUNT },
	{ .option = OPTION_FUZZ_SEED },
	{ .option = OPTION_FUZZ_OPCODE },
	{ .option = OPTION_FUZZ_MASK },
	{ .option = OPTION_FUZZ_DEFINED_ONLY },
	{ .option = OPTION_FUZZ_ONLY },
	{ .option = OPTION_FUZZ_NORMALIZE },
	{ .option = OPTION_FUZZ_NUMBER_BITS },
	{ .option = OPTION_FUZZ_SPELLING },
	{ .option = OPTION_FUZZ_REFUSED },
	{ .option = OPTION_FUZZ_TIMEOUT },
	{ .option = OPTION_FUZZ_LATE },
	{ .option = OPTION_FUZZ_MAX_FINDINGS },
	{ .option = OPTION_FUZZ_WORDS },
	{ .option = OPTION_FUZZ_FORMAT },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_COLOR },
	{ .text = "See docs/fuzz-decoder.md. To run the harnesses of the generated C, see `make fuzz` "
			  "and docs/fuzz.md." },
	{ 0 },
};

struct fuzz {
	struct arena *arena;
	const struct options *options;
	const struct isa *isa;
	const char *folder; /* of temporary files */
	const char *places, *library;
};

/* ---- positions of definitions ---- */

static void print_spec_place(FILE *out, struct span span)
{
	span = source_shown(span);
	if (span.source)
		fprintf(out, "%s:%u", span.source->path,
			(unsigned)source_position(span.source, span.from).line);
}

/* OPCODE TAB FIELD TAB PLACE TAB BITS; FIELD is empty for the opcode itself. */
static void print_places(struct arena *arena, FILE *out, const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		struct str name = (*it)->definition->name;
		fprintf(out, "%.*s\t\t", STR_ARG(name));
		print_spec_place(out, (*it)->definition->name_span);
		fputs("\t\n", out);
		VEC_EACH (struct field *, field, &(*it)->fields) {
			fprintf(out, "%.*s\t%.*s\t", STR_ARG(name), STR_ARG((*field)->name));
			print_spec_place(out, (*field)->span);
			fprintf(out, "\t%.*s\n", STR_ARG(field_range_text(arena, *field)));
		}
	}
}

static const char *folder_of_tool(struct arena *arena, const char *path)
{
	const char *slash = strrchr(path, '/');
	return arena_copy(arena, path, slash ? (size_t)(slash - path) : 0);
}

/* Creates a folder next to that of the tool in the cache. Its name lets a later run remove it if
 * this one cannot. */
static bool make_harness_files(struct fuzz *fuzz, const char *tool)
{
	const char *cache = folder_of_tool(fuzz->arena, folder_of_tool(fuzz->arena, tool));
	char *folder = arena_printf(fuzz->arena, "%s/" COMPARISON_PREFIX "XXXXXX", cache);
	fuzz->folder = mkdtemp(folder);
	fuzz->places = arena_printf(fuzz->arena, "%s/places", folder);
	FILE *out = fuzz->folder ? fopen(fuzz->places, "w") : NULL;
	if (out)
		print_places(fuzz->arena, out, fuzz->isa);
	bool good = out && !ferror(out);
	if (out && fclose(out))
		good = false;
	return good || command_fail("fuzz", "cannot write '%s': %s", fuzz->places, strerror(errno));
}

static void remove_files(const struct fuzz *fuzz)
{
	if (!fuzz->folder)
		return;
	if (fuzz->library)
		unlink(fuzz->library);
	unlink(fuzz->places);
	rmdir(fuzz->folder);
}

/* ---- the decoder ---- */

/* Compiles decoder.c into a shared object. headers: the folder of specc_decoder.h. */
static bool compile_harness(struct fuzz *fuzz, const char *headers)
{
	struct child child;
	struct str said;
	const char *cc = getenv("CC");
	const char *line = arena_printf(fuzz->arena,
		"exec %s -std=c11 -O1 -g -shared -fPIC -I\"$1\" -o \"$2\" \"$3\"", cc && *cc ? cc : "cc");
	fuzz->library = arena_printf(fuzz->arena, "%s/decoder.so", fuzz->folder);
	const char *const argv[] = { "/bin/sh", "-c", line, "cc", headers, fuzz->library,
		fuzz->options->against, NULL };
	if (!child_start(&child, argv, (struct str){ 0 }, true))
		return false;
	int status = child_finish(fuzz->arena, &child, &said);
	fprintf(stderr, "%.*s", STR_ARG(said));
	return !status || command_fail("fuzz", "'%s' does not compile", fuzz->options->against);
}

/* ---- running ---- */

/* Runs it with the standard streams of this process. It handles an interrupt itself, and then
 * prints its findings. */
static int run_harness(const char *const *argv)
{
	pid_t id;
	fflush(stdout);
	int error = posix_spawn(&id, argv[0], NULL, NULL, (char *const *)(uintptr_t)argv, environ);
	if (error)
		return command_misuse("fuzz", "cannot run '%s': %s", argv[0], strerror(error));
	signal(SIGINT, SIG_IGN);
	int status = child_wait(id);
	signal(SIGINT, SIG_DFL);
	if (status >= 0 && status <= EXIT_USAGE)
		return status;
	return command_misuse("fuzz", "the comparison ended abnormally");
}

/* A file of this folder, if there is one: a name without a slash would be looked for elsewhere. */
static const char *path_from_here(struct arena *arena, const char *decoder)
{
	if (strchr(decoder, '/') || access(decoder, F_OK))
		return decoder;
	return arena_printf(arena, "./%s", decoder);
}

static int compare_decoders(struct fuzz *fuzz, const char *tool)
{
	const struct options *options = fuzz->options;
	size_t count = 0, most = options->forwarded.count + options->arguments.count + 6;
	const char **argv = ARENA_ARRAY(fuzz->arena, const char *, most);
	argv[count++] = tool;
	VEC_EACH (const char *, it, &options->forwarded)
		argv[count++] = *it;
	argv[count++] = "--places";
	argv[count++] = fuzz->places;
	argv[count++] = "--";
	if (options->against)
		argv[count++] =
			fuzz->library ? fuzz->library : path_from_here(fuzz->arena, options->against);
	VEC_EACH (const char *, it, &options->arguments)
		argv[count++] = *it;
	return run_harness(argv);
}

/* A file that is there is a program, a shared object or C. */
static bool is_decoder(const char *path)
{
	struct str name = str_from_c(path);
	if (access(path, F_OK) || str_ends_with(name, STR(".c")) || str_ends_with(name, STR(".so")) ||
		!access(path, X_OK))
		return true;
	return command_fail("fuzz",
		"'%s' is not executable; expected a program, a shared object (.so) or C (.c); other source "
		"becomes a shared object, as with `c++ -shared -fPIC -o decoder.so decoder.cpp`",
		path);
}

static bool has_decoder(const struct options *options)
{
	if (!options->against && !options->arguments.count)
		return command_fail("fuzz",
			"expected --against DECODER; see --help (to run the harnesses of "
			"the generated C, use `make fuzz`)");
	return !options->against || is_decoder(options->against);
}

static int run_fuzz(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct fuzz fuzz = { .arena = arena, .options = options };
	int specification;
	if (!has_decoder(options) || !diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	fuzz.isa = load_isa(arena, &diag, options, DEPTH_CHECKS);
	if (!goes_on(arena, &diag, options, fuzz.isa, &specification))
		return specification;
	const char *tool = comparison_find(arena, &diag, "fuzz", fuzz.isa);
	int status = tool && specification ? EXIT_CLEAN : finish_reports(&diag, options);
	if (!tool)
		return status ? status : EXIT_USAGE;
	bool good = make_harness_files(&fuzz, tool);
	if (good && options->against && str_ends_with(str_from_c(options->against), STR(".c")))
		good = compile_harness(&fuzz, folder_of_tool(arena, tool));
	status = good ? compare_decoders(&fuzz, tool) : EXIT_USAGE;
	remove_files(&fuzz);
	return joined_status(specification, status);
}

const struct command command_fuzz = {
	.name = "fuzz",
	.summary = "compare your decoder or disassembler with the specification",
	.usage = "PATH --against DECODER [OPTIONS] [-- ARGUMENT...]",
	.rows = fuzz_rows,
	.status = "0 no findings, 1 findings or errors in the specification, 2 usage, input/output or "
			  "a decoder that cannot be run.",
	.examples = "  specc fuzz isa-spec/tiny --against ./my-disassembler\n"
				"  specc fuzz isa-spec/gpu --against ./decoder.so --time 60\n"
				"  specc fuzz my.isa --against ./dis.sh --opcode ADD --normalize rules -- --raw\n",
	.argument = "ARGUMENT",
	.run = run_fuzz,
};
