/* SPDX-License-Identifier: MIT */
/* The texts of an operand or a modifier, for a set of values, as an automaton: what format.c prints
 * and what parse.c reads. */
#include "codec/texts.h"
#include "isa/register_list.h"

#include "number/text.h"
#include "number/wide.h"

#define MOST_NAMED 65536 /* registers and floats that are listed one by one */

struct texts *texts_of_literal(struct arena *arena, bool fold, struct str text)
{
	struct texts *texts = texts_new(arena, fold);
	VEC_PUSH(arena, &texts->starts, texts_state(texts));
	uint32_t end = texts_follow(texts, 0, text);
	texts->states.items[end].accepts = true;
	return texts;
}

static uint32_t new_start(struct texts *texts)
{
	uint32_t start = texts_state(texts);
	VEC_PUSH(texts->arena, &texts->starts, start);
	return start;
}

static void add_register_text(struct texts *texts, struct names *names, struct str name)
{
	if (name.length)
		VEC_PUSH(texts->arena, &names->list, name);
}

/* ---- named values ---- */

static void add_enumerator_texts(struct texts *texts, uint32_t from, const struct type *type,
	const struct element *modifier, const struct cube_set *set)
{
	struct names names = { 0 };
	VEC_EACH (struct enumerator, it, &type->values)
		if (cube_set_has(set, it->value) && (!modifier || element_lists(modifier, it->value)))
			add_register_text(texts, &names, it->text);
	texts_names(texts, from, &names);
}

struct texts *texts_of_modifier(struct arena *arena, bool fold, const struct element *e,
	const struct cube_set *set, enum texts_use use)
{
	struct texts *texts = texts_new(arena, fold);
	uint32_t from = texts_follow(texts, new_start(texts), e->text);
	texts->states.items[from].blanks =
		use == TEXTS_READ && e->text.length && !str_ends_with(e->text, STR("."));
	add_enumerator_texts(texts, from, e->field->type, use == TEXTS_READ ? e : NULL, set);
	return texts;
}

/* ---- registers ---- */

static void add_run(
	struct arena *arena, struct number_runs *runs, uint64_t first, uint64_t last, uint64_t step)
{
	VEC_PUSH(arena, &runs->list, (struct number_run){ first, last, first == last ? 1 : step });
}

/* "[4:5]" after the prefix. */
static void add_range_texts(
	struct texts *texts, uint32_t prefix, uint64_t first, unsigned count, enum texts_use use)
{
	char piece[2][NUMBER_TEXT_MAX];
	struct str numbers[2] = { { piece[0], number_write_decimal(piece[0], first, 1) },
		{ piece[1], number_write_decimal(piece[1], first + count - 1, 1) } };
	struct str parts[5] = { STR("["), numbers[0], STR(":"), numbers[1], STR("]") };
	for (size_t i = 0; i < 5; i++) {
		texts->states.items[prefix].blanks |= use == TEXTS_READ;
		prefix = texts_follow(texts, prefix, parts[i]);
	}
	texts->states.items[prefix].accepts = true;
}

static void add_ranges_texts(struct texts *texts, const struct element *e,
	const struct number_runs *numbers, enum texts_use use)
{
	const struct register_file *file = e->type->file;
	uint32_t prefix = texts_follow(texts, new_start(texts), file->prefix);
	size_t added = 0;
	VEC_EACH (struct number_run, it, &numbers->list)
		for (uint64_t n = it->first; added++ < MOST_NAMED; n += it->step) {
			if (codec_register_numbered(file, n + e->count - 1))
				add_range_texts(texts, prefix, n, e->count, use);
			if (n == it->last)
				break;
		}
}

static void add_register_names(
	struct texts *texts, const struct element *e, const struct cube_set *set, enum texts_use use)
{
	const struct register_file *file = e->type->file;
	struct names names = { 0 };
	VEC_EACH (struct register_name, it, &file->names) {
		bool range = e->count > 1 && !it->constant && codec_register_numbered(file, it->number);
		if (!range && !(it->alias && use == TEXTS_CANONICAL) &&
			(set->width >= 64 || !(it->number >> set->width)) && cube_set_has(set, it->number))
			add_register_text(texts, &names, it->name);
	}
	texts_names(texts, new_start(texts), &names);
}

