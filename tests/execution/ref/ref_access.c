/* SPDX-License-Identifier: MIT */
/* Reads what instructions operate on: operands with their modifiers, registers, memory. */
#include "ref_internal.h"

void ref_raise(struct ref *m, unsigned lane, size_t exception, uint64_t bad_address)
{
	if (m->raised >> lane & 1)
		return; /* the first one counts */
	m->raised |= (lane_mask)1 << lane;
	m->raise[lane] = exception;
	m->bad[lane] = bad_address;
}

size_t exception_of(const struct ref *m, enum event event)
{
	for (size_t i = 0; i < m->isa->exceptions.count; i++)
		if (m->isa->exceptions.items[i] == m->isa->raised[event])
			return i;
	return NO_INDEX;
}

/* ---- registers ---- */

size_t file_index(const struct ref *m, const struct register_file *file)
{
	const struct register_file *whole = register_file_whole(file);
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		if (m->isa->register_files.items[i] == whole)
			return i;
	return NO_INDEX;
}

bool is_constant(const struct ref *m, size_t file, uint64_t number)
{
	return number < m->numbers[file] && m->constants[file][number] == 1;
}

struct value file_read(struct ref *m, size_t file, uint64_t number, unsigned lane)
{
	const struct register_file *f = m->isa->register_files.items[file];
	uint64_t bits = is_constant(m, file, number)
						? m->reads[file][number]
						: m->state->files[file][number * f->lanes + (f->lanes > 1 ? lane : 0)];
	if (f->width == 1)
		return bool_value(bits & 1);
	struct value value = int_value((wide_int)bits);
	if (f->width > 64 && !f->high)
		ref_break(m, m->plan->code->block->span, "a register of '%.*s' has more than 128 bits",
			STR_ARG(f->name));
	if (f->high) {
		struct value high = file_read(m, file_index(m, f->high), number, lane);
		high.kind = VALUE_INT;
		high = int_left(m, &high, 64);
		value = int_combine(m, NODE_OR, &value, &high);
	}
	value.width = f->width;
	return value;
}

uint64_t operand_register(const struct ref *m, const struct sem_access *access)
{
	return field_extract(access->field, m->plan->word) + access->file->of_first;
}

static struct value register_read(
	struct ref *m, const struct sem_access *access, unsigned lane, struct span span)
{
	size_t file = file_index(m, access->file);
	uint64_t first = operand_register(m, access);
	struct value sum = int_value(0);
	if (is_constant(m, file, first))
		return file_read(m, file, first, lane);
	for (unsigned i = 0; i < access->count; i++) {
		if (!ref_is_register(m, file, first + i))
			ref_break(
				m, span, "register number %llu does not exist", (unsigned long long)(first + i));
		struct value part = file_read(m, file, first + i, lane);
		if (access->count == 1)
			return part;
		part = int_left(m, &part, (uint64_t)i * access->file->width);
		sum = int_combine(m, NODE_OR, &sum, &part);
	}
	return sum;
}

/* ---- registers of operand modes ---- */

/* NULL: none, in code whose value is not used. */
const struct node *ref_named_by(struct ref *m, const struct node *n, const struct value *value)
{
	struct value index = number_of(m, n->operands[0], value);
	uint64_t number;
	return int_small(&index, &number) && number + 1 < n->count ? n->operands[number + 1] : NULL;
}

void ref_eval_by_name(
	struct ref *m, struct frame *f, const struct node *n, lane_mask mask, struct value *out)
{
	struct value *index = take(m);
	eval(m, f, n->operands[0], mask, index);
	EACH_LANE (l, mask & ~m->raised) {
		const struct node *is = ref_named_by(m, n, &index[l]);
		out[l] = int_value(0);
		if (is)
			eval(m, f, is, (lane_mask)1 << l, out);
		out[l].width = m->isa->register_files.items[n->file]->width;
	}
	give(m);
}

/* ---- memory ---- */

