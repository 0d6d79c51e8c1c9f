/* SPDX-License-Identifier: MIT */
/* base/definitions.txt and a choice of rows -> a specification. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "definitions.h"

/* The rows of the table of the language. */
static const struct {
	const char *place, *id, *times, *text;
} table[] = {
#define STATEMENT(place, id, word, times, most, parts, example) { #place, #id, #times, example },
#define OPTION(place, id, example, what)                        { #place, #id, "", example },
#define ATTRIBUTE(place, name, example)                         { "ATTRIBUTE", name, "", example },
#include "lang/definitions.def"
};
enum { ROWS = sizeof table / sizeof *table };

static char *copy_text(const char *text)
{
	char *copy = strdup(text);
	if (!copy)
		exit(2);
	return copy;
}

static void skeleton_fail(const char *line, const char *what)
{
	fprintf(stderr, "base/definitions.txt: %s: %s\n", line, what);
	exit(2);
}

/* ---- reading ---- */

static void add_level(struct factor *f, const char *text)
{
	f->texts[++f->levels] = copy_text(text);
}

/* "| TEXT" or "+ TEXT" behind a factor */
static void read_level(struct factor *f, const char *line)
{
	char text[SPEC_TEXT];
	if (*line == '|') {
		add_level(f, line + 1 + (line[1] == ' '));
		return;
	}
	snprintf(text, sizeof text, "%s\n%s", f->texts[f->levels], line + 2);
	f->texts[f->levels] = copy_text(text);
}

/* The texts of the table, if the skeleton has none. */
static void take_rows(struct factor *f)
{
	bool own = f->levels > 0;
	for (unsigned i = 0; i < ROWS; i++) {
		if (strcmp(table[i].place, f->place) || strcmp(table[i].id, f->id))
			continue;
		f->needed |= !strcmp(table[i].times, "ONE") || !strcmp(table[i].times, "SOME");
		if (!own)
			add_level(f, table[i].text);
	}
	if (!f->levels)
		skeleton_fail(f->name, "no row of the table");
}

static void read_factor(struct skeleton *s, const char *line)
{
	struct factor *f = &s->factors[s->factor_count++];
	char place[40], id[40], name[40];
	if (sscanf(line, "@ %39s %39s %39s", place, id, name) != 3)
		skeleton_fail(line, "@ PLACE ID NAME");
	bool needed = name[strlen(name) - 1] == '*';
	name[strlen(name) - needed] = 0;
	*f = (struct factor){
		.place = copy_text(place), .id = copy_text(id), .name = copy_text(name), .needed = needed
	};
}

static int bar_end(const struct skeleton *s, char *word, unsigned *factor)
{
	char *level = strchr(word, '=');
	if (level)
		*level++ = 0;
	*factor = factor_find(s, word + (*word == '!'));
	return *word == '!' ? 0 : level ? (int)strtol(level, NULL, 10) : ANY_LEVEL;
}

static void read_bar(struct skeleton *s, const char *line)
{
	struct bar *bar = &s->bars[s->bar_count++];
	char one[40], two[40], reason[40];
	if (sscanf(line, "- %39s %39s %39s", one, two, reason) != 3)
		skeleton_fail(line, "- A B REASON");
	bar->level[0] = bar_end(s, one, &bar->factor[0]);
	bar->level[1] = bar_end(s, two, &bar->factor[1]);
	bar->reason = copy_text(reason);
}

static void read_named(struct skeleton *s, const char *line)
{
	char name[40], one[80], two[80] = "";
	if (sscanf(line, "= %39s %79s %79s", name, one, two) < 2)
		skeleton_fail(line, "= NAME A B");
	s->named[s->named_count++] = (struct named_condition){ copy_text(name),
		{ copy_text(one), *two ? copy_text(two) : NULL } };
}

void skeleton_read(struct skeleton *s, const char *path)
{
	char line[SPEC_TEXT];
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(2);
	}
	while (fgets(line, sizeof line, in)) {
		line[strcspn(line, "\n")] = 0;
		if (*line == '#')
			continue;
		if (*line == '|' || *line == '+') {
			read_level(&s->factors[s->factor_count - 1], line);
			continue;
		}
		if (*line == '@')
			read_factor(s, line);
		if (*line == '-')
			read_bar(s, line);
		else if (*line == '=')
			read_named(s, line);
		else
			s->lines[s->line_count++] = copy_text(line);
	}
	fclose(in);
	for (unsigned i = 0; i < s->factor_count; i++)
		take_rows(&s->factors[i]);
}

