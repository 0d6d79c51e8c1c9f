/* Build: one instruction set through the templates of targets into an output folder; published
 * XML read back.
 * In: struct isa, targets, a folder. Out: its files, all or none.
 * Read first: build.c; xml_read.c for the way back. */
#ifndef SPECC_BUILD_BUILD_H
#define SPECC_BUILD_BUILD_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "isa/ir.h"

struct build;

/* Prepares for the targets of a checked isa. Never NULL. */
struct build *build_open(struct arena *arena, struct diag *diag, const struct isa *isa);

/* Reads the templates in folder; all targets are added before they run. False after a report. */
bool build_add(struct build *build, const char *target, const char *folder);

/* Runs the targets in the order in which they were added; every file goes to output as
 * <target>/<path>. language: of labels, and of pages; NULL: English labels, pages in all languages
 * of the prose. False after a report. */
bool build_run(struct build *build, const char *language, struct output *output);

/* The same with any taker of files; content lives in the arena. The sink returns false to stop. */
typedef bool (*build_sink)(void *user, struct str path, struct str content);
bool build_emit(struct build *build, const char *language, build_sink sink, void *user);

/* Ends the build; texts given to the output live in the arena. The document may stay in memory. */
void build_close(struct build *build);

#endif
