/* Interpreter: programs are decoded once, then run instruction by instruction.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_kernels.h"
#include "brew_float.h"

enum { UNIT = 2 }; /* bytes; an address is a multiple of it */

/* ---- the start ---- */

/* Constant registers, and no active lanes that there are not, whatever the caller wrote there. */
static void set_constants(struct brew_state *state)
{
	(void)state;
}

/* ---- ops and addresses ---- */

enum {
	UNITS_MAX = (BREW_LENGTH_MAX + UNIT - 1) / UNIT, /* of an instruction */
	BEHIND = UNITS_MAX,                           /* ops behind those of a program */
	OUTSIDE = 1 + UNITS_MAX
};

#define BREW_PC_MASK ((uint64_t)0xffffffff)
#define BREW_ADDRESS_MASK ((uint64_t)0xffffffff)

typedef uint32_t counter;

static const struct brew_op *stop_with(struct brew_state *state, enum brew_stop stop,
		uint64_t pc, uint32_t left)
{
	state->stop = stop;
	state->pc = pc;
	state->left = left;
	return NULL;
}

/* The address of an op that can be reached. */
static uint64_t address_of(const struct brew_program *program, const struct brew_op *op)
{
	if (op >= program->outside && op < program->outside + OUTSIDE)
		return op->pc;
	return (program->base + (uint64_t)(op - program->ops) * UNIT) & BREW_PC_MASK;
}

/* The op of an address, decoded or not. */
static struct brew_op *op_at(const struct brew_program *program, uint64_t pc)
{
	const uint64_t offset = pc - program->base;
	if (offset < program->size && offset % UNIT == 0)
		return program->ops + offset / UNIT;
	program->outside->index = INDEX_DECODE;
	program->outside->pc = (counter)pc;
	return program->outside;
}

static bool is_break(const struct brew_program *program, uint64_t pc)
{
	for (unsigned i = 0; i < program->break_count; i++)
		if (program->breaks[i] == pc)
			return true;
	return false;
}

const struct brew_op *brew_jump_elsewhere(struct brew_state *state, const struct brew_op *op,
				      uint64_t target, uint32_t left)
{
	if (target == op->pc && state->stop_on_self_jump && !state->in_trap)
		return stop_with(state, BREW_STOP_SELF_JUMP, target, left);
	return brew_go_on(state, op_at(state->program, target), left);
}

/* Remembers the way from one op of the program to another one. */
const struct brew_op *brew_jump_first(struct brew_state *state, const struct brew_op *op,
				   uint64_t target, uint32_t left)
{
	const struct brew_program *program = state->program;
	const uint64_t offset = target - program->base;
	if (op >= program->ops && op < program->ops + program->size / UNIT && offset < program->size &&
	    offset % UNIT == 0) {
		const ptrdiff_t bytes = (const char *)(program->ops + offset / UNIT) - (const char *)op;
		if (bytes >= INT32_MIN && bytes <= INT32_MAX)
			program->ops[op - program->ops].jump = (int32_t)bytes;
	}
	return brew_jump(state, op, target, left);
}

const struct brew_op *brew_halt(struct brew_state *state, uint64_t next_pc, uint32_t left)
{
	return stop_with(state, BREW_STOP_HALT, next_pc, left);
}

/* ---- decoding ---- */

/* Reads bytes [from, to) of the instruction at this address; returns the end of those that are
 * there. Behind the last address comes the first. */
static unsigned fetch(const struct brew_state *state, uint64_t address, uint8_t *bytes,
		unsigned from, unsigned to)
{
	const struct brew_writable_bank *bank = &state->MEM;
	for (; from < to; from++) {
		uint64_t at = (address + from) & BREW_ADDRESS_MASK, value;
		if (at - bank->base < bank->size)
			bytes[from] = bank->bytes[at - bank->base];
		else if (bank->device && bank->device->read &&
			 bank->device->read(bank->device->context, at, 1, &value))
			bytes[from] = (uint8_t)value;
		else
			break;
	}
	return from;
}

