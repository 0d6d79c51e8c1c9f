/* SPDX-License-Identifier: MIT */
/* Reports of checks -> a list without duplicates -> text with carets. */
#include "base/diag_internal.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define LINE_CELLS 160              /* of a source line, with the "..." of a cut one */
#define LINE_BYTES (LINE_CELLS * 4) /* limit for lines with many invisible characters */
#define LEFT_CELLS 60               /* before the caret in a cut line */
#define DOTS       3

const struct check_info diag_checks[CHECK_COUNT] = {
#define CHECK(id, name, severity, text) { name, severity, text },
#include "base/checks.def"
#undef CHECK
};

const char *const severity_names[] = {
	[SEVERITY_OFF] = "none",
	[SEVERITY_NOTE] = "note",
	[SEVERITY_WARNING] = "warning",
	[SEVERITY_ERROR] = "error",
};

/* Collecting */

struct diag_index {
	struct str_map known;     /* the reports kept, by check, position and message */
	struct str_map applied;   /* of those in definitions with parameters, check and position */
	struct buffer message;    /* of the current report, until it is known to be new */
	struct buffer key;        /* the same */
	struct report dropped;    /* placeholder for reports not kept */
	size_t made[CHECK_COUNT]; /* reports per check */
};

void diag_init(struct diag *diag, struct arena *arena)
{
	*diag = (struct diag){ .arena = arena, .most = DIAG_MAX_REPORTS };
	for (int i = 0; i < CHECK_COUNT; i++)
		diag->severity[i] = diag_checks[i].severity;
	diag->index = ARENA_NEW(arena, struct diag_index);
	diag->index->message = diag->index->key = buffer_new(arena);
	diag->index->known.arena = diag->index->applied.arena = arena;
}

enum check diag_check_by_name(const char *name)
{
	int i = 0;
	while (i < CHECK_COUNT && strcmp(diag_checks[i].name, name) != 0)
		i++;
	return (enum check)i;
}

bool diag_check_is_vital(enum check check)
{
	static const enum check vital[] = { CHECK_IO, CHECK_SOURCE_ENCODING, CHECK_LIMIT, CHECK_SYNTAX,
		CHECK_UNKNOWN_DEFINITION, CHECK_UNKNOWN_SECTION, CHECK_UNKNOWN_STATEMENT,
		CHECK_MISPLACED_SECTION, CHECK_STRAY_TEXT, CHECK_UNCLOSED_FENCE, CHECK_UNCLOSED_STRING,
		CHECK_BAD_NUMBER, CHECK_BAD_ARGUMENT, CHECK_XML, CHECK_TEMPLATE, CHECK_TEMPLATE_TEXT,
		CHECK_DUPLICATE_DEFINITION, CHECK_UNDEFINED_NAME, CHECK_WRONG_PARENT, CHECK_CYCLE,
		CHECK_LENGTH, CHECK_LENGTH_CONFLICT, CHECK_LANGUAGE_VERSION, CHECK_VARIANT, CHECK_NO_ISA,
		CHECK_NO_OPCODE, CHECK_FIELD_WIDTH, CHECK_FIELD_RANGE, CHECK_FIELD_OVERLAP,
		CHECK_FIELD_REDECLARED, CHECK_ENUM_NAME, CHECK_ENUM_VALUE, CHECK_ENUM_OVERFLOW,
		CHECK_EMPTY_TYPE, CHECK_DEFAULT_TYPE, CHECK_CONDITION, CHECK_C_NAME_COLLISION,
		CHECK_ASSEMBLY, CHECK_CASE_SYNTAX, CHECK_CASE_NAME, CHECK_CASE_PLACE, CHECK_CASE_VALUE,
		CHECK_CASE_TWICE, CHECK_CASE_RESULT };
	for (size_t i = 0; i < sizeof vital / sizeof *vital; i++)
		if (vital[i] == check)
			return true;
	return false;
}

