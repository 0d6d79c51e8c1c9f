/* SPDX-License-Identifier: MIT */
/* Makes the automaton of the texts of forms from their elements, and walks it. */
#include "codec/language.h"

#include "codec/parse_internal.h"

#define MOST_CUBES 64 /* of fields in parts, tried one by one */

/* A form with values from a product of sets. */
struct product {
	struct language *language;
	const struct form *form;
	enum texts_use use;
	struct cube_set *sets; /* by field of the opcode */
	uint32_t end;          /* node after the last element */
	uint64_t slot;         /* of literal text */
	const struct element *group;
	const struct element *alternative; /* that is being added, or NULL */
	struct word word;                  /* before the text says anything */
};

static uint32_t add_states_of_elements(
	struct product *p, struct element *const *list, size_t count, size_t i, uint32_t next);

struct language *language_new(struct arena *arena, struct codec *codec)
{
	struct language *language = ARENA_NEW(arena, struct language);
	language->arena = arena;
	language->codec = codec;
	language->texts.arena = language->literals.arena = arena;
	return language;
}

/* ---- nodes ---- */

static uint32_t add_node(struct product *p, struct node node)
{
	node.form = p->form;
	node.use = p->use;
	node.word = p->word;
	VEC_PUSH(p->language->arena, &p->language->nodes, node);
	return (uint32_t)p->language->nodes.count - 1;
}

/* Both ways. */
static uint32_t add_choice_state(struct product *p, uint32_t one, uint32_t other)
{
	return add_node(p, (struct node){ .kind = NODE_GROUP,
						   .next = one,
						   .other = other,
						   .is_possible = true,
						   .is_optional = true });
}

static void add_product_key(struct buffer *key, const void *bytes, size_t size)
{
	buffer_add(key, (struct str){ bytes, size });
}

static struct str texts_key(struct arena *arena, const struct element *e,
	const struct cube_set *set, enum texts_use use, enum texts_sign sign)
{
	struct buffer key = buffer_new(arena);
	const struct type *type = e->kind == ELEMENT_OPERAND ? e->type : e->field->type;
	uint64_t head[6] = { e->kind, e->count, use, sign, set->width, e->modifier_values.count };
	add_product_key(&key, &type, sizeof type);
	add_product_key(&key, head, sizeof head);
	if (e->kind == ELEMENT_MODIFIER) {
		add_product_key(&key, e->text.text, e->text.length);
		if (e->modifier_values.count)
			add_product_key(&key, e->modifier_values.items,
				e->modifier_values.count * sizeof *e->modifier_values.items);
	}
	if (set->cubes.count)
		add_product_key(&key, set->cubes.items, set->cubes.count * sizeof *set->cubes.items);
	return buffer_str(&key);
}

static struct texts *element_texts(
	struct product *p, const struct element *e, const struct cube_set *set, enum texts_sign sign)
{
	struct language *language = p->language;
	struct str key = texts_key(language->arena, e, set, p->use, sign);
	struct texts *texts = str_map_get(&language->texts, key);
	if (texts)
		return texts;
	bool fold = language->codec->isa->fold_case;
	texts = e->kind == ELEMENT_OPERAND
				? texts_of_operand(language->arena, fold, e, set, p->use, sign)
				: texts_of_modifier(language->arena, fold, e, set, p->use);
	str_map_put(&language->texts, key, texts);
	return texts;
}

static struct texts *literal_texts(struct product *p, struct str text)
{
	struct language *language = p->language;
	struct texts *texts = str_map_get(&language->literals, text);
	if (!texts) {
		texts = texts_of_literal(language->arena, language->codec->isa->fold_case, text);
		str_map_put(&language->literals, str_copy(language->arena, text), texts);
	}
	return texts;
}

/* A number for what a text determines: equal texts of equal slots mean the same. */
static uint64_t slot_of(const void *what, uint64_t a, uint64_t b, const void *how)
{
	const void *pointers[2] = { what, how };
	uint64_t numbers[2] = { a, b };
	return (str_hash((struct str){ (const char *)pointers, sizeof pointers }) * 31 +
			   str_hash((struct str){ (const char *)numbers, sizeof numbers })) |
		   1;
}

/* ---- sets of values ---- */

static const struct cube_set *set_of_field(const struct product *p, const struct field *field)
{
	int index = opcode_field_index(p->form->opcode, field);
	return index < 0 ? NULL : &p->sets[index];
}

