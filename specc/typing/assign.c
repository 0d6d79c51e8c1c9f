/* SPDX-License-Identifier: MIT */
/* Targets of assignments in the type check. */
#include "typing/type.h"

static const struct sem_value unknown_assigned = { 0 };

/* ---- targets ---- */

struct place {
	struct str name;
	struct sem_symbol *symbol; /* in the frame; NULL: part of the machine state */
	const struct type *values; /* whose named values it holds, or NULL */
	unsigned width;            /* bits; 0: unknown, or a local */
	bool uniform;              /* holds one value for all lanes */
	bool scattered;            /* uniform, but each lane may select a different one */
	bool local;
};

/* Is e an element of a file that all lanes share, or a side field of one? */
static bool is_shared_target(const struct sem_expr *e)
{
	const struct register_file *file = e->side;
	if (!file && e->element)
		file = e->element->file;
	return file && file->lanes <= 1;
}

/* R7, R[e], ram[e], Rd.type */
static bool state_place(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, struct place *place)
{
	struct sem_value value;
	if (!type_state_place(t, f, e, &value, &place->values))
		return false;
	place->name = span_text(e->span);
	place->symbol = NULL;
	place->width = value.width;
	place->scattered = value.width && value.varying && is_shared_target(e);
	place->uniform = value.width && (!value.varying || place->scattered);
	return true;
}

/* The location of the name on which a target is based. */
static struct place place_of_target(
	struct typing *t, struct type_frame *f, const struct sem_expr *base)
{
	struct place place = { .name = base->text };
	place.symbol = base->symbol;
	if (!place.symbol || place.symbol->kind == SEM_FILE) {
		state_place(t, f, base, &place);
		place.symbol = NULL;
		return place;
	}
	/* assigning to an input changes a copy of it */
	place.local = place.symbol->kind == SEM_LOCAL || f->run.depth > 0 || !place.symbol->out;
	if (place.local || place.symbol->index >= TYPE_MAX_INPUTS)
		return place;
	const struct type_input *input = &t->inputs[place.symbol->index];
	if (input->kind != SEM_KIND_UNKNOWN) {
		place.width = input->width;
		place.uniform = place.symbol->out && !input->varying;
	}
	return place;
}

static void check_uniform(struct typing *t, const struct sem_expr *from, const struct place *place,
	const struct sem_value *value)
{
	if (place->scattered)
		type_fail(t, CHECK_VARYING_VALUE, from->span,
			"'%.*s' is a register that all lanes share, but the choice of register can differ "
			"between them",
			STR_ARG(place->name));
	else if (place->uniform && (value->varying || t->x.divergent))
		type_fail(t, CHECK_VARYING_VALUE, from->span,
			"'%.*s' holds one value for all lanes, but this value can differ between them",
			STR_ARG(place->name));
}

/* What a location of this width reads back. */
static struct sem_value stored_range(const struct sem_value *value, unsigned width, bool varying)
{
	struct sem_range range =
		type_is_integer(value) ? range_slice(&value->range, 0, width) : range_bits(width);
	struct sem_value r = type_of_range(width == 1                      ? SEM_KIND_BOOL
									   : value->kind == SEM_KIND_FLOAT ? SEM_KIND_FLOAT
																	   : SEM_KIND_INT,
		range, varying);
	r.width = width;
	return r;
}

/* BOOL takes truth values, and the numbers 0 and 1. */
static void fit_bool(
	struct typing *t, const struct sem_expr *from, struct sem_value *value, struct str name)
{
	bool varying = value->varying, is_number = type_is_integer(value);
	struct sem_range range = is_number ? value->range : range_bits(1), bit = range_bits(1);
	if (!is_number || value->kind == SEM_KIND_FLOAT ||
		!range_within(&range, wide_from(0), wide_from(1)))
		type_fail(t, CHECK_SEMANTICS_CONDITION, from->span,
			"'%.*s' is declared BOOL, but this is not a truth value, nor a number from 0 to 1; "
			"write 'x[i]' for a bit, or compare it",
			STR_ARG(name));
	if (!range_meet(&range, &bit))
		range = bit;
	*value = type_of_range(SEM_KIND_BOOL, range, varying);
	value->width = 1;
}

