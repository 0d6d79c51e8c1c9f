%# SPDX-License-Identifier: MIT
%file "${$p}_tool.h"
%call banner('What the parts of the program share.')
#ifndef ${$P}_TOOL_H
#define ${$P}_TOOL_H

#include "${c-string: $p}_run.h"

#if defined(__GNUC__)
#define ${$P}_PRINTF(text, values) __attribute__((format(printf, text, values)))
#else
#define ${$P}_PRINTF(text, values)
#endif

enum { EXIT_FINE, EXIT_INPUT, EXIT_USAGE, EXIT_STOPPED };

/* A growing buffer; data is NULL while it is empty. */
struct bytes {
	unsigned char *data;
	size_t length, capacity;
};

void tool_add(struct bytes *bytes, const void *data, size_t length);
void tool_add_text(struct bytes *bytes, const char *text);
void tool_add_format(struct bytes *bytes, const char *format, ...) ${$P}_PRINTF(2, 3);
void tool_add_hex(struct bytes *bytes, const uint8_t *data, size_t length);
/* Adds size zeros. */
void tool_add_zeros(struct bytes *bytes, size_t size);
/* Adds the content of a JSON string. */
void tool_add_json(struct bytes *out, const char *text);
/* Writes the bytes to standard output and empties the buffer; returns false after a report. */
bool tool_flush(struct bytes *out);

/* These report a failure on standard error. "-" is standard input. */
bool read_file(const char *path, struct bytes *in);
bool tool_parse_hex(const char *path, struct bytes *in);
/* Pairs of hex digits, blanks, commas and line ends between them, become bytes in place. Returns
 * how many characters were read before a wrong one, or SIZE_MAX. */
size_t tool_hex_bytes(struct bytes *in);
/* The value of a hex digit; 16 for any other character. */
unsigned tool_digit(char c);

int run_command(int count, char **words); /* words after the command; returns the exit status */
int tool_cases(void);

/* ---- a machine with its memory: ${$p}_machine_tool.c ---- */

/* Kept for comparison: the state at the start of the program, and of a step. */
enum kept { KEPT_START, KEPT_STEP, KEPT };

%if $s/@program
%include "tool/memory_h.tpl"
%else
/* A bank of memory that has bytes. */
struct bank {
	unsigned memory, bank;
	struct bytes bytes;
	struct bank *next;
};

struct machine {
	void *memory; /* the memory of the states */
	struct ${$p}_state *state, *kept[KEPT];
	struct bank *banks; /* by memory and number */
	struct bytes code, room;
	struct ${$p}_program program;
	uint64_t steps;
	enum ${$p}_stop stop;
};

void machine_open(struct machine *machine);
void machine_close(struct machine *machine);
void reset_machine(struct machine *machine);

/* The bytes of a bank, at least size of them; NULL if there is no such bank. */
struct bytes *machine_add_bank(struct machine *machine, unsigned memory, uint64_t bank,
		size_t size);

/* Prepares the code and keeps the initial state. */
void machine_begin(struct machine *machine);
/* Runs at most this many steps; the machine has the stop and the steps that took effect. */
void run_machine(struct machine *machine, uint64_t limit);
/* One step; keeps the state before it. False: it had no effect. */
bool step_machine(struct machine *machine);

/* Sets a register in one lane or, with lane -1, in all. Returns NULL or an error message. */
const char *set_machine(struct machine *machine, unsigned file, uint64_t number, int64_t lane,
			uint64_t value);

/* All lanes of a register have one value. */
bool machine_is_uniform(const struct ${$p}_state *state, unsigned file, unsigned number);

enum { BANK_MAX = 0x4000000 }; /* bytes of a bank; guards against wrong numbers */
%end

#endif
