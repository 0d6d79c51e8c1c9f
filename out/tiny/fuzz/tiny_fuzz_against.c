/* Compares an outside decoder with the specification: what specc_against*.c ask of it.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <string.h>

#include "tiny_fuzz.h"
#include "tiny_tables.h"
#include "specc_against.h"

_Static_assert((int)TINY_LENGTH_MAX <= (int)SPECC_WORD_MAX, "the longest instruction fits");

/* ---- bytes and bits, of any word ---- */

/* Bit 0 of the instruction is the lowest bit of limb[0]. */
struct bits {
	uint64_t limb[TINY_LIMBS];
};

/* The place of byte number i of the instruction in memory. */
static unsigned place_of(unsigned i)
{
	return i; /* units of 2 bytes, lowest byte first */
}

static struct bits load(const struct specc_word *w)
{
	struct bits b;
	memset(&b, 0, sizeof b);
	for (unsigned i = 0; i < w->length; i++)
		b.limb[i / 8] |= (uint64_t)w->bytes[place_of(i)] << i % 8 * 8;
	return b;
}

static void store(const struct bits *b, struct specc_word *w)
{
	for (unsigned i = 0; i < w->length; i++)
		w->bytes[place_of(i)] = (uint8_t)(b->limb[i / 8] >> i % 8 * 8);
}

/* The word as an instruction of an opcode, legal or not. */
static struct tiny_insn as_opcode(unsigned opcode, const struct specc_word *w)
{
	struct tiny_insn insn;
	struct bits b = load(w);
	memset(&insn, 0, sizeof insn);
	tiny_init(&insn, (enum tiny_opcode)opcode);
	memcpy(insn.word, b.limb, sizeof b.limb);
	insn.length = (uint8_t)w->length;
	return insn;
}

static void take(const struct tiny_insn *insn, struct specc_word *w)
{
	struct bits b;
	memcpy(b.limb, insn->word, sizeof b.limb);
	memset(w->bytes, 0, sizeof w->bytes);
	w->length = insn->length;
	store(&b, w);
}

/* ---- what the specification says ---- */

static void judge(const struct specc_word *w, struct specc_verdict *verdict)
{
	struct tiny_fuzz_verdict v;
	tiny_fuzz_judge(w->bytes, w->length, &v);
	verdict->opcode = v.opcode;
	verdict->length = v.length;
	verdict->status = v.status == TINY_STATUS_OK ? SPECC_DEFINED
		: v.status == TINY_STATUS_RESERVED   ? SPECC_RESERVED
		: v.status == TINY_STATUS_UNDEFINED  ? SPECC_UNDEFINED
						    : SPECC_INCOMPLETE;
}

static struct tiny_fuzz_random random_state;

static void seed(uint64_t value)
{
	tiny_fuzz_seed(&random_state, value);
}

/* Legal words and those at the boundaries come first: these two are defined nearly always. */
static void make(unsigned kind, struct specc_word *w)
{
	static const enum tiny_fuzz_kind kinds[] = {
		TINY_FUZZ_LEGAL, TINY_FUZZ_BOUNDARY, TINY_FUZZ_NEAR,
		TINY_FUZZ_GAP, TINY_FUZZ_SWAP, TINY_FUZZ_ANY
	};
	w->length = (unsigned)tiny_fuzz_word(&random_state, kinds[kind], w->bytes);
}

static void format(const struct specc_word *w, char *text, size_t size)
{
	struct tiny_insn insn;
	text[0] = '\0';
	if (tiny_decode(w->bytes, w->length, &insn) == TINY_STATUS_OK)
		tiny_format(&insn, text, size);
}

static bool parse(const char *text, struct specc_word *w, unsigned *opcode)
{
	struct tiny_insn insn;
	if (tiny_parse(text, strlen(text), &insn, NULL) != TINY_STATUS_OK)
		return false;
	take(&insn, w);
	*opcode = insn.opcode;
	return true;
}

