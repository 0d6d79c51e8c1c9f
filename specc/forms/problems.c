/* SPDX-License-Identifier: MIT */
/* Reports why templates do not apply: once per position, and only problems of an entire family. */
#include "base/suggest.h"
#include "base/never.h"
#include "lang/lex.h"
#include "forms/internal.h"
#include "isa/mode.h"

/* Number of opcodes that have a problem; key: position, kind and name. */
struct tally {
	unsigned opcodes;
	const struct opcode *last;
	bool reported;
};

static struct str problem_key(struct forms_run *run, const struct template_problem *p)
{
	return str_printf(run->arena, "%p %u %d %.*s", (const void *)p->span.source, p->span.from,
		(int)p->kind, STR_ARG(p->text));
}

/* The template that contains the problem, or NULL (frames, patterns). */
static const struct template *template_at(const struct template_problem *p)
{
	for (const struct definition *d = p->opcode->definition; d; d = d->parent)
		VEC_EACH (struct template *, it, &d->templates)
			if ((*it)->span.source == p->span.source && (*it)->span.from <= p->span.from &&
				p->span.from <= (*it)->span.to)
				return *it;
	return NULL;
}

/* Marks the template as broken: checks skip templates that have been reported. */
static void mark_broken(const struct template_problem *p)
{
	const struct template *template = template_at(p);
	if (template)
		((struct template *)template)->broken = true;
}

static void report_operand(struct forms_run *run, const struct template_problem *p)
{
	const struct operand_def *operand = str_map_get(run->operands, p->text);
	if (operand && operand->poisoned)
		return; /* reported at the __DefOperand */
	struct report *report;
	struct field *fixed = opcode_find_field(p->opcode, p->text);
	if (!fixed)
		fixed = opcode_find_field(p->opcode, str_lower(run->arena, p->text));
	if (fixed && fixed->kind == FIELD_FIXED) {
		report = diag_report(run->diag, CHECK_OPERAND_FIELD, p->span,
			"a template cannot show '%.*s', whose value is fixed; write its text, in the __Syntax "
			"of "
			"each opcode",
			STR_ARG(p->text));
		diag_note(run->diag, report, fixed->span, "it is fixed here by '=='");
		return;
	}
	report = diag_report(run->diag, CHECK_OPERAND_FIELD, p->span,
		"operand '%.*s' has no field in any opcode that this template could write",
		STR_ARG(p->text));
	diag_note(run->diag, report, p->opcode->definition->name_span,
		"for example '%.*s' has no field '%.*s'", STR_ARG(p->opcode->definition->name),
		STR_ARG(str_lower(run->arena, p->text)));
}

/* A field fixed with == cannot be a modifier. */
static bool is_fixed_problem(const struct template_problem *p)
{
	const struct field *field = opcode_find_field(p->opcode, p->text);
	return field && field->kind == FIELD_FIXED;
}

static bool is_modifier_mark(const struct isa *isa, struct str mark)
{
	VEC_EACH (struct modifier_def *, it, &isa->modifiers)
		if (str_equal((*it)->prefix, mark) || str_equal((*it)->suffix, mark))
			return true;
	return false;
}

/* Reports an optional mark; one without a __DefModifier is reported only at its first template. */
static void report_template_prefix(struct forms_run *run, const struct template_problem *p)
{
	if (is_modifier_mark(run->isa, p->text)) {
		diag_report(run->diag, CHECK_PREFIX_FIELD, p->span,
			"no opcode has a modifier field for the optional '%.*s' here", STR_ARG(p->text));
		return;
	}
	struct str key = str_printf(run->arena, "mark %.*s", STR_ARG(p->text));
	struct report *report = str_map_get(run->missing, key);
	if (report) {
		diag_note(run->diag, report, p->span, "it is also used here");
		return;
	}
	report = diag_report(run->diag, CHECK_PREFIX_FIELD, p->span,
		"no __DefModifier has '%.*s' as its prefix or suffix", STR_ARG(p->text));
	str_map_put(run->missing, key, report);
}

/* Key of a field without default of a family in the map of reports made. */
static struct str no_default_key(struct forms_run *run, const struct template_problem *p)
{
	const struct definition *d = p->opcode->optype ? p->opcode->optype : p->opcode->definition;
	return str_printf(run->arena, "no default %.*s %.*s", STR_ARG(d->name), STR_ARG(p->text));
}

