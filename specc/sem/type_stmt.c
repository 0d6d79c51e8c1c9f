/* Statements in the type check. */
#include "sem/type.h"

static const struct sem_value unknown = { 0 };

static void run_stmt(struct typing *t, struct type_frame *f, const struct sem_stmt *s);
static void assign(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value);

/* ---- destinations ---- */

struct place {
	struct str name;
	struct sem_symbol *symbol; /* of the frame, or NULL: a part of the state */
	const struct type *values; /* that it can hold, or NULL */
	unsigned width;            /* 0: not known, or a local */
	bool uniform;              /* takes one value for all lanes */
	bool scattered;            /* uniform, but each lane may mean another one */
	bool local;
};

/* Is e an element, or its side field, of a file that all lanes share? */
static bool is_shared(const struct sem_expr *e)
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
	place->scattered = value.width && value.varying && is_shared(e);
	place->uniform = value.width && (!value.varying || place->scattered);
	return true;
}

/* Of the name that a target goes back to. */
static struct place place_of(struct typing *t, struct type_frame *f, const struct sem_expr *base)
{
	struct place place = { .name = base->text };
	place.symbol = base->symbol;
	if (!place.symbol || place.symbol->kind == SEM_FILE) {
		state_place(t, f, base, &place);
		place.symbol = NULL;
		return place;
	}
	/* an input that is assigned is a copy of it */
	place.local = place.symbol->kind == SEM_LOCAL || f->depth > 0 || !place.symbol->out;
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
	else if (place->uniform && (value->varying || t->divergent))
		type_fail(t, CHECK_VARYING_VALUE, from->span,
			"'%.*s' holds one value for all lanes, but this value can differ between them",
			STR_ARG(place->name));
}

/* What a destination of this width reads back. */
static struct sem_value stored(const struct sem_value *value, unsigned width, bool varying)
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

