/* SPDX-License-Identifier: MIT */
/* What an instruction reads and writes, and states for it: boundary values, numbers that its blocks
 * name, other values in other lanes, random bits. */
#include "cases/probe.h"
#include "codec/codec.h"
#include "sem/bind.h"

enum {
	FIRST_REGISTERS = 8,  /* of a file that a block indexes */
	FIRST_ADDRESS = 0x80, /* where memory that a block accesses has values */
	FIRST_WORDS = 16,
	LARGEST_ADDRESS = 1 << 16,
	MOST_CONSTANTS = 64
};

struct input {
	const struct register_file *file;
	uint64_t number;
	unsigned width; /* bits, in both versions */
	bool is_guard;
};

struct probe_inputs {
	const struct contest *contest;
	struct arena *arena;
	VEC(struct input) registers;
	VEC(struct sem_access) words;        /* operands in memory, of the new version */
	VEC(const struct memory *) memories; /* that a block accesses */
	VEC(const struct sem_function *) functions;
	uint64_t constants[MOST_CONSTANTS];
	size_t constant_count;
	unsigned lanes;
};

/* ---- what is read and written ---- */

static bool can_be_set(const struct register_file *file, uint64_t number)
{
	return !register_constant(file, number) &&
		   (register_file_has(file, number) || file->kind != FILE_REGISTERS);
}

/* Registers are those of the new version; one that the old version lacks stays as it is. */
static void add_input_register(
	struct probe_inputs *in, const struct register_file *file, uint64_t number, bool is_guard)
{
	const struct register_file *before = contest_file(in->contest, false, file);
	const struct register_file *after = contest_file(in->contest, true, file);
	if (!before || !after || !can_be_set(before, number) || !can_be_set(after, number))
		return;
	VEC_EACH (struct input, it, &in->registers)
		if (it->file == after && it->number == number) {
			it->is_guard = it->is_guard || is_guard;
			return;
		}
	struct input input = { .file = after,
		.number = number,
		.width = before->width < after->width ? before->width : after->width,
		.is_guard = is_guard };
	VEC_PUSH(in->arena, &in->registers, input);
	VEC_EACH (struct register_file *, it, &after->sides)
		add_input_register(in, *it, number, false);
}

static void add_input_file(struct probe_inputs *in, const struct register_file *file)
{
	const struct register_file *whole = register_file_whole(file);
	for (uint64_t i = 0; i < FIRST_REGISTERS && i < whole->count; i++)
		add_input_register(in, whole, whole->first + i, false);
}

static void add_input_memory(struct probe_inputs *in, const struct memory *memory)
{
	const struct memory *after = isa_find_memory(in->contest->sides[1].isa, memory->name);
	VEC_EACH (const struct memory *, it, &in->memories)
		if (*it == after)
			return;
	if (after && isa_find_memory(in->contest->sides[0].isa, memory->name))
		VEC_PUSH(in->arena, &in->memories, after);
}

static void add_input_operand(struct probe_inputs *in, const struct register_file *file,
	const struct field *field, unsigned count, struct word w, bool is_guard)
{
	const struct register_file *whole = register_file_whole(file);
	for (unsigned i = 0; i < count; i++)
		add_input_register(in, whole, field_extract(field, w) + file->of_first + i, is_guard);
}

static void add_input_access(
	struct probe_inputs *in, const struct sem_access *access, struct word w, bool is_new)
{
	if (access->kind == SEM_ACCESS_REGISTER)
		add_input_operand(in, access->file, access->field, access->count, w, false);
	if (access->kind == SEM_ACCESS_FILE && access->file)
		add_input_file(in, access->file);
	if (access->kind == SEM_ACCESS_FILE && access->memory)
		add_input_memory(in, access->memory);
	if (access->kind == SEM_ACCESS_MEMORY && is_new)
		VEC_PUSH(in->arena, &in->words, *access);
	VEC_EACH (struct sem_index, index, &access->indices)
		VEC_EACH (struct sem_term, it, &index->terms)
			if (it->file)
				add_input_operand(in, it->file, it->field, 1, w, false);
}