/* Without the numbers whose register has a name that is printed. */
static struct number_runs runs_unnamed(
	struct arena *arena, const struct number_runs *numbers, const struct register_file *file)
{
	struct number_runs runs = { 0 };
	bool *named = ARENA_ARRAY(arena, bool, file->count), any = false;
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->alias && codec_register_numbered(file, it->number))
			any = named[it->number - file->first] = true;
	if (!any)
		return *numbers;
	VEC_EACH (struct number_run, it, &numbers->list)
		for (uint64_t n = it->first; n <= it->last; n += it->step)
			if (!named[n - file->first])
				add_run(arena, &runs, n, n, 1);
	return runs;
}

static void add_register_texts(
	struct texts *texts, const struct element *e, const struct cube_set *set, enum texts_use use)
{
	const struct register_file *file = e->type->file;
	struct number_runs numbers = runs_of_set(texts->arena, set);
	numbers = runs_within(texts->arena, &numbers, file->first, file->first + file->count - 1);
	add_register_names(texts, e, set, use);
	if (!file->count)
		return;
	if (e->count > 1) {
		add_ranges_texts(texts, e, &numbers, use);
		return;
	}
	if (use == TEXTS_CANONICAL)
		numbers = runs_unnamed(texts->arena, &numbers, file);
	uint32_t prefix = texts_follow(texts, new_start(texts), file->prefix);
	texts_numbers(texts, prefix, 10, DIGITS_LEAST, 0, &numbers);
}

/* ---- integers ---- */

/* The numbers that an operand can be, by sign; zero is positive and, when read, negative. */
struct signed_runs {
	struct number_runs positive, negative;
};

/* The numbers first, first + step ... last (two's complement), by sign. */
static void add_signed(
	struct arena *arena, struct signed_runs *runs, int64_t first, int64_t last, uint64_t step)
{
	struct number_run run = { (uint64_t)first, (uint64_t)last, step };
	if (first >= 0) {
		add_run(arena, &runs->positive, run.first, run.last, step);
		return;
	}
	uint64_t steps = (run.last - run.first) / step, below = (0 - run.first - 1) / step;
	below = below < steps ? below : steps; /* first + below * step is the last one below zero */
	add_run(arena, &runs->negative, 0 - (run.first + below * step), 0 - run.first, step);
	if (below < steps)
		add_run(arena, &runs->positive, run.first + (below + 1) * step, run.last, step);
}

/* The magnitudes of the bits `run`, which all have the same sign, scaled. */
static void add_coded(
	const struct type *type, struct arena *arena, struct signed_runs *runs, struct number_run run)
{
	bool negative, ignored;
	uint64_t first = codec_integer(type, run.first, &negative);
	uint64_t last = codec_integer(type, run.last, &ignored);
	uint64_t step = run.step * (type->scale > 1 ? (uint64_t)type->scale : 1);
	if (negative != ignored || type->offset) {
		int64_t from = (int64_t)(negative ? 0 - first : first);
		int64_t to = (int64_t)(ignored ? 0 - last : last);
		add_signed(arena, runs, from < to ? from : to, from < to ? to : from, step);
	} else {
		add_run(arena, negative ? &runs->negative : &runs->positive, first < last ? first : last,
			first < last ? last : first, step);
	}
}

static void add_table_runs(const struct type *type, struct arena *arena, struct signed_runs *runs,
	const struct cube_set *set)
{
	for (size_t i = 0; i < type->table.count; i++)
		if (cube_set_has(set, i))
			add_coded(type, arena, runs, (struct number_run){ i, i, 1 });
}

static struct signed_runs runs_of_type(
	struct arena *arena, const struct type *type, const struct cube_set *set)
{
	struct signed_runs runs = { 0 };
	uint64_t sign = (uint64_t)1 << (type->width - 1);
	struct number_runs bits = runs_of_set(arena, set);
	if (type->coding == CODING_TABLE) {
		add_table_runs(type, arena, &runs, set);
		return runs;
	}
	uint64_t half = type->coding == CODING_UNSIGNED ? UINT64_MAX : sign - 1;
	struct number_runs low = runs_within(arena, &bits, 0, half);
	VEC_EACH (struct number_run, it, &low.list)
		add_coded(type, arena, &runs, *it);
	if (half == UINT64_MAX)
		return runs;
	struct number_runs high = runs_within(arena, &bits, sign, UINT64_MAX);
	VEC_EACH (struct number_run, it, &high.list)
		add_coded(type, arena, &runs, *it);
	return runs;
}

