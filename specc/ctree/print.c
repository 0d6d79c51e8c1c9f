/* SPDX-License-Identifier: MIT */
/* Prints the body of a C function (tree.h): adds brackets where C or the warnings of gcc and clang
 * require them, and breaks lines. */
#include "ctree/tree.h"

/* Blocks nested deeper than MAX_INDENT are not indented further. */
enum { MAX_INDENT = 16 };

/* A point where a line may break, mostly after a blank; outer ones break first. If a choice breaks
 * at its '?', it also does at its ':'. */
struct mark {
	size_t at;
	unsigned depth;
	size_t with; /* for ':': index of the mark of '?', plus 1 */
	bool broken;
};

enum { MAX_NESTING = 8, SELDOM = 1000 };

struct printer {
	const struct c_body *body;
	struct buffer out, line; /* line: the current one, without its tabs */
	VEC(struct mark) marks;
	unsigned indent;
};

/* ---- brackets ---- */

static const struct {
	const char *text;
	unsigned level;
} operators[] = {
#define OP(name, text, level) { text, level },
	C_OPERATORS(OP)
#undef OP
};

enum { SUMS = 1, SHIFTS = 2, ORDER = 3, EQUALITY = 4, BITS = 5, BOTH = 8 };

/* Does an operator need brackets within another one? gcc and clang warn where many readers do not
 * know the precedence: sums in shifts, anything but shifts in `&`, `^` and `|`, comparisons in
 * comparisons, `&&` in `||`. */
static bool are_apart(enum c_operator outer, enum c_operator inner, bool is_first)
{
	unsigned out = operators[outer].level, in = operators[inner].level;
	if (in == out)
		return out < BOTH &&
			   (!is_first || (out > SUMS && inner != outer) || out == ORDER || out == EQUALITY);
	if (in > out)
		return true;
	if (out == SHIFTS)
		return true;
	if (out == ORDER || out == EQUALITY)
		return in >= SHIFTS;
	if (out >= BITS && out < BOTH)
		return in != SHIFTS;
	return out >= BOTH && in >= BITS;
}

static bool needs_brackets(const struct c_expr *outer, unsigned i)
{
	const struct c_expr *x = outer->operands[i];
	bool is_composed = x->kind == C_BINARY || x->kind == C_CHOICE;
	switch (outer->kind) {
	case C_FIELD: return is_composed || x->kind == C_UNARY || x->kind == C_CAST;
	case C_ELEMENT: return i == 0 && (is_composed || x->kind == C_UNARY || x->kind == C_CAST);
	case C_UNARY:
	case C_CAST: return is_composed;
	case C_CHOICE: return i < 2 && x->kind == C_CHOICE;
	case C_BINARY: break;
	case C_VARIABLE:
	case C_WORD:
	case C_NUMBER:
	case C_CALL: return false;
	}
	if (x->kind == C_UNARY && x->sign == '!') /* compilers warn about `!a != b` */
		return operators[outer->op].level < BOTH;
	return x->kind == C_CHOICE || (x->kind == C_BINARY && are_apart(outer->op, x->op, i == 0));
}

/* ---- expressions ---- */

static void put_c_text(struct printer *p, struct str text)
{
	buffer_add(&p->line, text);
}

#define PUT(p, ...) buffer_printf(&(p)->line, __VA_ARGS__)

/* Marks a point in the current line where it may break; returns the index of the mark, plus 1. */
static size_t mark_break(struct printer *p, unsigned depth, size_t with)
{
	struct mark it = { p->line.length, depth, with, false };
	VEC_PUSH(p->body->arena, &p->marks, it);
	return p->marks.count;
}

struct str c_type_text(const struct c_body *b, enum c_type type)
{
	static const struct {
		const char *text, *end;
	} types[] = {
#define TYPE(name, text, end) { text, end },
		C_TYPES(TYPE)
#undef TYPE
	};
	if (!types[type].end)
		return str_from_c(types[type].text);
	return str_printf(b->arena, "%s%.*s%s", types[type].text, STR_ARG(b->prefix), types[type].end);
}

static void put_type(struct printer *p, enum c_type type)
{
	put_c_text(p, c_type_text(p->body, type));
}

