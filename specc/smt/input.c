/* SPDX-License-Identifier: MIT */
/* What blocks read: operands with their modifiers, registers by their names, the machine. Each is
 * an input of the functions, with a port that says what it is in the instruction of the case. */
#include "smt/internal.h"

static const struct smt_value unknown_input = { 0 };

smt_ref smt_add_input(struct smt_walk *w, struct smt_port port)
{
	bool found = false;
	VEC_EACH (struct smt_port, it, &w->result->inputs)
		found = found || str_equal(it->name, port.name);
	if (!found)
		VEC_PUSH(w->arena, &w->result->inputs, port);
	return smt_input(&w->terms, port.name, port.index, port.width);
}

struct smt_port smt_register_port(struct str name, const struct register_file *file,
	uint64_t number, unsigned count, unsigned width)
{
	if (file->of) {
		number += file->of_first;
		file = file->of;
	}
	return (struct smt_port){ .kind = SMT_PORT_REGISTER,
		.name = name,
		.file = file,
		.number = number,
		.count = count,
		.width = width };
}

smt_ref smt_is_one(struct smt_walk *w, smt_ref bit)
{
	return smt_binary(&w->terms, SMT_SAME, bit, smt_number(&w->terms, wide_from(1), 1));
}

/* ---- operands ---- */

static const struct sem_access *access_of(struct smt_walk *w, const struct sem_symbol *symbol)
{
	return &w->bound.accesses.items[symbol->index];
}

static smt_ref register_bits(struct smt_walk *w, const struct sem_access *access, struct str name)
{
	return smt_add_input(
		w, smt_register_port(name, access->file, field_extract(access->field, w->word),
			   access->count, access->width));
}

static struct smt_value immediate(
	struct smt_walk *w, const struct sem_access *access, struct str name)
{
	struct smt_port port = { .kind = SMT_PORT_WORD,
		.name = name,
		.width = access->own,
		.field = access->field,
		.lsb = access->lsb };
	smt_ref bits = smt_add_input(w, port);
	struct smt_value v = access->is_signed ? smt_int(w, bits) : smt_unsigned(w, bits);
	struct smt_value scale = smt_constant(w, wide_from(access->scale));
	struct smt_value offset = smt_constant(w, wide_from(access->offset));
	if (access->coding == CODING_ONES) { /* one's complement: -(~bits) if the sign bit is set */
		struct smt_value pattern = smt_unsigned(w, bits);
		struct smt_value all = smt_constant(w, wide_mask(access->own));
		struct smt_value negative = smt_arithmetic(w, SEM_OP_MINUS, &pattern, &all);
		smt_ref sign = smt_is_one(w, smt_extract(&w->terms, bits, access->own - 1, 1));
		v = smt_join(w, sign, &negative, &pattern);
	} else if (access->coding == CODING_TABLE) {
		v = smt_constant(w, wide_from(0));
		for (size_t i = 0; i < access->table->table.count; i++) {
			struct smt_value entry = smt_constant(w, wide_from(access->table->table.items[i]));
			smt_ref number = smt_number(&w->terms, wide_from((int64_t)i), access->own);
			v = smt_join(w, smt_binary(&w->terms, SMT_SAME, bits, number), &entry, &v);
		}
	}
	if (access->scale != 1)
		v = smt_arithmetic(w, SEM_OP_TIMES, &v, &scale);
	return smt_arithmetic(w, SEM_OP_PLUS, &v, &offset);
}

/* The sum of the fields of an index. */
static uint64_t term_of_index(struct smt_walk *w, const struct sem_index *index)
{
	uint64_t sum = 0;
	VEC_EACH (struct sem_term, it, &index->terms) {
		uint64_t bits = field_extract(it->field, w->word) >> it->lsb;
		if (it->width < 64)
			bits &= ((uint64_t)1 << it->width) - 1;
		sum += bits;
	}
	return sum;
}

