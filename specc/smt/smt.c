/* SPDX-License-Identifier: MIT */
/* The semantics of all opcodes as SMT-LIB: a case for each block and choice of modifiers, with one
 * function per output. */
#include "smt/internal.h"

enum { RAISE_BITS = 8 };

static smt_ref as_bits(struct smt_walk *w, const struct smt_value *v, unsigned width)
{
	if (v->kind == SEM_KIND_BOOL && width == 1) {
		smt_ref zero = smt_number(&w->terms, wide_from(0), 1);
		return smt_choose(&w->terms, v->term, smt_number(&w->terms, wide_from(1), 1), zero);
	}
	return smt_low_bits(w, v, width);
}

/* ---- outputs ---- */

/* What the output leaves in the register that it is: a value assigned by name comes later. */
static smt_ref after_output(struct smt_walk *w, const struct smt_frame *f,
	const struct sem_access *access, const struct smt_value *value)
{
	int own = smt_own_of_output(w, access);
	smt_ref bits = as_bits(w, value, access->width);
	if (own < 0)
		return bits;
	const struct smt_slot *slot = &f->state.slots[f->scope->symbols.count + (size_t)own];
	if (!slot->any)
		return bits;
	return smt_choose(
		&w->terms, smt_is_last(w, f, (size_t)own), as_bits(w, &slot->value, access->width), bits);
}

/* Is the register part of an output's? */
static bool is_in_output(struct smt_walk *w, const struct smt_frame *f, size_t own)
{
	VEC_EACH (struct sem_symbol *, it, &w->scope->symbols) {
		const struct sem_access *access = &w->bound.accesses.items[(*it)->index];
		if (smt_is_output(w, f, (*it)->index) && access->kind == SEM_ACCESS_REGISTER &&
			f->state.slots[(*it)->index].any && smt_own_of_output(w, access) == (int)own)
			return true;
	}
	return false;
}

static void add_output_port(
	struct smt_walk *w, struct arena *kept, struct smt_port port, smt_ref term)
{
	struct buffer body = buffer_new(w->arena);
	if (w->failure)
		return;
	smt_print(&body, &w->terms, term);
	port.body = str_copy(kept, buffer_str(&body));
	VEC_PUSH(w->arena, &w->result->outputs, port);
}

static void add_port_operands(struct smt_walk *w, struct arena *kept, const struct smt_frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &w->scope->symbols) {
		const struct sem_access *access = &w->bound.accesses.items[(*it)->index];
		const struct smt_slot *slot = &f->state.slots[(*it)->index];
		if (!smt_is_output(w, f, (*it)->index))
			continue;
		if (access->kind == SEM_ACCESS_FILE || !slot->any)
			continue; /* an array; only its side field is assigned */
		if (access->kind == SEM_ACCESS_MEMORY) {
			smt_write_operand(w, f, *it, &slot->value);
			continue;
		}
		if (smt_is_written(w, NULL, register_file_whole(access->file)))
			continue; /* in the array */
		struct smt_port port = smt_register_port((*it)->name, access->file,
			field_extract(access->field, w->word), access->count, access->width);
		smt_ref bits = after_output(w, f, access, &slot->value);
		add_output_port(w, kept, port, bits);
	}
}

static void add_own(struct smt_walk *w, struct arena *kept, const struct smt_frame *f)
{
	for (size_t i = 0; i < w->own.count; i++) {
		const struct smt_own *own = &w->own.items[i];
		const struct smt_slot *slot = &f->state.slots[f->scope->symbols.count + i];
		struct smt_port port = { .kind = SMT_PORT_PC, .name = own->name, .width = own->width };
		if (!slot->any || own->kind == SMT_PLACE_PC || own->kind == SMT_PLACE_LAST ||
			is_in_output(w, f, i))
			continue;
		if (own->file && smt_is_written(w, NULL, register_file_whole(own->file)))
			continue; /* in the array */
		if (own->kind == SMT_PLACE_REGISTER)
			port = smt_register_port(own->name, own->file, own->number, 1, own->width);
		add_output_port(w, kept, port, as_bits(w, &slot->value, own->width));
	}
}

static void add_array(struct smt_walk *w, struct arena *kept, const struct smt_frame *f,
	const struct memory *memory, const struct register_file *file)
{
	smt_ref after;
	if (w->failure || !smt_is_written(w, memory, file))
		return;
	struct smt_port port = smt_array_after(w, f, memory, file, &after);
	add_output_port(w, kept, port, after);
}

