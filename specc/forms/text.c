/* SPDX-License-Identifier: MIT */
/* Turns the nodes of a template into elements for one opcode: literal text, optional parts, and the
 * frames of __DefGroup. Operands are in operand.c, modifiers in modifier.c. */
#include "forms/internal.h"

/* ---- groups ---- */

static struct binding part_binding(
	struct field *field, unsigned lsb, unsigned width, uint64_t value)
{
	return (struct binding){ field, value & word_mask(0, width).lo, lsb, width };
}

/* If the group is absent, all that is shown in it has its hidden value. */
static void absent_bindings(
	struct walk *w, struct element *group, struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		if (e->kind == ELEMENT_GROUP) {
			absent_bindings(w, group, e->children.items, e->children.count);
			continue;
		}
		if (e->kind == ELEMENT_TEXT)
			continue;
		struct binding binding = { .field = e->field };
		bool part = e->kind == ELEMENT_OPERAND && e->width != e->field->width;
		if (!field_hidden_value(e->field, &binding.value)) {
			forms_unresolved(w, PROBLEM_NO_DEFAULT, e->span, e->field->name);
			group->absent.count = SIZE_MAX; /* never absent */
			return;
		}
		forms_use(w, e->field)->in_group = true;
		if (part)
			binding = part_binding(e->field, e->lsb, e->width, binding.value >> e->lsb);
		VEC_PUSH(forms_arena(w), &group->absent, binding);
	}
}

/* If the group is absent, the fields of prefix flags in it have their defaults. */
static void absent_flags(
	struct walk *w, struct element *group, struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		if (e->kind != ELEMENT_GROUP)
			continue;
		for (size_t k = 0; k < e->present.count; k++) {
			struct binding binding = e->present.items[k];
			field_hidden_value(binding.field, &binding.value);
			if (binding.width)
				binding.value = binding.value >> binding.lsb & word_mask(0, binding.width).lo;
			VEC_PUSH(forms_arena(w), &group->absent, binding);
		}
		absent_flags(w, group, e->children.items, e->children.count);
	}
}

static bool is_prefix_node(const struct template_node *node)
{
	if (node->kind != NODE_GROUP || node->children.count != 1)
		return false;
	const struct template_node *inner = node->children.items[0];
	return inner->kind == NODE_PUNCT && inner->text.text[0] != ',';
}

/* {|} after an operand: the second half of Around, or a plain suffix. */
static bool lower_suffix_mark(struct walk *w, struct level *level, const struct template_node *node)
{
	if (!w->last)
		return false;
	struct str text = node->children.items[0]->text;
	struct field *last = w->last;
	const struct modifier_def *modifier;
	struct field *field = forms_modifier_field(w, last->name, text, true, &modifier);
	if (field) {
		if (modifier->prefix.length)
			forms_use(w, field)->closed = node->span;
		forms_put_flag(w, level, field, modifier->on, text, node->span);
		w->last = last;
		return true;
	}
	/* In this opcode the operand lacks the modifier: ignore the mark. */
	VEC_EACH (struct modifier_def *, it, &w->b->run->isa->modifiers)
		if (str_equal((*it)->suffix, text)) {
			forms_unresolved(w, PROBLEM_PREFIX, node->span, text);
			return true;
		}
	return false;
}

/* The value that a quoted text stands for; reports the field's name at the value's position if its
 * type has none of this name. */
static const struct enumerator *bound_value(
	struct walk *w, const struct template_node *node, const struct type *type)
{
	const struct enumerator *value = type_find_name(type, node->bound_value);
	struct span span = node->span;
	span.from = span.to + 1 + (uint32_t)node->bound_field.length + 1;
	span.to = span.from + (uint32_t)node->bound_value.length;
	if (!value)
		forms_does_not_apply(w, PROBLEM_VALUE, span, node->bound_field);
	return value;
}

