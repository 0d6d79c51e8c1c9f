/* SPDX-License-Identifier: MIT */
/* Executes every form of every opcode on random states and reports where the pseudo-code violates a
 * rule of the language: each place once, with the number of violations. */
#include "ref_soak.h"

#include <inttypes.h>
#include <string.h>

#include "ref_random.h"

struct finding {
	const char *message;
	const struct opcode *opcode;
	uint64_t count;
};

struct soak {
	struct ref *ref;
	struct arena *arena;
	VEC(struct finding) findings;
	uint64_t runs, raised, unexecutable;
};

static void note_broken(struct soak *s, const struct opcode *opcode)
{
	VEC_EACH (struct finding, it, &s->findings)
		if (!strcmp(it->message, ref_message(s->ref))) {
			it->count++;
			return;
		}
	struct finding finding = { arena_printf(s->arena, "%s", ref_message(s->ref)), opcode, 1 };
	VEC_PUSH(s->arena, &s->findings, finding);
}

/* Banks of sizes up to 128 KiB, so that most displacements are inside some and outside others. */
static void fill_banks(struct soak *s, struct ref_state *state, uint64_t *seed)
{
	enum { LARGEST = 17 };
	const struct isa *isa = ref_isa(s->ref);
	for (size_t i = 0; i < isa->memories.count; i++) {
		const struct memory *memory = isa->memories.items[i];
		uint64_t largest = (uint64_t)1 << (memory->address < LARGEST ? memory->address : LARGEST);
		for (unsigned b = 0; b < (memory->banks ? memory->banks : 1); b++) {
			uint64_t size = b % 3 == 0 ? largest : b % 3 == 1 ? largest / 3 : b;
			state->banks[i][b].bytes = arena_alloc(s->arena, size);
			state->banks[i][b].size = size;
			for (uint64_t k = 0; k < size; k++)
				state->banks[i][b].bytes[k] = (uint8_t)(ref_random(seed) >> 40);
		}
	}
}

/* ---- machines ---- */

/* Stores a word of the form in memory; returns the address after it. */
static uint64_t put_word(
	struct soak *s, struct ref_bank *bank, uint64_t at, const struct form *form, uint64_t *seed)
{
	uint8_t bytes[WORD_BITS / 8];
	unsigned size = form->opcode->length / 8;
	isa_store_word(ref_isa(s->ref), ref_random_word(form, seed), form->opcode->length, bytes);
	for (unsigned k = 0; k < size && at + k < bank->size; k++)
		bank->bytes[at + k] = bytes[k];
	return at + size;
}

/* Puts the instruction at a random address, sometimes after a prefix; a prefix is followed by any
 * instruction. */
static void put_instruction(
	struct soak *s, const struct form *form, struct ref_state *state, uint64_t *seed)
{
	const struct isa *isa = ref_isa(s->ref);
	size_t program = 0;
	while (isa->memories.items[program] != isa->program)
		program++;
	struct ref_bank *bank = &state->banks[program][0];
	uint64_t r = ref_random(seed) >> 8, at = r % bank->size;
	const struct form *other = isa->forms.items[(r >> 20) % isa->forms.count];
	at -= r % 64 ? at % (isa->unit / 8) : 0;
	state->pc = isa->counter < 64 ? at & (((uint64_t)1 << isa->counter) - 1) : at;
	at = state->pc;
	if (ref_is_prefix(other->opcode) && !ref_is_prefix(form->opcode))
		at = put_word(s, bank, at, other, seed);
	at = put_word(s, bank, at, form, seed);
	if (ref_is_prefix(form->opcode))
		put_word(s, bank, at, other, seed);
}

/* A machine may raise for forms without semantics. */
static bool is_executable(struct soak *s, const struct form *form, uint64_t *seed)
{
	struct decoded decoded;
	codec_decode_word(
		ref_codec(s->ref), ref_random_word(form, seed), form->opcode->length, &decoded);
	return decoded.status != DECODE_OK || ref_is_executable(s->ref, &decoded);
}

/* An interrupt, a reset, or the instruction. */
static enum ref_stop run_machine(
	struct soak *s, const struct form *form, struct ref_state *state, uint64_t *seed)
{
	uint64_t r = ref_random(seed) >> 8;
	if (r % 64 == 0)
		return ref_reset(s->ref, state);
	if (r % 64 == 1)
		return ref_interrupt(s->ref, state, (r >> 8) % ref_isa(s->ref)->exceptions.count);
	put_instruction(s, form, state, seed);
	return ref_step(s->ref, state, NULL, 0);
}

/* ---- all forms ---- */

static enum ref_stop run_word(
	struct soak *s, const struct form *form, struct ref_state *state, uint64_t *seed)
{
	struct decoded decoded;
	struct word word = ref_random_word(form, seed);
	codec_decode_word(ref_codec(s->ref), word, form->opcode->length, &decoded);
	return decoded.status == DECODE_OK ? ref_execute(s->ref, state, &decoded) : REF_NONE;
}

static void run_form(struct soak *s, const struct form *form, struct ref_state *state,
	uint64_t count, uint64_t *seed)
{
	enum { RUNS_A_STATE = 16 };
	bool machine = ref_is_machine(s->ref);
	for (uint64_t i = 0; i < count; i++) {
		if (i % RUNS_A_STATE == 0)
			ref_random_state(s->ref, state, seed);
		if (machine && !is_executable(s, form, seed)) {
			s->unexecutable++;
			continue;
		}
		enum ref_stop stop =
			machine ? run_machine(s, form, state, seed) : run_word(s, form, state, seed);
		s->runs++;
		s->raised += stop == REF_RAISE || (machine && ref_has_raised(s->ref));
		s->unexecutable += stop == REF_UNEXECUTABLE;
		if (stop == REF_BROKEN)
			note_broken(s, form->opcode);
	}
}

bool ref_soak(struct ref *ref, uint64_t count, uint64_t seed, FILE *out)
{
	struct arena arena = { 0 };
	struct soak s = { .ref = ref, .arena = &arena };
	struct ref_state *state = ref_state_new(ref);
	fill_banks(&s, state, &seed);
	VEC_EACH (struct form *, it, &ref_isa(ref)->forms)
		if ((*it)->boxes.count)
			run_form(&s, *it, state, count, &seed);
	VEC_EACH (struct finding, it, &s.findings)
		fprintf(out, "%s (%.*s, %" PRIu64 " times)\n", it->message,
			STR_ARG(it->opcode->definition->name), it->count);
	fprintf(out,
		"%" PRIu64 " runs, %" PRIu64 " raised, %" PRIu64 " unexecutable, %zu rules broken\n",
		s.runs, s.raised, s.unexecutable, s.findings.count);
	bool good = !s.findings.count && !s.unexecutable;
	arena_free(&arena);
	return good;
}
