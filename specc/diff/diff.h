/* SPDX-License-Identifier: MIT */
/* Diff: compares two versions of an instruction set, and rates whom each difference affects.
 * In: two struct isa, lowered and checked. Out: a list of changes, each with a verdict, and the
 * exact numbers of words lost and gained.
 * Read first: docs/diff.md, this header, then compare.c. */
#ifndef SPECC_DIFF_DIFF_H
#define SPECC_DIFF_DIFF_H

#include <stdio.h>

#include "base/vec.h"
#include "cases/probe.h"
#include "isa/cube.h"
#include "isa/ir.h"
#include "number/wide.h"

enum diff_verdict {
	DIFF_EQUAL,
	DIFF_TEXT,
	DIFF_COMPATIBLE,
	DIFF_UNKNOWN, /* only of a change: counts as BEHAVIOUR */
	DIFF_BEHAVIOUR,
	DIFF_SOURCE,
	DIFF_BINARY
};

enum diff_kind {
#define KIND(id, name, verdict) DIFF_##id,
#include "diff/kinds.def"
#undef KIND
	DIFF_KINDS
};

struct diff_change {
	enum diff_kind kind;
	enum diff_verdict verdict;
	struct str name;          /* of the definition, with ".NAME" of a field, value or register */
	struct str before, after; /* empty: absent in this version */
	unsigned opcodes;         /* number affected; 0: not about opcodes */
	const struct opcode *opcode[2]; /* the first one, in both versions; NULL: none */
	bool counted;                   /* the following are valid */
	struct wide lost, gained;       /* words that are legal in only one version */
	struct wide moved;              /* words that another opcode has in the new version */
	struct str text;                /* SEMANTICS: a case that shows the difference, or empty */
	bool shown;                     /* SEMANTICS: a state shows the difference */
	unsigned states;                /* SEMANTICS: number of states in which both versions agreed */
};

struct codec;
struct diff_opcode;
struct diff_changes {
	VEC(struct diff_change *) list;
};

/* A solver for SMT-LIB (QF_BV). */
struct diff_solver {
	void *user;
	/* Runs a script; false if there is no answer. */
	bool (*run)(void *user, struct str script, struct str *answer);
};

struct diff {
	struct arena *arena;
	const struct diff_solver *solver;  /* or NULL */
	const struct probe_runner *runner; /* or NULL */
	const struct isa *before, *after;
	VEC(struct diff_change *) changes; /* in the order found */
	VEC(struct diff_opcode *) opcodes; /* those whose words differ */
	struct str_map known;              /* kind, name, before, after -> change */
	struct codec *codecs[2];           /* of before and after; NULL until used (diff_codec) */
	struct str_map types;              /* name of a type or register file -> struct diff_changes */
	struct str_map renamed;            /* name of a register in either version -> that in the other,
										* struct str; only of registers that were renamed */
	struct str_map reached;            /* names of opcodes of `after` that a change affects */
	struct wide lost, gained;          /* words that are legal in only one version */
	struct wide moved;                 /* words that are legal in both, as other opcodes */
};

/* Compares two instruction sets, which must outlive the result. Allocates everything in the arena.
 * solver and runner may be NULL. */
struct diff *diff_compare(struct arena *arena, const struct isa *before, const struct isa *after,
	const struct diff_solver *solver, const struct probe_runner *runner);

/* The changes of a definition: those that affect the opcode of this name in `after`, then those at
 * the definition or a part of it; each once. The arena of the comparison owns the list. */
struct diff_changes diff_changes_of(const struct diff *diff, struct str name);

/* The versions of a specification: what changed from each to the next, the newest step first. */
struct diff_step {
	struct str before, after; /* what the versions are called: "1.1", "1.2" */
	struct str date;          /* of the later one; or empty */
	const struct diff *diff;
};
struct diff_history {
	VEC(struct diff_step) steps;
};

/* The names of what the changes reach, without prose: opcodes of `after`, and definitions whose
 * examples changed. all: a change belongs to no opcode, so everything may be affected. */
struct diff_reach {
	VEC(struct str) names;
	bool all;
};
struct diff_reach diff_reached(const struct diff *diff);

/* The highest verdict; never UNKNOWN. */
enum diff_verdict diff_verdict(const struct diff *diff);

/* Names such as "binary-breaking", in the order of enum diff_verdict; ends with NULL. */
extern const char *const diff_verdict_names[];

extern const char *const diff_kind_names[];
/* Can a change of this kind change the bits of an opcode? */
bool diff_is_of_encoding(enum diff_kind kind);

/* The changes, highest verdict first, then in the order of the specification. */
const struct diff_change *const *diff_sorted(const struct diff *diff);
/* Prints the report: up to `most` changes (0: all), highest verdict first, then counts of the
 * rest. */
void diff_print_text(FILE *out, const struct diff *diff, size_t most);
/* Prints the report as a JSON object (docs/diff.md). */
void diff_print_json(FILE *out, const struct diff *diff);

#endif
