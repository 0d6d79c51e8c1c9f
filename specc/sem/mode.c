/* SPDX-License-Identifier: MIT */
/* The operands of a block that have alternatives -> statements around the block, which find their
 * places, do what happens after that, load what the block reads and store what it writes. */
#include "isa/mode.h"
#include "lang/ast.h"
#include "sem/mode.h"

/* ---- which operands ---- */

/* Do the rows of a type with an error, which may have no alternatives, have places? */
static bool has_place_column(const struct type *type)
{
	const struct ast_rows *rows = type->ast ? type_rows(type) : NULL;
	for (size_t i = 0; rows && i < rows->columns.count; i++)
		if (str_equal_c(rows->columns.items[i]->text, "Place") ||
			str_equal_c(rows->columns.items[i]->text, "After"))
			return true;
	return false;
}

bool sem_mode_has_places(const struct type *of)
{
	const struct type *type = type_with_places(of);
	VEC_EACH (struct alternative, it, &type->alternatives)
		if (it->place.source || it->after.source)
			return true;
	return type->poisoned && has_place_column(type_whole(type));
}

static const struct field *mode_field(
	const struct isa *isa, const struct opcode *opcode, struct str name)
{
	const struct operand_def *def = isa_find_operand(isa, name);
	const struct field *field = opcode_find_field(opcode, name);
	for (size_t i = 0; def && !field && i < def->stands.count; i++)
		field = opcode_find_field(opcode, def->stands.items[i]);
	VEC_EACH (struct field *, it, &opcode->fields)
		if (!field && str_equal_folded((*it)->name, name))
			field = *it;
	return field && sem_mode_has_places(field->type) ? field : NULL;
}

const struct field *sem_find_mode(
	const struct isa *isa, const struct sem_family *family, struct str name)
{
	const struct field *field = NULL;
	for (size_t i = 0; !field && i < family->opcodes.count; i++)
		field = mode_field(isa, family->opcodes.items[i], name);
	return field;
}

struct str sem_mode_bits(struct arena *arena, struct str name)
{
	return str_printf(arena, "%.*s_bits", STR_ARG(name));
}

/* ---- what the block does with them ---- */

/* dst_at */
static bool is_address(struct str name, struct str operand)
{
	return str_starts_with(name, operand) &&
		   str_equal_c(str_slice(name, operand.length, name.length), "_at");
}

static void note_mode_read(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct mode_operand *operand = user;
	(void)parent;
	if (e->kind != SEM_NAME)
		return;
	operand->read = operand->read || str_equal(e->text, operand->name);
	operand->addressed = operand->addressed || is_address(e->text, operand->name);
	operand->used =
		operand->used || str_equal(e->text, operand->name) || mode_is_taken(e->text, operand->name);
}

static void note_mode_write(void *user, const struct sem_stmt *s)
{
	struct mode_operand *operand = user;
	const struct sem_expr *target;
	VEC_EACH (struct sem_expr *, it, &s->targets)
		for (size_t i = 0; (target = mode_target(*it, i)) != NULL; i++) {
			if (target->kind != SEM_NAME)
				continue;
			operand->written = operand->written || str_equal(target->text, operand->name);
			if (mode_is_taken(target->text, operand->name) ||
				(s->kind == SEM_DECLARE && str_equal(target->text, operand->name)))
				operand->taken = target->span;
		}
}

/* raw(dst) is dst_bits. Of a register that is a view, it is dst, and number(dst) is dst_number. */
static void note_raw(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct mode_operand *operand = user;
	bool is_number = parent && parent->builtin == SEM_FN_REGISTER_NUMBER;
	if (!parent || e->kind != SEM_NAME || !str_equal(e->text, operand->name) ||
		(parent->builtin != SEM_FN_RAW && !is_number))
		return;
	if (!operand->field->type->places) {
		if (!is_number)
			((struct sem_expr *)(uintptr_t)e)->text = operand->bits;
		return;
	}
	struct sem_expr *call = (struct sem_expr *)(uintptr_t)parent;
	struct str number = str_printf(operand->arena, "%.*s_number", STR_ARG(operand->name));
	*call = (struct sem_expr){ .kind = SEM_NAME,
		.text = is_number ? number : operand->name,
		.index = call->index,
		.span = call->span,
		.text_span = call->span };
	operand->numbered = operand->numbered || is_number;
}

static void look_for_uses(const struct sem_block *block, struct mode_operand *operand)
{
	struct sem_walker raw = { .user = operand, .expr = note_raw };
	sem_walk(&block->body, &raw);
	struct sem_walker walker = { .user = operand, .stmt = note_mode_write, .expr = note_mode_read };
	sem_walk(&block->body, &walker);
	operand->read = operand->read && mode_must_load(block, operand);
	operand->sometimes = operand->written && !mode_always_assigned(block, operand);
}

/* Those of groups first, then in the order of their declarations. */
static bool is_before(const struct mode_operand *a, const struct mode_operand *b)
{
	const struct definition *x = a->field->owner, *y = b->field->owner;
	return x == y ? a->field->span.from < b->field->span.from : x->kind < y->kind;
}

/* The operands with alternatives of a block, in the order in which they are worked on. */
struct mode_operands {
	VEC(struct mode_operand) list;
	bool poisoned; /* there is one whose type has an error */
};