/* ---- choices ---- */

unsigned factor_find(const struct skeleton *s, const char *name)
{
	for (unsigned i = 0; i < s->factor_count; i++)
		if (!strcmp(s->factors[i].name, name))
			return i;
	skeleton_fail(name, "no such row");
	return 0;
}

static const struct named_condition *find_named(const struct skeleton *s, const char *name)
{
	for (unsigned i = 0; i < s->named_count; i++)
		if (!strcmp(s->named[i].name, name))
			return &s->named[i];
	return NULL;
}

unsigned choice_unit(const struct skeleton *s, const struct choice *c)
{
	static const unsigned units[] = { 16, 16, 8, 32 };
	return units[c->level[factor_find(s, "UNIT")]];
}

bool choice_holds(const struct skeleton *s, const struct choice *c, const char *condition)
{
	while (*condition) {
		char name[40];
		size_t length = strcspn(condition, ",");
		snprintf(name, sizeof name, "%.*s", (int)length, condition);
		condition += length + (condition[length] == ',');
		const struct named_condition *named = find_named(s, name);
		if (named && !choice_holds(s, c, named->either[0]) &&
			!(named->either[1] && choice_holds(s, c, named->either[1])))
			return false;
		if (named)
			continue;
		char *level = strchr(name, '=');
		if (level)
			*level++ = 0;
		unsigned chosen = c->level[factor_find(s, name + (*name == '!'))];
		bool holds = level ? chosen == strtoul(level, NULL, 10) : chosen > 0;
		if (holds == (*name == '!'))
			return false;
	}
	return true;
}

static bool bar_has(const struct bar *bar, int end, unsigned factor, unsigned level)
{
	return bar->factor[end] == factor &&
		   (bar->level[end] == ANY_LEVEL ? level > 0 : (unsigned)bar->level[end] == level);
}

bool levels_fit(
	const struct skeleton *s, unsigned one, unsigned level, unsigned two, unsigned other)
{
	for (unsigned i = 0; i < s->bar_count; i++) {
		const struct bar *bar = &s->bars[i];
		if ((bar_has(bar, 0, one, level) && bar_has(bar, 1, two, other)) ||
			(bar_has(bar, 0, two, other) && bar_has(bar, 1, one, level)))
			return false;
	}
	return true;
}

/* ---- printing ---- */

struct sheet {
	const struct skeleton *s;
	const struct choice *c;
	unsigned number, line, example, factor;
	FILE *out, *manifest;
};

static void put_line(struct sheet *p, const char *text)
{
	fprintf(p->out, "%s\n", text);
	for (p->line++; *text; text++)
		p->line += *text == '\n';
}

static unsigned unit_of(const struct sheet *p)
{
	return choice_unit(p->s, p->c);
}

static unsigned level_of(const struct sheet *p, const char *name)
{
	return p->c->level[factor_find(p->s, name)];
}

/* Bits of a register that is there, and its name. */
static const char *some_register(const struct sheet *p, bool name)
{
	if (level_of(p, "REGISTER") == 2)
		return name ? "zero" : "7";
	if (level_of(p, "NUMBERED") || !level_of(p, "REGISTER"))
		return name && level_of(p, "REGISTER") ? "x1" : "1";
	return name ? "zero" : "15";
}

enum { REGISTER_TEXT = 8 };

static size_t put_pattern(const struct sheet *p, bool is_long, char *text)
{
	unsigned unit = unit_of(p);
	for (unsigned bit = unit; bit-- > 0;)
		*text++ = is_long && bit == 5 ? '1' : '?';
	*text = 0;
	return unit;
}

/* What stands for $NAME at *from; *from is then behind it. Returns how much was written. */
static size_t put_name(const struct sheet *p, const char **from, char *text)
{
	static const char *const names[] = { "$ANY", "$LONG", "$REG", "$AT", "$UNIT" };
	unsigned i = 0;
	while (i < 5 && strncmp(*from, names[i], strlen(names[i])))
		i++;
	if (i == 5) {
		*text = *(*from)++;
		return 1;
	}
	*from += strlen(names[i]);
	if (i < 2)
		return put_pattern(p, i == 1, text);
	if (i == 4)
		return (size_t)snprintf(text, REGISTER_TEXT, "%u", unit_of(p));
	return (size_t)snprintf(text, REGISTER_TEXT, "%s", some_register(p, i == 2));
}

