/* SPDX-License-Identifier: MIT */
/* What docs/c-api.md says of every codec, at its edges: bytes and room that end early, text that is
 * cut, changed or nonsense, numbers and opcodes that do not exist. Compiled with -DISA=gpu
 * -DISA_CAPITALS=GPU -include gpu.h, and -DALIASES where it has aliases. Usage:
 * edges TRIES <LINES; so many of each opcode, always the same, and lines of text. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define JOIN(a, b)        a##_##b
#define JOIN_VALUES(a, b) JOIN(a, b)
#define P(name)           JOIN_VALUES(ISA, name)
#define C(name)           JOIN_VALUES(ISA_CAPITALS, name)

enum { MOST_BYTES = 64, MOST_TEXT = 2048 };

static uint64_t seed = 88172645463325252;
static unsigned long failures, legal, texts;
static const char *now = "";

#define HOLDS(what)                                                                                \
	((what) ? (void)0 : (void)(failures++ < 20 && printf("%d: %s: not %s\n", __LINE__, now, #what)))

static uint64_t random_bits(void)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return seed;
}

/* A copy that ends where its memory does, so that a sanitizer sees what is read behind it. */
static void *copy_of(const void *bytes, size_t size)
{
	void *copy = malloc(size ? size : 1);
	if (!copy)
		exit(2);
	memcpy(copy, bytes, size);
	return copy;
}

/* ---- text ---- */

/* A line is an instruction, or an alias of one or several, each legal. */
static void parse_line(const char *text, size_t length, enum P(status) status)
{
#ifdef ALIASES
	struct P(insn) list[2];
	struct P(error) error = { 0 };
	size_t count = 0, again_count = 0;
	if (P(parse_line)(text, length, list, 2, &count, &error) == C(STATUS_OK)) {
		uint8_t bytes[MOST_BYTES];
		HOLDS(count > 0);
		for (size_t i = 0; i < count && i < 2; i++)
			HOLDS(P(encode)(&list[i], bytes, sizeof bytes) == C(STATUS_OK));
		HOLDS(status == C(STATUS_OK) ? count == 1 : count != 1);
		HOLDS(P(parse_line)(text, length, list, 0, &again_count, NULL) == C(STATUS_OK));
		HOLDS(again_count == count);
	} else {
		HOLDS(status != C(STATUS_OK) && error.offset <= length && *error.message);
	}
#else
	(void)text, (void)length, (void)status;
#endif
}

/* Parsed or refused, with and without a place for the error; what is parsed is legal, and its
 * canonical text is the same instruction. */
static void parse_any(const char *text, size_t length)
{
	struct P(insn) insn, again;
	struct P(error) error = { 0 };
	char canonical[MOST_TEXT];
	char *copy = copy_of(text, length);
	enum P(status) status = P(parse)(copy, length, &insn, &error);
	HOLDS(P(parse)(copy, length, &again, NULL) == status);
	texts++;
	parse_line(copy, length, status);
	if (status == C(STATUS_OK)) {
		uint8_t bytes[MOST_BYTES], same[MOST_BYTES];
		size_t size = P(format)(&insn, canonical, sizeof canonical);
		HOLDS(P(encode)(&insn, bytes, sizeof bytes) == C(STATUS_OK));
		HOLDS(size && size < sizeof canonical && strlen(canonical) == size);
		HOLDS(P(parse)(canonical, size, &again, &error) == C(STATUS_OK));
		HOLDS(P(encode)(&again, same, sizeof same) == C(STATUS_OK));
		HOLDS(again.length == insn.length && !memcmp(bytes, same, insn.length));
	} else {
		HOLDS(status == C(STATUS_SYNTAX));
		HOLDS(error.offset <= length && error.column >= 1 && error.column <= error.offset + 1);
		HOLDS(*error.message && strlen(error.message) < sizeof error.message);
	}
	free(copy);
}

