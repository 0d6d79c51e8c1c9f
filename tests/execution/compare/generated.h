/* SPDX-License-Identifier: MIT */
/* The generated interpreter of one instruction set, behind an interface that does not depend on it.
 * The value of a register, by file and number, is an array with one element per lane of the
 * file. */
#ifndef SPECC_TESTS_GENERATED_H
#define SPECC_TESTS_GENERATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct generated;

/* What to run: instructions, or another event of a machine. */
enum launch_kind { LAUNCH_RUN, LAUNCH_INTERRUPT, LAUNCH_RESET };
struct launch {
	uint8_t code[128]; /* the whole program; machine: what to put into its memory at pc */
	size_t size;
	/* machines only: */
	enum launch_kind kind;
	size_t exception; /* INTERRUPT: index among those of the instruction set */
	uint64_t pc, limit;
	bool stop_on_trap, stop_on_self_jump, has_break;
	uint64_t stop_at;              /* has_break */
	uint64_t keep_from, keep_size; /* addresses whose instructions are decoded once */
};

/* How a run ended, in the terms of docs/execution.md. */
struct outcome {
	const char *stop;
	const char *exception; /* empty: none */
	int lane;              /* -1: none */
	uint64_t pc, steps;
	uint64_t bad_address, cycles; /* machines, else 0 */
};

struct generated *generated_new(void);
void generated_free(struct generated *g);
/* False if there is no such file, or it has a different number of lanes. The active lanes are the
 * single value of the file "active", one bit per lane. */
bool generated_find_file(const char *name, size_t length, unsigned lanes, unsigned *file);
void generated_put(struct generated *g, unsigned file, uint64_t number, const uint64_t *values);
void generated_get(const struct generated *g, unsigned file, uint64_t number, uint64_t *values);
/* Does the register have these values, with zeros in the bits above? */
bool generated_holds(
	const struct generated *g, unsigned file, uint64_t number, const uint64_t *values);
/* bytes remain the caller's; base is the address of the first one. False if there is no such memory
 * or bank. */
bool generated_set_bank(struct generated *g, const char *memory, size_t length, unsigned bank,
	uint8_t *bytes, uint64_t size, uint64_t base);
void generated_set_cycles(struct generated *g, uint64_t cycles);
/* Runs the program from its first byte, for at most one step; a machine, from its memory. False if
 * it cannot be loaded. */
bool generated_run(struct generated *g, const struct launch *launch, struct outcome *outcome);

#endif
