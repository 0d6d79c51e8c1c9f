/* specc asm: assembles text straight from the specification. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "model/codec.h"
#include "model/codec_alias.h"

static const char help[] =
	"specc asm: assemble instructions, straight from the specification\n\n"
	"Usage: specc asm --isa PATH... [OPTIONS] [FILE]\n\n"
	"Reads FILE or standard input, one instruction a line (empty lines and comments are fine), "
	"and\n"
	"writes the instructions' bytes in memory order.\n\n"
	"  -i, --isa PATH      file (.isa, or .xml as built) or folder; repeatable\n"
	"  -o, --output FILE   write there instead of standard output\n"
	"      --format=hex    one line per instruction, two hex digits per byte, memory order\n"
	"                      (default: raw bytes)\n\n"
	"All errors of a run are reported, with line, column and what was expected; nothing is "
	"written\n"
	"when there is one.\n\n"
	"Exit status: 0 fine, 1 errors in the input or the specification, 2 usage or input/output.\n\n"
	"Examples:\n"
	"  echo 'IADD R0, R1, -R2;' | specc asm --isa isa-spec/gpu --format=hex\n"
	"  specc asm --isa isa-spec/gpu program.s -o program.bin\n";

struct assembler {
	struct arena *arena;
	struct diag *diag;
	struct codec *codec;
	const struct isa *isa;
	bool hex;
	struct buffer out;
};

static void put_instruction(struct assembler *a, const struct parsed *parsed)
{
	uint8_t bytes[WORD_BITS / 8];
	unsigned count = parsed->opcode->length / 8;
	codec_store(a->isa, parsed->word, parsed->opcode->length, bytes);
	for (unsigned i = 0; i < count; i++)
		if (a->hex)
			buffer_printf(&a->out, "%02x", bytes[i]);
		else
			buffer_add_char(&a->out, (char)bytes[i]);
	if (a->hex)
		buffer_add_char(&a->out, '\n');
}

static bool is_blank_line(const struct isa *isa, struct str line)
{
	line = str_trim(line);
	return !line.length || (isa->comment.length && str_starts_with(line, isa->comment));
}

static void assemble(struct assembler *a, const struct source *source)
{
	for (uint32_t n = 1; n <= source->line_count; n++) {
		struct str line = source_line(source, n);
		struct parsed parsed;
		struct parsed_list list;
		if (is_blank_line(a->isa, line))
			continue;
		if (codec_parse_line(a->codec, a->arena, line, &list, &parsed)) {
			VEC_EACH(struct parsed, it, &list) put_instruction(a, it);
			continue;
		}
		uint32_t from = source->lines[n - 1] + (uint32_t)parsed.offset;
		struct span span = { source, from, from + (uint32_t)parsed.extent };
		diag_report(a->diag, CHECK_ASSEMBLY, span, "%.*s", STR_ARG(parsed.message));
	}
}

static int write_result(const struct options *options, struct str result)
{
	errno = 0;
	FILE *out = options->output ? fopen(options->output, "wb") : stdout;
	bool good =
		out && fwrite(result.text ? result.text : "", 1, result.length, out) == result.length;
	int error = errno;
	if (out && out != stdout && fclose(out) != 0 && good) {
		good = false;
		error = errno;
	}
	if (good)
		return EXIT_CLEAN;
	fprintf(stderr, "specc asm: cannot write '%s': %s\n",
		options->output ? options->output : "<stdout>", strerror(error));
	return EXIT_USAGE;
}

static int run(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	if (!has_isa_and_file("asm", options))
		return EXIT_USAGE;
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	struct assembler a = { arena, &diag, NULL, NULL, options->format == FORMAT_HEX,
		buffer_new(arena) };
	a.isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	if (diag.errors && !options->keep_going)
		return finish_reports(&diag, options);
	a.codec = codec_new(arena, a.isa);
	const struct source *source =
		source_read(arena, &diag, options->arguments.count ? options->arguments.items[0] : "-");
	size_t errors = diag.errors;
	if (source)
		assemble(&a, source);
	bool failed = !source || diag.errors > errors;
	int status = finish_reports(&diag, options);
	if (failed)
		return status;
	int written = write_result(options, buffer_str(&a.out));
	return written ? written : status;
}

const struct command command_asm = {
	"asm",
	"assemble instructions",
	help,
	"iWfomkC",
	run,
};
