/* SPDX-License-Identifier: MIT */
/* Prepares code: looks up every name of a block or function once, so that execution need not. */
#include "base/never.h"
#include "ref_internal.h"

struct preparing {
	struct ref *m;
	struct arena *arena;
	struct code *code;
	const struct sem_scope *scope;
};

static struct node *prepare(struct preparing *p, const struct sem_expr *e);
static struct sequence prepare_body(struct preparing *p, const struct sem_body *body);

/* ---- nodes ---- */

static struct node *node_new(struct preparing *p, enum node_op op, const struct sem_expr *e)
{
	struct node *n = ARENA_NEW(p->arena, struct node);
	n->op = op;
	n->source = e;
	n->text = e->text;
	n->index = n->file = n->memory = NO_INDEX;
	return n;
}

static struct node *nonsense(struct preparing *p, const struct sem_expr *e, const char *message)
{
	struct node *n = node_new(p, NODE_NONSENSE, e);
	n->text = str_from_c(message);
	return n;
}

static void add_operand(struct preparing *p, struct node *n, struct node *operand)
{
	struct node **larger = ARENA_ARRAY(p->arena, struct node *, n->count + 1);
	if (n->count)
		memcpy(larger, n->operands, n->count * sizeof(struct node *));
	larger[n->count++] = operand;
	n->operands = larger;
}

static struct node *with_operands(
	struct preparing *p, enum node_op op, const struct sem_expr *e, size_t first)
{
	struct node *n = node_new(p, op, e);
	for (size_t i = first; i < e->operands.count; i++)
		add_operand(p, n, prepare(p, e->operands.items[i]));
	return n;
}

static struct point *point_new(
	struct preparing *p, struct span span, const char *what, bool has_yes, bool has_no)
{
	struct point *point = ARENA_NEW(p->arena, struct point);
	*point = (struct point){ span, what, has_yes, has_no, false, false };
	VEC_PUSH(p->arena, &p->m->points, point);
	return point;
}

/* ---- names ---- */

size_t own_index(const struct code *code, const struct own_place *place)
{
	for (size_t i = 0; i < code->own_count; i++)
		if (code->own[i].kind == place->kind && code->own[i].file == place->file &&
			code->own[i].number == place->number && code->own[i].symbol == place->symbol)
			return code->slots - code->own_count + i;
	return NO_INDEX;
}

/* The slot for something other than an operand that the block or function may write. */
static size_t own_slot(struct preparing *p, struct own_place place)
{
	struct code *code = p->code;
	size_t known = own_index(code, &place);
	if (known != NO_INDEX)
		return known;
	struct own_place *larger = ARENA_ARRAY(p->arena, struct own_place, code->own_count + 1);
	if (code->own_count)
		memcpy(larger, code->own, code->own_count * sizeof *larger);
	larger[code->own_count++] = place;
	code->own = larger;
	return code->slots++;
}

static struct node *register_node(
	struct preparing *p, const struct sem_expr *e, size_t file, uint64_t number)
{
	struct node *n = node_new(p, NODE_REGISTER, e);
	n->file = file;
	n->number = number;
	n->index = own_slot(p, (struct own_place){ OWN_REGISTER, file, number, NO_INDEX });
	return n;
}

/* The name of a __DefState: its flags as one number. */
static struct node *flags_node(
	struct preparing *p, const struct sem_expr *e, const struct sem_state *state)
{
	struct node *n = node_new(p, NODE_FLAGS, e);
	n->width = state->width;
	for (size_t i = 0; i < p->m->isa->register_files.count; i++) {
		const struct register_file *file = p->m->isa->register_files.items[i];
		if (file->kind == FILE_STATE && file->flag >= 0 && file->state == state->fact)
			add_operand(p, n, register_node(p, e, i, 0));
	}
	return n;
}

static struct node *machine_node(
	struct preparing *p, const struct sem_expr *e, enum node_op op, unsigned width)
{
	struct node *n = node_new(p, op, e);
	n->width = width;
	if (op == NODE_PC || op == NODE_CYCLES)
		n->index = own_slot(
			p, (struct own_place){ op == NODE_PC ? OWN_PC : OWN_CYCLES, NO_INDEX, 0, NO_INDEX });
	return n;
}

