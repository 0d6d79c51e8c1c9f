/* SPDX-License-Identifier: MIT */
/* Makes the kernels of an instruction set: for each block and each combination of the modifier
 * values that matter, a program in the core form, printed as C. Equal kernels are shared. */
#include <assert.h>

#include "cgen/kernels_internal.h"

/* ---- programs ---- */

static struct core_choice choice_of(
	struct maker *m, const struct opcode *opcode, const struct word word, bool plain, bool all_open)
{
	struct core_choice choice = { .plain = plain };
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct tried *t = &m->modifiers[i];
		struct core_modifier it = { t->modifier, sem_modifier_field(t->modifier, opcode), NULL };
		if (!it.field)
			continue;
		if (!t->open && !(all_open && t->may_be_open))
			it.value = type_find_value(it.field->type, field_extract(it.field, word));
		VEC_PUSH(&m->scratch, &choice.modifiers, it);
	}
	return choice;
}

/* Empty unless asked for. */
static struct str core_text(const struct maker *m, const struct core_program *program)
{
	struct buffer core = buffer_new(m->arena);
	if (m->prints)
		core_print(&core, m->isa, program, m->prints == KERNELS_WHOLE, m->called);
	return buffer_str(&core);
}

struct str kernels_mnemonic(const struct sem_block *block, const struct opcode *opcode)
{
	bool varies = !block->name.length || opcode_find_field(opcode, block->name);
	return varies ? opcode->definition->name : block->name;
}

uint64_t kernels_chosen(const struct kernel_choice *choice, size_t index)
{
	return index / choice->stride & (((uint64_t)1 << choice->field->width) - 1);
}

/* The kernel with this text, new or existing; returns its index + 1. */
static unsigned kernel_for(struct maker *m, struct str text, struct str general,
	const struct core_program *program, const struct sem_bound *bound)
{
	const struct register_file *guard = bound->guard.field ? bound->guard.file : NULL;
	struct str key = str_printf(m->arena, "%d%d %u %p %llx %llx %llx %llx\n%.*s\n%.*s",
		bound->uniform, m->scope->block->always, program->units, (const void *)guard,
		(unsigned long long)program->rows32, (unsigned long long)program->rows64,
		(unsigned long long)program->words, (unsigned long long)program->numbers, STR_ARG(text),
		STR_ARG(general));
	uintptr_t known = (uintptr_t)str_map_get(&m->texts, key);
	if (known)
		return (unsigned)known;
	struct kernel *kernel = ARENA_NEW(m->arena, struct kernel);
	kernel->key = key;
	kernel->head = m->scope->block->head;
	kernel->source = m->scope->block->span.source;
	kernel->family = bound->opcode->optype;
	kernel->text = str_copy(m->arena, text);
	kernel->general = str_copy(m->arena, general);
	kernel->uniform = bound->uniform;
	kernel->always = m->scope->block->always;
	kernel->rows32 = program->rows32;
	kernel->rows64 = program->rows64;
	kernel->words = program->words;
	kernel->numbers = program->numbers;
	kernel->floats = m->floats;
	kernel->guard = guard;
	kernel->units = program->units;
	VEC_EACH (const struct core_event, it, &program->events) {
		kernel->accesses |= it->kind == CORE_EVENT_LOAD || it->kind == CORE_EVENT_STORE;
		kernel->leaves |= it->kind == CORE_EVENT_LEAVE;
	}
	kernel->core = core_text(m, program);
	VEC_PUSH(m->arena, &m->kernels->kernels, kernel);
	str_map_put(&m->texts, key, (void *)(uintptr_t)m->kernels->kernels.count);
	return (unsigned)m->kernels->kernels.count;
}

/* Removes the last write of a truth value to an operand, unless it is the only write. */
static void drop_write(struct core_program *program)
{
	for (size_t i = program->writes.count; program->writes.count > 1 && i-- > 0;) {
		const struct core_write *w = &program->writes.items[i];
		if (w->place != CORE_TO_SLOT || !program->slots.items[w->slot].truth)
			continue;
		for (size_t k = i + 1; k < program->writes.count; k++)
			program->writes.items[k - 1] = program->writes.items[k];
		program->writes.count--;
		return;
	}
}