/* F32 takes floats. */
static void fit_float(
	struct typing *t, const struct sem_expr *from, const struct sem_value *value, struct str name)
{
	if (value->kind == SEM_KIND_REAL)
		type_check_fit(t, from, value, name, 32);
	else if (value->kind != SEM_KIND_FLOAT && value->kind != SEM_KIND_UNKNOWN)
		type_fail(t, CHECK_TYPE_MIX, from->span,
			"'%.*s' is declared F32, but this is not a float; write F32(x) for the float with the "
			"bits of x",
			STR_ARG(name));
}

static void fit_declared(struct typing *t, const struct sem_expr *from, struct sem_value *value,
	const struct sem_type_word *declared, struct str name)
{
	unsigned w = declared->width;
	if (declared->stored) {
		type_check_fit(t, from, value, name, w);
		*value = stored_range(value, w, value->varying);
		return;
	}
	if (declared->kind == SEM_TYPE_BOOL && value->kind != SEM_KIND_UNKNOWN)
		fit_bool(t, from, value, name);
	if (declared->kind == SEM_TYPE_F32)
		fit_float(t, from, value, name);
	else if (declared->kind != SEM_TYPE_BOOL && w &&
			 (value->kind == SEM_KIND_REAL || value->kind == SEM_KIND_LARGE))
		type_check_fit(t, from, value, name, w);
	struct sem_range own = declared->is_signed
							   ? range_of(wide_neg(wide_power(w - 1)), wide_mask(w - 1))
							   : range_bits(w);
	if (!w || value->kind == SEM_KIND_UNKNOWN)
		return;
	if (type_is_integer(value) && range_within(&value->range, own.lo, own.hi)) {
		value->width = w;
		return;
	}
	if (type_is_integer(value) && !t->trial.active && !t->quiet) {
		struct type_failure *failure = type_fail(t, CHECK_LOSSY_ASSIGN, from->span, "lossy");
		failure->range =
			failure->has_range ? range_join(&failure->range, &value->range) : value->range;
		failure->has_range = true;
		failure->is_signed = declared->is_signed;
		failure->is_declared = true;
		failure->width = w;
		failure->target = name;
	} else if (t->trial.active && !t->quiet && !t->trial.undecided && type_is_integer(value) &&
			   range_is_number(&value->range) && t->trial.failure->span.from == from->span.from &&
			   t->trial.failure->span.to == from->span.to) {
		t->trial.hit = true;
	}
	*value = type_of_range(SEM_KIND_INT, own, value->varying);
	value->width = w;
}

/* Assigns to a register, a memory word or a side field. */
static void assign_state(struct typing *t, const struct sem_expr *from, const struct place *place,
	const struct sem_value *value)
{
	if (!place->values || !type_check_named(t, from, value, place->values))
		type_check_fit(t, from, value, place->name, place->width);
	check_uniform(t, from, place, value);
}

/* Reports a number that is assigned to an array as a whole. */
static void check_array_kept(struct typing *t, const struct sem_expr *target,
	const struct sem_value *old, const struct sem_value *value)
{
	if (old->kind == SEM_KIND_ARRAY && value->kind != SEM_KIND_ARRAY &&
		value->kind != SEM_KIND_UNKNOWN)
		type_fail(t, CHECK_TYPE_MIX, target->span,
			"'%.*s' is an array here, and this is a number; assign one of its elements, as in "
			"'%.*s[0] = ...', or give the number another name",
			STR_ARG(target->text), STR_ARG(target->text));
}

