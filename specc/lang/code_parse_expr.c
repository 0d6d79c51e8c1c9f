/* Expressions of the semantics language. */
#include "lang/code_parse_internal.h"

static struct sem_expr *expr_new(struct sem_parser *p, enum sem_expr_kind kind)
{
	struct sem_expr *e = ARENA_NEW(p->reading.arena, struct sem_expr);
	e->kind = kind;
	e->span = e->text_span = p->lexer.token.span;
	e->index = (unsigned)p->nodes;
	sem_count_node(p);
	return e;
}

static struct sem_expr *broken(struct sem_parser *p)
{
	return expr_new(p, SEM_BROKEN);
}

static void add_operand(struct sem_parser *p, struct sem_expr *e, struct sem_expr *operand)
{
	VEC_PUSH(p->reading.arena, &e->operands, operand);
	if (operand->depth >= e->depth)
		e->depth = operand->depth + 1;
	if (e->depth > SEM_MAX_DEPTH)
		sem_fail(p, e->text_span, "this expression is nested deeper than %d levels", SEM_MAX_DEPTH);
}

/* { expr } separated by commas, up to the closing bracket. */
static void list(struct sem_parser *p, struct sem_expr *e, const char *close, struct span open)
{
	if (!lex_is(&p->lexer, close))
		do
			add_operand(p, e, sem_parse_expr(p));
		while (lex_accept(&p->lexer, ","));
	sem_close(p, close, open);
}

/* In brackets a bar is an operator again. */
static bool enter(struct sem_parser *p)
{
	bool in_bars = p->in_bars;
	p->in_bars = false;
	return in_bars;
}

/* "(" expr ")" */
static struct sem_expr *parenthesis(struct sem_parser *p)
{
	struct span open = p->lexer.token.span;
	bool in_bars = enter(p);
	lex_next(&p->lexer);
	struct sem_expr *e = sem_parse_expr(p);
	p->in_bars = in_bars;
	sem_close(p, ")", open);
	e->parenthesised = true;
	e->span = sem_span_from(p, open);
	return e;
}

/* "{" expr { "," expr } "}" */
static struct sem_expr *tuple(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_TUPLE);
	bool in_bars = enter(p);
	lex_next(&p->lexer);
	list(p, e, "}", e->text_span);
	p->in_bars = in_bars;
	e->span = sem_span_from(p, e->text_span);
	return e;
}

/* "|" expr "|" */
static struct sem_expr *bars(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_ABS);
	bool in_bars = p->in_bars;
	lex_next(&p->lexer);
	p->in_bars = true;
	add_operand(p, e, sem_parse_expr(p));
	p->in_bars = in_bars;
	sem_close(p, "|", e->text_span);
	e->span = sem_span_from(p, e->text_span);
	return e;
}

/* "[" ident "]" */
static struct sem_expr *state(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_STATE);
	lex_next(&p->lexer);
	if (p->lexer.token.kind != TOKEN_NAME)
		lex_expected(&p->lexer, "a state word such as 'Thread'");
	e->text = p->lexer.token.text;
	if (!p->lexer.failed)
		lex_next(&p->lexer);
	sem_close(p, "]", e->text_span);
	e->span = sem_span_from(p, e->text_span);
	return e;
}

static struct sem_expr *word(struct sem_parser *p, enum sem_expr_kind kind)
{
	struct sem_expr *e = expr_new(p, kind);
	e->text = p->lexer.token.text;
	e->number = p->lexer.token.number;
	if (kind == SEM_NAME && (str_equal_c(e->text, "true") || str_equal_c(e->text, "false"))) {
		e->kind = SEM_BOOL;
		e->number.lo = str_equal_c(e->text, "true");
	}
	lex_next(&p->lexer);
	return e;
}

/* primary = name | "." word | number | real | "(" expr ")" | "{" list "}" | "|" expr "|"
 *         | "[" name "]" ; */
