/* SPDX-License-Identifier: MIT */
/* Makes the expressions and statements of a C function's body (tree.h). */
#include "ctree/tree.h"

/* ---- locals ---- */

struct c_local *c_local_new(
	struct c_body *b, enum c_type type, enum c_shape shape, struct str wanted)
{
	struct c_local *local = ARENA_NEW(b->arena, struct c_local);
	*local = (struct c_local){ .name = wanted, .type = type, .shape = shape };
	return local;
}

struct c_local *c_parameter(
	struct c_body *b, enum c_type type, enum c_shape shape, const char *name)
{
	struct c_local *local = ARENA_NEW(b->arena, struct c_local);
	unsigned *one = ARENA_NEW(b->arena, unsigned);
	*local = (struct c_local){
		.name = str_from_c(name), .is_given = true, .type = type, .shape = shape
	};
	*one = 1;
	b->names.arena = b->arena;
	str_map_put(&b->names, local->name, one);
	return local;
}

/* ---- expressions ---- */

static struct c_expr *new_expr(struct c_body *b, enum c_kind kind, enum c_type type,
	struct c_expr *const *operands, size_t count)
{
	struct c_expr *x = ARENA_NEW(b->arena, struct c_expr);
	*x = (struct c_expr){ .kind = kind, .type = type };
	x->operands = ARENA_ARRAY(b->arena, struct c_expr *, count + 1);
	for (size_t i = 0; i < count; i++)
		if (operands[i])
			x->operands[x->count++] = operands[i];
	return x;
}

struct c_expr *c_variable(struct c_body *b, struct c_local *local)
{
	struct c_expr *x = new_expr(b, C_VARIABLE, local->type, NULL, 0);
	x->local = local;
	return x;
}

struct c_expr *c_symbol(struct c_body *b, enum c_type type, struct str name)
{
	struct c_expr *x = new_expr(b, C_WORD, type, NULL, 0);
	x->name = name;
	return x;
}

struct c_expr *c_upper(struct c_body *b, enum c_type type, const char *name)
{
	return c_symbol(b, type, str_printf(b->arena, "%.*s_%s", STR_ARG(b->upper), name));
}

struct c_expr *c_constant(struct c_body *b, enum c_type type, uint64_t n)
{
	struct c_expr *x = new_expr(b, C_NUMBER, type, NULL, 0);
	x->number = n;
	return x;
}

/* Width of an unsigned type; 0 for others. */
static unsigned bits_of_type(enum c_type type)
{
	return type == C_UINT8    ? 8
		   : type == C_UINT16 ? 16
		   : type == C_UINT32 ? 32
		   : type == C_UINT64 ? 64
							  : 0;
}

/* The same number: without a cast from an unsigned type to a wider one. */
static struct c_expr *without_widening(struct c_expr *x)
{
	const bool widens = x->kind == C_CAST && bits_of_type(x->operands[0]->type) &&
						bits_of_type(x->operands[0]->type) <= bits_of_type(x->type);
	return widens ? x->operands[0] : x;
}

struct c_expr *c_call_of(struct c_body *b, enum c_type type, const char *name,
	struct c_expr *const *operands, size_t count)
{
	struct c_expr *x = new_expr(b, C_CALL, type, operands, count);
	x->name = str_printf(b->arena, "%.*s_%s", STR_ARG(b->prefix), name);
	for (unsigned i = 0; i < x->count; i++) /* the conversion to the parameter's type is that */
		x->operands[i] = without_widening(x->operands[i]);
	return x;
}

struct c_expr *c_element(struct c_body *b, struct c_expr *array, struct c_expr *index)
{
	index = without_widening(index);
	if (index->kind == C_NUMBER && index->number <= INT32_MAX)
		index = c_constant(b, C_INT, index->number);
	struct c_expr *operands[] = { array, index };
	return new_expr(b, C_ELEMENT, array->type, operands, 2);
}

struct c_expr *c_field(struct c_body *b, enum c_type type, struct c_expr *object, struct str name)
{
	struct c_expr *x = new_expr(b, C_FIELD, type, &object, 1);
	x->name = name;
	return x;
}

/* The type after promotion: C11 6.3.1.1, with an int of 32 bits. */
static enum c_type promoted(enum c_type type)
{
	return type == C_BOOL || type == C_UINT8 || type == C_UINT16 || type == C_SIGNED32 ? C_INT
		   : type == C_UNSIGNED                                                        ? C_UINT32
																					   : type;
}

