/* Turns the nodes of a template into elements for one opcode: names become fields, optional
 * prefixes groups, dotted words modifiers. */
#include "model/forms_internal.h"

/* Output of one nesting level. */
struct level {
	struct elements *out;
	struct buffer text; /* literal text not yet put out */
	struct span text_span;
	bool pending_blank;
	bool blank_before;  /* what stands before this level ends in a blank */
};

/* An optional prefix waiting for its operand. */
struct pending_prefix {
	struct str text;
	struct span span;
};

struct walk {
	struct forms_builder *b;
	const struct field *composite; /* inside the text of a composite type: its field */
	const struct template_nodes *frames[8]; /* inside a frame: what $insn stands for */
	bool frame;
	bool head;            /* nothing but the mnemonic and its modifiers so far */
	struct field *last;   /* operand that ends right here, for suffixes */
	VEC(struct pending_prefix) prefixes;
	unsigned depth;
};

static void lower_nodes(struct walk *w, struct level *level, struct template_node *const *nodes,
			size_t count);

static struct arena *arena_of(struct walk *w)
{
	return w->b->l->arena;
}

static void unresolved(struct walk *w, enum problem_kind kind, struct span span, struct str text)
{
	struct unresolved entry = { kind, span, text };
	VEC_PUSH(arena_of(w), &w->b->unresolved.list, entry);
}

static void does_not_apply(struct walk *w, enum problem_kind kind, struct span span, struct str text)
{
	unresolved(w, kind, span, text);
	w->b->failed = true;
}

/* ---- literal text ---- */

static struct element *element_new(struct walk *w, enum element_kind kind, struct span span)
{
	struct element *e = ARENA_NEW(arena_of(w), struct element);
	e->kind = kind;
	e->span = span;
	e->count = 1;
	return e;
}

static bool ends_in_blank(const struct level *level)
{
	if (level->text.length)
		return level->text.text[level->text.length - 1] == ' ';
	if (!level->out->list.count)
		return level->blank_before;
	const struct element *e = level->out->list.items[level->out->list.count - 1];
	while (e->kind == ELEMENT_GROUP && e->children.count)
		e = e->children.items[e->children.count - 1];
	return e->kind == ELEMENT_TEXT && e->text.length && e->text.text[e->text.length - 1] == ' ';
}

static bool nothing_yet(const struct level *level)
{
	return !level->text.length && !level->out->list.count && !level->blank_before;
}

static void put_text(struct walk *w, struct level *level, struct str text, struct span span)
{
	if (level->pending_blank && !ends_in_blank(level))
		buffer_add_char(&level->text, ' ');
	level->pending_blank = false;
	if (!level->text.length)
		level->text_span = span;
	else if (span.source == level->text_span.source)
		level->text_span = span_join(level->text_span, span);
	buffer_add(&level->text, text);
	w->last = NULL;
}

static void flush_text(struct walk *w, struct level *level)
{
	if (level->pending_blank && !ends_in_blank(level) && !nothing_yet(level))
		buffer_add_char(&level->text, ' ');
	level->pending_blank = false;
	if (!level->text.length)
		return;
	struct element *e = element_new(w, ELEMENT_TEXT, level->text_span);
	e->text = str_copy(arena_of(w), buffer_str(&level->text));
	VEC_PUSH(arena_of(w), &level->out->list, e);
	level->text.length = 0;
}

static void put_element(struct walk *w, struct level *level, struct element *e)
{
	flush_text(w, level);
	VEC_PUSH(arena_of(w), &level->out->list, e);
}

/* ---- what fields hold in this run ---- */

static struct field_use *use_of(struct walk *w, const struct field *field)
{
	return &w->b->uses[opcode_field_index(w->b->opcode, field)];
}

struct run_names {
	struct walk *w;
	const struct format_def *format; /* parameters to replace, or NULL */
	const struct ast_expr *call;
	const struct field *self; /* does not make the shape depend on it */
};

/* The value of a field as this run knows it; marks fields whose values the shape depends on. */
static bool run_value(void *user, struct str name, struct value *value)
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
	struct field_use *use = use_of(w, field);
	uint64_t hidden = 0;
	field_hidden_value(field, &hidden);
	if (field != names->self)
		use->wanted = true;
	*value = (struct value){ .number = (int64_t)(use->split ? use->assumed : hidden),
				 .field = field };
	return true;
}

