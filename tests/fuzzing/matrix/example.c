/* SPDX-License-Identifier: MIT */
/* An example of base/definitions.txt -> its text and its word, which depend on what is chosen. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "definitions.h"

enum { OPERAND_TEXT = 60 }; /* bytes that each operand may have */

struct maker {
	const struct skeleton *s;
	const struct choice *c;
	unsigned random;
	bool equal; /* the condition of this example is EQ */
};

/* The level of a row. */
static unsigned row(const struct maker *m, const char *name)
{
	return m->c->level[factor_find(m->s, name)];
}

/* ---- numbers ---- */

/* radix: of the type, 1 hex, 2 decimal, 0 that of the ISA */
static void write_digits(
	const struct maker *m, int64_t number, unsigned radix, int digits, char *text)
{
	uint64_t magnitude = number < 0 ? -(uint64_t)number : (uint64_t)number;
	bool decimal = radix == 2 || (!radix && row(m, "RADIX") == 1);
	if (decimal)
		snprintf(text, OPERAND_TEXT, "%s%0*" PRIu64, number < 0 ? "-" : "", digits, magnitude);
	else
		snprintf(text, OPERAND_TEXT, "%s%s%0*" PRIx64, number < 0 ? "-" : "",
			row(m, "HEX") ? "$" : "0x", digits, magnitude);
}

/* What eight bits mean as the integer of Num. */
static int64_t num_value(const struct maker *m, unsigned bits)
{
	int64_t n = bits;
	if (row(m, "INTEGER") == 1 && bits & 0x80)
		n -= 0x100;
	if (row(m, "INTEGER") == 3 && bits & 0x80)
		n -= 0xFF;
	return n * (row(m, "SCALE") ? 4 : 1) + (row(m, "OFFSET") ? 1 : 0);
}

static bool num_legal(const struct maker *m, unsigned bits)
{
	if (bits == 0xFF && row(m, "INTEGER") == 3)
		return false;
	return row(m, "NUM_FORBID") == 2 ? bits >> 1 != 1 : bits != 3 || !row(m, "NUM_FORBID");
}

static uint64_t make_num(const struct maker *m, char *text)
{
	unsigned bits = m->random * 37 & 0xFF;
	while (!num_legal(m, bits))
		bits = (bits + 1) & 0xFF;
	write_digits(m, num_value(m, bits), row(m, "NUMBER"), row(m, "DIGITS") ? 4 : 0, text);
	return bits;
}

static uint64_t make_unsigned(const struct maker *m, unsigned bits, bool not_three, char *text)
{
	uint64_t value = m->random * 5 & ((1u << bits) - 1);
	if (value == 3 && not_three)
		value = 2;
	write_digits(m, (int64_t)value, 0, 0, text);
	return value;
}

static uint64_t make_table(const struct maker *m, char *text)
{
	unsigned bits = m->random & 3;
	if (bits == 3 && row(m, "TAB_FORBID"))
		bits = 1;
	int number = row(m, "TABLE") ? 1 << bits : (int)bits;
	number = number * (row(m, "TAB_SCALE") ? 4 : 1) + (row(m, "TAB_OFFSET") ? 1 : 0);
	write_digits(m, number, row(m, "TAB_NUMBER"), row(m, "TAB_DIGITS") ? 2 : 0, text);
	return bits;
}

static uint64_t make_float(const struct maker *m, char *text)
{
	static const uint64_t bits[] = { 0x21, 0x3FC00000, 0x3E00, 0x3FF8000000000000 };
	unsigned level = row(m, "FLOAT");
	if (level)
		snprintf(text, OPERAND_TEXT, "1.5");
	else
		write_digits(m, 0x21, 0, 0, text);
	return bits[level];
}

/* ---- registers ---- */

/* Any register that all constraints and types leave. */
static uint64_t make_register(const struct maker *m, char *text)
{
	static const unsigned few[] = { 1, 4, 5, 6, 0 };
	unsigned number = few[m->random % 5];
	if (!row(m, "REGISTER")) {
		write_digits(m, number, 0, 0, text);
		return number;
	}
	if (row(m, "REGISTER") == 2 || !row(m, "NUMBERED") || (row(m, "NAMED") && m->random % 3 == 0))
		number = 15;
	if (number == 15)
		snprintf(text, OPERAND_TEXT, "zero");
	else
		snprintf(text, OPERAND_TEXT, "x%u", number);
	return row(m, "REGISTER") == 2 ? number - 8 : number;
}

