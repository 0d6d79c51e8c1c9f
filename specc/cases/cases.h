/* SPDX-License-Identifier: MIT */
/* Cases: the lines `R2 = 7 -> R1 = 7` below an example.
 * In: examples of struct isa. Out: locations with a value for each lane, before and after.
 * Read first: this header, then place.c; the language is docs/execution.md, section "Cases in the
 * spec". machine.h has the states that cases make, and the scripts that executions read. */
#ifndef SPECC_CASES_CASES_H
#define SPECC_CASES_CASES_H

#include "base/diag.h"
#include "isa/ir.h"

/* Most bytes of a memory bank that cases can access. */
#define CASE_MAX_BANK (1u << 24)

/* Parses the cases of all examples of isa: fills in before, after and raises, and sets `sound` if
 * nothing was reported (checks case-syntax, case-name, case-place, case-value, case-twice). Unknown
 * names that differ only in digits share one report. */
void sem_cases_check(struct arena *arena, struct diag *diag, struct isa *isa);

/* Parses settings separated by commas ("R2 = laneid, active = 0xFFFF") and appends them to list.
 * False after a report. */
bool sem_settings_read(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct span text, struct case_settings *list);

/* The first setting of this kind of location, or NULL. */
const struct case_setting *case_find(const struct case_settings *settings, enum case_place place);

#endif
