/* SPDX-License-Identifier: MIT */
/* What a value is called in C: like its local or operand in the pseudo-code, else after what was
 * said of it (core_hint), else after its operation: `a_plus_b`, `Ra_30_23`, or a word for it. */
#include "base/never.h"
#include "cgen/emit_internal.h"
#include "isa/mode.h"

#include <stdarg.h>
#include <string.h>

enum { LONGEST_NAME = 28, LONGEST_CHAIN = 50, SMALL_NUMBER = 1000, DEEPEST_CHOICE = 8 };

static struct emit_name name_of_node(const struct emitter *e, const struct core_node *n);

/* ---- names of the specification ---- */

struct str emit_value_of(const struct emitter *e, const struct core_slot *slot)
{
	unsigned count = 0;
	VEC_EACH (const struct core_slot, it, &e->program->slots)
		count += it->kind == slot->kind && it->symbol == slot->symbol &&
				 it->is_destination == slot->is_destination;
	return core_part_name(e->arena, slot->symbol->name, slot->part, count);
}

/* Are the bits of the operand the number of a register whose bits are those of others? */
static bool has_register_numbers(const struct core_slot *slot)
{
	bool all = slot->kind == CORE_SLOT_VALUE && slot->symbol->fields.list.count;
	if (all)
		VEC_EACH (const struct field *, it, &slot->symbol->fields.list)
			all = all && (*it)->type->places;
	return all;
}

/* "reg_number" of reg_bits; empty: the name does not end so. */
static struct str renamed_bits(const struct emitter *e, struct str name, struct str what)
{
	const struct str suffix = STR("_bits");
	return str_ends_with(name, suffix)
			   ? str_printf(e->arena, "%.*s_%.*s", (int)(name.length - suffix.length), name.text,
					 STR_ARG(what))
			   : (struct str){ 0 };
}

static struct str name_of_slot(const struct emitter *e, const struct core_node *n)
{
	static const char *const flags[] = { "negated", "inverted", "absolute" };
	const struct core_slot *slot = &e->program->slots.items[n->slot];
	if (n->op == CORE_SOURCE && n->file)
		return str_printf(
			e->arena, "%.*s_%.*s", STR_ARG(slot->symbol->name), STR_ARG(n->file->side));
	if (n->op == CORE_FLAG)
		return str_printf(e->arena, "%.*s_%s", STR_ARG(slot->symbol->name), flags[slot->flag]);
	if (slot->kind == CORE_SLOT_NUMBER)
		return str_printf(e->arena, "%.*s_number", STR_ARG(slot->symbol->name));
	if (n->op == CORE_CHOICE)
		return slot->modifier->name;
	struct str number = { 0 };
	if (has_register_numbers(slot))
		number = renamed_bits(e, slot->symbol->name, STR("number"));
	return number.length ? number : emit_value_of(e, slot);
}

static struct str register_by_number(
	const struct emitter *e, const struct register_file *file, uint64_t number)
{
	const struct register_name *name = file_name_of(file, number);
	bool is_numbered = number >= file->first && number - file->first < file->count;
	struct str prefix = is_numbered ? file->prefix : file->name;
	return name ? name->name
				: str_printf(e->arena, "%.*s%llu", STR_ARG(prefix), (unsigned long long)number);
}

/* "rsp"; of a computed number rm_number "rm", or what has been said of it. */
static struct str register_in_name(const struct emitter *e, const struct core_node *n)
{
	const struct str suffix = STR("_number");
	if (!n->file)
		return STR("pc");
	if (n->file->kind == FILE_STATE)
		return n->file->name;
	if (n->op != CORE_REGISTER)
		return register_by_number(e, n->file, n->number);
	int64_t constant;
	if (core_is_number(n->a, &constant))
		return register_by_number(e, n->file, (uint64_t)constant);
	struct emit_name number = name_of_node(e, n->a);
	if (number.text.length > suffix.length && str_ends_with(number.text, suffix))
		return (struct str){ number.text.text, number.text.length - suffix.length };
	if (n->hint)
		return n->hint->text;
	return number.text.length && number.level != EMIT_WHOLE && number.text.length < LONGEST_NAME
			   ? str_printf(e->arena, "%.*s_%.*s", STR_ARG(n->file->name), STR_ARG(number.text))
			   : n->file->name;
}