static smt_ref memory_bits(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol)
{
	const struct sem_access *access = access_of(w, symbol);
	bool banks = access->memory->banks != 0;
	struct smt_port port = { .kind = SMT_PORT_MEMORY,
		.name = symbol->name,
		.width = access->width,
		.memory = access->memory };
	if (smt_is_element(access))
		return smt_operand_word(w, f, symbol);
	if (banks)
		port.bank = term_of_index(w, &access->indices.items[0]);
	port.address = term_of_index(w, &access->indices.items[banks ? 1 : 0]);
	return smt_add_input(w, port);
}

static smt_ref flag_input(
	struct smt_walk *w, const struct sem_symbol *symbol, const struct field *field, uint64_t on)
{
	struct smt_port port = { .kind = SMT_PORT_WORD, .width = field->width, .field = field };
	port.name = str_printf(w->arena, "%.*s.%.*s", STR_ARG(symbol->name), STR_ARG(field->suffix));
	smt_ref bits = smt_add_input(w, port);
	return smt_binary(
		&w->terms, SMT_SAME, bits, smt_number(&w->terms, wide_from((int64_t)on), field->width));
}

static struct smt_value term_of_modified_float(struct smt_walk *w, const struct sem_symbol *symbol,
	const struct sem_access *access, smt_ref bits)
{
	smt_ref all = smt_number(&w->terms, wide_from(0x7FFFFFFF), 32);
	smt_ref sign = smt_number(&w->terms, wide_from(0x80000000), 32);
	if (access->absolute) {
		smt_ref positive = smt_binary(&w->terms, SMT_AND, bits, all);
		bits = smt_choose(&w->terms, flag_input(w, symbol, access->absolute, access->absolute_on),
			positive, bits);
	}
	if (access->negate) {
		smt_ref negative = smt_binary(&w->terms, SMT_XOR, bits, sign);
		bits = smt_choose(
			&w->terms, flag_input(w, symbol, access->negate, access->negate_on), negative, bits);
	}
	return smt_float(bits);
}

static struct smt_value modified_int(struct smt_walk *w, const struct sem_symbol *symbol,
	const struct sem_access *access, struct smt_value v)
{
	struct smt_value power = smt_constant(w, wide_power(access->width)), other;
	struct smt_value half = smt_constant(w, wide_power(access->width - 1));
	struct smt_value mask = smt_constant(w, wide_mask(access->width));
	struct smt_value zero = smt_constant(w, wide_from(0));
	if (access->absolute) {
		other = smt_arithmetic(w, SEM_OP_MINUS, &power, &v);
		other = smt_join(w, smt_less(w, &v, &half), &v, &other);
		struct smt_value negative = smt_negative(w, &v);
		other = smt_join(w, smt_less(w, &v, &zero), &negative, &other);
		v = smt_join(w, flag_input(w, symbol, access->absolute, access->absolute_on), &other, &v);
	}
	struct smt_value plain = v; /* with both on, only `-` applies */
	if (access->invert) {
		other = smt_arithmetic(w, SEM_OP_MINUS, &mask, &plain);
		v = smt_join(w, flag_input(w, symbol, access->invert, access->invert_on), &other, &plain);
	}
	if (access->negate) {
		other = smt_arithmetic(w, SEM_OP_MINUS, &power, &plain);
		v = smt_join(w, flag_input(w, symbol, access->negate, access->negate_on), &other, &v);
	}
	return v;
}

static struct smt_value modified_truth(
	struct smt_walk *w, const struct sem_symbol *symbol, const struct sem_access *access, smt_ref v)
{
	const struct field *field = access->invert ? access->invert : access->negate;
	uint64_t on = access->invert ? access->invert_on : access->negate_on;
	if (field) {
		smt_ref inverse = smt_not(&w->terms, v);
		v = smt_choose(&w->terms, flag_input(w, symbol, field, on), inverse, v);
	}
	return smt_bool(v);
}

