/* SPDX-License-Identifier: MIT */
/* Shared by the files of the flow check: what is assigned where, on every path. */
#ifndef SPECC_RULES_FLOW_H
#define SPECC_RULES_FLOW_H

#include "typing/combo.h"
#include "typing/execute.h"

enum {
	FLOW_MAX_DEFS = 256,     /* assignments of a block; above this none is called useless */
	FLOW_MAX_COMBOS = 256,   /* combinations of modifier values that are tried */
	FLOW_MAX_STEPS = 100000, /* statements in total, before the check gives up */
	FLOW_MAX_SYMBOLS = 500,  /* names of a block; blocks with more are not checked */
	FLOW_MAX_TRIPS = 129
};

struct flow_set {
	uint64_t words[FLOW_MAX_DEFS / 64];
};

/* What is known about a symbol at one point. */
struct flow_value {
	struct word assigned; /* bits; assigning the whole symbol sets all */
	bool side;            /* a side field of its register is assigned */
	struct word part;     /* bits that an assignment to a part of it has set on some path */
	bool known;           /* its value is `number` */
	bool fixed;           /* its value is not known, but depends on modifiers alone */
	int64_t number;       /* if fixed: that of the assignment, as executed */
	struct flow_set defs; /* assignments that may have set its value */
};

static inline struct flow_value *flow_values(const struct sem_way *way)
{
	return way->values;
}

/* An assignment to a local or output. */
struct flow_def {
	const struct sem_expr *target;
	bool reached, used;
};

enum flow_failure_kind {
	FLOW_UNASSIGNED,
	FLOW_SIDE, /* a side field of an output is read before it is assigned */
	FLOW_OUTPUT,
	FLOW_NO_RETURN
};

/* A defect, and the combinations in which it occurs. */
struct flow_failure {
	enum flow_failure_kind kind;
	const struct sem_symbol *symbol;
	struct span span;
	struct word missing;
	uint64_t combos[FLOW_MAX_COMBOS / 64];
};

struct flow {
	struct sem_execution x;
	struct sem_scope *scope;
	struct sem_combos combos; /* of the modifiers that the block compares */
	VEC(struct flow_def) defs;
	VEC(struct flow_failure) failures;
	unsigned steps;
	int64_t assignments; /* executed */
	bool *reached;       /* by statement index */
};

/* flow_report.c */
void flow_fail(struct flow *f, enum flow_failure_kind kind, const struct sem_symbol *symbol,
	struct span span, struct word missing);
void flow_report_failures(struct flow *f);
void flow_report_unused(struct flow *f); /* assignments */

#endif
