/* Compares an outside decoder with a specification: what the parts of the program share. The same
 * for every instruction set; the particulars of one are in struct specc_spec. */
#ifndef SPECC_AGAINST_H
#define SPECC_AGAINST_H

/* POSIX and a little more: this header comes before those of the system. */
#ifndef _DEFAULT_SOURCE
#define _DEFAULT_SOURCE
#endif

#include <stdbool.h>
#include <stdio.h>

#include "specc_decoder.h"

/* Milliseconds of a clock that nobody sets. */
long specc_now_ms(void);

enum { SPECC_WORD_MAX = 16 }; /* bytes of the longest instruction of any specification */

struct specc_word {
	uint8_t bytes[SPECC_WORD_MAX];
	unsigned length; /* bytes */
};

/* ---- the specification ---- */

enum specc_status { SPECC_DEFINED, SPECC_RESERVED, SPECC_UNDEFINED, SPECC_INCOMPLETE };

struct specc_verdict {
	enum specc_status status;
	unsigned opcode; /* 0: none matches */
	unsigned length; /* bytes; 0: the bytes do not say */
};

/* Opcodes are numbered from 1, fields from 0. */
struct specc_spec {
	const char *name, *comment,
		*terminator;                 /* what begins a comment, what ends an instruction; or "" */
	unsigned unit, length_max;       /* bytes */
	bool big;                        /* order of the bytes in a unit */
	unsigned opcodes, fields, kinds; /* kinds of words that `make` makes */
	void (*judge)(const struct specc_word *w, struct specc_verdict *verdict);
	void (*seed)(uint64_t seed);
	void (*make)(unsigned kind, struct specc_word *w);
	/* The text of a defined word; "" for another. */
	void (*format)(const struct specc_word *w, char *text, size_t size);
	/* Reads text; false: it is not an instruction of the specification. */
	bool (*parse)(const char *text, struct specc_word *w, unsigned *opcode);
	const char *(*opcode_name)(unsigned opcode);
	const char *(*field_name)(unsigned field);
	/* The word of an opcode with all defaults, which need not be legal. */
	void (*initial)(unsigned opcode, struct specc_word *w);
	/* The opcode of this length whose fixed bits the word misses in the fewest places; 0: none. */
	unsigned (*nearest)(const struct specc_word *w);
	bool (*has)(unsigned opcode, unsigned field);
	bool (*fixed)(unsigned opcode, unsigned field); /* has one value in this opcode */
	uint64_t (*get)(unsigned opcode, const struct specc_word *w, unsigned field);
	bool (*set)(unsigned opcode, struct specc_word *w, unsigned field, uint64_t value);
	/* Of a reserved word: the field at fault, or `fields`, and the bits that have to be zero. */
	unsigned (*explain)(const struct specc_word *w, struct specc_word *bits);
};

/* ---- the decoder as a process ---- */

enum specc_outcome {
	SPECC_ANSWERED,
	SPECC_LATE,    /* answered, but later than asked for; detail: milliseconds */
	SPECC_HUNG,    /* no answer; detail: milliseconds */
	SPECC_CRASHED, /* detail: signal */
	SPECC_ENDED,   /* ended by itself; detail: exit status */
	SPECC_CLOSED,  /* closed its output and went on */
	SPECC_GARBAGE  /* malformed answer, described in text */
};

struct specc_answer {
	enum specc_outcome outcome;
	int detail;
	enum specc_validity validity;
	bool alone; /* it happened when the word was the only one asked for */
	struct specc_decoded said;
};

/* How a decoder is run. One of command, object, function. */
struct specc_decoder_setup {
	char **command;     /* a program and its arguments, NULL at the end */
	const char *object; /* a shared object */
	int (*function)(const uint8_t *, size_t, struct specc_decoded *); /* linked in */
	int timeout, late;                                                /* milliseconds */
	const char **refused; /* more answers that mean "no instruction" */
	unsigned refused_count;
};

struct specc_decoder;
/* Starts it and looks whether it speaks the protocol, with some words. NULL after a message. */
struct specc_decoder *specc_decoder_open(
	const struct specc_decoder_setup *setup, const struct specc_word *words, unsigned count);
/* Asks for every word and fills in as many answers. What ends or blocks the decoder is an answer;
 * it is started again then. False after a message: it cannot be started any more. */
bool specc_decoder_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers);
/* The same in processes of their own, whose lines are counted to the end. */
bool specc_decoder_ask_counted(struct specc_decoder *d, const struct specc_word *words,
	unsigned count, struct specc_answer *answers);
/* A last word for a program that is running: its lines are counted to the end then. False: none is
 * running. */
bool specc_decoder_ask_last(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer);
/* The same for one word in a process that is asked for nothing else. */
bool specc_decoder_ask_alone(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer);
/* It answers only at the end of its input, so that it is started for each row of words. */
bool specc_decoder_buffers(const struct specc_decoder *d);
void specc_decoder_close(struct specc_decoder *d);

