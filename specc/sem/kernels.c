/* Makes the kernels of an instruction set: for each block and each combination of the modifier
 * values that matter, a program in the core form, printed as C; equal ones are one. */
#include "sem/kernels.h"

enum { MAX_MODIFIERS = 12, MAX_COMBINATIONS = 4096, MAX_TABLE = 1 << 16 };

/* A modifier that the block, or a width in it, looks at. */
struct tried {
	const struct sem_modifier *modifier;
	const struct field *field; /* of the first opcode that has it */
	bool must_be_known;        /* widths and prefixes depend on it */
	bool open;                 /* the kernels look at it when they run */
	bool may_be_open;          /* those for modifiers of operands do, as they are slower anyway */
};

struct maker {
	struct arena *arena;   /* of what stays */
	struct arena scratch;  /* of the block in hand */
	const struct isa *isa;
	const struct emit_style *style;
	struct sem_run *run;
	struct kernels *kernels;
	struct str_map texts; /* text -> kernel index + 1 */
	struct str_map names;
	/* the block in hand */
	struct sem_scope *scope;
	struct tried modifiers[MAX_MODIFIERS];
	unsigned modifier_count;
	struct core_layout layout;
	const char *failure;
	struct span failure_span;
};

/* An opcode with values for all modifiers that are not open, bound. */
struct variant {
	struct kernel_entry *entry;
	unsigned index; /* in entry->kernels, without the flags */
	struct sem_bound bound;
	bool done;
};
struct variants {
	VEC(struct variant) list;
};

/* ---- modifiers ---- */

static void add_modifier(struct maker *m, struct str name, bool must_be_known)
{
	const struct sem_modifier *modifier = sem_scope_modifier(m->scope, name);
	if (!modifier || !modifier->type || modifier->type->kind != TYPE_ENUM || !modifier->field)
		return;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (m->modifiers[i].modifier == modifier) {
			m->modifiers[i].must_be_known = m->modifiers[i].must_be_known || must_be_known;
			return;
		}
	if (m->modifier_count == MAX_MODIFIERS)
		m->failure = "the block looks at too many modifiers";
	else
		m->modifiers[m->modifier_count++] = (struct tried){
			.modifier = modifier, .field = modifier->field, .must_be_known = must_be_known };
}

static void find_modifiers(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	if (e->kind == SEM_MOD || e->kind == SEM_INFIX)
		add_modifier(user, e->text, false);
}

static void add_names(struct maker *m, const struct ast_expr *e)
{
	if (!e)
		return;
	if (e->kind == AST_NAME)
		add_modifier(m, e->text, true);
	VEC_EACH (struct ast_expr *, it, &e->operands)
		add_names(m, *it);
}

static bool uses_template(const struct opcode *opcode, const struct template *template)
{
	VEC_EACH (struct form *, it, &opcode->forms)
		if ((*it)->template == template)
			return true;
	return false;
}

static void gather_modifiers(struct maker *m)
{
	struct sem_walker walker = { .user = m, .expr = find_modifiers };
	m->modifier_count = 0;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		for (const struct definition *d = (*op)->definition; d; d = d->parent) {
			VEC_EACH (struct bitwidth, it, &d->bitwidths)
				add_names(m, it->expr);
			VEC_EACH (struct asm_format, it, &d->asm_formats)
				add_names(m, it->call);
		}
	sem_walk(&m->scope->block->body, &walker);
}

static const struct field *modifier_field(const struct opcode *opcode, const struct tried *t)
{
	const struct field *field = opcode_find_field(opcode, t->field->name);
	if (field)
		return field;
	VEC_EACH (struct field *, it, &opcode->fields)
		if ((*it)->suffix.length && str_equal((*it)->suffix, t->modifier->name))
			return *it;
	return NULL;
}

/* ---- legal combinations ---- */

