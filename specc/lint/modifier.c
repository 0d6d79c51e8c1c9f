/* SPDX-License-Identifier: MIT */
/* Checks of modifier lists and of modifiers in templates against the enums of their fields. */
#include "lint/internal.h"

static bool hidden_name(struct str name)
{
	return name.length > 2 && name.text[0] == 'N' && name.text[1] == 'o' &&
		   !(name.text[2] >= 'a' && name.text[2] <= 'z');
}

/* ---- where templates use a modifier ---- */

struct use {
	const struct template *template;
	const struct syntax_part *part;
};
struct uses {
	VEC(struct use) list;
};

static struct uses uses_of(struct check_run *run, const struct family *family, struct str name)
{
	struct uses uses = { 0 };
	VEC_EACH (struct template *, it, &family->optype->templates)
		VEC_EACH (const struct syntax_part, part, &(*it)->syntax->parts)
			if (part->kind == PART_MODIFIER && str_equal(part->text, name)) {
				struct use use = { *it, part };
				VEC_PUSH(run->arena, &uses.list, use);
			}
	return uses;
}

static bool all_mandatory(const struct uses *uses)
{
	for (size_t i = 0; i < uses->list.count; i++)
		if (uses->list.items[i].part->depth)
			return false;
	return uses->list.count;
}

/* ---- values of a list ---- */

/* The values of a list that its enum lacks, and the position of the first. */
static struct str unknown_names(struct check_run *run, const struct modifier_list *list,
	const struct type *type, struct names *unknown, struct span *place)
{
	VEC_EACH (struct modifier_value, it, &list->values)
		if (!type_find_name(type, it->name)) {
			if (!unknown->list.count)
				*place = it->span;
			names_add(run->arena, unknown, it->name);
		}
	return names_text(run->arena, unknown, "'.", "'");
}

/* Number of optypes whose lists have the same unknown names, from which on the enum is blamed. */
#define COMMON_MISTAKE 5

struct mistake {
	unsigned lists;
	struct report *report; /* made for the first list */
};

static struct mistake *mistake_of(
	struct check_run *run, struct str_map *mistakes, const struct type *type, struct str names)
{
	struct str key = str_printf(run->arena, "%.*s %.*s", STR_ARG(type->name), STR_ARG(names));
	return str_map_make(mistakes, key, sizeof(struct mistake));
}

/* Reports all names that the enum lacks at once. */
static bool unknown_values(struct check_run *run, struct str_map *mistakes,
	const struct definition *d, const struct modifier_list *list, const struct type *type)
{
	struct names unknown = { 0 };
	struct span place = NO_SPAN;
	struct str names = unknown_names(run, list, type, &unknown, &place);
	if (!unknown.list.count)
		return false;
	struct mistake *mistake = mistake_of(run, mistakes, type, names);
	if (mistake->report && mistake->lists >= COMMON_MISTAKE) {
		diag_note(run->diag, mistake->report, place, "and in this list");
		return true;
	}
	struct report *report =
		check_report(run, d, CHECK_MODIFIER_VALUE, place, "%.*s %s of '%.*s', the type of '%.*s'",
			STR_ARG(names), unknown.list.count == 1 ? "is not a value" : "are not values",
			STR_ARG(type->name), STR_ARG(list->name));
	mistake->report = report;
	VEC_EACH (struct str, it, &unknown.list) {
		struct str near = type_nearest(type, *it);
		if (near.length)
			diag_note(run->diag, report, place, "did you mean '.%.*s' for '.%.*s'?", STR_ARG(near),
				STR_ARG(*it));
	}
	type_note_values(run->arena, run->diag, report, type);
	return true;
}

static void missing_values(struct check_run *run, const struct definition *d,
	const struct modifier_list *list, const struct type *type)
{
	struct names listed = { 0 }, missing = { 0 };
	VEC_EACH (struct modifier_value, it, &list->values)
		names_add(run->arena, &listed, it->name);
	VEC_EACH (struct enumerator, it, &type->values)
		if (!names_have(&listed, it->name) && !hidden_name(it->name))
			names_add(run->arena, &missing, it->name);
	if (!missing.list.count)
		return;
	struct report *report =
		check_report(run, d, CHECK_MODIFIER_MISSING, list->span, "the list lacks %.*s of '%.*s'",
			STR_ARG(names_text(run->arena, &missing, "'.", "'")), STR_ARG(type->name));
	type_note_values(run->arena, run->diag, report, type);
}