/* What a whole register holds: its name, or "rm_register" if its number is that of rm, which may
 * be a part of it. */
static struct str name_of_held(const struct emitter *e, const struct core_node *n)
{
	struct str name = register_in_name(e, n);
	bool is_number = n->op == CORE_REGISTER && name.text == name_of_node(e, n->a).text.text;
	return is_number ? str_printf(e->arena, "%.*s_register", STR_ARG(name)) : name;
}

static bool names_operand(const struct emitter *e, struct str name, bool is_written)
{
	VEC_EACH (const struct core_slot, it, &e->program->slots)
		if (it->kind == CORE_SLOT_VALUE && it->is_destination == is_written &&
			it->symbol->name.text == name.text)
			return true;
	return false;
}

/* "new_C" of what a state gets, which other instructions read; of an operand, if this one reads it:
 * "new_rd", else "rd". */
static struct str name_of_written(const struct emitter *e, struct str name)
{
	bool is_alone = names_operand(e, name, true) && !names_operand(e, name, false);
	return is_alone ? name : str_printf(e->arena, "new_%.*s", STR_ARG(name));
}

/* The name that the specification gives it; empty: none. */
static struct str own_name(const struct emitter *e, const struct core_node *n)
{
	switch (n->op) {
	case CORE_SOURCE:
	case CORE_FLAG:
	case CORE_CHOICE: return name_of_slot(e, n);
	case CORE_STATE:
	case CORE_AFTER:
	case CORE_REGISTER: return n->name.length ? n->name : name_of_held(e, n);
	default: /* any other: the local or the operand that it was assigned to */
		return names_operand(e, n->name, true) ? name_of_written(e, n->name) : n->name;
	}
}

/* ---- composed names ---- */

/* The text with the names of all that it is of, if they are short: flush_a. */
static struct emit_name name_of_hint(const struct emitter *e, const struct core_hint *hint)
{
	if (!hint->text.length)
		return name_of_node(e, hint->of[0]);
	if (hint->is_written)
		return (struct emit_name){ name_of_written(e, hint->text), EMIT_ATOM };
	struct emit_name result = { hint->text, EMIT_ATOM };
	for (unsigned i = 0; i < 2 && hint->of[i]; i++) {
		struct emit_name of = name_of_node(e, hint->of[i]);
		if (!of.text.length || of.level == EMIT_WHOLE ||
			result.text.length + of.text.length >= LONGEST_NAME)
			return (struct emit_name){ hint->text, EMIT_ATOM };
		result.text = str_printf(e->arena, "%.*s_%.*s", STR_ARG(result.text), STR_ARG(of.text));
		result.level = EMIT_PART;
	}
	return result;
}

static struct str number_in_name(const struct emitter *e, struct wide n)
{
	int64_t small;
	unsigned length = wide_length(n);
	if (wide_is_negative(n))
		return wide_small(n, &small) && small > -SMALL_NUMBER
				   ? str_printf(e->arena, "minus_%lld", -(long long)small)
				   : (struct str){ 0 };
	if (length > 32 && wide_equal(n, wide_power(length - 1)))
		return str_printf(e->arena, "2_to_%u", length - 1);
	if (!wide_small(n, &small))
		return (struct str){ 0 };
	return str_printf(e->arena, small < SMALL_NUMBER ? "%lld" : "0x%llx", (long long)small);
}

static struct emit_name name_of_number(const struct emitter *e, const struct core_node *n)
{
	struct str text = number_in_name(e, n->range.lo);
	return (struct emit_name){ text, text.length ? EMIT_ATOM : EMIT_WHOLE };
}

static const char *noun_of(const struct core_node *n);

/* x and what was done with it: Ra_30_23. If x has no name of its own, the word for it. */
__attribute__((format(printf, 3, 4))) static struct emit_name name_after(
	const struct emitter *e, const struct core_node *x, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *end = arena_vprintf(e->arena, format, arguments);
	va_end(arguments);
	struct emit_name of = name_of_node(e, x);
	if (!of.text.length || of.text.length > LONGEST_NAME)
		of = (struct emit_name){ str_from_c(noun_of(x)), EMIT_ATOM };
	return (struct emit_name){ str_printf(e->arena, "%.*s_%s", STR_ARG(of.text), end),
		of.level == EMIT_ATOM ? EMIT_PART : EMIT_WHOLE };
}