static bool box_allows(const struct maker *m, const struct opcode *opcode, const struct box *box,
	const uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(opcode, &m->modifiers[i]);
		int at = field ? opcode_field_index(opcode, field) : -1;
		if (at >= 0 && !cube_set_contains(&box->sets[at], (struct word){ values[i], 0 }))
			return false;
	}
	return true;
}

static bool is_legal(const struct maker *m, const struct opcode *opcode, const uint64_t *values)
{
	VEC_EACH (struct form *, form, &opcode->forms)
		if ((*form)->template == m->scope->template)
			VEC_EACH (struct box, box, &(*form)->boxes)
				if (box_allows(m, opcode, box, values))
					return true;
	return false;
}

static struct word word_of(
	const struct maker *m, const struct opcode *opcode, const uint64_t *values)
{
	struct word word = opcode->fixed.match;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(opcode, &m->modifiers[i]);
		if (field)
			word = field_insert(field, word, values[i]);
	}
	return word;
}

/* Steps through all values of all modifiers that opcode has; false: that was the last. */
static bool next_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(opcode, &m->modifiers[i]);
		if (!field)
			continue;
		at[i] = at[i] + 1 < field->type->values.count ? at[i] + 1 : 0;
		values[i] = field->type->values.items[at[i]].value;
		if (at[i])
			return true;
	}
	return false;
}

static void first_values(
	const struct maker *m, const struct opcode *opcode, unsigned *at, uint64_t *values)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(opcode, &m->modifiers[i]);
		at[i] = 0;
		values[i] = field && field->type->values.count ? field->type->values.items[0].value : 0;
	}
}

/* ---- what operands are ---- */

static struct core_operand operand_of(const struct sem_access *a)
{
	struct core_operand o = { .known = a->kind != SEM_ACCESS_NONE,
		.is_float = a->is_float,
		.is_bool = a->is_bool,
		.varying = a->varying,
		.can = { a->negate != NULL, a->invert != NULL, a->absolute != NULL },
		.flags = { a->negate, a->invert, a->absolute },
		.width = a->width,
		.own = a->kind == SEM_ACCESS_IMMEDIATE ? a->own : a->width,
		.count = a->kind == SEM_ACCESS_REGISTER ? a->count : 1,
		.in = a->in,
		.out = a->out,
		.access = a };
	o.is_immediate_signed = a->kind == SEM_ACCESS_IMMEDIATE && a->is_signed;
	return o;
}

/* Can one program serve both? Then x becomes it. */
static bool join_operand(struct core_operand *x, const struct core_operand *y)
{
	bool file_x = x->known && x->access->kind == SEM_ACCESS_FILE;
	bool file_y = y->known && y->access->kind == SEM_ACCESS_FILE;
	if (x->known != y->known || x->width != y->width || x->is_float != y->is_float ||
		x->is_bool != y->is_bool || x->is_immediate_signed != y->is_immediate_signed ||
		(x->is_immediate_signed && x->own != y->own) || x->out != y->out || file_x != file_y)
		return false;
	if (!x->known)
		return true;
	if ((x->out || file_x) && (x->access->file != y->access->file ||
								  x->access->memory != y->access->memory))
		return false;
	if (x->access->scale != y->access->scale || x->access->offset != y->access->offset)
		if (x->access->kind == SEM_ACCESS_IMMEDIATE && y->access->kind == SEM_ACCESS_IMMEDIATE)
			return false;
	if (x->access->kind != SEM_ACCESS_REGISTER && y->access->kind == SEM_ACCESS_REGISTER)
		x->access = y->access;
	x->varying = x->varying || y->varying;
	for (unsigned i = 0; i < 3; i++) {
		x->can[i] = x->can[i] || y->can[i];
		x->flags[i] = x->flags[i] ? x->flags[i] : y->flags[i];
	}
	x->own = x->own > y->own ? x->own : y->own;
	x->count = x->count > y->count ? x->count : y->count;
	return true;
}

