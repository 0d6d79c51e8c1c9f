/* SPDX-License-Identifier: MIT */
/* Finds the odd one out: gathers what siblings usually have in common as traits, each with a key
 * and a value, and reports those whose value differs from that of most traits with their key. A new
 * subject is a function that adds traits. */
#include "lint/internal.h"

#include "isa/condition.h"

struct trait {
	const struct definition *d; /* whose it is, or of a type */
	const struct type *type;
	struct span span;
	struct str what, value;      /* "field 'rb.neg' is", "at bit 96" */
	const struct field *field;   /* whose usual bits have to be free in the opcode; or NULL */
	const struct opcode *opcode; /* that has it; NULL: one of other things */
};

/* The traits of one key. */
struct traits {
	VEC(struct trait) list;
	struct str others; /* what the siblings are: "other families" */
	bool close;        /* in one family: three of them are enough */
};

struct odd {
	struct check_run *run;
	struct str_map keys; /* struct traits */
	struct names order;  /* of the keys */
	struct str_map seen; /* families with a seat, and places that are reported */
};

static void add_trait(
	struct odd *odd, struct str key, struct str others, bool close, struct trait trait)
{
	struct traits *traits = str_map_make(&odd->keys, key, sizeof *traits);
	names_add(odd->run->arena, &odd->order, key);
	traits->others = others;
	traits->close = close;
	VEC_PUSH(odd->run->arena, &traits->list, trait);
}

/* ---- what most have ---- */

static const struct trait *usual_trait(
	struct arena *arena, const struct traits *traits, size_t *most)
{
	const struct trait *usual = NULL;
	struct str_map counts = { .arena = arena };
	*most = 0;
	VEC_EACH (struct trait, it, &traits->list)
		++*(size_t *)str_map_make(&counts, it->value, sizeof(size_t));
	VEC_EACH (struct trait, it, &traits->list) {
		const size_t *count = str_map_get(&counts, it->value);
		if (*count > *most) {
			*most = *count;
			usual = it;
		}
	}
	return usual;
}

#define MIN_CLOSE 2 /* that agree, of siblings in one family */
#define MIN_FAR   5 /* of others */
#define MAX_ODD   2 /* of others: more would be a scheme of their own */

#define MAX_COMPARED 256 /* opcodes of a family, values of an enum */

static bool is_odd_few(const struct traits *traits, size_t most)
{
	size_t odd = traits->list.count - most;
	return traits->close ? most >= MIN_CLOSE && most > odd
						 : most >= MIN_FAR && odd <= MAX_ODD && most >= 3 * odd;
}

/* Are the bits of `field` free in an opcode, but for its own field `own`? */
static bool is_free(const struct opcode *opcode, const struct field *field, const struct field *own)
{
	VEC_EACH (struct field *, it, &opcode->fields)
		if (*it != own && !word_is_zero(word_and((*it)->mask, field->mask)))
			return false;
	return true;
}

/* Could the trait be as usual? Bits have to be free in all opcodes that have the field. */
static bool is_possible(const struct trait *trait, const struct field *usual)
{
	const struct definition *optype = trait->field ? trait->opcode->optype : NULL;
	for (size_t i = 0; optype && i < optype->opcodes.count; i++) {
		const struct opcode *opcode = optype->opcodes.items[i];
		if (opcode_find_field(opcode, trait->field->name) == trait->field &&
			!is_free(opcode, usual, trait->field))
			return false;
	}
	return true;
}

/* How many have the value? Several traits of one opcode count once, and those of `but` not. The
 * traits of an opcode are next to each other. */
static size_t count_with(const struct traits *traits, struct str value, const struct opcode *but)
{
	size_t count = 0;
	const struct opcode *last = but;
	VEC_EACH (struct trait, it, &traits->list) {
		if (!str_equal(it->value, value) ||
			(it->opcode && (it->opcode == last || it->opcode == but)))
			continue;
		last = it->opcode;
		count++;
	}
	return count;
}

static void report_odd(struct odd *odd, const struct traits *traits)
{
	size_t most;
	const struct trait *usual = usual_trait(odd->run->arena, traits, &most);
	if (!is_odd_few(traits, most))
		return;
	VEC_EACH (struct trait, it, &traits->list) {
		const char *place = span_text(it->span).text;
		if (str_equal(it->value, usual->value) || !is_possible(it, usual->field) ||
			(it->type && type_allows(it->type, CHECK_ODD_ONE_OUT)) ||
			ptr_map_get(&odd->seen, place))
			continue;
		size_t count = count_with(traits, usual->value, it->opcode);
		if (count < MIN_CLOSE)
			continue;
		ptr_map_put(&odd->seen, place, odd);
		struct report *report = check_report(odd->run, it->d, CHECK_ODD_ONE_OUT, it->span,
			"%.*s %.*s, but %.*s in %zu %.*s", STR_ARG(it->what), STR_ARG(it->value),
			STR_ARG(usual->value), count, STR_ARG(traits->others));
		diag_note(odd->run->diag, report, usual->span, "for example in '%.*s'",
			STR_ARG(usual->d ? usual->d->name : usual->type->name));
	}
}

