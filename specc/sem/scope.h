/* SPDX-License-Identifier: MIT */
/* How a scope gets its symbols: first those of the block's header (scope.c), then those of its
 * statements (resolve.c). */
#ifndef SPECC_SEM_SCOPE_H
#define SPECC_SEM_SCOPE_H

#include "sem/sem.h"

/* The symbol of this name; a new one of this kind if there is none. */
struct sem_symbol *scope_add_symbol(
	struct sem_scope *scope, enum sem_symbol_kind kind, struct str name, struct span span);
void scope_add_header(struct sem_scope *scope);
/* Without a list, the block determines what is read and assigned. What InList has is an input,
 * unless OutList has it as well. */
void scope_infer_roles(struct sem_symbol *symbol);

/* Does the name need an index? A memory or register file is meant only if one follows; a local may
 * have the same name. */
static inline bool scope_is_indexed(const struct sem_state *state)
{
	return state->kind == SEM_STATE_MEMORY || state->kind == SEM_STATE_FILE;
}

/* Reports a value that the block tests the modifier for, if no word of its template has it. */
void sem_check_reached(const struct sem_scope *scope, const struct sem_expr *value,
	const struct sem_modifier *modifier);

/* Reports a call of a function that is not there, and counts the one whose name is like it as
 * called. */
struct report *sem_report_no_function(
	const struct sem_scope *scope, struct str name, struct span span);

#endif
