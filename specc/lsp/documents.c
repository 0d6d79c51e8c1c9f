/* SPDX-License-Identifier: MIT */
/* didOpen, didChange, didClose -> texts, and the edits that lead from one to the next. */
#include "lsp/documents.h"

#include <assert.h>

/* ---- addresses ---- */

struct str uri_to_path(struct arena *arena, struct str uri)
{
	if (!str_starts_with(uri, STR("file://")))
		return uri;
	size_t at = str_find(uri, 7, STR("/")); /* after the name of the machine */
	struct buffer path = buffer_new(arena);
	for (; at < uri.length; at++) {
		int high = uri.text[at] == '%' && at + 2 < uri.length ? hex_digit(uri.text[at + 1]) : -1;
		int low = high >= 0 ? hex_digit(uri.text[at + 2]) : -1;
		bool coded = low >= 0 && (high || low);
		buffer_add_char(&path, coded ? (char)(high * 16 + low) : uri.text[at]);
		at += coded ? 2 : 0;
	}
	return buffer_str(&path);
}

struct str uri_from_path(struct arena *arena, struct str path)
{
	struct buffer uri = buffer_new(arena);
	if (!path.length || path.text[0] != '/')
		return path;
	buffer_add(&uri, STR("file://"));
	for (size_t i = 0; i < path.length; i++) {
		char c = path.text[i];
		if (char_is_word(c) || strchr("/-.~", c))
			buffer_add_char(&uri, c);
		else
			buffer_printf(&uri, "%%%02X", (unsigned)(unsigned char)c);
	}
	return buffer_str(&uri);
}

/* ---- parameters ---- */

struct str json_str(const json_t *string)
{
	if (!json_is_string(string))
		return (struct str){ 0 };
	return (struct str){ json_string_value(string), json_string_length(string) };
}

struct str params_path(struct arena *arena, const json_t *params)
{
	return uri_to_path(
		arena, json_str(json_object_get(json_object_get(params, "textDocument"), "uri")));
}

static bool count_from_json(const json_t *json, uint64_t *count)
{
	if (!json_is_integer(json) || json_integer_value(json) < 0)
		return false;
	*count = (uint64_t)json_integer_value(json);
	return true;
}

bool place_from_json(const json_t *json, struct place *place)
{
	return count_from_json(json_object_get(json, "line"), &place->line) &&
		   count_from_json(json_object_get(json, "character"), &place->character);
}

json_t *place_to_json(struct place place)
{
	return json_pack(
		"{s:I, s:I}", "line", (json_int_t)place.line, "character", (json_int_t)place.character);
}

/* ---- documents ---- */

struct document *documents_find(const struct documents *documents, struct str path)
{
	VEC_EACH (struct document *, it, &documents->list)
		if (str_equal((*it)->path, path))
			return (*it)->open ? *it : NULL;
	return NULL;
}

static struct document *document_of(struct documents *documents, const json_t *params)
{
	struct arena scratch = { 0 };
	struct document *found = documents_find(documents, params_path(&scratch, params));
	arena_free(&scratch);
	return found;
}

/* The document with this path, made if there was none. */
static struct document *make_document(struct documents *documents, struct str path)
{
	VEC_EACH (struct document *, it, &documents->list)
		if (str_equal((*it)->path, path))
			return *it;
	struct document *document = ARENA_NEW(documents->arena, struct document);
	document->path = str_copy(documents->arena, path);
	VEC_PUSH(documents->arena, &documents->list, document);
	return document;
}

/* Replaces bytes [from, to) of the text. */
static void replace(
	struct documents *documents, struct document *document, size_t from, size_t to, struct str with)
{
	struct str old = document->text.bytes;
	struct arena *arena = &document->memory[document->current = !document->current];
	arena_reset(arena);
	struct buffer bytes = buffer_new(arena);
	buffer_add(&bytes, str_slice(old, 0, from));
	buffer_add(&bytes, with);
	buffer_add(&bytes, str_slice(old, to, old.length));
	document->text = text_new(arena, buffer_str(&bytes));
	struct edit edit = { ++documents->edits, from, to - from, with.length };
	if (documents->log)
		VEC_PUSH(documents->arena, &document->edits, edit);
}

