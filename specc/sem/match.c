/* Which template a block describes, by mnemonic, dotted words and operands. If no template matches
 * exactly (rules/header.c reports that), the nearest one is taken. */
#include "isa/template_header.h"
#include "sem/sem.h"
#include "lang/lex.h"

struct shaper {
	struct sem_run *run;
	struct sem_shape *shape;
	struct buffer operand; /* the current one */
	int brackets;
	bool head; /* still at the mnemonic and its suffixes */
	bool gap;  /* a blank precedes the next node */
	bool done; /* past the operands */
};

static void end_operand(struct shaper *s)
{
	struct str text = header_text_normal(s->run->arena, buffer_str(&s->operand));
	if (s->operand.length)
		VEC_PUSH(s->run->arena, &s->shape->operands, text);
	s->operand = buffer_new(s->run->arena);
}

static bool has_word(const struct template_node *node)
{
	VEC_EACH (struct template_node *, it, &node->children)
		if ((*it)->kind == NODE_WORD || (*it)->kind == NODE_DOT_WORD || has_word(*it))
			return true;
	return node->kind == NODE_WORD || node->kind == NODE_DOT_WORD || node->kind == NODE_QUOTED;
}

static bool has_comma(const struct template_node *node)
{
	VEC_EACH (struct template_node *, it, &node->children)
		if (str_equal_c((*it)->text, ","))
			return true;
	return false;
}

static void shape_text(struct shaper *s, const struct template_node *node)
{
	char first = node->text.length ? node->text.text[0] : ' ';
	char last = s->operand.length ? s->operand.text[s->operand.length - 1] : ' ';
	if (node->kind == NODE_WORD && s->gap && !s->brackets && (last == ']' || char_is_word(last)))
		end_operand(s); /* two operands without a comma */
	if (node->kind == NODE_PUNCT)
		s->brackets += (first == '[') - (first == ']');
	if (node->kind == NODE_PUNCT && first == ',' && s->brackets <= 0) {
		end_operand(s);
		return;
	}
	if (s->gap && s->operand.length)
		buffer_add_char(&s->operand, ' ');
	buffer_add(&s->operand, node->text);
}

/* Is the node annotation after the operands: not a known operand, or optional text alone? */
static bool is_annotation(const struct shaper *s, const struct template_node *node)
{
	return !isa_find_operand(s->run->isa, node->text) || template_is_annotation(s->run->isa, node);
}

static void shape_nodes(
	struct shaper *s, struct template_node *const *nodes, size_t count, bool optional)
{
	for (size_t i = 0; i < count && !s->done; i++) {
		const struct template_node *node = nodes[i];
		struct sem_shown shown = { node->text, node->span, optional };
		if (node->kind == NODE_BLANK) {
			s->head = s->head && !s->shape->mnemonic.length;
			s->gap = true;
			continue;
		}
		if (node->kind == NODE_GROUP) {
			if (has_word(node) || has_comma(node))
				shape_nodes(s, node->children.items, node->children.count, true);
			continue;
		}
		if (node->kind == NODE_WORD && node->text.text[0] == '$' && is_annotation(s, node)) {
			s->done = true;
		} else if (s->head && node->kind == NODE_WORD && !s->shape->mnemonic.length) {
			s->shape->mnemonic = node->text;
		} else if (node->kind == NODE_DOT_WORD) {
			if (s->head) {
				VEC_PUSH(s->run->arena, &s->shape->suffixes, shown);
			} else {
				VEC_PUSH(s->run->arena, &s->shape->attached, shown);
				buffer_printf(&s->operand, ".%.*s", STR_ARG(node->text));
			}
		} else if (str_equal(node->text, s->run->isa->terminator)) {
			s->done = true;
		} else {
			s->head = false;
			shape_text(s, node);
		}
		s->gap = false;
	}
}

/* Collects the dotted words of an expression, wherever they are. */
static void shape_words(struct sem_run *run, struct sem_shape *shape,
	struct template_node *const *nodes, size_t count, bool optional)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		struct sem_shown shown = { node->text, node->span, optional };
		if (node->kind == NODE_DOT_WORD)
			VEC_PUSH(run->arena, &shape->attached, shown);
		shape_words(run, shape, node->children.items, node->children.count, true);
	}
}