/* Bytes [from, to) of the text become others; what follows them stays, or goes. */
static void replaced(const char *text, size_t from, size_t to, const char *by)
{
	char changed[MOST_TEXT];
	int length = snprintf(changed, sizeof changed, "%.*s%s%s", (int)from, text, by, text + to);
	if (length > 0 && (size_t)length < sizeof changed) {
		parse_any(changed, (size_t)length);
		parse_any(changed, from + strlen(by));
	}
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Every number of the text becomes one that is hard to read; the text is cut and gets signs. */
static void change_text(const char *text)
{
	static const char *const numbers[] = { "0", "00", "0x", "0x1f", "0b101", "0B1", "0XffFF", "-1",
		"+1", "--1", "0xfffffffffffffffff", "18446744073709551616", "9223372036854775808", "1.5",
		"1e400", "1e-400", "-2.25e3", "1e", "1e+", "1.", "0f3f800000", "0F7fc00000", "0f1", "1:2",
		"[1:2]", "0.1000000000000000055511151231257827021181583404541015625000001", "007", "32",
		"99", "1e99999999999", "0x8000000000000000", "-0", "0b", "0b2", "1E5", "1e20", "1e-30", "3",
		"6", "123456789012", "-99999999999", "-9223372036854775808" };
	static const char *const signs[] = { "", " ", "\t", ",", ".", "_", "[", "]", "-", "+", "~", "|",
		"!", ";", "/", "//", "#", "@", "$", "\xc3\xa4", "\n", "\r", "x", "Z", "{", "'" };
	size_t length = strlen(text);
	for (size_t at = 0; at <= length; at++) {
		parse_any(text, at);
		const char *sign = signs[random_bits() % (sizeof signs / sizeof *signs)];
		replaced(text, at, at, sign);
		if (at < length)
			replaced(text, at, at + 1, signs[random_bits() % (sizeof signs / sizeof *signs)]);
	}
	for (size_t from = 0, to; from < length; from = to + 1) {
		for (to = from; is_digit(text[to]);)
			to++;
		for (size_t i = 0; to > from && i < sizeof numbers / sizeof *numbers; i++)
			replaced(text, from, to, numbers[i]);
	}
}

/* More digits than any halfway case has, before and behind the point. */
static void long_numbers(const char *text)
{
	static char digits[3][900];
	size_t length = strlen(text), from = strcspn(text, " \t");
	for (size_t i = 0; i < 3; i++)
		memset(digits[i], i ? '3' : '0', sizeof digits[i] - 1);
	digits[0][0] = '1';
	digits[2][1] = '.';
	for (size_t to; from < length; from = to + 1) {
		for (to = from; is_digit(text[to]);)
			to++;
		for (size_t i = 0; to > from && i < 3; i++)
			replaced(text, from, to, digits[i]);
	}
}

/* Each word of an alias becomes what an operand may look like, too long a text, one that can be cut
 * in two at many places and never fits; and more follows. */
static void change_alias(const char *text)
{
	static char wide[700], rows[1001], arrows[1001];
	const char *const words[] = { "(x)", "[x]", "{x}", "x)", "x]", "x}", "(x", " r1 ", "r1 , r2",
		"$r1 , $r2", "r9,", wide, wide + 100, wide + 180, wide + 186, wide + 192, rows, arrows };
	size_t length = strlen(text);
	memset(wide, 'x', sizeof wide - 1);
	for (size_t i = 0; i + 2 < sizeof rows; i += 2)
		memcpy(rows + i, i + 4 < sizeof rows ? "x," : "x(", 2);
	for (size_t i = 0; i + 3 < sizeof arrows; i += 3)
		memcpy(arrows + i, i + 6 < sizeof arrows ? "<-x" : "<-(", 3);
	replaced(text, length, length, " x");
	replaced(text, 0, 0, " ");
	for (size_t from = 0, to; from < length; from = to + 1) {
		for (to = from; to < length && !strchr(" \t,[]()<>", text[to]);)
			to++;
		for (size_t i = 0; to > from && i < sizeof words / sizeof *words; i++)
			replaced(text, from, to, words[i]);
	}
}

static void nonsense(void)
{
	static const char *const all[] = { "", " ", "\t \r\n", "?", "0", "-", "x", ";", "//",
		"\xc3\xa4\xc3\xb6", "\xff\xfe", "a b c d e f g", "0x0x0x", "[[[[[[[[", "\"text", "'", "@",
		" @", "@@ foo", "\t@P0 foo", "@ ?", "? //", " \t foo", "foo", "foo bar", "@P0" };
	char *long_text = malloc(100000);
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		parse_any(all[i], strlen(all[i]));
	parse_any("a\0b", 3);
	if (!long_text)
		exit(2);
	memset(long_text, 'x', 100000);
	parse_any(long_text, 100000);
	free(long_text);
}

/* ---- an instruction that is legal ---- */

/* No other length than that of the opcode is written; that it is not legal is said first. */
static void wrong_length(const struct P(insn) * insn)
{
	struct P(insn) other = *insn;
	uint8_t room[MOST_BYTES];
	memset(room, 0x5a, sizeof room);
	other.length = 0;
	HOLDS(P(encode)(&other, room, sizeof room) == C(STATUS_WRONG_LENGTH));
	other.length = (uint8_t)(insn->length + 1);
	HOLDS(P(encode)(&other, room, 0) == C(STATUS_WRONG_LENGTH));
	other.opcode = C(OP_NONE);
	HOLDS(P(encode)(&other, room, sizeof room) == C(STATUS_UNDEFINED));
	for (size_t i = 0; i < sizeof room; i++)
		HOLDS(room[i] == 0x5a);
}

static void cut_bytes(const struct P(insn) * insn, const uint8_t *bytes)
{
	struct P(insn) back;
	for (size_t size = 0; size < insn->length; size++) {
		uint8_t room[MOST_BYTES], *cut = copy_of(bytes, size);
		memset(room, 0x5a, sizeof room);
		HOLDS(P(decode)(cut, size, &back) == C(STATUS_TRUNCATED));
		HOLDS(back.opcode == C(OP_NONE) && !back.form && (!back.length || back.length > size));
		for (unsigned i = 0; i < C(LIMBS); i++)
			HOLDS(!back.word[i]);
		HOLDS(P(encode)(insn, room, size) == C(STATUS_NO_ROOM));
		for (size_t i = 0; i < sizeof room; i++)
			HOLDS(room[i] == 0x5a);
		free(cut);
	}
}

static void cut_text(const struct P(insn) * insn, const char *text)
{
	char room[MOST_TEXT];
	size_t length = strlen(text);
	for (size_t size = 0; size <= length + 1; size++) {
		memset(room, '?', sizeof room);
		HOLDS(P(format)(insn, room, size) == length);
		HOLDS(room[size] == '?');
		if (size) {
			size_t shown = size - 1 < length ? size - 1 : length;
			HOLDS(!memcmp(room, text, shown) && !room[shown]);
		}
	}
}

/* The form is looked up where the instruction does not say it, or says another opcode's. */
static void other_forms(const struct P(insn) * insn, const char *text)
{
	char found[MOST_TEXT];
	struct P(insn) unsaid = *insn;
	const unsigned forms[] = { 0, insn->form - 1u, insn->form + 1u, 0xffff };
	for (size_t i = 0; i < 4; i++) {
		unsaid.form = (uint16_t)forms[i];
		size_t length = P(format)(&unsaid, found, sizeof found);
		HOLDS(length && strlen(found) == length);
		HOLDS(i > 0 || !strcmp(found, text));
	}
}

static void check_legal(const struct P(insn) * insn, bool first)
{
	struct P(insn) back;
	struct P(reason) reason;
	uint8_t bytes[MOST_BYTES], again[MOST_BYTES];
	char text[MOST_TEXT];
	HOLDS(P(explain)(insn, &reason) == C(STATUS_OK) && reason.kind == C(REASON_NONE));
	HOLDS(P(encode)(insn, bytes, sizeof bytes) == C(STATUS_OK));
	HOLDS(P(decode)(bytes, insn->length, &back) == C(STATUS_OK));
	HOLDS(back.length == insn->length && P(encode)(&back, again, sizeof again) == C(STATUS_OK));
	HOLDS(!memcmp(bytes, again, insn->length));
	size_t length = P(format)(&back, text, sizeof text);
	HOLDS(length && length < sizeof text);
	cut_bytes(insn, bytes);
	wrong_length(insn);
	cut_text(&back, text);
	other_forms(&back, text);
	if (legal++ % 3 == 0 || first)
		change_text(text);
	if (first)
		long_numbers(text);
}

/* A word that is not: a reason that names what it says. */
static void check_reserved(const struct P(insn) * insn)
{
	struct P(reason) reason;
	enum P(status) status = P(explain)(insn, &reason);
	uint8_t bytes[MOST_BYTES];
	char text[4] = "xyz";
	HOLDS(status == C(STATUS_RESERVED) || status == C(STATUS_UNDEFINED));
	HOLDS(P(encode)(insn, bytes, sizeof bytes) == status);
	HOLDS(P(encode)(insn, bytes, 0) == status);
	HOLDS(P(format)(insn, text, sizeof text) == 0 && !*text);
	if (status != C(STATUS_RESERVED))
		return;
	uint64_t any = 0;
	for (unsigned i = 0; i < C(LIMBS); i++)
		any |= reason.bits[i] & insn->word[i];
	HOLDS(reason.kind != C(REASON_NONE));
	HOLDS(reason.kind != C(REASON_BITS) || any);
	HOLDS(reason.kind != C(REASON_VALUE) || P(has)(insn, reason.field));
}

static bool check(const struct P(insn) * insn, bool first)
{
	uint8_t bytes[MOST_BYTES];
	bool good = P(encode)(insn, bytes, sizeof bytes) == C(STATUS_OK);
	if (good)
		check_legal(insn, first);
	else
		check_reserved(insn);
	return good;
}

/* ---- opcodes ---- */

/* The fields, some or all, hold what is drawn: low, high or any bits. */
static void draw_fields(struct P(insn) * insn, unsigned kind)
{
	for (unsigned i = 0; i < C(FIELD_COUNT); i++) {
		enum P(field) field = (enum P(field))i;
		uint64_t before = P(get)(insn, field), value = random_bits();
		if (!P(has)(insn, field)) {
			HOLDS(before == 0 && P(set)(insn, field, 0) == C(STATUS_NO_FIELD));
			continue;
		}
		value = kind % 4 == 0 ? value % 4 : kind % 4 == 1 ? ~(value % 4) : value;
		if (kind % 2 && value & 1 << 20)
			continue;
		for (unsigned width = 64; P(set)(insn, field, value) != C(STATUS_OK);) {
			HOLDS(width > 0 && P(get)(insn, field) == before);
			value &= UINT64_MAX >> (65 - width--);
		}
		HOLDS(P(get)(insn, field) == value);
		if (kind % 3 == 0) { /* its value goes unless it may stay */
			uint8_t bytes[MOST_BYTES];
			if (P(encode)(insn, bytes, sizeof bytes) != C(STATUS_OK))
				P(set)(insn, field, before);
		}
	}
}

/* Each field of a legal instruction has its least and its greatest values: any bits may stand in
 * an instruction, also with a form that fits others. */
static void change_fields(const struct P(insn) * insn)
{
	for (unsigned i = 0; i < C(FIELD_COUNT); i++) {
		struct P(insn) other = *insn;
		struct P(reason) reason;
		char text[MOST_TEXT];
		for (unsigned bit = 0; bit < 64; bit++)
			for (int less = 0; less < 2; less++) {
				if (P(set)(&other, (enum P(field))i, ((uint64_t)1 << bit) - (uint64_t)less))
					continue;
				if (P(explain)(&other, &reason) != C(STATUS_OK))
					check_reserved(&other);
				other.form = insn->form;
				HOLDS(P(format)(&other, text, sizeof text) == strlen(text));
			}
	}
}

static void check_opcode(enum P(opcode) opcode, unsigned tries)
{
	bool any = false;
	struct P(insn) insn;
	now = P(opcode_name)(opcode);
	HOLDS(*now);
	for (unsigned i = 0; i < tries; i++) {
		HOLDS(P(init)(&insn, opcode) && insn.opcode == opcode);
		if (i)
			draw_fields(&insn, i);
		if (check(&insn, !any)) {
			if (!any)
				change_fields(&insn);
			any = true;
		}
		insn.word[random_bits() % C(LIMBS)] ^= (uint64_t)1 << random_bits() % 64;
		if (P(explain)(&insn, &(struct P(reason)){ 0 }) != C(STATUS_OK))
			check_reserved(&insn);
	}
}

static void no_opcode(unsigned opcode)
{
	struct P(insn) insn = { 0 };
	struct P(reason) reason;
	uint8_t bytes[MOST_BYTES];
	char text[8] = "text";
	insn.opcode = (uint16_t)opcode;
	HOLDS(!*P(opcode_name)((enum P(opcode))opcode));
	HOLDS(P(encode)(&insn, bytes, sizeof bytes) == C(STATUS_UNDEFINED));
	HOLDS(P(explain)(&insn, &reason) == C(STATUS_UNDEFINED));
	HOLDS(P(format)(&insn, text, sizeof text) == 0 && !*text);
	HOLDS(P(format)(&insn, NULL, 0) == 0);
	for (unsigned i = 0; i < C(FIELD_COUNT); i++) {
		HOLDS(!P(has)(&insn, (enum P(field))i) && !P(get)(&insn, (enum P(field))i));
		HOLDS(P(set)(&insn, (enum P(field))i, 0) == C(STATUS_NO_FIELD));
	}
	HOLDS(!P(init)(&insn, (enum P(opcode))opcode) && insn.opcode == C(OP_NONE));
}

int main(int argc, char **argv)
{
	unsigned tries = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 12;
	struct P(insn) insn;
	for (unsigned i = 1; i <= C(OPCODE_COUNT); i++)
		check_opcode((enum P(opcode))i, tries);
	now = "no opcode";
	no_opcode(C(OP_NONE));
	no_opcode(C(OPCODE_COUNT) + 1u);
	no_opcode(0xffff);
	for (unsigned i = 0; i < C(FIELD_COUNT); i++)
		HOLDS(*P(field_name)((enum P(field))i));
	HOLDS(!*P(field_name)((enum P(field))C(FIELD_COUNT)));
	now = "nonsense";
	nonsense();
	now = "standard input";
	char line[MOST_TEXT / 4];
	unsigned lines = 0;
	while (fgets(line, sizeof line, stdin)) {
		line[strcspn(line, "\n")] = '\0';
		change_alias(line);
		if (lines++ % 16 == 0)
			change_text(line);
		else
			parse_any(line, strlen(line));
	}
	now = "random bytes";
	for (unsigned i = 0; i < 20000; i++) {
		uint64_t bytes[MOST_BYTES / 8];
		for (unsigned k = 0; k < MOST_BYTES / 8; k++)
			bytes[k] = i % 8 ? random_bits() : random_bits() & random_bits() & random_bits();
		enum P(status) status = P(decode)((const uint8_t *)bytes, MOST_BYTES, &insn);
		HOLDS(status != C(STATUS_TRUNCATED));
		if (status == C(STATUS_RESERVED))
			check_reserved(&insn);
	}
	printf("%lu legal instructions, %lu texts, %lu failures\n", legal, texts, failures);
	return failures > 0 || (!legal && tries >= 12);
}
