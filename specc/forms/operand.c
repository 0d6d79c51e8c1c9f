/* SPDX-License-Identifier: MIT */
/* Operands of a template: their fields, prefixes and register counts. */
#include "forms/internal.h"

/* ---- values of fields in this run ---- */

struct run_names {
	struct walk *w;
	const struct format_def *format; /* parameters to replace, or NULL */
	const struct ast_expr *call;
	const struct field *self; /* the shape does not depend on this field; or NULL */
};

/* The value of a field in this run; marks fields on whose values the shape depends. */
static bool value_of_run(void *user, struct str name, struct value *value)
{
	struct run_names *names = user;
	struct walk *w = names->w;
	if (names->format)
		for (size_t i = 0; i < names->format->params.count; i++)
			if (str_equal(names->format->params.items[i], name)) {
				name = names->call->operands.items[i]->text;
				break;
			}
	struct field *field = opcode_find_field(w->b->opcode, name);
	if (!field)
		return false;
	struct field_use *use = forms_use(w, field);
	uint64_t hidden = 0;
	field_hidden_value(field, &hidden);
	if (field != names->self)
		use->wanted = true;
	*value =
		(struct value){ .number = (int64_t)(use->split ? use->assumed : hidden), .field = field };
	return true;
}

/* Number of registers of an operand: its Bitwidth divided by the width of a register. */
static unsigned count_of_registers(struct walk *w, const struct field *field)
{
	const struct register_file *file = field->type->file;
	const struct bitwidth *bitwidth = definition_bitwidth(w->b->opcode->definition, field->name);
	if (!file || !file->width || !bitwidth)
		return 1;
	struct run_names names = { .w = w, .self = field };
	struct value value;
	if (!condition_eval(w->b->run->diag, bitwidth->expr, value_of_run, &names, &value))
		return 1;
	if (value.number <= (int64_t)file->width || value.number % (int64_t)file->width ||
		value.number / (int64_t)file->width > 64)
		return 1;
	return (unsigned)(value.number / (int64_t)file->width);
}

/* The text before an operand whose modifier field is on. */
static struct str prefix_text(
	struct walk *w, const struct field *field, const struct modifier_def *modifier)
{
	const struct asm_format *format = definition_format(w->b->opcode->definition, field->name);
	const struct format_def *def =
		format ? str_map_get(w->b->run->formats, format->call->text) : NULL;
	if (!def || !def->prefix)
		return modifier->prefix;
	struct run_names names = { .w = w, .format = def, .call = format->call, .self = field };
	struct value value;
	if (!condition_eval(w->b->run->diag, def->prefix, value_of_run, &names, &value))
		return modifier->prefix;
	return value.text;
}

/* ---- operands ---- */

struct field *forms_modifier_field(struct walk *w, struct str base, struct str text, bool behind,
	const struct modifier_def **modifier)
{
	VEC_EACH (struct modifier_def *, it, &w->b->run->isa->modifiers) {
		if (!str_equal(behind ? (*it)->suffix : (*it)->prefix, text))
			continue;
		struct field *field = opcode_find_field(w->b->opcode, forms_dotted(w, base, (*it)->name));
		if (!field)
			continue;
		*modifier = *it;
		return field;
	}
	return NULL;
}

void forms_bind(
	struct walk *w, struct element *group, struct field *field, uint64_t on, uint64_t off)
{
	struct binding present = { .field = field, .value = on },
				   absent = { .field = field, .value = off };
	VEC_PUSH(forms_arena(w), &group->present, present);
	VEC_PUSH(forms_arena(w), &group->absent, absent);
	struct field_use *use = forms_use(w, field);
	use->flag = true;
	use->flag_on = on;
	use->flag_off = off;
}

void forms_put_flag(struct walk *w, struct level *level, struct field *field, uint64_t on,
	struct str text, struct span span)
{
	struct element *group = forms_element(w, ELEMENT_GROUP, span);
	struct element *literal = forms_element(w, ELEMENT_TEXT, span);
	literal->text = text;
	VEC_PUSH(forms_arena(w), &group->children, literal);
	forms_bind(w, group, field, on, 0);
	forms_put_element(w, level, group);
}