/* Is the name of y, after the word, read as a part of the other one? "a_and_b_and_c" holds of any
 * two, "a_plus_b_left_c" of a shift: what is shifted is no sum. */
static bool is_last_part(const char *word, const struct core_node *y)
{
	return (y->op == CORE_SHL && strcmp(word, "plus") == 0) ||
		   (y->op == CORE_AND && y->truth && strcmp(word, "and") == 0) ||
		   (y->op == CORE_OR && y->truth && strcmp(word, "or") == 0);
}

/* x_word_y, if both have names that can be parts; else none. */
static struct emit_name name_between(
	const struct emitter *e, const struct core_node *x, const char *word, const struct core_node *y)
{
	struct emit_name a = name_of_node(e, x), b = name_of_node(e, y);
	bool is_chain = is_last_part(word, y) || (x->truth && is_last_part(word, x));
	bool parts = is_chain || (a.level != EMIT_WHOLE && b.level != EMIT_WHOLE);
	bool fits = parts && a.text.length && b.text.length &&
				a.text.length + b.text.length <= (is_chain ? LONGEST_CHAIN : LONGEST_NAME);
	if (!fits || char_is_digit(a.text.text[0]))
		return (struct emit_name){ { 0 }, EMIT_WHOLE };
	return (struct emit_name){
		str_printf(e->arena, "%.*s_%s_%.*s", STR_ARG(a.text), word, STR_ARG(b.text)), EMIT_WHOLE
	};
}

/* x op y of an operator that commutes: a number or what is shifted comes last, a name of one letter
 * first (C reserves names that end in _t). */
static struct emit_name name_of_sum(
	const struct emitter *e, const struct core_node *x, const char *word, const struct core_node *y)
{
	struct str first = name_of_node(e, x).text, last = name_of_node(e, y).text;
	bool is_letter = last.length == 1 && y->op != CORE_CONST;
	bool is_shift = x->op == CORE_SHL && y->op != CORE_SHL;
	bool turned = x->op == CORE_CONST || is_shift || (is_letter && first.length > 1);
	return name_between(e, turned ? y : x, word, turned ? x : y);
}

static struct emit_name name_of_difference(const struct emitter *e, const struct core_node *n)
{
	if (n->a->op != CORE_CONST)
		return name_between(e, n->a, "minus", n->b);
	struct emit_name of = name_of_node(e, n->b);
	if (!wide_is_zero(n->a->range.lo) || of.level != EMIT_ATOM || of.text.length > LONGEST_NAME)
		return name_between(e, n->b, "from", n->a);
	return (struct emit_name){ str_printf(e->arena, "minus_%.*s", STR_ARG(of.text)), EMIT_PART };
}

/* The type with the named values of a register, a modifier or an operand; or NULL. */
static const struct type *type_in_name(const struct emitter *e, const struct core_node *x)
{
	const struct type *type = x->file ? x->file->values : NULL;
	if (x->op != CORE_CHOICE && (x->op != CORE_SOURCE || x->file))
		return type;
	const struct core_slot *slot = &e->program->slots.items[x->slot];
	if (slot->kind == CORE_SLOT_CHOICE)
		return slot->modifier->type;
	if (slot->kind != CORE_SLOT_VALUE)
		return NULL;
	VEC_EACH (const struct field *, it, &slot->symbol->fields.list) {
		if (type && type != (*it)->type)
			return NULL;
		type = (*it)->type;
	}
	return type;
}

/* The value n of what x is, if it has a name; of a choice, if both sides call it so, and if it is
 * not `level` choices deep: they share parts, so there are more ways through them than nodes. */
static struct emit_value_name value_of_name(
	const struct emitter *e, const struct core_node *x, uint64_t n, unsigned level)
{
	if (x->op == CORE_SELECT) {
		const struct emit_value_name none = { 0 };
		struct emit_value_name yes = level ? value_of_name(e, x->b, n, level - 1) : none;
		return yes.value && yes.value == value_of_name(e, x->c, n, level - 1).value ? yes : none;
	}
	const struct type *type = type_in_name(e, x);
	bool has_names = type && type->kind == TYPE_ENUM;
	return (struct emit_value_name){ type, has_names ? type_find_value(type, n) : NULL };
}

