/* SPDX-License-Identifier: MIT */
/* Minimises and prints a difference: one lane and few registers if these suffice. */
#include <inttypes.h>
#include <string.h>

#include "compare.h"

/* An instruction with different results. */
struct told {
	struct machines *m;
	const struct opcode *opcode;
	const struct launch *launch;
};

/* ---- minimising ---- */

/* Runs the state in `before` on both: do they still differ? */
static bool still_differs(const struct told *r)
{
	struct runs runs;
	machines_go_back(r->m);
	machines_run(r->m, r->launch, &runs);
	return !machines_agree(r->m, &runs);
}

/* Sets a register to 0, in all lanes or lane by lane, as long as the difference stays. */
static void shrink_register(const struct told *r, size_t file, uint64_t number)
{
	unsigned lanes = r->m->files[file].lanes;
	uint64_t *values = r->m->before->files[file] + number * lanes, old[REF_MAX_LANES];
	memcpy(old, values, lanes * sizeof *old);
	memset(values, 0, lanes * sizeof *values);
	if (still_differs(r))
		return;
	memcpy(values, old, lanes * sizeof *old);
	for (unsigned lane = 0; lane < lanes && lanes > 1; lane++) {
		values[lane] = 0;
		if (!still_differs(r))
			values[lane] = old[lane];
	}
}

/* Tries to activate only one lane. */
static void shrink_active(const struct told *r)
{
	uint64_t old = r->m->before->active;
	for (unsigned lane = 0; lane < ref_lanes(r->m->ref) && r->m->has_active; lane++) {
		r->m->before->active = (uint64_t)1 << lane;
		if (still_differs(r))
			return;
	}
	r->m->before->active = old;
}

/* Bytes of writable memory belong to the start state, others are shared by all runs. */
static void shrink_bytes(const struct told *r, uint8_t *bytes, size_t count, uint8_t *kept)
{
	memcpy(kept, bytes, count);
	memset(bytes, 0, count);
	if (!count || still_differs(r))
		return;
	memcpy(bytes, kept, count);
	if (count == 1)
		return;
	shrink_bytes(r, bytes, count / 2, kept);
	shrink_bytes(r, bytes + count / 2, count - count / 2, kept);
}

static void shrink_memory(const struct told *r, uint8_t *kept)
{
	const struct isa *isa = r->m->isa;
	for (size_t i = 0; i < isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(isa->memories.items[i]); b++) {
			struct ref_bank *bank = &r->m->before->banks[i][b];
			shrink_bytes(r, bank->bytes, (size_t)bank->size, kept);
		}
}

static void shrink(const struct told *r)
{
	uint8_t *kept = arena_alloc(r->m->arena, 1 << 17);
	shrink_active(r);
	for (size_t i = 0; i < r->m->isa->register_files.count; i++)
		for (uint64_t n = 0; n < r->m->files[i].numbers; n++)
			if (r->m->files[i].is_register[n])
				shrink_register(r, i, n);
	shrink_memory(r, kept);
}

/* ---- printing ---- */

/* Settings separated by commas, with line breaks in long lists. */
struct settings {
	unsigned count;
};

static void next_setting(struct settings *s)
{
	if (s->count)
		fputs(s->count % 4 ? ", " : ",\n            ", stdout);
	s->count++;
}

/* Prints the value of a register, once if all lanes have the same; if `other` is not NULL, only
 * where it differs. */
static void print_setting(const struct told *r, struct settings *s, size_t file, uint64_t number,
	const uint64_t *values, const uint64_t *other)
{
	unsigned lanes = r->m->files[file].lanes, same = 0;
	for (unsigned lane = 0; lane < lanes; lane++)
		same += values[lane] == values[0];
	for (unsigned lane = 0; lane < (same == lanes ? 1 : lanes); lane++) {
		if (same != lanes && values[lane] == (other ? other[lane] : 0))
			continue;
		next_setting(s);
		machines_print_register(r->m, file, number, stdout);
		if (same != lanes)
			printf("@%u", lane);
		printf(" = 0x%" PRIx64, values[lane]);
	}
}

static void print_registers(
	const struct told *r, struct settings *s, const struct ref_state *state, bool after)
{
	static const uint64_t zeros[REF_MAX_LANES];
	for (size_t i = 0; i < r->m->isa->register_files.count; i++)
		for (uint64_t n = 0; n < r->m->files[i].numbers; n++) {
			unsigned lanes = r->m->files[i].lanes;
			const uint64_t *values = state->files[i] + n * lanes;
			const uint64_t *other = after ? r->m->before->files[i] + n * lanes : zeros;
			if (r->m->files[i].is_register[n] && memcmp(values, other, lanes * sizeof *values))
				print_setting(r, s, i, n, values, other);
		}
}

