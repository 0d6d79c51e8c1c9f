/* The specification as data, for the judge, the generators, the count of reach.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_FUZZ_MODEL_H
#define GPU_FUZZ_MODEL_H

#include "gpu_fuzz.h"

/* Bit 0 is the lowest of limb[0]. */
struct gpu_fuzz_bits {
	uint64_t limb[GPU_LIMBS];
};

/* The values v with (v & mask) == match. */
struct gpu_fuzz_cube {
	uint64_t mask, match;
};

struct gpu_fuzz_set {
	uint32_t first, count; /* cubes */
};

/* Bits of a word; the first piece of a field has the highest bits of its value. */
struct gpu_fuzz_piece {
	uint8_t lsb, width;
};

enum gpu_fuzz_field_kind {
	GPU_FUZZ_UNSIGNED,
	GPU_FUZZ_SIGNED,
	GPU_FUZZ_CHOICE, /* values with names */
	GPU_FUZZ_FIXED
};

struct gpu_fuzz_field {
	enum gpu_field name;
	enum gpu_fuzz_field_kind kind;
	uint8_t width, pieces;
	uint32_t piece; /* the first */
	uint32_t set;   /* values that its type has */
	bool has_hidden;
	uint64_t hidden; /* what it holds where the text does not show it */
};

/* A field of an opcode: its least and greatest legal number, as bits. */
struct gpu_fuzz_use {
	uint32_t field;
	uint64_t least, greatest;
};

/* A field that cannot have all values; use counts from the opcode's first. */
struct gpu_fuzz_limit {
	uint32_t use, set;
};

/* Words whose fields have values independently of each other. */
struct gpu_fuzz_box {
	uint32_t limit, limits;
};

/* reasons: bit r is set when words of it can be reserved for enum gpu_reason_kind r. */
struct gpu_fuzz_opcode {
	const char *name;
	unsigned length; /* bytes */
	struct gpu_fuzz_bits mask, match, covered, plain; /* plain: what text need not show */
	uint32_t use, uses, box, boxes, reasons;
};

/* The first whose bits the first unit has says the length, in bytes. */
struct gpu_fuzz_unit {
	struct gpu_fuzz_bits mask, match;
	unsigned length;
};

struct gpu_fuzz_gap {
	struct gpu_fuzz_bits mask, match;
	unsigned length; /* bytes */
};

enum {
	GPU_FUZZ_UNIT = 128,         /* bits that are read at once */
	GPU_FUZZ_BIG = 0,
		          /* the bytes of a unit: highest first */
	GPU_FUZZ_USES = 3453,        /* at least 1 */
	GPU_FUZZ_LENGTHS = 1,
	GPU_FUZZ_REASONS = GPU_REASON_CONSTRAINT + 1
};

extern const struct gpu_fuzz_cube gpu_fuzz_cubes[];
extern const struct gpu_fuzz_set gpu_fuzz_sets[];
extern const struct gpu_fuzz_field gpu_fuzz_fields[];
extern const struct gpu_fuzz_use gpu_fuzz_uses[];
extern const struct gpu_fuzz_limit gpu_fuzz_limits[];
extern const struct gpu_fuzz_box gpu_fuzz_boxes[];
extern const struct gpu_fuzz_opcode gpu_fuzz_opcodes[]; /* opcode n is at n - 1 */
extern const struct gpu_fuzz_gap gpu_fuzz_gaps[];
extern const unsigned gpu_fuzz_lengths[GPU_FUZZ_LENGTHS]; /* bytes, ascending */

const char *gpu_fuzz_field_name(enum gpu_field field);
/* length: bytes */
struct gpu_fuzz_bits gpu_fuzz_load(const uint8_t *bytes, unsigned length);
void gpu_fuzz_store(const struct gpu_fuzz_bits *w, unsigned length, uint8_t *bytes);
uint64_t gpu_fuzz_get(const struct gpu_fuzz_bits *w, uint32_t field);
void gpu_fuzz_put(struct gpu_fuzz_bits *w, uint32_t field, uint64_t value);
/* The bits of the first unit say how long; bytes. */
unsigned gpu_fuzz_length(const struct gpu_fuzz_bits *w);
/* Is the value in the set? */
bool gpu_fuzz_in(uint32_t set, uint64_t value);
/* The set of values that a box allows for a field; set 0: all. */
uint32_t gpu_fuzz_allowed(const struct gpu_fuzz_box *box, uint32_t use);
/* GPU_REASON_NONE when the word, which has the opcode's fixed bits, is legal. */
enum gpu_reason_kind gpu_fuzz_reason(
	const struct gpu_fuzz_opcode *opcode, const struct gpu_fuzz_bits *w);

#endif