static void type_assigned_name(struct typing *t, struct type_frame *f,
	const struct sem_expr *target, const struct sem_expr *from, struct sem_value value)
{
	struct place place = place_of_target(t, f, target);
	place.name = source_written_word(target->span);
	value.varying = value.varying || t->x.divergent;
	value.cut = NULL;
	if (place.local) {
		check_array_kept(t, target, &type_values(f)[place.symbol->index], &value);
		if (sem_type_bits(&f->run.names->declared[place.symbol->index]))
			type_refuse_array(t, from, &value);
		if (value.kind == SEM_KIND_LARGE) {
			type_check_fit(t, from, &value, place.name, 0);
			value = unknown_assigned;
		}
		fit_declared(t, from, &value, &f->run.names->declared[place.symbol->index], place.name);
		type_values(f)[place.symbol->index] = value;
		return;
	}
	assign_state(t, from, &place, &value);
	if (place.symbol)
		type_values(f)[place.symbol->index] =
			place.width ? stored_range(&value, place.width, value.varying) : unknown_assigned;
}

/* ---- bits and elements ---- */

/* Reports an assignment to a computed part of a name that has no value yet. */
static void check_rest(struct typing *t, const struct sem_expr *target, const struct sem_value *old)
{
	const struct sem_expr *base = target->operands.items[0];
	if (!old->assigned)
		type_fail(t, CHECK_SEMANTICS_UNASSIGNED, target->span,
			"a computed part of '%.*s' is assigned, but the rest of it has no value yet",
			STR_ARG(base->text));
}

enum { MAX_ELEMENTS = 128 }; /* of an array */

static void type_assigned_element(struct typing *t, const struct sem_expr *target,
	struct sem_value *old, const struct sem_value *value, const struct sem_value *at)
{
	int64_t index;
	bool first = old->kind != SEM_KIND_ARRAY;
	bool computed = type_is_integer(at) && !range_is_number(&at->range);
	if (computed)
		check_rest(t, target, old);
	if (computed && !first && old->size &&
		!range_within(&at->range, wide_from(0), wide_from(old->size - 1)))
		type_report_index(t, target, old, at);
	if (!computed && type_is_integer(at) &&
		!range_within(&at->range, wide_from(0), wide_from(MAX_ELEMENTS - 1)))
		type_fail(t, CHECK_INDEX_BOUNDS, target->operands.items[1]->span,
			"the index is %.*s, but an array has only elements 0 .. %d",
			STR_ARG(range_text(t->arena, &at->range)), MAX_ELEMENTS - 1);
	if (first)
		*old = (struct sem_value){ .kind = SEM_KIND_ARRAY, .element = value->kind };
	old->varying = old->varying || value->varying || at->varying || t->x.divergent;
	bool mixed =
		!first && old->element != value->kind; /* truth values mixed with numbers are numbers */
	old->element = !mixed ? value->kind : old->element ? SEM_KIND_INT : SEM_KIND_UNKNOWN;
	old->mixed = old->mixed || mixed || value->mixed;
	if (!type_is_integer(value))
		old->element = SEM_KIND_UNKNOWN;
	old->range = first ? value->range : range_join(&old->range, &value->range);
	if (!type_is_integer(at) || (!first && !old->size))
		old->size = 0;
	else if (!computed && range_small(&at->range, &index) && index >= old->size)
		old->size = index + 1;
}

/* How many bits can be assigned individually. */
static unsigned bits_of_place(const struct type_frame *f, const struct place *place)
{
	unsigned declared = place->local && place->symbol
							? sem_type_bits(&f->run.names->declared[place->symbol->index])
							: 0;
	return place->width ? place->width : declared ? declared : WORD_BITS;
}

/* What the name can hold after some of its lowest `width` bits have been assigned. */
static struct sem_value with_computed(const struct sem_value *old, unsigned width, bool varying)
{
	struct sem_range bits = range_bits(width);
	if (old->kind == SEM_KIND_INT) {
		unsigned high = wide_length(old->range.hi), low = wide_length(old->range.lo);
		unsigned most = high > low ? high : low;
		most = most > width ? most : width;
		bits = range_bits(most);
		if (wide_is_negative(old->range.lo))
			bits = range_of(wide_neg(wide_power(most)), wide_mask(most));
	}
	return type_of_range(SEM_KIND_INT, bits, varying);
}