/* The group stands for a part of a compound. */
static void bind_part(struct walk *w, struct element *group, struct field *field,
	const struct part *part, uint64_t on)
{
	uint64_t off = 0;
	field_hidden_value(field, &off);
	struct bound_part bound = { part, on, off >> part->lsb & word_mask(0, part->type->width).lo };
	VEC_PUSH(forms_arena(w), &forms_use(w, field)->parts, bound);
	VEC_PUSH(forms_arena(w), &group->present,
		part_binding(field, part->lsb, part->type->width, bound.on));
	VEC_PUSH(forms_arena(w), &group->absent,
		part_binding(field, part->lsb, part->type->width, bound.off));
}

/* 'text':field=Value as the only node of a group. */
static void lower_bound(
	struct walk *w, struct level *level, const struct template_node *node, struct element *group)
{
	forms_put_text(w, level, node->text, node->span);
	if (!node->bound_field.length || !group)
		return;
	const struct part *part;
	struct field *field = forms_named_part(w, node->bound_field, &part);
	if (!field) {
		forms_does_not_apply(w, PROBLEM_OPERAND, node->span, node->bound_field);
		return;
	}
	const struct type *type = part ? part->type : field->type;
	const struct enumerator *value = bound_value(w, node, type);
	const struct field_use *use = forms_use(w, field);
	if (!value)
		return;
	if (part ? use->flag || forms_shown_already(use, part->lsb, type->width)
			 : use->operands.count || use->modifiers.count || use->parts.count ||
				   (use->flag && use->flag_on != value->value)) {
		forms_does_not_apply(w, PROBLEM_TWICE, node->span, node->bound_field);
		return;
	}
	uint64_t hidden = 0;
	field_hidden_value(field, &hidden);
	if (part)
		bind_part(w, group, field, part, value->value);
	else
		forms_bind(w, group, field, value->value, hidden);
}

static void lower_group_children(
	struct walk *w, struct level *inner, struct element *group, const struct template_node *node)
{
	struct template_node *const *nodes = node->children.items;
	size_t count = node->children.count;
	for (size_t i = 0; i < count; i++)
		if (nodes[i]->kind == NODE_QUOTED && nodes[i]->bound_field.length) {
			forms_nodes(w, inner, nodes, i);
			lower_bound(w, inner, nodes[i], group);
			nodes += i + 1;
			count -= i + 1;
			i = (size_t)-1;
		}
	forms_nodes(w, inner, nodes, count);
	forms_flush_text(w, inner);
}

/* Does any opcode of the family have a field for this operand name? */
static bool family_knows(struct walk *w, struct str word)
{
	const struct operand_def *operand = str_map_get(w->b->run->operands, word);
	if (!operand)
		return forms_family_has(w, word);
	for (size_t i = 0; i < operand->stands.count; i++)
		if (forms_family_has(w, operand->stands.items[i]))
			return true;
	return false;
}

/* For an optional part with an operand that the opcode lacks. If another opcode of the family has
 * it, the template does not apply to this one (false); otherwise the part is reported and
 * dropped. */
static bool drop_unknown(struct walk *w, size_t first_problem)
{
	for (size_t i = first_problem; i < w->b->unresolved.list.count; i++) {
		struct unresolved *it = &w->b->unresolved.list.items[i];
		if (it->kind != PROBLEM_OPERAND)
			continue;
		if (family_knows(w, it->text))
			return false;
		it->kind = PROBLEM_OPTIONAL;
	}
	return true;
}

/* Is it only literal text, and not all blank? Such a group is optional in input and never
 * printed. */
static bool is_word_elements(const struct elements *children)
{
	bool word = false;
	for (size_t i = 0; i < children->list.count; i++) {
		const struct element *e = children->list.items[i];
		if (e->kind != ELEMENT_TEXT)
			return false;
		word = word || str_trim(e->text).length;
	}
	return word;
}

