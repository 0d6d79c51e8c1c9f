/* SPDX-License-Identifier: MIT */
/* The reference evaluator as the other execution of the harness compare (out/<isa>/fuzz): takes a
 * start state of the generated interpreter, runs it on the pseudo-code, and returns the result.
 * Compile it with -DISA=gpu -DISA_CAPITALS=GPU -include gpu_fuzz_run.h; for a machine also with
 * -DMACHINE, and with -DCYCLES if it counts cycles. $SPECC_FUZZ_ISA is the specification; semantics
 * that were not reached are listed in the file $SPECC_FUZZ_BRANCHES. */
#include "ref_execution.h"

#include <string.h>

#include "ref_isa.h"

#define JOIN(a, b)        a##_##b
#define JOIN_VALUES(a, b) JOIN(a, b)
#define P(name)           JOIN_VALUES(ISA, name)
#define C(name)           JOIN_VALUES(ISA_CAPITALS, name)

/* A register file as both executions number it. */
struct joined {
	const struct P(file_info) * ours; /* NULL: not in the interpreter */
	unsigned lanes;
	uint64_t numbers;
};

static struct arena arena;
static struct ref *ref;
static const struct isa *isa;
static struct ref_state *state;
static struct joined *files;
static const struct P(file_info) * active; /* NULL: there are no lanes */

/* Devices are not part of the pseudo-code. */
const bool P(fuzz_other_has_devices) = false;

/* ---- opening ---- */

static const struct P(file_info) * find_file(struct str name)
{
	for (unsigned i = 0; i < P(file_count); i++)
		if (str_equal_c(name, P(files)[i].name))
			return &P(files)[i];
	return NULL;
}

static void open_files(void)
{
	active = find_file(str_from_c("active"));
	files = ARENA_ARRAY(&arena, struct joined, isa->register_files.count);
	for (size_t i = 0; i < isa->register_files.count; i++) {
		files[i].ours = find_file(isa->register_files.items[i]->name);
		files[i].lanes = ref_file_lanes(ref, i);
		files[i].numbers = ref_file_numbers(ref, i);
	}
}

/* Writes what the campaign has not reached, at its end. */
static void write_branches(void)
{
	FILE *file = fopen(getenv("SPECC_FUZZ_BRANCHES"), "w");
	if (!file)
		return;
	ref_print_coverage(ref, file);
	fclose(file);
}

static void open_ref(void)
{
	const char *why = NULL;
	isa = ref_load_isa(&arena);
	ref = ref_open(&arena, isa, &why);
	if (!ref)
		ref_give_up(why);
	state = ref_state_new(ref);
	open_files();
	if (getenv("SPECC_FUZZ_BRANCHES"))
		atexit(write_branches);
}

struct ref *ref_of_execution(void)
{
	if (!ref)
		open_ref();
	return ref;
}

/* ---- registers ---- */

static uint64_t load(const unsigned char *element, unsigned bytes)
{
	switch (bytes) {
	case 1: return *element;
	case 2: return *(const uint16_t *)(const void *)element;
	case 4: return *(const uint32_t *)(const void *)element;
	default: return *(const uint64_t *)(const void *)element;
	}
}

static void store(unsigned char *element, unsigned bytes, uint64_t value)
{
	switch (bytes) {
	case 1: *element = (uint8_t)value; break;
	case 2: *(uint16_t *)(void *)element = (uint16_t)value; break;
	case 4: *(uint32_t *)(void *)element = (uint32_t)value; break;
	default: *(uint64_t *)(void *)element = value; break;
	}
}

#ifdef MACHINE
#define LANES(file) ((void)(file), 1u)
#define MASKS(file) ((void)(file), false)
#else
#define LANES(file) ((unsigned)(file)->lanes)
#define MASKS(file) (file)->masks
#endif

static unsigned char *register_of(
	const struct P(state) * from, const struct P(file_info) * file, uint64_t number)
{
	size_t elements = (size_t)number * (MASKS(file) ? 1 : LANES(file));
	return (unsigned char *)from + file->offset + elements * file->bytes;
}

static void take_registers(const struct P(state) * from)
{
	for (size_t i = 0; i < isa->register_files.count; i++) {
		const struct joined *f = &files[i];
		for (uint64_t n = 0; n < f->numbers && f->ours; n++) {
			const unsigned char *first = register_of(from, f->ours, n);
			uint64_t *values = state->files[i] + n * f->lanes;
			for (unsigned l = 0; l < f->lanes; l++)
				values[l] = MASKS(f->ours) ? load(first, f->ours->bytes) >> l & 1
										   : load(first + l * f->ours->bytes, f->ours->bytes);
		}
	}
}

