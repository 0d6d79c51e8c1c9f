/* SPDX-License-Identifier: MIT */
/* The rules for pseudo-code, one file each. */
#ifndef SPECC_RULES_INTERNAL_H
#define SPECC_RULES_INTERNAL_H

#include "sem/sem.h"

/* function.c: functions that can call each other */
void sem_check_functions(struct sem_run *run, const struct sem_functions *functions);
/* Functions that no block calls: those of a section; and each __DefFunction, after all families. */
void sem_check_helpers(struct sem_run *run, const struct sem_family *family);
void sem_check_unused(struct sem_run *run);

/* header.c: each block has a template and each template a block. */
void sem_check_headers(
	struct sem_run *run, const struct sem_family *family, const struct sem_matches *matches);

/* bare.c: false after a report. scopes: as below. */
bool sem_check_bare(struct sem_scope *const *scopes, size_t count);

/* of one block */

void sem_check_targets(struct sem_scope *scope);   /* target.c */
void sem_check_operators(struct sem_scope *scope); /* operator.c */
void sem_check_form(struct sem_scope *scope);      /* form.c */
void sem_check_switch(struct sem_scope *scope);    /* switch.c */
void sem_check_loops(struct sem_scope *scope);     /* switch.c */
void sem_check_prose(struct sem_scope *scope);     /* prose.c */
void sem_check_use(struct sem_scope *scope);       /* use.c */
void sem_check_listed(struct sem_scope *scope);    /* list.c */
void sem_check_flow(struct sem_scope *scope);      /* flow.c */

/* use.c: the modifier of this name, or with a value of this name; or NULL. */
const struct sem_modifier *sem_shown_modifier(const struct sem_family *family, struct str word);

/* of the blocks of a family: scopes[i] belongs to block i, or is NULL */
void sem_check_outputs(
	const struct sem_family *family, struct sem_scope *const *scopes, size_t count);

#endif
