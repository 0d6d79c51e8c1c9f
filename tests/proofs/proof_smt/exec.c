/* SPDX-License-Identifier: MIT */
/* Runs a program on terms. A way is run from its start to its end; where a condition depends on
 * data it takes the side that its decisions say, and there is another way for the other side. */
#include "exec.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_DECISIONS = 64, MAX_WAYS = 400, MAX_STEPS = 20000000, MAX_DEPTH = 200 };

/* Bytes: numbers, or byte `at` of a term. */
struct object {
	uint64_t size;
	bool constant;
	uint8_t *bytes;
	term *terms; /* NULL: all are numbers */
	uint8_t *at;
};

struct decision {
	term condition;
	bool taken;
};

static struct {
	struct exec *x;
	struct object *objects;
	unsigned object_count, object_room;
	struct decision decisions[MAX_DECISIONS];
	unsigned decision_count, decision_at;
	uint64_t steps;
	unsigned depth;
	jmp_buf out;
} run;

_Noreturn static void fail(const char *why)
{
	run.x->failure = why;
	longjmp(run.out, 1);
}

/* The number of a term on which it depends where the program goes or what it touches. */
static uint64_t number_of(term t, const char *why)
{
	if (term_is_number(t))
		return t->value;
	run.x->split = term_split(t);
	if (run.x->split)
		longjmp(run.out, 1);
	fail(why);
}

/* ---- memory ---- */

static uint64_t new_object(uint64_t size, const uint8_t *bytes, bool constant)
{
	if (run.object_count == run.object_room) {
		run.object_room = run.object_room * 2 + 1024;
		run.objects = realloc(run.objects, run.object_room * sizeof *run.objects);
		if (!run.objects)
			abort();
	}
	struct object *o = &run.objects[run.object_count];
	*o =
		(struct object){ .size = size, .constant = constant, .bytes = (uint8_t *)(uintptr_t)bytes };
	if (!constant) {
		o->bytes = calloc(size + 1, 1);
		if (!o->bytes)
			abort();
		if (bytes)
			memcpy(o->bytes, bytes, size);
	}
	return GLOBAL_AT(run.object_count++);
}

static void free_objects(unsigned from)
{
	while (run.object_count > from) {
		struct object *o = &run.objects[--run.object_count];
		free(o->terms);
		free(o->at);
		if (!o->constant)
			free(o->bytes);
	}
}

static struct object *object_at(uint64_t address, uint64_t size, uint64_t *offset)
{
	uint64_t index = (address >> 32) - 1;
	*offset = address & 0xFFFFFFFF;
	if (index >= run.object_count || *offset + size > run.objects[index].size)
		fail("an address outside of what there is");
	return &run.objects[index];
}

static term load(uint64_t address, unsigned width)
{
	uint64_t offset;
	unsigned size = (width + 7) / 8;
	struct object *o = object_at(address, size, &offset);
	term sum = NULL;
	if (o->terms && o->terms[offset] && o->at[offset] == 0 &&
		o->terms[offset]->width == size * 8) { /* as it was stored? */
		unsigned i = 1;
		while (i < size && o->terms[offset + i] == o->terms[offset] && o->at[offset + i] == i)
			i++;
		if (i == size)
			return term_extract(o->terms[offset], 0, width);
	}
	for (unsigned i = 0; i < size; i++) {
		term t = o->terms ? o->terms[offset + i] : NULL;
		t = t ? term_extract(t, 8u * o->at[offset + i], 8) : term_number(8, o->bytes[offset + i]);
		sum = sum ? term_concat(t, sum) : t;
	}
	return term_extract(sum, 0, width);
}

static void store(uint64_t address, term value)
{
	uint64_t offset;
	unsigned size = (value->width + 7) / 8;
	struct object *o = object_at(address, size, &offset);
	if (o->constant)
		fail("a store to a constant");
	value = term_zero(value, size * 8);
	if (!term_is_number(value) && !o->terms) {
		o->terms = calloc(o->size, sizeof *o->terms);
		o->at = calloc(o->size, 1);
		if (!o->terms || !o->at)
			abort();
	}
	for (unsigned i = 0; i < size; i++) {
		if (o->terms)
			o->terms[offset + i] = term_is_number(value) ? NULL : value;
		if (o->terms)
			o->at[offset + i] = (uint8_t)i;
		o->bytes[offset + i] = (uint8_t)(value->value >> 8 * i);
	}
}

