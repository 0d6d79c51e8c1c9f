/* SPDX-License-Identifier: MIT */
/* Connects the comparison to the generated interpreter of an instruction set: compile it with
 * '-DP(name)=gpu_##name' '-DC(name)=GPU_##name' -include gpu_run.h; for a machine also with
 * -DMACHINE, and with -DCYCLES if it counts cycles. */
#include "generated.h"

#include <stdlib.h>
#include <string.h>

struct generated {
	struct P(state) * state;
	void *room; /* of the program */
	size_t room_size;
};

struct generated *generated_new(void)
{
	size_t align = _Alignof(struct P(state)), size = sizeof(struct P(state));
	struct generated *g = calloc(1, sizeof *g);
	if (align < sizeof(void *))
		align = sizeof(void *);
	if (!g)
		abort();
	g->state = aligned_alloc(align, (size + align - 1) / align * align);
	if (!g->state)
		abort();
	memset(g->state, 0, sizeof *g->state);
#ifdef MACHINE
	P(start)(g->state);
#else
	P(reset)(g->state);
#endif
	return g;
}

void generated_free(struct generated *g)
{
	free(g->room);
	free(g->state);
	free(g);
}

#ifdef MACHINE
#define LANES(info) 1u
#define MASKS(info) false
#else
#define LANES(info) ((unsigned)(info)->lanes)
#define MASKS(info) (info)->masks
#endif

static bool is_name(const char *name, const char *text, size_t length)
{
	return strlen(name) == length && !memcmp(name, text, length);
}

bool generated_find_file(const char *name, size_t length, unsigned lanes, unsigned *file)
{
	for (*file = 0; *file < P(file_count); ++*file)
		if (is_name(P(files)[*file].name, name, length))
			return LANES(&P(files)[*file]) == lanes;
	return false;
}

/* The elements of a register, or the one with one bit per lane. */
static void *first_element(const struct generated *g, unsigned file, uint64_t number)
{
	const struct P(file_info) *info = &P(files)[file];
	size_t elements = (size_t)number * (MASKS(info) ? 1 : LANES(info));
	return (unsigned char *)g->state + info->offset + elements * info->bytes;
}

static uint64_t load(const void *element, unsigned bytes, size_t at)
{
	switch (bytes) {
	case 1: return ((const uint8_t *)element)[at];
	case 2: return ((const uint16_t *)element)[at];
	case 4: return ((const uint32_t *)element)[at];
	default: return ((const uint64_t *)element)[at];
	}
}

static void store(void *element, unsigned bytes, size_t at, uint64_t value)
{
	switch (bytes) {
	case 1: ((uint8_t *)element)[at] = (uint8_t)value; break;
	case 2: ((uint16_t *)element)[at] = (uint16_t)value; break;
	case 4: ((uint32_t *)element)[at] = (uint32_t)value; break;
	default: ((uint64_t *)element)[at] = value; break;
	}
}

static uint64_t as_mask(const uint64_t *values, unsigned lanes)
{
	uint64_t mask = 0;
	for (unsigned lane = 0; lane < lanes; lane++)
		mask |= (values[lane] & 1) << lane;
	return mask;
}

void generated_put(struct generated *g, unsigned file, uint64_t number, const uint64_t *values)
{
	const struct P(file_info) *info = &P(files)[file];
	void *element = first_element(g, file, number);
	if (MASKS(info))
		store(element, info->bytes, 0, as_mask(values, LANES(info)));
	else
		for (unsigned lane = 0; lane < LANES(info); lane++)
			store(element, info->bytes, lane, values[lane]);
}

void generated_get(const struct generated *g, unsigned file, uint64_t number, uint64_t *values)
{
	const struct P(file_info) *info = &P(files)[file];
	const void *element = first_element(g, file, number);
	for (unsigned lane = 0; lane < LANES(info); lane++)
		values[lane] = MASKS(info) ? load(element, info->bytes, 0) >> lane & 1
								   : load(element, info->bytes, lane);
}

