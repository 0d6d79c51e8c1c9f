/* SPDX-License-Identifier: MIT */
/* Checks that statements without a header fit all templates of their family: the operands that they
 * use are operands of each. */
#include "rules/internal.h"

static bool is_used_operand(const struct sem_symbol *symbol)
{
	return (symbol->kind == SEM_OPERAND || symbol->kind == SEM_FILE) && !symbol->keyword &&
		   (symbol->read || symbol->written || symbol->kept || symbol->side_read ||
			   symbol->side_written);
}

static struct span first_use(const struct sem_symbol *symbol)
{
	const struct span *uses[] = { &symbol->first_read, &symbol->first_write,
		&symbol->first_side_read, &symbol->first_side_write };
	for (size_t i = 0; i < sizeof uses / sizeof *uses; i++)
		if (uses[i]->source)
			return *uses[i];
	return symbol->span;
}

/* An operand that the statements use below the header of `from`, and that `scope` does not have. */
static const struct sem_symbol *missing_operand(
	const struct sem_scope *from, const struct sem_scope *scope)
{
	VEC_EACH (struct sem_symbol *, it, &from->symbols) {
		const struct sem_symbol *same = sem_scope_find(scope, (*it)->name);
		if (is_used_operand(*it) && (!same || same->kind != (*it)->kind))
			return *it;
	}
	return NULL;
}

static void report_missing(
	const struct sem_scope *from, const struct sem_scope *scope, const struct sem_symbol *operand)
{
	struct report *report = sem_report(scope, CHECK_SEMANTICS_HEADER, scope->template->span,
		"the statements use '%.*s', which this template does not show; write a block with a header "
		"for each template",
		STR_ARG(operand->name));
	sem_note(scope, report, first_use(operand), "it is used here");
	sem_note(scope, report, from->template->span, "and shown here");
}

bool sem_check_bare(struct sem_scope *const *scopes, size_t count)
{
	const struct sem_scope *first = NULL;
	bool fit = true;
	for (size_t i = 0; i < count; i++) {
		const struct sem_scope *scope = scopes[i];
		if (!scope->block->bare || !scope->template)
			continue;
		first = first ? first : scope;
		for (int way = 0; way < 2; way++) {
			const struct sem_scope *from = way ? scope : first, *to = way ? first : scope;
			const struct sem_symbol *missing = missing_operand(from, to);
			if (missing)
				report_missing(from, to, missing);
			fit = fit && !missing;
		}
	}
	return fit;
}