static void report_whole_family(struct forms_run *run, const struct template_problem *p)
{
	switch (p->kind) {
	case PROBLEM_OPERAND:
	case PROBLEM_OPTIONAL: report_operand(run, p); break;
	case PROBLEM_PREFIX: report_template_prefix(run, p); break;
	case PROBLEM_MODIFIER:
		if (is_fixed_problem(p))
			break; /* reported by fixed-varies */
		diag_report(run->diag, CHECK_MODIFIER_FIELD, p->span,
			"modifier '.%.*s' is neither a field of any opcode of this family nor a value "
			"of one; quote it if it is text",
			STR_ARG(p->text));
		break;
	case PROBLEM_UNWRITTEN: {
		if (str_map_get(run->missing, no_default_key(run, p)))
			break; /* reported by optional-without-default */
		const struct field *field = opcode_find_field(p->opcode, p->text);
		struct report *report = diag_report(run->diag, CHECK_FIELD_UNWRITTEN, p->span,
			"this template does not show field '%.*s', which has no default", STR_ARG(p->text));
		diag_note(run->diag, report, field->span, "'%.*s' is declared here", STR_ARG(p->text));
		break;
	}
	case PROBLEM_TWICE:
	case PROBLEM_NO_DEFAULT:
	case PROBLEM_AMBIGUOUS:
	case PROBLEM_VALUE:
	case PROBLEM_HALF:
	case PROBLEM_BY_ORDER:
	case PROBLEM_WITHIN: break;
	}
}

#define COMMON 3 /* templates that use a non-field name: a __DefOperand is missing */

/* Counts the templates with this name; true for any beyond the first COMMON. */
static bool is_common_name(struct forms_run *run, const struct template_problem *p)
{
	struct str place = problem_key(run, p);
	struct str key = str_printf(run->arena, "by order %.*s", STR_ARG(p->text));
	struct tally *tally = str_map_make(run->missing, key, sizeof *tally);
	if (!str_map_put(run->missing, str_printf(run->arena, "by order at %.*s", STR_ARG(place)), run))
		tally->opcodes++;
	return tally->opcodes > COMMON;
}

static bool say_once(struct forms_run *run, const struct template_problem *p)
{
	return !str_map_put(run->missing, problem_key(run, p), run);
}

/* The type of the field, or of its part, that has the problem's name; or NULL. */
static const struct type *named_type(struct forms_run *run, const struct template_problem *p)
{
	size_t dot = str_find(p->text, 0, STR("."));
	struct field *field = opcode_find_field(p->opcode, p->text);
	if (!field)
		field = opcode_find_field(p->opcode, str_lower(run->arena, p->text));
	if (field || dot == p->text.length)
		return field ? field->type : NULL;
	field = opcode_find_field(p->opcode, str_slice(p->text, 0, dot));
	const struct part *part =
		field ? type_find_part(field->type, str_slice(p->text, dot + 1, p->text.length)) : NULL;
	return part ? part->type : NULL;
}

/* 'text':field=Value; reported at the value. */
static void report_value(struct forms_run *run, const struct template_problem *p)
{
	const struct type *type = named_type(run, p);
	if (!type || !say_once(run, p))
		return;
	struct report *report = diag_report(run->diag, CHECK_OPERAND_FIELD, p->span,
		"'%.*s' is not a value of type '%.*s'", STR_ARG(span_text(p->span)), STR_ARG(type->name));
	type_note_values(run->arena, run->diag, report, type);
}

#define MAX_SAME_NAMES 8 /* notes per report */

static bool holds_word(struct str text, struct str word, size_t *at)
{
	for (; (*at = str_find(text, *at, word)) < text.length; ++*at) {
		size_t end = *at + word.length;
		if ((!*at || !char_is_word(text.text[*at - 1])) &&
			(end == text.length || !char_is_word(text.text[end])))
			return true;
	}
	return false;
}

/* Adds notes where prose and code of the optype use the name: renaming affects them. */
static void note_same_name(
	struct forms_run *run, struct report *report, const struct ast_def *ast, struct str word)
{
	size_t count = 0;
	for (size_t i = 0; ast && i < ast->sections.count; i++) {
		const struct ast_section *section = ast->sections.items[i];
		uint32_t from = section->body.from;
		struct str text = span_text(section->body);
		for (size_t at = 0; at < text.length && count < MAX_SAME_NAMES; at++) {
			if (str_equal_c(section->name, "Syntax") || !holds_word(text, word, &at))
				break;
			uint32_t place = from + (uint32_t)at;
			count++;
			diag_note(run->diag, report,
				(struct span){ section->body.source, place, place + (uint32_t)word.length },
				"__%.*s also has this name", STR_ARG(section->name));
			at = str_find(text, at, STR("\n"));
		}
	}
}

