/* Harness: a program runs to a documented end, in any number of pieces alike.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu_fuzz_run.h"

/* What is looked at. */
static struct trial {
	struct gpu_fuzz_launch launch;
	struct gpu_fuzz_random random;
} trial;

#define GPU_FAIL(...) (gpu_fuzz_list(&trial.launch), gpu_fuzz_fail(NULL, 0, __VA_ARGS__))
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

/* ---- why a program stops ---- */

static bool takes_effect(enum gpu_stop stop)
{
	return stop == GPU_STOP_LIMIT;
}

/* The run has looked at an instruction. */
static bool has_begun(enum gpu_stop stop)
{
	return stop != GPU_STOP_LIMIT && stop != GPU_STOP_FAULT && stop != GPU_STOP_EXIT;
}

static unsigned opcode_at(
	const struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch)
{
	struct gpu_fuzz_verdict verdict;
	const uint64_t pc = world->state->pc;
	if (pc >= launch->size)
		return 0;
	gpu_fuzz_judge(launch->program + pc, launch->size - pc, &verdict);
	return verdict.status == GPU_STATUS_OK ? verdict.opcode : 0;
}

/* A step forgets what was raised before it. */
static void forgive(struct gpu_fuzz_world *before, const struct gpu_fuzz_world *after)
{
	before->state->exception = after->state->exception;
	before->state->lane = after->state->lane;
}

static void between(struct gpu_fuzz_world *world, struct gpu_program *program, uint64_t x)
{
	if (x % 4 == 0)
		gpu_fuzz_prepare(world, &trial.launch, program);
}

/* The instruction at pc, where the steps are done and the limit is not reached. */
static bool may_stop_here(uint64_t pc, enum gpu_stop stop)
{
	struct gpu_fuzz_verdict verdict;
	gpu_fuzz_judge(trial.launch.program + pc, trial.launch.size - pc, &verdict);
	switch (verdict.status) {
	case GPU_STATUS_OK: return stop == GPU_STOP_RAISE || stop == GPU_STOP_UNEXECUTABLE;
	case GPU_STATUS_TRUNCATED: return stop == GPU_STOP_TRUNCATED;
	case GPU_STATUS_RESERVED: return stop == GPU_STOP_RESERVED;
	default: return stop == GPU_STOP_UNDEFINED;
	}
}

static bool is_allowed(uint64_t pc, uint64_t limit, const struct gpu_fuzz_outcome *outcome)
{
	if (pc == trial.launch.size)
		return outcome->stop == GPU_STOP_EXIT;
	if (pc > trial.launch.size || pc % GPU_FUZZ_ALIGN)
		return outcome->stop == GPU_STOP_FAULT;
	if (outcome->steps == limit)
		return outcome->stop == GPU_STOP_LIMIT;
	return may_stop_here(pc, outcome->stop);
}

/* Holds reason, steps and pc against the program's bytes, and the exception against the reason. */
static void check_stop(const struct gpu_fuzz_world *world, uint64_t start, uint64_t limit,
	const struct gpu_fuzz_outcome *outcome)
{
	const struct gpu_state *state = world->state;
	const uint64_t size = trial.launch.size;
	const bool raised = outcome->stop == GPU_STOP_RAISE;
	uint64_t pc = start;
	if (outcome->steps > limit)
		GPU_FAIL("%llu steps with a limit of %llu", (print)outcome->steps, (print)limit);
	for (uint64_t i = 0; i < outcome->steps; i++) {
		struct gpu_fuzz_verdict verdict = { .status = GPU_STATUS_TRUNCATED };
		if (pc < size)
			gpu_fuzz_judge(trial.launch.program + pc, size - pc, &verdict);
		if (verdict.status != GPU_STATUS_OK)
			GPU_FAIL("step %llu is at 0x%llx, where no instruction begins", (print)i, (print)pc);
		pc += verdict.length;
	}
	if (state->pc != pc)
		GPU_FAIL("pc is 0x%llx after %llu steps, not 0x%llx", (print)state->pc,
			(print)outcome->steps,
			(print)pc);
	if (!is_allowed(pc, limit, outcome))
		GPU_FAIL("stops with '%s' at 0x%llx after %llu steps", gpu_stop_name(outcome->stop),
			(print)pc, (print)outcome->steps);
	if (raised != (state->exception != GPU_EXCEPTION_NONE) || state->lane < -1 ||
	    state->lane >= GPU_LANES || (!raised && state->lane != -1))
		GPU_FAIL("'%s' with exception '%s' of lane %d", gpu_stop_name(outcome->stop),
			gpu_exception_name(state->exception), state->lane);
	if (state->lane >= 0 && !((uint64_t)state->active >> state->lane & 1))
		GPU_FAIL("lane %d raised but is not active", state->lane);
	if (raised)
		gpu_fuzz_reach_run(0, GPU_STOP_NONE, state->exception);
}

