/* Expressions: the tokens inside a statement become expression trees. */
#include "lang/parse_internal.h"

#include "lang/parse.h"

/* NESTING bounds the recursion of the parser, HEIGHT that of whoever walks the tree. */
enum { MAX_NESTING = 200, MAX_HEIGHT = 1000 };

struct expr_parser {
	struct lexer *lexer;
	unsigned nesting; /* brackets and prefix operators around the current token */
	unsigned height;  /* of the expression read last */
};

static struct ast_expr *conditional(struct expr_parser *parser);

static struct ast_expr *new_expr(
	struct expr_parser *parser, enum ast_expr_kind kind, struct span span, struct str text)
{
	struct ast_expr *expr = ARENA_NEW(parser->lexer->reading->arena, struct ast_expr);
	expr->kind = (uint8_t)kind;
	expr->span = span;
	expr->text = text;
	parser->height = 1;
	return expr;
}

/* A node over operands; height is that of the highest of them. NULL when one is missing. */
static struct ast_expr *new_node(struct expr_parser *parser, enum ast_expr_kind kind,
	struct span span, struct str text, unsigned height, struct expr_list operands)
{
	for (size_t i = 0; i < operands.count; i++)
		if (!operands.items[i])
			return NULL;
	if (height >= MAX_HEIGHT) {
		lex_fail(parser->lexer, CHECK_LIMIT, span,
			"an expression with a chain of more than %d operators", MAX_HEIGHT);
		return NULL;
	}
	struct ast_expr *expr = new_expr(parser, kind, span, text);
	PARSE_TAKE_LIST(&expr->operands, operands);
	parser->height = height + 1;
	return expr;
}

/* A list of exactly count operands. */
static struct expr_list operand_list(
	struct expr_parser *parser, struct ast_expr *const *operands, size_t count)
{
	struct expr_list list = { 0 };
	list.items = ARENA_ARRAY(parser->lexer->reading->arena, struct ast_expr *, count);
	list.count = list.capacity = count;
	for (size_t i = 0; i < count; i++)
		list.items[i] = operands[i];
	return list;
}

static unsigned higher(unsigned a, unsigned b)
{
	return a > b ? a : b;
}

static bool enter(struct expr_parser *parser)
{
	if (parser->nesting++ < MAX_NESTING)
		return true;
	lex_fail(parser->lexer, CHECK_LIMIT, parser->lexer->token.span,
		"this expression is nested deeper than %d levels", MAX_NESTING);
	return false;
}

/* expr { "," expr } closing ; or only closing, where empty is allowed. */
static struct expr_list list(struct expr_parser *parser, const char *closing, bool may_be_empty)
{
	struct expr_list exprs = { 0 };
	struct lexer *lexer = parser->lexer;
	unsigned height = 0;
	parser->height = 0;
	if (may_be_empty && lex_is(lexer, closing))
		return exprs;
	do {
		struct ast_expr *expr = conditional(parser);
		if (!expr)
			return exprs;
		VEC_PUSH(lexer->reading->arena, &exprs, expr);
		height = higher(height, parser->height);
	} while (lex_accept(lexer, ","));
	parser->height = height;
	if (!lex_is(lexer, closing))
		lex_expected(lexer, *closing == '>'   ? "',' or '>'"
							: *closing == ')' ? "',' or ')'"
							: *closing == ']' ? "',' or ']'"
											  : "',' or '}'");
	return exprs;
}

/* Steps over the closing bracket of span's construct, which then ends there. */
static bool close_bracket(struct lexer *lexer, const char *closing, struct span *span)
{
	*span = span_join(*span, lexer->token.span);
	return !lexer->failed && lex_expect(lexer, closing);
}

/* group = "(" expr ")" ; within it '>' is an operator. */
static struct ast_expr *group(struct expr_parser *parser)
{
	struct lexer *lexer = parser->lexer;
	struct span span = lexer->token.span;
	bool angle = lexer->angle;
	lexer->angle = false;
	lex_next(lexer);
	struct ast_expr *expr = enter(parser) ? conditional(parser) : NULL;
	parser->nesting--;
	lexer->angle = angle;
	if (!expr || !close_bracket(lexer, ")", &span))
		return NULL;
	expr->span = span;
	return expr;
}

/* call = name "(" [ expr { "," expr } ] ")" ;   index = name "[" expr { "," expr } "]" ;
 * braces = "{" [ expr { "," expr } ] "}" ;   The opening bracket is the current token. */
static struct ast_expr *bracketed(
	struct expr_parser *parser, enum ast_expr_kind kind, struct span span, struct str name)
{
	struct lexer *lexer = parser->lexer;
	const char *closing = kind == AST_CALL ? ")" : kind == AST_INDEX ? "]" : "}";
	bool angle = lexer->angle;
	if (kind == AST_CALL)
		lexer->angle = false;
	lex_next(lexer);
	struct expr_list operands = { 0 };
	if (enter(parser))
		operands = list(parser, closing, kind != AST_INDEX);
	parser->nesting--;
	lexer->angle = angle;
	if (!close_bracket(lexer, closing, &span))
		return NULL;
	return new_node(parser, kind, span, name, parser->height, operands);
}

