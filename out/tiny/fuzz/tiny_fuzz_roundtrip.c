/* Fuzz harness: bytes to an instruction, to text, and all the way back.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* The field by the function of its name; some fields of another opcode may lie elsewhere. */
static uint64_t get_by_name(const struct tiny_insn *insn, enum tiny_field field)
{
	switch (field) {
	case TINY_FIELD_function: return tiny_get_function(insn);
	case TINY_FIELD_rb: return tiny_get_rb(insn);
	case TINY_FIELD_ra: return tiny_get_ra(insn);
	case TINY_FIELD_rd: return tiny_get_rd(insn);
	case TINY_FIELD_op: return tiny_get_op(insn);
	case TINY_FIELD_imm: return tiny_get_imm(insn);
	case TINY_FIELD_word: return tiny_get_word(insn);
	case TINY_FIELD_to: return tiny_get_to(insn);
	case TINY_FIELD_cond: return tiny_get_cond(insn);
	case TINY_FIELD_what: return tiny_get_what(insn);
	case TINY_FIELD_words: return tiny_get_words(insn);
	case TINY_FIELD_bytes: return tiny_get_bytes(insn);
	case TINY_FIELD_rs: return tiny_get_rs(insn);
	case TINY_FIELD_port: return tiny_get_port(insn);
	case TINY_FIELD_direction: return tiny_get_direction(insn);
	}
	return 0;
}

/* The reason, which must be complete: nothing may be left of what the caller's memory held. */
static enum tiny_status explain(const struct tiny_insn *insn, struct tiny_reason *reason)
{
	memset(reason, 0xa5, sizeof *reason);
	enum tiny_status status = tiny_explain(insn, reason);
	uint64_t bits = 0;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		bits |= reason->bits[i];
	if ((unsigned)reason->kind > TINY_REASON_CONSTRAINT ||
		(unsigned)reason->field > TINY_FIELD_COUNT ||
		(reason->kind == TINY_REASON_NONE) != (status != TINY_STATUS_RESERVED) ||
		(reason->kind == TINY_REASON_BITS) != (bits != 0))
		tiny_fuzz_fail(NULL, 0, "opcode %u, word 0x%llx has an incomplete reason", insn->opcode,
			(unsigned long long)insn->word[0]);
	return status;
}

/* Each field as the judge reads it, and the instruction made anew from these. */
static void check_fields(const uint8_t *bytes, size_t size, const struct tiny_insn *insn)
{
	const struct tiny_fuzz_opcode *opcode = &tiny_fuzz_opcodes[insn->opcode - 1];
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, insn->length);
	struct tiny_insn built;
	uint8_t back[TINY_LENGTH_MAX];
	if (strcmp(tiny_opcode_name((enum tiny_opcode)insn->opcode), opcode->name) != 0)
		tiny_fuzz_fail(bytes, size, "opcode %u is called '%s'", insn->opcode,
			tiny_opcode_name((enum tiny_opcode)insn->opcode));
	memset(&built, 0xa5, sizeof built);
	if (!tiny_init(&built, (enum tiny_opcode)insn->opcode) || built.opcode != insn->opcode ||
		built.length != opcode->length || built.form != 0)
		tiny_fuzz_fail(bytes, size, "opcode %u cannot be constructed", insn->opcode);
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct tiny_fuzz_field *field = &tiny_fuzz_fields[tiny_fuzz_uses[i].field];
		uint64_t value = tiny_fuzz_get(&w, tiny_fuzz_uses[i].field);
		if (!tiny_has(insn, field->name) || tiny_get(insn, field->name) != value ||
			get_by_name(insn, field->name) != value)
			tiny_fuzz_fail(bytes, size, "field '%s' is read incorrectly",
				tiny_fuzz_field_name(field->name));
		if (field->kind != TINY_FUZZ_FIXED &&
			tiny_get(&built, field->name) != (field->has_hidden ? field->hidden : 0))
			tiny_fuzz_fail(bytes, size,
				"field '%s' does not start with its default",
				tiny_fuzz_field_name(field->name));
		if (tiny_set(&built, field->name, value) != TINY_STATUS_OK)
			tiny_fuzz_fail(bytes, size, "field '%s' cannot be set",
				tiny_fuzz_field_name(field->name));
		if (field->width < 64 && tiny_set(&built, field->name,
			value | (uint64_t)1 << field->width) !=
									  TINY_STATUS_TOO_WIDE)
			tiny_fuzz_fail(bytes, size, "field '%s' accepts a value that is too wide",
				tiny_fuzz_field_name(field->name));
	}
	if (tiny_encode(&built, back, sizeof back) != TINY_STATUS_OK || memcmp(back, bytes,
		insn->length) != 0)
		tiny_fuzz_fail(bytes, size, "constructed from its fields it has different bytes");
	if (tiny_encode(&built, back, insn->length - 1u) != TINY_STATUS_NO_ROOM)
		tiny_fuzz_fail(bytes, size, "written beyond the end of the buffer");
}