struct emit_value_name emit_value_name(const struct emitter *e, const struct core_node *n)
{
	int64_t number;
	bool turned = n->a->op == CORE_CONST;
	const struct core_node *x = turned ? n->b : n->a, *constant = turned ? n->a : n->b;
	if (!core_is_number(constant, &number) || number < 0)
		return (struct emit_value_name){ 0 };
	if (n->values)
		return (struct emit_value_name){ n->values, type_find_value(n->values, (uint64_t)number) };
	return value_of_name(e, x, (uint64_t)number, DEEPEST_CHOICE);
}

/* What is compared for equality with a constant; or NULL. */
static const struct core_node *compared_with_number(const struct core_node *n)
{
	if (n->op != CORE_EQ || (n->a->op != CORE_CONST && n->b->op != CORE_CONST))
		return NULL;
	return n->a->op == CORE_CONST ? n->b : n->a;
}

/* The constant that a value is compared with: "3", "NEAR"; empty: it has no name, or is none. */
static struct str name_of_compared(const struct emitter *e, const struct core_node *n)
{
	const struct core_node *x = compared_with_number(n);
	if (!x)
		return (struct str){ 0 };
	const struct enumerator *value = emit_value_name(e, n).value;
	if (value && value->name.length <= LONGEST_NAME)
		return value->name;
	return name_of_number(e, x == n->a ? n->b : n->a).text;
}

/* x compared with a constant. */
static struct emit_name name_of_equality(
	const struct emitter *e, const struct core_node *n, const char *is)
{
	struct str number = name_of_compared(e, n);
	return number.length ? name_after(e, compared_with_number(n), "%s_%.*s", is, STR_ARG(number))
						 : (struct emit_name){ number, EMIT_WHOLE };
}

/* x less than a constant, or more. */
static struct emit_name name_of_bound(const struct emitter *e, const struct core_node *n, bool not )
{
	bool more = n->a->op == CORE_CONST;
	struct str number = name_of_number(e, more ? n->a : n->b).text;
	return number.length ? name_after(e, more ? n->b : n->a, "%s%s_%.*s", not ? "not_" : "",
							   more ? "more_than" : "less_than", STR_ARG(number))
						 : (struct emit_name){ number, EMIT_WHOLE };
}

/* What is compared, if that is done by keys. */
static const struct core_node *compared_by_key(const struct core_node *x)
{
	return x->hint && x->hint->is_key ? x->hint->of[0] : x;
}

/* A comparison, or its opposite. */
static struct emit_name name_of_test(const struct emitter *e, const struct core_node *n, bool not )
{
	const struct core_node *x = compared_by_key(n->a), *y = compared_by_key(n->b);
	struct emit_name name;
	if (n->op == CORE_EQ && (x->op == CORE_CONST || y->op == CORE_CONST))
		name = name_of_equality(e, n, not ? "is_not" : "is");
	else if (n->op == CORE_EQ || n->op == CORE_FEQ)
		name = name_of_sum(e, x, not ? "is_not" : "equals", y);
	else if (n->op == CORE_LT && y->op == CORE_CONST && wide_is_zero(y->range.lo))
		name = name_after(e, x, not ? "is_not_negative" : "is_negative");
	else if (x->op == CORE_CONST || y->op == CORE_CONST)
		name = name_of_bound(e, n, not );
	else
		name = name_between(e, x, not ? "not_less_than" : "less_than", y);
	name.level = name.text.length ? EMIT_PART : EMIT_WHOLE;
	return name;
}

/* C reserves names that end in _t. */
static bool is_reserved(struct str name)
{
	return str_ends_with(name, STR("_t"));
}

static struct emit_name name_of_not(const struct emitter *e, const struct core_node *n)
{
	const struct core_node *x = n->a;
	bool is_test = x->op == CORE_EQ || x->op == CORE_LT || x->op == CORE_FEQ;
	if (is_test && !own_name(e, x).length && !x->hint)
		return name_of_test(e, x, true);
	struct emit_name of = name_of_node(e, x);
	if (!of.text.length || of.level == EMIT_WHOLE || of.text.length > LONGEST_NAME)
		return (struct emit_name){ { 0 }, EMIT_WHOLE };
	struct str name = str_printf(e->arena, "not_%.*s", STR_ARG(of.text));
	return is_reserved(name) ? name_after(e, x, "is_false") : (struct emit_name){ name, EMIT_PART };
}

