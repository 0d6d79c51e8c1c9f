/* SPDX-License-Identifier: MIT */
/* Statements of the semantics language, whose bodies are in braces or indented. */
#include "lang/code_parse_internal.h"

#include <string.h>

static struct sem_stmt *statement(struct sem_parser *p);

static struct sem_stmt *stmt_new(struct sem_parser *p, enum sem_stmt_kind kind)
{
	struct sem_stmt *s = ARENA_NEW(p->reading.arena, struct sem_stmt);
	s->kind = kind;
	s->index = p->block->stmt_count++;
	s->span = s->head_span = p->lexer.token.span;
	sem_count_node(p);
	return s;
}

static bool at_statement_end(const struct sem_parser *p)
{
	return p->lexer.token.kind == TOKEN_END;
}

/* ---- recovery ---- */

/* Skips to where a statement may start: after the next ';', on the next line not indented deeper
 * than the lost statement, or at a '}' that the lost statement did not open. */
static void recover(struct sem_parser *p, unsigned indent)
{
	unsigned braces = 0;
	sem_forgive(p);
	for (; !at_statement_end(p); lex_skip(&p->lexer)) {
		const struct token *token = &p->lexer.token;
		if (token->first && token->indent <= indent)
			return;
		if (lex_is(&p->lexer, "{"))
			braces++;
		if (lex_is(&p->lexer, "}") && !braces--)
			return;
		if (lex_is(&p->lexer, ";") && !braces) {
			lex_skip(&p->lexer);
			return;
		}
	}
}

/* After an error in the head of if, for, while or switch: skips to the body. */
static void recover_head(struct sem_parser *p)
{
	if (!sem_forgive(p))
		return;
	while (!at_statement_end(p) && !p->lexer.token.first && !lex_is(&p->lexer, "{") &&
		   !lex_is(&p->lexer, "}") && !lex_is(&p->lexer, ";"))
		lex_skip(&p->lexer);
}

/* ";" ; a missing one at the end of a line does not lose the statement. */
static void end_semicolon(struct sem_parser *p)
{
	if (p->lexer.failed || lex_accept(&p->lexer, ";"))
		return;
	struct span last = p->lexer.previous, behind = { last.source, last.to, last.to };
	if (at_statement_end(p) || p->lexer.token.first || lex_is(&p->lexer, "}"))
		sem_complain(
			p, behind, "expected ';' after %s", reading_quote(&p->reading, span_text(last)));
	else if (lex_is(&p->lexer, ":"))
		sem_fail(p, p->lexer.token.span, "this ':' has no '?' before it; expected 'a ? b : c'");
	else if (lex_is(&p->lexer, "%"))
		sem_fail(p, p->lexer.token.span, "'%%' is not an operator; write 'mod(a, m)'");
	else if (lex_is(&p->lexer, ")") || lex_is(&p->lexer, "]"))
		sem_fail(p, p->lexer.token.span, "this '%.*s' has nothing to close",
			STR_ARG(p->lexer.token.text));
	else
		lex_expected(&p->lexer, "an operator or ';'");
}

/* ---- bodies ---- */

static void body_add(struct sem_parser *p, struct sem_body *body, struct sem_stmt *s)
{
	if (!s)
		return;
	body->span = body->span.source ? span_join(body->span, s->span) : s->span;
	VEC_PUSH(p->reading.arena, &body->list, s);
}

static bool at_label(const struct sem_parser *p)
{
	return lex_is_word(&p->lexer, "case") || lex_is_word(&p->lexer, "default");
}

/* One statement; after an error, skips to the next one and returns NULL. */
static struct sem_stmt *recovered_statement(struct sem_parser *p)
{
	struct token start = p->lexer.token;
	struct sem_stmt *s = statement(p);
	if (!p->lexer.failed)
		return s;
	if (p->lexer.token.span.from == start.span.from)
		lex_skip(&p->lexer); /* nothing was consumed */
	recover(p, start.indent);
	return NULL;
}