/* The numbers of Accept<> that mean the bits `run`: run + k * 2^width, or k * 2^width - run. */
static void add_accepted(
	const struct type *type, struct arena *arena, struct signed_runs *runs, struct number_run run)
{
	uint64_t mask = mask64(type->width), size = type->width < 64 ? mask + 1 : 0;
	uint64_t least = type->accept_min > 0 ? (uint64_t)type->accept_min : 0;
	uint64_t lowest = type->accept_min < 0 ? 0 - (uint64_t)type->accept_min : 0;
	struct number_runs positive = { 0 }, negative = { 0 };
	for (uint64_t k = 0; k < 64; k++) {
		uint64_t base = k * size;
		if (base > type->accept_max && base - size >= lowest)
			break;
		add_run(arena, &positive, base + run.first, base + run.last, run.step);
		add_run(arena, &negative, base + size - run.last, base + size - run.first, run.step);
		if (!size)
			break;
	}
	positive = runs_within(arena, &positive, least, type->accept_max);
	negative = runs_within(arena, &negative, 0, lowest);
	VEC_EACH (struct number_run, it, &positive.list)
		VEC_PUSH(arena, &runs->positive.list, *it);
	VEC_EACH (struct number_run, it, &negative.list)
		if (lowest)
			VEC_PUSH(arena, &runs->negative.list, *it);
}

static struct signed_runs runs_read(
	struct arena *arena, const struct type *type, const struct cube_set *set)
{
	struct signed_runs runs = runs_of_type(arena, type, set);
	struct number_runs bits = runs_of_set(arena, set);
	if (type->has_accept)
		VEC_EACH (struct number_run, it, &bits.list)
			add_accepted(type, arena, &runs, *it);
	return runs;
}

static bool runs_have_zero(const struct number_runs *runs)
{
	VEC_EACH (struct number_run, it, &runs->list)
		if (!it->first)
			return true;
	return false;
}

/* The states after the sign, one more for each notation. */
static uint32_t after_sign(struct texts *texts, bool negative, enum texts_use use)
{
	uint32_t start = new_start(texts);
	if (!negative)
		return start;
	uint32_t state = texts_follow(texts, start, STR("-"));
	texts->states.items[state].blanks = use == TEXTS_READ;
	return state;
}

static void add_printed(
	struct texts *texts, const struct type *type, bool negative, const struct number_runs *runs)
{
	bool hex = type->base == BASE_HEX;
	uint32_t from = after_sign(texts, negative, TEXTS_PRINTED);
	if (hex)
		from = texts_follow(texts, from, type->hex_prefix);
	texts_numbers(texts, from, hex ? 16 : 10, DIGITS_LEAST, type->digits, runs);
}

static void add_notation(struct texts *texts, bool negative, struct str prefix, unsigned base,
	unsigned digits, const struct number_runs *runs)
{
	uint32_t from = texts_follow(texts, after_sign(texts, negative, TEXTS_READ), prefix);
	texts_numbers(texts, from, base, digits ? DIGITS_EXACT : DIGITS_ANY, digits, runs);
}

/* What read_magnitude in parse.c reads. */
static void add_read(
	struct texts *texts, const struct type *type, bool negative, const struct number_runs *runs)
{
	bool hex = type->base == BASE_HEX, common = str_equal_folded(type->hex_prefix, STR("0x"));
	add_notation(texts, negative, type->hex_prefix, 16, hex ? type->digits : 0, runs);
	if (!common || !hex) {
		add_notation(texts, negative, STR("0x"), 16, 0, runs);
		if (!texts->fold)
			add_notation(texts, negative, STR("0X"), 16, 0, runs);
	}
	add_notation(texts, negative, STR("0b"), 2, 0, runs);
	if (!texts->fold)
		add_notation(texts, negative, STR("0B"), 2, 0, runs);
	add_notation(texts, negative, (struct str){ 0 }, 10, hex ? 0 : type->digits, runs);
}