/* Is the operand a bit pattern, as a mask is? */
static bool is_bit_pattern(const struct c_expr *outer, unsigned i)
{
	return outer->kind == C_BINARY && outer->operands[i]->kind == C_NUMBER &&
		   (outer->op == C_AND || outer->op == C_XOR || outer->op == C_OR);
}

/* Patterns are hexadecimal, other numbers decimal up to a size. */
static void put_number(struct printer *p, const struct c_expr *x, bool pattern)
{
	const unsigned small = pattern ? 10 : 1000;
	unsigned long long n = x->number;
	if (x->type == C_INT)
		PUT(p, "%lld", (long long)n);
	else if (x->type == C_SIGNED64)
		PUT(p, "INT64_C(0x%llx)", n);
	else if (x->type == C_UINT64)
		PUT(p, n < small ? "UINT64_C(%llu)" : "UINT64_C(0x%llx)", n);
	else
		PUT(p, n < small ? "%lluu" : "0x%llxu", n);
}

static void put_expr(struct printer *p, const struct c_expr *x, unsigned depth);

static void put_c_operand(struct printer *p, const struct c_expr *outer, unsigned i, unsigned depth)
{
	const struct c_expr *x = outer->operands[i];
	bool brackets = needs_brackets(outer, i);
	bool same = !brackets && x->kind == outer->kind && x->op == outer->op; /* of one operator */
	if (brackets)
		put_c_text(p, STR("("));
	if (is_bit_pattern(outer, i))
		put_number(p, x, true);
	else
		put_expr(p, x, same ? depth : depth + 1);
	if (brackets)
		put_c_text(p, STR(")"));
}

static void put_call(struct printer *p, const struct c_expr *x, unsigned depth)
{
	PUT(p, "%.*s(", STR_ARG(x->name));
	for (unsigned i = 0; i < x->count; i++) {
		if (i)
			put_c_text(p, STR(", "));
		mark_break(p, i ? depth : depth + SELDOM, 0);
		put_expr(p, x->operands[i], depth + 1);
	}
	put_c_text(p, STR(")"));
}

static void put_choice(struct printer *p, const struct c_expr *x, unsigned depth)
{
	put_c_operand(p, x, 0, depth);
	put_c_text(p, STR(" "));
	size_t with = mark_break(p, depth, 0);
	put_c_text(p, STR("? "));
	put_c_operand(p, x, 1, depth);
	put_c_text(p, STR(" "));
	mark_break(p, depth, with);
	put_c_text(p, STR(": "));
	put_c_operand(p, x, 2, depth);
}

static void put_expr(struct printer *p, const struct c_expr *x, unsigned depth)
{
	switch (x->kind) {
	case C_VARIABLE: put_c_text(p, x->local->name); break;
	case C_WORD: put_c_text(p, x->name); break;
	case C_NUMBER: put_number(p, x, false); break;
	case C_CALL: put_call(p, x, depth); break;
	case C_ELEMENT:
		put_c_operand(p, x, 0, depth);
		put_c_text(p, STR("["));
		put_c_operand(p, x, 1, depth);
		put_c_text(p, STR("]"));
		break;
	case C_FIELD:
		put_c_operand(p, x, 0, depth);
		PUT(p, "%s%.*s",
			x->operands[0]->kind == C_VARIABLE && x->operands[0]->local->shape == C_POINTER ? "->"
																							: ".",
			STR_ARG(x->name));
		break;
	case C_UNARY:
		PUT(p, "%c", x->sign);
		put_c_operand(p, x, 0, depth);
		break;
	case C_BINARY:
		put_c_operand(p, x, 0, depth);
		PUT(p, " %s ", operators[x->op].text);
		mark_break(p, depth, 0);
		put_c_operand(p, x, 1, depth);
		break;
	case C_CAST:
		put_c_text(p, STR("("));
		put_type(p, x->type);
		put_c_text(p, STR(")"));
		put_c_operand(p, x, 0, depth);
		break;
	case C_CHOICE: put_choice(p, x, depth); break;
	}
}