static void braced_body(struct sem_parser *p, struct sem_body *body);

/* A statement, with those that views which it assigns need before and behind it. */
static void add_with_views(struct sem_parser *p, struct sem_body *body)
{
	const struct sem_seen_views views = p->views;
	const struct sem_body before = p->before, behind = p->behind;
	p->views = (struct sem_seen_views){ 0 };
	p->before = p->behind = (struct sem_body){ 0 };
	struct sem_stmt *s = recovered_statement(p);
	VEC_EACH (struct sem_stmt *, it, &p->before.list)
		body_add(p, body, *it);
	body_add(p, body, s);
	VEC_EACH (struct sem_stmt *, it, &p->behind.list)
		body_add(p, body, *it);
	p->views = views;
	p->before = before;
	p->behind = behind;
}

/* The statements in braces that fill a hole in the block of a group. */
static void add_filled_statements(
	struct sem_parser *p, struct sem_body *body, const struct ast_fill *fill)
{
	const struct lexer own = p->lexer;
	const struct sem_body *inner = p->inner;
	const unsigned level = p->filled;
	struct sem_body filled = { 0 };
	if (!sem_enter_fill(p, fill)) {
		recover(p, p->lexer.token.indent);
		return;
	}
	p->inner = NULL;
	lex_start(&p->lexer, &p->reading, fill->value);
	braced_body(p, &filled);
	p->lexer = own;
	p->inner = inner;
	p->filled = level;
	VEC_EACH (struct sem_stmt *, it, &filled.list)
		body_add(p, body, *it);
	lex_next(&p->lexer);
	end_semicolon(p);
	sem_forgive(p);
}

/* A statement, or in the block of a group the statements of the instruction. */
static void add_statement(struct sem_parser *p, struct sem_body *body)
{
	const struct ast_fill *fill = sem_find_fill(p);
	if (fill && str_starts_with(span_text(fill->value), STR("{"))) {
		add_filled_statements(p, body, fill);
		return;
	}
	if (!p->inner || !lex_is_word(&p->lexer, "$insn")) {
		add_with_views(p, body);
		return;
	}
	if (p->loops)
		sem_complain(p, p->lexer.token.span,
			"'$insn' is in a loop; an instruction runs once, so write the loop before or after it");
	VEC_EACH (struct sem_stmt *, it, &p->inner->list)
		body_add(p, body, *it);
	p->effect = false;
	lex_next(&p->lexer);
	end_semicolon(p);
	sem_forgive(p);
}

static void unclosed(struct sem_parser *p, struct span open)
{
	struct span last = p->lexer.previous, behind = { last.source, last.to, last.to };
	struct report *report = sem_complain(p, behind, "expected '}' before the end of the block");
	p->block->broken = true;
	if (report)
		diag_note(p->reading.diag, report, open, "the '{' is here");
}

/* { statement } "}" */
static void braced_body(struct sem_parser *p, struct sem_body *body)
{
	struct span open = p->lexer.token.span;
	body->braces = true;
	lex_next(&p->lexer);
	while (!lex_is(&p->lexer, "}")) {
		if (at_statement_end(p) || sem_at_header(p) || at_label(p)) {
			unclosed(p, open);
			return;
		}
		add_statement(p, body);
	}
	lex_next(&p->lexer);
}

/* All statements on lines indented deeper than indent. */
static void indented_body(struct sem_parser *p, struct sem_body *body, unsigned indent)
{
	while (!at_statement_end(p) && !lex_is(&p->lexer, "}") && !at_label(p) &&
		   !lex_is_word(&p->lexer, "else") && p->lexer.token.indent > indent)
		add_statement(p, body);
}

/* body = "{" { stmt } "}" | stmt on the same line
 *      | stmts indented deeper than the line of the head ; */
