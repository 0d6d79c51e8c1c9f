/* Types and ranges of a block: what each name and expression can be, for every opcode that the
 * block describes and every combination of the modifier values that it looks at. Found by running
 * the block on ranges instead of numbers: both ways of a condition that is not decided, loops
 * unrolled, functions put in place. */
#ifndef SPECC_SEM_TYPE_H
#define SPECC_SEM_TYPE_H

#include "sem/execute.h"
#include "number/range.h"

enum {
	TYPE_MAX_COMBOS = 1024,   /* combinations of modifier values that are tried one by one */
	TYPE_MAX_STEPS = 200000,  /* statements and expressions of one run; beyond them it gives up */
	TYPE_MAX_TOTAL = 3000000, /* of all runs of a block */
	TYPE_MAX_DEPTH = 500,     /* of statements and expressions, calls included */
	TYPE_MAX_RUNS = 3000,     /* of a block, to find inputs that show a loss */
	TYPE_MAX_TRIPS = 130,
	TYPE_MAX_CALLS = 20,  /* depth of calls */
	TYPE_MAX_INPUTS = 64, /* operands of a header; a block with more is not looked at */
	TYPE_MAX_FIXED = 8    /* operands that inputs are tried for */
};

enum sem_kind {
	SEM_KIND_UNKNOWN, /* nothing is said about it, nor about what is computed from it */
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
	bool assigned;               /* of a name: something has been assigned to it */
	unsigned width;              /* bits as part of {a, b}, 0: not known */
	struct sem_range range;      /* INT, BOOL, FLOAT; ARRAY: of each element */
	const struct sem_word *word; /* MOD: NULL where it is not known */
	const struct type *type;     /* MOD: that has the value, or NULL */
	/* REAL: terms of a sum, 1 or 2; factors in all of them, constant powers of two apart; how
	 * often it was used; where it was computed; which of several it is depends on data (MOD too) */
	unsigned terms, factors, powers, uses;
	const struct sem_expr *made;
	bool mixed;
	enum sem_kind element; /* ARRAY */
	int64_t size;          /* ARRAY: elements, 0 not known */
	/* BOOL in a local: the expression of this block that it still equals, or NULL */
	const struct sem_expr *origin;
};

/* An operand of the header, for one opcode and one combination. */
struct type_input {
	enum sem_kind kind; /* UNKNOWN: nothing is known of it */
	bool varying;
	unsigned width;                               /* bits that a register gives or takes */
	const struct type *number;                    /* IMMEDIATE: its type, or NULL */
	const struct type *named;                     /* the type whose named values it has, or NULL */
	bool has_bitwidth;                            /* the width of the immediate is stated */
	bool can_negate, can_invert, can_be_absolute; /* '-', '~' or '!', '|x|' */
};

/* Symbols whose values have had an origin that has a name. */
struct type_mentions {
	VEC(size_t) symbols;
};

/* A block or a function that is being run. */
struct type_frame {
	struct sem_frame run;
	struct sem_value result; /* of the returns so far */
	struct str_map mentions; /* struct type_mentions by name */
};

/* What the way in hand knows of the symbols, by their index. */
static inline struct sem_value *type_values(const struct type_frame *f)
{
	return f->run.way->values;
}

struct type_failure {
	enum check check;
	struct span span;
	struct str text;   /* of the message */
	struct str target; /* LOSSY_ASSIGN: what is assigned */
	unsigned width;
	bool has_range, is_declared, is_signed;
	bool follows; /* told only where there is no error that it may come from */
	struct sem_range range;
	struct str witness;
	struct span caller; /* in the block, where the place is in a function; else NO_SPAN */
	uint64_t combos[TYPE_MAX_COMBOS / 64];
};

struct type_comparison {
	const struct sem_expr *e;
	bool can_hold, can_fail;
};

