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

/* The same with the parameters of a function in place of operands. */
static void rename_operands(struct text *out, const char *text)
{
	static const char *const pairs[][2] = { { "Ra", "x" }, { "Rb", "y" }, { "pp", "p" },
		{ "Rd", "w" } };
	for (; *text; text++) {
		size_t i = 0;
		while (i < 4 && strncmp(text, pairs[i][0], 2))
			i++;
		if (i < 4)
			add_word(out, pairs[i][1]);
		else
			add(out, text, 1);
		text += i < 4;
	}
}

/* ---- the family ---- */

struct family {
	const struct cell *cell;
	bool keeps; /* what is printed is part of the example */
	struct text body, example;
	bool pu, pp, mode, cmp, sign;
	uint64_t word;
	FILE *out;
	unsigned line;
};

static void put(struct family *f, const char *text)
{
	fputs(text, f->out);
	if (f->keeps)
		add_word(&f->example, text);
	for (; *text; text++)
		f->line += *text == '\n';
}

static void make_body(struct family *f)
{
	const struct row *row = f->cell->row;
	struct text plain = { .length = 0 };
	expand(&plain, f->cell->use->text, row);
	if (!(f->cell->use->needs & FUNCTION)) {
		add_word(&f->body, row->before);
		add_word(&f->body, *row->before ? " " : "");
		add_word(&f->body, plain.bytes);
		return;
	}
	add_word(&f->body, "Rd = helper(Ra, Rb, pp);\nhelper(x, y, p):\n    ");
	rename_operands(&f->body, row->before);
	add_word(&f->body, *row->before ? " " : "");
	rename_operands(&f->body, plain.bytes);
}

/* One statement on each line. */
static void put_body(struct family *f)
{
	int brackets = 0;
	put(f, "    ");
	for (const char *at = f->body.bytes; *at; at++) {
		const char one[] = { *at, 0 };
		brackets += (*at == '(' || *at == '{') - (*at == ')' || *at == '}');
		if (*at == ' ' && at > f->body.bytes && at[-1] == ';' && !brackets)
			put(f, "\n    ");
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

static const char *const modes[] = { "A", "B", "C" }, *const compares[] = { "EQ", "NE", "LT" };

static void put_encoding(struct family *f)
{
	unsigned n = f->cell->number;
	char line[80];
	snprintf(line, sizeof line, "  __Encoding\n    field<0, 12> Op op == C%u;\n", n);
	put(f, line);
	f->word = n;
	put_field(f, 12, 4, "Reg", "rd", n % 7);
	put_field(f, 16, 4, "Reg", "ra", n % 11);
	put_field(f, 20, 4, "Reg", "rb", n % 13);
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

/* kind 0: the template; 1: the header; 2: the example. */
static void put_text(struct family *f, int kind)
{
	unsigned n = f->cell->number;
	char text[200];
	snprintf(text, sizeof text, "c%u%s%s%s%s ", n, f->mode ? "." : "",
		!f->mode    ? ""
		: kind == 2 ? modes[n % 3]
					: "mode",
		f->cmp ? "." : "",
		!f->cmp     ? ""
		: kind == 2 ? compares[n / 3 % 3]
					: "cmp");
	put(f, text);
	if (kind == 2)
		snprintf(text, sizeof text, "r%u", n % 7);
	put(f, kind == 2 ? text : "Rd");
	snprintf(text, sizeof text, ", p%u", n % 3);
	put(f, !f->pu ? "" : kind == 2 ? text : ", pu");
	put(f, !f->sign ? ", " : kind == 0 ? ", {-}" : kind == 2 && n % 2 ? ", -" : ", ");
	snprintf(text, sizeof text, "r%u, r%u", n % 11, n % 13);
	put(f, kind == 2 ? text : "Ra, Rb");
	snprintf(text, sizeof text, ", p%u", n % 2);
	put(f, !f->pp ? "" : kind == 2 ? text : ", pp");
	put(f, kind == 0 ? " ;\n" : kind == 1 ? ":\n" : ";");
}

static void put_info(struct family *f)
{
	put(f, "  __OperandInfo\n    InList<ra, rb");
	put(f, f->pp ? ", pp>;\n" : ">;\n");
	put(f, f->pu ? "    OutList<rd, pu>;\n" : "    OutList<rd>;\n");
	put(f, "    Order<rd");
	put(f, f->pu ? ", pu, ra, rb" : ", ra, rb");
	put(f, f->pp ? ", pp>;\n" : ">;\n");
	if (f->cell->base == MACHINES)
		put(f, "    Cycles<2>;\n");
	put(f, "    Bitwidth<rd> = 32;\n    Bitwidth<ra> = 32;\n    Bitwidth<rb> = 32;\n");
}

unsigned cell_print(const struct cell *cell, FILE *out, FILE *manifest, unsigned line)
{
	struct family f = { .cell = cell, .out = out, .line = line };
	char text[200];
	make_body(&f);
	f.pu = names(f.body.bytes, "pu");
	f.pp = names(f.body.bytes, "pp");
	f.mode = names(f.body.bytes, ".mode");
	f.cmp = names(f.body.bytes, "cmp");
	f.sign = cell->row->needs & SIGN;
	snprintf(text, sizeof text, "__DefOptype C%u : [ALL]\n", cell->number);
	put(&f, text);
	put_encoding(&f);
	put(&f, "  __Syntax\n```asm\n");
	put_text(&f, 0);
	if (f.mode)
		put(&f, "\n.mode = {.A, .B, .C}\n");
	if (f.cmp)
		put(&f, "\n.cmp = {.EQ, .NE, .LT}\n");
	put(&f, "```\n");
	put_info(&f);
	put(&f, "  __Semantics\n```asm\n");
	put_text(&f, 1);
	put_body(&f);
	put(&f, "```\n  __Examples\n```asm\n");
	f.keeps = true;
	put_text(&f, 2);
	f.keeps = false;
	snprintf(text, sizeof text, " => 0x%016" PRIx64 "\n```\n\n__DefOpcode C%u_O : [C%u]\n\n",
		f.word, cell->number, cell->number);
	put(&f, text);
	fprintf(manifest, "%u\t%u\t%u\t%d\t%s %s\t%s\t%s\t", cell->number, line, f.line - 1,
		(int)cell->reason, cell->row->table, cell->row->name, cell->use->name, f.example.bytes);
	for (unsigned i = 0; i < 64; i += 8)
		fprintf(manifest, "%02x", (unsigned)(f.word >> i & 0xff));
	fprintf(manifest, "\t%u\n",
		16u * 16 * 16 * (f.pu ? 4 : 1) * (f.pp ? 4 : 1) * (f.mode ? 3 : 1) * (f.cmp ? 3 : 1) *
			(f.sign ? 2 : 1));
	return f.line;
}