/* Switches a check on with its default severity, or as a warning if that is off. */
static void switch_on(struct diag *diag, enum check check)
{
	enum severity severity = diag_checks[check].severity;
	if (diag->severity[check] == SEVERITY_OFF)
		diag->severity[check] = severity == SEVERITY_OFF ? SEVERITY_WARNING : severity;
}

bool diag_set_option(struct diag *diag, const char *option)
{
	enum check check = diag_check_by_name(option);
	if (check != CHECK_COUNT) {
		switch_on(diag, check);
	} else if (strcmp(option, "all") == 0) {
		for (int i = 0; i < CHECK_COUNT; i++)
			switch_on(diag, (enum check)i);
	} else if (strcmp(option, "error") == 0) {
		diag->warnings_are_errors = true;
	} else if (strncmp(option, "error=", 6) == 0) {
		check = diag_check_by_name(option + 6);
		if (check == CHECK_COUNT)
			return false;
		diag->severity[check] = SEVERITY_ERROR;
	} else if (strncmp(option, "no-", 3) == 0) {
		check = diag_check_by_name(option + 3);
		if (check == CHECK_COUNT)
			return false;
		diag->severity[check] = SEVERITY_OFF;
	} else {
		return false;
	}
	return true;
}

static struct report *keep_report(struct diag *diag, const struct report *draft, bool is_applied);

/* Counts the report. The first one beyond the limit is replaced by one of check `limit`: memory is
 * bounded even for hopeless files. */
static bool is_within_limit(struct diag *diag, const struct report *draft)
{
	size_t made = ++diag->index->made[draft->check];
	if (made <= diag->most || diag->most == 0)
		return true;
	if (made > diag->most + 1 || draft->check == CHECK_LIMIT)
		return false;
	struct report limit = {
		.check = CHECK_LIMIT, .severity = draft->severity, .span = draft->span
	};
	limit.message =
		str_printf(diag->arena, "more than %zu reports of check '%s'; the others are not shown",
			diag->most, diag_checks[draft->check].name);
	keep_report(diag, &limit, false);
	return false;
}

/* is_applied: in a definition with parameters. */
static struct report *keep_report(struct diag *diag, const struct report *draft, bool is_applied)
{
	struct diag_index *index = diag->index;
	uint64_t place[] = { (uint64_t)draft->check, (uintptr_t)draft->span.source,
		(uint64_t)draft->span.from << 32 | draft->span.to };
	diag->failures += draft->severity == SEVERITY_ERROR;
	index->key.length = 0;
	buffer_add(&index->key, (struct str){ (const char *)place, sizeof place });
	if (is_applied) /* once, whatever the arguments are that its message names */
		if (str_map_put(&index->applied, str_copy(diag->arena, buffer_str(&index->key)), diag))
			return &index->dropped;
	buffer_add(&index->key, draft->message);
	if (str_map_get(&index->known, buffer_str(&index->key)) || !is_within_limit(diag, draft))
		return &index->dropped;
	struct report *report = ARENA_NEW(diag->arena, struct report);
	struct str key = str_copy(diag->arena, buffer_str(&index->key));
	*report = *draft;
	report->message = str_slice(key, sizeof place, key.length);
	str_map_put(&index->known, key, report);
	VEC_PUSH(diag->arena, &diag->reports, report);
	diag->errors += report->severity == SEVERITY_ERROR;
	diag->warnings += report->severity == SEVERITY_WARNING;
	return report;
}

static struct report *add_report_text(
	struct diag *diag, enum check check, struct span span, const char *format, va_list arguments)
{
	struct report draft = {
		.check = check, .severity = diag->severity[check], .span = source_shown(span)
	};
	if (draft.severity == SEVERITY_OFF)
		return &diag->index->dropped;
	if (draft.severity == SEVERITY_WARNING && diag->warnings_are_errors)
		draft.severity = SEVERITY_ERROR;
	diag->index->message.length = 0;
	buffer_vprintf(&diag->index->message, format, arguments);
	draft.message = str_seen(diag->arena, buffer_str(&diag->index->message));
	return keep_report(diag, &draft, source_is_applied(span));
}

