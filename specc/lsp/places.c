/* SPDX-License-Identifier: MIT */
/* A name at a position -> where it is defined and used. */
#include "lsp/names.h"

static const struct use *use_at_position(struct analysis *analysis, const json_t *params)
{
	struct span place;
	if (!analysis_place(analysis, params, &place))
		return NULL;
	return names_at(names_of(analysis), place);
}

static void add_location(const struct analysis *analysis, json_t *list, struct span span)
{
	json_t *location = analysis_location(analysis, span);
	if (location)
		json_array_append_new(list, location);
}

json_t *definition_of(struct analysis *analysis, const json_t *params)
{
	const struct use *use = use_at_position(analysis, params);
	json_t *list = json_array();
	if (use)
		VEC_EACH (struct use, it, &analysis->names->uses)
			if (it->name == use->name && it->defines)
				add_location(analysis, list, it->span);
	return list;
}

json_t *references_of(struct analysis *analysis, const json_t *params)
{
	const struct use *use = use_at_position(analysis, params);
	bool all =
		json_is_true(json_object_get(json_object_get(params, "context"), "includeDeclaration"));
	json_t *list = json_array();
	if (use)
		VEC_EACH (struct use, it, &analysis->names->uses)
			if (it->name == use->name && (all || !it->defines))
				add_location(analysis, list, it->span);
	return list;
}

/* Those in the same file. */
json_t *highlights_of(struct analysis *analysis, const json_t *params)
{
	const struct use *use = use_at_position(analysis, params);
	json_t *list = json_array(), *range;
	if (use)
		VEC_EACH (struct use, it, &analysis->names->uses)
			if (it->name == use->name && it->span.source == use->span.source &&
				analysis_range(analysis, it->span, &range))
				json_array_append_new(
					list, json_pack("{s:o, s:i}", "range", range, "kind", it->defines ? 3 : 2));
	return list;
}
