/* Shared by the files that write C. */
#ifndef SPECC_SEM_EMIT_INTERNAL_H
#define SPECC_SEM_EMIT_INTERNAL_H

#include "sem/emit.h"

/* Where an expression stands. */
enum emit_place {
	EMIT_FRONT, /* once, in front of a loop; truth that differs between lanes is a word of bits */
	EMIT_LANE   /* in a loop, for lane i */
};

/* An expression; atom: it needs no parentheses as an operand. */
struct emit_text {
	struct str text;
	bool atom;
};

struct emitter {
	struct core_builder *b;
	struct core_program *program;
	const struct emit_style *style;
	struct arena *arena;
	struct buffer out;
	struct str_map names;  /* taken */
	struct str *variables; /* by node->id: name of the value, empty: it is written in place */
	struct str *rows;      /* by node->id: name of the row or of the word of bits, or empty */
	struct str *loaded;    /* by node->id: an element of a row that the loop has loaded, or empty */
	/* By node->id: the write that its row is computed in place for, where all lanes take part. */
	const struct core_write **direct;
	unsigned stage; /* in hand */
	enum emit_place place;
};

void emit_line(struct emitter *e, unsigned indent, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* The text with a NUL behind it, for %s. */
const char *emit_chars(struct emitter *e, struct str text);
/* A new name like `wanted`. */
struct str emit_new_name(struct emitter *e, struct str wanted);

/* emit_expr.c */
/* The value of n, as an unsigned integer of 32, 64 or 128 bits. */
struct str emit_value(struct emitter *e, const struct core_node *n, unsigned bits);
/* The truth node n: in front a word of bits when it differs between lanes, else 0 or 1. */
struct str emit_truth(struct emitter *e, const struct core_node *n);
/* In front: n as a word of lane bits, also where it is the same for all. */
struct str emit_mask(struct emitter *e, const struct core_node *n);
/* What computes n in its own place, of its own bits (truth: 0 or 1, or a word). */
struct str emit_operation(struct emitter *e, const struct core_node *n);
/* A place as operand of a C operator: with parentheses where it has operators itself. */
struct str emit_operand(struct emitter *e, struct str text);
/* As number of `bits` bits in C. */
struct str emit_number(struct emitter *e, struct wide n, unsigned bits);

#endif
