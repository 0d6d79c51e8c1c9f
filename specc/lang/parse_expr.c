/* SPDX-License-Identifier: MIT */
/* Parser of expressions in pseudo-code and of constants in definitions; each has some forms that
 * the other lacks. Above them is what all parsers of pseudo-code share: reports and brackets. */
#include "lang/code_parse_internal.h"

enum { MAX_CONSTANT_HEIGHT = 1000 };

/* ---- reports and tokens ---- */

struct report *sem_complain(struct sem_parser *p, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report =
		reading_vreport(&p->reading, CHECK_SEMANTICS_SYNTAX, span, format, arguments);
	va_end(arguments);
	return report;
}

struct report *sem_fail(struct sem_parser *p, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = lex_vfail(&p->lexer, CHECK_SEMANTICS_SYNTAX, span, format, arguments);
	va_end(arguments);
	return report;
}

bool sem_forgive(struct sem_parser *p)
{
	if (!p->lexer.failed)
		return false;
	p->lexer.failed = false;
	p->in_bars = false;
	p->block->broken = true;
	return true;
}

void sem_count_node(struct sem_parser *p)
{
	if (++p->nodes <= SEM_MAX_NODES)
		return;
	if (p->nodes == SEM_MAX_NODES + 1)
		diag_report(p->reading.diag, CHECK_LIMIT, p->lexer.token.span,
			"the semantics of one section are too long: more than %d terms", SEM_MAX_NODES);
	p->lexer.failed = true;
	p->lexer.at = p->lexer.end;
}

void sem_close(struct sem_parser *p, const char *punct, struct span open)
{
	if (p->lexer.failed || lex_accept(&p->lexer, punct))
		return;
	struct report *report =
		lex_expected(&p->lexer, arena_printf(p->reading.arena, "an operator or '%s'", punct));
	if (report)
		diag_note(p->reading.diag, report, open, "to close what begins here");
}

struct span sem_span_from(const struct sem_parser *p, struct span from)
{
	struct span last = p->lexer.previous;
	return last.to > from.from ? (struct span){ from.source, from.from, last.to } : from;
}

static bool is_code_expr(const struct sem_parser *p)
{
	return p->lexer.reading->code;
}

static struct sem_expr *expr_new(struct sem_parser *p, enum sem_expr_kind kind)
{
	struct sem_expr *e = ARENA_NEW(p->arena, struct sem_expr);
	e->kind = kind;
	e->span = e->text_span = p->lexer.token.span;
	e->index = (unsigned)p->nodes;
	if (is_code_expr(p))
		sem_count_node(p);
	return e;
}

static struct sem_expr *broken(struct sem_parser *p)
{
	return expr_new(p, SEM_BROKEN);
}

/* Limits the recursion of the parser. The outermost level of a constant does not count. */
static bool is_too_deep(struct sem_parser *p, unsigned level, struct span span)
{
	if (level <= SEM_MAX_DEPTH + (is_code_expr(p) ? 0u : 1u))
		return false;
	lex_fail(&p->lexer, is_code_expr(p) ? CHECK_SEMANTICS_SYNTAX : CHECK_LIMIT, span,
		"this expression is nested deeper than %d levels", SEM_MAX_DEPTH);
	return true;
}

/* Completes a node after its operands. Limits the height of the tree, for those who walk it
 * recursively. */
static struct sem_expr *finish_expr(struct sem_parser *p, struct sem_expr *e, struct span from)
{
	e->span = sem_span_from(p, from);
	if (is_code_expr(p))
		is_too_deep(p, e->depth, e->text_span);
	else if (e->depth >= MAX_CONSTANT_HEIGHT)
		lex_fail(&p->lexer, CHECK_LIMIT, e->span,
			"an expression with a chain of more than %d operators", MAX_CONSTANT_HEIGHT);
	return e;
}

static void add_expr_operand(struct sem_parser *p, struct sem_expr *e, struct sem_expr *operand)
{
	VEC_PUSH(p->arena, &e->operands, operand);
	if (operand->depth >= e->depth)
		e->depth = operand->depth + 1;
}

/* State saved at an opening bracket. In all brackets '|' is an operator; inside round ones so is
 * '>', which otherwise ends <...>. */
struct around {
	struct span open;
	bool in_bars, angle;
};