static void add_state(struct probe_inputs *in, const struct sem_state *state)
{
	if (!state)
		return;
	if (state->kind == SEM_STATE_REGISTER)
		add_input_register(in, state->file, state->number, false);
	if (state->kind == SEM_STATE_FILE)
		add_input_file(in, state->file);
	if (state->kind == SEM_STATE_MEMORY)
		add_input_memory(in, state->memory);
	if (state->kind == SEM_STATE_FLAGS)
		VEC_EACH (struct register_file *, it, &in->contest->sides[1].isa->register_files)
			if ((*it)->state && str_equal((*it)->state->name, state->fact->name))
				add_input_register(in, *it, 0, false);
}

static void add_constant(struct probe_inputs *in, uint64_t number)
{
	for (size_t i = 0; i < in->constant_count; i++)
		if (in->constants[i] == number)
			return;
	if (in->constant_count < MOST_CONSTANTS)
		in->constants[in->constant_count++] = number;
}

static void add_input_block(struct probe_inputs *in, const struct sem_block *block);

static void visit_input(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct probe_inputs *in = user;
	(void)parent;
	if (e->kind == SEM_NUMBER)
		add_constant(in, e->number.lo);
	add_state(in, e->state);
	add_state(in, e->element);
	if (!e->function)
		return;
	VEC_EACH (const struct sem_function *, it, &in->functions)
		if (*it == e->function)
			return;
	VEC_PUSH(in->arena, &in->functions, e->function);
	add_input_block(in, e->function->block);
}

static void add_input_block(struct probe_inputs *in, const struct sem_block *block)
{
	struct sem_walker walker = { .user = in, .expr = visit_input };
	sem_walk(&block->body, &walker);
}

/* The instruction on one of the sides. */
static void add_side(
	struct probe_inputs *in, const struct isa *isa, const struct form *form, struct word w)
{
	struct sem_scope *scope = isa->semantics && form ? sem_block_of(isa->semantics, form) : NULL;
	struct sem_bound bound;
	if (!scope || !sem_bind(in->arena, scope, form->opcode, w, &bound))
		return;
	if (bound.guard.field)
		add_input_operand(in, bound.guard.file, bound.guard.field, 1, w, true);
	VEC_EACH (struct sem_access, it, &bound.accesses)
		add_input_access(in, it, w, isa == in->contest->sides[1].isa);
	add_input_block(in, scope->block);
}

/* The block `trap:` or `reset:` of a side. */
static void add_event(struct probe_inputs *in, const struct isa *isa, const struct probe *probe)
{
	const struct sem_run *run = isa->semantics;
	const struct sem_scope *scope = !run ? NULL : probe->raises.length ? run->trap : run->reset;
	if (scope)
		add_input_block(in, scope->block);
}

struct probe_inputs *probe_inputs_of(
	const struct contest *c, struct arena *arena, const struct probe *probe)
{
	struct probe_inputs *in = ARENA_NEW(arena, struct probe_inputs);
	const struct contest_side *first = &c->sides[0], *second = &c->sides[1];
	*in = (struct probe_inputs){ .contest = c, .arena = arena, .lanes = isa_lanes(second->isa) };
	if (!probe->opcodes[1]) {
		add_event(in, first->isa, probe);
		add_event(in, second->isa, probe);
		return in;
	}
	if (first->isa != second->isa)
		add_side(in, first->isa, probe->form, probe->words[0]);
	add_side(in, second->isa, codec_legal_form(second->codec, probe->opcodes[1], probe->words[1]),
		probe->words[1]);
	if (probe->next)
		add_side(in, second->isa, probe->next, probe->next_word);
	return in;
}

/* ---- values ---- */

struct chooser {
	const struct probe_inputs *in;
	struct arena *arena;
	uint64_t seed;
	unsigned index;         /* of the state */
	bool near, together;    /* addresses are near FIRST_ADDRESS; all lanes take part */
	struct word last, side; /* the value of the register before; of most side fields */
	struct probe *probe;
};

static uint64_t random_of(struct chooser *c, uint64_t limit)
{
	return (codec_random(&c->seed) >> 8) % limit;
}