static void report_within(struct forms_run *run, const struct template_problem *p)
{
	const struct type *type = opcode_find_field(p->opcode, p->near)->type;
	diag_report(run->diag, CHECK_OPERAND_TWICE, p->span,
		"the text of '%.*s' shows '%.*s', whose text it is; write a part of '%.*s', such as '%.*s'",
		STR_ARG(type->name), STR_ARG(p->near), STR_ARG(type->name),
		STR_ARG(type->parts.items[0].name));
}

static bool report_at_once(struct forms_run *run, const struct template_problem *p)
{
	struct report *report;
	const struct field *field;
	switch (p->kind) {
	case PROBLEM_VALUE: report_value(run, p); return true;
	case PROBLEM_HALF:
		if (!say_once(run, p))
			return true;
		diag_report(run->diag, CHECK_TEMPLATE_TEXT, p->span,
			"'%.*s' is written around its operand, but the template has only one half",
			STR_ARG(p->text));
		return true;
	case PROBLEM_TWICE:
		diag_report(run->diag, CHECK_OPERAND_TWICE, p->span,
			"operand '%.*s' stands for bits that the template already shows", STR_ARG(p->text));
		return true;
	case PROBLEM_WITHIN:
		if (say_once(run, p))
			report_within(run, p);
		return true;
	case PROBLEM_NO_DEFAULT:
		str_map_put(run->missing, no_default_key(run, p), run);
		field = opcode_find_field(p->opcode, p->text);
		report = diag_report(run->diag, CHECK_OPTIONAL_WITHOUT_DEFAULT, p->span,
			"this part is optional, but field '%.*s' has no default", STR_ARG(p->text));
		if (field)
			diag_note(run->diag, report, field->span, "'%.*s' is declared here", STR_ARG(p->text));
		return true;
	case PROBLEM_AMBIGUOUS:
		diag_report(run->diag, CHECK_AMBIGUOUS_LITERAL, p->span,
			"'.%.*s' is a value of several fields; write the name of the field and a list of "
			"its values",
			STR_ARG(p->text));
		return true;
	case PROBLEM_BY_ORDER:
		if (is_common_name(run, p))
			return true;
		report = diag_report(run->diag, CHECK_OPERAND_NAME, p->span,
			"operand '%.*s' is not the name of a field; did you mean '%.*s', the only operand of "
			"Order that this template does not show?",
			STR_ARG(p->text), STR_ARG(p->near));
		diag_note(run->diag, report, p->opcode->definition->lists[LIST_ORDER].span,
			"Order of '%.*s'", STR_ARG(p->opcode->definition->name));
		if (say_once(run, p))
			note_same_name(run, report, forms_owner(p->opcode)->ast, p->text);
		return true;
	case PROBLEM_OPERAND:
	case PROBLEM_MODIFIER:
	case PROBLEM_PREFIX:
	case PROBLEM_UNWRITTEN:
	case PROBLEM_OPTIONAL: return false;
	}
	NEVER();
}

/* ---- opcodes that no template can write ---- */

static bool keeps_from_writing(enum problem_kind kind)
{
	return kind == PROBLEM_OPERAND || kind == PROBLEM_UNWRITTEN;
}

static void note_reason(
	struct forms_run *run, struct report *report, const struct template_problem *p)
{
	const char *name = p->text.text;
	int length = (int)p->text.length;
	if (p->kind == PROBLEM_OPERAND)
		diag_note(run->diag, report, p->span,
			"this template shows '%.*s', which '%.*s' does not have", length, name,
			STR_ARG(p->opcode->definition->name));
	else
		diag_note(run->diag, report, p->span,
			"this template does not show '%.*s', which has no default", length, name);
}