/* As snprintf: the same length for any room, and nothing written behind it. */
static void check_cut(
	const uint8_t *bytes, size_t size, const struct tiny_insn *insn, const char *text,
		size_t length)
{
	char cut[TINY_TEXT_MAX + 2];
	size_t room = (bytes[0] + bytes[size - 1] * 7u) % (length + 2);
	memset(cut, 'x', sizeof cut);
	size_t shown = room == 0 ? 0 : room - 1 < length ? room - 1 : length;
	if (tiny_format(insn, cut, room) != length || cut[room] != 'x' || memcmp(cut, text,
		shown) != 0 ||
		(room && cut[shown] != '\0'))
		tiny_fuzz_fail(bytes, size, "its text is truncated incorrectly at %zu of %zu bytes", room,
			length);
}

/* Is the word, as one of this opcode, what may be written? */
static bool is_legal(const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w,
	bool *matches)
{
	*matches = true;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		if ((w->limb[i] & opcode->mask.limb[i]) != opcode->match.limb[i])
			*matches = false;
	return *matches && tiny_fuzz_reason(opcode, w) == TINY_REASON_NONE;
}

/* As a program may make it: one field holds anything, or the word is called another opcode's. It is
 * written and has a text, that of its bytes, only where that is legal; else the reason is told. */
static void check_changed(const uint8_t *bytes, size_t size, const struct tiny_insn *insn)
{
	const struct tiny_fuzz_opcode *opcode = &tiny_fuzz_opcodes[insn->opcode - 1];
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, insn->length);
	struct tiny_insn changed = *insn, again;
	struct tiny_fuzz_verdict verdict = { .length = insn->length };
	struct tiny_reason reason;
	struct tiny_fuzz_random r;
	uint8_t back[TINY_LENGTH_MAX];
	char text[TINY_TEXT_MAX + 1], same[TINY_TEXT_MAX + 1];
	bool matches;
	uint64_t seed = w.limb[0];
	for (unsigned i = 1; i < TINY_LIMBS; i++)
		seed = seed * 31 + w.limb[i];
	tiny_fuzz_seed(&r, seed);
	if (!opcode->uses || !tiny_fuzz_below(&r, 8)) {
		changed.opcode = (uint16_t)(1 + tiny_fuzz_below(&r, TINY_OPCODE_COUNT));
	} else {
		uint32_t number = tiny_fuzz_uses[opcode->use + tiny_fuzz_below(&r, opcode->uses)].field;
		const struct tiny_fuzz_field *field = &tiny_fuzz_fields[number];
		uint64_t value = tiny_fuzz_next(&r) & UINT64_MAX >> (64 - field->width);
		tiny_set(&changed, field->name, value);
		tiny_fuzz_put(&w, number, value);
	}
	opcode = &tiny_fuzz_opcodes[changed.opcode - 1];
	if (opcode->length != insn->length)
		return;
	bool legal = is_legal(opcode, &w, &matches);
	verdict.status = legal ? TINY_STATUS_OK :
		matches ? TINY_STATUS_RESERVED : TINY_STATUS_UNDEFINED;
	verdict.opcode = changed.opcode;
	if ((tiny_encode(&changed, back, sizeof back) == TINY_STATUS_OK) != legal ||
		(tiny_format(&changed, text, sizeof text) != 0) != legal)
		tiny_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it is %s", changed.opcode,
			(unsigned long long)changed.word[0], legal ? "refused" : "not refused");
	if (legal && (tiny_decode(back, insn->length, &again) != TINY_STATUS_OK ||
		(again.opcode == changed.opcode && (!tiny_format(&again, same, sizeof same) ||
			strcmp(text, same) != 0))))
		tiny_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the text '%s'",
			changed.opcode, (unsigned long long)changed.word[0], text);
	if (explain(&changed, &reason) != verdict.status)
		tiny_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx its reason is wrong",
			changed.opcode, (unsigned long long)changed.word[0]);
	tiny_fuzz_store(&w, insn->length, back);
	if (verdict.status == TINY_STATUS_RESERVED && !tiny_fuzz_explains(back, &verdict, &reason))
		tiny_fuzz_fail(bytes, size, "changed to opcode %u, word 0x%llx it has the wrong reason",
			changed.opcode, (unsigned long long)changed.word[0]);
}

