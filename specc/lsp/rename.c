/* SPDX-License-Identifier: MIT */
/* A new name -> edits of all places that have the old one, if the specification then means the
 * same. */
#include <stdlib.h>

#include "fmt/fmt.h"
#include "lang/lex.h"
#include "lsp/names.h"

struct rename {
	struct analysis *analysis;
	const struct name *name;
	struct str to;
	struct fmt_edits changes; /* by file, then by place */
};

/* ---- what changes ---- */

/* `Rd` for the field rd becomes `Dst` for dst. */
static struct str name_as_written(struct rename *r, struct str text)
{
	struct arena *scratch = &r->analysis->scratch;
	if (str_equal(text, r->name->text))
		return r->to;
	if (r->name->kind == NAME_FACT && str_starts_with(text, r->name->text)) /* ram16 of ram */
		return str_printf(scratch, "%.*s%.*s", STR_ARG(r->to),
			STR_ARG(str_slice(text, r->name->text.length, text.length)));
	if (r->name->kind != NAME_FIELD || !str_equal(str_lower(scratch, text), r->name->text))
		return text;
	struct str to = str_copy(scratch, r->to);
	char *first = (char *)(uintptr_t)to.text;
	if (*first >= 'a' && *first <= 'z')
		*first = (char)(*first - 'a' + 'A');
	return to;
}

static void gather_renamed(struct rename *r)
{
	VEC_EACH (struct use, it, &r->analysis->names->uses) {
		struct str text = span_text(it->span);
		struct fmt_edit change = { it->span, text };
		if (it->name == r->name)
			change.text = name_as_written(r, text);
		if (!str_equal(change.text, text))
			VEC_PUSH(&r->analysis->scratch, &r->changes.list, change);
	}
}

static bool is_new_name(const struct rename *r)
{
	size_t length = lex_name_length(r->to);
	if (r->name->kind == NAME_VALUE && r->to.length) /* may be a number */
		for (length = 0; length < r->to.length && char_is_word(r->to.text[length]);)
			length++;
	return r->to.length && length == r->to.length;
}

/* ---- does it mean the same? ---- */

/* The first word that differs between two sets of opcodes, fields and examples; "" if none does. */
static const char *difference(const struct isa *a, const struct isa *b)
{
	if (a->opcodes.count != b->opcodes.count || a->forms.count != b->forms.count ||
		a->definitions.count != b->definitions.count)
		return "other instructions";
	for (size_t i = 0; i < a->opcodes.count; i++) {
		const struct opcode *one = a->opcodes.items[i], *two = b->opcodes.items[i];
		if (!word_equal(one->fixed.mask, two->fixed.mask) ||
			!word_equal(one->fixed.match, two->fixed.match) ||
			one->fields.count != two->fields.count)
			return "other encodings";
	}
	for (size_t i = 0; i < a->definitions.count; i++) {
		const struct definition *one = a->definitions.items[i], *two = b->definitions.items[i];
		if (one->examples.count != two->examples.count)
			return "other examples";
		for (size_t k = 0; k < one->examples.count; k++)
			if (!word_equal(one->examples.items[k]->word, two->examples.items[k]->word))
				return "other words of examples";
	}
	return "";
}

/* The next use in a file from index *at on that is not loose, or NULL. */
static const struct use *next_use(
	const struct names *names, const struct source *source, size_t *at)
{
	for (; *at < names->uses.count; ++*at) {
		const struct use *use = &names->uses.items[*at];
		if (use->span.source == source && !use->loose)
			return &names->uses.items[(*at)++];
	}
	return NULL;
}

/* Do the same places of two files name the same things? `there` has been filled with what each name
 * is in the second specification, `here` with the reverse. */
static bool binds_alike(const struct names *a, const struct source *in_a, const struct names *b,
	const struct source *in_b, struct str_map *there, struct str_map *here)
{
	const struct use *one, *two;
	for (size_t i = 0, k = 0;;) {
		one = next_use(a, in_a, &i);
		two = next_use(b, in_b, &k);
		if (!one || !two)
			return one == two;
		const struct name *is = ptr_map_get(there, one->name), *was = ptr_map_get(here, two->name);
		if ((is && is != two->name) || (was && was != one->name))
			return false;
		ptr_map_put(there, one->name, two->name);
		ptr_map_put(here, two->name, one->name);
	}
}

/* Does each name mean what it meant? A new name may hide another one. */
static bool is_bound_alike(struct rename *r, struct isa *isa)
{
	struct arena *scratch = &r->analysis->scratch;
	struct analysis other = { .arena = scratch, .isa = isa };
	const struct names *names = names_of(&other);
	struct str_map there = { .arena = scratch }, here = { .arena = scratch };
	bool alike = true;
	VEC_EACH (const struct source *, source, &isa->sources) {
		const struct state_file *file = analysis_file(r->analysis, str_from_c((*source)->path));
		alike = alike && file &&
				binds_alike(r->analysis->names, file->source, names, *source, &there, &here);
	}
	return alike;
}