static void give_registers(struct P(state) * to)
{
	for (size_t i = 0; i < isa->register_files.count; i++) {
		const struct joined *f = &files[i];
		for (uint64_t n = 0; n < f->numbers && f->ours; n++) {
			unsigned char *first = register_of(to, f->ours, n);
			const uint64_t *values = state->files[i] + n * f->lanes;
			uint64_t mask = 0;
			if (!ref_is_register(ref, i, n))
				continue;
			for (unsigned l = 0; l < f->lanes; l++) {
				mask |= (values[l] & 1) << l;
				if (!MASKS(f->ours))
					store(first + l * f->ours->bytes, f->ours->bytes, values[l]);
			}
			if (MASKS(f->ours))
				store(first, f->ours->bytes, mask);
		}
	}
}

/* The bytes of memory are shared, not copied. */
static void take_banks(struct P(state) * from)
{
	for (size_t i = 0; i < isa->memories.count; i++) {
		unsigned banks = isa->memories.items[i]->banks ? isa->memories.items[i]->banks : 1;
		for (unsigned b = 0; b < banks; b++) {
			struct ref_bank *bank = &state->banks[i][b];
			const struct P(fuzz_place) place = P(fuzz_bank)(from, (unsigned)i, b);
			*bank = (struct ref_bank){ (uint8_t *)(uintptr_t)place.bytes, place.size, place.base };
		}
	}
}

/* ---- outcomes ---- */

static enum P(stop) stop_of(enum ref_stop stop)
{
	const char *name = ref_stop_name(stop);
	for (unsigned i = 1; P(stop_name)((enum P(stop))i)[0]; i++)
		if (!strcmp(P(stop_name)((enum P(stop))i), name))
			return (enum P(stop))i;
	return C(STOP_NONE);
}

static enum P(exception) exception_of_ref(void)
{
	for (unsigned i = 1; i < C(EXCEPTION_COUNT); i++)
		if (str_equal_c(ref_exception(ref)->name, P(exception_name)((enum P(exception))i)))
			return (enum P(exception))i;
	return C(EXCEPTION_NONE);
}

#ifdef MACHINE
static void note_exception(struct P(state) * to)
{
	if (!ref_has_raised(ref))
		return;
	to->exception = exception_of_ref();
	to->bad_address = ref_bad_address(ref);
}

static enum ref_stop execute(
	struct P(state) * to, const struct P(fuzz_launch) * launch, uint64_t *steps)
{
	enum ref_stop stop = REF_NONE;
	state->stop_on_trap = to->stop_on_trap;
	state->stop_on_self_jump = to->stop_on_self_jump;
	state->breaks = &launch->break_at;
	state->break_count = launch->has_break;
	*steps = 0;
	if (launch->reset) {
		stop = ref_reset(ref, state);
		if (stop == REF_RAISE)
			note_exception(to);
	}
	if (launch->raise && stop == REF_NONE) {
		const char *name = P(exception_name)(launch->raise);
		size_t i = 0;
		while (!str_equal_c(isa->exceptions.items[i]->name, name))
			i++;
		stop = ref_interrupt(ref, state, i);
		note_exception(to);
	}
	if (stop == REF_NONE)
		stop = ref_run(ref, state, NULL, 0, launch->limit, steps);
	note_exception(to);
	return stop;
}
#else
static enum ref_stop execute(
	struct P(state) * to, const struct P(fuzz_launch) * launch, uint64_t *steps)
{
	enum ref_stop stop = ref_run(ref, state, launch->program, launch->size, launch->limit, steps);
	to->exception = stop == REF_RAISE ? exception_of_ref() : C(EXCEPTION_NONE);
	to->lane = stop == REF_RAISE ? ref_lane(ref) : -1;
	return stop;
}
#endif

struct P(fuzz_outcome)
	P(fuzz_execute_other)(struct P(fuzz_world) * world, const struct P(fuzz_launch) * launch)
{
	struct P(fuzz_outcome) outcome = { C(STOP_NONE), 0, NULL, false };
	struct P(state) *to = world->state;
	ref_of_execution();
	take_registers(to);
	take_banks(to);
	state->active = active ? load(register_of(to, active, 0), active->bytes) : 1;
	state->pc = to->pc;
#ifdef CYCLES
	state->cycles = to->cycles;
#endif
	enum ref_stop stop = execute(to, launch, &outcome.steps);
	outcome.stop = stop_of(stop);
	outcome.wrong = stop == REF_BROKEN ? ref_message(ref) : NULL;
	outcome.unspecified = ref_unspecified(ref);
	give_registers(to);
	if (active)
		store(register_of(to, active, 0), active->bytes, state->active);
	to->pc = state->pc;
#ifdef CYCLES
	to->cycles = state->cycles;
#endif
	return outcome;
}