struct smt_value smt_operand(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol, bool raw)
{
	const struct sem_access *access = access_of(w, symbol);
	struct smt_value v;
	smt_ref bits = NULL;
	switch (access->kind) {
	case SEM_ACCESS_REGISTER: bits = register_bits(w, access, symbol->name); break;
	case SEM_ACCESS_MEMORY: bits = memory_bits(w, f, symbol); break;
	case SEM_ACCESS_IMMEDIATE: v = immediate(w, access, symbol->name); break;
	case SEM_ACCESS_NONE:
	case SEM_ACCESS_FILE: smt_fail(w, "an operand without a value"); return unknown_input;
	}
	if (access->is_bool)
		return raw ? smt_bool(smt_is_one(w, bits))
				   : modified_truth(w, symbol, access, smt_is_one(w, bits));
	if (access->is_float) {
		bits = bits ? bits : smt_low_bits(w, &v, 32);
		if (bits->width != 32)
			smt_fail(w, "a float other than binary32");
		return raw || w->failure ? smt_float(bits)
								 : term_of_modified_float(w, symbol, access, bits);
	}
	if (bits)
		v = smt_unsigned(w, bits);
	if (!raw)
		v = modified_int(w, symbol, access, v);
	v.width = access->width;
	return v;
}

struct smt_value smt_operand_modifier(
	struct smt_walk *w, const struct sem_symbol *symbol, struct str name)
{
	const struct sem_access *a = access_of(w, symbol);
	enum sem_sign sign = sem_sign_named(a->signs, name);
	if (sign < SEM_SIGNS)
		return smt_bool(flag_input(w, symbol, a->signs[sign], a->on[sign]));
	return smt_bool(smt_truth(&w->terms, false)); /* this opcode's operand does not have it */
}

struct smt_value smt_register_number(struct smt_walk *w, const struct sem_symbol *symbol)
{
	const struct sem_access *access = access_of(w, symbol);
	if (access->kind != SEM_ACCESS_REGISTER) {
		smt_fail(w, "the number of an operand that is not a register");
		return unknown_input;
	}
	struct smt_port port = {
		.kind = SMT_PORT_WORD, .width = access->field->width, .field = access->field
	};
	port.name = str_printf(w->arena, "%.*s.number", STR_ARG(symbol->name));
	struct smt_value v = smt_unsigned(w, smt_add_input(w, port));
	struct smt_value first = smt_constant(w, wide_from((int64_t)access->file->of_first));
	return smt_arithmetic(w, SEM_OP_PLUS, &v, &first);
}

/* ---- outputs ---- */

bool smt_is_output(const struct smt_walk *w, const struct smt_frame *f, size_t index)
{
	return f->depth == 0 && index < w->bound.accesses.count && w->bound.accesses.items[index].out &&
		   w->bound.accesses.items[index].kind != SEM_ACCESS_NONE;
}

bool smt_holds_old(
	const struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol)
{
	return smt_is_output(w, f, symbol->index) && (symbol->in || sem_keeps(symbol));
}

struct smt_value smt_old_output(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol)
{
	const struct sem_access *access = access_of(w, symbol);
	if (access->kind == SEM_ACCESS_MEMORY)
		return smt_unsigned(w, smt_operand_word(w, f, symbol));
	smt_ref bits =
		register_bits(w, access, str_printf(w->arena, "%.*s.old", STR_ARG(symbol->name)));
	return access->is_bool ? smt_bool(smt_is_one(w, bits)) : smt_unsigned(w, bits);
}

/* ---- registers by their own names, and the machine ---- */

static int find_own(struct smt_walk *w, struct smt_own own)
{
	for (size_t i = 0; i < w->own.count; i++)
		if (w->own.items[i].kind == own.kind && w->own.items[i].file == own.file &&
			w->own.items[i].number == own.number)
			return (int)i;
	if (w->own.count == SMT_MAX_OWN) {
		smt_fail(w, "too many registers");
		return 0;
	}
	VEC_PUSH(w->arena, &w->own, own);
	return (int)w->own.count - 1;
}