/* The sum of the terms of an index. */
static struct value index_value(
	struct ref *m, const struct sem_index *index, unsigned lane, struct span span)
{
	struct value sum = int_value(0), part;
	VEC_EACH (struct sem_term, it, &index->terms) {
		if (it->file) {
			struct sem_access access = {
				.field = it->field, .file = it->file, .count = 1, .width = it->file->width
			};
			part = register_read(m, &access, lane, span);
		} else {
			uint64_t bits = field_extract(it->field, m->plan->word) >> it->lsb;
			bits &= it->width < 64 ? ((uint64_t)1 << it->width) - 1 : UINT64_MAX;
			part = int_value((wide_int)bits);
			if (it->is_signed && bits >> (it->width - 1))
				part.small -= (wide_int)1 << it->width;
		}
		sum = int_combine(m, NODE_ADD, &sum, &part);
	}
	return sum;
}

uint8_t *memory_byte(struct ref *m, size_t memory, uint64_t bank, uint64_t address)
{
	unsigned bits = m->isa->memories.items[memory]->address;
	const struct ref_bank *b = &m->state->banks[memory][bank];
	if (m->isa->program && bits < 64)
		address &= ((uint64_t)1 << bits) - 1;
	return address < b->base || address - b->base >= b->size ? NULL : &b->bytes[address - b->base];
}

/* Aligned accesses never wrap. */
static bool is_inside_memory(
	struct ref *m, size_t memory, uint64_t bank, uint64_t address, uint64_t bytes)
{
	for (uint64_t i = 0; i < bytes; i++)
		if (!memory_byte(m, memory, bank, address + i))
			return false;
	return true;
}

bool memory_place(struct ref *m, size_t memory, const struct value *bank,
	const struct value *address, unsigned width, bool store, unsigned lane, uint64_t *to_bank,
	uint64_t *at)
{
	enum event outside = store ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD;
	enum event misaligned = store ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD;
	const struct memory *space = m->isa->memories.items[memory];
	struct value wrapped = int_slice(m, address, 0, space->address);
	struct value full = int_slice(m, address, 0, sem_address_width(m->isa));
	uint64_t bad;
	*to_bank = 0;
	int_small(&wrapped, at);
	int_small(&full, &bad);
	if (bank && (!int_small(bank, to_bank) || *to_bank >= space->banks)) {
		ref_raise(m, lane, exception_of(m, outside), bad);
		return false;
	}
	if (!is_inside_memory(m, memory, *to_bank, *at, width / 8)) {
		ref_raise(m, lane, exception_of(m, outside), bad);
		return false;
	}
	if (!space->unaligned && *at % (width / 8)) {
		ref_raise(m, lane, exception_of(m, misaligned), bad);
		return false;
	}
	return true;
}

static struct value bytes_value(
	struct ref *m, size_t memory, uint64_t bank, uint64_t at, unsigned width)
{
	bool big = m->isa->memories.items[memory]->byte_order == ORDER_BIG;
	struct word sum = { 0, 0 };
	for (unsigned i = 0; i < width / 8; i++)
		sum = word_insert(
			sum, 8 * i, 8, *memory_byte(m, memory, bank, at + (big ? width / 8 - 1 - i : i)));
	return int_from_word(m, sum);
}

struct value memory_read(struct ref *m, size_t memory, const struct value *bank,
	const struct value *address, unsigned width, unsigned lane)
{
	struct value value = int_value(0);
	uint64_t number, at;
	if (memory_place(m, memory, bank, address, width, false, lane, &number, &at))
		value = bytes_value(m, memory, number, at, width);
	value.width = width;
	return value;
}

size_t memory_index(const struct ref *m, const struct memory *memory)
{
	size_t i = 0;
	while (m->isa->memories.items[i] != memory)
		i++;
	return i;
}

bool memory_operand_place(struct ref *m, const struct sem_access *access, bool store, unsigned lane,
	struct span span, uint64_t *bank, uint64_t *at)
{
	bool banks = access->memory->banks != 0;
	struct value first = index_value(m, &access->indices.items[0], lane, span);
	struct value second = banks ? index_value(m, &access->indices.items[1], lane, span) : first;
	return memory_place(m, memory_index(m, access->memory), banks ? &first : NULL, &second,
		access->width, store, lane, bank, at);
}

