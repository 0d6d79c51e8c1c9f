/* SPDX-License-Identifier: MIT */
/* Checks of optypes and enums against their siblings: a field of the same name and source form at
 * other bits, the letters of an opcode's name against its sources, the order of enumerators. */
#include "lint/internal.h"

/* ---- family-position ---- */

/* One declaration of a field. */
struct seat {
	const struct opcode *opcode; /* the first one with it */
	const struct field *field;
	struct str form; /* name of the fixed value that other optypes have too; empty: none */
};

struct seats {
	VEC(struct seat) list;
};

/* The enumerator to which the opcode itself fixes a field: its source form. */
static struct str form_of_family(const struct opcode *opcode)
{
	VEC_EACH (struct field *, it, &opcode->definition->fields)
		if ((*it)->kind == FIELD_FIXED && (*it)->type->kind == TYPE_ENUM) {
			const struct enumerator *value = type_find_value((*it)->type, (*it)->value);
			if (value)
				return value->name;
		}
	return (struct str){ 0 };
}

static struct str seat_key(struct check_run *run, const struct seat *seat)
{
	return str_printf(run->arena, "%.*s %.*s %.*s %u", STR_ARG(seat->field->name),
		STR_ARG(seat->field->type->name), STR_ARG(seat->form), seat->opcode->length);
}

/* Each field without a dot counts once an optype and form: where optype or opcode declare it. */
static void gather_seats(struct check_run *run, struct str_map *keys, struct str_map *seen,
	struct names *order, const struct opcode *op)
{
	VEC_EACH (struct field *, it, &op->fields) {
		const struct field *field = *it;
		bool own = field->owner == op->definition;
		if (field->suffix.length || field->kind == FIELD_FIXED || field->poisoned ||
			(!own && field->owner != op->optype))
			continue;
		struct seat seat = { op, field, own ? form_of_family(op) : (struct str){ 0 } };
		if (own && !seat.form.length)
			continue;
		struct str key = seat_key(run, &seat);
		struct str once =
			str_printf(run->arena, "%.*s %.*s", STR_ARG(key), STR_ARG(op->optype->name));
		struct seats *seats = str_map_make(keys, key, sizeof *seats);
		names_add(run->arena, order, key);
		if (!str_map_put(seen, once, seats))
			VEC_PUSH(run->arena, &seats->list, seat);
	}
}

/* Are the bits of `field` free in an opcode, but for its own field `own`? */
static bool is_free(const struct opcode *opcode, const struct field *field, const struct field *own)
{
	VEC_EACH (struct field *, it, &opcode->fields)
		if (*it != own && !word_is_zero(word_and((*it)->mask, field->mask)))
			return false;
	return true;
}

/* Free in all opcodes that have the field? */
static bool is_free_everywhere(const struct seat *odd, const struct field *usual)
{
	VEC_EACH (struct opcode *, it, &odd->opcode->optype->opcodes)
		if (opcode_find_field(*it, odd->field->name) == odd->field &&
			!is_free(*it, usual, odd->field))
			return false;
	return true;
}

/* So few families differ from so many: more would be a scheme of their own. */
#define MIN_USUAL 4
#define MAX_ODD   2

static void check_seats(struct check_run *run, const struct seats *seats)
{
	const struct seat *usual = NULL;
	size_t most = 0;
	struct str_map counts = { .arena = run->arena }; /* by the bits */
	VEC_EACH (struct seat, it, &seats->list) {
		struct str bits = field_bits_text(run->arena, it->field);
		size_t *same = str_map_make(&counts, bits, sizeof *same);
		++*same;
	}
	VEC_EACH (struct seat, it, &seats->list) {
		const size_t *same = str_map_get(&counts, field_bits_text(run->arena, it->field));
		if (*same > most) {
			most = *same;
			usual = it;
		}
	}
	size_t odd = seats->list.count - most;
	if (most < MIN_USUAL || odd > MAX_ODD || most < 3 * odd)
		return;
	VEC_EACH (struct seat, it, &seats->list) {
		if (field_same_place(it->field, usual->field) || !is_free_everywhere(it, usual->field))
			continue;
		struct report *report =
			check_report(run, it->field->owner, CHECK_FAMILY_POSITION, it->field->span,
				"'%.*s' is at %.*s, but %zu other families have it at %.*s, which is free here",
				STR_ARG(it->field->name), STR_ARG(field_bits_text(run->arena, it->field)), most,
				STR_ARG(field_bits_text(run->arena, usual->field)));
		diag_note(run->diag, report, usual->field->span, "for example in '%.*s'",
			STR_ARG(usual->field->owner->name));
	}
}

