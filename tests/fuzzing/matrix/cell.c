/* SPDX-License-Identifier: MIT */
/* A cell -> a family: its template, block and example, and the word that the example encodes, which
 * is computed here from the positions of the fields. */
#include <ctype.h>
#include <inttypes.h>
#include <stdint.h>
#include <string.h>

#include "matrix.h"

enum { ROOM = 4096 };

struct text {
	char bytes[ROOM];
	size_t length;
};

static void add(struct text *text, const char *bytes, size_t count)
{
	if (text->length + count >= ROOM)
		count = ROOM - 1 - text->length;
	memcpy(text->bytes + text->length, bytes, count);
	text->length += count;
	text->bytes[text->length] = 0;
}

static void add_word(struct text *text, const char *word)
{
	add(text, word, strlen(word));
}

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.';
}

/* Does the word stand in the text? */
static bool names(const char *text, const char *word)
{
	size_t length = strlen(word);
	for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
		if ((at == text || !is_word(at[-1])) && (!is_word(at[length]) || at[length] == '.'))
			return true;
	return false;
}

/* ---- views of an expression ---- */

/* The expression, a real as the float that it becomes. */
static void add_expression(struct text *out, const struct row *row)
{
	if (row->kind == REAL)
		add_word(out, "roundToF32(F32(Rb) * ");
	add_word(out, row->text);
	if (row->kind == REAL)
		add_word(out, ", .B)");
}

static void add_integer(struct text *out, const struct row *row)
{
	bool is_float = row->kind == FLOAT || row->kind == REAL;
	add_word(out, is_float ? "UINT32(" : "(");
	add_expression(out, row);
	add_word(out, ")");
}

static void add_truth(struct text *out, const struct row *row)
{
	add_word(out, "(");
	add_expression(out, row);
	add_word(out, row->kind == TRUTH ? ")" : row->kind == INTEGER ? ")[0]" : " > 1.0f)");
}

static void add_bits(struct text *out, const struct row *row, unsigned bits)
{
	char slice[16];
	add_integer(out, row);
	snprintf(slice, sizeof slice, "[%u:0]", bits - 1);
	if (row->kind != TRUTH)
		add_word(out, slice);
}

/* Replaces $I, $B, $W and $n. */
static void expand(struct text *out, const char *use, const struct row *row)
{
	for (; *use; use++) {
		if (row->needs & SIGN && !strncmp(use, "Ra", 2) && use[2] != '[') {
			add_word(out, "Ra[31:0]"); /* -Ra has one more */
			use++;
		} else if (*use != '$') {
			add(out, use, 1);
		} else if (*++use == 'S') {
			add_word(out, row->text);
		} else if (*use == 'I') {
			add_integer(out, row);
		} else if (*use == 'B') {
			add_truth(out, row);
		} else if (*use == 'W') {
			add_bits(out, row, 32);
		} else {
			unsigned bits = 0;
			for (; isdigit((unsigned char)*use); use++)
				bits = bits * 10 + (unsigned)(*use - '0');
			use--;
			add_bits(out, row, bits);
		}
	}
}

/* What stands for operands where there are none: parameters of a function, registers by name. */
typedef const char *const names_of_operands[5][2];
static names_of_operands parameters = { { "Ra", "x" }, { "Rb", "y" }, { "pp", "p" }, { "Rd", "w" },
	{ "pu", "pu" } };
static names_of_operands registers = { { "Ra", "r1" }, { "Rb", "r2" }, { "pp", "p1" },
	{ "Rd", "r3" }, { "pu", "p2" } };
static names_of_operands of_prefix = { { "Rd", "w" } };
static names_of_operands numbers[] = { { { "Ra", "0x89ABCDEF" }, { "Rb", "0x1234" } },
	{ { "Ra", "0x7FFFFFF5" }, { "Rb", "0xFFFFFFF3" } } };

/* The same with other names of operands; locals get the number behind them, if it is not 0. */
static void rename_operands(
	struct text *out, const char *text, names_of_operands names, unsigned number)
{
	while (*text) {
		size_t length = 0, i = 0;
		char suffix[16] = "";
		while (is_word(text[length]))
			length++;
		while (i < 5 && (!names[i][0] || length < 2 || strncmp(text, names[i][0], 2)))
			i++;
		if (i < 5) {
			add_word(out, names[i][1]);
			text += 2;
			length -= 2;
		}
		if (number && ((length == 1 && islower((unsigned char)*text)) ||
						  (length == 2 && *text == 'z' && islower((unsigned char)text[1]))))
			snprintf(suffix, sizeof suffix, "%u", number);
		add(out, text, length ? length : i == 5);
		add_word(out, suffix);
		text += length ? length : i == 5;
	}
}