static bool join_operands(
	struct maker *m, struct core_operand *x, const struct sem_bound *bound)
{
	size_t count = m->scope->symbols.count;
	struct core_operand *joined = ARENA_ARRAY(&m->scratch, struct core_operand, count + 1);
	memcpy(joined, x, count * sizeof *x);
	for (size_t i = 0; i < count; i++) {
		struct core_operand y = operand_of(&bound->accesses.items[i]);
		if (!join_operand(&joined[i], &y))
			return false;
	}
	memcpy(x, joined, count * sizeof *x);
	return true;
}

/* ---- places of the record ---- */

static void add_slot(struct maker *m, struct core_slot slot)
{
	VEC_EACH (struct core_slot, it, &m->layout.slots)
		if (it->kind == slot.kind && it->symbol == slot.symbol && it->part == slot.part &&
			it->is_destination == slot.is_destination && it->flag == slot.flag &&
			it->modifier == slot.modifier)
			return;
	VEC_PUSH(&m->scratch, &m->layout.slots, slot);
}

static void add_values(
	struct maker *m, const struct sem_symbol *symbol, const struct core_operand *o)
{
	struct core_slot slot = { .kind = CORE_SLOT_VALUE, .symbol = symbol };
	bool is_source = o->in || !o->out || core_keeps(m->scope->block, symbol);
	for (; o->known && slot.part < o->count; slot.part++) {
		slot.is_destination = false;
		if (is_source)
			add_slot(m, slot);
		slot.is_destination = true;
		if (o->out)
			add_slot(m, slot);
	}
}

static void add_slots(struct maker *m, const struct variants *variants)
{
	static const enum core_flag flags[] = { CORE_NEGATE, CORE_INVERT, CORE_ABSOLUTE };
	m->layout = (struct core_layout){ 0 };
	VEC_EACH (struct sem_symbol *, symbol, &m->scope->symbols) {
		if ((*symbol)->kind != SEM_OPERAND || (*symbol)->keyword)
			continue;
		VEC_EACH (struct variant, it, &variants->list) {
			struct core_operand o = operand_of(&it->bound.accesses.items[(*symbol)->index]);
			add_values(m, *symbol, &o);
			struct core_slot flag = { .kind = CORE_SLOT_FLAG, .symbol = *symbol };
			for (unsigned i = 0; i < 3; i++) {
				flag.flag = flags[i];
				if (o.can[flags[i]])
					add_slot(m, flag);
			}
		}
	}
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct core_slot slot = { .kind = CORE_SLOT_CHOICE, .modifier = m->modifiers[i].modifier };
		if (m->modifiers[i].open || m->modifiers[i].may_be_open)
			add_slot(m, slot);
	}
	if (m->kernels->slots < m->layout.slots.count)
		m->kernels->slots = (unsigned)m->layout.slots.count;
}

/* ---- filling the record ---- */

static void bank_bits(const struct sem_access *a, struct kernel_fill *fill)
{
	if (a->indices.count == 2 && a->indices.items[0].terms.count == 1) {
		fill->bank_lsb = a->indices.items[0].terms.items[0].lsb;
		fill->bank_width = a->indices.items[0].terms.items[0].width;
	}
}

static void fill_memory(struct maker *m, struct kernel_fill *fill, const struct sem_access *a,
	const struct sem_symbol *symbol, unsigned part)
{
	const struct sem_index *last = &a->indices.items[a->indices.count - 1];
	fill->kind = FILL_MEMORY;
	fill->memory = a->memory;
	if (last->terms.count != 1 || last->terms.items[0].file || a->width % 8 ||
		(a->indices.count == 2 && a->indices.items[0].terms.count != 1)) {
		m->failure = "an operand in memory has an address that is computed";
		return;
	}
	fill->lsb = last->terms.items[0].lsb;
	fill->width = last->terms.items[0].width;
	fill->is_signed = last->terms.items[0].is_signed;
	unsigned parts = 0;
	VEC_EACH (struct core_slot, it, &m->layout.slots)
		parts += it->kind == CORE_SLOT_VALUE && it->symbol == symbol && !it->is_destination;
	fill->size = part ? 0 : a->width / 8;
	fill->bytes = a->width / 8 / parts;
	fill->part = part * fill->bytes;
	bank_bits(a, fill);
}