static void body(struct sem_parser *p, struct sem_body *out, struct span head, unsigned indent)
{
	if (lex_is(&p->lexer, "{")) {
		braced_body(p, out);
	} else if (at_statement_end(p) || lex_is(&p->lexer, "}") || sem_at_header(p) ||
			   (p->lexer.token.first && p->lexer.token.indent <= indent)) {
		sem_complain(p, head,
			"'%.*s' has no body; expected statements in braces, or indented deeper",
			STR_ARG(span_text(head)));
		p->block->broken = true;
	} else if (p->lexer.token.first) {
		indented_body(p, out, indent);
	} else {
		add_statement(p, out);
	}
}

/* ---- the kinds of statements ---- */

/* "(" expr ")" after if, while, switch */
static struct sem_expr *condition(struct sem_parser *p)
{
	struct span open = p->lexer.token.span;
	struct sem_expr *e = NULL;
	if (lex_expect(&p->lexer, "(")) {
		e = sem_parse_expr(p);
		if (lex_is(&p->lexer, "="))
			sem_fail(p, p->lexer.token.span, "'=' assigns; a comparison is '=='");
		sem_close(p, ")", open);
	}
	recover_head(p);
	return e;
}

/* if = "if" "(" expr ")" body [ "else" ( if | body ) ] ; */
static struct sem_stmt *if_statement(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_IF);
	unsigned indent = p->lexer.token.indent;
	bool line_start = p->lexer.token.first;
	lex_next(&p->lexer);
	s->value = condition(p);
	body(p, &s->body, s->head_span, indent);
	if (lex_is_word(&p->lexer, "else") &&
		(!p->lexer.token.first || !line_start || p->lexer.token.indent >= indent)) {
		struct span head = p->lexer.token.span;
		indent = p->lexer.token.indent;
		s->has_else = true;
		lex_next(&p->lexer);
		if (lex_is_word(&p->lexer, "if") && !p->lexer.token.first)
			body_add(p, &s->other, recovered_statement(p));
		else
			body(p, &s->other, head, indent);
	}
	return s;
}

static void loop_body(struct sem_parser *p, struct sem_stmt *s, unsigned indent)
{
	p->breakable++;
	p->loops++;
	body(p, &s->body, s->head_span, indent);
	p->loops--;
	p->breakable--;
}

static struct sem_stmt *while_statement(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_WHILE);
	unsigned indent = p->lexer.token.indent;
	lex_next(&p->lexer);
	s->value = condition(p);
	loop_body(p, s, indent);
	return s;
}

/* Two names in a row, or dtypeof(...) and a name. */
static bool at_declaration(const struct sem_parser *p)
{
	struct lexer ahead = p->lexer;
	if (ahead.token.kind != TOKEN_NAME)
		return false;
	if (lex_is_word(&ahead, "dtypeof"))
		return true;
	lex_skip(&ahead);
	return ahead.token.kind == TOKEN_NAME && !ahead.token.first;
}

/* decl = type name [ "=" expr ] ; type = "UINT" n | "INT" n | "BOOL" | "F32" | "dtypeof" "(" expr
 * ")" ; */
static struct sem_stmt *declaration(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_DECLARE);
	s->text = p->lexer.token.text;
	s->text_span = p->lexer.token.span;
	bool computed = str_equal_c(s->text, "dtypeof");
	s->type = sem_type_word_find(s->text);
	s->type.stored = p->by_name;
	if (!computed && !s->type.kind)
		sem_fail(p, s->text_span,
			"'%.*s' is not a type; expected UINTn or INTn with n from 1 to 128, BOOL, F32, or "
			"an assignment",
			STR_ARG(s->text));
	lex_next(&p->lexer);
	struct span open = p->lexer.token.span;
	if (computed && lex_expect(&p->lexer, "(")) {
		s->type_argument = sem_parse_expr(p);
		sem_close(p, ")", open);
	}
	if (p->lexer.token.kind != TOKEN_NAME)
		lex_expected(&p->lexer, "the name of the local");
	if (!p->lexer.failed)
		VEC_PUSH(p->reading.arena, &s->targets, sem_parse_postfix(p));
	if (lex_accept(&p->lexer, "="))
		s->value = sem_parse_expr(p);
	s->span = sem_span_from(p, s->head_span);
	return s;
}

