/* SPDX-License-Identifier: MIT */
/* Words of memory and registers by their number: elements of arrays. All reads are of the array
 * before the instruction; the writes are made after the block, in their order. */
#include "smt/internal.h"

static const struct smt_value unknown_element = { 0 };

static struct smt_value counted(struct smt_walk *w, uint64_t number)
{
	return smt_constant(w, wide_from_word((struct word){ number, 0 }));
}

/* Is from <= v < to? */
static smt_ref is_term_within(
	struct smt_walk *w, const struct smt_value *v, uint64_t from, uint64_t to)
{
	struct smt_value least = counted(w, from), end = counted(w, to);
	smt_ref above = smt_not(&w->terms, smt_less(w, v, &least));
	return smt_binary(&w->terms, SMT_BOTH, above, smt_less(w, v, &end));
}

/* ---- arrays ---- */

static struct smt_port memory_port(
	struct smt_walk *w, const struct memory *memory, enum smt_port_kind kind)
{
	bool inside = kind == SMT_PORT_INSIDE;
	struct smt_port port = { .kind = kind, .width = inside ? 1 : 8, .memory = memory };
	port.index = memory->address + (memory->banks ? bits_up_to(memory->banks - 1) : 0);
	port.name = str_printf(w->arena, "%.*s.%s", STR_ARG(memory->name), inside ? "inside" : "bytes");
	return port;
}

static struct smt_port file_port(struct smt_walk *w, const struct register_file *file)
{
	return (struct smt_port){ .kind = SMT_PORT_FILE,
		.name = str_printf(w->arena, "%.*s.file", STR_ARG(file->name)),
		.width = file->width,
		.index = bits_up_to(sem_file_count(file) - 1),
		.file = file };
}

/* ---- memory ---- */

/* A word of memory: the bank, no bits of it where there is none, and the address. */
struct spot {
	const struct memory *memory;
	unsigned width;
	smt_ref bank, address; /* bank NULL: there are none */
};

static smt_ref index_of_byte(struct smt_walk *w, const struct spot *s, unsigned i)
{
	smt_ref by = smt_number(&w->terms, wide_from((int64_t)i), s->memory->address);
	smt_ref at = smt_binary(&w->terms, SMT_ADD, s->address, by);
	return s->bank ? smt_concat(&w->terms, s->bank, at) : at;
}

/* The index of the i-th byte, from the lowest of the value on. */
static smt_ref index_of_lowest(struct smt_walk *w, const struct spot *s, unsigned i)
{
	bool big = s->memory->byte_order == ORDER_BIG;
	return index_of_byte(w, s, big ? s->width / 8 - 1 - i : i);
}

static smt_ref is_outside(struct smt_walk *w, const struct spot *s)
{
	struct smt_port port = memory_port(w, s->memory, SMT_PORT_INSIDE);
	smt_ref all = smt_add_input(w, port), none = smt_number(&w->terms, wide_from(0), 1);
	smt_ref any = smt_truth(&w->terms, false);
	for (unsigned i = 0; i < s->width / 8; i++) {
		smt_ref there = smt_select(&w->terms, all, index_of_byte(w, s, i));
		any = smt_binary(&w->terms, SMT_EITHER, any, smt_binary(&w->terms, SMT_SAME, there, none));
	}
	return any;
}

static smt_ref is_misaligned(struct smt_walk *w, const struct spot *s)
{
	struct smt_value at = smt_unsigned(w, s->address), size = counted(w, s->width / 8);
	struct smt_value rest = smt_modulo(w, &at, &size);
	return smt_as_truth(w, &rest);
}

/* The word at these numbers, with the exceptions of an access. */
static struct spot spot_of(struct smt_walk *w, const struct smt_frame *f,
	const struct memory *memory, const struct smt_value *bank, const struct smt_value *address,
	unsigned width, bool store)
{
	struct spot s = { .memory = memory, .width = width };
	const struct exception *const *raised = w->isa->raised;
	const struct exception *outside = raised[store ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD];
	s.address = smt_low_bits(w, address, memory->address);
	if (memory->banks) {
		s.bank = smt_low_bits(w, bank, bits_up_to(memory->banks - 1));
		smt_ref good = is_term_within(w, bank, 0, memory->banks);
		smt_raise(w, f, outside, smt_not(&w->terms, good));
	}
	smt_raise(w, f, outside, is_outside(w, &s));
	if (!memory->unaligned)
		smt_raise(w, f, raised[store ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD],
			is_misaligned(w, &s));
	return s;
}