static struct sem_expr *primary(struct sem_parser *p)
{
	switch (p->lexer.token.kind) {
	case TOKEN_NAME: return word(p, SEM_NAME);
	case TOKEN_DOT: return word(p, SEM_MOD);
	case TOKEN_NUMBER: return word(p, SEM_NUMBER);
	case TOKEN_REAL: return word(p, SEM_REAL);
	default: break;
	}
	if (lex_is(&p->lexer, "("))
		return parenthesis(p);
	if (lex_is(&p->lexer, "{"))
		return tuple(p);
	if (lex_is(&p->lexer, "|") && !p->in_bars)
		return bars(p);
	if (lex_is(&p->lexer, "["))
		return state(p);
	lex_expected(&p->lexer, "an expression");
	return broken(p);
}

/* "[" expr [ ":" expr ] "]" behind x */
static struct sem_expr *subscript(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_INDEX);
	bool in_bars = enter(p);
	add_operand(p, e, x);
	lex_next(&p->lexer);
	add_operand(p, e, sem_parse_expr(p));
	if (lex_accept(&p->lexer, ":")) {
		e->kind = SEM_SLICE;
		add_operand(p, e, sem_parse_expr(p));
	}
	p->in_bars = in_bars;
	sem_close(p, "]", e->text_span);
	e->span = sem_span_from(p, x->span);
	return e;
}

/* "(" [ list ] ")" behind a name */
static struct sem_expr *call(struct sem_parser *p, struct sem_expr *name)
{
	struct sem_expr *e = expr_new(p, SEM_CALL);
	struct span open = e->span;
	bool in_bars = enter(p);
	e->text = name->text;
	e->text_span = name->span;
	lex_next(&p->lexer);
	list(p, e, ")", open);
	p->in_bars = in_bars;
	e->builtin = sem_builtin_find(e->text);
	if (e->builtin == SEM_FN_CAST)
		e->cast = sem_type_word_find(e->text);
	if (e->builtin == SEM_FN_FOLD && e->operands.count)
		e->fold = sem_fold_find(e->operands.items[0]->text);
	e->span = sem_span_from(p, name->span);
	return e;
}

static struct sem_expr *member(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = word(p, SEM_MEMBER);
	add_operand(p, e, x);
	e->span = sem_span_from(p, x->span);
	return e;
}

/* "@" ( name | number | "(" expr ")" ) behind x */
static struct sem_expr *lane(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_LANE);
	lex_next(&p->lexer);
	add_operand(p, e, x);
	add_operand(p, e, primary(p));
	e->span = sem_span_from(p, x->span);
	return e;
}

/* postfix = primary { "(" list ")" | subscript | "." word | "@" primary } ; */
struct sem_expr *sem_parse_postfix(struct sem_parser *p)
{
	struct sem_expr *e = primary(p);
	while (!p->lexer.failed && !p->lexer.token.first) {
		if (lex_is(&p->lexer, "(") && e->kind == SEM_NAME)
			e = call(p, e);
		else if (lex_is(&p->lexer, "["))
			e = subscript(p, e);
		else if (p->lexer.token.kind == TOKEN_DOT)
			e = member(p, e);
		else if (lex_is(&p->lexer, "@"))
			e = lane(p, e);
		else
			break;
	}
	return e;
}

/* unary = ( "-" | "~" | "!" ) unary | postfix ; */
struct sem_expr *sem_parse_unary(struct sem_parser *p)
{
	enum sem_op op = p->lexer.token.op;
	if (!sem_op_is_prefix(op))
		return sem_parse_postfix(p);
	struct sem_expr *e = expr_new(p, SEM_UNARY);
	e->op = op;
	e->text = p->lexer.token.text;
	lex_next(&p->lexer);
	if (++p->depth > SEM_MAX_DEPTH)
		sem_fail(p, e->span, "this expression is nested deeper than %d levels", SEM_MAX_DEPTH);
	else
		add_operand(p, e, sem_parse_unary(p));
	p->depth--;
	e->span = sem_span_from(p, e->text_span);
	return e;
}