/* Consumes an opening bracket. */
static struct around enter_nesting(struct sem_parser *p)
{
	struct around around = { p->lexer.token.span, p->in_bars, p->lexer.angle };
	p->lexer.angle = lex_is(&p->lexer, "<") || (around.angle && !lex_is(&p->lexer, "("));
	p->in_bars = lex_is(&p->lexer, "|");
	lex_next(&p->lexer);
	return around;
}

/* Consumes the closing bracket; others: for the message, what else a constant may have there. */
static void leave_brackets(
	struct sem_parser *p, struct around around, const char *close, const char *others)
{
	p->in_bars = around.in_bars;
	p->lexer.angle = around.angle;
	if (is_code_expr(p))
		sem_close(p, close, around.open);
	else if (!lex_accept(&p->lexer, close))
		lex_expected(&p->lexer, arena_printf(p->lexer.reading->arena, "%s'%s'", others, close));
}

/* opening expr { "," expr } closing */
static void list(struct sem_parser *p, struct sem_expr *e, const char *close, bool may_be_empty)
{
	struct around around = enter_nesting(p);
	if (!may_be_empty || !lex_is(&p->lexer, close))
		do
			add_expr_operand(p, e, sem_parse_expr(p));
		while (lex_accept(&p->lexer, ","));
	bool bits = *close == '>' && lex_is(&p->lexer, ":");
	leave_brackets(
		p, around, close, bits ? "',' and the width, as in 'field<8, 4>', or " : "',' or ");
}

/* "(" expr ")" */
static struct sem_expr *parenthesis(struct sem_parser *p)
{
	struct around around = enter_nesting(p);
	struct sem_expr *e = sem_parse_expr(p);
	leave_brackets(p, around, ")", "");
	e->parenthesised = true;
	e->span = sem_span_from(p, around.open);
	return e;
}

/* "{" [ expr { "," expr } ] "}" */
static struct sem_expr *tuple(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_TUPLE);
	list(p, e, "}", true);
	return finish_expr(p, e, e->text_span);
}

/* "|" expr "|" */
static struct sem_expr *bars(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_ABS);
	struct around around = enter_nesting(p);
	add_expr_operand(p, e, sem_parse_expr(p));
	leave_brackets(p, around, "|", "");
	return finish_expr(p, e, e->text_span);
}

/* "[" ident "]" */
static struct sem_expr *state(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_STATE);
	struct around around = enter_nesting(p);
	if (p->lexer.token.kind != TOKEN_NAME)
		lex_expected(&p->lexer, "a state word such as 'Thread'");
	e->text = p->lexer.token.text;
	if (!p->lexer.failed)
		lex_next(&p->lexer);
	leave_brackets(p, around, "]", "");
	return finish_expr(p, e, e->text_span);
}

static struct sem_expr *word_expr(struct sem_parser *p, enum sem_expr_kind kind)
{
	struct sem_expr *e = expr_new(p, kind);
	e->text = p->lexer.token.text;
	e->number = p->lexer.token.number;
	enum sem_word_name name = kind == SEM_NAME && is_code_expr(p) ? sem_word_find(e->text) : 0;
	if (name == SEM_WORD_TRUE || name == SEM_WORD_FALSE) {
		e->kind = SEM_BOOL;
		e->number.lo = name == SEM_WORD_TRUE;
	}
	lex_next(&p->lexer);
	return e;
}

const struct ast_fill *sem_find_fill(const struct sem_parser *p)
{
	if (p->in_group && p->lexer.token.kind == TOKEN_NAME)
		VEC_EACH (const struct ast_def *, def, &p->mnemonics->fillers)
			VEC_EACH (const struct ast_fill, it, &(*def)->fills)
				if (str_equal(it->name, p->lexer.token.text))
					return it;
	return NULL;
}

bool sem_enter_fill(struct sem_parser *p, const struct ast_fill *fill)
{
	if (p->filled++ < MAX_FILL_DEPTH)
		return true;
	if (!p->lexer.failed)
		diag_report(p->reading.diag, CHECK_LIMIT, fill->value,
			"holes are filled with holes more than %d levels deep", MAX_FILL_DEPTH);
	p->lexer.failed = true;
	return false;
}

