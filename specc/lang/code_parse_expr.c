/* Expressions of the semantics language. */
#include "lang/code_parse_internal.h"

static struct sem_expr *expr_new(struct sem_parser *p, enum sem_expr_kind kind)
{
	struct sem_expr *e = ARENA_NEW(p->arena, struct sem_expr);
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
	VEC_PUSH(p->arena, &e->operands, operand);
	if (operand->depth >= e->depth)
		e->depth = operand->depth + 1;
	if (e->depth > SEM_MAX_DEPTH)
		sem_fail(p, e->text_span, "this expression is nested deeper than %d levels", SEM_MAX_DEPTH);
}

/* { expr } separated by commas, up to the closing bracket. */
static void list(struct sem_parser *p, struct sem_expr *e, const char *close, struct span open)
{
	if (!sem_lex_is(&p->lexer, close))
		do
			add_operand(p, e, sem_parse_expr(p));
		while (!p->failed && sem_accept(p, ","));
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
	sem_next(p);
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
	sem_next(p);
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
	sem_next(p);
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
	sem_next(p);
	if (p->lexer.token.kind != SEM_TOKEN_NAME)
		sem_expected(p, "a state word such as 'Thread'");
	e->text = p->lexer.token.text;
	if (!p->failed)
		sem_next(p);
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
	sem_next(p);
	return e;
}

/* primary = name | "." word | number | real | "(" expr ")" | "{" list "}" | "|" expr "|"
 *         | "[" name "]" ; */
static struct sem_expr *primary(struct sem_parser *p)
{
	switch (p->lexer.token.kind) {
	case SEM_TOKEN_NAME: return word(p, SEM_NAME);
	case SEM_TOKEN_DOT: return word(p, SEM_MOD);
	case SEM_TOKEN_NUMBER: return word(p, SEM_NUMBER);
	case SEM_TOKEN_REAL: return word(p, SEM_REAL);
	default: break;
	}
	if (sem_lex_is(&p->lexer, "("))
		return parenthesis(p);
	if (sem_lex_is(&p->lexer, "{"))
		return tuple(p);
	if (sem_lex_is(&p->lexer, "|") && !p->in_bars)
		return bars(p);
	if (sem_lex_is(&p->lexer, "["))
		return state(p);
	sem_expected(p, "an expression");
	return broken(p);
}

/* "[" expr [ ":" expr ] "]" behind x */
static struct sem_expr *subscript(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_INDEX);
	bool in_bars = enter(p);
	add_operand(p, e, x);
	sem_next(p);
	add_operand(p, e, sem_parse_expr(p));
	if (!p->failed && sem_accept(p, ":")) {
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
	sem_next(p);
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
	sem_next(p);
	add_operand(p, e, x);
	add_operand(p, e, primary(p));
	e->span = sem_span_from(p, x->span);
	return e;
}

/* postfix = primary { "(" list ")" | subscript | "." word | "@" primary } ; */
struct sem_expr *sem_parse_postfix(struct sem_parser *p)
{
	struct sem_expr *e = primary(p);
	while (!p->failed && !p->lexer.token.first) {
		if (sem_lex_is(&p->lexer, "(") && e->kind == SEM_NAME)
			e = call(p, e);
		else if (sem_lex_is(&p->lexer, "["))
			e = subscript(p, e);
		else if (p->lexer.token.kind == SEM_TOKEN_DOT)
			e = member(p, e);
		else if (sem_lex_is(&p->lexer, "@"))
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
	if (op != SEM_OP_MINUS && !sem_op_is(op, SEM_PREFIX))
		return sem_parse_postfix(p);
	struct sem_expr *e = expr_new(p, SEM_UNARY);
	e->op = op;
	e->text = p->lexer.token.text;
	sem_next(p);
	if (++p->depth > SEM_MAX_DEPTH)
		sem_fail(p, e->span, "this expression is nested deeper than %d levels", SEM_MAX_DEPTH);
	else
		add_operand(p, e, sem_parse_unary(p));
	p->depth--;
	e->span = sem_span_from(p, e->text_span);
	return e;
}

static struct sem_expr *join(struct sem_parser *p, enum sem_expr_kind kind, struct sem_token op,
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
	struct sem_lexer ahead = p->lexer;
	if (ahead.token.kind != SEM_TOKEN_NAME || ahead.token.first || sem_lex_is(&ahead, "else"))
		return false;
	sem_lex_next(&ahead);
	if (ahead.token.first)
		return false;
	switch (ahead.token.kind) {
	case SEM_TOKEN_NAME:
	case SEM_TOKEN_NUMBER:
	case SEM_TOKEN_DOT:
	case SEM_TOKEN_REAL: return true;
	default: break;
	}
	static const char *const begins[] = { "(", "{", "|", "!", "~", "-", "[" };
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
		if (sem_lex_is(&ahead, begins[i]))
			return true;
	return false;
}

/* infix = unary { modifier-name unary } ; */
static struct sem_expr *infix(struct sem_parser *p)
{
	struct sem_expr *e = sem_parse_unary(p);
	while (!p->failed && at_infix(p)) {
		struct sem_token op = p->lexer.token;
		sem_next(p);
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
	while (!p->failed && at_level(p, level)) {
		struct sem_token op = p->lexer.token;
		sem_next(p);
		e = join(p, SEM_BINARY, op, e, binary(p, level + 1));
	}
	return e;
}

static struct sem_expr *ternary(struct sem_parser *p)
{
	struct sem_expr *condition = binary(p, 1);
	if (p->failed || !sem_lex_is(&p->lexer, "?"))
		return condition;
	struct sem_expr *e = expr_new(p, SEM_TERNARY);
	sem_next(p);
	add_operand(p, e, condition);
	add_operand(p, e, sem_parse_expr(p));
	if (!p->failed && !sem_accept(p, ":")) {
		struct report *report = sem_expected(p, "':'");
		if (report)
			diag_note(p->diag, report, e->text_span, "the conditional 'a ? b : c' begins here");
	}
	if (!p->failed)
		add_operand(p, e, sem_parse_expr(p));
	e->span = sem_span_from(p, condition->span);
	return e;
}

/* expr = or [ "?" expr ":" expr ] ; */
struct sem_expr *sem_parse_expr(struct sem_parser *p)
{
	if (p->failed)
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
