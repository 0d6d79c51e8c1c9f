/* SPDX-License-Identifier: MIT */
/* Sets of texts as finite automata: what an operand, a modifier or a literal prints and what is
 * read as one. With language.h, which makes texts of instructions from them, these decide whether a
 * syntax is ambiguous (docs/checks.md). */
#ifndef SPECC_CODEC_TEXTS_H
#define SPECC_CODEC_TEXTS_H

#include "codec/internal.h"

/* Any byte in [first, last] leads to state `to`. */
struct texts_edge {
	unsigned char first, last;
	uint32_t to;
};

struct texts_pending;

struct texts_state {
	VEC(struct texts_edge) edges;
	const struct texts_pending *pending; /* edges not yet made, or NULL */
	bool accepts;
	bool blanks; /* blanks lead back to this state */
};

/* A nondeterministic automaton. A text is in the set if some path from a start spells it. */
struct texts {
	struct arena *arena;
	VEC(struct texts_state) states;
	VEC(uint32_t) starts;
	bool fold; /* all letters are in lower case */
};

/* The state with all its edges, which are made when they are first needed. */
const struct texts_state *texts_open(struct texts *texts, uint32_t state);

struct texts *texts_new(struct arena *arena, bool fold);
uint32_t texts_state(struct texts *texts);
void texts_edge(struct texts *texts, uint32_t from, char first, char last, uint32_t to);
/* The state after the text; shares the states of earlier texts that begin alike, so `from` must
 * not have edges of another kind. */
uint32_t texts_follow(struct texts *texts, uint32_t from, struct str text);

struct names {
	VEC(struct str) list;
};
/* Adds texts that begin at `from`. The names are sorted, and must not change afterwards. */
void texts_names(struct texts *texts, uint32_t from, struct names *names);

/* ---- numbers ---- */

/* first, first + step, ... last; step >= 1. */
struct number_run {
	uint64_t first, last, step;
};
struct number_runs {
	VEC(struct number_run) list;
};

/* The members of the set as numbers: exact unless a set is so irregular that it would take more
 * than 4096 runs; then some members are missing. */
struct number_runs runs_of_set(struct arena *arena, const struct cube_set *set);
/* Sorts the runs and joins those that continue each other. */
void runs_sort(struct arena *arena, struct number_runs *runs);
/* The numbers within [least, most]. */
struct number_runs runs_within(
	struct arena *arena, const struct number_runs *runs, uint64_t least, uint64_t most);

/* How many digits a number has. */
enum digits_rule {
	DIGITS_LEAST, /* without leading zeros, but at least `digits` */
	DIGITS_EXACT, /* exactly `digits` */
	DIGITS_ANY    /* any number of leading zeros */
};

/* Adds the numbers in this base to the texts that begin at `from`. */
void texts_numbers(struct texts *texts, uint32_t from, unsigned base, enum digits_rule rule,
	unsigned digits, const struct number_runs *runs);

/* ---- operands ---- */

enum texts_use {
	TEXTS_CANONICAL, /* as it is printed */
	TEXTS_PRINTED,   /* the same, and all names of a register */
	TEXTS_READ       /* all that is read */
};

/* The sign of a number after a '+' that it may replace. */
enum texts_sign { SIGN_ANY, SIGN_NONE, SIGN_MINUS };

/* This text alone. */
struct texts *texts_of_literal(struct arena *arena, bool fold, struct str text);
/* The texts of the operand for the values in the set, which has the width of the element. */
struct texts *texts_of_operand(struct arena *arena, bool fold, const struct element *e,
	const struct cube_set *set, enum texts_use use, enum texts_sign sign);
/* The separator and the names of the values in the set; read: only those that it lists. */
struct texts *texts_of_modifier(struct arena *arena, bool fold, const struct element *e,
	const struct cube_set *set, enum texts_use use);

#endif