static void fit_declared(struct typing *t, const struct sem_expr *from, struct sem_value *value,
	const struct type_declared *declared, struct str name)
{
	unsigned w = declared->width;
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

/* A register, a word of memory, a side field. */
static void assign_state(struct typing *t, const struct sem_expr *from, const struct place *place,
	const struct sem_value *value)
{
	if (!place->values || !type_check_named(t, from, value, place->values))
		type_check_fit(t, from, value, place->name, place->width);
	check_uniform(t, from, place, value);
}

static void assign_name(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value)
{
	struct place place = place_of(t, f, target);
	value.varying = value.varying || t->divergent;
	if (place.local) {
		if (value.kind == SEM_KIND_LARGE) {
			type_check_fit(t, from, &value, place.name, 0);
			value = unknown;
		}
		fit_declared(t, from, &value, &f->scope->declared[place.symbol->index], place.name);
		f->state->values[place.symbol->index] = value;
		return;
	}
	assign_state(t, from, &place, &value);
	if (place.symbol)
		f->state->values[place.symbol->index] =
			place.width ? stored(&value, place.width, value.varying) : unknown;
}

/* ---- bits and elements ---- */

/* Nothing is assigned to the name yet: the rest of it would have no value. */
static void check_rest(struct typing *t, const struct sem_expr *target, const struct sem_value *old)
{
	const struct sem_expr *base = target->operands.items[0];
	if (!old->assigned)
		type_fail(t, CHECK_SEMANTICS_UNASSIGNED, target->span,
			"a computed part of '%.*s' is assigned, but the rest of it has no value yet",
			STR_ARG(base->text));
}

enum { MAX_ELEMENTS = 128 }; /* of an array */

static void assign_element(struct typing *t, const struct sem_expr *target, struct sem_value *old,
	const struct sem_value *value, const struct sem_value *at)
{
	int64_t index;
	bool first = old->kind != SEM_KIND_ARRAY;
	bool computed = type_is_integer(at) && !range_is_number(&at->range);
	if (computed)
		check_rest(t, target, old);
	if (computed && !first && old->size &&
		!range_within(&at->range, wide_from(0), wide_from(old->size - 1)))
		type_fail(t, CHECK_INDEX_BOUNDS, target->operands.items[1]->span,
			"the index is in %.*s, but only elements 0 .. %lld are assigned",
			STR_ARG(range_text(t->arena, &at->range)), (long long)old->size - 1);
	if (!computed && type_is_integer(at) &&
		!range_within(&at->range, wide_from(0), wide_from(MAX_ELEMENTS - 1)))
		type_fail(t, CHECK_INDEX_BOUNDS, target->operands.items[1]->span,
			"the index is %.*s, but an array has only elements 0 .. %d",
			STR_ARG(range_text(t->arena, &at->range)), MAX_ELEMENTS - 1);
	if (first)
		*old = (struct sem_value){ .kind = SEM_KIND_ARRAY, .element = value->kind };
	old->varying = old->varying || value->varying || at->varying || t->divergent;
	bool mixed = !first && old->element != value->kind; /* truth values among numbers are numbers */
	old->element = !mixed ? value->kind : old->element ? SEM_KIND_INT : SEM_KIND_UNKNOWN;
	if (!type_is_integer(value))
		old->element = SEM_KIND_UNKNOWN;
	old->range = first ? value->range : range_join(&old->range, &value->range);
	if (!type_is_integer(at) || (!first && !old->size))
		old->size = 0;
	else if (!computed && range_small(&at->range, &index) && index >= old->size)
		old->size = index + 1;
}

/* How many bits can be assigned one by one. */
static unsigned bits_of_place(const struct type_frame *f, const struct place *place)
{
	unsigned declared =
		place->local && place->symbol ? f->scope->declared[place->symbol->index].width : 0;
	return place->width ? place->width : declared ? declared : WORD_BITS;
}

/* What the name can be where some of its lowest `width` bits have been assigned. */
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

static void assign_bits(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value)
{
	unsigned low, width;
	const struct sem_expr *base = target->operands.items[0];
	struct place place = place_of(t, f, base);
	struct sem_value *old = place.symbol ? &f->state->values[place.symbol->index] : NULL;
	bool known = type_place(t, f, target, &low, &width);
	bool bit = target->kind == SEM_INDEX;
	bool begins = old && old->kind == SEM_KIND_UNKNOWN && value.kind != SEM_KIND_BOOL;
	if (old && place.local && bit && (old->kind == SEM_KIND_ARRAY || begins)) {
		struct sem_value at = type_eval(t, f, target->operands.items[1]);
		assign_element(t, target, old, &value, &at);
		return;
	}
	type_check_fit(t, from, &value, span_text(target->span), known ? width : bit ? 1 : 0);
	check_uniform(t, from, &place, &value);
	unsigned most = bits_of_place(f, &place), reach = most;
	if (known ? low + width > most : !type_is_within(t, f, target, &reach))
		type_fail(t, CHECK_INDEX_BOUNDS, target->span, "'%.*s' has only bits 0 .. %u",
			STR_ARG(place.name), most - 1);
	if (!old)
		return;
	if (!known)
		check_rest(t, target, old);
	bool varying = old->varying || value.varying || t->divergent;
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
	if (e->kind == SEM_SLICE)
		return type_place(t, f, e, &low, &width) ? width : 0;
	if (e->kind != SEM_NAME)
		return e->kind == SEM_INDEX;
	place = place_of(t, f, e);
	return place.local ? f->scope->declared[place.symbol->index].width : place.width;
}

/* A part that is a local which no declaration gives bits. */
static void check_parts(struct typing *t, struct type_frame *f, const struct sem_expr *target)
{
	VEC_EACH (struct sem_expr *, it, &target->operands) {
		const struct sem_symbol *symbol = (*it)->symbol;
		if (symbol && symbol->kind == SEM_LOCAL && !f->scope->declared[symbol->index].width)
			type_fail(t, CHECK_TYPE_MIX, (*it)->span,
				"the width of '%.*s' is not known; declare it, as in 'UINT8 %.*s;'",
				STR_ARG(symbol->name), STR_ARG(symbol->name));
	}
}

static void assign_tuple(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value)
{
	check_parts(t, f, target);
	unsigned width = target_width(t, f, target), top = width;
	bool known = width && width <= 250 && type_is_integer(&value);
	type_check_fit(t, from, &value, span_text(target->span), width <= 250 ? width : 0);
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
		assign(t, f, *it, from, part);
	}
}

static bool mentions(const struct sem_expr *e, const struct sem_expr *name)
{
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (mentions(*it, name))
			return true;
	return sem_same_expr(e, name);
}

/* What the name was has no more to do with what it is. */
static void forget_origins(struct type_frame *f, const struct sem_expr *name)
{
	const struct type_mentions *mentioned = str_map_get(&f->mentions, name->text);
	for (size_t i = 0; mentioned && i < mentioned->symbols.count; i++) {
		struct sem_value *value = &f->state->values[mentioned->symbols.items[i]];
		if (value->origin && mentions(value->origin, name))
			value->origin = NULL;
	}
}

