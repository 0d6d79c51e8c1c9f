/* SPDX-License-Identifier: MIT */
/* Shared by the files that make SMT-LIB: values, the state of a block being walked, its inputs. */
#ifndef SPECC_SMT_INTERNAL_H
#define SPECC_SMT_INTERNAL_H

#include "sem/bind.h"
#include "typing/type.h"
#include "smt/smt.h"
#include "smt/term.h"

/* INT: a number in two's complement, with just the bits that it needs. BOOL: a truth value. FLOAT:
 * the 32 bits of a binary32. MOD, ARRAY: no term. */
struct smt_value {
	enum sem_kind kind;
	smt_ref term;
	unsigned width;              /* bits as a part of {a, b}; 0: unknown */
	const struct sem_word *word; /* MOD: NULL if unknown */
	const struct type *type;     /* MOD, or NULL */
	struct smt_array *array;     /* ARRAY */
};

struct smt_array {
	VEC(struct smt_value) items; /* kind UNKNOWN: not assigned */
};

/* The value of a name. */
struct smt_slot {
	bool any; /* something was assigned */
	struct smt_value value;
};

/* The state on one path through the block. */
struct smt_state {
	smt_ref live; /* path condition */
	struct smt_slot *slots;
	size_t count;
};

enum smt_place_kind {
	SMT_PLACE_REGISTER,
	SMT_PLACE_PC,      /* what the name reads back */
	SMT_PLACE_GOES_ON, /* address at which the run continues: the next one unless pc was assigned */
	SMT_PLACE_LAST     /* a truth value: its value replaces outputs and R[e] of the same number */
};

/* A register by its own name, a side field, or pc. Their slots come after those of the symbols. */
struct smt_own {
	enum smt_place_kind kind;
	const struct register_file *file;
	uint64_t number;
	unsigned width;
	struct str name; /* of the input with its old value */
};

enum { SMT_MAX_OWN = 96 };

struct smt_frame {
	struct sem_scope *scope;
	smt_ref entered; /* of a function: the condition of the path that calls it */
	struct smt_state state;
	struct smt_state breaks; /* slots NULL: not in a loop or switch, or none yet */
	struct smt_state after;  /* of the paths that returned; slots NULL: none did */
	unsigned depth;
	bool returned;
	struct smt_value result;
	struct sem_type_word *declared; /* by symbol */
};

/* A byte of memory, or a register by its number, that is written after the block. */
struct smt_write {
	const struct memory *memory;      /* or */
	const struct register_file *file; /* not a part of another */
	size_t operand;                   /* in the header; SIZE_MAX: it is not there */
	smt_ref condition, index, value;
};

/* A block for one opcode and one choice of its modifiers. */
struct smt_walk {
	struct smt_terms terms;
	struct arena *arena;
	const struct isa *isa;
	const struct opcode *opcode;
	struct sem_scope *scope;
	struct word word;
	struct sem_bound bound;
	struct smt_case *result;
	VEC(struct smt_own) own;
	VEC(struct smt_write) writes; /* in order of the statements */
	smt_ref raised, halted;       /* code of the exception raised, 0: none; whether it halts */
	smt_ref faulted;              /* whether an access has raised */
	unsigned steps;
	unsigned left;       /* paths that ended in return or raise */
	const char *failure; /* why there are no functions; NULL: there are */
};

/* value.c */
void smt_fail(struct smt_walk *w, const char *why);
struct smt_value smt_int(struct smt_walk *w, smt_ref term); /* from two's complement */
struct smt_value smt_unsigned(struct smt_walk *w, smt_ref bits);
struct smt_value smt_constant(struct smt_walk *w, struct wide value);
struct smt_value smt_bool(smt_ref term);
struct smt_value smt_float(smt_ref bits);
struct smt_value smt_as_int(struct smt_walk *w, const struct smt_value *v);
smt_ref smt_as_truth(struct smt_walk *w, const struct smt_value *v);
/* The low `width` bits of v, sign-extended if it has fewer. */
smt_ref smt_low_bits(struct smt_walk *w, const struct smt_value *v, unsigned width);
/* A number that the checks have proved not to be negative: its sign bit is 0. */
struct smt_value smt_count(struct smt_walk *w, const struct smt_value *n);
/* The value of v if it is a small constant; otherwise false. */
bool smt_known(const struct smt_value *v, int64_t *number);
struct smt_value smt_arithmetic(
	struct smt_walk *w, enum sem_op op, const struct smt_value *a, const struct smt_value *b);
struct smt_value smt_negative(struct smt_walk *w, const struct smt_value *v);
struct smt_value smt_join(
	struct smt_walk *w, smt_ref condition, const struct smt_value *yes, const struct smt_value *no);
smt_ref smt_same(struct smt_walk *w, const struct smt_value *a, const struct smt_value *b);
smt_ref smt_less(struct smt_walk *w, const struct smt_value *a, const struct smt_value *b);
struct smt_value smt_quotient(
	struct smt_walk *w, enum sem_builtin how, const struct smt_value *a, const struct smt_value *b);
struct smt_value smt_modulo(
	struct smt_walk *w, const struct smt_value *a, const struct smt_value *b);