static struct kernel_fill fill_of(
	struct maker *m, const struct sem_bound *bound, const struct core_slot *slot, unsigned index)
{
	struct kernel_fill fill = { .slot = index };
	const struct sem_access *a =
		slot->symbol ? &bound->accesses.items[slot->symbol->index] : NULL;
	fill.field = a ? a->field : NULL;
	if (slot->kind == CORE_SLOT_FLAG) {
		const struct field *fields[] = { a->negate, a->invert, a->absolute };
		const uint64_t on[] = { a->negate_on, a->invert_on, a->absolute_on };
		fill.kind = FILL_FLAG;
		fill.field = fields[slot->flag];
		fill.on = on[slot->flag];
		fill.decides = !a->is_bool;
	} else if (a->kind == SEM_ACCESS_REGISTER) {
		fill.kind = slot->is_destination ? FILL_DESTINATION : FILL_REGISTER;
		fill.file = a->file->of ? a->file->of : a->file;
		fill.part = slot->part + (unsigned)a->file->of_first;
		fill.width = fill.field->width;
	} else if (a->kind == SEM_ACCESS_IMMEDIATE) {
		fill.kind = FILL_IMMEDIATE;
		fill.lsb = a->lsb;
		fill.width = a->own;
		fill.is_signed = a->is_signed;
		if (slot->part || a->own > 32)
			m->failure = "an immediate of more than 32 bits";
	} else if (a->kind == SEM_ACCESS_MEMORY) {
		fill_memory(m, &fill, a, slot->symbol, slot->part);
	}
	return fill;
}

static void fill_entry(struct maker *m, struct kernel_entry *entry, const struct sem_bound *bound)
{
	for (size_t i = 0; i < m->layout.slots.count; i++) {
		const struct core_slot *slot = &m->layout.slots.items[i];
		struct kernel_fill fill = { .slot = (unsigned)i, .kind = FILL_CHOICE };
		if (slot->kind == CORE_SLOT_CHOICE)
			for (unsigned k = 0; k < m->modifier_count; k++) {
				if (m->modifiers[k].modifier == slot->modifier)
					fill.field = modifier_field(entry->opcode, &m->modifiers[k]);
			}
		else
			fill = fill_of(m, bound, slot, (unsigned)i);
		if (fill.field)
			VEC_PUSH(m->arena, &entry->fills, fill);
	}
	entry->uniform = bound->uniform;
	if (bound->guard.field) {
		entry->guard = bound->guard.field;
		entry->guard_invert = bound->guard.invert;
		entry->guard_invert_on = bound->guard.invert_on;
	}
}

/* ---- programs ---- */

static struct core_choice choice_of(struct maker *m, const struct opcode *opcode,
	const struct word word, bool plain, bool all_open)
{
	struct core_choice choice = { .plain = plain };
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct tried *t = &m->modifiers[i];
		struct core_modifier it = { t->modifier, modifier_field(opcode, t), NULL };
		if (!it.field)
			continue;
		if (!t->open && !(all_open && t->may_be_open))
			it.value = type_find_value(it.field->type, field_extract(it.field, word));
		VEC_PUSH(&m->scratch, &choice.modifiers, it);
	}
	return choice;
}

static void note_features(struct maker *m, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes) {
		if (!(*it)->used)
			continue;
		m->kernels->wide = m->kernels->wide || (*it)->bits == 128;
		m->kernels->floats =
			m->kernels->floats || ((*it)->op >= CORE_ROUND && (*it)->op <= CORE_FMAX);
	}
}

