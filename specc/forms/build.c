/* SPDX-License-Identifier: MIT */
/* Turns the templates of an opcode's family into forms: lists of elements with boxes of legal
 * values. A template is tried for each combination of values that change its shape (register counts
 * from Bitwidth, prefixes from AsmFormat); equal shapes share one form. */
#include "forms/internal.h"

#include <assert.h>
#include <string.h>

#define MAX_SPLITS 4096

/* ---- boxes ---- */

static struct cube_set one_register(
	struct forms_builder *b, const struct type *type, uint64_t number)
{
	return cube_set_single(b->run->arena, type->width, (struct word){ number, 0 });
}

/* The registers that a range of so many begins with; a constant register alone stands for a range,
 * and is in no other. */
static struct cube_set aligned_registers(
	struct forms_builder *b, const struct type *type, unsigned count)
{
	const struct register_file *file = type->file;
	struct cube_set set = cube_set_none(type->width);
	uint64_t most = word_mask(0, type->width).lo;
	for (uint64_t n = file->first; n + count <= file->first + file->count && n <= most; n++) {
		if (n % count)
			continue;
		struct cube_set one = one_register(b, type, n);
		VEC_PUSH(b->run->arena, &set.cubes, one.cubes.items[0]);
	}
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant && it->number <= most) {
			struct cube_set range = one_register(b, type, it->number - it->number % count);
			set = cube_set_minus(b->run->arena, &set, &range);
		}
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant && it->number <= most && !cube_set_has(&set, it->number)) {
			struct cube_set one = one_register(b, type, it->number);
			VEC_PUSH(b->run->arena, &set.cubes, one.cubes.items[0]);
		}
	return cube_set_compact(b->run->arena, &set);
}

/* Restricts bits [lsb, lsb+part->width) of the members of set to part. */
static struct cube_set meet_part(
	struct forms_builder *b, const struct cube_set *set, const struct cube_set *part, unsigned lsb)
{
	struct cube_set wide = cube_set_none(set->width);
	VEC_EACH (struct cube, it, &part->cubes) {
		struct cube cube = { { it->mask.lo << lsb, 0 }, { it->match.lo << lsb, 0 } };
		VEC_PUSH(b->run->arena, &wide.cubes, cube);
	}
	return cube_set_meet(b->run->arena, set, &wide);
}

static struct cube_set operand_set(
	struct forms_builder *b, const struct field_use *use, const struct field *field)
{
	struct cube_set set = field->type->legal;
	uint64_t covered = 0;
	VEC_EACH (struct element *, it, &use->operands) {
		const struct element *e = *it;
		covered |= word_mask(e->lsb, e->width).lo;
		if (e->count > 1 && e->type->file) {
			struct cube_set aligned = aligned_registers(b, e->type, e->count);
			set = meet_part(b, &set, &aligned, e->lsb);
		}
		if (e->type != field->type && !cube_set_is_all(&e->type->legal))
			set = meet_part(b, &set, &e->type->legal, e->lsb);
	}
	VEC_EACH (struct bound_part, it, &use->parts) {
		uint64_t values[] = { it->off, it->on };
		unsigned width = it->part->type->width;
		struct cube_set one =
			cube_set_numbers(b->run->arena, width, values, 1 + (it->on != it->off));
		covered |= word_mask(it->part->lsb, width).lo;
		set = meet_part(b, &set, &one, it->part->lsb);
	}
	uint64_t rest = word_mask(0, field->width).lo & ~covered, hidden = 0;
	uint64_t ignored = rest & type_ignored_parts(field->type);
	if (!field->type->alternatives.count) { /* rows have their own */
		rest &= ~ignored;
		b->ignored = word_or(b->ignored, field_insert(field, (struct word){ 0 }, ignored));
	}
	if (rest) { /* bits of a composite not shown in the text have their default */
		field_hidden_value(field, &hidden);
		struct cube_set only = cube_set_none(field->width);
		VEC_PUSH(b->run->arena, &only.cubes, (struct cube){ { rest, 0 }, { hidden & rest, 0 } });
		set = cube_set_meet(b->run->arena, &set, &only);
	}
	return set;
}

