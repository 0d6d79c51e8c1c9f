/* SPDX-License-Identifier: MIT */
/* Turns the nodes of templates, operands, types and aliases into resolved parts (isa/syntax.h),
 * once names and forms are known. */
#include "forms/internal.h"

/* ---- parts ---- */

struct resolver {
	struct forms_run *run;
	const struct alias_def *alias; /* whose text or meaning it is, or NULL */
	const struct type *type;       /* a compound type whose text it is, or NULL */
	bool instruction;              /* begins with a mnemonic, unless the first word is known */
	struct syntax *syntax;
};

/* {-}, {|}: a sign of the operand. Other optional parts contain a word, quoted text or a comma. */
static bool is_sign(const struct template_node *group)
{
	VEC_EACH (struct template_node *, it, &group->children) {
		const struct template_node *node = *it;
		bool sign = node->kind == NODE_GROUP
						? is_sign(node)
						: node->kind == NODE_PUNCT && !str_equal_c(node->text, ",");
		if (!sign && node->kind != NODE_BLANK)
			return false;
	}
	return true;
}

static bool is_annotation(const struct operand_def *operand)
{
	if (!operand || operand->name.text[0] != '$' || !operand->nodes)
		return false;
	VEC_EACH (struct template_node *, it, &operand->nodes->list)
		if ((*it)->kind != NODE_GROUP && (*it)->kind != NODE_BLANK)
			return false;
	return true;
}

/* Are there only optional parts so far? */
static bool may_be_mnemonic(const struct resolver *r, const struct syntax_part *part)
{
	VEC_EACH (const struct syntax_part, it, &r->syntax->parts)
		if (!it->depth && it->kind != PART_OPTION && it->kind != PART_SIGN &&
			it->kind != PART_BLANK)
			return false;
	return r->instruction && !part->depth;
}

static void resolve_word(struct resolver *r, struct syntax_part *part)
{
	const struct alias_def *alias = r->alias;
	const struct isa *isa = r->run->isa;
	for (size_t i = 0; alias && i < alias->params.count; i++)
		if (str_equal(alias->params.items[i], part->text)) {
			part->kind = PART_PARAM;
			part->param = (unsigned)i;
			return;
		}
	if (!alias && !(r->type && type_find_part(r->type, part->text)))
		part->operand = str_map_get(r->run->operands, part->text);
	part->annotation = is_annotation(part->operand);
	part->kind = part->operand                       ? PART_OPERAND
				 : isa_is_keyword(isa, part->text)   ? PART_KEYWORD
				 : may_be_mnemonic(r, part)          ? PART_MNEMONIC
				 : char_is_digit(part->text.text[0]) ? PART_NUMBER
													 : PART_OPERAND;
}

static enum part_kind kind_of_node(const struct template_node *node)
{
	switch (node->kind) {
	case NODE_WORD: return PART_OPERAND;
	case NODE_DOT_WORD: return PART_MODIFIER;
	case NODE_PUNCT: return PART_MARK;
	case NODE_QUOTED: return PART_QUOTED;
	case NODE_BLANK: return PART_BLANK;
	case NODE_GROUP: return is_sign(node) ? PART_SIGN : PART_OPTION;
	}
	return PART_MARK;
}

static void add_resolved_parts(
	struct resolver *r, struct template_node *const *nodes, size_t count, unsigned depth)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		struct syntax_part part = { .kind = kind_of_node(node),
			.depth = depth,
			.span = node->span,
			.text = node->text,
			.bound_field = node->bound_field,
			.bound_value = node->bound_value };
		if (node->kind == NODE_WORD)
			resolve_word(r, &part);
		if (node->kind == NODE_GROUP)
			part.text = str_slice(part.text, 1, part.text.length - 1);
		size_t at = r->syntax->parts.count;
		VEC_PUSH(r->run->arena, &r->syntax->parts, part);
		if (part.kind == PART_OPTION)
			add_resolved_parts(r, node->children.items, node->children.count, depth + 1);
		r->syntax->parts.items[at].inside = (unsigned)(r->syntax->parts.count - at - 1);
	}
}

static struct syntax *parts_of(struct resolver *r, const struct template_nodes *nodes)
{
	r->syntax = ARENA_NEW(r->run->arena, struct syntax);
	size_t count = nodes->list.count;
	if (count)
		r->syntax->text =
			span_text(span_join(nodes->list.items[0]->span, nodes->list.items[count - 1]->span));
	add_resolved_parts(r, nodes->list.items, count, 0);
	return r->syntax;
}

/* Makes one part of {parameter}. */
static void join_glued(struct forms_run *run, struct syntax *syntax)
{
	struct syntax all = *syntax;
	syntax->parts.items = NULL;
	syntax->parts.count = syntax->parts.capacity = 0;
	VEC_EACH (struct syntax_part, it, &all.parts) {
		bool glued = it->kind == PART_OPTION && it->inside == 1 && it[1].kind == PART_PARAM;
		it += glued;
		it->glued = glued;
		VEC_PUSH(run->arena, &syntax->parts, *it);
	}
}

