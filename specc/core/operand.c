/* SPDX-License-Identifier: MIT */
/* Operands as nodes: sources with their modifiers, and outputs. */
#include "core/internal.h"

/* ---- slots in the record ---- */

void core_check_file(struct core_run *r, struct span span, const struct register_file *file)
{
	const char *limit = file ? sem_file_limit(r->b->arena, file) : NULL;
	if (limit)
		core_fail(r, span, "%s", limit);
}

unsigned core_part_lsb(const struct core_operand *o, unsigned part)
{
	if (!o->access->file)
		return 0;
	unsigned width = o->access->file->width;
	return sem_file_high(o->access->file) ? part / 2 * width + part % 2 * 64 : part * width;
}

/* The file that holds this part of the operand, and its width. */
static const struct register_file *file_of_part(
	const struct core_operand *o, unsigned part, unsigned *width)
{
	const struct register_file *file = o->access->file, *high = file ? sem_file_high(file) : NULL;
	*width = o->width;
	if (high)
		*width = part % 2 ? high->width : 64;
	else if (o->count > 1)
		*width = file->width;
	return high && part % 2 ? high : register_file_whole(file);
}

unsigned core_slot_of(
	struct core_run *r, const struct sem_symbol *symbol, unsigned part, bool is_destination)
{
	struct core_program *program = r->b->program;
	const struct core_operand *o = &r->operands[symbol->index];
	core_check_file(r, symbol->span, o->access->file);
	for (size_t i = 0; i < program->slots.count; i++) {
		struct core_slot *it = &program->slots.items[i];
		if (it->kind != CORE_SLOT_VALUE || it->symbol != symbol || it->part != part ||
			it->is_destination != is_destination)
			continue;
		const struct register_file *file = file_of_part(o, part, &it->width);
		it->varying = o->varying;
		it->truth = o->is_bool;
		if (o->access->file && o->access->kind == SEM_ACCESS_REGISTER)
			it->file = file;
		return (unsigned)i;
	}
	core_lost(r, symbol->span);
	return 0;
}

static unsigned flag_slot(struct core_run *r, const struct sem_symbol *symbol, enum sem_sign flag)
{
	struct core_program *program = r->b->program;
	for (size_t i = 0; i < program->slots.count; i++) {
		const struct core_slot *it = &program->slots.items[i];
		if (it->kind == CORE_SLOT_FLAG && it->symbol == symbol && it->flag == flag)
			return (unsigned)i;
	}
	core_lost(r, symbol->span);
	return 0;
}

struct core_node *core_flag_node(
	struct core_run *r, const struct sem_symbol *symbol, enum sem_sign flag)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->can[flag] || (r->choice->plain && !o->is_bool))
		return core_truth(r->b, false);
	struct core_node leaf = {
		.op = CORE_FLAG, .truth = true, .slot = flag_slot(r, symbol, flag), .range = range_bits(1)
	};
	return core_leaf(r->b, &leaf);
}

/* ---- sources ---- */

/* A machine's record holds the number of an immediate, not its bits. */
static bool holds_number(const struct core_run *r, const struct core_operand *o)
{
	return r->b->end != CORE_END_NONE && o->access->kind == SEM_ACCESS_IMMEDIATE;
}

static struct core_node *source_part(
	struct core_run *r, const struct sem_symbol *symbol, unsigned part)
{
	const struct core_operand *o = &r->operands[symbol->index];
	unsigned slot = core_slot_of(r, symbol, part, false);
	if (r->b->failure)
		return core_number(r->b, 0);
	unsigned width = r->b->program->slots.items[slot].width;
	bool is_half = o->access->file && sem_file_high(o->access->file);
	if (width > 64)
		core_lost(r, symbol->span);
	struct core_node leaf = { .op = CORE_SOURCE, .slot = slot, .varying = o->varying };
	leaf.truth = o->is_bool || (is_half && width == 1);
	leaf.range = o->is_immediate_signed
					 ? range_of(wide_neg(wide_power(o->own - 1)), wide_mask(o->own - 1))
					 : range_bits(!is_half && o->own && o->own < width ? o->own : width);
	if (holds_number(r, o))
		leaf.range = range_of(o->least, o->most);
	struct core_node *node = core_leaf(r->b, &leaf);
	return is_half ? core_as_number(r->b, node) : node;
}

