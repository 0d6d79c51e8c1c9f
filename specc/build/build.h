/* SPDX-License-Identifier: MIT */
/* Build: runs one instruction set through the templates of targets into an output folder; reads
 * published XML back.
 * In: struct isa, targets, a folder. Out: the files of the targets, all or none.
 * Read first: build.c; xml_read.c for reading. */
#ifndef SPECC_BUILD_BUILD_H
#define SPECC_BUILD_BUILD_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/outfile.h"
#include "isa/ir.h"

struct build;

/* Begins a build of a checked isa. Never NULL. */
struct build *build_open(struct arena *arena, struct diag *diag, const struct isa *isa);

struct diff_history;
/* The pages show what changed since older versions. The history must outlive the build. */
void build_since(struct build *build, const struct diff_history *history);

/* Loads the templates of a target from folder. Add all targets before running. False after a
 * report. */
bool build_add(struct build *build, const char *target, const char *folder);

/* Says what a site has beside the pages (doc/beside.h); it must stay valid. Without a call,
 * nothing: the pages of the codec and of downloads are left out, with all links to them. */
struct page_beside;
void build_beside(struct build *build, const struct page_beside *beside);

/* Runs the targets in the order of build_add and adds each file to output as <target>/<path>.
 * language selects labels and pages; NULL: English labels and pages in all languages of the prose.
 * False after a report. */
bool build_run(struct build *build, const char *language, struct output *output);

/* Like build_run, with a callback that receives the files; the arena owns content. The sink returns
 * false to stop. May be called again after more build_add: then only these targets run, and all of
 * what they show must have been shown to an earlier one. */
typedef bool (*build_sink)(void *user, struct str path, struct str content);
bool build_emit(struct build *build, const char *language, build_sink sink, void *user);

/* Ends the build. Texts passed to the output remain valid in the arena. The document may stay
 * allocated until the program exits. */
void build_close(struct build *build);

/* front.c: the pages of a site above those of its instruction sets. */
struct front;

/* title, url: NULL if there is none. */
struct front *front_open(struct arena *arena, const char *title, const char *url);
/* Adds the instruction set, whose pages a build has just made with names of this prefix. */
void front_add(struct front *front, struct build *build, struct str prefix);
/* Adds the path of a page for the site map. */
void front_page(struct front *front, struct str path);
/* Runs front.tpl in the folder of the target html. False after a report. */
bool front_emit(
	struct front *front, struct diag *diag, const char *folder, build_sink sink, void *user);
void front_close(struct front *front);

struct diff;
/* page.c: the page of a comparison, from diff.tpl of a folder; before and after: names of the two
 * versions. False after a report. */
bool build_diff_page(struct arena *arena, struct diag *diag, const char *folder,
	const struct diff *diff, struct str before, struct str after, struct str *page);

#endif