/* A choice between x and y: x_min_y and x_max_y if it is their minimum or maximum. "or" is that of
 * bits. */
static const char *word_of_choice(const struct core_node *n, const struct core_node *x)
{
	const struct core_node *test = n->a, *y = n->b == x ? n->c : n->b;
	bool orders = test->op == CORE_LT || test->op == CORE_FLT;
	if (!orders || (test->a != x && test->a != y) || (test->b != x && test->b != y))
		return "else";
	return test->a == n->b ? "min" : "max";
}

/* Does one register, or one operand, get both? */
static bool have_one_place(const struct core_hint *x, const struct core_hint *y)
{
	return x && y && x->is_written && x->text.text == y->text.text;
}

static struct emit_name name_of_select(const struct emitter *e, const struct core_node *n)
{
	struct emit_name yes = name_of_node(e, n->b), no = name_of_node(e, n->c);
	const struct core_node *x = n->b->op == CORE_CONST ? n->c : n->b;
	bool fits =
		yes.text.length && no.text.length && yes.level != EMIT_WHOLE && no.level != EMIT_WHOLE;
	if (fits && (yes.text.text == no.text.text || have_one_place(n->b->hint, n->c->hint)))
		return (struct emit_name){ yes.text, EMIT_ATOM };
	if (fits && n->b->op == CORE_CONST && n->c->op == CORE_CONST)
		return name_after(e, n->a, "then_%.*s_else_%.*s", STR_ARG(yes.text), STR_ARG(no.text));
	return name_between(e, x, word_of_choice(n, x), x == n->b ? n->c : n->b);
}

/* The type that the operand has in all opcodes, with its rows; or NULL. */
static const struct type *type_with_rows(const struct emitter *e, const struct core_node *source)
{
	const struct type *type = NULL;
	if (source->op != CORE_SOURCE || source->file)
		return NULL;
	const struct core_slot *slot = &e->program->slots.items[source->slot];
	if (slot->kind != CORE_SLOT_VALUE)
		return NULL;
	VEC_EACH (const struct field *, it, &slot->symbol->fields.list) {
		if (type && type != type_whole((*it)->type))
			return NULL;
		type = type_whole((*it)->type);
	}
	return type && type->alternatives.count ? type : NULL;
}

/* "dst_mode" of dst_bits, if the first part with these bits has this name; empty: no part has
 * them. */
static struct str name_of_part(const struct emitter *e, const struct core_node *n)
{
	const struct type *type = type_with_rows(e, n->a);
	if (type)
		VEC_EACH (const struct part, it, &type->parts)
			if (it->lsb == n->lsb && it->type->width == n->width)
				return renamed_bits(e, name_of_node(e, n->a).text, it->name);
	return (struct str){ 0 };
}

/* A sum of 32 or 64 bits has the name of the sum. */
static struct emit_name name_of_slice(const struct emitter *e, const struct core_node *n)
{
	struct str part = name_of_part(e, n);
	if (part.length)
		return (struct emit_name){ part, EMIT_PART };
	bool is_sum = n->a->op == CORE_ADD || n->a->op == CORE_SUB;
	struct emit_name of = name_of_node(e, n->a);
	if (is_sum && !n->lsb && (n->width == 32 || n->width == 64) && of.text.length &&
		of.level != EMIT_ATOM)
		return of;
	return n->width == 1 ? name_after(e, n->a, "bit_%u", n->lsb)
						 : name_after(e, n->a, "%u_%u", n->lsb + n->width - 1, n->lsb);
}

/* x >> 16 of 32 bits is x_31_16. */
static struct emit_name name_of_shift_right(const struct emitter *e, const struct core_node *n)
{
	int64_t by;
	const struct sem_range *range = &n->a->range;
	if (n->a->large || wide_is_negative(range->lo) || !core_is_number(n->b, &by))
		return name_between(e, n->a, "right", n->b);
	return name_after(e, n->a, "%u_%u", wide_length(range->hi) - 1, (unsigned)by);
}

static struct emit_name name_of_lane(const struct emitter *e, const struct core_node *n)
{
	struct emit_name lane = name_of_node(e, n->b);
	return lane.text.length && lane.level != EMIT_WHOLE
			   ? name_after(e, n->a, "of_lane_%.*s", STR_ARG(lane.text))
			   : name_after(e, n->a, "of_lane");
}

