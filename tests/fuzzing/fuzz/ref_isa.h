/* SPDX-License-Identifier: MIT */
/* The specification named by $SPECC_FUZZ_ISA, for executions and parsers with which generated C is
 * compared. */
#ifndef SPECC_TESTS_REF_ISA_H
#define SPECC_TESTS_REF_ISA_H

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"

static inline void ref_give_up(const char *why)
{
	fprintf(stderr, "reference: %s\n", why);
	exit(EXIT_USAGE);
}

static const struct help_row ref_rows[] = { { .option = OPTION_ISA }, { 0 } };
static const struct command ref_command = { .name = "fuzz", .rows = ref_rows };

/* Everything is allocated in the arena. Ends the program if there is no specification or it has
 * errors. */
static inline const struct isa *ref_load_isa(struct arena *arena)
{
	static struct diag diag;
	static struct options options;
	static char fuzz[] = "fuzz", isa_option[] = "--isa";
	char *path = getenv("SPECC_FUZZ_ISA"), *words[] = { fuzz, fuzz, isa_option, path, NULL };
	if (!path)
		ref_give_up("SPECC_FUZZ_ISA has to name the specification");
	if (!options_parse(arena, &ref_command, 4, words, &options) ||
		!diag_from_options(&diag, arena, &options))
		ref_give_up("no such specification");
	const struct isa *isa = load_isa(arena, &diag, &options, DEPTH_FORMS);
	if (finish_reports(&diag, &options))
		ref_give_up("the specification has errors");
	return isa;
}

#endif