/* The values of bits [lsb, lsb + width) of a field whose set is one cube. */
static struct cube_set part_set(struct product *p, const struct element *e)
{
	const struct cube_set *set = set_of_field(p, e->field);
	struct cube_set part = cube_set_none(e->width);
	if (!set)
		return cube_set_all(p->language->arena, e->width);
	if (e->width == e->field->width)
		return *set;
	VEC_EACH (struct cube, it, &set->cubes) {
		struct cube cube = { { it->mask.lo >> e->lsb & mask64(e->width), 0 },
			{ it->match.lo >> e->lsb & mask64(e->width), 0 } };
		VEC_PUSH(p->language->arena, &part.cubes, cube);
	}
	return part;
}

static bool product_holds(const struct product *p, const struct field *field, uint64_t value)
{
	const struct cube_set *set = set_of_field(p, field);
	return !set || cube_set_has(set, value);
}

/* May the field have these bits? */
static bool binding_holds(const struct product *p, const struct binding *binding)
{
	const struct cube_set *set = set_of_field(p, binding->field);
	uint64_t ones = mask64(binding->width);
	struct cube part = { { ones << binding->lsb, 0 }, { binding->value << binding->lsb, 0 } };
	if (!binding->width || !set)
		return product_holds(p, binding->field, binding->value);
	VEC_EACH (struct cube, it, &set->cubes)
		if (cubes_meet(*it, part))
			return true;
	return false;
}

/* ---- elements ---- */

static uint32_t add_literal_states(struct product *p, struct str text, bool whole, uint32_t next)
{
	if (!text.length)
		return next;
	return add_node(p, (struct node){ .kind = NODE_TEXTS,
						   .texts = literal_texts(p, text),
						   .next = next,
						   .blanks = p->use == TEXTS_READ,
						   .whole = whole,
						   .slot = p->slot,
						   .element = p->group });
}

/* The tokens of a text that is read, as in match_text of parse.c. */
static uint32_t add_tokens(struct product *p, struct str text, bool open, uint32_t next)
{
	struct arena *arena = p->language->arena;
	VEC(struct str) tokens = { 0 };
	for (size_t from = 0, to; from < text.length; from = to) {
		to = from + 1;
		if (char_is_blank(text.text[from]))
			continue;
		to = codec_token_end(text, from);
		VEC_PUSH(arena, &tokens, str_slice(text, from, to));
	}
	bool at_end = text.length && !char_is_blank(text.text[text.length - 1]);
	for (size_t i = tokens.count; i-- > 0;) {
		bool last = i + 1 == tokens.count && at_end;
		next = add_literal_states(p, tokens.items[i], !(last && open), next);
	}
	return next;
}

static uint32_t add_text_states(struct product *p, const struct element *e, uint32_t next)
{
	struct str text = str_slice(e->text, 0, e->text.length - e->joins);
	if (p->use != TEXTS_READ)
		return add_literal_states(p, text, false, next);
	return add_tokens(p, text, !e->joins && e->open, next);
}

static uint32_t add_operand_states(
	struct product *p, const struct element *e, enum texts_sign sign, uint32_t next)
{
	struct cube_set set = part_set(p, e);
	uint32_t shown = add_node(p, (struct node){ .kind = NODE_TEXTS,
									 .texts = element_texts(p, e, &set, sign),
									 .next = next,
									 .blanks = p->use == TEXTS_READ,
									 .whole = p->use == TEXTS_READ && !e->open,
									 .slot = slot_of(e->field, e->lsb, e->count, e->type) ^
											 (p->alternative ? p->slot & ~(uint64_t)1 : 0),
									 .element = e });
	bool may_be_empty = e->type->list && cube_set_has(&set, 0);
	return may_be_empty ? add_choice_state(p, shown, next) : shown;
}

/* A text that ends in '+', and the operand whose '-' may replace it. */
static uint32_t add_joined(
	struct product *p, const struct element *text, const struct element *operand, uint32_t next)
{
	bool replaces = p->use == TEXTS_READ || operand->joined;
	enum texts_sign sign = p->use != TEXTS_READ && replaces ? SIGN_NONE : SIGN_ANY;
	uint32_t plus =
		add_literal_states(p, STR("+"), false, add_operand_states(p, operand, sign, next));
	if (replaces)
		plus = add_choice_state(p, plus, add_operand_states(p, operand, SIGN_MINUS, next));
	return add_text_states(p, text, plus);
}

static struct node modifier_node(
	struct product *p, const struct element *e, const struct cube_set *set, uint32_t next)
{
	return (struct node){ .kind = NODE_TEXTS,
		.texts = element_texts(p, e, set, SIGN_ANY),
		.next = next,
		.blanks = p->use == TEXTS_READ,
		.whole = p->use == TEXTS_READ && !e->open,
		.slot =
			slot_of(e->field, e->text.length, e->text.length ? (uint64_t)e->text.text[0] : 0, NULL),
		.element = e,
		.is_optional = e->has_hidden && product_holds(p, e->field, e->hidden) };
}