/* Keeps which names the origin of a symbol's value has, for forget_origins. */
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

/* A local is assigned a truth value: what is found out about the one holds for the other. */
static void set_origin(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from)
{
	const struct sem_symbol *symbol = target->symbol;
	if (!symbol || !f->state->live)
		return;
	struct sem_value *value = &f->state->values[symbol->index];
	value->origin = value->kind == SEM_KIND_BOOL && !mentions(from, target) ? from : NULL;
	if (value->origin)
		note_mentions(t, f, from, symbol->index);
}

/* What no check needs is looked at for the facts alone: the index in R[e] = x. */
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
		value = &f->state->values[symbol->index];
	type_keep_expr(t, target, value);
}

static void assign(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value)
{
	const struct sem_expr *base = target->kind == SEM_TUPLE ? NULL : sem_base(target);
	if (!f->state->live)
		return;
	value.origin = NULL;
	keep_indices(t, f, target);
	if (base)
		forget_origins(f, base);
	if (target->kind == SEM_TUPLE) {
		assign_tuple(t, f, target, from, value);
	} else if (target->kind == SEM_NAME) {
		assign_name(t, f, target, from, value);
	} else if (base) {
		struct place place = place_of(t, f, base);
		if (state_place(t, f, target, &place)) {
			assign_state(t, from, &place, &value);
		} else if (target->operands.items[0] == base) {
			assign_bits(t, f, target, from, value);
		} else if (place.symbol) {
			f->state->values[place.symbol->index] = unknown;
		}
	}
	const struct sem_symbol *symbol = base && target->kind != SEM_MEMBER ? base->symbol : NULL;
	if (symbol)
		f->state->values[symbol->index].assigned = true;
	keep_facts(t, f, target, &value);
}

/* ---- assignments ---- */

static struct sem_value updated(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	const struct sem_expr *target = s->targets.items[0];
	struct sem_value old = type_eval(t, f, target), by;
	if (s->value)
		by = type_eval(t, f, s->value);
	else
		by = type_of_range(SEM_KIND_INT, range_number(wide_from(1)), false);
	return type_binary(t, s->value ? s->value : target, s->op, old, by);
}

/* Bits of what dtypeof(e) stands for; 0: not known. */
static unsigned data_type(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, bool *is_signed)
{
	struct sem_value type = type_eval(t, f, e);
	struct sem_member bits, sign;
	type_trace_word(t, type.word);
	if (type.kind != SEM_KIND_MOD ||
		!sem_value_member(type.type, sem_word_text(type.word), STR("bits"), &bits) ||
		!sem_value_member(type.type, sem_word_text(type.word), STR("signed"), &sign) ||
		bits.magnitude.lo > 64)
		return 0;
	*is_signed = sign.magnitude.lo != 0;
	return (unsigned)bits.magnitude.lo;
}

static void declare(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	const struct sem_symbol *symbol = s->targets.items[0]->symbol;
	struct type_declared declared = { s->type.width, s->type.is_signed };
	if (s->type_argument)
		declared.width = data_type(t, f, s->type_argument, &declared.is_signed);
	if (!symbol)
		return;
	f->scope->declared[symbol->index] = declared;
	f->state->values[symbol->index] = unknown;
}

/* cycles += e; */
static bool adds_cycles(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	enum { MOST = 65535 };
	const struct sem_expr *target = s->targets.items[0];
	if (target->kind != SEM_NAME || target->symbol || target->state->kind != SEM_STATE_CYCLES)
		return false;
	struct sem_value value = type_eval(t, f, s->value);
	if (s->op != SEM_OP_PLUS || !s->value)
		return true; /* reported */
	if (!type_is_integer(&value) || value.kind == SEM_KIND_FLOAT ||
		!range_within(&value.range, wide_from(0), wide_from(MOST)))
		type_fail(t, CHECK_LOSSY_ASSIGN, s->value->span,
			"cannot prove that these cycles are from 0 to %d", MOST);
	return true;
}