/* Nothing behind the instruction is read: it could be a device. */
static void decode_op(const struct brew_state *state, uint64_t pc, struct brew_op *op)
{
	struct brew_insn insn;
	uint8_t bytes[BREW_LENGTH_MAX];
	enum brew_status status;
	*op = (struct brew_op){ 0 };
	op->pc = (counter)pc;
	op->units = 1;
	op->index = INDEX_UNFETCHED;
	if (pc % UNIT || pc > BREW_ADDRESS_MASK || fetch(state, pc, bytes, 0, UNIT) < UNIT)
		return;
	status = brew_decode(bytes, UNIT, &insn);
	if (status == BREW_STATUS_TRUNCATED) {
		if (fetch(state, pc, bytes, UNIT, insn.length) < insn.length)
			return;
		status = brew_decode(bytes, insn.length, &insn);
	}
	if (status == BREW_STATUS_OK) {
		op->index = INDEX_UNEXECUTABLE;
		brew_prepare(&insn, op);
	} else {
		op->index = status == BREW_STATUS_RESERVED ? INDEX_RESERVED : INDEX_UNDEFINED;
	}
	op->units = insn.length ? (uint8_t)(insn.length / UNIT) : 1;
}

/* Can what is known of this op be kept? Its bytes are the memory's, and stores are seen. Not
 * where some byte was not there: a device may have it the next time. */
static bool can_keep(const struct brew_state *state, uint64_t pc, const struct brew_op *op)
{
	const struct brew_writable_bank *bank = &state->MEM;
	const struct brew_program *program = state->program;
	const uint64_t length = (uint64_t)op->units * UNIT;
	return op->index != INDEX_UNFETCHED && pc - program->base <= program->size - length &&
	       program->size >= length &&
	       pc - bank->base <= bank->size - length && bank->size >= length;
}

/* From now on stores into these bytes are noticed. */
static void watch(struct brew_program *program, uint64_t pc, unsigned length)
{
	const uint64_t before = BREW_ACCESS_MAX - 1, at = pc - program->base + BREW_ACCESS_MAX;
	uint64_t first = pc - program->base, end = first + length;
	if (program->watched_size) {
		const uint64_t known = program->watched + before - program->base;
		const uint64_t known_end = known + (program->watched_size - before);
		first = first < known ? first : known;
		end = end > known_end ? end : known_end;
	}
	program->watched = program->base + first - before;
	program->watched_size = end - first + before;
	for (unsigned i = 0; i < length; i++)
		program->coded[(at + i) >> BREW_WATCH] = 1;
}

/* The op of an address, decoded. */
static const struct brew_op *ready_op(struct brew_state *state, uint64_t pc)
{
	struct brew_program *program = state->program;
	struct brew_op *op = op_at(program, pc);
	if (op->index != INDEX_DECODE)
		return op;
	decode_op(state, pc, op);
	if (op != program->outside && can_keep(state, pc, op)) {
		watch(program, pc, op->units * UNIT);
		return op;
	}
	if (op != program->outside) {
		*program->outside = *op;
		op->index = INDEX_DECODE;
	}
	if (is_break(program, pc))
		program->outside->index = INDEX_BREAK;
	for (unsigned i = 1; i < OUTSIDE; i++) {
		program->outside[i].index = INDEX_DECODE;
		program->outside[i].pc = (counter)((pc + (uint64_t)i * UNIT) & BREW_PC_MASK);
	}
	return program->outside;
}

const struct brew_op *brew_decode_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	op = ready_op(state, address_of(state->program, op));
	return brew_kernels[op->index](state, op, left);
}