static struct cube_set modifier_set(
	struct forms_builder *b, const struct field_use *use, const struct field *field)
{
	struct arena *arena = b->run->arena;
	VEC(uint64_t) values = { 0 };
	VEC_EACH (struct element *, it, &use->modifiers) {
		for (size_t i = 0; i < (*it)->modifier_values.count; i++)
			VEC_PUSH(arena, &values, (*it)->modifier_values.items[i]);
		if ((*it)->has_hidden)
			VEC_PUSH(arena, &values, (*it)->hidden);
	}
	if (use->flag) {
		VEC_PUSH(arena, &values, use->flag_off);
		VEC_PUSH(arena, &values, use->flag_on);
	}
	uint64_t hidden;
	if (use->in_group && field_hidden_value(field, &hidden))
		VEC_PUSH(arena, &values, hidden);
	struct cube_set set = cube_set_numbers(b->run->arena, field->width, values.items, values.count);
	return cube_set_compact(b->run->arena, &set);
}

/* Computes the legal values of field i in this run of the template. False: it cannot be written. */
static bool set_of_form_field(struct forms_builder *b, size_t i, struct cube_set *set)
{
	const struct field *field = b->opcode->fields.items[i];
	const struct field_use *use = &b->uses[i];
	if (use->split) {
		*set = cube_set_single(b->run->arena, field->width, (struct word){ use->assumed, 0 });
		return true;
	}
	if (use->operands.count || use->parts.count) {
		*set = operand_set(b, use, field);
		return true;
	}
	if (use->modifiers.count || use->flag) {
		*set = modifier_set(b, use, field);
		return true;
	}
	uint64_t hidden;
	if (!field_hidden_value(field, &hidden)) {
		b->unwritten = field;
		return false;
	}
	if (field_is_ignored(field)) {
		b->ignored = word_or(b->ignored, field->mask);
		*set = cube_set_all(b->run->arena, field->width);
		return true;
	}
	*set = cube_set_single(b->run->arena, field->width, (struct word){ hidden, 0 });
	return true;
}

static bool build_form_box(struct forms_builder *b, struct box *box)
{
	size_t count = b->opcode->fields.count;
	box->sets = ARENA_ARRAY(b->run->arena, struct cube_set, count + 1);
	for (size_t i = 0; i < count; i++)
		if (!set_of_form_field(b, i, &box->sets[i]) || !box->sets[i].cubes.count)
			return false;
	return true;
}

/* Limit on the boxes of a form before merging, which takes quadratic time. */
#define MAX_BOXES 1024

static void too_many_boxes(
	struct forms_builder *b, const struct encoding_error *error, struct boxes *boxes)
{
	diag_report(b->run->diag, CHECK_LIMIT, error->span,
		"this condition splits the legal words of '%.*s' into more than %d parts",
		STR_ARG(b->opcode->definition->name), MAX_BOXES);
	b->opcode->defective = true;
	boxes->list.count = 0;
}

/* Removes the values that EncodingError and Constraint statements, own or inherited, forbid. */
static void apply_constraints(struct forms_builder *b, struct boxes *boxes)
{
	for (const struct definition *d = b->opcode->definition; d; d = d->parent)
		VEC_EACH (struct encoding_error, error, &d->errors) {
			struct partial_boxes illegal = { 0 };
			if (!condition_boxes(b->run->arena, b->run->diag, b->opcode, error->condition,
					!error->must_hold, &illegal))
				continue;
			VEC_EACH (struct partial_box, it, &illegal.list) {
				struct boxes rest = { 0 };
				VEC_EACH (struct box, box, &boxes->list)
					box_subtract(b->run->arena, b->opcode, box, it, &rest);
				*boxes = rest;
				if (boxes->list.count > MAX_BOXES) {
					too_many_boxes(b, error, boxes);
					return;
				}
			}
		}
}

/* ---- forms ---- */

