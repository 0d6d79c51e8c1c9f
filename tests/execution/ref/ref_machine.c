/* SPDX-License-Identifier: MIT */
/* A machine's step: fetches the instruction at the pc from memory and runs it with its prefixes. If
 * it raises, its effects are undone and the block `trap:` runs instead. Specified in
 * docs/machines.md. */
#include "ref_internal.h"

enum { MOST_PREFIXES = 14 };

static void open_plan(struct ref *m, struct plan *plan, struct sem_scope *scope)
{
	if (!scope || scope->unsound)
		return;
	plan->code = prepare_block(m, scope);
	plan->bound.scope = scope;
	plan->bound.uniform = true;
	plan->bound.accesses.items = ARENA_ARRAY(m->arena, struct sem_access, scope->symbols.count);
	plan->bound.accesses.count = scope->symbols.count;
}

void open_machine(struct ref *m)
{
	open_plan(m, &m->trap, m->run->trap);
	open_plan(m, &m->reset, m->run->reset);
	m->before = ref_state_new(m);
}

bool ref_is_machine(const struct ref *ref)
{
	return ref->isa->program != NULL;
}

bool ref_is_prefix(const struct opcode *opcode)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		if (d->prefix)
			return true;
	return false;
}

/* ---- the state around a step ---- */

static void begin_step(struct ref *m, struct ref_state *state)
{
	m->state = state;
	m->trapped = false;
	m->journal.count = 0;
	m->pc = state->pc;
	ref_copy_registers(m, m->before, state);
	m->kept.count = 0;
}

/* Transient registers return to their reset values. */
static void end_step(const struct ref *m)
{
	for (size_t i = 0; i < m->isa->register_files.count; i++)
		if (m->isa->register_files.items[i]->transient)
			m->state->files[i][0] = m->isa->register_files.items[i]->initial;
}

static void undo(struct ref *m)
{
	ref_copy_registers(m, m->state, m->before);
	while (m->journal.count) {
		struct old_byte old = m->journal.items[--m->journal.count];
		*old.at = old.value;
	}
}

static uint64_t behind(const struct ref *m, uint64_t address, unsigned bits)
{
	uint64_t all = m->isa->counter < 64 ? ((uint64_t)1 << m->isa->counter) - 1 : UINT64_MAX;
	return (address + bits / 8) & all;
}

/* ---- traps ---- */

/* Ends the step without effect, but for what the exception keeps. */
static enum ref_stop stop_here(struct ref *m, enum ref_stop stop)
{
	undo(m);
	end_step(m);
	ref_assign_kept(m);
	return stop;
}

/* m->pc, m->next_pc and m->bad_address must have their values for the trap. */
static enum ref_stop trap(struct ref *m, size_t exception)
{
	const struct exception *e = m->isa->exceptions.items[exception];
	m->exception = exception;
	m->has_raised = m->trapped = true;
	enum ref_stop stop = stop_here(m, REF_RAISE);
	if (m->state->stop_on_trap || !m->trap.code)
		return stop;
	m->cause = e->has_code ? e->code : 0;
	stop = run_plan(m, &m->trap);
	if (stop == REF_NONE && m->halted)
		stop = REF_HALT;
	m->jumped = false;
	return stop;
}

/* Raises what the spec declares for this event; otherwise the run stops for the reason. */
static enum ref_stop happened(
	struct ref *m, enum event event, enum ref_stop reason, uint64_t bad_address)
{
	size_t exception = exception_of(m, event);
	m->lane = -1;
	if (exception != NO_INDEX)
		m->bad_address = bad_address;
	return exception == NO_INDEX ? stop_here(m, reason) : trap(m, exception);
}

/* ---- one instruction ---- */

/* Decodes the instruction at the address; false if it is not entirely in memory. */
static bool fetch(struct ref *m, uint64_t address, struct decoded *decoded)
{
	size_t memory = memory_index(m, m->isa->program), size = 0;
	uint8_t bytes[WORD_BITS / 8];
	const uint8_t *byte;
	if (address % (m->isa->unit / 8))
		return false;
	while (size < sizeof bytes && (byte = memory_byte(m, memory, 0, address + size)))
		bytes[size++] = *byte;
	codec_decode_bytes(m->codec, bytes, size, decoded);
	return decoded->status != DECODE_TRUNCATED;
}

/* Runs the instruction at the address, whose pc is that of its first prefix. REF_NONE: *decoded was
 * executed. */
static enum ref_stop run_at(struct ref *m, uint64_t address, struct decoded *decoded)
{
	m->next_pc = behind(m, address, m->isa->unit);
	if (!fetch(m, address, decoded))
		return happened(m, EVENT_FETCH, REF_FAULT, address);
	m->next_pc = behind(m, address, decoded->length);
	if (decoded->status != DECODE_OK)
		return happened(m, EVENT_UNDEFINED,
			decoded->status == DECODE_RESERVED ? REF_RESERVED : REF_UNDEFINED, 0);
	const struct plan *plan = plan_of(m, decoded);
	if (!plan->code)
		return happened(m, EVENT_UNDEFINED, REF_UNEXECUTABLE, 0);
	enum ref_stop stop = run_plan(m, plan);
	if (stop == REF_RAISE)
		return trap(m, m->exception);
	if (stop == REF_BROKEN)
		return stop_here(m, stop);
	m->state->cycles += decoded->opcode->definition->cycles;
	return REF_NONE;
}

