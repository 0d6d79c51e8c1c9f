/* SPDX-License-Identifier: MIT */
/* Derived layer for C: a form's elements -> a program that the parser matches text with;
 * the table of mnemonics. c_value.c describes their numbers and names. */
#include <stdlib.h>

#include "derived/c_internal.h"
#include "codec/codec.h"

static unsigned choice_row(
	struct cview *c, const struct form *form, const struct element *e, bool open)
{
	struct run run = { 0 };
	struct buffer expected = buffer_new(c->arena);
	for (size_t i = 0; i < e->field->type->values.count; i++) {
		const struct enumerator *value = &e->field->type->values.items[i];
		if (!element_lists(e, value->value) || !form_admits(form, e->field, value->value))
			continue;
		xmlNodePtr choice = run_add(c, &run);
		view_set_text(c->view, choice, value->text);
		view_set_number(c->view, choice, "value", value->value);
		buffer_printf(&expected, "%s%.*s%.*s", expected.length ? ", " : "", STR_ARG(e->text),
			STR_ARG(value->text));
	}
	xmlNodePtr row = row_new(c);
	view_set_text(c->view, row, e->text);
	view_set_number(c->view, row, "position", c_position(c, e->field, 0, e->field->width));
	view_set_number(c->view, row, "value", pool_share_run(c, &c->choice_values, &run));
	view_set_number(c->view, row, "values", run.rows.count);
	view_set_number(c->view, row, "open", open);
	view_set_number(c->view, row, "has-hidden", e->has_hidden);
	view_set_number(
		c->view, row, "spaced", e->text.length && e->text.text[e->text.length - 1] != '.');
	view_set_number(c->view, row, "hidden", e->hidden);
	view_set(c->view, row, "expected", buffer_str(&expected));
	return pool_share(c, &c->choices, row);
}

static unsigned binding_of_cubes(struct cview *c, struct cube absent, struct cube present)
{
	xmlNodePtr row = row_new(c);
	view_set(c->view, row, "absent-mask", c_word(c, absent.mask));
	view_set(c->view, row, "absent", c_word(c, absent.match));
	view_set(c->view, row, "present-mask", c_word(c, present.mask));
	view_set(c->view, row, "present", c_word(c, present.match));
	return pool_share(c, &c->bindings, row);
}

static unsigned binding_row(struct cview *c, const struct element *group)
{
	struct cube absent = bindings_cube(group->absent.items, group->absent.count);
	struct cube present = bindings_cube(group->present.items, group->present.count);
	return binding_of_cubes(c, absent, present);
}

static struct str id_of_parsed_field(struct cview *c, const struct field *field)
{
	struct str *known = str_map_get(&c->field_ids, field->name);
	if (known)
		return *known;
	known = ARENA_NEW(c->arena, struct str);
	*known = c_name_part(c->arena, field->name);
	str_map_put(&c->field_ids, field->name, known);
	return *known;
}

/* A program under construction; elements of a group follow the group's row. */
struct parse_program {
	const struct form *form;
	struct program_rows
		rows; /* cuts: where an element of the form, or a run of modifiers, begins */
};

/* Adds an element; field is the one that it shows, or NULL. */
static void add_element(struct cview *c, struct parse_program *program, const char *op, size_t more,
	const struct field *field, unsigned at)
{
	xmlNodePtr row = run_add(c, &program->rows.run);
	view_set_c(c->view, row, "op", op);
	view_set_number(c->view, row, "more", more);
	if (field)
		view_set(c->view, row, "field", id_of_parsed_field(c, field));
	view_set_number(c->view, row, "at", at);
}

static void add_parse_elements(
	struct cview *c, struct parse_program *program, struct element *const *items, size_t count);

static void add_optional(
	struct cview *c, struct parse_program *program, const struct element *group)
{
	struct parse_program inner = { .form = program->form };
	add_parse_elements(c, &inner, group->children.items, group->children.count);
	const struct field *field = group->present.count == 1 ? group->present.items[0].field : NULL;
	add_element(
		c, program, "ELEMENT_GROUP", inner.rows.run.rows.count, field, binding_row(c, group));
	run_move(c, &program->rows.run, &inner.rows.run);
}

