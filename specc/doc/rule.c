/* SPDX-License-Identifier: MIT */
/* Pages: constraints on legal instructions of a family: statements of the specification, and the
 * values that each template allows. */
#include "doc/doc.h"
#include "isa/syntax.h"
#include "number/wide.h"

/* ---- statements ---- */

static void show_rule_statements(
	struct pages *pages, xmlNodePtr parent, const struct definition *definition)
{
	VEC_EACH (struct encoding_error, it, &definition->errors) {
		xmlNodePtr node = view_add(pages->view, parent, "rule");
		view_set(pages->view, node, "message", it->message);
		view_set(pages->view, node, "condition", span_text(it->condition->span));
		view_set_flag(pages->view, node, "holds", it->must_hold);
		if (definition->kind != DEFINITION_OPCODE)
			continue;
		view_set(pages->view, node, "opcode", definition->name);
		view_set(pages->view, node, "id", page_id(pages, "opcode", definition->name));
	}
}

static void all_statements(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	for (const struct definition *d = family->optype; d; d = d->parent)
		show_rule_statements(pages, parent, d);
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		show_rule_statements(pages, parent, (*it)->definition);
}

/* ---- limits by templates ---- */

enum { VALUES_LISTED = 6, WIDTH_LISTED = 10 };

/* The values that a template allows a field in some opcodes of the family. */
struct limit {
	const struct field *field;
	struct str relation, text;
	VEC(const struct opcode *) opcodes;
};

struct limits {
	struct pages *pages;
	const struct page_family *family;
	struct arena scratch;
	unsigned users; /* number of opcodes with the template */
	VEC(struct limit) list;
};

/* The values of a small set, by name: "A, B". */
static struct str text_of_limit_values(
	struct arena *arena, const struct field *field, const struct cube_set *set, uint64_t count)
{
	struct buffer text = buffer_new(arena);
	for (uint64_t i = 0; i < count; i++) {
		struct str value = page_value(arena, field->type, cube_set_pick(set, i).lo);
		buffer_printf(&text, "%s%.*s", i ? ", " : "", STR_ARG(value));
	}
	return buffer_str(&text);
}

static bool is_few(const struct cube_set *set, uint64_t *count)
{
	struct wide all = cube_set_count(set);
	*count = all.limb[0];
	return wide_compare(all, wide_from(VALUES_LISTED)) <= 0;
}

static size_t members_of(const struct cube_set *set, uint64_t members[1 << WIDTH_LISTED])
{
	size_t count = 0;
	for (uint64_t value = 0; value >> set->width == 0; value++)
		if (cube_set_has(set, value))
			members[count++] = value;
	return count;
}

/* The index of the last member, from i on, of a sequence with constant difference. */
static size_t last_at_one_distance(const uint64_t *members, size_t count, size_t i)
{
	size_t last = i + 1 < count ? i + 1 : i;
	while (last + 1 < count && members[last + 1] - members[last] == members[i + 1] - members[i])
		last++;
	return last;
}

/* "R0, R2 … R252, RZ" */
static struct str ranges_text(
	struct arena *arena, const struct field *field, const struct cube_set *set)
{
	uint64_t members[1 << WIDTH_LISTED];
	size_t count = members_of(set, members);
	struct buffer text = buffer_new(arena);
	for (size_t i = 0; i < count; i++) {
		size_t last = last_at_one_distance(members, count, i);
		bool dense = members[last] - members[i] == last - i;
		buffer_add(&text, i ? STR(", ") : STR(""));
		buffer_add(&text, page_value(arena, field->type, members[i]));
		if (last < i + 2)
			continue;
		if (!dense) {
			buffer_add(&text, STR(", "));
			buffer_add(&text, page_value(arena, field->type, members[i + 1]));
		}
		buffer_add(&text, STR(" … "));
		buffer_add(&text, page_value(arena, field->type, members[last]));
		i = last;
	}
	return buffer_str(&text);
}

static struct str patterns_text(struct limits *limits, const struct cube_set *set)
{
	struct buffer text = buffer_new(limits->pages->view->arena);
	struct cube_set few = cube_set_compact(&limits->scratch, set);
	VEC_EACH (struct cube, it, &few.cubes) {
		struct str pattern = cube_text(text.arena, *it, few.width);
		buffer_printf(&text, "%s%.*s", text.length ? ", " : "", STR_ARG(pattern));
	}
	return buffer_str(&text);
}

