/* Reports why templates do not fit: once per place, and only what holds for a whole family. */
#include "model/lower_internal.h"

/* Number of opcodes for which one problem was met; key: place, kind and name. */
struct tally {
	unsigned opcodes;
	const struct opcode *last;
	bool reported;
};

static struct str problem_key(struct lowering *l, const struct template_problem *p)
{
	return str_printf(l->arena, "%p %u %d %.*s", (const void *)p->span.source, p->span.from,
		(int)p->kind, STR_ARG(p->text));
}

/* The template of the family at whose line the problem stands, or NULL (frames, patterns). */
static const struct template *template_at(const struct template_problem *p)
{
	for (const struct definition *d = p->opcode->definition; d; d = d->parent)
		VEC_EACH (struct template *, it, &d->templates)
			if ((*it)->span.source == p->span.source && (*it)->span.from <= p->span.from &&
				p->span.from <= (*it)->span.to)
				return *it;
	return NULL;
}

static void report_operand(struct lowering *l, const struct template_problem *p)
{
	struct report *report = diag_report(l->diag, CHECK_OPERAND_FIELD, p->span,
		"operand '%.*s' has no field in any opcode that this template could write",
		STR_ARG(p->text));
	diag_note(l->diag, report, p->opcode->definition->name_span,
		"for example '%.*s' has no field '%.*s'", STR_ARG(p->opcode->definition->name),
		STR_ARG(str_lower(l->arena, p->text)));
}

/* A field that == fixes cannot be a modifier. */
static bool is_fixed(const struct template_problem *p)
{
	const struct field *field = opcode_find_field(p->opcode, p->text);
	return field && field->kind == FIELD_FIXED;
}

static void report_whole_family(struct lowering *l, const struct template_problem *p)
{
	switch (p->kind) {
	case PROBLEM_OPERAND:
	case PROBLEM_OPTIONAL: report_operand(l, p); break;
	case PROBLEM_PREFIX:
		diag_report(l->diag, CHECK_PREFIX_FIELD, p->span,
			"no opcode has a modifier field for the optional '%.*s' here", STR_ARG(p->text));
		break;
	case PROBLEM_MODIFIER:
		if (is_fixed(p))
			break; /* the named check fixed-varies says it */
		diag_report(l->diag, CHECK_MODIFIER_FIELD, p->span,
			"modifier '.%.*s' is neither a field of any opcode of this family nor a value "
			"of one",
			STR_ARG(p->text));
		break;
	case PROBLEM_UNWRITTEN: {
		const struct field *field = opcode_find_field(p->opcode, p->text);
		struct report *report = diag_report(l->diag, CHECK_FIELD_UNWRITTEN, p->span,
			"this template does not show field '%.*s', which has no default", STR_ARG(p->text));
		diag_note(l->diag, report, field->span, "'%.*s' is declared here", STR_ARG(p->text));
		break;
	}
	default: break;
	}
}

static bool report_at_once(struct lowering *l, const struct template_problem *p)
{
	struct report *report;
	const struct field *field;
	switch (p->kind) {
	case PROBLEM_TWICE:
		diag_report(l->diag, CHECK_OPERAND_TWICE, p->span,
			"operand '%.*s' stands for bits that the template shows already", STR_ARG(p->text));
		return true;
	case PROBLEM_NO_DEFAULT:
		field = opcode_find_field(p->opcode, p->text);
		report = diag_report(l->diag, CHECK_OPTIONAL_WITHOUT_DEFAULT, p->span,
			"this part is optional, but field '%.*s' has no default", STR_ARG(p->text));
		if (field)
			diag_note(l->diag, report, field->span, "'%.*s' is declared here", STR_ARG(p->text));
		return true;
	case PROBLEM_AMBIGUOUS:
		diag_report(l->diag, CHECK_AMBIGUOUS_LITERAL, p->span,
			"'.%.*s' is a value of several fields; write the field's name and a list",
			STR_ARG(p->text));
		return true;
	case PROBLEM_BY_ORDER:
		report = diag_report(l->diag, CHECK_OPERAND_NAME, p->span,
			"operand '%.*s' names no field; Order tells which one is meant", STR_ARG(p->text));
		diag_note(l->diag, report, p->opcode->definition->order_span, "Order of '%.*s'",
			STR_ARG(p->opcode->definition->name));
		return true;
	default: return false;
	}
}

/* ---- opcodes that no template can write ---- */

static const struct definition *template_owner(const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	while (d && !d->templates.count && d->kind != DEFINITION_OPTYPE)
		d = d->parent;
	return d;
}