static smt_ref word_at(struct smt_walk *w, const struct spot *s)
{
	smt_ref bytes = smt_add_input(w, memory_port(w, s->memory, SMT_PORT_BYTES)), all = NULL;
	for (unsigned i = 0; i < s->width / 8; i++) {
		smt_ref byte = smt_select(&w->terms, bytes, index_of_lowest(w, s, i));
		all = all ? smt_concat(&w->terms, byte, all) : byte;
	}
	return all;
}

static void add_write(struct smt_walk *w, const struct smt_frame *f, struct smt_write write)
{
	write.condition = smt_binary(&w->terms, SMT_BOTH, f->entered, f->state.live);
	VEC_PUSH(w->arena, &w->writes, write);
}

static void write_word(struct smt_walk *w, const struct smt_frame *f, const struct spot *s,
	const struct smt_value *v, size_t operand)
{
	smt_ref bits = smt_low_bits(w, v, s->width);
	for (unsigned i = 0; i < s->width / 8; i++)
		add_write(w, f,
			(struct smt_write){ .memory = s->memory,
				.operand = operand,
				.index = index_of_lowest(w, s, i),
				.value = smt_extract(&w->terms, bits, 8 * i, 8) });
}

/* ---- registers ---- */

/* Register number v of the file, which may be a part of another; raises where there is none. */
static smt_ref number_in_file(struct smt_walk *w, const struct smt_frame *f,
	const struct register_file *file, const struct smt_value *v)
{
	uint64_t end = sem_file_count(file), to;
	smt_ref any = smt_truth(&w->terms, false);
	for (uint64_t n = 0; n < end; n = to + 1) {
		for (to = n; to < end && register_file_has_variable(file, to);)
			to++;
		if (to > n)
			any = smt_binary(&w->terms, SMT_EITHER, any, is_term_within(w, v, n, to));
	}
	smt_raise(w, f, w->isa->raised[EVENT_INDEX], smt_not(&w->terms, any));
	struct smt_value first = counted(w, file->of_first);
	struct smt_value number = smt_arithmetic(w, SEM_OP_PLUS, v, &first);
	return smt_low_bits(w, &number, bits_up_to(sem_file_count(register_file_whole(file)) - 1));
}

static struct smt_value register_value(struct smt_walk *w, smt_ref bits)
{
	return bits->width == 1 ? smt_bool(smt_is_one(w, bits)) : smt_unsigned(w, bits);
}

/* ---- registers of operand modes ---- */

/* The place of register number i of the file in w->own. */
static size_t own_of_file(struct smt_walk *w, const struct register_file *file, uint64_t number)
{
	struct str name =
		str_printf(w->arena, "%.*s%llu", STR_ARG(file->name), (unsigned long long)number);
	return smt_own_register(w, file, number, name);
}

static smt_ref is_number(struct smt_walk *w, const struct smt_value *v, uint64_t number)
{
	struct smt_value other = counted(w, number);
	return smt_same(w, v, &other);
}

static struct smt_value register_by_name(struct smt_walk *w, struct smt_frame *f,
	const struct register_file *file, const struct smt_value *at)
{
	struct smt_value r = { .kind = SEM_KIND_UNKNOWN };
	for (uint64_t n = 0; n < sem_file_count(file) && !w->failure; n++) {
		smt_ref is = is_number(w, at, n);
		if (!register_file_has(file, n) || smt_is_truth(is, false))
			continue;
		struct smt_value own = smt_own_value(w, f, own_of_file(w, file, n));
		r = smt_join(w, is, &own, &r);
	}
	return r;
}

static void assign_named(struct smt_walk *w, struct smt_frame *f, const struct register_file *file,
	const struct smt_value *at, const struct smt_value *v, bool effect)
{
	smt_ref bits = smt_low_bits(w, v, file->width);
	struct smt_value new = register_value(w, bits);
	for (uint64_t n = 0; n < sem_file_count(file) && !w->failure; n++) {
		smt_ref is = is_number(w, at, n);
		if (!register_file_has_variable(file, n) || smt_is_truth(is, false))
			continue;
		size_t own = own_of_file(w, file, n);
		struct smt_value old = smt_own_value(w, f, own);
		f->state.slots[f->scope->symbols.count + own] =
			(struct smt_slot){ true, smt_join(w, is, &new, &old) };
		if (!effect)
			smt_assigned(w, f, own, is);
	}
}

/* ---- elements ---- */

struct element_of {
	const struct memory *memory; /* or */
	const struct register_file *file;
	unsigned width;
	size_t operand; /* in the header; SIZE_MAX: it is not there */
};