size_t c_expr_length(const struct c_body *b, const struct c_expr *x)
{
	struct printer p = { .body = b };
	p.line = buffer_new(b->arena);
	put_expr(&p, x, 0);
	return p.line.length;
}

/* ---- lines ---- */

/* Where to break the current line, of which `room` bytes from `from` on fit: at the last of the
 * outermost marks that fit, else at the first mark beyond. NULL: nowhere. */
static struct mark *place_to_break(struct printer *p, size_t from, size_t room)
{
	struct mark *best = NULL;
	bool fits = p->line.length - from <= room;
	VEC_EACH (struct mark, it, &p->marks) {
		bool within = it->at <= from + room + 1;
		if (it->at <= from || (best && !within))
			continue;
		if (within && it->with && p->marks.items[it->with - 1].broken)
			return it;
		if (!fits && (!best || it->depth <= best->depth))
			best = it;
	}
	bool is_late = best && best->with && p->marks.items[best->with - 1].at > from;
	return is_late ? &p->marks.items[best->with - 1] : best;
}

static void put_line(struct printer *p, size_t from, size_t to, unsigned indent)
{
	for (unsigned i = 0; i < indent; i++)
		buffer_add(&p->out, STR("\t"));
	buffer_add(&p->out, str_slice(buffer_str(&p->line), from, to));
	buffer_add(&p->out, STR("\n"));
}

/* Ends the current line. Its continuation is indented by `more` tabs, and further where it breaks
 * within something broken. */
static void end_c_line(struct printer *p, unsigned more)
{
	unsigned outer[MAX_NESTING], nesting = 0;
	unsigned first = p->indent < MAX_INDENT ? p->indent : MAX_INDENT, indent = first;
	size_t from = 0;
	struct mark *it;
	while ((it = place_to_break(p, from, COLUMNS - indent * TAB))) {
		put_line(p, from, it->at - (it->depth < SELDOM), indent);
		it->broken = true;
		while (nesting && outer[nesting - 1] > it->depth)
			nesting--;
		if (nesting < MAX_NESTING && !(nesting && outer[nesting - 1] == it->depth))
			outer[nesting++] = it->depth;
		indent = first + more + nesting - 1;
		from = it->at;
	}
	put_line(p, from, p->line.length, indent);
	p->line.length = p->marks.count = 0;
}

/* ---- statements ---- */

/* Is it one statement that needs no braces? */
static bool is_simple(const struct c_block *block)
{
	const struct c_statement *s = block->statements.count ? block->statements.items[0] : NULL;
	return block->statements.count == 1 && s->kind != C_IF && s->kind != C_LOOP;
}

/* The if that is the whole else branch of this one, or NULL. */
static const struct c_statement *else_if(const struct c_statement *s)
{
	const struct c_statement *first = s->no.statements.count ? s->no.statements.items[0] : NULL;
	return s->no.statements.count == 1 && first->kind == C_IF ? first : NULL;
}

/* All branches of a chain have braces, or none. */
static bool needs_braces(const struct c_statement *s)
{
	const struct c_statement *next = else_if(s);
	if (!is_simple(&s->yes))
		return true;
	return next ? needs_braces(next) : s->no.statements.count && !is_simple(&s->no);
}

static void put_block(struct printer *p, const struct c_block *block);

static void put_inner(struct printer *p, const struct c_block *block)
{
	p->indent++;
	put_block(p, block);
	p->indent--;
}

static void put_if(struct printer *p, const struct c_statement *s, bool braces)
{
	const struct c_statement *next = else_if(s);
	const char *open = braces ? " {" : "";
	put_c_text(p, STR("if ("));
	put_expr(p, s->value, 0);
	PUT(p, ")%s", open);
	end_c_line(p, 2);
	put_inner(p, &s->yes);
	if (braces)
		put_c_text(p, STR("}"));
	if (s->no.statements.count)
		PUT(p, "%selse%s", braces ? " " : "", next ? " " : open);
	if (next) {
		put_if(p, next, braces);
		return;
	}
	if (p->line.length)
		end_c_line(p, 1);
	if (!s->no.statements.count)
		return;
	put_inner(p, &s->no);
	if (braces) {
		put_c_text(p, STR("}"));
		end_c_line(p, 1);
	}
}

