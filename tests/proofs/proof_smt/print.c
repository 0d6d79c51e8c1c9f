/* SPDX-License-Identifier: MIT */
/* Prints terms as SMT-LIB: each part that is no leaf is a function without arguments, named by its
 * number, so that what several terms share is printed once. */
#include "term.h"

#include <stdlib.h>
#include <string.h>

static unsigned char *printed;
static unsigned columns_left;

void term_print_begin(void)
{
	if (printed)
		memset(printed, 0, columns_left);
}

static bool is_new(term t)
{
	if (t->id >= columns_left) {
		unsigned more = t->id * 2 + 1024;
		printed = realloc(printed, more);
		if (!printed)
			abort();
		memset(printed + columns_left, 0, more - columns_left);
		columns_left = more;
	}
	bool fresh = !printed[t->id];
	printed[t->id] = 1;
	return fresh;
}

void term_print(FILE *out, term t, void (*name)(FILE *out, term input))
{
	if (t->op == OP_INPUT) {
		name(out, t);
	} else if (t->op == OP_NUMBER) {
		fputs("#b", out);
		for (unsigned i = t->width; i-- > 0;)
			fputc(t->value >> i & 1 ? '1' : '0', out);
	} else {
		fprintf(out, "t%u", t->id);
	}
}

static const char *const op_words[OP_COUNT] = { [OP_ADD] = "bvadd",
	[OP_SUB] = "bvsub",
	[OP_MUL] = "bvmul",
	[OP_UDIV] = "bvudiv",
	[OP_SDIV] = "bvsdiv",
	[OP_UREM] = "bvurem",
	[OP_SREM] = "bvsrem",
	[OP_AND] = "bvand",
	[OP_OR] = "bvor",
	[OP_XOR] = "bvxor",
	[OP_SHL] = "bvshl",
	[OP_LSHR] = "bvlshr",
	[OP_ASHR] = "bvashr",
	[OP_CONCAT] = "concat",
	[OP_EQUAL] = "=",
	[OP_LESS] = "bvult",
	[OP_SLESS] = "bvslt" };

static void print_body(FILE *out, term t, void (*name)(FILE *out, term input))
{
	bool truth = t->op >= OP_EQUAL;
	fputs(truth ? "(ite (" : "(", out);
	if (t->op == OP_EXTRACT)
		fprintf(out, "(_ extract %u %u)", (unsigned)t->value + t->width - 1, (unsigned)t->value);
	else if (t->op == OP_ZERO || t->op == OP_SIGN)
		fprintf(out, "(_ %s %u)", t->op == OP_ZERO ? "zero_extend" : "sign_extend",
			t->width - t->a->width);
	else if (t->op == OP_CHOOSE)
		fputs("ite (= #b1", out);
	else
		fputs(op_words[t->op], out);
	const struct term *parts[] = { t->a, t->b, t->c };
	for (unsigned i = 0; i < 3 && parts[i]; i++) {
		fputc(' ', out);
		term_print(out, parts[i], name);
		if (t->op == OP_CHOOSE && i == 0)
			fputc(')', out);
	}
	fputs(truth ? ") #b1 #b0)" : ")", out);
}

void term_print_parts(FILE *out, term t, void (*name)(FILE *out, term input))
{
	if (t->op == OP_INPUT || t->op == OP_NUMBER || !is_new(t))
		return;
	if (t->a)
		term_print_parts(out, t->a, name);
	if (t->b)
		term_print_parts(out, t->b, name);
	if (t->c)
		term_print_parts(out, t->c, name);
	if (t->op == OP_ANY) {
		fprintf(out, "(declare-const t%u (_ BitVec %u))\n", t->id, t->width);
		return;
	}
	fprintf(out, "(define-fun t%u () (_ BitVec %u) ", t->id, t->width);
	print_body(out, t, name);
	fputs(")\n", out);
}
