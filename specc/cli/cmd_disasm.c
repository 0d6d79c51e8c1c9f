/* SPDX-License-Identifier: MIT */
/* specc disasm: disassembles bytes straight from the specification. */
#include <stdio.h>
#include <string.h>

#include "asm/disassemble.h"
#include "base/replace.h"
#include "cli/cli.h"
#include "cli/input.h"
#include "codec/codec.h"

static const struct option_word disasm_formats[] = {
	{ "bin", "raw bytes or an ELF file (default)" },
	{ "hex", "hex digits, two per byte" },
	{ 0 },
};
static const struct help_row disasm_rows[] = {
	{ .text = "Reads bytes or an ELF file from FILE or standard input and writes one instruction "
			  "per line, in canonical form or as an alias with Printed<>. Bytes that are not an "
			  "instruction become .byte, with "
			  "the reason as a comment. `specc asm` turns the output back into the same bytes." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_KEEP_GOING },
	{ .option = OPTION_OUTPUT },
	{ .option = OPTION_FORMAT, .text = "format of the input:", .words = disasm_formats },
	{ .option = OPTION_BYTES },
	{ .option = OPTION_ORIGIN },
	{ .option = OPTION_LABELS },
	{ .option = OPTION_SYMBOLS },
	{ .option = OPTION_NO_ALIASES },
	{ .option = OPTION_PLAIN, .text = "print undefined words as comments, and no labels" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text =
			"After an undefined word, decoding resumes at the length selected by its first unit." },
	{ 0 },
};

/* Prints the error of an input and returns the exit status. */
static int complain_of_file(const char *path, struct str error)
{
	fprintf(stderr, "specc disasm: cannot read '%s': %.*s\n", path, STR_ARG(error));
	return EXIT_SPEC_ERRORS;
}

static int read_symbols(
	struct arena *arena, const struct isa *isa, const char *path, struct asm_image *image)
{
	struct str bytes, error;
	struct asm_image other;
	if (!input_read(arena, path, &bytes))
		return EXIT_USAGE;
	if (!asm_read_elf(arena, isa, bytes, ASM_ELF_LINKED, &other, &error))
		return complain_of_file(path, error);
	image->symbols.items = other.symbols.items;
	image->symbols.count = image->symbols.capacity = other.symbols.count;
	return EXIT_CLEAN;
}

/* Reads the bytes with their addresses; returns the exit status. */
static int read_image(struct arena *arena, const struct options *options, const struct isa *isa,
	struct asm_image *image, bool *is_elf)
{
	const char *path = options->arguments.count ? options->arguments.items[0] : "-";
	size_t bad;
	struct str text, bytes, error;
	*image = (struct asm_image){ 0 };
	if (!input_read(arena, path, &text))
		return EXIT_USAGE;
	bytes = text;
	if (options->format == FORMAT_HEX && !str_parse_hex(arena, text, &bytes, &bad)) {
		input_complain_hex(path, text, bad);
		return EXIT_USAGE;
	}
	*is_elf = options->format != FORMAT_HEX && asm_is_elf(bytes);
	if (*is_elf && !asm_read_elf(arena, isa, bytes, ASM_ELF_LINKED, image, &error))
		return complain_of_file(path, error);
	if (bytes.length && bytes.length - 1 > UINT64_MAX - options->origin)
		return complain_of_file(path, STR("it goes beyond the last address"));
	struct asm_chunk chunk = { options->origin, (const uint8_t *)bytes.text, bytes.length };
	if (!*is_elf && bytes.length)
		VEC_PUSH(arena, &image->chunks, chunk);
	return options->symbols ? read_symbols(arena, isa, options->symbols, image) : EXIT_CLEAN;
}

static int disassemble(struct arena *arena, const struct options *options, const struct isa *isa,
	const struct asm_image *image, bool is_elf)
{
	struct disasm_options how = {
		.bytes = options->bytes, .plain = options->plain, .canonical = options->no_aliases
	};
	struct replacements set = { .arena = arena };
	how.labels = !options->plain && (is_elf || options->labels || options->symbols);
	FILE *out = options->output ? replace_open(&set, options->output) : stdout;
	size_t bad = out ? asm_disassemble(arena, codec_new(arena, isa), image, &how, out) : 0;
	if (!replace_finish(&set))
		return command_misuse("disasm", "cannot write '%s': %s", set.path, set.why);
	return bad && !is_elf ? EXIT_SPEC_ERRORS : EXIT_CLEAN;
}

static int run_disasm(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct asm_image image;
	bool is_elf;
	int specification;
	if (!has_one_file("disasm", options))
		return EXIT_USAGE;
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	if (!goes_on(arena, &diag, options, isa, &specification))
		return specification;
	int status = read_image(arena, options, isa, &image, &is_elf);
	if (status)
		return status;
	return joined_status(specification, disassemble(arena, options, isa, &image, is_elf));
}

const struct command command_disasm = {
	.name = "disasm",
	.summary = "disassemble instructions directly from the specification",
	.usage = "PATH [OPTIONS] [FILE]",
	.rows = disasm_rows,
	.status = "0 success, 1 undefined or reserved words, a truncated end (except in ELF files) or "
			  "a damaged ELF file, 2 usage or input/output.",
	.examples = "  specc disasm isa-spec/gpu program.bin\n"
				"  echo '00...' | specc disasm isa-spec/gpu --format=hex --bytes\n",
	.argument = "FILE",
	.run = run_disasm,
};
