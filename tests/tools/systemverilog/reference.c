/* SPDX-License-Identifier: MIT */
/* Legal words, their neighbours and random words; decoded and encoded by the generated C. */
#include "reference.h"

#include <string.h>

#include "ISA_tables.h"
#include "layout.h"

/* layout.h, from the package and fields.csv:
 * member: { "name", width }, the highest bits of the fields first
 * fixed: { "opcode", "field" } */
static const struct {
	const char *name;
	unsigned width;
} members[] = { LAYOUT_MEMBERS };
static const struct {
	const char *opcode, *field;
} fixed[] = { LAYOUT_FIXED{ "", "" } };
enum { MEMBERS = sizeof members / sizeof *members, FIXED = sizeof fixed / sizeof *fixed };

static uint64_t state;
static bool is_fixed[ISAU_OPCODE_COUNT + 1][ISAU_FIELD_COUNT];
static enum ISA_field number[MEMBERS];

static uint64_t random64(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return state * 0x2545f4914f6cdd1d;
}

void reference_seed(uint64_t seed)
{
	state = seed | 1;
	for (unsigned i = 0; i < MEMBERS; i++)
		for (unsigned f = 0; f < ISAU_FIELD_COUNT; f++)
			if (!strcmp(members[i].name, ISA_field_name((enum ISA_field)f)))
				number[i] = (enum ISA_field)f;
	for (unsigned i = 0; i < FIXED; i++)
		for (unsigned o = 1; o <= ISAU_OPCODE_COUNT; o++)
			for (unsigned f = 0; f < ISAU_FIELD_COUNT; f++)
				if (!strcmp(fixed[i].opcode, ISA_opcode_name((enum ISA_opcode)o)) &&
					!strcmp(fixed[i].field, ISA_field_name((enum ISA_field)f)))
					is_fixed[o][f] = true;
}

unsigned reference_opcodes(void)
{
	return ISAU_OPCODE_COUNT;
}

static uint64_t get_bits(const struct bits *bits, unsigned at, unsigned width)
{
	uint64_t value = 0;
	for (unsigned i = width; i-- > 0;)
		value = value << 1 | (bits->limb[(at + i) / 32] >> (at + i) % 32 & 1);
	return value;
}

static void put_bits(struct bits *bits, unsigned at, unsigned width, uint64_t value)
{
	for (unsigned i = 0; i < width; i++) {
		uint32_t one = (uint32_t)1 << (at + i) % 32, *limb = &bits->limb[(at + i) / 32];
		*limb = value >> i & 1 ? *limb | one : *limb & ~one;
	}
}

/* ---- words ---- */

/* The place of bit 0 of byte i in a word. */
static unsigned byte_at(unsigned i)
{
	unsigned inside = i % UNIT, unit = i - inside;
	return (unit + (BIG ? UNIT - 1 - inside : inside)) * 8;
}

/* The word as in memory; one that is not legal need not be complete. */
static struct bits word_of(const struct ISA_insn *insn)
{
	struct bits word = { { 0 } };
	uint8_t bytes[ISAU_LENGTH_MAX];
	if (ISA_encode(insn, bytes, sizeof bytes) == ISAU_STATUS_OK)
		for (unsigned i = 0; i < insn->length; i++)
			put_bits(&word, byte_at(i), 8, bytes[i]);
	else
		for (unsigned i = 0; i < ISAU_LIMBS; i++)
			put_bits(&word, i * 64, 64, insn->word[i]);
	return word;
}

/* A legal word of a random opcode; after some attempts, one whose fields have their defaults. */
static struct bits legal_word(void)
{
	struct ISA_insn insn;
	uint8_t bytes[ISAU_LENGTH_MAX];
	enum ISA_opcode opcode = (enum ISA_opcode)(1 + random64() % ISAU_OPCODE_COUNT);
	for (unsigned attempt = 0; attempt < 9; attempt++) {
		ISA_init(&insn, opcode);
		for (unsigned f = 0; f < ISAU_FIELD_COUNT; f++)
			if (!is_fixed[opcode][f] && random64() % 8 >= attempt)
				while (ISA_set(&insn, (enum ISA_field)f, random64() >> random64() % 64) ==
					   ISAU_STATUS_TOO_WIDE)
					;
		if (ISA_encode(&insn, bytes, sizeof bytes) == ISAU_STATUS_OK)
			break;
	}
	return word_of(&insn);
}

static void to_bytes(const struct bits *word, uint8_t *bytes)
{
	for (unsigned i = 0; i < ISAU_LENGTH_MAX; i++)
		bytes[i] = (uint8_t)get_bits(word, byte_at(i), 8);
}

void reference_decoding(struct decoding *d)
{
	struct ISA_insn insn;
	uint8_t bytes[ISAU_LENGTH_MAX];
	unsigned kind = random64() % 8;
	memset(d, 0, sizeof *d);
	if (kind < 7)
		d->word = legal_word();
	for (unsigned at = 0; kind == 7 && at < ISAU_LENGTH_MAX * 8; at += 8)
		put_bits(&d->word, at, 8, random64());
	for (unsigned flips = kind == 5 || kind == 6 ? kind - 4 : 0; flips > 0; flips--) {
		unsigned at = random64() % (ISAU_LENGTH_MAX * 8);
		d->word.limb[at / 32] ^= (uint32_t)1 << at % 32;
	}
	to_bytes(&d->word, bytes);
	enum ISA_status status = ISA_decode(bytes, sizeof bytes, &insn);
	d->legal = status == ISAU_STATUS_OK;
	/* what a reserved word appends is not told */
	d->length = status == ISAU_STATUS_RESERVED ? ISA_opcodes[insn.opcode].length : insn.length;
	for (unsigned at = insn.length * 8; at < ISAU_LENGTH_MAX * 8; at += 8)
		put_bits(&d->word, at, 8, random64());
	if (!d->legal)
		return;
	d->opcode = insn.opcode;
	for (unsigned i = MEMBERS, at = 0; i-- > 0; at += members[i].width)
		if (ISA_has(&insn, number[i])) {
			put_bits(&d->fields, at, members[i].width, ISA_get(&insn, number[i]));
			put_bits(&d->known, at, members[i].width, UINT64_MAX);
		}
}

void reference_encoding(const struct decoding *d, struct encoding *e)
{
	struct ISA_insn insn;
	uint8_t bytes[ISAU_LENGTH_MAX];
	memset(e, 0, sizeof *e);
	e->fields = d->fields;
	e->opcode = d->opcode;
	unsigned width = 0, total = 0;
	for (unsigned i = 0; i < MEMBERS; i++)
		total += members[i].width;
	if (random64() % 8 == 0) /* one more than the last is not an opcode either */
		e->opcode = random64() % (ISAU_OPCODE_COUNT + 2);
	if (random64() % 2) {
		unsigned at = random64() % total;
		e->fields.limb[at / 32] ^= (uint32_t)1 << at % 32;
	}
	e->ok = ISA_init(&insn, (enum ISA_opcode)e->opcode);
	for (unsigned i = MEMBERS, at = 0; i-- > 0; at += width) {
		width = members[i].width;
		if (e->ok && ISA_has(&insn, number[i]) && !is_fixed[e->opcode][number[i]] &&
			ISA_set(&insn, number[i], get_bits(&e->fields, at, width)) != ISAU_STATUS_OK)
			e->ok = false;
	}
	e->ok = e->ok && ISA_encode(&insn, bytes, sizeof bytes) == ISAU_STATUS_OK;
	if (e->ok)
		e->word = word_of(&insn);
}
