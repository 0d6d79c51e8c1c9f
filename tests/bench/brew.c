/* Measures the generated C of Brew. `brew decode`: ns per instruction to decode mixed code of 16,
 * 32 and 48 bits, and to decode and format it. `brew run FILE`: runs the flat program FILE from
 * address 0, several times, and prints millions of instructions a second, their number and $r8 at
 * the end. */
#include <inttypes.h>
#include <string.h>

#include "brew_run.h"
#include "timing.h"

enum { COUNT = 1 << 18, MEMORY = 1 << 20 };

/* Legal instructions, one behind another: 58 of 100 of 16 bits, as in RISC-V code, 10 of 48. */
static size_t make_code(uint8_t *code)
{
	static const unsigned shares[] = { 58, 32, 10 };
	uint64_t random = 1;
	size_t size = 0;
	for (size_t made = 0; made < COUNT;) {
		struct brew_insn insn;
		unsigned wanted = (unsigned)(timing_random(&random) >> 32) % 100, length = 2;
		for (unsigned i = 0; wanted >= shares[i]; i++, length += 2)
			wanted -= shares[i];
		for (;;) {
			uint64_t bits = timing_random(&random);
			for (unsigned i = 0; i < 6; i++)
				code[size + i] = (uint8_t)(bits >> 8 * i);
			if (brew_decode(code + size, 6, &insn) == BREW_STATUS_OK && insn.length == length)
				break;
		}
		size += length;
		made++;
	}
	return size;
}

static int decode(void)
{
	uint8_t *code = calloc(COUNT, 6);
	struct brew_insn *insns = calloc(COUNT, sizeof *insns);
	double ns;
	if (!code || !insns)
		return 2;
	size_t size = make_code(code);
	TIMING(&ns, COUNT, {
		size_t i = 0;
		for (size_t at = 0; at < size; at += insns[i++].length)
			brew_decode(code + at, size - at, &insns[i]);
		TIMING_SINK(insns);
	});
	printf("decode %.2f\n", ns);
	TIMING(&ns, COUNT, {
		struct brew_insn insn;
		char text[BREW_TEXT_MAX + 1];
		for (size_t at = 0; at < size; at += insn.length) {
			brew_decode(code + at, size - at, &insn);
			TIMING_SINK(brew_format(&insn, text, sizeof text));
		}
	});
	printf("text %.2f\n", ns);
	free(code);
	free(insns);
	return 0;
}

static int run(const char *path)
{
	static uint8_t bytes[MEMORY], image[MEMORY];
	static struct brew_state state;
	struct brew_program program;
	size_t needed = brew_program_room(MEMORY);
	void *room = malloc(needed);
	FILE *in = fopen(path, "rb");
	size_t size = in ? fread(image, 1, sizeof image, in) : 0;
	uint64_t steps = 0;
	double ns;
	if (!size || !room)
		return 2;
	fclose(in);
	enum brew_stop stop = BREW_STOP_NONE;
	double values[5];
	for (unsigned i = 0; i < 5; i++) {
		memset(room, 0, needed);
		memcpy(bytes, image, sizeof image);
		state.MEM = (struct brew_writable_bank){ .bytes = bytes, .size = sizeof bytes };
		brew_load(&program, room, needed, 0, MEMORY);
		brew_reset(&state);
		double from = timing_now();
		stop = brew_run(&state, &program, UINT64_MAX, &steps);
		values[i] = timing_now() - from;
	}
	qsort(values, 5, sizeof *values, timing_compare);
	ns = values[2];
	printf("%.1f %" PRIu64 " %08" PRIx32 " %s\n", (double)steps * 1e3 / ns, steps, state.R[8],
		brew_stop_name(stop));
	free(room);
	return stop != BREW_STOP_HALT;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "decode"))
		return decode();
	if (argc == 3 && !strcmp(argv[1], "run"))
		return run(argv[2]);
	return 2;
}
