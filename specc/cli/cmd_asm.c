/* specc asm: assembles text straight from the specification. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/assemble.h"
#include "cli/cli.h"

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

static struct str result_text(
	struct arena *arena, const struct options *options, const struct assembly *assembly)
{
	struct buffer out = buffer_new(arena);
	if (options->format != FORMAT_HEX)
		return buffer_str(&assembly->bytes);
	for (size_t i = 0; i < assembly->list.count; i++) {
		const struct assembled *at = &assembly->list.items[i];
		for (size_t k = 0; k < at->size; k++)
			buffer_printf(&out, "%02x", (unsigned char)assembly->bytes.text[at->offset + k]);
		buffer_add_char(&out, '\n');
	}
	return buffer_str(&out);
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
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_FORMS);
	if (diag.errors && !options->keep_going)
		return finish_reports(&diag, options);
	const struct source *source =
		source_read(arena, &diag, options->arguments.count ? options->arguments.items[0] : "-");
	struct assembly assembly;
	bool good = source && assemble(arena, &diag, codec_new(arena, isa), source, &assembly);
	int status = finish_reports(&diag, options);
	if (!good)
		return status;
	int written = write_result(options, result_text(arena, options, &assembly));
	return written ? written : status;
}

const struct command command_asm = {
	"asm",
	"assemble instructions",
	help,
	"iWfomkC",
	run,
};