static const struct bitwidth *bitwidth_of(const struct opcode *opcode, struct str operand)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH(struct bitwidth, it, &d->bitwidths)
			if (str_equal(it->operand, operand))
				return it;
	return NULL;
}

/* Registers in the range that an operand names: its Bitwidth over the width of a register. */
static unsigned register_count(struct walk *w, const struct field *field)
{
	const struct register_file *file = field->type->file;
	const struct bitwidth *bitwidth = bitwidth_of(w->b->opcode, field->name);
	if (!file || !file->width || !bitwidth)
		return 1;
	struct run_names names = { .w = w, .self = field };
	struct value value;
	if (!condition_eval(w->b->l->diag, bitwidth->expr, run_value, &names, &value))
		return 1;
	if (value.number <= (int64_t)file->width || value.number % (int64_t)file->width ||
	    value.number / (int64_t)file->width > 64)
		return 1;
	return (unsigned)(value.number / (int64_t)file->width);
}

static const struct asm_format *asm_format_of(const struct opcode *opcode, struct str field)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH(struct asm_format, it, &d->asm_formats)
			if (str_equal(it->field, field))
				return it;
	return NULL;
}

/* The text in front of an operand whose modifier field is on. */
static struct str prefix_text(struct walk *w, const struct field *field,
			      const struct modifier_def *modifier)
{
	const struct asm_format *format = asm_format_of(w->b->opcode, field->name);
	const struct format_def *def =
		format ? str_map_get(&w->b->l->formats, format->call->text) : NULL;
	if (!def || !def->prefix)
		return modifier->prefix;
	struct run_names names = { .w = w, .format = def, .call = format->call, .self = field };
	struct value value;
	if (!condition_eval(w->b->l->diag, def->prefix, run_value, &names, &value))
		return modifier->prefix;
	return value.text;
}

/* ---- operands ---- */

static struct str dotted(struct walk *w, struct str base, struct str suffix)
{
	return str_printf(arena_of(w), "%.*s.%.*s", STR_ARG(base), STR_ARG(suffix));
}

/* The field base.m whose modifier is written with this prefix (or around, or suffix) text. */
static struct field *modifier_field(struct walk *w, struct str base, struct str text,
				    const struct modifier_def **modifier)
{
	VEC_EACH(struct modifier_def *, it, &w->b->l->isa->modifiers) {
		if (!str_equal((*it)->prefix, text))
			continue;
		struct field *field = opcode_find_field(w->b->opcode, dotted(w, base, (*it)->name));
		if (!field)
			continue;
		*modifier = *it;
		return field;
	}
	return NULL;
}

static void bind(struct walk *w, struct element *group, struct field *field, uint64_t on,
		 uint64_t off)
{
	struct binding present = { field, on }, absent = { field, off };
	VEC_PUSH(arena_of(w), &group->present, present);
	VEC_PUSH(arena_of(w), &group->absent, absent);
	struct field_use *use = use_of(w, field);
	use->flag = true;
	use->flag_on = on;
}

static void put_flag(struct walk *w, struct level *level, struct field *field, uint64_t on,
		     struct str text, struct span span)
{
	struct element *group = element_new(w, ELEMENT_GROUP, span);
	struct element *literal = element_new(w, ELEMENT_TEXT, span);
	literal->text = text;
	VEC_PUSH(arena_of(w), &group->children, literal);
	bind(w, group, field, on, 0);
	put_element(w, level, group);
}

static void put_prefixes(struct walk *w, struct level *level, const struct field *field)
{
	VEC_EACH(struct pending_prefix, it, &w->prefixes) {
		const struct modifier_def *modifier = NULL;
		struct field *flag = modifier_field(w, field->name, it->text, &modifier);
		if (flag)
			put_flag(w, level, flag, modifier->on, prefix_text(w, flag, modifier), it->span);
		else
			unresolved(w, PROBLEM_PREFIX, it->span, it->text);
	}
	w->prefixes.count = 0;
}

static bool shown_already(const struct field_use *use, unsigned lsb, unsigned width)
{
	VEC_EACH(struct element *, it, &use->operands)
		if ((*it)->lsb < lsb + width && lsb < (*it)->lsb + (*it)->width)
			return true;
	return false;
}