/* C11 6.3.1.8, as far as needed. */
static enum c_type common_type(enum c_type x, enum c_type y)
{
	x = promoted(x);
	y = promoted(y);
	if (x == y)
		return x;
	bool known = (x == C_INT || x == C_UINT32 || x == C_UINT64) &&
				 (y == C_INT || y == C_UINT32 || y == C_UINT64);
	return !known ? C_OTHER : x == C_UINT64 || y == C_UINT64 ? C_UINT64 : C_UINT32;
}

/* The local may be written, be it through its address. */
static void note_change(const struct c_expr *place)
{
	while (place->kind == C_ELEMENT)
		place = place->operands[0];
	if (place->kind == C_VARIABLE)
		place->local->changes = true;
}

static bool is_number_expr(const struct c_expr *x, uint64_t n)
{
	return x->kind == C_NUMBER && x->number == n;
}

/* Are both the same, without calls? */
bool c_are_same(const struct c_expr *x, const struct c_expr *y)
{
	bool same = x->kind == y->kind && x->kind != C_CALL && x->type == y->type && x->op == y->op &&
				x->sign == y->sign && x->local == y->local && x->number == y->number &&
				str_equal(x->name, y->name) && x->count == y->count;
	for (unsigned i = 0; same && i < x->count; i++)
		same = c_are_same(x->operands[i], y->operands[i]);
	return same;
}

bool c_lasts(const struct c_expr *x)
{
	bool lasts = x->kind == C_VARIABLE ? x->local->shape == C_PLAIN && !x->local->changes
									   : x->kind != C_CALL && x->kind != C_ELEMENT &&
											 x->kind != C_FIELD && x->sign != '*';
	for (unsigned i = 0; lasts && i < x->count; i++)
		lasts = c_lasts(x->operands[i]);
	return lasts;
}

bool c_have_one_head(const struct c_expr *x, const struct c_expr *y)
{
	return x->kind == y->kind && x->type == y->type && x->op == y->op && x->sign == y->sign &&
		   x->has_effect == y->has_effect && x->count == y->count && str_equal(x->name, y->name);
}

bool c_are_alike(const struct c_expr *x, const struct c_expr *y)
{
	bool alike = c_have_one_head(x, y) && !x->local == !y->local &&
				 (!x->local || str_equal(x->local->name, y->local->name));
	for (unsigned i = 0; alike && i < x->count; i++)
		alike = c_are_alike(x->operands[i], y->operands[i]);
	return alike;
}

bool c_is_truth(const struct c_expr *x)
{
	return x->type == C_BOOL || (x->kind == C_UNARY && x->sign == '!') ||
		   (x->kind == C_NUMBER && x->type == C_INT && x->number <= 1) ||
		   (x->kind == C_BINARY && c_is_test(x->op)) ||
		   (x->kind == C_CHOICE && c_is_truth(x->operands[1]) && c_is_truth(x->operands[2]));
}

struct c_expr *c_low_bits(struct c_expr *x, unsigned count)
{
	const struct c_expr *mask = x->kind == C_BINARY && x->op == C_AND ? x->operands[1] : NULL;
	bool leaves = mask && mask->kind == C_NUMBER && count < 64 &&
				  !(~mask->number & ((UINT64_C(1) << count) - 1)) &&
				  x->operands[0]->type == x->type;
	return leaves ? x->operands[0] : x;
}

struct c_expr *c_as_condition(struct c_expr *x)
{
	while (x->kind == C_CAST && bits_of_type(x->type) &&
		   (c_is_truth(x->operands[0]) ||
			   (bits_of_type(x->operands[0]->type) &&
				   bits_of_type(x->operands[0]->type) <= bits_of_type(x->type))))
		x = x->operands[0];
	return x;
}

struct c_expr *c_unary(struct c_body *b, char sign, struct c_expr *x)
{
	enum c_type type = sign == '!' ? C_INT : sign == '~' ? promoted(x->type) : x->type;
	if (sign == '!')
		x = c_as_condition(x);
	if (sign == '!' && x->kind == C_NUMBER)
		return c_constant(b, C_INT, !x->number);
	if (sign == '~' && x->kind == C_CAST && c_is_truth(x->operands[0])) /* gcc warns about it */
		return c_binary(b, x, C_XOR, c_cast(b, type, c_constant(b, C_UINT64, UINT64_MAX)));
	struct c_expr *result = new_expr(b, C_UNARY, type, &x, 1);
	result->sign = sign;
	if (sign == '&')
		note_change(x);
	return result;
}