/* What fills a hole in the block of a group: one operand, whatever stands around it. */
static struct sem_expr *filled_hole(struct sem_parser *p, const struct ast_fill *fill)
{
	struct sem_parser outer = *p;
	if (!sem_enter_fill(p, fill))
		return broken(p);
	p->in_bars = false;
	lex_start(&p->lexer, &p->reading, fill->value);
	p->lexer.failed = p->lexer.token.kind == TOKEN_END; /* reported where it is */
	struct sem_expr *e = sem_parse_expr(p);
	if (!p->lexer.failed && p->lexer.token.kind != TOKEN_END)
		lex_expected(&p->lexer, "an operator or the end of the value");
	outer.lexer.failed = p->lexer.failed;
	p->lexer = outer.lexer;
	p->filled = outer.filled;
	p->in_bars = outer.in_bars;
	e->parenthesised = true;
	e->span = p->lexer.token.span;
	lex_next(&p->lexer);
	return e;
}

/* primary = name | number | "(" expr ")" | "{" list "}" ; in a constant also a string, in code
 * "." word | real | "|" expr "|" | "[" name "]" */
static struct sem_expr *primary(struct sem_parser *p)
{
	const struct ast_fill *fill = sem_find_fill(p);
	if (fill)
		return filled_hole(p, fill);
	switch (p->lexer.token.kind) {
	case TOKEN_NAME: return word_expr(p, SEM_NAME);
	case TOKEN_DOT: return word_expr(p, SEM_MOD);
	case TOKEN_NUMBER: return word_expr(p, SEM_NUMBER);
	case TOKEN_REAL: return word_expr(p, SEM_REAL);
	case TOKEN_STRING: return word_expr(p, SEM_STRING);
	case TOKEN_END:
	case TOKEN_PUNCT:
	case TOKEN_BAD: break;
	}
	if (lex_is(&p->lexer, "("))
		return parenthesis(p);
	if (lex_is(&p->lexer, "{"))
		return tuple(p);
	if (lex_is(&p->lexer, "|") && is_code_expr(p) && !p->in_bars)
		return bars(p);
	if (lex_is(&p->lexer, "[") && is_code_expr(p))
		return state(p);
	lex_expected(&p->lexer, is_code_expr(p) ? "an expression" : "a value");
	return broken(p);
}

/* "[" expr [ ":" expr ] "]" after x */
static struct sem_expr *subscript(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_INDEX);
	e->by_name = p->by_name;
	e->effect = p->effect;
	add_expr_operand(p, e, x);
	struct around around = enter_nesting(p);
	add_expr_operand(p, e, sem_parse_expr(p));
	if (lex_accept(&p->lexer, ":")) {
		e->kind = SEM_SLICE;
		add_expr_operand(p, e, sem_parse_expr(p));
	}
	leave_brackets(p, around, "]", "");
	return finish_expr(p, e, x->span);
}

/* "[" expr { "," expr } "]" after a name, or "[" expr ":" expr "]" after x, in constants */
static struct sem_expr *constant_subscript(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_INDEX);
	struct around around = enter_nesting(p);
	struct sem_expr *first = sem_parse_expr(p);
	if (x->kind != SEM_NAME || lex_is(&p->lexer, ":")) {
		e->kind = SEM_SLICE;
		add_expr_operand(p, e, x);
		add_expr_operand(p, e, first);
		lex_expect(&p->lexer, ":");
		add_expr_operand(p, e, sem_parse_expr(p));
	} else {
		e->text = x->text;
		e->text_span = x->span;
		add_expr_operand(p, e, first);
		while (lex_accept(&p->lexer, ","))
			add_expr_operand(p, e, sem_parse_expr(p));
	}
	leave_brackets(p, around, "]", e->kind == SEM_SLICE ? "" : "',' or ");
	return finish_expr(p, e, x->span);
}

/* "(" [ list ] ")" after a name */
static struct sem_expr *call(struct sem_parser *p, struct sem_expr *name)
{
	struct sem_expr *e = expr_new(p, SEM_CALL);
	e->by_name = p->by_name;
	e->text = name->text;
	e->text_span = name->span;
	list(p, e, ")", true);
	e->builtin = sem_builtin_find(e->text);
	if (e->builtin == SEM_FN_CAST)
		e->cast = sem_type_word_find(e->text);
	if (e->builtin == SEM_FN_FOLD && e->operands.count)
		e->fold = sem_fold_find(e->operands.items[0]->text);
	return finish_expr(p, e, name->span);
}

