/* SPDX-License-Identifier: MIT */
/* Words by the million through the generated decoder and encoder, each answer held against the
 * judge of the XML: every first unit of 16 bits with many words behind it; for longer units
 * every value of the bits that all opcodes fix with every single bit of several
 * backgrounds flipped; every pair of bits flipped in legal words; every size that is too short. */
#include "exhaust.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tables.h"

struct run {
	const struct spec *spec;
	unsigned long long words, accepted, encoded, failures;
	unsigned long share;
	uint64_t random;
};

static uint64_t next_random(struct run *run)
{
	run->random ^= run->random << 13;
	run->random ^= run->random >> 7;
	run->random ^= run->random << 17;
	return run->random;
}

/* Units in order, the bytes of each as the instruction set orders them. */
static void to_bytes(const struct spec *spec, struct word word, uint8_t bytes[16])
{
	unsigned unit = spec->unit / 8;
	for (unsigned i = 0; i < 16; i++) {
		unsigned at = spec->big ? i / unit * unit + unit - 1 - i % unit : i;
		bytes[i] = at < 16 ? (uint8_t)(word.limb[at / 8] >> at % 8 * 8) : 0;
	}
}

static void fail(struct run *run, struct word word, unsigned bits, const char *what)
{
	static const char *const verdicts[] = { "undefined", "reserved", "defined" };
	char text[40];
	size_t opcode = run->spec->opcode_count;
	if (run->failures++ >= 10)
		return;
	enum verdict verdict = judge(run->spec, word, bits, &opcode);
	word_text(text, word, bits);
	printf("word 0x%s, %s by the XML%s%s: %s\n", text, verdicts[verdict],
		verdict == VERDICT_UNDEFINED ? "" : ", ",
		verdict == VERDICT_UNDEFINED ? "" : run->spec->opcodes[opcode].name, what);
}

/* ---- one word ---- */

static const struct spec_field *find_field(const struct spec_opcode *opcode, const char *name)
{
	for (size_t i = 0; name && i < opcode->field_count; i++)
		if (strcmp(opcode->fields[i].name, name) == 0)
			return &opcode->fields[i];
	return NULL;
}

static bool has_wrong_value(const struct spec_field *field, struct word word)
{
	return !set_holds(&field->legal, (struct word){ { word_get(word, field), 0 } });
}

/* Bits that no field covers come first, then values that their types do not have. */
static const char *check_reason(
	const struct spec_opcode *opcode, struct word word, const struct table_insn *insn)
{
	unsigned kind;
	const char *name;
	struct word bits, loose = word_and(word, word_not(opcode->covered));
	bool wrong = false;
	if (library_explain(insn, &kind, &name, &bits) != TABLE_RESERVED)
		return "explain does not say that it is reserved";
	const struct spec_field *field = find_field(opcode, name);
	for (size_t i = 0; i < opcode->field_count; i++)
		wrong |= has_wrong_value(&opcode->fields[i], word);
	if (!word_is_zero(loose))
		return kind == 1 && word_equal(bits, loose) ? NULL : "explain names other bits";
	if (wrong)
		return kind == 2 && field && has_wrong_value(field, word) ? NULL
																  : "explain names another field";
	return kind == 3 && (field || !opcode->box_count) ? NULL : "explain names no constraint";
}

/* Every sixteenth accepted word: names are looked up. */
static const char *check_fields(struct run *run, const struct spec_opcode *opcode, struct word word,
	const struct table_insn *insn)
{
	if (run->accepted % 16 != 1)
		return NULL;
	for (size_t i = 0; i < opcode->field_count; i++) {
		uint64_t value;
		if (!library_get(insn, opcode->fields[i].name, &value) ||
			value != word_get(word, &opcode->fields[i]))
			return "get gives another value";
	}
	return NULL;
}

static const char *check_encode(
	struct run *run, const struct table_insn *insn, unsigned bits, const uint8_t *expected)
{
	uint8_t bytes[17];
	unsigned size = bits / 8;
	memset(bytes, 0xa5, sizeof bytes);
	if (library_encode(insn, bytes, size) != TABLE_OK)
		return "encode refuses what decode accepts";
	if (memcmp(bytes, expected, size) != 0 || bytes[size] != 0xa5)
		return "encode writes other bytes";
	if (library_encode(insn, bytes, size - 1) != TABLE_NO_ROOM)
		return "encode does not say that there is no room";
	run->encoded++;
	return NULL;
}

