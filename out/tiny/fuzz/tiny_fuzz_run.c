/* Harness: a program runs to a documented end, in any number of pieces alike.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiny_fuzz_run.h"

/* What is looked at. */
static struct trial {
	struct tiny_fuzz_launch launch;
	struct tiny_fuzz_random random;
} trial;

#define TINY_FAIL(...) (tiny_fuzz_list(&trial.launch), tiny_fuzz_fail(NULL, 0, __VA_ARGS__))
typedef unsigned long long print;

/* ---- the caller's floating-point settings ---- */

/* Rounding mode, flushing of small numbers; not what has happened so far. */
struct float_mode {
	uint32_t before;
};

#if defined __x86_64__ && defined __GNUC__
enum { SETTINGS = 0xFFC0 };

static struct float_mode change_float_mode(uint64_t x)
{
	uint32_t some = 0x1F80;
	if (x % 4 == 0)
		some |= (uint32_t)(x >> 8 & 3) << 13 | (uint32_t)(x >> 10 & 1) << 15;
	__asm__ volatile("ldmxcsr %0" : : "m"(some));
	return (struct float_mode){ some };
}

static bool float_mode_is_back(const struct float_mode *mode)
{
	static const uint32_t usual = 0x1F80;
	uint32_t now = 0; /* MSan does not see the next line write it */
	__asm__ volatile("stmxcsr %0" : "=m"(now));
	__asm__ volatile("ldmxcsr %0" : : "m"(usual));
	return (now & SETTINGS) == mode->before;
}
#else
static struct float_mode change_float_mode(uint64_t x)
{
	(void)x;
	return (struct float_mode){ 0 };
}

/* To nearest, as at the start of a program: what else rounds one of these. */
static bool float_mode_is_back(const struct float_mode *mode)
{
	volatile float one = 1.0f, little = 0x1p-25f, least = 0x1p-149f;
	(void)mode;
	return one + little == one && -one - little == -one && one - little == one && least * one != 0;
}
#endif

/* ---- why a machine stops ---- */

/* The step before has taken effect. */
static bool takes_effect(enum tiny_stop stop)
{
	return stop == TINY_STOP_LIMIT || stop == TINY_STOP_HALT || stop == TINY_STOP_SELF_JUMP ||
	       stop == TINY_STOP_BREAK;
}

/* The run has looked at an instruction. */
static bool has_begun(enum tiny_stop stop)
{
	return stop != TINY_STOP_LIMIT;
}

static bool is_prefix(unsigned opcode)
{
	switch (opcode) {
	default:
		return false;
	}
}

/* What stands at an address; false: not in the memory, as far as can be said without asking. */
static bool judge_at(
	const struct tiny_fuzz_world *world, uint64_t pc, struct tiny_fuzz_verdict *verdict)
{
	const struct tiny_writable_bank *bank = &world->state->ram;
	const uint64_t offset = pc - bank->base;
	if (offset >= bank->size || pc % TINY_FUZZ_ALIGN)
		return false;
	const uint64_t behind = bank->size - offset;
	tiny_fuzz_judge(bank->bytes + offset, (size_t)behind, verdict);
	return verdict->status != TINY_STATUS_TRUNCATED;
}

/* The instruction of the step, behind its prefixes; 0: none, or not known. */
static unsigned opcode_at(
	const struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch)
{
	struct tiny_fuzz_verdict verdict;
	uint64_t pc = world->state->pc;
	(void)launch;
	for (unsigned i = 0; i < 16; i++) {
		if (!judge_at(world, pc, &verdict) || verdict.status != TINY_STATUS_OK)
			return 0;
		if (!is_prefix(verdict.opcode))
			return verdict.opcode;
		tiny_fuzz_reach_run(verdict.opcode, TINY_STOP_NONE, TINY_EXCEPTION_NONE);
		pc = (pc + verdict.length) & UINT64_C(0xffff);
	}
	return 0;
}

/* What was raised last stays to be seen, and a device keeps what it was told before it refused
 * something. */