/* What a test reduces to: a constant, or one of its operands; else NULL. */
static struct c_expr *settled(
	struct c_body *b, struct c_expr *x, enum c_operator op, struct c_expr *y)
{
	bool either = op == C_EITHER;
	if (op < C_BOTH)
		return c_are_same(x, y) ? c_constant(b, C_INT, op == C_EQ || op == C_LE || op == C_GE)
								: NULL;
	if (x->kind != C_NUMBER && y->kind != C_NUMBER)
		return NULL;
	struct c_expr *number = x->kind == C_NUMBER ? x : y, *other = number == x ? y : x;
	if (!number->number != either)
		return c_constant(b, C_INT, either);
	return c_is_truth(other) ? other : NULL;
}

/* Are all bits of x within the mask, since x is what another mask leaves? */
static bool is_masked(const struct c_expr *x, const struct c_expr *mask)
{
	const struct c_expr *own = x->kind == C_BINARY && x->op == C_AND ? x->operands[1] : NULL;
	return own && own->kind == C_NUMBER && mask->kind == C_NUMBER && !(own->number & ~mask->number);
}

struct c_expr *c_binary(struct c_body *b, struct c_expr *x, enum c_operator op, struct c_expr *y)
{
	bool joins = op >= C_BOTH;
	bool either_way = op == C_ADD || op == C_MUL || op == C_AND || op == C_OR || op == C_XOR;
	if (either_way && x->kind == C_NUMBER && y->kind != C_NUMBER)
		return c_binary(b, y, op, x);
	struct c_expr *operands[] = { joins ? c_as_condition(x) : x, joins ? c_as_condition(y) : y };
	enum c_type type = c_is_test(op)                ? C_INT
					   : op == C_SHL || op == C_SHR ? promoted(x->type)
													: common_type(x->type, y->type);
	struct c_expr *result = c_is_test(op) ? settled(b, operands[0], op, operands[1]) : NULL;
	if (result)
		return result;
	if (type == x->type && is_number_expr(y, 0) &&
		(op == C_SHL || op == C_SHR || op == C_ADD || op == C_SUB || op == C_OR || op == C_XOR))
		return x;
	if (type == x->type && op == C_AND && is_masked(x, y))
		return x;
	result = new_expr(b, C_BINARY, type, operands, 2);
	result->op = op;
	return result;
}

/* Drops an inner cast of which the outer one leaves nothing. Constants are converted, except for
 * large negative ones. */
struct c_expr *c_cast(struct c_body *b, enum c_type type, struct c_expr *x)
{
	while (x->kind == C_CAST && bits_of_type(type) && bits_of_type(x->type) &&
		   (bits_of_type(type) <= bits_of_type(x->type) || c_is_truth(x->operands[0])))
		x = x->operands[0];
	if (bits_of_type(type) && x->kind == C_BINARY && x->op == C_AND &&
		x->operands[1]->kind == C_NUMBER && bits_of_type(x->operands[0]->type) &&
		!(~x->operands[1]->number << (64 - bits_of_type(type))))
		return c_cast(b, type, x->operands[0]);
	if (type == C_SIGNED32 && x->kind == C_CAST && x->type == C_UINT32 &&
		bits_of_type(x->operands[0]->type) >= 32)
		x = x->operands[0]; /* the same bits */
	if (x->type == type || (type == C_UNSIGNED && x->type == C_UINT32))
		return x;
	if (x->kind == C_NUMBER && (x->type != C_INT || x->number <= INT32_MAX) && bits_of_type(type) &&
		bits_of_type(type) <= 32)
		return c_constant(b, C_UINT32, x->number & (UINT32_MAX >> (32 - bits_of_type(type))));
	int64_t n = type == C_SIGNED32 ? (int32_t)x->number : (int64_t)x->number;
	if (x->kind == C_NUMBER && (type == C_SIGNED32 || type == C_SIGNED64) && n > INT32_MIN)
		return c_constant(b, n <= INT32_MAX ? C_INT : C_SIGNED64, (uint64_t)n);
	if (type == C_SIGNED64 && x->kind == C_CAST && x->type == C_UINT64 &&
		x->operands[0]->type == C_SIGNED32)
		x = x->operands[0]; /* extended in either case */
	return new_expr(b, C_CAST, type, &x, 1);
}