static const char *check_size(const uint8_t *bytes, unsigned size, unsigned known)
{
	struct table_insn insn;
	if (library_decode(bytes, size, &insn) != TABLE_TRUNCATED)
		return "decode does not say that it is cut";
	return insn.length == known ? NULL : "decode gives a cut instruction another length";
}

/* The word as another opcode's: encode takes it exactly when it is legal there. */
static const char *check_other(struct run *run, struct word word, unsigned bits)
{
	uint8_t bytes[16];
	unsigned number = (unsigned)(next_random(run) % table_opcodes) + 1;
	struct table_insn insn = { word, number, 0, bits / 8 };
	for (size_t i = 0; i < run->spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &run->spec->opcodes[i];
		if (opcode->length != bits || strcmp(opcode->name, table_opcode(number).name) != 0)
			continue;
		bool taken = library_encode(&insn, bytes, sizeof bytes) == TABLE_OK;
		return taken == judge_legal(opcode, word) ? NULL : "encode judges another opcode wrongly";
	}
	return NULL;
}

/* A word that has `bits` bits, followed by bytes that decode must not look at. */
static const char *check_word(struct run *run, struct word word, unsigned bits)
{
	struct table_insn insn;
	uint8_t bytes[32];
	size_t opcode = run->spec->opcode_count;
	enum verdict verdict = judge(run->spec, word, bits, &opcode);
	to_bytes(run->spec, word, bytes);
	memset(bytes + bits / 8, (int)(next_random(run) & 0xff), sizeof bytes - bits / 8);
	unsigned status = library_decode(bytes, run->words % 2 ? bits / 8 : sizeof bytes, &insn);
	run->words++;
	if (insn.length * 8 != bits)
		return "decode gives another length";
	if (!word_equal(insn.word, word))
		return "decode gives another word";
	if (verdict == VERDICT_UNDEFINED)
		return status == TABLE_UNDEFINED && insn.opcode == 0 ? NULL : "decode does not say so";
	if (status != (verdict == VERDICT_DEFINED ? TABLE_OK : TABLE_RESERVED))
		return "decode does not say so";
	const char *name = table_opcode(insn.opcode).name;
	if (verdict == VERDICT_DEFINED) {
		run->accepted++;
		if (strcmp(name, run->spec->opcodes[opcode].name) != 0)
			return "decode gives another opcode";
		const char *what = check_fields(run, &run->spec->opcodes[opcode], word, &insn);
		return what ? what : check_encode(run, &insn, bits, bytes);
	}
	if (library_encode(&insn, bytes, bits / 8) != TABLE_RESERVED)
		return "encode does not refuse it";
	for (; opcode < run->spec->opcode_count; opcode++)
		if (strcmp(name, run->spec->opcodes[opcode].name) == 0 &&
			judge_fixed(&run->spec->opcodes[opcode], word))
			return check_reason(&run->spec->opcodes[opcode], word, &insn);
	return "decode gives an opcode whose bits it does not have";
}

/* Any bits: of them, the word that the first unit selects. */
static void try_word(struct run *run, struct word word)
{
	unsigned bits = judge_length(run->spec, word.limb[0]);
	word = word_and(word, word_ones(bits));
	const char *what = check_word(run, word, bits);
	if (!what && run->words % 4 == 0)
		what = check_other(run, word, bits);
	if (what)
		fail(run, word, bits, what);
}

static void try_sizes(struct run *run, struct word word)
{
	uint8_t bytes[32] = { 0 };
	unsigned bits = judge_length(run->spec, word.limb[0]), unit = run->spec->unit / 8;
	to_bytes(run->spec, word, bytes);
	for (unsigned size = 0; size < bits / 8; size++) {
		bool one = run->spec->length_count == 1;
		const char *what = check_size(bytes, size, size < unit && !one ? 0 : bits / 8);
		if (what)
			fail(run, word_and(word, word_ones(bits)), bits, what);
	}
}

/* ---- lists of words ---- */

static struct word flip(struct word word, unsigned bit)
{
	word.limb[bit / 64] ^= (uint64_t)1 << bit % 64;
	return word;
}

static struct word shifted(uint64_t value, unsigned by)
{
	struct word word = { { value << by % 64, 0 } };
	if (by >= 64)
		word = (struct word){ { 0, value << (by - 64) } };
	else if (by)
		word.limb[1] = value >> (64 - by);
	return word;
}

