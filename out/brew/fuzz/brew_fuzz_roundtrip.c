/* Fuzz harness: bytes to an instruction, to text, and all the way back.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* The field by the function of its name; some fields of another opcode may lie elsewhere. */
static uint64_t get_by_name(const struct brew_insn *insn, enum brew_field field)
{
	switch (field) {
	case BREW_FIELD_ra: return brew_get_ra(insn);
	case BREW_FIELD_rb: return brew_get_rb(insn);
	case BREW_FIELD_c: return brew_get_c(insn);
	case BREW_FIELD_rd: return brew_get_rd(insn);
	case BREW_FIELD_const: return brew_get_const(insn);
	case BREW_FIELD_b: return brew_get_b(insn);
	case BREW_FIELD_value: return brew_get_value(insn);
	case BREW_FIELD_a: return brew_get_a(insn);
	case BREW_FIELD_lanes: return brew_get_lanes(insn);
	case BREW_FIELD_d: return brew_get_d(insn);
	case BREW_FIELD_bit: return brew_get_bit(insn);
	case BREW_FIELD_addr: return brew_get_addr(insn);
	case BREW_FIELD_offset: return brew_get_offset(insn);
	case BREW_FIELD_address: return brew_get_address(insn);
	case BREW_FIELD_rs: return brew_get_rs(insn);
	case BREW_FIELD_number: return brew_get_number(insn);
	case BREW_FIELD_d3: return brew_get_d3(insn);
	case BREW_FIELD_order: return brew_get_order(insn);
	case BREW_FIELD_type_a: return brew_get_type_a(insn);
	case BREW_FIELD_type_b: return brew_get_type_b(insn);
	case BREW_FIELD_high: return brew_get_high(insn);
	case BREW_FIELD_kind: return brew_get_kind(insn);
	}
	return 0;
}

/* The reason, which must be complete: nothing may be left of what the caller's memory held. */
static enum brew_status explain(const struct brew_insn *insn, struct brew_reason *reason)
{
	memset(reason, 0xa5, sizeof *reason);
	enum brew_status status = brew_explain(insn, reason);
	uint64_t bits = 0;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		bits |= reason->bits[i];
	if ((unsigned)reason->kind > BREW_REASON_CONSTRAINT ||
		(unsigned)reason->field > BREW_FIELD_COUNT ||
		(reason->kind == BREW_REASON_NONE) != (status != BREW_STATUS_RESERVED) ||
		(reason->kind == BREW_REASON_BITS) != (bits != 0))
		brew_fuzz_fail(NULL, 0, "opcode %u, word 0x%llx has an incomplete reason", insn->opcode,
			(unsigned long long)insn->word[0]);
	return status;
}

/* Each field as the judge reads it, and the instruction made anew from these. */
static void check_fields(const uint8_t *bytes, size_t size, const struct brew_insn *insn)
{
	const struct brew_fuzz_opcode *opcode = &brew_fuzz_opcodes[insn->opcode - 1];
	struct brew_fuzz_bits w = brew_fuzz_load(bytes, insn->length);
	struct brew_insn built;
	uint8_t back[BREW_LENGTH_MAX];
	if (strcmp(brew_opcode_name((enum brew_opcode)insn->opcode), opcode->name) != 0)
		brew_fuzz_fail(bytes, size, "opcode %u is called '%s'", insn->opcode,
			brew_opcode_name((enum brew_opcode)insn->opcode));
	memset(&built, 0xa5, sizeof built);
	if (!brew_init(&built, (enum brew_opcode)insn->opcode) || built.opcode != insn->opcode ||
		built.length != opcode->length || built.form != 0)
		brew_fuzz_fail(bytes, size, "opcode %u cannot be constructed", insn->opcode);
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct brew_fuzz_field *field = &brew_fuzz_fields[brew_fuzz_uses[i].field];
		uint64_t value = brew_fuzz_get(&w, brew_fuzz_uses[i].field);
		if (!brew_has(insn, field->name) || brew_get(insn, field->name) != value ||
			get_by_name(insn, field->name) != value)
			brew_fuzz_fail(bytes, size, "field '%s' is read incorrectly",
				brew_fuzz_field_name(field->name));
		if (field->kind != BREW_FUZZ_FIXED &&
			brew_get(&built, field->name) != (field->has_hidden ? field->hidden : 0))
			brew_fuzz_fail(bytes, size,
				"field '%s' does not start with its default",
				brew_fuzz_field_name(field->name));
		if (brew_set(&built, field->name, value) != BREW_STATUS_OK)
			brew_fuzz_fail(bytes, size, "field '%s' cannot be set",
				brew_fuzz_field_name(field->name));
		if (field->width < 64 && brew_set(&built, field->name,
			value | (uint64_t)1 << field->width) !=
									  BREW_STATUS_TOO_WIDE)
			brew_fuzz_fail(bytes, size, "field '%s' accepts a value that is too wide",
				brew_fuzz_field_name(field->name));
	}
	if (brew_encode(&built, back, sizeof back) != BREW_STATUS_OK || memcmp(back, bytes,
		insn->length) != 0)
		brew_fuzz_fail(bytes, size, "constructed from its fields it has different bytes");
	if (brew_encode(&built, back, insn->length - 1u) != BREW_STATUS_NO_ROOM)
		brew_fuzz_fail(bytes, size, "written beyond the end of the buffer");
}

