/* What the type check finds out, kept: kind and range of each expression and each name of a block,
 * joined over all opcodes that the block describes, all values of modifiers, and for functions all
 * their calls. */
#ifndef SPECC_SEM_FACTS_H
#define SPECC_SEM_FACTS_H

#include "sem/type.h"

/* Facts by what they are about. */
struct sem_facts {
	struct arena *arena;
	struct str_map map;
	bool incomplete; /* some block was too large to be run to its end */
};

struct sem_facts *sem_facts_new(struct arena *arena);

/* Runs the block on types, unless the type check has done so, and notes what it and the functions
 * that it calls can hold. Reports nothing that the type check does not. */
void sem_find_types(struct sem_scope *scope, struct sem_facts *facts);

/* NULL: never reached. Of a target: what is stored there. */
const struct sem_value *sem_fact_of_expr(const struct sem_facts *facts, const struct sem_expr *e);
/* Of operands, parameters and locals, by their index in the scope of the block. */
const struct sem_value *sem_fact_of_symbol(
	const struct sem_facts *facts, const struct sem_block *block, size_t index);

/* For the type check: adds one more value; facts may be NULL. */
void sem_fact_add_expr(
	struct sem_facts *facts, const struct sem_expr *e, const struct sem_value *value);
void sem_fact_add_symbol(struct sem_facts *facts, const struct sem_block *block, size_t index,
	const struct sem_value *value);

/* "int 0..2^32-1"; empty where nothing is known (value may be NULL). */
struct str sem_value_text(struct arena *arena, const struct sem_value *value);
/* The names of a block with what they hold, then its statements, each with the type and range of
 * what it computes. print.c */
void sem_print_block(
	struct buffer *out, const struct sem_scope *scope, const struct sem_facts *facts);

#endif