static void put_mode_operand(
	struct arena *arena, struct mode_operands *operands, const struct mode_operand *operand)
{
	size_t at = operands->list.count;
	VEC_PUSH(arena, &operands->list, *operand);
	struct mode_operand *items = operands->list.items;
	for (; at > 0 && is_before(operand, &items[at - 1]); at--)
		items[at] = items[at - 1];
	items[at] = *operand;
}

static void report_taken(const struct mode_text *t, const struct mode_operand *operand)
{
	struct str taken = operand->taken.source ? span_text(operand->taken) : (struct str){ 0 };
	if (str_equal(taken, operand->name))
		diag_report(t->run->diag, CHECK_SEMANTICS_NAME, operand->taken,
			"'%.*s' is an operand and cannot be declared; use another name for the local",
			STR_ARG(taken));
	else if (taken.length)
		diag_report(t->run->diag, CHECK_SEMANTICS_NAME, operand->taken,
			"'%.*s' belongs to the operand '%.*s' and cannot be assigned; use another name",
			STR_ARG(taken), STR_ARG(operand->name));
}

/* Its value is that of its place; a sign would change its bits. */
static void check_signs(const struct mode_text *t, const struct field *operand)
{
	const struct field *sign = NULL;
	VEC_EACH (const struct opcode *, op, &t->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			if (str_equal((*it)->base, operand->name) && isa_is_sign(t->run->isa, *it))
				sign = *it;
	if (sign)
		diag_report(t->run->diag, CHECK_SEMANTICS_EXECUTION, sign->span,
			"'%.*s' is no sign of '%.*s' in blocks, as that has alternatives; give the field a "
			"name without a full stop, show it as quoted text, and test it in the block",
			STR_ARG(sign->name), STR_ARG(operand->name));
}

/* Can a word of some opcode be of this alternative? */
static bool is_mode_possible(
	const struct mode_text *t, const struct mode_operand *operand, const struct alternative *a)
{
	VEC_EACH (const struct opcode *, op, &t->family->opcodes) {
		const struct field *field = mode_field(t->run->isa, *op, operand->name);
		const struct type *type = field ? type_with_places(field->type) : NULL;
		for (size_t i = 0; type && i < type->tested.count; i++)
			if (type->tested.items[i] == a || field->type->places)
				return true;
	}
	return false;
}

static void add_mode_operand(const struct mode_text *t, const struct sem_operand *whole,
	struct str name, struct mode_operands *operands)
{
	struct mode_operand operand = { .arena = t->run->arena, .name = name, .taken = NO_SPAN };
	operand.field = sem_find_mode(t->run->isa, t->family, name);
	VEC_EACH (struct mode_operand, it, &operands->list)
		if (str_equal(it->name, name))
			return;
	if (!operand.field || operand.field->type->poisoned) {
		operands->poisoned = operands->poisoned || operand.field;
		return;
	}
	operand.mode = type_whole(type_with_places(operand.field->type));
	VEC_EACH (const struct alternative *, it, &operand.mode->tested)
		if (is_mode_possible(t, &operand, *it))
			VEC_PUSH(t->run->arena, &operand.rows, *it);
	operand.bits = sem_mode_bits(t->run->arena, name);
	look_for_uses(t->block, &operand);
	mode_check_lists(t, &operand);
	check_signs(t, operand.field);
	operand.clashes = !mode_check_taken(t->run, t->block, name, whole->span);
	report_taken(t, &operand);
	put_mode_operand(t->run->arena, operands, &operand);
}

static void find_mode_operands(const struct mode_text *t, struct mode_operands *operands)
{
	struct str word;
	VEC_EACH (struct sem_operand, it, &t->block->operands)
		for (size_t at = 0; (word = mode_next_word(it->text, &at)).length;)
			add_mode_operand(t, it, word, operands);
}

static bool check_mode_operand(const struct mode_text *t)
{
	bool sound = !t->operand->clashes && !t->operand->taken.source;
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		sound = mode_check_row(t, *it) && sound;
	return sound && mode_check_uses(t);
}

const struct ast_section *sem_section_of_text(struct sem_run *run, const struct source *source)
{
	struct ast_section *section = ARENA_NEW(run->arena, struct ast_section);
	struct ast_block fence = { .kind = AST_FENCE, .closed = true };
	fence.span = (struct span){ source, 0, (uint32_t)source->text.length };
	VEC_PUSH(run->arena, &section->blocks, fence);
	return section;
}

const struct ast_section *sem_mode_section(
	struct sem_run *run, const struct sem_family *family, struct sem_block *block)
{
	struct mode_operands operands = { 0 };
	struct mode_text t = { .run = run, .family = family, .block = block };
	t.made = made_text_new(run->arena);
	find_mode_operands(&t, &operands);
	block->broken = block->broken || operands.poisoned;
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		block->broken = !check_mode_operand(&t) || block->broken;
	}
	if (!operands.list.count || block->broken)
		return NULL;
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		t.bits = it->bits;
		mode_add_before(&t);
	}
	made_add_for(&t.made, block->span, "$insn;\n");
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		t.bits = it->bits;
		if (it->sometimes)
			mode_note_stores(block, it);
		mode_add_behind(&t);
	}
	const struct source *source = made_source(&t.made, run->diag, block->span.source);
	return source ? sem_section_of_text(run, source) : NULL;
}