/* A comparison of two versions looks into functions. */
static struct core_functions *callable(struct maker *m)
{
	return m->prints == KERNELS_BARE || m->inlines ? NULL : &m->functions;
}

static struct core_builder builder_of(struct maker *m, const struct opcode *opcode)
{
	struct core_builder b = { .arena = &m->scratch, .isa = m->isa, .lanes = isa_lanes(m->isa) };
	b.wide_operands = m->kernels->wide_operands;
	b.quick = m->quick;
	b.functions = callable(m);
	if (m->isa->program) {
		b.end = opcode->definition->prefix ? CORE_END_PREFIX : CORE_END_NEXT;
		b.units = opcode->appending.count ? CORE_UNITS_VARY : opcode->length / m->isa->unit;
	}
	return b;
}

/* An instruction behind a prefix runs from a copy, whose length includes the prefix. */
static bool is_behind_prefixes(const struct maker *m, const struct core_builder *b)
{
	VEC_EACH (struct opcode *, it, &m->isa->opcodes)
		if (b->units == CORE_UNITS_VARY && (*it)->definition->prefix)
			return true;
	return false;
}

/* A function that has events can make a device read, so what begins with a call must not leave to
 * the slow path afterwards. */
static bool has_call_events(const struct core_program *program)
{
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_CALL)
			return true;
	return false;
}

/* Builds and plans a program; NULL with m->failure set. */
static struct core_program *program_of(struct maker *m, struct core_builder *b,
	const struct core_operand *operands, const struct core_choice *choice,
	const struct sem_bound *bound)
{
	struct core_program *program;
	*b = builder_of(m, bound->opcode);
	b->facts = m->facts;
	if (is_behind_prefixes(m, b)) {
		m->failure =
			"it appends units (Append), which an instruction set with Prefix<> cannot have yet";
		m->failure_span = m->scope->block->span;
		return NULL;
	}
	do {
		program = core_build(b, m->scope, &m->layout, operands, choice, bound->uniform);
		if (program && b->quick && has_call_events(program)) {
			b->quick = false;
			b->assumptions.count = 0;
			program = core_build(b, m->scope, &m->layout, operands, choice, bound->uniform);
		}
		if (program && choice->drops)
			drop_write(program);
		if (program)
			core_plan(b, program);
	} while (program && b->quick && !b->failure && core_assume(b, program));
	if (b->failure) {
		m->failure = b->failure;
		m->failure_span = b->failure_span;
		return NULL;
	}
	return program;
}

/* Empty with m->failure set if it cannot be emitted. */
static struct str text_of_kernel(
	struct maker *m, struct core_builder *b, struct core_program *program)
{
	struct str text = emit_program(b, program, m->style);
	if (b->failure) {
		m->failure = b->failure;
		m->failure_span = b->failure_span;
		return text;
	}
	kernels_note_features(m, program);
	kernels_note_arithmetic(m, b);
	return text;
}

/* The text of the slow path of the same kernel. */
static struct str general_text(struct maker *m, const struct core_operand *operands,
	const struct core_choice *choice, const struct variant *v)
{
	struct core_builder b;
	m->quick = false;
	struct core_program *program = program_of(m, &b, operands, choice, &v->bound);
	struct str text = program ? text_of_kernel(m, &b, program) : STR("");
	m->quick = true;
	return text;
}

/* Makes one kernel for a class of variants: plain, perhaps with a write less, or for any operand
 * modifiers. Sets *cost unless NULL; a kernel with a write less must stay below it, else the result
 * is 0. Returns index + 1, or 0. */
static unsigned make_kernel(struct maker *m, const struct core_operand *operands,
	const struct variant *v, struct word word, bool plain, bool drops, unsigned *cost)
{
	struct core_builder b;
	struct core_choice choice = choice_of(m, v->bound.opcode, word, plain, !plain);
	choice.drops = drops;
	struct core_program *program = program_of(m, &b, operands, &choice, &v->bound);
	if (!program && !plain) {
		m->failure = NULL;
		choice = choice_of(m, v->bound.opcode, word, plain, false);
		program = program_of(m, &b, operands, &choice, &v->bound);
	}
	if (!program)
		return 0;
	if (cost && drops && core_cost(program) >= *cost)
		return 0;
	if (cost)
		*cost = core_cost(program);
	m->floats = false;
	struct str text = text_of_kernel(m, &b, program), general = { 0 };
	if (b.quick && !m->failure)
		general = general_text(m, operands, &choice, v);
	return m->failure ? 0
					  : kernel_for(m, text, str_equal(text, general) ? STR("") : general, program,
							&v->bound);
}

