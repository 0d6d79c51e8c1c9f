/* SPDX-License-Identifier: MIT */
/* Types and ranges of a block: what each name and expression can hold, for every opcode that the
 * block describes and every combination of the modifier values that it examines. Found by running
 * the block on ranges instead of numbers: both paths of an undecided condition, loops unrolled,
 * functions inlined. */
#ifndef SPECC_TYPING_TYPE_H
#define SPECC_TYPING_TYPE_H

#include "typing/execute.h"
#include "typing/combo.h"

enum {
	TYPE_MAX_COMBOS = 1024,   /* combinations of modifier values that are tried */
	TYPE_MAX_STEPS = 200000,  /* statements and expressions of a run, before it gives up */
	TYPE_MAX_TOTAL = 3000000, /* the same over all runs of a block */
	TYPE_MAX_DEPTH = 500,     /* nesting of statements and expressions, calls included */
	TYPE_MAX_RUNS = 3000,     /* runs of a block in search of inputs that show a loss */
	TYPE_MAX_COUNT = 128,     /* iterations of a for */
	TYPE_MAX_TRIPS = 130,
	TYPE_MAX_CALLS = 20,  /* call depth */
	TYPE_MAX_INPUTS = 64, /* operands of a header; a block with more is not checked */
	TYPE_MAX_FIXED = 8    /* operands for which inputs are tried */
};

enum sem_kind {
	SEM_KIND_UNKNOWN, /* nothing is reported about it or what is computed from it */
	SEM_KIND_INT,
	SEM_KIND_BOOL,  /* range within 0 .. 1 */
	SEM_KIND_FLOAT, /* binary32; range is that of the bit pattern */
	SEM_KIND_REAL,  /* exact, not yet rounded */
	SEM_KIND_LARGE, /* an integer that may need over RANGE_MAX_BITS bits */
	SEM_KIND_MOD,   /* value of a modifier */
	SEM_KIND_ARRAY
};

struct sem_value {
	enum sem_kind kind;
	bool varying;                /* can differ between lanes */
	bool assigned;               /* of a name: it has been assigned */
	unsigned width;              /* bits as a part of {a, b}; 0: unknown */
	struct sem_range range;      /* INT, BOOL, FLOAT; ARRAY: of each element */
	const struct sem_word *word; /* MOD: NULL if unknown */
	const struct type *type;     /* MOD: type of the value, or NULL */
	/* REAL: terms of the sum, 1 or 2; factors over all terms, without constant powers of two; the
	 * number of these; how often it was used; where it was computed; whether data selects one of
	 * several (MOD too) */
	unsigned terms, factors, powers, uses;
	const struct sem_expr *made;
	/* also INT: joined from a number and a truth value; which one it is depends on data */
	bool mixed;
	enum sem_kind element; /* ARRAY */
	int64_t size;          /* ARRAY: elements; 0: unknown */
	/* in a local: the expression of this block to which it is still equal, or NULL; INT: a name */
	const struct sem_expr *origin;
	/* INT: the slice with computed bounds, or the {...}, whose value it is; NULL: neither */
	const struct sem_expr *cut;
};

/* An operand of the header, for one opcode and one combination of modifier values. */
struct type_input {
	enum sem_kind kind; /* UNKNOWN: nothing is known about it */
	bool varying;
	unsigned width;                               /* bits read from or written to a register */
	const struct type *number;                    /* IMMEDIATE: its type, or NULL */
	const struct type *named;                     /* the enum type whose values it holds, or NULL */
	bool has_bitwidth;                            /* the width of the immediate is declared */
	bool can_negate, can_invert, can_be_absolute; /* '-', '~' or '!', '|x|' */
};

/* Symbols whose values have had an origin that mentions some name. */
struct type_mentions {
	VEC(size_t) symbols;
};

/* A block or function being run. */
struct type_frame {
	struct sem_frame run;
	struct sem_value result; /* joined over the returns so far */
	struct str_map mentions; /* name -> struct type_mentions */
};

/* A list of expressions that are not names, with what conditions have told about them. */
struct type_known {
	const struct sem_expr *e;
	struct sem_range range;
	const struct type_known *next;
};

struct type_way {
	struct sem_way way;
	const struct type_known *known;
};

/* What is known about the symbols on the current path, by symbol index. */
static inline struct sem_value *type_values(const struct type_frame *f)
{
	return f->run.way->values;
}

struct type_failure {
	enum check check;
	struct span span;
	struct str text;   /* of the message */
	struct str target; /* LOSSY_ASSIGN: text of the target */
	unsigned width;
	bool has_range, is_declared, is_signed;
	bool follows; /* reported only if no error explains it */
	struct sem_range range;
	struct str witness;
	struct span caller; /* the call in the block, if it is in a function; else NO_SPAN */
	uint64_t combos[TYPE_MAX_COMBOS / 64];
};

struct type_comparison {
	const struct sem_expr *e;
	bool can_hold, can_fail;
};

