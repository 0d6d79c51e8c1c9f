/* Shared by the files of the flow check: what is assigned where, on every path. */
#ifndef SPECC_RULES_FLOW_H
#define SPECC_RULES_FLOW_H

#include "sem/sem.h"

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

struct flow_state {
	bool live; /* can be reached */
	struct flow_value *values;
	struct flow_state *next; /* of the free list */
};

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
	struct sem_scope *scope;
	struct flow_state *free;
	struct sem_combos combos; /* of the modifiers that the block compares */
	VEC(struct flow_def) defs;
	VEC(struct flow_failure) failures;
	struct flow_state *breaks; /* where a break goes to, or NULL */
	unsigned steps;
	bool *reached; /* by the index of the statement */
};

/* flow_state.c */
struct flow_state *flow_new(struct flow *f); /* unreachable, nothing assigned */
struct flow_state *flow_copy(struct flow *f, const struct flow_state *from);
void flow_drop(struct flow *f, struct flow_state *state);
/* to = what holds whether one comes from `to` or from `from`. */
void flow_join(struct flow *f, struct flow_state *to, const struct flow_state *from);
void flow_set(struct flow *f, struct flow_state *to, const struct flow_state *from);
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
struct flow_constant flow_eval(struct flow *f, struct flow_state *state, const struct sem_expr *e);
void flow_assign(struct flow *f, struct flow_state *state, const struct sem_expr *target,
	struct flow_constant value);
/* The modifier that is tried value by value, or NULL. */
const struct sem_tried *flow_modifier(const struct flow *f, const struct sem_expr *e);
/* Are assignments to it followed? */
bool flow_is_tracked(const struct sem_symbol *symbol);

#endif