/* problems[0..count): those of this opcode. */
static void report_unwritable(struct forms_run *run, const struct opcode *opcode,
	const struct template_problem *problems, size_t count, const struct str_map *tallies)
{
	const struct definition *d = opcode->definition, *owner = forms_owner(opcode);
	bool broken = definition_is_broken(owner), reason = false;
	for (size_t i = 0; i < count; i++) {
		struct tally *tally = str_map_get(tallies, problem_key(run, &problems[i]));
		broken = broken || problems[i].kind == PROBLEM_TWICE ||
				 problems[i].kind == PROBLEM_WITHIN || (tally && tally->reported);
		reason = reason || keeps_from_writing(problems[i].kind);
	}
	VEC_EACH (struct field *, it, &opcode->fields)
		broken = broken || !(*it)->type->legal.cubes.count; /* an empty enum: reported */
	if (!owner || broken)
		return;
	struct report *report;
	if (!owner->templates.count) {
		report = diag_report(run->diag, CHECK_NO_TEMPLATE, owner->name_span,
			"'%.*s' has no assembly template: its opcodes cannot be written", STR_ARG(owner->name));
		diag_note(run->diag, report, d->name_span, "for example '%.*s'", STR_ARG(d->name));
	} else if (!reason) {
		report = diag_report(run->diag, CHECK_EMPTY_OPCODE, d->name_span,
			"'%.*s' has no legal word: its conditions and widths exclude all values",
			STR_ARG(d->name));
		for (const struct definition *up = d; up; up = up->parent)
			VEC_EACH (struct encoding_error, it, &up->errors)
				diag_note(run->diag, report, it->span, "this is one of the conditions");
	} else {
		report = diag_report(run->diag, CHECK_NO_TEMPLATE, d->name_span,
			"no template can write '%.*s'", STR_ARG(d->name));
		const struct template *last = NULL;
		for (size_t i = 0; i < count; i++) {
			const struct template *template = template_at(&problems[i]);
			if (!keeps_from_writing(problems[i].kind) || (template && template == last))
				continue;
			last = template;
			note_reason(run, report, &problems[i]);
		}
	}
}

/* The problems are in the order of the opcodes. */
static void report_unwritables(struct forms_run *run, const struct str_map *tallies)
{
	size_t at = 0;
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		size_t end = at;
		while (end < run->problems.count && run->problems.items[end].opcode == *it)
			end++;
		const struct template_problem *own = end > at ? run->problems.items + at : NULL;
		if (!(*it)->forms.count && !(*it)->defective)
			report_unwritable(run, *it, own, end - at, tallies);
		at = end;
	}
}

/* The names of all fields: the possible operand names in templates. */
static struct str_map field_names(struct forms_run *run)
{
	struct str_map names = { .arena = run->arena };
	if (run->problems.count)
		VEC_EACH (struct opcode *, op, &run->isa->opcodes)
			VEC_EACH (struct field *, it, &(*op)->fields)
				str_map_put(&names, (*it)->name, *it);
	return names;
}

/* Is the name the first of its template, behind optional parts? */
/* What to write instead of a name that is not a field, or empty. */
static struct str advice_for(const struct forms_run *run, const struct template_problem *p)
{
	bool is_file = isa_find_file(run->isa, p->text);
	if (is_file || isa_find_memory(run->isa, p->text))
		return str_printf(run->arena,
			"; write '%.*s' in quotes or Keyword<%.*s> for the name of the %s", STR_ARG(p->text),
			STR_ARG(p->text), is_file ? "register file" : "memory");
	return STR("");
}

/* The type in whose rows the span is, or NULL. */
static struct type *type_of_row(const struct forms_run *run, struct span span)
{
	VEC_EACH (struct type *, it, &run->isa->types)
		VEC_EACH (struct alternative, a, &(*it)->alternatives)
			if (a->text.source && span_inside(span, a->text))
				return *it;
	return NULL;
}

/* A word of a row that is not a part of its type. */
static void report_no_part(
	struct forms_run *run, const struct template_problem *p, struct type *type)
{
	struct suggestion near = { .name = source_written_word(p->span) };
	VEC_EACH (struct part, it, &type->parts)
		suggest_offer(&near, mode_written_part(run->arena, near.name, it));
	struct report *report = diag_report(run->diag, CHECK_OPERAND_FIELD, p->span,
		"'%.*s' is not a part of '%.*s'; quote it if it is text", STR_ARG(near.name),
		STR_ARG(type_shown_name(type)));
	diag_suggest(run->diag, report, NO_SPAN, near.nearest);
	type->poisoned = true;
}