/* ---- the same in other pieces ---- */

static void must_equal(const struct gpu_fuzz_world *a, const struct gpu_fuzz_world *b,
	const char *how, uint64_t steps)
{
	const char *difference = gpu_fuzz_difference(a, b);
	if (difference)
		GPU_FAIL("one run and %s differ after %llu steps: %s", how, (print)steps, difference);
}

/* One by one; what is met is counted. Then the one that stops, which leaves all as it was. */
static void step_all(struct gpu_fuzz_world *world, struct gpu_program *program,
	const struct gpu_fuzz_outcome *whole)
{
	static struct gpu_fuzz_world before;
	const bool took_effect = takes_effect(whole->stop);
	enum gpu_stop stop = GPU_STOP_NONE;
	for (uint64_t i = 0; i < whole->steps; i++) {
		const enum gpu_exception old = world->state->exception;
		const unsigned opcode = opcode_at(world, &trial.launch);
		world->state->exception = GPU_EXCEPTION_NONE;
		stop = gpu_step(world->state, program);
		if (stop != GPU_STOP_NONE && !(took_effect && i + 1 == whole->steps))
			GPU_FAIL("step %llu of %llu stops with '%s'", (print)i, (print)whole->steps,
				gpu_stop_name(stop));
		gpu_fuzz_reach_run(opcode, GPU_STOP_NONE, world->state->exception);
		if (!world->state->exception)
			world->state->exception = old;
	}
	if (took_effect && whole->stop != GPU_STOP_LIMIT && stop != whole->stop)
		GPU_FAIL("the last step ends with '%s', but the run with '%s'", gpu_stop_name(stop),
			gpu_stop_name(whole->stop));
	if (took_effect)
		return;
	if (!before.state)
		gpu_fuzz_open(&before, 0xA5);
	gpu_fuzz_copy(&before, world);
	stop = gpu_step(world->state, program);
	if (stop != whole->stop)
		GPU_FAIL("a step stops with '%s', but the run with '%s'", gpu_stop_name(stop),
			gpu_stop_name(whole->stop));
	forgive(&before, world);
	must_equal(&before, world, "nothing, in a step that stops,", whole->steps);
}

/* Limits one behind another. What is known is made anew now and then. */
static void run_pieces(struct gpu_fuzz_world *world, struct gpu_program *program,
	const struct gpu_fuzz_outcome *whole, uint64_t limit)
{
	enum gpu_stop stop;
	uint64_t done = 0, steps;
	do {
		const uint64_t rest = limit - done, x = gpu_fuzz_next(&trial.random);
		const uint64_t piece = x % 4 && rest > 1 ? 1 + (x >> 8) % (rest - 1) : rest;
		between(world, program, x);
		stop = gpu_run(world->state, program, piece, &steps);
		done += steps;
		if (steps > piece)
			GPU_FAIL("%llu steps with a limit of %llu", (print)steps, (print)piece);
	} while (stop == GPU_STOP_LIMIT && done < limit);
	if (stop != whole->stop || done != whole->steps)
		GPU_FAIL("run in pieces: '%s' after %llu steps; run at once: '%s' after %llu",
			   gpu_stop_name(stop),
			(print)done, gpu_stop_name(whole->stop), (print)whole->steps);
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
	const size_t length = gpu_register_name(file, number, name, sizeof name);
	if (gpu_register_name(gpu_file_count, number, NULL, 0))
		GPU_FAIL("register %u of an unknown file has a name", number);
	if (known != (length > 0))
		GPU_FAIL("%s[%u] has%s name", gpu_files[file].name, number, length ? " a" : " no");
	if (length > 0 && length < sizeof name && gpu_files[file].numbered &&
		!is_well_numbered(name, gpu_files[file].prefix, number))
		GPU_FAIL("%s[%u] has the name %s", gpu_files[file].name, number, name);
	if (length > 0 && length < sizeof name && (strlen(name) != length ||
		!gpu_find_register(name, length, &of_file, &of_number) || of_file != file ||
		of_number != number))
		GPU_FAIL("%s[%u] has the name %s of a different register", gpu_files[file].name, number,
			name);
}