/* A word of memory that is an input of its own must not be part of an array, too. */
static void check_words(struct smt_walk *w)
{
	VEC_EACH (struct smt_port, word, &w->result->inputs)
		VEC_EACH (struct smt_port, it, &w->result->inputs)
			if (word->kind == SMT_PORT_MEMORY && it->index && it->memory == word->memory)
				smt_fail(w, "a word of memory that is also read by its address");
}

static void add_arrays(struct smt_walk *w, struct arena *kept, const struct smt_frame *f)
{
	VEC_EACH (struct memory *, it, &w->isa->memories)
		add_array(w, kept, f, *it, NULL);
	VEC_EACH (struct register_file *, it, &w->isa->register_files)
		add_array(w, kept, f, NULL, *it);
	check_words(w);
}

static void add_ends(struct smt_walk *w, struct arena *kept)
{
	struct smt_port raise = { .kind = SMT_PORT_RAISE, .name = STR("raise"), .width = RAISE_BITS };
	struct smt_port halt = { .kind = SMT_PORT_HALT, .name = STR("halt"), .width = 1 };
	struct smt_value halted = smt_bool(w->halted);
	if (!smt_is_number(w->raised))
		add_output_port(w, kept, raise, w->raised);
	else if (!wide_is_zero(w->raised->value))
		add_output_port(w, kept, raise, w->raised);
	if (!smt_is_truth(w->halted, false))
		add_output_port(w, kept, halt, as_bits(w, &halted, 1));
}

/* ---- one case ---- */

static void set_guard(struct smt_case *c, const struct sem_bound *bound, struct word word)
{
	const struct sem_access *guard = &bound->guard;
	c->uniform = bound->uniform;
	c->guard = guard->field;
	if (!guard->field)
		return;
	c->guard_number = field_extract(guard->field, word) + guard->file->of_first;
	c->guard_file = register_file_whole(guard->file);
	c->guard_invert = guard->invert ? guard->invert : guard->negate;
	c->guard_invert_on = guard->invert ? guard->invert_on : guard->negate_on;
}

static void copy_ports(struct arena *kept, struct smt_case *to, const struct smt_case *from)
{
	*to = (struct smt_case){ .name = str_copy(kept, from->name),
		.opcode = from->opcode,
		.header = from->header,
		.word = from->word,
		.uniform = from->uniform,
		.guard = from->guard,
		.guard_file = from->guard_file,
		.guard_number = from->guard_number,
		.guard_invert = from->guard_invert,
		.guard_invert_on = from->guard_invert_on,
		.takes_cycles = from->takes_cycles,
		.failure = from->failure };
	VEC_EACH (struct smt_port, it, &from->inputs) {
		struct smt_port port = *it;
		port.name = str_copy(kept, it->name);
		VEC_PUSH(kept, &to->inputs, port);
	}
	VEC_EACH (struct smt_port, it, &from->outputs) {
		struct smt_port port = *it;
		port.name = str_copy(kept, it->name);
		VEC_PUSH(kept, &to->outputs, port);
	}
}

/* All operands are read before the block, whether it uses them or not. */
static void read_memory_operands(struct smt_walk *w, const struct smt_frame *f)
{
	VEC_EACH (struct sem_symbol *, it, &w->scope->symbols) {
		const struct sem_access *access = &w->bound.accesses.items[(*it)->index];
		if ((*it)->kind == SEM_OPERAND && access->kind == SEM_ACCESS_MEMORY && access->in &&
			smt_is_element(access))
			smt_operand_word(w, f, *it);
	}
}

static void walk_case(struct smt_walk *w, struct arena *kept)
{
	smt_terms_init(&w->terms, w->arena);
	w->raised = smt_number(&w->terms, wide_from(0), RAISE_BITS);
	w->halted = w->faulted = smt_truth(&w->terms, false);
	if (!sem_bind(w->arena, w->scope, w->opcode, w->word, &w->bound)) {
		w->failure = "an operand that is not known";
		return;
	}
	set_guard(w->result, &w->bound, w->word);
	if (w->opcode->definition->prefix) {
		smt_fail(w, "a prefix");
		return;
	}
	if (w->scope->block->always) {
		smt_fail(w, "other lanes");
		return;
	}
	struct smt_frame f = smt_frame_new(w, w->scope, NULL);
	read_memory_operands(w, &f);
	smt_run_body(w, &f, &w->scope->block->body);
	if (!w->failure)
		add_port_operands(w, kept, &f);
	if (!w->failure)
		add_own(w, kept, &f);
	if (!w->failure)
		add_arrays(w, kept, &f);
	if (!w->failure)
		add_ends(w, kept);
	if (w->terms.too_wide)
		smt_fail(w, "a value with too many bits");
}

