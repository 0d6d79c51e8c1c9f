/* SPDX-License-Identifier: MIT */
/* Triples of elements -> families whose templates show them: the template, the fields, and two
 * examples with their words, one with all optional parts and one with none; and a text that must be
 * refused. */
#include <ctype.h>
#include <inttypes.h>
#include <stdint.h>
#include <string.h>

#include "matrix.h"

enum where { MNEMONIC, OPERAND, END };
enum { PLACES = 3, ROOM = 400 };

struct element {
	const char *id, *name, *template, *example, *absent;
	enum where where;
	const char *fields[2];
};

static const struct element elements[] = {
#define ELEMENT(id, name, template, example, absent, where, ...)                                   \
	{ #id, name, template, example, absent, where, __VA_ARGS__ },
#include "elements.def"
};
enum { ELEMENTS = sizeof elements / sizeof *elements };

struct type {
	const char *name;
	unsigned width;
};
static const struct type types[] = { { "Reg", 4 }, { "Unsigned", 5 }, { "Signed", 6 },
	{ "Scaled", 4 }, { "Powers", 2 }, { "Cond", 2 }, { "Address", 7 }, { "Sign", 1 },
	{ "Extra0", 1 }, { "Extra1", 1 }, { "Extra2", 1 } };

/* A family, while it is made. */
struct sheet {
	const struct element *elements[PLACES];
	unsigned number, line, next_bit;
	uint64_t word, bare; /* of the example with all parts, and of the one with none */
	char template[ROOM], example[ROOM], short_example[ROOM], fields[ROOM], lists[ROOM];
};

static void append(char *text, const char *more)
{
	size_t length = strlen(text);
	snprintf(text + length, ROOM - length, "%s", more);
}

static const struct type *type_of(const char *field)
{
	for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
		size_t length = strlen(types[i].name);
		if (!strncmp(field, types[i].name, length) && field[length] == ' ')
			return &types[i];
	}
	return NULL;
}

/* The text of a value, and the value: anything legal that is not the default. */
static uint64_t choose(const struct type *type, unsigned random, char text[24])
{
	static const char *const names[] = { "AL", "?", "HI", "LO" };
	uint64_t value = random & ((1u << type->width) - 1);
	if (!strcmp(type->name, "Reg")) {
		value = value ? value : 3;
		snprintf(text, 24, value == 15 ? "rz" : "r%u", (unsigned)value);
	} else if (!strcmp(type->name, "Signed")) {
		value = value ? value : 40;
		bool negative = value >> 5;
		snprintf(
			text, 24, "%s0x%x", negative ? "-" : "", (unsigned)(negative ? 64 - value : value));
	} else if (!strcmp(type->name, "Cond")) {
		value = value < 2 ? 2 : value;
		snprintf(text, 24, "%s", names[value]);
	} else if (!strcmp(type->name, "Address")) {
		snprintf(text, 24, (value & 15) == 15 ? "<rz 0x%x>" : "<r%u 0x%x>",
			(unsigned)((value & 15) == 15 ? value >> 4 : value & 15), (unsigned)(value >> 4));
	} else if (type->width == 1) {
		value = 1;
	} else {
		unsigned scale = !strcmp(type->name, "Scaled") ? 4 : 1;
		value = value ? value : 1;
		snprintf(text, 24, "0x%x",
			!strcmp(type->name, "Powers") ? 1u << value : (unsigned)value * scale);
	}
	return value;
}

/* Copies a text with the place for '@' and texts for %0 and %1. */
static void fill(char *out, const char *text, unsigned place, char texts[2][24])
{
	for (; text && *text; text++) {
		char one[2] = { *text, 0 };
		if (*text == '@')
			one[0] = (char)('0' + place);
		if (*text == '%')
			append(out, texts[*++text - '0']);
		else
			append(out, one);
	}
}

static void add_element(struct sheet *s, unsigned place, bool comma)
{
	const struct element *e = s->elements[place];
	char texts[2][24] = { "", "" };
	unsigned random = (s->number * 3 + place) * 2654435761u;
	for (unsigned i = 0; i < 2 && e->fields[i]; i++) {
		char field[60] = "", name[60] = "", line[120];
		fill(name, e->fields[i], place, texts);
		const struct type *type = type_of(name);
		bool has_default = strchr(name, '=') != NULL;
		uint64_t value = choose(type, random >> (8 + i * 9), texts[i]);
		snprintf(field, sizeof field, "%s", name);
		snprintf(line, sizeof line, "    field<%u, %u> %s;\n", s->next_bit, type->width, field);
		append(s->fields, line);
		s->word |= value << s->next_bit;
		if (!has_default)
			s->bare |= value << s->next_bit;
		s->next_bit += type->width;
	}
	if (comma) {
		append(s->template, ", ");
		append(s->example, ", ");
		append(s->short_example, ", ");
	}
	fill(s->template, e->template, place, texts);
	fill(s->example, e->example, place, texts);
	fill(s->short_example, e->absent ? e->absent : e->example, place, texts);
	if (e->where == MNEMONIC && strchr(e->template, '.') && e->fields[0] &&
		strncmp(e->fields[0], "Extra", 5)) {
		char line[80];
		snprintf(line, sizeof line, ".%c%u = {.AL%s, .HI, .LO}\n", strchr(e->template, '.')[1],
			place, e->absent ? "*" : "");
		append(s->lists, line);
	}
}