static void lower_group(struct walk *w, struct level *level, const struct template_node *node)
{
	if (is_prefix_node(node)) {
		if (lower_suffix_mark(w, level, node))
			return;
		struct pending_prefix prefix = { node->children.items[0]->text, node->span };
		VEC_PUSH(forms_arena(w), &w->prefixes, prefix);
		return;
	}
	if (node->children.count == 1 && node->children.items[0]->kind == NODE_DOT_WORD) {
		forms_dot_word(w, level, node->children.items[0], true);
		return;
	}
	const struct template_node *first = node->children.count ? node->children.items[0] : NULL;
	if (first && (first->kind == NODE_BLANK || str_equal_c(first->text, ",")))
		level->pending_blank = false;
	forms_flush_text(w, level);
	struct element *group = forms_element(w, ELEMENT_GROUP, node->span);
	struct elements children = { 0 };
	struct level inner = { .out = &children,
		.text = buffer_new(forms_arena(w)),
		.blank_before = forms_ends_in_blank(level) };
	if (first && first->kind == NODE_BLANK)
		buffer_add_char(&inner.text, ' ');
	bool failed = w->b->failed;
	size_t problems = w->b->unresolved.list.count;
	lower_group_children(w, &inner, group, node);
	if (w->b->failed && !failed) {
		if (!drop_unknown(w, problems))
			return;
		w->b->failed = false;
		return;
	}
	absent_bindings(w, group, children.list.items, children.list.count);
	bool always = group->absent.count == SIZE_MAX;
	if (!always)
		absent_flags(w, group, children.list.items, children.list.count);
	if (always || (!group->absent.count && !is_word_elements(&children))) {
		for (size_t i = 0; i < children.list.count; i++)
			forms_put_element(w, level, children.list.items[i]);
		return;
	}
	group->children.items = children.list.items;
	group->children.count = children.list.count;
	group->children.capacity = children.list.capacity;
	forms_put_element(w, level, group);
	w->last = NULL;
}

/* ---- a list of nodes ---- */

static void join_signs(struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		join_signs(list[i]->children.items, list[i]->children.count);
	for (size_t i = 0; i + 1 < count; i++) {
		struct element *e = list[i], *next = list[i + 1];
		while (e->kind == ELEMENT_GROUP && e->children.count)
			e = e->children.items[e->children.count - 1];
		if (e->kind != ELEMENT_TEXT || !e->text.length || e->text.text[e->text.length - 1] != '+')
			continue;
		if (next->kind == ELEMENT_OPERAND && next->type->kind == TYPE_INTEGER &&
			next->type->coding != CODING_UNSIGNED)
			e->joins = next->joined = true;
	}
}

static const struct operand_def *spelled_operand(
	struct walk *w, struct template_node *const *nodes, size_t count, size_t *used)
{
	struct str rest = { nodes[0]->text.text, 0 };
	const struct operand_def *best = NULL;
	VEC_EACH (struct operand_def *, it, &w->b->run->isa->operands) {
		struct str name = (*it)->name;
		if (best && best->name.length >= name.length)
			continue;
		rest.length = (size_t)(nodes[count - 1]->span.to - nodes[0]->span.from);
		if (!str_starts_with(rest, name))
			continue;
		size_t n = 0;
		while (n < count && nodes[n]->span.to <= nodes[0]->span.from + name.length)
			n++;
		if (n < 2 || nodes[n - 1]->span.to != nodes[0]->span.from + name.length)
			continue;
		best = *it;
		*used = n;
	}
	return best;
}

static bool only_groups(const struct elements *elements)
{
	for (size_t i = 0; i < elements->list.count; i++)
		if (elements->list.items[i]->kind != ELEMENT_GROUP)
			return false;
	return true;
}

/* Quoted text may begin the mnemonic or go on with it. */
static void put_quoted(struct walk *w, struct level *level, const struct template_node *node)
{
	bool begins = w->instruction && level->out == &w->b->elements && !level->text.length &&
				  !w->b->key.length && only_groups(level->out);
	struct str more = { 0 };
	if (begins || w->head)
		more = template_text_mnemonic(w->b->key, node->text);
	if (more.length)
		w->b->key = str_printf(forms_arena(w), "%.*s%.*s", STR_ARG(w->b->key), STR_ARG(more));
	w->head = more.length == node->text.length && more.length;
	forms_put_text(w, level, node->text, node->span);
}