struct c_expr *c_choose(
	struct c_body *b, struct c_expr *condition, struct c_expr *yes, struct c_expr *no)
{
	struct c_expr *operands[] = { c_as_condition(condition), yes, no };
	enum c_type type = yes->type == no->type ? yes->type : common_type(yes->type, no->type);
	if (operands[0]->kind == C_NUMBER) {
		struct c_expr *side = operands[0]->number ? yes : no;
		return type == C_OTHER ? side : c_cast(b, type, side);
	}
	if (c_are_same(yes, no))
		return yes;
	return new_expr(b, C_CHOICE, type, operands, 3);
}

bool c_reads(const struct c_expr *x, const struct c_local *local)
{
	bool found = x->kind == C_VARIABLE && x->local == local;
	for (unsigned i = 0; i < x->count && !found; i++)
		found = c_reads(x->operands[i], local);
	return found;
}

unsigned c_tries(const struct c_expr *x)
{
	unsigned tries = x->kind == C_VARIABLE && !x->local->changes ? x->local->tries
					 : x->kind == C_CHOICE                       ? 1
																 : 0;
	for (unsigned i = 0; i < x->count; i++)
		tries += c_tries(x->operands[i]);
	return tries;
}

/* ---- statements ---- */

static struct c_statement *add_c_statement(struct c_body *b, struct c_statement statement)
{
	struct c_statement *s = ARENA_NEW(b->arena, struct c_statement);
	*s = statement;
	VEC_PUSH(b->arena, &b->block->statements, s);
	return s;
}

/* The value for a place of the type: what has a name is widened by the assignment itself. */
static struct c_expr *for_place(enum c_type type, struct c_expr *value)
{
	bool is_widened = value && value->kind == C_CAST && value->type == type;
	enum c_kind kind = is_widened ? value->operands[0]->kind : C_NUMBER;
	bool has_name = kind == C_VARIABLE || kind == C_FIELD || kind == C_ELEMENT || kind == C_CALL;
	return has_name ? without_widening(value) : value;
}

void c_declare(struct c_body *b, struct c_local *local, struct c_expr *value)
{
	if (local->shape == C_PLAIN)
		value = for_place(local->type, value);
	add_c_statement(b, (struct c_statement){ C_DECLARATION, .local = local, .value = value });
}

struct c_expr *c_let(struct c_body *b, enum c_type type, struct str wanted, struct c_expr *value)
{
	struct c_local *local = c_local_new(b, type, C_PLAIN, wanted);
	c_declare(b, local, value);
	return c_variable(b, local);
}

void c_assign(struct c_body *b, struct c_expr *place, enum c_operator op, struct c_expr *value)
{
	note_change(place);
	if (op == C_SET)
		value = for_place(place->type, value);
	add_c_statement(
		b, (struct c_statement){ C_ASSIGNMENT, .place = place, .op = op, .value = value });
}

void c_do(struct c_body *b, struct c_expr *call)
{
	add_c_statement(b, (struct c_statement){ C_DO, .value = call });
}

void c_return(struct c_body *b, struct c_expr *value)
{
	add_c_statement(b, (struct c_statement){ C_RETURN, .value = value });
}

static void open_block(struct c_body *b, struct c_block *block, struct c_block *outer)
{
	block->outer = outer;
	b->block = block;
}

void c_if(struct c_body *b, struct c_expr *condition)
{
	struct c_statement *s =
		add_c_statement(b, (struct c_statement){ C_IF, .value = c_as_condition(condition) });
	open_block(b, &s->yes, b->block);
}

void c_else(struct c_body *b)
{
	struct c_block *outer = b->block->outer;
	open_block(b, &outer->statements.items[outer->statements.count - 1]->no, outer);
}

void c_loop(struct c_body *b, bool each)
{
	struct c_statement *s = add_c_statement(b, (struct c_statement){ C_LOOP, .each = each });
	open_block(b, &s->yes, b->block);
}

void c_end(struct c_body *b)
{
	b->block = b->block->outer;
}

void c_begin(struct c_body *b)
{
	b->lane = (struct c_local){ .name = STR("i"), .type = C_UNSIGNED };
	b->block = &b->top;
}
