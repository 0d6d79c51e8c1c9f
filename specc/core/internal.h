/* SPDX-License-Identifier: MIT */
/* Shared by the files that run a block on nodes. */
#ifndef SPECC_CORE_INTERNAL_H
#define SPECC_CORE_INTERNAL_H

#include "core/core.h"
#include "typing/execute.h"
#include "typing/facts.h"

enum core_kind {
	CORE_NOTHING, /* not assigned */
	CORE_INT,
	CORE_BOOL,
	CORE_FLOAT, /* the bits of a binary32 */
	CORE_REAL,
	CORE_CHOSEN, /* value of a modifier, or a literal .VALUE */
	CORE_ARRAY
};

enum {
	CORE_MAX_ELEMENTS = 128,
	CORE_MAX_REGISTERS = 64,
	CORE_MAX_CALLS = 20,
	CORE_MAX_TRIPS = 130,
	CORE_MAX_NODES = 20000
};

struct core_value {
	enum core_kind kind;
	struct core_node *node; /* INT, BOOL, FLOAT */
	unsigned width;         /* bits as a part of {a, b}; 0: unknown */
	enum core_shape shape;  /* REAL: a, a + b, a * b, a * b + c */
	struct core_node *a, *b, *c;
	struct core_node *power;     /* REAL: the product (or value) times 2^power; NULL: unscaled */
	const struct sem_word *word; /* CHOSEN: the value; NULL: known only at run time */
	const struct core_modifier *modifier; /* CHOSEN: NULL for a literal */
	struct core_value *elements;          /* ARRAY */
	unsigned count;                       /* number of elements, at most CORE_MAX_ELEMENTS */
};

/* What a block has written to something other than an output, and what a read then yields. */
struct core_written {
	struct core_node *value;  /* what a read yields; NULL: not written */
	struct core_node *stored; /* what is written where `where` holds */
	struct core_node *where;  /* truth: the condition of the write */
};

struct core_way {
	struct sem_way way; /* path: a node, the path condition; values: core_value */
	bool raised;        /* the path is dead because it raised */
	struct core_written registers[CORE_MAX_REGISTERS]; /* indexed like core_run.registers */
};

/* What a block writes other than outputs. */
enum core_register_kind {
	CORE_OF_FILE,     /* register `number` of `file`, by its own name */
	CORE_SIDE_OF,     /* side field `file` of the register that `symbol` names */
	CORE_COUNTER,     /* pc */
	CORE_MORE_CYCLES, /* added to the cycles */
	CORE_HALTS        /* whether it halts */
};
struct core_register {
	enum core_register_kind kind;
	const struct register_file *file;
	uint64_t number;
	const struct sem_symbol *symbol;
};

/* A for, in those around it. */
struct core_loop {
	const struct sem_stmt *stmt;
	const struct core_loop *outer;
};

/* A block or function being run. */
struct core_frame {
	struct sem_frame run;
	struct core_value result;
	struct core_node *returns;    /* path condition of the returns so far */
	struct core_node *entered;    /* of a function: where it is called; NULL: a block */
	const struct core_loop *loop; /* the for that was entered last; NULL: none */
	struct core_written *after;   /* what the paths that returned have written; NULL: none did */
};

/* Of the current path: its condition since the frame was entered, the values of its symbols, and
 * what it has written. */
static inline struct core_node *core_path(const struct core_frame *f)
{
	return f->run.way->path;
}

static inline struct core_value *core_values(const struct core_frame *f)
{
	return f->run.way->values;
}

static inline struct core_written *core_written(const struct core_frame *f)
{
	return ((struct core_way *)f->run.way)->registers;
}

/* A node AFTER, and what it is if the event, which has this condition, does not happen. The called
 * function may assign it: only on some of its paths. */
struct core_after {
	const struct core_node *node, *condition;
	struct core_node *otherwise;
	bool may_assign;
};