size_t smt_own_register(
	struct smt_walk *w, const struct register_file *file, uint64_t number, struct str name)
{
	return (size_t)find_own(w, (struct smt_own){ SMT_PLACE_REGISTER, register_file_whole(file),
								   number + file->of_first, file->width, name });
}

static uint64_t first_register(const struct smt_walk *w, const struct sem_access *access)
{
	return field_extract(access->field, w->word) + access->file->of_first;
}

/* The number of the register that e, an operand or a name, denotes; false if it is neither. */
static bool register_of(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e, uint64_t *number)
{
	const struct sem_symbol *symbol = e->symbol;
	if (e->kind != SEM_NAME)
		return false;
	if (!symbol) {
		*number = e->state->number;
		return true;
	}
	if (f->depth || access_of(w, symbol)->kind != SEM_ACCESS_REGISTER)
		return false;
	*number = first_register(w, access_of(w, symbol));
	return true;
}

static struct smt_slot *slot_of_own(struct smt_walk *w, struct smt_frame *f, struct smt_own own)
{
	return &f->state.slots[f->scope->symbols.count + (size_t)find_own(w, own)];
}

static bool is_register_of(
	const struct smt_own *own, const struct sem_access *access, uint64_t first)
{
	return own->kind == SMT_PLACE_REGISTER && own->file == register_file_whole(access->file) &&
		   own->number >= first && own->number - first < access->count;
}

void smt_assigned(struct smt_walk *w, struct smt_frame *f, size_t index, smt_ref condition)
{
	struct smt_own own = w->own.items[index];
	const struct smt_slot *slot = &f->state.slots[f->scope->symbols.count + index];
	if (own.kind == SMT_PLACE_PC) {
		own.kind = SMT_PLACE_GOES_ON;
		*slot_of_own(w, f, own) = *slot;
	} else if (own.file->kind == FILE_REGISTERS) {
		own.kind = SMT_PLACE_LAST;
		struct smt_slot *last = slot_of_own(w, f, own);
		smt_ref before = last->any ? last->value.term : smt_truth(&w->terms, false);
		*last = (struct smt_slot){ true,
			smt_bool(smt_binary(&w->terms, SMT_EITHER, before, condition)) };
	}
}

int smt_own_of_output(struct smt_walk *w, const struct sem_access *access)
{
	uint64_t first = first_register(w, access);
	for (size_t i = 0; i < w->own.count; i++)
		if (is_register_of(&w->own.items[i], access, first)) {
			if (access->count > 1 || access->width != w->own.items[i].width)
				smt_fail(w, "several registers, and one of them by its name");
			return (int)i;
		}
	return -1;
}

smt_ref smt_is_last(struct smt_walk *w, const struct smt_frame *f, size_t index)
{
	const struct smt_slot *slots = f->state.slots + f->scope->symbols.count;
	const struct smt_own *own = &w->own.items[index];
	for (size_t i = 0; i < w->own.count; i++)
		if (w->own.items[i].kind == SMT_PLACE_LAST && w->own.items[i].file == own->file &&
			w->own.items[i].number == own->number && slots[i].any)
			return slots[i].value.term;
	return smt_truth(&w->terms, false);
}

int smt_own_place(struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e)
{
	uint64_t number;
	if (e->side) {
		if (!register_of(w, f, e->operands.items[0], &number)) {
			smt_fail(w, "a register with a computed number");
			return -1;
		}
		return (int)smt_own_register(w, e->side, number,
			str_printf(
				w->arena, "%.*s.%.*s", STR_ARG(e->operands.items[0]->text), STR_ARG(e->text)));
	}
	if (e->kind != SEM_NAME || e->symbol)
		return -1;
	if (e->state->kind == SEM_STATE_REGISTER)
		return (int)smt_own_register(w, e->state->file, e->state->number, e->text);
	if (e->state->kind == SEM_STATE_PC)
		return find_own(w, (struct smt_own){ SMT_PLACE_PC, NULL, 0, e->state->width, STR("pc") });
	return -1;
}