static struct sem_expr *member(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = word_expr(p, SEM_MEMBER);
	add_expr_operand(p, e, x);
	return finish_expr(p, e, x->span);
}

/* "@" ( name | number | "(" expr ")" ) after x */
static struct sem_expr *lane(struct sem_parser *p, struct sem_expr *x)
{
	struct sem_expr *e = expr_new(p, SEM_LANE);
	lex_next(&p->lexer);
	add_expr_operand(p, e, x);
	add_expr_operand(p, e, primary(p));
	return finish_expr(p, e, x->span);
}

/* A name in a constant, and what follows it: "(" [ list ] ")" | "[" list "]" and bits of that */
static struct sem_expr *constant_postfix(struct sem_parser *p, struct sem_expr *e)
{
	if (e->kind == SEM_NAME && lex_is(&p->lexer, "("))
		return call(p, e);
	while ((e->kind == SEM_NAME || e->kind == SEM_INDEX) && lex_is(&p->lexer, "["))
		e = constant_subscript(p, e);
	return e;
}

struct sem_expr *sem_parse_view(struct sem_parser *p, struct span text)
{
	const struct lexer own = p->lexer;
	lex_start(&p->lexer, &p->reading, text);
	struct sem_expr *e = sem_parse_expr(p);
	bool failed = p->lexer.failed;
	p->lexer = own;
	p->lexer.failed = own.failed || failed;
	e->parenthesised = true;
	return e;
}

/* What is between the brackets behind a name; *end: how to read on behind them. */
static struct span index_behind(const struct sem_parser *p, struct lexer *end)
{
	struct lexer ahead = p->lexer;
	unsigned depth = 0;
	lex_skip(&ahead);
	struct span index = ahead.token.span;
	do {
		depth += lex_is(&ahead, "[");
		depth -= lex_is(&ahead, "]");
		index.to = ahead.token.span.from;
		lex_skip(&ahead);
	} while (depth && ahead.token.kind != TOKEN_END);
	index.from++;
	*end = ahead;
	return depth || index.to <= index.from ? NO_SPAN : index;
}

/* A register that is bits of others, NAME or FILE[index]; NULL: something else follows. */
static struct sem_expr *view(struct sem_parser *p)
{
	const struct sem_views *views = p->mnemonics ? p->mnemonics->views : NULL;
	struct sem_seen_view seen = { 0 };
	struct span name = p->lexer.token.span, index = NO_SPAN;
	struct lexer behind = p->lexer;
	if (!views || p->lexer.token.kind != TOKEN_NAME)
		return NULL;
	lex_skip(&behind);
	if (lex_is(&behind, "["))
		index = index_behind(p, &behind);
	if (index.source && views->find(views->user, p->block, name, index, &seen.view))
		p->lexer = behind;
	else if (views->find(views->user, p->block, name, NO_SPAN, &seen.view))
		lex_next(&p->lexer);
	else
		return NULL;
	if (seen.view.is_refused)
		sem_fail(p, name,
			"the number of a register of '%.*s' cannot be computed, as its registers are not, in "
			"their order, parts of all registers of one file; use names, or operands",
			STR_ARG(span_text(name)));
	const struct span all = { name.source, name.from, p->lexer.previous.to };
	if (p->lexer.token.kind == TOKEN_DOT && !p->lexer.token.first)
		sem_fail(p, p->lexer.token.span,
			"'%.*s' is %.*s, which has no side fields; write the name of the register before "
			"'%.*s'",
			STR_ARG(span_text(all)), STR_ARG(span_text(seen.view.read)),
			STR_ARG(span_text(p->lexer.token.span)));
	seen.node = sem_parse_view(p, seen.view.read);
	seen.node->span = all;
	VEC_PUSH(p->reading.arena, &p->views.list, seen);
	VEC_PUSH(p->reading.arena, &p->block->views, name);
	return seen.node;
}

/* postfix = ( view | primary ) { "(" list ")" | subscript | "." word | "@" primary } */
struct sem_expr *sem_parse_postfix(struct sem_parser *p)
{
	struct sem_expr *e = is_code_expr(p) ? view(p) : NULL;
	e = e ? e : primary(p);
	if (!is_code_expr(p))
		return constant_postfix(p, e);
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
	if (!is_too_deep(p, ++p->depth, is_code_expr(p) ? e->span : p->lexer.token.span))
		add_expr_operand(p, e, sem_parse_unary(p));
	p->depth--;
	return finish_expr(p, e, e->text_span);
}