/* Sets relation and text: "= A", "∈ A, B", "≠ C", "∉ C, D", ranges, or patterns of bits. */
static void describe_limit(struct limits *limits, struct limit *limit, const struct cube_set *set)
{
	struct arena *arena = limits->pages->view->arena;
	struct cube_set missing = cube_set_minus(&limits->scratch, &limit->field->type->legal, set);
	uint64_t count;
	limit->relation = STR("∈");
	if (is_few(set, &count)) {
		limit->relation = count == 1 ? STR("=") : STR("∈");
		limit->text = text_of_limit_values(arena, limit->field, set, count);
	} else if (is_few(&missing, &count)) {
		limit->relation = count == 1 ? STR("≠") : STR("∉");
		limit->text = text_of_limit_values(arena, limit->field, &missing, count);
	} else if (set->width <= WIDTH_LISTED) {
		limit->text = ranges_text(arena, limit->field, set);
	} else {
		limit->text = patterns_text(limits, set);
	}
}

static void add_limit(struct limits *limits, const struct opcode *opcode, const struct field *field,
	const struct cube_set *set)
{
	struct arena *arena = limits->pages->view->arena;
	struct limit limit = { .field = page_field_find(limits->family, field)->field };
	describe_limit(limits, &limit, set);
	VEC_EACH (struct limit, it, &limits->list)
		if (it->field == limit.field && str_equal(it->relation, limit.relation) &&
			str_equal(it->text, limit.text)) {
			VEC_PUSH(arena, &it->opcodes, opcode);
			return;
		}
	VEC_PUSH(arena, &limit.opcodes, opcode);
	VEC_PUSH(arena, &limits->list, limit);
}

/* All values that field number i has in the opcode's forms of the template. */
static struct cube_set admitted(
	struct limits *limits, const struct opcode *opcode, const struct template *template, size_t i)
{
	struct cube_set set = cube_set_none(opcode->fields.items[i]->type->width);
	VEC_EACH (struct form *, it, &opcode->forms)
		if ((*it)->template == template)
			VEC_EACH (struct box, box, &(*it)->boxes)
				set = cube_set_union(&limits->scratch, &set, &box->sets[i]);
	return set;
}

static void limits_of(
	struct limits *limits, const struct opcode *opcode, const struct template *template)
{
	if (opcode->defective || !opcode_uses_template(opcode, template))
		return;
	limits->users++;
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (field->kind == FIELD_FIXED || field->type->poisoned)
			continue;
		struct cube_set set = admitted(limits, opcode, template, i);
		if (!cube_set_equal(&limits->scratch, &set, &field->type->legal))
			add_limit(limits, opcode, field, &set);
	}
}

static void show_limit(struct limits *limits, xmlNodePtr parent, const struct limit *limit)
{
	struct view *view = limits->pages->view;
	xmlNodePtr node = view_add(view, parent, "limit");
	view_set(view, node, "field", limit->field->name);
	view_set(view, node, "id", page_field_find(limits->family, limit->field)->id);
	view_set(view, node, "operator", limit->relation);
	view_set(view, node, "text", limit->text);
	if (limit->opcodes.count == limits->users)
		return;
	VEC_EACH (const struct opcode *, it, &limit->opcodes)
		page_in(limits->pages, node, *it);
}

static void template_limits(struct pages *pages, xmlNodePtr parent,
	const struct page_family *family, const struct template *template)
{
	struct limits limits = { .pages = pages, .family = family };
	VEC_EACH (const struct opcode *, it, &template->users)
		limits_of(&limits, *it, template);
	if (limits.list.count) {
		xmlNodePtr node = view_add(pages->view, parent, "limits");
		view_set(pages->view, node, "template", template_plain(pages->view->arena, template));
		VEC_EACH (struct limit, it, &limits.list)
			show_limit(&limits, node, it);
	}
	arena_free(&limits.scratch);
}

static void all_limits(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	VEC_EACH (struct template *, it, &family->optype->templates)
		template_limits(pages, parent, family, *it);
	VEC_EACH (const struct opcode *, opcode, &family->opcodes)
		VEC_EACH (struct template *, it, &(*opcode)->definition->templates)
			template_limits(pages, parent, family, *it);
}

void page_rules(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	all_statements(pages, parent, family);
	all_limits(pages, parent, family);
}
