/* SPDX-License-Identifier: MIT */
/* Differences of semantics. Two blocks are equal if the programs of their kernels are, which do not
 * depend on names, helper functions and style. */
#include "cgen/kernels.h"
#include "diff/internal.h"

static const struct str no_semantics = { 0 };

struct comparison {
	struct diff *d;
	const struct kernels *before, *after;
	struct str_map entries_before, entries_after; /* opcode -> struct entries */
	bool same_functions;                          /* of the C, which kernels call by name */
	struct {
		const struct kernels *kernels; /* NULL until texts differ */
		struct str_map entries;
	} printed[2];
	struct diff_opens opens; /* to be executed */
};

struct entries {
	VEC(const struct kernel_entry *) list;
};

static struct str key_of_opcode(const struct opcode *const *opcode)
{
	return (struct str){ (const char *)opcode, sizeof *opcode };
}

static void index_entries(struct diff *d, const struct kernels *kernels, struct str_map *map)
{
	map->arena = d->arena;
	VEC_EACH (struct kernel_entry *, it, &kernels->entries) {
		struct entries *entries = str_map_get(map, key_of_opcode(&(*it)->opcode));
		if (!entries) {
			entries = ARENA_NEW(d->arena, struct entries);
			str_map_put(map, key_of_opcode(&(*it)->opcode), entries);
		}
		VEC_PUSH(d->arena, &entries->list, *it);
	}
}

/* ---- opcodes ---- */

static const struct kernels *printed_kernels(struct comparison *c, bool after)
{
	if (!c->printed[after].kernels) {
		c->printed[after].kernels =
			kernels_make_printed(c->d->arena, after ? c->d->after : c->d->before, KERNELS_BARE,
				&c->d->types, after ? NULL : &c->d->renamed);
		index_entries(c->d, c->printed[after].kernels, &c->printed[after].entries);
	}
	return c->printed[after].kernels;
}

/* The entry of the printed kernels that corresponds to this one, or NULL. */
static const struct kernel_entry *printed_entry(
	struct comparison *c, bool after, const struct kernel_entry *entry)
{
	printed_kernels(c, after);
	const struct entries *entries =
		str_map_get(&c->printed[after].entries, key_of_opcode(&entry->opcode));
	for (size_t i = 0; entries && i < entries->list.count; i++)
		if (entries->list.items[i]->template == entry->template)
			return entries->list.items[i];
	return NULL;
}

/* Compares the printed programs; if they differ, `open` gets those. */
static bool same_program(struct comparison *c, struct diff_open *open)
{
	for (int after = 0; after < 2; after++) {
		const struct kernel_entry *entry = printed_entry(c, after, open->entries[after]);
		if (!entry)
			return false;
		open->entries[after] = entry;
		open->kernels[after] = c->printed[after].kernels;
	}
	return diff_same_entry(
		open->op, open->kernels[0], open->entries[0], open->kernels[1], open->entries[1], false);
}

/* The first lines in which two blocks differ; NULL: there is none. */
static void block_lines(
	const struct sem_block *a, const struct sem_block *b, struct str *old, struct str *new)
{
	*old = a ? span_text(span_join(a->span, a->body.span)) : no_semantics;
	*new = b ? span_text(span_join(b->span, b->body.span)) : no_semantics;
	diff_first_lines(old, new);
	if (str_equal(*old, *new)) { /* a function, value or register that it uses has changed */
		*old = no_semantics;
		*new = STR("the same text, with another meaning");
	}
}

static void compare_entry(struct comparison *c, struct diff_opcode *op,
	const struct kernel_entry *a, const struct kernel_entry *b)
{
	struct str old, new;
	struct str text = no_semantics;
	struct diff_open open = { op, { c->before, c->after }, { a, b }, NULL };
	if ((c->same_functions && diff_same_entry(op, c->before, a, c->after, b, true)) ||
		same_program(c, &open))
		return;
	enum diff_equality equality = diff_solve(c->d, op, &text);
	if (equality == DIFF_SAME)
		return;
	block_lines(a->block, b->block, &old, &new);
	open.change = diff_add(c->d, DIFF_SEMANTICS, op->after->optype->name, old, new);
	if (equality == DIFF_DIFFERENT)
		diff_raise(open.change, DIFF_BEHAVIOUR);
	if (!open.change->text.length)
		open.change->text = text;
	diff_reach(c->d, op, open.change);
	if (!op->before->definition->prefix && !op->after->definition->prefix)
		VEC_PUSH(c->d->arena, &c->opens.list, open);
}

