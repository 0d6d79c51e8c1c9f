/* The generated interpreter of one instruction set behind an interface that names none. Registers
 * of a file and number are given as an array of values, one a lane of the file. */
#ifndef SPECC_TESTS_GENERATED_H
#define SPECC_TESTS_GENERATED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct generated;

/* How a run of one instruction ended, in the words of docs/execution.md. */
struct outcome {
	const char *stop;
	const char *exception; /* empty: none */
	int lane;              /* -1: none */
	uint64_t pc, steps;
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
/* bytes stay the caller's. False: there is no such memory or bank. */
bool generated_set_bank(struct generated *g, const char *memory, size_t length, unsigned bank,
	uint8_t *bytes, uint64_t size);
/* Runs the program from its first byte, one step at most. False: it cannot be loaded. */
bool generated_run(
	struct generated *g, const uint8_t *program, size_t size, struct outcome *outcome);

#endif
