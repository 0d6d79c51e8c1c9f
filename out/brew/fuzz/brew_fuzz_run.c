/* Harness: a program runs to a documented end, in any number of pieces alike.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "brew_fuzz_run.h"

/* What is looked at. */
static struct trial {
	struct brew_fuzz_launch launch;
	struct brew_fuzz_random random;
} trial;

#define BREW_FAIL(...) (brew_fuzz_list(&trial.launch), brew_fuzz_fail(NULL, 0, __VA_ARGS__))
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
static bool takes_effect(enum brew_stop stop)
{
	return stop == BREW_STOP_LIMIT || stop == BREW_STOP_HALT || stop == BREW_STOP_SELF_JUMP ||
	       stop == BREW_STOP_BREAK;
}

/* The run has looked at an instruction. */
static bool has_begun(enum brew_stop stop)
{
	return stop != BREW_STOP_LIMIT;
}

static bool is_prefix(unsigned opcode)
{
	switch (opcode) {
	case BREW_OP_OVERRIDE:
		return true;
	default:
		return false;
	}
}

/* What stands at an address; false: not in the memory, as far as can be said without asking. */
static bool judge_at(
	const struct brew_fuzz_world *world, uint64_t pc, struct brew_fuzz_verdict *verdict)
{
	const struct brew_writable_bank *bank = &world->state->MEM;
	const uint64_t offset = pc - bank->base;
	if (offset >= bank->size || pc % BREW_FUZZ_ALIGN)
		return false;
	const uint64_t behind = bank->size - offset;
	brew_fuzz_judge(bank->bytes + offset, (size_t)behind, verdict);
	return verdict->status != BREW_STATUS_TRUNCATED;
}

/* The instruction of the step, behind its prefixes; 0: none, or not known. */
static unsigned opcode_at(
	const struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch)
{
	struct brew_fuzz_verdict verdict;
	uint64_t pc = world->state->pc;
	(void)launch;
	for (unsigned i = 0; i < 16; i++) {
		if (!judge_at(world, pc, &verdict) || verdict.status != BREW_STATUS_OK)
			return 0;
		if (!is_prefix(verdict.opcode))
			return verdict.opcode;
		brew_fuzz_reach_run(verdict.opcode, BREW_STOP_NONE, BREW_EXCEPTION_NONE);
		pc = (pc + verdict.length) & UINT64_C(0xffffffff);
	}
	return 0;
}

/* What was raised last stays to be seen, and a device keeps what it was told before it refused
 * something. */
static void forgive(struct brew_fuzz_world *before, const struct brew_fuzz_world *after)
{
	before->written = after->written;
	before->state->exception = after->state->exception;
	before->state->bad_address = after->state->bad_address;
	before->state->type_a = after->state->type_a; /* as behind any instruction */
	before->state->type_b = after->state->type_b; /* as behind any instruction */
	before->state->prefixed = after->state->prefixed; /* as behind any instruction */
}

/* The caller changes nothing, and says that it did. */
static void between(struct brew_fuzz_world *world, struct brew_program *program, uint64_t x)
{
	if (x % 8 == 0)
		brew_fuzz_prepare(world, &trial.launch, program);
	else if (x % 8 == 1)
		brew_forget(program, x >> 16 & 4095, x >> 32 & 255);
	else if (x % 8 == 2)
		brew_forget(program, 0, UINT64_MAX);
}

/* Before the end of the limit, with nothing raised. */
static bool may_stop_here(const struct brew_fuzz_world *world, enum brew_stop stop)
{
	struct brew_fuzz_verdict verdict;
	const bool known = judge_at(world, world->state->pc, &verdict);
	if (known && verdict.status == BREW_STATUS_OK && is_prefix(verdict.opcode))
		return true; /* it can be what is behind it */
	switch (stop) {
	case BREW_STOP_RAISE: return world->state->exception != BREW_EXCEPTION_NONE;
	default: return false;
	}
}