static void compare_opcode_semantics(struct comparison *c, struct diff_opcode *op)
{
	static const struct entries none;
	const struct entries *a = str_map_get(&c->entries_before, key_of_opcode(&op->before));
	const struct entries *b = str_map_get(&c->entries_after, key_of_opcode(&op->after));
	size_t count_a = (a ? a : &none)->list.count, count_b = (b ? b : &none)->list.count;
	struct str name = op->after->definition->name;
	if (count_a && !count_b)
		diff_reach(c->d, op, diff_add(c->d, DIFF_SEMANTICS_REMOVED, name, name, no_semantics));
	if (!count_a && count_b)
		diff_reach(c->d, op, diff_add(c->d, DIFF_SEMANTICS_ADDED, name, no_semantics, name));
	for (size_t i = 0; i < count_a && i < count_b; i++)
		compare_entry(c, op, a->list.items[i], b->list.items[i]);
}

/* ---- trap and reset ---- */

static const struct kernel_block *block_in_kernels(
	const struct kernels *kernels, enum diff_kind kind)
{
	return kind == DIFF_TRAP ? &kernels->trap : &kernels->reset;
}

static const struct sem_block *written_block(const struct isa *isa, enum diff_kind kind)
{
	const struct sem_run *run = isa->semantics;
	const struct sem_scope *scope = !run ? NULL : kind == DIFF_TRAP ? run->trap : run->reset;
	return scope ? scope->block : NULL;
}

static void compare_machine_block(struct comparison *c, enum diff_kind kind, struct str name)
{
	const struct sem_block *a = written_block(c->d->before, kind);
	const struct sem_block *b = written_block(c->d->after, kind);
	struct diff_open open = { NULL, { c->before, c->after }, { NULL, NULL }, NULL };
	struct str old, new;
	if (!a && !b)
		return;
	if (a && b && c->same_functions &&
		str_equal(block_in_kernels(c->before, kind)->text, block_in_kernels(c->after, kind)->text))
		return;
	if (str_equal(block_in_kernels(printed_kernels(c, false), kind)->core,
			block_in_kernels(printed_kernels(c, true), kind)->core))
		return;
	block_lines(a, b, &old, &new);
	open.change = diff_add(c->d, kind, name, old, new);
	if (kind == DIFF_TRAP && !(a && b)) /* without one, an exception ends the run */
		diff_raise(open.change, DIFF_BEHAVIOUR);
	else
		VEC_PUSH(c->d->arena, &c->opens.list, open);
}

static bool same_functions(const struct kernels *a, const struct kernels *b)
{
	for (size_t i = 0; i < a->functions.count && i < b->functions.count; i++)
		if (!str_equal(a->functions.items[i].text.head, b->functions.items[i].text.head) ||
			!str_equal(a->functions.items[i].text.body, b->functions.items[i].text.body))
			return false;
	return a->functions.count == b->functions.count;
}

void diff_semantics(struct diff *d, struct diff_opcodes *opcodes)
{
	struct comparison c = { .d = d };
	c.before = kernels_make(d->arena, d->before);
	c.after = kernels_make(d->arena, d->after);
	c.same_functions = same_functions(c.before, c.after);
	index_entries(d, c.before, &c.entries_before);
	index_entries(d, c.after, &c.entries_after);
	VEC_EACH (struct diff_opcode *, it, &opcodes->list)
		if ((*it)->before && (*it)->after)
			compare_opcode_semantics(&c, *it);
	compare_machine_block(&c, DIFF_TRAP, STR("trap"));
	compare_machine_block(&c, DIFF_RESET, STR("reset"));
	diff_states(d, &c.opens);
}
