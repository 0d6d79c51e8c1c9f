/* SPDX-License-Identifier: MIT */
/* Examples -> inlay hints with the word that each one assembles to. */
#include "lsp/analysis.h"

/* Is the place in the range of the request? */
static bool is_wanted_hint(const json_t *params, const json_t *place)
{
	struct place at, start = { 0 }, end = { 0 };
	const json_t *range = json_object_get(params, "range");
	place_from_json(place, &at);
	place_from_json(json_object_get(range, "start"), &start);
	place_from_json(json_object_get(range, "end"), &end);
	return at.line >= start.line && at.line <= end.line;
}

/* The hint follows the text and its comment sign, as `=> 0x1234` would. */
static void add_hint(
	struct analysis *analysis, const json_t *params, const struct example *example, json_t *list)
{
	json_t *range;
	struct span end = { example->span.source, example->span.to, example->span.to };
	if (!example->opcode || example->encoding.length || !analysis_range(analysis, end, &range))
		return;
	json_t *place = json_object_get(range, "start");
	struct str word = opcode_word_hex(&analysis->scratch, example->opcode, example->word);
	if (is_wanted_hint(params, place))
		json_array_append_new(
			list, json_pack("{s:O, s:o, s:b}", "position", place, "label",
					  json_text(str_printf(&analysis->scratch, "=> %.*s", STR_ARG(word))),
					  "paddingLeft", 1));
	json_decref(range);
}

json_t *hints_of(struct analysis *analysis, const json_t *params)
{
	json_t *list = json_array();
	struct arena *scratch = &analysis->scratch;
	const struct state_file *file = analysis_file(analysis, params_path(scratch, params));
	VEC_EACH (struct definition *, d, &analysis->isa->definitions)
		if (file && (*d)->source == file->source)
			VEC_EACH (struct example *, it, &(*d)->examples)
				add_hint(analysis, params, *it, list);
	return list;
}