static struct sem_shape expression_shape(struct sem_run *run, const struct template *template)
{
	struct sem_shape shape = { .is_expression = true };
	VEC_PUSH(run->arena, &shape.operands, template_header_text(run->arena, run->isa, template));
	shape_words(run, &shape, template->nodes->list.items, template->nodes->list.count, false);
	return shape;
}

struct sem_shape sem_template_shape(struct sem_run *run, const struct template *template)
{
	struct sem_shape shape = { 0 };
	if (template_is_expression(run->isa, template))
		return expression_shape(run, template);
	struct shaper s = { .run = run, .shape = &shape, .head = true };
	s.operand = buffer_new(run->arena);
	if (template->nodes)
		shape_nodes(&s, template->nodes->list.items, template->nodes->list.count, false);
	end_operand(&s);
	return shape;
}

/* ---- matching ---- */

enum { MAX_PAIRS = 1000000 }; /* pairs of blocks and templates in a family */

bool sem_same_suffix(const struct sem_family *family, struct str header, struct str template)
{
	if (str_equal(header, template))
		return true;
	VEC_EACH (struct sem_modifier, it, &family->modifiers)
		if (str_equal(it->name, header) && it->type && type_find_name(it->type, template))
			return true;
	return false;
}

/* Number and weight of differences; 0: the block describes the template. */
static unsigned distance(
	const struct sem_family *family, const struct sem_block *block, const struct sem_shape *shape)
{
	unsigned sum = str_equal(block->name, shape->mnemonic) ? 0 : 100;
	if (block->is_expression || shape->is_expression)
		return block->is_expression && shape->is_expression &&
					   str_equal(block->operands.items[0].text, shape->operands.items[0])
				   ? 0
				   : 1000;
	size_t a = block->suffixes.count, b = shape->suffixes.count;
	for (size_t i = 0; i < a || i < b; i++)
		sum += i >= a || i >= b ||
					   !sem_same_suffix(
						   family, block->suffixes.items[i].name, shape->suffixes.items[i].word)
				   ? 2
				   : 0;
	a = block->operands.count, b = shape->operands.count;
	for (size_t i = 0; i < a || i < b; i++)
		sum +=
			i >= a || i >= b || !str_equal(block->operands.items[i].text, shape->operands.items[i])
				? 1
				: 0;
	return sum;
}

/* The nearest template that is not taken and at most `limit` away; else the number of templates. */
static size_t nearest(const struct sem_family *family, const struct sem_block *block,
	const struct sem_shape *shapes, const bool *taken, unsigned limit)
{
	size_t best = family->templates.count;
	for (size_t i = 0; i < family->templates.count; i++) {
		unsigned d = distance(family, block, &shapes[i]);
		if (taken[i] || d > limit)
			continue;
		best = i;
		if (!d)
			break;
		limit = d - 1;
	}
	return best;
}

const struct template **sem_match_blocks(struct sem_run *run, const struct sem_family *family)
{
	size_t templates = family->templates.count, blocks = family->blocks.list.count;
	const struct template **found = ARENA_ARRAY(run->arena, const struct template *, blocks + 1);
	struct sem_shape *shapes = ARENA_ARRAY(run->arena, struct sem_shape, templates + 1);
	bool *taken = ARENA_ARRAY(run->arena, bool, templates + 1);
	for (size_t i = 0; i < templates; i++)
		shapes[i] = sem_template_shape(run, family->templates.items[i]);
	if (templates * blocks > MAX_PAIRS)
		return found;
	for (unsigned round = 0; round < 2; round++)
		for (size_t i = 0; i < blocks; i++) {
			const struct sem_block *block = family->blocks.list.items[i];
			if (found[i] || block->kind != SEM_INSTRUCTION)
				continue;
			unsigned limit = round && !block->is_expression ? UINT32_MAX : 0;
			size_t at = nearest(family, block, shapes, taken, limit);
			if (at == templates)
				continue;
			taken[at] = true;
			found[i] = family->templates.items[at];
		}
	return found;
}