static void copy(uint64_t to, uint64_t from, uint64_t size)
{
	uint64_t a, b;
	if (!size)
		return;
	struct object *target = object_at(to, size, &a), *source = object_at(from, size, &b);
	if (target->constant)
		fail("a store to a constant");
	if (source->terms && !target->terms) {
		target->terms = calloc(target->size, sizeof *target->terms);
		target->at = calloc(target->size, 1);
		if (!target->terms || !target->at)
			abort();
	}
	memmove(target->bytes + a, source->bytes + b, size);
	if (!target->terms)
		return;
	if (source->terms) {
		memmove(target->terms + a, source->terms + b, size * sizeof *target->terms);
		memmove(target->at + a, source->at + b, size);
	} else {
		memset(target->terms + a, 0, size * sizeof *target->terms);
	}
}

/* ---- conditions ---- */

static bool decide(term condition)
{
	if (term_is_number(condition))
		return condition->value;
	run.x->split = term_only_split(condition);
	if (run.x->split)
		longjmp(run.out, 1);
	term other = term_not(condition);
	for (unsigned i = 0; i < run.decision_at; i++)
		if (run.decisions[i].condition == condition || run.decisions[i].condition == other)
			return run.decisions[i].taken == (run.decisions[i].condition == condition);
	if (run.decision_at == MAX_DECISIONS)
		fail("too many conditions");
	struct decision *d = &run.decisions[run.decision_at++];
	if (run.decision_at > run.decision_count) {
		run.decision_count = run.decision_at;
		*d = (struct decision){ condition, true };
	}
	d->condition = condition;
	return d->taken;
}

/* ---- functions of the language ---- */

static bool starts(const char *text, const char *with)
{
	return !strncmp(text, with, strlen(with));
}

/* A shift whose count may be too large gives anything then. */
static term shift(enum op op, term a, term n)
{
	term all = term_number(a->width, a->width);
	term fits = term_make(OP_LESS, n, all);
	term result = term_make(op, a, n);
	return term_choose(fits, result, term_any(a->width, a, n, op));
}

static term count_ones(term a)
{
	term sum = term_number(a->width, 0);
	for (unsigned i = 0; i < a->width; i++)
		sum = term_make(OP_ADD, sum, term_zero(term_extract(a, i, 1), a->width));
	return sum;
}

/* Of zeros in front (from the highest bit) or behind. */
static term count_zeros(term a, bool front)
{
	term count = term_number(a->width, a->width);
	for (unsigned i = 0; i < a->width; i++) { /* the last one that is looked at decides */
		unsigned bit = front ? i : a->width - 1 - i;
		unsigned zeros = front ? a->width - 1 - i : a->width - 1 - i;
		count = term_choose(term_extract(a, bit, 1), term_number(a->width, zeros), count);
	}
	return count;
}

static term swapped(term a, unsigned unit)
{
	term sum = NULL;
	for (unsigned i = 0; i < a->width; i += unit) {
		term part = term_extract(a, i, unit);
		sum = sum ? term_concat(sum, part) : part;
	}
	return sum;
}

static term funnel(bool left, term a, term b, term n)
{
	unsigned w = a->width;
	if (w & (w - 1))
		fail("a funnel shift of an odd width");
	n = term_make(OP_AND, n, term_number(w, w - 1));
	term back = term_make(OP_AND, term_make(OP_SUB, term_number(w, 0), n), term_number(w, w - 1));
	term moved = left ? term_make(OP_OR, term_make(OP_SHL, a, n), term_make(OP_LSHR, b, back))
					  : term_make(OP_OR, term_make(OP_SHL, a, back), term_make(OP_LSHR, b, n));
	term none = term_make(OP_EQUAL, n, term_number(w, 0));
	return term_choose(none, left ? a : b, moved);
}

static term lesser(const char *name, term a, term b)
{
	bool is_signed = name[5] == 's';
	bool least = !strncmp(name + 6, "min", 3);
	term less = term_make(is_signed ? OP_SLESS : OP_LESS, a, b);
	return least ? term_choose(less, a, b) : term_choose(less, b, a);
}

static struct value overflow(const char *name, term a, term b)
{
	unsigned w = a->width;
	bool is_signed = name[5] == 's';
	enum op op = !strncmp(name + 6, "add", 3)   ? OP_ADD
				 : !strncmp(name + 6, "sub", 3) ? OP_SUB
												: OP_MUL;
	term r = term_make(op, a, b), flag;
	if (op == OP_MUL)
		fail("a product with overflow");
	if (!is_signed)
		flag = op == OP_ADD ? term_make(OP_LESS, r, a) : term_make(OP_LESS, a, b);
	else {
		term x = term_make(OP_XOR, a, r),
			 y = term_make(OP_XOR, op == OP_ADD ? b : a, op == OP_ADD ? r : b);
		flag = term_extract(term_make(OP_AND, x, y), w - 1, 1);
	}
	return (struct value){ 2, { r, flag } };
}