static uint32_t add_modifier_states(struct product *p, const struct element *e, uint32_t next)
{
	struct arena *arena = p->language->arena;
	struct cube_set set = part_set(p, e), hidden;
	if (e->has_hidden) {
		hidden = cube_set_single(arena, set.width, (struct word){ e->hidden, 0 });
		set = cube_set_minus(arena, &set, &hidden);
	}
	struct node node = modifier_node(p, e, &set, next);
	uint32_t shown = add_node(p, node);
	return node.is_optional ? add_choice_state(p, shown, next) : shown;
}

/* Modifiers that follow each other are read in any order. */
static uint32_t add_run_of_modifiers(
	struct product *p, struct element *const *list, size_t count, uint32_t next)
{
	uint32_t run = add_node(p, (struct node){ .kind = NODE_RUN, .next = next });
	for (size_t k = 0; k < count; k++) {
		struct cube_set set = part_set(p, list[k]);
		struct node node = modifier_node(p, list[k], &set, run);
		node.bit = (uint32_t)1 << k;
		add_node(p, node);
	}
	p->language->nodes.items[run].other = run + 1;
	p->language->nodes.items[run].count = (uint32_t)count;
	return run;
}

static bool all_hold(const struct product *p, const struct binding *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (!binding_holds(p, &list[i]))
			return false;
	return true;
}

static uint32_t group_bit(unsigned index)
{
	return index < 31 ? (uint32_t)1 << index : 0;
}

static uint32_t add_group_states(struct product *p, const struct element *e, uint32_t next)
{
	struct product inner = *p;
	struct node node = { .kind = NODE_GROUP, .other = next };
	if (e->present.count) {
		const struct binding *first = &e->present.items[0];
		inner.slot = slot_of(first->field, first->value, first->lsb, NULL);
		inner.group = e;
	}
	node.next = add_states_of_elements(&inner, e->children.items, e->children.count, 0, next);
	node.is_possible = all_hold(p, e->present.items, e->present.count);
	node.is_optional = all_hold(p, e->absent.items, e->absent.count);
	if (p->use != TEXTS_READ) {
		node.bit = group_bit(e->group_index);
		for (size_t i = 0; i < e->forces.count; i++)
			node.forces |= group_bit(e->forces.items[i]);
	}
	return add_node(p, node);
}

/* The alternatives that have values left, each with the values of its own. */
static uint32_t add_one_of_states(struct product *p, const struct element *e, uint32_t next)
{
	struct arena *arena = p->language->arena;
	size_t count = p->form->opcode->fields.count;
	int index = opcode_field_index(p->form->opcode, e->field);
	uint32_t all = UINT32_MAX;
	for (size_t i = 0; i < e->children.count; i++) {
		const struct element *child = e->children.items[i];
		struct product inner = *p;
		inner.sets = ARENA_ARRAY(arena, struct cube_set, count);
		memcpy(inner.sets, p->sets, count * sizeof *inner.sets);
		inner.sets[index] = cube_set_meet(arena, &p->sets[index], &child->alternative->values);
		if (!inner.sets[index].cubes.count)
			continue;
		inner.slot = slot_of(e->field, i, child->present.count, child);
		inner.group = inner.alternative = child;
		uint32_t one =
			add_states_of_elements(&inner, child->children.items, child->children.count, 0, next);
		all = all == UINT32_MAX ? one : add_choice_state(p, all, one);
	}
	return all;
}

/* The number of modifiers from item i on that are read in any order. */
static size_t run_length(struct element *const *list, size_t count, size_t i)
{
	size_t length = 0;
	while (i + length < count && length < 31 && list[i + length]->kind == ELEMENT_MODIFIER)
		length++;
	return length;
}

/* The node before list[i..], which are followed by the node `next`. */
static uint32_t add_states_of_elements(
	struct product *p, struct element *const *list, size_t count, size_t i, uint32_t next)
{
	if (i == count)
		return next;
	const struct element *e = list[i], *after = i + 1 < count ? list[i + 1] : NULL;
	size_t length = p->use == TEXTS_READ ? run_length(list, count, i) : 0;
	if (length)
		return add_run_of_modifiers(
			p, list + i, length, add_states_of_elements(p, list, count, i + length, next));
	if (e->kind == ELEMENT_TEXT && e->joins && after && after->kind == ELEMENT_OPERAND)
		return add_joined(p, e, after, add_states_of_elements(p, list, count, i + 2, next));
	next = add_states_of_elements(p, list, count, i + 1, next);
	switch (e->kind) {
	case ELEMENT_TEXT:
		if (e->joins)
			next = add_literal_states(p, STR("+"), false, next);
		return add_text_states(p, e, next);
	case ELEMENT_MODIFIER: return add_modifier_states(p, e, next);
	case ELEMENT_OPERAND: return add_operand_states(p, e, SIGN_ANY, next);
	case ELEMENT_GROUP: return add_group_states(p, e, next);
	case ELEMENT_ONE_OF: return add_one_of_states(p, e, next);
	case ELEMENT_ALTERNATIVE: break;
	}
	return next;
}

