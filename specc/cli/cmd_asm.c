/* SPDX-License-Identifier: MIT */
/* specc asm: assembles programs straight from the specification. */
#include <stdio.h>
#include <string.h>

#include "asm/assemble.h"
#include "base/replace.h"
#include "cli/cli.h"
#include "cli/asm_options.h"

static const struct option_word asm_formats[] = {
	{ "bin", "bytes from the lowest to the highest address (default)" },
	{ "hex", "one line per instruction, two hex digits per byte, memory order" },
	{ "elf32", "an executable with symbols" },
	{ "elf64", "the same for 64 bits" },
	{ 0 },
};
static const struct help_row asm_rows[] = {
	{ .text =
			"Reads FILE or standard input: instructions, labels, expressions, and directives such "
			"as .org, .byte, .word, .ascii, .align, .equ and .include; see docs/assembler.md. If a "
			"line with labels has several encodings, the shortest one that fits is used." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_KEEP_GOING },
	{ .option = OPTION_OUTPUT },
	{ .option = OPTION_FORMAT, .words = asm_formats },
	{ .option = OPTION_FILL },
	{ .option = OPTION_ENTRY },
	{ .option = OPTION_LISTING },
	{ .option = OPTION_MAP },
	{ .option = OPTION_INCLUDE },
	{ .option = OPTION_DEFINE },
	{ .option = OPTION_PLAIN },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text = "All errors are reported with line, column and the expected text. After an error, "
			  "nothing is written." },
	{ 0 },
};

/* ---- formats ---- */

/* One line per instruction; for data, one line per 16 bytes, and a new one for each chunk. */
static struct str hex_text(
	struct arena *arena, const struct asm_image *image, const struct buffer *bytes)
{
	struct buffer out = buffer_new(arena);
	uint64_t start = image->chunks.count ? image->chunks.items[0].address : 0;
	size_t next = 0;
	for (size_t at = 0; at < bytes->length;) {
		while (next < image->lines.count && image->lines.items[next].address - start < at)
			next++;
		const struct asm_line *line = next < image->lines.count ? &image->lines.items[next] : NULL;
		uint64_t from = line ? line->address - start : bytes->length;
		size_t most = from == at ? line->size : (size_t)(from - at);
		if (most > 16 && !(from == at && line->is_code))
			most = 16;
		buffer_add_bytes(&out, (struct str){ bytes->text + at, most });
		buffer_add_char(&out, '\n');
		at += most;
	}
	return buffer_str(&out);
}

/* Sets *result to the output; false after a message. */
static bool result_text(struct arena *arena, const struct isa *isa, const struct options *options,
	const struct asm_image *image, struct str *result)
{
	struct str error;
	struct buffer bytes;
	if (options->format == FORMAT_ELF32 || options->format == FORMAT_ELF64) {
		unsigned bits = options->format == FORMAT_ELF32 ? 32 : 64;
		if (asm_write_elf(arena, isa, image, bits, result, &error))
			return true;
		return command_fail("asm", "%.*s", STR_ARG(error));
	}
	if (!asm_flatten(arena, image, (uint8_t)options->fill, &bytes))
		return command_fail(
			"asm", "more than 256 MiB from the lowest to the highest address; try --format=elf32");
	*result = options->format == FORMAT_HEX ? hex_text(arena, image, &bytes) : buffer_str(&bytes);
	return true;
}

static void write_asm_text(struct replacements *set, const char *path, struct str text)
{
	FILE *out = path ? replace_open(set, path) : stdout;
	if (out && text.length)
		fwrite(text.text, 1, text.length, out);
}

/* Writes all files or none; false after a message. */
static bool write_images(struct arena *arena, const struct isa *isa, const struct options *options,
	const struct asm_image *image)
{
	struct replacements set = { .arena = arena };
	struct str result;
	if (!result_text(arena, isa, options, image, &result))
		return false;
	if (options->listing)
		write_asm_text(&set, options->listing, asm_listing(arena, image));
	if (options->map)
		write_asm_text(&set, options->map, asm_map(arena, image));
	write_asm_text(&set, options->output, result);
	if (replace_finish(&set))
		return true;
	return command_fail("asm", "cannot write '%s': %s", set.path, set.why);
}

static int run_asm(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct asm_options asm_options;
	struct asm_image image;
	int specification;
	if (!has_one_file("asm", options))
		return EXIT_USAGE;
	if (!diag_from_options(&diag, arena, options) ||
		!asm_options_from(arena, "asm", options, &asm_options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	if (!goes_on(arena, &diag, options, isa, &specification))
		return specification;
	const struct source *source =
		source_read(arena, &diag, options->arguments.count ? options->arguments.items[0] : "-");
	bool good =
		source && asm_assemble(arena, &diag, codec_new(arena, isa), source, &asm_options, &image);
	int status = joined_status(specification, finish_reports(&diag, options));
	if (!good)
		return status;
	return write_images(arena, isa, options, &image) ? status : EXIT_USAGE;
}

const struct command command_asm = {
	.name = "asm",
	.summary = "assemble programs directly from the specification",
	.usage = "PATH [OPTIONS] [FILE]",
	.rows = asm_rows,
	.status = "0 success, 1 errors in the input or the specification, 2 usage or I/O.",
	.examples = "  echo 'IADD R0, R1, -R2;' | specc asm isa-spec/gpu --format=hex\n"
				"  specc asm isa-spec/gpu program.s -o program.bin\n",
	.argument = "FILE",
	.run = run_asm,
};