/* Runs an op that is no place of the program, but an instruction of address pc. */
static const struct brew_op *run_copy(struct brew_state *state, const struct brew_op *copy,
		uint64_t pc)
{
	const struct brew_op *next = brew_kernels[copy->index](state, copy, 0);
	const uintptr_t behind = (uintptr_t)next - (uintptr_t)copy;
	if (behind > UNITS_MAX * sizeof *copy)
		return next;
	return op_at(state->program, (pc + behind / sizeof *copy * UNIT) & BREW_PC_MASK);
}

/* The instruction of an address in a place of its own, one that Transient registers count for. */
static void take_op(struct brew_state *state, uint64_t pc, struct brew_op *copy)
{
	*copy = *ready_op(state, pc);
	if (copy->index == INDEX_BREAK)
		decode_op(state, pc, copy);
	copy->jump = 0; /* it stands elsewhere */
	copy->index = brew_general_index[copy->index];
}

const struct brew_op *brew_break_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	return stop_with(state, BREW_STOP_BREAK, address_of(state->program, op), left);
}

/* ---- prefixes ---- */

const struct brew_op *brew_go_on_prefixed(struct brew_state *state, const struct brew_op *op,
				 const struct brew_op *next, uint32_t left)
{
	struct brew_op copy[1 + UNITS_MAX];
	const uint64_t pc = brew_next_pc(op);
	const struct brew_op front = *op; /* it may stand where the next one is decoded */
	if (front.prefixes == BREW_PREFIXES)
		return brew_undefined_op(state, &front, left);
	take_op(state, pc, copy);
	copy[0].pc = front.pc;
	copy[0].units = (uint8_t)(copy[0].units + front.units);
	copy[0].prefixes = (uint8_t)(front.prefixes + 1);
	next = run_copy(state, copy, pc);
	brew_clear_transients(state);
	return brew_go_from(state, next, left);
}

/* ---- exceptions ---- */

const struct brew_op *brew_raise_op(struct brew_state *state, const struct brew_op *op,
				 enum brew_exception exception, uint64_t bad_address,
				 uint32_t left)
{
	state->exception = exception;
	state->bad_address = bad_address;
	static const uint64_t codes[BREW_EXCEPTION_COUNT] = {
		[BREW_EXCEPTION_exc_hwi] = 0x10,
		[BREW_EXCEPTION_exc_swi_0] = 0x20,
		[BREW_EXCEPTION_exc_swi_1] = 0x21,
		[BREW_EXCEPTION_exc_swi_2] = 0x22,
		[BREW_EXCEPTION_exc_swi_3] = 0x23,
		[BREW_EXCEPTION_exc_swi_4] = 0x24,
		[BREW_EXCEPTION_exc_swi_5] = 0x25,
		[BREW_EXCEPTION_exc_swi_6] = 0x26,
		[BREW_EXCEPTION_exc_swi_7] = 0x27,
		[BREW_EXCEPTION_exc_unknown_inst] = 0x30,
		[BREW_EXCEPTION_exc_type] = 0x31,
		[BREW_EXCEPTION_exc_unaligned] = 0x32,
		[BREW_EXCEPTION_exc_access] = 0x8000,
	};
	const struct brew_op *next;
	if (state->in_trap || state->stop_on_trap)
		return stop_with(state, BREW_STOP_RAISE, op->pc, left);
	brew_clear_transients(state);
	state->in_trap = true;
	next = brew_trap_block(state, op, codes[exception], bad_address);
	state->in_trap = false;
	return brew_go_from(state, next == op ? op_at(state->program, op->pc) : next, left);
}

const struct brew_op *brew_undefined_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
}

const struct brew_op *brew_reserved_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
}

const struct brew_op *brew_unexecutable_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
}

const struct brew_op *brew_unfetched_op(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	return brew_raise_op(state, op, BREW_EXCEPTION_exc_access, (op->pc + (op->units - 1u) * (uint64_t)UNIT) & BREW_PC_MASK, left);
}

/* ---- programs ---- */

/* Ops first, then a byte for each 64 bytes that are watched. */
static size_t coded_size(size_t size)
{
	return ((size + 2 * BREW_ACCESS_MAX) >> BREW_WATCH) + 2;
}

