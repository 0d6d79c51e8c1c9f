/* SPDX-License-Identifier: MIT */
/* The operands of a block as slots in the record of a decoded instruction, and how these are filled
 * from the fields of each opcode. */
#include "cgen/kernels_internal.h"

/* ---- operands ---- */

struct core_operand kernels_operand_of(const struct sem_access *a)
{
	struct core_operand o = { .known = a->kind != SEM_ACCESS_NONE,
		.is_float = a->is_float,
		.is_bool = a->is_bool,
		.varying = a->varying,
		.can = { a->negate != NULL, a->invert != NULL, a->absolute != NULL },
		.flags = { a->negate, a->invert, a->absolute },
		.width = a->width,
		.own = a->kind == SEM_ACCESS_IMMEDIATE ? a->own : a->width,
		.count = a->kind != SEM_ACCESS_REGISTER ? 1 : a->count * (sem_file_high(a->file) ? 2 : 1),
		.in = a->in,
		.out = a->out,
		.access = a };
	o.is_immediate_signed = a->kind == SEM_ACCESS_IMMEDIATE && a->is_signed;
	if (a->kind == SEM_ACCESS_IMMEDIATE)
		sem_immediate_limits(a, &o.least, &o.most);
	return o;
}

/* Are both the same kind of location? A machine's kernel does not check this at run time. */
static bool same_operand_place(const struct core_operand *x, const struct core_operand *y)
{
	return !x->known || (x->access->kind == y->access->kind && x->access->file == y->access->file &&
							x->access->memory == y->access->memory && x->count == y->count);
}

/* Can one program serve both? Then x is extended to y. */
static bool join_operand(struct core_operand *x, const struct core_operand *y)
{
	bool file_x = x->known && x->access->kind == SEM_ACCESS_FILE;
	bool file_y = y->known && y->access->kind == SEM_ACCESS_FILE;
	if (x->known != y->known || x->width != y->width || x->is_float != y->is_float ||
		x->is_bool != y->is_bool || x->is_immediate_signed != y->is_immediate_signed ||
		(x->is_immediate_signed && x->own != y->own) || x->out != y->out || file_x != file_y)
		return false;
	if (!x->known)
		return true;
	if ((x->out || file_x) &&
		(x->access->file != y->access->file || x->access->memory != y->access->memory))
		return false;
	if (x->access->scale != y->access->scale || x->access->offset != y->access->offset)
		if (x->access->kind == SEM_ACCESS_IMMEDIATE && y->access->kind == SEM_ACCESS_IMMEDIATE)
			return false;
	if (x->access->kind != SEM_ACCESS_REGISTER && y->access->kind == SEM_ACCESS_REGISTER)
		x->access = y->access;
	x->varying = x->varying || y->varying;
	for (unsigned i = 0; i < 3; i++) {
		x->can[i] = x->can[i] || y->can[i];
		x->flags[i] = x->flags[i] ? x->flags[i] : y->flags[i];
	}
	x->own = x->own > y->own ? x->own : y->own;
	x->least = wide_lesser(x->least, y->least);
	x->most = wide_greater(x->most, y->most);
	x->count = x->count > y->count ? x->count : y->count;
	return true;
}

/* Does number() of both have the same meaning? */
static bool same_numbers(const struct core_operand *x, const struct core_operand *y)
{
	return !x->known || (x->access->file == y->access->file &&
							x->access->field->width == y->access->field->width);
}

bool kernels_join_operands(struct maker *m, struct core_operand *x, const struct sem_bound *bound)
{
	size_t count = m->scope->symbols.count;
	struct core_operand *joined = ARENA_ARRAY(&m->scratch, struct core_operand, count + 1);
	memcpy(joined, x, count * sizeof *x);
	for (size_t i = 0; i < count; i++) {
		struct core_operand y = kernels_operand_of(&bound->accesses.items[i]);
		if (!join_operand(&joined[i], &y) ||
			(m->isa->program && !same_operand_place(&joined[i], &y)) ||
			(m->scope->symbols.items[i]->numbered && !same_numbers(&joined[i], &y)))
			return false;
	}
	memcpy(x, joined, count * sizeof *x);
	return true;
}

/* ---- slots of the record ---- */

void kernels_add_slot(struct maker *m, struct core_slot slot)
{
	VEC_EACH (struct core_slot, it, &m->layout.slots)
		if (it->kind == slot.kind && it->symbol == slot.symbol && it->part == slot.part &&
			it->is_destination == slot.is_destination && it->flag == slot.flag &&
			it->modifier == slot.modifier)
			return;
	VEC_PUSH(&m->scratch, &m->layout.slots, slot);
}