/* Each reason to stop has a name of its own, and so has each exception; other numbers have none. */
static void check_names(void)
{
	const unsigned number = (unsigned)gpu_fuzz_below(&trial.random, 2 * GPU_EXCEPTION_COUNT);
	const char *name = gpu_exception_name((enum gpu_exception)number);
	if ((*name != 0) != (number > 0 && number < GPU_EXCEPTION_COUNT))
		GPU_FAIL("exception %u has the name '%s'", number, name);
	for (unsigned i = 0; *name && i < number; i++)
		if (strcmp(name, gpu_exception_name((enum gpu_exception)i)) == 0)
			GPU_FAIL("exceptions %u and %u are both '%s'", i, number, name);
	for (unsigned i = 0; i < 2 * (unsigned)GPU_STOP_LIMIT; i++) {
		name = gpu_stop_name((enum gpu_stop)i);
		if ((*name != 0) != (i > 0 && i <= (unsigned)GPU_STOP_LIMIT))
			GPU_FAIL("reason %u to stop has the name '%s'", i, name);
	}
}

/* The values of a line go into a register: one into all its lanes, or one into each. */
static bool write_values(struct gpu_state *state, unsigned file, unsigned number, char *at,
	const char *end)
{
	const unsigned lanes = gpu_files[file].lanes;
	uint64_t value = strtoull(at, &at, 0);
	bool good = gpu_write(state, file, number, 0, value);
	const bool each = at < end;
	for (unsigned lane = 1; lane < lanes; lane++) {
		if (each)
			value = strtoull(at, &at, 0);
		good = good && gpu_write(state, file, number, lane, value);
	}
	return good && at == end;
}

/* What has changed since the start, as text: written into the start it gives the state again. */
static void check_text(const struct gpu_state *state)
{
	static struct gpu_state copy;
	gpu_reset(&copy);
	const size_t size = gpu_dump(&copy, state, NULL, 0);
	char *text = malloc(size + 1), *end = text;
	if (!text)
		return;
	if (gpu_dump(&copy, state, text, size + 1) != size || strlen(text) != size)
		GPU_FAIL("the text of the state has the wrong length");
	for (char *line = text; *line; line = end + 1) {
		unsigned file, number;
		char *sign = strchr(line, ' ');
		end = strchr(line, '\n');
		if (!end || !sign || sign > end || strncmp(sign, " = ", 3) != 0 ||
			!gpu_find_register(line, (size_t)(sign - line), &file, &number) ||
			!write_values(&copy, file, number, sign + 3, end))
			GPU_FAIL("the text of the state has the line '%.60s'", line);
	}
	struct gpu_difference difference = { 0 };
	if (gpu_compare(&copy, state, &difference))
		GPU_FAIL("%s[%u] differs from the text of the state",
			gpu_files[difference.file].name, difference.number);
	free(text);
}

/* ---- the state by names and numbers ---- */

/* What the specification says of the register files, in the order of the state. */
static const struct fact {
	unsigned width, lanes, first, numbered;
} facts[] = {
	{ 32, 1, 0, 0 },
	{ 32, 32, 0, 255 },
	{ 32, 1, 0, 63 },
	{ 1, 32, 0, 7 },
	{ 1, 1, 0, 7 },
	{ 0, 0, 0, 0 } /* the end */
};

