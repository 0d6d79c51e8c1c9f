/* SPDX-License-Identifier: MIT */
/* Reports of checks -> JSON or SARIF. */
#include <inttypes.h>

#include "base/diag_internal.h"

void json_print_string(FILE *out, struct str s)
{
	putc('"', out);
	for (size_t i = 0; i < s.length;) {
		uint32_t code;
		size_t step = utf8_decode(str_slice(s, i, s.length), &code);
		if (!step)
			fputs(REPLACEMENT, out);
		else if (code == '"' || code == '\\')
			fprintf(out, "\\%c", (char)code);
		else if (code == '\n' || code == '\t')
			fputs(code == '\n' ? "\\n" : "\\t", out);
		else if (diag_is_control(code))
			fprintf(out, "\\u%04" PRIx32, code);
		else
			fwrite(s.text + i, 1, step, out);
		i += step ? step : 1;
	}
	putc('"', out);
}

/* Prints the members "file", "line" and "column" of a place. */
static void json_place(FILE *out, struct cursor *cursor, struct span span)
{
	struct position position = { 0 };
	if (span.source)
		position = diag_locate(cursor, span.source, span.from);
	fputs("{\"file\": ", out);
	json_print_string(out, span.source ? str_from_c(span.source->path) : STR(""));
	fprintf(out, ", \"line\": %" PRIu32 ", \"column\": %" PRIu32, position.line, position.column);
}

/* Where a span begins and ends. */
static void locate_ends(struct cursor *cursor, struct span span, struct position ends[2])
{
	ends[0] = diag_locate(cursor, span.source, span.from);
	struct cursor end = *cursor;
	ends[1] = diag_locate(&end, span.source, span.to < span.from ? span.from : span.to);
}

static void json_fixes(FILE *out, struct cursor *cursor, const struct report *report)
{
	const char *comma = ", \"fixes\": [";
	VEC_EACH (const struct fix, fix, &report->fixes) {
		struct position ends[2];
		locate_ends(cursor, fix->span, ends);
		fprintf(out,
			"%s{\"line\": %" PRIu32 ", \"column\": %" PRIu32 ", \"end_line\": %" PRIu32
			", \"end_column\": %" PRIu32 ", \"text\": ",
			comma, ends[0].line, ends[0].column, ends[1].line, ends[1].column);
		json_print_string(out, fix->text);
		putc('}', out);
		comma = ", ";
	}
	fputs(report->fixes.count ? "]" : "", out);
}

static void json_report(FILE *out, struct cursor cursors[2], const struct report *report)
{
	json_place(out, &cursors[0], report->span);
	fprintf(out, ", \"severity\": \"%s\", \"check\": \"%s\", \"message\": ",
		severity_names[report->severity], diag_checks[report->check].name);
	json_print_string(out, report->message);
	fputs(", \"notes\": [", out);
	const char *comma = "";
	VEC_EACH (const struct note, note, &report->notes) {
		fputs(comma, out);
		json_place(out, &cursors[1], note->span);
		fputs(", \"message\": ", out);
		json_print_string(out, note->message);
		putc('}', out);
		comma = ", ";
	}
	fputs("]", out);
	json_fixes(out, &cursors[1], report);
	putc('}', out);
}

void diag_print_json(const struct diag *diag, FILE *out)
{
	struct cursor cursors[2] = { 0 };
	const char *comma = "\n";
	putc('[', out);
	VEC_EACH (struct report *const, item, &diag->reports) {
		fputs(comma, out);
		json_report(out, cursors, *item);
		comma = ",\n";
	}
	fputs(diag->reports.count ? "\n]\n" : "]\n", out);
}

/* SARIF 2.1.0, https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */

/* Prints a path as a URI reference (RFC 3986): all but unreserved characters and '/' in percent
 * form, so that no path can pass for a scheme. */
static void sarif_uri(FILE *out, struct str path)
{
	fputs(str_starts_with(path, STR("/")) ? "\"file://" : "\"", out);
	for (size_t i = 0; i < path.length; i++) {
		unsigned char c = (unsigned char)path.text[i];
		bool unreserved =
			char_is_letter((char)c) || char_is_digit((char)c) || (c && strchr("-._~/", c));
		if (unreserved)
			putc(c, out);
		else
			fprintf(out, "%%%02X", c);
	}
	putc('"', out);
}