void check_family_positions(struct check_run *run)
{
	struct str_map keys = { .arena = run->arena }, seen = { .arena = run->arena };
	struct names order = { 0 };
	VEC_EACH (struct opcode *, it, &run->isa->opcodes)
		if ((*it)->optype && !(*it)->defective)
			gather_seats(run, &keys, &seen, &order, *it);
	VEC_EACH (struct str, key, &order.list)
		check_seats(run, str_map_get(&keys, *key));
}

/* ---- name-suffix ---- */

#define LETTERS     26
#define MIN_LETTERS 10 /* opcodes from which the letters are learned */

/* Opcodes of an optype are often called after it and the kinds of their sources: IADD_RC has a
 * register and a constant. What a letter stands for is learned from all of them. */
struct lettered {
	const struct opcode *opcode;
	unsigned letters[LETTERS]; /* in the suffix */
	VEC(const struct field *) sources;
};

struct letters {
	VEC(struct lettered) list;
	struct names kinds; /* of sources */
	VEC(int) meaning;   /* of each kind: a letter, or -1 */
};

/* What the letter tells: a register file, an immediate, or the type. */
static struct str kind_of_operand_type(const struct type *type)
{
	if (type->kind == TYPE_REGISTER && type->file)
		return type->file->name;
	if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT)
		return STR("immediate");
	return type->name;
}

static bool read_suffix(struct str name, struct lettered *lettered)
{
	size_t at = name.length;
	while (at && name.text[at - 1] >= 'A' && name.text[at - 1] <= 'Z')
		lettered->letters[name.text[--at] - 'A']++;
	return at > 1 && at < name.length && name.text[at - 1] == '_';
}

static bool is_lettered_source(const struct lettered *it, const struct field *field)
{
	VEC_EACH (const struct field *, source, &it->sources)
		if (*source == field)
			return true;
	return false;
}

static void add_lettered_source(
	struct check_run *run, struct lettered *lettered, const struct ast_expr *e)
{
	const struct field *field =
		e->kind == AST_NAME ? opcode_find_field(lettered->opcode, e->text) : NULL;
	if (field && !is_lettered_source(lettered, field))
		VEC_PUSH(run->arena, &lettered->sources, field);
}

/* InList, and what Order has inside of brackets: R[urb, ridx]. */
static void gather_sources(struct check_run *run, struct lettered *lettered)
{
	const struct definition *d = lettered->opcode->definition;
	VEC_EACH (struct ast_expr *, it, &d->lists[LIST_IN].items)
		add_lettered_source(run, lettered, *it);
	VEC_EACH (struct ast_expr *, it, &d->lists[LIST_ORDER].items)
		for (size_t i = 0; i < ((*it)->kind == AST_NUMBER ? 0 : (*it)->operands.count); i++)
			if (!operand_list_find(&d->lists[LIST_OUT], (*it)->operands.items[i]->text))
				add_lettered_source(run, lettered, (*it)->operands.items[i]);
}

/* The letter of a source, or -1. */
static int letter_of(const struct letters *all, const struct field *field)
{
	for (size_t k = 0; k < all->kinds.list.count; k++)
		if (str_equal(all->kinds.list.items[k], kind_of_operand_type(field->type)))
			return all->meaning.items[k];
	return -1;
}

static unsigned count_kind(const struct letters *all, const struct lettered *it, int letter)
{
	unsigned count = 0;
	VEC_EACH (const struct field *, field, &it->sources)
		count += letter_of(all, *field) == letter;
	return count;
}

static size_t agreeing(const struct letters *all, int letter)
{
	size_t count = 0;
	VEC_EACH (struct lettered, it, &all->list)
		count += count_kind(all, it, letter) == it->letters[letter];
	return count;
}

struct guess {
	size_t kind, gain;
	int letter;
};

/* The kind and letter that make most opcodes more agree with their names. */
static struct guess best_guess(struct letters *all)
{
	struct guess best = { 0 };
	for (int letter = 0; letter < LETTERS; letter++) {
		size_t before = agreeing(all, letter);
		for (size_t k = 0; k < all->kinds.list.count; k++) {
			if (all->meaning.items[k] >= 0)
				continue;
			all->meaning.items[k] = letter;
			size_t after = agreeing(all, letter);
			all->meaning.items[k] = -1;
			if (after > before && after - before > best.gain)
				best = (struct guess){ k, after - before, letter };
		}
	}
	return best;
}

static void learn(struct letters *all)
{
	for (struct guess best = best_guess(all); best.gain; best = best_guess(all))
		all->meaning.items[best.kind] = best.letter;
}