static term absolute(term a)
{
	term negative = term_make(OP_SLESS, a, term_number(a->width, 0));
	return term_choose(negative, term_make(OP_SUB, term_number(a->width, 0), a), a);
}

static struct value one(term t)
{
	return (struct value){ 1, { t } };
}

static term saturated(const char *name, term a, term b)
{
	bool add = !strncmp(name + 6, "add", 3);
	if (name[5] == 's')
		fail("a signed saturation");
	term r = term_make(add ? OP_ADD : OP_SUB, a, b);
	term over = add ? term_make(OP_LESS, r, a) : term_make(OP_LESS, a, b);
	return term_choose(over, term_number(a->width, add ? UINT64_MAX : 0), r);
}

static term magnitude(term a);

static struct value intrinsic(const char *name, const struct value *a)
{
	term x = a[0].count ? a[0].part[0] : NULL;
	if (starts(name, "llvm.lifetime") || starts(name, "llvm.assume") || starts(name, "llvm.dbg") ||
		starts(name, "llvm.experimental.noalias") || starts(name, "llvm.x86.sse.ldmxcsr"))
		return (struct value){ .count = 0 };
	if (starts(name, "llvm.x86.sse.stmxcsr")) {
		store(number_of(x, "an address"), term_number(32, 0x1F80));
		return (struct value){ .count = 0 };
	}
	if (starts(name, "llvm.memcpy") || starts(name, "llvm.memmove")) {
		copy(number_of(x, "an address"), number_of(a[1].part[0], "an address"),
			number_of(a[2].part[0], "a size"));
		return (struct value){ .count = 0 };
	}
	if (starts(name, "llvm.memset")) {
		uint64_t to = number_of(x, "an address"), size = number_of(a[2].part[0], "a size");
		for (uint64_t i = 0; i < size; i++)
			store(to + i, a[1].part[0]);
		return (struct value){ .count = 0 };
	}
	if (starts(name, "llvm.ctpop"))
		return one(count_ones(x));
	if (starts(name, "llvm.ctlz") || starts(name, "llvm.cttz")) {
		term r = count_zeros(x, name[7] == 'l'), zero = term_number(x->width, 0);
		if (number_of(a[1].part[0], "a flag")) /* of 0 it is not defined */
			r = term_choose(term_make(OP_EQUAL, x, zero), term_any(x->width, x, NULL, OP_COUNT), r);
		return one(r);
	}
	if (starts(name, "llvm.bswap"))
		return one(swapped(x, 8));
	if (starts(name, "llvm.bitreverse"))
		return one(swapped(x, 1));
	if (starts(name, "llvm.abs"))
		return one(absolute(x));
	if (starts(name, "llvm.fsh"))
		return one(funnel(name[8] == 'l', x, a[1].part[0], a[2].part[0]));
	if (starts(name, "llvm.fabs.f32"))
		return one(magnitude(x));
	if (starts(name, "llvm.expect"))
		return one(x);
	if (strstr(name, ".with.overflow"))
		return overflow(name, x, a[1].part[0]);
	if (strstr(name, ".sat."))
		return one(saturated(name, x, a[1].part[0]));
	if (strstr(name, "min.i") || strstr(name, "max.i"))
		return one(lesser(name, x, a[1].part[0]));
	if (starts(name, "llvm.usub") || starts(name, "llvm.uadd"))
		fail("an intrinsic");
	fail(strstr(name, ".f32") || strstr(name, ".f64") || strstr(name, "sse") ? "floating point"
																			 : "an intrinsic");
}

/* ---- tables ---- */

enum { MAX_OPEN = 12 };

/* The inputs of an address that depends on nothing but bits of the instruction. */
static struct {
	term inputs[MAX_OPEN];
	unsigned count, chosen; /* chosen: their values, as bits */
	bool others;
} open_bits;

static term note_input(term t, void *user)
{
	(void)user;
	if (t->op != OP_INPUT)
		return NULL;
	for (unsigned i = 0; i < open_bits.count; i++)
		if (open_bits.inputs[i] == t)
			return t;
	if (!t->splits || open_bits.count == MAX_OPEN)
		open_bits.others = true;
	else
		open_bits.inputs[open_bits.count++] = t;
	return t;
}