static void value_order(struct check_run *run, const struct definition *d,
	const struct modifier_list *list, const struct type *type)
{
	const struct enumerator *last = NULL;
	VEC_EACH (struct modifier_value, it, &list->values) {
		const struct enumerator *known = type_find_name(type, it->name);
		if (last && known < last) {
			struct report *report = check_report(run, d, CHECK_MODIFIER_ORDER, list->span,
				"the list has '.%.*s' after '.%.*s', but their values are %llu and %llu",
				STR_ARG(known->name), STR_ARG(last->name), (unsigned long long)known->value,
				(unsigned long long)last->value);
			type_note_values(run->arena, run->diag, report, type);
			return;
		}
		last = known;
	}
}

static void repeated_values(
	struct check_run *run, const struct definition *d, const struct modifier_list *list)
{
	struct names seen = { 0 };
	VEC_EACH (struct modifier_value, it, &list->values) {
		if (names_have(&seen, it->name))
			check_report(run, d, CHECK_MODIFIER_MISSING, it->span, "the list has '.%.*s' twice",
				STR_ARG(it->name));
		names_add(run->arena, &seen, it->name);
	}
}

/* ---- defaults, stars, braces ---- */

static void check_star(struct check_run *run, const struct definition *d,
	const struct modifier_list *list, const struct field *field, bool mandatory)
{
	const struct modifier_value *star = NULL, *own = NULL;
	const struct enumerator *value =
		field->kind == FIELD_DEFAULT ? type_find_value(field->type, field->value) : NULL;
	VEC_EACH (struct modifier_value, it, &list->values) {
		if (it->starred && star) {
			check_report(run, d, CHECK_MODIFIER_STAR, it->span, "the list has a second star");
			return;
		}
		star = it->starred ? it : star;
		if (value && str_equal(it->name, value->name))
			own = it;
	}
	struct report *report = NULL;
	if (star && !value)
		report = check_report(run, d, CHECK_MODIFIER_STAR, star->span,
			"'.%.*s' is starred as the default, but field '%.*s' has none", STR_ARG(star->name),
			STR_ARG(field->name));
	else if (star && star != own)
		report = check_report(run, d, CHECK_MODIFIER_STAR, star->span,
			"'.%.*s' is starred as the default; the default of '%.*s' is '%.*s'",
			STR_ARG(star->name), STR_ARG(field->name), STR_ARG(value->name));
	else if (!star && own && !mandatory)
		report = check_report(run, d, CHECK_MODIFIER_STAR, own->span,
			"'.%.*s' is the default of '%.*s' but has no star", STR_ARG(own->name),
			STR_ARG(field->name));
	diag_note(run->diag, report, field->span, "'%.*s' is declared here", STR_ARG(field->name));
}

static void check_mandatory(struct check_run *run, const struct family *family,
	const struct field *field, const struct uses *uses)
{
	if (field->kind != FIELD_DEFAULT || !all_mandatory(uses))
		return;
	VEC_EACH (struct use, it, &uses->list) {
		struct report *report =
			check_report(run, family->optype, CHECK_MODIFIER_MANDATORY, it->part->span,
				"modifier '.%.*s' has the default '%.*s' but no braces: expected '{.%.*s}'",
				STR_ARG(it->part->text), STR_ARG(value_name(run, field->type, field->value)),
				STR_ARG(it->part->text));
		diag_note(run->diag, report, field->span, "the default is given here");
	}
}

static void modifier_twice(
	struct check_run *run, const struct family *family, const struct uses *uses)
{
	for (size_t i = 1; i < uses->list.count; i++)
		if (uses->list.items[i].template == uses->list.items[i - 1].template) {
			struct report *report = check_report(run, family->optype, CHECK_MODIFIER_TWICE,
				uses->list.items[i].part->span, "the template shows modifier '.%.*s' twice",
				STR_ARG(uses->list.items[i].part->text));
			diag_note(run->diag, report, uses->list.items[i - 1].part->span, "first here");
		}
}