/* Letters that mean something: where all names end in one it tells nothing. */
static size_t count_letters(const struct letters *all)
{
	bool used[LETTERS] = { false };
	size_t count = 0;
	for (size_t k = 0; k < all->kinds.list.count; k++) {
		int letter = all->meaning.items[k];
		if (letter >= 0 && !used[letter]) {
			used[letter] = true;
			count++;
		}
	}
	return count;
}

/* The first letter of which name and sources have different numbers, or -1. */
static int wrong_letter(const struct letters *all, const struct lettered *it)
{
	bool any = false;
	int wrong = -1;
	for (int letter = 0; letter < LETTERS; letter++) {
		bool known = false;
		for (size_t k = 0; k < all->kinds.list.count; k++)
			known = known || all->meaning.items[k] == letter;
		unsigned count = count_kind(all, it, letter);
		any = any || count;
		bool foreign = !known && it->letters[letter]; /* a word, no letters */
		if (wrong < 0 && (foreign || (known && count != it->letters[letter])))
			wrong = letter;
	}
	return any ? wrong : -1;
}

static void report_suffix(
	struct check_run *run, const struct letters *all, const struct lettered *it, int letter)
{
	const struct definition *d = it->opcode->definition;
	struct names sources = { 0 };
	VEC_EACH (const struct field *, field, &it->sources)
		if (letter_of(all, *field) == letter)
			names_add(run->arena, &sources, (*field)->name);
	struct report *report = check_report(run, d, CHECK_NAME_SUFFIX, d->name_span,
		"the name has %u letter%s '%c', but the opcode has %zu source%s of that kind",
		it->letters[letter], it->letters[letter] == 1 ? "" : "s", 'A' + letter, sources.list.count,
		sources.list.count == 1 ? "" : "s");
	if (sources.list.count)
		diag_note(run->diag, report,
			d->lists[LIST_IN].stated ? d->lists[LIST_IN].span : d->name_span, "%.*s",
			STR_ARG(names_text(run->arena, &sources, "'", "'")));
}

static struct str suffix_of(struct str name)
{
	size_t at = name.length;
	while (at && name.text[at - 1] != '_')
		at--;
	return str_slice(name, at, name.length);
}

static void add_letter(
	struct buffer *out, const struct letters *all, const struct lettered *it, struct str name)
{
	const struct field *field = opcode_find_field(it->opcode, name);
	int letter = field && is_lettered_source(it, field) ? letter_of(all, field) : -1;
	if (letter >= 0)
		buffer_add_char(out, (char)('A' + letter));
}

/* The letters of the sources as Order has them. */
static struct str ordered_letters(
	struct check_run *run, const struct letters *all, const struct lettered *it)
{
	struct buffer out = buffer_new(run->arena);
	VEC_EACH (struct ast_expr *, e, &it->opcode->definition->lists[LIST_ORDER].items) {
		if ((*e)->kind == AST_NAME)
			add_letter(&out, all, it, (*e)->text);
		for (size_t i = 0; (*e)->kind == AST_INDEX && i < (*e)->operands.count; i++)
			add_letter(&out, all, it, (*e)->operands.items[i]->text);
	}
	return buffer_str(&out);
}

/* The letters are right, but in another order than the sources: RCR for RRC. */
static void suffix_order(
	struct check_run *run, const struct letters *all, const struct lettered *it)
{
	const struct definition *d = it->opcode->definition;
	struct str said = suffix_of(d->name), is = ordered_letters(run, all, it);
	if (!is.length || is.length != said.length || str_equal(is, said))
		return;
	struct report *report = check_report(run, d, CHECK_NAME_SUFFIX, d->name_span,
		"the name ends in '%.*s', but the sources of Order are '%.*s'", STR_ARG(said), STR_ARG(is));
	diag_note(run->diag, report, d->lists[LIST_ORDER].span, "Order");
}

static bool ends_in_form(const struct opcode *opcode)
{
	struct str form = form_of_family(opcode);
	return !form.length || str_equal(suffix_of(opcode->definition->name), form);
}

/* Where names end in the source form, all do; false: they do not. */
static bool suffix_forms(struct check_run *run)
{
	size_t same = 0, count = 0;
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		bool has = form_of_family(*it).length != 0;
		count += has;
		same += has && ends_in_form(*it);
	}
	if (count < MIN_LETTERS || same * 10 < count * 9)
		return false;
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		const struct definition *d = (*it)->definition;
		if (!ends_in_form(*it))
			check_report(run, d, CHECK_NAME_SUFFIX, d->name_span,
				"the name does not end in '_%.*s', the source form that its fixed fields select",
				STR_ARG(form_of_family(*it)));
	}
	return true;
}