static struct str kernel_name(struct maker *m)
{
	struct buffer out = buffer_new(m->arena);
	const struct sem_block *block = m->scope->block;
	buffer_add(&out, m->style->identifier(m->arena, block->name));
	VEC_EACH (struct sem_suffix, it, &block->suffixes)
		if (!sem_scope_modifier(m->scope, it->name))
			buffer_printf(&out, "_%.*s", STR_ARG(m->style->identifier(m->arena, it->name)));
	struct str base = buffer_str(&out), name = base;
	for (unsigned n = 2; str_map_get(&m->names, name); n++)
		name = str_printf(m->arena, "%.*s_%u", STR_ARG(base), n);
	str_map_put(&m->names, name, m);
	return name;
}

/* The kernel with this text; returns its index + 1. */
static unsigned kernel_for(struct maker *m, struct str text, const struct core_program *program,
	const struct sem_bound *bound)
{
	const struct register_file *guard = bound->guard.field ? bound->guard.file : NULL;
	struct str key = str_printf(m->arena, "%d%d %p %llx %llx\n%.*s", bound->uniform,
		m->scope->block->always, (const void *)guard, (unsigned long long)program->rows32,
		(unsigned long long)program->rows64, STR_ARG(text));
	uintptr_t known = (uintptr_t)str_map_get(&m->texts, key);
	if (known)
		return (unsigned)known;
	struct kernel *kernel = ARENA_NEW(m->arena, struct kernel);
	kernel->name = kernel_name(m);
	kernel->head = span_text(m->scope->block->span);
	kernel->source = m->scope->block->span.source;
	kernel->text = str_copy(m->arena, text);
	kernel->uniform = bound->uniform;
	kernel->always = m->scope->block->always;
	kernel->rows32 = program->rows32;
	kernel->rows64 = program->rows64;
	kernel->guard = guard;
	VEC_PUSH(m->arena, &m->kernels->kernels, kernel);
	str_map_put(&m->texts, key, (void *)(uintptr_t)m->kernels->kernels.count);
	return (unsigned)m->kernels->kernels.count;
}

/* Builds and plans; NULL with m->failure set. */
static struct core_program *program_of(struct maker *m, struct core_builder *b,
	const struct core_operand *operands, const struct core_choice *choice, bool uniform,
	unsigned *loops)
{
	*b = (struct core_builder){ .arena = &m->scratch,
		.isa = m->isa,
		.lanes = sem_lanes(m->isa) };
	struct core_program *program =
		core_build(b, m->scope, &m->layout, operands, choice, uniform);
	if (program)
		*loops = core_plan(b, program);
	if (b->failure) {
		m->failure = b->failure;
		m->failure_span = b->failure_span;
		return NULL;
	}
	return program;
}

/* One kernel for a class of variants: plain, or for any modifiers of operands. */
static unsigned make_kernel(struct maker *m, const struct core_operand *operands,
	const struct variant *v, struct word word, bool plain)
{
	struct core_builder b;
	unsigned loops;
	struct core_choice choice = choice_of(m, v->bound.opcode, word, plain, !plain);
	struct core_program *program =
		program_of(m, &b, operands, &choice, v->bound.uniform, &loops);
	if (!program && !plain) {
		m->failure = NULL;
		choice = choice_of(m, v->bound.opcode, word, plain, false);
		program = program_of(m, &b, operands, &choice, v->bound.uniform, &loops);
	}
	if (!program)
		return 0;
	struct str text = emit_program(&b, program, m->style, loops);
	if (b.failure) {
		m->failure = b.failure;
		m->failure_span = b.failure_span;
		return 0;
	}
	note_features(m, program);
	m->kernels->wide = m->kernels->wide || b.wide;
	return kernel_for(m, text, program, &v->bound);
}

/* ---- which modifiers stay open ---- */