struct core_run {
	struct sem_execution x;
	struct core_builder *b;
	struct sem_scope *root;
	const struct core_operand *operands;
	const struct core_choice *choice;
	VEC(struct core_register) registers;
	/* Writes of operand modes to registers by number: each is what the names of the registers read
	 * as afterwards. */
	VEC(struct core_write) numbered;
	size_t effects; /* the first ones of them: those before the block */
	/* By index in registers: what the register holds in the state after the events; NULL: what it
	 * held before the block. */
	struct core_node *content[CORE_MAX_REGISTERS];
	VEC(struct core_after) afters;
	const struct core_node *within; /* the path that the choice being joined is on; or NULL */
};

/* value.c */
void core_fail(struct core_run *r, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
/* For what the checks refuse: it is only reached if one of them is off, -Wno-NAME. */
void core_lost(struct core_run *r, struct span span);
/* The number or bits of a value; fails if it has none. */
struct core_node *core_integer(struct core_run *r, const struct sem_expr *e, struct core_value v);
/* Is there a node that joins those of x and y? */
bool core_is_new(
	const struct core_value *joined, const struct core_value *x, const struct core_value *y);
/* The result is called like the function, or the modifier that selects it, and its arguments. This
 * replaces what was said of nodes with an id of at least `since`. */
void core_hint_result(struct core_run *r, struct str function, const struct core_value *arguments,
	size_t count, const struct core_value *result, size_t since);
struct core_value core_of(enum core_kind kind, struct core_node *node, unsigned width);
/* Bits [lsb, lsb+width) of x in reverse order. */
struct core_node *core_reversed(
	struct core_run *r, struct core_node *x, unsigned lsb, unsigned width);
/* Element i of an array; NOTHING if it has none. */
struct core_value core_array_at(const struct core_value *array, unsigned i);
/* condition ? x : y */
struct core_value core_join(struct core_run *r, struct span span, struct core_node *condition,
	struct core_value x, struct core_value y);
bool core_has_node(const struct core_value *v);
bool core_is_real(const struct core_value *v);
/* A float converted to a real. */
struct core_value core_real_of(struct core_value x);
/* The power of two of a real; 0 if it has none. */
struct core_node *core_power_of(struct core_run *r, const struct core_value *x);

/* expr.c */
struct core_value core_eval(struct core_run *r, struct core_frame *f, const struct sem_expr *e);
/* Cuts a value that needs more than 128 bits to the range that the checks have proved for e. */
struct core_value core_narrowed(
	struct core_run *r, const struct sem_expr *e, struct core_value value);
struct core_value core_operate(struct core_run *r, const struct sem_expr *e, enum sem_op op,
	struct core_value x, struct core_value y);
struct core_node *core_condition(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e);
/* Rounding accepts a power of two only with a product. A float times a power becomes one: of two
 * floats if binary32 has the power, else of the float and 1.0, with the power kept. */
void core_unscale(struct core_run *r, struct core_value *x);
/* Is the modifier's value this one? */
struct core_node *core_is_value(
	struct core_run *r, struct core_value modifier, struct core_value value);

/* operand.c */
struct core_value core_operand_value(struct core_run *r, const struct sem_symbol *symbol, bool raw);
/* Fails if the interpreter cannot hold the file. file may be NULL. */
void core_check_file(struct core_run *r, struct span span, const struct register_file *file);
/* The lowest bit of the operand in this part of it. */
unsigned core_part_lsb(const struct core_operand *o, unsigned part);
/* The slot for a part of a range of registers, lowest first. */
unsigned core_slot_of(
	struct core_run *r, const struct sem_symbol *symbol, unsigned part, bool is_destination);
struct core_node *core_flag_node(
	struct core_run *r, const struct sem_symbol *symbol, enum sem_sign flag);
/* place.c */
struct core_value core_state_value(struct core_run *r, const struct core_frame *f, struct span span,
	const struct sem_state *state);
/* written.c */
/* What a register with the content n holds where the condition is `holds`; NULL: always. */
struct core_node *core_content_where(
	const struct core_run *r, struct core_node *n, const struct core_node *condition, bool holds);
/* Has the register a new value on each path? */
bool core_is_always_written(const struct core_written *written);
/* Reads a register of a file, as leaf says. */
struct core_node *core_file_leaf(struct core_run *r, struct core_node leaf);
/* Reads a register of a file by its number; it may be a constant one. */
struct core_node *core_register_node(
	struct core_run *r, const struct register_file *file, uint64_t number);
/* The register `index` of the file reads as `value`, if no operand mode has written it. */
struct core_node *core_after_modes(struct core_run *r, const struct register_file *file,
	struct core_node *index, struct core_node *value);
bool core_is_constant_register(const struct core_register *reg);
/* Makes the write conditional: a machine must not touch what it does not write, and an earlier
 * write to the same register stays where this one is not made. */
void core_set_condition(
	struct core_run *r, struct core_write *write, const struct core_written *written);
/* Index in r->registers, added if new; -1: not a register, or no room for more. */
int core_register_index(struct core_run *r, struct core_register wanted);
int core_register_of(struct core_run *r, const struct sem_state *state);
/* The register of a flag of a __DefState. */
struct sem_state core_flag_state(const struct register_file *flag);
/* What it holds before the block, and its width in bits. */
/* Reports, and returns false, if the operand has no side field because it is not one register. */
bool core_check_side(struct core_run *r, const struct sem_symbol *symbol,
	const struct register_file *file, bool written);
struct core_node *core_register_before(struct core_run *r, size_t index);
unsigned core_register_width(const struct core_run *r, size_t index);
/* to = condition ? from : to, for what two paths have written. */
void core_mix_written(struct core_run *r, struct core_node *condition, struct core_written *to,
	const struct core_written *from);
/* The current path of the frame of a function leaves it. */
void core_leave(struct core_run *r, struct core_frame *f);
/* What it holds now. */
struct core_value core_register_value(struct core_run *r, const struct core_frame *f, int index);
/* Index of a side field (Rd.type, $r1.type) in r->registers; -1: e is not one. */
int core_side_of(struct core_run *r, const struct core_frame *f, const struct sem_expr *e);
/* The value of an element of a file or memory: R[e], c[bank][e]. *found: e is one. */
struct core_value core_element(
	struct core_run *r, struct core_frame *f, const struct sem_expr *e, bool *found);
/* The file or memory of which e is an element; neither: e is something else. */
struct core_place_of {
	const struct register_file *file;
	const struct memory *memory;
	unsigned width;   /* bits of the element */
	unsigned indices; /* of e */
};
struct core_place_of core_place_of(struct core_run *r, const struct sem_expr *e);
/* Evaluates the bank and the address of an element of memory. */
void core_address(struct core_run *r, struct core_frame *f, const struct sem_expr *e,
	const struct core_place_of *place, struct core_node **bank, struct core_node **address);

/* Raises the exception where the condition holds, on the path of the frame. */
void core_raise_where(struct core_run *r, const struct core_frame *f, unsigned exception,
	struct core_node *condition);
/* Is the current path reachable? *condition: its path condition, or NULL if it is always
 * reached. */
bool core_is_reached(struct core_run *r, const struct core_frame *f, struct core_node **condition);
/* Adds an event on the path of the frame. */
void core_add_event(struct core_run *r, const struct core_frame *f, struct core_event event);
/* Raises if the file has no register with this number; returns a number that some register has. */
struct core_node *core_register_number(struct core_run *r, const struct core_frame *f,
	const struct register_file *file, struct core_node *index);

/* R[e] = value in an operand mode: as if by the register's own name; effect: before the block. */
void core_write_by_name(
	struct core_run *r, struct core_frame *f, struct core_write write, bool effect);

/* Writes a register, in each of the files that hold bits of it. */
void core_add_write(struct core_run *r, const struct core_write *write);

/* function.c */
/* Opens a frame of the scope, with a path that is always reached. */
void core_frame_open(
	struct core_run *r, struct core_frame *f, struct sem_scope *scope, unsigned depth);
/* What there is before a call is inlined, and where it is reached: NULL: always. */
struct core_mark {
	size_t nodes, events, writes, numbered, raises, afters;
	struct core_node *content[CORE_MAX_REGISTERS];
	bool is_reached;
	struct core_node *condition;
};
struct core_mark core_mark_of(const struct core_run *r);
/* Removes the events since the mark, and what calls among them have done to registers. */
void core_undo_events(struct core_run *r, const struct core_mark *since);
/* A call. `changes` are the writes of operand modes to registers that the function reads: each is
 * passed as the number of the register and its value. in_place: see effect.c */
struct core_invocation {
	struct sem_function *function;
	const struct core_value *arguments;
	size_t count;
	bool in_place;
	VEC(struct core_write) changes;
};
/* The function for such arguments, made if it is new; its program is NULL if it has to be inlined;
 * NULL: the arguments cannot be passed. */
struct core_function *core_instance_of(struct core_run *r, const struct core_invocation *c);
void core_set_arguments(struct core_run *r, const struct core_function *made,
	const struct core_invocation *c, struct core_node **arguments);
/* The value of a call, a LOAD if it is an event, without operands. */
struct core_node core_node_of_call(
	enum core_op op, struct core_function *made, const struct core_node *inlined);
/* Has the body, with values that are not arguments as `roots`, at most so many operations? */
bool core_is_short_body(struct core_run *r, const struct core_value *arguments, size_t count,
	struct core_node *const *roots, size_t root_count, unsigned most);
/* The value of a call whose inlined body is `inlined`, which has written no register by its name:
 * that, or a node of the call, whose event replaces those since the mark. */
struct core_value core_called(struct core_run *r, const struct core_frame *f,
	struct sem_function *function, const struct core_value *arguments, size_t count,
	struct core_value inlined, const struct core_mark *since);
/* What core_called returns if it makes a node of the function `made`: that node, as the inlined
 * body's value says. */
struct core_value core_made_call(struct core_run *r, struct core_function *made,
	const struct core_invocation *c, struct core_value inlined, const struct core_mark *since);
/* The function for the call, with what operand modes have written so far; NULL: it is inlined. */
struct core_function *core_instance_after(
	struct core_run *r, const struct core_frame *f, struct core_invocation *c);
/* alike.c */
/* Does the call become a node as one like it did? Then *value is that, and nothing is inlined. */
bool core_called_alike(struct core_run *r, const struct core_frame *f,
	const struct core_invocation *call, const struct core_mark *since, struct core_value *value);
/* The call, whose inlined body has the value `inlined`, becomes a node of the function. */
void core_note_alike(struct core_run *r, const struct core_frame *f,
	const struct core_invocation *call, const struct core_mark *since, struct core_function *made,
	const struct core_value *inlined);
/* in_place.c */
/* Ends the run of a function in place: its writes, its value, what it assigns; false: it is not
 * one. */
bool core_end_in_place(struct core_run *r, struct core_function *made, struct core_frame *f);
/* Adds what a planned function in place reads, and what the functions that it calls do. */
void core_note_touched(struct arena *arena, struct core_function *made);
/* effect.c */
/* A call from `from`, whose inlined body has run in the frame `f`, as an event that changes
 * registers; false: it stays inlined. */
bool core_called_in_place(struct core_run *r, const struct core_frame *from,
	const struct core_frame *f, const struct core_invocation *call, const struct core_mark *since,
	struct core_value *value);
/* call.c */
struct core_value core_call(struct core_run *r, struct core_frame *f, const struct sem_expr *e);
struct core_value core_apply(struct core_run *r, const struct core_frame *from, struct span span,
	struct sem_function *function, const struct core_value *arguments, size_t count);

/* stmt.c: what statements do to nodes. */
extern const struct sem_domain core_domain;
/* assign.c */
void core_assign(struct core_run *r, struct core_frame *f, const struct sem_expr *target,
	struct core_value value);
/* Notes the rounds of unrolled loops in which the statement at the span assigns the value. */
void core_note_rounds(const struct core_frame *f, struct span span, const struct core_value *value);
/* The left operand of an assignment with an operator. For `cycles += e`: what was added so far. */
struct core_value core_old_value(
	struct core_run *r, struct core_frame *f, const struct sem_expr *target);
void core_set_register(
	struct core_run *r, struct core_frame *f, int index, struct core_node *value);

#endif
