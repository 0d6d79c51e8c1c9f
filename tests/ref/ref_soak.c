/* Runs every form of every opcode on random states and says where the pseudo-code breaks a rule of
 * the language: each place once, with how often. */
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

/* Banks of all sizes up to 128 KiB, so that most displacements lie inside of some and outside of
 * others. */
static void fill_banks(struct soak *s, struct ref_state *state, uint64_t *seed)
{
	enum { LARGEST = 1 << 17 };
	const struct isa *isa = ref_isa(s->ref);
	for (size_t i = 0; i < isa->memories.count; i++) {
		unsigned banks = isa->memories.items[i]->banks ? isa->memories.items[i]->banks : 1;
		for (unsigned b = 0; b < banks; b++) {
			uint64_t size = b % 3 == 0 ? LARGEST : b % 3 == 1 ? LARGEST / 3 : b;
			state->banks[i][b].bytes = arena_alloc(s->arena, size);
			state->banks[i][b].size = size;
			for (uint64_t k = 0; k < size; k++)
				state->banks[i][b].bytes[k] = (uint8_t)(ref_random(seed) >> 40);
		}
	}
}

static void run_form(struct soak *s, const struct form *form, struct ref_state *state,
	uint64_t count, uint64_t *seed)
{
	enum { RUNS_A_STATE = 16 };
	struct decoded decoded;
	for (uint64_t i = 0; i < count; i++) {
		struct word word = ref_random_word(form, seed);
		codec_decode_word(ref_codec(s->ref), word, form->opcode->length, &decoded);
		if (decoded.status != DECODE_OK)
			continue;
		if (i % RUNS_A_STATE == 0)
			ref_random_state(s->ref, state, seed);
		enum ref_stop stop = ref_execute(s->ref, state, &decoded);
		s->runs++;
		s->raised += stop == REF_RAISE;
		s->unexecutable += stop == REF_UNEXECUTABLE;
		if (stop == REF_BROKEN)
			note_broken(s, decoded.opcode);
	}
}

bool ref_soak(struct ref *ref, uint64_t count, uint64_t seed, FILE *out)
{
	struct arena arena = { 0 };
	struct soak s = { .ref = ref, .arena = &arena };
	struct ref_state *state = ref_state_new(ref);
	fill_banks(&s, state, &seed);
	VEC_EACH (struct form *, it, &ref_isa(ref)->forms)
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