/* By how many vectors a row takes, and for what no vector has. */
static unsigned cost_of_node(const struct core_node *n)
{
	bool rows = n->varying && n->op >= CORE_ROUND && n->op <= CORE_TO_INT;
	if (!n->used || (!n->in_lanes && !rows))
		return 0;
	if (n->bits == 128)
		return 16;
	if ((n->op == CORE_DIV || n->op == CORE_MOD) && n->b->op != CORE_CONST)
		return 16;
	return n->bits == 64 ? 2 : 1;
}

static unsigned cost_of(const struct core_program *program)
{
	unsigned cost = 0;
	VEC_EACH (struct core_node *, it, &program->nodes)
		cost += cost_of_node(*it);
	return cost;
}

/* The word with the last value of every other modifier. */
static struct word last_values(
	const struct maker *m, const struct opcode *opcode, const struct tried *t, struct word word)
{
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(opcode, &m->modifiers[i]);
		if (&m->modifiers[i] != t && field && field->type->values.count)
			word = field_insert(
				field, word, field->type->values.items[field->type->values.count - 1].value);
	}
	return word;
}

/* Cost of the program with the modifier open, and the most that one with a fixed value has. */
static bool costs_of(struct maker *m, struct tried *t, const struct core_operand *operands,
	const struct variant *v, struct word word, unsigned *open, unsigned *fixed)
{
	struct core_builder b;
	unsigned loops;
	const struct field *field = modifier_field(v->bound.opcode, t);
	t->open = true;
	struct core_choice choice = choice_of(m, v->bound.opcode, word, true, false);
	struct core_program *program = program_of(m, &b, operands, &choice, v->bound.uniform, &loops);
	t->open = false;
	m->failure = NULL;
	if (!program || !field)
		return false;
	*open = cost_of(program);
	*fixed = 0;
	VEC_EACH (struct enumerator, it, &field->type->values) {
		choice = choice_of(
			m, v->bound.opcode, field_insert(field, word, it->value), true, false);
		program = program_of(m, &b, operands, &choice, v->bound.uniform, &loops);
		m->failure = NULL;
		if (program && cost_of(program) > *fixed)
			*fixed = cost_of(program);
	}
	return true;
}

/* Loops over lanes do not get longer, or but a little where there are many kernels without it. */
static bool can_be_open(struct maker *m, struct tried *t, const struct core_operand *operands,
	const struct variant *v, struct word word)
{
	enum { MANY = 32, LITTLE = 8 };
	size_t combinations = 1;
	unsigned open, fixed;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (!m->modifiers[i].open)
			combinations *= m->modifiers[i].modifier->type->values.count;
	unsigned spare = combinations > MANY ? LITTLE : 0;
	t->may_be_open = costs_of(m, t, operands, v, word, &open, &fixed);
	if (!t->may_be_open || open > fixed + spare)
		return false;
	word = last_values(m, v->bound.opcode, t, word);
	return costs_of(m, t, operands, v, word, &open, &fixed) && open <= fixed + spare;
}

/* ---- a block ---- */

struct opcode_values {
	struct kernel_entry *entry;
	uint64_t values[MAX_MODIFIERS];
};

static unsigned index_of(const struct kernel_entry *entry, const struct maker *m,
	const uint64_t *values)
{
	unsigned index = 0, at = 0;
	for (unsigned i = 0; i < m->modifier_count; i++)
		if (!m->modifiers[i].open && modifier_field(entry->opcode, &m->modifiers[i]))
			index += (unsigned)values[i] * entry->choices.items[at++].stride;
	return index;
}

static void set_choices(struct maker *m, struct kernel_entry *entry)
{
	unsigned size = 1;
	entry->choices.count = entry->kernels.count = 0;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(entry->opcode, &m->modifiers[i]);
		if (m->modifiers[i].open || !field)
			continue;
		struct kernel_choice choice = { field, size };
		VEC_PUSH(m->arena, &entry->choices, choice);
		if (field->width > 16 || (size <<= field->width) > MAX_TABLE) {
			m->failure = "the block looks at too many values of modifiers";
			return;
		}
	}
	for (unsigned i = 0; i < size * 2; i++)
		VEC_PUSH(m->arena, &entry->kernels, 0);
}