static struct core_node *whole_source(struct core_run *r, const struct sem_symbol *symbol)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_node *value = source_part(r, symbol, 0);
	for (unsigned part = 1; part < o->count; part++) {
		struct core_node *shift = core_number(r->b, core_part_lsb(o, part));
		struct core_node *high = core_binary(r->b, CORE_SHL, source_part(r, symbol, part), shift);
		value = core_binary(r->b, CORE_OR, value, high);
	}
	if (o->count > 1)
		core_hint(r->b, value, (struct core_hint){ .text = symbol->name });
	return o->count > 1 ? core_extract(r->b, value, 0, o->width) : value;
}

/* x is the value of the operand after one of its modifiers. */
static void hint_modified(
	struct core_run *r, struct core_node *x, const struct sem_symbol *symbol, enum sem_sign flag)
{
	static const char *const names[] = { "negate", "invert", "absolute" };
	core_hint(r->b, x,
		(struct core_hint){
			.text = str_printf(r->b->arena, "%.*s_after_%s", STR_ARG(symbol->name), names[flag]) });
}

/* The value of the operand after one of its modifiers: `yes` if it is on. */
static struct core_node *after_modifier(struct core_run *r, const struct sem_symbol *symbol,
	enum sem_sign flag, struct core_node *yes, struct core_node *no)
{
	struct core_node *x = core_select(r->b, core_flag_node(r, symbol, flag), yes, no);
	if (x != yes && x != no)
		hint_modified(r, x, symbol, flag);
	return x;
}

static struct core_node *node_of_modified_float(
	struct core_run *r, const struct sem_symbol *symbol, struct core_node *x)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_node *sign = core_wide_number(r->b, wide_power(o->width - 1));
	struct core_node *positive = core_extract(r->b, x, 0, o->width - 1);
	x = after_modifier(r, symbol, SEM_ABSOLUTE, positive, x);
	return after_modifier(r, symbol, SEM_NEGATE, core_binary(r->b, CORE_XOR, x, sign), x);
}

static struct core_node *modified_integer(
	struct core_run *r, const struct sem_symbol *symbol, struct core_node *x)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_builder *b = r->b;
	struct core_node *size = core_wide_number(b, wide_power(o->width));
	struct core_node *ones = core_wide_number(b, wide_mask(o->width));
	struct core_node *negated = core_binary(b, CORE_SUB, size, x);
	struct core_node *sign = core_bit(b, x, core_number(b, o->width - 1));
	struct core_node *positive = core_select(b, sign, negated, x);
	x = after_modifier(r, symbol, SEM_ABSOLUTE, positive, x);
	/* with both on, only `-` applies: so do the range checks and the reference interpreter */
	struct core_node *inverted = core_binary(b, CORE_XOR, x, ones);
	inverted = after_modifier(r, symbol, SEM_INVERT, inverted, x);
	negated = core_binary(b, CORE_SUB, size, x);
	return after_modifier(r, symbol, SEM_NEGATE, negated, inverted);
}

struct core_value core_operand_value(struct core_run *r, const struct sem_symbol *symbol, bool raw)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->known) {
		core_lost(r, symbol->span);
		return core_of(CORE_INT, core_number(r->b, 0), 32);
	}
	struct core_node *x = whole_source(r, symbol);
	if (o->is_bool && !raw) {
		x = core_binary(r->b, CORE_XOR, x, core_flag_node(r, symbol, SEM_INVERT));
		if (x->op == CORE_XOR)
			hint_modified(r, x, symbol, SEM_INVERT);
	} else if (o->is_float && !raw)
		x = node_of_modified_float(r, symbol, x);
	else if (!raw)
		x = modified_integer(r, symbol, x);
	const struct sem_access *access = o->access;
	if (access->kind == SEM_ACCESS_IMMEDIATE && !holds_number(r, o) &&
		(access->scale != 1 || access->offset)) {
		x = core_binary(r->b, CORE_MUL, x, core_number(r->b, access->scale));
		x = core_binary(r->b, CORE_ADD, x, core_number(r->b, access->offset));
	}
	return core_of(o->is_bool ? CORE_BOOL : o->is_float ? CORE_FLOAT : CORE_INT, x, o->width);
}