static void put_prefixes(struct walk *w, struct level *level, const struct field *field)
{
	VEC_EACH (struct pending_prefix, it, &w->prefixes) {
		const struct modifier_def *modifier = NULL;
		struct field *flag = forms_modifier_field(w, field->name, it->text, false, &modifier);
		if (flag && modifier->suffix.length)
			forms_use(w, flag)->opened = it->span;
		if (flag)
			forms_put_flag(w, level, flag, modifier->on, prefix_text(w, flag, modifier), it->span);
		else
			forms_unresolved(w, PROBLEM_PREFIX, it->span, it->text);
	}
	w->prefixes.count = 0;
}

bool forms_shown_already(const struct field_use *use, unsigned lsb, unsigned width)
{
	VEC_EACH (struct element *, it, &use->operands)
		if ((*it)->lsb < lsb + width && lsb < (*it)->lsb + (*it)->width)
			return true;
	VEC_EACH (struct bound_part, it, &use->parts)
		if (it->part->lsb < lsb + width && lsb < it->part->lsb + it->part->type->width)
			return true;
	return false;
}

static void put_form_operand_part(struct walk *w, struct level *level, struct field *field,
	const struct part *part, struct span span, struct str label)
{
	put_prefixes(w, level, field);
	w->head = false;
	struct element *e = forms_element(w, ELEMENT_OPERAND, span);
	e->field = field;
	e->type = part ? part->type : field->type;
	e->lsb = part ? part->lsb : 0;
	e->width = part ? part->type->width : field->width;
	e->label = label;
	e->whole = !part ? label : field == w->composite ? w->whole : STR("");
	e->count = part ? 1 : count_of_registers(w, field);
	struct field_use *use = forms_use(w, field);
	if (use->flag || forms_shown_already(use, e->lsb, e->width))
		forms_does_not_apply(w, PROBLEM_TWICE, span, label);
	VEC_PUSH(forms_arena(w), &use->operands, e);
	forms_put_element(w, level, e);
	w->last = field;
}

/* Puts the text of a compound. */
static void put_compound(struct walk *w, struct level *level, struct field *field,
	const struct template_nodes *nodes, struct str label)
{
	const struct field *outer = w->composite;
	struct str outer_whole = w->whole;
	w->composite = field;
	w->whole = label;
	forms_use(w, field)->opened_text = true;
	forms_nodes(w, level, nodes->list.items, nodes->list.count);
	forms_use(w, field)->opened_text = false;
	w->composite = outer;
	w->whole = outer_whole;
	forms_flush_text(w, level);
	w->last = field;
}

static void put_alternative(struct walk *w, struct element *one_of,
	const struct alternative *alternative, struct span span, struct str label)
{
	struct arena *arena = forms_arena(w);
	struct elements children = { 0 };
	struct level inner = { .out = &children, .text = buffer_new(arena) };
	struct element *e = forms_element(w, ELEMENT_ALTERNATIVE, span);
	const struct cube *bits = &alternative->bits;
	unsigned lsb = WORD_BITS, width;
	e->field = one_of->field;
	e->alternative = alternative;
	while ((width = word_next_run(bits->mask, &lsb)) != 0) {
		uint64_t value = word_extract(bits->match, lsb, width);
		struct binding binding = { e->field, value, lsb, width };
		VEC_PUSH(arena, &e->present, binding);
	}
	put_compound(w, &inner, e->field, alternative->nodes, label);
	VEC_EACH (struct element *, it, &children.list)
		if ((*it)->kind == ELEMENT_OPERAND)
			(*it)->present = e->present;
	e->children.items = children.list.items;
	e->children.count = children.list.count;
	e->children.capacity = children.list.capacity;
	VEC_PUSH(arena, &one_of->children, e);
}

static void put_one_of(
	struct walk *w, struct level *level, struct field *field, struct span span, struct str label)
{
	const struct type *type = field->type;
	struct field_use *use = forms_use(w, field);
	size_t shown = use->operands.count;
	struct element *e = forms_element(w, ELEMENT_ONE_OF, span);
	e->field = field;
	e->type = field->type;
	e->width = field->width;
	e->label = e->whole = label;
	if (use->flag || forms_shown_already(use, 0, field->width))
		forms_does_not_apply(w, PROBLEM_TWICE, span, label);
	VEC_EACH (const struct alternative *, it, &type->tested) {
		put_alternative(w, e, *it, span, label);
		use->operands.count = shown; /* each shows the same bits */
	}
	VEC_PUSH(forms_arena(w), &use->operands, e);
	forms_put_element(w, level, e);
}