static struct value memory_operand(
	struct ref *m, const struct sem_access *access, unsigned lane, struct span span)
{
	struct value value = int_value(0);
	uint64_t bank, at;
	if (memory_operand_place(m, access, false, lane, span, &bank, &at))
		value = bytes_value(m, memory_index(m, access->memory), bank, at, access->width);
	value.width = access->width;
	return value;
}

/* ---- operands ---- */

/* The number that the bits encode. */
static wide_int coded(const struct sem_access *access, uint64_t bits)
{
	wide_int all = (wide_int)1 << access->own, number = (wide_int)bits;
	bool high = bits >> (access->own - 1) & 1;
	if (access->coding == CODING_TABLE)
		return bits < access->table->table.count ? access->table->table.items[bits] : 0;
	if (access->coding == CODING_ONES)
		return high ? number - (all - 1) : number;
	return access->is_signed && high ? number - all : number;
}

static struct value immediate(struct ref *m, const struct sem_access *access)
{
	uint64_t bits = field_extract(access->field, m->plan->word) >> access->lsb;
	bits &= access->own < 64 ? ((uint64_t)1 << access->own) - 1 : UINT64_MAX;
	return int_value(coded(access, bits) * access->scale + access->offset);
}

static bool is_on(const struct ref *m, const struct field *field, uint64_t on)
{
	return field && field_extract(field, m->plan->word) == on;
}

static struct value modified_float(
	const struct ref *m, const struct sem_access *access, struct value value)
{
	if (is_on(m, access->absolute, access->absolute_on))
		value.small &= 0x7FFFFFFF;
	if (is_on(m, access->negate, access->negate_on))
		value.small ^= 0x80000000;
	return value;
}

/* |x| is that of two's complement; -x is 2^w - x and ~x is 2^w - 1 - x, not truncated. */
static struct value modified_int(struct ref *m, const struct sem_access *access, struct value value)
{
	struct value all = int_power(m, access->width), one = int_value(1), zero = int_value(0);
	struct value half = int_power(m, access->width - 1);
	if (is_on(m, access->absolute, access->absolute_on)) {
		if (int_sign(&value) < 0)
			value = int_combine(m, NODE_SUBTRACT, &zero, &value);
		else if (int_compare(m, &value, &half) >= 0)
			value = int_combine(m, NODE_SUBTRACT, &all, &value);
	}
	if (is_on(m, access->negate, access->negate_on)) {
		value = int_combine(m, NODE_SUBTRACT, &all, &value);
	} else if (is_on(m, access->invert, access->invert_on)) {
		all = int_combine(m, NODE_SUBTRACT, &all, &one);
		value = int_combine(m, NODE_SUBTRACT, &all, &value);
	}
	return value;
}

static struct value unmodified(
	struct ref *m, const struct sem_access *access, unsigned lane, struct span span)
{
	switch (access->kind) {
	case SEM_ACCESS_REGISTER: return register_read(m, access, lane, span);
	case SEM_ACCESS_IMMEDIATE: return immediate(m, access);
	case SEM_ACCESS_MEMORY: return memory_operand(m, access, lane, span);
	case SEM_ACCESS_NONE:
	case SEM_ACCESS_FILE: break;
	}
	ref_break(m, span, "this name has no value of its own");
}

struct value access_read(
	struct ref *m, const struct sem_access *access, unsigned lane, bool raw, struct span span)
{
	struct value value = unmodified(m, access, lane, span);
	if (access->is_bool) {
		bool on = value.small & 1;
		if (!raw && (is_on(m, access->invert, access->invert_on) ||
						is_on(m, access->negate, access->negate_on)))
			on = !on;
		return bool_value(on);
	}
	value.kind = VALUE_INT;
	if (access->kind != SEM_ACCESS_IMMEDIATE || access->is_float)
		value = int_slice(m, &value, 0, access->width);
	if (access->is_float && access->width != 32)
		ref_break(m, span, "a float of %u bits cannot be executed", access->width);
	if (access->is_float)
		value = float_value((uint32_t)value.small);
	if (!raw && access->is_float)
		value = modified_float(m, access, value);
	else if (!raw && (access->absolute || access->negate || access->invert))
		value = modified_int(m, access, value);
	value.width = access->width;
	return value;
}