/* ---- the family ---- */

struct family {
	const struct cell *cell;
	struct text body, example, written; /* written: as an alias, if it has one */
	struct text *keeps;                 /* what is printed is part of it; or NULL */
	bool pu, pp, mode, cmp, sign, prefix;
	bool bare, row, fills; /* its block has no header; its opcode is a row, or fills holes */
	bool plain, indented;  /* its code has no fence; and is being written */
	uint64_t word;
	FILE *out;
	unsigned line;
	bool begins; /* a line */
};

static void put(struct family *f, const char *text)
{
	if (f->keeps)
		add_word(f->keeps, text);
	for (; *text; text++) {
		if (f->indented && f->begins && *text != '\n')
			fputs("    ", f->out);
		fputc(*text, f->out);
		f->begins = *text == '\n';
		f->line += f->begins;
	}
}

/* Code of a section, in a fence or indented. */
static void begin_code(struct family *f, const char *section)
{
	put(f, section);
	put(f, f->plain ? "" : "```asm\n");
	f->indented = f->plain;
}

static void end_code(struct family *f)
{
	f->indented = false;
	put(f, f->plain ? "" : "```\n");
}

static void make_body(struct family *f)
{
	const struct row *row = f->cell->row;
	unsigned needs = f->cell->use->needs;
	struct text plain = { .length = 0 };
	add_word(&plain, row->before);
	add_word(&plain, *row->before ? " " : "");
	expand(&plain, f->cell->use->text, row);
	if (needs & FUNCTION) {
		add_word(&f->body, "Rd = helper(Ra, Rb, pp);\nhelper(x, y, p):\n    ");
		rename_operands(&f->body, plain.bytes, parameters, 0);
	} else if (needs & (TRAPPED | RESETS) && !(row->needs & ARGUMENT)) {
		rename_operands(&f->body, plain.bytes, registers, f->cell->number + 1);
	} else if (f->prefix) {
		rename_operands(&f->body, plain.bytes, of_prefix, 0);
	} else {
		add_word(&f->body, plain.bytes);
	}
}

/* In place of what stands in a trap or in the reset. */
static void make_raising(struct family *f)
{
	char text[80];
	f->body = (struct text){ .length = 0 };
	snprintf(text, sizeof text, "Rd = Ra; if (Rb[0]) raise X%u;", f->cell->number);
	add_word(&f->body, f->cell->use->needs & TRAPPED ? text : "Rd = Ra ^ Rb;");
}

/* One statement on each line. */
static void put_body(struct family *f)
{
	int brackets = 0;
	put(f, f->bare ? "" : "    ");
	for (const char *at = f->body.bytes; *at; at++) {
		const char one[] = { *at, 0 };
		brackets += (*at == '(' || *at == '{') - (*at == ')' || *at == '}');
		if (*at == ' ' && at > f->body.bytes && at[-1] == ';' && !brackets)
			put(f, f->bare ? "\n" : "\n    ");
		else
			put(f, one);
	}
	put(f, "\n");
}

static void put_field(struct family *f, unsigned at, unsigned width, const char *type,
	const char *name, uint64_t value)
{
	char line[80];
	snprintf(line, sizeof line, "    field<%u, %u> %s %s;\n", at, width, type, name);
	put(f, line);
	f->word |= value << at;
}

/* Numbers of the registers in the example; those of a case are three. */
static unsigned operand_of(const struct family *f, unsigned i)
{
	static const unsigned most[] = { 7, 11, 13 };
	return f->cell->use->needs & CASES ? i + 1 : f->cell->number % most[i];
}

static const char *const modes[] = { "A", "B", "C" }, *const compares[] = { "EQ", "NE", "LT" };

static void put_encoding(struct family *f)
{
	unsigned n = f->cell->number;
	char line[80];
	snprintf(line, sizeof line, "  __Encoding\n    field<0, 12> Op op == C%u;\n", n);
	put(f, f->row || f->fills ? "  __Encoding\n    field<0, 12> Op op;\n" : line);
	f->word = n;
	if (f->prefix)
		put(f, "    Prefix<>;\n");
	else
		put_field(f, 12, 4, "Reg", "rd", operand_of(f, 0));
	put_field(f, 16, 4, "Reg", "ra", operand_of(f, 1));
	put_field(f, 20, 4, "Reg", "rb", operand_of(f, 2));
	if (f->pu)
		put_field(f, 24, 2, "Pred", "pu", n % 3);
	if (f->pp)
		put_field(f, 26, 2, "Pred", "pp", n % 2);
	if (f->mode)
		put_field(f, 28, 2, "Mode", "mode", n % 3);
	if (f->cmp)
		put_field(f, 30, 2, "Compare", "cmp", n / 3 % 3);
	if (f->sign)
		put_field(f, 32, 1, "Sign", "ra.neg = Off", n % 2);
}