static void check_legal(const uint8_t *bytes, size_t size, const struct tiny_insn *insn)
{
	char text[TINY_TEXT_MAX + 1];
	uint8_t back[TINY_LENGTH_MAX];
	struct tiny_insn again;
	struct tiny_error error;
	struct tiny_reason reason;
	size_t length = tiny_format(insn, text, sizeof text);
	if (length == 0 || length > TINY_TEXT_MAX || strlen(text) != length)
		tiny_fuzz_fail(bytes, size, "its text has %zu bytes", length);
	check_cut(bytes, size, insn, text, length);
	if (tiny_parse(text, length, &again, &error) != TINY_STATUS_OK)
		tiny_fuzz_fail(bytes, size, "its text '%s' is not read: %s", text, error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		tiny_fuzz_fail(bytes, size, "its text '%s' is read as opcode %u, word 0x%llx",
			text, again.opcode,
			(unsigned long long)again.word[0]);
	if (tiny_encode(&again, back, sizeof back) != TINY_STATUS_OK ||
		memcmp(back, bytes, insn->length) != 0)
		tiny_fuzz_fail(bytes, size, "its text '%s' has different bytes", text);
	if (explain(insn, &reason) != TINY_STATUS_OK)
		tiny_fuzz_fail(bytes, size, "is legal, but explained");
	check_fields(bytes, size, insn);
	check_changed(bytes, size, insn);
}

/* What is not legal is refused, with the reason that the specification has. */
static void check_refused(const uint8_t *bytes, size_t size, const struct tiny_insn *insn,
	const struct tiny_fuzz_verdict *verdict)
{
	char text[TINY_TEXT_MAX + 1];
	uint8_t back[TINY_LENGTH_MAX];
	struct tiny_reason reason;
	if (tiny_encode(insn, back, sizeof back) != verdict->status)
		tiny_fuzz_fail(bytes, size, "is not legal, but written");
	if (tiny_format(insn, text, sizeof text) != 0 || text[0])
		tiny_fuzz_fail(bytes, size, "is not legal, but has the text '%s'", text);
	if (explain(insn, &reason) != verdict->status ||
		(verdict->opcode && !tiny_fuzz_explains(bytes, verdict, &reason)))
		tiny_fuzz_fail(bytes, size, "is refused for the wrong reason: kind %d, field '%s'",
			(int)reason.kind, tiny_fuzz_field_name(reason.field));
}

static void check_names(void)
{
	for (unsigned i = 0; i < TINY_FIELD_COUNT; i++)
		if (strcmp(tiny_field_name((enum tiny_field)i),
			tiny_fuzz_field_name((enum tiny_field)i)) != 0)
			tiny_fuzz_fail(NULL, 0, "field %u is called '%s'", i,
				tiny_field_name((enum tiny_field)i));
	if (tiny_field_name((enum tiny_field)TINY_FIELD_COUNT)[0] ||
		tiny_opcode_name(TINY_OP_NONE)[0] ||
		tiny_opcode_name((enum tiny_opcode)(TINY_OPCODE_COUNT + 1))[0])
		tiny_fuzz_fail(NULL, 0, "there are names of things that do not exist");
}

/* The texts of the seeds are not made by target c. */
static void check_seeds(void)
{
	for (size_t i = 0; i < tiny_fuzz_seed_count; i++) {
		const char *expected = tiny_fuzz_seeds[i].text;
		char text[TINY_TEXT_MAX + 1];
		uint8_t bytes[TINY_LENGTH_MAX], back[TINY_LENGTH_MAX];
		struct tiny_insn insn;
		struct tiny_error error;
		size_t size = tiny_fuzz_seed_bytes(i, bytes);
		if (tiny_decode(bytes, size, &insn) != TINY_STATUS_OK)
			tiny_fuzz_fail(bytes, size, "is not decoded; specc writes '%s'", expected);
		tiny_format(&insn, text, sizeof text);
		if (strcmp(text, expected) != 0)
			tiny_fuzz_fail(bytes, size, "has the text '%s'; specc writes '%s'", text,
				expected);
		if (tiny_parse(expected, strlen(expected), &insn, &error) != TINY_STATUS_OK)
			tiny_fuzz_fail(bytes, size, "'%s' is not read: %s", expected,
				error.message);
		if (tiny_encode(&insn, back, sizeof back) != TINY_STATUS_OK || memcmp(back,
			bytes, size) != 0)
			tiny_fuzz_fail(bytes, size, "'%s' has different bytes", expected);
	}
}

static size_t check(const uint8_t *bytes, size_t size)
{
	struct tiny_fuzz_verdict verdict;
	struct tiny_insn insn;
	tiny_fuzz_judge(bytes, size, &verdict);
	tiny_fuzz_reach(bytes, size, &verdict);
	if (tiny_decode(bytes, size, &insn) != verdict.status)
		tiny_fuzz_fail(bytes, size, "decoded with a different status");
	if (verdict.status == TINY_STATUS_TRUNCATED)
		return size;
	if (insn.opcode != verdict.opcode || insn.length != verdict.length)
		tiny_fuzz_fail(bytes, size, "decoded as opcode %u with length %u", insn.opcode,
			insn.length);
	if (verdict.status == TINY_STATUS_OK)
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
	struct tiny_fuzz_random r;
	tiny_fuzz_seed(&r, seed);
	return tiny_fuzz_change(&r, data, size, room);
}