static void sarif_region(FILE *out, struct cursor *cursor, const char *name, struct span span)
{
	struct position ends[2];
	locate_ends(cursor, span, ends);
	fprintf(out,
		"\"%s\": {\"startLine\": %" PRIu32 ", \"startColumn\": %" PRIu32 ", \"endLine\": %" PRIu32
		", \"endColumn\": %" PRIu32 "}",
		name, ends[0].line, ends[0].column, ends[1].line, ends[1].column);
}

static void sarif_artifact(FILE *out, struct span span)
{
	fputs("{\"artifactLocation\": {\"uri\": ", out);
	sarif_uri(out, str_from_c(span.source->path));
	fputs("}, ", out);
}

static void sarif_location(FILE *out, struct cursor *cursor, struct span span)
{
	fputs("\"physicalLocation\": ", out);
	sarif_artifact(out, span);
	sarif_region(out, cursor, "region", span);
	putc('}', out);
}

static void sarif_fixes(FILE *out, struct cursor *cursor, const struct report *report)
{
	const char *comma = ", \"fixes\": [";
	VEC_EACH (const struct fix, fix, &report->fixes) {
		fprintf(out, "%s{\"artifactChanges\": [", comma);
		sarif_artifact(out, fix->span);
		fputs("\"replacements\": [{", out);
		sarif_region(out, cursor, "deletedRegion", fix->span);
		fputs(", \"insertedContent\": {\"text\": ", out);
		json_print_string(out, fix->text);
		fputs("}}]}]}", out);
		comma = ", ";
	}
	fputs(report->fixes.count ? "]" : "", out);
}

static void sarif_note(FILE *out, struct cursor *cursor, const struct note *note)
{
	putc('{', out);
	if (note->span.source) {
		sarif_location(out, cursor, note->span);
		fputs(", ", out);
	}
	fputs("\"message\": {\"text\": ", out);
	json_print_string(out, note->message);
	fputs("}}", out);
}

static void sarif_result(FILE *out, struct cursor cursors[2], const struct report *report)
{
	fprintf(out,
		"{\"ruleId\": \"%s\", \"ruleIndex\": %d, \"level\": \"%s\", \"message\": "
		"{\"text\": ",
		diag_checks[report->check].name, (int)report->check, severity_names[report->severity]);
	json_print_string(out, report->message);
	putc('}', out);
	if (report->span.source) {
		fputs(", \"locations\": [{", out);
		sarif_location(out, &cursors[0], report->span);
		fputs("}]", out);
	}
	const char *comma = ", \"relatedLocations\": [";
	VEC_EACH (const struct note, note, &report->notes) {
		fputs(comma, out);
		sarif_note(out, &cursors[1], note);
		comma = ", ";
	}
	fputs(report->notes.count ? "]" : "", out);
	sarif_fixes(out, &cursors[1], report);
	putc('}', out);
}

static void sarif_rules(FILE *out)
{
	for (int i = 0; i < CHECK_COUNT; i++) {
		const struct check_info *check = &diag_checks[i];
		bool off = check->severity == SEVERITY_OFF;
		fprintf(out, "%s\n        {\"id\": \"%s\", \"shortDescription\": {\"text\": ", i ? "," : "",
			check->name);
		json_print_string(out, str_from_c(check->text));
		fprintf(out, "}, \"defaultConfiguration\": {\"enabled\": %s, \"level\": \"%s\"}}",
			off ? "false" : "true", severity_names[off ? SEVERITY_WARNING : check->severity]);
	}
}

void diag_print_sarif(const struct diag *diag, FILE *out, const char *version)
{
	struct cursor cursors[2] = { 0 };
	fputs("{\n"
		  "  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n"
		  "  \"version\": \"2.1.0\",\n"
		  "  \"runs\": [{\n"
		  "    \"columnKind\": \"unicodeCodePoints\",\n"
		  "    \"tool\": {\"driver\": {\n"
		  "      \"name\": \"specc\", \"version\": ",
		out);
	json_print_string(out, str_from_c(version));
	fputs(",\n      \"rules\": [", out);
	sarif_rules(out);
	fputs("\n      ]\n    }},\n    \"results\": [", out);
	const char *comma = "\n      ";
	VEC_EACH (struct report *const, item, &diag->reports) {
		fputs(comma, out);
		sarif_result(out, cursors, *item);
		comma = ",\n      ";
	}
	fputs(diag->reports.count ? "\n    ]\n  }]\n}\n" : "]\n  }]\n}\n", out);
}
