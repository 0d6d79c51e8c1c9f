/* SPDX-License-Identifier: MIT */
/* Open documents and files on disk -> the specification with its reports, and places in both
 * directions. */
#include "lsp/analysis.h"

#include "lang/parse.h"
#include "variant/variant.h"

/* ---- reading ---- */

/* Finds the start of each line of the source in its document. */
static void set_lines(struct arena *arena, struct state_file *file)
{
	struct str text = file->document->text.bytes;
	size_t count = file->source->line_count;
	uint32_t *lines = ARENA_ARRAY(arena, uint32_t, count);
	lines[0] = str_starts_with(text, STR("\xEF\xBB\xBF")) ? 3 : 0;
	for (size_t i = 1; i < count; i++) {
		size_t end = str_find(text, lines[i - 1], STR("\n"));
		lines[i] = (uint32_t)(end < text.length ? end + 1 : end);
	}
	file->lines = lines;
	file->length = text.length;
}

static void add_analysis_file(struct analysis *analysis, const struct source *source)
{
	struct arena *arena = analysis->arena;
	struct documents *documents = analysis->documents;
	struct str path = str_from_c(source->path);
	if (analysis_file(analysis, path))
		return;
	struct state_file file = { .path = path, .source = source };
	VEC_EACH (struct document *, it, &documents->list)
		if (str_equal((*it)->path, path))
			file.document = *it;
	if (!file.document) {
		file.document = ARENA_NEW(arena, struct document);
		file.document->path = path;
		VEC_PUSH(documents->arena, &documents->list, file.document);
	}
	if (!file.document->open)
		file.document->text = text_new(arena, source->text);
	set_lines(arena, &file);
	VEC_PUSH(arena, &analysis->files, file);
}

static void add_files(struct analysis *analysis)
{
	VEC_EACH (const struct source *, it, &analysis->isa->sources)
		add_analysis_file(analysis, *it);
	if (analysis->isa->ast) /* files of prose */
		VEC_EACH (struct ast_section *, it, &analysis->isa->ast->sections)
			if ((*it)->span.source)
				add_analysis_file(analysis, (*it)->span.source);
	for (size_t i = 0; i < analysis->diag.reports.count; i++) {
		const struct source *source = analysis->diag.reports.items[i]->span.source;
		if (source && !source->origin)
			add_analysis_file(analysis, source);
	}
}

/* Could all texts be read? Otherwise much is missing in the tree. */
static bool is_parsed(const struct diag *diag)
{
	static const enum check checks[] = { CHECK_IO, CHECK_SOURCE_ENCODING, CHECK_SYNTAX,
		CHECK_UNKNOWN_DEFINITION, CHECK_UNKNOWN_SECTION, CHECK_STRAY_TEXT, CHECK_MISSING_SEMICOLON,
		CHECK_UNCLOSED_FENCE, CHECK_UNCLOSED_STRING, CHECK_BAD_NUMBER, CHECK_FULL_WIDTH, CHECK_XML,
		CHECK_TEMPLATE_TEXT, CHECK_UNKNOWN_STATEMENT, CHECK_BAD_ARGUMENT, CHECK_NO_ISA };
	for (size_t i = 0; i < diag->reports.count; i++)
		for (size_t k = 0; k < sizeof checks / sizeof *checks; k++)
			if (diag->reports.items[i]->check == checks[k])
				return false;
	return true;
}

struct analysis *analysis_new(struct arena *arena, const struct lsp_options *options,
	const struct client *client, struct documents *documents, const char *const *paths,
	size_t count)
{
	struct analysis *analysis = ARENA_NEW(arena, struct analysis);
	struct str_map texts = { .arena = arena };
	VEC_EACH (struct document *, it, &documents->list)
		if ((*it)->open)
			str_map_put(&texts, (*it)->path, &(*it)->text.bytes);
	const char **kept = ARENA_ARRAY(arena, const char *, count);
	for (size_t i = 0; i < count; i++)
		kept[i] = str_to_c(arena, str_from_c(paths[i]));
	*analysis = (struct analysis){ .arena = arena,
		.client = client,
		.documents = documents,
		.options = options,
		.paths = kept,
		.path_count = count,
		.base = documents->edits };
	analysis->isa = options->load(options->user, arena, &analysis->diag, &texts, paths, count);
	analysis->diag.texts = NULL;
	diag_sort(&analysis->diag);
	analysis->parsed = is_parsed(&analysis->diag);
	add_files(analysis);
	return analysis;
}

/* ---- files ---- */

const struct state_file *analysis_file(const struct analysis *analysis, struct str path)
{
	VEC_EACH (struct state_file, it, &analysis->files)
		if (str_equal(it->path, path))
			return it;
	return NULL;
}

const struct state_file *analysis_file_of(
	const struct analysis *analysis, const struct source *source)
{
	VEC_EACH (struct state_file, it, &analysis->files)
		if (it->source == source)
			return it;
	return source ? analysis_file(analysis, str_from_c(source->path)) : NULL;
}

