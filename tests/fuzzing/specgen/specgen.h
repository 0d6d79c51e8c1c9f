/* SPDX-License-Identifier: MIT */
/* A seed -> a specification that should be valid: random instruction sets in the manner of Csmith.
 * main.c documents the options, docs/internals/fuzz-self.md the use of it. Start at spec.c. */
#ifndef SPECC_TESTS_SPECGEN_H
#define SPECC_TESTS_SPECGEN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "encoding.h"

enum {
	MOST_FILES = 8,
	MOST_TYPES = 48,
	MOST_FIELDS = 12,
	MOST_VALUES = 16,
	MOST_VARIABLES = 96,
	MOST_HOLES = 12,
	MOST_MODES = 4,
	MOST_MODE_ROWS = 7,
	MOST_MODE_PARTS = 7,
	MOST_OPCODES = 4,
	MOST_VARIANTS = 3
};

/* ---- text.c: growing text, and random numbers ---- */

struct text {
	char *bytes; /* NUL-terminated, or NULL */
	size_t count, room;
};

void put(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A string that lives until the program ends. */
char *print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The whole generator uses one stream of random numbers, so a seed determines the specification. */
void pick_seed(uint64_t seed);
uint64_t pick_bits(void);
/* 0 .. count - 1; count must be above 0. */
unsigned pick(unsigned count);
/* least .. most, inclusive. */
unsigned pick_from(unsigned least, unsigned most);
/* True in `percent` of 100 calls. */
bool chance(unsigned percent);
/* A number of at most `bits` (1 .. 64) bits, often a boundary value. */
uint64_t pick_number(unsigned bits);

/* ---- names.c ---- */

enum name_role {
	NAME_FACT,     /* only used by definitions: types, groups, values */
	NAME_SEMANTIC, /* used in the pseudo-code */
	NAME_MNEMONIC,
	NAME_ISA
};

/* A name that this specification does not use yet, often a word that C or its libraries use. */
const char *name_new(enum name_role role);
/* What percentage of names are such words. */
void name_hostility(unsigned percent);

/* ---- table.c: counts of what was generated ---- */

enum role {
	ROLE_OUTPUT,
	ROLE_LOCAL,
	ROLE_STATE,
	ROLE_CONDITION,
	ROLE_INDEX,
	ROLE_ARGUMENT,
	ROLE_RETURN,
	ROLES
};

enum construct {
#define CONSTRUCT(id, name, least, most, where, rows) CONSTRUCT_##id,
#include "constructs.def"
	CONSTRUCTS
};

/* Call it first. False if there is no memory. */
bool table_begin(void);
void table_count(enum construct construct, unsigned width, enum role role);
/* For constructs that are not part of an expression: by width alone. */
void table_count_definition(enum construct construct, unsigned width);
/* Adds the counts to those in a file written earlier, if it exists, and writes it. */
bool table_write(const char *path);

/* ---- values ---- */

/* An integer is in -2^low .. 2^high - 1; low -1: not negative. */
enum kind { KIND_INTEGER, KIND_TRUTH, KIND_FLOAT };
struct value {
	enum kind kind;
	int low, high;
	unsigned exact; /* width of a bit string, for {a, b}; 0: unknown */
};

struct value value_unsigned(unsigned bits);
struct value value_signed(unsigned bits);
struct value value_truth(void);
/* Bits needed in two's complement, without a sign bit if it is not negative. */
unsigned value_bits(struct value value);

/* ---- the instruction set ---- */

struct file {
	const char *name, *prefix;
	const char *fixed;                   /* name of the constant register, or NULL */
	unsigned width, first, count, lanes; /* numbers first .. first + count - 1 */
	bool has_side;
	const char *side;
	unsigned side_bits;
};

/* Values with names. */
struct values {
	const char *name;
	unsigned width, count;
	const char *names[MOST_VALUES];
	uint64_t numbers[MOST_VALUES];
	bool operators, roundings, sizes; /* what their attributes give; sizes: of integers */
	unsigned size_bits[MOST_VALUES];
	bool size_signed[MOST_VALUES];
	const char *attribute; /* that gives each a number, or NULL */
	struct value attribute_range;
};

enum type_kind {
	TYPE_IS_REGISTER,
	TYPE_IS_UNSIGNED,
	TYPE_IS_SIGNED,
	TYPE_IS_ONES,
	TYPE_IS_TABLE,
	TYPE_IS_FLOAT,
	TYPE_IS_COMPOUND
};
enum { MOST_PARTS = 3 };
struct type {
	const char *name;
	enum type_kind kind;
	unsigned width;
	const struct file *file;    /* REGISTER: bits 0 denote its first register */
	struct value range;         /* of the numbers in the text */
	uint64_t scale, offset;     /* number = bits * scale + offset */
	unsigned numbers[8], count; /* TABLE */
	bool forbids;               /* bits that are forbidden_bits in forbidden_mask */
	uint64_t forbidden_mask, forbidden_bits;
	const struct type *parts[MOST_PARTS]; /* COMPOUND, highest first */
	unsigned part_count;
	const char *const *signs; /* COMPOUND: before, between and after the parts */
	bool hidden;              /* a part, not the type of a field */
};

/* An operand with alternatives. */
struct mode_part {
	char letter; /* that it has in shapes: mode.c */
	const char *name;
	const struct type *type;   /* or NULL: */
	const struct mode *nested; /* it has alternatives, those of its class */
	unsigned class, lsb, width;
	bool appended;
};
struct mode_row {
	const char *name;
	const struct shape *shape;
	unsigned select, constant, width; /* of what can be written */
	struct value value;
	bool writable;
};
struct mode {
	const char *name, *class_names[3];
	const char *parameter; /* of its type: what all rows add; or NULL */
	unsigned classes[3];   /* rows of each; that of the type itself first, then what is writable */
	unsigned width, appends, part_count, row_count;
	struct mode_part parts[MOST_MODE_PARTS];
	struct mode_row rows[MOST_MODE_ROWS];
	const struct memory *memory; /* of places; or NULL */
	bool is_part;                /* of another one: no place of it is a word of memory */
};

struct state_register {
	const char *name;
	struct value value;
	const struct values *values; /* of which it holds one, or NULL */
	bool transient;              /* only prefixes assign it */
};

struct memory {
	const char *name;
	unsigned address, word, banks;
	bool writable, unaligned, program;
};

struct function {
	const char *name;
	unsigned count;
	struct value parameters[4];
	const struct values *of[4]; /* if the parameter is a modifier of these values, or NULL */
	struct value result;
	bool effects; /* it is called by a statement */
	bool silent;  /* it gives no value */
};

/* A group with rows: each opcode of its families is there once for each of them. */
struct variant {
	const char *name, *suffix;
	unsigned at, number; /* which of its places the field that moves has; the value of a hole */
};
struct variants {
	const char *group, *suffix, *number; /* its name; the holes of its rows */
	struct place select, moved[2];
	unsigned count; /* 0: there is no such group */
	struct variant list[MOST_VARIANTS];
};

struct isa {
	unsigned unit, lengths[3], length_count, code_at, code_width, select_at, lanes;
	bool patterns, machine, transients, cycles;
	unsigned counter;
	const char *name, *group, *keyword;
	const char *guarded, *guard_name; /* a group with a frame, or NULL; its guard */
	struct place guard, guard_sign;
	unsigned guard_usual;
	const char *around; /* the innermost group with statements around blocks, or NULL */
	bool sometimes;     /* not all of its instructions run whenever they are reached */
	bool inherited;     /* the group declares the code */
	struct variants variants;
	bool fold; /* Case<fold> */
	const char *code_type, *code_name, *select_type, *select_name;
	struct file files[MOST_FILES];
	struct type types[MOST_TYPES];
	struct values values[MOST_TYPES];
	struct state_register registers[16];
	struct values mode; /* of a register Mode<...>, unless its count is 0 */
	const char *flags;  /* the name of the state, whose flags form a number of flag_bits */
	unsigned flag_bits;
	struct memory memories[3];
	struct function functions[8], effects[4];
	struct mode modes[MOST_MODES];
	const char *exceptions[4];
	const char *operators[4];    /* signs of operands: neg, not, bitnot, abs */
	const char *sign, *sign_off; /* a one-bit type, its value 0 */
	unsigned file_count, type_count, values_count, register_count, memory_count, function_count,
		effect_count, mode_count, exception_count;
	const char *rounding; /* a value that selects a rounding, or NULL */
};

extern struct isa isa;

/* A file that blocks can name: its registers have at most 128 bits. */
const struct file *file_named(void);
extern struct text out;

/* What to omit, by words of --without. */
enum feature {
	WITHOUT_WIDE_VALUES = 1, /* values of more than 64 bits */
	WITHOUT_WIDE_FILES = 2,  /* registers of more than 64 bits */
	WITHOUT_NAMES = 4,       /* names that C uses */
	WITHOUT_FLOATS = 8,
	WITHOUT_LANES = 16,
	WITHOUT_MACHINES = 32,
	WITHOUT_PLACES = 64, /* registers by number, memory */
	WITHOUT_MODES = 128, /* operands with alternatives */
	WITHOUT_ROWS = 256,  /* rows, holes and what fills them */
	WITHOUT_AROUND = 512,
	WITHOUT_EFFECTS = 1024,
	WITHOUT_GROUP_HOLES = 2048, /* in statements around blocks */
	WITHOUT_VARIANTS = 4096     /* rows of groups */
};
bool has(enum feature without);

/* ---- spec.c and what it calls, in this order; all print to `out` ---- */

void spec_print(unsigned opcodes);
void layout_print(void);
void types_print(void);
void field_types_print(void);
/* Plain, or with scale, notation and values that are forbidden. */
struct type *type_plain(unsigned width);
struct type *type_number(unsigned width, bool is_signed);
bool type_forbids(const struct type *type, uint64_t bits);
void mode_types_print(void);
void state_print(void);
void functions_print(void);
void families_print(unsigned opcodes);
/* Groups with statements around blocks; the holes that their instructions fill. */
void around_print(void);
void around_fills(struct text *fills);
/* variant.c: a group with rows. */
void variants_print(void);
/* code.c: what is printed in between is a section of code, in a fence or indented. */
void code_begin(const char *section);
void code_end(void);
/* machine.c: the blocks of the ISA itself. */
void trap_print(void);
/* Of a prefix: it assigns transients. */
void prefix_print(void);

/* ---- scope.c: what a block can name ---- */

struct variable {
	const char *name;
	struct value value;
	bool operand; /* else a local */
	bool mode;    /* an operand with alternatives, or */
	bool bits;    /* ... its bits or address */
	bool assignable;
	bool fixed;        /* its range must not grow: it is used in a loop */
	bool indexable;    /* x[i] is valid for each of its bits */
	unsigned elements; /* array with this many elements of this value; 0: not an array */
	unsigned number;   /* width of number(x); 0: not a register */
	const char *sign;  /* x.sign is true if it is written with this sign; or NULL */
	struct value raw;  /* of raw(x), if it has a sign */
	const char *side;  /* x.side has side_bits bits; or NULL */
	unsigned side_bits;
};

struct modifier {
	const char *name;
	const char *text; /* as a value: .name, or the name of a parameter */
	const struct values *values;
};

struct output {
	const char *name;
	unsigned width;
	bool assigned;
	bool mode, even;  /* an operand with alternatives, all of this width */
	const char *side; /* side field that may also be assigned, or NULL */
	unsigned side_bits;
};

struct scope {
	struct variable variables[MOST_VARIABLES];
	struct modifier modifiers[4];
	struct output outputs[4];
	unsigned variable_count, modifier_count, output_count;
	unsigned most;   /* maximum width of values */
	unsigned work;   /* what the body may still cost, with loops unrolled */
	unsigned rounds; /* how often the statement is executed */
	enum role role;
	bool function, machine, conditional, prefix;
	bool reads, effects; /* what a function can do: read the machine, or all that a block can */
	bool holes;          /* of the family */
	bool bare;           /* for an instruction without a block */
	bool breaks;         /* a `break` is possible: in a switch, or a loop with a count */
	unsigned loops;
};

extern struct scope scope;

/* The maximum width of values in a block: more than 64 bits in `wide` of 100 cases. */
unsigned scope_most(unsigned wide);

/* ---- expr.c, expr_leaf.c, expr_truth.c, expr_float.c: text with its possible values ---- */

enum strength { TERNARY, BINARY, UNARY, PRIMARY };
struct expr {
	const char *text;
	struct value value;
	enum strength strength;
};

/* An integer of at most `most` bits (at least 1), `depth` operators deep. */
struct expr expr_integer(unsigned depth, unsigned most);
/* The same, but not negative. */
struct expr expr_unsigned(unsigned depth, unsigned most);
struct expr expr_truth(unsigned depth);
/* The bits of a float, a 32-bit integer. */
struct expr expr_float_bits(unsigned depth);
struct expr expr_float_test(unsigned depth);
/* A float rounded to an integer, or a leaf. */
struct expr expr_to_int(unsigned depth, unsigned most);
/* A name or number. */
struct expr expr_leaf(unsigned most);
/* The call of a function with effects, or NULL; a value of no bits: it gives none. */
const char *expr_effect(struct value *value);
/* An index of exactly 0 .. 2^bits - 1. */
struct expr expr_index(unsigned bits);
/* The text, in parentheses if it binds less tightly. */
const char *expr_within(struct expr e, enum strength least);
/* e, truncated to at most this many bits. */
struct expr expr_cut(struct expr e, unsigned most);
/* e as text that can be assigned to `bits` bits: truncated if it is wider. */
const char *expr_fit(struct expr e, unsigned bits);
/* e as an unsigned number of at most this many bits. */
struct expr expr_low(struct expr e, unsigned bits);
void expr_count(enum construct construct, struct value value);
/* A variable that is an integer, not an array; or NULL. */
const struct variable *scope_integer(void);
bool expr_may_float(void);

/* ---- hole.c ---- */

struct hole {
	const char *name, *values[MOST_OPCODES];
};
struct holes {
	unsigned opcodes, count;
	struct hole list[MOST_HOLES];
};
extern struct holes holes;

/* For a family of so many opcodes; 0: it has none. */
void holes_begin(unsigned opcodes);
/* One without values, or NULL. */
struct hole *hole_new(void);
/* Like expr_integer and expr_truth, but a hole in some cases. */
struct expr hole_integer(unsigned depth, unsigned most);
const char *hole_truth(unsigned depth);
/* Prints a hole in the place of a statement; false: there is no room. */
bool hole_statements(unsigned indent);

/* ---- stmt.c, stmt_loop.c, stmt_place.c ---- */

/* The body of a block or function, indented by `indent` tabs; all outputs are assigned. */
void body_print(unsigned statements, unsigned indent);
void statements_print(unsigned count, unsigned indent);
void statement_loop(unsigned indent);
void statement_switch(unsigned indent);
void statement_place(unsigned indent);
void statement_conditional(unsigned indent);
/* Statements that change the machine's state; one that assigns this register. */
void state_statements_print(unsigned count);
void register_print(const struct state_register *r, unsigned indent);
/* Assigns the whole output. */
void output_print(struct output *output, unsigned indent);
void line(unsigned indent, const char *format, ...) __attribute__((format(printf, 2, 3)));
const struct variable *scope_add(const char *name, struct value value);
/* The number of variables, to be restored with scope_leave. */
unsigned scope_enter(void);
void scope_leave(unsigned count);

#endif