/* ---- which modifiers stay open ---- */

/* The word with the last value of every other modifier. */
static struct word last_values(
	const struct maker *m, const struct opcode *opcode, const struct tried *t, struct word word)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, opcode);
		if (&m->modifiers[i] != t && field && field->type->values.count)
			word = field_insert(
				field, word, field->type->values.items[field->type->values.count - 1].value);
	}
	return word;
}

/* The cost of the program with the modifier open, and the maximum cost with a fixed value. */
static bool costs_of(struct maker *m, struct tried *t, const struct core_operand *operands,
	const struct variant *v, struct word word, unsigned *open, unsigned *fixed)
{
	struct core_builder b;
	const struct field *field = sem_modifier_field(t->modifier, v->bound.opcode);
	t->open = m->inlines = true;
	struct core_choice choice = choice_of(m, v->bound.opcode, word, true, false);
	struct core_program *program = program_of(m, &b, operands, &choice, &v->bound);
	t->open = false;
	m->failure = NULL;
	if (!program || !field) {
		m->inlines = false;
		return false;
	}
	*open = core_cost(program);
	*fixed = 0;
	VEC_EACH (struct enumerator, it, &field->type->values) {
		choice = choice_of(m, v->bound.opcode, field_insert(field, word, it->value), true, false);
		program = program_of(m, &b, operands, &choice, &v->bound);
		m->failure = NULL;
		if (program && core_cost(program) > *fixed)
			*fixed = core_cost(program);
	}
	m->inlines = false;
	return true;
}

/* Loops over lanes must not get longer, or only a little if there are many kernels without it. */
static bool can_be_open(struct maker *m, struct tried *t, const struct core_operand *operands,
	const struct variant *v, struct word word)
{
	enum { MANY = 32, LITTLE = 8 };
	size_t combinations = 1;
	unsigned open, fixed;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (!m->modifiers[i].open)
			combinations *= m->modifiers[i].modifier->type->values.count;
	unsigned spare = combinations > MANY ? LITTLE : 0;
	if (m->isa->program && combinations <= MANY)
		return false; /* a kernel for each value is fastest */
	t->may_be_open = costs_of(m, t, operands, v, word, &open, &fixed);
	if (!t->may_be_open || open > fixed + spare)
		return false;
	word = last_values(m, v->bound.opcode, t, word);
	return costs_of(m, t, operands, v, word, &open, &fixed) && open <= fixed + spare;
}

/* ---- one block ---- */

static unsigned index_of_choice(
	const struct kernel_entry *entry, const struct maker *m, const uint64_t *values)
{
	unsigned index = 0, at = 0;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (!m->modifiers[i].open && sem_modifier_field(m->modifiers[i].modifier, entry->opcode))
			index += (unsigned)values[i] * entry->choices.items[at++].stride;
	return index;
}

static void set_choices(struct maker *m, struct kernel_entry *entry)
{
	unsigned size = 1;
	entry->choices.count = entry->kernels.count = 0;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, entry->opcode);
		if (m->modifiers[i].open || !field)
			continue;
		struct kernel_choice choice = { field, size };
		VEC_PUSH(m->arena, &entry->choices, choice);
		if (field->width > 16 || (size <<= field->width) > MAX_TABLE) {
			m->failure = "the modifiers that the block reads have more than 65536 values in total";
			return;
		}
	}
	for (unsigned i = 0; i < size * 4; i++)
		VEC_PUSH(m->arena, &entry->kernels, 0);
}

