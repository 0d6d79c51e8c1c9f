/* SPDX-License-Identifier: MIT */
/* Probes: an instruction (or a trap, or the reset) and a state before it, executed twice; the
 * results should be equal. The sides of a contest are two versions of an instruction set (diff), or
 * two executions of one (specc test --states).
 * Forms of struct isa become differences, each with a case for a fence ```run. */
#ifndef SPECC_CASES_PROBE_H
#define SPECC_CASES_PROBE_H

#include "cases/cases.h"
#include "cases/machine.h"

struct codec;
struct contest_side {
	const struct isa *isa;
	struct codec *codec;
};

/* Executes case scripts. */
struct probe_runner {
	void *user;
	/* Runs scripts, one on each side; false if it cannot. */
	bool (*run)(void *user, const struct str scripts[2], struct str answers[2]);
	bool sees_unspecified; /* it says when a result depends on a lane that does not participate */
};

struct probe {
	void *subject;                   /* what the caller examines */
	const struct opcode *opcodes[2]; /* on both sides; NULL: a trap or the reset */
	struct str raises;               /* trap: the name of the exception; else empty */
	const struct form *form;         /* of the first side */
	struct word words[2];
	const struct form *next; /* prefix: of the instruction after it; or NULL */
	struct word next_word;
	struct case_settings settings; /* of the second side's registers and memories */
};
struct probes {
	VEC(struct probe) list;
};

/* LEFT_OUT: one side has no result; UNSPECIFIED: the language does not say what the result is. */
enum probe_outcome { PROBE_LEFT_OUT, PROBE_UNSPECIFIED, PROBE_AGREES, PROBE_DIFFERS };

/* A difference. `needed` and `done` are of its reduction. */
struct finding {
	struct probe probe;
	size_t needed;
	bool done;
	/* The case, with the result of the second side unless it has none; empty if a case cannot
	 * express it. What each side did, as the right side of a case or in words. */
	struct str text, effects[2];
};

struct contest {
	struct arena *arena; /* of the findings */
	struct contest_side sides[2];
	const struct probe_runner *runner;
	const struct str_map *renamed; /* name of a register file on a side -> struct str: its name on
									* the other, where they differ; or NULL */
	bool whole;                    /* everything in the answers is compared, problems too */
	uint64_t seed;                 /* of states */
	bool broken;                   /* nothing can be executed */
	VEC(struct finding) findings;
};

/* Runs all probes and calls `judged` for each, in their order. */
void contest_judge(struct contest *c, struct arena *arena, const struct probes *probes,
	void (*judged)(void *user, const struct probe *probe, enum probe_outcome outcome), void *user);
/* Adds a copy of the probe to the findings. */
void contest_add(struct contest *c, const struct probe *probe);
/* Reduces the findings to the settings that they need and sets their texts. Resets the arena. */
void contest_explain(struct contest *c, struct arena *arena);

/* The register file of either side on this one; NULL: it lacks it. */
const struct register_file *contest_file(
	const struct contest *c, bool second, const struct register_file *file);

/* Appends the setting of a register in all lanes. */
void probe_set_register(struct arena *arena, struct case_settings *settings,
	const struct register_file *file, uint64_t number, struct word value);

/* input.c: what the instruction reads and writes, on both sides. */
struct probe_inputs *probe_inputs_of(
	const struct contest *c, struct arena *arena, const struct probe *probe);
/* A number that the blocks name; false if they name none. */
bool probe_input_constant(const struct probe_inputs *inputs, uint64_t random, uint64_t *constant);
/* Sets the settings of the probe: state number `index`. */
void probe_choose_state(const struct probe_inputs *inputs, unsigned index, struct probe *probe);

/* word.c: how the fields of an instruction are chosen. */
enum word_style {
	WORD_PLAIN,     /* small registers, all else as if it were not written */
	WORD_NUMBERS,   /* the same with numbers that the blocks name */
	WORD_ONE_OTHER, /* the same but for one field */
	WORD_LEAST,
	WORD_MOST,
	WORD_ALIKE, /* one register for all operands, else random */
	WORD_RANDOM,
	WORD_ENDS,  /* the first and last registers, else random */
	WORD_PAIRS, /* two registers for all operands, else random */
	WORD_STYLES
};
/* inputs may be NULL: no numbers are known. */
struct word probe_word(struct codec *codec, const struct form *form,
	const struct probe_inputs *inputs, enum word_style style, uint64_t *seed);

/* text.c: the instruction as text; empty if the word is not one. */
struct str probe_instruction_text(
	struct arena *arena, struct codec *codec, const struct opcode *opcode, struct word w);
/* A case as text: the line of the example, settings before and after it, and `ending` (a raise or a
 * halt, or empty). Settings are of registers one by one (count 1). Empty without a line. */
struct str probe_case_text(struct arena *arena, struct str line, const struct case_settings *before,
	const struct case_settings *after, struct str ending);
/* The right side of a case. */
struct str probe_effect_text(
	struct arena *arena, const struct case_settings *after, struct str ending);

#endif