enum kind_of_text { TEMPLATE, HEADER, EXAMPLE, ALIAS_TEXT, ALIAS_MEANING, ALIAS_EXAMPLE };

static void put_operand(
	struct family *f, enum kind_of_text kind, const char *name, const char *parameter, unsigned n)
{
	char text[16];
	snprintf(text, sizeof text, "%c%u", *name == 'p' ? 'p' : 'r', n);
	put(f, kind < EXAMPLE ? name : kind == ALIAS_TEXT || kind == ALIAS_MEANING ? parameter : text);
}

static void put_modifier(
	struct family *f, enum kind_of_text kind, const char *name, const char *value)
{
	put(f, ".");
	put(f, kind < EXAMPLE ? name : value);
}

static void put_text(struct family *f, enum kind_of_text kind)
{
	unsigned n = f->cell->number;
	char text[16];
	snprintf(text, sizeof text, "%c%u", kind == ALIAS_TEXT || kind == ALIAS_EXAMPLE ? 'a' : 'c', n);
	put(f, (f->row || f->fills) && kind < EXAMPLE ? "$name" : text);
	if (f->mode)
		put_modifier(f, kind, "mode", modes[n % 3]);
	if (f->cmp)
		put_modifier(f, kind, "cmp", compares[n / 3 % 3]);
	put(f, " ");
	if (!f->prefix) {
		put_operand(f, kind, "Rd", "d", operand_of(f, 0));
		put(f, ", ");
	}
	if (f->pu) {
		put_operand(f, kind, "pu", "e", n % 3);
		put(f, ", ");
	}
	if (f->sign)
		put(f, kind == TEMPLATE ? "{-}" : kind >= EXAMPLE && n % 2 ? "-" : "");
	put_operand(f, kind, "Ra", "x", operand_of(f, 1));
	put(f, ", ");
	put_operand(f, kind, "Rb", "y", operand_of(f, 2));
	if (f->pp) {
		put(f, ", ");
		put_operand(f, kind, "pp", "q", n % 2);
	}
	put(f, kind == TEMPLATE                              ? " ;\n"
		   : kind == HEADER                              ? ":\n"
		   : kind == ALIAS_TEXT || kind == ALIAS_MEANING ? ""
														 : ";");
}

static void put_info(struct family *f)
{
	put(f, "  __OperandInfo\n    InList<ra, rb");
	put(f, f->pp ? ", pp>;\n" : ">;\n");
	if (!f->prefix)
		put(f, f->pu ? "    OutList<rd, pu>;\n" : "    OutList<rd>;\n");
	put(f, f->prefix ? "    Order<ra, rb"
		   : f->pu   ? "    Order<rd, pu, ra, rb"
					 : "    Order<rd, ra, rb");
	put(f, f->pp ? ", pp>;\n" : ">;\n");
	if (f->cell->base == MACHINES)
		put(f, "    Cycles<2>;\n");
	put(f, f->prefix ? "" : "    Bitwidth<rd> = 32;\n");
	put(f, "    Bitwidth<ra> = 32;\n    Bitwidth<rb> = 32;\n");
}

/* What the block computes, as the values of cases. */
static void put_cases(struct family *f)
{
	for (int i = 0; i < 2; i++) {
		struct text text = { .length = 0 }, value = { .length = 0 };
		add_word(&text, "    r2 = Ra, r3 = Rb -> r1 = ");
		if (f->cell->row->kind == INTEGER || f->cell->row->kind == TRUTH)
			add_bits(&text, f->cell->row, 32);
		else
			add_expression(&text, f->cell->row);
		rename_operands(&value, text.bytes, numbers[i], 0);
		put(f, value.bytes);
		put(f, "\n");
	}
}

static void put_word(struct family *f)
{
	char text[40];
	snprintf(text, sizeof text, " => 0x%016" PRIx64 "\n", f->word);
	put(f, text);
}

static void put_alias(struct family *f)
{
	char text[40];
	snprintf(text, sizeof text, "__DefAlias a%u<d, x, y", f->cell->number);
	put(f, text);
	put(f, f->pu ? ", e" : "");
	put(f, f->pp ? ", q>\n    Text<\"" : ">\n    Text<\"");
	put_text(f, ALIAS_TEXT);
	put(f, "\">;\n    Means<\"");
	put_text(f, ALIAS_MEANING);
	put(f, "\">;\n  __Examples\n```asm\n");
	f->keeps = &f->written;
	put_text(f, ALIAS_EXAMPLE);
	f->keeps = NULL;
	put_word(f);
	put(f, "```\n\n");
}