/* ---- fields fixed with == ---- */

static void fixed_modifier(struct check_run *run, const struct field *field,
	const struct modifier_list *list, const struct uses *uses)
{
	struct report *report = check_report(run, field->owner, CHECK_FIXED_VARIES, field->span,
		"field '%.*s' is fixed by '==', but the syntax lets it vary: expected '= %.*s'",
		STR_ARG(field->name), STR_ARG(value_name(run, field->type, field->value)));
	VEC_EACH (struct use, it, &uses->list)
		diag_note(run->diag, report, it->part->span, "the template shows it as a modifier");
	if (list)
		diag_note(run->diag, report, list->name_span, "it has a list of values");
}

/* ---- lists and families ---- */

/* The field whose values the list names; NULL if it has no enum. */
static const struct field *list_field(
	const struct check_run *run, const struct family *family, const struct modifier_list *list)
{
	const struct field *field = family_field(family, list->name);
	bool known = field && !field->poisoned && !field->type->poisoned &&
				 field->type->kind == TYPE_ENUM && !has_errors(run, field->type->ast);
	return known ? field : NULL;
}

static void count_mistakes(
	struct check_run *run, struct str_map *mistakes, const struct family *family)
{
	VEC_EACH (struct modifier_list, it, &family->optype->modifier_lists) {
		const struct field *field = list_field(run, family, it);
		struct names unknown = { 0 };
		struct span place;
		if (!field || field->kind == FIELD_FIXED)
			continue;
		struct str names = unknown_names(run, it, field->type, &unknown, &place);
		if (unknown.list.count)
			mistake_of(run, mistakes, field->type, names)->lists++;
	}
}

static void check_list(struct check_run *run, struct str_map *mistakes, const struct family *family,
	const struct modifier_list *list)
{
	const struct definition *d = family->optype;
	const struct field *field = list_field(run, family, list);
	struct uses uses = uses_of(run, family, list->name);
	if (!uses.list.count && family->sound) {
		check_report(run, d, CHECK_MODIFIER_UNUSED, list->name_span,
			"no template uses modifier '.%.*s'", STR_ARG(list->name));
		return;
	}
	if (!field)
		return;
	if (field->kind == FIELD_FIXED) {
		fixed_modifier(run, field, list, &uses);
		return;
	}
	repeated_values(run, d, list);
	if (!unknown_values(run, mistakes, d, list, field->type)) {
		missing_values(run, d, list, field->type);
		value_order(run, d, list, field->type);
		check_star(run, d, list, field, all_mandatory(&uses));
	}
}

/* Modifiers of the templates: braces, repetitions, lists. */
static void check_used(struct check_run *run, const struct family *family, struct str name)
{
	const struct field *field = family_field(family, name);
	if (!field || field->poisoned || field->type->poisoned || field->type->kind != TYPE_ENUM)
		return;
	const struct modifier_list *list = definition_list(family->optype, name);
	struct uses uses = uses_of(run, family, name);
	modifier_twice(run, family, &uses);
	if (field->kind == FIELD_FIXED) {
		if (!list)
			fixed_modifier(run, field, NULL, &uses);
		return;
	}
	check_mandatory(run, family, field, &uses);
}

void check_modifiers(struct check_run *run)
{
	struct str_map mistakes = { .arena = run->arena };
	VEC_EACH (struct family, family, &run->families)
		count_mistakes(run, &mistakes, family);
	VEC_EACH (struct family, family, &run->families) {
		struct names words = { 0 };
		if (!family->opcodes.count)
			continue;
		VEC_EACH (struct modifier_list, it, &family->optype->modifier_lists)
			check_list(run, &mistakes, family, it);
		VEC_EACH (struct template *, it, &family->optype->templates)
			template_values(run, &words, (*it)->syntax);
		VEC_EACH (struct str, it, &words.list)
			check_used(run, family, *it);
	}
}