struct str analysis_uri(const struct analysis *analysis, const struct state_file *file)
{
	const struct document *document = file->document;
	return document->uri.length ? document->uri : uri_from_path(analysis->arena, file->path);
}

struct state_file analysis_now(struct analysis *analysis, struct document *document)
{
	struct diag silent = { 0 };
	diag_init(&silent, &analysis->scratch);
	struct state_file file = { .path = document->path, .document = document, .is_now = true };
	file.source = source_from_text(&analysis->scratch, &silent,
		str_to_c(&analysis->scratch, document->path), document->text.bytes);
	set_lines(&analysis->scratch, &file);
	return file;
}

bool analysis_now_of(struct analysis *analysis, const json_t *params, struct state_file *file)
{
	struct document *document =
		documents_find(analysis->documents, params_path(&analysis->scratch, params));
	if (document)
		*file = analysis_now(analysis, document);
	return document;
}

const struct ast_file *analysis_parse(struct analysis *analysis, const struct state_file *file)
{
	struct diag silent = { 0 };
	diag_init(&silent, &analysis->scratch);
	return parse_file(
		&analysis->scratch, &silent, variant_unmarked(&analysis->scratch, file->source));
}

/* ---- places ---- */

static size_t to_raw(const struct state_file *file, uint32_t offset)
{
	size_t line = source_position(file->source, offset).line - 1;
	size_t raw = file->lines[line] + (offset - file->source->lines[line]);
	return raw < file->length ? raw : file->length;
}

/* The inverse; what is missing in the source is rounded down. */
static uint32_t from_raw(const struct state_file *file, size_t raw)
{
	const struct source *source = file->source;
	size_t line = lines_find(file->lines, source->line_count, raw), start = file->lines[line];
	size_t offset = source->lines[line] + (raw > start ? raw - start : 0);
	size_t end = line + 1 < source->line_count ? source->lines[line + 1] - 1 : source->text.length;
	return (uint32_t)(offset < end ? offset : end);
}

uint32_t file_offset(const struct state_file *file, size_t offset)
{
	return from_raw(file, offset);
}

bool file_places(const struct analysis *analysis, const struct state_file *file, uint32_t from,
	uint32_t to, struct place *start, struct place *end)
{
	const struct text *text = &file->document->text;
	size_t first = to_raw(file, from), last = to_raw(file, to);
	uint64_t base = file->is_now ? analysis->documents->edits : analysis->base;
	bool empty = first >= last, utf8 = analysis->documents->utf8;
	if (!edits_forward(file->document, base, false, &first) ||
		!edits_forward(file->document, base, !empty, &last))
		return false;
	*start = text_place(text, first, utf8);
	*end = text_place(text, last > first ? last : first, utf8);
	return true;
}

bool file_range(const struct analysis *analysis, const struct state_file *file, struct span span,
	json_t **range)
{
	struct place start, end;
	span = source_as_written(span);
	if (!file_places(analysis, file, span.from, span.to, &start, &end))
		return false;
	*range = json_pack("{s:o, s:o}", "start", place_to_json(start), "end", place_to_json(end));
	return true;
}

bool analysis_span_now(const struct analysis *analysis, const struct state_file *then,
	const struct state_file *now, struct span span, struct span *out)
{
	size_t from = to_raw(then, span.from), to = to_raw(then, span.to);
	if (!edits_forward(then->document, analysis->base, false, &from) ||
		!edits_forward(then->document, analysis->base, true, &to) || to <= from)
		return false;
	*out = (struct span){ now->source, from_raw(now, from), from_raw(now, to) };
	return true;
}

bool analysis_range(const struct analysis *analysis, struct span span, json_t **range)
{
	const struct state_file *file = analysis_file_of(analysis, span.source);
	return file && file_range(analysis, file, span, range);
}

json_t *analysis_location(const struct analysis *analysis, struct span span)
{
	json_t *range;
	if (!analysis_range(analysis, span, &range))
		return NULL;
	struct str uri = analysis_uri(analysis, analysis_file_of(analysis, span.source));
	return json_pack("{s:o, s:o}", "uri", json_text(uri), "range", range);
}

struct document *analysis_document(
	const struct analysis *analysis, const json_t *params, size_t *offset)
{
	struct place place = { 0 };
	struct arena scratch = { 0 };
	struct document *document = documents_find(analysis->documents, params_path(&scratch, params));
	arena_free(&scratch);
	if (!document)
		return NULL;
	place_from_json(json_object_get(params, "position"), &place);
	*offset = text_offset(&document->text, place, analysis->documents->utf8);
	return document;
}

bool analysis_place(const struct analysis *analysis, const json_t *params, struct span *place)
{
	size_t offset;
	const struct document *document = analysis_document(analysis, params, &offset);
	const struct state_file *file = document ? analysis_file(analysis, document->path) : NULL;
	if (!file || !edits_back(document, analysis->base, false, &offset))
		return false;
	uint32_t at = from_raw(file, offset);
	*place = (struct span){ file->source, at, at };
	return true;
}