static void make(struct sheet *s)
{
	char name[24];
	bool comma = false;
	snprintf(name, sizeof name, "op%u", s->number);
	append(s->template, name);
	append(s->example, name);
	append(s->short_example, name);
	s->next_bit = 12;
	s->word = s->bare = s->number;
	for (unsigned i = 0; i < PLACES; i++) {
		enum where where = s->elements[i]->where;
		if (where == OPERAND && !comma) {
			append(s->template, " ");
			append(s->example, " ");
			append(s->short_example, " ");
		}
		add_element(s, i, where == OPERAND && comma);
		comma = comma || where == OPERAND;
	}
}

static void print_sheet(struct sheet *s, FILE *out)
{
	char order[ROOM] = "";
	for (const char *at = strstr(s->fields, "> "); at; at = strstr(at + 1, "> ")) {
		char name[24];
		if (sscanf(at + 2, "%*s %23[a-z0-9]", name) == 1 && !strchr("cdeiX", name[0])) {
			if (!strstr(order, name)) {
				append(order, *order ? ", " : "");
				append(order, name);
			}
		}
	}
	fprintf(out, "__DefOptype T%u : [ALL]\n  __Encoding\n    field<0, 12> Op op == C%u;\n%s",
		s->number, s->number, s->fields);
	fprintf(
		out, "  __Syntax\n```asm\n%s ;\n%s%s```\n", s->template, *s->lists ? "\n" : "", s->lists);
	fprintf(out, "  __OperandInfo\n    InList<%s>;\n    OutList<>;\n", order);
	fprintf(out, "  __Examples\n```asm\n%s => 0x%016" PRIx64 "\n", s->example, s->word);
	if (s->word != s->bare)
		fprintf(out, "%s => 0x%016" PRIx64 "\n", s->short_example, s->bare);
	fprintf(out, "```\n\n__DefOpcode T%u_O : [T%u]\n\n", s->number, s->number);
}

/* A text that is no instruction. */
static void spoil(const struct sheet *s, char *bad)
{
	enum { SIZE = ROOM + 20 };
	const char *number = strstr(s->example, "0x"), *space = strchr(s->example, ' ');
	bad[0] = 0;
	switch (s->number % 4) {
	case 0:
		if (number) {
			snprintf(bad, SIZE, "%.*s0x1000%s", (int)(number - s->example), s->example,
				number + 2 + strspn(number + 2, "0123456789abcdef"));
			return;
		}
		break;
	case 1:
		if (space) {
			snprintf(bad, SIZE, "%.*sq%s", (int)(space - s->example), s->example, space);
			return;
		}
		break;
	case 2: snprintf(bad, SIZE, "%s]", s->example); return;
	default: break;
	}
	snprintf(bad, SIZE, "%s, r1, r2, r3, r4", s->example);
}

/* ---- which triples ---- */

/* Do two optional texts or modifiers look alike? Then one of them is read as the other, unless text
 * is between them. Of optional operands, a later one forces those before it. */
static bool is_ambiguous(const struct sheet *s)
{
	if (!strcmp(s->elements[1]->id, "DOTTED"))
		return false;
	for (unsigned i = 0; i < PLACES; i++)
		for (unsigned k = i + 1; k < PLACES; k++)
			if (s->elements[i] == s->elements[k] &&
				(!strcmp(s->elements[i]->id, "OPTIONAL_TEXT") ||
					!strcmp(s->elements[i]->id, "MODIFIER_OPTIONAL")))
				return true;
	return false;
}

bool template_next(struct triples *at, unsigned *reason)
{
	struct sheet s = { .number = 0 };
	for (; at->index < (size_t)ELEMENTS * ELEMENTS * ELEMENTS; at->index++) {
		unsigned operands = 0;
		bool good = true;
		for (unsigned i = 0, n = (unsigned)at->index; i < PLACES; i++, n /= ELEMENTS) {
			s.elements[i] = &elements[n % ELEMENTS];
			operands += s.elements[i]->where == OPERAND;
			good = good && (!i || s.elements[i]->where >= s.elements[i - 1]->where);
		}
		if (!good || (!operands && s.elements[2]->where == END))
			continue;
		*reason = is_ambiguous(&s) ? (unsigned)REASON_AMBIGUOUS : (unsigned)GOOD;
		at->index++;
		return true;
	}
	return false;
}

unsigned template_print(
	size_t index, unsigned number, unsigned reason, FILE *out, FILE *manifest, unsigned line)
{
	struct sheet s = { .number = number };
	char text[8 * ROOM], bad[ROOM + 20], names[100] = "";
	for (unsigned i = 0, n = (unsigned)index; i < PLACES; i++, n /= ELEMENTS) {
		s.elements[i] = &elements[n % ELEMENTS];
		append(names, i ? "+" : "");
		append(names, s.elements[i]->id);
	}
	make(&s);
	spoil(&s, bad);
	FILE *memory = fmemopen(text, sizeof text, "w");
	print_sheet(&s, memory);
	fclose(memory);
	fputs(text, out);
	unsigned first = line;
	for (const char *at = text; *at; at++)
		line += *at == '\n';
	fprintf(manifest, "%u\t%u\t%u\t%u\ttemplate\t%s\t%s\t", number, first, line - 1, reason, names,
		s.example);
	for (unsigned i = 0; i < 64; i += 8)
		fprintf(manifest, "%02x", (unsigned)(s.word >> i & 0xff));
	fprintf(manifest, "\t%s\t", s.short_example);
	for (unsigned i = 0; i < 64; i += 8)
		fprintf(manifest, "%02x", (unsigned)(s.bare >> i & 0xff));
	fprintf(manifest, "\t%s\n", bad);
	return line;
}