static void check_stop(const struct brew_fuzz_world *world, uint64_t start, uint64_t limit,
	const struct brew_fuzz_outcome *outcome)
{
	const struct brew_state *state = world->state;
	const uint64_t steps = outcome->steps;
	bool fine = steps < limit && may_stop_here(world, outcome->stop);
	if (outcome->stop == BREW_STOP_LIMIT)
		fine = steps == limit;
	else if (outcome->stop == BREW_STOP_HALT)
		fine = steps > 0 && steps <= limit;
	else if (outcome->stop == BREW_STOP_SELF_JUMP)
		fine = steps > 0 && steps <= limit && state->stop_on_self_jump;
	else if (outcome->stop == BREW_STOP_BREAK)
		fine = steps > 0 && steps <= limit && trial.launch.has_break &&
		       state->pc == trial.launch.break_at;
	if (!fine)
		BREW_FAIL("from 0x%llx stops with '%s' at 0x%llx after %llu steps of %llu", (print)start,
			brew_stop_name(outcome->stop), (print)state->pc, (print)steps, (print)limit);
	if (outcome->stop == BREW_STOP_RAISE)
		brew_fuzz_reach_run(0, BREW_STOP_NONE, state->exception);
}

/* ---- the same in other pieces ---- */

static void must_equal(const struct brew_fuzz_world *a, const struct brew_fuzz_world *b,
	const char *how, uint64_t steps)
{
	const char *difference = brew_fuzz_difference(a, b);
	if (difference)
		BREW_FAIL("one run and %s differ after %llu steps: %s", how, (print)steps, difference);
}

/* One by one; what is met is counted. Then the one that stops, which leaves all as it was. */
static void step_all(struct brew_fuzz_world *world, struct brew_program *program,
	const struct brew_fuzz_outcome *whole)
{
	static struct brew_fuzz_world before;
	const bool took_effect = takes_effect(whole->stop);
	enum brew_stop stop = BREW_STOP_NONE;
	for (uint64_t i = 0; i < whole->steps; i++) {
		const enum brew_exception old = world->state->exception;
		const unsigned opcode = opcode_at(world, &trial.launch);
		world->state->exception = BREW_EXCEPTION_NONE;
		const uint64_t refused = world->refused;
		stop = brew_step(world->state, program);
		if (stop != BREW_STOP_NONE && !(took_effect && i + 1 == whole->steps))
			BREW_FAIL("step %llu of %llu stops with '%s'", (print)i, (print)whole->steps,
				brew_stop_name(stop));
		if (world->misled)
			BREW_FAIL("step %llu of %llu: the device is asked for bytes of memory", (print)i,
				(print)whole->steps);
		if (world->refused != refused && !world->state->exception)
			BREW_FAIL("step %llu of %llu: the device refuses, and nothing is raised", (print)i,
				(print)whole->steps);
		brew_fuzz_reach_run(opcode, BREW_STOP_NONE, world->state->exception);
		if (!world->state->exception)
			world->state->exception = old;
	}
	if (took_effect && whole->stop != BREW_STOP_LIMIT && stop != whole->stop)
		BREW_FAIL("the last step ends with '%s', but the run with '%s'", brew_stop_name(stop),
			brew_stop_name(whole->stop));
	if (took_effect)
		return;
	if (!before.state)
		brew_fuzz_open(&before, 0xA5);
	brew_fuzz_copy(&before, world);
	const uint64_t refused = world->refused;
	stop = brew_step(world->state, program);
	if (stop != whole->stop)
		BREW_FAIL("a step stops with '%s', but the run with '%s'", brew_stop_name(stop),
			brew_stop_name(whole->stop));
	if (world->refused != refused)
		return; /* what it stored before a device refused is stored */
	forgive(&before, world);
	must_equal(&before, world, "nothing, in a step that stops,", whole->steps);
}