/* Serialises everything that distinguishes shapes. */
static void shape_of_element(struct buffer *text, const struct element *e)
{
	unsigned head[] = { (unsigned)e->kind, e->count, e->width, (unsigned)e->text.length,
		(unsigned)e->children.count };
	buffer_add(text, (struct str){ (const char *)head, sizeof head });
	buffer_add(text, e->text);
	for (size_t i = 0; i < e->children.count; i++)
		shape_of_element(text, e->children.items[i]);
}

static struct str run_shape(struct forms_builder *b)
{
	struct buffer text = buffer_new(b->run->arena);
	for (size_t i = 0; i < b->elements.list.count; i++)
		shape_of_element(&text, b->elements.list.items[i]);
	return buffer_str(&text);
}

static void keep_form(struct forms_builder *b, struct box box)
{
	struct str shape = run_shape(b);
	for (size_t i = b->first_form; i < b->shapes.list.count; i++)
		if (str_equal(b->shapes.list.items[i].shape, shape)) {
			VEC_PUSH(b->run->arena, &b->shapes.list.items[i].boxes.list, box);
			return;
		}
	struct form *form = ARENA_NEW(b->run->arena, struct form);
	form->opcode = b->opcode;
	form->template = b->template;
	form->key = b->key;
	form->ignored = b->ignored;
	form->elements.items = b->elements.list.items;
	form->elements.count = b->elements.list.count;
	form->elements.capacity = b->elements.list.capacity;
	struct form_shape entry = { .shape = shape, .form = form };
	VEC_PUSH(b->run->arena, &entry.boxes.list, box);
	VEC_PUSH(b->run->arena, &b->shapes.list, entry);
}

static void reset_run(struct forms_builder *b)
{
	for (size_t i = 0; i < b->opcode->fields.count; i++) {
		const struct field_use *use = &b->uses[i];
		struct field_use keep = {
			.split = use->split, .assumed = use->assumed, .claimed = use->claimed
		};
		b->uses[i] = keep;
	}
	b->elements = (struct elements){ 0 };
	b->failed = false;
	b->unwritten = NULL;
	b->ignored = (struct word){ 0 };
	b->key = (struct str){ 0 };
	b->unresolved.list.count = 0;
}

/* One run with the current assumptions. */
static bool run_forms(struct forms_builder *b)
{
	reset_run(b);
	forms_lower_template(b);
	return !b->failed;
}

/* Runs once per combination of the values of the split fields. */
static void run_splits(struct forms_builder *b, size_t from)
{
	size_t i = from;
	while (i < b->opcode->fields.count && !b->uses[i].split)
		i++;
	if (i == b->opcode->fields.count) {
		struct box box;
		if (++b->runs < MAX_SPLITS && run_forms(b) && build_form_box(b, &box))
			keep_form(b, box);
		return;
	}
	for (size_t k = 0; k < b->splits[i].count; k++) {
		b->uses[i].assumed = b->splits[i].items[k];
		run_splits(b, i + 1);
	}
}

/* Computes the values to try for each field that must be split. */
static void split_values(struct forms_builder *b)
{
	for (size_t i = 0; i < b->opcode->fields.count; i++) {
		struct field_use *use = &b->uses[i];
		const struct field *field = b->opcode->fields.items[i];
		if (!use->wanted)
			continue;
		struct cube_set set;
		if (!set_of_form_field(b, i, &set) || field->width > 12)
			continue;
		VEC(uint64_t) values = { 0 };
		for (uint64_t v = 0; v <= word_mask(0, field->width).lo; v++)
			if (cube_set_has(&set, v))
				VEC_PUSH(b->run->arena, &values, v);
		b->splits[i].items = values.items;
		b->splits[i].count = values.count;
		uint64_t hidden = 0;
		field_hidden_value(field, &hidden);
		b->split_any =
			b->split_any || values.count > 1 || (values.count && values.items[0] != hidden);
	}
}