/* All legal values of all modifiers, each bound once for each place in the entry's table. */
static void gather_variants(struct maker *m, struct kernel_entry *entry, struct variants *variants)
{
	unsigned at[MAX_MODIFIERS], rounds = 0;
	uint64_t values[MAX_MODIFIERS];
	bool *seen = ARENA_ARRAY(&m->scratch, bool, entry->kernels.count + 1);
	first_values(m, entry->opcode, at, values);
	do {
		unsigned index = index_of(entry, m, values);
		if (seen[index] || !is_legal(m, entry->opcode, values))
			continue;
		struct variant v = { .entry = entry, .index = index };
		seen[index] = true;
		if (!sem_bind(&m->scratch, m->scope, entry->opcode, word_of(m, entry->opcode, values),
				&v.bound)) {
			m->failure = "what an operand is, is not known";
			return;
		}
		VEC_PUSH(&m->scratch, &variants->list, v);
	} while (++rounds < MAX_COMBINATIONS * 16 && next_values(m, entry->opcode, at, values));
}

static struct word word_of_variant(const struct maker *m, const struct variant *v)
{
	struct word word = v->entry->opcode->fixed.match;
	unsigned at = 0;
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *field = modifier_field(v->entry->opcode, &m->modifiers[i]);
		if (m->modifiers[i].open || !field)
			continue;
		unsigned stride = v->entry->choices.items[at++].stride;
		word = field_insert(
			field, word, v->index / stride & (((uint64_t)1 << field->width) - 1));
	}
	return word;
}

static bool same_choice(const struct maker *m, const struct variant *x, const struct variant *y)
{
	struct word a = word_of_variant(m, x), b = word_of_variant(m, y);
	for (unsigned i = 0; i < m->modifier_count; i++) {
		const struct field *fx = modifier_field(x->entry->opcode, &m->modifiers[i]);
		const struct field *fy = modifier_field(y->entry->opcode, &m->modifiers[i]);
		if (!fx != !fy || (fx && (fx->type != fy->type ||
									 (!m->modifiers[i].open &&
										 field_extract(fx, a) != field_extract(fy, b)))))
			return false;
	}
	return true;
}

/* Variants that one program serves, from the first that has none. */
static bool gather_class(struct maker *m, struct variants *variants, size_t first,
	struct core_operand *operands, bool *members)
{
	struct variant *v = &variants->list.items[first];
	bool flags = false;
	for (size_t i = 0; i < m->scope->symbols.count; i++)
		operands[i] = operand_of(&v->bound.accesses.items[i]);
	for (size_t i = first; i < variants->list.count; i++) {
		struct variant *other = &variants->list.items[i];
		members[i] = !other->done && same_choice(m, v, other) &&
					 other->bound.uniform == v->bound.uniform &&
					 other->bound.guard.file == v->bound.guard.file &&
					 (i == first || join_operands(m, operands, &other->bound));
	}
	for (size_t i = 0; i < m->scope->symbols.count; i++)
		for (unsigned k = 0; k < 3; k++)
			flags = flags || (operands[i].can[k] && !operands[i].is_bool);
	return flags;
}

