/* XML view, derived layer for C: a form's elements -> a program that the parser matches text with;
 * descriptions of numbers and names that format and parse share; the table of mnemonics. */
#include <stdlib.h>

#include "back/view_c_internal.h"

/* ---- operands ---- */

static unsigned number_table(struct cview *c, const struct type *type)
{
	struct run run = { 0 };
	for (size_t i = 0; i < type->table.count; i++)
		run_add(c, &run, "%lld", (long long)type->table.items[i]);
	return pool_share_run(c, &c->tables, &run, (struct str){ 0 });
}

static const char *const codings[] = { [CODING_UNSIGNED] = "UNSIGNED",
				       [CODING_SIGNED] = "SIGNED",
				       [CODING_ONES] = "ONES",
				       [CODING_TABLE] = "TABLE" };

/* A number that C reads back: the least one has no literal of its own. */
static struct str signed_literal(struct cview *c, int64_t value)
{
	if (value == INT64_MIN)
		return STR("INT64_MIN");
	return str_printf(c->arena, "%lld", (long long)value);
}

unsigned c_number(struct cview *c, const struct element *e)
{
	const struct type *type = e->type;
	struct str row = str_printf(
		c->arena, "{ %u, CODING_%s, %d, %d, %d, %u, %zu, %.*s, %.*s, %.*s, 0x%llx }",
		c_position(c, e->field, e->lsb, e->width), codings[type->coding],
		type->base == BASE_HEX, e->joined, type->has_accept, number_table(c, type),
		type->table.count, STR_ARG(signed_literal(c, type->scale)),
		STR_ARG(signed_literal(c, type->offset)), STR_ARG(signed_literal(c, type->accept_min)),
		(unsigned long long)type->accept_max);
	return pool_share(c, &c->numbers, row, (struct str){ 0 });
}

unsigned c_float(struct cview *c, const struct element *e)
{
	struct str row = str_printf(c->arena, "{ %u, %u }",
				    c_position(c, e->field, e->lsb, e->width), e->type->width);
	return pool_share(c, &c->floats, row, (struct str){ 0 });
}

static void name_row(struct cview *c, struct run *run, struct str name, uint64_t value, bool alone,
		     bool alias)
{
	run_add(c, run, "{ \"%.*s\", %zu, %llu, %d, %d }", STR_ARG(c_literal(c, name)), name.length,
		(unsigned long long)value, alone, alias);
}

/* Registers of a file, or the enumerators of a type. For an enumerator behind a separator (a
 * modifier that no table can print) the hidden value has the empty name. */
unsigned c_register(struct cview *c, const struct element *e)
{
	const struct type *type = e->kind == ELEMENT_OPERAND ? e->type : e->field->type;
	const struct register_file *file = type->file;
	unsigned width = e->kind == ELEMENT_OPERAND ? e->width : e->field->width;
	struct run run = { 0 };
	for (size_t i = 0; file && i < file->names.count; i++) {
		const struct register_name *name = &file->names.items[i];
		name_row(c, &run, name->name, name->number, name->constant, name->alias);
	}
	for (size_t i = 0; i < type->values.count; i++) {
		const struct enumerator *value = &type->values.items[i];
		bool hidden = e->kind == ELEMENT_MODIFIER && e->has_hidden && value->value == e->hidden;
		struct str text = str_printf(c->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(value->name));
		name_row(c, &run, hidden ? (struct str){ "", 0 } : text, value->value, true, false);
	}
	unsigned first = pool_share_run(c, &c->names, &run, (struct str){ 0 });
	struct str prefix = file && file->count ? file->prefix : (struct str){ "", 0 };
	struct str row = str_printf(
		c->arena, "{ %u, %u, %zu, %u, %zu, \"%.*s\", %llu, %llu }",
		c_position(c, e->field, e->lsb, width), first, run.rows.count,
		e->count > 1 ? e->count : 1, prefix.length, STR_ARG(c_literal(c, prefix)),
		(unsigned long long)(file ? file->first : 0),
		(unsigned long long)(file ? file->count : 0));
	return pool_share(c, &c->registers, row, (struct str){ 0 });
}

/* ---- programs ---- */