/* Values given to operands in search of a loss. */
struct type_trial {
	bool active, undecided, hit, modified;
	const struct type_failure *failure;
	bool fixed[TYPE_MAX_INPUTS];
	struct wide values[TYPE_MAX_INPUTS];
};

struct sem_facts;

struct typing {
	struct sem_execution x;
	struct sem_scope *root;
	struct sem_facts *facts; /* where to keep results (facts.h), or NULL */
	bool witnesses;          /* search for inputs that show a loss */
	struct arena *arena;
	struct sem_combos combos; /* of the modifiers that the block examines */
	uint64_t legal[TYPE_MAX_COMBOS / 64];
	const struct opcode *opcode;
	struct type_input inputs[TYPE_MAX_INPUTS]; /* by symbol index in root */
	VEC(struct type_failure *) failures;
	unsigned failed; /* how often one was found, also again */
	VEC(struct type_comparison) comparisons;
	unsigned lanes;
	struct span caller;                 /* the call in the block being run, or NO_SPAN */
	unsigned quiet;                     /* > 0: reports and comparisons are not recorded */
	unsigned steps, total, runs, depth; /* depth: of expressions */
	bool gave_up;                       /* some limit was reached: results are incomplete */
	uint64_t trace;   /* hash of what the current run does, without the modifiers read */
	uint64_t *traces; /* per combination, over all opcodes */
	struct type_trial trial;
	struct type_failure ignored; /* sink for what is not recorded */
};

/* input.c: sets the operands of t->opcode in the current combination; false if the template
 * does not allow it. */
bool type_set_inputs(struct typing *t);
/* Adds the modifiers that widths and prefixes of operands depend on. */
void type_add_input_modifiers(struct typing *t);
/* What the operand can hold before its modifiers apply. */
struct sem_range type_input_range(const struct type_input *input);
/* The operand's value; raw: before its modifiers apply. */
struct sem_value type_input_value(
	const struct typing *t, const struct sem_symbol *symbol, bool raw);

/* place.c: the value of a register, another part of the machine, laneid or active, by its own
 * name. */
struct sem_value type_state_value(const struct typing *t, const struct sem_state *state);
/* number(X) */
struct sem_value type_register_number(const struct typing *t, const struct sem_expr *operand);
/* Is e a location in the machine state: R7, R[e], ram[e], Rd.type? Then *value is what it can hold,
 * and *values the type whose named values these are, or NULL. */
bool type_state_place(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	struct sem_value *value, const struct type **values);
/* The numbers of the type's values; false if there are too many to tell apart. */
bool type_named_range(const struct type *type, struct sem_range *range);
/* Checks that v, assigned to a location that holds named values of the type, is one of them. False
 * if it cannot tell (too many values, or v is not an integer): then check that v fits. */
bool type_check_named(struct typing *t, const struct sem_expr *from, const struct sem_value *v,
	const struct type *type);

