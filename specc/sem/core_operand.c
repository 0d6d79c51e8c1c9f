/* Operands and registers as nodes: sources with their modifiers, destinations, elements of files,
 * words of memory. */
#include "sem/core_internal.h"

/* ---- places in the record ---- */

unsigned core_slot_of(
	struct core_run *r, const struct sem_symbol *symbol, unsigned part, bool is_destination)
{
	struct core_program *program = r->b->program;
	const struct core_operand *o = &r->operands[symbol->index];
	unsigned file = o->access->file ? o->access->file->width : o->width;
	for (size_t i = 0; i < program->slots.count; i++) {
		struct core_slot *it = &program->slots.items[i];
		if (it->kind != CORE_SLOT_VALUE || it->symbol != symbol || it->part != part ||
			it->is_destination != is_destination)
			continue;
		it->width = o->count > 1 ? file : o->width;
		it->varying = o->varying;
		it->truth = o->is_bool;
		if (is_destination)
			it->file = o->access->file->of ? o->access->file->of : o->access->file;
		return (unsigned)i;
	}
	core_fail(r, symbol->span, "'%.*s' has no place in the record", STR_ARG(symbol->name));
	return 0;
}

static unsigned flag_slot(struct core_run *r, const struct sem_symbol *symbol, enum core_flag flag)
{
	struct core_program *program = r->b->program;
	for (size_t i = 0; i < program->slots.count; i++) {
		const struct core_slot *it = &program->slots.items[i];
		if (it->kind == CORE_SLOT_FLAG && it->symbol == symbol && it->flag == flag)
			return (unsigned)i;
	}
	core_fail(
		r, symbol->span, "a modifier of '%.*s' has no place in the record", STR_ARG(symbol->name));
	return 0;
}

struct core_node *core_flag_node(
	struct core_run *r, const struct sem_symbol *symbol, enum core_flag flag)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->can[flag] || (r->choice->plain && !o->is_bool))
		return core_truth(r->b, false);
	struct core_node leaf = {
		.op = CORE_FLAG, .truth = true, .slot = flag_slot(r, symbol, flag), .range = range_bits(1)
	};
	return core_leaf(r->b, &leaf);
}

/* ---- sources ---- */

static struct core_node *source_part(
	struct core_run *r, const struct sem_symbol *symbol, unsigned part)
{
	const struct core_operand *o = &r->operands[symbol->index];
	unsigned slot = core_slot_of(r, symbol, part, false);
	if (r->b->failure)
		return core_number(r->b, 0);
	unsigned width = r->b->program->slots.items[slot].width;
	if (width > 64)
		core_fail(r, symbol->span, "'%.*s' has more than 64 bits that are no registers",
			STR_ARG(symbol->name));
	struct core_node leaf = { .op = CORE_SOURCE, .slot = slot, .varying = o->varying };
	leaf.truth = o->is_bool;
	leaf.range = o->is_immediate_signed
					 ? range_of(wide_neg(wide_power(o->own - 1)), wide_mask(o->own - 1))
					 : range_bits(o->own && o->own < width ? o->own : width);
	return core_leaf(r->b, &leaf);
}

static struct core_node *whole_source(struct core_run *r, const struct sem_symbol *symbol)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_node *value = source_part(r, symbol, 0);
	for (unsigned part = 1; part < o->count; part++) {
		struct core_node *shift = core_number(r->b, part * o->access->file->width);
		struct core_node *high = core_binary(r->b, CORE_SHL, source_part(r, symbol, part), shift);
		value = core_binary(r->b, CORE_OR, value, high);
	}
	return o->count > 1 ? core_extract(r->b, value, 0, o->width) : value;
}

static struct core_node *modified_float(
	struct core_run *r, const struct sem_symbol *symbol, struct core_node *x)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_node *sign = core_wide_number(r->b, wide_power(o->width - 1));
	struct core_node *absolute = core_flag_node(r, symbol, CORE_ABSOLUTE);
	x = core_select(r->b, absolute, core_extract(r->b, x, 0, o->width - 1), x);
	struct core_node *negate = core_flag_node(r, symbol, CORE_NEGATE);
	return core_select(r->b, negate, core_binary(r->b, CORE_XOR, x, sign), x);
}

static struct core_node *modified_integer(
	struct core_run *r, const struct sem_symbol *symbol, struct core_node *x)
{
	const struct core_operand *o = &r->operands[symbol->index];
	struct core_builder *b = r->b;
	struct core_node *size = core_wide_number(b, wide_power(o->width));
	struct core_node *ones = core_wide_number(b, wide_mask(o->width));
	struct core_node *negated = core_binary(b, CORE_SUB, size, x);
	struct core_node *sign = core_bit(b, x, core_number(b, o->width - 1));
	x = core_select(
		b, core_flag_node(r, symbol, CORE_ABSOLUTE), core_select(b, sign, negated, x), x);
	/* where both are written, `-` alone acts: the checks of ranges and the reference read it so */
	struct core_node *inverted = core_select(
		b, core_flag_node(r, symbol, CORE_INVERT), core_binary(b, CORE_XOR, x, ones), x);
	negated = core_binary(b, CORE_SUB, size, x);
	return core_select(b, core_flag_node(r, symbol, CORE_NEGATE), negated, inverted);
}