const struct syntax *forms_resolve_alias(
	struct forms_run *run, const struct alias_def *alias, const struct template_nodes *nodes)
{
	struct resolver r = { .run = run, .alias = alias, .instruction = true };
	struct syntax *syntax = parts_of(&r, nodes);
	join_glued(run, syntax);
	return syntax;
}

/* ---- the memory that an operand or compound type is a word of ---- */

/* The memory, its indices and the words in them. */
static void find_access(struct forms_run *run, struct syntax *syntax)
{
	bool inside = false;
	VEC_EACH (struct syntax_part, it, &syntax->parts) {
		bool word = part_is_word(it) || it->kind == PART_MODIFIER;
		if (it->kind == PART_MARK && str_equal_c(it->text, "[")) {
			VEC_PUSH(run->arena, &syntax->indices, (struct syntax_index){ 0 });
			inside = true;
		} else if (it->kind == PART_MARK && str_equal_c(it->text, "]")) {
			inside = false;
		} else if (word && inside) {
			struct syntax_index *index = &syntax->indices.items[syntax->indices.count - 1];
			VEC_PUSH(run->arena, &index->words, it);
		} else if (!inside && !syntax->indices.count && !syntax->memory &&
				   (word || it->kind == PART_QUOTED)) {
			syntax->memory = isa_find_memory(run->isa, it->text);
		}
	}
}

static const struct syntax *resolve_pattern(
	struct forms_run *run, const struct type *type, const struct template_nodes *nodes)
{
	struct resolver r = { .run = run, .type = type };
	if (!nodes)
		return NULL;
	struct syntax *syntax = parts_of(&r, nodes);
	find_access(run, syntax);
	return syntax;
}

/* ---- what the parts of a template are in its forms ---- */

static struct syntax_part *part_at(struct syntax *syntax, struct span span)
{
	HALVE(at, syntax->parts.count, i, syntax->parts.items[i].span.from < span.from);
	struct syntax_part *part = &syntax->parts.items[at];
	bool found = at < syntax->parts.count && part->span.source == span.source &&
				 part->span.from == span.from;
	return found ? part : NULL;
}

/* Another text that a form has in the place of a sign, as AsmFormat says. */
static void add_sign(struct forms_run *run, struct syntax_part *part, struct str sign)
{
	if (str_find(part->signs, 0, sign) < part->signs.length)
		return;
	part->signs = part->signs.length
					  ? str_printf(run->arena, "%.*s/%.*s", STR_ARG(part->signs), STR_ARG(sign))
					  : sign;
}

static void attach(
	struct forms_run *run, struct syntax *syntax, struct element *const *list, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		struct syntax_part *part = part_at(syntax, e->span);
		const struct field *field = e->field           ? e->field
									: e->present.count ? e->present.items[0].field
													   : NULL;
		if (part && !part->field)
			part->field = field;
		if (part && part->kind == PART_SIGN && e->present.count && e->children.count == 1 &&
			e->children.items[0]->kind == ELEMENT_TEXT)
			add_sign(run, part, e->children.items[0]->text);
		attach(run, syntax, e->children.items, e->children.count);
	}
}

static void each_template(
	struct forms_run *run, void (*step)(struct forms_run *run, struct template *template))
{
	VEC_EACH (struct definition *, d, &run->isa->definitions)
		VEC_EACH (struct template *, it, &(*d)->templates)
			step(run, *it);
}

static void template_parts(struct forms_run *run, struct template *template)
{
	struct resolver r = { .run = run, .instruction = true };
	template->syntax = parts_of(&r, template->nodes);
}

static void finish_template(struct forms_run *run, struct template *template)
{
	VEC_EACH (struct syntax_part, it, &template->syntax->parts)
		if (it->kind == PART_MNEMONIC && it->field)
			it->kind = PART_OPERAND;
	template->header = forms_header(run->arena, template);
}

void forms_resolve(struct forms_run *run)
{
	VEC_EACH (struct type *, it, &run->isa->types) {
		(*it)->syntax = resolve_pattern(run, *it, (*it)->nodes);
		VEC_EACH (struct alternative, row, &(*it)->alternatives)
			row->syntax = resolve_pattern(run, *it, row->nodes);
	}
	VEC_EACH (struct operand_def *, it, &run->isa->operands)
		(*it)->syntax = resolve_pattern(run, NULL, (*it)->nodes);
	each_template(run, template_parts);
	VEC_EACH (struct form *, it, &run->isa->forms)
		attach(run, (*it)->template->syntax, (*it)->elements.items, (*it)->elements.count);
	each_template(run, finish_template);
}
