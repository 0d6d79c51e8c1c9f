/* SPDX-License-Identifier: MIT */
/* Driver of the named checks: gathers the families of the ISA, then runs every check over them. */
#include "lint/checks.h"

#include <assert.h>

#include "lang/lex.h"
#include "lint/internal.h"

/* ---- errors before the checks ---- */

static void gather_errors(struct check_run *run)
{
	for (size_t i = 0; i < run->diag->reports.count; i++) {
		const struct report *report = run->diag->reports.items[i];
		if (report->severity == SEVERITY_ERROR && report->span.source)
			places_add(run->arena, &run->errors, report->span);
		for (size_t n = 0; report->check == CHECK_PREFIX_FIELD && n < report->notes.count; n++)
			places_add(run->arena, &run->errors, report->notes.items[n].span); /* other templates */
		if (report->check == CHECK_OPERAND_NAME || report->check == CHECK_OPERAND_TWICE ||
			report->check == CHECK_OPERAND_FIELD)
			places_add(run->arena, &run->misnamed, report->span);
	}
	places_sort(&run->misnamed);
	places_sort(&run->errors);
}

/* ---- families ---- */

/* Words of a template that stand for operands: all but the mnemonic, keywords and $annotations. */
static void template_words(struct check_run *run, struct names *names, const struct syntax *syntax)
{
	VEC_EACH (const struct syntax_part, it, &syntax->parts)
		if (part_is_word(it) && it->kind != PART_KEYWORD && it != syntax->parts.items &&
			it->text.text[0] != '$' && char_begins_word(it->text.text[0]))
			names_add(run->arena, names, it->text);
}

static void family_values(struct check_run *run, struct family *family)
{
	for (const struct definition *d = family->optype; d; d = d->parent)
		VEC_EACH (struct modifier_list, list, &d->modifier_lists)
			VEC_EACH (struct modifier_value, it, &list->values)
				names_add(run->arena, &family->values, it->name);
	VEC_EACH (struct template *, it, &family->optype->templates)
		template_values(run, &family->values, (*it)->syntax);
	struct str_map seen = { .arena = run->arena };
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			const struct type *type = (*it)->type;
			names_add(run->arena, &family->fields, (*it)->name);
			if ((*it)->kind == FIELD_FIXED || ptr_map_get(&seen, type))
				continue;
			ptr_map_put(&seen, type, &seen);
			for (size_t i = 0; i < type->values.count; i++)
				names_add(run->arena, &family->values, type->values.items[i].name);
		}
}

static struct family *new_family(
	struct check_run *run, struct str_map *map, const struct definition *optype)
{
	struct family family = { .optype = optype, .troubled = has_errors(run, optype->ast) };
	VEC_PUSH(run->arena, &run->families, family);
	size_t *index = ARENA_NEW(run->arena, size_t);
	*index = run->families.count - 1;
	ptr_map_put(map, optype, index);
	return &run->families.items[*index];
}

static bool has_comma(const struct template *template)
{
	return lex_has(template->text, ',');
}

static void gather_families(struct check_run *run)
{
	size_t commas = 0, templates = 0;
	struct str_map map = { .arena = run->arena };
	VEC_EACH (struct definition *, it, &run->isa->optypes)
		new_family(run, &map, *it);
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		run->poisoned = run->poisoned || !(*it)->optype;
		const size_t *index = (*it)->optype ? ptr_map_get(&map, (*it)->optype) : NULL;
		if (!index)
			continue;
		struct family *family = &run->families.items[*index];
		VEC_PUSH(run->arena, &family->opcodes, *it);
		family->sound = family->sound || (*it)->forms.count;
		family->troubled =
			family->troubled || (*it)->defective || has_errors(run, (*it)->definition->ast);
		family->lacks_fields = family->lacks_fields || (*it)->defective;
		run->poisoned = run->poisoned || (*it)->defective;
	}
	VEC_EACH (struct family, it, &run->families) {
		it->misnamed = definition_is_broken(it->optype);
		VEC_EACH (struct template *, t, &it->optype->templates)
			it->misnamed = it->misnamed || places_inside(&run->misnamed, (*t)->span);
		VEC_EACH (struct template *, t, &it->optype->templates)
			template_words(run, &it->operands, (*t)->syntax);
		VEC_EACH (struct str, name, &it->operands.list)
			names_add(run->arena, &run->operands, *name);
		family_values(run, it);
		templates += it->optype->templates.count;
		VEC_EACH (struct template *, t, &it->optype->templates)
			commas += has_comma(*t);
	}
	run->has_commas = 2 * commas >= templates;
}

void check_any(struct check_run *run)
{
	if (!run->diag->errors && !isa_has_words(run->isa))
		diag_report(run->diag, CHECK_NO_OPCODE, run->isa->span,
			"no opcode of '%.*s' has a field: there is nothing to decode", STR_ARG(run->isa->name));
}

/* ---- the table ---- */

typedef void check_function(struct check_run *run);

static check_function *const all_checks[] = {
#define LINT_CHECK(function) function,
	LINT_CHECKS(LINT_CHECK)
#undef LINT_CHECK
};

/* Reports copy what they need, so that all memory of the checks goes when they end. */
void checks_run(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct arena kept = { .limit = arena->limit }, work = { .limit = arena->limit };
	struct check_run run = { .arena = &kept, .kept = &kept, .diag = diag, .isa = isa };
	gather_errors(&run);
	gather_families(&run);
	assert(run.families.count == isa->optypes.count);
	for (size_t i = 0; i < sizeof all_checks / sizeof *all_checks; i++) {
		run.arena = &work;
		run.unknown.items = NULL;
		run.unknown.count = run.unknown.capacity = 0;
		all_checks[i](&run);
		arena_free(&work);
	}
	arena_free(&kept);
}