static void put_operand(struct walk *w, struct level *level, struct field *field,
			const struct part *part, struct span span, struct str label)
{
	put_prefixes(w, level, field);
	struct element *e = element_new(w, ELEMENT_OPERAND, span);
	e->field = field;
	e->type = part ? part->type : field->type;
	e->lsb = part ? part->lsb : 0;
	e->width = part ? part->type->width : field->width;
	e->label = label;
	e->count = part ? 1 : register_count(w, field);
	struct field_use *use = use_of(w, field);
	if (shown_already(use, e->lsb, e->width))
		does_not_apply(w, PROBLEM_TWICE, span, label);
	VEC_PUSH(arena_of(w), &use->operands, e);
	put_element(w, level, e);
	w->last = field;
}

static void put_field(struct walk *w, struct level *level, struct field *field, struct span span,
		      struct str label)
{
	const struct template_nodes *nodes = field->type->nodes;
	if (field->type->kind != TYPE_COMPOSITE || !nodes) {
		put_operand(w, level, field, NULL, span, label);
		return;
	}
	put_prefixes(w, level, field);
	const struct field *outer = w->composite;
	w->composite = field;
	lower_nodes(w, level, nodes->list.items, nodes->list.count);
	w->composite = outer;
	flush_text(w, level);
	w->last = field;
}

static const struct part *find_part(const struct type *type, struct str name)
{
	VEC_EACH(struct part, it, &type->parts)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

static bool is_keyword(struct walk *w, struct str word)
{
	VEC_EACH(struct str, it, &w->b->l->isa->keywords)
		if (str_equal(*it, word))
			return true;
	return false;
}

/* The field a name in a template means: exact, else without regard to case. */
static struct field *named_field(struct walk *w, struct str word)
{
	struct field *field = opcode_find_field(w->b->opcode, word);
	if (!field)
		field = opcode_find_field(w->b->opcode, str_lower(arena_of(w), word));
	return field && field->kind != FIELD_FIXED ? field : NULL;
}

static struct field *operand_field(struct walk *w, const struct operand_def *operand,
				   const struct part **part)
{
	for (size_t i = 0; i < operand->stands.count; i++) {
		struct str name = operand->stands.items[i];
		struct field *field = opcode_find_field(w->b->opcode, name);
		if (field)
			return field;
		size_t dot = 0;
		while (dot < name.length && name.text[dot] != '.')
			dot++;
		field = opcode_find_field(w->b->opcode, str_slice(name, 0, dot));
		if (field && dot < name.length) {
			*part = find_part(field->type, str_slice(name, dot + 1, name.length));
			if (*part)
				return field;
		}
	}
	return NULL;
}

/* A name that means nothing by itself: the only operand of Order that no other name claims. */
static struct field *by_order(struct walk *w, struct span span, struct str word)
{
	if (w->b->leftover)
		unresolved(w, PROBLEM_BY_ORDER, span, word);
	return w->b->leftover;
}

/* Does another opcode of the family have the field? Then the template is simply not for this one. */
static bool family_has(struct walk *w, struct str word)
{
	const struct isa *isa = w->b->l->isa;
	struct str name = str_lower(arena_of(w), word);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct definition *d = isa->opcodes.items[i]->definition;
		if (d->parent != w->b->opcode->definition->parent)
			continue;
		VEC_EACH(struct field *, it, &d->fields)
			if (str_equal((*it)->name, word) || str_equal((*it)->name, name))
				return true;
	}
	return false;
}

static void lower_operand_name(struct walk *w, struct level *level, const struct operand_def *operand,
			       struct span span)
{
	const struct part *part = NULL;
	if (operand->nodes) {
		if (w->depth++ < 16)
			lower_nodes(w, level, operand->nodes->list.items, operand->nodes->list.count);
		w->depth--;
		return;
	}
	struct field *field = operand_field(w, operand, &part);
	if (!field)
		field = by_order(w, span, operand->name);
	if (!field)
		does_not_apply(w, PROBLEM_OPERAND, span, operand->name);
	else if (part)
		put_operand(w, level, field, part, span, operand->name);
	else
		put_field(w, level, field, span, operand->name);
}