/* A problem with a name that is about this field. */
static void about_field(struct walk *w, enum problem_kind kind, struct span span, struct str word,
	const struct field *field)
{
	forms_unresolved(w, kind, span, word);
	w->b->unresolved.list.items[w->b->unresolved.list.count - 1].near = field;
}

static void put_field(
	struct walk *w, struct level *level, struct field *field, struct span span, struct str label)
{
	const struct type *type = field->type;
	if (forms_use(w, field)->opened_text) {
		about_field(w, PROBLEM_WITHIN, span, label, field);
		w->b->failed = true;
		return;
	}
	if (!type->nodes && !type->alternatives.count) {
		put_form_operand_part(w, level, field, NULL, span, label);
		return;
	}
	put_prefixes(w, level, field);
	if (type->nodes)
		put_compound(w, level, field, type->nodes, label);
	else
		put_one_of(w, level, field, span, label);
	w->last = field;
	w->head = false;
}

struct field *forms_named_field(struct walk *w, struct str word)
{
	struct field *field = opcode_find_field(w->b->opcode, word);
	if (!field)
		field = opcode_find_field(w->b->opcode, str_lower(forms_arena(w), word));
	return field && field->kind != FIELD_FIXED ? field : NULL;
}

struct field *forms_named_part(struct walk *w, struct str word, const struct part **part)
{
	size_t dot = str_find(word, 0, STR("."));
	struct field *field = forms_named_field(w, word);
	*part = NULL;
	if (field || dot == word.length)
		return field;
	field = forms_named_field(w, str_slice(word, 0, dot));
	if (field)
		*part = type_find_part(field->type, str_slice(word, dot + 1, word.length));
	return *part ? field : NULL;
}

/* The first field (or part of one) of Stands<...> that the opcode has, or NULL. */
static struct field *operand_field(
	struct walk *w, const struct operand_def *operand, const struct part **part)
{
	for (size_t i = 0; i < operand->stands.count; i++) {
		struct str name = operand->stands.items[i];
		struct field *field = opcode_find_field(w->b->opcode, name);
		if (field)
			return field;
		size_t dot = str_find(name, 0, STR("."));
		field = opcode_find_field(w->b->opcode, str_slice(name, 0, dot));
		if (field && dot < name.length) {
			*part = type_find_part(field->type, str_slice(name, dot + 1, name.length));
			if (*part)
				return field;
		}
	}
	return NULL;
}

/* The field that a name without a meaning probably means: an error, see struct forms_builder. */
static struct field *by_order(struct walk *w, struct span span, struct str word)
{
	if (!w->b->leftover)
		return NULL;
	about_field(w, PROBLEM_BY_ORDER, span, word, w->b->leftover);
	return w->b->leftover;
}

bool forms_family_has(struct walk *w, struct str word)
{
	const struct isa *isa = w->b->run->isa;
	struct str name = str_lower(forms_arena(w), word);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct definition *d = isa->opcodes.items[i]->definition;
		if (d->parent != w->b->opcode->definition->parent)
			continue;
		VEC_EACH (struct field *, it, &d->fields)
			if (str_equal((*it)->name, word) || str_equal((*it)->name, name))
				return true;
	}
	return false;
}

void forms_operand_name(
	struct walk *w, struct level *level, const struct operand_def *operand, struct span span)
{
	const struct part *part = NULL;
	if (operand->nodes) {
		if (w->depth++ < 16)
			forms_nodes(w, level, operand->nodes->list.items, operand->nodes->list.count);
		w->depth--;
		return;
	}
	struct field *field = operand_field(w, operand, &part);
	if (!field)
		field = by_order(w, span, operand->name);
	if (!field)
		forms_does_not_apply(w, PROBLEM_OPERAND, span, operand->name);
	else if (part)
		put_form_operand_part(w, level, field, part, span, operand->name);
	else
		put_field(w, level, field, span, operand->name);
}

