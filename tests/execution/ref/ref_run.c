/* SPDX-License-Identifier: MIT */
/* Executes instructions: decodes, binds the block's names to the word, evaluates, commits. */
#include "ref_internal.h"

#include <stdlib.h>

void ref_break(struct ref *m, struct span span, const char *format, ...)
{
	size_t length = 0;
	va_list arguments;
	if (span.source) {
		struct position at = source_position(span.source, span.from);
		length = (size_t)snprintf(
			m->message, sizeof m->message / 2, "%s:%u:%u: ", span.source->path, at.line, at.column);
		if (length >= sizeof m->message / 2)
			length = sizeof m->message / 2 - 1;
	}
	va_start(arguments, format);
	vsnprintf(m->message + length, sizeof m->message - length, format, arguments);
	va_end(arguments);
	longjmp(m->broken, 1);
}

/* ---- opening ---- */

static const char *cannot_run(const struct isa *isa)
{
	unsigned lanes = isa_lanes(isa);
	if (lanes > REF_MAX_LANES)
		return "there are more than 64 lanes";
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		if ((*it)->lanes != 1 && (*it)->lanes != lanes)
			return "register files differ in their lanes";
	}
	return NULL;
}

static void open_registers(struct ref *m, size_t i, const struct register_file *file)
{
	m->constants[i] = ARENA_ARRAY(m->arena, unsigned char, (size_t)m->numbers[i]);
	m->reads[i] = ARENA_ARRAY(m->arena, uint64_t, (size_t)m->numbers[i]);
	for (uint64_t n = 0; n < m->numbers[i]; n++)
		m->constants[i][n] = n >= file->first && n - file->first < file->count ? 0 : 2;
	VEC_EACH (struct register_name, it, &file->names) {
		if (it->constant)
			m->constants[i][it->number] = 1;
		else if (m->constants[i][it->number] == 2)
			m->constants[i][it->number] = 0;
		if (it->constant)
			m->reads[i][it->number] = it->reads;
	}
}

/* A side field has the same numbers as its registers; that of a constant register is 0. */
static void open_file(struct ref *m, size_t i)
{
	const struct register_file *file = m->isa->register_files.items[i];
	if (file->side_of)
		file = file->side_of;
	m->numbers[i] = file->first + file->count;
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number >= m->numbers[i])
			m->numbers[i] = it->number + 1;
	open_registers(m, i, file);
	if (m->isa->register_files.items[i]->side_of)
		m->reads[i] = ARENA_ARRAY(m->arena, uint64_t, (size_t)m->numbers[i]);
}

struct ref *ref_open(struct arena *arena, const struct isa *isa, const char **why)
{
	*why = cannot_run(isa);
	if (*why)
		return NULL;
	size_t files = isa->register_files.count;
	struct ref *m = ARENA_NEW(arena, struct ref);
	m->arena = arena;
	m->isa = isa;
	m->codec = codec_new(arena, isa);
	m->run = sem_open(arena, isa);
	m->lanes = isa_lanes(isa);
	m->numbers = ARENA_ARRAY(arena, uint64_t, files);
	m->constants = ARENA_ARRAY(arena, unsigned char *, files);
	m->reads = ARENA_ARRAY(arena, uint64_t *, files);
	for (size_t i = 0; i < files; i++)
		open_file(m, i);
	m->codes.arena = arena;
	m->stack = malloc(STACK_VALUES * sizeof *m->stack);
	if (!m->stack)
		abort();
	mpz_init(m->one);
	mpz_init(m->two);
	mpz_init(m->three);
	mpfr_init2(m->rounded, 24);
	if (isa->program)
		open_machine(m);
	return m;
}

void ref_close(struct ref *m)
{
	enum { INTEGERS = 256, REALS = 64 };
	for (size_t i = 0; i < m->integer_chunks; i++)
		for (size_t k = 0; k < INTEGERS; k++)
			mpz_clear(m->integers[i][k]);
	for (size_t i = 0; i < m->real_chunks; i++)
		for (size_t k = 0; k < REALS; k++)
			mpfr_clear(m->reals[i][k].number);
	for (size_t i = 0; i < PLAN_SLOTS; i++)
		arena_free(&m->plans[i].arena);
	arena_free(&m->scratch);
	arena_free(&m->journal_arena);
	VEC_EACH (mpz_t *, it, &m->owned)
		mpz_clear(**it);
	mpz_clears(m->one, m->two, m->three, NULL);
	mpfr_clear(m->rounded);
	mpfr_free_cache();
	free(m->stack);
}