static void make_class(struct maker *m, struct variants *variants, size_t first)
{
	size_t symbols = m->scope->symbols.count;
	struct core_operand *operands = ARENA_ARRAY(&m->scratch, struct core_operand, symbols + 1);
	bool *members = ARENA_ARRAY(&m->scratch, bool, variants->list.count + 1);
	bool flags = gather_class(m, variants, first, operands, members);
	const struct variant *v = &variants->list.items[first];
	struct word word = word_of_variant(m, v);
	unsigned plain = make_kernel(m, operands, v, word, true);
	unsigned other = flags && !m->failure ? make_kernel(m, operands, v, word, false) : plain;
	for (size_t i = first; i < variants->list.count; i++) {
		struct variant *it = &variants->list.items[i];
		if (!members[i])
			continue;
		it->done = true;
		it->entry->kernels.items[it->index * 2] = plain;
		it->entry->kernels.items[it->index * 2 + 1] = other;
	}
}

static void choose_open(struct maker *m, struct variants *variants)
{
	size_t symbols = m->scope->symbols.count;
	struct core_operand *operands = ARENA_ARRAY(&m->scratch, struct core_operand, symbols + 1);
	bool *members = ARENA_ARRAY(&m->scratch, bool, variants->list.count + 1);
	gather_class(m, variants, 0, operands, members);
	struct variant v = variants->list.items[0];
	struct word word = word_of_variant(m, &v);
	for (unsigned i = 0; i < m->modifier_count; i++) {
		struct tried *t = &m->modifiers[i];
		struct core_slot slot = { .kind = CORE_SLOT_CHOICE, .modifier = t->modifier };
		size_t count = m->layout.slots.count;
		add_slot(m, slot);
		if (!t->must_be_known && can_be_open(m, t, operands, &v, word))
			t->open = true;
		else if (!t->may_be_open)
			m->layout.slots.count = count;
	}
}

static void make_entries(struct maker *m, struct variants *variants)
{
	size_t first = m->kernels->entries.count;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		if (!(*op)->defective && uses_template(*op, m->scope->template)) {
			struct kernel_entry *entry = ARENA_NEW(m->arena, struct kernel_entry);
			entry->opcode = *op;
			entry->template = m->scope->template;
			VEC_PUSH(m->arena, &m->kernels->entries, entry);
		}
	for (unsigned round = 0; round < 2 && !m->failure; round++) {
		variants->list.count = 0;
		for (size_t i = first; i < m->kernels->entries.count && !m->failure; i++) {
			set_choices(m, m->kernels->entries.items[i]);
			if (!m->failure)
				gather_variants(m, m->kernels->entries.items[i], variants);
		}
		if (m->failure || !variants->list.count)
			return;
		add_slots(m, variants);
		if (round == 0)
			choose_open(m, variants);
	}
	for (size_t i = 0; i < variants->list.count && !m->failure; i++) {
		struct variant *v = &variants->list.items[i];
		if (!v->done)
			make_class(m, variants, i);
		if (!v->entry->fills.count && !m->failure)
			fill_entry(m, v->entry, &v->bound);
	}
}

static void make_block(struct maker *m)
{
	struct variants variants = { { 0 } };
	size_t entries = m->kernels->entries.count;
	m->failure = NULL;
	m->failure_span = m->scope->block->span;
	gather_modifiers(m);
	if (!m->failure)
		make_entries(m, &variants);
	if (m->failure) {
		struct kernel_failure failure = { m->failure_span, str_from_c(m->failure),
			m->scope->block };
		failure.message = str_copy(m->arena, failure.message);
		VEC_PUSH(m->arena, &m->kernels->failures, failure);
		m->kernels->entries.count = entries;
	}
	arena_reset(&m->scratch);
}

struct kernels *kernels_make(
	struct arena *arena, const struct isa *isa, const struct emit_style *style)
{
	struct maker m = { .arena = arena, .isa = isa, .style = style };
	m.kernels = ARENA_NEW(arena, struct kernels);
	m.run = sem_open(arena, isa);
	m.texts.arena = m.names.arena = arena;
	VEC_EACH (struct sem_family *, family, &m.run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates) {
			m.scope = sem_scope_of_template(m.run, *it);
			if (m.scope && (*family)->opcodes.count)
				make_block(&m);
		}
	arena_free(&m.scratch);
	return m.kernels;
}
