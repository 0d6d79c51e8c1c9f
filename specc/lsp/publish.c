/* SPDX-License-Identifier: MIT */
/* Reports of checks -> textDocument/publishDiagnostics. */
#include "lsp/analysis.h"

/* Notes with a place in a file, as relatedInformation; NULL if there are none. */
static json_t *related(const struct analysis *analysis, const struct report *report)
{
	json_t *list = json_array();
	VEC_EACH (struct note, it, &report->notes) {
		json_t *location = it->span.source ? analysis_location(analysis, it->span) : NULL;
		if (location)
			json_array_append_new(list,
				json_pack("{s:o, s:o}", "location", location, "message", json_text(it->message)));
	}
	return list;
}

/* The message, and below it the notes without a place. */
static struct str message_of(const struct analysis *analysis, const struct report *report)
{
	struct buffer text = buffer_new(analysis->arena);
	buffer_add(&text, report->message);
	VEC_EACH (struct note, it, &report->notes)
		if (!it->span.source)
			buffer_printf(&text, "\n%.*s", STR_ARG(it->message));
	return buffer_str(&text);
}

json_t *diagnostic_of(const struct analysis *analysis, const struct report *report)
{
	static const int severities[] = {
		[SEVERITY_ERROR] = 1, [SEVERITY_WARNING] = 2, [SEVERITY_NOTE] = 3
	};
	json_t *range;
	if (!report->span.source || !analysis_range(analysis, report->span, &range))
		range = json_pack("{s:{s:i, s:i}, s:{s:i, s:i}}", "start", "line", 0, "character", 0, "end",
			"line", 0, "character", 0);
	return json_pack("{s:o, s:i, s:s, s:s, s:o, s:o}", "range", range, "severity",
		severities[report->severity], "code", diag_checks[report->check].name, "source", "specc",
		"message", json_text(message_of(analysis, report)), "relatedInformation",
		related(analysis, report));
}

/* A report without a place is shown at the start of the first file. */
static bool belongs_to_file(
	const struct analysis *analysis, const struct report *report, const struct state_file *file)
{
	const struct state_file *own = analysis_file_of(analysis, report->span.source);
	return own ? own == file : file == analysis->files.items;
}

json_t *analysis_published(struct analysis *analysis)
{
	json_t *published = json_array();
	VEC_EACH (struct state_file, file, &analysis->files) {
		json_t *list = json_array();
		for (size_t i = 0; i < analysis->diag.reports.count; i++)
			if (belongs_to_file(analysis, analysis->diag.reports.items[i], file))
				json_array_append_new(
					list, diagnostic_of(analysis, analysis->diag.reports.items[i]));
		json_t *item = json_pack(
			"{s:o, s:o}", "uri", json_text(analysis_uri(analysis, file)), "diagnostics", list);
		if (file->document->open)
			json_object_set_new(item, "version", json_integer(file->document->version));
		json_array_append_new(published, item);
	}
	return json_pack("{s:b, s:o}", "parsed", analysis->parsed, "published", published);
}
