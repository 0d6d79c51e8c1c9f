/* SPDX-License-Identifier: MIT */
/* The state that instructions operate on: registers by file, banks of memory, active lanes, pc. */
#include "ref_internal.h"

const struct isa *ref_isa(const struct ref *ref)
{
	return ref->isa;
}

struct codec *ref_codec(struct ref *ref)
{
	return ref->codec;
}

unsigned ref_lanes(const struct ref *ref)
{
	return ref->lanes;
}

uint64_t ref_file_numbers(const struct ref *ref, size_t file)
{
	return ref->numbers[file];
}

unsigned ref_file_lanes(const struct ref *ref, size_t file)
{
	return ref->isa->register_files.items[file]->lanes;
}

bool ref_is_register(const struct ref *ref, size_t file, uint64_t number)
{
	return number < ref->numbers[file] && !ref->constants[file][number];
}

static size_t file_places(const struct ref *ref, size_t file)
{
	return (size_t)ref->numbers[file] * ref_file_lanes(ref, file);
}

static unsigned bank_count(const struct memory *memory)
{
	return memory->banks ? memory->banks : 1;
}

struct ref_state *ref_state_new(struct ref *ref)
{
	struct ref_state *state = ARENA_NEW(ref->arena, struct ref_state);
	const struct isa *isa = ref->isa;
	state->files = ARENA_ARRAY(ref->arena, uint64_t *, isa->register_files.count);
	state->banks = ARENA_ARRAY(ref->arena, struct ref_bank *, isa->memories.count);
	for (size_t i = 0; i < isa->register_files.count; i++)
		state->files[i] = ARENA_ARRAY(ref->arena, uint64_t, file_places(ref, i));
	for (size_t i = 0; i < isa->memories.count; i++)
		state->banks[i] =
			ARENA_ARRAY(ref->arena, struct ref_bank, bank_count(isa->memories.items[i]));
	ref_state_reset(ref, state);
	return state;
}

void ref_state_start(const struct ref *ref, struct ref_state *state)
{
	for (size_t i = 0; i < ref->isa->register_files.count; i++) {
		memset(state->files[i], 0, file_places(ref, i) * sizeof(uint64_t));
		if (ref->isa->register_files.items[i]->kind == FILE_STATE)
			state->files[i][0] = ref->isa->register_files.items[i]->initial;
	}
	state->active = ref->lanes == 64 ? UINT64_MAX : ((uint64_t)1 << ref->lanes) - 1;
	state->pc = state->cycles = 0;
}

void ref_state_reset(struct ref *ref, struct ref_state *state)
{
	const struct isa *isa = ref->isa;
	for (size_t i = 0; i < isa->memories.count; i++)
		memset(state->banks[i], 0, bank_count(isa->memories.items[i]) * sizeof(struct ref_bank));
	state->breaks = NULL;
	state->break_count = 0;
	state->stop_on_trap = state->stop_on_self_jump = false;
	ref_state_start(ref, state);
}

void ref_copy_registers(const struct ref *ref, struct ref_state *to, const struct ref_state *from)
{
	for (size_t i = 0; i < ref->isa->register_files.count; i++)
		memcpy(to->files[i], from->files[i], file_places(ref, i) * sizeof(uint64_t));
	to->active = from->active;
	to->pc = from->pc;
	to->cycles = from->cycles;
}

void ref_state_copy(struct ref *ref, struct ref_state *to, const struct ref_state *from)
{
	const struct isa *isa = ref->isa;
	ref_copy_registers(ref, to, from);
	for (size_t i = 0; i < isa->memories.count; i++)
		memcpy(to->banks[i], from->banks[i],
			bank_count(isa->memories.items[i]) * sizeof(struct ref_bank));
	to->stop_on_trap = from->stop_on_trap;
	to->stop_on_self_jump = from->stop_on_self_jump;
	to->breaks = from->breaks;
	to->break_count = from->break_count;
}

bool ref_state_equal(const struct ref *ref, const struct ref_state *a, const struct ref_state *b)
{
	if (a->active != b->active || a->pc != b->pc || a->cycles != b->cycles)
		return false;
	for (size_t i = 0; i < ref->isa->register_files.count; i++)
		for (uint64_t n = 0; n < ref->numbers[i]; n++) {
			unsigned lanes = ref_file_lanes(ref, i);
			if (ref_is_register(ref, i, n) &&
				memcmp(a->files[i] + n * lanes, b->files[i] + n * lanes, lanes * sizeof(uint64_t)))
				return false;
		}
	return true;
}