static const struct sem_seen_view *find_seen_view(
	const struct sem_parser *p, const struct sem_expr *node)
{
	VEC_EACH (struct sem_seen_view, it, &p->views.list)
		if (it->node == node)
			return it;
	return NULL;
}

/* lvalue = name | lvalue "[" expr [ ":" expr ] "]" | "{" lvalue { "," lvalue } "}" ; */
static void check_target(struct sem_parser *p, const struct sem_expr *e)
{
	const struct sem_expr *base = e;
	while (!find_seen_view(p, base) &&
		   (base->kind == SEM_INDEX || base->kind == SEM_SLICE || base->kind == SEM_MEMBER))
		base = base->operands.items[0];
	if (find_seen_view(p, base))
		return;
	if (base->kind == SEM_TUPLE && base == e) {
		VEC_EACH (struct sem_expr *, it, &e->operands)
			if ((*it)->kind == SEM_CALL)
				sem_fail(p, (*it)->span, "expected ';' after the call %s",
					reading_quote(&p->reading, span_text((*it)->span)));
			else
				check_target(p, *it);
	} else if (base->kind != SEM_NAME) {
		sem_fail(p, e->span, "expected an assignment 'name = value;', found %s",
			reading_quote(&p->reading, span_text(e->span)));
	}
}

/* ---- views ---- */

/* UINT32 eax_new; or UINT32 eax_new = the value of the view; */
static struct sem_stmt *view_local(
	struct sem_parser *p, const struct sem_view *view, struct span because, bool load)
{
	struct sem_stmt *s = stmt_new(p, SEM_DECLARE);
	struct sem_expr *name = ARENA_NEW(p->arena, struct sem_expr);
	s->span = s->head_span = s->text_span = because;
	s->text = str_printf(p->reading.arena, "UINT%u", view->width);
	s->type = sem_type_word_find(s->text);
	s->type.stored = true;
	*name = (struct sem_expr){
		.kind = SEM_NAME, .span = because, .text_span = because, .text = view->local
	};
	name->index = (unsigned)p->nodes;
	sem_count_node(p);
	VEC_PUSH(p->reading.arena, &s->targets, name);
	if (load)
		s->value = sem_parse_view(p, view->read);
	return s;
}

/* Assigns a local in the place of a view, or of bits of one, that is no place. */
static void assign_view(struct sem_parser *p, struct sem_expr *target, bool load)
{
	struct sem_expr *node = target;
	const struct sem_seen_view *seen = NULL;
	for (;; node = node->operands.items[0]) {
		seen = find_seen_view(p, node);
		if (seen || (node->kind != SEM_INDEX && node->kind != SEM_SLICE))
			break;
	}
	if (!seen || (seen->view.is_place && node == target))
		return;
	const struct sem_view view = seen->view;
	if (!view.store.source) {
		sem_fail(p, node->span,
			"'%.*s' is a part of a register whose number is computed, and cannot be assigned by "
			"it; "
			"assign the whole register, or use an operand",
			STR_ARG(span_text(node->span)));
		return;
	}
	body_add(p, &p->before, view_local(p, &view, node->span, load || node != target));
	*node = (struct sem_expr){ .kind = SEM_NAME,
		.index = node->index,
		.span = node->span,
		.text_span = node->span,
		.text = view.local };
	const struct lexer own = p->lexer;
	const struct sem_body *inner = p->inner;
	struct sem_body store = { 0 };
	p->inner = NULL;
	lex_start(&p->lexer, &p->reading, view.store);
	while (!at_statement_end(p))
		body_add(p, &store, recovered_statement(p));
	p->lexer = own;
	p->inner = inner;
	VEC_EACH (struct sem_stmt *, it, &store.list)
		body_add(p, &p->behind, *it);
}

