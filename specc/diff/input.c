/* What an instruction reads and writes, and states for it: boundary values, numbers that its blocks
 * name, other values in other lanes, random bits. */
#include "codec/codec.h"
#include "diff/internal.h"
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

struct diff_inputs {
	struct diff *d;
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
	bool named = false;
	VEC_EACH (struct register_name, it, &file->names) {
		if (it->number == number && it->constant)
			return false;
		named = named || it->number == number;
	}
	return named || number - file->first < file->count || file->kind != FILE_REGISTERS;
}

/* Registers are those of the new version; one that the old version lacks stays as it is. */
static void add_register(
	struct diff_inputs *in, const struct register_file *file, uint64_t number, bool is_guard)
{
	const struct register_file *before = isa_find_file(in->d->before, file->name);
	const struct register_file *after = isa_find_file(in->d->after, file->name);
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
		add_register(in, *it, number, false);
}

static void add_file(struct diff_inputs *in, const struct register_file *file)
{
	const struct register_file *whole = file->of ? file->of : file;
	for (uint64_t i = 0; i < FIRST_REGISTERS && i < whole->count; i++)
		add_register(in, whole, whole->first + i, false);
}

static void add_memory(struct diff_inputs *in, const struct memory *memory)
{
	const struct memory *after = isa_find_memory(in->d->after, memory->name);
	VEC_EACH (const struct memory *, it, &in->memories)
		if (*it == after)
			return;
	if (after && isa_find_memory(in->d->before, memory->name))
		VEC_PUSH(in->arena, &in->memories, after);
}

static void add_operand(struct diff_inputs *in, const struct register_file *file,
	const struct field *field, unsigned count, struct word w, bool is_guard)
{
	const struct register_file *whole = file->of ? file->of : file;
	for (unsigned i = 0; i < count; i++)
		add_register(in, whole, field_extract(field, w) + file->of_first + i, is_guard);
}

static void add_access(
	struct diff_inputs *in, const struct sem_access *access, struct word w, bool is_new)
{
	if (access->kind == SEM_ACCESS_REGISTER)
		add_operand(in, access->file, access->field, access->count, w, false);
	if (access->kind == SEM_ACCESS_FILE && access->file)
		add_file(in, access->file);
	if (access->kind == SEM_ACCESS_FILE && access->memory)
		add_memory(in, access->memory);
	if (access->kind == SEM_ACCESS_MEMORY && is_new)
		VEC_PUSH(in->arena, &in->words, *access);
	VEC_EACH (struct sem_index, index, &access->indices)
		VEC_EACH (struct sem_term, it, &index->terms)
			if (it->file)
				add_operand(in, it->file, it->field, 1, w, false);
}

static void add_state(struct diff_inputs *in, const struct sem_state *state)
{
	if (!state)
		return;
	if (state->kind == SEM_STATE_REGISTER)
		add_register(in, state->file, state->number, false);
	if (state->kind == SEM_STATE_FILE)
		add_file(in, state->file);
	if (state->kind == SEM_STATE_MEMORY)
		add_memory(in, state->memory);
	if (state->kind == SEM_STATE_FLAGS)
		VEC_EACH (struct register_file *, it, &in->d->after->register_files)
			if ((*it)->state && str_equal((*it)->state->name, state->fact->name))
				add_register(in, *it, 0, false);
}

static void add_constant(struct diff_inputs *in, uint64_t number)
{
	for (size_t i = 0; i < in->constant_count; i++)
		if (in->constants[i] == number)
			return;
	if (in->constant_count < MOST_CONSTANTS)
		in->constants[in->constant_count++] = number;
}

static void add_block(struct diff_inputs *in, const struct sem_block *block);

static void visit(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct diff_inputs *in = user;
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
	add_block(in, e->function->block);
}

static void add_block(struct diff_inputs *in, const struct sem_block *block)
{
	struct sem_walker walker = { .user = in, .expr = visit };
	sem_walk(&block->body, &walker);
}