/* Registers that cannot be written. */
static const struct constant {
	unsigned file, number;
} constants[] = {
	{ 1, 255 },
	{ 2, 63 },
	{ 3, 7 },
	{ 4, 7 },
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
static void check_ends(struct gpu_state *copy)
{
	for (unsigned bank = 0; bank < 32 + 2; bank++)
		if (gpu_set_bank(copy, GPU_MEMORY_c, bank, NULL, 0) != (bank < 32))
			GPU_FAIL("bank %u of memory %s is looked up incorrectly", bank, "c");
	uint64_t value;
	if (gpu_set_bank(copy, gpu_memory_count, 0, NULL, 0))
		GPU_FAIL("a bank of an unknown memory is accepted");
	if (gpu_read(copy, gpu_file_count, 0, 0, &value) ||
	    gpu_write(copy, gpu_file_count, 0, 0, 0))
		GPU_FAIL("a register of an unknown file is read or written");
}

/* A value at random: what can be read can be written, but for constants and what is too wide, and a
 * difference is found where one was made. */
static void check_access(struct gpu_state *state, struct gpu_state *copy)
{
	struct gpu_difference difference = { 0 };
	const unsigned file = (unsigned)gpu_fuzz_below(&trial.random, gpu_file_count);
	const struct gpu_file_info *info = &gpu_files[file];
	const unsigned number = (unsigned)gpu_fuzz_below(&trial.random, info->count + 1);
	const unsigned lane = (unsigned)gpu_fuzz_below(&trial.random, info->lanes);
	const uint64_t other = gpu_fuzz_next(&trial.random) >> gpu_fuzz_next(&trial.random) % 64;
	uint64_t before, after;
	*copy = *state;
	if (info->width != facts[file].width || info->lanes != facts[file].lanes ||
	    info->first != facts[file].first || info->numbered != facts[file].numbered)
		GPU_FAIL("%s has %u bits, %u lanes, %u registers from number %u", info->name, info->width,
			info->lanes, info->numbered, info->first);
	check_ends(copy);
	const bool known = gpu_read(state, file, number, lane, &before);
	check_name(file, number, known);
	const bool written = gpu_write(copy, file, number, lane, other);
	if (known && info->width < 64 && before >> info->width)
		GPU_FAIL("%s[%u] reads 0x%llx, which it cannot hold", info->name, number, (print)before);
	if (known != gpu_read(copy, file, number, lane, &after) || (written && after != other) ||
	    (known && !written && after != before) ||
	    written != (known && may_hold(file, number, other)))
		GPU_FAIL("%s[%u] of lane %u: wrote 0x%llx, read 0x%llx", info->name, number,
			lane,
			(print)other, (print)(known ? after : 0));
	const bool differs = gpu_compare(state, copy, &difference);
	if (differs != (known && before != after))
		GPU_FAIL("%s[%u] of lane %u: 0x%llx and 0x%llx %s", info->name, number, lane,
			(print)(known ? before : 0), (print)(known ? after : 0),
			differs ? "are reported as different" : "are reported as equal");
	if (differs && (difference.file != file || difference.number != number ||
			difference.lane != lane || difference.before != before ||
			difference.after != after || gpu_compare(state, copy, &difference)))
		GPU_FAIL("a difference in %s[%u] of lane %u is reported as a different one", info->name,
			number, lane);
}

/* One run, single steps, and pieces, each in a world of its own; then all three are alike. */
static struct gpu_fuzz_outcome run_thrice(struct gpu_fuzz_world worlds[3],
	struct gpu_program programs[3], uint64_t limit)
{
	struct gpu_fuzz_outcome whole = { GPU_STOP_NONE, 0, NULL, false };
	const uint64_t start = worlds[0].state->pc;
	struct float_mode mode = change_float_mode(gpu_fuzz_next(&trial.random));
	whole.stop = gpu_run(worlds[0].state, &programs[0], limit, &whole.steps);
	if (!float_mode_is_back(&mode))
		GPU_FAIL("the caller's rounding mode or other settings have changed");
	check_stop(&worlds[0], start, limit, &whole);
	const char *corrupt = gpu_fuzz_corrupt(&worlds[0], whole.steps || has_begun(whole.stop));
	if (corrupt)
		GPU_FAIL("after %llu steps %s", (print)whole.steps, corrupt);
	step_all(&worlds[1], &programs[1], &whole);
	must_equal(&worlds[0], &worlds[1], "single steps", whole.steps);
	run_pieces(&worlds[2], &programs[2], &whole, limit);
	must_equal(&worlds[0], &worlds[2], "several ones", whole.steps);
	if (gpu_fuzz_next(&trial.random) % 8 == 0) {
		check_access(worlds[0].state, worlds[2].state);
		if (gpu_fuzz_next(&trial.random) % 16 == 0)
			check_text(worlds[0].state), check_names();
		gpu_fuzz_copy(&worlds[2], &worlds[0]);
	}
	gpu_fuzz_reach_run(0, whole.stop, GPU_EXCEPTION_NONE);
	return whole;
}

static void try_input(const uint8_t *data, size_t size)
{
	static struct gpu_fuzz_world worlds[3];
	struct gpu_program programs[3];
	for (unsigned i = 0; i < 3 && !worlds[2].state; i++)
		gpu_fuzz_open(&worlds[i], (uint8_t)(0x5A + i));
	gpu_fuzz_start(&worlds[0], &trial.launch, data, size);
	gpu_fuzz_seed(&trial.random, trial.launch.events);
	gpu_fuzz_copy(&worlds[1], &worlds[0]);
	gpu_fuzz_copy(&worlds[2], &worlds[0]);
	for (unsigned i = 0; i < 3; i++) {
		gpu_fuzz_prepare(&worlds[i], &trial.launch, &programs[i]);
	}
	run_thrice(worlds, programs, trial.launch.limit);
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
	struct gpu_fuzz_random r;
	gpu_fuzz_seed(&r, seed);
	return gpu_fuzz_change_program(&r, data, size, room);
}