/* Every value of a short first unit, with zeros, ones, single bits and random bits behind it. */
static void try_units(struct run *run)
{
	unsigned unit = run->spec->unit, most = table_length_max * 8;
	for (uint64_t first = 0; first < (uint64_t)1 << unit; first++) {
		struct word word = { { first, 0 } };
		struct word behind = word_not(word_ones(unit));
		try_sizes(run, word);
		try_word(run, word);
		try_word(run, word_or(word, behind));
		if (judge_length(run->spec, first) == unit)
			continue;
		for (unsigned bit = unit; bit < most; bit++) {
			if ((first + bit) % run->share)
				continue;
			try_word(run, flip(word, bit));
			try_word(run, flip(word_or(word, behind), bit));
		}
		for (unsigned i = 0; i < 32 / run->share; i++) {
			struct word any = { { next_random(run), next_random(run) } };
			try_word(run, word_or(word, word_and(any, behind)));
		}
	}
}

/* The bits that all opcodes fix. */
static unsigned common_bits(const struct spec *spec, unsigned bit[128])
{
	unsigned count = 0;
	struct word common = word_ones(spec->unit);
	for (size_t i = 0; i < spec->opcode_count; i++)
		common = word_and(common, spec->opcodes[i].fixed.mask);
	for (unsigned i = 0; i < 128; i++)
		if (common.limb[i / 64] >> i % 64 & 1)
			bit[count++] = i;
	return count;
}

static struct word spread(uint64_t value, const unsigned *bit, unsigned count)
{
	struct word word = { { 0 } };
	for (unsigned i = 0; i < count; i++)
		word = word_or(word, shifted(value >> i & 1, bit[i]));
	return word;
}

/* Long units: every value of the common bits over a background, with each bit flipped. */
static void try_flips(struct run *run, struct word background)
{
	unsigned bit[128], count = common_bits(run->spec, bit), most = table_length_max * 8;
	struct word common = spread(UINT64_MAX, bit, count);
	if (count > 20)
		count = 20;
	for (uint64_t value = 0; value < (uint64_t)1 << count; value++) {
		struct word word = word_and(background, word_not(common));
		word = word_or(word, spread(value, bit, count));
		try_word(run, word);
		for (unsigned i = 0; i < most; i++)
			if ((value + i) % run->share == 0)
				try_word(run, flip(word, i));
	}
}

/* A legal word of a box: of each field a random value that it allows. */
static struct word legal_word(
	struct run *run, const struct spec_opcode *opcode, const struct spec_box *box)
{
	struct word word = { { 0 } };
	for (size_t i = 0; i < opcode->field_count; i++) {
		const struct set *set = &opcode->fields[i].legal;
		uint64_t value = next_random(run) >> 7;
		for (size_t n = 0; n < box->count; n++)
			if (box->limits[n].field == i)
				set = &box->limits[n].legal;
		if (!set->all && set->count) {
			const struct cube *cube = &set->cubes[next_random(run) % set->count];
			value = (value & ~cube->mask.limb[0]) | cube->match.limb[0];
		}
		word_put(&word, &opcode->fields[i], value);
	}
	return word;
}

/* Legal words of each box, and each with one and with two bits flipped. */
static void try_legal(struct run *run)
{
	for (size_t i = 0; i < run->spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &run->spec->opcodes[i];
		for (size_t k = 0; k < opcode->box_count; k++) {
			struct word word = legal_word(run, opcode, &opcode->boxes[k]);
			try_word(run, word);
			try_sizes(run, word);
			for (unsigned a = 0; a < opcode->length; a++)
				for (unsigned b = a; b < opcode->length; b++)
					if ((a + b) % run->share == 0)
						try_word(run, flip(a == b ? word : flip(word, a), b));
			for (unsigned n = 0; n < 1000 / run->share; n++)
				try_word(run, legal_word(run, opcode, &opcode->boxes[k]));
		}
	}
}

int exhaust(const struct spec *spec, unsigned long share)
{
	struct run run = { .spec = spec, .share = share ? share : 1, .random = 0x9e3779b97f4a7c15 };
	try_legal(&run);
	if (spec->unit <= 16) {
		try_units(&run);
	} else {
		struct word random = { { next_random(&run), next_random(&run) } };
		try_flips(&run, (struct word){ { 0 } });
		try_flips(&run, word_ones(128));
		try_flips(&run, random);
		for (size_t i = 0; i < 4 && i < spec->opcode_count; i++) {
			const struct spec_opcode *opcode = &spec->opcodes[i * spec->opcode_count / 4];
			if (opcode->box_count)
				try_flips(&run, legal_word(&run, opcode, opcode->boxes));
		}
	}
	printf("%llu words, %llu accepted, %llu encoded again, %llu failures\n", run.words,
		run.accepted, run.encoded, run.failures);
	return run.failures || !run.accepted;
}
