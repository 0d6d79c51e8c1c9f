/* SPDX-License-Identifier: MIT */
/* Machine states, as differences from the reset state, and case scripts: states and programs become
 * lines of text, answers become states. See docs/execution.md. */
#ifndef SPECC_CLI_MACHINE_H
#define SPECC_CLI_MACHINE_H

#include "isa/ir.h"

/* A register, or the mask of active lanes. */
struct register_value {
	const struct register_file *file; /* NULL: the active lanes, as one value */
	uint64_t number;
	unsigned count;     /* number of lanes; 1 if the lanes share one value */
	struct word *lanes; /* count values */
};

/* The bytes at addresses base to base + size - 1. */
struct bank_value {
	const struct memory *memory;
	unsigned number;
	uint64_t base, size;
	VEC(unsigned char *) pages; /* of BANK_PAGE bytes; NULL or missing: zeros */
};

enum { BANK_PAGE = 4096 };

/* Anything not listed is in its reset state. */
struct machine {
	struct arena *arena;
	const struct isa *isa;
	VEC(struct register_value) registers;
	struct str_map places; /* file and number -> index in the list + 1 */
	VEC(struct bank_value) banks;
	uint64_t pc, cycles; /* of an ISA with its program in memory */
};

struct machine machine_new(struct arena *arena, const struct isa *isa);
struct machine machine_copy(const struct machine *from);
/* Returns a register, adding it in its reset state if it is not listed. The pointer is valid until
 * the next call. */
struct register_value *machine_register(
	struct machine *m, const struct register_file *file, uint64_t number);
struct bank_value *machine_bank(struct machine *m, const struct memory *memory, unsigned number);
/* The byte at base + at; at must be less than size. */
unsigned char bank_get(const struct bank_value *bank, uint64_t at);
void bank_set(struct arena *arena, struct bank_value *bank, uint64_t at, unsigned char byte);
/* Applies the settings in order. Banks grow as needed, in steps of 16 bytes. */
void machine_apply(struct machine *m, const struct case_settings *settings);
/* Extends banks with zeros so that the settings fit. */
void machine_make_room(struct machine *m, const struct case_settings *settings);
/* Makes sure that the memory of a program has 64 KiB (fewer if addresses are short), and puts the
 * instruction at the pc; opcode may be NULL: none. */
void machine_put_instruction(struct machine *m, const struct opcode *opcode, struct word w);
/* `ram`, `c[1]`. */
struct str machine_bank_name(struct arena *arena, const struct memory *memory, unsigned bank);
/* `R2`, `active`. */
struct str machine_register_name(struct arena *arena, const struct register_value *value);
/* The text of a value: 0 or 1 for one bit, else all its hexadecimal digits. */
struct str machine_value_text(
	struct arena *arena, const struct isa *isa, const struct register_value *value, unsigned lane);
bool machine_is_uniform(const struct register_value *value);

/* ---- case scripts ---- */

/* A program and the way to run it. */
struct script_case {
	struct str name;  /* must not contain blanks */
	struct str bytes; /* the program; empty if it is in memory */
	uint64_t limit;   /* most steps */
	bool trace;
	const struct machine *start;
	struct str options; /* more lines, with line ends, before `go` */
	struct str boot;    /* lines between memory and registers */
};

void script_add(struct buffer *script, const struct script_case *c);
/* Adds one step from `start`: the instruction, which a machine has in its memory; or, if opcode is
 * NULL, the lines `event` (trap, reset). */
void script_add_step(struct buffer *script, struct str name, const struct machine *start,
	const struct opcode *opcode, struct word w, struct str event);

/* The lines of an event: the trap of the exception with this name, or the reset if it is empty.
 * before: where next_pc and bad_address may be set. */
struct str script_event(struct arena *arena, struct str raises, const struct machine *start,
	const struct case_settings *before);

struct answer_step {
	uint64_t pc;
	VEC(struct str) changes; /* lines for machine_change */
};

struct answer {
	struct str name;
	struct str problem; /* not empty: the execution gave up or its answer is malformed */
	struct str stop;    /* "exit", "raise" ... */
	struct str exception;
	int lane; /* -1: none */
	uint64_t pc, steps;
	bool unspecified;
	bool has_address; /* bad_address is valid */
	uint64_t bad_address;
	VEC(struct answer_step) trace;
	VEC(struct str) changes; /* lines for machine_change */
};

/* `raise Odd @ 3`, as in a case. */
struct str answer_raise_text(struct arena *arena, const struct answer *answer);
/* `stop fault at 0x8 after 2 steps`. */
struct str answer_stop_text(struct arena *arena, const struct answer *answer);

/* Removes the next answer from the front of text and parses it; false if there is none or it is
 * incomplete. */
bool answer_take(struct arena *arena, struct str *text, struct answer *answer);
/* Splits a line about memory into address and bytes: `c[1][0x20]` and `07`, lowest address
 * first. */
void machine_memory_text(struct arena *arena, const struct isa *isa, struct str line,
	struct str *place, struct str *bytes);
/* Applies a line. Sets *value to the register changed (valid until the next call), or to NULL for
 * memory. False if the line names nothing in this machine. */
bool machine_change(struct machine *m, struct str line, struct register_value **value);

#endif