/* expr.c */
struct sem_value type_eval(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* The same for a number or truth value: reports a modifier. */
struct sem_value type_number(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* Is e true? Reports a number that can be above 1. */
enum range_answer type_condition(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, bool *varying);
struct sem_value type_binary(struct typing *t, const struct sem_expr *e, enum sem_op op,
	struct sem_value a, struct sem_value b);
/* The integer in the frame that e names, or NULL. */
struct sem_value *type_tracked(struct type_frame *f, const struct sem_expr *e);
/* Narrows the current path to where e holds, or does not. */
void type_refine(struct typing *t, struct type_frame *f, const struct sem_expr *e, bool holds);
/* Narrows the value to the numbers for which `value op limit` can hold; bounds are inclusive. */
void type_restrict(
	struct type_frame *f, struct sem_value *value, enum sem_op op, const struct sem_range *limit);
struct sem_value type_of_range(enum sem_kind kind, struct sem_range range, bool varying);
struct sem_value type_join(const struct sem_value *a, const struct sem_value *b);
bool type_is_integer(const struct sem_value *v); /* INT, BOOL, FLOAT: has a range */
bool type_is_bounded(const struct sem_value *v); /* INT, BOOL */
struct sem_value type_large(bool varying);

/* known.c: what a condition tells about an expression that is not a name, until a name in it is
 * assigned */
bool type_can_know(const struct sem_expr *e);
void type_know(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	const struct sem_range *range);
void type_use_known(const struct type_frame *f, const struct sem_expr *e, struct sem_value *value);
void type_forget_known(struct typing *t, struct type_frame *f, const struct sem_expr *name);
const struct type_known *type_join_known(const struct type_known *a, const struct type_known *b);
/* Narrows the names of which this one is a copy, and which are copies of it. */
void type_refine_copies(struct type_frame *f, const struct sem_expr *name, enum sem_op op,
	const struct sem_range *limit);

/* call.c */
/* Runs the body in place of a call (or of an infix operator). */
struct sem_value type_inline(struct typing *t, struct type_frame *from,
	struct sem_function *function, const struct sem_expr *call, const struct sem_value *arguments);
struct sem_value type_call(struct typing *t, struct type_frame *f, const struct sem_expr *e);

/* float.c */
bool type_is_float(const struct sem_value *v); /* FLOAT, REAL */
struct sem_value type_float(struct sem_range range, bool varying);
enum range_answer type_float_order(
	enum sem_op op, const struct sem_range *left, const struct sem_range *right);
struct sem_value type_real_arithmetic(struct typing *t, const struct sem_expr *e, bool product,
	const struct sem_value *left, const struct sem_value *right);
void type_join_reals(struct sem_value *r, const struct sem_value *a, const struct sem_value *b);
/* The name e reads symbol `index`; an exact real may be used only once. */
void type_use_real(struct typing *t, struct type_frame *f, const struct sem_expr *e, size_t index);
/* Drops the current path and returns to `before`, with the uses of exact reals counted. */
void type_back_to(struct type_frame *f, struct sem_way *before);
struct sem_value type_round(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how);
/* The type of a modifier's value; of one that belongs to no modifier, the first data type that has
 * it; or NULL. */
const struct type *type_named_by(const struct typing *t, const struct sem_value *value);
/* The data type that the value of e names; false after a report, or if it is not known. */
bool type_data(struct typing *t, const struct sem_expr *e, const struct sem_value *type,
	struct sem_type_word *data);
struct sem_value type_to_int(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how, const struct sem_value *type);
/* Reports an integer combined with a float; false if they are not mixed. */
bool type_mixes(struct typing *t, const struct sem_expr *e, enum sem_op op,
	const struct sem_value *a, const struct sem_value *b);

/* trace.c: does a modifier make a difference? */
void type_trace_number(struct typing *t, uint64_t n);
void type_trace_stmt(struct typing *t, const struct sem_stmt *s);
void type_trace_value(struct typing *t, const struct sem_expr *e, const struct sem_value *value);
/* The value of a modifier is itself used. */
void type_trace_word(struct typing *t, const struct sem_word *word);
void type_report_ignored(struct typing *t, size_t first); /* of t->combos.list, from `first` on */

/* bits.c: slices, elements, tuples */
struct sem_value type_slice(struct typing *t, struct type_frame *f, const struct sem_expr *e);
struct sem_value type_element(struct typing *t, struct type_frame *f, const struct sem_expr *e);
struct sem_value type_tuple(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* Low bit and width of an assigned slice or element; false if its place is not known. The width is
 * 0 if the slice is empty. Reports bounds that cross. */
bool type_place(struct typing *t, struct type_frame *f, const struct sem_expr *e, unsigned *low,
	unsigned *width);

/* An assigned slice or bit at a variable position: reports bounds that can cross or be negative.
 * *least: the smallest number of bits it can have, other than 0. False if it can extend beyond the
 * lowest *most bits; otherwise *most is set to how many of them it can reach. */
bool type_is_within(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	unsigned *most, unsigned *least);

/* report.c */
struct type_failure *type_fail(struct typing *t, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Reports v if it is the value of a modifier, not a number, and returns whether it is. */
bool type_is_modifier(struct typing *t, const struct sem_expr *e, const struct sem_value *v);
/* Checks that v fits `width` bits of the target. */
void type_check_fit(struct typing *t, const struct sem_expr *value, const struct sem_value *v,
	struct str target, unsigned width);
/* Reports an array in the place of a number, and makes the value unknown. */
void type_refuse_array(struct typing *t, const struct sem_expr *e, struct sem_value *v);
/* Reports the index of the element e: it can be one that no statement has assigned. */
void type_report_index(struct typing *t, const struct sem_expr *e, const struct sem_value *array,
	const struct sem_value *at);
/* Reports v if it may need over RANGE_MAX_BITS bits, where all of them count. */
void type_check_bounded(struct typing *t, const struct sem_expr *e, const struct sem_value *v);
void type_compared(struct typing *t, const struct sem_expr *e, enum range_answer answer);
void type_report(struct typing *t);

/* Join the value of an expression, or of a symbol of the frame, into its fact. In trials, which run
 * on single values, nothing is kept. */
void type_keep_expr(struct typing *t, const struct sem_expr *e, const struct sem_value *value);
void type_keep_symbol(struct typing *t, const struct type_frame *f, size_t index);

/* assign.c: assigns the value, that of the expression `from`, to the target. */
void type_assign(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value);
/* A local is assigned a truth value: what is learned about either then holds for both. */
void type_set_origin(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from);
/* keep targets */
void type_keep(struct typing *t, struct type_frame *f, const struct sem_stmt *s);

/* switch.c */
enum range_answer type_label(struct typing *t, struct type_frame *f, const struct sem_case *c,
	const struct sem_value *subject);
/* Narrows the name that the switch examines to the values of the case. */
void type_refine_case(struct type_frame *f, const struct sem_stmt *s, const struct sem_case *c);
/* The switch has no default: reports values that no case covers. */
void type_check_rest(struct typing *t, struct type_frame *f, const struct sem_stmt *s,
	const struct sem_value *subject);

/* stmt.c: what statements do to ranges. */
extern const struct sem_domain type_domain;

#endif