static void run_assign(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	struct sem_value value = unknown;
	if (s->kind == SEM_ASSIGN && adds_cycles(t, f, s))
		return;
	if (s->kind == SEM_DECLARE)
		declare(t, f, s);
	bool plain = !s->op;
	if (plain && !s->value)
		return;
	bool parts = plain && s->targets.count > 1 && !s->chained;
	const struct sem_expr *from = s->value ? s->value : s->targets.items[0];
	value = plain ? type_eval(t, f, s->value) : updated(t, f, s);
	for (size_t i = 0; i < s->targets.count; i++) {
		struct sem_value part = value;
		const struct sem_expr *source = from;
		if (parts && from->kind == SEM_TUPLE && from->operands.count == s->targets.count) {
			source = from->operands.items[i];
			part = type_eval(t, f, source);
		} else if (parts) {
			part = unknown;
		}
		assign(t, f, sem_target(s, i), source, part);
		if (plain && !parts && s->targets.count == 1)
			set_origin(t, f, s->targets.items[i], source);
	}
}

static void run_keep(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		if ((*it)->kind != SEM_NAME)
			continue;
		struct place place = place_of(t, f, *it);
		if (place.symbol && place.width)
			f->state->values[place.symbol->index] = stored(&unknown, place.width, !place.uniform);
	}
}

/* ---- control ---- */

static void run_if(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	bool varying;
	enum range_answer answer = type_condition(t, f, s->value, &varying);
	if (answer != RANGE_SOMETIMES) {
		type_run_body(t, f, answer == RANGE_ALWAYS ? &s->body : &s->other);
		return;
	}
	struct type_state *yes = f->state, *no = type_state_copy(t, f->scope, yes);
	t->divergent += varying;
	type_refine(t, f, s->value, true);
	type_run_body(t, f, &s->body);
	f->state = no;
	type_refine(t, f, s->value, false);
	type_run_body(t, f, &s->other);
	t->divergent -= varying;
	f->state = yes;
	type_state_join(f->scope, yes, no);
	type_state_drop(f->scope, no);
}

static void forget(struct type_frame *f)
{
	for (size_t i = 0; i < f->scope->scope->symbols.count; i++)
		f->state->values[i] = unknown;
}

static void run_loop(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	struct type_state *outer = f->breaks;
	unsigned divergent = 0;
	f->breaks = type_state_new(t, f->scope);
	if (s->init)
		run_stmt(t, f, s->init);
	for (unsigned trip = 0; f->state->live; trip++) {
		bool varying;
		enum range_answer more = type_condition(t, f, s->value, &varying);
		if (trip == TYPE_MAX_TRIPS || t->steps > TYPE_MAX_STEPS) {
			forget(f);
			break;
		}
		if (more == RANGE_NEVER)
			break;
		if (more == RANGE_SOMETIMES) {
			struct type_state *inside = f->state;
			f->state = type_state_copy(t, f->scope, inside);
			type_refine(t, f, s->value, false);
			type_state_join(f->scope, f->breaks, f->state);
			type_state_drop(f->scope, f->state);
			f->state = inside;
			type_refine(t, f, s->value, true);
			divergent += varying;
			t->divergent += varying;
		}
		type_run_body(t, f, &s->body);
		if (s->step)
			run_stmt(t, f, s->step);
	}
	t->divergent -= divergent;
	type_state_join(f->scope, f->state, f->breaks);
	type_state_drop(f->scope, f->breaks);
	f->breaks = outer;
}

static void run_return(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	struct sem_value value = type_eval(t, f, s->value);
	value.varying = value.varying || t->divergent;
	f->result = f->returned ? type_join(&f->result, &value) : value;
	f->returned = true;
	f->state->live = false;
}

static void run_stmt(struct typing *t, struct type_frame *f, const struct sem_stmt *s)
{
	if (!f->state->live)
		return;
	if (++t->steps > TYPE_MAX_STEPS || t->depth > TYPE_MAX_DEPTH) {
		t->gave_up = true;
		return;
	}
	t->depth++;
	type_trace_stmt(t, s);
	switch (s->kind) {
	case SEM_DECLARE:
	case SEM_ASSIGN: run_assign(t, f, s); break;
	case SEM_IF: run_if(t, f, s); break;
	case SEM_FOR:
	case SEM_WHILE: run_loop(t, f, s); break;
	case SEM_SWITCH: type_run_switch(t, f, s); break;
	case SEM_KEEP: run_keep(t, f, s); break;
	case SEM_RETURN: run_return(t, f, s); break;
	case SEM_RAISE: f->state->live = false; break;
	case SEM_HALT: break;
	case SEM_BREAK:
		if (f->breaks)
			type_state_join(f->scope, f->breaks, f->state);
		f->state->live = false;
		break;
	}
	t->depth--;
}

void type_run_body(struct typing *t, struct type_frame *f, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list)
		run_stmt(t, f, *it);
}
