/* Differences of semantics. Two blocks are equal if the programs of their kernels are, which do not
 * depend on names, helper functions and style. */
#include "cgen/kernels.h"
#include "diff/internal.h"
#include "sem/bind.h"

static const struct str no_semantics = { 0 };

struct comparison {
	struct diff *d;
	const struct kernels *before, *after;
	struct str_map entries_before, entries_after; /* opcode -> struct entries */
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

/* ---- entries ---- */

/* Are they the same operand of the header from the same field? Its type is compared elsewhere. */
static bool same_source(
	const struct diff_opcode *op, const struct kernel_fill *a, const struct kernel_fill *b)
{
	return a->kind == b->kind && str_equal(a->name, b->name) && a->part == b->part &&
		   a->bytes == b->bytes && str_equal(diff_field_name(op, a->field), b->field->name);
}

/* In any order, unless `ordered`: the C refers to operands by index, the printed programs by
 * name. */
static bool same_fills(const struct diff_opcode *op, const struct kernel_entry *a,
	const struct kernel_entry *b, bool ordered)
{
	for (size_t i = 0; i < a->fills.count; i++) {
		bool found = false;
		for (size_t k = 0; k < b->fills.count && !found; k++)
			found = same_source(op, &a->fills.items[i], &b->fills.items[k]) &&
					(!ordered || a->fills.items[i].slot == b->fills.items[k].slot);
		if (!found)
			return false;
	}
	return a->fills.count == b->fills.count;
}

static bool same_name(const struct diff_opcode *op, const struct field *a, const struct field *b)
{
	return a == b || (a && b && str_equal(diff_field_name(op, a), b->name));
}

static bool same_kernel_shape(const struct diff_opcode *op, const struct kernel_entry *a,
	const struct kernel_entry *b, bool ordered)
{
	if (!same_fills(op, a, b, ordered) || a->choices.count != b->choices.count ||
		a->uniform != b->uniform || !same_name(op, a->guard, b->guard) ||
		!same_name(op, a->guard_invert, b->guard_invert) ||
		a->guard_invert_on != b->guard_invert_on)
		return false;
	for (size_t i = 0; i < a->choices.count; i++)
		if (!same_name(op, a->choices.items[i].field, b->choices.items[i].field))
			return false;
	return true;
}

static bool same_kernel(const struct kernels *a, unsigned i, const struct kernels *b, unsigned k)
{
	if (!i || !k)
		return true; /* in only one version: reported by words.c */
	const struct kernel *x = a->kernels.items[i - 1], *y = b->kernels.items[k - 1];
	if (x->uniform != y->uniform || x->always != y->always || x->units != y->units)
		return false;
	return x->core.length || y->core.length
			   ? str_equal(x->core, y->core)
			   : str_equal(x->text, y->text) && str_equal(x->general, y->general);
}

/* Two entries, and the choices found so far for which their kernels differ. */
struct pair {
	const struct kernels *kernels[2];
	const struct kernel_entry *entries[2];
	struct arena *arena; /* NULL: one difference is enough */
	struct diff_choices found;
	size_t most;
	struct diff_choice now;
};

/* Keeps the current choice; false if that is enough. */
static bool note_difference(struct pair *p)
{
	struct diff_choice choice = { { NULL, 0, 0 } };
	VEC_EACH (struct binding, it, &p->now.list)
		VEC_PUSH(p->arena, &choice.list, *it);
	if (p->arena)
		VEC_PUSH(p->arena, &p->found.list, choice);
	return p->arena && p->found.list.count < p->most;
}

static bool same_leaf(const struct pair *p, size_t i, size_t k)
{
	for (unsigned flags = 0; flags < 4; flags++) {
		size_t x = i * 4 + flags, y = k * 4 + flags;
		if (x < p->entries[0]->kernels.count && y < p->entries[1]->kernels.count &&
			!same_kernel(p->kernels[0], p->entries[0]->kernels.items[x], p->kernels[1],
				p->entries[1]->kernels.items[y]))
			return false;
	}
	return true;
}

/* Compares recursively for each combination of values of the fields that select kernels. False:
 * differences were found, and enough of them. */
static bool same_kernels(struct pair *p, size_t choice, size_t i, size_t k)
{
	if (choice == p->entries[0]->choices.count)
		return same_leaf(p, i, k) || note_difference(p);
	const struct kernel_choice *x = &p->entries[0]->choices.items[choice];
	const struct kernel_choice *y = &p->entries[1]->choices.items[choice];
	VEC_EACH (struct enumerator, it, &x->field->type->values) {
		const struct enumerator *other = type_find_name(y->field->type, it->name);
		if (!other)
			other = type_find_value(y->field->type, it->value);
		if (!other)
			continue;
		struct binding value = { (struct field *)(uintptr_t)x->field, it->value, 0, 0 };
		if (p->arena)
			VEC_PUSH(p->arena, &p->now.list, value);
		if (!same_kernels(p, choice + 1, i + it->value * x->stride, k + other->value * y->stride))
			return false;
		p->now.list.count -= p->arena != NULL;
	}
	return true;
}

/* ordered: the kernels are compared by their C. */
static bool same_entry(const struct diff_opcode *op, const struct kernels *before,
	const struct kernel_entry *a, const struct kernels *after, const struct kernel_entry *b,
	bool ordered)
{
	struct pair pair = { .kernels = { before, after }, .entries = { a, b } };
	return same_kernel_shape(op, a, b, ordered) && same_kernels(&pair, 0, 0, 0);
}

struct diff_choices diff_differing_choices(
	struct arena *arena, const struct diff_open *open, size_t most)
{
	struct pair pair = { .kernels = { open->kernels[0], open->kernels[1] },
		.entries = { open->entries[0], open->entries[1] },
		.arena = arena,
		.most = most };
	struct diff_choice any = { { NULL, 0, 0 } };
	if (same_kernel_shape(open->op, pair.entries[0], pair.entries[1], false))
		same_kernels(&pair, 0, 0, 0);
	if (!pair.found.list.count)
		VEC_PUSH(arena, &pair.found.list, any);
	return pair.found;
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
	return same_entry(
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
	if (same_entry(op, c->before, a, c->after, b, true) || same_program(c, &open))
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
	if (a && b &&
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

void diff_semantics(struct diff *d, struct diff_opcodes *opcodes)
{
	struct comparison c = { .d = d };
	c.before = kernels_make(d->arena, d->before);
	c.after = kernels_make(d->arena, d->after);
	index_entries(d, c.before, &c.entries_before);
	index_entries(d, c.after, &c.entries_after);
	VEC_EACH (struct diff_opcode *, it, &opcodes->list)
		if ((*it)->before && (*it)->after)
			compare_opcode_semantics(&c, *it);
	compare_machine_block(&c, DIFF_TRAP, STR("trap"));
	compare_machine_block(&c, DIFF_RESET, STR("reset"));
	diff_states(d, &c.opens);
}