/* All legal values of all modifiers, each bound once per index in the entry's table. */
static void gather_variants(struct maker *m, struct kernel_entry *entry, struct variants *variants)
{
	unsigned at[MAX_MODIFIERS], rounds = 0;
	uint64_t values[MAX_MODIFIERS];
	bool *seen = ARENA_ARRAY(&m->scratch, bool, entry->kernels.count + 1);
	kernels_first_values(m, entry->opcode, at, values);
	do {
		unsigned index = index_of_choice(entry, m, values);
		if (++rounds > MAX_COMBINATIONS * 16) {
			m->failure = "the modifiers that the block reads have more than 65536 combinations";
			return;
		}
		if (seen[index] || !kernels_is_legal(m, entry->opcode, values))
			continue;
		struct variant v = { .entry = entry, .index = index };
		seen[index] = true;
		if (!sem_bind(&m->scratch, m->scope, entry->opcode,
				kernels_word_of(m, entry->opcode, values), &v.bound)) {
			m->failure = "the meaning of an operand is not known";
			return;
		}
		VEC_PUSH(&m->scratch, &variants->list, v);
	} while (kernels_next_values(m, entry->opcode, at, values));
}

static struct word word_of_variant(const struct maker *m, const struct variant *v)
{
	struct word word = v->entry->opcode->fixed.match;
	unsigned at = 0;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = sem_modifier_field(m->modifiers[i].modifier, v->entry->opcode);
		if (m->modifiers[i].open || !field)
			continue;
		const struct kernel_choice *choice = &v->entry->choices.items[at++];
		word = field_insert(field, word, kernels_chosen(choice, v->index));
	}
	return word;
}

static bool same_choice(const struct maker *m, const struct variant *x, const struct variant *y)
{
	struct word a = word_of_variant(m, x), b = word_of_variant(m, y);
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *fx = sem_modifier_field(m->modifiers[i].modifier, x->entry->opcode);
		const struct field *fy = sem_modifier_field(m->modifiers[i].modifier, y->entry->opcode);
		if (!fx != !fy ||
			(fx && (fx->type != fy->type ||
					   (!m->modifiers[i].open && field_extract(fx, a) != field_extract(fy, b)))))
			return false;
	}
	return true;
}

/* A machine's kernel depends on the length of its instructions and on what follows them. */
static bool same_opcode_shape(const struct opcode *x, const struct opcode *y)
{
	return x->length == y->length && x->definition->prefix == y->definition->prefix;
}

/* Finds the variants, from `first` on, that one program can serve. True if their operands have
 * modifiers. */
static bool gather_class(struct maker *m, struct variants *variants, size_t first,
	struct core_operand *operands, bool *members)
{
	struct variant *v = &variants->list.items[first];
	bool flags = false;
	for (size_t i = 0; i < m->scope->symbols.count; i++)
		operands[i] = kernels_operand_of(&v->bound.accesses.items[i]);
	for (size_t i = first; i < variants->list.count; i++) {
		struct variant *other = &variants->list.items[i];
		members[i] =
			!other->done && same_choice(m, v, other) && other->bound.uniform == v->bound.uniform &&
			other->bound.guard.file == v->bound.guard.file &&
			(!m->isa->program || same_opcode_shape(v->bound.opcode, other->bound.opcode)) &&
			(i == first || kernels_join_operands(m, operands, &other->bound));
	}
	for (size_t i = 0; i < m->scope->symbols.count; i++)
		for (unsigned k = 0; k < 3; k++)
			flags = flags || (operands[i].can[k] && !operands[i].is_bool);
	return flags;
}

/* A memory word must have as many parts in the record as the register ranges of all classes. */
static void check_memory(struct maker *m, const struct variants *variants,
	const struct core_operand *operands, const bool *members)
{
	for (size_t i = 0; i < variants->list.count; i++)
		VEC_EACH (struct sem_symbol *, it, &m->scope->symbols) {
			const struct sem_access *a =
				&variants->list.items[i].bound.accesses.items[(*it)->index];
			if (members[i] && a->kind == SEM_ACCESS_MEMORY &&
				kernels_parts_of(m, *it) != operands[(*it)->index].count)
				m->failure = "a word of memory is mixed with registers of a different width";
		}
}

