/* Turns a template into the header of its block in __Semantics. */
#include "isa/template_header.h"

/* ---- the text of a template ---- */

/* {-}, {|}: a sign of the operand. Other optional groups contain a word, quoted text or a comma. */
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

bool template_is_annotation(const struct isa *isa, const struct template_node *node)
{
	const struct operand_def *operand = node->kind == NODE_WORD && node->text.text[0] == '$'
											? isa_find_operand(isa, node->text)
											: NULL;
	if (!operand || !operand->nodes)
		return false;
	VEC_EACH (struct template_node *, it, &operand->nodes->list)
		if ((*it)->kind != NODE_GROUP && (*it)->kind != NODE_BLANK)
			return false;
	return true;
}

struct text_of_header {
	struct arena *arena;
	const struct isa *isa;
	struct buffer text;
	struct template_header *header;
};

static void add_nodes(
	struct text_of_header *t, struct template_node *const *nodes, size_t count, bool optional)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		if (node->kind == NODE_GROUP) {
			if (!is_sign(node))
				add_nodes(t, node->children.items, node->children.count, true);
		} else if (node->kind == NODE_DOT_WORD) {
			struct template_word word = { node, t->text.length + 1, optional };
			VEC_PUSH(t->arena, &t->header->words, word);
			buffer_printf(&t->text, ".%.*s", STR_ARG(node->text));
		} else if (!template_is_annotation(t->isa, node)) {
			buffer_add(&t->text, node->text);
		}
	}
}

struct template_header template_header_of(
	struct arena *arena, const struct isa *isa, const struct template *template)
{
	struct template_header header = { .is_expression = template_is_expression(isa, template) };
	struct text_of_header t = { arena, isa, buffer_new(arena), &header };
	if (template->nodes)
		add_nodes(&t, template->nodes->list.items, template->nodes->list.count, false);
	header.text = buffer_str(&t.text);
	while (header.text.length && char_is_blank(header.text.text[header.text.length - 1]))
		header.text.length--;
	return header;
}

/* ---- expressions ---- */

/* State of the scan of a template from left to right. */
struct shape {
	const struct isa *isa;
	const struct template *template;
	unsigned brackets;
	size_t words;   /* so far */
	bool separated; /* something is between the previous word and the current one */
	bool keyword;   /* the previous word is a keyword, not the mnemonic */
	bool expression;
};

/* Does the word name an operand of some opcode that inherits the template? */
static bool is_operand(const struct shape *s, struct str word)
{
	VEC_EACH (struct opcode *, op, &s->isa->opcodes) {
		const struct field *field = opcode_find_field(*op, word);
		const struct definition *d = (*op)->definition;
		while (d && d != s->template->owner)
			d = d->parent;
		if (d && field && field->kind != FIELD_FIXED && field->type->kind != TYPE_ENUM)
			return true;
	}
	return false;
}

/* Does the template begin with an operand? Then its forms begin with no mnemonic. Only a word in an
 * optional part must be looked up. */
static bool begins_with_operand(const struct shape *s, const struct template_node *first)
{
	if (s->template->nodes->list.items[0] == first)
		return s->template->applied && !s->template->mnemonics.count;
	return is_operand(s, first->text);
}

static void look_at_word(struct shape *s, const struct template_node *node)
{
	bool keyword = isa_is_keyword(s->isa, node->text);
	if (!s->words && (keyword || node->text.text[0] == '$' ||
						 isa_find_operand(s->isa, node->text) || begins_with_operand(s, node)))
		s->expression = true;
	if (s->words && !s->separated && (keyword || s->keyword))
		s->expression = true;
	s->keyword = keyword && s->words;
	s->separated = s->words == 0; /* the mnemonic needs no comma after it */
	s->words++;
}

static void look_at(struct shape *s, struct template_node *const *nodes, size_t count)
{
	static const char marks[] = "=<>*/&^~!?";
	for (size_t i = 0; i < count && !s->expression; i++) {
		const struct template_node *node = nodes[i];
		char first = node->text.length ? node->text.text[0] : ' ';
		if (node->kind == NODE_GROUP) {
			if (!is_sign(node))
				look_at(s, node->children.items, node->children.count);
		} else if (node->kind == NODE_WORD && !template_is_annotation(s->isa, node)) {
			look_at_word(s, node);
		} else if (node->kind == NODE_QUOTED) {
			s->expression = !s->words;
		} else if (node->kind == NODE_PUNCT) {
			s->separated = true;
			s->brackets += first == '[';
			s->brackets -= first == ']' && s->brackets;
			for (size_t k = 0; marks[k] && !s->brackets; k++)
				s->expression = s->expression || marks[k] == first;
			s->expression = s->expression || !s->words;
		}
	}
}

bool template_is_expression(const struct isa *isa, const struct template *template)
{
	struct shape s = { .isa = isa, .template = template };
	if (template->nodes)
		look_at(&s, template->nodes->list.items, template->nodes->list.count);
	return s.expression;
}