/* ---- forms ---- */

/* After all elements: the terminator and a comment may follow what is read. */
static uint32_t add_end(struct product *p)
{
	const struct isa *isa = p->language->codec->isa;
	uint32_t end = add_node(p, (struct node){ .kind = NODE_END });
	if (p->use != TEXTS_READ)
		return end;
	uint32_t closed = end;
	if (isa->comment.length) {
		uint32_t rest = add_node(p, (struct node){ .kind = NODE_REST, .next = end });
		closed = add_choice_state(p, end, add_literal_states(p, isa->comment, false, rest));
	}
	if (!isa->terminator.length)
		return closed;
	return add_choice_state(p, closed, add_literal_states(p, isa->terminator, false, closed));
}

struct word language_bind(struct word word, const struct binding *binding)
{
	struct cube bits = binding_bits(binding);
	return word_or(word_and(word, word_not(bits.mask)), bits.match);
}

static void bind_absent(struct product *p)
{
	VEC_EACH (struct form_element, at, &p->form->all)
		VEC_EACH (struct binding, it, &at->element->absent)
			if (binding_holds(p, it))
				p->word = language_bind(p->word, it);
}

static void join_product(struct product *p, struct items *starts)
{
	const struct opcode *opcode = p->form->opcode;
	p->word = (struct word){ 0, 0 };
	for (size_t i = 0; i < opcode->fields.count; i++)
		p->word = field_insert(opcode->fields.items[i], p->word,
			codec_unwritten_value(opcode->fields.items[i], &p->sets[i]));
	bind_absent(p);
	uint32_t node =
		add_states_of_elements(p, p->form->elements.items, p->form->elements.count, 0, add_end(p));
	VEC_PUSH(p->language->arena, &starts->list, (struct item){ node, ITEM_BEFORE, 0 });
}

/* Is the field written in parts? */
static bool in_parts(const struct field *field, const struct form *form)
{
	VEC_EACH (struct form_element, at, &form->all) {
		const struct element *e = at->element;
		if (e->kind == ELEMENT_ONE_OF && e->field == field)
			return false; /* add_one_of_states */
		if (e->kind == ELEMENT_OPERAND && e->field == field && e->width != field->width)
			return true;
		VEC_EACH (struct binding, it, &e->present)
			if (it->field == field && it->width)
				return true;
	}
	return false;
}

/* Splits the sets of fields i and up that are written in parts into cubes, whose parts do not
 * depend on each other. */
static void add_products(struct product *p, size_t i, struct items *starts)
{
	const struct opcode *opcode = p->form->opcode;
	while (i < opcode->fields.count &&
		   (p->sets[i].cubes.count < 2 || p->sets[i].cubes.count > MOST_CUBES ||
			   !in_parts(opcode->fields.items[i], p->form)))
		i++;
	if (i == opcode->fields.count) {
		join_product(p, starts);
		return;
	}
	struct cube_set whole = p->sets[i];
	for (size_t k = 0; k < whole.cubes.count; k++) {
		p->sets[i] = cube_set_none(whole.width);
		VEC_PUSH(p->language->arena, &p->sets[i].cubes, whole.cubes.items[k]);
		add_products(p, i + 1, starts);
	}
	p->sets[i] = whole;
}

/* False if no value is left. */
static bool restrict_product(struct product *p, struct restriction restriction)
{
	int index = restriction.field ? opcode_field_index(p->form->opcode, restriction.field) : -1;
	if (index < 0)
		return !restriction.field;
	struct cube_set bit = cube_set_none(p->sets[index].width);
	VEC_PUSH(p->language->arena, &bit.cubes, restriction.bit);
	p->sets[index] = cube_set_meet(p->language->arena, &p->sets[index], &bit);
	return p->sets[index].cubes.count;
}

