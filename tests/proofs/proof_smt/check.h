/* SPDX-License-Identifier: MIT */
/* One case: its instruction run in the compiled interpreter, and what must hold of the result. */
#ifndef PROOF_SMT_CHECK_H
#define PROOF_SMT_CHECK_H

#include "cases.h"
#include "exec.h"

enum verdict {
	VERDICT_PROVED,
	VERDICT_DIFFERS,
	VERDICT_UNKNOWN,     /* the solver did not decide in time */
	VERDICT_UNSUPPORTED, /* the code could not be run on terms */
	VERDICT_NONE         /* the case has no functions */
};

struct outcome {
	enum verdict verdict;
	char text[2000];      /* why not, or the counterexample */
	unsigned ways, asked; /* ways through the code; questions to the solver */
	unsigned lanes;       /* lanes that were looked at by themselves */
	bool multiplies;
	double seconds; /* of the solver */
};

struct options {
	const char *solver;
	unsigned seconds;
	const char *work; /* folder for questions */
	bool keep;        /* they stay there */
};

struct outcome check_case(const struct program *program, const struct test_cases *cases,
	const struct test_case *c, const struct options *options);

/* ---- solve.c ---- */

enum answer { ANSWER_UNSAT, ANSWER_SAT, ANSWER_UNKNOWN, ANSWER_ERROR };
/* Has the text a model? Then `inputs` (names) get their values. */
enum answer solve(const struct options *options, const char *name, const char *text,
	const char *inputs, char *values, size_t size, double *seconds);

/* ---- state.c: what the instruction finds, and what it leaves ---- */

enum { MAX_FILES = 64, MAX_LANES = 64, MAX_OF_PORT = 16 };
enum stop { STOP_DONE, STOP_RAISED, STOP_ILLEGAL, STOP_HALTED, STOP_OTHER };

/* Of the case in hand. */
struct state {
	const struct test_cases *cases;
	const struct test_case *c;
	char files[MAX_FILES][64], memories[8][64];
	unsigned file_lanes[MAX_FILES], lanes;
	int bits[MAX_WORD]; /* of the instruction: -2 no input, -1 open, 0, 1 tried */
	/* behind a way: of each output, registers from the lowest on, by lane */
	term outs[MAX_PORTS][MAX_LANES][MAX_OF_PORT];
	term frame; /* 1 bit: a register has changed that is no output */
	term pc;    /* NULL: there is none */
	uint64_t pc_before;
	enum stop stop;
	term exception;
	bool finished;
};
extern struct state state;

void state_begin_case(const struct test_cases *cases, const struct test_case *c);
void state_begin_way(void);
bool state_answer(
	const char *name, const struct value *arguments, unsigned count, struct value *result);
unsigned state_file(const char *name); /* ends the program where there is none */
/* Register `number` of the file, before; of a file without lanes the same for each lane. */
term state_register(unsigned file, unsigned number, unsigned lane, unsigned width);
term state_byte(const char *memory, unsigned at);
term state_bit(unsigned bit); /* of the instruction */
term state_participates(unsigned lane);
unsigned state_bit_of_input(term input); /* the number of a bit of the instruction */
bool state_varies(const char *file);     /* has it lanes? */
/* The same with lane 0's inputs replaced by those of the lane; behind term_replace_begin. */
term state_to_lane(term t, unsigned lane);
void state_print_input(FILE *out, term input);
void state_declare_inputs(FILE *out, char *names, size_t size); /* those that were printed */
void state_forget_printed(void);
void state_print_held(FILE *out); /* what those hold that were printed */

/* ---- claims.c: what must hold ---- */

void claims_begin(void);
void claims_add_way(const struct way *way);
struct outcome claims_prove(const struct options *options);
extern const char *claims_failure;
extern unsigned claims_lanes;

#endif