static bool element_of_term(struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e,
	struct element_of *element)
{
	const struct sem_state *state = e->element;
	const struct sem_symbol *symbol = sem_base(e)->symbol;
	*element = (struct element_of){ .memory = state->memory, .file = state->file };
	element->operand = SIZE_MAX;
	element->width = state->file    ? state->file->width
					 : state->width ? state->width
									: state->memory->word;
	if (!symbol)
		return true;
	if (f->depth) {
		smt_fail(w, "an operand of another block");
		return false;
	}
	const struct sem_access *access = &w->bound.accesses.items[symbol->index];
	element->operand = symbol->operand;
	if (access->kind == SEM_ACCESS_FILE && !state->width)
		element->width = access->width;
	return true;
}

unsigned smt_element_width(struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e)
{
	struct element_of element;
	return element_of_term(w, f, e, &element) ? element.width : 0;
}

static struct spot spot_of_element(struct smt_walk *w, struct smt_frame *f,
	const struct sem_expr *e, const struct element_of *element, bool store)
{
	struct smt_value bank = { 0 };
	if (element->memory->banks)
		bank = smt_eval(w, f, e->operands.items[0]->operands.items[1]);
	struct smt_value address = smt_eval(w, f, e->operands.items[1]);
	if (w->failure)
		return (struct spot){ 0 };
	return spot_of(w, f, element->memory, &bank, &address, element->width, store);
}

struct smt_value smt_read_element(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e)
{
	struct element_of element;
	if (!element_of_term(w, f, e, &element))
		return unknown_element;
	if (element.memory) {
		struct spot s = spot_of_element(w, f, e, &element, false);
		return w->failure ? unknown_element : smt_unsigned(w, word_at(w, &s));
	}
	struct smt_value at = smt_eval(w, f, e->operands.items[1]);
	if (w->failure)
		return unknown_element;
	at = smt_as_int(w, &at);
	if (e->by_name)
		return register_by_name(w, f, element.file, &at);
	smt_ref number = number_in_file(w, f, element.file, &at);
	smt_ref all = smt_add_input(w, file_port(w, register_file_whole(element.file)));
	return register_value(w, smt_select(&w->terms, all, number));
}

void smt_write_element(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, const struct smt_value *v)
{
	struct element_of element;
	if (!element_of_term(w, f, e, &element))
		return;
	if (element.memory) {
		struct spot s = spot_of_element(w, f, e, &element, true);
		if (!w->failure)
			write_word(w, f, &s, v, element.operand);
		return;
	}
	struct smt_value at = smt_eval(w, f, e->operands.items[1]);
	if (w->failure)
		return;
	at = smt_as_int(w, &at);
	if (e->by_name) {
		assign_named(w, f, element.file, &at, v, e->effect);
		return;
	}
	smt_ref number = number_in_file(w, f, element.file, &at);
	add_write(w, f,
		(struct smt_write){ .file = register_file_whole(element.file),
			.operand = element.operand,
			.index = number,
			.value = smt_low_bits(w, v, element.width) });
}

/* ---- operands ---- */

/* The sum of the fields and registers of an index. */
static struct smt_value sum_of_index(
	struct smt_walk *w, const struct sem_symbol *symbol, const struct sem_index *index)
{
	struct smt_value sum = smt_constant(w, wide_from(0)), part;
	VEC_EACH (struct sem_term, it, &index->terms) {
		size_t n = (size_t)(it - index->terms.items);
		struct str name = str_printf(w->arena, "%.*s.%zu", STR_ARG(symbol->name), n);
		struct smt_port port = { .kind = SMT_PORT_WORD,
			.name = name,
			.width = it->width,
			.field = it->field,
			.lsb = it->lsb };
		if (it->file)
			port = smt_register_port(
				name, it->file, field_extract(it->field, w->word), 1, it->file->width);
		smt_ref bits = smt_add_input(w, port);
		part = it->is_signed && !it->file ? smt_int(w, bits) : smt_unsigned(w, bits);
		sum = smt_arithmetic(w, SEM_OP_PLUS, &sum, &part);
	}
	return sum;
}

static struct spot spot_of_operand(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol, bool store)
{
	const struct sem_access *access = &w->bound.accesses.items[symbol->index];
	bool banks = access->memory->banks != 0;
	struct smt_value bank = { 0 }, address;
	if (banks)
		bank = sum_of_index(w, symbol, &access->indices.items[0]);
	address = sum_of_index(w, symbol, &access->indices.items[banks ? 1 : 0]);
	return spot_of(w, f, access->memory, &bank, &address, access->width, store);
}