static void record_values(
	struct maker *m, const struct sem_symbol *symbol, const struct core_operand *o)
{
	struct core_slot slot = { .kind = CORE_SLOT_VALUE, .symbol = symbol };
	bool is_source = o->in || !o->out || sem_keeps(symbol);
	for (; o->known && slot.part < o->count; slot.part++) {
		slot.is_destination = false;
		if (is_source)
			kernels_add_slot(m, slot);
		slot.is_destination = true;
		if (o->out)
			kernels_add_slot(m, slot);
	}
}

void kernels_add_slots(struct maker *m, const struct variants *variants)
{
	static const enum sem_sign flags[] = { SEM_NEGATE, SEM_INVERT, SEM_ABSOLUTE };
	m->layout = (struct core_layout){ 0 };
	VEC_EACH (struct sem_symbol *, symbol, &m->scope->symbols) {
		if ((*symbol)->kind != SEM_OPERAND || (*symbol)->keyword)
			continue;
		if ((*symbol)->numbered)
			kernels_add_slot(m, (struct core_slot){ .kind = CORE_SLOT_NUMBER, .symbol = *symbol });
		VEC_EACH (struct variant, it, &variants->list) {
			struct core_operand o = kernels_operand_of(&it->bound.accesses.items[(*symbol)->index]);
			record_values(m, *symbol, &o);
			struct core_slot flag = { .kind = CORE_SLOT_FLAG, .symbol = *symbol };
			for (unsigned i = 0; i < 3; i++) {
				flag.flag = flags[i];
				if (o.can[flags[i]])
					kernels_add_slot(m, flag);
			}
		}
	}
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct core_slot slot = { .kind = CORE_SLOT_CHOICE, .modifier = m->modifiers[i].modifier };
		if (m->modifiers[i].open || m->modifiers[i].may_be_open)
			kernels_add_slot(m, slot);
	}
	if (m->kernels->slots < m->layout.slots.count)
		m->kernels->slots = (unsigned)m->layout.slots.count;
}

/* ---- filling the record ---- */

static void bank_bits(const struct sem_access *a, struct kernel_fill *fill)
{
	if (a->indices.count == 2 && a->indices.items[0].terms.count == 1) {
		fill->bank_lsb = a->indices.items[0].terms.items[0].lsb;
		fill->bank_width = a->indices.items[0].terms.items[0].width;
	}
}

unsigned kernels_parts_of(const struct maker *m, const struct sem_symbol *symbol)
{
	unsigned parts = 0;
	VEC_EACH (struct core_slot, it, &m->layout.slots)
		parts += it->kind == CORE_SLOT_VALUE && it->symbol == symbol && !it->is_destination;
	return parts;
}

/* Is it one number, which is not that of its bits? */
static bool is_scaled_index(const struct sem_index *index)
{
	const struct type *type = index->terms.items[0].type;
	return type->kind == TYPE_INTEGER &&
		   (type->scale != 1 || type->offset || type->coding > CODING_SIGNED);
}

static void fill_memory(struct maker *m, struct kernel_fill *fill, const struct sem_access *a,
	const struct sem_symbol *symbol, unsigned part)
{
	const struct sem_index *last = &a->indices.items[a->indices.count - 1];
	fill->kind = FILL_MEMORY;
	fill->memory = a->memory;
	if (last->terms.count != 1 || last->terms.items[0].file || a->width % 8 ||
		(a->indices.count == 2 && a->indices.items[0].terms.count != 1)) {
		m->failure = "an operand in memory has a computed address";
		return;
	}
	if (is_scaled_index(last) || (a->indices.count == 2 && is_scaled_index(&a->indices.items[0])))
		m->failure = "an operand in memory whose address has Scale, Offset, Table or Integer<ones>";
	fill->lsb = last->terms.items[0].lsb;
	fill->width = last->terms.items[0].width;
	fill->is_signed = last->terms.items[0].is_signed;
	unsigned parts = kernels_parts_of(m, symbol);
	fill->bytes = a->width / 8 / parts;
	fill->part = (a->memory->byte_order == ORDER_BIG ? parts - 1 - part : part) * fill->bytes;
	fill->size = fill->part ? 0 : a->width / 8;
	fill->on = a->memory->address < 32 ? ((uint64_t)1 << a->memory->address) - 1 : UINT32_MAX;
	bank_bits(a, fill);
	if (fill->bytes > 8 || fill->bank_width > 8 || fill->width > 32 ||
		(fill->is_signed && a->memory->address > 32))
		m->failure = "an operand in memory that is too wide, or whose address is";
}

