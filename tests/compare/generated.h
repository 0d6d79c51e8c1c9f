/* The generated interpreter of one instruction set behind an interface that names none. Registers
 * of a file and number are given as an array of values, one a lane of the file. */
#ifndef SPECC_TESTS_GENERATED_H
#define SPECC_TESTS_GENERATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct generated;

/* What is run: instructions, or one of the other things that happen to a machine. */
enum launch_kind { LAUNCH_RUN, LAUNCH_INTERRUPT, LAUNCH_RESET };
struct launch {
	uint8_t code[128]; /* all of the program; of a machine: what is put into its memory at pc */
	size_t size;
	/* of machines: */
	enum launch_kind kind;
	size_t exception; /* INTERRUPT: number among those of the instruction set */
	uint64_t pc, limit;
	bool stop_on_trap, stop_on_self_jump, has_break;
	uint64_t stop_at;              /* has_break */
	uint64_t keep_from, keep_size; /* addresses whose instructions are decoded once */
};

/* How a run ended, in the words of docs/execution.md. */
struct outcome {
	const char *stop;
	const char *exception; /* empty: none */
	int lane;              /* -1: none */
	uint64_t pc, steps;
	uint64_t bad_address, cycles; /* of machines, else 0 */
};

struct generated *generated_new(void);
void generated_free(struct generated *g);
/* False: there is no such file, or it has another number of lanes. The active lanes are the one
 * value of the file "active", a bit a lane. */
bool generated_find_file(const char *name, size_t length, unsigned lanes, unsigned *file);
void generated_put(struct generated *g, unsigned file, uint64_t number, const uint64_t *values);
void generated_get(const struct generated *g, unsigned file, uint64_t number, uint64_t *values);
/* Are these the values, with nothing in the bits above them? */
bool generated_holds(
	const struct generated *g, unsigned file, uint64_t number, const uint64_t *values);
/* bytes stay the caller's; base is the address of the first one. False: there is no such memory or
 * bank. */
bool generated_set_bank(struct generated *g, const char *memory, size_t length, unsigned bank,
	uint8_t *bytes, uint64_t size, uint64_t base);
void generated_set_cycles(struct generated *g, uint64_t cycles);
/* Runs the program from its first byte, one step at most; of a machine, what is in its memory.
 * False: it cannot be loaded. */
bool generated_run(struct generated *g, const struct launch *launch, struct outcome *outcome);

#endif
