/* Build: the view of one instruction set through the templates of targets into an output folder. */
#ifndef SPECC_BACK_BUILD_H
#define SPECC_BACK_BUILD_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "model/ir.h"

struct build;

/* Prepares for the targets of a checked isa. Never NULL. */
struct build *build_open(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Runs the templates in folder; every file goes to output as <target>/<path>. False after a
 * report. */
bool build_target(struct build *build, const char *target, const char *folder, const char *language,
	struct output *output);

/* Frees the view; texts given to the output live in the arena. */
void build_close(struct build *build);

#endif