/* ---- plans ---- */

/* The modifier's value in the word, from the field of the opcode that holds it. */
static struct value modifier_value(
	struct plan *plan, const struct sem_modifier *modifier, struct str *text)
{
	struct value value = { .kind = VALUE_NAME };
	*text = sem_modifier_value(modifier, plan->opcode, plan->word);
	if (!text->length)
		return value;
	value.name.text = text;
	VEC_EACH (struct field *, it, &plan->opcode->fields)
		if ((*it)->type->kind == TYPE_ENUM && !value.name.enumerator &&
			(str_equal((*it)->name, modifier->name) || str_equal((*it)->suffix, modifier->name) ||
				(modifier->field && str_equal((*it)->name, modifier->field->name))))
			value.name.enumerator = type_find_name((*it)->type, *text);
	return value;
}

static void make_plan(struct ref *m, struct plan *plan, const struct decoded *decoded)
{
	struct sem_scope *scope = sem_block_of(m->run, decoded->form);
	arena_reset(&plan->arena);
	plan->used = true;
	plan->opcode = decoded->opcode;
	plan->form = decoded->form;
	plan->word = decoded->word;
	plan->code = NULL;
	if (!scope || scope->unsound ||
		!sem_bind(&plan->arena, scope, decoded->opcode, decoded->word, &plan->bound))
		return;
	plan->code = prepare_block(m, scope);
	size_t count = scope->modifiers.count;
	plan->modifiers = ARENA_ARRAY(&plan->arena, struct value, count);
	plan->names = ARENA_ARRAY(&plan->arena, struct str, count);
	for (size_t i = 0; i < count; i++)
		plan->modifiers[i] = modifier_value(plan, scope->modifiers.items[i], &plan->names[i]);
}

const struct plan *plan_of(struct ref *m, const struct decoded *decoded)
{
	uint64_t hash =
		(decoded->word.lo ^ (decoded->word.hi * 0x9E3779B97F4A7C15u)) * 0xD6E8FEB86659FD93u;
	struct plan *plan = &m->plans[(hash >> 40) % PLAN_SLOTS];
	if (!plan->used || plan->form != decoded->form || !word_equal(plan->word, decoded->word))
		make_plan(m, plan, decoded);
	return plan;
}

/* ---- one instruction ---- */

static lane_mask guarded(struct ref *m)
{
	const struct sem_bound *bound = &m->plan->bound;
	lane_mask lanes = bound->uniform ? 1 : m->state->active, mask = 0;
	if (!bound->guard.field)
		return lanes;
	EACH_LANE (l, lanes) {
		struct value on = access_read(m, &bound->guard, l, false, m->plan->code->block->span);
		if (on.small & 1)
			mask |= (lane_mask)1 << l;
	}
	return mask;
}

/* Memory operands in the header are read before the block begins, whether it uses them or not. */
static void read_memory_operands(struct ref *m)
{
	const struct sem_bound *bound = &m->plan->bound;
	VEC_EACH (struct sem_symbol *, it, &bound->scope->symbols) {
		const struct sem_access *access = &bound->accesses.items[(*it)->index];
		if ((*it)->kind == SEM_OPERAND && access->kind == SEM_ACCESS_MEMORY && access->in)
			EACH_LANE (l, m->executed)
				access_read(m, access, l, true, (*it)->span);
	}
}

/* Notes what the registers hold that the exception keeps, if the instruction has assigned them. */
static void note_kept(struct ref *m, const struct frame *f, const struct exception *exception)
{
	size_t first = f->code->slots - f->code->own_count;
	for (size_t i = 0; i < f->code->own_count; i++) {
		const struct own_place *own = &f->code->own[i];
		const struct slot *slot = &f->slots[(first + i) * m->lanes];
		if (own->file == NO_INDEX || !slot->any ||
			!exception_keeps(exception, m->isa->register_files.items[own->file]))
			continue;
		struct kept kept = { own->file, int_word(m, &slot->value).lo };
		VEC_PUSH(m->arena, &m->kept, kept);
	}
}

void ref_assign_kept(struct ref *m)
{
	VEC_EACH (const struct kept, it, &m->kept)
		m->state->files[it->file][0] = it->bits;
}