static struct node *state_node(struct preparing *p, const struct sem_expr *e)
{
	struct sem_state state = sem_find_state(p->scope, e->text);
	switch (state.kind) {
	case SEM_STATE_LANEID: return node_new(p, NODE_LANE_NUMBER, e);
	case SEM_STATE_ACTIVE: return node_new(p, NODE_ACTIVE, e);
	case SEM_STATE_REGISTER: return register_node(p, e, file_index(p->m, state.file), state.number);
	case SEM_STATE_FLAGS: return flags_node(p, e, &state);
	case SEM_STATE_PC: return machine_node(p, e, NODE_PC, state.width);
	case SEM_STATE_NEXT_PC: return machine_node(p, e, NODE_NEXT_PC, state.width);
	case SEM_STATE_CYCLES: return machine_node(p, e, NODE_CYCLES, state.width);
	case SEM_STATE_CAUSE: return machine_node(p, e, NODE_CAUSE, state.width);
	case SEM_STATE_BAD_ADDRESS: return machine_node(p, e, NODE_BAD_ADDRESS, state.width);
	case SEM_STATE_MEMORY:
	case SEM_STATE_FILE:
	case SEM_STATE_NONE: break;
	}
	return nonsense(p, e, "this name is known to the spec, but has no value when it is executed");
}

static struct node *name_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = sem_scope_find(p->scope, e->text);
	if (symbol) {
		struct node *n = node_new(p, NODE_SYMBOL, e);
		n->index = symbol->index;
		return n;
	}
	return state_node(p, e);
}

/* A value of an enum, known only by its name. */
static struct node *enumerator_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = node_new(p, NODE_CONSTANT, e);
	n->value.kind = VALUE_NAME;
	n->value.name.text = &e->text;
	return n;
}

static struct node *modifier_node(struct preparing *p, const struct sem_expr *e)
{
	return sem_scope_modifier(p->scope, e->text) ? node_new(p, NODE_MODIFIER, e)
												 : enumerator_node(p, e);
}

/* The operand in the header that e names, or NULL. */
static const struct sem_symbol *operand_symbol(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_symbol *symbol =
		e->kind == SEM_NAME ? sem_scope_find(p->scope, e->text) : NULL;
	return symbol && symbol->kind == SEM_OPERAND ? symbol : NULL;
}

/* Ra.type, R[e].type, $r1.type */
static struct node *side_node(
	struct preparing *p, const struct sem_expr *e, const struct register_file *side)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_symbol *symbol = operand_symbol(p, base);
	size_t file = file_index(p->m, side);
	if (symbol) {
		struct node *n = node_new(p, NODE_SIDE, e);
		n->file = file;
		n->number = symbol->index;
		n->index = own_slot(p, (struct own_place){ OWN_SIDE, file, 0, symbol->index });
		return n;
	}
	if (base->kind == SEM_INDEX) {
		const struct sem_symbol *shown = sem_scope_find(p->scope, base->operands.items[0]->text);
		struct node *n = node_new(p, NODE_FILE, e);
		add_operand(p, n, prepare(p, base->operands.items[1]));
		n->file = file;
		n->index = shown ? shown->index : NO_INDEX;
		return n;
	}
	struct sem_state state = sem_find_state(p->scope, base->text);
	return state.kind == SEM_STATE_REGISTER ? register_node(p, e, file, state.number)
											: nonsense(p, e, "this has no side fields");
}

static struct node *member_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_symbol *symbol = operand_symbol(p, base);
	const struct register_file *side = e->side;
	if (e->constant) {
		struct node *n = node_new(p, NODE_CONSTANT, e);
		n->value = int_value((wide_int)e->constant->value);
		return n;
	}
	if (side)
		return side_node(p, e, side);
	if (base->kind == SEM_STATE)
		return str_equal_c(e->text, "laneid") ? node_new(p, NODE_LANE_NUMBER, e)
											  : nonsense(p, e, "this state is not executed");
	if (symbol) {
		struct node *n = node_new(p, NODE_OPERAND_MODIFIER, e);
		n->index = symbol->index;
		return n;
	}
	return with_operands(p, NODE_ATTRIBUTE, e, 0);
}

