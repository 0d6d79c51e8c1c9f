/* SPDX-License-Identifier: MIT */
/* Prints terms as SMT-LIB. */
#include <stdlib.h>

#include "smt/term.h"

static const char *const smt_words[] = { [SMT_ADD] = "bvadd",
	[SMT_DIFFERENCE] = "bvsub",
	[SMT_PRODUCT] = "bvmul",
	[SMT_DIVIDE] = "bvsdiv",
	[SMT_MODULO] = "bvsmod",
	[SMT_LEFT] = "bvshl",
	[SMT_RIGHT] = "bvashr",
	[SMT_AND] = "bvand",
	[SMT_OR] = "bvor",
	[SMT_XOR] = "bvxor",
	[SMT_NOT] = "bvnot",
	[SMT_CONCAT] = "concat",
	[SMT_CHOOSE] = "ite",
	[SMT_SELECT] = "select",
	[SMT_STORE] = "store",
	[SMT_SAME] = "=",
	[SMT_LESS] = "bvslt",
	[SMT_BOTH] = "and",
	[SMT_EITHER] = "or",
	[SMT_INVERT] = "not" };

struct printer {
	struct buffer *out;
	unsigned char *uses; /* by id: 0, 1 or 2 (several) */
	VEC(smt_ref) shared; /* the terms that get names */
	struct arena *arena;
};

static bool is_leaf_term(smt_ref m)
{
	return m->op == SMT_NUMBER || m->op == SMT_INPUT;
}

static void count_uses(struct printer *p, smt_ref m)
{
	if (!m || is_leaf_term(m))
		return;
	if (p->uses[m->id] == 1) {
		p->uses[m->id] = 2;
		VEC_PUSH(p->arena, &p->shared, m);
	}
	if (p->uses[m->id])
		return;
	p->uses[m->id] = 1;
	count_uses(p, m->a);
	count_uses(p, m->b);
	count_uses(p, m->c);
}

/* Symbols cannot contain '|' or '\': they are written !p and !b, and '!' as !!, so that different
 * names stay different. */
static void print_symbol(struct buffer *out, struct str name)
{
	for (size_t i = 0; i < name.length; i++) {
		char c = name.text[i];
		if (c == '|' || c == '\\' || c == '!')
			buffer_add_char(out, '!');
		buffer_add_char(out, c == '|' ? 'p' : c == '\\' ? 'b' : c);
	}
}

/* Is it a word that must be written between bars, reserved by SMT-LIB or (the last ones) cvc5? */
static bool is_plain_word(struct str name)
{
	static const char *const reserved[] = { "_", "!", "as", "exists", "forall", "let", "match",
		"par", "BINARY", "DECIMAL", "HEXADECIMAL", "NUMERAL", "STRING", "assert", "echo", "exit",
		"pop", "push", "reset", "include", "simplify" };
	for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
		if (str_equal(name, str_from_c(reserved[i])))
			return true;
	return false;
}

void smt_print_symbol(struct buffer *out, struct str name)
{
	bool simple = name.length && !char_is_digit(name.text[0]) && !is_plain_word(name);
	for (size_t i = 0; i < name.length; i++) {
		char c = name.text[i];
		bool letter = char_is_letter(c) || char_is_digit(c);
		simple = simple && (letter || (c && strchr("~!@$%^&*_-+=<>.?/", c)));
	}
	if (!simple)
		buffer_add_char(out, '|');
	print_symbol(out, name);
	if (!simple)
		buffer_add_char(out, '|');
}

static void print_number(struct buffer *out, smt_ref m)
{
	if (!m->width) {
		buffer_printf(out, "%s", m->value.limb[0] ? "true" : "false");
		return;
	}
	unsigned step = m->width % 4 ? 1 : 4;
	buffer_printf(out, step == 1 ? "#b" : "#x");
	for (unsigned i = m->width / step; i-- > 0;)
		buffer_add_char(
			out, "0123456789abcdef"[wide_shr(m->value, i * step).limb[0] & ((1u << step) - 1)]);
}

static void print_term(struct printer *p, smt_ref m, bool whole)
{
	if (m->op == SMT_NUMBER) {
		print_number(p->out, m);
	} else if (m->op == SMT_INPUT) {
		smt_print_symbol(p->out, m->name);
	} else if (!whole && p->uses[m->id] > 1) {
		buffer_printf(p->out, "?%u", m->id);
	} else {
		buffer_add_char(p->out, '(');
		if (m->op == SMT_EXTRACT)
			buffer_printf(p->out, "(_ extract %u %u)", m->low + m->width - 1, m->low);
		else if (m->op == SMT_SIGN || m->op == SMT_ZERO)
			buffer_printf(p->out, "(_ %s %u)", m->op == SMT_SIGN ? "sign_extend" : "zero_extend",
				m->width - m->a->width);
		else
			buffer_printf(p->out, "%s", smt_words[m->op]);
		for (unsigned i = 0; i < 3; i++) {
			smt_ref part = i == 0 ? m->a : i == 1 ? m->b : m->c;
			if (!part)
				break;
			buffer_add_char(p->out, ' ');
			print_term(p, part, false);
		}
		buffer_add_char(p->out, ')');
	}
}

static int by_id(const void *left, const void *right)
{
	smt_ref a = *(const smt_ref *)left, b = *(const smt_ref *)right;
	return (a->id > b->id) - (a->id < b->id);
}

void smt_print(struct buffer *out, const struct smt_terms *t, smt_ref term)
{
	struct printer p = { .out = out, .arena = t->arena };
	p.uses = ARENA_ARRAY(t->arena, unsigned char, t->count + 1);
	memset(p.uses, 0, t->count + 1);
	count_uses(&p, term);
	if (p.shared.count)
		qsort(p.shared.items, p.shared.count, sizeof *p.shared.items, by_id);
	for (size_t i = 0; i < p.shared.count; i++) {
		buffer_printf(out, "  (let ((?%u ", p.shared.items[i]->id);
		print_term(&p, p.shared.items[i], true);
		buffer_printf(out, "))\n");
	}
	buffer_printf(out, "  ");
	print_term(&p, term, false);
	for (size_t i = 0; i < p.shared.count; i++)
		buffer_add_char(out, ')');
}
