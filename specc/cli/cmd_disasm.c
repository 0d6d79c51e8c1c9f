/* specc disasm: disassembles bytes straight from the specification. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/input.h"
#include "model/codec.h"

static const char help[] =
	"specc disasm: disassemble instructions, straight from the specification\n\n"
	"Usage: specc disasm --isa PATH... [OPTIONS] [FILE]\n\n"
	"Reads bytes from FILE or standard input and writes one instruction a line in canonical "
	"text.\n\n"
	"  -i, --isa PATH      file (.isa, or .xml as built) or folder; repeatable\n"
	"  -o, --output FILE   write there instead of standard output\n"
	"      --format=hex    the input is hex digits, two per byte (default: raw bytes)\n"
	"      --bytes         write address and bytes before each instruction\n\n"
	"What is no instruction becomes a comment line that says why and shows the bytes; the exit\n"
	"status is then 1. The next attempt is behind the length that the first unit selects.\n\n"
	"Exit status: 0 fine, 1 undefined or reserved words, or a truncated end, 2 usage or I/O.\n\n"
	"Examples:\n"
	"  specc disasm --isa isa-spec/gpu program.bin\n"
	"  echo '00...' | specc disasm --isa isa-spec/gpu --format=hex --bytes\n";

struct disassembler {
	struct arena *arena;
	struct codec *codec;
	const struct isa *isa;
	FILE *out;
	bool bytes;
	size_t bad;
};

static void print_bytes(struct disassembler *d, const uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count; i++)
		fprintf(d->out, "%02x", bytes[i]);
}

/* Returns the bytes used, at least 1. */
static size_t one(struct disassembler *d, const uint8_t *bytes, size_t size, size_t address)
{
	struct decoded decoded;
	struct arena scratch = { 0 };
	codec_decode_bytes(d->codec, bytes, size, &decoded);
	size_t length = decoded.length ? decoded.length / 8 : d->isa->unit / 8;
	if (length > size)
		length = size;
	if (d->bytes) {
		fprintf(d->out, "%08zx: ", address);
		print_bytes(d, bytes, length);
		fputs("  ", d->out);
	}
	if (decoded.status == DECODE_OK) {
		char text[1024];
		codec_format(d->codec, decoded.form, decoded.word, text, sizeof text);
		fprintf(d->out, "%s\n", text);
	} else {
		struct str reason = codec_reason(d->codec, &scratch, &decoded);
		struct str mark = d->isa->comment.length ? d->isa->comment : STR("#");
		fprintf(d->out, "%.*s ", STR_ARG(mark));
		print_bytes(d, bytes, length);
		fprintf(d->out, ": %.*s\n", STR_ARG(reason));
		d->bad++;
	}
	arena_free(&scratch);
	return length ? length : 1;
}

static int disassemble(struct disassembler *d, struct str input)
{
	const uint8_t *bytes = (const uint8_t *)input.text;
	for (size_t at = 0; at < input.length;)
		at += one(d, bytes + at, input.length - at, at);
	return d->bad ? EXIT_SPEC_ERRORS : EXIT_CLEAN;
}

static bool read_bytes(struct arena *arena, const struct options *options, struct str *input)
{
	const char *path = options->arguments.count ? options->arguments.items[0] : "-";
	size_t bad;
	struct str text;
	if (!input_read(arena, path, input))
		return false;
	text = *input;
	if (options->format != FORMAT_HEX || input_parse_hex(arena, text, input, &bad))
		return true;
	input_complain_hex(path, text, bad);
	return false;
}

static int run(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	struct str input;
	if (!has_isa_and_file("disasm", options))
		return EXIT_USAGE;
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	struct disassembler d = { .arena = arena, .bytes = options->bytes, .out = stdout };
	d.isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	int status = finish_reports(&diag, options);
	if (status && !options->keep_going)
		return status;
	if (!read_bytes(arena, options, &input))
		return EXIT_USAGE;
	d.codec = codec_new(arena, d.isa);
	if (options->output && !(d.out = fopen(options->output, "w"))) {
		fprintf(
			stderr, "specc disasm: cannot write '%s': %s\n", options->output, strerror(errno));
		return EXIT_USAGE;
	}
	status = disassemble(&d, input);
	if (d.out != stdout && fclose(d.out)) {
		fprintf(
			stderr, "specc disasm: cannot write '%s': %s\n", options->output, strerror(errno));
		return EXIT_USAGE;
	}
	return status;
}

const struct command command_disasm = {
	"disasm",
	"disassemble instructions",
	help,
	"iWfombkC",
	run,
};