/* Of binary16, binary32 and binary64: 0, 1, the limits of their ranges, infinity, NaN. */
static const uint64_t floats[] = { 0x3c00, 0x7c00, 0x7e00, 0x0400, 0x03ff, 0x3f800000, 0x3f800001,
	0x3f7fffff, 0x40400000, 0x4b800001, 0x33800001, 0x00000001, 0x007fffff, 0x00800000, 0x7f7fffff,
	0x7f800000, 0x7fc00000, 0x7f800001, 0x3ff0000000000000, 0x7ff0000000000000,
	0x7ff8000000000000 };

static struct word boundary(struct chooser *c, unsigned width)
{
	uint64_t small = random_of(c, 5), float_bits = floats[random_of(c, sizeof floats / 8)];
	struct word one = { small & 1, 0 }, w = word_mask(0, width);
	switch (random_of(c, 10)) {
	case 0: return (struct word){ small, 0 };
	case 1: return word_xor(w, one);                            /* all ones */
	case 2: return word_xor(word_mask(width - 1, 1), one);      /* the sign */
	case 3: return word_xor(word_mask(0, width - 1), one);      /* the largest number */
	case 4: return word_xor(word_mask(0, width / 2), one);      /* half of the width */
	case 5: return word_mask((unsigned)random_of(c, width), 1); /* one bit */
	case 6: return (struct word){ width - 2 + small, 0 };       /* amounts of shifts */
	default: return (struct word){ float_bits | (small & 1 ? word_mask(width - 1, 1).lo : 0), 0 };
	}
}

/* Near memory that has values: words of it, bytes of it, and its end. */
static uint64_t address(struct chooser *c)
{
	const struct isa *isa = c->in->contest->sides[1].isa;
	uint64_t how = random_of(c, 8), end = isa->program ? LARGEST_ADDRESS : FIRST_ADDRESS;
	VEC_EACH (const struct memory *, it, &c->in->memories)
		if (!isa->program)
			end = FIRST_ADDRESS + FIRST_WORDS * ((*it)->word / 8);
	if (how == 0)
		return end - random_of(c, 9);
	return FIRST_ADDRESS + (how == 1 ? random_of(c, 40) : random_of(c, 4) * 4);
}

/* A number that the blocks name, or the power of two of one (a bound of a slice), or next to it. */
static struct word near_constant(struct chooser *c)
{
	uint64_t constant = c->in->constants[random_of(c, c->in->constant_count)];
	struct word w = { constant, 0 };
	if (constant < WORD_BITS && random_of(c, 2))
		w = word_mask((unsigned)constant, 1);
	if (random_of(c, 2))
		w.lo += random_of(c, 3) - 1;
	return w;
}

static struct word random_value(struct chooser *c, unsigned width)
{
	const struct probe_inputs *in = c->in;
	uint64_t how = random_of(c, 16);
	if (c->near && how < 10)
		return (struct word){ address(c), 0 };
	if (how < 7)
		return boundary(c, width);
	if (how < 10 && in->constant_count)
		return near_constant(c);
	if (how == 10 || how == 11)
		return c->last;
	if (how == 12)
		return word_xor(c->last, word_mask((unsigned)random_of(c, width), 1));
	if (how == 13)
		return (struct word){ random_of(c, FIRST_REGISTERS), 0 };
	return (struct word){ codec_random(&c->seed), codec_random(&c->seed) };
}

static struct word allowed(const struct input *input, struct word w)
{
	const struct type *values = input->file->values;
	if (values && values->values.count)
		return (struct word){ values->values.items[w.lo % values->values.count].value, 0 };
	return word_and(w, word_mask(0, input->width));
}

/* The value of a lane, given that of lane 0. */
static struct word word_of_lane(
	struct chooser *c, const struct input *input, struct word w, unsigned i)
{
	switch (c->index / 4 % 4) {
	case 0: return (struct word){ w.lo + i, w.hi };
	case 1: return (struct word){ w.lo + i * 4, w.hi };
	case 2: return i == c->index / 16 % c->in->lanes ? boundary(c, input->width) : w;
	default: return random_value(c, input->width);
	}
}

static struct word first_value(struct chooser *c, const struct input *input, unsigned number)
{
	struct word w = { 3 + 2 * number, 0 };
	if (input->is_guard)
		return (struct word){ c->index % 8 != 5, 0 };
	if (input->width == 1)
		return (struct word){ random_of(c, 2), 0 };
	if (input->file->kind == FILE_SIDE && c->index % 4 != 3)
		return c->side;
	return c->index ? random_value(c, input->width) : w;
}

