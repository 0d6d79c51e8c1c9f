%# SPDX-License-Identifier: MIT
%let unit = $d/@unit-bytes
%let big = /isa/layout/@byte-order = 'big'
%file "${$p}_fuzz_against.c"
%call banner('Compares an outside decoder with the specification: what specc_against*.c ask of it.')
#include <string.h>

#include "${$p}_fuzz.h"
#include "${$p}_tables.h"
#include "specc_against.h"

_Static_assert((int)${$P}_LENGTH_MAX <= (int)SPECC_WORD_MAX, "the longest instruction fits");

/* ---- bytes and bits, of any word ---- */

/* Bit 0 of the instruction is the lowest bit of limb[0]. */
struct bits {
	uint64_t limb[${$P}_LIMBS];
};

/* The place of byte number i of the instruction in memory. */
static unsigned place_of(unsigned i)
{
%if $unit = '1'
	return i;
%elif $big
	return i / ${$unit} * ${$unit} + (${$unit} - 1 - i % ${$unit});
%else
	return i; /* units of ${$unit} bytes, lowest byte first */
%end
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
static struct ${$p}_insn as_opcode(unsigned opcode, const struct specc_word *w)
{
	struct ${$p}_insn insn;
	struct bits b = load(w);
	memset(&insn, 0, sizeof insn);
	${$p}_init(&insn, (enum ${$p}_opcode)opcode);
	memcpy(insn.word, b.limb, sizeof b.limb);
	insn.length = (uint8_t)w->length;
	return insn;
}

static void take(const struct ${$p}_insn *insn, struct specc_word *w)
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
	struct ${$p}_fuzz_verdict v;
	${$p}_fuzz_judge(w->bytes, w->length, &v);
	verdict->opcode = v.opcode;
	verdict->length = v.length;
	verdict->status = v.status == ${$P}_STATUS_OK ? SPECC_DEFINED
		: v.status == ${$P}_STATUS_RESERVED   ? SPECC_RESERVED
		: v.status == ${$P}_STATUS_UNDEFINED  ? SPECC_UNDEFINED
						    : SPECC_INCOMPLETE;
}

static struct ${$p}_fuzz_random random_state;

static void seed(uint64_t value)
{
	${$p}_fuzz_seed(&random_state, value);
}

/* Legal words and those at the boundaries come first: these two are defined nearly always. */
static void make(unsigned kind, struct specc_word *w)
{
	static const enum ${$p}_fuzz_kind kinds[] = {
		${$P}_FUZZ_LEGAL, ${$P}_FUZZ_BOUNDARY, ${$P}_FUZZ_NEAR,
		${$P}_FUZZ_GAP, ${$P}_FUZZ_SWAP, ${$P}_FUZZ_ANY
	};
	w->length = (unsigned)${$p}_fuzz_word(&random_state, kinds[kind], w->bytes);
}

static void format(const struct specc_word *w, char *text, size_t size)
{
	struct ${$p}_insn insn;
	text[0] = '\0';
	if (${$p}_decode(w->bytes, w->length, &insn) == ${$P}_STATUS_OK)
		${$p}_format(&insn, text, size);
}

static bool parse(const char *text, struct specc_word *w, unsigned *opcode)
{
	struct ${$p}_insn insn;
	if (${$p}_parse(text, strlen(text), &insn, NULL) != ${$P}_STATUS_OK)
		return false;
	take(&insn, w);
	*opcode = insn.opcode;
	return true;
}

static unsigned explain(const struct specc_word *w, struct specc_word *bits)
{
	struct ${$p}_insn insn;
	struct ${$p}_reason reason;
	bits->length = w->length;
	if (${$p}_decode(w->bytes, w->length, &insn) != ${$P}_STATUS_RESERVED ||
	    ${$p}_explain(&insn, &reason) != ${$P}_STATUS_RESERVED)
		return ${$P}_FIELD_COUNT;
	if (reason.kind != ${$P}_REASON_BITS)
		return reason.field;
	struct bits b;
	memcpy(b.limb, reason.bits, sizeof b.limb);
	store(&b, bits);
	return ${$P}_FIELD_COUNT;
}
%include "against_fields.tpl"