void check_suffixes(struct check_run *run)
{
	struct letters all = { 0 };
	size_t good = 0;
	const bool forms = suffix_forms(run);
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		struct lettered lettered = { .opcode = *it };
		if ((*it)->defective || !(*it)->definition->lists[LIST_IN].stated ||
			!read_suffix((*it)->definition->name, &lettered))
			continue;
		gather_sources(run, &lettered);
		VEC_EACH (const struct field *, field, &lettered.sources)
			names_add(run->arena, &all.kinds, kind_of_operand_type((*field)->type));
		VEC_PUSH(run->arena, &all.list, lettered);
	}
	for (size_t k = 0; k < all.kinds.list.count; k++)
		VEC_PUSH(run->arena, &all.meaning, -1);
	learn(&all);
	VEC_EACH (struct lettered, it, &all.list)
		good += wrong_letter(&all, it) < 0;
	if (all.list.count < MIN_LETTERS || good * 10 < all.list.count * 9 || count_letters(&all) < 2)
		return; /* these names mean something else */
	VEC_EACH (struct lettered, it, &all.list) {
		int letter = wrong_letter(&all, it);
		if (forms && !ends_in_form(it->opcode))
			continue; /* reported */
		if (letter >= 0)
			report_suffix(run, &all, it, letter);
		else
			suffix_order(run, &all, it);
	}
}

/* ---- enum-order ---- */

#define MAX_ORDERED 64 /* enumerators of an enum whose order is compared */

static bool is_ordered(const struct type *type)
{
	return type->kind == TYPE_ENUM && type->values.count <= MAX_ORDERED && !type->poisoned;
}

/* -1: b is before a, 1: a before b, 0: the enum has not both. */
static int order_in(const struct type *type, struct str a, struct str b)
{
	const struct enumerator *x = type_find_name(type, a), *y = type_find_name(type, b);
	return !x || !y || x->value == y->value ? 0 : x->value < y->value ? 1 : -1;
}

/* Enums in order of definition. */
struct enum_list {
	VEC(const struct type *) list;
};

/* What is known of two enumerators, a before b. */
struct enum_pair {
	size_t same, reverse;     /* enums in which b is after a, or before it */
	const struct type *usual; /* the first of those in which it is before */
};

struct enum_orders {
	struct arena *arena;
	struct str_map having; /* struct enum_list by the name of an enumerator */
	struct str_map pairs;  /* struct enum_pair by both names */
};

static struct enum_orders gather_orders(struct check_run *run)
{
	struct enum_orders orders = { .arena = run->arena };
	orders.having.arena = orders.pairs.arena = run->arena;
	VEC_EACH (struct type *, it, &run->isa->types)
		for (size_t i = 0; is_ordered(*it) && i < (*it)->values.count; i++) {
			struct str name = (*it)->values.items[i].name;
			struct enum_list *having = str_map_make(&orders.having, name, sizeof *having);
			VEC_PUSH(run->arena, &having->list, *it);
		}
	return orders;
}

static const struct enum_pair *pair_of(struct enum_orders *orders, struct str a, struct str b)
{
	struct str key = str_printf(orders->arena, "%.*s %.*s", STR_ARG(a), STR_ARG(b));
	struct enum_pair *pair = str_map_get(&orders->pairs, key);
	if (pair)
		return pair;
	pair = ARENA_NEW(orders->arena, struct enum_pair);
	const struct enum_list *having = str_map_get(&orders->having, a);
	VEC_EACH (const struct type *, it, &having->list) {
		int order = order_in(*it, a, b);
		pair->same += order == 1;
		pair->reverse += order == -1;
		if (order == -1 && !pair->usual)
			pair->usual = *it;
	}
	str_map_put(&orders->pairs, key, pair);
	return pair;
}

void check_enum_orders(struct check_run *run)
{
	struct enum_orders orders = gather_orders(run);
	VEC_EACH (struct type *, it, &run->isa->types) {
		const struct type *type = *it;
		if (!is_ordered(type) || type_allows(type, CHECK_ENUM_ORDER))
			continue;
		for (size_t i = 1; i < type->values.count; i++) {
			const struct enumerator *a = &type->values.items[i - 1], *b = a + 1;
			if (order_in(type, a->name, b->name) != 1)
				continue;
			/* At least two other enums have them the other way round, and fewer as here. */
			const struct enum_pair *pair = pair_of(&orders, a->name, b->name);
			if (pair->reverse < 2 || pair->reverse <= pair->same)
				continue;
			struct report *report = check_report(run, NULL, CHECK_ENUM_ORDER, a->span,
				"'%.*s' comes before '%.*s' here, but after it in the other enums that have both",
				STR_ARG(a->name), STR_ARG(b->name));
			diag_note(run->diag, report, type_find_name(pair->usual, b->name)->span,
				"for example in '%.*s'", STR_ARG(pair->usual->name));
		}
	}
}