struct report *diag_report(
	struct diag *diag, enum check check, struct span span, const char *format, ...)
{
	assert(check < CHECK_COUNT);
	va_list arguments;
	va_start(arguments, format);
	struct report *report = add_report_text(diag, check, span, format, arguments);
	va_end(arguments);
	return report;
}

bool diag_fail(struct diag *diag, enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	add_report_text(diag, check, span, format, arguments);
	va_end(arguments);
	return false;
}

bool diag_second(struct diag *diag, enum check check, struct span second, struct span first,
	const char *note, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct report *report = add_report_text(diag, check, second, format, arguments);
	va_end(arguments);
	diag_note(diag, report, first, "%s", note);
	return false;
}

struct report *diag_find(const struct diag *diag, enum check check, struct span span)
{
	VEC_EACH (struct report *, it, &diag->reports)
		if ((*it)->check == check && (*it)->span.source == span.source &&
			(*it)->span.from == span.from)
			return *it;
	return NULL;
}

void diag_note(struct diag *diag, struct report *report, struct span span, const char *format, ...)
{
	if (!report || report == &diag->index->dropped)
		return;
	struct note note = { .span = source_shown(span) };
	va_list arguments;
	va_start(arguments, format);
	note.message = str_seen(diag->arena, str_from_c(arena_vprintf(diag->arena, format, arguments)));
	va_end(arguments);
	VEC_PUSH(diag->arena, &report->notes, note);
}

void diag_fix(struct diag *diag, struct report *report, struct span span, struct str text)
{
	struct fix fix = { span, str_copy(diag->arena, text) };
	if (report && report != &diag->index->dropped && span.source && source_is_written(span.source))
		VEC_PUSH(diag->arena, &report->fixes, fix);
}

/* Does the message have the text in quotes? */
static bool quotes(const struct diag *diag, struct str message, struct str text)
{
	struct str quoted = str_printf(diag->arena, "'%.*s'", STR_ARG(text));
	return str_find(message, 0, quoted) < message.length;
}

void diag_suggest(struct diag *diag, struct report *report, struct span span, struct str name)
{
	if (!name.length)
		return;
	diag_note(diag, report, span, "did you mean '%.*s'?", STR_ARG(name));
	struct span place = span.source || !report ? span : report->span;
	if (report && quotes(diag, report->message, span_text(place)))
		diag_fix(diag, report, place, name);
}

/* Sorting */

struct sort_key {
	size_t file;  /* rank of the file's first report */
	size_t index; /* in the unsorted list; makes the order stable */
	struct report *report;
};

/* Within a file, the order of offsets is that of line and column. */
static int compare_report_keys(const void *left, const void *right)
{
	const struct sort_key *a = left, *b = right;
	uint32_t from_a = a->report->span.from, from_b = b->report->span.from;
	if (a->file != b->file)
		return a->file < b->file ? -1 : 1;
	if (from_a != from_b)
		return from_a < from_b ? -1 : 1;
	return a->index < b->index ? -1 : 1;
}

/* The rank of a report's file among those in files (path -> size_t), which it extends. */
static size_t file_rank(struct str_map *files, const struct report *report)
{
	const struct source *source = report->span.source;
	struct str path = source ? str_from_c(source->path) : STR("");
	size_t *rank = str_map_make(files, path, sizeof *rank);
	if (!*rank)
		*rank = files->count;
	return *rank;
}

static void show_as_written(struct report *report)
{
	report->span = source_as_written(report->span);
	VEC_EACH (struct note, it, &report->notes)
		it->span = source_as_written(it->span);
	VEC_EACH (struct fix, it, &report->fixes)
		it->span = source_as_written(it->span);
}

