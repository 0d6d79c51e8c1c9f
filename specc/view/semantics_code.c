/* SPDX-License-Identifier: MIT */
/* XML view: statements and expressions of the typed semantics as elements, with their places and
 * types. */
#include "view/semantics_internal.h"

#include "lang/parse.h"
#include "number/real.h"

/* ---- source positions ---- */

void semantics_place(struct semantics *s, xmlNodePtr node, struct span span)
{
	uint32_t first = 0;
	uint32_t fence = s->part->section ? parse_fence_number(s->part->section, span, &first) : 0;
	if (!fence)
		return;
	struct position at = source_position(span.source, span.from);
	if (fence != s->fence)
		view_set_number(s->view, node, "fence", fence);
	view_set_number(s->view, node, "line", at.line - first + 1);
	view_set_number(
		s->view, node, "column", at.column - parse_place_margin(s->part->section, span));
	view_set_number(s->view, node, "length", parse_place_length(s->part->section, span));
}

/* ---- types ---- */

static const char *const kind_names[] = { [SEM_KIND_INT] = "int",
	[SEM_KIND_BOOL] = "bool",
	[SEM_KIND_FLOAT] = "float",
	[SEM_KIND_REAL] = "real",
	[SEM_KIND_LARGE] = "large",
	[SEM_KIND_MOD] = "modifier",
	[SEM_KIND_ARRAY] = "array" };

/* Is the range implied by the kind? */
static bool is_whole(enum sem_kind kind, const struct sem_range *range)
{
	unsigned width = kind == SEM_KIND_BOOL ? 1 : kind == SEM_KIND_FLOAT ? 32 : 0;
	return width && wide_is_zero(range->lo) && wide_equal(range->hi, wide_mask(width));
}

static void put_range(struct semantics *s, xmlNodePtr node, const struct sem_range *range)
{
	struct buffer values = buffer_new(s->view->arena);
	view_set(s->view, node, "lo", wide_text(s->view->arena, range->lo));
	view_set(s->view, node, "hi", wide_text(s->view->arena, range->hi));
	if (!range->set_count || range->set[range->set_count - 1] - range->set[0] < range->set_count)
		return;
	for (unsigned i = 0; i < range->set_count; i++)
		buffer_printf(&values, "%s%.*s", i ? " " : "",
			STR_ARG(wide_text(s->view->arena, wide_from(range->set[i]))));
	view_set(s->view, node, "values", buffer_str(&values));
}

void semantics_type(struct semantics *s, xmlNodePtr node, const struct sem_value *value)
{
	if (!value || value->kind == SEM_KIND_UNKNOWN)
		return;
	bool array = value->kind == SEM_KIND_ARRAY;
	enum sem_kind kind = array ? value->element : value->kind;
	view_set_c(s->view, node, "type", kind_names[value->kind]);
	if (array && value->size > 0)
		view_set_number(s->view, node, "size", (uint64_t)value->size);
	if (array && kind_names[kind])
		view_set_c(s->view, node, "element", kind_names[kind]);
	if ((kind == SEM_KIND_INT || kind == SEM_KIND_BOOL || kind == SEM_KIND_FLOAT) &&
		!is_whole(kind, &value->range))
		put_range(s, node, &value->range);
	view_set_flag(s->view, node, "varying", value->varying);
}

const struct semantics_part *semantics_function(
	const struct semantics *s, const struct sem_function *function)
{
	return function ? semantics_part_of(s, function->block) : NULL;
}

static void put_expression(struct semantics *s, xmlNodePtr parent, const struct sem_expr *e);

/* ---- expressions ---- */

static const char *const element_names[] = { [SEM_BROKEN] = "broken",
	[SEM_NUMBER] = "number",
	[SEM_REAL] = "real",
	[SEM_BOOL] = "bool",
	[SEM_NAME] = "name",
	[SEM_MOD] = "value",
	[SEM_STATE] = "state",
	[SEM_UNARY] = "unary",
	[SEM_ABS] = "absolute",
	[SEM_BINARY] = "binary",
	[SEM_INFIX] = "infix",
	[SEM_TERNARY] = "choose",
	[SEM_CALL] = "call",
	[SEM_INDEX] = "element",
	[SEM_SLICE] = "slice",
	[SEM_MEMBER] = "member",
	[SEM_LANE] = "lane",
	[SEM_TUPLE] = "tuple" };

