/* Base: what every room is built on: memory, text, source places, reports, files. Knows nothing of
 * instruction sets.
 * In: file names, bytes, format strings. Out: sources with places, reports, files that are
 * replaced whole.
 * Read first: this header (a report: check, severity, place, notes; printed with carets, as JSON
 * or as SARIF; docs/checks.md has the checks), then str.h, arena.h, vec.h. */
#ifndef SPECC_BASE_DIAG_H
#define SPECC_BASE_DIAG_H

#include <stdbool.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

enum severity { SEVERITY_OFF, SEVERITY_NOTE, SEVERITY_WARNING, SEVERITY_ERROR };

/* One named check. The table of all checks is diag_checks, from the X-macro in checks.def. */
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

struct report {
	enum check check;
	enum severity severity; /* after -W options */
	struct span span;       /* NO_SPAN: concerns the whole run */
	struct str message;
	VEC(struct note) notes;
};

/* Reports of one check that are kept by default; see struct diag. */
#define DIAG_MAX_REPORTS 1000

/* Collects the reports of a run. Zero-initialise, then diag_init. Reports with equal check, place
 * and message are kept once. Severities can be changed per check before the run. */
struct diag {
	struct arena *arena;
	enum severity severity[CHECK_COUNT];
	bool warnings_are_errors;
	/* So many reports of a check are kept, then one of `limit` for the others; 0: all. */
	size_t most;
	VEC(struct report *) reports;
	size_t errors, warnings;
	struct diag_index *index; /* private: finds equal reports */
};

void diag_init(struct diag *diag, struct arena *arena);

/* Applies one -W option without its "-W": "name", "no-name", "error", "error=name", "all".
 * Returns false when no check has that name. */
bool diag_set_option(struct diag *diag, const char *option);

/* Adds a report and returns it for notes. Never NULL: where nothing is kept, because the check is
 * switched off or the report was made before, it returns a placeholder whose notes are dropped. */
struct report *diag_report(struct diag *diag, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a report and returns false. */
bool diag_fail(struct diag *diag, enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Adds a note to a report; NULL: to none. */
void diag_note(struct diag *diag, struct report *report, struct span span, const char *format, ...)
	__attribute__((format(printf, 4, 5)));
/* Adds the note "did you mean '...'?" unless the name is empty. */
void diag_suggest(struct diag *diag, struct report *report, struct span span, struct str name);

/* Sorts by file (order of first report), line, column; stable. */
void diag_sort(struct diag *diag);

/* Prints as text with source lines and carets; shows at most limit reports (0: all), errors before
 * others where not all fit, and says how many it left out. colour: escape sequences. Tabs in a
 * source line print as one blank; wide characters (East Asian wide and full-width) count two cells
 * under the caret line. */
void diag_print_text(const struct diag *diag, FILE *out, size_t limit, bool colour);
/* The line of a place and its underline, as diag_print_text has them without the number of the
 * line; empty where there is no place, or an empty line. */
struct str diag_snippet(struct arena *arena, struct span span);
/* A JSON array: file, line, column, severity, check, message, notes[file, line, column, message];
 * line and column are 0 and file is "" where there is no place. */
void diag_print_json(const struct diag *diag, FILE *out);
/* SARIF 2.1.0 with one rule per check. */
void diag_print_sarif(const struct diag *diag, FILE *out, const char *version);
/* Writes s as a JSON string with quotes. */
void json_print_string(FILE *out, struct str s);
/* The check with this name, or CHECK_COUNT. */
enum check diag_check_by_name(const char *name);
/* Must the check stay on? Where it reports, something is left out of the specification, or what
 * would be built is not sound: silence would be a wrong answer. */
bool diag_check_is_vital(enum check check);

#endif