static term choose_input(term t, void *user)
{
	(void)user;
	for (unsigned i = 0; i < open_bits.count; i++)
		if (open_bits.inputs[i] == t)
			return term_number(1, open_bits.chosen >> i & 1);
	return NULL;
}

/* The element for the values that were chosen for inputs below `from`, by those of the others. */
static term load_chosen(term address, unsigned offset, unsigned width, unsigned from)
{
	if (from < open_bits.count) {
		unsigned bit = 1u << from;
		open_bits.chosen &= ~bit;
		term no = load_chosen(address, offset, width, from + 1);
		open_bits.chosen |= bit;
		term yes = load_chosen(address, offset, width, from + 1);
		open_bits.chosen &= ~bit;
		return term_choose(open_bits.inputs[from], yes, no);
	}
	term_replace_begin();
	return load(number_of(term_replace(address, choose_input, NULL), "an address") + offset, width);
}

/* The element of a table at an address that depends on bits of the instruction alone; else NULL. */
static term load_by_bits(term address, unsigned offset, unsigned width)
{
	open_bits.count = open_bits.chosen = 0;
	open_bits.others = false;
	term_replace_begin();
	term_replace(address, note_input, NULL);
	return open_bits.others ? NULL : load_chosen(address, offset, width, 0);
}

/* ---- steps ---- */

static struct value call(const struct function *f, const struct value *arguments, unsigned count);

static struct value compare(const struct step *s, const struct value *a, const struct value *b)
{
	enum { EQ = 32, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE };
	term x = a->part[0], y = b->part[0];
	switch (s->predicate) {
	case EQ: return one(term_make(OP_EQUAL, x, y));
	case NE: return one(term_not(term_make(OP_EQUAL, x, y)));
	case UGT: return one(term_make(OP_LESS, y, x));
	case UGE: return one(term_not(term_make(OP_LESS, x, y)));
	case ULT: return one(term_make(OP_LESS, x, y));
	case ULE: return one(term_not(term_make(OP_LESS, y, x)));
	case SGT: return one(term_make(OP_SLESS, y, x));
	case SGE: return one(term_not(term_make(OP_SLESS, x, y)));
	case SLT: return one(term_make(OP_SLESS, x, y));
	default: return one(term_not(term_make(OP_SLESS, y, x)));
	}
}

static term magnitude(term a)
{
	return term_zero(term_extract(a, 0, 31), 32);
}

static term is_nan(term a)
{
	return term_make(OP_LESS, term_number(32, 0x7F800000), magnitude(a));
}

/* Of two numbers that are none NaN: their order is that of their bits, turned where both are below
 * 0; the zeros are equal. */
static term floats_less(term a, term b)
{
	term x = term_extract(a, 31, 1), y = term_extract(b, 31, 1);
	term zeros =
		term_make(OP_EQUAL, term_make(OP_OR, magnitude(a), magnitude(b)), term_number(32, 0));
	term above = term_make(OP_LESS, a, b), below = term_make(OP_LESS, b, a);
	term differ = term_choose(
		x, term_choose(y, below, term_not(zeros)), term_choose(y, term_number(1, 0), above));
	return differ;
}

static term floats_equal(term a, term b)
{
	term zeros =
		term_make(OP_EQUAL, term_make(OP_OR, magnitude(a), magnitude(b)), term_number(32, 0));
	return term_make(OP_OR, zeros, term_make(OP_EQUAL, a, b));
}

/* LLVM numbers the predicates by bits: 1 equal, 2 greater, 4 less, 8 unordered. */
static term compare_floats(unsigned predicate, term a, term b)
{
	term unordered = term_make(OP_OR, is_nan(a), is_nan(b)), any = term_number(1, 0);
	if (predicate & 1)
		any = term_make(OP_OR, any, floats_equal(a, b));
	if (predicate & 2)
		any = term_make(OP_OR, any, floats_less(b, a));
	if (predicate & 4)
		any = term_make(OP_OR, any, floats_less(a, b));
	return term_choose(unordered, term_number(1, predicate >> 3 & 1), any);
}

static term binary(const struct step *s, term a, term b)
{
	if (s->op == OP_SHL || s->op == OP_LSHR || s->op == OP_ASHR)
		return shift(s->op, a, b);
	if (s->op == OP_UDIV || s->op == OP_SDIV || s->op == OP_UREM || s->op == OP_SREM) {
		term zero = term_make(OP_EQUAL, b, term_number(b->width, 0));
		return term_choose(zero, term_any(a->width, a, b, s->op), term_make(s->op, a, b));
	}
	return term_make(s->op, a, b);
}

