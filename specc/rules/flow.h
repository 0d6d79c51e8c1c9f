/* Shared by the files of the flow check: what is assigned where, on every path. */
#ifndef SPECC_RULES_FLOW_H
#define SPECC_RULES_FLOW_H

#include "sem/execute.h"

enum {
	FLOW_MAX_DEFS = 256,     /* assignments of a block; beyond them none is called useless */
	FLOW_MAX_COMBOS = 256,   /* combinations of modifier values that are tried one by one */
	FLOW_MAX_STEPS = 100000, /* statements in all; beyond them the check gives up */
	FLOW_MAX_SYMBOLS = 500,  /* names of a block; beyond them nothing is followed */
	FLOW_MAX_TRIPS = 129
};

struct flow_set {
	uint64_t words[FLOW_MAX_DEFS / 64];
};

/* What is known of a symbol at a place. */
struct flow_value {
	struct word assigned; /* bits; a whole assignment sets all */
	bool side;            /* a side field of its register is assigned */
	bool known;           /* it is `number` */
	int64_t number;
	struct flow_set defs; /* assignments whose value may be in it */
};

static inline struct flow_value *flow_values(const struct sem_way *way)
{
	return way->values;
}

/* An assignment to a local or a destination. */
struct flow_def {
	const struct sem_expr *target;
	bool reached, used;
};

enum flow_failure_kind {
	FLOW_UNASSIGNED,
	FLOW_SIDE, /* a side field of an output, before it is assigned */
	FLOW_OUTPUT,
	FLOW_NO_RETURN,
	FLOW_LOOP
};

/* A defect, and in which combinations it shows. */
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
	bool *reached; /* by the index of the statement */
};

/* flow_report.c */
void flow_fail(struct flow *f, enum flow_failure_kind kind, const struct sem_symbol *symbol,
	struct span span, struct word missing);
/* Reports failures and assignments that nothing reads. */
void flow_report(struct flow *f);

/* flow_expr.c */
struct flow_constant {
	bool known;
	int64_t n;
};
/* Reads e: marks the assignments that it uses, notes what is not assigned. */
struct flow_constant flow_eval(struct flow *f, struct sem_way *way, const struct sem_expr *e);
void flow_assign(
	struct flow *f, struct sem_way *way, const struct sem_expr *target, struct flow_constant value);
/* The modifier that is tried value by value, or NULL. */
const struct sem_tried *flow_modifier(const struct flow *f, const struct sem_expr *e);
/* Are assignments to it followed? */
bool flow_is_tracked(const struct sem_symbol *symbol);

#endif