/* Is the value a slice with as many bits as the target? */
static bool fits_by_length(const struct sem_value *value, const struct sem_expr *target)
{
	return value->cut && value->cut->kind == SEM_SLICE && sem_same_length(value->cut, target);
}

/* x[i] = value, where x has no value yet, begins an array if the value is a number. */
static void check_begin(struct typing *t, const struct sem_expr *target,
	const struct sem_expr *from, const struct sem_value *value)
{
	if (value->kind == SEM_KIND_INT && value->mixed)
		type_fail(t, CHECK_TYPE_MIX, from->span,
			"this is a number on one path and a truth value on another, so '%.*s' is either an "
			"element of an array or a bit of a number; write '(x) ? 1 : 0' for the truth value x",
			STR_ARG(span_text(target->span)));
}

static void type_assigned_bits(struct typing *t, struct type_frame *f,
	const struct sem_expr *target, const struct sem_expr *from, struct sem_value value)
{
	unsigned low, width;
	const struct sem_expr *base = target->operands.items[0];
	struct place place = place_of_target(t, f, base);
	struct sem_value *old = place.symbol ? &type_values(f)[place.symbol->index] : NULL;
	bool known = type_place(t, f, target, &low, &width);
	bool bit = target->kind == SEM_INDEX;
	bool begins = old && old->kind == SEM_KIND_UNKNOWN && value.kind != SEM_KIND_BOOL;
	type_refuse_array(t, from, &value);
	if (old && place.local && !bit && old->kind == SEM_KIND_ARRAY) {
		type_refuse_array(t, base, old);
		return;
	}
	if (old && place.local && bit && (old->kind == SEM_KIND_ARRAY || begins)) {
		struct sem_value at = type_eval(t, f, target->operands.items[1]);
		if (begins)
			check_begin(t, target, from, &value);
		type_assigned_element(t, target, old, &value, &at);
		return;
	}
	unsigned most = bits_of_place(f, &place), reach = most, least = width;
	if (known ? low + width > most : !type_is_within(t, f, target, &reach, &least))
		type_fail(t, CHECK_INDEX_BOUNDS, target->span, "'%.*s' has only bits 0 .. %u",
			STR_ARG(place.name), most - 1);
	if (!known && !bit && (t->trial.active || fits_by_length(&value, target)))
		least = 0;
	type_check_fit(t, from, &value, span_text(target->span), least);
	check_uniform(t, from, &place, &value);
	if (!old || (known && !width))
		return;
	if (!known)
		check_rest(t, target, old);
	bool varying = old->varying || value.varying || t->x.divergent;
	unsigned size = place.width;
	if (known && (old->kind == SEM_KIND_INT || old->kind == SEM_KIND_UNKNOWN) &&
		(type_is_integer(&value) || value.kind == SEM_KIND_UNKNOWN)) {
		struct sem_range before =
			old->kind == SEM_KIND_INT ? old->range : range_number(wide_from(0));
		struct sem_range part = type_is_integer(&value) ? value.range : range_bits(width);
		unsigned declared = old->kind == SEM_KIND_INT ? old->width : 0;
		*old = type_of_range(SEM_KIND_INT, range_insert(&before, low, width, &part), varying);
		old->width = size ? size : declared > low + width ? declared : low + width;
	} else {
		*old = with_computed(old, size ? size : reach, varying);
		old->width = size;
	}
}

/* ---- tuples ---- */