static struct value choose(const struct value *c, const struct value *yes, const struct value *no)
{
	struct value r = { .count = yes->count };
	for (unsigned i = 0; i < yes->count; i++)
		r.part[i] = term_choose(c->part[0], yes->part[i], no->part[i]);
	return r;
}

static struct value load_parts(const struct step *s, term place)
{
	struct value r = { .count = s->parts };
	for (unsigned i = 0; i < s->parts; i++) {
		r.part[i] = term_is_number(place) ? NULL : load_by_bits(place, s->offsets[i], s->widths[i]);
		if (!r.part[i]) {
			uint64_t at = number_of(place, "an address that depends on data");
			r.part[i] = load(at + s->offsets[i], s->widths[i]);
		}
	}
	return r;
}

static struct value invoke(const struct step *s, const struct value *o)
{
	uint64_t at = number_of(o[0].part[0], "a call of one of several functions");
	uint64_t number = (at - FUNCTION_AT) / 16;
	struct value result = { .count = 0 };
	if (at < FUNCTION_AT || number >= run.x->program->function_count)
		fail("a call of what is no function");
	const struct function *f = &run.x->program->functions[number];
	if (f->defined)
		return call(f, o + 1, s->count - 1);
	if (starts(f->name, "llvm."))
		return intrinsic(f->name, o + 1);
	if (!run.x->external(f->name, o + 1, s->count - 1, &result)) {
		static char why[100];
		snprintf(why, sizeof why, "a call of %s, which is elsewhere", f->name);
		fail(why);
	}
	return result;
}

static term address(const struct step *s, const struct value *o)
{
	term sum = o[0].part[0];
	sum = term_make(OP_ADD, sum, term_number(64, (uint64_t)s->constant));
	for (unsigned i = 1; i < s->count; i++) {
		if (!s->scales[i])
			continue;
		term index = term_sign(o[i].part[0], 64);
		sum = term_make(
			OP_ADD, sum, term_make(OP_MUL, index, term_number(64, (uint64_t)s->scales[i])));
	}
	return sum;
}

static struct value compute(const struct step *s, const struct value *o)
{
	struct value r = { .count = 0 };
	switch (s->kind) {
	case STEP_BINARY: return one(binary(s, o[0].part[0], o[1].part[0]));
	case STEP_COMPARE: return compare(s, &o[0], &o[1]);
	case STEP_FLOATS: return one(compare_floats(s->predicate, o[0].part[0], o[1].part[0]));
	case STEP_TURN: return one(term_make(OP_XOR, o[0].part[0], term_number(32, 0x80000000)));
	case STEP_CHOOSE: return choose(&o[0], &o[1], &o[2]);
	case STEP_EXTEND:
		if (s->widths[0] <= o[0].part[0]->width)
			return one(term_extract(o[0].part[0], 0, s->widths[0]));
		return one(s->op == OP_SIGN ? term_sign(o[0].part[0], s->widths[0])
									: term_zero(o[0].part[0], s->widths[0]));
	case STEP_LOAD: return load_parts(s, o[0].part[0]);
	case STEP_STORE:
		for (unsigned i = 0; i < s->parts; i++)
			store(number_of(o[1].part[0], "an address that depends on data") + s->offsets[i],
				o[0].part[i]);
		return r;
	case STEP_ADDRESS: return one(address(s, o));
	case STEP_ROOM: return one(term_number(64, new_object((uint64_t)s->constant, NULL, false)));
	case STEP_CALL: return invoke(s, o);
	case STEP_PICK: return one(o[0].part[s->at]);
	case STEP_PUT:
		r = o[0];
		r.part[s->at] = o[1].part[0];
		return r;
	case STEP_COPY: return o[0];
	default: fail(s->what ? s->what : "an instruction");
	}
}

struct frame {
	struct value *values;
	struct value result;
	unsigned block, from;
	bool done;
};

static const struct value *get(const struct frame *f, const struct operand *o)
{
	return o->slot < 0 ? &o->constant : &f->values[o->slot];
}