struct core_value core_operand_value(struct core_run *r, const struct sem_symbol *symbol, bool raw)
{
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->known) {
		core_fail(r, symbol->span, "what '%.*s' is, is not known", STR_ARG(symbol->name));
		return core_of(CORE_INT, core_number(r->b, 0), 32);
	}
	struct core_node *x = whole_source(r, symbol);
	if (o->is_bool && !raw)
		x = core_binary(r->b, CORE_XOR, x, core_flag_node(r, symbol, CORE_INVERT));
	else if (o->is_float && !raw)
		x = modified_float(r, symbol, x);
	else if (!raw)
		x = modified_integer(r, symbol, x);
	const struct sem_access *access = o->access;
	if (access->kind == SEM_ACCESS_IMMEDIATE && (access->scale != 1 || access->offset)) {
		x = core_binary(r->b, CORE_MUL, x, core_number(r->b, access->scale));
		x = core_binary(r->b, CORE_ADD, x, core_number(r->b, access->offset));
	}
	return core_of(o->is_bool ? CORE_BOOL : o->is_float ? CORE_FLOAT : CORE_INT, x, o->width);
}

/* ---- registers by name ---- */

int core_register_of(struct core_run *r, struct str name)
{
	uint64_t number;
	VEC_EACH (struct register_file *, file, &r->b->isa->register_files) {
		if (!register_file_find(*file, name, &number))
			continue;
		for (size_t i = 0; i < r->registers.count; i++)
			if (r->registers.items[i].file == *file && r->registers.items[i].number == number)
				return (int)i;
		if (r->registers.count == CORE_MAX_REGISTERS)
			return -1;
		struct core_register found = { *file, number };
		VEC_PUSH(r->b->arena, &r->registers, found);
		return (int)r->registers.count - 1;
	}
	return -1;
}

static struct core_value register_value(struct core_run *r, struct core_register reg)
{
	const struct register_file *file = reg.file;
	struct core_node leaf = { .op = CORE_STATE,
		.file = file,
		.number = reg.number,
		.truth = file->width == 1,
		.varying = file->lanes > 1,
		.range = range_bits(file->width) };
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number == reg.number && it->constant)
			leaf.range = range_number(wide_from_word((struct word){ it->reads, 0 }));
	return core_of(leaf.truth ? CORE_BOOL : CORE_INT, core_leaf(r->b, &leaf), file->width);
}

struct core_value core_named_state(struct core_run *r, struct span span, struct str name)
{
	unsigned lanes = r->b->lanes;
	if (str_equal_c(name, "laneid")) {
		struct core_node leaf = { .op = CORE_LANEID,
			.varying = lanes > 1,
			.range = range_of(wide_from(0), wide_from((int64_t)lanes - 1)) };
		return core_of(CORE_INT, core_leaf(r->b, &leaf), 0);
	}
	if (str_equal_c(name, "active")) {
		struct core_node leaf = { .op = CORE_ACTIVE, .range = range_bits(lanes) };
		if (lanes == 1) /* where an instruction is executed, the only one is active */
			leaf.range = range_number(wide_from(1));
		return core_of(CORE_INT, core_leaf(r->b, &leaf), lanes);
	}
	int i = core_register_of(r, name);
	if (i < 0) {
		core_fail(r, span, "'%.*s' cannot be executed yet", STR_ARG(name));
		return core_of(CORE_INT, core_number(r->b, 0), 0);
	}
	struct core_node *written = r->root_frame->state->registers[i];
	struct core_value value = register_value(r, r->registers.items[i]);
	if (written)
		value.node = written;
	return value;
}

/* ---- elements of files ---- */

static const struct sem_expr *element_base(const struct sem_expr *e, unsigned *indices)
{
	*indices = 0;
	for (; e->kind == SEM_INDEX; ++*indices)
		e = e->operands.items[0];
	return e->kind == SEM_NAME ? e : NULL;
}

void core_raise_where(struct core_run *r, const struct core_frame *f, struct str exception,
	struct core_node *condition)
{
	struct core_raise raise = { .condition =
									core_binary(r->b, CORE_AND, f->state->path, condition) };
	bool value;
	while (raise.exception < r->b->isa->exceptions.count &&
		   !str_equal(r->b->isa->exceptions.items[raise.exception]->name, exception))
		raise.exception++;
	if (!core_is_truth(raise.condition, &value) || value)
		VEC_PUSH(r->b->arena, &r->b->program->raises, raise);
}