static unsigned target_width(struct typing *t, struct type_frame *f, const struct sem_expr *e)
{
	unsigned low, width, sum = 0;
	int64_t distance;
	if (e->kind == SEM_TUPLE) {
		VEC_EACH (struct sem_expr *, it, &e->operands) {
			if (!(width = target_width(t, f, *it)))
				return 0;
			sum += width;
		}
		return sum;
	}
	struct place place = { .width = 0 };
	if (state_place(t, f, e, &place))
		return place.width;
	if (e->kind == SEM_SLICE && type_place(t, f, e, &low, &width))
		return width;
	if (e->kind == SEM_SLICE)
		return sem_is_above(e->operands.items[1], e->operands.items[2], &distance)
				   ? (unsigned)(distance + 1)
				   : 0;
	if (e->kind != SEM_NAME)
		return e->kind == SEM_INDEX;
	place = place_of_target(t, f, e);
	return place.local ? sem_type_bits(&f->run.names->declared[place.symbol->index]) : place.width;
}

/* Reports parts that are locals without a declared width, and slices of unknown width. */
static void check_parts(struct typing *t, struct type_frame *f, const struct sem_expr *target)
{
	VEC_EACH (struct sem_expr *, it, &target->operands) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if (symbol && symbol->kind == SEM_LOCAL &&
			!sem_type_bits(&f->run.names->declared[symbol->index]))
			type_fail(t, CHECK_TYPE_MIX, (*it)->span,
				"the width of '%.*s' is not known; declare it, as in 'UINT8 %.*s;'",
				STR_ARG(symbol->name), STR_ARG(symbol->name));
		if ((*it)->kind == SEM_SLICE && !target_width(t, f, *it))
			type_fail(t, CHECK_TYPE_MIX, (*it)->span,
				"the width of this part is not known; assign it by itself");
	}
}

/* A concatenation must have as many bits as the targets together: with fewer, each of them would
 * take bits of other parts. */
static void check_split(
	struct typing *t, const struct sem_expr *from, const struct sem_value *value, unsigned width)
{
	bool joined = value->cut && value->cut->kind == SEM_TUPLE;
	if (joined && width && value->width && value->width < width)
		type_fail(t, CHECK_TYPE_MIX, from->span,
			"'{...}' has %u bits here, but the targets have %u: their parts do not correspond; "
			"declare locals with the widths of the parts",
			value->width, width);
}

static void type_assigned_tuple(struct typing *t, struct type_frame *f,
	const struct sem_expr *target, const struct sem_expr *from, struct sem_value value)
{
	check_parts(t, f, target);
	unsigned width = target_width(t, f, target), top = width;
	bool known = width && width <= 250 && type_is_integer(&value);
	type_check_fit(t, from, &value, span_text(target->span), width <= 250 ? width : 0);
	check_split(t, from, &value, width);
	if (!type_is_integer(&value))
		value = (struct sem_value){ .varying = value.varying };
	VEC_EACH (struct sem_expr *, it, &target->operands) {
		struct sem_value part = { .varying = value.varying };
		unsigned bits = target_width(t, f, *it);
		if (known) {
			top -= bits;
			part = type_of_range(bits == 1 ? SEM_KIND_BOOL : SEM_KIND_INT,
				range_slice(&value.range, top, bits), value.varying);
			part.width = bits;
		}
		type_assign(t, f, *it, from, part);
	}
}

static bool mentions(const struct sem_expr *e, const struct sem_expr *name)
{
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (mentions(*it, name))
			return true;
	return sem_same_expr(e, name);
}

/* The name is assigned: origins that mention it no longer hold. */
static void forget_origins(struct type_frame *f, const struct sem_expr *name)
{
	const struct type_mentions *mentioned = str_map_get(&f->mentions, name->text);
	for (size_t i = 0; mentioned && i < mentioned->symbols.count; i++) {
		struct sem_value *value = &type_values(f)[mentioned->symbols.items[i]];
		if (value->origin && mentions(value->origin, name))
			value->origin = NULL;
	}
}