static void make_class(struct maker *m, struct variants *variants, size_t first)
{
	size_t symbols = m->scope->symbols.count;
	struct core_operand *operands = ARENA_ARRAY(&m->scratch, struct core_operand, symbols + 1);
	bool *members = ARENA_ARRAY(&m->scratch, bool, variants->list.count + 1);
	bool flags = gather_class(m, variants, first, operands, members);
	check_memory(m, variants, operands, members);
	const struct variant *v = &variants->list.items[first];
	struct word word = word_of_variant(m, v);
	unsigned cost = 0;
	unsigned plain = make_kernel(m, operands, v, word, true, false, &cost);
	unsigned other =
		flags && !m->failure ? make_kernel(m, operands, v, word, false, false, NULL) : plain;
	unsigned dropped =
		!m->failure && !v->bound.uniform ? make_kernel(m, operands, v, word, true, true, &cost) : 0;
	for (size_t i = first; i < variants->list.count; i++) {
		struct variant *it = &variants->list.items[i];
		if (!members[i])
			continue;
		it->done = true;
		unsigned *kernels = &it->entry->kernels.items[it->index * 4];
		kernels[0] = plain;
		kernels[1] = kernels[3] = other;
		kernels[2] = dropped ? dropped : plain;
	}
}

static void choose_open(struct maker *m, struct variants *variants)
{
	size_t symbols = m->scope->symbols.count;
	struct core_operand *operands = ARENA_ARRAY(&m->scratch, struct core_operand, symbols + 1);
	bool *members = ARENA_ARRAY(&m->scratch, bool, variants->list.count + 1);
	gather_class(m, variants, 0, operands, members);
	struct variant v = variants->list.items[0];
	struct word word = word_of_variant(m, &v);
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct tried *t = &m->modifiers[i];
		struct core_slot slot = { .kind = CORE_SLOT_CHOICE, .modifier = t->modifier };
		if (t->open)
			continue;
		size_t count = m->layout.slots.count;
		kernels_add_slot(m, slot);
		if (!t->must_be_known && can_be_open(m, t, operands, &v, word))
			t->open = true;
		else if (!t->may_be_open)
			m->layout.slots.count = count;
	}
}

/* A field with many bits and few names cannot select by a table of all its values. */
static void open_wide(struct maker *m)
{
	enum { WIDE = 16, SLOT = 32 };
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct tried *t = &m->modifiers[i];
		struct core_slot slot = { .kind = CORE_SLOT_CHOICE, .modifier = t->modifier };
		if (t->field->width <= WIDE || t->field->width > SLOT || t->must_be_known)
			continue;
		kernels_add_slot(m, slot);
		t->open = true;
	}
}

static void make_entries(struct maker *m, struct variants *variants)
{
	size_t first = m->kernels->entries.count;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		if (!(*op)->defective && opcode_uses_template(*op, m->scope->template)) {
			struct kernel_entry *entry = ARENA_NEW(m->arena, struct kernel_entry);
			entry->opcode = *op;
			entry->template = m->scope->template;
			entry->block = m->scope->block;
			VEC_PUSH(m->arena, &m->kernels->entries, entry);
		}
	open_wide(m);
	for (unsigned round = 0; round < 2 && !m->failure; round++) {
		variants->list.count = 0;
		for (size_t i = first; i < m->kernels->entries.count && !m->failure; i++) {
			set_choices(m, m->kernels->entries.items[i]);
			if (!m->failure)
				gather_variants(m, m->kernels->entries.items[i], variants);
		}
		if (m->failure || !variants->list.count)
			return;
		kernels_add_slots(m, variants);
		if (round == 0)
			choose_open(m, variants);
	}
	for (size_t i = 0; i < variants->list.count && !m->failure; i++) {
		struct variant *v = &variants->list.items[i];
		if (!v->done)
			make_class(m, variants, i);
		if (!m->failure)
			kernels_fill_entry(m, v->entry, &v->bound);
	}
}

/* Kinds of locations that an operand of the record distinguishes (templates/c/kernel/header.tpl); a
 * machine does so only when it fills the record. */
enum { MAX_PLACES = 30, MAX_MACHINE_PLACES = 250 };

static void note_failure(struct maker *m)
{
	bool known = m->failure_span.source != NULL;
	struct kernel_failure failure = { known ? m->failure_span : m->scope->block->span,
		str_from_c(m->failure), m->scope->block };
	failure.message = str_copy(m->arena, failure.message);
	VEC_PUSH(m->arena, &m->kernels->failures, failure);
}

/* Discards what was made for a block. */
static void forget_kernels(struct maker *m, size_t entries, size_t kernels)
{
	m->kernels->kernels.count = kernels;
	m->kernels->entries.count = entries;
	m->texts = (struct str_map){ .arena = m->arena };
	for (size_t i = 0; i < kernels; i++)
		str_map_put(&m->texts, m->kernels->kernels.items[i]->key, (void *)(uintptr_t)(i + 1));
}