/* Constant registers do not count. */
static bool has_register(const struct register_file *file, uint64_t number)
{
	bool found = number >= file->first && number - file->first < file->count;
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number == number) {
			if (it->constant)
				return false;
			found = true;
		}
	return found;
}

/* Is the number of a register from `from` on, in front of `to`? */
static struct core_node *is_between(
	struct core_builder *b, struct core_node *index, uint64_t from, uint64_t to)
{
	return core_binary(b, CORE_AND,
		core_compare(b, STR(">="), index, core_number(b, (int64_t)from)),
		core_compare(b, STR("<"), index, core_number(b, (int64_t)to)));
}

struct core_node *core_register_number(struct core_run *r, const struct core_frame *f,
	const struct register_file *file, struct core_node *index)
{
	struct core_builder *b = r->b;
	uint64_t end = file->first + file->count, any = 0;
	VEC_EACH (struct register_name, it, &file->names)
		end = it->number >= end ? it->number + 1 : end;
	while (end && !has_register(file, end - 1))
		end--;
	while (any < end && !has_register(file, any))
		any++;
	struct core_node *good = is_between(b, index, any, end);
	for (uint64_t n = any, to; n < end; n = to) { /* numbers that are left out */
		for (to = n; to < end && has_register(file, to);)
			to++;
		uint64_t from = to;
		while (to < end && !has_register(file, to))
			to++;
		if (from == end)
			break;
		good = core_binary(b, CORE_AND, good, core_not(b, is_between(b, index, from, to)));
	}
	core_raise_where(r, f, STR("IndexRange"), core_not(b, good));
	return core_select(b, good, index, core_number(b, (int64_t)any));
}

static struct core_value memory_word(struct core_run *r, struct core_frame *f,
	const struct sem_expr *e, const struct core_operand *o, unsigned indices)
{
	const struct memory *memory = o->access->memory;
	if (indices != (memory->banks ? 2u : 1u)) {
		core_fail(r, e->span, "a word of '%.*s' has %u indices", STR_ARG(memory->name),
			memory->banks ? 2u : 1u);
		return core_of(CORE_INT, core_number(r->b, 0), 0);
	}
	struct core_node leaf = { .op = CORE_LOAD, .memory = memory, .width = o->width };
	struct core_value at = core_eval(r, f, e->operands.items[1]);
	leaf.b = core_extract(r->b, core_integer(r, e, at), 0, memory->address);
	leaf.a = core_number(r->b, 0);
	if (indices == 2)
		leaf.a = core_integer(r, e, core_eval(r, f, e->operands.items[0]->operands.items[1]));
	leaf.varying = leaf.a->varying || leaf.b->varying;
	leaf.range = range_bits(o->width);
	struct core_node fault = leaf;
	fault.op = CORE_FAULT;
	fault.range = range_of(wide_from(0), wide_from((int64_t)r->b->isa->exceptions.count));
	struct core_node *raised = core_leaf(r->b, &fault);
	for (size_t i = 0; i < r->b->isa->exceptions.count; i++) {
		struct str name = r->b->isa->exceptions.items[i]->name;
		if (str_equal_c(name, "AddressRange") || str_equal_c(name, "AddressAlign"))
			core_raise_where(r, f, name,
				core_compare(r->b, STR("=="), raised, core_number(r->b, (int64_t)i + 1)));
	}
	return core_of(CORE_INT, core_leaf(r->b, &leaf), o->width);
}

struct core_value core_element(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e, bool *found)
{
	unsigned indices;
	struct core_value none = { 0 };
	const struct sem_expr *base = element_base(e, &indices);
	const struct sem_symbol *symbol = base ? sem_scope_find(r->root, base->text) : NULL;
	*found = symbol && symbol->kind == SEM_FILE && f->depth == 0;
	if (!*found)
		return none;
	const struct core_operand *o = &r->operands[symbol->index];
	if (!o->known || (!o->access->memory && !o->access->file)) {
		core_fail(r, e->span, "'%.*s' is neither register file nor memory", STR_ARG(base->text));
		return none;
	}
	if (o->access->memory)
		return memory_word(r, f, e, o, indices);
	const struct register_file *file = o->access->file;
	struct core_node leaf = { .op = CORE_REGISTER, .file = file, .truth = file->width == 1 };
	leaf.a =
		core_register_number(r, f, file, core_integer(r, e, core_eval(r, f, e->operands.items[1])));
	leaf.varying = leaf.a->varying || file->lanes > 1;
	leaf.range = range_bits(file->width);
	return core_of(leaf.truth ? CORE_BOOL : CORE_INT, core_leaf(r->b, &leaf), file->width);
}