static void assign_views(struct sem_parser *p, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		bool tuple = (*it)->kind == SEM_TUPLE && !(*it)->parenthesised;
		if (!tuple)
			assign_view(p, *it, s->op != SEM_OP_NONE);
		for (size_t i = 0; tuple && i < (*it)->operands.count; i++)
			assign_view(p, (*it)->operands.items[i], false);
	}
}

/* The operator of "+=", ">>=", "++", "--" ... */
static enum sem_op assigning_operator(const struct token *token)
{
	bool is_mark = token->kind == TOKEN_PUNCT && token->text.length > 1 && !token->op;
	return is_mark ? sem_op_find(str_slice(token->text, 0, token->text.length - 1)) : SEM_OP_NONE;
}

/* { "=" lvalue } "=" expr */
static void assigned_value(struct sem_parser *p, struct sem_stmt *s)
{
	s->text = STR("=");
	while (lex_accept(&p->lexer, "=")) {
		if (s->value) {
			s->chained = true;
			check_target(p, s->value);
			VEC_PUSH(p->reading.arena, &s->targets, s->value);
		}
		s->value = sem_parse_expr(p);
	}
}

/* Does the statement end here, or the next one begin? */
static bool is_ended(const struct sem_parser *p)
{
	return lex_is(&p->lexer, ";") || p->lexer.token.first || p->lexer.token.kind == TOKEN_END;
}

/* assign = lvalue { "," lvalue } "=" expr | lvalue { "=" lvalue } "=" expr
 *        | lvalue op "=" expr | lvalue ( "++" | "--" ) ;
 * call = ident "(" [ expr { "," expr } ] ")" ; */
static struct sem_stmt *assignment(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_ASSIGN);
	do {
		struct sem_expr *target = sem_parse_postfix(p);
		if (target->kind == SEM_CALL && !s->targets.count && is_ended(p)) {
			s->kind = SEM_DO;
			s->value = target;
			s->span = sem_span_from(p, s->head_span);
			return s;
		}
		if (!p->lexer.failed)
			check_target(p, target);
		VEC_PUSH(p->reading.arena, &s->targets, target);
	} while (lex_accept(&p->lexer, ","));
	if (p->lexer.failed)
		return s;
	struct token op = p->lexer.token;
	s->text_span = op.span;
	if (lex_is(&p->lexer, "=")) {
		assigned_value(p, s);
	} else if (lex_is(&p->lexer, "==")) {
		sem_fail(p, op.span, "'==' compares; an assignment is '='");
	} else if (assigning_operator(&op) && s->targets.count == 1) {
		s->op = assigning_operator(&op);
		s->text = op.text;
		lex_next(&p->lexer);
		if (str_ends_with(op.text, STR("=")))
			s->value = sem_parse_expr(p);
	} else {
		lex_expected(&p->lexer, "'='");
	}
	s->span = sem_span_from(p, s->head_span);
	if (!p->lexer.failed)
		assign_views(p, s);
	return s;
}

static struct sem_stmt *simple_statement(struct sem_parser *p)
{
	return at_declaration(p) ? declaration(p) : assignment(p);
}

/* for = "for" "(" simple ";" expr ";" assign ")" body ; */
static struct sem_stmt *for_statement(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_FOR);
	unsigned indent = p->lexer.token.indent;
	lex_next(&p->lexer);
	struct span open = p->lexer.token.span;
	if (lex_expect(&p->lexer, "("))
		s->init = simple_statement(p);
	if (s->init && s->init->kind == SEM_DO)
		sem_complain(p, s->init->span, "expected an assignment 'name = value;', found a call");
	if (lex_expect(&p->lexer, ";"))
		s->value = sem_parse_expr(p);
	if (lex_expect(&p->lexer, ";"))
		s->step = assignment(p);
	sem_close(p, ")", open);
	if (p->before.list.count)
		sem_complain(p, p->before.list.items[0]->span,
			"this register is bits of others, and cannot be assigned in the head of a loop");
	recover_head(p);
	loop_body(p, s, indent);
	return s;
}