/* Whether a modifier can be open is tried on some combinations only. Another one may reach a part
 * of the block that needs its value, such as a rounding: then none is open. False if none was. */
static bool close_all(struct maker *m)
{
	bool was_open = false;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct tried *t = &m->modifiers[i];
		was_open = was_open || t->open;
		t->open = t->may_be_open = false;
		t->must_be_known = true;
	}
	return was_open;
}

static void keep_apart(struct maker *m)
{
	for (unsigned i = 0; m->apart && i < m->modifier_count; i++)
		if (str_map_get(m->apart, m->modifiers[i].modifier->type->name))
			m->modifiers[i].must_be_known = true;
}

static void make_block(struct maker *m)
{
	struct variants variants = { { 0 } };
	size_t entries = m->kernels->entries.count, kernels = m->kernels->kernels.count;
	m->failure = NULL;
	m->failure_span = NO_SPAN;
	kernels_gather_modifiers(m);
	keep_apart(m);
	size_t places = m->isa->register_files.count + m->isa->memories.count;
	if (!m->isa->program && places > MAX_PLACES)
		m->failure = "the instruction set has more than 30 register files and memories";
	if (places > MAX_MACHINE_PLACES)
		m->failure = "the instruction set has more than 250 register files and memories";
	if (m->isa->program && isa_lanes(m->isa) > 1)
		m->failure = "a machine with Program<> has no lanes";
	if (!m->failure)
		make_entries(m, &variants);
	if (m->failure && close_all(m)) {
		forget_kernels(m, entries, kernels);
		m->failure = NULL;
		m->failure_span = NO_SPAN;
		make_entries(m, &variants);
	}
	if (m->failure) {
		note_failure(m);
		forget_kernels(m, entries, kernels);
	}
	arena_reset(&m->scratch);
}

/* ---- trap and reset ---- */

/* A block of __DefISA; empty if there is none, or it cannot be built. */
static struct kernel_block make_machine_block(
	struct maker *m, struct sem_scope *scope, enum core_end end)
{
	struct core_builder b = {
		.arena = &m->scratch, .isa = m->isa, .lanes = isa_lanes(m->isa), .end = end
	};
	const struct core_layout layout = { 0 };
	const struct core_choice choice = { 0 };
	struct kernel_block block = { 0 };
	if (!scope || scope->unsound || !m->isa->program)
		return block;
	m->scope = scope;
	struct core_operand *operands =
		ARENA_ARRAY(&m->scratch, struct core_operand, scope->symbols.count + 1);
	b.facts = m->facts;
	b.functions = callable(m);
	struct core_program *program = core_build(&b, scope, &layout, operands, &choice, true);
	if (program)
		core_plan(&b, program);
	if (!b.failure)
		block.text = str_copy(m->arena, emit_program(&b, program, m->style));
	if (b.failure) {
		m->failure = b.failure;
		m->failure_span = b.failure_span;
		note_failure(m);
	} else {
		block.core = str_printf(
			m->arena, "%.*s\n%.*s", STR_ARG(scope->block->name), STR_ARG(core_text(m, program)));
		block.floats = kernels_has_floats(program);
		kernels_note_features(m, program);
		kernels_note_arithmetic(m, &b);
	}
	arena_reset(&m->scratch);
	return block;
}

/* ---- functions ---- */

/* Emits the functions that kernels call. Callers come later in the list, and are emitted first. */
static void make_functions(struct maker *m)
{
	const size_t count = m->functions.list.count;
	struct emit_text *texts = ARENA_ARRAY(m->arena, struct emit_text, count + 1);
	for (size_t i = count; i-- > 0;) {
		const struct core_function *f = m->functions.list.items[i];
		struct core_builder b = { .arena = m->arena, .isa = m->isa, .lanes = isa_lanes(m->isa) };
		b.functions = &m->functions;
		if (!f->name.length)
			continue;
		texts[i] = emit_function(&b, f, m->style);
		kernels_note_features(m, f->program);
		kernels_note_arithmetic(m, &b);
		assert(!b.failure);
	}
	for (size_t i = 0; i < count; i++) {
		const struct core_function *f = m->functions.list.items[i];
		struct kernel_function function = { .function = f->function,
			.text = texts[i],
			.name = f->name,
			.is_shared = f->function->is_made || f->program->events.count };
		function.source =
			str_printf(m->arena, "%s: %.*s%.*s%.*s", f->function->block->span.source->name,
				STR_ARG(f->function->name), STR_ARG(f->words), STR_ARG(f->also));
		function.effects = kernels_effects(m, f);
		if (f->name.length)
			VEC_PUSH(m->arena, &m->kernels->functions, function);
	}
}