static void forgive(struct tiny_fuzz_world *before, const struct tiny_fuzz_world *after)
{
	before->written = after->written;
	before->state->exception = after->state->exception;
	before->state->bad_address = after->state->bad_address;
}

/* The caller changes nothing, and says that it did. */
static void between(struct tiny_fuzz_world *world, struct tiny_program *program, uint64_t x)
{
	if (x % 8 == 0)
		tiny_fuzz_prepare(world, &trial.launch, program);
	else if (x % 8 == 1)
		tiny_forget(program, x >> 16 & 4095, x >> 32 & 255);
	else if (x % 8 == 2)
		tiny_forget(program, 0, UINT64_MAX);
}

/* Before the end of the limit, with nothing raised. */
static bool may_stop_here(const struct tiny_fuzz_world *world, enum tiny_stop stop)
{
	struct tiny_fuzz_verdict verdict;
	const bool known = judge_at(world, world->state->pc, &verdict);
	if (known && verdict.status == TINY_STATUS_OK && is_prefix(verdict.opcode))
		return true; /* it can be what is behind it */
	switch (stop) {
	case TINY_STOP_RAISE: return world->state->exception != TINY_EXCEPTION_NONE;
	default: return false;
	}
}

static void check_stop(const struct tiny_fuzz_world *world, uint64_t start, uint64_t limit,
	const struct tiny_fuzz_outcome *outcome)
{
	const struct tiny_state *state = world->state;
	const uint64_t steps = outcome->steps;
	bool fine = steps < limit && may_stop_here(world, outcome->stop);
	if (outcome->stop == TINY_STOP_LIMIT)
		fine = steps == limit;
	else if (outcome->stop == TINY_STOP_HALT)
		fine = steps > 0 && steps <= limit;
	else if (outcome->stop == TINY_STOP_SELF_JUMP)
		fine = steps > 0 && steps <= limit && state->stop_on_self_jump;
	else if (outcome->stop == TINY_STOP_BREAK)
		fine = steps > 0 && steps <= limit && trial.launch.has_break &&
		       state->pc == trial.launch.break_at;
	if (!fine)
		TINY_FAIL("from 0x%llx stops with '%s' at 0x%llx after %llu steps of %llu", (print)start,
			tiny_stop_name(outcome->stop), (print)state->pc, (print)steps, (print)limit);
	if (outcome->stop == TINY_STOP_RAISE)
		tiny_fuzz_reach_run(0, TINY_STOP_NONE, state->exception);
}

/* ---- the same in other pieces ---- */

static void must_equal(const struct tiny_fuzz_world *a, const struct tiny_fuzz_world *b,
	const char *how, uint64_t steps)
{
	const char *difference = tiny_fuzz_difference(a, b);
	if (difference)
		TINY_FAIL("one run and %s differ after %llu steps: %s", how, (print)steps, difference);
}

/* One by one; what is met is counted. Then the one that stops, which leaves all as it was. */
static void step_all(struct tiny_fuzz_world *world, struct tiny_program *program,
	const struct tiny_fuzz_outcome *whole)
{
	static struct tiny_fuzz_world before;
	const bool took_effect = takes_effect(whole->stop);
	enum tiny_stop stop = TINY_STOP_NONE;
	for (uint64_t i = 0; i < whole->steps; i++) {
		const enum tiny_exception old = world->state->exception;
		const unsigned opcode = opcode_at(world, &trial.launch);
		world->state->exception = TINY_EXCEPTION_NONE;
		const uint64_t refused = world->refused;
		stop = tiny_step(world->state, program);
		if (stop != TINY_STOP_NONE && !(took_effect && i + 1 == whole->steps))
			TINY_FAIL("step %llu of %llu stops with '%s'", (print)i, (print)whole->steps,
				tiny_stop_name(stop));
		if (world->misled)
			TINY_FAIL("step %llu of %llu: the device is asked for bytes of memory", (print)i,
				(print)whole->steps);
		if (world->refused != refused && !world->state->exception)
			TINY_FAIL("step %llu of %llu: the device refuses, and nothing is raised", (print)i,
				(print)whole->steps);
		tiny_fuzz_reach_run(opcode, TINY_STOP_NONE, world->state->exception);
		if (!world->state->exception)
			world->state->exception = old;
	}
	if (took_effect && whole->stop != TINY_STOP_LIMIT && stop != whole->stop)
		TINY_FAIL("the last step ends with '%s', but the run with '%s'", tiny_stop_name(stop),
			tiny_stop_name(whole->stop));
	if (took_effect)
		return;
	if (!before.state)
		tiny_fuzz_open(&before, 0xA5);
	tiny_fuzz_copy(&before, world);
	const uint64_t refused = world->refused;
	stop = tiny_step(world->state, program);
	if (stop != whole->stop)
		TINY_FAIL("a step stops with '%s', but the run with '%s'", tiny_stop_name(stop),
			tiny_stop_name(whole->stop));
	if (world->refused != refused)
		return; /* what it stored before a device refused is stored */
	forgive(&before, world);
	must_equal(&before, world, "nothing, in a step that stops,", whole->steps);
}

