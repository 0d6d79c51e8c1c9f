/* SPDX-License-Identifier: MIT */
/* Random programs in random memories -> whether it matters how a generated machine runs them: all
 * of the memory decoded ahead, a part, or nothing; as bytes or as a device; run or stepped; and a
 * device that refuses at random must do no harm. Compiled with NAME, UPPER and HEADER of the
 * machine, whose memory is little-endian. Usage: run FIRST COUNT; the seeds. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include HEADER

#define GLUED(a, b) a##b
#define GLUE(a, b)  GLUED(a, b)
#define OF(name)    GLUE(NAME, name)
#define STOP(name)  GLUE(UPPER, _STOP_##name)

enum { MOST = 2048, EXCEPTIONS = GLUE(UPPER, _EXCEPTION_COUNT) - 1 };

static uint64_t random_state;

static uint64_t random_number(void)
{
	random_state ^= random_state << 13;
	random_state ^= random_state >> 7;
	random_state ^= random_state << 17;
	return random_state * 0x2545F4914F6CDD1DULL;
}

static uint64_t below(uint64_t limit)
{
	return random_number() % limit;
}

/* ---- memory ---- */

struct memory {
	uint8_t bytes[MOST];
	uint64_t base, size;
	bool moody;       /* refuses at random */
	unsigned refused; /* accesses */
};

static bool inside(struct memory *memory, uint64_t address, unsigned size)
{
	const uint64_t offset = address - memory->base;
	if ((memory->moody && !below(4)) || offset >= memory->size || memory->size - offset < size) {
		memory->refused++;
		return false;
	}
	return true;
}

static bool device_read(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	struct memory *memory = context;
	*value = 0;
	if (!inside(memory, address, size))
		return false;
	for (unsigned i = 0; i < size; i++)
		*value |= (uint64_t)memory->bytes[address - memory->base + i] << 8 * i;
	return true;
}

static bool device_write(void *context, uint64_t address, unsigned size, uint64_t value)
{
	struct memory *memory = context;
	if (!inside(memory, address, size))
		return false;
	for (unsigned i = 0; i < size; i++)
		memory->bytes[address - memory->base + i] = (uint8_t)(value >> 8 * i);
	return true;
}

/* ---- a run ---- */

struct start {
	struct OF(_state) state;
	struct memory memory;
	uint64_t limit, interrupt; /* steps; so many in front of an exception from outside */
};

/* How it is run. */
struct way {
	uint64_t base, size; /* what is decoded ahead */
	uint64_t bytes;      /* of the memory; a device has the rest, where there is one */
	bool stepped, moody;
};

struct result {
	struct OF(_state) state;
	struct memory memory;
	struct OF(_device) device;
	enum OF(_stop) stop;
	uint64_t steps;
};

static enum OF(_exception) exception_of(const struct start *start)
{
	return (enum OF(_exception))(1 + start->interrupt % EXCEPTIONS);
}

static void run_it(const struct start *start, struct OF(_program) * program, struct result *result)
{
	const bool interrupted = start->interrupt < start->limit;
	uint64_t steps;
	result->stop = OF(_run)(
		&result->state, program, interrupted ? start->interrupt : start->limit, &result->steps);
	if (!interrupted || result->stop != STOP(LIMIT))
		return;
	result->stop = OF(_raise)(&result->state, program, exception_of(start));
	if (result->stop)
		return;
	result->stop = OF(_run)(&result->state, program, start->limit - result->steps, &steps);
	result->steps += steps;
}

static void step_it(const struct start *start, struct OF(_program) * program, struct result *result)
{
	bool raised = false;
	while (!result->stop && result->steps < start->limit) {
		if (result->steps == start->interrupt && !raised) {
			result->stop = OF(_raise)(&result->state, program, exception_of(start));
			raised = true;
			continue;
		}
		result->stop = OF(_step)(&result->state, program);
		result->steps +=
			!result->stop || result->stop == STOP(HALT) || result->stop == STOP(SELF_JUMP);
	}
	if (!result->stop)
		result->stop = STOP(LIMIT);
}

static void run_program(const struct start *start, const struct way *way, struct result *result)
{
	struct OF(_program) program;
	const size_t room_size = OF(_program_room)((size_t)way->size);
	void *room = calloc(room_size, 1);
	memset(result, 0, sizeof *result);
	result->state = start->state;
	result->memory = start->memory;
	result->memory.moody = way->moody;
	result->device = (struct OF(_device)){ &result->memory, device_read, device_write };
	*OF(_bank)(&result->state, 0, 0) = (struct OF(_writable_bank)){
		.bytes = result->memory.bytes,
		.size = way->bytes,
		.base = start->memory.base,
		.device = way->bytes < start->memory.size ? &result->device : NULL,
	};
	if (!room || !OF(_load)(&program, room, room_size, way->base, (size_t)way->size)) {
		fputs("a program cannot be prepared\n", stderr);
		exit(2);
	}
	if (way->stepped)
		step_it(start, &program, result);
	else
		run_it(start, &program, result);
	free(room);
}

