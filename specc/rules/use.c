/* SPDX-License-Identifier: MIT */
/* Checks a block against the declarations of its operands: inputs are read and not assigned,
 * outputs are assigned, and a modifier in the template has an effect. */
#include "rules/internal.h"

/* ---- operands ---- */

static bool assigns_input(const struct sem_symbol *symbol)
{
	bool input = symbol->kind == SEM_OPERAND && symbol->in && !symbol->out;
	return symbol->written && (input || symbol->kind == SEM_PARAM);
}

struct input_notes {
	struct sem_scope *scope;
	struct report *report;
	struct span first;
};

static void note_input(void *user, const struct sem_stmt *s)
{
	struct input_notes *c = user;
	VEC_EACH (struct sem_expr *, it, &s->targets) {
		const struct sem_expr *base = s->kind == SEM_ASSIGN ? sem_base(*it) : NULL;
		const struct sem_symbol *symbol = base ? base->symbol : NULL;
		if (symbol && assigns_input(symbol) && (*it)->span.from != c->first.from)
			sem_note(c->scope, c->report, (*it)->span, "'%.*s' is also assigned here",
				STR_ARG(symbol->name));
	}
}

/* One report for all inputs that the block assigns, at the first assignment; the others are
 * notes. */
static void check_inputs(struct sem_scope *scope)
{
	struct buffer names = buffer_new(scope->run->arena);
	struct span place = NO_SPAN;
	size_t count = 0;
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		const struct sem_symbol *symbol = *it;
		if (!assigns_input(symbol))
			continue;
		buffer_printf(&names, "%s'%.*s'", count++ ? ", " : "", STR_ARG(symbol->name));
		if (!place.source || symbol->first_write.from < place.from)
			place = symbol->first_write;
	}
	if (!count)
		return;
	struct input_notes notes = { .scope = scope, .first = place };
	notes.report = sem_report(scope, CHECK_SEMANTICS_INPUT, place,
		"the block assigns to %.*s, %s; assign to a local instead", STR_ARG(buffer_str(&names)),
		count == 1 ? "an input" : "which are inputs");
	struct sem_walker walker = { .user = &notes, .stmt = note_input };
	sem_walk(&scope->block->body, &walker);
}

/* An output that is a number in an opcode. */
static void check_output_field(struct sem_scope *scope, const struct sem_symbol *symbol)
{
	const struct field *field = sem_unassignable_field(symbol);
	if (symbol->kind != SEM_OPERAND || !symbol->out || !symbol->written || !field)
		return;
	struct report *report = sem_report(scope, CHECK_SEMANTICS_INPUT, symbol->first_write,
		"the block assigns to '%.*s', which is a number of the instruction in field '%.*s'; assign "
		"to a register",
		STR_ARG(symbol->name), STR_ARG(field->name));
	sem_note(scope, report, field->name_span, "'%.*s' is declared here", STR_ARG(field->name));
}

/* Does the block end in `raise`, so that it has no outputs? */
static bool block_always_raises(const struct sem_block *block)
{
	const struct sem_body *body = &block->body;
	return body->list.count && body->list.items[body->list.count - 1]->kind == SEM_RAISE;
}

static void check_operand(struct sem_scope *scope, const struct sem_symbol *symbol)
{
	bool read =
		symbol->keyword ? scope->state_read : symbol->read || symbol->side_read || symbol->numbered;
	bool written = symbol->keyword ? scope->state_written : symbol->written || symbol->side_written;
	bool input = symbol->in && !symbol->out;
	bool open = !symbol->in && !symbol->out && !symbol->keyword && symbol->kind == SEM_OPERAND &&
				symbol->fields.list.count && !symbol->fields.list.items[0]->type->places &&
				symbol->fields.list.items[0]->type->kind != TYPE_ENUM &&
				(symbol->no_in_list || symbol->no_out_list);
	if (open && !read && !written && !scope->unknown_names)
		sem_report(scope, CHECK_SEMANTICS_UNREAD, symbol->span,
			"the block neither reads nor assigns operand '%.*s'", STR_ARG(symbol->name));
	if (input && !read && !written && !scope->unknown_names)
		sem_report(scope, CHECK_SEMANTICS_UNREAD, symbol->span,
			"input '%.*s' is in InList, but the block never reads it", STR_ARG(symbol->name));
	if (symbol->out && !written && !scope->unknown_names && !block_always_raises(scope->block))
		sem_report(scope, CHECK_SEMANTICS_UNWRITTEN, symbol->span,
			"output '%.*s' is in OutList, but the block never assigns it; assign it, or write "
			"'keep %.*s;'",
			STR_ARG(symbol->name), STR_ARG(symbol->name));
}

/* ---- modifiers ---- */