static struct smt_case *make_case(struct arena *kept, struct sem_scope *scope,
	const struct opcode *opcode, const struct smt_choice *choice, struct str name)
{
	struct arena arena = { .blocks = NULL };
	struct smt_case result = {
		.opcode = opcode, .name = name, .word = choice->word, .header = scope->block->head
	};
	struct smt_walk w = { .arena = &arena,
		.isa = scope->run->isa,
		.opcode = opcode,
		.scope = scope,
		.word = choice->word,
		.result = &result };
	walk_case(&w, kept);
	result.failure = w.failure;
	struct smt_case *c = ARENA_NEW(kept, struct smt_case);
	copy_ports(kept, c, &result);
	arena_free(&arena);
	return c;
}

/* ---- all cases ---- */

static struct smt_case *failed(
	struct arena *arena, const struct opcode *opcode, struct str name, const char *why)
{
	struct smt_case *c = ARENA_NEW(arena, struct smt_case);
	*c = (struct smt_case){ .opcode = opcode, .name = name, .failure = why };
	return c;
}

static void add_block_cases(struct arena *arena, struct smt_cases *all, struct sem_scope *scope,
	const struct opcode *opcode, unsigned number)
{
	struct str name = opcode->definition->name;
	struct smt_choices choices = smt_find_choices(arena, scope, opcode);
	if (number > 1)
		name = str_printf(arena, "%.*s~%u", STR_ARG(name), number);
	if (choices.too_many)
		VEC_PUSH(
			arena, &all->list, failed(arena, opcode, name, "too many combinations of modifiers"));
	VEC_EACH (struct smt_choice, it, &choices.list) {
		struct str own = it->name.length
							 ? str_printf(arena, "%.*s.%.*s", STR_ARG(name), STR_ARG(it->name))
							 : name;
		VEC_PUSH(arena, &all->list, make_case(arena, scope, opcode, it, own));
	}
}

static void add_opcode_cases(struct arena *arena, struct smt_cases *all, const struct sem_run *run,
	const struct opcode *opcode)
{
	unsigned number = 0;
	for (size_t i = 0; i < opcode->forms.count; i++) {
		const struct template *template = opcode->forms.items[i]->template;
		struct sem_scope *scope = sem_block_of(run, opcode->forms.items[i]);
		bool seen = false;
		for (size_t k = 0; k < i; k++)
			seen = seen || opcode->forms.items[k]->template == template;
		if (scope && !seen)
			add_block_cases(arena, all, scope, opcode, ++number);
	}
}

const char *smt_logic(const struct smt_cases *cases)
{
	VEC_EACH (struct smt_case *, c, &cases->list)
		VEC_EACH (struct smt_port, it, &(*c)->inputs)
			if (it->index)
				return "QF_ABV";
	return "QF_BV";
}

struct smt_cases smt_make_opcode(
	struct arena *arena, const struct isa *isa, const struct opcode *opcode)
{
	struct smt_cases cases = { .list = { 0 } };
	if (!opcode->defective)
		add_opcode_cases(arena, &cases, sem_open(arena, isa), opcode);
	return cases;
}

const struct smt_case *smt_make_word(
	struct arena *arena, const struct isa *isa, const struct form *form, struct word word)
{
	struct sem_scope *scope = sem_block_of(sem_open(arena, isa), form);
	struct smt_choice choice = { .word = word };
	return scope ? make_case(arena, scope, form->opcode, &choice, form->opcode->definition->name)
				 : NULL;
}

struct smt_cases smt_make(struct arena *arena, const struct isa *isa)
{
	struct smt_cases all = { .list = { 0 } };
	const struct sem_run *run = sem_open(arena, isa);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective)
			add_opcode_cases(arena, &all, run, *it);
	return all;
}