static uint64_t make_at(const struct maker *m, char *text)
{
	uint64_t bits, base;
	char offset[OPERAND_TEXT];
	if (!row(m, "PART"))
		return make_unsigned(m, 6, row(m, "AT_FORBID"), text);
	*text++ = '(';
	base = make_register(m, text);
	bits = make_unsigned(m, 2, false, offset);
	snprintf(text + strlen(text), OPERAND_TEXT + 2, " %s)", offset);
	return base | bits << 4;
}

/* ---- modifiers ---- */

static uint64_t make_choice(const struct maker *m, const char *other, char *text)
{
	bool on = m->random >> 1 & 1;
	snprintf(text, OPERAND_TEXT, "%s", on ? other : "");
	return on;
}

/* Appends a unit to the word. */
static void append_unit(const struct maker *m, struct encoded *e, uint64_t value)
{
	unsigned bit = 32 + e->appended;
	e->word[bit / 64] |= value << bit % 64;
	e->appended += choice_unit(m->s, m->c);
}

/* One of the rows of Alt that its field can have. */
static uint64_t make_alternative(const struct maker *m, struct encoded *e, char *text)
{
	unsigned how = m->random >> 5 & 3, q = m->random >> 3 & 3, class = row(m, "CLASS");
	if (!row(m, "MODE_ROWS"))
		return make_unsigned(m, 4, false, text);
	if (how >= 2 && row(m, "APPEND") && class != 2) {
		uint64_t value = m->random >> 7 & 0x7F;
		*text = '=';
		write_digits(m, (int64_t)value, 0, 0, text + 1);
		append_unit(m, e, value);
		return 2 << 2;
	}
	how = how & 1 && class != 1;
	snprintf(text, OPERAND_TEXT, how ? "(q%u)+" : "q%u", q);
	return q | how << 2;
}

/* A row of Inner, in three bits. */
static uint64_t make_inner(const struct maker *m, char *text)
{
	unsigned kind = row(m, "NESTED") == 1 ? m->random >> 3 & 1 : 0, value;
	*text = kind ? '#' : 'q';
	if (kind)
		return make_unsigned(m, 2, false, text + 1) | 4;
	value = m->random & 3;
	snprintf(text + 1, OPERAND_TEXT, "%u", value);
	return value;
}

/* A row of Far, which is appended. */
static void make_far(const struct maker *m, struct encoded *e, char *text)
{
	uint64_t bits;
	*text++ = '<';
	bits = make_unsigned(m, 3, false, text);
	text += strlen(text);
	if (m->random >> 4 & 1) {
		*text++ = ' ';
		bits = bits << 4 | bits | 8;
		write_digits(m, (int64_t)(bits & 7), 0, 0, text);
		text += strlen(text);
	}
	snprintf(text, 2, ">");
	append_unit(m, e, bits);
}

/* A row of Nest: a number, one of Inner or one of Far. */
static uint64_t make_nest(const struct maker *m, struct encoded *e, char *text)
{
	unsigned outer = m->random >> 5 & 3;
	if (outer == 1 && row(m, "NESTED")) {
		*text = '[';
		uint64_t bits = make_inner(m, text + 1);
		snprintf(text + strlen(text), 2, "]");
		return 1 << 3 | bits;
	}
	if (outer == 2 && row(m, "NESTED_FAR")) {
		*text = '@';
		make_far(m, e, text + 1);
		return 2 << 3;
	}
	return make_unsigned(m, 3, false, text);
}

/* A row of Given, with the type that stands for its parameter. */
static uint64_t make_given(const struct maker *m, struct encoded *e, char *text)
{
	unsigned applied = row(m, "APPLIED");
	if (applied == 4 || m->random >> 5 & 1)
		return make_unsigned(m, 3, false, text);
	*text = '@';
	if (applied == 1)
		append_unit(m, e, make_unsigned(m, 7, false, text + 1));
	else
		make_far(m, e, text + 1);
	return 2 << 3;
}

/* The registers of a mask of List, the lowest first, with ranges of those that are next to each
 * other. */
