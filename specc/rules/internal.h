/* SPDX-License-Identifier: MIT */
/* The rules for pseudo-code, one file each. */
#ifndef SPECC_RULES_INTERNAL_H
#define SPECC_RULES_INTERNAL_H

#include "sem/sem.h"

/* function.c: functions that can call each other */
void sem_check_functions(struct sem_run *run, const struct sem_functions *functions);
/* Reports calls of functions with effects in the functions that are made of rows of modes. */
void sem_check_row_calls(struct sem_run *run);
/* Functions that no block calls: those of a section; and each __DefFunction, after all families. */
void sem_check_helpers(struct sem_run *run, const struct sem_family *family);
void sem_check_unused(struct sem_run *run);

/* header.c: each block has a template and each template a block. */
void sem_check_headers(
	struct sem_run *run, const struct sem_family *family, const struct sem_matches *matches);

/* bare.c: false after a report. scopes: as below. */
bool sem_check_bare(struct sem_scope *const *scopes, size_t count);

/* ---- of one block ---- */

/* An operation that keeps the low n bits of e: mod(e, 2^n), e[n-1:0]; or mod(e, limit). */
struct cut {
	const struct sem_expr *e, *place, *limit;
	int bits; /* if limit is 2^bits; else -1 */
};

/* The block through which check.c walks, and what rules keep from node to node. */
struct rule_block {
	struct sem_scope *scope;
	const struct sem_stmt *now;      /* the statement of the current expression */
	struct str_map seen;             /* operator.c: modifiers and attributes already checked */
	const struct sem_stmt *reversed; /* form.c: the last statement with a reversed slice */
	VEC(struct cut) cuts;            /* form.c */
	VEC(struct cut) tests;           /* form.c: e > limit, or ceil(e / limit) > 0 */
};

/* A rule for nodes of one kind; the tables are in check.c. */
typedef void rule_of_stmt(struct rule_block *b, const struct sem_stmt *s);
typedef void rule_of_expr(
	struct rule_block *b, const struct sem_expr *e, const struct sem_expr *parent);

rule_of_stmt rule_targets;                                                  /* target.c */
rule_of_expr rule_call;                                                     /* function.c */
rule_of_stmt rule_declared_type;                                            /* operator.c */
rule_of_expr rule_infix, rule_member, rule_rounding;                        /* operator.c */
rule_of_stmt rule_braces, rule_assigned_test, rule_branch_test;             /* form.c */
rule_of_expr rule_binary, rule_precedence, rule_real, rule_slice, rule_cut; /* form.c */
void rule_carries(struct rule_block *b); /* form.c: after the walk */
rule_of_stmt rule_switch, rule_while;    /* switch.c */

void sem_check_prose(struct sem_scope *scope);  /* prose.c */
void sem_check_use(struct sem_scope *scope);    /* use.c */
void sem_check_listed(struct sem_scope *scope); /* list.c */
void sem_check_flow(struct sem_scope *scope);   /* flow.c */
void sem_check_parts(struct sem_scope *scope);  /* part.c */

/* use.c: the modifier of this name, or with a value of this name; or NULL. */
const struct sem_modifier *sem_shown_modifier(const struct sem_family *family, struct str word);

/* of the blocks of a family: scopes[i] belongs to block i, or is NULL */
void sem_check_outputs(
	const struct sem_family *family, struct sem_scope *const *scopes, size_t count);

#endif