static unsigned choice_row(struct cview *c, const struct element *e)
{
	struct run run = { 0 };
	for (size_t i = 0; i < e->modifier_values.count; i++) {
		const struct enumerator *value =
			type_find_value(e->field->type, e->modifier_values.items[i]);
		if (value)
			run_add(c, &run, "{ \"%.*s\", %zu, %llu }", STR_ARG(c_literal(c, value->name)),
				value->name.length, (unsigned long long)value->value);
	}
	struct str row = str_printf(
		c->arena, "{ \"%.*s\", %zu, %u, %u, %zu, %d, %llu }", STR_ARG(c_literal(c, e->text)),
		e->text.length, c_position(c, e->field, 0, e->field->width),
		pool_share_run(c, &c->choice_values, &run, (struct str){ 0 }), run.rows.count,
		e->has_hidden, (unsigned long long)e->hidden);
	return pool_share(c, &c->choices, row, (struct str){ 0 });
}

static struct cube bound_bits(const struct binding *items, size_t count)
{
	struct cube cube = { 0 };
	for (size_t i = 0; i < count; i++) {
		cube.mask = word_or(cube.mask, items[i].field->mask);
		cube.match = word_or(cube.match, field_insert(items[i].field, (struct word){ 0 },
							      items[i].value));
	}
	return cube;
}

static unsigned binding_row(struct cview *c, const struct element *group)
{
	struct cube absent = bound_bits(group->absent.items, group->absent.count);
	struct cube present = bound_bits(group->present.items, group->present.count);
	struct str row = str_printf(c->arena, "{ %.*s, %.*s, %.*s, %.*s }",
				    STR_ARG(c_word(c, absent.mask)), STR_ARG(c_word(c, absent.match)),
				    STR_ARG(c_word(c, present.mask)),
				    STR_ARG(c_word(c, present.match)));
	return pool_share(c, &c->bindings, row, (struct str){ 0 });
}

static struct str field_id(struct cview *c, const struct field *field)
{
	if (!field)
		return STR("0");
	return str_printf(c->arena, "%.*s_FIELD_%.*s", STR_ARG(c->upper),
			  STR_ARG(c_identifier(c->arena, field->name)));
}

static void add_elements(struct cview *c, struct run *run, struct element *const *items, size_t count);

static void add_optional(struct cview *c, struct run *run, const struct element *group)
{
	struct run inner = { 0 };
	add_elements(c, &inner, group->children.items, group->children.count);
	const struct field *field =
		group->present.count == 1 ? group->present.items[0].field : NULL;
	run_add(c, run, "{ ELEMENT_GROUP, %zu, %.*s, %u }", inner.rows.count,
		STR_ARG(field_id(c, field)), binding_row(c, group));
	for (size_t i = 0; i < inner.rows.count; i++)
		VEC_PUSH(c->arena, &run->rows, inner.rows.items[i]);
}

static void add_text(struct cview *c, struct run *run, const struct element *e)
{
	struct str row = str_printf(c->arena, "{ \"%.*s\", %zu, %d }", STR_ARG(c_literal(c, e->text)),
				    e->text.length, e->joins);
	run_add(c, run, "{ ELEMENT_TEXT, 0, 0, %u }", pool_share(c, &c->texts, row, (struct str){ 0 }));
}

static void add_operand(struct cview *c, struct run *run, const struct element *e)
{
	const char *kind = "NAME";
	unsigned at;
	if (e->type->kind == TYPE_INTEGER) {
		kind = "NUMBER";
		at = c_number(c, e);
	} else if (e->type->kind == TYPE_FLOAT) {
		kind = "FLOAT";
		at = c_float(c, e);
	} else
		at = c_register(c, e);
	run_add(c, run, "{ ELEMENT_%s, 0, %.*s, %u }", kind, STR_ARG(field_id(c, e->field)), at);
}

static void add_elements(struct cview *c, struct run *run, struct element *const *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = items[i];
		switch (e->kind) {
		case ELEMENT_TEXT: add_text(c, run, e); break;
		case ELEMENT_OPERAND: add_operand(c, run, e); break;
		case ELEMENT_GROUP: add_optional(c, run, e); break;
		case ELEMENT_MODIFIER:
			run_add(c, run, "{ ELEMENT_CHOICE, 0, %.*s, %u }",
				STR_ARG(field_id(c, e->field)), choice_row(c, e));
			break;
		}
	}
}

