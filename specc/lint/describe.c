/* SPDX-License-Identifier: MIT */
/* Checks __Fields: its items, and that each names a field of an opcode below the definition. */
#include "isa/describe.h"
#include "lint/internal.h"

static bool is_below_definition(const struct definition *d, const struct definition *ancestor)
{
	while (d && d != ancestor)
		d = d->parent;
	return d == ancestor;
}

static bool definition_has_field(const struct isa *isa, const struct definition *d, struct str name)
{
	bool broken = false;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (is_below_definition((*it)->definition, d)) {
			broken = broken || (*it)->defective;
			if (opcode_find_field(*it, name))
				return true;
		}
	return broken; /* it may be a field that has an error */
}

static bool is_among(const struct field_names *names, struct str name)
{
	VEC_EACH (struct span, it, &names->list)
		if (str_equal(span_text(*it), name))
			return true;
	return false;
}

/* Collects the names of a section in *before. */
static void check_field_item(struct check_run *run, const struct definition *d,
	const struct field_item *item, struct field_names *before)
{
	if (!item->sound)
		check_report(
			run, d, CHECK_FIELD_DESCRIPTION, item->span, "expected '* `field`: what it holds'");
	VEC_EACH (struct span, name, &item->names.list)
		if (item->sound && !definition_has_field(run->isa, d, span_text(*name)))
			check_report(run, d, CHECK_FIELD_DESCRIPTION, *name,
				"no opcode of '%.*s' has a field '%.*s'", STR_ARG(d->name),
				STR_ARG(span_text(*name)));
	VEC_EACH (struct span, name, &item->names.list) {
		if (item->sound && is_among(before, span_text(*name)))
			check_report(run, d, CHECK_FIELD_DESCRIPTION, *name,
				"the field '%.*s' is described twice; the first text is taken",
				STR_ARG(span_text(*name)));
		VEC_PUSH(run->arena, &before->list, *name);
	}
}

static void check_section(
	struct check_run *run, const struct definition *d, const struct ast_section *section)
{
	struct field_names before = { 0 };
	VEC_EACH (struct ast_block, it, &section->blocks) {
		struct field_items items = field_items_read(run->arena, it->span);
		VEC_EACH (struct field_item, item, &items.list)
			check_field_item(run, d, item, &before);
	}
}

void check_descriptions(struct check_run *run)
{
	VEC_EACH (struct definition *, d, &run->isa->definitions)
		VEC_EACH (struct section, section, &(*d)->sections)
			if (str_equal_c(section->name, "Fields"))
				check_section(run, *d, section->ast);
}