static uint64_t make_list(const struct maker *m, char *text)
{
	static const unsigned bit_of[][4] = { { 0, 1, 2, 3 }, { 3, 2, 1, 0 }, { 1, 3, 0, 2 } };
	unsigned order = row(m, "REGISTERS"), mask = m->random >> 3 & 0xF, bits = 0;
	unsigned least = row(m, "RANGE") ? row(m, "RANGE") + 1 : 5;
	const char *separator = row(m, "SEPARATOR") ? "/" : ", ";
	if (!order)
		return make_unsigned(m, 4, false, text);
	*text = 0;
	for (unsigned q = 0, end; q < 4; q = end + 1) {
		for (end = q; end < 4 && mask >> end & 1; end++)
			bits |= 1u << bit_of[order - 1][end];
		for (; q < end; q++) {
			bool range = end - q >= least;
			const char *before = mask & ((1u << q) - 1) ? separator : "";
			text += snprintf(text, OPERAND_TEXT, range ? "%sq%u-q%u" : "%sq%u", before, q, end - 1);
			q = range ? end - 1 : q;
		}
	}
	return bits;
}

/* The number of a register, as it is in its name. */
static uint64_t make_two(const struct maker *m, char *text)
{
	unsigned number = m->random >> 4 & 3;
	snprintf(text, OPERAND_TEXT, "%u", number);
	return number;
}

/* The row of the group, and what it moves. */
static uint64_t make_variant(const struct maker *m, char *text)
{
	unsigned which = m->random % 3, length;
	if ((which == 1 && row(m, "OPTYPE_ONLY")) || (which == 2 && row(m, "GROUP_ONLY")))
		which = 0;
	length = (unsigned)snprintf(text, OPERAND_TEXT, "%c ", "abc"[which]);
	return (which + 1) | make_unsigned(m, 3, false, text + length) << (2 + 3 * which);
}

static uint64_t make_operand(struct maker *m, const char *type, struct encoded *e, char *text)
{
	if (!strcmp(type, "Alt"))
		return make_alternative(m, e, text);
	if (!strcmp(type, "Nest"))
		return make_nest(m, e, text);
	if (!strcmp(type, "Given"))
		return make_given(m, e, text);
	if (!strcmp(type, "List"))
		return make_list(m, text);
	if (!strcmp(type, "Two"))
		return make_two(m, text);
	if (!strcmp(type, "Variant"))
		return make_variant(m, text);
	if (!strcmp(type, "Num"))
		return make_num(m, text);
	if (!strcmp(type, "Tab"))
		return make_table(m, text);
	if (!strcmp(type, "Flo"))
		return make_float(m, text);
	if (!strcmp(type, "Reg"))
		return make_register(m, text);
	if (!strcmp(type, "At"))
		return make_at(m, text);
	if (!strcmp(type, "Rep")) /* "rep 3" is printed as the alias */
		return make_unsigned(m, 3, row(m, "ALIAS_PRINTED"), text);
	if (!strcmp(type, "Few"))
		return make_unsigned(m, 3, false, text);
	if (!strcmp(type, "Guard"))
		return make_choice(m, ", p1", text);
	if (!strcmp(type, "Neg"))
		return make_choice(m, "-", text);
	if (!strcmp(type, "Not"))
		return make_choice(m, m->equal ? "~" : "-", text);
	if (!strcmp(type, "Wide"))
		return make_choice(m, ".Yes", text);
	if (!strcmp(type, "On"))
		return 1;
	if (!strcmp(type, "To")) /* what the template does not show: the register of $REG */
		return row(m, "REGISTER") == 2 ? 7 : row(m, "NUMBERED") || !row(m, "REGISTER") ? 1 : 15;
	uint64_t value = make_choice(m, ".NE", text);
	if (!strcmp(type, "Cond"))
		m->equal = !value;
	return value;
}

void example_expand(const struct skeleton *s, const struct choice *c, unsigned number,
	const char *text, struct encoded *e)
{
	struct maker m = { .s = s, .c = c, .random = number * 2654435761u >> 8 };
	char *end = e->text;
	while (*text) {
		char type[16];
		unsigned bit;
		int length;
		if (sscanf(text, "<%15[A-Za-z]@%u>%n", type, &bit, &length) != 2) {
			*end++ = *text++;
			continue;
		}
		*end = 0;
		uint64_t value = make_operand(&m, type, e, end);
		end += strlen(end);
		e->word[bit / 64] |= value << bit % 64;
		if (bit % 64 && value >> (64 - bit % 64))
			e->word[1] |= value >> (64 - bit % 64);
		m.random = m.random * 1103515245u + 12345;
		text += length;
	}
	if (row(&m, "TERMINATOR"))
		*end++ = ';';
	*end = 0;
}
