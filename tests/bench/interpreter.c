/* SPDX-License-Identifier: MIT */
/* Times the generated interpreter of the GPU: ns per warp instruction. Usage:
 *     interpreter mix WHAT PROGRAM [active]    a program of whole mixes, run again and again
 *     interpreter half WHAT PROGRAM [active]   the same, each second instruction with guard P2
 *     interpreter any WHAT PROGRAM             another program
 *     interpreter each <EXAMPLES               each opcode alone, examples a line each
 * PROGRAM is a file of instructions. Prints lines `WHAT NANOSECONDS`; for `each` the name of the
 * opcode is WHAT. A mix is first run beside the same computation written in C: what is measured is
 * right. */
#include <stdbool.h>
#include <string.h>

#include "gpu_run.h"
#include "timing.h"

enum { LANES = 32, WIDTH = 16, MOST = 1 << 20, ALONE = 64, BANK = 1 << 16, WORK = 1 << 16 };

static struct gpu_state start, state, expected;
static uint8_t bytes[MOST], bank[BANK];
static struct gpu_program program;
static void *room;

static float real_of(uint32_t bits)
{
	float x;
	memcpy(&x, &bits, sizeof x);
	return x;
}

static uint32_t bits_of(float x)
{
	uint32_t bits;
	memcpy(&bits, &x, sizeof bits);
	return bits;
}

/* The registers of the prototype: random, with small floats where the floats of the mix are. */
static void fill(struct gpu_state *s)
{
	uint64_t random = 42;
	gpu_reset(s);
	for (int r = 0; r < 255; r++)
		for (int lane = 0; lane < LANES; lane++)
			s->R[r][lane] = (uint32_t)(timing_random(&random) >> 32);
	for (int r = 7; r <= 8; r++)
		for (int lane = 0; lane < LANES; lane++)
			s->R[r][lane] = bits_of((float)(int)(timing_random(&random) >> 56) / 257.0f);
	for (int r = 70; r < 80; r++)
		for (int lane = 0; lane < LANES; lane++)
			s->R[r][lane] = bits_of((float)(int)(timing_random(&random) >> 50) / 99.0f);
	for (int r = 0; r < 63; r++)
		s->UR[r] = (uint32_t)(timing_random(&random) >> 32);
	s->P[2] = 0x5A5A1234;
	for (size_t i = 0; i < BANK; i++)
		bank[i] = (uint8_t)(timing_random(&random) >> 56);
	for (unsigned i = 0; i < 32; i++)
		gpu_map_bank(s, GPU_MEMORY_c, i, bank, BANK);
}

static bool load(size_t size)
{
	size_t needed = gpu_program_room(size);
	free(room);
	room = malloc(needed);
	return room && gpu_load(&program, room, needed, bytes, size);
}

static bool load_file(const char *path)
{
	FILE *file = fopen(path, "rb");
	size_t size = file ? fread(bytes, 1, sizeof bytes, file) : 0;
	if (file)
		fclose(file);
	return size && load(size);
}

/* ---- the mix in C, lane by lane ---- */

static uint32_t funnel(uint32_t low, uint32_t high, uint32_t by)
{
	return (uint32_t)(((uint64_t)high << 32 | low) >> (by & 31));
}

static void compute_lane(struct gpu_state *s, int q, int i, bool half)
{
	uint32_t *r[256];
	for (int k = 0; k < 256; k++)
		r[k] = &s->R[k][i];
	*r[10 + q] = *r[1 + q] + *r[15 + q * 8];
	*r[40 + q] = *r[10 + q] * *r[3] + *r[4];
	*r[50 + q] = (*r[40 + q] ^ *r[10 + q]) & *r[5];
	*r[60 + q] = funnel(*r[50 + q], *r[40 + q], *r[6]);
	*r[70 + q] = bits_of(__builtin_fmaf(real_of(*r[7]), real_of(*r[8]), real_of(*r[70 + q])));
	bool less = (int32_t)*r[60 + q] < (int32_t)*r[50 + q];
	s->P[1] = (s->P[1] & ~(1u << i)) | (uint32_t)less << i;
	*r[80 + q] = less ? *r[60 + q] : *r[40 + q];
	if (less || half)
		*r[15 + q * 8] += *r[80 + q];
}

/* Compares the lanes that take part in all instructions: where half of these have the guard P2, the
 * lanes of P2, and then the last one has no other guard. */
