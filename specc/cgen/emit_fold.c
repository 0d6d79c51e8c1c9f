/* C statements that join the values of all participating lanes. */
#include "cgen/emit_internal.h"

/* The argument is evaluated once. */
#define S(text) emit_chars(e, text)

/* What a lane that does not take part adds. */
static struct wide neutral(const struct core_node *n)
{
	switch (n->fold) {
	case SEM_FOLD_AND: return wide_from(-1);
	case SEM_FOLD_MIN: return n->a->range.hi;
	case SEM_FOLD_MAX: return n->a->range.lo;
	default: return wide_from(0);
	}
}

/* The line that joins one lane's value to those before. */
static void join(
	struct emitter *e, const struct core_node *n, unsigned bits, const char *all, const char *one)
{
	static const char *const signs[] = {
		[SEM_FOLD_ADD] = "+", [SEM_FOLD_AND] = "&", [SEM_FOLD_OR] = "|", [SEM_FOLD_XOR] = "^"
	};
	bool sign = wide_is_negative(n->a->range.lo), least = n->fold == SEM_FOLD_MIN;
	const char *p = S(e->style->prefix), *wide = bits == EMIT_WIDE ? "wide" : "vast";
	const char *u = sign ? "" : "u";
	if (bits <= 64 && n->fold <= SEM_FOLD_XOR)
		emit_line(e, 2, "%s %s= %s;", all, signs[n->fold], one);
	else if (bits <= 64)
		emit_line(e, 2, "%s = (%sint%u_t)%s %s (%sint%u_t)%s ? %s : %s;", all, u, bits, one,
			least ? "<" : ">", u, bits, all, one, all);
	else if (n->fold <= SEM_FOLD_XOR)
		emit_line(e, 2, "%s = %s_%s_%s(%s, %s);", all, p, wide, sem_fold_text(n->fold), all, one);
	else
		emit_line(e, 2, "%s = %s_%s_less%s(%s, %s) ? %s : %s;", all, p, wide, sign ? "_signed" : "",
			least ? one : all, least ? all : one, one, all);
}

void emit_fold(struct emitter *e, struct core_node *n)
{
	struct str name = emit_new_name(e, emit_name(e, n)), one = emit_new_name(e, STR("one"));
	unsigned from = n->a->bits == 1 ? 32 : n->a->bits;
	unsigned bits = n->fold <= SEM_FOLD_XOR ? n->bits : from; /* the least one counts with all */
	struct str row = emit_row(e, n->a, from);
	bool sign = wide_is_negative(n->a->range.lo);
	struct str element = str_printf(e->arena, "%s[i]", S(row));
	const char *type = S(emit_type(e, bits)), *none = S(emit_number(e, neutral(n), bits));
	emit_line(e, 1, "%s %s = %s;", type, S(name), none);
	emit_line(e, 1, "for (unsigned i = 0; i < %s_LANES; i++) {", S(e->style->upper));
	emit_line(e, 2, "const %s %s = mask >> i & 1u ? %s : %s;", type, S(one),
		S(emit_convert(e, element, from, bits, sign)), none);
	join(e, n, bits, S(name), S(one));
	emit_line(e, 1, "}");
	e->variables[n->id] = emit_convert(e, name, bits, n->bits, sign);
}

void emit_ballot(struct emitter *e, struct core_node *n)
{
	struct str name = emit_new_name(e, emit_name(e, n));
	emit_line(e, 1, "const %s %s = %s & mask;", S(emit_type(e, n->bits)), S(name),
		S(emit_operand(e, emit_mask(e, n->a))));
	e->variables[n->id] = name;
}
