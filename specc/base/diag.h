/* SPDX-License-Identifier: MIT */
/* Base: memory, text, source positions, reports and files, for all other rooms. Knows nothing of
 * instruction sets.
 * In: file names, bytes, format strings. Out: sources, reports, files that are replaced atomically.
 * Read first: this header (reports have a check, severity, position and notes, and print as text
 * with carets, JSON or SARIF; docs/checks.md describes the checks), then str.h, arena.h, vec.h. */
#ifndef SPECC_BASE_DIAG_H
#define SPECC_BASE_DIAG_H

#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

enum severity { SEVERITY_OFF, SEVERITY_NOTE, SEVERITY_WARNING, SEVERITY_ERROR };

/* A named check. diag_checks is the table of all, from the X-macro in checks.def. */
struct check_info {
	const char *name;       /* kebab case, as in [field-overlap] and -Wno-field-overlap */
	enum severity severity; /* default */
	const char *text;       /* one line of documentation */
};

enum check {
#define CHECK(id, name, severity, text) CHECK_##id,
#include "base/checks.def"
#undef CHECK
	CHECK_COUNT
};

extern const struct check_info diag_checks[CHECK_COUNT];

struct note {
	struct span span; /* may be NO_SPAN */
	struct str message;
};

/* A text that mends what is reported if it replaces that of the span. */
struct fix {
	struct span span; /* empty: the text is inserted */
	struct str text;
};

struct report {
	enum check check;
	enum severity severity; /* after -W options */
	struct span span;       /* NO_SPAN: not about a position */
	struct str message;
	VEC(struct note) notes;
	VEC(struct fix) fixes; /* each alone; in the file of the report */
};

/* Default of struct diag's `most`. */
#define DIAG_MAX_REPORTS 1000

/* Collects the reports of a run. Initialise with diag_init. Duplicates, with equal check, position
 * and message, are dropped. Severities can be set per check before the run. */
struct diag {
	struct arena *arena;
	struct inputs *inputs; /* if not NULL: receives the paths of the files that are read */
	enum severity severity[CHECK_COUNT];
	bool warnings_are_errors;
	/* Most reports kept per check; one of `limit` replaces the others. 0: keep all. */
	size_t most;
	VEC(struct report *) reports;
	size_t errors, warnings;
	size_t failures; /* errors reported, also those that the list had already */
	/* Path -> struct str, or NULL: the texts of files that have unsaved changes in an editor, read
	 * in place of those on disk. */
	const struct str_map *texts;
	struct diag_index *index; /* private: finds equal reports */
};

void diag_init(struct diag *diag, struct arena *arena);

/* Applies one -W option without its "-W": "name", "no-name", "error", "error=name", "all". Returns
 * false if no check has that name. */
bool diag_set_option(struct diag *diag, const char *option);

/* Adds a report and returns it for notes. Never NULL: if the check is off or the report is a
 * duplicate, returns a placeholder whose notes are dropped. */
struct report *diag_report(struct diag *diag, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a report and returns false. */
bool diag_fail(struct diag *diag, enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Reports `second`, with a note at `first`, which it contradicts; returns false. */
bool diag_second(struct diag *diag, enum check check, struct span second, struct span first,
	const char *note, const char *format, ...) __attribute__((format(printf, 6, 7)));
/* Adds a note to a report; does nothing if it is NULL. */
/* The first report of the check that begins where the span does, or NULL. */
struct report *diag_find(const struct diag *diag, enum check check, struct span span);

void diag_note(struct diag *diag, struct report *report, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Adds a fix to a report; does nothing if it is NULL or the span is not in a file as written. */
void diag_fix(struct diag *diag, struct report *report, struct span span, struct str text);
/* Adds the note "did you mean '...'?" unless the name is empty; and a fix, if the text of the span,
 * or else that of the report, is what the message quotes. */
void diag_suggest(struct diag *diag, struct report *report, struct span span, struct str name);

/* Sorts by file (order of first report), line, column; stable. The places of reports are then
 * those in the texts that authors wrote, not in variants of them. */
void diag_sort(struct diag *diag);

/* Prints as text with source lines and carets; shows at most limit reports (0: all), preferring
 * errors, and says how many it omits. colour: escape sequences. Tabs in a source line print as one
 * blank; wide characters (East Asian wide and full-width) count two cells under the caret line. */
void diag_print_text(const struct diag *diag, FILE *out, size_t limit, bool colour);
/* The line of a span and its underline, as in diag_print_text but without line number; empty for
 * NO_SPAN and for an empty line. */
struct str diag_snippet(struct arena *arena, struct span span);
/* A JSON array: file, line, column, severity, check, message, notes[file, line, column, message];
 * without a position, line and column are 0 and file is "". Where there are fixes, also fixes[line,
 * column, end_line, end_column, text]. */
void diag_print_json(const struct diag *diag, FILE *out);
/* SARIF 2.1.0 with one rule per check. */
void diag_print_sarif(const struct diag *diag, FILE *out, const char *version);
/* Writes s as a JSON string with quotes. */
void json_print_string(FILE *out, struct str s);
/* The check with this name, or CHECK_COUNT. */
enum check diag_check_by_name(const char *name);
/* Must the check stay on? Its reports mean that part of the specification is dropped or the output
 * would be wrong. */
bool diag_check_is_vital(enum check check);

#endif