/* Limits one behind another. What is known is made anew now and then. */
static void run_pieces(struct brew_fuzz_world *world, struct brew_program *program,
	const struct brew_fuzz_outcome *whole, uint64_t limit)
{
	enum brew_stop stop;
	uint64_t done = 0, steps;
	do {
		const uint64_t rest = limit - done, x = brew_fuzz_next(&trial.random);
		const uint64_t piece = x % 4 && rest > 1 ? 1 + (x >> 8) % (rest - 1) : rest;
		between(world, program, x);
		stop = brew_run(world->state, program, piece, &steps);
		done += steps;
		if (steps > piece)
			BREW_FAIL("%llu steps with a limit of %llu", (print)steps, (print)piece);
	} while (stop == BREW_STOP_LIMIT && done < limit);
	if (stop != whole->stop || done != whole->steps)
		BREW_FAIL("run in pieces: '%s' after %llu steps; run at once: '%s' after %llu",
			   brew_stop_name(stop),
			(print)done, brew_stop_name(whole->stop), (print)whole->steps);
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
	const size_t length = brew_register_name(file, number, name, sizeof name);
	if (brew_register_name(brew_file_count, number, NULL, 0))
		BREW_FAIL("register %u of an unknown file has a name", number);
	if (known != (length > 0))
		BREW_FAIL("%s[%u] has%s name", brew_files[file].name, number, length ? " a" : " no");
	if (length > 0 && length < sizeof name && brew_files[file].numbered &&
		!is_well_numbered(name, brew_files[file].prefix, number))
		BREW_FAIL("%s[%u] has the name %s", brew_files[file].name, number, name);
	if (length > 0 && length < sizeof name && (strlen(name) != length ||
		!brew_find_register(name, length, &of_file, &of_number) || of_file != file ||
		of_number != number))
		BREW_FAIL("%s[%u] has the name %s of a different register", brew_files[file].name, number,
			name);
}

/* Each reason to stop has a name of its own, and so has each exception; other numbers have none. */
static void check_names(void)
{
	const unsigned number = (unsigned)brew_fuzz_below(&trial.random, 2 * BREW_EXCEPTION_COUNT);
	const char *name = brew_exception_name((enum brew_exception)number);
	if ((*name != 0) != (number > 0 && number < BREW_EXCEPTION_COUNT))
		BREW_FAIL("exception %u has the name '%s'", number, name);
	for (unsigned i = 0; *name && i < number; i++)
		if (strcmp(name, brew_exception_name((enum brew_exception)i)) == 0)
			BREW_FAIL("exceptions %u and %u are both '%s'", i, number, name);
	for (unsigned i = 0; i < 2 * (unsigned)BREW_STOP_LIMIT; i++) {
		name = brew_stop_name((enum brew_stop)i);
		if ((*name != 0) != (i > 0 && i <= (unsigned)BREW_STOP_LIMIT))
			BREW_FAIL("reason %u to stop has the name '%s'", i, name);
	}
}

/* The values of a line go into a register: one into all its lanes, or one into each. */
static bool write_values(struct brew_state *state, unsigned file, unsigned number, char *at,
	const char *end)
{
	const unsigned lanes = brew_files[file].lanes;
	uint64_t value = strtoull(at, &at, 0);
	bool good = brew_write(state, file, number, 0, value);
	const bool each = at < end;
	for (unsigned lane = 1; lane < lanes; lane++) {
		if (each)
			value = strtoull(at, &at, 0);
		good = good && brew_write(state, file, number, lane, value);
	}
	return good && at == end;
}

/* What has changed since the start, as text: written into the start it gives the state again. */
static void check_text(const struct brew_state *state)
{
	static struct brew_state copy;
	brew_start(&copy);
	const size_t size = brew_dump(&copy, state, NULL, 0);
	char *text = malloc(size + 1), *end = text;
	if (!text)
		return;
	if (brew_dump(&copy, state, text, size + 1) != size || strlen(text) != size)
		BREW_FAIL("the text of the state has the wrong length");
	for (char *line = text; *line; line = end + 1) {
		unsigned file, number;
		char *sign = strchr(line, ' ');
		end = strchr(line, '\n');
		if (!end || !sign || sign > end || strncmp(sign, " = ", 3) != 0 ||
			!brew_find_register(line, (size_t)(sign - line), &file, &number) ||
			!write_values(&copy, file, number, sign + 3, end))
			BREW_FAIL("the text of the state has the line '%.60s'", line);
	}
	struct brew_difference difference = { 0 };
	if (brew_compare(&copy, state, &difference))
		BREW_FAIL("%s[%u] differs from the text of the state",
			brew_files[difference.file].name, difference.number);
	free(text);
}

/* ---- the state by names and numbers ---- */