void diag_sort(struct diag *diag)
{
	size_t count = diag->reports.count;
	VEC_EACH (struct report *, it, &diag->reports)
		show_as_written(*it);
	if (count < 2)
		return;
	struct sort_key *keys = ARENA_ARRAY(diag->arena, struct sort_key, count);
	struct str_map files = { .arena = diag->arena };
	for (size_t i = 0; i < count; i++) {
		struct report *report = diag->reports.items[i];
		keys[i] = (struct sort_key){ file_rank(&files, report), i, report };
	}
	qsort(keys, count, sizeof *keys, compare_report_keys);
	for (size_t i = 0; i < count; i++)
		diag->reports.items[i] = keys[i].report;
}

/* Places */

static uint32_t clamp_offset(const struct source *source, uint32_t offset)
{
	return offset < source->text.length ? offset : (uint32_t)source->text.length;
}

struct position diag_locate(struct cursor *cursor, const struct source *source, uint32_t offset)
{
	offset = clamp_offset(source, offset);
	uint32_t line = cursor->position.line;
	bool near = cursor->source == source && offset >= cursor->offset &&
				(line == source->line_count || offset < source->lines[line]);
	if (near)
		for (uint32_t i = cursor->offset; i < offset; i++)
			cursor->position.column += ((unsigned char)source->text.text[i + 1] & 0xC0) != 0x80;
	else
		cursor->position = source_position(source, offset);
	cursor->source = source;
	cursor->offset = offset;
	return cursor->position;
}

/* Text */

struct palette {
	const char *place, *severity[4], *end;
};

static const struct palette plain_report = { "", { "", "", "", "" }, "" };
static const struct palette coloured = { "\033[1m",
	{ "", "\033[1;36m", "\033[1;35m", "\033[1;31m" }, "\033[0m" };

bool diag_is_control(uint32_t code)
{
	return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x202A && code <= 0x202E) ||
		   (code >= 0x2066 && code <= 0x2069);
}

#define TEXT_SHOWN 4000 /* bytes of a message: a name may have a million */

/* Prints a message or path on one line: control characters as escapes, wrong bytes as U+FFFD. */
static void put_report_text(FILE *out, struct str s)
{
	for (size_t i = 0; i < s.length;) {
		if (i >= TEXT_SHOWN) {
			fprintf(out, "... (%zu more bytes)", s.length - i);
			return;
		}
		uint32_t code;
		size_t step = utf8_decode(str_slice(s, i, s.length), &code);
		if (!step)
			fputs(REPLACEMENT, out);
		else if (code == '\n' || code == '\t')
			fputs(code == '\n' ? "\\n" : "\\t", out);
		else if (diag_is_control(code))
			fprintf(out, code < 0x80 ? "\\x%02" PRIX32 : "\\u%04" PRIX32, code);
		else
			fwrite(s.text + i, 1, step, out);
		i += step ? step : 1;
	}
}

/* A character of a source line as shown. */
struct glyph {
	struct str text;
	size_t bytes;   /* in the source; at least 1 */
	unsigned cells; /* on the screen */
};

static struct glyph glyph_at(struct str line, size_t at)
{
	uint32_t code;
	size_t bytes = utf8_decode(str_slice(line, at, line.length), &code);
	if (bytes && code == '\t')
		return (struct glyph){ STR(" "), bytes, 1 };
	if (!bytes || diag_is_control(code))
		return (struct glyph){ STR(REPLACEMENT), bytes ? bytes : 1, 1 };
	return (struct glyph){ str_slice(line, at, at + bytes), bytes, utf8_cells(code) };
}

static unsigned count_cells(struct str line, size_t from, size_t to)
{
	unsigned cells = 0;
	while (from < to) {
		struct glyph glyph = glyph_at(line, from);
		cells += glyph.cells;
		from += glyph.bytes;
	}
	return cells;
}