static void go(struct frame *f, const struct function *fn, unsigned block)
{
	enum { MAX_PHIS = 200 };
	static struct value taken[MAX_PHIS];
	const struct code_block *b = &fn->blocks[block];
	if (b->phi_count > MAX_PHIS)
		fail("too many values that meet");
	for (unsigned i = 0; i < b->phi_count; i++)
		for (unsigned k = 0; k < b->phis[i].count; k++)
			if (b->phis[i].from[k] == f->block)
				taken[i] = *get(f, &b->phis[i].values[k]);
	for (unsigned i = 0; i < b->phi_count; i++)
		f->values[b->phis[i].slot] = taken[i];
	f->from = f->block;
	f->block = block;
}

static void jump(struct frame *f, const struct function *fn, const struct step *s)
{
	if (s->kind == STEP_BRANCH) {
		bool yes = !s->count || decide(get(f, &s->operands[0])->part[0]);
		go(f, fn, s->targets[yes ? 0 : 1]);
		return;
	}
	term value = get(f, &s->operands[0])->part[0];
	for (unsigned i = 1; i < s->count; i++)
		if (decide(term_make(OP_EQUAL, value, get(f, &s->operands[i])->part[0]))) {
			go(f, fn, s->targets[i]);
			return;
		}
	go(f, fn, s->targets[0]);
}

static void run_block(struct frame *f, const struct function *fn)
{
	enum { MAX_OPERANDS = 40 };
	struct value operands[MAX_OPERANDS];
	const struct code_block *b = &fn->blocks[f->block];
	for (unsigned i = 0; i < b->step_count; i++) {
		const struct step *s = &b->steps[i];
		if (++run.steps > MAX_STEPS)
			fail("too many steps");
		if (s->kind == STEP_BRANCH || s->kind == STEP_SWITCH) {
			jump(f, fn, s);
			return;
		}
		if (s->kind == STEP_RETURN) {
			if (s->count)
				f->result = *get(f, &s->operands[0]);
			f->done = true;
			return;
		}
		if (s->kind == STEP_UNKNOWN || s->kind == STEP_NONE || s->count > MAX_OPERANDS)
			fail(s->what ? s->what : "an end that is never reached");
		for (unsigned k = 0; k < s->count; k++)
			operands[k] = *get(f, &s->operands[k]);
		f->values[s->slot] = compute(s, operands);
	}
}

static struct value call(const struct function *fn, const struct value *arguments, unsigned count)
{
	struct frame f = { .values = calloc(fn->slots + 1, sizeof *f.values) };
	unsigned objects = run.object_count;
	if (!f.values)
		abort();
	if (++run.depth > MAX_DEPTH)
		fail("calls too deep");
	memcpy(f.values, arguments, count * sizeof *arguments);
	while (!f.done)
		run_block(&f, fn);
	free_objects(objects);
	free(f.values);
	run.depth--;
	return f.result;
}

term exec_load(uint64_t address, unsigned width)
{
	return load(address, width);
}

void exec_store(uint64_t address, term value)
{
	store(address, value);
}

uint8_t exec_byte(uint64_t address)
{
	return (uint8_t)number_of(load(address, 8), "a name");
}

/* ---- ways ---- */

static void start_way(void)
{
	free_objects(0);
	for (unsigned i = 0; i < run.x->program->global_count; i++) {
		const struct global *g = &run.x->program->globals[i];
		new_object(g->size, g->bytes, g->constant);
	}
	run.decision_at = 0;
	run.steps = 0;
	run.depth = 0;
	run.x->begin();
}

static bool end_way(struct value result)
{
	term conditions[MAX_DECISIONS];
	for (unsigned i = 0; i < run.decision_at; i++)
		conditions[i] = run.decisions[i].taken ? run.decisions[i].condition
											   : term_not(run.decisions[i].condition);
	struct way way = { conditions, run.decision_at, result };
	return run.x->end(&way);
}

/* The next way: the last condition that was taken as true is false. False: there is none. */
static bool next_way(void)
{
	run.decision_count = run.decision_at;
	while (run.decision_count && !run.decisions[run.decision_count - 1].taken)
		run.decision_count--;
	if (!run.decision_count)
		return false;
	run.decisions[run.decision_count - 1].taken = false;
	return true;
}

bool exec_run(struct exec *x, const struct function *f)
{
	run.x = x;
	run.decision_count = 0;
	x->failure = NULL;
	x->split = NULL;
	if (setjmp(run.out))
		return false; /* memory of frames is lost: this is a process of its own */
	unsigned ways = 0;
	do {
		if (++ways > MAX_WAYS)
			fail("too many ways");
		start_way();
		if (!end_way(call(f, NULL, 0)))
			return true;
	} while (next_way());
	return true;
}