static void put_loop(struct printer *p, const struct c_statement *s)
{
	const struct str upper = p->body->upper;
	bool braces = !is_simple(&s->yes);
	if (s->each) {
		PUT(p, "%.*s_EACH_LANE", STR_ARG(upper));
		end_c_line(p, 1);
	}
	if (s->local) {
		PUT(p, "%.*s_UNROLL(%llu)", STR_ARG(upper), (unsigned long long)(s->last - s->first));
		end_c_line(p, 1);
	}
	if (s->local)
		PUT(p, "for (unsigned %.*s = %llu; %.*s < %llu; %.*s++)", STR_ARG(s->local->name),
			(unsigned long long)s->first, STR_ARG(s->local->name), (unsigned long long)s->last,
			STR_ARG(s->local->name));
	else
		PUT(p, "for (unsigned i = 0; i < %.*s_LANES; i++)", STR_ARG(upper));
	put_c_text(p, braces ? STR(" {") : STR(""));
	end_c_line(p, 1);
	put_inner(p, &s->yes);
	if (braces) {
		put_c_text(p, STR("}"));
		end_c_line(p, 1);
	}
}

/* What a variable of the type gets; a truth is a word. */
static void put_assigned(struct printer *p, enum c_type type, const struct c_expr *value)
{
	if (type == C_BOOL && value->kind == C_NUMBER)
		put_c_text(p, value->number ? STR("true") : STR("false"));
	else
		put_expr(p, value, 0);
}

static void put_declaration(struct printer *p, struct c_local *local, const struct c_expr *value)
{
	enum { MOST_TRIES = 16 };
	unsigned tries = value && local->shape == C_PLAIN && !local->changes ? c_tries(value) : 0;
	local->tries = tries <= MOST_TRIES ? tries : 0; /* else no constant */
	if (value && !local->changes && tries <= MOST_TRIES)
		put_c_text(p, STR("const "));
	put_type(p, local->type);
	PUT(p, " %s%.*s", local->shape == C_POINTER ? "*" : "", STR_ARG(local->name));
	if (local->shape == C_LANES)
		PUT(p, "[%.*s_LANES]", STR_ARG(p->body->upper));
	if (local->shape == C_STEPS)
		PUT(p, "[%zu]", local->steps);
	if (local->shape == C_SINGLE)
		put_c_text(p, value ? STR("[]") : STR("[1]"));
	if (!value)
		return;
	put_c_text(p, local->shape == C_SINGLE ? STR(" = { ") : STR(" = "));
	put_assigned(p, local->type, value);
	if (local->shape == C_SINGLE)
		put_c_text(p, STR(" }"));
}

static void put_statement(struct printer *p, const struct c_statement *s)
{
	switch (s->kind) {
	case C_IF: put_if(p, s, needs_braces(s)); return;
	case C_LOOP: put_loop(p, s); return;
	case C_DECLARATION: put_declaration(p, s->local, s->value); break;
	case C_ASSIGNMENT:
		put_expr(p, s->place, 0);
		PUT(p, " %s= ", operators[s->op].text);
		put_assigned(p, s->place->type, s->value);
		break;
	case C_RETURN:
		put_c_text(p, s->value ? STR("return ") : STR("return"));
		if (!s->value)
			break;
		/* fall through */
	case C_DO: put_expr(p, s->value, 0); break;
	}
	put_c_text(p, STR(";"));
	end_c_line(p, 1);
}

static void put_block(struct printer *p, const struct c_block *block)
{
	VEC_EACH (struct c_statement *, it, &block->statements)
		put_statement(p, *it);
}

struct str c_print(struct c_body *b, struct c_local *const *parameters, unsigned number)
{
	struct printer p = { .body = b, .indent = 1 };
	p.out = buffer_new(b->arena);
	p.line = buffer_new(b->arena);
	for (unsigned i = 0; i < number; i++)
		if (!parameters[i]->uses) {
			PUT(&p, "(void)%.*s;", STR_ARG(parameters[i]->name));
			end_c_line(&p, 1);
		}
	put_block(&p, &b->top);
	return buffer_str(&p.out);
}