static struct node *other_lane_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_symbol *symbol = operand_symbol(p, base);
	struct node *n = with_operands(p, NODE_OTHER_LANE, e, 1);
	if (!symbol) {
		struct node *named = base->kind == SEM_NAME ? state_node(p, base) : NULL;
		if (!named || named->op != NODE_REGISTER)
			return nonsense(p, e, "'@' takes an operand of the instruction or a register");
		n->file = named->file;
		n->number = named->number;
		return n;
	}
	n->index = symbol->index;
	return n;
}

/* ---- locations with an index ---- */

/* The memory of `ram`, or of `ram16`, for which *width is 16. */
static size_t memory_named(struct preparing *p, struct str name, unsigned *width)
{
	*width = 0;
	for (size_t i = 0; i < p->m->isa->memories.count; i++)
		if (str_equal(p->m->isa->memories.items[i]->name, name))
			return i;
	struct sem_state state = sem_find_state(p->scope, name);
	if (state.kind != SEM_STATE_MEMORY)
		return NO_INDEX;
	*width = state.width;
	return memory_index(p->m, state.memory);
}

static size_t file_named(struct preparing *p, struct str name)
{
	for (size_t i = 0; i < p->m->isa->register_files.count; i++)
		if (p->m->isa->register_files.items[i]->kind == FILE_REGISTERS &&
			str_equal(p->m->isa->register_files.items[i]->name, name))
			return i;
	return NO_INDEX;
}

/* R[e], M[e], M16[e] or c[bank][e]; else NULL. */
static struct node *place_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	const struct sem_expr *base = inner->kind == SEM_INDEX ? inner->operands.items[0] : inner;
	if (base->kind != SEM_NAME)
		return NULL;
	const struct sem_symbol *symbol = sem_scope_find(p->scope, base->text);
	if (symbol && symbol->kind != SEM_FILE)
		return NULL;
	unsigned width;
	size_t memory = memory_named(p, base->text, &width), file = file_named(p, base->text);
	if (memory != NO_INDEX) {
		if ((p->m->isa->memories.items[memory]->banks != 0) != (inner != base))
			return inner == base ? nonsense(p, e, "the bank has no address here") : NULL;
		struct node *n = node_new(p, NODE_MEMORY, e);
		n->memory = memory;
		n->number = width;
		n->index = symbol ? symbol->index : NO_INDEX;
		if (inner != base)
			add_operand(p, n, prepare(p, inner->operands.items[1]));
		add_operand(p, n, prepare(p, e->operands.items[1]));
		return n;
	}
	if (file == NO_INDEX || inner != base)
		return NULL;
	struct node *n = with_operands(p, NODE_FILE, e, 1);
	n->file = file;
	n->index = symbol ? symbol->index : NO_INDEX;
	return n;
}

/* R[e] of an operand mode: one of the registers by their own names. */
static struct node *by_name_node(struct preparing *p, const struct sem_expr *e, struct node *n)
{
	n->op = NODE_BY_NAME;
	for (uint64_t number = 0; number < p->m->numbers[n->file]; number++)
		add_operand(p, n, register_node(p, e, n->file, number));
	return n;
}

static struct node *index_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = place_node(p, e);
	if (n && n->op == NODE_FILE && e->by_name)
		return by_name_node(p, e, n);
	return n ? n : with_operands(p, NODE_BIT, e, 0);
}

static struct node *slice_node(struct preparing *p, const struct sem_expr *e)
{
	int64_t number;
	struct node *n = with_operands(p, NODE_SLICE, e, 0);
	n->constant_bounds =
		sem_constant(e->operands.items[1], &number) && sem_constant(e->operands.items[2], &number);
	return n;
}

/* ---- operators and calls ---- */

enum node_op operator_named(struct str text)
{
	static const struct {
		const char *text;
		enum node_op op;
	} table[] = {
		{ "+", NODE_ADD },
		{ "-", NODE_SUBTRACT },
		{ "*", NODE_MULTIPLY },
		{ "/", NODE_DIVIDE },
		{ "<<", NODE_LEFT },
		{ ">>", NODE_RIGHT },
		{ "&", NODE_AND },
		{ "|", NODE_OR },
		{ "^", NODE_XOR },
		{ "==", NODE_EQUAL },
		{ "!=", NODE_UNEQUAL },
		{ "<", NODE_LESS },
		{ "<=", NODE_LESS_EQUAL },
		{ ">", NODE_GREATER },
		{ ">=", NODE_GREATER_EQUAL },
		{ "&&", NODE_BOTH },
		{ "||", NODE_EITHER },
		/* of fold */
		{ "add", NODE_ADD },
		{ "and", NODE_AND },
		{ "or", NODE_OR },
		{ "xor", NODE_XOR },
		{ "min", NODE_MIN },
		{ "max", NODE_MAX },
	};
	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_equal_c(text, table[i].text))
			return table[i].op;
	return NODE_NONSENSE;
}

