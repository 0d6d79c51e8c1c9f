/* SPDX-License-Identifier: MIT */
/* Reports functions that no block calls: those of a section, and each __DefFunction in a file that
 * has instructions (a library may hold more than is used). */
#include "isa/allow.h"
#include "rules/internal.h"

/* Is it called by <function = "name"> of a modifier's value? */
static bool is_attribute(const struct isa *isa, struct str name)
{
	VEC_EACH (struct type *, type, &isa->types)
		VEC_EACH (struct enumerator, value, &(*type)->values)
			for (size_t i = 0; value->attributes && i < value->attributes->list.count; i++) {
				const struct attribute *it = &value->attributes->list.items[i];
				if (str_equal_c(it->name, "function") && str_equal(it->value, name))
					return true;
			}
	return false;
}

/* Map from the name of a function to its struct fact. */
static struct str_map functions_of(struct arena *arena, const struct isa *isa)
{
	struct str_map facts = { .arena = arena };
	VEC_EACH (struct fact *, it, &isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION && !str_map_get(&facts, (*it)->name))
			str_map_put(&facts, (*it)->name, *it);
	return facts;
}

static bool is_called(const struct sem_run *run, const struct sem_function *function)
{
	return str_map_get(&run->called, function->name) || is_attribute(run->isa, function->name);
}

void sem_check_helpers(struct sem_run *run, const struct sem_family *family)
{
	if (definition_allows(family->owner, CHECK_UNUSED_DEFINITION))
		return;
	VEC_EACH (struct sem_block *, it, &family->blocks.list)
		if ((*it)->broken)
			return;
	VEC_EACH (struct sem_function *, it, &family->helpers.list)
		if (!is_called(run, *it))
			diag_report(run->diag, CHECK_UNUSED_DEFINITION, (*it)->block->name_span,
				"no block calls function '%.*s'", STR_ARG((*it)->name));
}

static void note_called_name(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct sem_run *run = user;
	(void)parent;
	if (e->kind == SEM_CALL)
		str_map_put(&run->called, e->text, run);
}

/* The places of operand modes are functions that are made when blocks are read. */
static void note_calls_of_modes(struct sem_run *run)
{
	struct sem_walker walker = { .user = run, .expr = note_called_name };
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		if ((*it)->is_made)
			sem_walk(&(*it)->block->body, &walker);
}

void sem_check_unused(struct sem_run *run)
{
	if (run->broken)
		return; /* a statement with a syntax error may have called it */
	VEC_EACH (struct type *, it, &run->isa->types)
		if ((*it)->poisoned)
			return; /* so may a row, or an instruction with an operand of the type */
	struct str_map facts = functions_of(run->arena, run->isa);
	note_calls_of_modes(run);
	VEC_EACH (struct sem_function *, it, &run->functions.list) {
		const struct fact *fact = str_map_get(&facts, (*it)->name);
		if (!fact || isa_is_library(run->isa, fact->span.source) || is_called(run, *it) ||
			attributes_allow(
				fact->attributes.items, fact->attributes.count, CHECK_UNUSED_DEFINITION))
			continue;
		diag_report(run->diag, CHECK_UNUSED_DEFINITION, fact->span, "nothing calls function '%.*s'",
			STR_ARG(fact->name));
	}
}