static enum ref_stop broken_prefix(struct ref *m, const struct decoded *decoded)
{
	if (!setjmp(m->broken))
		ref_break(m, decoded->opcode->definition->span, "a prefix neither jumps nor halts");
	return stop_here(m, REF_BROKEN);
}

static bool is_break(const struct ref_state *state, uint64_t address)
{
	for (size_t i = 0; i < state->break_count; i++)
		if (state->breaks[i] == address)
			return true;
	return false;
}

/* One step; unless `passing`, none that has a break between its prefixes and its instruction. */
static enum ref_stop step(struct ref *m, struct ref_state *state, bool passing)
{
	struct decoded decoded;
	unsigned prefixes = 0;
	begin_step(m, state);
	for (uint64_t at = state->pc;; at = m->next_pc) {
		if (prefixes && !passing && is_break(state, at))
			return stop_here(m, REF_BREAK);
		enum ref_stop stop = run_at(m, at, &decoded);
		if (stop != REF_NONE || m->trapped)
			return stop;
		if (!ref_is_prefix(decoded.opcode))
			break;
		if (m->jumped || m->halted)
			return broken_prefix(m, &decoded);
		if (prefixes++ == MOST_PREFIXES)
			return happened(m, EVENT_UNDEFINED, REF_UNDEFINED, 0);
	}
	if (!m->jumped)
		state->pc = m->next_pc;
	end_step(m);
	return m->halted ? REF_HALT : REF_NONE;
}

enum ref_stop machine_step(struct ref *m, struct ref_state *state)
{
	return step(m, state, true);
}

/* ---- runs ---- */

/* Would a step from here stop at a break between its prefixes and its instruction? The prefixes are
 * executed, since they can raise, and undone. */
static bool is_break_behind(struct ref *m, struct ref_state *state)
{
	const bool has_raised = m->has_raised;
	const size_t exception = m->exception;
	const uint64_t bad_address = m->bad_address;
	struct decoded decoded;
	bool found = false;
	unsigned prefixes = 0;
	if (!state->break_count)
		return false;
	begin_step(m, state);
	for (uint64_t at = state->pc; !found && prefixes++ < MOST_PREFIXES; at = m->next_pc) {
		if (!fetch(m, at, &decoded) || decoded.status != DECODE_OK ||
			!ref_is_prefix(decoded.opcode) || run_at(m, at, &decoded) != REF_NONE || m->trapped)
			break;
		found = is_break(state, m->next_pc);
	}
	undo(m);
	m->has_raised = has_raised;
	m->exception = exception;
	m->bad_address = bad_address;
	return found;
}

enum ref_stop machine_run(struct ref *m, struct ref_state *state, uint64_t limit, uint64_t *steps)
{
	m->has_raised = false;
	for (*steps = 0; *steps < limit;) {
		enum ref_stop stop = step(m, state, *steps == 0);
		*steps += stop == REF_NONE || stop == REF_HALT;
		if (stop != REF_NONE)
			return stop;
		if (state->stop_on_self_jump && m->jumped && state->pc == m->pc)
			return REF_SELF_JUMP;
		if (is_break(state, state->pc))
			return REF_BREAK;
	}
	return *steps && is_break_behind(m, state) ? REF_BREAK : REF_LIMIT;
}

/* ---- interrupts and traps from outside ---- */

enum ref_stop ref_trap(struct ref *ref, struct ref_state *state, size_t exception, uint64_t next_pc,
	uint64_t bad_address)
{
	begin_step(ref, state);
	ref->next_pc = next_pc;
	ref->lane = -1;
	ref->bad_address = bad_address;
	return trap(ref, exception);
}

/* Is the next instruction in a delay slot? */
static bool is_in_slot(const struct ref *ref, const struct ref_state *state)
{
	for (size_t i = 0; ref->isa->in_slot && i < ref->isa->register_files.count; i++)
		if (ref->isa->register_files.items[i] == ref->isa->in_slot)
			return *state->files[i];
	return false;
}

/* Executes what is in a delay slot, which an interrupt waits for. */
static enum ref_stop leave_slot(struct ref *ref, struct ref_state *state)
{
	uint64_t steps;
	if (!is_in_slot(ref, state))
		return REF_NONE;
	enum ref_stop stop = machine_run(ref, state, 1, &steps);
	bool runs = stop == REF_LIMIT || stop == REF_HALT || stop == REF_SELF_JUMP || stop == REF_BREAK;
	return runs ? REF_NONE : stop;
}

enum ref_stop ref_interrupt(struct ref *ref, struct ref_state *state, size_t exception)
{
	enum ref_stop stop = leave_slot(ref, state);
	if (stop != REF_NONE)
		return stop;
	return ref_trap(ref, state, exception, state->pc, 0);
}

enum ref_stop ref_reset(struct ref *ref, struct ref_state *state)
{
	ref_state_start(ref, state);
	begin_step(ref, state);
	ref->has_raised = false;
	ref->next_pc = state->pc;
	if (!ref->reset.code)
		return REF_NONE;
	enum ref_stop stop = run_plan(ref, &ref->reset);
	return stop == REF_NONE && ref->halted ? REF_HALT : stop;
}
