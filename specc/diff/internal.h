/* SPDX-License-Identifier: MIT */
/* Shared by the files that compare two instruction sets. */
#ifndef SPECC_DIFF_INTERNAL_H
#define SPECC_DIFF_INTERNAL_H

#include "cases/probe.h"
#include "diff/diff.h"
#include "isa/legal.h"

struct kernels;
struct kernel_entry;

/* change.c: the change with this kind, name and texts; added if new. */
struct diff_change *diff_add(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after);
/* Like diff_add if the texts differ; NULL if they are equal. */
struct diff_change *diff_note(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after);
/* "OWNER.part" */
struct str diff_name(struct diff *d, struct str owner, struct str part);
/* The codec of one of the versions, created once: its indexes cover the whole instruction set. */
struct codec *diff_codec(struct diff *d, const struct isa *isa);
struct str diff_number(struct diff *d, uint64_t n);
/* Removes the first line from a text and returns it, trimmed. */
struct str diff_take_line(struct str *text);
/* Reduces two texts to the first lines that differ. */
void diff_first_lines(struct str *before, struct str *after);
void diff_raise(struct diff_change *change, enum diff_verdict verdict);

/* A list of definitions to be compared by name. */
struct diff_list {
	const void *(*at)(const struct isa *isa, size_t i); /* NULL beyond the end */
	struct str (*name)(const void *item);
	void (*both)(struct diff *d, const void *before, const void *after);
	void (*removed)(struct diff *d, const void *before);
	void (*added)(struct diff *d, const void *after);
	/* In place of these three: what an item is, and the changes to report. */
	struct str (*text)(struct diff *d, const void *item);
	enum diff_kind if_changed, if_removed, if_added;
};
/* Calls both or removed for the items of `before`, in order, then added for new ones. */
void diff_by_name(struct diff *d, const struct diff_list *list);

/* fact.c: the instruction set itself, registers, memories, exceptions, keywords, aliases. */
void diff_facts(struct diff *d);

/* type.c */
void diff_types(struct diff *d);
/* Compares the meaning of a type and the text of its values. */
void diff_type(struct diff *d, const struct type *before, const struct type *after);
/* Do the bits that both types have mean the same? */
bool diff_same_type(struct diff *d, const struct type *before, const struct type *after);
/* The verdict on a type of another name in the place of the old one. */
enum diff_verdict diff_renamed_type(
	struct diff *d, const struct type *before, const struct type *after);
/* A value of a field as text: the enumerator's name, else the number. */
struct str diff_value(struct diff *d, const struct field *field, uint64_t value);

/* mode.c: compares the parts and rows of compounds; their texts are compared with the forms of
 * opcodes. */
void diff_compound(struct diff *d, const struct type *before, const struct type *after);
bool diff_same_compound(struct diff *d, const struct type *before, const struct type *after);
/* Compares the names and comments of rows. */
void diff_row_prose(struct diff *d, const struct type *before, const struct type *after);

/* An opcode in both versions, and the changes that affect it. */
struct diff_opcode {
	const struct opcode *before, *after;
	struct str_map renamed; /* name of a field in `before` -> the field in `after` */
	VEC(struct diff_change *) changes;
	struct legal_set lost, gained; /* words.c */
};
/* The name in the new version of a field of the old one. */
struct str diff_field_name(const struct diff_opcode *op, const struct field *before);
/* Adds the change to those that affect the opcode; change may be NULL. */
void diff_reach(struct diff *d, struct diff_opcode *op, struct diff_change *change);

/* Records the changes from index `first` on as those of this type or register file; makes them
 * affect an opcode whose fields use it. before, after: the only value that the field has; empty: it
 * can have any. */
void diff_keep(struct diff *d, struct str name, size_t first);
void diff_reach_those(
	struct diff *d, struct diff_opcode *op, struct str name, struct str before, struct str after);

/* field.c */
void diff_fields(struct diff *d, struct diff_opcode *op);

/* syntax.c */
void diff_syntax(struct diff *d, struct diff_opcode *op);

/* words.c: computes the words that the opcode lost and gained; one of its versions may be NULL. */
void diff_words(struct diff *d, struct diff_opcode *op);
/* Computes the totals. A word lost by one opcode and gained by another is not counted. */
void diff_count_words(struct diff *d);

/* instruction.c: the word of the new version whose fields have the same values. */
struct word diff_translate(const struct diff_opcode *op, struct word w);

/* solve.c: asks the solver whether both versions of an opcode compute the same. *text is set to a
 * case that shows a difference, if one can be written. */
enum diff_equality { DIFF_SAME, DIFF_DIFFERENT, DIFF_UNDECIDED };
enum diff_equality diff_solve(struct diff *d, const struct diff_opcode *op, struct str *text);

/* Blocks of an opcode that neither their programs nor the solver decided, in both versions; or
 * those of trap or reset. */
struct diff_open {
	struct diff_opcode *op; /* NULL: trap or reset */
	const struct kernels *kernels[2];
	const struct kernel_entry *entries[2];
	struct diff_change *change;
};
struct diff_opens {
	VEC(struct diff_open) list;
};
/* Values of fields in an old word; a field that is not in the list can have any. */
struct diff_choice {
	VEC(struct binding) list;
};
struct diff_choices {
	VEC(struct diff_choice) list;
};
/* kernel.c: are the kernels of an opcode equal in both versions? ordered: they are compared by
 * their C. */
bool diff_same_entry(const struct diff_opcode *op, const struct kernels *before,
	const struct kernel_entry *a, const struct kernels *after, const struct kernel_entry *b,
	bool ordered);
/* The choices of modifiers whose programs differ, at most `most`; one without fields
 * if the programs do not depend on modifiers. */
struct diff_choices diff_differing_choices(
	struct arena *arena, const struct diff_open *open, size_t most);

/* states.c: executes both versions of the blocks; raises the verdict of a change that a state
 * shows, and sets its case; else sets the number of states that agreed. */
void diff_states(struct diff *d, const struct diff_opens *opens);

/* instruction.c: appends up to `count` instructions that can tell the versions apart, without
 * settings. skip: leave out those that a call for this many appends. */
void diff_add_instructions(struct diff *d, const struct contest *contest, struct arena *arena,
	struct diff_open *open, size_t skip, size_t count, struct probes *probes);

/* semantics.c: compares the blocks of all opcodes, of trap and of reset. */
struct diff_opcodes {
	VEC(struct diff_opcode *) list;
};
void diff_semantics(struct diff *d, struct diff_opcodes *opcodes);

/* prose.c: compares sections, comments, examples and attributes of all definitions. */
void diff_prose(struct diff *d);

#endif