/* Values that operands are set to, to find a loss. */
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
	struct sem_facts *facts; /* that are to be kept (facts.h), or NULL */
	bool witnesses;          /* inputs that show a loss are looked for */
	struct arena *arena;
	struct sem_combos combos; /* of the modifiers that the block looks at */
	uint64_t legal[TYPE_MAX_COMBOS / 64];
	const struct opcode *opcode;
	struct type_input inputs[TYPE_MAX_INPUTS]; /* by the index of the symbol of root */
	VEC(struct type_failure *) failures;
	VEC(struct type_comparison) comparisons;
	unsigned lanes;
	struct span caller;                 /* the call in the block that we are in, or NO_SPAN */
	unsigned quiet;                     /* reports and comparisons are not noted */
	unsigned steps, total, runs, depth; /* depth: of expressions */
	bool gave_up;     /* some limit was reached: not all is known that can happen */
	uint64_t trace;   /* what the run in hand did, as a hash; modifiers themselves do not count */
	uint64_t *traces; /* of each combination, over all opcodes */
	struct type_trial trial;
	struct type_failure ignored; /* what is not noted goes here */
};

/* type_input.c: the operands of t->opcode in the current combination; false: the template does
 * not allow it. */
bool type_set_inputs(struct typing *t);
/* Modifiers that widths and prefixes of operands depend on. */
void type_add_input_modifiers(struct typing *t);
/* What the operand can be before its modifiers. */
struct sem_range type_input_range(const struct type_input *input);
/* The operand's value; raw: without its modifiers. */
struct sem_value type_input_value(
	const struct typing *t, const struct sem_symbol *symbol, bool raw);

/* type_place.c: a register, a part of the machine, laneid or active by its own name. */
struct sem_value type_state_value(const struct typing *t, const struct sem_state *state);
/* number(X) */
struct sem_value type_register_number(const struct typing *t, const struct sem_expr *operand);
/* Is e a place of the state: R7, R[e], ram[e], Rd.type? Then *value is what it can hold, *values
 * the type whose named values these are, or NULL. */
bool type_state_place(struct typing *t, struct type_frame *f, const struct sem_expr *e,
	struct sem_value *value, const struct type **values);
/* The numbers of the type's values; false: they are too many to tell apart. */
bool type_named_range(const struct type *type, struct sem_range *range);
/* v is assigned to a place that holds named values of the type. False: they are too many, or v is
 * no integer, to say more than whether it fits. */
bool type_check_named(struct typing *t, const struct sem_expr *from, const struct sem_value *v,
	const struct type *type);