/* Checks the specification with the changed texts; sets the refusal if it has errors then. */
static bool is_sound_rename(struct rename *r)
{
	struct analysis *analysis = r->analysis;
	struct arena *scratch = &analysis->scratch;
	struct str_map texts = { .arena = scratch };
	struct diag diag = { 0 };
	VEC_EACH (struct state_file, it, &analysis->files) {
		struct str *text = ARENA_NEW(scratch, struct str);
		*text = fmt_apply(scratch, it->source, &r->changes);
		str_map_put(&texts, it->path, text);
	}
	const struct lsp_options *options = analysis->options;
	struct isa *isa =
		options->load(options->user, scratch, &diag, &texts, analysis->paths, analysis->path_count);
	const char *what = diag.errors ? "the error: " : difference(analysis->isa, isa);
	if (!*what && !is_bound_alike(r, isa))
		what = "names that mean something else";
	if (!*what)
		return true;
	diag_sort(&diag);
	const struct report *first = NULL;
	for (size_t i = 0; i < diag.reports.count && !first; i++)
		if (diag.reports.items[i]->severity == SEVERITY_ERROR)
			first = diag.reports.items[i];
	analysis->refusal = arena_printf(analysis->arena,
		"'%.*s' cannot be renamed to '%.*s': the specification would have %s%.*s",
		STR_ARG(r->name->text), STR_ARG(r->to), what,
		STR_ARG(first ? first->message : (struct str){ 0 }));
	return false;
}

/* ---- the answer ---- */

static json_t *edits_in(struct rename *r, const struct state_file *file)
{
	json_t *edits = json_array(), *range;
	VEC_EACH (struct fmt_edit, it, &r->changes.list)
		if (it->span.source == file->source && analysis_range(r->analysis, it->span, &range))
			json_array_append_new(
				edits, json_pack("{s:o, s:o}", "range", range, "newText", json_text(it->text)));
	return edits;
}

json_t *workspace_edit(
	struct analysis *analysis, const struct state_file *file, json_t *edits, json_t *whole)
{
	const char *part = analysis->client->versioned ? "documentChanges" : "changes";
	struct str uri = analysis_uri(analysis, file);
	const struct document *document = file->document;
	if (!whole)
		whole =
			json_pack("{s:o}", part, analysis->client->versioned ? json_array() : json_object());
	if (analysis->client->versioned)
		json_array_append_new(json_object_get(whole, part),
			json_pack("{s:{s:o, s:o}, s:o}", "textDocument", "uri", json_text(uri), "version",
				document->open ? json_integer(document->version) : json_null(), "edits", edits));
	else
		json_object_set_new(json_object_get(whole, part), str_to_c(&analysis->scratch, uri), edits);
	return whole;
}

static const struct use *renamable(struct analysis *analysis, const json_t *params)
{
	struct span place;
	if (!analysis_place(analysis, params, &place))
		return NULL;
	const struct use *use = names_at(names_of(analysis), place);
	bool defined = false;
	if (use)
		VEC_EACH (struct use, it, &analysis->names->uses)
			defined = defined || (it->name == use->name && it->defines);
	return defined ? use : NULL;
}

json_t *rename_range(struct analysis *analysis, const json_t *params)
{
	const struct use *use = renamable(analysis, params);
	json_t *range;
	return use && analysis_range(analysis, use->span, &range) ? range : NULL;
}

json_t *rename_name(struct analysis *analysis, const json_t *params)
{
	const struct use *use = renamable(analysis, params);
	struct rename r = { .analysis = analysis };
	json_t *whole = NULL;
	r.to = json_str(json_object_get(params, "newName"));
	if (!use) {
		analysis->refusal = "there is no name here that can be changed";
		return NULL;
	}
	r.name = use->name;
	if (!is_new_name(&r)) {
		analysis->refusal = "expected a name of letters, digits and '_'";
		return NULL;
	}
	if (analysis->diag.errors) { /* some code may have no meaning, and be missed */
		analysis->refusal = "nothing can be renamed while the specification has errors";
		return NULL;
	}
	gather_renamed(&r);
	if (r.changes.list.count && !is_sound_rename(&r))
		return NULL;
	VEC_EACH (struct state_file, it, &analysis->files) {
		json_t *edits = edits_in(&r, it);
		if (json_array_size(edits))
			whole = workspace_edit(analysis, it, edits, whole);
		else
			json_decref(edits);
	}
	return whole;
}
