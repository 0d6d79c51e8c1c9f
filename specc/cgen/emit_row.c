/* SPDX-License-Identifier: MIT */
/* Rows: values of all lanes in an array; and the roundings, which work on rows. */
#include "cgen/emit_internal.h"

struct c_expr *emit_new_row(struct emitter *e, struct str wanted, unsigned bits)
{
	struct c_local *row =
		c_local_new(e->c, emit_type(bits), e->is_machine ? C_SINGLE : C_LANES, wanted);
	c_declare(e->c, row, NULL);
	return c_variable(e->c, row);
}

struct c_expr *emit_row_written(struct emitter *e, const struct core_write *w)
{
	if (w->place != CORE_TO_SLOT)
		return emit_register(e, w->file, w->number);
	return emit_row_place(
		e, w->slot, emit_element_bits(emit_slot_file(&e->program->slots.items[w->slot])));
}

struct c_expr *emit_declare_row(
	struct emitter *e, const struct core_node *n, struct str wanted, unsigned bits)
{
	const struct core_write *w = e->direct[n->id];
	struct c_body *c = e->c;
	if (!w)
		return emit_new_row(e, wanted, bits);
	struct str operand = emit_value_of(e, &e->program->slots.items[w->slot]);
	wanted = str_printf(e->arena, "%.*s_row", STR_ARG(operand));
	struct c_local *row = c_local_new(c, emit_type(bits), C_POINTER, wanted);
	struct c_expr *spread =
		c_element(c, c_field(c, C_OTHER, e->state, STR("spread")), emit_int(e, w->slot));
	struct c_expr *room =
		c_field(c, emit_type(bits), spread, bits == 32 ? STR("narrow") : STR("wide"));
	row->changes = true;
	c_declare(
		c, row, c_choose(c, c_call(c, C_BOOL, "is_all", e->mask), emit_row_written(e, w), room));
	return c_variable(c, row);
}

struct c_expr *emit_row(struct emitter *e, const struct core_node *n, unsigned bits)
{
	if (n->varying && e->rows[n->id] && emit_need(e, n)->bits == bits)
		return e->rows[n->id];
	const struct str name = n->op == CORE_CONST
								? STR("row")
								: str_printf(e->arena, "%.*s_row", STR_ARG(emit_name(e, n)));
	if (e->is_machine) {
		struct c_local *row = c_local_new(e->c, emit_type(bits), C_SINGLE, name);
		c_declare(e->c, row, emit_value(e, n, bits));
		return c_variable(e->c, row);
	}
	struct c_expr *row = emit_new_row(e, name, bits);
	enum emit_place place = e->place;
	unsigned stage = e->stage;
	e->place = n->varying ? EMIT_LANE : EMIT_FRONT;
	e->stage = emit_need(e, n)->in_lanes ? e->stage : emit_need(e, n)->stage;
	c_loop(e->c, false);
	c_assign(e->c, c_element(e->c, row, e->lane), C_SET, emit_value(e, n, bits));
	c_end(e->c);
	e->place = place;
	e->stage = stage;
	return row;
}

/* ---- rounding ---- */

static struct c_expr *rounding_word(struct emitter *e, enum core_rounding rounding)
{
	static const char *const names[] = { "NEAREST", "ZERO", "UP", "DOWN" };
	return c_upper(e->c, C_INT, arena_printf(e->arena, "ROUND_%s", names[rounding]));
}

/* The power of two by which a product is scaled; NULL: the shape has none. */
static struct c_expr *power_of_constant(struct emitter *e, const struct core_node *n)
{
	int64_t power = 0;
	bool is_number = !n->d || core_is_number(n->d, &power);
	if ((!is_number || power) && (n->shape != CORE_PRODUCT || n->d->varying))
		e->b->failure = "a factor that is a power of two needs a product";
	if (n->shape != CORE_PRODUCT || e->b->failure)
		return NULL;
	return is_number ? emit_int(e, (uint64_t)power)
					 : c_cast(e->c, C_INT, c_cast(e->c, C_SIGNED32, emit_value(e, n->d, 32)));
}

/* A row of what is rounded: "r_row"; of a machine, "r". */
static struct c_expr *rounded_row(struct emitter *e, const struct core_node *n, unsigned bits)
{
	struct str name = emit_name(e, n);
	const char *end = e->is_machine ? "" : "_row";
	return emit_declare_row(e, n, str_printf(e->arena, "%.*s%s", STR_ARG(name), end), bits);
}

static struct c_expr *emit_rounding(struct emitter *e, const struct core_node *n)
{
	static const char *const shapes[] = { "value", "add", "mul", "fma" };
	struct c_expr *a = emit_row(e, n->a, 32);
	struct c_expr *b = n->b ? emit_row(e, n->b, 32) : NULL;
	struct c_expr *c = n->c ? emit_row(e, n->c, 32) : NULL;
	struct c_expr *power = power_of_constant(e, n), *row = rounded_row(e, n, 32);
	c_do(e->c, c_call(e->c, C_OTHER, arena_printf(e->arena, "round_%s", shapes[n->shape]), row, a,
				   b, c, power, rounding_word(e, n->rounding)));
	return row;
}

static struct c_expr *converted(struct emitter *e, const struct core_node *n)
{
	struct c_body *c = e->c;
	bool from = n->op == CORE_FROM_INT;
	struct c_expr *a = emit_row(e, n->a, from ? 64 : 32);
	struct c_expr *row = rounded_row(e, n, from ? 32 : 64);
	struct c_expr *rounding = rounding_word(e, n->rounding);
	if (from) {
		c_do(c, c_call(c, C_OTHER, "round_integer", row, c_cast(c, C_SIGNED64_READ, a), rounding));
		return row;
	}
	c_do(c, c_call(c, C_OTHER, "to_integer", c_cast(c, C_SIGNED64_ROW, row), a, rounding,
				c_cast(c, C_SIGNED64, emit_number(e, n->b->range.lo, 64)),
				c_cast(c, C_SIGNED64, emit_number(e, n->c->range.lo, 64))));
	return row;
}

void emit_rounded(struct emitter *e, const struct core_node *n)
{
	e->rows[n->id] = (n->op == CORE_ROUND ? emit_rounding : converted)(e, n);
	if (!n->varying)
		e->variables[n->id] = c_element(e->c, e->rows[n->id], emit_int(e, 0));
}