static enum ref_stop raised(struct ref *m, const struct frame *f)
{
	unsigned lane = FIRST_LANE(m->raised);
	m->exception = m->raise[lane];
	m->bad_address = m->bad[lane];
	m->lane = m->plan->bound.uniform ? -1 : (int)lane;
	m->has_raised = true;
	note_kept(m, f, m->isa->exceptions.items[m->exception]);
	ref_assign_kept(m);
	return REF_RAISE;
}

static void begin_instruction(struct ref *m)
{
	arena_reset(&m->scratch);
	m->pending.items = NULL;
	m->pending.count = m->pending.capacity = 0;
	m->kept.count = 0;
	m->integer_count = m->real_count = 0;
	m->stack_used = m->slots_used = 0;
	m->raised = 0;
	m->halted = m->jumped = false;
}

static enum ref_stop run_block(struct ref *m)
{
	const struct code *code = m->plan->code;
	m->part = guarded(m);
	m->executed = m->part ? m->part : code->block->always ? 1 : 0;
	if (!m->executed)
		return REF_NONE;
	struct frame *f = frame_new(m, code, NULL);
	read_memory_operands(m);
	run_sequence(m, f, &code->body, m->executed);
	if (!m->raised)
		complete_outputs(m, f);
	if (m->raised)
		return raised(m, f);
	commit(m, f);
	return REF_NONE;
}

enum ref_stop run_plan(struct ref *m, const struct plan *plan)
{
	m->message[0] = '\0';
	begin_instruction(m);
	if (setjmp(m->broken))
		return REF_BROKEN;
	m->plan = plan;
	return run_block(m);
}

bool ref_is_executable(struct ref *ref, const struct decoded *decoded)
{
	return plan_of(ref, decoded)->code != NULL;
}

enum ref_stop ref_execute(struct ref *ref, struct ref_state *state, const struct decoded *decoded)
{
	ref->state = state;
	ref->journal.count = 0;
	const struct plan *plan = plan_of(ref, decoded);
	if (!plan->code)
		return REF_UNEXECUTABLE;
	enum ref_stop stop = run_plan(ref, plan);
	if (stop == REF_NONE)
		state->pc += decoded->length / 8;
	return stop;
}

enum ref_stop ref_step(
	struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size)
{
	struct decoded decoded;
	uint64_t unit = ref->isa->unit / 8;
	ref->has_raised = false;
	if (ref->isa->program)
		return machine_step(ref, state);
	if (state->pc == size)
		return REF_EXIT;
	if (state->pc > size || state->pc % unit)
		return REF_FAULT;
	codec_decode_bytes(ref->codec, program + state->pc, size - state->pc, &decoded);
	switch (decoded.status) {
	case DECODE_TRUNCATED: return REF_TRUNCATED;
	case DECODE_UNDEFINED: return REF_UNDEFINED;
	case DECODE_RESERVED: return REF_RESERVED;
	case DECODE_OK: break;
	}
	return ref_execute(ref, state, &decoded);
}

enum ref_stop ref_run(struct ref *ref, struct ref_state *state, const uint8_t *program, size_t size,
	uint64_t limit, uint64_t *steps)
{
	ref->unspecified = false;
	if (ref->isa->program)
		return machine_run(ref, state, limit, steps);
	for (*steps = 0;; ++*steps) {
		if (*steps == limit)
			return state->pc == size ? REF_EXIT : REF_LIMIT;
		enum ref_stop stop = ref_step(ref, state, program, size);
		if (stop != REF_NONE)
			return stop;
	}
}

/* ---- results ---- */

const struct exception *ref_exception(const struct ref *ref)
{
	return ref->isa->exceptions.items[ref->exception];
}

bool ref_has_raised(const struct ref *ref)
{
	return ref->has_raised;
}

uint64_t ref_bad_address(const struct ref *ref)
{
	return ref->bad_address;
}

const uint8_t *ref_written(const struct ref *ref, size_t i)
{
	return i < ref->journal.count ? ref->journal.items[i].at : NULL;
}

int ref_lane(const struct ref *ref)
{
	return ref->lane;
}

const char *ref_message(const struct ref *ref)
{
	return ref->message;
}

bool ref_unspecified(const struct ref *ref)
{
	return ref->unspecified;
}

const char *ref_stop_name(enum ref_stop stop)
{
	static const char *const names[] = { "none", "exit", "undefined", "reserved", "truncated",
		"fault", "raise", "unexecutable", "limit", "halt", "break", "self-jump", "broken" };
	return names[stop];
}
