/* Checks __Fields: its items, and that each names a field of an opcode below the definition. */
#include "isa/describe.h"
#include "lint/internal.h"

static bool is_below(const struct definition *d, const struct definition *ancestor)
{
	while (d && d != ancestor)
		d = d->parent;
	return d == ancestor;
}

static bool has_field(const struct isa *isa, const struct definition *d, struct str name)
{
	bool broken = false;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (is_below((*it)->definition, d)) {
			broken = broken || (*it)->defective;
			if (opcode_find_field(*it, name))
				return true;
		}
	return broken; /* it may be a field that has an error */
}

static void check_item(
	struct check_run *run, const struct definition *d, const struct field_item *item)
{
	if (!item->sound)
		check_report(
			run, d, CHECK_FIELD_DESCRIPTION, item->span, "expected '* `field`: what it holds'");
	VEC_EACH (struct span, name, &item->names)
		if (item->sound && !has_field(run->isa, d, span_text(*name)))
			check_report(run, d, CHECK_FIELD_DESCRIPTION, *name,
				"no opcode of '%.*s' has a field '%.*s'", STR_ARG(d->name),
				STR_ARG(span_text(*name)));
}

void check_descriptions(struct check_run *run)
{
	struct field_item item;
	VEC_EACH (struct definition *, d, &run->isa->definitions)
		VEC_EACH (struct section, section, &(*d)->sections)
			if (str_equal_c(section->name, "Fields"))
				VEC_EACH (struct ast_block, it, &section->ast->blocks)
					for (struct span rest = it->span; field_item_next(run->arena, &rest, &item);)
						check_item(run, *d, &item);
}