/* As snprintf: the same length for any room, and nothing written behind it. */
static void check_cut(
	const uint8_t *bytes, size_t size, const struct brew_insn *insn, const char *text,
		size_t length)
{
	char cut[BREW_TEXT_MAX + 2];
	size_t room = (bytes[0] + bytes[size - 1] * 7u) % (length + 2);
	memset(cut, 'x', sizeof cut);
	size_t shown = room == 0 ? 0 : room - 1 < length ? room - 1 : length;
	if (brew_format(insn, cut, room) != length || cut[room] != 'x' || memcmp(cut, text,
		shown) != 0 ||
		(room && cut[shown] != '\0'))
		brew_fuzz_fail(bytes, size, "its text is truncated incorrectly at %zu of %zu bytes", room,
			length);
}

/* Is the word, as one of this opcode, what may be written? */
static bool is_legal(const struct brew_fuzz_opcode *opcode, const struct brew_fuzz_bits *w,
	bool *matches)
{
	*matches = true;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		if ((w->limb[i] & opcode->mask.limb[i]) != opcode->match.limb[i])
			*matches = false;
	return *matches && brew_fuzz_reason(opcode, w) == BREW_REASON_NONE;
}

/* As a program may make it: one field holds anything, or the word is called another opcode's. It is
 * written and has a text, that of its bytes, only where that is legal; else the reason is told. */
static void check_changed(const uint8_t *bytes, size_t size, const struct brew_insn *insn)
{
	const struct brew_fuzz_opcode *opcode = &brew_fuzz_opcodes[insn->opcode - 1];
	struct brew_fuzz_bits w = brew_fuzz_load(bytes, insn->length);
	struct brew_insn changed = *insn, again;
	struct brew_fuzz_verdict verdict = { .length = insn->length };
	struct brew_reason reason;
	struct brew_fuzz_random r;
	uint8_t back[BREW_LENGTH_MAX];
	char text[BREW_TEXT_MAX + 1], same[BREW_TEXT_MAX + 1];
	bool matches;
	uint64_t seed = w.limb[0];
	for (unsigned i = 1; i < BREW_LIMBS; i++)
		seed = seed * 31 + w.limb[i];
	brew_fuzz_seed(&r, seed);
	if (!opcode->uses || !brew_fuzz_below(&r, 8)) {
		changed.opcode = (uint16_t)(1 + brew_fuzz_below(&r, BREW_OPCODE_COUNT));
	} else {
		uint32_t number = brew_fuzz_uses[opcode->use + brew_fuzz_below(&r, opcode->uses)].field;
		const struct brew_fuzz_field *field = &brew_fuzz_fields[number];
		uint64_t value = brew_fuzz_next(&r) & UINT64_MAX >> (64 - field->width);
		brew_set(&changed, field->name, value);
		brew_fuzz_put(&w, number, value);
	}
	opcode = &brew_fuzz_opcodes[changed.opcode - 1];
	if (opcode->length != insn->length)
		return;
	bool legal = is_legal(opcode, &w, &matches);
	verdict.status = legal ? BREW_STATUS_OK :
		matches ? BREW_STATUS_RESERVED : BREW_STATUS_UNDEFINED;
	verdict.opcode = changed.opcode;
	if ((brew_encode(&changed, back, sizeof back) == BREW_STATUS_OK) != legal ||
		(brew_format(&changed, text, sizeof text) != 0) != legal)
		brew_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it is %s", changed.opcode,
			(unsigned long long)changed.word[0], legal ? "refused" : "not refused");
	if (legal && (brew_decode(back, insn->length, &again) != BREW_STATUS_OK ||
		(again.opcode == changed.opcode && (!brew_format(&again, same, sizeof same) ||
			strcmp(text, same) != 0))))
		brew_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the text '%s'",
			changed.opcode, (unsigned long long)changed.word[0], text);
	if (explain(&changed, &reason) != verdict.status)
		brew_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx its reason is wrong",
			changed.opcode, (unsigned long long)changed.word[0]);
	brew_fuzz_store(&w, insn->length, back);
	if (verdict.status == BREW_STATUS_RESERVED && !brew_fuzz_explains(back, &verdict, &reason))
		brew_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the wrong reason",
			changed.opcode, (unsigned long long)changed.word[0]);
}

