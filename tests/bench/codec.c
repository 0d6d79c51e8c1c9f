/* SPDX-License-Identifier: MIT */
/* Measures the generated C of the GPU: ns per instruction to decode, to decode and format, to
 * encode and to parse, on three mixes of opcodes. Standard input: an example a line, from which the
 * instructions are made. Usage: codec <EXAMPLES; output: a line `MIX WORK NANOSECONDS` each. */
#include <stdbool.h>
#include <string.h>

#include "gpu.h"
#include "timing.h"

enum { COUNT = 1 << 16, LOOP = 256, EXAMPLES = 4096, BYTES = GPU_LENGTH_MAX };

struct corpus {
	uint8_t *code;          /* COUNT instructions */
	struct gpu_insn *insns; /* the same, decoded */
	char *text;             /* the same, a line each */
	size_t *lines;          /* COUNT + 1 offsets in text */
	uint8_t *back;
};

static struct gpu_insn examples[EXAMPLES];
static size_t example_count, first[GPU_OPCODE_COUNT + 2];
static double share[GPU_OPCODE_COUNT];

static int compare_opcodes(const void *a, const void *b)
{
	const struct gpu_insn *x = a, *y = b;
	return (x->opcode > y->opcode) - (x->opcode < y->opcode);
}

/* Reads the examples and sorts them by opcode; those of opcode n begin at first[n]. */
static void read_examples(void)
{
	char line[512];
	while (example_count < EXAMPLES && fgets(line, sizeof line, stdin)) {
		size_t length = strcspn(line, "\n");
		if (gpu_parse(line, length, &examples[example_count], NULL) == GPU_STATUS_OK)
			example_count++;
	}
	qsort(examples, example_count, sizeof *examples, compare_opcodes);
	size_t at = 0;
	for (unsigned opcode = 0; opcode <= GPU_OPCODE_COUNT; opcode++) {
		while (at < example_count && examples[at].opcode < opcode)
			at++;
		first[opcode] = at;
	}
	first[GPU_OPCODE_COUNT + 1] = example_count;
}

/* Zipf's law with exponent 1.2 over the opcodes, as the distribution function. */
static void make_shares(void)
{
	double sum = 0;
	for (int i = 0; i < GPU_OPCODE_COUNT; i++) {
		double x = 1.0 / (i + 1);
		sum += x * __builtin_pow(x, 0.2);
		share[i] = sum;
	}
	for (int i = 0; i < GPU_OPCODE_COUNT; i++)
		share[i] /= sum;
}

static unsigned pick_opcode(uint64_t *random, bool zipf)
{
	if (!zipf)
		return 1 + (unsigned)(timing_random(random) >> 33) % GPU_OPCODE_COUNT;
	double wanted = (double)(timing_random(random) >> 11) / 9007199254740992.0;
	unsigned low = 0, high = GPU_OPCODE_COUNT - 1;
	while (low < high) {
		unsigned middle = (low + high) / 2;
		if (share[middle] < wanted)
			low = middle + 1;
		else
			high = middle;
	}
	/* Neighbours in the specification are of one family: spread them. */
	return 1 + low * 89 % GPU_OPCODE_COUNT;
}

/* An example of the opcode with other values in a quarter of its fields, where those are legal. */
static void make_instruction(uint64_t *random, unsigned opcode, uint8_t *bytes)
{
	size_t count = first[opcode + 1] - first[opcode];
	struct gpu_insn insn = examples[first[opcode] + (timing_random(random) >> 33) % count];
	for (unsigned field = 0; field < GPU_FIELD_COUNT; field++) {
		struct gpu_insn changed = insn;
		uint64_t value = timing_random(random) >> 32;
		if (!gpu_has(&insn, (enum gpu_field)field) || value & 3)
			continue;
		while (gpu_set(&changed, (enum gpu_field)field, value) == GPU_STATUS_TOO_WIDE)
			value >>= 1;
		changed.form = 0;
		if (gpu_encode(&changed, bytes, BYTES) == GPU_STATUS_OK)
			insn = changed;
	}
	gpu_encode(&insn, bytes, BYTES);
}