size_t brew_program_room(size_t size)
{
	const size_t op = sizeof(struct brew_op), units = size / UNIT;
	if (size > SIZE_MAX / 2 || units > (SIZE_MAX / 2) / op - (BEHIND + OUTSIDE + 1))
		return SIZE_MAX;
	return (units + BEHIND + OUTSIDE + 1) * op + coded_size(size);
}

bool brew_load(struct brew_program *program, void *room, size_t room_size, uint64_t base,
		size_t size)
{
	const size_t needed = brew_program_room(size), rest = (uintptr_t)room % sizeof(uint64_t);
	*program = (struct brew_program){ 0 };
	if (needed == SIZE_MAX || room_size < needed || base % UNIT || base > BREW_PC_MASK ||
	    (size && BREW_PC_MASK - base < size - 1))
		return false;
	program->ops = (void *)((unsigned char *)room + (rest ? sizeof(uint64_t) - rest : 0));
	program->outside = program->ops + size / UNIT + BEHIND;
	program->coded = (unsigned char *)(program->outside + OUTSIDE);
	program->base = base;
	program->size = size / UNIT * UNIT;
	return true;
}

/* What is known of the instructions that these bytes are part of. */
static void forget(struct brew_program *program, uint64_t first, uint64_t last)
{
	for (uint64_t i = first / UNIT; i <= last / UNIT; i++)
		if (program->ops[i].index != INDEX_BREAK)
			program->ops[i].index = INDEX_DECODE;
}

void brew_forget(struct brew_program *program, uint64_t address, uint64_t size)
{
	const uint64_t before = BREW_LENGTH_MAX - 1; /* bytes of an instruction that begins there */
	const uint64_t end = program->base + (program->size - 1);
	uint64_t last = address + (size - 1);
	if (!size || !program->size)
		return;
	if (last < address || last > end)
		last = end;
	if (address > end || last < program->base)
		return;
	address = address > program->base ? address - program->base : 0;
	forget(program, address > before ? address - before : 0, last - program->base);
}

void brew_forget_code(struct brew_state *state, uint64_t address, unsigned size)
{
	brew_forget(state->program, address, size);
}

bool brew_stop_at(struct brew_program *program, uint64_t address, bool on)
{
	unsigned i = 0;
	while (i < program->break_count && program->breaks[i] != address)
		i++;
	if (on && i == BREW_BREAKS_MAX)
		return false;
	if (on) {
		program->breaks[i] = address;
		program->break_count += i == program->break_count;
	} else if (i < program->break_count) {
		program->breaks[i] = program->breaks[--program->break_count];
	}
	const uint64_t offset = address - program->base;
	if (offset < program->size && offset % UNIT == 0)
		program->ops[offset / UNIT].index = on ? INDEX_BREAK : INDEX_DECODE;
	return true;
}

/* ---- running ---- */

/* For what runs without a program. */
struct nothing {
	struct brew_program program;
	struct brew_op outside[OUTSIDE];
};

static struct brew_program *open_nothing(struct nothing *nothing)
{
	*nothing = (struct nothing){ 0 };
	nothing->program.outside = nothing->program.ops = nothing->outside;
	return &nothing->program;
}

void brew_start(struct brew_state *state)
{
	const struct brew_state before = *state;
	*state = (struct brew_state){ 0 };
	state->MEM = before.MEM;
	state->stop_on_trap = before.stop_on_trap;
	state->stop_on_self_jump = before.stop_on_self_jump;
	state->mode = 0x1;
	state->type_a = 0xf;
	state->type_b = 0xf;
	set_constants(state);
}

enum brew_stop brew_reset(struct brew_state *state)
{
	brew_start(state);
	struct nothing nothing;
	bool good;
	state->program = open_nothing(&nothing);
	state->in_trap = true; /* what it raises does not trap */
	struct brew_float_mode mode;
	brew_float_begin(&mode);
	good = brew_reset_block(state);
	brew_float_end(&mode);
	state->program = NULL;
	state->in_trap = false;
	if (!good)
		return BREW_STOP_RAISE;
	return BREW_STOP_NONE;
}