static struct node *binary_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = with_operands(p, operator_named(e->text), e, 0);
	if (n->op == NODE_DIVIDE)
		return nonsense(p, e, "'/' is outside of floor, ceil and trunc");
	if (n->op == NODE_BOTH || n->op == NODE_EITHER)
		n->point =
			point_new(p, e->operands.items[0]->span, n->op == NODE_BOTH ? "&&" : "||", true, true);
	return n;
}

/* What a function that is called may write, or read as its caller wrote it, its caller has too. */
static void prepare_called(struct preparing *p, const struct sem_function *function)
{
	const struct code *called = prepare_function(p->m, p->scope, function->block);
	for (size_t i = 0; i < called->own_count; i++)
		own_slot(p, called->own[i]);
}

/* A value of some modifier may denote any function that is named as one. */
static void prepare_infix(struct preparing *p)
{
	VEC_EACH (struct type *, type, &p->m->isa->types)
		VEC_EACH (struct enumerator, value, &(*type)->values) {
			const struct sem_function *function =
				sem_find_function(p->scope, attribute_of(value, "function"));
			if (function && !function->block->broken)
				prepare_called(p, function);
		}
}

static struct node *infix_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = with_operands(p, NODE_INFIX, e, 0);
	prepare_infix(p);
	const struct sem_symbol *symbol = sem_scope_find(p->scope, e->text);
	bool named =
		symbol && symbol->kind != SEM_OPERAND; /* an operand would be the modifier's own field */
	struct node *modifier = node_new(p, named ? NODE_SYMBOL : NODE_MODIFIER, e);
	modifier->index = named ? symbol->index : NO_INDEX;
	add_operand(p, n, modifier);
	return n;
}

static struct node *conditional_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = with_operands(p, NODE_CONDITIONAL, e, 0);
	n->point = point_new(p, e->operands.items[0]->span, "?:", true, true);
	return n;
}

/* floor(a / b) */
static struct node *quotient_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_expr *inner = e->operands.items[0];
	struct node *n = node_new(p, NODE_FUNCTION, e);
	bool divides = inner->kind == SEM_BINARY && str_equal_c(inner->text, "/");
	if (!divides) {
		add_operand(p, n, prepare(p, inner));
		return n;
	}
	VEC_EACH (struct sem_expr *, it, &inner->operands)
		add_operand(p, n, prepare(p, *it));
	return n;
}

static struct node *fold_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = with_operands(p, NODE_FOLD, e, 1);
	n->fold = operator_named(e->operands.items[0]->text);
	return e->fold ? n : nonsense(p, e, "fold has no such operator");
}

/* raw(Ra), number(Ra) */
static struct node *of_operand_node(struct preparing *p, enum node_op op, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = operand_symbol(p, e->operands.items[0]);
	struct node *n = node_new(p, op, e);
	if (!symbol)
		return nonsense(p, e, "this function takes an operand of the instruction");
	n->index = symbol->index;
	return n;
}

/* INT32(x), UINT8(x) */
static struct node *cast_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = with_operands(p, NODE_CAST, e, 0);
	n->is_signed = e->text.text[0] == 'I';
	for (size_t i = n->is_signed ? 3 : 4; i < e->text.length; i++)
		n->number = n->number * 10 + (uint64_t)(e->text.text[i] - '0');
	return n;
}

static struct node *builtin_node(struct preparing *p, const struct sem_expr *e)
{
	enum sem_builtin name = e->builtin;
	if (sem_builtin_is(name, SEM_OF_OPERAND))
		return of_operand_node(p, name == SEM_FN_RAW ? NODE_RAW : NODE_NUMBER, e);
	if (sem_builtin_is(name, SEM_QUOTIENT))
		return quotient_node(p, e);
	if (name == SEM_FN_FOLD)
		return fold_node(p, e);
	if (name == SEM_FN_CAST)
		return cast_node(p, e);
	return with_operands(p,
		name == SEM_FN_MIN      ? NODE_MIN
		: name == SEM_FN_MAX    ? NODE_MAX
		: name == SEM_FN_BALLOT ? NODE_BALLOT
								: NODE_FUNCTION,
		e, 0);
}