static void note_unresolved(struct forms_builder *b)
{
	VEC_EACH (struct unresolved, it, &b->unresolved.list) {
		struct template_problem problem = {
			.kind = it->kind, .span = it->span, .text = it->text, .opcode = b->opcode
		};
		if (it->near)
			problem.near = it->near->name;
		problem.text.text = intern_bytes(&b->run->kept, it->text.text, it->text.length);
		VEC_PUSH(b->lasting, &b->run->problems, problem);
	}
	if (b->unwritten) {
		struct template_problem problem = { .kind = PROBLEM_UNWRITTEN,
			.span = b->template->span,
			.text = b->unwritten->name,
			.opcode = b->opcode };
		VEC_PUSH(b->lasting, &b->run->problems, problem);
	}
}

static void build_template(struct forms_builder *b)
{
	size_t count = b->opcode->fields.count;
	memset(b->uses, 0, count * sizeof *b->uses);
	b->split_any = false;
	b->splits = ARENA_ARRAY(b->run->arena, struct split_list, count + 1);
	b->runs = 0;
	b->first_form = b->shapes.list.count;
	struct box box;
	forms_claim(b);
	b->template->tried++;
	bool sound = run_forms(b);
	if (!sound || !build_form_box(b, &box)) {
		note_unresolved(b);
		return;
	}
	b->template->applied++;
	note_unresolved(b);
	split_values(b);
	if (!b->split_any) {
		keep_form(b, box);
		return;
	}
	for (size_t i = 0; i < count; i++)
		if (b->splits[i].count)
			b->uses[i].split = true;
	run_splits(b, 0);
}

static unsigned number_groups(struct element *const *list, size_t count, unsigned next)
{
	for (size_t i = 0; i < count; i++) {
		if (list[i]->kind == ELEMENT_GROUP)
			list[i]->group_index = next++;
		next = number_groups(list[i]->children.items, list[i]->children.count, next);
	}
	return next;
}

/* The first text and operand in a group, after optional prefixes. */
static void group_start(
	const struct element *group, struct str *text, const struct element **operand)
{
	for (size_t i = 0; i < group->children.count; i++) {
		const struct element *e = group->children.items[i];
		if (e->kind == ELEMENT_TEXT && !text->length)
			*text = e->text;
		if (e->kind == ELEMENT_OPERAND) {
			*operand = e;
			return;
		}
	}
}

static bool may_be_misread(const struct element *a, const struct element *b)
{
	struct str text_a = { 0 }, text_b = { 0 };
	const struct element *x = NULL, *y = NULL;
	group_start(a, &text_a, &x);
	group_start(b, &text_b, &y);
	if (!str_equal(text_a, text_b) || !x || !y)
		return false;
	if (x->type->kind == TYPE_REGISTER || y->type->kind == TYPE_REGISTER)
		return x->type->file &&
			   register_file_whole(x->type->file) == register_file_whole(y->type->file);
	return true;
}

/* Of adjacent optional groups that look alike, a later one forces the earlier ones. */
static void find_forces(struct forms_builder *b, struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		find_forces(b, list[i]->children.items, list[i]->children.count);
		if (list[i]->kind != ELEMENT_GROUP)
			continue;
		for (size_t j = i + 1; j < count && list[j]->kind == ELEMENT_GROUP; j++)
			if (may_be_misread(list[i], list[j]))
				VEC_PUSH(b->run->arena, &list[i]->forces, list[j]->group_index);
	}
}

static bool begins_word(struct element *const *list, size_t count, bool after);

/* May a word go on with the text that begins with the element? after: with what follows it? */
static bool word_goes_on(const struct element *e, bool after)
{
	switch (e->kind) {
	case ELEMENT_TEXT: return !e->text.length || char_is_word(e->text.text[0]);
	case ELEMENT_MODIFIER:
		return !e->text.length || char_is_word(e->text.text[0]) || (e->has_hidden && after);
	case ELEMENT_GROUP: return after || begins_word(e->children.items, e->children.count, after);
	case ELEMENT_OPERAND:
	case ELEMENT_ONE_OF:
	case ELEMENT_ALTERNATIVE: break;
	}
	return true;
}