bool smt_is_element(const struct sem_access *access)
{
	bool computed = !access->memory->read_only;
	VEC_EACH (struct sem_index, index, &access->indices)
		VEC_EACH (struct sem_term, it, &index->terms)
			computed = computed || it->file;
	return computed;
}

smt_ref smt_operand_word(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol)
{
	struct spot s = spot_of_operand(w, f, symbol, false);
	return word_at(w, &s);
}

void smt_write_operand(struct smt_walk *w, const struct smt_frame *f,
	const struct sem_symbol *symbol, const struct smt_value *v)
{
	struct spot s = spot_of_operand(w, f, symbol, true);
	if (!w->failure)
		write_word(w, f, &s, v, symbol->operand);
}

/* ---- after the block ---- */

static smt_ref with_writes(struct smt_walk *w, smt_ref array, const struct memory *memory,
	const struct register_file *file, size_t operand)
{
	VEC_EACH (struct smt_write, it, &w->writes) {
		bool ordered = file || !w->isa->program; /* by the operands of the header */
		if (it->memory != memory || it->file != file || (ordered && it->operand != operand))
			continue;
		smt_ref stored = smt_store(&w->terms, array, it->index, it->value);
		array = smt_choose(&w->terms, it->condition, stored, array);
	}
	return array;
}

bool smt_is_written(
	const struct smt_walk *w, const struct memory *memory, const struct register_file *file)
{
	VEC_EACH (struct smt_write, it, &w->writes)
		if (it->memory == memory && it->file == file)
			return true;
	return false;
}

/* The registers that an output is. */
static smt_ref with_output(struct smt_walk *w, const struct smt_frame *f, smt_ref array,
	const struct register_file *file, const struct sem_symbol *symbol)
{
	const struct sem_access *access = &w->bound.accesses.items[symbol->index];
	const struct smt_slot *slot = &f->state.slots[symbol->index];
	if (!smt_is_output(w, f, symbol->index) || access->kind != SEM_ACCESS_REGISTER ||
		register_file_whole(access->file) != file || !slot->any)
		return array;
	uint64_t first = field_extract(access->field, w->word) + access->file->of_first;
	smt_ref bits = smt_low_bits(w, &slot->value, access->width);
	for (unsigned i = 0; i < access->count; i++) {
		smt_ref number = smt_number(&w->terms, wide_from((int64_t)(first + i)), array->index);
		unsigned low = i * file->width;
		unsigned width = access->width - low < file->width ? access->width - low : file->width;
		smt_ref part =
			smt_zero_extend(&w->terms, smt_extract(&w->terms, bits, low, width), file->width);
		array = smt_store(&w->terms, array, number, part);
	}
	return array;
}

/* Registers that are assigned by name: as effects of operands, or what comes last. */
static smt_ref with_names(struct smt_walk *w, const struct smt_frame *f, smt_ref array,
	const struct register_file *file, bool last)
{
	for (size_t i = 0; file && i < w->own.count; i++) {
		const struct smt_own *own = &w->own.items[i];
		const struct smt_slot *slot = &f->state.slots[f->scope->symbols.count + i];
		if (own->kind != SMT_PLACE_REGISTER || own->file != file || !slot->any)
			continue;
		smt_ref number = smt_number(&w->terms, wide_from((int64_t)own->number), array->index);
		smt_ref bits = smt_low_bits(w, &slot->value, file->width);
		smt_ref stored = smt_store(&w->terms, array, number, bits);
		array = last ? smt_choose(&w->terms, smt_is_last(w, f, i), stored, array) : stored;
	}
	return array;
}

struct smt_port smt_array_after(struct smt_walk *w, const struct smt_frame *f,
	const struct memory *memory, const struct register_file *file, smt_ref *after)
{
	struct smt_port port = memory ? memory_port(w, memory, SMT_PORT_BYTES) : file_port(w, file);
	smt_ref array = smt_add_input(w, port);
	if (memory && w->isa->program) {
		*after = with_writes(w, array, memory, file, SIZE_MAX);
		return port;
	}
	array = with_names(w, f, array, file, false);
	VEC_EACH (struct sem_symbol *, it, &w->scope->symbols) {
		if (file)
			array = with_output(w, f, array, file, *it);
		if ((*it)->kind == SEM_FILE || (*it)->kind == SEM_OPERAND)
			array = with_writes(w, array, memory, file, (*it)->operand);
	}
	array = with_writes(w, array, memory, file, SIZE_MAX);
	*after = with_names(w, f, array, file, true);
	return port;
}