static struct kernel_fill fill_of(
	struct maker *m, const struct sem_bound *bound, const struct core_slot *slot, unsigned index)
{
	struct kernel_fill fill = { .slot = index };
	const struct sem_access *a = slot->symbol ? &bound->accesses.items[slot->symbol->index] : NULL;
	fill.field = a ? a->field : NULL;
	if (slot->kind == CORE_SLOT_NUMBER) {
		fill.kind = FILL_CHOICE;
		if (a->kind != SEM_ACCESS_REGISTER)
			m->failure = "number() of an operand that is not a register in every instruction";
	} else if (slot->kind == CORE_SLOT_FLAG) {
		fill.kind = FILL_FLAG;
		fill.field = a->signs[slot->flag];
		fill.on = a->on[slot->flag];
		fill.decides = !a->is_bool;
	} else if (a->kind == SEM_ACCESS_REGISTER) {
		fill.kind = slot->is_destination ? FILL_DESTINATION : FILL_REGISTER;
		const struct register_file *high = sem_file_high(a->file);
		fill.file = high && slot->part % 2 ? high : register_file_whole(a->file);
		fill.part = high ? slot->part / 2 : slot->part;
		fill.first = (unsigned)a->file->of_first;
		if (m->isa->program && fill.part)
			VEC_EACH (struct register_name, it, &fill.file->names)
				if (it->constant && it->reads)
					m->failure = "a range of registers where one is a constant that is not 0";
		if (fill.first > UINT8_MAX)
			m->failure = "a window of a register file that begins after register 255";
	} else if (a->kind == SEM_ACCESS_IMMEDIATE) {
		fill.kind = FILL_IMMEDIATE;
		fill.lsb = a->lsb;
		fill.width = a->own;
		fill.is_signed = a->is_signed;
		fill.scale = a->scale;
		fill.offset = a->offset;
		fill.coding = a->coding;
		fill.table = a->table;
		if (a->own > 32 && !m->isa->program)
			m->failure = fill.field->type->tested.count
							 ? "an operand with alternatives that has more than 32 bits, appended "
							   "units included"
							 : "an immediate of more than 32 bits";
		if (slot->part)
			m->failure = "an immediate where another opcode has a range of registers";
		if (!m->isa->program && (a->coding == CODING_ONES || a->table))
			m->failure = "an immediate in ones' complement or of a table";
	} else if (a->kind == SEM_ACCESS_MEMORY && m->isa->program) {
		m->failure = "an operand in memory; the block of a machine loads it itself";
	} else if (a->kind == SEM_ACCESS_MEMORY) {
		fill_memory(m, &fill, a, slot->symbol, slot->part);
	}
	return fill;
}

static bool same_fill(const struct kernel_fill *x, const struct kernel_fill *y)
{
	return x->kind == y->kind && x->field == y->field && x->file == y->file &&
		   x->memory == y->memory && x->part == y->part && x->first == y->first &&
		   x->lsb == y->lsb && x->width == y->width && x->is_signed == y->is_signed &&
		   x->on == y->on && x->size == y->size && x->bytes == y->bytes;
}

/* Words of an opcode may differ in `on`: a prefix can mean `-` in some and `~` in others.
 * Everything else must be filled in one way. */
static void add_fill(struct maker *m, struct kernel_entry *entry, const struct kernel_fill *fill)
{
	if (!fill->field)
		return;
	VEC_EACH (struct kernel_fill, it, &entry->fills)
		if (it->slot == fill->slot) {
			if (!same_fill(it, fill))
				m->failure = "an operand whose access depends on a modifier";
			return;
		}
	VEC_PUSH(m->arena, &entry->fills, *fill);
}

void kernels_fill_entry(struct maker *m, struct kernel_entry *entry, const struct sem_bound *bound)
{
	for (size_t i = 0; i < m->layout.slots.count; i++) {
		const struct core_slot *slot = &m->layout.slots.items[i];
		struct kernel_fill fill = { .slot = (unsigned)i, .kind = FILL_CHOICE };
		if (slot->kind == CORE_SLOT_CHOICE)
			for (unsigned k = 0; k < m->modifier_count; k++) {
				if (m->modifiers[k].modifier == slot->modifier)
					fill.field = sem_modifier_field(m->modifiers[k].modifier, entry->opcode);
			}
		else
			fill = fill_of(m, bound, slot, (unsigned)i);
		fill.name = slot->symbol ? slot->symbol->name : (struct str){ 0 };
		if (!m->isa->program)
			kernels_note_file(m, fill.file);
		add_fill(m, entry, &fill);
	}
	for (size_t i = entry->fills.count; !bound->uniform && i-- > 0;) {
		struct kernel_fill *fill = &entry->fills.items[i];
		const struct core_slot *slot = &m->layout.slots.items[fill->slot];
		if (fill->kind != FILL_DESTINATION || !bound->accesses.items[slot->symbol->index].is_bool)
			continue;
		fill->decides = true;
		break;
	}
	entry->uniform = bound->uniform;
	if (bound->guard.field && bound->guard.file->of)
		m->failure = "a guard in a window of a register file";
	if (bound->guard.field) {
		kernels_note_file(m, bound->guard.file);
		entry->guard = bound->guard.field;
		entry->guard_invert = bound->guard.invert;
		entry->guard_invert_on = bound->guard.invert_on;
	}
}