size_t forms_word(
	struct walk *w, struct level *level, struct template_node *const *nodes, size_t count)
{
	const struct template_node *node = nodes[0];
	const struct part *part = w->composite ? type_find_part(w->composite->type, node->text) : NULL;
	if (part) {
		put_form_operand_part(w, level, (struct field *)w->composite, part, node->span, node->text);
		return 1;
	}
	const struct operand_def *operand = str_map_get(w->b->run->operands, node->text);
	if (operand) {
		forms_operand_name(w, level, operand, node->span);
		return 1;
	}
	struct field *field = forms_named_field(w, node->text);
	if (field && count > 1 && nodes[1]->kind == NODE_DOT_WORD) {
		part = type_find_part(field->type, nodes[1]->text);
		if (part) {
			put_form_operand_part(
				w, level, field, part, span_join(node->span, nodes[1]->span), node->text);
			return 2;
		}
	}
	if (field)
		put_field(w, level, field, node->span, node->text);
	else if (isa_is_keyword(w->b->run->isa, node->text) || char_is_digit(node->text.text[0]))
		forms_put_text(w, level, node->text, node->span);
	else if ((field = by_order(w, node->span, node->text)))
		put_field(w, level, field, node->span, node->text);
	else
		forms_does_not_apply(w, PROBLEM_OPERAND, node->span, node->text);
	return 1;
}

static void claim(struct walk *w, const struct field *field)
{
	if (field)
		forms_use(w, field)->claimed = true;
}

/* Claims the field that a word denotes; true if it denotes nothing in the family. */
static bool claim_word(struct walk *w, struct str word)
{
	const struct part *part = NULL;
	const struct operand_def *operand = str_map_get(w->b->run->operands, word);
	const struct field *field =
		operand ? operand_field(w, operand, &part) : forms_named_field(w, word);
	claim(w, field);
	return !field && !isa_is_keyword(w->b->run->isa, word) &&
		   (operand || !forms_family_has(w, word));
}

/* Claims the fields that nodes name; counts the names without a meaning in the family. */
static unsigned claim_fields(
	struct walk *w, struct template_node *const *nodes, size_t count, struct str first)
{
	unsigned unknown = 0;
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		const struct operand_def *operand = str_map_get(w->b->run->operands, node->text);
		const struct part *part;
		unknown += claim_fields(w, node->children.items, node->children.count, first);
		if (node->kind == NODE_DOT_WORD)
			claim(w, opcode_find_field(w->b->opcode, node->text));
		if (node->kind == NODE_QUOTED && node->bound_field.length)
			claim(w, forms_named_part(w, node->bound_field, &part));
		if (node->kind != NODE_WORD || node->text.text == first.text)
			continue;
		if (!operand || !operand->nodes)
			unknown += claim_word(w, node->text);
		else if (w->depth++ < 16)
			claim_fields(w, operand->nodes->list.items, operand->nodes->list.count, first);
		w->depth -= operand && operand->nodes;
	}
	return unknown;
}

static void unclaimed(struct walk *w, const struct ast_expr *item, unsigned *count)
{
	for (size_t i = 0; i < item->operands.count; i++)
		unclaimed(w, item->operands.items[i], count);
	struct field *field =
		item->kind == AST_NAME ? opcode_find_field(w->b->opcode, item->text) : NULL;
	if (!field || field->kind == FIELD_FIXED || forms_use(w, field)->claimed)
		return;
	w->b->leftover = field;
	++*count;
}

void forms_claim(struct forms_builder *b)
{
	struct walk w = { .b = b };
	const struct template_nodes *nodes = b->template->nodes;
	const struct template_nodes *frames[8];
	b->leftover = NULL;
	size_t head = template_first(nodes);
	struct str first = head < nodes->list.count ? nodes->list.items[head]->text : (struct str){ 0 };
	unsigned unknown = claim_fields(&w, nodes->list.items, nodes->list.count, first), left = 0;
	size_t count = forms_find_frames(b->opcode, frames);
	for (size_t i = 0; i < count; i++)
		claim_fields(&w, frames[i]->list.items, frames[i]->list.count, (struct str){ 0 });
	const struct definition *d = b->opcode->definition;
	for (size_t i = 0; i < d->lists[LIST_ORDER].items.count; i++)
		unclaimed(&w, d->lists[LIST_ORDER].items.items[i], &left);
	if (unknown != 1 || left != 1) /* the choice must be unique on both sides */
		b->leftover = NULL;
}
