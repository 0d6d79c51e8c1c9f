/* SPDX-License-Identifier: MIT */
/* Names of definitions: each is declared once; an unknown one is reported once. */
#include "base/suggest.h"
#include "lower/internal.h"

static struct str unknown_key(struct lowering *l, const char *what, struct str name)
{
	return str_printf(l->arena, "unknown %s %.*s", what, STR_ARG(name));
}

void lower_unknown(struct lowering *l, enum check check, struct span span, const char *what,
	struct str name, const struct str_map *known)
{
	struct str key = unknown_key(l, what, name), *near;
	if (str_map_get(&l->missing, key))
		return;
	near = ARENA_NEW(l->arena, struct str);
	*near = known ? suggest_from_map(name, known) : (struct str){ 0 };
	str_map_put(&l->missing, key, near);
	if (!l->isa->ast) {
		VEC_PUSH(l->arena, &l->undefined, span);
		return;
	}
	struct report *report =
		diag_report(l->diag, check, span, "unknown %s '%.*s'", what, STR_ARG(name));
	diag_suggest(l->diag, report, NO_SPAN, *near);
}

struct str lower_meant(struct lowering *l, const char *what, struct str name)
{
	const struct str *near = str_map_get(&l->missing, unknown_key(l, what, name));
	return near ? *near : (struct str){ 0 };
}

bool lower_declare(struct lowering *l, struct str_map *map, const char *what, struct str name,
	void *definition, size_t span)
{
	const char *old = str_map_get(map, name);
	if (!old) {
		str_map_put(map, name, definition);
		return true;
	}
	return diag_second(l->diag, CHECK_DUPLICATE_DEFINITION,
		*(const struct span *)((const char *)definition + span), *(const struct span *)(old + span),
		"the first definition is here", "%s '%.*s' is defined twice", what, STR_ARG(name));
}

struct forms_run lower_forms_run(struct lowering *l)
{
	return (struct forms_run){ .arena = l->arena,
		.diag = l->diag,
		.isa = l->isa,
		.operands = &l->operands,
		.modifiers = &l->modifiers,
		.formats = &l->formats,
		.missing = &l->missing };
}