/* ---- in one family: modifiers of operands, their bits, widths and formats ---- */

static struct str text_of_others(struct odd *odd, const struct family *family)
{
	return str_printf(odd->run->arena, "other opcodes of '%.*s'", STR_ARG(family->optype->name));
}

static unsigned low_bit(const struct field *field)
{
	unsigned low = WORD_BITS;
	for (size_t i = 0; i < field->pieces.count; i++)
		low = field->pieces.items[i].lsb < low ? field->pieces.items[i].lsb : low;
	return low;
}

/* A modifier of an operand: its bit, by that of the operand, and whether it has an AsmFormat. */
static void add_modifier_traits(struct odd *odd, const struct family *family,
	const struct opcode *opcode, const struct field *field)
{
	struct arena *arena = odd->run->arena;
	const struct field *base = opcode_find_field(opcode, field->base);
	struct trait trait = { .d = field->owner, .span = field->span, .opcode = opcode };
	const char *format = definition_format(opcode->definition, field->name) ? "an" : "no";
	trait.what = str_printf(arena, "field '%.*s' has", STR_ARG(field->name));
	trait.value = str_printf(arena, "%s AsmFormat", format);
	if (!has_errors(odd->run, opcode->definition->ast))
		add_trait(odd,
			str_printf(
				arena, "format %.*s.%.*s", STR_ARG(family->optype->name), STR_ARG(field->suffix)),
			text_of_others(odd, family), true, trait);
	if (!base || field->owner != opcode->definition)
		return;
	trait.what = str_printf(arena, "field '%.*s' is", STR_ARG(field->name));
	trait.value = str_printf(arena, "at bit %u", low_bit(field));
	add_trait(odd,
		str_printf(arena, "bit %.*s.%.*s %u", STR_ARG(family->optype->name), STR_ARG(field->suffix),
			low_bit(base)),
		text_of_others(odd, family), true, trait);
}

/* The width that Bitwidth gives an operand where all fields have their defaults. */
static void add_width_trait(struct odd *odd, const struct family *family,
	const struct opcode *opcode, const struct bitwidth *width)
{
	struct value value;
	struct hidden_names names = { .opcode = opcode };
	const struct field *field = opcode_find_field(opcode, width->operand);
	if (!field || field->type->kind == TYPE_INTEGER || field->type->kind == TYPE_FLOAT ||
		!condition_eval(NULL, width->expr, condition_hidden_value, &names, &value))
		return;
	struct arena *arena = odd->run->arena;
	struct str label = operand_label(odd->run, family, field);
	struct trait trait = { .d = opcode->definition, .span = width->span, .opcode = opcode };
	trait.what = str_printf(arena, "'%.*s' has", STR_ARG(label));
	trait.value = str_printf(arena, "%lld bits", (long long)value.number);
	add_trait(odd,
		str_printf(arena, "width %.*s.%.*s", STR_ARG(family->optype->name), STR_ARG(label)),
		text_of_others(odd, family), true, trait);
}

static bool has_modifier(const struct opcode *opcode, const struct field *field, struct str suffix)
{
	VEC_EACH (struct field *, it, &opcode->fields)
		if (str_equal((*it)->base, field->name) && str_equal((*it)->suffix, suffix))
			return true;
	return false;
}

/* Has the operand the modifiers that some opcode has with the operand of this label? */
static void add_operand_traits(struct odd *odd, const struct family *family,
	const struct opcode *opcode, const struct field *field, const struct names *suffixes)
{
	struct arena *arena = odd->run->arena;
	struct str label = operand_label(odd->run, family, field);
	VEC_EACH (struct str, suffix, &suffixes->list) {
		struct trait trait = { .d = opcode->definition, .span = field->span, .opcode = opcode };
		const char *has = has_modifier(opcode, field, *suffix) ? "a" : "no";
		trait.what = str_printf(arena, "'%.*s' has", STR_ARG(field->name));
		trait.value = str_printf(arena, "%s field '.%.*s'", has, STR_ARG(*suffix));
		add_trait(odd,
			str_printf(arena, "has %.*s.%.*s.%.*s", STR_ARG(family->optype->name), STR_ARG(label),
				STR_ARG(*suffix)),
			text_of_others(odd, family), true, trait);
	}
}

/* Is there a Bitwidth, by label, for each operand of the lists? A signed number reads otherwise
 * with one. */