static bool is_same(const struct result *a, const struct result *b)
{
	struct OF(_difference) difference = { 0 };
	return a->stop == b->stop && a->steps == b->steps && a->state.pc == b->state.pc &&
		   !OF(_compare)(&a->state, &b->state, &difference) &&
		   !memcmp(a->memory.bytes, b->memory.bytes, sizeof a->memory.bytes) &&
		   (a->stop != STOP(RAISE) || (a->state.exception == b->state.exception &&
										  a->state.bad_address == b->state.bad_address));
}

/* ---- what is run ---- */

/* Instructions for the most part, and what is none. */
static void fill(struct memory *memory)
{
	for (uint64_t at = 0; at < memory->size;) {
		struct OF(_insn) insn;
		uint8_t bytes[16];
		unsigned length = 1, tries = below(16) ? 50 : 1;
		do {
			for (unsigned i = 0; i < sizeof bytes; i++)
				bytes[i] = (uint8_t)random_number();
			tries--;
			if (!OF(_decode)(bytes, sizeof bytes, &insn)) {
				length = insn.length;
				break;
			}
		} while (tries);
		for (unsigned i = 0; i < length && at < memory->size; i++)
			memory->bytes[at++] = bytes[i];
	}
}

/* Registers hold addresses of the memory, any numbers, small numbers. */
static void fill_registers(struct start *start)
{
	const struct memory *memory = &start->memory;
	for (unsigned file = 0; file < OF(_file_count); file++)
		for (unsigned number = 0; number < OF(_files)[file].count; number++) {
			const unsigned width = OF(_files)[file].width;
			uint64_t value = below(3)   ? memory->base + below(memory->size)
							 : below(2) ? random_number()
										: below(20);
			if (width < 64)
				value &= ((uint64_t)1 << width) - 1;
			if (width > 8 && below(8))
				value &= ~(uint64_t)3;
			if (width > 1 && width < 8)
				value %= 4;
			OF(_write)(&start->state, file, number, value);
		}
}

/* The unit is two bytes at most. */
static void make_start(struct start *start)
{
	struct memory *memory = &start->memory;
	memset(start, 0, sizeof *start);
	memory->size = 2 + below(below(3) ? 200 : MOST - 2);
	memory->base = below(3) ? below(0xffff - memory->size) & ~(uint64_t)7 : 0;
	if (!below(4))
		memory->base = 0x10000 - (memory->size + memory->size % 2);
	fill(memory);
	OF(_start)(&start->state);
	fill_registers(start);
	start->state.pc = memory->base + below(memory->size);
	if (below(16))
		start->state.pc &= ~(uint64_t)1;
	start->state.stop_on_trap = !below(8);
	start->state.stop_on_self_jump = below(2);
	start->limit = below(200);
	start->interrupt = below(3) ? UINT64_MAX : below(50);
}

static unsigned compare(const char *what, uint64_t seed, const struct result *a, struct result *b)
{
	char text[2000];
	if (is_same(a, b))
		return 0;
	OF(_dump)(&a->state, &b->state, text, sizeof text);
	printf("seed %" PRIu64 ", %s: %s at %" PRIx64 " after %" PRIu64 ", expected %s at %" PRIx64
		   " after %" PRIu64 "\n%s",
		seed, what, OF(_stop_name)(b->stop), b->state.pc, b->steps, OF(_stop_name)(a->stop),
		a->state.pc, a->steps, text);
	return 1;
}

static unsigned try_seed(uint64_t seed)
{
	static struct start start;
	static struct result usual, other;
	unsigned bad = 0;
	random_state = seed * 0x9E3779B97F4A7C15ULL + 1;
	make_start(&start);
	const uint64_t size = start.memory.size, base = start.memory.base;
	const uint64_t part = below(size) & ~(uint64_t)1;
	run_program(&start, &(struct way){ base, size, size, false, false }, &usual);
	run_program(&start, &(struct way){ 0, 0, size, false, false }, &other);
	bad += compare("nothing decoded ahead", seed, &usual, &other);
	run_program(&start, &(struct way){ base, size, size, true, false }, &other);
	bad += compare("stepped", seed, &usual, &other);
	run_program(
		&start, &(struct way){ base + part, below(size - part + 1), size, false, false }, &other);
	bad += compare("a part decoded ahead", seed, &usual, &other);
	run_program(&start, &(struct way){ base, size, below(size), false, false }, &other);
	/* a device is asked for a store when all loads are done, so what is refused may differ */
	if (!other.memory.refused)
		bad += compare("a device", seed, &usual, &other);
	run_program(&start, &(struct way){ base, size, below(size), false, true }, &other);
	return bad;
}

int main(int argc, char **argv)
{
	const uint64_t first = argc == 3 ? strtoull(argv[1], NULL, 10) : 1;
	const uint64_t count = argc == 3 ? strtoull(argv[2], NULL, 10) : 1000;
	unsigned bad = 0;
	for (uint64_t seed = first; seed < first + count && bad < 5; seed++)
		bad += try_seed(seed);
	printf("%" PRIu64 " programs, %u differences\n", count, bad);
	return bad != 0;
}