/* The instruction in one of the versions. */
static void add_version(
	struct diff_inputs *in, const struct isa *isa, const struct form *form, struct word w)
{
	struct sem_scope *scope = isa->semantics && form ? sem_block_of(isa->semantics, form) : NULL;
	struct sem_bound bound;
	if (!scope || !sem_bind(in->arena, scope, form->opcode, w, &bound))
		return;
	if (bound.guard.field)
		add_operand(in, bound.guard.file, bound.guard.field, 1, w, true);
	VEC_EACH (struct sem_access, it, &bound.accesses)
		add_access(in, it, w, isa == in->d->after);
	add_block(in, scope->block);
}

struct diff_inputs *diff_inputs_of(
	struct diff *d, struct arena *arena, const struct diff_probe *probe)
{
	struct diff_inputs *in = ARENA_NEW(arena, struct diff_inputs);
	const struct opcode *after = probe->open->op->after;
	*in = (struct diff_inputs){ .d = d, .arena = arena, .lanes = sem_lanes(d->after) };
	add_version(in, d->before, probe->form, probe->words[0]);
	add_version(in, d->after, codec_legal_form(diff_codec(d, d->after), after, probe->words[1]),
		probe->words[1]);
	return in;
}

/* ---- values ---- */

struct chooser {
	const struct diff_inputs *in;
	struct arena *arena;
	uint64_t seed;
	unsigned index;         /* of the state */
	bool near, together;    /* addresses are near FIRST_ADDRESS; all lanes take part */
	struct word last, side; /* the value of the register before; of most side fields */
	struct diff_probe *probe;
};