static uint64_t word_at(const struct memory *memory, const uint8_t *bytes, unsigned size)
{
	uint64_t value = 0;
	for (unsigned k = 0; k < size; k++)
		value |= (uint64_t)bytes[k] << 8 * (memory->byte_order == ORDER_BIG ? size - 1 - k : k);
	return value;
}

/* Prints the words of a bank that differ from another one, or from zeros. */
static void print_bank(struct settings *s, const struct memory *memory, unsigned number,
	const struct ref_bank *bank, const struct ref_bank *other)
{
	static const uint8_t zeros[8];
	unsigned size = memory->word ? memory->word / 8 : 4;
	for (uint64_t at = 0; size <= sizeof zeros && at + size <= bank->size; at += size) {
		if (!memcmp(bank->bytes + at, other ? other->bytes + at : zeros, size))
			continue;
		next_setting(s);
		printf("%.*s", STR_ARG(memory->name));
		if (memory->banks)
			printf("[%u]", number);
		printf("[0x%" PRIx64 "] = 0x%" PRIx64, at, word_at(memory, bank->bytes + at, size));
	}
}

static void print_memory(
	const struct told *r, struct settings *s, const struct ref_state *state, bool after)
{
	const struct isa *isa = r->m->isa;
	for (size_t i = 0; i < isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(isa->memories.items[i]); b++)
			print_bank(s, isa->memories.items[i], b, &state->banks[i][b],
				after ? &r->m->before->banks[i][b] : NULL);
}

static void print_case(const struct told *r, const struct runs *runs)
{
	struct settings before = { 0 }, after = { 0 };
	uint64_t all =
		ref_lanes(r->m->ref) == 64 ? UINT64_MAX : ((uint64_t)1 << ref_lanes(r->m->ref)) - 1;
	printf("        ");
	if (r->m->has_active && r->m->before->active != all) {
		next_setting(&before);
		printf("active = 0x%" PRIx64, r->m->before->active);
	}
	print_registers(r, &before, r->m->before, false);
	print_memory(r, &before, r->m->before, false);
	printf("\n            -> ");
	if (runs->reference.exception[0]) {
		printf("raise %s", runs->reference.exception);
		if (runs->reference.lane >= 0)
			printf(" @ %d", runs->reference.lane);
	}
	print_registers(r, &after, r->m->state, true);
	print_memory(r, &after, r->m->state, true);
	printf("\n");
}

static void print_outcome(const char *who, const struct outcome *o)
{
	printf("  %s: %s %s", who, o->stop, o->exception);
	if (o->lane >= 0)
		printf(" in lane %d", o->lane);
	printf(" at 0x%" PRIx64 " after %" PRIu64 " steps", o->pc, o->steps);
	if (o->bad_address || o->cycles)
		printf(", bad_address 0x%" PRIx64 ", cycles 0x%" PRIx64, o->bad_address, o->cycles);
	printf("\n");
}

/* Prints which instruction it is: a wrong bit can turn it into another one. */
static void print_head(const struct told *r, const struct decoded *decoded)
{
	printf("DIFFERENCE in %.*s", STR_ARG(r->opcode->definition->name));
	if (decoded->status == DECODE_OK && decoded->opcode != r->opcode)
		printf(" with a wrong bit, %.*s", STR_ARG(decoded->opcode->definition->name));
	printf(", bytes ");
	for (size_t i = 0; i < r->launch->size; i++)
		printf("%02x", r->launch->code[i]);
	printf("\n");
}

static void tell_case(const struct told *r, const struct runs *runs, const struct decoded *decoded)
{
	struct str text = codec_text(ref_codec(r->m->ref), r->m->arena, decoded->form, decoded->word);
	printf("  as a case, with what the reference says:\n    ```run\n    %.*s\n", STR_ARG(text));
	print_case(r, runs);
	printf("    ```\n");
}

void report_difference(struct machines *m, const struct opcode *opcode, const struct launch *launch)
{
	struct told r = { m, opcode, launch };
	struct decoded decoded;
	struct runs runs;
	shrink(&r);
	machines_go_back(m);
	machines_run(m, launch, &runs);
	codec_decode_bytes(ref_codec(m->ref), launch->code, launch->size, &decoded);
	print_head(&r, &decoded);
	if (runs.broken)
		printf("  the reference: %s\n", ref_message(m->ref));
	print_outcome("reference", &runs.reference);
	print_outcome("generated", &runs.generated);
	machines_print_differences(m, 8, stdout);
	if (m->is_machine)
		report_script(m, launch);
	else if (decoded.status == DECODE_OK)
		tell_case(&r, &runs, &decoded);
	machines_go_back(m);
}
