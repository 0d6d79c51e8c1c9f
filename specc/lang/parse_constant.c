/* SPDX-License-Identifier: MIT */
/* Expressions in statements of definitions: converts the tree of the common parser to the smaller
 * nodes of ast.h. */
#include "lang/code_parse_internal.h"
#include "lang/parse.h"
#include "lang/parse_internal.h"

/* The parser's nodes are allocated in a scratch arena, which is reset after each expression. */
static struct sem_parser begin_constant(const struct lexer *lexer)
{
	return (struct sem_parser){ .arena = &lexer->reading->scratch, .lexer = *lexer };
}

static struct ast_expr *convert_constant(struct arena *arena, const struct sem_expr *e)
{
	static const enum ast_expr_kind kinds[] = {
		[SEM_NUMBER] = AST_NUMBER,
		[SEM_STRING] = AST_STRING,
		[SEM_NAME] = AST_NAME,
		[SEM_CALL] = AST_CALL,
		[SEM_INDEX] = AST_INDEX,
		[SEM_SLICE] = AST_SLICE,
		[SEM_UNARY] = AST_UNARY,
		[SEM_BINARY] = AST_BINARY,
		[SEM_TERNARY] = AST_TERNARY,
		[SEM_TUPLE] = AST_LIST,
	};
	struct ast_expr *expr = ARENA_NEW(arena, struct ast_expr);
	expr->kind = (uint8_t)kinds[e->kind];
	expr->span = e->span;
	expr->text = e->kind == SEM_TERNARY ? STR("?") : e->text;
	if (e->kind == SEM_NUMBER) {
		expr->number = e->number.lo;
		expr->hex = e->text.length > 1 && (e->text.text[1] | 0x20) == 'x';
	} else if (e->operands.count) {
		expr->operands.count = e->operands.count;
		expr->operands.items = ARENA_ARRAY(arena, struct ast_expr *, e->operands.count);
		for (size_t i = 0; i < e->operands.count; i++)
			expr->operands.items[i] = convert_constant(arena, e->operands.items[i]);
	}
	return expr;
}

/* Converts the parsed expression; NULL if it has an error. */
static struct ast_expr *end_constant(
	struct lexer *lexer, struct sem_parser *p, const struct sem_expr *e)
{
	*lexer = p->lexer;
	struct ast_expr *expr = lexer->failed ? NULL : convert_constant(lexer->reading->arena, e);
	arena_reset(p->arena);
	return expr;
}

struct ast_expr *parse_expr(struct lexer *lexer)
{
	struct sem_parser p = begin_constant(lexer);
	return end_constant(lexer, &p, sem_parse_expr(&p));
}

struct ast_expr *parse_shift_expr(struct lexer *lexer)
{
	struct sem_parser p = begin_constant(lexer);
	p.depth = 1;
	return end_constant(lexer, &p, sem_parse_binary(&p, sem_op_constant_level(SEM_OP_LEFT)));
}

struct ast_expr *parse_args(struct lexer *lexer)
{
	struct sem_parser p = begin_constant(lexer);
	if (lex_is(lexer, "<"))
		return end_constant(lexer, &p, sem_parse_arguments(&p));
	lex_expect(lexer, "<");
	return NULL;
}

struct ast_expr *parse_name(struct lexer *lexer)
{
	struct token token = lexer->token;
	if (token.kind != TOKEN_NAME)
		return NULL;
	struct ast_expr *name = ARENA_NEW(lexer->reading->arena, struct ast_expr);
	*name = (struct ast_expr){ .kind = AST_NAME, .span = token.span, .text = token.text };
	lex_next(lexer);
	return name;
}

struct ast_expr *parse_expr_text(struct arena *arena, struct diag *diag, struct span span)
{
	struct reading reading = { .arena = arena, .diag = diag, .source = span.source };
	struct lexer lexer;
	lex_start(&lexer, &reading, span);
	struct ast_expr *expr = parse_expr(&lexer);
	parse_line_end(&lexer);
	arena_free(&reading.scratch);
	return lexer.failed ? NULL : expr;
}