static void check_legal(const uint8_t *bytes, size_t size, const struct brew_insn *insn)
{
	char text[BREW_TEXT_MAX + 1];
	uint8_t back[BREW_LENGTH_MAX];
	struct brew_insn again;
	struct brew_error error;
	struct brew_reason reason;
	size_t length = brew_format(insn, text, sizeof text);
	if (length == 0 || length > BREW_TEXT_MAX || strlen(text) != length)
		brew_fuzz_fail(bytes, size, "its text has %zu bytes", length);
	check_cut(bytes, size, insn, text, length);
	if (brew_parse(text, length, &again, &error) != BREW_STATUS_OK)
		brew_fuzz_fail(bytes, size, "its text '%s' is not read: %s", text, error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		brew_fuzz_fail(bytes, size, "its text '%s' is read as opcode %u, word 0x%llx",
			text, again.opcode,
			(unsigned long long)again.word[0]);
	if (brew_encode(&again, back, sizeof back) != BREW_STATUS_OK ||
		memcmp(back, bytes, insn->length) != 0)
		brew_fuzz_fail(bytes, size, "its text '%s' has different bytes", text);
	if (explain(insn, &reason) != BREW_STATUS_OK)
		brew_fuzz_fail(bytes, size, "is legal, but explained");
	check_fields(bytes, size, insn);
	check_changed(bytes, size, insn);
}

/* What is not legal is refused, with the reason that the specification has. */
static void check_refused(const uint8_t *bytes, size_t size, const struct brew_insn *insn,
	const struct brew_fuzz_verdict *verdict)
{
	char text[BREW_TEXT_MAX + 1];
	uint8_t back[BREW_LENGTH_MAX];
	struct brew_reason reason;
	if (brew_encode(insn, back, sizeof back) != verdict->status)
		brew_fuzz_fail(bytes, size, "is not legal, but written");
	if (brew_format(insn, text, sizeof text) != 0 || text[0])
		brew_fuzz_fail(bytes, size, "is not legal, but has the text '%s'", text);
	if (explain(insn, &reason) != verdict->status ||
		(verdict->opcode && !brew_fuzz_explains(bytes, verdict, &reason)))
		brew_fuzz_fail(bytes, size, "is refused for the wrong reason: kind %d, field '%s'",
			(int)reason.kind, brew_fuzz_field_name(reason.field));
}

static void check_names(void)
{
	for (unsigned i = 0; i < BREW_FIELD_COUNT; i++)
		if (strcmp(brew_field_name((enum brew_field)i),
			brew_fuzz_field_name((enum brew_field)i)) != 0)
			brew_fuzz_fail(NULL, 0, "field %u is called '%s'", i,
				brew_field_name((enum brew_field)i));
	if (brew_field_name((enum brew_field)BREW_FIELD_COUNT)[0] ||
		brew_opcode_name(BREW_OP_NONE)[0] ||
		brew_opcode_name((enum brew_opcode)(BREW_OPCODE_COUNT + 1))[0])
		brew_fuzz_fail(NULL, 0, "there are names of things that do not exist");
}

/* The texts of the seeds are not made by target c. */
static void check_seeds(void)
{
	for (size_t i = 0; i < brew_fuzz_seed_count; i++) {
		const char *expected = brew_fuzz_seeds[i].text;
		char text[BREW_TEXT_MAX + 1];
		uint8_t bytes[BREW_LENGTH_MAX], back[BREW_LENGTH_MAX];
		struct brew_insn insn;
		struct brew_error error;
		size_t size = brew_fuzz_seed_bytes(i, bytes);
		if (brew_decode(bytes, size, &insn) != BREW_STATUS_OK)
			brew_fuzz_fail(bytes, size, "is not decoded; specc writes '%s'", expected);
		brew_format(&insn, text, sizeof text);
		if (strcmp(text, expected) != 0)
			brew_fuzz_fail(bytes, size, "has the text '%s'; specc writes '%s'", text,
				expected);
		if (brew_parse(expected, strlen(expected), &insn, &error) != BREW_STATUS_OK)
			brew_fuzz_fail(bytes, size, "'%s' is not read: %s", expected,
				error.message);
		if (brew_encode(&insn, back, sizeof back) != BREW_STATUS_OK || memcmp(back,
			bytes, size) != 0)
			brew_fuzz_fail(bytes, size, "'%s' has different bytes", expected);
	}
}

static size_t check(const uint8_t *bytes, size_t size)
{
	struct brew_fuzz_verdict verdict;
	struct brew_insn insn;
	brew_fuzz_judge(bytes, size, &verdict);
	brew_fuzz_reach(bytes, size, &verdict);
	if (brew_decode(bytes, size, &insn) != verdict.status)
		brew_fuzz_fail(bytes, size, "decoded with a different status");
	if (verdict.status == BREW_STATUS_TRUNCATED)
		return size;
	if (insn.opcode != verdict.opcode || insn.length != verdict.length)
		brew_fuzz_fail(bytes, size, "decoded as opcode %u with length %u", insn.opcode,
			insn.length);
	if (verdict.status == BREW_STATUS_OK)
		check_legal(bytes, size, &insn);
	else
		check_refused(bytes, size, &insn, &verdict);
	return verdict.length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool begun;
	if (!begun) {
		check_names();
		check_seeds();
	}
	begun = true;
	if (!size)
		check(data, 0);
	for (unsigned words = 0; size > 0 && words < WORDS_MAX; words++) {
		size_t length = check(data, size);
		data += length;
		size -= length;
	}
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct brew_fuzz_random r;
	brew_fuzz_seed(&r, seed);
	return brew_fuzz_change(&r, data, size, room);
}
