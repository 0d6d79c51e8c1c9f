/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room. */
#ifndef SPECC_CASES_INTERNAL_H
#define SPECC_CASES_INTERNAL_H

#include "cases/cases.h"
#include "lang/code_ast.h"
#include "number/wide.h"

/* The report shared by all unknown names that differ only in digits. */
struct case_unknown {
	struct str shape; /* without digits */
	struct report *report;
	size_t count;
};

struct case_reader {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	struct report *report; /* the last one */
	bool failed;           /* an error was reported since it was last reset */
	bool lost;             /* likewise, a syntax error */
	/* the instruction does not assemble: do not report unknown names in its cases */
	bool unknown_is_known;
	unsigned length; /* bits of the instruction; 0: a trap or the reset */
	bool is_trap;    /* the case is for a trap */
	VEC(struct case_unknown) unknown;
};

/* report.c: reports, sets failed and returns false. */
bool case_fail(struct case_reader *r, enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* The same for an undefined name; hint, which may be empty, suggests what is meant. */
void case_unknown_name(struct case_reader *r, struct span span, struct str hint);
/* Adds to the reports of unknown names how many more there are than their notes show. */
void case_count_unknown(struct case_reader *r);

/* place.c: parses the text before the '=' and fills in all of setting except values. False after a
 * report. */
bool case_read_place(struct case_reader *r, struct span target, struct case_setting *setting);
/* Number of bytes per bank of this memory that cases can set. */
uint64_t case_memory_size(const struct memory *memory);

/* value.c: the syntax tree of a value, or NULL after a report. */
struct sem_expr *case_parse_value(struct case_reader *r, struct span span);
/* Evaluates it. lane: number of the lane, or -1: laneid is an error, explained by `why`. False
 * after a report. *real: the value is the bit pattern of a binary32. */
bool case_evaluate(struct case_reader *r, const struct sem_expr *e, int lane, const char *why,
	struct wide *value, bool *real);

#endif