static void add_integers(struct texts *texts, const struct type *type, const struct cube_set *set,
	enum texts_use use, enum texts_sign sign)
{
	struct arena *arena = texts->arena;
	struct signed_runs runs =
		use == TEXTS_READ ? runs_read(arena, type, set) : runs_of_type(arena, type, set);
	if (use == TEXTS_READ && runs_have_zero(&runs.positive))
		add_run(arena, &runs.negative, 0, 0, 1);
	runs_sort(arena, &runs.positive);
	runs_sort(arena, &runs.negative);
	for (int negative = 0; negative < 2; negative++) {
		if (sign == (negative ? SIGN_NONE : SIGN_MINUS))
			continue;
		const struct number_runs *list = negative ? &runs.negative : &runs.positive;
		if (list->list.count && use == TEXTS_READ)
			add_read(texts, type, negative, list);
		else if (list->list.count)
			add_printed(texts, type, negative, list);
	}
}

/* ---- lists of registers ---- */

/* The states of a list: after each member, and before the next one. */
struct list_texts {
	struct texts *texts;
	const struct register_list *list;
	uint64_t mask, must; /* the bits that some value has, that all have */
	bool read;
	uint32_t after[64];
};

/* A path of its own from one state to another. */
static void add_text_path(struct texts *texts, uint32_t from, struct str text, uint32_t to)
{
	for (size_t i = 0; i < text.length; i++) {
		char c = texts->fold ? char_lower(text.text[i]) : text.text[i];
		uint32_t next = i + 1 < text.length ? texts_state(texts) : to;
		texts_edge(texts, from, c, c, next);
		from = next;
	}
}

static bool may_have(const struct list_texts *w, unsigned member)
{
	return w->mask >> w->list->members.items[member].bit & 1;
}

/* Goes from a state by the names of a member. */
static void add_member_texts(struct list_texts *w, uint32_t from, unsigned member, uint32_t to)
{
	VEC_EACH (struct list_name, it, &w->list->names)
		if (it->member == member && (w->read || it == &w->list->names.items[member]))
			add_text_path(w->texts, from, it->text, to);
}

/* The state after a sign that follows one. */
static uint32_t after_list_sign(struct list_texts *w, uint32_t from, struct str sign)
{
	uint32_t to = texts_state(w->texts);
	add_text_path(w->texts, from, w->read ? str_trim(sign) : sign, to);
	w->texts->states.items[from].blanks |= w->read;
	w->texts->states.items[to].blanks = w->read;
	return to;
}

/* Is the end of the range, from one member to another, printed or read? */
static bool has_range(const struct list_texts *w, unsigned first, unsigned last)
{
	const struct register_list *list = w->list;
	for (unsigned i = first; i <= last; i++)
		if (!may_have(w, i))
			return false;
	if (w->read)
		return list_is_range(list, first, last);
	return list_run(list, list_bits(list, first, last), first) == last - first + 1;
}

/* A member, alone or with the range that it begins. */
static void add_item_texts(struct list_texts *w, uint32_t from, unsigned first)
{
	unsigned count = (unsigned)w->list->members.count;
	if (!may_have(w, first))
		return;
	add_member_texts(w, from, first, w->after[first]);
	if (!w->list->range.length)
		return;
	uint32_t begun = texts_state(w->texts);
	add_member_texts(w, from, first, begun);
	begun = after_list_sign(w, begun, w->list->range);
	for (unsigned last = first + 1; last < count; last++)
		if (has_range(w, first, last))
			add_member_texts(w, begun, last, w->after[last]);
}

/* Is a member between these two in all lists? */
static bool skips_member(const struct list_texts *w, unsigned from, unsigned to)
{
	return from < to && list_bits(w->list, from, to - 1) & w->must;
}

/* The members after one of them, as they are printed. */
static void add_later_items(struct list_texts *w, unsigned member)
{
	unsigned count = (unsigned)w->list->members.count;
	uint32_t again =
		member + 1 < count ? after_list_sign(w, w->after[member], w->list->separator) : 0;
	for (unsigned k = member + 1; k < count && !skips_member(w, member + 1, k); k++)
		add_item_texts(w, again, k);
}

/* What is printed is in order, what is read is in any, and with any member twice: no list has fewer
 * texts, but some may have more. */