/* The start of the character that contains the byte at an offset. */
static size_t align_back(struct str line, size_t at)
{
	while (at > 0 && at < line.length && ((unsigned char)line.text[at] & 0xC0) == 0x80)
		at--;
	return at;
}

/* The offset up to `cells` cells after `at`. */
static size_t walk_on(struct str line, size_t at, unsigned cells)
{
	size_t end = at + LINE_BYTES;
	while (at < line.length && at < end) {
		struct glyph glyph = glyph_at(line, at);
		if (glyph.cells > cells)
			break;
		cells -= glyph.cells;
		at += glyph.bytes;
	}
	return at;
}

/* The offset up to `cells` cells before `at`. */
static size_t walk_back(struct str line, size_t at, unsigned cells)
{
	size_t end = at > LINE_BYTES ? at - LINE_BYTES : 0;
	while (at > end) {
		size_t before = align_back(line, at - 1);
		struct glyph glyph = glyph_at(line, before);
		if (glyph.cells > cells)
			break;
		cells -= glyph.cells;
		at = before;
	}
	return at;
}

/* The bytes [from, to) of a line that are shown. */
struct window {
	size_t from, to;
};

static struct window choose_window(struct str line, size_t caret)
{
	struct window window = { 0, line.length };
	if (line.length <= LINE_BYTES && count_cells(line, 0, line.length) <= LINE_CELLS)
		return window;
	window.from = walk_back(line, caret, LEFT_CELLS);
	window.to = walk_on(line, window.from, LINE_CELLS - 2 * DOTS);
	if (window.to == line.length)
		window.from = walk_back(line, line.length, LINE_CELLS - 2 * DOTS);
	return window;
}

static void put_window(FILE *out, struct str line, struct window window)
{
	if (window.from > 0)
		fputs("...", out);
	for (size_t i = window.from; i < window.to;) {
		struct glyph glyph = glyph_at(line, i);
		fwrite(glyph.text.text, 1, glyph.text.length, out);
		i += glyph.bytes;
	}
	if (window.to < line.length)
		fputs("...", out);
}

/* Texts printed before a line and before its underline. */
struct margins {
	const char *line, *under;
};

/* Prints the line of a span and an underline, which ends where the line does. Offsets count from
 * the start of the line. */
static void put_snippet(FILE *out, struct str line, struct margins margins, size_t from, size_t to,
	const char *colour, const char *end)
{
	from = align_back(line, from);
	struct window window = choose_window(line, from);
	fputs(margins.line, out);
	put_window(out, line, window);
	unsigned indent = count_cells(line, window.from, from) + (window.from > 0 ? DOTS : 0);
	unsigned length = count_cells(line, from, to < window.to ? to : window.to);
	fprintf(out, "\n%s%*s%s^", margins.under, (int)indent, "", colour);
	for (unsigned i = 1; i < length; i++)
		putc('~', out);
	fprintf(out, "%s\n", end);
}

/* Prints the snippet with the line number. */
static void put_numbered(FILE *out, struct str line, uint32_t number, size_t from, size_t to,
	const char *colour, const char *end)
{
	char margin[16], under[16];
	int width = snprintf(margin, sizeof margin, "%5" PRIu32 " | ", number);
	snprintf(under, sizeof under, "%*s", width, " | ");
	put_snippet(out, line, (struct margins){ margin, under }, from, to, colour, end);
}

/* The line of a span without trailing blanks, except those before the span. */
static struct str shown_line(struct span span, uint32_t number)
{
	struct str line = source_line(span.source, number);
	size_t from = clamp_offset(span.source, span.from) - span.source->lines[number - 1];
	while (line.length > from &&
		   (line.text[line.length - 1] == ' ' || line.text[line.length - 1] == '\t'))
		line.length--;
	return line;
}

/* Prints "file:line:column: severity: message [check]", the source line and the underline. The
 * check is NULL in a note. */