static struct node *call_node(struct preparing *p, const struct sem_expr *e)
{
	const struct sem_function *function = sem_find_function(p->scope, e->text);
	if (e->builtin)
		return e->operands.count == sem_builtin_arguments(e->builtin)
				   ? builtin_node(p, e)
				   : nonsense(p, e, "this function takes another number of arguments");
	if (!function || function->block->broken ||
		function->block->operands.count != e->operands.count)
		return nonsense(p, e, "this function is not known, or takes other arguments");
	struct node *n = with_operands(p, NODE_CALL, e, 0);
	n->function = function;
	prepare_called(p, function);
	VEC_PUSH(p->m->arena, &p->m->calls, ((struct call){ p->scope, function }));
	return n;
}

static struct node *unary_node(struct preparing *p, const struct sem_expr *e)
{
	enum node_op op = str_equal_c(e->text, "-")   ? NODE_NEGATE
					  : str_equal_c(e->text, "~") ? NODE_COMPLEMENT
												  : NODE_NOT;
	return with_operands(p, op, e, 0);
}

static struct node *constant_node(struct preparing *p, const struct sem_expr *e)
{
	struct node *n = node_new(p, NODE_CONSTANT, e);
	if (e->kind == SEM_BOOL)
		n->value = bool_value(e->number.lo != 0);
	else if (e->kind == SEM_REAL)
		n->value = float_value(float_from_text(p->m, e->text));
	else
		n->value = int_from_word(p->m, e->number);
	if (n->value.is_big) { /* not in the pool, which is emptied */
		mpz_t *own = ARENA_NEW(p->arena, mpz_t);
		mpz_init_set(*own, n->value.big);
		VEC_PUSH(p->arena, &p->m->owned, own);
		n->value.big = *own;
	}
	return n;
}

static struct node *prepare(struct preparing *p, const struct sem_expr *e)
{
	switch (e->kind) {
	case SEM_NUMBER:
	case SEM_REAL:
	case SEM_BOOL: return constant_node(p, e);
	case SEM_NAME: return name_node(p, e);
	case SEM_MOD: return modifier_node(p, e);
	case SEM_UNARY: return unary_node(p, e);
	case SEM_ABS: return with_operands(p, NODE_ABSOLUTE, e, 0);
	case SEM_BINARY: return binary_node(p, e);
	case SEM_INFIX: return infix_node(p, e);
	case SEM_TERNARY: return conditional_node(p, e);
	case SEM_CALL: return call_node(p, e);
	case SEM_INDEX: return index_node(p, e);
	case SEM_SLICE: return slice_node(p, e);
	case SEM_MEMBER: return member_node(p, e);
	case SEM_LANE: return other_lane_node(p, e);
	case SEM_TUPLE: return with_operands(p, NODE_TUPLE, e, 0);
	case SEM_STATE:
	case SEM_STRING:
	case SEM_BROKEN: break;
	}
	return nonsense(p, e, "this cannot be executed");
}

/* ---- statements ---- */

static struct statement *prepare_one(struct preparing *p, const struct sem_stmt *s);

static void prepare_cases(struct preparing *p, struct statement *to, const struct sem_stmt *s)
{
	to->case_count = s->cases.count;
	to->cases = ARENA_ARRAY(p->arena, struct label_set, s->cases.count);
	for (size_t i = 0; i < s->cases.count; i++) {
		const struct sem_case *from = &s->cases.items[i];
		struct label_set *labels = &to->cases[i];
		labels->is_default = from->is_default;
		labels->count = from->labels.count;
		labels->labels = ARENA_ARRAY(p->arena, struct node *, from->labels.count);
		for (size_t k = 0; k < from->labels.count; k++)
			labels->labels[k] = prepare(p, from->labels.items[k]);
		labels->body = prepare_body(p, &from->body);
		labels->point = point_new(p, from->span, "case", true, false);
	}
}

static size_t exception_named(struct preparing *p, struct str name)
{
	for (size_t i = 0; i < p->m->isa->exceptions.count; i++)
		if (str_equal(p->m->isa->exceptions.items[i]->name, name))
			return i;
	return NO_INDEX;
}