/* What the specification says of the register files, in the order of the state. */
static const struct fact {
	unsigned width, lanes, first, numbered;
} facts[] = {
	{ 32, 1, 0, 15 },
	{ 32, 1, 0, 0 },
	{ 32, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 32, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 32, 1, 0, 0 },
	{ 32, 1, 0, 0 },
	{ 4, 1, 0, 0 },
	{ 4, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 1, 1, 0, 0 },
	{ 3, 1, 0, 0 },
	{ 4, 1, 0, 0 },
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
static void check_ends(struct brew_state *copy)
{
	for (unsigned bank = 0; bank < 1 + 2; bank++)
		if (brew_set_bank(copy, BREW_MEMORY_MEM, bank, NULL, 0) != (bank < 1))
			BREW_FAIL("bank %u of memory %s is looked up incorrectly", bank, "MEM");
	uint64_t value;
	if (brew_set_bank(copy, brew_memory_count, 0, NULL, 0))
		BREW_FAIL("a bank of an unknown memory is accepted");
	if (brew_read(copy, brew_file_count, 0, 0, &value) ||
	    brew_write(copy, brew_file_count, 0, 0, 0))
		BREW_FAIL("a register of an unknown file is read or written");
}

/* A value at random: what can be read can be written, but for constants and what is too wide, and a
 * difference is found where one was made. */
static void check_access(struct brew_state *state, struct brew_state *copy)
{
	struct brew_difference difference = { 0 };
	const unsigned file = (unsigned)brew_fuzz_below(&trial.random, brew_file_count);
	const struct brew_file_info *info = &brew_files[file];
	const unsigned number = (unsigned)brew_fuzz_below(&trial.random, info->count + 1);
	const unsigned lane = (unsigned)brew_fuzz_below(&trial.random, info->lanes);
	const uint64_t other = brew_fuzz_next(&trial.random) >> brew_fuzz_next(&trial.random) % 64;
	uint64_t before, after;
	*copy = *state;
	if (info->width != facts[file].width || info->lanes != facts[file].lanes ||
	    info->first != facts[file].first || info->numbered != facts[file].numbered)
		BREW_FAIL("%s has %u bits, %u lanes, %u registers from number %u", info->name, info->width,
			info->lanes, info->numbered, info->first);
	check_ends(copy);
	const bool known = brew_read(state, file, number, lane, &before);
	check_name(file, number, known);
	const bool written = brew_write(copy, file, number, lane, other);
	if (known && info->width < 64 && before >> info->width)
		BREW_FAIL("%s[%u] reads 0x%llx, which it cannot hold", info->name, number, (print)before);
	if (known != brew_read(copy, file, number, lane, &after) || (written && after != other) ||
	    (known && !written && after != before) ||
	    written != (known && may_hold(file, number, other)))
		BREW_FAIL("%s[%u] of lane %u: wrote 0x%llx, read 0x%llx", info->name, number,
			lane,
			(print)other, (print)(known ? after : 0));
	const bool differs = brew_compare(state, copy, &difference);
	if (differs != (known && before != after))
		BREW_FAIL("%s[%u] of lane %u: 0x%llx and 0x%llx %s", info->name, number, lane,
			(print)(known ? before : 0), (print)(known ? after : 0),
			differs ? "are reported as different" : "are reported as equal");
	if (differs && (difference.file != file || difference.number != number ||
			difference.lane != lane || difference.before != before ||
			difference.after != after || brew_compare(state, copy, &difference)))
		BREW_FAIL("a difference in %s[%u] of lane %u is reported as a different one", info->name,
			number, lane);
}

/* One run, single steps, and pieces, each in a world of its own; then all three are alike. */
static struct brew_fuzz_outcome run_thrice(struct brew_fuzz_world worlds[3],
	struct brew_program programs[3], uint64_t limit)
{
	struct brew_fuzz_outcome whole = { BREW_STOP_NONE, 0, NULL, false };
	const uint64_t start = worlds[0].state->pc;
	struct float_mode mode = change_float_mode(brew_fuzz_next(&trial.random));
	whole.stop = brew_run(worlds[0].state, &programs[0], limit, &whole.steps);
	if (!float_mode_is_back(&mode))
		BREW_FAIL("the caller's rounding mode or other settings have changed");
	check_stop(&worlds[0], start, limit, &whole);
	const char *corrupt = brew_fuzz_corrupt(&worlds[0], whole.steps || has_begun(whole.stop));
	if (corrupt)
		BREW_FAIL("after %llu steps %s", (print)whole.steps, corrupt);
	step_all(&worlds[1], &programs[1], &whole);
	must_equal(&worlds[0], &worlds[1], "single steps", whole.steps);
	run_pieces(&worlds[2], &programs[2], &whole, limit);
	must_equal(&worlds[0], &worlds[2], "several ones", whole.steps);
	if (brew_fuzz_next(&trial.random) % 8 == 0) {
		check_access(worlds[0].state, worlds[2].state);
		if (brew_fuzz_next(&trial.random) % 16 == 0)
			check_text(worlds[0].state), check_names();
		brew_fuzz_copy(&worlds[2], &worlds[0]);
	}
	brew_fuzz_reach_run(0, whole.stop, BREW_EXCEPTION_NONE);
	return whole;
}

/* The caller writes a few bytes of the program near the next instruction, and says where, or makes
 * all of the program ready again. */
static void rewrite(struct brew_fuzz_world worlds[3], struct brew_program programs[3])
{
	const uint64_t x = brew_fuzz_next(&trial.random), y = x >> 8;
	for (unsigned i = 0; i < 3; i++) {
		const struct brew_writable_bank place =
			*brew_bank(worlds[i].state, BREW_MEMORY_MEM, 0);
		if (!place.size)
			return;
		const uint64_t at = (worlds[i].state->pc + y % 32 - 8 - place.base) % place.size;
		const uint64_t rest = place.size - at, size = 1 + x % 4 < rest ? 1 + x % 4 : rest;
		for (unsigned k = 0; k < size; k++)
			place.bytes[at + k] = (uint8_t)(x >> (16 + 8 * k));
		if (i < 2)
			brew_forget(&programs[i], place.base + at, size);
		else
			brew_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
	}
}

/* What the caller does to a machine between two runs, to all of them. */
static void happen(struct brew_fuzz_world worlds[3], struct brew_program programs[3])
{
	const uint64_t x = brew_fuzz_next(&trial.random);
	const enum brew_exception exception =
		(enum brew_exception)(1 + (x >> 8) % (BREW_EXCEPTION_COUNT - 1u));
	const unsigned length = (unsigned)(x >> 16) % 4 * BREW_FUZZ_ALIGN;
	for (unsigned i = 0; i < 3; i++) {
		struct brew_state *state = worlds[i].state;
		struct brew_program *program = x % 16 == 1 ? NULL : &programs[i];
		if (x % 4 == 0)
			brew_raise(state, program, exception);
		else if (x % 4 == 1)
			brew_trap(state, program, exception, length, x >> 32);
		else if (x % 16 == 2)
			state->stop_on_trap = !state->stop_on_trap;
		if (program == NULL) /* it has not seen what the trap stored */
			brew_forget(&programs[i], 0, UINT64_MAX);
	}
	if (x % 4 == 3)
		rewrite(worlds, programs);
	must_equal(&worlds[0], &worlds[1], "the same, at an interrupt,", 0);
	must_equal(&worlds[0], &worlds[2], "the same, at an interrupt,", 0);
	const char *corrupt = brew_fuzz_corrupt(&worlds[0], false);
	if (corrupt)
		BREW_FAIL("after an interrupt %s", corrupt);
}

static void try_input(const uint8_t *data, size_t size)
{
	static struct brew_fuzz_world worlds[3];
	struct brew_program programs[3];
	for (unsigned i = 0; i < 3 && !worlds[2].state; i++)
		brew_fuzz_open(&worlds[i], (uint8_t)(0x5A + i));
	brew_fuzz_start(&worlds[0], &trial.launch, data, size);
	brew_fuzz_seed(&trial.random, trial.launch.events);
	brew_fuzz_copy(&worlds[1], &worlds[0]);
	brew_fuzz_copy(&worlds[2], &worlds[0]);
	for (unsigned i = 0; i < 3; i++) {
		brew_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
		if (trial.launch.reset)
			brew_reset(worlds[i].state);
		if (trial.launch.raise)
			brew_raise(worlds[i].state, &programs[i], trial.launch.raise);
	}
	struct brew_fuzz_outcome outcome = run_thrice(worlds, programs, trial.launch.limit);
	for (unsigned more = trial.launch.events % 4; more > 1 && BREW_EXCEPTION_COUNT > 1; more--) {
		happen(worlds, programs);
		outcome = run_thrice(worlds, programs, 1 + brew_fuzz_below(&trial.random, 32));
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
	struct brew_fuzz_random r;
	brew_fuzz_seed(&r, seed);
	return brew_fuzz_change_program(&r, data, size, room);
}