/* Every second state has other values in other lanes. */
static void choose_register_input(struct chooser *c, const struct input *input, unsigned number)
{
	struct case_settings *settings = &c->probe->settings;
	bool varies = input->file->lanes > 1 && c->index % 2;
	struct word w = first_value(c, input, number);
	if (input->file->kind != FILE_SIDE)
		c->last = w;
	probe_set_register(c->arena, settings, input->file, input->number, allowed(input, w));
	struct case_setting *setting = &settings->list.items[settings->list.count - 1];
	if (input->is_guard && (c->together || c->index % 16 != 3))
		return;
	for (unsigned i = 1; varies && i < input->file->lanes; i++)
		VEC_PUSH(c->arena, &setting->values,
			allowed(input, input->width == 1 ? (struct word){ codec_random(&c->seed) >> 20, 0 }
											 : word_of_lane(c, input, w, i)));
}

/* ---- memory ---- */

static void choose_word_input(
	struct chooser *c, const struct memory *memory, uint64_t bank, uint64_t address)
{
	struct case_settings *settings = &c->probe->settings;
	struct case_setting s = { .place = CASE_MEMORY, .memory = memory, .lane = -1 };
	s.width = memory->word;
	s.offset = address - address % (memory->word / 8);
	s.bank = (unsigned)bank;
	if (bank >= (memory->banks ? memory->banks : 1) || address >= LARGEST_ADDRESS ||
		(memory->address < 16 && address >> memory->address))
		return;
	VEC_EACH (struct case_setting, it, &settings->list)
		if (it->place == CASE_MEMORY && it->memory == memory && it->bank == s.bank &&
			it->offset == s.offset)
			return;
	VEC_PUSH(c->arena, &s.values, word_and(random_value(c, s.width), word_mask(0, s.width)));
	VEC_PUSH(c->arena, &settings->list, s);
}

/* The value of the register in lane 0. */
static uint64_t value_of_input_register(
	const struct probe *probe, const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct case_setting, it, &probe->settings.list)
		if (it->place == CASE_REGISTER && it->file == file && it->number == number)
			return it->values.items[0].lo;
	return 0;
}

static uint64_t value_of_input_index(const struct probe *probe, const struct sem_index *index)
{
	uint64_t sum = 0;
	VEC_EACH (struct sem_term, it, &index->terms) {
		uint64_t bits = field_extract(it->field, probe->words[1]);
		const struct register_file *file = register_file_whole(it->file);
		if (file) {
			sum += value_of_input_register(probe, file, bits + it->file->of_first);
			continue;
		}
		bits = bits >> it->lsb & mask64(it->width);
		sum += bits - (it->is_signed && bits >> (it->width - 1) ? (uint64_t)1 << it->width : 0);
	}
	return sum;
}

/* What a trap or the reset reads is where its block says: at numbers that it names. */
static void choose_vectors_input(struct chooser *c, const struct memory *memory)
{
	for (size_t i = 0; i < c->in->constant_count && i < FIRST_WORDS; i++)
		choose_word_input(c, memory, 0, c->in->constants[i]);
}

static void choose_memory_input(struct chooser *c)
{
	VEC_EACH (struct sem_access, it, &c->in->words) {
		size_t count = it->indices.count;
		uint64_t address =
			count ? value_of_input_index(c->probe, &it->indices.items[count - 1]) : 0;
		uint64_t bank = count > 1 ? value_of_input_index(c->probe, &it->indices.items[0]) : 0;
		for (unsigned at = 0; at < it->width; at += it->memory->word)
			choose_word_input(c, it->memory, bank, address + at / 8);
	}
	VEC_EACH (const struct memory *, it, &c->in->memories)
		for (unsigned i = 0; i < FIRST_WORDS; i++)
			choose_word_input(c, *it, 0, FIRST_ADDRESS + i * ((*it)->word / 8));
	if (!c->probe->opcodes[1])
		VEC_EACH (const struct memory *, it, &c->in->memories)
			choose_vectors_input(c, *it);
}

/* ---- states ---- */