/* literal = number | string ; */
static struct ast_expr *literal(struct expr_parser *parser)
{
	struct token token = parser->lexer->token;
	bool is_number = token.kind == TOKEN_NUMBER;
	struct ast_expr *expr =
		new_expr(parser, is_number ? AST_NUMBER : AST_STRING, token.span, token.text);
	if (is_number)
		expr->number = token.number.lo;
	expr->hex = token.hex;
	lex_next(parser->lexer);
	return expr;
}

/* primary = literal | name | call | index | braces | group ; */
static struct ast_expr *primary(struct expr_parser *parser)
{
	struct lexer *lexer = parser->lexer;
	struct token token = lexer->token;
	if (token.kind == TOKEN_NUMBER || token.kind == TOKEN_STRING)
		return literal(parser);
	if (token.kind == TOKEN_NAME) {
		lex_next(lexer);
		if (lex_is(lexer, "("))
			return bracketed(parser, AST_CALL, token.span, token.text);
		if (lex_is(lexer, "["))
			return bracketed(parser, AST_INDEX, token.span, token.text);
		return new_expr(parser, AST_NAME, token.span, token.text);
	}
	if (lex_is(lexer, "("))
		return group(parser);
	if (lex_is(lexer, "{"))
		return bracketed(parser, AST_LIST, token.span, (struct str){ 0 });
	lex_expected(lexer, "a value");
	return NULL;
}

/* unary = ( "!" | "-" | "~" ) unary | primary ; */
static struct ast_expr *unary(struct expr_parser *parser)
{
	struct lexer *lexer = parser->lexer;
	struct token token = lexer->token;
	if (!sem_op_is_prefix(token.op))
		return primary(parser);
	lex_next(lexer);
	struct ast_expr *operand = enter(parser) ? unary(parser) : NULL;
	parser->nesting--;
	if (!operand)
		return NULL;
	return new_node(parser, AST_UNARY, span_join(token.span, operand->span), token.text,
		parser->height, operand_list(parser, &operand, 1));
}

/* The level of the current token as a binary operator; 0: it is none, as a '>' that ends <...>. */
static unsigned binary_level(const struct lexer *lexer)
{
	enum sem_op op = lexer->token.op;
	return lexer->angle && op == SEM_OP_GREATER ? 0 : sem_op_constant_level(op);
}

/* binary = unary { operator unary } ; operators of a level and above, from left to right. */
static struct ast_expr *binary(struct expr_parser *parser, unsigned lowest)
{
	struct lexer *lexer = parser->lexer;
	struct ast_expr *left = unary(parser);
	unsigned level;
	while (left && (level = binary_level(lexer)) >= lowest) {
		unsigned height = parser->height;
		struct str op = lexer->token.text;
		lex_next(lexer);
		struct ast_expr *right = binary(parser, level + 1);
		if (!right)
			return NULL;
		left = new_node(parser, AST_BINARY, span_join(left->span, right->span), op,
			higher(height, parser->height),
			operand_list(parser, (struct ast_expr *[]){ left, right }, 2));
	}
	return left;
}

/* conditional = binary [ "?" conditional ":" conditional ] ; */
static struct ast_expr *conditional(struct expr_parser *parser)
{
	struct lexer *lexer = parser->lexer;
	struct ast_expr *parts[3] = { binary(parser, 1) };
	unsigned height = parser->height;
	if (!parts[0] || !lex_is(lexer, "?"))
		return parts[0];
	struct str op = lexer->token.text;
	lex_next(lexer);
	if (enter(parser)) {
		parts[1] = conditional(parser);
		height = higher(height, parser->height);
		if (parts[1] && lex_expect(lexer, ":"))
			parts[2] = conditional(parser);
	}
	parser->nesting--;
	if (!parts[2])
		return NULL;
	return new_node(parser, AST_TERNARY, span_join(parts[0]->span, parts[2]->span), op,
		higher(height, parser->height), operand_list(parser, parts, 3));
}

struct ast_expr *parse_expr(struct lexer *lexer)
{
	struct expr_parser parser = { .lexer = lexer };
	return conditional(&parser);
}

struct ast_expr *parse_shift_expr(struct lexer *lexer)
{
	struct expr_parser parser = { .lexer = lexer };
	return binary(&parser, sem_op_constant_level(SEM_OP_LEFT));
}

bool parse_args(struct lexer *lexer, struct expr_list *args)
{
	struct expr_parser parser = { .lexer = lexer };
	lexer->angle = true;
	if (!lex_expect(lexer, "<"))
		return false;
	*args = list(&parser, ">", true);
	lexer->angle = false;
	return !lexer->failed && lex_expect(lexer, ">");
}

struct ast_expr *parse_name(struct lexer *lexer)
{
	struct expr_parser parser = { .lexer = lexer };
	struct token token = lexer->token;
	if (token.kind != TOKEN_NAME)
		return NULL;
	lex_next(lexer);
	return new_expr(&parser, AST_NAME, token.span, token.text);
}

struct ast_expr *parse_expr_text(struct arena *arena, struct diag *diag, struct span span)
{
	struct reading reading = { .arena = arena, .diag = diag, .source = span.source };
	struct lexer lexer;
	lex_start(&lexer, &reading, span);
	struct ast_expr *expr = parse_expr(&lexer);
	parse_line_end(&lexer);
	return lexer.failed ? NULL : expr;
}