/* Does some immediate of a machine need more than 32 bits? */
static bool has_wide_operands(const struct isa *isa)
{
	VEC_EACH (struct opcode *, op, &isa->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			struct sem_access access = { .kind = SEM_ACCESS_IMMEDIATE };
			if (!isa->program || (*it)->poisoned || (*it)->type->poisoned || !(*it)->width)
				continue;
			sem_set_coding(&access, (*it)->type);
			if (access.width > 32 || (*it)->width > 32)
				return true;
		}
	return false;
}

/* Types and ranges of the expressions of all blocks. */
static struct sem_facts *facts_of(struct arena *arena, const struct sem_run *run)
{
	struct sem_facts *facts = run->facts ? run->facts : sem_facts_new(arena);
	struct sem_scope *machine[] = { run->trap, run->reset };
	VEC_EACH (struct sem_family *, family, &run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates) {
			struct sem_scope *scope = sem_scope_of_template(run, *family, *it);
			if (scope)
				sem_find_types(scope, facts);
		}
	for (unsigned i = 0; i < 2; i++)
		if (machine[i])
			sem_find_types(machine[i], facts);
	return facts;
}

static const struct kernels *make_kernels(struct arena *arena, const struct isa *isa,
	enum kernels_print prints, const struct str_map *apart, const struct str_map *called)
{
	const struct str prefix = c_prefix(arena, isa->name);
	const struct emit_style style = { prefix, str_upper(arena, prefix) };
	struct maker m = { .arena = arena,
		.isa = isa,
		.style = &style,
		.prints = prints,
		.apart = apart,
		.called = called };
	m.kernels = ARENA_NEW(arena, struct kernels);
	m.kernels->can_raise = ARENA_ARRAY(arena, bool, isa->exceptions.count + 1);
	m.kernels->wide_operands = has_wide_operands(isa);
	m.quick = isa->program && prints != KERNELS_BARE;
	m.run = sem_open(arena, isa);
	m.facts = facts_of(arena, m.run);
	sem_name_made(m.run);
	m.texts.arena = arena;
	m.functions.arena = m.functions.known.arena = m.functions.names.arena = arena;
	VEC_EACH (struct sem_family *, family, &m.run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates) {
			m.scope = sem_scope_of_template(m.run, *family, *it);
			if (m.scope && !m.scope->unsound && (*family)->opcodes.count)
				make_block(&m);
		}
	m.kernels->trap = make_machine_block(&m, m.run->trap, CORE_END_TRAP);
	m.kernels->reset = make_machine_block(&m, m.run->reset, CORE_END_RESET);
	make_functions(&m);
	arena_free(&m.scratch);
	return m.kernels;
}

const struct kernels *kernels_make(struct arena *arena, const struct isa *isa)
{
	const struct kernels *kept = isa->semantics ? isa->semantics->kernels : NULL;
	return kept ? kept : make_kernels(arena, isa, KERNELS_PLAIN, NULL, NULL);
}

const struct kernels *kernels_make_printed(struct arena *arena, const struct isa *isa,
	enum kernels_print prints, const struct str_map *apart, const struct str_map *called)
{
	return make_kernels(arena, isa, prints, apart, called);
}

/* ---- blocks that cannot be executed ---- */

void kernels_check(struct arena *arena, struct diag *diag, struct isa *isa)
{
	const struct kernels *kernels = isa->semantics->kernels =
		make_kernels(arena, isa, KERNELS_PLAIN, NULL, NULL);
	VEC_EACH (struct kernel_failure, it, &kernels->failures)
		diag_report(diag, CHECK_SEMANTICS_EXECUTION, it->span,
			"the interpreter leaves out '%.*s': %.*s", STR_ARG(it->block->head),
			STR_ARG(it->message));
}
