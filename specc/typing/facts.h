/* SPDX-License-Identifier: MIT */
/* Results of the type check: kind and range of each expression and each name of a block, joined
 * over all opcodes that the block describes, all modifier values, and all calls of a function.
 * In: the scope of a block (sem/sem.h). Out: these facts, and the reports of the type check.
 * Read first: this header, execute.h (how blocks are executed on anything but numbers), type.h,
 * then block.c. Used by all rooms that need to know what an expression can hold. */
#ifndef SPECC_TYPING_FACTS_H
#define SPECC_TYPING_FACTS_H

#include "typing/type.h"

/* Facts, keyed by expression or symbol. */
struct sem_facts {
	struct arena *arena;
	struct str_map map;
	struct str_map calls; /* by function and arguments -> struct sem_call */
	bool incomplete;      /* some block was too large to be run to its end */
};

struct sem_facts *sem_facts_new(struct arena *arena);

/* Reports what the types and ranges of the block's values show to be wrong. */
void sem_check_types(struct sem_scope *scope);

/* Runs the block on types, unless the type check has done so, and records what it and the functions
 * that it calls can hold. Reports nothing that the type check does not. */
void sem_find_types(struct sem_scope *scope, struct sem_facts *facts);

/* The value of an expression; of a target, what is stored there. NULL if it is never reached. */
const struct sem_value *sem_fact_of_expr(const struct sem_facts *facts, const struct sem_expr *e);
/* The value of an operand, parameter or local, by its index in the block's scope; NULL if
 * unknown. */
const struct sem_value *sem_fact_of_symbol(
	const struct sem_facts *facts, const struct sem_block *block, size_t index);

/* A call of a function with some arguments, when it was run last. */
struct sem_call {
	struct sem_value result;
	uint64_t trace; /* hash of what its body does */
	unsigned steps;
	bool raises;   /* on every path */
	bool is_whole; /* nothing was reported, and it was run to its end */
};
/* For the type check: the call that these bytes, its function and arguments, are of; if it is new,
 * all zero. */
struct sem_call *sem_facts_call(struct sem_facts *facts, struct str key);
/* For the type check: joins one more value into the fact. facts may be NULL. */
void sem_fact_add_expr(
	struct sem_facts *facts, const struct sem_expr *e, const struct sem_value *value);
void sem_fact_add_symbol(struct sem_facts *facts, const struct sem_block *block, size_t index,
	const struct sem_value *value);

/* "int 0..2^32-1"; empty if nothing is known (value may be NULL). */
struct str sem_value_text(struct arena *arena, const struct sem_value *value);
/* Prints the names of a block with what they hold, then its statements with the type and range of
 * each expression (print.c). */
void sem_print_block(
	struct buffer *out, const struct sem_scope *scope, const struct sem_facts *facts);

#endif