static unsigned explain(const struct specc_word *w, struct specc_word *bits)
{
	struct tiny_insn insn;
	struct tiny_reason reason;
	bits->length = w->length;
	if (tiny_decode(w->bytes, w->length, &insn) != TINY_STATUS_RESERVED ||
	    tiny_explain(&insn, &reason) != TINY_STATUS_RESERVED)
		return TINY_FIELD_COUNT;
	if (reason.kind != TINY_REASON_BITS)
		return reason.field;
	struct bits b;
	memcpy(b.limb, reason.bits, sizeof b.limb);
	store(&b, bits);
	return TINY_FIELD_COUNT;
}

/* ---- opcodes and fields ---- */

static const char *opcode_name(unsigned opcode)
{
	return tiny_opcode_name((enum tiny_opcode)opcode);
}

static const char *field_name(unsigned field)
{
	return tiny_field_name((enum tiny_field)field);
}

static void initial(unsigned opcode, struct specc_word *w)
{
	struct tiny_insn insn;
	memset(w, 0, sizeof *w);
	if (tiny_init(&insn, (enum tiny_opcode)opcode))
		take(&insn, w);
}

static unsigned ones(uint64_t bits)
{
	unsigned count = 0;
	for (; bits; bits &= bits - 1)
		count++;
	return count;
}

static unsigned nearest(const struct specc_word *w)
{
	struct bits b = load(w);
	unsigned best = 0, least = ~0u;
	for (unsigned i = 1; i <= TINY_OPCODE_COUNT; i++) {
		const struct tiny_opcode_info *info = &tiny_opcodes[i];
		unsigned wrong = 0;
		for (unsigned k = 0; k < TINY_LIMBS; k++)
			wrong += ones((b.limb[k] & info->mask[k]) ^ info->match[k]);
		if (info->length == w->length && wrong < least) {
			least = wrong;
			best = i;
		}
	}
	return best;
}

static bool has(unsigned opcode, unsigned field)
{
	struct tiny_insn insn;
	return tiny_init(&insn, (enum tiny_opcode)opcode) &&
	       tiny_has(&insn, (enum tiny_field)field);
}

static uint64_t get(unsigned opcode, const struct specc_word *w, unsigned field)
{
	struct tiny_insn insn = as_opcode(opcode, w);
	return tiny_get(&insn, (enum tiny_field)field);
}

static bool set(unsigned opcode, struct specc_word *w, unsigned field, uint64_t value)
{
	struct tiny_insn insn = as_opcode(opcode, w);
	if (tiny_set(&insn, (enum tiny_field)field, value) != TINY_STATUS_OK)
		return false;
	insn.length = (uint8_t)w->length;
	take(&insn, w);
	return true;
}

/* Do its bits belong to those that make the opcode? */
static bool fixed(unsigned opcode, unsigned field)
{
	const struct tiny_opcode_info *info = &tiny_opcodes[opcode];
	struct specc_word w;
	initial(opcode, &w);
	if (!set(opcode, &w, field, get(opcode, &w, field) ^ 1))
		return false;
	struct bits b = load(&w);
	return !tiny_matches(b.limb, info->mask, info->match);
}

#ifdef SPECC_DECODER_LINKED
#define LINKED specc_decode
#else
#define LINKED NULL
#endif

int main(int count, char **words)
{
	static const struct specc_spec spec = {
		.name = "TINY",
		.comment = ";",
		.terminator = "",
		.unit = 2,
		.length_max = TINY_LENGTH_MAX,
		.big = 0,
		.opcodes = TINY_OPCODE_COUNT,
		.fields = TINY_FIELD_COUNT,
		.kinds = TINY_FUZZ_KINDS,
		.judge = judge,
		.seed = seed,
		.make = make,
		.format = format,
		.parse = parse,
		.opcode_name = opcode_name,
		.field_name = field_name,
		.initial = initial,
		.nearest = nearest,
		.has = has,
		.fixed = fixed,
		.get = get,
		.set = set,
		.explain = explain,
	};
	return specc_against_main(count, words, &spec, LINKED);
}