static bool keeps_from_writing(enum problem_kind kind)
{
	return kind == PROBLEM_OPERAND || kind == PROBLEM_UNWRITTEN || kind == PROBLEM_TWICE;
}

static void note_reason(struct lowering *l, struct report *report, const struct template_problem *p)
{
	const char *name = p->text.text;
	int length = (int)p->text.length;
	if (p->kind == PROBLEM_OPERAND)
		diag_note(l->diag, report, p->span,
			"this template shows '%.*s', which '%.*s' does not have", length, name,
			STR_ARG(p->opcode->definition->name));
	else if (p->kind == PROBLEM_UNWRITTEN)
		diag_note(l->diag, report, p->span,
			"this template does not show '%.*s', which has no default", length, name);
	else
		diag_note(l->diag, report, p->span, "this template shows '%.*s' twice", length, name);
}

/* problems[0..count) are those of this opcode. */
static void report_unwritable(struct lowering *l, const struct opcode *opcode,
	const struct template_problem *problems, size_t count, const struct str_map *tallies)
{
	const struct definition *d = opcode->definition, *owner = template_owner(opcode);
	bool broken = false, reason = false;
	for (size_t i = 0; owner && i < owner->templates.count; i++)
		broken = broken || owner->templates.items[i]->broken;
	for (size_t i = 0; i < count; i++) {
		struct tally *tally = str_map_get(tallies, problem_key(l, &problems[i]));
		broken = broken || problems[i].kind == PROBLEM_TWICE || (tally && tally->reported);
		reason = reason || keeps_from_writing(problems[i].kind);
	}
	VEC_EACH (struct field *, it, &opcode->fields)
		broken = broken || !(*it)->type->legal.cubes.count; /* an empty enum: reported */
	if (!owner || broken)
		return;
	struct report *report;
	if (!owner->templates.count) {
		report = diag_report(l->diag, CHECK_NO_TEMPLATE, owner->name_span,
			"'%.*s' has no assembly template: its opcodes cannot be written", STR_ARG(owner->name));
		diag_note(l->diag, report, d->name_span, "for example '%.*s'", STR_ARG(d->name));
	} else if (!reason) {
		report = diag_report(l->diag, CHECK_EMPTY_OPCODE, d->name_span,
			"no word of '%.*s' is legal: its conditions and widths leave no value",
			STR_ARG(d->name));
		for (const struct definition *up = d; up; up = up->parent)
			VEC_EACH (struct encoding_error, it, &up->errors)
				diag_note(l->diag, report, it->span, "this is one of the conditions");
	} else {
		report = diag_report(l->diag, CHECK_NO_TEMPLATE, d->name_span,
			"no template can write '%.*s'", STR_ARG(d->name));
		const struct template *last = NULL;
		for (size_t i = 0; i < count; i++) {
			const struct template *template = template_at(&problems[i]);
			if (!keeps_from_writing(problems[i].kind) || template == last)
				continue;
			last = template;
			note_reason(l, report, &problems[i]);
		}
	}
}

/* The problems stand in the order of the opcodes. */
static void report_unwritables(struct lowering *l, const struct str_map *tallies)
{
	size_t at = 0;
	VEC_EACH (struct opcode *, it, &l->isa->opcodes) {
		size_t end = at;
		while (end < l->problems.count && l->problems.items[end].opcode == *it)
			end++;
		if (!(*it)->forms.count && !(*it)->defective)
			report_unwritable(l, *it, l->problems.items + at, end - at, tallies);
		at = end;
	}
}

void lower_problems(struct lowering *l)
{
	struct str_map tallies = { .arena = l->arena };
	VEC_EACH (struct template_problem, p, &l->problems) {
		if (report_at_once(l, p))
			continue;
		struct str key = problem_key(l, p);
		struct tally *tally = str_map_get(&tallies, key);
		if (!tally) {
			tally = ARENA_NEW(l->arena, struct tally);
			str_map_put(&tallies, key, tally);
		}
		tally->opcodes += tally->last != p->opcode;
		tally->last = p->opcode;
	}
	VEC_EACH (struct template_problem, p, &l->problems) {
		struct tally *tally = str_map_get(&tallies, problem_key(l, p));
		const struct template *template = template_at(p);
		if (!tally || tally->reported || !template || tally->opcodes < template->tried)
			continue;
		tally->reported = true;
		report_whole_family(l, p);
	}
	report_unwritables(l, &tallies);
}