/* A name that is not a field of any opcode is reported only once, as unknown. */
static bool report_undeclared(
	struct forms_run *run, const struct template_problem *p, const struct str_map *fields)
{
	if ((p->kind != PROBLEM_OPERAND && p->kind != PROBLEM_OPTIONAL) ||
		str_map_get(run->operands, p->text) || str_map_get(fields, p->text) ||
		str_map_get(fields, str_lower(run->arena, p->text)))
		return false;
	struct str key = str_printf(run->arena, "operand %.*s", STR_ARG(p->text));
	if (str_map_put(run->missing, key, run))
		return true;
	struct type *mode = type_of_row(run, p->span);
	if (mode) {
		report_no_part(run, p, mode);
		return true;
	}
	struct str advice = advice_for(run, p);
	struct report *report = diag_report(run->diag, CHECK_OPERAND_FIELD, p->span,
		"'%.*s' is neither a field of any opcode nor a __DefOperand nor a Keyword<> of the ISA%.*s",
		STR_ARG(p->text), STR_ARG(advice));
	struct str near = suggest_from_map(str_lower(run->arena, p->text), fields);
	if (!near.length)
		near = suggest_from_map(p->text, run->operands);
	diag_suggest(run->diag, report, NO_SPAN, near);
	return true;
}

/* The part of a field of the opcode that has a similar name, or empty. */
static struct str nearest_part(struct forms_run *run, const struct template_problem *p)
{
	struct str_map parts = { .arena = run->arena };
	VEC_EACH (struct field *, it, &p->opcode->fields)
		VEC_EACH (struct part, part, &(*it)->type->parts)
			str_map_put(&parts, part->name, part);
	return suggest_from_map(p->text, &parts);
}

/* The same for a modifier that is neither a field nor a value of a type. */
static bool report_unknown_modifier(
	struct forms_run *run, const struct template_problem *p, const struct str_map *fields)
{
	if (p->kind != PROBLEM_MODIFIER || str_map_get(fields, p->text) ||
		isa_has_value(run->isa, p->text))
		return false;
	struct str key = str_printf(run->arena, "modifier %.*s", STR_ARG(p->text));
	if (str_map_put(run->missing, key, run))
		return true;
	struct report *report = diag_report(run->diag, CHECK_MODIFIER_FIELD, p->span,
		"modifier '.%.*s' is neither a field of any opcode nor a value of one; quote it if it is "
		"text",
		STR_ARG(p->text));
	struct str near = nearest_part(run, p);
	diag_suggest(run->diag, report, NO_SPAN,
		near.length ? near : suggest_from_map(str_lower(run->arena, p->text), fields));
	return true;
}

/* Families with a defective opcode, which may be the one that a template is meant for. */
static struct str_map defective_families(struct forms_run *run)
{
	struct str_map families = { .arena = run->arena };
	VEC_EACH (struct opcode *, it, &run->isa->opcodes)
		if ((*it)->defective && (*it)->optype)
			str_map_put(&families, (*it)->optype->name, *it);
	return families;
}

static bool is_family_sound(const struct str_map *defective, const struct template_problem *p)
{
	return !defective->count || !p->opcode->optype ||
		   !str_map_get(defective, p->opcode->optype->name);
}

void forms_report_problems(struct forms_run *run)
{
	struct str_map tallies = { .arena = run->arena }, defective = defective_families(run);
	VEC_EACH (struct template_problem, p, &run->problems) {
		if (report_at_once(run, p))
			continue;
		struct tally *tally = str_map_make(&tallies, problem_key(run, p), sizeof *tally);
		tally->opcodes += tally->last != p->opcode;
		tally->last = p->opcode;
	}
	struct str_map fields = field_names(run);
	VEC_EACH (struct template_problem, p, &run->problems) {
		struct tally *tally = str_map_get(&tallies, problem_key(run, p));
		if (tally && !tally->reported && is_family_sound(&defective, p) &&
			(report_undeclared(run, p, &fields) || report_unknown_modifier(run, p, &fields))) {
			tally->reported = true;
			mark_broken(p);
		}
		const struct template *template = template_at(p);
		if (!tally || tally->reported || !template || tally->opcodes < template->tried ||
			!is_family_sound(&defective, p))
			continue;
		tally->reported = true;
		report_whole_family(run, p);
	}
	report_unwritables(run, &tallies);
}