/* x == 3 || x == 4: x_is_3_or_4 */
static struct emit_name name_of_or(const struct emitter *e, const struct core_node *n)
{
	const struct core_node *x = compared_with_number(n->a);
	struct str first = name_of_compared(e, n->a), last = name_of_compared(e, n->b);
	return x && x == compared_with_number(n->b) && first.length && last.length
			   ? name_after(e, x, "is_%.*s_or_%.*s", STR_ARG(first), STR_ARG(last))
			   : name_of_sum(e, n->a, "or", n->b);
}

static struct emit_name composed_name(const struct emitter *e, const struct core_node *n)
{
	switch (n->op) {
	case CORE_CONST: return name_of_number(e, n);
	case CORE_ADD: return name_of_sum(e, n->a, "plus", n->b);
	case CORE_SUB: return name_of_difference(e, n);
	case CORE_MUL: return name_of_sum(e, n->a, "times", n->b);
	case CORE_DIV: return name_between(e, n->a, "div", n->b);
	case CORE_MOD: return name_between(e, n->a, "mod", n->b);
	case CORE_SHL: return name_between(e, n->a, "left", n->b);
	case CORE_SHR: return name_of_shift_right(e, n);
	case CORE_AND: return name_of_sum(e, n->a, "and", n->b);
	case CORE_OR: return name_of_or(e, n);
	case CORE_XOR: return name_of_sum(e, n->a, "xor", n->b);
	case CORE_NOT: return name_of_not(e, n);
	case CORE_COUNT:
		return name_after(e, n->a, "%s", sem_builtin_text((enum sem_builtin)n->number));
	case CORE_EXTRACT: return name_of_slice(e, n);
	case CORE_EXTEND:
		return n->width < 32 ? name_after(e, n->a, "%u_0_signed", n->width - 1)
							 : name_after(e, n->a, "signed");
	case CORE_SELECT: return name_of_select(e, n);
	case CORE_EQ:
	case CORE_LT:
	case CORE_FEQ:
	case CORE_FLT: return name_of_test(e, n, false);
	case CORE_LANE: return name_of_lane(e, n);
	case CORE_BALLOT: return name_after(e, n->a, "ballot");
	case CORE_FROM_INT: return name_after(e, n->a, "as_float");
	case CORE_TO_INT: return name_after(e, n->a, "as_integer");
	default: return (struct emit_name){ { 0 }, EMIT_WHOLE }; /* any other has a word of its own */
	}
}

/* ---- words ---- */

static const char *noun_of_fold(enum sem_fold fold)
{
	static const char *const nouns[] = {
#define FOLD(id, text) [SEM_FOLD_##id] = text "_of_lanes",
#include "lang/code.def"
	};
	return nouns[fold];
}

static const char *noun_of_rounded(enum core_shape shape)
{
	static const char *const nouns[] = { "rounded", "rounded_sum", "rounded_product",
		"rounded_fused" };
	return nouns[shape];
}

static const char *noun_of_choice(const struct core_node *n)
{
	const char *word = word_of_choice(n, n->b->op == CORE_CONST ? n->c : n->b);
	return strcmp(word, "min") == 0 ? "minimum" : strcmp(word, "max") == 0 ? "maximum" : "chosen";
}