/* type_expr.c */
struct sem_value type_eval(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* The same of a number, or a truth value: a modifier is reported. */
struct sem_value type_number(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* Is it true? A number above 1 is reported. */
enum range_answer type_condition(
	struct typing *t, struct type_frame *f, const struct sem_expr *e, bool *varying);
struct sem_value type_binary(struct typing *t, const struct sem_expr *e, enum sem_op op,
	struct sem_value a, struct sem_value b);
/* The integer of the frame that e names, or NULL. */
struct sem_value *type_tracked(struct type_frame *f, const struct sem_expr *e);
/* What the state knows where e holds, or does not. */
void type_refine(struct typing *t, struct type_frame *f, const struct sem_expr *e, bool holds);
struct sem_value type_of_range(enum sem_kind kind, struct sem_range range, bool varying);
struct sem_value type_join(const struct sem_value *a, const struct sem_value *b);
bool type_is_integer(const struct sem_value *v); /* INT, BOOL, FLOAT: it has a range */

/* type_call.c */
/* The body put in place of a call (or of an infix operator). */
struct sem_value type_inline(struct typing *t, const struct type_frame *from,
	struct sem_function *function, const struct sem_expr *call, const struct sem_value *arguments);
struct sem_value type_call(struct typing *t, struct type_frame *f, const struct sem_expr *e);

/* type_float.c */
bool type_is_float(const struct sem_value *v); /* FLOAT, REAL */
struct sem_value type_float(struct sem_range range, bool varying);
enum range_answer type_float_order(
	enum sem_op op, const struct sem_range *left, const struct sem_range *right);
struct sem_value type_real_arithmetic(struct typing *t, const struct sem_expr *e, bool product,
	const struct sem_value *left, const struct sem_value *right);
void type_join_reals(struct sem_value *r, const struct sem_value *a, const struct sem_value *b);
/* The name e reads symbol `index`: an exact real is used once. */
void type_use_real(struct typing *t, struct type_frame *f, const struct sem_expr *e, size_t index);
/* Gives up the way in hand for `before`, in which its uses count. */
void type_back_to(struct type_frame *f, struct sem_way *before);
struct sem_value type_round(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how);
struct sem_value type_to_int(struct typing *t, const struct sem_expr *e, const struct sem_value *x,
	const struct sem_value *how, const struct sem_value *type);
/* Reports an integer beside a float; false: they are not mixed. */
bool type_mixes(struct typing *t, const struct sem_expr *e, enum sem_op op,
	const struct sem_value *a, const struct sem_value *b);

/* type_trace.c: does a modifier make a difference? */
void type_trace_stmt(struct typing *t, const struct sem_stmt *s);
void type_trace_value(struct typing *t, const struct sem_expr *e, const struct sem_value *value);
/* The value of a modifier is used as such. */
void type_trace_word(struct typing *t, const struct sem_word *word);
void type_report_ignored(struct typing *t, size_t first); /* of t->combos.list, from first on */

/* type_bits.c: slices, elements, tuples */
struct sem_value type_slice(struct typing *t, struct type_frame *f, const struct sem_expr *e);
struct sem_value type_element(struct typing *t, struct type_frame *f, const struct sem_expr *e);
struct sem_value type_tuple(struct typing *t, struct type_frame *f, const struct sem_expr *e);
/* Low bit and width of a slice or element that is assigned; false: not constant. */
bool type_place(struct typing *t, struct type_frame *f, const struct sem_expr *e, unsigned *low,
	unsigned *width);

/* A slice or bit that is assigned, at a place that is not constant: reports bounds that can cross
 * or be negative; false: some of it can lie behind the lowest *most bits. Else *most becomes how
 * many of these it can reach. */
bool type_is_within(
	struct typing *t, struct type_frame *f, const struct sem_expr *target, unsigned *most);

/* type_report.c */
struct type_failure *type_fail(struct typing *t, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Reports the value of a modifier, which is no number. */
bool type_is_modifier(struct typing *t, const struct sem_expr *e, const struct sem_value *v);
/* v goes into `width` bits of what is called target. */
void type_check_fit(struct typing *t, const struct sem_expr *value, const struct sem_value *v,
	struct str target, unsigned width);
/* All bits of v count where e stands: reports one that may need over RANGE_MAX_BITS of them. */
void type_check_bounded(struct typing *t, const struct sem_expr *e, const struct sem_value *v);
void type_compared(struct typing *t, const struct sem_expr *e, enum range_answer answer);
void type_report(struct typing *t);

/* A run's value of an expression or of a symbol of the frame is one more that it can have; in
 * trials, which run on single values, nothing is kept. */
void type_keep_expr(struct typing *t, const struct sem_expr *e, const struct sem_value *value);
void type_keep_symbol(struct typing *t, const struct type_frame *f, size_t index);

/* type_assign.c: the value, which was that of `from`, is assigned to the target. */
void type_assign(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from, struct sem_value value);
/* A local is assigned a truth value: what is found out about the one holds for the other. */
void type_set_origin(struct typing *t, struct type_frame *f, const struct sem_expr *target,
	const struct sem_expr *from);
/* keep targets */
void type_keep(struct typing *t, struct type_frame *f, const struct sem_stmt *s);

/* type_switch.c */
enum range_answer type_label(struct typing *t, struct type_frame *f, const struct sem_case *c,
	const struct sem_value *subject);
/* What the case tells of the name that the switch looks at. */
void type_refine_case(struct type_frame *f, const struct sem_stmt *s, const struct sem_case *c);
/* No case is taken: reports that there is none for what is left. */
void type_check_rest(struct typing *t, struct type_frame *f, const struct sem_stmt *s,
	const struct sem_value *subject);

/* type_stmt.c: what statements do to ranges. */
extern const struct sem_domain type_domain;

#endif
