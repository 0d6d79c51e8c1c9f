/* Shared by the files that compare two instruction sets. */
#ifndef SPECC_DIFF_INTERNAL_H
#define SPECC_DIFF_INTERNAL_H

#include "diff/diff.h"
#include "isa/legal.h"

/* compare.c: the change with this kind, name and texts, made where there is none. */
struct diff_change *diff_add(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after);
/* The same, where the texts differ. NULL: they are equal. */
struct diff_change *diff_note(
	struct diff *d, enum diff_kind kind, struct str name, struct str before, struct str after);
/* "OWNER.part" */
struct str diff_name(struct diff *d, struct str owner, struct str part);
struct str diff_number(struct diff *d, uint64_t n);
/* Takes the first line from a text, without the blanks around it. */
struct str diff_take_line(struct str *text);
/* Of two texts, the first lines that differ. */
void diff_first_lines(struct str *before, struct str *after);
void diff_raise(struct diff_change *change, enum diff_verdict verdict);

/* A list of an instruction set that is compared name by name. */
struct diff_list {
	const void *(*at)(const struct isa *isa, size_t i); /* NULL: there are fewer */
	struct str (*name)(const void *item);
	void (*both)(struct diff *d, const void *before, const void *after);
	void (*removed)(struct diff *d, const void *before);
	void (*added)(struct diff *d, const void *after);
};
/* What both have, in the order of before, and what was removed; then what was added. */
void diff_by_name(struct diff *d, const struct diff_list *list);

/* fact.c: what is not about opcodes: the instruction set itself, registers, memories, exceptions,
 * keywords, aliases. */
void diff_facts(struct diff *d);

/* type.c */
void diff_types(struct diff *d);
/* What a type means, and how its values are written. */
void diff_type(struct diff *d, const struct type *before, const struct type *after);
/* Bits of both types mean the same where both have them. */
bool diff_same_type(const struct type *before, const struct type *after);
/* A value of a field as text: the name of the enumerator, else the number. */
struct str diff_value(struct diff *d, const struct field *field, uint64_t value);

/* An opcode that both versions have, and the changes that reach it. */
struct diff_opcode {
	const struct opcode *before, *after;
	struct str_map renamed; /* name of a field before -> the field that it is after */
	VEC(struct diff_change *) changes;
	struct legal_set lost, gained; /* words.c */
};
/* What the field of the version before is called in the one after. */
struct str diff_field_name(const struct diff_opcode *op, const struct field *before);
/* Adds the change to those that reach the opcode; change may be NULL. */
void diff_reach(struct diff *d, struct diff_opcode *op, struct diff_change *change);

/* Keeps the changes from `first` on as those of this type or register file, and reaches an opcode
 * whose fields have it. */
void diff_keep(struct diff *d, struct str name, size_t first);
void diff_reach_those(struct diff *d, struct diff_opcode *op, struct str name);

/* field.c */
void diff_fields(struct diff *d, struct diff_opcode *op);

/* syntax.c */
void diff_syntax(struct diff *d, struct diff_opcode *op);

/* words.c: the words that the opcode lost and gained; one of its versions may be NULL. */
void diff_words(struct diff *d, struct diff_opcode *op);
/* The total: a word that one opcode lost and another one gained is neither. */
void diff_count_words(struct diff *d);

/* solve.c: do both versions of an opcode compute the same, as a solver sees it? *text gets a
 * case that shows a difference, if one can be written. */
enum diff_equality { DIFF_SAME, DIFF_DIFFERENT, DIFF_UNDECIDED };
enum diff_equality diff_solve(struct diff *d, const struct diff_opcode *op, struct str *text);

/* semantics.c: blocks of all opcodes, of trap and reset. */
struct diff_opcodes {
	VEC(struct diff_opcode *) list;
};
void diff_semantics(struct diff *d, struct diff_opcodes *opcodes);

/* prose.c: sections, comments, examples, attributes of all definitions */
void diff_prose(struct diff *d);

#endif