/* Replaces all of the text; only what differs counts as edited. */
static void replace_all(struct documents *documents, struct document *document, struct str with)
{
	struct str old = document->text.bytes;
	size_t least = old.length < with.length ? old.length : with.length, same = 0, after = 0;
	while (same < least && old.text[same] == with.text[same])
		same++;
	while (after < least - same &&
		   old.text[old.length - 1 - after] == with.text[with.length - 1 - after])
		after++;
	replace(
		documents, document, same, old.length - after, str_slice(with, same, with.length - after));
}

struct document *documents_open(struct documents *documents, const json_t *params)
{
	const json_t *item = json_object_get(params, "textDocument");
	struct str uri = json_str(json_object_get(item, "uri"));
	const json_t *text = json_object_get(item, "text");
	if (!uri.length || !json_is_string(text))
		return NULL;
	struct str path = uri_to_path(documents->arena, uri);
	struct str language = json_str(json_object_get(item, "languageId"));
	struct document *document = make_document(documents, path);
	document->uri = str_copy(documents->arena, uri);
	document->version = json_integer_value(json_object_get(item, "version"));
	document->open = true;
	document->is_specification = str_equal_c(language, "specc") || str_equal_c(language, "isa") ||
								 str_ends_with(path, STR(".isa"));
	replace_all(documents, document, json_str(text));
	return document;
}

/* One of contentChanges. */
static bool change(struct documents *documents, struct document *document, const json_t *change)
{
	const json_t *range = json_object_get(change, "range");
	const json_t *text = json_object_get(change, "text");
	struct place start, end;
	if (!json_is_string(text))
		return false;
	if (!range || json_is_null(range)) {
		replace_all(documents, document, json_str(text));
		return true;
	}
	if (!place_from_json(json_object_get(range, "start"), &start) ||
		!place_from_json(json_object_get(range, "end"), &end))
		return false;
	size_t from = text_offset(&document->text, start, documents->utf8);
	size_t to = text_offset(&document->text, end, documents->utf8);
	if (from > to)
		return false;
	replace(documents, document, from, to, json_str(text));
	return true;
}

struct document *documents_change(struct documents *documents, const json_t *params)
{
	struct document *document = document_of(documents, params);
	const json_t *changes = json_object_get(params, "contentChanges");
	const json_t *version = json_object_get(json_object_get(params, "textDocument"), "version");
	if (!document || !json_is_array(changes))
		return NULL;
	bool good = true;
	for (size_t i = 0; i < json_array_size(changes) && good; i++)
		good = change(documents, document, json_array_get(changes, i));
	if (json_is_integer(version))
		document->version = json_integer_value(version);
	return good ? document : NULL;
}

struct document *documents_close(struct documents *documents, const json_t *params)
{
	struct document *document = document_of(documents, params);
	if (document)
		document->open = false;
	return document;
}

/* ---- edits ---- */

/* Past an edit that replaced [from, from + old) by new bytes. */
static bool across(size_t *offset, size_t from, size_t old, size_t new, bool end)
{
	if (*offset < from || (*offset == from && (end || old)))
		return true;
	if (*offset >= from + old) {
		*offset = *offset - old + new;
		return true;
	}
	return false;
}

bool edits_forward(const struct document *document, uint64_t base, bool end, size_t *offset)
{
	VEC_EACH (struct edit, it, &document->edits)
		if (it->number > base && !across(offset, it->from, it->removed, it->inserted, end))
			return false;
	return true;
}

bool edits_back(const struct document *document, uint64_t base, bool end, size_t *offset)
{
	for (size_t i = document->edits.count; i-- > 0;) {
		const struct edit *it = &document->edits.items[i];
		if (it->number > base && !across(offset, it->from, it->inserted, it->removed, end))
			return false;
	}
	return true;
}