static void add_stated_traits(
	struct odd *odd, const struct family *family, const struct opcode *opcode)
{
	struct arena *arena = odd->run->arena;
	const struct definition *d = opcode->definition;
	VEC_EACH (struct bitwidth, it, &d->bitwidths)
		if (!opcode_find_field(opcode, it->operand))
			return; /* the missing one may be the misspelled one */
	VEC_EACH (struct field *, it, &opcode->fields) {
		struct str label = operand_label(odd->run, family, *it);
		bool listed = operand_list_find(&d->lists[LIST_IN], (*it)->name) ||
					  operand_list_find(&d->lists[LIST_OUT], (*it)->name);
		struct trait trait = { .d = d, .span = d->lists[LIST_IN].span, .opcode = opcode };
		trait.what = str_printf(arena, "operand '%.*s' has", STR_ARG((*it)->name));
		trait.value =
			str_printf(arena, "%s Bitwidth", definition_bitwidth(d, (*it)->name) ? "a" : "no");
		if (listed && d->lists[LIST_IN].stated)
			add_trait(odd,
				str_printf(
					arena, "stated %.*s.%.*s", STR_ARG(family->optype->name), STR_ARG(label)),
				text_of_others(odd, family), true, trait);
	}
}

static void gather_family_traits(struct odd *odd, const struct family *family)
{
	struct names suffixes = { 0 };
	if (family->opcodes.count <= MIN_CLOSE || family->opcodes.count > MAX_COMPARED)
		return;
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			names_add(odd->run->arena, &suffixes, (*it)->suffix);
	VEC_EACH (const struct opcode *, op, &family->opcodes) {
		VEC_EACH (struct field *, it, &(*op)->fields) {
			enum type_kind kind = (*it)->type->kind;
			if ((*it)->suffix.length)
				add_modifier_traits(odd, family, *op, *it);
			else if ((*it)->kind != FIELD_FIXED && kind != TYPE_INTEGER && kind != TYPE_FLOAT)
				add_operand_traits(odd, family, *op, *it, &suffixes);
		}
		VEC_EACH (struct bitwidth, it, &(*op)->definition->bitwidths)
			add_width_trait(odd, family, *op, it);
		add_stated_traits(odd, family, *op);
	}
}

/* ---- over families: a field of the same name, type and source type is at the same bits ---- */

/* The enumerator to which the opcode itself fixes a field: its source type, 'RI' of SType. */
static struct str source_type_of(struct arena *arena, const struct opcode *opcode)
{
	VEC_EACH (struct field *, it, &opcode->definition->fields)
		if ((*it)->kind == FIELD_FIXED && (*it)->type->kind == TYPE_ENUM) {
			const struct enumerator *value = type_find_value((*it)->type, (*it)->value);
			if (value)
				return str_printf(
					arena, "'%.*s' of %.*s", STR_ARG(value->name), STR_ARG((*it)->type->name));
		}
	return (struct str){ 0 };
}

/* Counts once a family: where its optype declares the field, or the first opcode of the source
 * type. */
static void add_seat_trait(struct odd *odd, const struct opcode *opcode, const struct field *field)
{
	struct arena *arena = odd->run->arena;
	bool own = field->owner == opcode->definition;
	struct str type = own ? source_type_of(arena, opcode) : (struct str){ 0 };
	if (field->suffix.length || field->kind == FIELD_FIXED || field->poisoned ||
		(own ? !type.length : field->owner != opcode->optype))
		return;
	struct str key = str_printf(arena, "seat %.*s %.*s %.*s %u", STR_ARG(field->name),
		STR_ARG(field->type->name), STR_ARG(type), opcode->length);
	struct str once = str_printf(arena, "%.*s %.*s", STR_ARG(key), STR_ARG(opcode->optype->name));
	struct trait trait = {
		.d = field->owner, .span = field->span, .field = field, .opcode = opcode
	};
	trait.what = str_printf(arena, "field '%.*s' is", STR_ARG(field->name));
	trait.value = str_printf(arena, "at %.*s", STR_ARG(field_bits_text(arena, field)));
	if (str_map_put(&odd->seen, once, odd))
		return;
	add_trait(odd, key, STR("other families, and these bits are unused here"), false, trait);
}

/* ---- over enums: two neighbours are in the same order ---- */

static void gather_order_traits(struct odd *odd, const struct type *type)
{
	struct arena *arena = odd->run->arena;
	bool compared =
		type->kind == TYPE_ENUM && !type->poisoned && type->values.count <= MAX_COMPARED;
	for (size_t i = 1; compared && i < type->values.count; i++) {
		const struct enumerator *a = &type->values.items[i - 1], *b = a + 1;
		bool sorted = str_compare(a->name, b->name) < 0;
		struct str low = sorted ? a->name : b->name, high = sorted ? b->name : a->name;
		struct trait trait = { .type = type, .span = a->span };
		trait.what = str_printf(arena, "'%.*s' comes", STR_ARG(low));
		trait.value = str_printf(arena, "%s '%.*s'", sorted ? "before" : "after", STR_ARG(high));
		add_trait(odd, str_printf(arena, "order %.*s %.*s", STR_ARG(low), STR_ARG(high)),
			STR("other enums"), true, trait);
	}
}

