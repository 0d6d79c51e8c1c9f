/* SPDX-License-Identifier: MIT */
/* Variants: turns the text of a specification with variants into that of one of them, which is an
 * ordinary specification. Bytes keep their places: what is left out becomes blanks.
 * In: sources, the name of a variant. Out: sources.
 * Read first: table.c (the definitions), mark.c (what a mark is), choose.c (the text). */
#ifndef SPECC_VARIANT_VARIANT_H
#define SPECC_VARIANT_VARIANT_H

#include "base/diag.h"
#include "lang/ast.h"

/* Number<XLEN, 32>; */
struct variant_number {
	struct str name, digits; /* not longer than the name */
	struct span span;
	const struct variant_def *of;
};

enum { MAX_VARIANTS = 64 }; /* that can be chosen */

/* A __DefVariant. */
struct variant_def {
	const struct ast_def *ast;
	struct str name;
	bool is_extension;                  /* it can only be included */
	VEC(struct variant_def *) parents;  /* as written */
	VEC(struct variant_def *) included; /* itself, and all that its parents include */
	VEC(struct variant_number) numbers; /* those that hold in it */
	unsigned char state;                /* private: of the search for circles */
};

struct variant_set {
	VEC(struct variant_def *) all, choices; /* choices: those that are no extension */
	struct str_map by_name;
};

/* A definition or value that a variant does not have. */
struct variant_lack {
	struct str name;
	struct span span;
};

struct variant_text {
	struct arena *arena;
	VEC(struct variant_lack) lacks;
};

/* The variants that the sources define, and their marks, checked. NULL if they have neither. */
struct variant_set *variant_read(
	struct arena *arena, struct diag *diag, const struct source *const *sources, size_t count);
/* The choice of the first name, or without names the only one; NULL after a report, and if there
 * are no variants (set is NULL) and no name. */
const struct variant_def *variant_pick(struct arena *arena, struct diag *diag,
	const struct variant_set *set, const char *const *names, size_t count);
/* "rv32, rv64" */
struct str variant_names(struct arena *arena, const struct variant_set *set);
/* The source without what the variant does not have, and with its numbers; written in
 * struct source leads back. What is left out is added to `text`. */
const struct source *variant_choose(struct variant_text *text, const struct variant_set *set,
	const struct variant_def *variant, const struct source *source);
/* The source with its marks as comments, for readers of any variant; itself if it has none. */
const struct source *variant_unmarked(struct arena *arena, const struct source *source);
/* Adds the name of the variant to that of the ISA, and to its title. */
void variant_name_isa(struct arena *arena, struct ast_file *const *files, size_t count,
	const struct variant_def *variant);
/* Gives each report at a name that is left out a note that says where it is defined. */
void variant_explain(struct diag *diag, const struct variant_text *text, struct str variant);

/* A report, and the variants in which it was made. */
struct variant_report {
	const struct report *report;
	struct buffer names;
	size_t count;
};

/* The reports of several variants. Zeroed, but for the arena and the list that gets them. */
struct variant_merge {
	struct arena *arena;
	struct diag *diag;
	struct str_map known; /* by place, check and message */
	VEC(struct variant_report *) list;
	size_t variants;
};
void variant_merge_add(struct variant_merge *m, const struct diag *own, struct str variant);
/* A report that not all variants have gets a note with those that do. */
void variant_merge_finish(const struct variant_merge *m);

#endif