/* word [ "." part ] ; returns how many nodes it used */
static size_t lower_word(struct walk *w, struct level *level, struct template_node *const *nodes,
			 size_t count)
{
	const struct template_node *node = nodes[0];
	const struct part *part = w->composite ? find_part(w->composite->type, node->text) : NULL;
	if (part) {
		put_operand(w, level, (struct field *)w->composite, part, node->span, node->text);
		return 1;
	}
	const struct operand_def *operand = str_map_get(&w->b->l->operands, node->text);
	if (operand) {
		lower_operand_name(w, level, operand, node->span);
		return 1;
	}
	struct field *field = named_field(w, node->text);
	if (field && count > 1 && nodes[1]->kind == NODE_DOT_WORD) {
		part = find_part(field->type, nodes[1]->text);
		if (part) {
			put_operand(w, level, field, part, span_join(node->span, nodes[1]->span), node->text);
			return 2;
		}
	}
	if (field)
		put_field(w, level, field, node->span, node->text);
	else if (is_keyword(w, node->text) || (node->text.text[0] >= '0' && node->text.text[0] <= '9'))
		put_text(w, level, node->text, node->span);
	else if ((field = by_order(w, node->span, node->text)))
		put_field(w, level, field, node->span, node->text);
	else
		does_not_apply(w, PROBLEM_OPERAND, node->span, node->text);
	return 1;
}

/* ---- modifiers ---- */

static const struct modifier_list *list_of(struct walk *w, struct str name)
{
	for (const struct definition *d = w->b->opcode->definition; d; d = d->parent)
		VEC_EACH(struct modifier_list, it, &d->modifier_lists)
			if (str_equal(it->name, name))
				return it;
	return NULL;
}

static struct element *modifier_new(struct walk *w, struct field *field, struct span span,
				    bool optional)
{
	struct element *e = element_new(w, ELEMENT_MODIFIER, span);
	e->field = field;
	e->text = STR(".");
	e->width = field->width;
	if (optional) {
		e->has_hidden = field_hidden_value(field, &e->hidden);
		if (!e->has_hidden)
			unresolved(w, PROBLEM_NO_DEFAULT, span, field->name);
	}
	VEC_PUSH(arena_of(w), &use_of(w, field)->modifiers, e);
	return e;
}

static void list_values(struct walk *w, struct element *e, struct str word)
{
	const struct modifier_list *list = list_of(w, word);
	const struct type *type = e->field->type;
	if (!list) {
		VEC_EACH(struct enumerator, it, &type->values)
			VEC_PUSH(arena_of(w), &e->modifier_values, it->value);
		return;
	}
	VEC_EACH(struct modifier_value, it, &list->values) {
		const struct enumerator *known = type_find_name(type, it->name);
		if (!known)
			continue; /* reported by the check of the list */
		VEC_PUSH(arena_of(w), &e->modifier_values, known->value);
		uint64_t hidden;
		if (it->starred && !e->has_hidden && field_hidden_value(e->field, &hidden) &&
		    hidden == known->value) { /* a star makes the braces good that are missing */
			e->has_hidden = true;
			e->hidden = hidden;
		}
	}
}

/* Fields with an enumerator of this name that the template does not show otherwise. */
static struct field *literal_field(struct walk *w, struct str word, uint64_t *value, size_t *found)
{
	struct field *best = NULL;
	*found = 0;
	VEC_EACH(struct field *, it, &w->b->opcode->fields) {
		struct field *field = *it;
		uint64_t hidden = 0;
		if (field->kind == FIELD_FIXED || field->type->kind != TYPE_ENUM || field->suffix.length)
			continue;
		const struct enumerator *known = type_find_name(field->type, word);
		const struct field_use *use = use_of(w, field);
		if (!known || use->modifiers.count || list_of(w, field->name))
			continue;
		bool changes = field_hidden_value(field, &hidden) && hidden != known->value;
		if (!best || changes) {
			best = field;
			*value = known->value;
		}
		++*found;
	}
	return best;
}

static bool suffix_modifier(struct walk *w, struct level *level, const struct template_node *node,
			    bool optional)
{
	struct field *field =
		w->last ? opcode_find_field(w->b->opcode, dotted(w, w->last->name, node->text)) : NULL;
	if (!field)
		return false;
	struct element *e = modifier_new(w, field, node->span, optional);
	const struct modifier_def *modifier = str_map_get(&w->b->l->modifiers, node->text);
	if (modifier && modifier->suffix.length)
		e->text = modifier->suffix;
	list_values(w, e, node->text);
	put_element(w, level, e);
	return true;
}