/* Limits one behind another. What is known is made anew now and then. */
static void run_pieces(struct tiny_fuzz_world *world, struct tiny_program *program,
	const struct tiny_fuzz_outcome *whole, uint64_t limit)
{
	enum tiny_stop stop;
	uint64_t done = 0, steps;
	do {
		const uint64_t rest = limit - done, x = tiny_fuzz_next(&trial.random);
		const uint64_t piece = x % 4 && rest > 1 ? 1 + (x >> 8) % (rest - 1) : rest;
		between(world, program, x);
		stop = tiny_run(world->state, program, piece, &steps);
		done += steps;
		if (steps > piece)
			TINY_FAIL("%llu steps with a limit of %llu", (print)steps, (print)piece);
	} while (stop == TINY_STOP_LIMIT && done < limit);
	if (stop != whole->stop || done != whole->steps)
		TINY_FAIL("run in pieces: '%s' after %llu steps; run at once: '%s' after %llu",
			   tiny_stop_name(stop),
			(print)done, tiny_stop_name(whole->stop), (print)whole->steps);
}

/* ---- a trial ---- */

/* ---- the state as text ---- */

/* A number behind the prefix is as printf writes it. */
static bool is_well_numbered(const char *name, const char *prefix, unsigned number)
{
	const char *digits = name + strlen(prefix);
	char expected[20];
	if (strncmp(name, prefix, strlen(prefix)) != 0 || *digits < '0' || *digits > '9')
		return true;
	snprintf(expected, sizeof expected, "%u", number);
	return strcmp(digits, expected) == 0;
}

/* Has a register that can be read a name, and does the name lead back to it? */
static void check_name(unsigned file, unsigned number, bool known)
{
	char name[100];
	unsigned of_file, of_number;
	const size_t length = tiny_register_name(file, number, name, sizeof name);
	if (tiny_register_name(tiny_file_count, number, NULL, 0))
		TINY_FAIL("register %u of an unknown file has a name", number);
	if (known != (length > 0))
		TINY_FAIL("%s[%u] has%s name", tiny_files[file].name, number, length ? " a" : " no");
	if (length > 0 && length < sizeof name && tiny_files[file].numbered &&
		!is_well_numbered(name, tiny_files[file].prefix, number))
		TINY_FAIL("%s[%u] has the name %s", tiny_files[file].name, number, name);
	if (length > 0 && length < sizeof name && (strlen(name) != length ||
		!tiny_find_register(name, length, &of_file, &of_number) || of_file != file ||
		of_number != number))
		TINY_FAIL("%s[%u] has the name %s of a different register", tiny_files[file].name, number,
			name);
}

