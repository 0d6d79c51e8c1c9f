/* SPDX-License-Identifier: MIT */
/* Fixes of reports -> code actions; canonical layout -> edits. */
#include "fmt/fmt.h"
#include "lsp/analysis.h"

/* ---- quick fixes ---- */

/* Do two ranges of the protocol share a line? */
static bool ranges_meet(const json_t *a, const json_t *b)
{
	struct place from_a = { 0 }, to_a = { 0 }, from_b = { 0 }, to_b = { 0 };
	place_from_json(json_object_get(a, "start"), &from_a);
	place_from_json(json_object_get(a, "end"), &to_a);
	place_from_json(json_object_get(b, "start"), &from_b);
	place_from_json(json_object_get(b, "end"), &to_b);
	return from_a.line <= to_b.line && from_b.line <= to_a.line;
}

static struct str title_of_fix(struct arena *arena, const struct fix *fix)
{
	if (fix->span.from == fix->span.to)
		return str_printf(arena, "Insert '%.*s'", STR_ARG(str_trim(fix->text)));
	return str_printf(arena, "Change '%.*s' to '%.*s'", STR_ARG(str_trim(span_text(fix->span))),
		STR_ARG(fix->text));
}

static void add_fixes(struct analysis *analysis, const json_t *params,
	const struct state_file *file, const struct report *report, json_t *list)
{
	json_t *said = diagnostic_of(analysis, report), *range;
	bool here = ranges_meet(json_object_get(params, "range"), json_object_get(said, "range"));
	for (size_t i = 0; here && i < report->fixes.count; i++) {
		const struct fix *fix = &report->fixes.items[i];
		if (!file_range(analysis, file, fix->span, &range))
			continue;
		json_t *edits = json_pack("[{s:o, s:o}]", "range", range, "newText", json_text(fix->text));
		json_array_append_new(
			list, json_pack("{s:o, s:s, s:[O], s:b, s:o}", "title",
					  json_text(title_of_fix(&analysis->scratch, fix)), "kind", "quickfix",
					  "diagnostics", said, "isPreferred", report->fixes.count == 1, "edit",
					  workspace_edit(analysis, file, edits, NULL)));
	}
	json_decref(said);
}

json_t *fixes_of(struct analysis *analysis, const json_t *params)
{
	json_t *list = json_array();
	const struct state_file *file =
		analysis_file(analysis, params_path(&analysis->scratch, params));
	for (size_t i = 0; file && i < analysis->diag.reports.count; i++) {
		const struct report *report = analysis->diag.reports.items[i];
		if (report->fixes.count && analysis_file_of(analysis, report->span.source) == file)
			add_fixes(analysis, params, file, report, list);
	}
	return list;
}

/* ---- layout ---- */

/* With the line ends of the document. */
static struct str with_line_ends(struct arena *arena, struct str text, bool crlf)
{
	struct buffer out = buffer_new(arena);
	for (size_t i = 0; i < text.length; i++) {
		if (crlf && text.text[i] == '\n')
			buffer_add_char(&out, '\r');
		buffer_add_char(&out, text.text[i]);
	}
	return buffer_str(&out);
}

static json_t *layout_edits(struct analysis *analysis, const json_t *params, const json_t *part)
{
	struct arena *scratch = &analysis->scratch;
	struct state_file file;
	struct fmt_edits edits;
	json_t *list = json_array(), *range;
	if (!analysis_now_of(analysis, params, &file))
		return list;
	struct str old = file.document->text.bytes;
	size_t end = str_find(old, 0, STR("\n"));
	bool crlf = end && end < old.length && old.text[end - 1] == '\r';
	fmt_find_edits(scratch, file.source, &edits);
	VEC_EACH (struct fmt_edit, it, &edits.list) {
		if (!file_range(analysis, &file, it->span, &range))
			continue;
		if (!part || ranges_meet(part, range))
			json_array_append_new(list, json_pack("{s:O, s:o}", "range", range, "newText",
											json_text(with_line_ends(scratch, it->text, crlf))));
		json_decref(range);
	}
	return list;
}

json_t *formatted(struct analysis *analysis, const json_t *params)
{
	return layout_edits(analysis, params, NULL);
}

json_t *formatted_range(struct analysis *analysis, const json_t *params)
{
	return layout_edits(analysis, params, json_object_get(params, "range"));
}
