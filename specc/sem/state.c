/* SPDX-License-Identifier: MIT */
/* What names denote that neither the header nor an assignment of a block introduces: registers,
 * memory, the program counter and other parts of the machine. */
#include "sem/sem.h"

/* ---- registers ---- */

bool sem_is_number(struct str text, uint64_t *value)
{
	*value = 0;
	for (size_t i = 0; i < text.length; i++) {
		if (text.text[i] < '0' || text.text[i] > '9' || i == 9)
			return false;
		*value = *value * 10 + (uint64_t)(text.text[i] - '0');
	}
	return text.length > 0;
}

struct str sem_register_name(const struct isa *isa, struct str name)
{
	uint64_t number, own;
	VEC_EACH (struct register_file *, file, &isa->register_files) {
		if (!(*file)->prefix.length || !str_starts_with(name, (*file)->prefix) ||
			!sem_is_number(str_slice(name, (*file)->prefix.length, name.length), &number))
			continue;
		VEC_EACH (struct register_name, it, &(*file)->names)
			if (it->number == number && !register_file_find(*file, name, &own))
				return it->name;
	}
	return (struct str){ 0 };
}

static bool state_register(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	const struct register_file *file =
		isa_next_register(scope->run->isa, name, NULL, &state->number);
	if (!file)
		return false;
	state->kind = SEM_STATE_REGISTER;
	state->file = file;
	state->width = file->width;
	return true;
}

static bool state_flags(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	const struct isa *isa = scope->run->isa;
	const struct fact *fact = NULL;
	VEC_EACH (struct fact *, it, &isa->facts)
		if ((*it)->kind == AST_DEF_STATE && str_equal((*it)->name, name))
			fact = *it;
	if (!fact)
		return false;
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->kind == FILE_STATE && (*it)->state == fact && (*it)->flag >= (int)state->width)
			state->width = (unsigned)(*it)->flag + 1;
	state->kind = state->width ? SEM_STATE_FLAGS : SEM_STATE_NONE;
	state->fact = fact;
	return state->width != 0;
}

/* ---- the machine ---- */

bool sem_counts_cycles(const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if ((*it)->definition->has_cycles)
			return true;
	return false;
}

static unsigned cause_width(const struct isa *isa)
{
	uint64_t most = 1;
	unsigned width = 0;
	VEC_EACH (struct exception *, it, &isa->exceptions)
		most = (*it)->code > most ? (*it)->code : most;
	for (; most; most >>= 1)
		width++;
	return width;
}

unsigned sem_address_width(const struct isa *isa)
{
	unsigned width = isa->counter;
	VEC_EACH (struct memory *, it, &isa->memories)
		if ((*it)->address > width)
			width = (*it)->address;
	return width;
}

static bool in_trap(const struct sem_scope *scope)
{
	return scope->block->kind == SEM_MACHINE && str_equal_c(scope->block->name, "trap");
}

static bool state_machine(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	const struct isa *isa = scope->run->isa;
	if (!isa->counter)
		return false;
	state->width = isa->counter;
	if (str_equal_c(name, "pc")) {
		state->kind = SEM_STATE_PC;
	} else if (str_equal_c(name, "next_pc")) {
		state->kind = SEM_STATE_NEXT_PC;
	} else if (str_equal_c(name, "cycles")) {
		state->kind = SEM_STATE_CYCLES;
		state->width = 64;
	} else if (str_equal_c(name, "cause") && in_trap(scope)) {
		state->kind = SEM_STATE_CAUSE;
		state->width = cause_width(isa);
	} else if (str_equal_c(name, "bad_address") && in_trap(scope)) {
		state->kind = SEM_STATE_BAD_ADDRESS;
		state->width = sem_address_width(isa);
	} else {
		state->width = 0;
	}
	return state->kind != SEM_STATE_NONE;
}

/* ram; or ram16 for accesses of 16 bits */
static bool state_memory(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	const struct isa *isa = scope->run->isa;
	uint64_t bits;
	state->memory = isa_find_memory(isa, name);
	VEC_EACH (struct memory *, it, &isa->memories) {
		if (state->memory || (*it)->banks || !str_starts_with(name, (*it)->name) ||
			!sem_is_number(str_slice(name, (*it)->name.length, name.length), &bits) ||
			name.text[(*it)->name.length] == '0')
			continue;
		if (bits == 8 || bits == 16 || bits == 32 || bits == 64) {
			state->memory = *it;
			state->width = (unsigned)bits;
		}
	}
	if (state->memory)
		state->kind = SEM_STATE_MEMORY;
	return state->memory != NULL;
}

static bool state_file(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	const struct register_file *file = isa_find_file(scope->run->isa, name);
	if (!file || file->kind != FILE_REGISTERS || file->of)
		return false;
	state->kind = SEM_STATE_FILE;
	state->file = file;
	state->width = file->width;
	return true;
}

static bool state_lanes(const struct sem_scope *scope, struct str name, struct sem_state *state)
{
	(void)scope;
	state->kind = str_equal_c(name, "laneid")   ? SEM_STATE_LANEID
				  : str_equal_c(name, "active") ? SEM_STATE_ACTIVE
												: SEM_STATE_NONE;
	return state->kind != SEM_STATE_NONE;
}

/* The meaning number `nth` of a name, from 0. */
static struct sem_state nth_meaning(const struct sem_scope *scope, struct str name, unsigned nth)
{
	static bool (*const finders[])(
		const struct sem_scope *scope, struct str name, struct sem_state *state) = { state_lanes,
		state_machine, state_register, state_flags, state_memory, state_file };
	for (size_t i = 0; i < sizeof finders / sizeof *finders; i++) {
		struct sem_state state = { .kind = SEM_STATE_NONE };
		if (finders[i](scope, name, &state) && !nth--)
			return state;
	}
	return (struct sem_state){ .kind = SEM_STATE_NONE };
}

struct sem_state sem_find_state(const struct sem_scope *scope, struct str name)
{
	return nth_meaning(scope, name, 0);
}

struct sem_state sem_second_state(const struct sem_scope *scope, struct str name)
{
	return nth_meaning(scope, name, 1);
}

bool sem_is_machine_state(const struct sem_state *state)
{
	return state->kind != SEM_STATE_NONE && state->kind != SEM_STATE_LANEID &&
		   state->kind != SEM_STATE_ACTIVE;
}

/* ---- side fields ---- */

const struct register_file *sem_operand_file(const struct sem_symbol *symbol)
{
	const struct field *field = symbol->fields.list.count ? symbol->fields.list.items[0] : NULL;
	return field && field->type->kind == TYPE_REGISTER ? field->type->file : NULL;
}

bool sem_label_value(const struct sem_expr *e, int64_t *value)
{
	if (e->kind == SEM_BOOL) {
		*value = (int64_t)e->number.lo;
		return true;
	}
	if (e->constant && e->constant->value <= INT64_MAX) {
		*value = (int64_t)e->constant->value;
		return true;
	}
	return sem_constant(e, value);
}