/* ---- over families: the same source type has the same kinds of sources ---- */

/* Its register file, that it is a number, or its own type. */
static struct str kind_of_source(const struct type *type)
{
	if (type->kind == TYPE_REGISTER && type->file)
		return type->file->name;
	if (type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT)
		return STR("number");
	return type->name;
}

/* The sources in a list, also inside of brackets: R[urb, ridx]. */
static void gather_sources(struct arena *arena, const struct opcode *opcode,
	const struct ast_expr *e, bool inside, struct names *sources)
{
	const struct field *field = e->kind == AST_NAME ? opcode_find_field(opcode, e->text) : NULL;
	if (field && inside && !operand_list_find(&opcode->definition->lists[LIST_OUT], e->text))
		names_add(arena, sources, e->text);
	for (size_t i = 0; e->kind != AST_NUMBER && i < e->operands.count; i++)
		gather_sources(arena, opcode, e->operands.items[i], true, sources);
}

static struct names sources_of(struct arena *arena, const struct opcode *opcode)
{
	struct names sources = { 0 };
	VEC_EACH (struct ast_expr *, it, &opcode->definition->lists[LIST_IN].items)
		gather_sources(arena, opcode, *it, true, &sources);
	VEC_EACH (struct ast_expr *, it, &opcode->definition->lists[LIST_ORDER].items)
		gather_sources(arena, opcode, *it, false, &sources);
	return sources;
}

struct same_source {
	VEC(const struct opcode *) opcodes;
	struct names kinds; /* of their sources */
};

static struct same_source *add_source(
	struct arena *arena, struct str_map *types, const struct opcode *opcode)
{
	struct same_source *same = str_map_make(types, source_type_of(arena, opcode), sizeof *same);
	struct names sources = sources_of(arena, opcode);
	VEC_PUSH(arena, &same->opcodes, opcode);
	VEC_EACH (struct str, it, &sources.list)
		names_add(arena, &same->kinds, kind_of_source(opcode_find_field(opcode, *it)->type));
	return same;
}

static void add_kind_trait(struct odd *odd, const struct opcode *opcode, struct str kind)
{
	struct arena *arena = odd->run->arena;
	const struct definition *d = opcode->definition;
	struct names sources = sources_of(arena, opcode);
	struct str type = source_type_of(arena, opcode);
	unsigned count = 0;
	VEC_EACH (struct str, it, &sources.list)
		count += str_equal(kind_of_source(opcode_find_field(opcode, *it)->type), kind);
	struct trait trait = { .d = d, .span = d->name_span, .opcode = opcode };
	trait.what = str_printf(arena, "'%.*s' has", STR_ARG(d->name));
	trait.value = str_printf(
		arena, "%u source%s of kind '%.*s'", count, count == 1 ? "" : "s", STR_ARG(kind));
	add_trait(odd, str_printf(arena, "source %.*s %.*s", STR_ARG(type), STR_ARG(kind)),
		str_printf(arena, "other opcodes with %.*s", STR_ARG(type)), false, trait);
}

static void gather_kind_traits(struct odd *odd)
{
	struct str_map types = { .arena = odd->run->arena };
	VEC(const struct same_source *) list = { 0 };
	VEC_EACH (struct opcode *, it, &odd->run->isa->opcodes) {
		if ((*it)->defective || !(*it)->definition->lists[LIST_IN].stated ||
			!source_type_of(odd->run->arena, *it).length)
			continue;
		const struct same_source *same = add_source(odd->run->arena, &types, *it);
		if (same->opcodes.count == MIN_FAR)
			VEC_PUSH(odd->run->arena, &list, same);
	}
	VEC_EACH (const struct same_source *, same, &list)
		VEC_EACH (struct str, kind, &(*same)->kinds.list)
			VEC_EACH (const struct opcode *, op, &(*same)->opcodes)
				add_kind_trait(odd, *op, *kind);
}

void check_odd(struct check_run *run)
{
	struct odd odd = { .run = run, .keys.arena = run->arena, .seen.arena = run->arena };
	VEC_EACH (struct family, it, &run->families)
		gather_family_traits(&odd, it);
	VEC_EACH (struct opcode *, op, &run->isa->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			if ((*op)->optype && !(*op)->defective)
				add_seat_trait(&odd, *op, *it);
	VEC_EACH (struct type *, it, &run->isa->types)
		gather_order_traits(&odd, *it);
	gather_kind_traits(&odd);
	VEC_EACH (struct str, key, &odd.order.list)
		report_odd(&odd, str_map_get(&odd.keys, *key));
}