/* Does `.text` name a modifier of the block? */
static bool is_modifier_expr(const struct semantics *s, const struct sem_expr *e)
{
	const struct sem_scope *scope = s->part->scope;
	return e->kind == SEM_MOD && scope->block->kind == SEM_INSTRUCTION && e->modifier;
}

static struct str text_of_number_expr(struct semantics *s, const struct sem_expr *e)
{
	return wide_text(s->view->arena, wide_from_word(e->number));
}

static void put_code_call(struct semantics *s, xmlNodePtr node, const struct sem_expr *e)
{
	const struct semantics_part *function = semantics_function(s, e->function);
	view_set(s->view, node, "name", e->text);
	if (function)
		view_set(s->view, node, "function", function->id);
}

/* A name other than a symbol or register: a part of the state. */
static void say_state(struct semantics *s, xmlNodePtr node, const struct sem_expr *e)
{
	static const char *const words[] = { [SEM_STATE_FLAGS] = "flags",
		[SEM_STATE_PC] = "pc",
		[SEM_STATE_NEXT_PC] = "next_pc",
		[SEM_STATE_CYCLES] = "cycles",
		[SEM_STATE_CAUSE] = "cause",
		[SEM_STATE_BAD_ADDRESS] = "bad_address",
		[SEM_STATE_MEMORY] = "memory",
		[SEM_STATE_FILE] = "file" };
	if (e->symbol)
		return;
	const struct sem_state *state = e->state;
	if (words[state->kind])
		view_set_c(s->view, node, "state", words[state->kind]);
	if (state->kind == SEM_STATE_MEMORY)
		view_set(s->view, node, "memory", state->memory->name);
	if (state->kind == SEM_STATE_MEMORY && state->width)
		view_set_number(s->view, node, "bits", state->width);
}

/* Kind.FLOAT: the number, by the type or a mode register. */
static void put_constant(struct semantics *s, xmlNodePtr node, const struct sem_expr *e)
{
	uint64_t number = e->constant->value;
	view_set(s->view, node, "of", e->operands.items[0]->text);
	view_set(s->view, node, "name", e->text);
	view_set(s->view, node, "number",
		wide_text(s->view->arena, wide_from_word((struct word){ number, 0 })));
}

static void say(struct semantics *s, xmlNodePtr node, const struct sem_expr *e)
{
	uint32_t bits;
	switch (e->kind) {
	case SEM_NUMBER: view_set(s->view, node, "number", text_of_number_expr(s, e)); break;
	case SEM_REAL:
		view_set(s->view, node, "text", e->text);
		if (sem_real_bits(e->text, &bits))
			view_set_hex(s->view, node, "bits", bits);
		break;
	case SEM_BOOL: view_set_c(s->view, node, "is", e->number.lo ? "true" : "false"); break;
	case SEM_UNARY:
	case SEM_BINARY: view_set(s->view, node, "operator", e->text); break;
	case SEM_CALL: put_code_call(s, node, e); break;
	case SEM_NAME:
		view_set(s->view, node, "name", e->text);
		say_state(s, node, e);
		break;
	case SEM_MOD:
	case SEM_STATE:
	case SEM_INFIX:
	case SEM_MEMBER: view_set(s->view, node, "name", e->text); break;
	case SEM_BROKEN:
	case SEM_ABS:
	case SEM_TERNARY:
	case SEM_INDEX:
	case SEM_SLICE:
	case SEM_LANE:
	case SEM_TUPLE:
	case SEM_STRING: break;
	}
}

static void put_element(
	struct semantics *s, xmlNodePtr parent, const char *name, const struct sem_expr *e)
{
	xmlNodePtr node = view_add(s->view, parent, name);
	if (e->constant) {
		put_constant(s, node, e);
		semantics_place(s, node, e->span);
		return;
	}
	say(s, node, e);
	semantics_place(s, node, e->span);
	if (e->kind != SEM_NUMBER && e->kind != SEM_REAL && e->kind != SEM_BOOL && e->kind != SEM_MOD)
		semantics_type(s, node, sem_fact_of_expr(s->facts, e));
	for (size_t i = 0; i < e->operands.count; i++)
		if (!i && e->fold)
			put_element(s, node, "word", e->operands.items[i]);
		else
			put_expression(s, node, e->operands.items[i]);
}