static void choose_number_input(struct chooser *c, enum case_place place, uint64_t value)
{
	struct case_setting s = { .place = place, .lane = -1 };
	VEC_PUSH(c->arena, &s.values, (struct word){ value, 0 });
	VEC_PUSH(c->arena, &c->probe->settings.list, s);
}

/* If both sides encode the instruction differently, it is where hardly any load finds it. */
static uint64_t counter_of_input(const struct isa *isa, const struct probe *probe, unsigned index)
{
	uint64_t unit = isa->unit / 8;
	if (!probe->opcodes[1])
		return unit * (index % 4) & mask64(isa->counter);
	bool same = word_equal(probe->words[0], probe->words[1]);
	uint64_t length = opcode_size(probe->opcodes[1], probe->words[1]);
	uint64_t last = isa->counter < 16 ? mask64(isa->counter) + 1 : LARGEST_ADDRESS;
	if (same && index % 8 == 7)
		return last - length - unit * (index / 8 % 2);
	return (same ? unit * (index % 4) : 0x4440) & mask64(isa->counter);
}

/* Where the instruction that is trapped ends; an interrupt is between two. */
static uint64_t end_of_trapped(const struct isa *isa, uint64_t pc, unsigned index)
{
	size_t count = isa->opcodes.count;
	uint64_t length = count ? isa->opcodes.items[index % count]->length / 8 : 0;
	return (pc + (index % 4 ? length : 0)) & mask64(isa->counter);
}

/* The instruction after a prefix, byte by byte. */
static void set_next(struct chooser *c, uint64_t address)
{
	const struct form *next = c->probe->next;
	const struct isa *isa = c->in->contest->sides[1].isa;
	uint8_t bytes[WORD_BITS / 8];
	unsigned size = opcode_store(isa, next->opcode, c->probe->next_word, bytes);
	for (unsigned i = 0; i < size; i++) {
		struct case_setting s = { .place = CASE_MEMORY, .memory = isa->program, .lane = -1 };
		s.width = 8;
		s.offset = address + i;
		VEC_PUSH(c->arena, &s.values, (struct word){ bytes[i], 0 });
		VEC_PUSH(c->arena, &c->probe->settings.list, s);
	}
}

bool probe_input_constant(const struct probe_inputs *inputs, uint64_t random, uint64_t *constant)
{
	if (inputs->constant_count)
		*constant = inputs->constants[random % inputs->constant_count];
	return inputs->constant_count > 0;
}

void probe_choose_state(const struct probe_inputs *inputs, unsigned index, struct probe *probe)
{
	const struct contest *contest = inputs->contest;
	const struct isa *isa = contest->sides[1].isa;
	struct chooser c = { .in = inputs, .arena = inputs->arena, .index = index };
	unsigned number = 0;
	uint64_t left;
	c.seed =
		0x2545f4914f6cdd1d ^ (uint64_t)(index + 1) << 24 ^ probe->words[0].lo ^ contest->seed << 40;
	c.near = inputs->memories.count && index % 3 < 2;
	c.together = !contest->runner->sees_unspecified;
	c.side.lo = codec_random(&c.seed) >> 20;
	c.probe = probe;
	probe->settings = (struct case_settings){ { NULL, 0, 0 } };
	left = codec_random(&c.seed);
	VEC_EACH (struct input, it, &inputs->registers) {
		number++;
		if (it->file->kind != FILE_STATE || left >> number % 64 & 1)
			choose_register_input(&c, it, number);
	}
	choose_memory_input(&c);
	if (inputs->lanes > 1 && !c.together && index % 8 == 6)
		choose_number_input(&c, CASE_ACTIVE, codec_random(&c.seed) & mask64(inputs->lanes));
	if (isa->program && (probe->opcodes[1] || probe->raises.length))
		choose_number_input(&c, CASE_PC, counter_of_input(isa, probe, index));
	if (probe->raises.length) {
		choose_number_input(
			&c, CASE_NEXT_PC, end_of_trapped(isa, counter_of_input(isa, probe, index), index));
		choose_number_input(
			&c, CASE_BAD_ADDRESS, random_value(&c, isa->counter).lo & mask64(isa->counter));
	}
	if (probe->next && index % 8 != 7)
		set_next(&c,
			counter_of_input(isa, probe, index) + opcode_size(probe->opcodes[1], probe->words[1]));
}