/* label = "case" unary ":" | "default" ":" ; */
static void case_label(struct sem_parser *p, struct sem_case *c)
{
	bool is_default = lex_is_word(&p->lexer, "default");
	lex_next(&p->lexer);
	if (is_default)
		c->is_default = true;
	else
		VEC_PUSH(p->reading.arena, &c->labels, sem_parse_unary(p));
	lex_expect(&p->lexer, ":");
	if (sem_forgive(p)) { /* the statements of the case are parsed all the same */
		while (!at_statement_end(p) && !p->lexer.token.first && !lex_is(&p->lexer, ";") &&
			   !lex_is(&p->lexer, "}") && !lex_is(&p->lexer, "=") && !at_label(p))
			lex_skip(&p->lexer);
		if (lex_is(&p->lexer, "="))
			recover(p, 0);
		else
			lex_accept(&p->lexer, ";");
	}
}

/* case = label { label } { stmt } ; */
static void case_group(struct sem_parser *p, struct sem_stmt *s)
{
	p->breakable++;
	struct sem_case c = { .span = p->lexer.token.span };
	while (at_label(p))
		case_label(p, &c);
	while (!at_statement_end(p) && !at_label(p) && !lex_is(&p->lexer, "}") && !sem_at_header(p))
		add_statement(p, &c.body);
	VEC_PUSH(p->reading.arena, &s->cases, c);
	p->breakable--;
}

/* switch = "switch" "(" expr ")" "{" { case } "}" ; */
static struct sem_stmt *switch_statement(struct sem_parser *p)
{
	struct sem_stmt *s = stmt_new(p, SEM_SWITCH);
	lex_next(&p->lexer);
	s->value = condition(p);
	struct span open = p->lexer.token.span;
	if (!lex_accept(&p->lexer, "{")) {
		lex_expected(&p->lexer, "'{'");
		return s;
	}
	while (!lex_is(&p->lexer, "}")) {
		if (at_statement_end(p) || sem_at_header(p)) {
			unclosed(p, open);
			return s;
		}
		if (at_label(p)) {
			case_group(p, s);
			continue;
		}
		struct token stray = p->lexer.token;
		sem_fail(p, stray.span, "expected 'case' or '}', found %s",
			reading_quote(&p->reading, span_text(stray.span)));
		lex_skip(&p->lexer);
		recover(p, stray.indent);
	}
	lex_next(&p->lexer);
	return s;
}

/* "return" expr ";" | "break" ";" | "keep" name { "," name } ";" | "raise" name ";" | "halt" ";" */
static struct sem_stmt *word_statement(struct sem_parser *p, enum sem_stmt_kind kind)
{
	struct sem_stmt *s = stmt_new(p, kind);
	lex_next(&p->lexer);
	if (kind == SEM_BREAK && !p->breakable)
		sem_complain(p, s->span, "this 'break' is outside of a loop or switch");
	if (kind == SEM_RETURN && p->block->kind != SEM_FUNCTION)
		sem_complain(p, s->span, "'return' is only for functions; a block assigns its outputs");
	if (kind == SEM_RETURN)
		s->value = sem_parse_expr(p);
	if (kind == SEM_KEEP)
		do {
			VEC_PUSH(p->reading.arena, &s->targets, sem_parse_postfix(p));
		} while (lex_accept(&p->lexer, ","));
	if (kind == SEM_RAISE) {
		s->text = p->lexer.token.text;
		s->text_span = p->lexer.token.span;
		if (p->lexer.token.kind == TOKEN_NAME)
			lex_next(&p->lexer);
		else
			lex_expected(&p->lexer, "the name of an exception");
	}
	s->span = sem_span_from(p, s->head_span);
	end_semicolon(p);
	return s;
}