/* The alternatives from the i-th on: each is an optional part, from whose end the parser goes on
 * behind all of them. A special one that comes earlier takes what its bits say. */
static void add_parse_alternatives(
	struct cview *c, struct parse_program *program, const struct element *one_of, size_t i)
{
	struct parse_program inner = { .form = program->form }, rest = { .form = program->form };
	const struct element *e = one_of->children.items[i];
	struct cube none = { 0 }, bits = bindings_cube(e->present.items, e->present.count);
	add_parse_elements(c, &inner, e->children.items, e->children.count);
	for (size_t k = 0; k < i; k++) {
		const struct element *before = one_of->children.items[k];
		struct cube other = bindings_cube(before->present.items, before->present.count);
		if (cubes_meet(other, bits))
			add_element(c, &inner, "ELEMENT_UNLESS", 0, NULL, binding_of_cubes(c, none, other));
	}
	if (i + 1 < one_of->children.count)
		add_parse_alternatives(c, &rest, one_of, i + 1);
	else
		add_element(c, &rest, "ELEMENT_NEVER", 0, NULL, 0);
	add_element(c, &inner, "ELEMENT_SKIP", rest.rows.run.rows.count, NULL, 0);
	add_element(c, program, "ELEMENT_GROUP", inner.rows.run.rows.count, e->field,
		binding_of_cubes(c, none, bits));
	run_move(c, &program->rows.run, &inner.rows.run);
	run_move(c, &program->rows.run, &rest.rows.run);
}

/* Adds the tokens of a literal text. open: the word may continue after the last one. */
static void add_parse_text(
	struct cview *c, struct parse_program *program, const struct element *e, bool open)
{
	struct str text = str_slice(e->text, 0, e->text.length - e->joins);
	for (size_t from = 0, to; from < text.length; from = to) {
		to = from + 1;
		if (text.text[from] == ' ' || text.text[from] == '\t')
			continue;
		to = codec_token_end(text, from);
		struct str token = str_slice(text, from, to);
		xmlNodePtr row = row_new(c);
		bool last = to == e->text.length && char_is_word(text.text[to - 1]);
		view_set_text(c->view, row, token);
		view_set_number(c->view, row, "open", open && last);
		add_element(c, program, "ELEMENT_TEXT", 0, NULL, pool_share(c, &c->texts, row));
	}
	if (e->joins)
		add_element(c, program, "ELEMENT_SIGN", 0, NULL, 0);
}

static void add_parse_operand(
	struct cview *c, struct parse_program *program, const struct element *e)
{
	const char *kind = "ELEMENT_NAME";
	unsigned at;
	if (e->type->list) {
		kind = "ELEMENT_LIST";
		at = c_list(c, e);
	} else if (e->type->kind == TYPE_INTEGER) {
		kind = "ELEMENT_NUMBER";
		at = c_number(c, e);
	} else if (e->type->kind == TYPE_FLOAT) {
		kind = "ELEMENT_FLOAT";
		at = c_float(c, e);
	} else
		at = c_register(c, e);
	add_element(c, program, kind, e->open, e->field, at);
}

enum { RUN_MAX = 32 }; /* modifiers in one run */

static size_t modifier_run(struct element *const *items, size_t count)
{
	size_t run = 0;
	while (run < count && run < RUN_MAX && items[run]->kind == ELEMENT_MODIFIER)
		run++;
	return run;
}

static void add_parse_elements(
	struct cview *c, struct parse_program *program, struct element *const *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = items[i];
		if (i == 0 || e->kind != ELEMENT_MODIFIER || items[i - 1]->kind != ELEMENT_MODIFIER)
			VEC_PUSH(c->arena, &program->rows.cuts, program->rows.run.rows.count);
		switch (e->kind) {
		case ELEMENT_TEXT: add_parse_text(c, program, e, e->open); break;
		case ELEMENT_OPERAND: add_parse_operand(c, program, e); break;
		case ELEMENT_GROUP: add_optional(c, program, e); break;
		case ELEMENT_ONE_OF: add_parse_alternatives(c, program, e, 0); break;
		case ELEMENT_ALTERNATIVE: break;
		case ELEMENT_MODIFIER:
			add_element(c, program, "ELEMENT_CHOICE", modifier_run(items + i, count - i), e->field,
				choice_row(c, program->form, e, e->open));
			break;
		}
	}
}