static void add_lists(struct texts *texts, const struct register_list *list,
	const struct cube_set *set, enum texts_use use)
{
	struct list_texts w = { texts, list, 0, UINT64_MAX, use == TEXTS_READ, { 0 } };
	unsigned count = (unsigned)list->members.count;
	VEC_EACH (struct cube, it, &set->cubes) {
		w.mask |= ~it->mask.lo | it->match.lo;
		w.must &= it->match.lo;
	}
	for (unsigned i = 0; i < count; i++) {
		w.after[i] = w.read && i ? w.after[0] : texts_state(texts);
		texts->states.items[w.after[i]].accepts |= w.read || !skips_member(&w, i + 1, count);
	}
	uint32_t start = new_start(texts);
	uint32_t again = w.read ? after_list_sign(&w, w.after[0], list->separator) : 0;
	for (unsigned i = 0; i < count; i++) {
		if (w.read || !skips_member(&w, 0, i))
			add_item_texts(&w, start, i);
		if (w.read)
			add_item_texts(&w, again, i);
		else
			add_later_items(&w, i);
	}
}

/* ---- floats ---- */

static void add_digit_loop(struct texts *texts, uint32_t from, char first, uint32_t to)
{
	texts_edge(texts, from, first, '9', to);
	texts_edge(texts, to, '0', '9', to);
}

/* digits [ "." digits ] [ "e" [ "+" | "-" ] digits ] | "0f" hex digits */
static void add_all_floats(struct texts *texts, const struct type *type, uint32_t from, bool zeros)
{
	uint32_t whole = texts_state(texts), fraction = texts_state(texts);
	uint32_t zero = texts_follow(texts, from, STR("0"));
	add_digit_loop(texts, from, zeros ? '0' : '1', whole);
	add_digit_loop(texts, texts_follow(texts, whole, STR(".")), '0', fraction);
	add_digit_loop(texts, texts_follow(texts, zero, STR(".")), '0', fraction);
	uint32_t power = texts_state(texts);
	const uint32_t before[3] = { zero, whole, fraction };
	for (size_t i = 0; i < 3; i++) {
		uint32_t e = texts_follow(texts, before[i], STR("e"));
		texts->states.items[before[i]].accepts = true;
		add_digit_loop(texts, e, '0', power);
		add_digit_loop(texts, texts_follow(texts, e, STR("+")), '0', power);
		add_digit_loop(texts, texts_follow(texts, e, STR("-")), '0', power);
		if (!texts->fold)
			texts_edge(texts, before[i], 'E', 'E', e);
	}
	texts->states.items[power].accepts = true;
	uint32_t pattern = texts_follow(texts, zero, STR("f"));
	for (unsigned i = 0; i < type->width / 4; i++) {
		uint32_t next = texts_state(texts);
		texts_edge(texts, pattern, '0', '9', next);
		texts_edge(texts, pattern, 'a', 'f', next);
		texts_edge(texts, pattern, 'A', 'F', next);
		pattern = next;
	}
	texts->states.items[pattern].accepts = true;
}

/* Floats of a small set as they are printed; else, and when read, any. */
static void add_floats(
	struct texts *texts, const struct type *type, const struct cube_set *set, enum texts_use use)
{
	struct wide count = cube_set_count(set);
	bool few = wide_compare(count, wide_from(MOST_NAMED)) <= 0;
	if (use == TEXTS_READ || !few) {
		add_all_floats(texts, type, new_start(texts), use == TEXTS_READ);
		add_all_floats(texts, type, after_sign(texts, true, use), use == TEXTS_READ);
		return;
	}
	struct names names = { 0 };
	for (uint64_t i = 0; i < count.limb[0]; i++) {
		char text[NUMBER_TEXT_MAX];
		size_t length = number_write_float(text, cube_set_pick(set, i).lo, type->width);
		add_register_text(texts, &names, str_copy(texts->arena, (struct str){ text, length }));
	}
	texts_names(texts, new_start(texts), &names);
}

/* ---- operands ---- */

struct texts *texts_of_operand(struct arena *arena, bool fold, const struct element *e,
	const struct cube_set *set, enum texts_use use, enum texts_sign sign)
{
	struct texts *texts = texts_new(arena, fold);
	switch (e->type->kind) {
	case TYPE_REGISTER: add_register_texts(texts, e, set, use); break;
	case TYPE_INTEGER:
		if (e->type->list)
			add_lists(texts, e->type->list, set, use);
		else
			add_integers(texts, e->type, set, use, sign);
		break;
	case TYPE_FLOAT: add_floats(texts, e->type, set, use); break;
	case TYPE_ENUM: add_enumerator_texts(texts, new_start(texts), e->type, NULL, set); break;
	case TYPE_COMPOSITE: break; /* not reached: lowering inlines its parts */
	}
	return texts;
}