static unsigned count_groups(struct element *const *items, size_t count)
{
	unsigned groups = 0;
	for (size_t i = 0; i < count; i++)
		if (items[i]->kind == ELEMENT_GROUP)
			groups += 1 + count_groups(items[i]->children.items, items[i]->children.count);
	return groups;
}

unsigned c_parse_program(struct cview *c, const struct form *form)
{
	struct run run = { 0 };
	add_elements(c, &run, form->elements.items, form->elements.count);
	run_add(c, &run, "{ ELEMENT_END, 0, 0, 0 }");
	unsigned groups = count_groups(form->elements.items, form->elements.count);
	if (groups > c->group_max)
		c->group_max = groups;
	if (run.rows.count > c->element_max)
		c->element_max = (unsigned)run.rows.count;
	return pool_share_run(c, &c->elements, &run, (struct str){ 0 });
}

/* What a text of the form says about the bits that it does not show. */
static struct word base_word(const struct form *form)
{
	const struct opcode *opcode = form->opcode;
	struct word w = { 0 };
	for (size_t i = 0; i < opcode->fields.count; i++) {
		uint64_t value = 0;
		bool single = true;
		field_hidden_value(opcode->fields.items[i], &value);
		for (size_t k = 0; k < form->boxes.count; k++) {
			const struct cube_set *set = &form->boxes.items[k].sets[i];
			single = single && set->cubes.count == 1 &&
				 word_popcount(set->cubes.items[0].mask) == set->width &&
				 word_equal(set->cubes.items[0].match,
					    form->boxes.items[0].sets[i].cubes.items[0].match);
		}
		if (single && form->boxes.count)
			value = form->boxes.items[0].sets[i].cubes.items[0].match.lo;
		w = field_insert(opcode->fields.items[i], w, value);
	}
	return w;
}

void view_c_forms(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "form-rows");
	for (size_t i = 0; i < c->forms.count; i++) {
		const struct form *form = c->forms.items[i];
		xmlNodePtr node = view_add(c->view, list, "form");
		unsigned steps = c_format_program(c, form), elements = c_parse_program(c, form);
		view_set(c->view, node, "base", c_word(c, base_word(form)));
		view_set_number(c->view, node, "steps", steps);
		view_set_number(c->view, node, "elements", elements);
		view_set(c->view, node, "text",
			 form->template ? form->template->text : (struct str){ 0 });
		view_set(c->view, node, "opcode",
			 c_identifier(c->arena, form->opcode->definition->name));
	}
}

/* ---- mnemonics ---- */

struct key {
	struct str word;
	unsigned form;
};

static int compare_keys(const void *a, const void *b)
{
	const struct key *x = a, *y = b;
	int order = str_compare(x->word, y->word);
	return order ? order : (x->form > y->form) - (x->form < y->form);
}

/* Letters, digits and '_' at the front of a form's key. */
static struct str key_word(struct cview *c, const struct form *form)
{
	size_t length = 0;
	while (length < form->key.length) {
		char ch = form->key.text[length];
		if (!((ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') ||
		      (ch >= '0' && ch <= '9') || ch == '_'))
			break;
		length++;
	}
	struct str word = str_slice(form->key, 0, length);
	return c->isa->fold_case ? str_lower(c->arena, word) : word;
}

void view_c_keys(struct cview *c)
{
	struct key *keys = ARENA_ARRAY(c->arena, struct key, c->forms.count + 1);
	for (size_t i = 0; i < c->forms.count; i++)
		keys[i] = (struct key){ key_word(c, c->forms.items[i]), (unsigned)i + 1 };
	qsort(keys, c->forms.count, sizeof *keys, compare_keys);
	for (size_t i = 0; i < c->forms.count;) {
		struct str word = keys[i].word;
		size_t first = i;
		for (; i < c->forms.count && str_equal(keys[i].word, word); i++)
			pool_append(c, &c->key_forms, str_printf(c->arena, "%u", keys[i].form),
				    (struct str){ 0 });
		pool_append(c, &c->keys,
			    str_printf(c->arena, "{ \"%.*s\", %zu, %zu, %zu }", STR_ARG(word),
				       word.length, first, i - first),
			    (struct str){ 0 });
	}
}