/* How far is it to the bracket that closes? */
static size_t closing(const char *text)
{
	size_t length = 0;
	for (int open = 1; text[length] && (open += (text[length] == '(') - (text[length] == ')'));)
		length++;
	return length;
}

/* $(CONDITION:TEXT) and the names of what the choice decides. */
static void expand_line(const struct sheet *p, const char *line, char *text)
{
	char condition[80];
	while (*line) {
		size_t length = strcspn(line, ":)");
		if (strncmp(line, "$(", 2) || line[length] != ':') {
			text += put_name(p, &line, text);
			continue;
		}
		snprintf(condition, sizeof condition, "%.*s", (int)length - 2, line + 2);
		const char *inner = line + length + 1;
		length = closing(inner);
		if (choice_holds(p->s, p->c, condition)) {
			char part[SPEC_TEXT];
			snprintf(part, sizeof part, "%.*s", (int)length, inner);
			expand_line(p, part, text);
			text += strlen(text);
		}
		line = inner + length + 1;
	}
	*text = 0;
}

/* The row that is chosen; a line of it that is not indented is a statement. */
static void put_row(struct sheet *p, const struct factor *f, unsigned level)
{
	char text[SPEC_TEXT];
	const char *line = level ? f->texts[level] : "";
	while (*line) {
		char one[SPEC_TEXT];
		size_t length = strcspn(line, "\n");
		bool statement = strchr(line, ';') && strcspn(line, ";") < length && *line != ' ';
		snprintf(one, sizeof one, "%s%.*s", statement ? "    " : "", (int)length, line);
		expand_line(p, one, text);
		put_line(p, text);
		line += length + (line[length] == '\n');
	}
}

/* The bytes of a word in memory: units, lowest first, each in its byte order. */
static void put_bytes(const struct sheet *p, const struct encoded *e, unsigned bits)
{
	unsigned unit = unit_of(p) / 8;
	bool big = level_of(p, "ORDER") == 2;
	for (unsigned i = 0; i < bits / 8; i++) {
		unsigned byte = big ? i / unit * unit + unit - 1 - i % unit : i;
		fprintf(p->manifest, "%02x", (unsigned)(e->word[byte / 8] >> byte % 8 * 8 & 0xff));
	}
}

/* "* OP TEXT" */
static void put_example(struct sheet *p, const char *line)
{
	struct encoded e = { .text = "" };
	char *rest, text[SPEC_TEXT];
	unsigned op = (unsigned)strtoul(line + 1, &rest, 10), bits = op & 32 ? 96 : 32;
	e.word[0] = op;
	example_expand(p->s, p->c, p->number * 16 + ++p->example, rest + 1, &e);
	bits += e.appended;
	fprintf(p->manifest, "%u\t%u\t%u\t0\tDEFINITION C%u\tspecification %u\t%s\t", op, p->line,
		p->line, op, p->number, e.text);
	put_bytes(p, &e, bits);
	fputs("\n", p->manifest);
	if (bits <= 64)
		snprintf(text, sizeof text, "%s => 0x%0*" PRIx64, e.text, (int)bits / 4, e.word[0]);
	else
		snprintf(
			text, sizeof text, "%s => 0x%08" PRIx64 "%016" PRIx64, e.text, e.word[1], e.word[0]);
	put_line(p, text);
}

static void put_skeleton_line(struct sheet *p, const char *line)
{
	char text[SPEC_TEXT];
	if (*line == '@') {
		put_row(p, &p->s->factors[p->factor], p->c->level[p->factor]);
		p->factor++;
		return;
	}
	if (*line == '?') {
		char condition[80];
		size_t length = strcspn(line, " ");
		snprintf(condition, sizeof condition, "%.*s", (int)length - 1, line + 1);
		if (!choice_holds(p->s, p->c, condition))
			return;
		line += length + 1;
	}
	expand_line(p, line, text);
	if (*text == '*' && isdigit((unsigned char)text[2]))
		put_example(p, text);
	else
		put_line(p, text);
}

void skeleton_print(
	const struct skeleton *s, const struct choice *c, unsigned number, FILE *out, FILE *manifest)
{
	struct sheet p = {
		.s = s, .c = c, .number = number, .line = 1, .out = out, .manifest = manifest
	};
	for (unsigned i = 0; i < s->line_count; i++)
		put_skeleton_line(&p, s->lines[i]);
}