static bool begins_word(struct element *const *list, size_t count, bool after)
{
	for (size_t i = count; i-- > 0;)
		after = word_goes_on(list[i], after);
	return after;
}

/* Of numbers, only those with a fixed number of digits end where another word goes on. */
static bool may_be_open(const struct element *e)
{
	if (e->kind != ELEMENT_OPERAND)
		return true;
	return e->type->kind == TYPE_INTEGER ? e->type->digits : e->type->kind == TYPE_ENUM;
}

/* Sets which elements are open. */
static void find_open(struct element *const *list, size_t count, bool after)
{
	for (size_t i = count; i-- > 0;) {
		struct element *e = list[i];
		e->open = after && may_be_open(e);
		if (e->kind == ELEMENT_GROUP)
			find_open(e->children.items, e->children.count, after);
		VEC_EACH (struct element *, it, &e->children)
			if ((*it)->kind == ELEMENT_ALTERNATIVE)
				find_open((*it)->children.items, (*it)->children.count, false);
		after = word_goes_on(e, after);
	}
}

static void finish_forms(struct forms_builder *b)
{
	VEC_EACH (struct form_shape, it, &b->shapes.list) {
		struct form *form = it->form;
		apply_constraints(b, &it->boxes);
		boxes_merge(b->run->arena, b->opcode, &it->boxes);
		if (!it->boxes.list.count)
			continue;
		number_groups(form->elements.items, form->elements.count, 0);
		find_forces(b, form->elements.items, form->elements.count);
		find_open(form->elements.items, form->elements.count, false);
		form->index = (unsigned)b->run->isa->forms.count;
		form = forms_keep(b->run, form, &it->boxes);
		VEC_PUSH(b->lasting, &b->run->isa->forms, form);
		VEC_PUSH(b->lasting, &b->opcode->forms, form);
	}
}

static void add_mnemonic(struct arena *arena, struct template *template, struct str word)
{
	template->known_mnemonics.arena = arena;
	if (!str_map_put(&template->known_mnemonics, word, template))
		VEC_PUSH(arena, &template->mnemonics, word);
}

/* Adds the words that the text of the form can begin with. */
static void add_mnemonics(struct arena *arena, struct template *template, const struct form *form)
{
	const struct element *first = NULL;
	for (size_t i = 0; i < form->elements.count && !first; i++)
		if (form->elements.items[i]->kind != ELEMENT_GROUP)
			first = form->elements.items[i];
	if (!first)
		return;
	if (first->kind == ELEMENT_TEXT && str_starts_with(first->text, template->mnemonic) &&
		template->mnemonic.length)
		add_mnemonic(arena, template, template->mnemonic);
	if (!first->field || first->field->type->kind != TYPE_ENUM)
		return;
	VEC_EACH (struct enumerator, it, &first->field->type->values)
		if (form_admits(form, first->field, it->value))
			add_mnemonic(arena, template, it->text);
}

const struct definition *forms_owner(const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	while (d && !d->templates.count && d->kind != DEFINITION_OPTYPE)
		d = d->parent;
	return d;
}

void forms_build(struct forms_run *run, struct opcode *opcode)
{
	assert(opcode->length && opcode->definition);
	if (opcode->defective)
		return;
	const struct definition *family = forms_owner(opcode);
	if (!family)
		return;
	struct forms_builder b = { .run = run, .lasting = run->arena, .opcode = opcode };
	run->arena = &run->scratch;
	b.uses = ARENA_ARRAY(run->arena, struct field_use, opcode->fields.count + 1);
	VEC_EACH (struct template *, it, &family->templates) {
		b.template = *it;
		if (!b.template->broken)
			build_template(&b);
	}
	finish_forms(&b);
	VEC_EACH (struct form *, it, &opcode->forms) {
		struct template *template = (struct template *)(uintptr_t)(*it)->template;
		size_t count = template->users.count;
		if (!count || template->users.items[count - 1] != opcode)
			VEC_PUSH(b.lasting, &template->users, opcode);
		add_mnemonics(b.lasting, template, *it);
	}
	run->arena = b.lasting;
	arena_reset(&run->scratch);
}
