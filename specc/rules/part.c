/* SPDX-License-Identifier: MIT */
/* Finds a register that some instruction word assigns as a whole, by an output, and in part, by its
 * name or by a view: the part is stored last, over what the register held before. Only for what
 * every path assigns, in blocks that do not ask for the number of the register. */
#include "isa/legal.h"
#include "rules/internal.h"

enum { MOST_VIEW_BITS = 10 }; /* of a field whose views are tried */

struct assigned_parts {
	struct sem_scope *scope;
	VEC(const struct sem_expr *) wholes, parts;
};

/* The register file of an output that is one register of it, or NULL. */
static const struct register_file *output_file(const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->kind == SEM_NAME ? e->symbol : NULL;
	const struct register_file *file =
		symbol && symbol->kind == SEM_OPERAND ? sem_operand_file(symbol) : NULL;
	return file && file->kind == FILE_REGISTERS && !symbol->numbered ? file : NULL;
}

/* The field of an operand that is a view, or NULL. */
static const struct field *view_field(const struct sem_scope *scope, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->kind == SEM_NAME ? e->symbol : NULL;
	if (!symbol || symbol->kind != SEM_LOCAL || e->span.source != scope->block->span.source)
		return NULL;
	struct str number = str_printf(scope->run->arena, "%.*s_number", STR_ARG(symbol->name));
	const struct field *field = sem_find_mode(scope->run->isa, scope->family, symbol->name);
	return field && field->type->places && !str_map_get(&scope->map, number) ? field : NULL;
}

/* r2[15:8], or h2, which stands for it */
static bool is_named_part(const struct sem_expr *e)
{
	const struct sem_expr *base = e->kind == SEM_INDEX || e->kind == SEM_SLICE ? sem_base(e) : NULL;
	return base && !base->symbol && base->state->kind == SEM_STATE_REGISTER &&
		   base->state->file->kind == FILE_REGISTERS;
}

static void add_targets(struct assigned_parts *a, const struct sem_stmt *s)
{
	VEC_EACH (struct sem_expr *, it, &s->targets)
		if (output_file(*it))
			VEC_PUSH(a->scope->run->arena, &a->wholes, *it);
		else if (is_named_part(*it) || view_field(a->scope, *it))
			VEC_PUSH(a->scope->run->arena, &a->parts, *it);
}

/* The words in which the field has the value, of those of the cube. */
static struct cube cube_with_field(struct cube cube, const struct field *field, uint64_t value)
{
	struct cube own = { field->mask, field_insert(field, (struct word){ 0, 0 }, value) };
	return cube_meet(cube, own);
}

/* Is there a legal word of the cube in which the field names the register? */
static bool can_name(
	const struct legal_set *legal, struct cube cube, const struct field *field, uint64_t number)
{
	uint64_t first = field->type->file->of_first;
	struct word witness;
	if (number < first || field->width > 63 || (number - first) >> field->width)
		return false;
	struct legal_box words = { .base = cube_with_field(cube, field, number - first) };
	VEC_EACH (struct legal_box, it, &legal->boxes)
		if (legal_meet(it, &words, &witness))
			return true;
	return false;
}

/* The register of this file of which the view is bits and keeps the others; false: none. */
static bool kept_register(const struct register_file *views, uint64_t view_number,
	const struct register_file *file, uint64_t *number)
{
	const struct register_view *view = register_view_of(views, view_number);
	if (view && !views->extend)
		VEC_EACH (struct view_piece, it, &view->pieces) {
			*number = (uint64_t)view_piece_number(it, view_number);
			if (it->file == file && it->width < file->width && !register_constant(file, *number))
				return true;
		}
	return false;
}

/* Finds a register that an opcode's words can have for both; false: there is none. */
static bool find_both(struct assigned_parts *a, const struct opcode *opcode,
	const struct field *whole, const struct sem_expr *part, uint64_t *number)
{
	const struct legal_set legal = legal_boxes(a->scope->run->arena, opcode);
	const struct register_file *file = register_file_whole(whole->type->file);
	const struct cube all = { 0 };
	const struct field *field = view_field(a->scope, part);
	if (!field) {
		*number = sem_base(part)->state->number;
		return sem_base(part)->state->file == file && can_name(&legal, all, whole, *number);
	}
	field = opcode_find_field(opcode, field->name);
	if (!field || !field->type->places || field->width > MOST_VIEW_BITS)
		return false;
	const struct register_file *window = field->type->file;
	for (uint64_t value = 0; value < (uint64_t)1 << field->width; value++)
		if (kept_register(register_file_whole(window), window->of_first + value, file, number) &&
			can_name(&legal, cube_with_field(all, field, value), whole, *number))
			return true;
	return false;
}

/* whole: an output of the block */
static void check_both(
	struct assigned_parts *a, const struct sem_expr *whole, const struct sem_expr *part)
{
	struct sem_scope *scope = a->scope;
	VEC_EACH (const struct opcode *, it, &scope->family->opcodes) {
		size_t count;
		uint64_t number;
		const struct field *const *fields = sem_symbol_fields(whole->symbol, *it, &count);
		if (!fields || count != 1 || !opcode_uses_template(*it, scope->template) ||
			!find_both(a, *it, fields[0], part, &number))
			continue;
		struct report *report = sem_report(scope, CHECK_LOST_OUTPUT, part->span,
			"'%.*s' can be %.*s, of which this assigns bits: what '%.*s' is assigned is lost then",
			STR_ARG(whole->symbol->name),
			STR_ARG(register_text(
				scope->run->arena, register_file_whole(fields[0]->type->file), number)),
			STR_ARG(whole->symbol->name));
		sem_note(scope, report, whole->span, "all of the register is assigned here");
		return;
	}
}

void sem_check_parts(struct sem_scope *scope)
{
	struct assigned_parts a = { .scope = scope };
	if (!scope->family || !scope->template)
		return;
	VEC_EACH (struct sem_stmt *, it, &scope->block->body.list)
		if ((*it)->kind == SEM_ASSIGN)
			add_targets(&a, *it);
	VEC_EACH (const struct sem_expr *, whole, &a.wholes)
		VEC_EACH (const struct sem_expr *, part, &a.parts)
			check_both(&a, *whole, *part);
}
