/* SPDX-License-Identifier: MIT */
/* Reads the comments and functions of a file that the target smt has made. */
#include "cases.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Noreturn static void wrong(const char *path, unsigned line, const char *text)
{
	fprintf(stderr, "%s:%u: not understood: %s\n", path, line, text);
	exit(2);
}

static bool read_pieces(struct port *p, const char *text)
{
	unsigned high, low;
	int used, count; /* "31:24" or "7" */
	while (p->pieces < MAX_PIECES &&
		   (count = sscanf(text, " %u%n:%u%n", &high, &used, &low, &used)) >= 1) {
		low = count == 1 ? high : low;
		p->low[p->pieces] = low;
		p->bits[p->pieces++] = high - low + 1;
		text += used;
	}
	return p->pieces > 0 && !*text;
}

static bool read_port(struct port *p, const char *text)
{
	char kind[32], order[16] = "";
	int used = 0;
	if (sscanf(text, "%63s %u %31s%n", p->name, &p->width, kind, &used) != 3)
		return false;
	text += used;
	if (!strcmp(kind, "register")) {
		p->kind = PORT_REGISTER;
		return sscanf(text, "%63s %u %u", p->file, &p->number, &p->count) == 3;
	}
	if (!strcmp(kind, "bits")) {
		p->kind = PORT_BITS;
		return read_pieces(p, text);
	}
	if (!strcmp(kind, "memory")) {
		p->kind = PORT_MEMORY;
		int found = sscanf(text, "%63s %u %u %15s", p->file, &p->bank, &p->address, order);
		p->big = !strcmp(order, "big");
		return found == 4;
	}
	static const struct {
		const char *word;
		enum port_kind kind;
	} words[] = { { "bytes", PORT_ARRAY }, { "inside", PORT_ARRAY }, { "file", PORT_ARRAY },
		{ "cycles", PORT_CYCLES }, { "lane", PORT_LANE }, { "active", PORT_ACTIVE },
		{ "pc", PORT_PC }, { "next-pc", PORT_NEXT_PC }, { "raise", PORT_RAISE },
		{ "halt", PORT_HALT } };
	for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
		if (!strcmp(kind, words[i].word)) {
			p->kind = words[i].kind;
			return true;
		}
	return false;
}

static bool read_word(struct test_case *c, const char *text)
{
	char hex[64];
	if (sscanf(text, "%u 0x%63s", &c->length, hex) != 2 || c->length > MAX_WORD)
		return false;
	size_t digits = strlen(hex);
	for (size_t i = 0; i < digits; i++) {
		char c1 = (char)tolower((unsigned char)hex[digits - 1 - i]);
		unsigned value = (unsigned)(c1 <= '9' ? c1 - '0' : c1 - 'a' + 10);
		if (i / 2 < sizeof c->word)
			c->word[i / 2] |= (uint8_t)(value << 4 * (i % 2));
	}
	return true;
}

static bool read_guard(struct test_case *c, const char *text)
{
	int found =
		sscanf(text, "%63s %u %u %u", c->guard, &c->guard_number, &c->guard_bit, &c->guard_on);
	c->guard_inverts = found == 4;
	return found == 2 || found == 4;
}

static bool read_line(struct test_case *c, const char *key, const char *rest)
{
	if (!strcmp(key, "block"))
		return snprintf(c->block, sizeof c->block, "%s", rest) >= 0;
	if (!strcmp(key, "not"))
		return snprintf(c->why_not, sizeof c->why_not, "%s", rest) >= 0;
	if (!strcmp(key, "appends")) /* the kernels of the C get it in another way */
		return snprintf(c->why_not, sizeof c->why_not, "units that an operand appends") >= 0;
	if (!strcmp(key, "insn"))
		return read_word(c, rest);
	if (!strcmp(key, "once"))
		return c->once = true;
	if (!strcmp(key, "guard"))
		return read_guard(c, rest);
	if (!strcmp(key, "in") && c->in_count < MAX_PORTS)
		return read_port(&c->ins[c->in_count++], rest);
	if (!strcmp(key, "out") && c->out_count < MAX_PORTS)
		return read_port(&c->outs[c->out_count++], rest);
	return false;
}

static struct test_case *add(struct test_cases *all, const char *name)
{
	static unsigned room;
	if (all->count == room) {
		room = room * 2 + 64;
		all->items = realloc(all->items, room * sizeof *all->items);
		if (!all->items)
			abort();
	}
	struct test_case *c = &all->items[all->count++];
	memset(c, 0, sizeof *c);
	snprintf(c->name, sizeof c->name, "%s", name);
	return c;
}

static void add_text(struct test_case *c, const char *line)
{
	size_t old = c->functions ? strlen(c->functions) : 0;
	c->functions = realloc(c->functions, old + strlen(line) + 2);
	if (!c->functions)
		abort();
	memcpy(c->functions + old, line, strlen(line));
	memcpy(c->functions + old + strlen(line), "\n", 2);
}

static bool read_held(struct test_cases *all, const char *line)
{
	int used = 0, more;
	bool transient = sscanf(line, ";; transient %n", &used) == 0 && used;
	if (!transient)
		sscanf(line, ";; holds %n", &used);
	if (!used || all->held_count == MAX_HELD)
		return false;
	struct held *h = &all->held[all->held_count++];
	unsigned long long value;
	h->transient = transient;
	sscanf(line + used, "%63s%n", h->file, &more);
	for (used += more; h->count < MAX_HELD && sscanf(line + used, "%llu%n", &value, &more) == 1;
		 used += more)
		h->values[h->count++] = value;
	return h->count > 0;
}

/* What the program itself knows. */
static bool is_of_state(const char *line)
{
	return !strncmp(line, ";; program ", 11) || !strncmp(line, ";; exceptions", 13) ||
		   !strncmp(line, ";; registers ", 13);
}

struct test_cases cases_read(const char *path)
{
	struct test_cases all = { .unit = 8 };
	struct test_case *c = NULL;
	char *line = NULL, order[16];
	size_t room = 0;
	unsigned number = 0;
	FILE *in = fopen(path, "r");
	if (!in) {
		perror(path);
		exit(2);
	}
	while (getline(&line, &room, in) >= 0) {
		char key[16];
		int used = 0;
		number++;
		line[strcspn(line, "\n")] = '\0';
		if (sscanf(line, ";; units %u %15s", &all.unit, order) == 2) {
			all.big = !strcmp(order, "big");
		} else if (!c && (read_held(&all, line) || is_of_state(line))) {
			continue;
		} else if (sscanf(line, ";; %15s %n", key, &used) == 1) {
			if (!strcmp(key, "case"))
				c = add(&all, line + used);
			else if (!c || !read_line(c, key, line + used))
				wrong(path, number, line);
		} else if (c && line[0] && line[0] != ';') {
			add_text(c, line);
		}
	}
	free(line);
	fclose(in);
	if (!all.count)
		wrong(path, number, "a file without cases");
	return all;
}