static void prepare_update(struct preparing *p, struct statement *to, const struct sem_stmt *s)
{
	bool up = str_equal_c(s->text, "++"), down = str_equal_c(s->text, "--");
	to->update = NODE_NONSENSE;
	if (s->kind != SEM_ASSIGN || str_equal_c(s->text, "="))
		return;
	to->update = up     ? NODE_ADD
				 : down ? NODE_SUBTRACT
						: operator_named(str_slice(s->text, 0, s->text.length - 1));
	if (!s->value) {
		to->value = node_new(p, NODE_CONSTANT, s->targets.items[0]);
		to->value->value = int_value(1);
	}
}

static struct point *branch_of(struct preparing *p, const struct sem_stmt *s)
{
	if (s->kind == SEM_IF)
		return point_new(p, s->value->span, "if", true, true);
	if (s->kind == SEM_WHILE)
		return point_new(p, s->value->span, "while", true, true);
	return s->kind == SEM_FOR ? point_new(p, s->value->span, "for", true, false) : NULL;
}

static void prepare_statement(struct preparing *p, struct statement *to, const struct sem_stmt *s)
{
	to->source = s;
	to->point = point_new(p, s->span, NULL, true, false);
	to->branch = branch_of(p, s);
	to->target_count = s->targets.count;
	to->targets = ARENA_ARRAY(p->arena, struct node *, s->targets.count);
	for (size_t i = 0; i < s->targets.count; i++)
		to->targets[i] = prepare(p, s->targets.items[i]);
	to->value = s->value ? prepare(p, s->value) : NULL;
	to->type_argument = s->type_argument ? prepare(p, s->type_argument) : NULL;
	prepare_update(p, to, s);
	to->init = s->init ? prepare_one(p, s->init) : NULL;
	to->step = s->step ? prepare_one(p, s->step) : NULL;
	to->body = prepare_body(p, &s->body);
	to->other = prepare_body(p, &s->other);
	prepare_cases(p, to, s);
	to->exception = s->kind == SEM_RAISE ? exception_named(p, s->text) : NO_INDEX;
}

static struct statement *prepare_one(struct preparing *p, const struct sem_stmt *s)
{
	struct statement *to = ARENA_NEW(p->arena, struct statement);
	prepare_statement(p, to, s);
	return to;
}

static struct sequence prepare_body(struct preparing *p, const struct sem_body *body)
{
	struct sequence s = { ARENA_ARRAY(p->arena, struct statement, body->list.count),
		body->list.count };
	for (size_t i = 0; i < s.count; i++)
		prepare_statement(p, &s.items[i], body->list.items[i]);
	return s;
}

/* ---- blocks and functions ---- */

static struct code *prepare_code(struct ref *m, struct sem_scope *scope, bool is_function)
{
	const void *pointer = scope->block;
	struct code *code = ARENA_NEW(m->arena, struct code);
	struct preparing p = { m, m->arena, code, scope };
	code->scope = scope;
	code->block = scope->block;
	code->slots = scope->symbols.count;
	code->parameters = is_function ? scope->block->operands.count : 0;
	str_map_put(&m->codes,
		str_copy(m->arena, (struct str){ (const char *)&pointer, sizeof pointer }), code);
	code->body = prepare_body(&p, &scope->block->body);
	VEC_PUSH(m->arena, &m->all, code);
	return code;
}

struct code *known_code(struct ref *m, const struct sem_block *block)
{
	const void *pointer = block;
	return str_map_get(&m->codes, (struct str){ (const char *)&pointer, sizeof pointer });
}

struct code *prepare_block(struct ref *m, struct sem_scope *scope)
{
	struct code *code = known_code(m, scope->block);
	return code ? code : prepare_code(m, scope, false);
}

struct code *prepare_function(
	struct ref *m, const struct sem_scope *caller, const struct sem_block *block)
{
	struct code *code = known_code(m, block);
	bool helper = false;
	if (code)
		return code;
	if (caller->family)
		VEC_EACH (struct sem_function *, it, &caller->family->helpers.list)
			helper = helper || (*it)->block == block;
	return prepare_code(
		m, sem_scope_new(m->run, helper ? caller->family : NULL, block, NULL), true);
}