/* Each reason to stop has a name of its own, and so has each exception; other numbers have none. */
static void check_names(void)
{
	const unsigned number = (unsigned)tiny_fuzz_below(&trial.random, 2 * TINY_EXCEPTION_COUNT);
	const char *name = tiny_exception_name((enum tiny_exception)number);
	if ((*name != 0) != (number > 0 && number < TINY_EXCEPTION_COUNT))
		TINY_FAIL("exception %u has the name '%s'", number, name);
	for (unsigned i = 0; *name && i < number; i++)
		if (strcmp(name, tiny_exception_name((enum tiny_exception)i)) == 0)
			TINY_FAIL("exceptions %u and %u are both '%s'", i, number, name);
	for (unsigned i = 0; i < 2 * (unsigned)TINY_STOP_LIMIT; i++) {
		name = tiny_stop_name((enum tiny_stop)i);
		if ((*name != 0) != (i > 0 && i <= (unsigned)TINY_STOP_LIMIT))
			TINY_FAIL("reason %u to stop has the name '%s'", i, name);
	}
}

/* The values of a line go into a register: one into all its lanes, or one into each. */
static bool write_values(struct tiny_state *state, unsigned file, unsigned number, char *at,
	const char *end)
{
	const unsigned lanes = tiny_files[file].lanes;
	uint64_t value = strtoull(at, &at, 0);
	bool good = tiny_write(state, file, number, 0, value);
	const bool each = at < end;
	for (unsigned lane = 1; lane < lanes; lane++) {
		if (each)
			value = strtoull(at, &at, 0);
		good = good && tiny_write(state, file, number, lane, value);
	}
	return good && at == end;
}

/* What has changed since the start, as text: written into the start it gives the state again. */
static void check_text(const struct tiny_state *state)
{
	static struct tiny_state copy;
	tiny_start(&copy);
	const size_t size = tiny_dump(&copy, state, NULL, 0);
	char *text = malloc(size + 1), *end = text;
	if (!text)
		return;
	if (tiny_dump(&copy, state, text, size + 1) != size || strlen(text) != size)
		TINY_FAIL("the text of the state has the wrong length");
	for (char *line = text; *line; line = end + 1) {
		unsigned file, number;
		char *sign = strchr(line, ' ');
		end = strchr(line, '\n');
		if (!end || !sign || sign > end || strncmp(sign, " = ", 3) != 0 ||
			!tiny_find_register(line, (size_t)(sign - line), &file, &number) ||
			!write_values(&copy, file, number, sign + 3, end))
			TINY_FAIL("the text of the state has the line '%.60s'", line);
	}
	struct tiny_difference difference = { 0 };
	if (tiny_compare(&copy, state, &difference))
		TINY_FAIL("%s[%u] differs from the text of the state",
			tiny_files[difference.file].name, difference.number);
	free(text);
}

/* ---- the state by names and numbers ---- */

/* What the specification says of the register files, in the order of the state. */
static const struct fact {
	unsigned width, lanes, first, numbered;
} facts[] = {
	{ 16, 1, 0, 8 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 16, 1, 0, 0 },
	{ 8, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 0, 0, 0, 0 } /* the end */
};

/* Registers that cannot be written. */
static const struct constant {
	unsigned file, number;
} constants[] = {
	{ ~0u, 0 } /* the end */
};

static bool may_hold(unsigned file, unsigned number, uint64_t value)
{
	for (const struct constant *c = constants; c->file != ~0u; c++)
		if (c->file == file && c->number == number)
			return false;
	return facts[file].width > 63 || !(value >> facts[file].width);
}

/* Banks that there are can be given to the state, others cannot, and there is no file behind the
 * last. */
static void check_ends(struct tiny_state *copy)
{
	for (unsigned bank = 0; bank < 1 + 2; bank++)
		if (tiny_set_bank(copy, TINY_MEMORY_ram, bank, NULL, 0) != (bank < 1))
			TINY_FAIL("bank %u of memory %s is looked up incorrectly", bank, "ram");
	uint64_t value;
	if (tiny_set_bank(copy, tiny_memory_count, 0, NULL, 0))
		TINY_FAIL("a bank of an unknown memory is accepted");
	if (tiny_read(copy, tiny_file_count, 0, 0, &value) ||
	    tiny_write(copy, tiny_file_count, 0, 0, 0))
		TINY_FAIL("a register of an unknown file is read or written");
}

/* A value at random: what can be read can be written, but for constants and what is too wide, and a
 * difference is found where one was made. */