/* "." word: a suffix of the operand before it, a modifier field, an enumerator, or plain text */
static void lower_dot_word(struct walk *w, struct level *level, const struct template_node *node,
			   bool optional)
{
	if (suffix_modifier(w, level, node, optional))
		return;
	struct field *field = opcode_find_field(w->b->opcode, node->text);
	if (field && field->type->kind == TYPE_ENUM && field->kind != FIELD_FIXED) {
		struct element *e = modifier_new(w, field, node->span, optional);
		list_values(w, e, node->text);
		put_element(w, level, e);
		return;
	}
	uint64_t value = 0;
	size_t found;
	field = list_of(w, node->text) ? NULL : literal_field(w, node->text, &value, &found);
	if (field) {
		if (found > 1)
			unresolved(w, PROBLEM_AMBIGUOUS, node->span, node->text);
		struct element *e = modifier_new(w, field, node->span, optional);
		VEC_PUSH(arena_of(w), &e->modifier_values, value);
		put_element(w, level, e);
		return;
	}
	if (optional || list_of(w, node->text)) {
		unresolved(w, PROBLEM_MODIFIER, node->span, node->text);
		return;
	}
	struct str text = str_printf(arena_of(w), ".%.*s", STR_ARG(node->text));
	put_text(w, level, text, node->span);
	if (w->head)
		w->b->key = str_printf(arena_of(w), "%.*s%.*s", STR_ARG(w->b->key), STR_ARG(text));
}

/* ---- groups ---- */

/* Everything shown inside takes its hidden value when the group is left out. */
static void absent_bindings(struct walk *w, struct element *group, struct element *const *list,
			    size_t count)
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
		if (!field_hidden_value(e->field, &binding.value)) {
			unresolved(w, PROBLEM_NO_DEFAULT, e->span, e->field->name);
			group->absent.count = SIZE_MAX; /* never absent */
			return;
		}
		use_of(w, e->field)->in_group = true;
		VEC_PUSH(arena_of(w), &group->absent, binding);
	}
}

/* Prefix flags inside: a left-out group leaves their fields at their defaults. */
static void absent_flags(struct walk *w, struct element *group, struct element *const *list,
			 size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		if (e->kind != ELEMENT_GROUP)
			continue;
		for (size_t k = 0; k < e->present.count; k++) {
			struct binding binding = { .field = e->present.items[k].field };
			field_hidden_value(binding.field, &binding.value);
			VEC_PUSH(arena_of(w), &group->absent, binding);
		}
		absent_flags(w, group, e->children.items, e->children.count);
	}
}

static bool is_prefix(const struct template_node *node)
{
	if (node->kind != NODE_GROUP || node->children.count != 1)
		return false;
	const struct template_node *inner = node->children.items[0];
	return inner->kind == NODE_PUNCT && inner->text.text[0] != ',';
}

/* {|} behind an operand: the second half of Around, or a plain suffix */
static bool lower_suffix_mark(struct walk *w, struct level *level, const struct template_node *node)
{
	if (!w->last)
		return false;
	struct str text = node->children.items[0]->text;
	VEC_EACH(struct modifier_def *, it, &w->b->l->isa->modifiers) {
		struct field *field;
		if (!str_equal((*it)->suffix, text))
			continue;
		struct field *last = w->last;
		field = opcode_find_field(w->b->opcode, dotted(w, last->name, (*it)->name));
		if (!field)
			continue;
		put_flag(w, level, field, (*it)->on, text, node->span);
		w->last = last;
		return true;
	}
	/* The mark of an operand that this opcode has without the modifier: nothing. */
	VEC_EACH(struct modifier_def *, it, &w->b->l->isa->modifiers)
		if (str_equal((*it)->suffix, text)) {
			unresolved(w, PROBLEM_PREFIX, node->span, text);
			return true;
		}
	return false;
}