/* One line of an answer, without its line end. False: it is none; then said.text says why. */
bool specc_answer_read(const struct specc_decoder_setup *setup, const char *line, size_t length,
	struct specc_answer *answer);

/* ---- texts ---- */

struct specc_rules; /* how texts are made comparable */
/* Reads a file of rules; path NULL: only what holds without. NULL after a message. */
struct specc_rules *specc_rules_open(
	const char *path, const char *comment, const char *terminator, unsigned number_bits);
void specc_rules_close(struct specc_rules *rules);

enum { SPECC_TOKENS = 96, SPECC_TOKEN_TEXT = 1024 };

/* A text as comparable tokens: no blanks, no comment, small letters, numbers in decimal. */
struct specc_tokens {
	unsigned count;
	const char *token[SPECC_TOKENS];
	char text[SPECC_TOKEN_TEXT];
};

/* A text of the specification after the rules for these. */
void specc_rules_apply_own(
	const struct specc_rules *rules, const char *text, char *out, size_t size);
/* The decoder's text after the rules for these, without its comment. As many signs of a comment as
 * the specification's text of the instruction has, `#5`, begin none; "": it has none. */
void specc_rules_apply_decoder(const struct specc_rules *rules, const char *text,
	const char *instruction, char *out, size_t size);
void specc_rules_tokens(const struct specc_rules *rules, const char *text, struct specc_tokens *to);
/* The number of the first token that differs; `none` (all tokens) where none does. */
unsigned specc_tokens_differ(const struct specc_tokens *a, const struct specc_tokens *b);
bool specc_tokens_equal(const struct specc_tokens *a, const struct specc_tokens *b);
/* The name that the rules give to an opcode's name of the decoder. */
const char *specc_rules_opcode(const struct specc_rules *rules, const char *name);

/* ---- findings ---- */

enum specc_kind {
	SPECC_KIND_NONE,
	SPECC_KIND_ACCEPTS_UNDEFINED,
	SPECC_KIND_ACCEPTS_RESERVED,
	SPECC_KIND_REFUSES,
	SPECC_KIND_LENGTH,
	SPECC_KIND_OPCODE,
	SPECC_KIND_OPERANDS,
	SPECC_KIND_TEXT,
	SPECC_KIND_CRASH,
	SPECC_KIND_HANG,
	SPECC_KIND_LATE,
	SPECC_KIND_ENDS,
	SPECC_KIND_GARBAGE,
	SPECC_KIND_UNSTEADY,
	SPECC_KINDS
};

enum { SPECC_FIELDS_AT_FAULT = 4, SPECC_TEXT = 320 };

struct specc_finding {
	enum specc_kind kind;
	struct specc_word found, word; /* as found; as made smaller */
	struct specc_verdict verdict;
	unsigned opcode; /* of the specification, or the nearest one */
	unsigned fields[SPECC_FIELDS_AT_FAULT], field_count;
	char claim[SPECC_OPCODE_SIZE]; /* of an accepted word: which instruction the decoder sees */
	struct specc_answer answer;
	unsigned long count; /* words with this cause that were looked into */
};

struct specc_compare {
	const struct specc_spec *spec;
	const struct specc_rules *rules;
	struct specc_decoder *decoder;
	bool spelling; /* other spelling of the same instruction counts */
	bool undefined_counts, reserved_counts;
	unsigned long questions;
};

/* What is wrong with an answer; fills kind, verdict, opcode and claim of *finding. */
enum specc_kind specc_compare_answer(const struct specc_compare *c, const struct specc_word *w,
	const struct specc_answer *answer, struct specc_finding *finding);
/* Makes the word of a finding smaller and finds the fields at fault. False: the decoder cannot be
 * started any more. */
bool specc_shrink(struct specc_compare *c, struct specc_finding *finding);

const char *specc_kind_name(enum specc_kind kind);
bool specc_kind_from(const char *name, enum specc_kind *kind);

/* ---- output ---- */

struct specc_places; /* where opcodes and fields stand in the specification's text */
/* Lines OPCODE TAB FIELD TAB PLACE TAB BITS; FIELD empty: the opcode. NULL after a message. */
struct specc_places *specc_places_open(const char *path);
/* Returns "" where it is not known. what: 0 place, 1 bits. */
const char *specc_places_find(
	const struct specc_places *places, const char *opcode, const char *field, int what);
void specc_places_close(struct specc_places *places);

void specc_print_finding(FILE *out, const struct specc_compare *c,
	const struct specc_places *places, const struct specc_finding *finding, unsigned number);
/* The same as one line of fields with tabs between them. */
void specc_print_line(FILE *out, const struct specc_compare *c, const struct specc_places *places,
	const struct specc_finding *finding);
void specc_print_line_head(FILE *out);

/* Reads the command line, runs the comparison and prints what it finds. The exit status. */
int specc_against_main(int count, char **words, const struct specc_spec *spec,
	int (*linked)(const uint8_t *, size_t, struct specc_decoded *));

#endif
