/* SPDX-License-Identifier: MIT */
/* Reports values of modifiers that a block tests, and that no word of its template has. */
#include "sem/scope.h"

/* Has a word of the block's template the value? True if that is not known, as the value is not one
 * of the type, no template can be read, or an opcode has errors. */
static bool is_reached(
	const struct sem_scope *scope, const struct sem_modifier *modifier, struct str value)
{
	bool any = false;
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes) {
		const struct field *field = sem_modifier_field(modifier, *op);
		const struct enumerator *it = field ? type_find_name(field->type, value) : NULL;
		if (!(*op)->forms.count || (it && opcode_admits(*op, scope->template, field, it->value)))
			return true;
		any = any || (it && opcode_uses_template(*op, scope->template));
	}
	return !any;
}

void sem_check_reached(const struct sem_scope *scope, const struct sem_expr *value,
	const struct sem_modifier *modifier)
{
	bool shared = !source_is_written(value->span.source) || sem_is_around(scope, value->span);
	if (shared || !scope->template || !modifier->fields.list.count ||
		is_reached(scope, modifier, value->text))
		return;
	struct report *report =
		diag_find(scope->run->diag, CHECK_FIXED_VARIES, modifier->fields.list.items[0]->span);
	if (report)
		sem_note(scope, report, value->span, "the block tests for another value");
	else
		sem_report(scope, CHECK_DEAD_CONDITION, value->span,
			"'.%.*s' is '.%.*s' in no legal word of this template", STR_ARG(modifier->name),
			STR_ARG(value->text));
}