static bool mix_is_right(bool half)
{
	uint32_t lanes = start.active & (half ? start.P[2] : UINT32_MAX);
	size_t mixes = program.size / WIDTH / 8;
	uint64_t steps;
	state = start;
	expected = start;
	if (gpu_run(&state, &program, WORK, &steps) != GPU_STOP_EXIT || steps != mixes * 8)
		return false;
	for (size_t i = 0; i < mixes; i++)
		for (int lane = 0; lane < LANES; lane++)
			if (lanes >> lane & 1)
				compute_lane(&expected, (int)(i % 4), lane, half);
	for (int lane = 0; lane < LANES; lane++)
		for (int r = 0; lanes >> lane & 1 && r < 255; r++)
			if (state.R[r][lane] != expected.R[r][lane])
				return false;
	return true;
}

/* ---- measuring ---- */

static void again(void)
{
	state.pc = 0;
	TIMING_SINK(&state);
	gpu_run(&state, &program, UINT64_MAX, NULL);
}

static void measure(const char *what, size_t work)
{
	double ns;
	size_t count = program.size / WIDTH, repeat = work / count + 1;
	state = start;
	again();
	TIMING(&ns, count * repeat, for (size_t i = 0; i < repeat; i++) again());
	printf("%s %.3f\n", what, ns);
}

/* Other registers, so that neighbours do not wait for each other: the destination is no source. */
static void spread(struct gpu_insn *insn, unsigned i)
{
	static const enum gpu_field fields[] = { GPU_FIELD_rd, GPU_FIELD_ra, GPU_FIELD_rb,
		GPU_FIELD_rc };
	for (unsigned k = 0; k < sizeof fields / sizeof *fields; k++) {
		struct gpu_insn changed = *insn;
		unsigned number = k ? (k - 1) * 40 + i % 8 * 4 : 120 + i % 16 * 4;
		uint8_t ignored[WIDTH];
		if (!gpu_has(insn, fields[k]) || gpu_get(insn, fields[k]) == 255 ||
			gpu_set(&changed, fields[k], number) != GPU_STATUS_OK)
			continue;
		changed.form = 0;
		if (gpu_encode(&changed, ignored, sizeof ignored) == GPU_STATUS_OK)
			*insn = changed;
	}
}

static bool load_alone(const struct gpu_insn *example)
{
	for (unsigned i = 0; i < ALONE; i++) {
		struct gpu_insn insn = *example;
		spread(&insn, i);
		if (gpu_encode(&insn, bytes + i * WIDTH, WIDTH) != GPU_STATUS_OK)
			return false;
	}
	return load((size_t)ALONE * WIDTH);
}

static bool runs(void)
{
	state = start;
	return gpu_run(&state, &program, ALONE, NULL) == GPU_STOP_EXIT;
}

/* Some take numbers of registers from UR: those have to be small. */
static void measure_alone(const char *name, const struct gpu_insn *example)
{
	fill(&start);
	if (!load_alone(example))
		return;
	if (!runs()) {
		for (int r = 0; r < 63; r++)
			start.UR[r] = (uint32_t)r % 8;
		if (!runs())
			return;
	}
	measure(name, WORK / 4);
}

static bool is_guarded(const struct gpu_insn *insn)
{
	return (gpu_has(insn, GPU_FIELD_pg) && gpu_get(insn, GPU_FIELD_pg) != 7) ||
		   (gpu_has(insn, GPU_FIELD_upg) && gpu_get(insn, GPU_FIELD_upg) != 7);
}

static void measure_each(void)
{
	static bool done[GPU_OPCODE_COUNT + 1];
	char line[512];
	while (fgets(line, sizeof line, stdin)) {
		struct gpu_insn insn;
		if (gpu_parse(line, strcspn(line, "\n"), &insn, NULL) != GPU_STATUS_OK ||
			done[insn.opcode] || is_guarded(&insn))
			continue;
		done[insn.opcode] = true;
		measure_alone(gpu_opcode_name((enum gpu_opcode)insn.opcode), &insn);
	}
}

int main(int argc, char **argv)
{
	const char *what = argc > 1 ? argv[1] : "";
	fill(&start);
	if (strcmp(what, "each") == 0) {
		measure_each();
		return 0;
	}
	if (argc < 4 || !load_file(argv[3]))
		return 2;
	if (argc > 4)
		start.active = (uint32_t)strtoul(argv[4], NULL, 0);
	if (strcmp(what, "any") != 0 && !mix_is_right(strcmp(what, "half") == 0)) {
		fprintf(stderr, "%s: the final state is wrong\n", argv[2]);
		return 1;
	}
	measure(argv[2], WORK * 8);
	return 0;
}
