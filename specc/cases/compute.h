/* SPDX-License-Identifier: MIT */
/* What operators and functions of integers give, here and on pages (compute.def). */
#ifndef SPECC_CASES_COMPUTE_H
#define SPECC_CASES_COMPUTE_H

#include "lang/code_builtin.h"
#include "number/wide.h"

/* op: one that OPERATES. A shift count is below 2^31. */
struct wide case_compute(enum sem_op op, struct wide a, struct wide b);
struct wide case_compute_prefix(enum sem_op op, struct wide a);
/* builtin: of integers, and no quotient. b of mod is above 0. */
struct wide case_compute_function(enum sem_builtin builtin, struct wide a, struct wide b);
/* Of a quotient: is a / b, if it is no integer, rounded up? */
bool case_rounds_up(enum sem_builtin builtin, struct wide a);

/* The value of `a` and `b`, or of `a`, in JavaScript; NULL where it has none of its own. */
const char *case_script_of_operator(enum sem_op op);
const char *case_script_of_prefix(enum sem_op op);
const char *case_script_of_function(enum sem_builtin builtin);

#endif