static void check_access(struct tiny_state *state, struct tiny_state *copy)
{
	struct tiny_difference difference = { 0 };
	const unsigned file = (unsigned)tiny_fuzz_below(&trial.random, tiny_file_count);
	const struct tiny_file_info *info = &tiny_files[file];
	const unsigned number = (unsigned)tiny_fuzz_below(&trial.random, info->count + 1);
	const unsigned lane = (unsigned)tiny_fuzz_below(&trial.random, info->lanes);
	const uint64_t other = tiny_fuzz_next(&trial.random) >> tiny_fuzz_next(&trial.random) % 64;
	uint64_t before, after;
	*copy = *state;
	if (info->width != facts[file].width || info->lanes != facts[file].lanes ||
	    info->first != facts[file].first || info->numbered != facts[file].numbered)
		TINY_FAIL("%s has %u bits, %u lanes, %u registers from number %u", info->name, info->width,
			info->lanes, info->numbered, info->first);
	check_ends(copy);
	const bool known = tiny_read(state, file, number, lane, &before);
	check_name(file, number, known);
	const bool written = tiny_write(copy, file, number, lane, other);
	if (known && info->width < 64 && before >> info->width)
		TINY_FAIL("%s[%u] reads 0x%llx, which it cannot hold", info->name, number, (print)before);
	if (known != tiny_read(copy, file, number, lane, &after) || (written && after != other) ||
	    (known && !written && after != before) ||
	    written != (known && may_hold(file, number, other)))
		TINY_FAIL("%s[%u] of lane %u: wrote 0x%llx, read 0x%llx", info->name, number,
			lane,
			(print)other, (print)(known ? after : 0));
	const bool differs = tiny_compare(state, copy, &difference);
	if (differs != (known && before != after))
		TINY_FAIL("%s[%u] of lane %u: 0x%llx and 0x%llx %s", info->name, number, lane,
			(print)(known ? before : 0), (print)(known ? after : 0),
			differs ? "are reported as different" : "are reported as equal");
	if (differs && (difference.file != file || difference.number != number ||
			difference.lane != lane || difference.before != before ||
			difference.after != after || tiny_compare(state, copy, &difference)))
		TINY_FAIL("a difference in %s[%u] of lane %u is reported as a different one", info->name,
			number, lane);
}

/* One run, single steps, and pieces, each in a world of its own; then all three are alike. */
static struct tiny_fuzz_outcome run_thrice(struct tiny_fuzz_world worlds[3],
	struct tiny_program programs[3], uint64_t limit)
{
	struct tiny_fuzz_outcome whole = { TINY_STOP_NONE, 0, NULL, false };
	const uint64_t start = worlds[0].state->pc;
	struct float_mode mode = change_float_mode(tiny_fuzz_next(&trial.random));
	whole.stop = tiny_run(worlds[0].state, &programs[0], limit, &whole.steps);
	if (!float_mode_is_back(&mode))
		TINY_FAIL("the caller's rounding mode or other settings have changed");
	check_stop(&worlds[0], start, limit, &whole);
	const char *corrupt = tiny_fuzz_corrupt(&worlds[0], whole.steps || has_begun(whole.stop));
	if (corrupt)
		TINY_FAIL("after %llu steps %s", (print)whole.steps, corrupt);
	step_all(&worlds[1], &programs[1], &whole);
	must_equal(&worlds[0], &worlds[1], "single steps", whole.steps);
	run_pieces(&worlds[2], &programs[2], &whole, limit);
	must_equal(&worlds[0], &worlds[2], "several ones", whole.steps);
	if (tiny_fuzz_next(&trial.random) % 8 == 0) {
		check_access(worlds[0].state, worlds[2].state);
		if (tiny_fuzz_next(&trial.random) % 16 == 0)
			check_text(worlds[0].state), check_names();
		tiny_fuzz_copy(&worlds[2], &worlds[0]);
	}
	tiny_fuzz_reach_run(0, whole.stop, TINY_EXCEPTION_NONE);
	return whole;
}