/* 'text':field=Value alone in a group */
static void lower_bound(struct walk *w, struct level *level, const struct template_node *node,
			struct element *group)
{
	put_text(w, level, node->text, node->span);
	if (!node->bound_field.length || !group)
		return;
	struct field *field = named_field(w, node->bound_field);
	const struct enumerator *value = field ? type_find_name(field->type, node->bound_value) : NULL;
	if (!value) {
		does_not_apply(w, PROBLEM_OPERAND, node->span, node->bound_field);
		return;
	}
	uint64_t hidden = 0;
	field_hidden_value(field, &hidden);
	bind(w, group, field, value->value, hidden);
}

static void lower_group_children(struct walk *w, struct level *inner, struct element *group,
				 const struct template_node *node)
{
	struct template_node *const *nodes = node->children.items;
	size_t count = node->children.count;
	for (size_t i = 0; i < count; i++)
		if (nodes[i]->kind == NODE_QUOTED && nodes[i]->bound_field.length) {
			lower_nodes(w, inner, nodes, i);
			lower_bound(w, inner, nodes[i], group);
			nodes += i + 1;
			count -= i + 1;
			i = (size_t)-1;
		}
	lower_nodes(w, inner, nodes, count);
	flush_text(w, inner);
}

/* Does any opcode of the family have a field for this operand name? */
static bool family_knows(struct walk *w, struct str word)
{
	const struct operand_def *operand = str_map_get(&w->b->l->operands, word);
	if (!operand)
		return family_has(w, word);
	for (size_t i = 0; i < operand->stands.count; i++)
		if (family_has(w, operand->stands.items[i]))
			return true;
	return false;
}

/* An optional part with an operand that the opcode lacks: when the family has it elsewhere, the
 * template is not for this opcode (false); else the part does not exist, which is reported. */
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