unsigned c_parse_program(struct cview *c, const struct form *form)
{
	struct parse_program program = { .form = form };
	add_parse_elements(c, &program, form->elements.items, form->elements.count);
	VEC_PUSH(c->arena, &program.rows.cuts, program.rows.run.rows.count);
	add_element(c, &program, "ELEMENT_END", 0, NULL, 0);
	unsigned groups = 0; /* what the parser notes as taken or left out */
	VEC_EACH (struct form_element, it, &form->all)
		groups += it->element->kind == ELEMENT_GROUP || it->element->kind == ELEMENT_ALTERNATIVE;
	if (groups > c->group_max)
		c->group_max = groups;
	if (program.rows.run.rows.count > c->element_max)
		c->element_max = (unsigned)program.rows.run.rows.count;
	return pool_share_tails(c, &c->elements, &program.rows, "ELEMENT_JUMP");
}

void view_c_forms(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "form-rows");
	for (size_t i = 0; i < c->forms.count; i++) {
		const struct form *form = c->forms.items[i];
		xmlNodePtr node = view_add(c->view, list, "c-form");
		unsigned steps = c_format_program(c, form), elements = c_parse_program(c, form);
		view_set(c->view, node, "base", c_word(c, codec_unwritten_word(form)));
		view_set_number(c->view, node, "steps", steps);
		view_set_number(c->view, node, "elements", elements);
		view_set(c->view, node, "text", form->template ? form->template->text : (struct str){ 0 });
		view_set(c->view, node, "opcode", c_name_part(c->arena, form->opcode->definition->name));
		view_set_flag(c->view, node, "decode-only", form->opcode->definition->decode_only);
		c_form_facts(c, node, form);
		view_c_printed(c, node, form);
	}
}

/* ---- mnemonics ---- */

struct key {
	struct str word;
	unsigned form;
	bool decode_only; /* after all others */
};

static int compare_parse_keys(const void *a, const void *b)
{
	const struct key *x = a, *y = b;
	int order = str_compare(x->word, y->word);
	if (!order)
		order = x->decode_only - y->decode_only;
	return order ? order : (x->form > y->form) - (x->form < y->form);
}

/* The most words of a text that may be a mnemonic. */
static unsigned key_most_words(struct cview *c)
{
	unsigned most = 0;
	for (size_t i = 0; i < c->forms.count; i++) {
		unsigned words = codec_leading_words(c->forms.items[i]);
		most = words > most ? words : most;
	}
	return most + 1;
}

/* The words of all forms; an empty one for a form without any. */
struct keys {
	VEC(struct key) list;
};

static void add_keys(struct cview *c, struct keys *keys, size_t i)
{
	const struct form *form = c->forms.items[i];
	struct opening_words words = codec_first_words(c->arena, c->isa, form);
	struct key key = { { 0 }, (unsigned)i + 1, form->opcode->definition->decode_only };
	if (!words.list.count)
		VEC_PUSH(c->arena, &keys->list, key);
	VEC_EACH (struct str, it, &words.list) {
		key.word = *it;
		VEC_PUSH(c->arena, &keys->list, key);
	}
}

void view_c_keys(struct cview *c)
{
	struct keys keys = { 0 };
	size_t general = 0;
	for (size_t i = 0; i < c->forms.count; i++)
		add_keys(c, &keys, i);
	VEC_EACH (struct key, it, &keys.list)
		general += !it->word.length;
	view_set_number(c->view, c->node, "general", general);
	view_set_number(c->view, c->node, "words", key_most_words(c));
	if (keys.list.count)
		qsort(keys.list.items, keys.list.count, sizeof *keys.list.items, compare_parse_keys);
	for (size_t i = 0; i < keys.list.count;) {
		struct str word = keys.list.items[i].word;
		size_t first = i;
		for (; i < keys.list.count && str_equal(keys.list.items[i].word, word); i++)
			view_set_number(c->view, pool_add(c, &c->key_forms), "value", keys.list.items[i].form);
		if (!word.length)
			continue;
		xmlNodePtr row = pool_add(c, &c->keys);
		view_set_text(c->view, row, word);
		view_set_number(c->view, row, "first", first);
		view_set_number(c->view, row, "count", i - first);
	}
}