/* The caller writes a few bytes of the program near the next instruction, and says where, or makes
 * all of the program ready again. */
static void rewrite(struct tiny_fuzz_world worlds[3], struct tiny_program programs[3])
{
	const uint64_t x = tiny_fuzz_next(&trial.random), y = x >> 8;
	for (unsigned i = 0; i < 3; i++) {
		const struct tiny_writable_bank place =
			*tiny_bank(worlds[i].state, TINY_MEMORY_ram, 0);
		if (!place.size)
			return;
		const uint64_t at = (worlds[i].state->pc + y % 32 - 8 - place.base) % place.size;
		const uint64_t rest = place.size - at, size = 1 + x % 4 < rest ? 1 + x % 4 : rest;
		for (unsigned k = 0; k < size; k++)
			place.bytes[at + k] = (uint8_t)(x >> (16 + 8 * k));
		if (i < 2)
			tiny_forget(&programs[i], place.base + at, size);
		else
			tiny_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
	}
}

/* What the caller does to a machine between two runs, to all of them. */
static void happen(struct tiny_fuzz_world worlds[3], struct tiny_program programs[3])
{
	const uint64_t x = tiny_fuzz_next(&trial.random);
	const enum tiny_exception exception =
		(enum tiny_exception)(1 + (x >> 8) % (TINY_EXCEPTION_COUNT - 1u));
	const unsigned length = (unsigned)(x >> 16) % 4 * TINY_FUZZ_ALIGN;
	for (unsigned i = 0; i < 3; i++) {
		struct tiny_state *state = worlds[i].state;
		struct tiny_program *program = x % 16 == 1 ? NULL : &programs[i];
		if (x % 4 == 0)
			tiny_raise(state, program, exception);
		else if (x % 4 == 1)
			tiny_trap(state, program, exception, length, x >> 32);
		else if (x % 16 == 2)
			state->stop_on_trap = !state->stop_on_trap;
		if (program == NULL) /* it has not seen what the trap stored */
			tiny_forget(&programs[i], 0, UINT64_MAX);
	}
	if (x % 4 == 3)
		rewrite(worlds, programs);
	must_equal(&worlds[0], &worlds[1], "the same, at an interrupt,", 0);
	must_equal(&worlds[0], &worlds[2], "the same, at an interrupt,", 0);
	const char *corrupt = tiny_fuzz_corrupt(&worlds[0], false);
	if (corrupt)
		TINY_FAIL("after an interrupt %s", corrupt);
}

static void try_input(const uint8_t *data, size_t size)
{
	static struct tiny_fuzz_world worlds[3];
	struct tiny_program programs[3];
	for (unsigned i = 0; i < 3 && !worlds[2].state; i++)
		tiny_fuzz_open(&worlds[i], (uint8_t)(0x5A + i));
	tiny_fuzz_start(&worlds[0], &trial.launch, data, size);
	tiny_fuzz_seed(&trial.random, trial.launch.events);
	tiny_fuzz_copy(&worlds[1], &worlds[0]);
	tiny_fuzz_copy(&worlds[2], &worlds[0]);
	for (unsigned i = 0; i < 3; i++) {
		tiny_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
		if (trial.launch.reset)
			tiny_reset(worlds[i].state);
		if (trial.launch.raise)
			tiny_raise(worlds[i].state, &programs[i], trial.launch.raise);
	}
	struct tiny_fuzz_outcome outcome = run_thrice(worlds, programs, trial.launch.limit);
	for (unsigned more = trial.launch.events % 4; more > 1 && TINY_EXCEPTION_COUNT > 1; more--) {
		happen(worlds, programs);
		outcome = run_thrice(worlds, programs, 1 + tiny_fuzz_below(&trial.random, 32));
	}
	(void)outcome;
}

int LLVMFuzzerInitialize(int *count, char ***arguments)
{
	(void)count;
	(void)arguments;
	return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	try_input(data, size);
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct tiny_fuzz_random r;
	tiny_fuzz_seed(&r, seed);
	return tiny_fuzz_change_program(&r, data, size, room);
}
