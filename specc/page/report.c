/* SPDX-License-Identifier: MIT */
/* Pages: the diagnostics of a definition with errors, for pages made with --keep-going. */
#include "page/page.h"

/* Bytes [from, to) of the source that belong to a definition. */
struct extent {
	const struct source *source;
	uint32_t from, to;
};

static void extend_extent(struct extent *extent, struct span span)
{
	span = source_shown(span);
	if (span.source == extent->source && span.to > extent->to)
		extent->to = span.to;
}

/* From the definition's line to the end of its last section or statement. */
static struct extent extent_of(const struct ast_def *def)
{
	struct span line = source_shown(def->span);
	struct extent extent = { line.source, line.from, line.to };
	VEC_EACH (struct ast_section *, it, &def->sections)
		extend_extent(&extent, (*it)->body);
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		extend_extent(&extent, (*it)->span);
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		extend_extent(&extent, (*it)->span);
	VEC_EACH (struct ast_member, it, &def->members)
		extend_extent(&extent, it->name);
	return extent;
}

static bool lies_in(const struct report *report, const struct extent *extent)
{
	return report->span.source && report->span.source == extent->source &&
		   report->span.from >= extent->from && report->span.from < extent->to;
}

static void show_report(
	struct view *view, xmlNodePtr parent, const struct ast_def *def, const struct report *report)
{
	static const char *const names[] = { "off", "note", "warning", "error" };
	xmlNodePtr node = view_add(view, parent, "report");
	view_set(view, node, "definition", def->name);
	view_set_c(view, node, "severity", names[report->severity]);
	view_set_c(view, node, "check", diag_checks[report->check].name);
	view_set(view, node, "message", report->message);
	view_set(view, node, "lines", diag_snippet(view->arena, report->span));
	VEC_EACH (const struct note, it, &report->notes) {
		xmlNodePtr note = view_add(view, node, "note");
		view_set(view, note, "message", it->message);
		view_set(view, note, "lines", diag_snippet(view->arena, it->span));
	}
}

static bool extent_has_error(const struct diag *diag, const struct extent *extent)
{
	VEC_EACH (struct report *const, it, &diag->reports)
		if ((*it)->severity == SEVERITY_ERROR && lies_in(*it, extent))
			return true;
	return false;
}

bool page_has_errors(const struct pages *pages, const struct ast_def *def)
{
	const struct diag *diag = pages->view->diag;
	if (!def || !diag || !diag->errors)
		return false;
	struct extent extent = extent_of(def);
	if (extent_has_error(diag, &extent))
		return true;
	const struct definition *optype = page_optype(pages, def);
	if (optype && optype->ast == def)
		VEC_EACH (struct opcode *, it, &optype->opcodes)
			if (page_has_errors(pages, (*it)->definition->ast))
				return true;
	return false;
}

void page_reports(struct pages *pages, xmlNodePtr parent, const struct ast_def *def)
{
	const struct diag *diag = pages->view->diag;
	if (!def || !diag || !diag->errors)
		return;
	struct extent extent = extent_of(def);
	bool defective = extent_has_error(diag, &extent);
	VEC_EACH (struct report *const, it, &diag->reports)
		if (defective && lies_in(*it, &extent))
			show_report(pages->view, parent, def, *it);
}