/* float.c */
smt_ref smt_float_compare(struct smt_walk *w, enum sem_op op, smt_ref a, smt_ref b);
struct smt_value smt_float_lesser(struct smt_walk *w, bool least, smt_ref a, smt_ref b);

/* expr.c */
struct smt_value smt_eval(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
smt_ref smt_condition(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
struct smt_value smt_operate(
	struct smt_walk *w, enum sem_op op, const struct smt_value *a, const struct smt_value *b);

/* bits.c */
struct smt_value smt_slice(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
struct smt_value smt_element(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
struct smt_value smt_tuple(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
/* The low bits of an expression whose whole value may need too many. */
smt_ref smt_eval_low(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, unsigned width);
/* The constant bounds of a slice or element: its lowest bit and width. False if they are not
 * constant. */
bool smt_bounds(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, unsigned *low,
	unsigned *width, bool *reversed);
smt_ref smt_reverse(struct smt_walk *w, smt_ref bits);

/* call.c */
struct smt_value smt_call(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
struct smt_value smt_inline(struct smt_walk *w, struct smt_frame *from,
	struct sem_function *function, const struct smt_value *arguments, size_t count);

/* element.c */
struct smt_value smt_read_element(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
void smt_write_element(
	struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e, const struct smt_value *v);
unsigned smt_element_width(struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e);
/* Is an operand that is memory an element of an array, and not a word that has its own input? */
bool smt_is_element(const struct sem_access *access);
/* Its bits; raises what the access raises. */
smt_ref smt_operand_word(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol);
void smt_write_operand(struct smt_walk *w, const struct smt_frame *f,
	const struct sem_symbol *symbol, const struct smt_value *v);
bool smt_is_written(
	const struct smt_walk *w, const struct memory *memory, const struct register_file *file);
/* The array of the memory, or else the file, after the block, and its port. */
struct smt_port smt_array_after(struct smt_walk *w, const struct smt_frame *f,
	const struct memory *memory, const struct register_file *file, smt_ref *after);

/* input.c */
smt_ref smt_is_one(struct smt_walk *w, smt_ref bit);
struct smt_value smt_operand(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol, bool raw);
struct smt_value smt_operand_modifier(
	struct smt_walk *w, const struct sem_symbol *symbol, struct str name);
struct smt_value smt_register_number(struct smt_walk *w, const struct sem_symbol *symbol);
/* The value of a name that is not a symbol. */
struct smt_value smt_state_value(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *e);
/* Index in w->own of a register; the name is that of its input. */
size_t smt_own_register(
	struct smt_walk *w, const struct register_file *file, uint64_t number, struct str name);
struct smt_value smt_own_value(struct smt_walk *w, struct smt_frame *f, size_t own);
/* Index in w->own of the register, side field or pc that e names; -1: it names none. */
int smt_own_place(struct smt_walk *w, const struct smt_frame *f, const struct sem_expr *e);
struct smt_value smt_own_old(struct smt_walk *w, size_t own);
/* own[index] was assigned where the condition holds, and not as an effect of an operand. */
void smt_assigned(struct smt_walk *w, struct smt_frame *f, size_t index, smt_ref condition);
/* Index in w->own of the register that the access, an output, is; -1: no name has assigned it. */
int smt_own_of_output(struct smt_walk *w, const struct sem_access *access);
/* Whether the value of own[index] comes last in the instruction: after outputs and R[e]. */
smt_ref smt_is_last(struct smt_walk *w, const struct smt_frame *f, size_t index);
/* The old value of an output. */
struct smt_value smt_old_output(
	struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol);
/* Is the symbol an output that keeps the bits that are not assigned? */
bool smt_holds_old(
	const struct smt_walk *w, const struct smt_frame *f, const struct sem_symbol *symbol);
bool smt_is_output(const struct smt_walk *w, const struct smt_frame *f, size_t index);
smt_ref smt_add_input(struct smt_walk *w, struct smt_port port);
struct smt_port smt_register_port(struct str name, const struct register_file *file,
	uint64_t number, unsigned count, unsigned width);

/* assign.c */
void smt_assign(struct smt_walk *w, struct smt_frame *f, const struct sem_expr *target,
	const struct smt_value *v);
void smt_run_assign(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s);
void smt_run_keep(struct smt_walk *w, struct smt_frame *f, const struct sem_stmt *s);

/* stmt.c */
/* The exception is raised on the current path where the condition holds, by an access. */
void smt_raise(struct smt_walk *w, const struct smt_frame *f, const struct exception *exception,
	smt_ref condition);
/* The current path leaves a function. */
void smt_leave(struct smt_walk *w, struct smt_frame *f);
void smt_run_body(struct smt_walk *w, struct smt_frame *f, const struct sem_body *body);
struct smt_frame smt_frame_new(
	struct smt_walk *w, struct sem_scope *scope, const struct smt_frame *caller);

/* word.c: the choices of modifiers of a block, and an instruction word for each */
struct smt_choice {
	struct word word;
	struct str name; /* "S32.X"; empty if there is only one choice */
};
struct smt_choices {
	VEC(struct smt_choice) list;
	bool too_many;
};
struct smt_choices smt_find_choices(
	struct arena *arena, struct sem_scope *scope, const struct opcode *opcode);

#endif