static struct sem_expr *join(struct sem_parser *p, enum sem_expr_kind kind, struct token op,
	struct sem_expr *left, struct sem_expr *right)
{
	struct sem_expr *e = expr_new(p, kind);
	e->op = op.op;
	e->text = op.text;
	e->text_span = op.span;
	add_operand(p, e, left);
	add_operand(p, e, right);
	e->span = sem_span_from(p, left->span);
	return e;
}

/* A name between two operands, on the line of the first: the modifier of an infix expression. */
static bool at_infix(const struct sem_parser *p)
{
	struct lexer ahead = p->lexer;
	if (ahead.token.kind != TOKEN_NAME || ahead.token.first || lex_is(&ahead, "else"))
		return false;
	lex_skip(&ahead);
	if (ahead.token.first)
		return false;
	switch (ahead.token.kind) {
	case TOKEN_NAME:
	case TOKEN_NUMBER:
	case TOKEN_DOT:
	case TOKEN_REAL: return true;
	default: break;
	}
	static const char *const begins[] = { "(", "{", "|", "!", "~", "-", "[" };
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
		if (lex_is(&ahead, begins[i]))
			return true;
	return false;
}

/* infix = unary { modifier-name unary } ; */
static struct sem_expr *infix(struct sem_parser *p)
{
	struct sem_expr *e = sem_parse_unary(p);
	while (!p->lexer.failed && at_infix(p)) {
		struct token op = p->lexer.token;
		lex_next(&p->lexer);
		e = join(p, SEM_INFIX, op, e, sem_parse_unary(p));
	}
	return e;
}

static bool at_level(const struct sem_parser *p, unsigned level)
{
	enum sem_op op = p->lexer.token.op;
	return sem_op_level(op) == level && !(p->in_bars && op == SEM_OP_OR);
}

/* or = and { "||" and } ; ... ; bits = infix { "&" infix } ; */
static struct sem_expr *binary(struct sem_parser *p, unsigned level)
{
	if (level > SEM_OP_LEVELS)
		return infix(p);
	struct sem_expr *e = binary(p, level + 1);
	while (!p->lexer.failed && at_level(p, level)) {
		struct token op = p->lexer.token;
		lex_next(&p->lexer);
		e = join(p, SEM_BINARY, op, e, binary(p, level + 1));
	}
	return e;
}

static struct sem_expr *ternary(struct sem_parser *p)
{
	struct sem_expr *condition = binary(p, 1);
	if (p->lexer.failed || !lex_is(&p->lexer, "?"))
		return condition;
	struct sem_expr *e = expr_new(p, SEM_TERNARY);
	lex_next(&p->lexer);
	add_operand(p, e, condition);
	add_operand(p, e, sem_parse_expr(p));
	if (!p->lexer.failed && !lex_accept(&p->lexer, ":")) {
		struct report *report = lex_expected(&p->lexer, "':'");
		if (report)
			diag_note(
				p->reading.diag, report, e->text_span, "the conditional 'a ? b : c' begins here");
	}
	if (!p->lexer.failed)
		add_operand(p, e, sem_parse_expr(p));
	e->span = sem_span_from(p, condition->span);
	return e;
}

/* expr = or [ "?" expr ":" expr ] ; */
struct sem_expr *sem_parse_expr(struct sem_parser *p)
{
	if (p->lexer.failed)
		return broken(p);
	if (p->depth == SEM_MAX_DEPTH) {
		sem_fail(p, p->lexer.token.span, "this expression is nested deeper than %d levels",
			SEM_MAX_DEPTH);
		return broken(p);
	}
	p->depth++;
	struct sem_expr *e = ternary(p);
	p->depth--;
	return e;
}
