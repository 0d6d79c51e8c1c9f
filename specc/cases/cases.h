/* Cases: the lines `R2 = 7 -> R1 = 7` below an example.
 * In: examples of struct isa. Out: locations with a value for each lane, before and after.
 * Read first: this header, then place.c; the language is docs/execution.md, section "Cases in the
 * spec". */
#ifndef SPECC_CASES_CASES_H
#define SPECC_CASES_CASES_H

#include "base/diag.h"
#include "isa/ir.h"

/* Bytes that a bank of a case can have. */
#define CASE_MAX_BANK (1u << 20)

/* Reads the cases of all examples of isa: fills before, after and raises, and sets `sound` where
 * nothing was reported (checks case-syntax, case-name, case-place, case-value, case-twice). Names
 * that differ in their digits alone are one report. */
void sem_cases_check(struct arena *arena, struct diag *diag, struct isa *isa);

/* Reads settings with commas between them ("R2 = laneid, active = 0xFFFF") after those that list
 * has. False after a report. */
bool sem_settings_read(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct span text, struct case_settings *list);

/* The name of a register as it is printed: its own, else prefix and number. */
struct str sem_register_text(
	struct arena *arena, const struct register_file *file, uint64_t number);

/* The first setting of this kind of place, or NULL. */
const struct case_setting *case_find(const struct case_settings *settings, enum case_place place);

#endif