static void lower_group(struct walk *w, struct level *level, const struct template_node *node)
{
	if (is_prefix(node)) {
		if (lower_suffix_mark(w, level, node))
			return;
		struct pending_prefix prefix = { node->children.items[0]->text, node->span };
		VEC_PUSH(arena_of(w), &w->prefixes, prefix);
		return;
	}
	if (node->children.count == 1 && node->children.items[0]->kind == NODE_DOT_WORD) {
		lower_dot_word(w, level, node->children.items[0], true);
		return;
	}
	const struct template_node *first = node->children.count ? node->children.items[0] : NULL;
	if (first && (first->kind == NODE_BLANK || str_equal_c(first->text, ",")))
		level->pending_blank = false;
	flush_text(w, level);
	struct element *group = element_new(w, ELEMENT_GROUP, node->span);
	struct elements children = { 0 };
	struct level inner = { .out = &children, .text = buffer_new(arena_of(w)),
			       .blank_before = ends_in_blank(level) };
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
	if (always || !group->absent.count) {
		for (size_t i = 0; i < children.list.count; i++)
			put_element(w, level, children.list.items[i]);
		return;
	}
	group->children.items = children.list.items;
	group->children.count = children.list.count;
	group->children.capacity = children.list.capacity;
	put_element(w, level, group);
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

static const struct operand_def *spelled_operand(struct walk *w, struct template_node *const *nodes,
						 size_t count, size_t *used)
{
	struct str rest = { nodes[0]->text.text, 0 };
	const struct operand_def *best = NULL;
	VEC_EACH(struct operand_def *, it, &w->b->l->isa->operands) {
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

static size_t lower_node(struct walk *w, struct level *level, struct template_node *const *nodes,
			 size_t count)
{
	const struct template_node *node = nodes[0];
	size_t used = 1;
	if (node->kind == NODE_WORD && count > 1) {
		const struct operand_def *spelled = spelled_operand(w, nodes, count, &used);
		if (spelled) {
			lower_operand_name(w, level, spelled, span_join(node->span, nodes[used - 1]->span));
			return used;
		}
	}
	switch (node->kind) {
	case NODE_WORD: return lower_word(w, level, nodes, count);
	case NODE_DOT_WORD: lower_dot_word(w, level, node, false); break;
	case NODE_QUOTED: put_text(w, level, node->text, node->span); break;
	case NODE_GROUP: lower_group(w, level, node); break;
	case NODE_BLANK:
		level->pending_blank = !nothing_yet(level) && !ends_in_blank(level);
		w->last = NULL;
		w->head = false;
		break;
	case NODE_PUNCT:
		if (node->text.text[0] == ',')
			level->pending_blank = false;
		put_text(w, level, node->text, node->span);
		level->pending_blank = node->text.text[0] == ',';
		break;
	}
	return used;
}

static void lower_nodes(struct walk *w, struct level *level, struct template_node *const *nodes,
			size_t count)
{
	for (size_t i = 0; i < count;)
		i += lower_node(w, level, nodes + i, count - i);
}

static void lower_head(struct walk *w, struct level *level, const struct template_nodes *nodes)
{
	size_t first = 0;
	if (nodes->list.count && nodes->list.items[0]->kind == NODE_WORD) {
		const struct template_node *node = nodes->list.items[0];
		if (!str_map_get(&w->b->l->operands, node->text) &&
		    !opcode_find_field(w->b->opcode, node->text) && !is_keyword(w, node->text)) {
			put_text(w, level, node->text, node->span);
			w->b->key = node->text;
			w->head = true;
			first = 1;
		}
	}
	lower_nodes(w, level, nodes->list.items + first, nodes->list.count - first);
}

/* The frames of the groups, outermost last. */
static size_t find_frames(const struct opcode *opcode, const struct template_nodes **frames)
{
	size_t count = 0;
	for (const struct definition *d = opcode->group; d && count < 8; d = d->parent)
		if (d->templates.count && !d->templates.items[0]->broken)
			frames[count++] = d->templates.items[0]->nodes;
	return count;
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

/* Counts the names that have no meaning in the family and marks the fields that the others mean. */
static unsigned claim_fields(struct walk *w, struct template_node *const *nodes, size_t count,
			     struct str first)
{
	unsigned unknown = 0;
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		const struct part *part = NULL;
		unknown += claim_fields(w, node->children.items, node->children.count, first);
		if (node->kind != NODE_WORD || node->text.text == first.text)
			continue;
		const struct operand_def *operand = str_map_get(&w->b->l->operands, node->text);
		if (operand && operand->nodes)
			continue;
		struct field *field = operand ? operand_field(w, operand, &part) : named_field(w, node->text);
		if (field)
			use_of(w, field)->flag = true;
		else
			unknown += !is_keyword(w, node->text) && !(operand == NULL && family_has(w, node->text));
	}
	return unknown;
}

static void unclaimed(struct walk *w, const struct ast_expr *item, unsigned *count)
{
	for (size_t i = 0; i < item->operands.count; i++)
		unclaimed(w, item->operands.items[i], count);
	struct field *field =
		item->kind == AST_NAME ? opcode_find_field(w->b->opcode, item->text) : NULL;
	if (!field || field->kind == FIELD_FIXED || use_of(w, field)->flag)
		return;
	w->b->leftover = field;
	++*count;
}

void forms_find_leftover(struct forms_builder *b)
{
	struct walk w = { .b = b };
	const struct template_nodes *nodes = b->template->nodes;
	const struct template_nodes *frames[8];
	b->leftover = NULL;
	struct str first = nodes->list.count ? nodes->list.items[0]->text : (struct str){ 0 };
	unsigned unknown = claim_fields(&w, nodes->list.items, nodes->list.count, first), left = 0;
	size_t count = find_frames(b->opcode, frames);
	for (size_t i = 0; i < count; i++)
		claim_fields(&w, frames[i]->list.items, frames[i]->list.count, (struct str){ 0 });
	const struct definition *d = b->opcode->definition;
	for (size_t i = 0; i < d->order.count; i++)
		unclaimed(&w, d->order.items[i], &left);
	if (unknown != 1 || left != 1) /* nothing to tell, or nothing to tell it by */
		b->leftover = NULL;
	for (size_t i = 0; i < b->opcode->fields.count; i++)
		b->uses[i].flag = false;
}

void forms_lower_template(struct forms_builder *b)
{
	struct walk w = { .b = b };
	struct level level = { .out = &b->elements, .text = buffer_new(b->l->arena) };
	lower_frame(&w, &level, find_frames(b->opcode, w.frames));
	level.pending_blank = false;
	flush_text(&w, &level);
	VEC_EACH(struct pending_prefix, it, &w.prefixes)
		unresolved(&w, PROBLEM_PREFIX, it->span, it->text);
	join_signs(b->elements.list.items, b->elements.list.count);
}