static struct smt_value term_of_next_pc(struct smt_walk *w, unsigned width)
{
	struct smt_port port = { .kind = SMT_PORT_NEXT_PC, .name = STR("next_pc"), .width = width };
	return smt_unsigned(w, smt_add_input(w, port));
}

struct smt_value smt_own_old(struct smt_walk *w, size_t index)
{
	const struct smt_own *own = &w->own.items[index];
	if (own->kind == SMT_PLACE_GOES_ON)
		return term_of_next_pc(w, own->width);
	if (own->kind == SMT_PLACE_LAST)
		return smt_bool(smt_truth(&w->terms, false));
	struct smt_port port = { .kind = SMT_PORT_PC, .name = own->name, .width = own->width };
	if (own->kind == SMT_PLACE_REGISTER) {
		port = smt_register_port(own->name, own->file, own->number, 1, own->width);
		const struct register_name *constant = register_constant(own->file, own->number);
		if (constant) {
			smt_ref fixed = smt_number(&w->terms, wide_from((int64_t)constant->reads), own->width);
			return own->width == 1 ? smt_bool(smt_is_one(w, fixed)) : smt_unsigned(w, fixed);
		}
	}
	smt_ref bits = smt_add_input(w, port);
	return own->width == 1 ? smt_bool(smt_is_one(w, bits)) : smt_unsigned(w, bits);
}

struct smt_value smt_own_value(struct smt_walk *w, struct smt_frame *f, size_t index)
{
	const struct smt_slot *slot = &f->state.slots[f->scope->symbols.count + index];
	if (slot->any)
		return slot->value;
	return smt_own_old(w, index);
}

static struct smt_value term_of_flags(
	struct smt_walk *w, struct smt_frame *f, const struct sem_state *state)
{
	struct smt_value sum = smt_constant(w, wide_from(0));
	VEC_EACH (struct register_file *, it, &w->isa->register_files) {
		if ((*it)->kind != FILE_STATE || (*it)->state != state->fact || (*it)->flag < 0)
			continue;
		size_t own = smt_own_register(w, *it, 0, (*it)->name);
		struct smt_value flag = smt_own_value(w, f, own);
		struct smt_value by = smt_constant(w, wide_from((*it)->flag));
		flag = smt_arithmetic(w, SEM_OP_LEFT, &flag, &by);
		sum = smt_arithmetic(w, SEM_OP_OR, &sum, &flag);
	}
	sum.width = state->width;
	return sum;
}

static struct smt_value term_of_lanes(struct smt_walk *w, bool active)
{
	unsigned lanes = isa_lanes(w->isa), bits = 1;
	while (lanes > 1u << bits)
		bits++;
	struct smt_port port = { .kind = active ? SMT_PORT_ACTIVE : SMT_PORT_LANE,
		.name = active ? STR("active") : STR("laneid"),
		.width = active ? lanes : bits };
	struct smt_value v = smt_unsigned(w, smt_add_input(w, port));
	v.width = active ? lanes : 0;
	return v;
}

struct smt_value smt_state_value(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct sem_state state = { .kind = SEM_STATE_NONE };
	if (e->state)
		state = *e->state;
	if (state.kind == SEM_STATE_LANEID || state.kind == SEM_STATE_ACTIVE)
		return term_of_lanes(w, state.kind == SEM_STATE_ACTIVE);
	int own = smt_own_place(w, f, e);
	if (own >= 0)
		return smt_own_value(w, f, (size_t)own);
	if (state.kind == SEM_STATE_FLAGS)
		return term_of_flags(w, f, &state);
	if (state.kind == SEM_STATE_NEXT_PC)
		return term_of_next_pc(w, state.width);
	if (state.kind == SEM_STATE_CYCLES) {
		struct smt_port port = { .kind = SMT_PORT_CYCLES, .name = STR("cycles"), .width = 64 };
		return smt_unsigned(w, smt_add_input(w, port));
	}
	smt_fail(w, "a name of the machine state");
	return unknown_input;
}