/* Records the names in the origin of a symbol's value, for forget_origins. */
static void note_mentions(
	struct typing *t, struct type_frame *f, const struct sem_expr *origin, size_t symbol)
{
	VEC_EACH (struct sem_expr *, it, &origin->operands)
		note_mentions(t, f, *it, symbol);
	if (origin->kind != SEM_NAME)
		return;
	struct type_mentions *list = str_map_get(&f->mentions, origin->text);
	if (!list) {
		list = ARENA_NEW(t->arena, struct type_mentions);
		f->mentions.arena = t->arena;
		str_map_put(&f->mentions, origin->text, list);
	}
	if (!list->symbols.count || list->symbols.items[list->symbols.count - 1] != symbol)
		VEC_PUSH(t->arena, &list->symbols, symbol);
}

/* Is the integer that of the name, which a location has stored as it is? */
static bool is_copy(
	const struct type_frame *f, const struct sem_value *value, const struct sem_expr *from)
{
	if (value->kind != SEM_KIND_INT || from->kind != SEM_NAME || !from->symbol)
		return false;
	const struct sem_value *other = &type_values(f)[from->symbol->index];
	return other->kind == SEM_KIND_INT && wide_equal(other->range.lo, value->range.lo) &&
		   wide_equal(other->range.hi, value->range.hi);
}

void type_set_origin(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from)
{
	const struct sem_symbol *symbol = target->symbol;
	if (!symbol || !f->run.way->live)
		return;
	struct sem_value *value = &type_values(f)[symbol->index];
	bool kept = value->kind == SEM_KIND_BOOL || is_copy(f, value, from);
	value->origin = kept && !mentions(from, target) ? from : NULL;
	if (value->origin)
		note_mentions(t, f, from, symbol->index);
}

/* Evaluates for the facts alone what no check needs: the index in R[e] = x. */
static void keep_indices(struct typing *t, struct type_frame *f, const struct sem_expr *target)
{
	bool has_indices = target->kind == SEM_INDEX || target->kind == SEM_SLICE;
	for (size_t i = 1; t->facts && has_indices && i < target->operands.count; i++)
		type_eval(t, f, target->operands.items[i]);
}

static void keep_facts(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_value *value)
{
	const struct sem_expr *base = sem_base(target);
	const struct sem_symbol *symbol = base && target->kind != SEM_TUPLE ? base->symbol : NULL;
	if (symbol && symbol->kind != SEM_FILE)
		type_keep_symbol(t, f, symbol->index);
	if (symbol && target == base)
		value = &type_values(f)[symbol->index];
	type_keep_expr(t, target, value);
}

void type_assign(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value)
{
	const struct sem_expr *base = target->kind == SEM_TUPLE ? NULL : sem_base(target);
	if (!f->run.way->live)
		return;
	value.origin = NULL;
	keep_indices(t, f, target);
	if (base) {
		forget_origins(f, base);
		type_forget_known(t, f, base);
	}
	if (target->kind == SEM_TUPLE) {
		type_assigned_tuple(t, f, target, from, value);
	} else if (target->kind == SEM_NAME) {
		type_assigned_name(t, f, target, from, value);
	} else if (base) {
		struct place place = place_of_target(t, f, base);
		if (state_place(t, f, target, &place)) {
			assign_state(t, from, &place, &value);
		} else if (target->operands.items[0] == base) {
			type_assigned_bits(t, f, target, from, value);
		} else if (place.symbol) {
			type_values(f)[place.symbol->index] = unknown_assigned;
		}
	}
	const struct sem_symbol *symbol = base && target->kind != SEM_MEMBER ? base->symbol : NULL;
	if (symbol)
		type_values(f)[symbol->index].assigned = true;
	keep_facts(t, f, target, &value);
}

void type_keep(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		if ((*it)->kind != SEM_NAME)
			continue;
		type_forget_known(t, f, *it);
		struct place place = place_of_target(t, f, *it);
		if (place.symbol && place.width)
			type_values(f)[place.symbol->index] =
				stored_range(&unknown_assigned, place.width, !place.uniform);
	}
}