static void put_expression(struct semantics *s, xmlNodePtr parent, const struct sem_expr *e)
{
	put_element(s, parent,
		is_modifier_expr(s, e)                         ? "modifier"
		: e->constant                                  ? "constant"
		: e->side                                      ? "side"
		: e->by_name && e->element && e->element->file ? "numbered"
													   : element_names[e->kind],
		e);
}

/* ---- statements ---- */

static void put_code_statement(struct semantics *s, xmlNodePtr parent, const struct sem_stmt *stmt);

static xmlNodePtr put_within(
	struct semantics *s, xmlNodePtr parent, const char *name, const struct sem_expr *e)
{
	xmlNodePtr node = view_add(s->view, parent, name);
	if (e)
		put_expression(s, node, e);
	return node;
}

static void targets(struct semantics *s, xmlNodePtr node, const struct sem_stmt *stmt)
{
	VEC_EACH (struct sem_expr *, it, &stmt->targets)
		put_within(s, node, "target", *it);
}

static void put_assignment(struct semantics *s, xmlNodePtr node, const struct sem_stmt *stmt)
{
	view_set(s->view, node, stmt->kind == SEM_DECLARE ? "as" : "operator", stmt->text);
	view_set_flag(s->view, node, "chained", stmt->chained);
	if (stmt->type_argument)
		put_within(s, node, "argument", stmt->type_argument);
	targets(s, node, stmt);
	if (stmt->value)
		put_within(s, node, "from", stmt->value);
}

static void put_code_loop(struct semantics *s, xmlNodePtr node, const struct sem_stmt *stmt)
{
	if (stmt->init)
		put_code_statement(s, view_add(s->view, node, "first"), stmt->init);
	put_within(s, node, "condition", stmt->value);
	if (stmt->step)
		put_code_statement(s, view_add(s->view, node, "step"), stmt->step);
	semantics_body(s, view_add(s->view, node, "body"), &stmt->body);
}

static void choice(struct semantics *s, xmlNodePtr node, const struct sem_stmt *stmt)
{
	put_within(s, node, "condition", stmt->value);
	semantics_body(s, view_add(s->view, node, "then"), &stmt->body);
	if (stmt->has_else)
		semantics_body(s, view_add(s->view, node, "else"), &stmt->other);
}

static void put_cases(struct semantics *s, xmlNodePtr node, const struct sem_stmt *stmt)
{
	put_within(s, node, "condition", stmt->value);
	VEC_EACH (struct sem_case, it, &stmt->cases) {
		xmlNodePtr child = view_add(s->view, node, "case");
		view_set_flag(s->view, child, "default", it->is_default);
		semantics_place(s, child, it->span);
		VEC_EACH (struct sem_expr *, label, &it->labels)
			put_within(s, child, "label", *label);
		semantics_body(s, view_add(s->view, child, "body"), &it->body);
	}
}

static const char *const statement_names[] = { [SEM_DECLARE] = "declare",
	[SEM_ASSIGN] = "assign",
	[SEM_IF] = "if",
	[SEM_FOR] = "for",
	[SEM_WHILE] = "while",
	[SEM_SWITCH] = "switch",
	[SEM_DO] = "do",
	[SEM_BREAK] = "break",
	[SEM_RETURN] = "return",
	[SEM_KEEP] = "keep",
	[SEM_RAISE] = "raise",
	[SEM_HALT] = "halt" };

static void put_code_statement(struct semantics *s, xmlNodePtr parent, const struct sem_stmt *stmt)
{
	xmlNodePtr node = view_add(s->view, parent, statement_names[stmt->kind]);
	semantics_place(s, node, stmt->span);
	switch (stmt->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: put_assignment(s, node, stmt); break;
	case SEM_IF: choice(s, node, stmt); break;
	case SEM_FOR:
	case SEM_WHILE: put_code_loop(s, node, stmt); break;
	case SEM_SWITCH: put_cases(s, node, stmt); break;
	case SEM_DO:
	case SEM_RETURN: put_within(s, node, "from", stmt->value); break;
	case SEM_KEEP: targets(s, node, stmt); break;
	case SEM_RAISE: view_set(s->view, node, "exception", stmt->text); break;
	case SEM_BREAK:
	case SEM_HALT: break;
	}
}

void semantics_body(struct semantics *s, xmlNodePtr parent, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		put_code_statement(s, parent, *it);
}