void language_add(struct language *language, const struct form *form, enum texts_use use,
	struct restriction restriction, struct items *starts)
{
	VEC_EACH (struct box, it, &form->boxes) {
		size_t count = form->opcode->fields.count;
		struct product p = { .language = language, .form = form, .use = use };
		p.sets = ARENA_ARRAY(language->arena, struct cube_set, count);
		for (size_t i = 0; i < count; i++)
			p.sets[i] = it->sets[i];
		if (restrict_product(&p, restriction))
			add_products(&p, 0, starts);
	}
}

/* ---- walking ---- */

/* Replaces an item before groups and runs of modifiers by those before texts. */
void language_expand(
	const struct language *language, struct arena *arena, struct item item, struct items *into)
{
	const struct node *node = &language->nodes.items[item.node];
	uint32_t flag = item.mask & ITEM_NO_WORD, mask = item.mask & ~ITEM_NO_WORD;
	switch (node->kind) {
	case NODE_GROUP:
		if (node->is_possible && !(mask & node->bit))
			language_expand(
				language, arena, (struct item){ node->next, ITEM_BEFORE, item.mask }, into);
		if (node->is_optional)
			language_expand(language, arena,
				(struct item){ node->other, ITEM_BEFORE, item.mask | node->forces }, into);
		return;
	case NODE_RUN:
		for (uint32_t k = 0; k < node->count; k++)
			if (!(mask >> k & 1))
				VEC_PUSH(
					arena, &into->list, (struct item){ node->other + k, ITEM_BEFORE, item.mask });
		for (uint32_t k = 0; k < node->count; k++)
			if (!(mask >> k & 1) && !language->nodes.items[node->other + k].is_optional)
				return;
		language_expand(language, arena, (struct item){ node->next, ITEM_BEFORE, flag }, into);
		return;
	case NODE_REST:
		language_expand(language, arena, (struct item){ node->next, ITEM_BEFORE, 0 }, into);
		VEC_PUSH(arena, &into->list, item);
		return;
	case NODE_TEXTS:
	case NODE_END: VEC_PUSH(arena, &into->list, item); return;
	}
}

struct stepper {
	const struct language *language;
	struct arena *arena;
	language_step *step;
	void *context;
};

/* A byte has led to a state of the node's texts. */
static void enter_state(
	const struct stepper *s, const struct texts_edge *edge, const struct node *node, struct item to)
{
	s->step(s->context, edge->first, edge->last, to);
	if (!node->texts->states.items[to.state].accepts)
		return;
	struct items after = { 0 };
	uint32_t mask = node->use != TEXTS_READ ? to.mask : 0;
	if (node->bit)
		mask = (to.mask & ~ITEM_NO_WORD) | node->bit;
	if (node->whole && char_is_word((char)edge->last))
		mask |= ITEM_NO_WORD;
	language_expand(s->language, s->arena, (struct item){ node->next, ITEM_BEFORE, mask }, &after);
	VEC_EACH (struct item, it, &after.list)
		s->step(s->context, edge->first, edge->last, *it);
}

/* Follows the edges of a state; no_word: not those of word characters. */
static void step_state(
	const struct stepper *s, const struct node *node, struct item from, uint32_t state)
{
	bool no_word = from.mask & ITEM_NO_WORD;
	const struct texts_state *open = texts_open((struct texts *)node->texts, state);
	for (size_t i = 0; i < open->edges.count; i++) {
		struct texts_edge edge = open->edges.items[i];
		if (no_word && char_is_word((char)edge.first))
			continue;
		enter_state(s, &edge, node, (struct item){ from.node, edge.to, from.mask & ~ITEM_NO_WORD });
	}
}

static void step_blanks(const struct stepper *s, struct item item)
{
	item.mask &= ~ITEM_NO_WORD;
	s->step(s->context, ' ', ' ', item);
}

void language_steps(const struct language *language, struct arena *arena, struct item item,
	language_step *step, void *context)
{
	struct stepper s = { language, arena, step, context };
	const struct node *node = &language->nodes.items[item.node];
	if (node->kind == NODE_END && node->use == TEXTS_READ)
		step_blanks(&s, item);
	if (node->kind == NODE_REST) {
		step(context, 0, 255, item);
		step(context, 0, 255, (struct item){ node->next, ITEM_BEFORE, 0 });
	}
	if (node->kind != NODE_TEXTS)
		return;
	if (item.state != ITEM_BEFORE) {
		if (node->texts->states.items[item.state].blanks)
			step_blanks(&s, item);
		step_state(&s, node, item, item.state);
		return;
	}
	if (node->blanks)
		step_blanks(&s, item);
	for (size_t i = 0; i < node->texts->starts.count; i++)
		step_state(&s, node, item, node->texts->starts.items[i]);
}
