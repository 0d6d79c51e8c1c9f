/* States of a machine, as far as they are known to differ from the start, and case scripts: states
 * and programs become lines of text, answers become states. See docs/execution.md. */
#ifndef SPECC_CLI_MACHINE_H
#define SPECC_CLI_MACHINE_H

#include "isa/ir.h"

/* A register, or the active lanes. */
struct register_value {
	const struct register_file *file; /* NULL: the active lanes, one value */
	uint64_t number;
	unsigned count;     /* lanes, 1 when it is one for all */
	struct word *lanes; /* count values */
};

/* Bytes at the addresses base to base + size - 1. */
struct bank_value {
	const struct memory *memory;
	unsigned number;
	uint64_t base, size;
	VEC(unsigned char *) pages; /* of BANK_PAGE bytes; NULL, or not there: zeros */
};

enum { BANK_PAGE = 4096 };

/* What is not in the lists is as at the start. */
struct machine {
	struct arena *arena;
	const struct isa *isa;
	VEC(struct register_value) registers;
	struct str_map places; /* of registers in the list, from 1, by file and number */
	VEC(struct bank_value) banks;
	uint64_t pc, cycles; /* of an ISA whose instructions are in a memory */
};

struct machine machine_new(struct arena *arena, const struct isa *isa);
struct machine machine_copy(const struct machine *from);
/* The register's values; it is put into the list as at the start where it is not there. The pointer
 * holds until the next call. */
struct register_value *machine_register(
	struct machine *m, const struct register_file *file, uint64_t number);
struct bank_value *machine_bank(struct machine *m, const struct memory *memory, unsigned number);
/* The byte at base + at; at is less than size. */
unsigned char bank_get(const struct bank_value *bank, uint64_t at);
void bank_set(struct arena *arena, struct bank_value *bank, uint64_t at, unsigned char byte);
/* Sets what the settings say, in their order. A bank is at least as long as they need, in steps of
 * 16 bytes. */
void machine_apply(struct machine *m, const struct case_settings *settings);
/* Makes the banks as long as the settings need, with zeros. */
void machine_make_room(struct machine *m, const struct case_settings *settings);
/* `R2`, `active`. */
struct str machine_register_name(struct arena *arena, const struct register_value *value);
/* A value as text: 0 or 1 for one bit, else all of its hexadecimal digits. */
struct str machine_value_text(
	struct arena *arena, const struct isa *isa, const struct register_value *value, unsigned lane);
bool machine_is_uniform(const struct register_value *value);

/* ---- case scripts ---- */

/* One program and how to run it. */
struct script_case {
	struct str name;  /* without blanks */
	struct str bytes; /* the program; empty where it is in a memory */
	uint64_t limit;   /* steps */
	bool trace;
	const struct machine *start;
	struct str options; /* more lines, each with its end: in front of `go` */
	struct str boot;    /* lines that are in front of the registers; memory has been put */
};

void script_add(struct buffer *script, const struct script_case *c);

struct answer_step {
	uint64_t pc;
	VEC(struct str) changes; /* lines for machine_change */
};

struct answer {
	struct str name;
	struct str problem; /* not empty: the execution gave up, or what it says is not an answer */
	struct str stop;    /* "exit", "raise" ... */
	struct str exception;
	int lane; /* -1: none */
	uint64_t pc, steps;
	bool unspecified;
	bool has_address; /* bad_address was told */
	uint64_t bad_address;
	VEC(struct answer_step) trace;
	VEC(struct str) changes; /* lines for machine_change */
};

/* Takes the next answer off the front of text; false when there is none, or it breaks off. */
bool answer_take(struct arena *arena, struct str *text, struct answer *answer);
/* The place and the bytes of a line about memory: `c[1][0x20]` and `07`, lowest address first. */
void machine_memory_text(struct arena *arena, const struct isa *isa, struct str line,
	struct str *place, struct str *bytes);
/* Applies a line; *value is the register that it changes (until the next call), NULL for memory.
 * False: the line names nothing of this machine. */
bool machine_change(struct machine *m, struct str line, struct register_value **value);

#endif