struct use_check {
	struct sem_scope *scope;
	struct str_map mentioned; /* modifier words in the code */
};

const struct sem_modifier *sem_shown_modifier(const struct sem_family *family, struct str word)
{
	VEC_EACH (struct sem_modifier, it, &family->modifiers)
		if (str_equal(it->name, word))
			return it;
	VEC_EACH (struct sem_modifier, it, &family->modifiers)
		if (it->type && type_find_name(it->type, word))
			return it;
	return NULL;
}

/* Does the template allow more than one value of the modifier? */
static bool modifier_varies(const struct sem_scope *scope, const struct sem_modifier *modifier)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes) {
		const struct field *field = opcode_find_field(*op, modifier->field->name);
		size_t values = 0;
		for (size_t i = 0; field && i < field->type->values.count; i++)
			values +=
				opcode_admits(*op, scope->template, field, field->type->values.items[i].value);
		if (values > 1)
			return true;
	}
	return false;
}

static bool expr_names_field(const struct ast_expr *e, struct str name)
{
	if (!e)
		return false;
	VEC_EACH (struct ast_expr *, it, &e->operands)
		if (expr_names_field(*it, name))
			return true;
	return e->kind == AST_NAME && str_equal(e->text, name);
}

/* Does the width of some operand depend on the field, or which sign it has? */
static bool sets_operand(const struct sem_scope *scope, struct str field)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes)
		for (const struct definition *d = (*op)->definition; d; d = d->parent) {
			VEC_EACH (struct bitwidth, it, &d->bitwidths)
				if (expr_names_field(it->expr, field))
					return true;
			VEC_EACH (struct asm_format, it, &d->asm_formats)
				if (expr_names_field(it->call, field))
					return true;
		}
	return false;
}

static void check_shown(
	struct use_check *c, const struct sem_shown *shown, const struct sem_suffix *as)
{
	const struct sem_scope *scope = c->scope;
	const struct sem_modifier *modifier = sem_shown_modifier(scope->family, shown->word);
	if (!modifier || !modifier->field || str_map_get(&c->mentioned, modifier->name) ||
		(as && str_map_get(&c->mentioned, as->name)) || !modifier_varies(scope, modifier) ||
		sets_operand(scope, modifier->field->name))
		return;
	struct report *report =
		sem_report(scope, CHECK_SEMANTICS_MODIFIER, as ? as->span : scope->block->span,
			"the block ignores modifier '.%.*s', so all its values mean the same",
			STR_ARG(modifier->name));
	sem_note(scope, report, shown->span, "the template shows it");
}

static void check_used_modifiers(struct sem_scope *scope)
{
	struct use_check c = { .scope = scope };
	c.mentioned.arena = scope->run->arena;
	VEC_EACH (struct sem_mention, it, &scope->mentions)
		if (it->e->kind != SEM_CALL)
			str_map_put(&c.mentioned, it->e->text, scope);
	struct sem_shape shape = sem_template_shape(scope->run, scope->template);
	bool same = shape.suffixes.count == scope->block->suffixes.count;
	for (size_t i = 0; i < shape.suffixes.count; i++)
		if (!shape.suffixes.items[i].quoted)
			check_shown(
				&c, &shape.suffixes.items[i], same ? &scope->block->suffixes.items[i] : NULL);
	VEC_EACH (struct sem_shown, it, &shape.attached)
		check_shown(&c, it, NULL);
}

/* ---- always ---- */

/* Is it an output with one value for all lanes? */
static bool is_uniform(const struct sem_symbol *symbol)
{
	VEC_EACH (const struct field *, it, &symbol->fields.list)
		if ((*it)->type->kind == TYPE_REGISTER && (*it)->type->file && (*it)->type->file->lanes > 1)
			return false;
	return symbol->out;
}

/* If no lane participates, only uniform registers can be written. */
static void check_always(const struct sem_scope *scope)
{
	bool uniform = scope->state_written;
	VEC_EACH (struct sem_symbol *, it, &scope->symbols)
		uniform = uniform || is_uniform(*it);
	if (scope->block->always && !uniform)
		sem_report(scope, CHECK_SEMANTICS_ALWAYS, scope->block->always_span,
			"'always' has no effect: without a participating lane only uniform registers are "
			"written, "
			"and this block writes none");
}

void sem_check_use(struct sem_scope *scope)
{
	check_inputs(scope);
	check_always(scope);
	VEC_EACH (struct sem_symbol *, it, &scope->symbols)
		check_output_field(scope, *it);
	VEC_EACH (struct sem_symbol *, it, &scope->symbols)
		if ((*it)->kind == SEM_OPERAND || (*it)->kind == SEM_FILE)
			check_operand(scope, *it);
	if (scope->template && scope->family && scope->block->body.list.count)
		check_used_modifiers(scope);
}