static const char *noun_of(const struct core_node *n)
{
	switch (n->op) {
	case CORE_CONST: return "number";
	case CORE_SOURCE:
	case CORE_FLAG:
	case CORE_CHOICE: return "operand";
	case CORE_STATE:
	case CORE_REGISTER: return "held";
	case CORE_PARAM: return "parameter";
	case CORE_CALL: return "computed";
	case CORE_AFTER: return "held";
	case CORE_LANEID: return "lane";
	case CORE_ACTIVE: return "active";
	case CORE_PC: return "pc";
	case CORE_NEXT_PC: return "next_pc";
	case CORE_CAUSE: return "cause";
	case CORE_BAD_ADDRESS: return "bad_address";
	case CORE_CYCLES: return "cycles";
	case CORE_LOAD: return "loaded";
	case CORE_FAULT: return "fault";
	case CORE_ADD: return "sum";
	case CORE_SUB: return "difference";
	case CORE_MUL: return "product";
	case CORE_DIV: return "quotient";
	case CORE_MOD: return "rest";
	case CORE_SHL: return n->a->op == CORE_CONST ? "power" : "shifted_left";
	case CORE_SHR: return "shifted_right";
	case CORE_AND: return n->truth ? "both_hold" : "masked";
	case CORE_OR: return n->truth ? "any_holds" : "combined";
	case CORE_XOR: return n->truth ? "differ" : "difference_in_bits";
	case CORE_NOT: return n->truth ? "opposite" : "complement";
	case CORE_COUNT: return sem_builtin_text((enum sem_builtin)n->number);
	case CORE_EXTRACT: return n->width == 1 ? "bit" : "slice";
	case CORE_EXTEND: return "extended";
	case CORE_SELECT: return n->truth ? "condition" : noun_of_choice(n);
	case CORE_EQ:
	case CORE_FEQ: return "are_equal";
	case CORE_LT:
	case CORE_FLT: return "is_less";
	case CORE_ROUND: return noun_of_rounded(n->shape);
	case CORE_FROM_INT: return "as_float";
	case CORE_TO_INT: return "as_integer";
	case CORE_FMIN: return "lesser";
	case CORE_FMAX: return "greater";
	case CORE_BALLOT: return "ballot";
	case CORE_FOLD: return noun_of_fold(n->fold);
	case CORE_LANE: return "of_lane";
	}
	NEVER();
}

/* ---- names ---- */

/* May a local be called so? */
static bool is_good_name(struct str name)
{
	return name.length && name.length <= 2 * LONGEST_NAME && !char_is_digit(name.text[0]) &&
		   !is_reserved(name);
}

/* What a choice is written to where it is made: "new_fnx"; empty: it is not only for that. */
static struct str name_where_written(const struct emitter *e, const struct core_node *n)
{
	if (n->op != CORE_SELECT || n->c->op != CORE_CONST)
		return (struct str){ 0 };
	VEC_EACH (const struct core_write, it, &e->program->writes)
		if (it->value == n && it->condition == n->a && it->place == CORE_TO_STATE &&
			it->file->kind == FILE_STATE)
			return str_printf(e->arena, "new_%.*s", STR_ARG(it->file->name));
	return (struct str){ 0 };
}

static struct emit_name make_name(const struct emitter *e, const struct core_node *n)
{
	struct str own = own_name(e, n);
	if (!own.length)
		own = name_where_written(e, n);
	if (own.length)
		return (struct emit_name){ own, EMIT_ATOM };
	if (n->hint && !n->hint->is_last)
		return name_of_hint(e, n->hint);
	struct emit_name composed = composed_name(e, n);
	return n->hint && !is_good_name(composed.text) ? name_of_hint(e, n->hint) : composed;
}

static struct emit_name name_of_node(const struct emitter *e, const struct core_node *n)
{
	struct emit_name *known = &e->names[n->id];
	if (!known->level) {
		known->level = EMIT_WHOLE; /* meanwhile: what it is part of has the name of its parts */
		*known = make_name(e, n);
	}
	return *known;
}

/* Does only the word for its operation name it? */
static bool has_only_noun(const struct emitter *e, const struct core_node *n)
{
	struct emit_name name = name_of_node(e, n);
	return name.level != EMIT_ATOM && !is_good_name(name.text);
}

/* Adds to `only` a write of the list that has the value; false: it is another place. */
static bool meets_write(const struct core_write *list, size_t count, const struct core_node *n,
	const struct core_write **only)
{
	for (const struct core_write *it = list; it < list + count; it++) {
		if (it->value != n)
			continue;
		if (*only && (it->place == CORE_TO_SLOT || it->file != (*only)->file ||
						 it->number != (*only)->number || it->index != (*only)->index))
			return false;
		*only = it;
	}
	return true;
}

/* The only place that the value is written to, or NULL. */
static const struct core_write *find_only_write(const struct emitter *e, const struct core_node *n)
{
	const struct core_write *only = NULL;
	bool found = meets_write(e->program->writes.items, e->program->writes.count, n, &only);
	VEC_EACH (const struct core_event, it, &e->program->events)
		found = found && meets_write(it->puts.items, it->puts.count, n, &only);
	return found ? only : NULL;
}