static uint64_t random_of(struct chooser *c, uint64_t limit)
{
	return (diff_random(&c->seed) >> 8) % limit;
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

static struct word random_value(struct chooser *c, unsigned width)
{
	const struct diff_inputs *in = c->in;
	uint64_t how = random_of(c, 16);
	if (c->near && how < 10)
		return (
			struct word){ FIRST_ADDRESS + random_of(c, how < 8 ? 4 : 40) * (how < 8 ? 4 : 1), 0 };
	if (how < 7)
		return boundary(c, width);
	if (how < 10 && in->constant_count) {
		uint64_t constant = in->constants[random_of(c, in->constant_count)];
		return (struct word){ constant + (how == 7 ? 0 : random_of(c, 3) - 1), 0 };
	}
	if (how == 10 || how == 11)
		return c->last;
	if (how == 12)
		return word_xor(c->last, word_mask((unsigned)random_of(c, width), 1));
	if (how == 13)
		return (struct word){ random_of(c, FIRST_REGISTERS), 0 };
	return (struct word){ diff_random(&c->seed), diff_random(&c->seed) };
}

static struct word allowed(const struct input *input, struct word w)
{
	const struct type *values = input->file->values;
	if (values && values->values.count)
		return (struct word){ values->values.items[w.lo % values->values.count].value, 0 };
	return word_and(w, word_mask(0, input->width));
}

/* The value of a lane, given that of lane 0. */
static struct word of_lane(struct chooser *c, const struct input *input, struct word w, unsigned i)
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
static void set_register(struct chooser *c, const struct input *input, unsigned number)
{
	struct case_settings *settings = &c->probe->settings;
	bool varies = input->file->lanes > 1 && c->index % 2;
	struct word w = first_value(c, input, number);
	if (input->file->kind != FILE_SIDE)
		c->last = w;
	diff_set_register(c->arena, settings, input->file, input->number, allowed(input, w));
	struct case_setting *setting = &settings->list.items[settings->list.count - 1];
	if (input->is_guard && (c->together || c->index % 16 != 3))
		return;
	for (unsigned i = 1; varies && i < input->file->lanes; i++)
		VEC_PUSH(c->arena, &setting->values,
			allowed(input, input->width == 1 ? (struct word){ diff_random(&c->seed) >> 20, 0 }
											 : of_lane(c, input, w, i)));
}

/* ---- memory ---- */

static void set_word(
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
static uint64_t register_value(
	const struct diff_probe *probe, const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct case_setting, it, &probe->settings.list)
		if (it->place == CASE_REGISTER && it->file == file && it->number == number)
			return it->values.items[0].lo;
	return 0;
}

static uint64_t index_value(const struct diff_probe *probe, const struct sem_index *index)
{
	uint64_t sum = 0;
	VEC_EACH (struct sem_term, it, &index->terms) {
		uint64_t bits = field_extract(it->field, probe->words[1]);
		const struct register_file *file = it->file && it->file->of ? it->file->of : it->file;
		if (file) {
			sum += register_value(probe, file, bits + it->file->of_first);
			continue;
		}
		bits = bits >> it->lsb & mask64(it->width);
		sum += bits - (it->is_signed && bits >> (it->width - 1) ? (uint64_t)1 << it->width : 0);
	}
	return sum;
}

static void set_memory(struct chooser *c)
{
	VEC_EACH (struct sem_access, it, &c->in->words) {
		size_t count = it->indices.count;
		uint64_t address = count ? index_value(c->probe, &it->indices.items[count - 1]) : 0;
		uint64_t bank = count > 1 ? index_value(c->probe, &it->indices.items[0]) : 0;
		for (unsigned at = 0; at < it->width; at += it->memory->word)
			set_word(c, it->memory, bank, address + at / 8);
	}
	VEC_EACH (const struct memory *, it, &c->in->memories)
		for (unsigned i = 0; i < FIRST_WORDS; i++)
			set_word(c, *it, 0, FIRST_ADDRESS + i * ((*it)->word / 8));
}

/* ---- states ---- */

static void set_number(struct chooser *c, enum case_place place, uint64_t value)
{
	struct case_setting s = { .place = place, .lane = -1 };
	VEC_PUSH(c->arena, &s.values, (struct word){ value, 0 });
	VEC_PUSH(c->arena, &c->probe->settings.list, s);
}

/* If both versions encode the instruction differently, it is where hardly any load finds it. */
static uint64_t counter_of(const struct diff *d, const struct diff_probe *probe, unsigned index)
{
	uint64_t unit = d->after->unit / 8;
	bool same = word_equal(probe->words[0], probe->words[1]);
	return (same ? unit * (index % 4) : 0x4440) & mask64(d->after->counter);
}

bool diff_input_constant(const struct diff_inputs *inputs, uint64_t random, uint64_t *constant)
{
	if (inputs->constant_count)
		*constant = inputs->constants[random % inputs->constant_count];
	return inputs->constant_count > 0;
}

void diff_choose_state(struct diff *d, const struct diff_inputs *inputs, unsigned index,
	bool together, struct diff_probe *probe)
{
	struct chooser c = { .in = inputs, .arena = inputs->arena, .index = index };
	unsigned number = 0;
	uint64_t left;
	c.seed = 0x2545f4914f6cdd1d ^ (uint64_t)(index + 1) << 24 ^ probe->words[0].lo;
	c.near = inputs->memories.count && index % 3 < 2;
	c.together = together;
	c.side.lo = diff_random(&c.seed) >> 20;
	c.probe = probe;
	probe->settings = (struct case_settings){ { NULL, 0, 0 } };
	left = diff_random(&c.seed);
	VEC_EACH (struct input, it, &inputs->registers) {
		number++;
		if (it->file->kind != FILE_STATE || left >> number % 64 & 1)
			set_register(&c, it, number);
	}
	set_memory(&c);
	if (inputs->lanes > 1 && !together && index % 8 == 6)
		set_number(&c, CASE_ACTIVE, diff_random(&c.seed) & mask64(inputs->lanes));
	if (d->after->program)
		set_number(&c, CASE_PC, counter_of(d, probe, index));
}