static bool make_corpus(struct corpus *c, bool loop, bool zipf)
{
	uint64_t random = 12345;
	size_t used = 0;
	for (size_t i = 0; i < COUNT; i++) {
		if (loop && i >= LOOP)
			memcpy(c->code + i * BYTES, c->code + i % LOOP * BYTES, BYTES);
		else
			make_instruction(&random, pick_opcode(&random, zipf), c->code + i * BYTES);
		if (gpu_decode(c->code + i * BYTES, BYTES, &c->insns[i]) != GPU_STATUS_OK)
			return false;
		c->lines[i] = used;
		used += gpu_format(&c->insns[i], c->text + used, GPU_TEXT_MAX + 1);
	}
	c->lines[COUNT] = used;
	return true;
}

/* What was measured is right: text and bytes come back. */
static bool is_right(const struct corpus *c)
{
	for (size_t i = 0; i < COUNT; i++) {
		struct gpu_insn insn;
		size_t length = c->lines[i + 1] - c->lines[i];
		if (gpu_parse(c->text + c->lines[i], length, &insn, NULL) != GPU_STATUS_OK)
			return false;
		if (memcmp(insn.word, c->insns[i].word, sizeof insn.word))
			return false;
	}
	return !memcmp(c->code, c->back, (size_t)COUNT * BYTES);
}

static void measure(struct corpus *c, const char *mix)
{
	double decode, decode_array, text, encode, parse;
	unsigned sum = 0;
	char line[GPU_TEXT_MAX + 1];
	TIMING(
		&decode, COUNT, for (size_t i = 0; i < COUNT; i++) {
			struct gpu_insn insn;
			sum += (unsigned)gpu_decode(c->code + i * BYTES, BYTES, &insn);
			TIMING_SINK(&insn);
		});
	TIMING(&decode_array, COUNT,
		   for (size_t i = 0; i < COUNT; i++) sum +=
		   (unsigned)gpu_decode(c->code + i * BYTES, BYTES, &c->insns[i]);
		   TIMING_SINK(c->insns));
	TIMING(
		&text, COUNT, for (size_t i = 0; i < COUNT; i++) {
			struct gpu_insn insn;
			sum += (unsigned)gpu_decode(c->code + i * BYTES, BYTES, &insn);
			sum += (unsigned)gpu_format(&insn, line, sizeof line);
			TIMING_SINK(line);
		});
	TIMING(&encode, COUNT,
		   for (size_t i = 0; i < COUNT; i++) sum +=
		   (unsigned)gpu_encode(&c->insns[i], c->back + i * BYTES, BYTES);
		   TIMING_SINK(c->back));
	TIMING(
		&parse, COUNT, for (size_t i = 0; i < COUNT; i++) {
			struct gpu_insn insn;
			sum += (unsigned)gpu_parse(
				c->text + c->lines[i], c->lines[i + 1] - c->lines[i], &insn, NULL);
			TIMING_SINK(&insn);
		});
	TIMING_SINK(sum);
	printf("%s decode %.2f\n%s decode-array %.2f\n", mix, decode, mix, decode_array);
	printf("%s text %.2f\n%s encode %.2f\n%s parse %.2f\n", mix, text, mix, encode, mix, parse);
	printf("%s chars %.1f\n", mix, (double)c->lines[COUNT] / COUNT);
}

int main(void)
{
	static const char *const names[] = { "predictable", "zipf", "uniform" };
	struct corpus c = { malloc((size_t)COUNT * BYTES), malloc(COUNT * sizeof(struct gpu_insn)),
		malloc((size_t)COUNT * (GPU_TEXT_MAX + 1)), malloc((COUNT + 1) * sizeof(size_t)),
		malloc((size_t)COUNT * BYTES) };
	if (!c.code || !c.insns || !c.text || !c.lines || !c.back)
		return 2;
	read_examples();
	make_shares();
	for (unsigned opcode = 1; opcode <= GPU_OPCODE_COUNT; opcode++)
		if (first[opcode] == first[opcode + 1]) {
			fprintf(stderr, "codec: no example of opcode %s\n",
				gpu_opcode_name((enum gpu_opcode)opcode));
			return 1;
		}
	for (int mix = 0; mix < 3; mix++) {
		if (!make_corpus(&c, mix == 0, mix < 2)) {
			fputs("codec: a made instruction does not decode\n", stderr);
			return 1;
		}
		measure(&c, names[mix]);
		if (!is_right(&c)) {
			fputs("codec: text or bytes do not come back\n", stderr);
			return 1;
		}
	}
	free(c.code);
	free(c.insns);
	free(c.text);
	free(c.lines);
	free(c.back);
	return 0;
}