/* Where the value goes at the end, if its operation is all that is known of it: it is the result of
 * a function, or "new_rcx"; empty: to several places, or none. */
static struct str name_of_end(const struct emitter *e, const struct core_node *n)
{
	const struct core_write *only = e->program->result == n ? NULL : find_only_write(e, n);
	if (e->program->result == n)
		return STR("result");
	if (e->program->pc == n)
		return STR("new_pc");
	if (e->program->cycles == n)
		return STR("more_cycles");
	if (!only || only->place == CORE_TO_SLOT)
		return (struct str){ 0 };
	const struct core_node place = { .op = only->index ? CORE_REGISTER : CORE_STATE,
		.file = only->file,
		.number = only->number,
		.a = only->index };
	return str_printf(e->arena, "new_%.*s", STR_ARG(name_of_held(e, &place)));
}

struct str emit_name(const struct emitter *e, const struct core_node *n)
{
	if (!has_only_noun(e, n))
		return name_of_node(e, n).text;
	struct str end = name_of_end(e, n);
	return end.length ? end : str_from_c(noun_of(n));
}

struct str emit_name_given(const struct emitter *e, const struct core_node *n)
{
	return has_only_noun(e, n) ? (struct str){ 0 } : name_of_node(e, n).text;
}

/* The rounds of unrolled loops that it, or one of its operands, belongs to. */
static const struct core_round *rounds_of_version(const struct core_node *n)
{
	if (n->rounds->variable.length || !n->a)
		return n->rounds;
	return n->a->rounds->variable.length || !n->b ? n->a->rounds : n->b->rounds;
}

/* Which of the values of a local it is: of a branch of the code, "t_if_Ra_negated", "t_then", or of
 * a round of a loop, "k_i3", or what replaces a value that is still read, "new_rD". */
static struct str name_of_version(const struct emitter *e, const struct core_node *n)
{
	struct str name = emit_name(e, n);
	const struct core_round *round = rounds_of_version(n);
	if (round->variable.length && (!n->under || has_only_noun(e, n)))
		return str_printf(e->arena, "%.*s_%.*s%lld", STR_ARG(name), STR_ARG(round->variable),
			(long long)round->number);
	bool is_given = name_of_node(e, n).level == EMIT_ATOM;
	if (!n->under && is_given && (n->a || n->op == CORE_AFTER || n->op == CORE_LOAD))
		return str_printf(e->arena, "new_%.*s", STR_ARG(name));
	if (!n->under || has_only_noun(e, n))
		return (struct str){ 0 };
	struct str when = name_of_node(e, n->under).text;
	bool is_said = n->under->op == CORE_FLAG || n->under->hint;
	if (!n->otherwise && is_said && when.length && name.length + when.length <= LONGEST_NAME)
		return str_printf(e->arena, "%.*s_if_%.*s", STR_ARG(name), STR_ARG(when));
	return str_printf(e->arena, "%.*s_%s", STR_ARG(name), n->otherwise ? "else" : "then");
}

/* Does the name of n only say how it is computed? */
static bool restates(const struct emitter *e, const struct core_node *n)
{
	if (has_only_noun(e, n))
		return !name_of_end(e, n).length;
	if (n->hint && !n->hint->is_last)
		return n->hint->restates;
	return name_of_node(e, n).level != EMIT_ATOM;
}

/* How many bits it can have; 0: it is negative, or they do not matter. */
static unsigned bits_of_value(const struct core_node *n)
{
	for (unsigned width = 1; width < 32 && !n->large; width++) {
		struct sem_range most = range_bits(width);
		if (range_within(&n->range, most.lo, most.hi))
			return width;
	}
	return 0;
}

struct c_expr *emit_call_it(
	const struct emitter *e, const struct core_node *n, struct c_expr *variable)
{
	bool is_leaf = !n->a && !n->b && !n->c && !n->d;
	variable->local->may_merge = !is_leaf;
	variable->local->bits = bits_of_value(n);
	variable->local->only_alike = has_only_noun(e, n);
	variable->local->restates = restates(e, n);
	variable->local->other = name_of_version(e, n);
	for (unsigned i = 0; i < C_ROUNDS && i < CORE_ROUNDS; i++)
		variable->local->rounds[i] =
			(struct c_round){ rounds_of_version(n)[i].variable, rounds_of_version(n)[i].number };
	return variable;
}
