/* SPDX-License-Identifier: MIT */
/* Where values are in C: their types, files and registers of the state, slots of the
 * record of an instruction. */
#include "cgen/emit_internal.h"

unsigned emit_bits(const struct emitter *e, const struct core_node *n)
{
	return n->truth ? 32 : emit_need(e, n)->bits;
}

unsigned emit_bits_for(unsigned bits)
{
	return bits <= 32 ? 32 : bits <= 64 ? 64 : bits <= EMIT_WIDE ? EMIT_WIDE : EMIT_VAST;
}

enum c_type emit_type(unsigned bits)
{
	return bits <= 8           ? C_UINT8
		   : bits <= 16        ? C_UINT16
		   : bits <= 32        ? C_UINT32
		   : bits <= 64        ? C_UINT64
		   : bits <= EMIT_WIDE ? C_WIDE
							   : C_VAST;
}

struct c_expr *emit_int(struct emitter *e, uint64_t n)
{
	return c_constant(e->c, C_INT, n);
}

struct c_expr *emit_file(struct emitter *e, enum c_type type, const struct register_file *file)
{
	struct c_body *c = e->c;
	return c_field(c, type, e->state, c_name_alone(e->arena, C_MEMBER, c->prefix, file->name));
}

unsigned emit_element_bits(const struct register_file *file)
{
	return file->width <= 8 ? 8 : file->width <= 16 ? 16 : file->width <= 32 ? 32 : 64;
}

/* The type of an element, or of the word with one bit per lane. */
static enum c_type file_type(const struct register_file *file)
{
	return file->lanes > 1 && file->width == 1 ? C_MASK : emit_type(emit_element_bits(file));
}

/* The register of the file with this number. */
struct c_expr *emit_register_at(
	struct emitter *e, const struct register_file *file, struct c_expr *number)
{
	return c_element(e->c, emit_file(e, file_type(file), file), number);
}

struct c_expr *emit_register(struct emitter *e, const struct register_file *file, uint64_t number)
{
	return file->kind == FILE_STATE ? emit_file(e, file_type(file), file)
									: emit_register_at(e, file, emit_int(e, number));
}

struct c_expr *emit_place_now(struct emitter *e, const struct register_file *file, uint64_t number)
{
	return file ? emit_register(e, file, number) : c_field(e->c, C_UINT64, e->state, STR("pc"));
}

struct c_expr *emit_slot(struct emitter *e, unsigned slot)
{
	struct c_expr *operands = c_field(e->c, C_OTHER, e->op, STR("operand"));
	return c_field(e->c, e->b->wide_operands ? C_UINT64 : C_UINT32,
		c_element(e->c, operands, emit_int(e, slot)), STR("value"));
}

struct c_expr *emit_exception(struct emitter *e, unsigned exception)
{
	const struct str name = e->b->isa->exceptions.items[exception]->name;
	const char *word =
		arena_printf(e->arena, "EXCEPTION_%.*s", STR_ARG(c_name_part(e->arena, name)));
	return c_upper(e->c, C_EXCEPTION, word);
}

const struct register_file *emit_slot_file(const struct core_slot *slot)
{
	const struct register_file *file = slot->symbol->fields.list.items[0]->type->file;
	return slot->file ? slot->file : register_file_whole(file);
}

struct c_expr *emit_of_slot(
	struct emitter *e, enum c_type type, const char *function, unsigned slot)
{
	return c_call(e->c, type, function, e->state, e->op, emit_int(e, slot));
}

struct c_expr *emit_row_place(struct emitter *e, unsigned slot, unsigned bits)
{
	return emit_of_slot(e, emit_type(bits), arena_printf(e->arena, "row%u", bits), slot);
}

/* ---- functions of the specification ---- */

enum c_type emit_passed_type(const struct emitter *e, bool truth, unsigned bits)
{
	return truth ? (e->is_machine ? C_BOOL : C_UINT32) : emit_type(emit_bits_for(bits));
}

unsigned emit_result_bits(const struct core_function *f)
{
	const struct core_program *program = f->program;
	unsigned bits = core_need_of(&program->plan, program->result)->bits;
	return bits < 32 ? 32 : bits;
}

enum c_type emit_result_type(const struct emitter *e, const struct core_function *f)
{
	return emit_passed_type(e, f->program->result->truth, emit_result_bits(f));
}

bool emit_assigns_registers(const struct core_function *f)
{
	VEC_EACH (const struct core_touched, it, &f->touched)
		if (it->assigned)
			return true;
	VEC_EACH (const struct core_event, it, &f->program->events)
		if (it->puts.count || (it->function && it->function->in_place))
			return true;
	return f->stores;
}

/* Does the record of the instruction determine n, given that `fixed` says this for its operands? */
static bool record_tells(
	const struct core_program *program, const struct core_node *n, const bool *fixed)
{
	if (n->op == CORE_CONST || n->op == CORE_PC || n->op == CORE_NEXT_PC)
		return true;
	if (n->op == CORE_SOURCE) {
		const struct core_slot *slot = &program->slots.items[n->slot];
		return slot->kind == CORE_SLOT_VALUE && !slot->file && !slot->is_destination && !n->file;
	}
	return n->op >= CORE_ADD && n->op <= CORE_LT && (!n->a || fixed[n->a->id]) &&
		   (!n->b || fixed[n->b->id]) && (!n->c || fixed[n->c->id]);
}

bool emit_is_fixed(const struct emitter *e, const struct core_node *n)
{
	bool *fixed = ARENA_ARRAY(e->arena, bool, e->program->nodes.count + 1);
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		fixed[(*it)->id] = record_tells(e->program, *it, fixed);
	return fixed[n->id];
}