bool generated_holds(
	const struct generated *g, unsigned file, uint64_t number, const uint64_t *values)
{
	const struct P(file_info) *info = &P(files)[file];
	const void *element = first_element(g, file, number);
	uint64_t differs = 0;
	if (MASKS(info))
		return load(element, info->bytes, 0) == as_mask(values, LANES(info));
	if (info->bytes == 4) /* the common case, in a loop that compilers optimise */
		for (unsigned lane = 0; lane < LANES(info); lane++)
			differs |= ((const uint32_t *)element)[lane] ^ values[lane];
	else
		for (unsigned lane = 0; lane < LANES(info); lane++)
			differs |= load(element, info->bytes, lane) ^ values[lane];
	return !differs;
}

static bool set_bank(struct generated *g, unsigned memory, unsigned bank, uint8_t *bytes,
	uint64_t size, uint64_t base)
{
#ifdef MACHINE
	struct P(writable_bank) *place = P(bank)(g->state, memory, bank);
	if (place)
		*place = (struct P(writable_bank)){ .bytes = bytes, .size = size, .base = base };
	return place != NULL;
#else
	return !base && P(map_bank)(g->state, memory, bank, bytes, size);
#endif
}

bool generated_set_bank(struct generated *g, const char *memory, size_t length, unsigned bank,
	uint8_t *bytes, uint64_t size, uint64_t base)
{
	for (unsigned i = 0; i < P(memory_count); i++)
		if (is_name(P(memories)[i].name, memory, length))
			return set_bank(g, i, bank, bytes, size, base);
	return false;
}

void generated_set_cycles(struct generated *g, uint64_t cycles)
{
#ifdef CYCLES
	g->state->cycles = cycles;
#else
	(void)g;
	(void)cycles;
#endif
}

static void make_room(struct generated *g, size_t needed)
{
	if (needed <= g->room_size)
		return;
	free(g->room);
	g->room = malloc(needed);
	if (!g->room)
		abort();
	g->room_size = needed;
}

#ifdef MACHINE

static enum P(stop) start(struct generated *g, const struct launch *launch, uint64_t *steps)
{
	struct P(program) program;
	size_t needed = P(program_room)((size_t)launch->keep_size);
	*steps = 0;
	make_room(g, needed);
	memset(g->room, 0, needed);
	if (!P(load)(&program, g->room, g->room_size, launch->keep_from, (size_t)launch->keep_size) ||
		(launch->has_break && !P(stop_at)(&program, launch->stop_at, true)))
		return C(STOP_NONE);
	switch (launch->kind) {
	case LAUNCH_RESET: return P(reset)(g->state);
	case LAUNCH_INTERRUPT:
		return P(raise)(g->state, &program, (enum P(exception))(launch->exception + 1));
	case LAUNCH_RUN: break;
	}
	return P(run)(g->state, &program, launch->limit, steps);
}

bool generated_run(struct generated *g, const struct launch *launch, struct outcome *outcome)
{
	struct P(state) *state = g->state;
	state->pc = launch->pc;
	state->stop_on_trap = launch->stop_on_trap;
	state->stop_on_self_jump = launch->stop_on_self_jump;
	state->exception = C(EXCEPTION_NONE);
	state->bad_address = 0;
	outcome->stop = P(stop_name)(start(g, launch, &outcome->steps));
	outcome->exception = P(exception_name)(state->exception);
	outcome->lane = -1;
	outcome->pc = state->pc;
	outcome->bad_address = state->bad_address;
	outcome->cycles = 0;
#ifdef CYCLES
	outcome->cycles = state->cycles;
#endif
	return true;
}

#else

bool generated_run(struct generated *g, const struct launch *launch, struct outcome *outcome)
{
	struct P(program) loaded;
	make_room(g, P(program_room)(launch->size));
	if (!P(load)(&loaded, g->room, g->room_size, launch->code, launch->size))
		return false;
	g->state->pc = 0;
	enum P(stop) stop = P(run)(g->state, &loaded, 1, &outcome->steps);
	outcome->stop = P(stop_name)(stop);
	outcome->exception = P(exception_name)(g->state->exception);
	outcome->lane = g->state->lane;
	outcome->pc = g->state->pc;
	outcome->bad_address = outcome->cycles = 0;
	return true;
}

#endif