enum brew_stop brew_trap(struct brew_state *state, struct brew_program *program,
		      enum brew_exception exception, unsigned length, uint64_t bad_address)
{
	struct nothing nothing;
	struct brew_op op = { 0 };
	const struct brew_op *next;
	bool known = exception != BREW_EXCEPTION_NONE && (size_t)exception < BREW_EXCEPTION_COUNT;
	if (!known || length % UNIT || length / UNIT > UINT8_MAX)
		return BREW_STOP_FAULT;
	op.pc = (counter)(state->pc &= BREW_PC_MASK);
	op.units = (uint8_t)(length / UNIT);
	bad_address &= 0xffffffff;
	state->program = program ? program : open_nothing(&nothing);
	brew_clear_transients(state);
	struct brew_float_mode mode;
	brew_float_begin(&mode);
	next = brew_raise_op(state, &op, exception, bad_address, 0);
	brew_float_end(&mode);
	if (next)
		state->pc = address_of(state->program, next);
	state->program = NULL;
	return next ? BREW_STOP_NONE : state->stop;
}

enum brew_stop brew_raise(struct brew_state *state, struct brew_program *program,
		       enum brew_exception exception)
{
	return brew_trap(state, program, exception, 0, 0);
}

enum { ROW = 256 }; /* steps of kernels that call each other */

/* Runs on from op; *left steps may be done, and what is left of them is told. Returns the op where
 * it stopped, or NULL. */
static const struct brew_op *run_on(struct brew_state *state, const struct brew_op *op,
		uint64_t *left)
{
	uint64_t rest = *left;
	while (rest && op) {
		const uint32_t most = rest < ROW ? (uint32_t)rest : ROW;
		op = brew_kernels[op->index](state, op, most - 1);
		rest -= most - state->left - !op;
	}
	*left = rest;
	return op;
}

/* The first step goes on at a break, and the caller may have set Transient registers. */
static const struct brew_op *run_all(struct brew_state *state, uint64_t *left)
{
	const struct brew_op *op;
	struct brew_op copy[1 + UNITS_MAX];
	const uint64_t pc = state->pc;
	take_op(state, pc, copy);
	op = run_copy(state, copy, pc);
	brew_clear_transients(state);
	if (!op)
		return NULL;
	--*left;
	return run_on(state, op, left);
}

/* Why it stopped at this op, or nowhere; *left becomes the steps that were not done. */
static enum brew_stop end_run(struct brew_state *state, const struct brew_op *op, uint64_t *left)
{
	if (!op) {
		if (state->stop == BREW_STOP_HALT || state->stop == BREW_STOP_SELF_JUMP)
			--*left;
		return state->stop;
	}
	state->pc = address_of(state->program, op);
	return is_break(state->program, state->pc) ? BREW_STOP_BREAK : BREW_STOP_LIMIT;
}

enum brew_stop brew_run(struct brew_state *state, struct brew_program *program, uint64_t limit,
		     uint64_t *steps)
{
	uint64_t left = limit;
	enum brew_stop stop = BREW_STOP_LIMIT;
	const struct brew_op *op;
	state->pc &= BREW_PC_MASK;
	if (limit) {
		state->program = program;
		set_constants(state);
		struct brew_float_mode mode;
		brew_float_begin(&mode);
		op = run_all(state, &left);
		brew_float_end(&mode);
		stop = end_run(state, op, &left);
		state->program = NULL;
	}
	if (steps)
		*steps = limit - left;
	return stop;
}

enum brew_stop brew_step(struct brew_state *state, struct brew_program *program)
{
	enum brew_stop stop = brew_run(state, program, 1, NULL);
	return stop == BREW_STOP_LIMIT ? BREW_STOP_NONE : stop;
}