static struct sem_expr *join_operands(struct sem_parser *p, enum sem_expr_kind kind,
	struct token op, struct sem_expr *left, struct sem_expr *right)
{
	struct sem_expr *e = expr_new(p, kind);
	e->op = op.op;
	e->text = op.text;
	e->text_span = op.span;
	add_expr_operand(p, e, left);
	add_expr_operand(p, e, right);
	return finish_expr(p, e, left->span);
}

/* A name between two operands, on the line of the first: the modifier of an infix expression. */
static bool at_infix(const struct sem_parser *p)
{
	static const char *const begins[] = { "(", "{", "|", "!", "~", "-", "[" };
	struct lexer ahead = p->lexer;
	if (ahead.token.kind != TOKEN_NAME || ahead.token.first)
		return false;
	lex_skip(&ahead);
	if (ahead.token.first)
		return false;
	switch (ahead.token.kind) {
	case TOKEN_NAME:
	case TOKEN_NUMBER:
	case TOKEN_DOT:
	case TOKEN_REAL: return true;
	case TOKEN_END:
	case TOKEN_STRING:
	case TOKEN_PUNCT:
	case TOKEN_BAD: break;
	}
	for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
		if (lex_is(&ahead, begins[i]))
			return true;
	return false;
}

/* infix = unary { modifier-name unary } ; in code */
static struct sem_expr *infix(struct sem_parser *p)
{
	struct sem_expr *e = sem_parse_unary(p);
	while (is_code_expr(p) && !p->lexer.failed && at_infix(p)) {
		struct token op = p->lexer.token;
		lex_next(&p->lexer);
		e = join_operands(p, SEM_INFIX, op, e, sem_parse_unary(p));
	}
	return e;
}

/* Precedence of the current token as a binary operator; 0 if it is not one here. */
static unsigned level(const struct sem_parser *p)
{
	enum sem_op op = p->lexer.token.op;
	if ((p->in_bars && op == SEM_OP_OR) || (p->lexer.angle && op == SEM_OP_GREATER))
		return 0;
	return is_code_expr(p) ? sem_op_level(op) : sem_op_constant_level(op);
}

struct sem_expr *sem_parse_binary(struct sem_parser *p, unsigned lowest)
{
	struct sem_expr *e = infix(p);
	for (unsigned here; !p->lexer.failed && (here = level(p)) >= lowest;) {
		struct token op = p->lexer.token;
		lex_next(&p->lexer);
		e = join_operands(p, SEM_BINARY, op, e, sem_parse_binary(p, here + 1));
	}
	return e;
}

static struct sem_expr *ternary(struct sem_parser *p)
{
	struct sem_expr *condition = sem_parse_binary(p, 1);
	if (p->lexer.failed || !lex_is(&p->lexer, "?"))
		return condition;
	struct sem_expr *e = expr_new(p, SEM_TERNARY);
	lex_next(&p->lexer);
	add_expr_operand(p, e, condition);
	add_expr_operand(p, e, sem_parse_expr(p));
	if (!p->lexer.failed && !lex_accept(&p->lexer, ":")) {
		struct report *report = lex_expected(&p->lexer, "':'");
		if (report && is_code_expr(p))
			diag_note(p->lexer.reading->diag, report, e->text_span,
				"the conditional 'a ? b : c' begins here");
	}
	if (!p->lexer.failed)
		add_expr_operand(p, e, sem_parse_expr(p));
	return finish_expr(p, e, condition->span);
}

/* expr = binary [ "?" expr ":" expr ] ; */
struct sem_expr *sem_parse_expr(struct sem_parser *p)
{
	if (p->lexer.failed || is_too_deep(p, p->depth + 1, p->lexer.token.span))
		return broken(p);
	p->depth++;
	struct sem_expr *e = ternary(p);
	p->depth--;
	return e;
}

struct sem_expr *sem_parse_arguments(struct sem_parser *p)
{
	struct sem_expr *e = expr_new(p, SEM_TUPLE);
	list(p, e, ">", true);
	return e;
}