static void put_message(FILE *out, struct cursor *cursor, const struct palette *palette,
	enum severity severity, struct span span, struct str message, const char *check)
{
	struct position position = { 0 };
	fputs(palette->place, out);
	if (span.source) {
		position = diag_locate(cursor, span.source, span.from);
		put_report_text(out, str_from_c(span.source->path));
		fprintf(out, ":%" PRIu32 ":%" PRIu32 ":", position.line, position.column);
	} else {
		fputs("specc:", out);
	}
	fprintf(out, "%s %s%s:%s ", palette->end, palette->severity[severity], severity_names[severity],
		palette->end);
	put_report_text(out, message);
	if (check)
		fprintf(out, " [%s]", check);
	putc('\n', out);
	if (!span.source)
		return;
	struct str line = shown_line(span, position.line);
	size_t start = span.source->lines[position.line - 1];
	size_t from = cursor->offset - start;
	size_t to = clamp_offset(span.source, span.to);
	/* An empty line has nothing to underline. */
	if (line.length)
		put_numbered(out, line, position.line, from, to > start ? to - start : 0,
			palette->severity[severity], palette->end);
}

struct str diag_snippet(struct arena *arena, struct span span)
{
	char *text = NULL;
	size_t length = 0;
	if (!span.source)
		return (struct str){ 0 };
	uint32_t number = source_position(span.source, clamp_offset(span.source, span.from)).line;
	size_t start = span.source->lines[number - 1];
	size_t to = clamp_offset(span.source, span.to);
	struct str line = shown_line(span, number);
	FILE *out = line.length ? open_memstream(&text, &length) : NULL;
	if (!out)
		return (struct str){ 0 };
	put_snippet(out, line, (struct margins){ "", "" }, clamp_offset(span.source, span.from) - start,
		to > start ? to - start : 0, "", "");
	fclose(out);
	struct str kept = str_copy(arena, (struct str){ text, length });
	free(text);
	return kept;
}

/* Prints a note; one without a position follows the lines above it. */
static void put_note(
	FILE *out, struct cursor *cursor, const struct palette *palette, const struct note *note)
{
	if (note->span.source) {
		put_message(out, cursor, palette, SEVERITY_NOTE, note->span, note->message, NULL);
		return;
	}
	fprintf(out, "  %s%s:%s ", palette->severity[SEVERITY_NOTE], severity_names[SEVERITY_NOTE],
		palette->end);
	put_report_text(out, note->message);
	putc('\n', out);
}

static void put_report(
	FILE *out, struct cursor cursors[2], const struct palette *palette, const struct report *report)
{
	put_message(out, &cursors[0], palette, report->severity, report->span, report->message,
		diag_checks[report->check].name);
	VEC_EACH (const struct note, note, &report->notes)
		put_note(out, &cursors[1], palette, note);
}

static void put_left_out(FILE *out, size_t errors, size_t others)
{
	size_t count = errors + others;
	if (count)
		fprintf(out, "specc: %zu more report%s not shown, including %zu error%s\n", count,
			count == 1 ? "" : "s", errors, errors == 1 ? "" : "s");
}

void diag_print_text(const struct diag *diag, FILE *out, size_t limit, bool colour)
{
	const struct palette *palette = colour ? &coloured : &plain_report;
	struct cursor cursors[2] = { 0 }; /* of reports and of notes */
	size_t room = limit ? limit : diag->reports.count;
	size_t errors = diag->errors, others = diag->reports.count - errors;
	size_t error_room = errors < room ? errors : room;
	size_t other_room = others < room - error_room ? others : room - error_room;
	errors -= error_room;
	others -= other_room;
	VEC_EACH (struct report *const, item, &diag->reports) {
		size_t *left = (*item)->severity == SEVERITY_ERROR ? &error_room : &other_room;
		if (*left == 0)
			continue;
		put_report(out, cursors, palette, *item);
		--*left;
	}
	put_left_out(out, errors, others);
}