static size_t lower_node(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count)
{
	const struct template_node *node = nodes[0];
	size_t used = 1;
	if ((node->kind == NODE_WORD || node->kind == NODE_PUNCT) && count > 1) {
		const struct operand_def *spelled = spelled_operand(w, nodes, count, &used);
		if (spelled) {
			forms_operand_name(w, level, spelled, span_join(node->span, nodes[used - 1]->span));
			return used;
		}
	}
	switch (node->kind) {
	case NODE_WORD: return forms_word(w, level, nodes, count);
	case NODE_DOT_WORD: forms_dot_word(w, level, node, false); break;
	case NODE_QUOTED: put_quoted(w, level, node); break;
	case NODE_GROUP: lower_group(w, level, node); break;
	case NODE_BLANK:
		level->pending_blank = !forms_nothing_yet(level) && !forms_ends_in_blank(level);
		w->last = NULL;
		w->head = false;
		break;
	case NODE_PUNCT:
		if (node->text.text[0] == ',')
			level->pending_blank = false;
		w->head = false;
		forms_put_text(w, level, node->text, node->span);
		level->pending_blank = node->text.text[0] == ',';
		break;
	}
	return used;
}

void forms_nodes(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count)
{
	for (size_t i = 0; i < count;)
		i += lower_node(w, level, nodes + i, count - i);
}

static void lower_head(struct walk *w, struct level *level, const struct template_nodes *nodes)
{
	size_t first = template_first(nodes);
	w->instruction = true;
	forms_nodes(w, level, nodes->list.items, first);
	if (first < nodes->list.count && nodes->list.items[first]->kind == NODE_WORD) {
		const struct template_node *node = nodes->list.items[first];
		if (!str_map_get(w->b->run->operands, node->text) &&
			!opcode_find_field(w->b->opcode, node->text) &&
			!isa_is_keyword(w->b->run->isa, node->text)) {
			forms_put_text(w, level, node->text, node->span);
			w->b->key = node->text;
			w->head = true;
			first++;
		}
	}
	if (first < nodes->list.count)
		forms_nodes(w, level, nodes->list.items + first, nodes->list.count - first);
	w->instruction = w->head = false;
}

static void lower_frame(struct walk *w, struct level *level, size_t remaining)
{
	if (!remaining) {
		lower_head(w, level, w->b->template->nodes);
		return;
	}
	const struct template_nodes *frame = w->frames[remaining - 1];
	for (size_t i = 0; i < frame->list.count;) {
		struct template_node *const *node = frame->list.items + i;
		if ((*node)->kind == NODE_WORD && str_equal_c((*node)->text, "$insn")) {
			lower_frame(w, level, remaining - 1);
			i++;
		} else
			i += lower_node(w, level, node, frame->list.count - i);
	}
}

/* Checks that modifiers written around an operand have both halves. */
static void check_halves(struct walk *w)
{
	for (size_t i = 0; i < w->b->opcode->fields.count; i++) {
		const struct field_use *use = &w->b->uses[i];
		struct span half = use->opened.source ? use->opened : use->closed;
		if (!use->opened.source != !use->closed.source)
			forms_unresolved(w, PROBLEM_HALF, half, w->b->opcode->fields.items[i]->name);
	}
}

void forms_lower_template(struct forms_builder *b)
{
	struct walk w = { .b = b };
	struct level level = { .out = &b->elements, .text = buffer_new(b->run->arena) };
	lower_frame(&w, &level, forms_find_frames(b->opcode, w.frames));
	level.pending_blank = false;
	forms_flush_text(&w, &level);
	VEC_EACH (struct pending_prefix, it, &w.prefixes)
		forms_unresolved(&w, PROBLEM_PREFIX, it->span, it->text);
	join_signs(b->elements.list.items, b->elements.list.count);
	check_halves(&w);
}