/* Does an assignment follow? Then a word such as 'keep' is a name. */
static bool is_assigned_next(const struct sem_parser *p)
{
	struct lexer ahead = p->lexer;
	lex_skip(&ahead);
	return lex_is(&ahead, "=") || lex_is(&ahead, "[");
}

static struct sem_stmt *stray(struct sem_parser *p)
{
	const struct token *token = &p->lexer.token;
	if (lex_is(&p->lexer, ";"))
		sem_complain(p, token->span, "this ';' does not end a statement");
	else if (lex_is_word(&p->lexer, "else"))
		sem_fail(p, token->span, "this 'else' has no 'if'");
	else
		sem_fail(p, token->span, "'%.*s' is outside of a switch", STR_ARG(token->text));
	lex_skip(&p->lexer);
	return NULL;
}

/* "always" ";" before the statements of an instruction */
static struct sem_stmt *always(struct sem_parser *p)
{
	struct span span = p->lexer.token.span;
	if (p->block->kind != SEM_INSTRUCTION || p->nesting > 1 || p->block->stmt_count)
		sem_complain(p, span, "'always' must come before all statements of an instruction");
	else if (p->block->always)
		sem_complain(p, span, "duplicate 'always'");
	p->block->always = true;
	p->block->always_span = span;
	lex_next(&p->lexer);
	end_semicolon(p);
	return NULL;
}

/* stmt = if | for | while | switch
 *      | ( decl | assign | call | break | return | keep | raise | halt ) ";" ; */
static struct sem_stmt *unnested(struct sem_parser *p)
{
	bool named = p->lexer.token.kind == TOKEN_NAME;
	enum sem_word_name word = named ? sem_word_find(p->lexer.token.text) : SEM_WORD_NONE;
	if (word >= SEM_WORD_KEEP && is_assigned_next(p))
		word = SEM_WORD_NONE;
	switch (word) {
	case SEM_WORD_IF: return if_statement(p);
	case SEM_WORD_FOR: return for_statement(p);
	case SEM_WORD_WHILE: return while_statement(p);
	case SEM_WORD_SWITCH: return switch_statement(p);
	case SEM_WORD_BREAK: return word_statement(p, SEM_BREAK);
	case SEM_WORD_RETURN: return word_statement(p, SEM_RETURN);
	case SEM_WORD_KEEP: return word_statement(p, SEM_KEEP);
	case SEM_WORD_RAISE: return word_statement(p, SEM_RAISE);
	case SEM_WORD_HALT: return word_statement(p, SEM_HALT);
	case SEM_WORD_ALWAYS: return always(p);
	case SEM_WORD_ELSE:
	case SEM_WORD_CASE:
	case SEM_WORD_DEFAULT: return stray(p);
	case SEM_WORD_NONE:
	case SEM_WORD_TRUE:
	case SEM_WORD_FALSE: break;
	}
	if (lex_is(&p->lexer, ";"))
		return stray(p);
	struct sem_stmt *s = simple_statement(p);
	end_semicolon(p);
	return s;
}

static struct sem_stmt *statement(struct sem_parser *p)
{
	if (p->nesting == SEM_MAX_DEPTH) {
		sem_fail(
			p, p->lexer.token.span, "statements are nested deeper than %d levels", SEM_MAX_DEPTH);
		return NULL;
	}
	p->nesting++;
	struct sem_stmt *s = unnested(p);
	p->nesting--;
	if (s && !p->lexer.failed && p->lexer.previous.to > s->span.from)
		s->span = sem_span_from(p, s->head_span);
	return s;
}

void sem_parse_statements(struct sem_parser *p, struct sem_body *out)
{
	while (!at_statement_end(p) && !sem_at_header(p)) {
		if (lex_is(&p->lexer, "}")) {
			sem_complain(p, p->lexer.token.span, "this '}' has no matching '{'");
			p->block->broken = true;
			lex_next(&p->lexer);
			continue;
		}
		add_statement(p, out);
	}
}
