/* What the files that read cases share. */
#ifndef SPECC_CASES_INTERNAL_H
#define SPECC_CASES_INTERNAL_H

#include "cases/cases.h"
#include "lang/code_ast.h"
#include "number/wide.h"

/* One report for all unknown names that differ in their digits alone. */
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
	bool failed;           /* something was reported since it was last set to false */
	bool lost;             /* so was a breach of the grammar */
	/* the instruction does not assemble: what it cannot name is not named by its cases either */
	bool unknown_is_known;
	unsigned length; /* bits of the instruction that the case is about; 0: a trap or the reset */
	bool is_trap;    /* the case is one of a trap */
	VEC(struct case_unknown) unknown;
};

/* Reports, sets failed and returns false. */
bool case_fail(struct case_reader *r, enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* The same for a name that nothing defines; hint (which may be empty) says what it may be. */
void case_unknown_name(struct case_reader *r, struct span span, struct str hint);

/* place.c: reads what is before the '=' into all of setting but its values. False after a
 * report. */
bool case_read_place(struct case_reader *r, struct span target, struct case_setting *setting);
/* Bytes of a bank of this memory that cases can set. */
uint64_t case_memory_size(const struct memory *memory);

/* value.c: the syntax tree of a value, or NULL after a report. */
struct sem_expr *case_parse_value(struct case_reader *r, struct span span);
/* Its value. lane: number of the lane, or -1: it has none, and `why` says so. False after a report.
 * *real: it is the pattern of a binary32. */
bool case_evaluate(struct case_reader *r, const struct sem_expr *e, int lane, const char *why,
	struct wide *value, bool *real);

#endif