/* Can it do without a header? Then its first statement shows that it is one. */
static bool can_be_bare(const struct family *f)
{
	const char *end = strchr(f->body.bytes, ';'), *sign = strchr(f->body.bytes, '=');
	return end && sign && sign < end;
}

static void put_opcode(struct family *f)
{
	unsigned n = f->cell->number;
	char text[80];
	if (f->row)
		snprintf(text, sizeof text, "  __Rows<op, $name>\n    C%u_O = C%u, c%u;\n\n", n, n, n);
	else
		snprintf(text, sizeof text, "\n__DefOpcode C%u_O : [C%u]\n", n, n);
	put(f, text);
	snprintf(text, sizeof text, "    Fill<op> = C%u;\n    Fill<$name> = c%u;\n", n, n);
	put(f, f->fills ? text : "");
	put(f, f->row ? "" : "\n");
}

/* The line of the manifest: what is read for the example comes last. */
static void list_cell(const struct family *f, FILE *manifest, unsigned line)
{
	const struct cell *cell = f->cell;
	fprintf(manifest, "%u\t%u\t%u\t%d\t%s %s\t%s\t%s\t", cell->number, line, f->line - 1,
		(int)cell->reason, cell->row->table, cell->row->name, cell->use->name, f->example.bytes);
	for (unsigned i = 0; i < 64; i += 8)
		fprintf(manifest, "%02x", (unsigned)(f->word >> i & 0xff));
	fprintf(manifest, "\t%u\t%s\n",
		16u * 16 * (f->prefix ? 1 : 16) * (f->pu ? 4 : 1) * (f->pp ? 4 : 1) * (f->mode ? 3 : 1) *
			(f->cmp ? 3 : 1) * (f->sign ? 2 : 1),
		f->written.length ? f->written.bytes : f->example.bytes);
}

unsigned cell_print_block(const struct cell *cell, FILE *out, unsigned line)
{
	struct family f = { .cell = cell, .out = out, .line = line };
	char text[80];
	make_body(&f);
	if (cell->use->needs & TRAPPED) {
		snprintf(text, sizeof text, "    if (cause == %u) {\n", cell->number + 1);
		put(&f, text);
		put_body(&f);
		put(&f, "    }\n");
		return f.line;
	}
	put_body(&f);
	snprintf(text, sizeof text, "    ram[0x%x] = r3;\n", 0x1000 + cell->number * 4);
	put(&f, text);
	return f.line;
}

unsigned cell_print(const struct cell *cell, FILE *out, FILE *manifest, unsigned line)
{
	struct family f = { .cell = cell, .out = out, .line = line };
	unsigned needs = cell->use->needs;
	char text[80];
	f.prefix = needs & PREFIXES;
	make_body(&f);
	if (needs & (TRAPPED | RESETS))
		make_raising(&f);
	f.pu = names(f.body.bytes, "pu");
	f.pp = names(f.body.bytes, "pp");
	f.mode = names(f.body.bytes, ".mode");
	f.cmp = names(f.body.bytes, "cmp");
	f.sign = cell->row->needs & SIGN && !(needs & (TRAPPED | RESETS));
	if (needs & TRAPPED) {
		snprintf(text, sizeof text, "__DefException X%u\n    Code<%u>;\n\n", cell->number,
			cell->number + 1);
		put(&f, text);
	}
	f.bare = cell->number % 2 && can_be_bare(&f);
	f.row = cell->number % 4 > 1;
	f.fills = cell->number % 8 > 3 && !f.row;
	f.plain = cell->number % 5 == 2;
	snprintf(text, sizeof text, "__DefOptype C%u : [%s]\n", cell->number,
		cell->number % 3 ? "ALL" : "AROUND");
	put(&f, text);
	put_encoding(&f);
	begin_code(&f, "  __Syntax\n");
	put_text(&f, TEMPLATE);
	if (f.mode)
		put(&f, "\n.mode = {.A, .B, .C}\n");
	if (f.cmp)
		put(&f, "\n.cmp = {.EQ, .NE, .LT}\n");
	end_code(&f);
	put_info(&f);
	begin_code(&f, "  __Semantics\n");
	if (!f.bare)
		put_text(&f, HEADER);
	put_body(&f);
	end_code(&f);
	put(&f, needs & CASES ? "  __Examples\n```run\n" : "  __Examples\n```asm\n");
	f.keeps = &f.example;
	put_text(&f, EXAMPLE);
	f.keeps = NULL;
	put_word(&f);
	if (needs & CASES)
		put_cases(&f);
	put(&f, "```\n");
	put_opcode(&f);
	if (needs & ALIASED)
		put_alias(&f);
	list_cell(&f, manifest, line);
	return f.line;
}
