/* SPDX-License-Identifier: MIT */
/* Runs a function on terms: every way that data can take, memory at addresses that are numbers. */
#ifndef PROOF_SMT_EXEC_H
#define PROOF_SMT_EXEC_H

#include "code.h"

/* What the program asks of whoever runs it: functions that it only declares. False: not known. */
typedef bool external_function(
	const char *name, const struct value *arguments, unsigned count, struct value *result);

/* One way through the function: the truth values (1 bit) that lead there, and what it returns. */
struct way {
	term *conditions;
	unsigned condition_count;
	struct value result;
};

struct exec {
	const struct program *program;
	external_function *external;
	void (*begin)(void); /* before each way */
	/* behind each way; false: that is enough */
	bool (*end)(const struct way *way);
	/* set by exec_run: */
	const char *failure; /* why some way could not be followed; else NULL */
	term split;          /* an input that has to be tried value by value; else NULL */
};

/* Memory, for external functions; exec_byte: of a byte that is a number. */
uint8_t exec_byte(uint64_t address);
term exec_load(uint64_t address, unsigned width);
void exec_store(uint64_t address, term value);

/* Follows all ways. False: failure or split says why it ended before. */
bool exec_run(struct exec *x, const struct function *f);

#endif
