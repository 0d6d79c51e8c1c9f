/* SPDX-License-Identifier: MIT */
/* Which template a block describes: the one whose text is that of the header, mnemonic, dotted
 * words and operands. If none is, the nearest one is found for the report (rules/header.c). */
#include "isa/syntax.h"
#include "lang/header_text.h"
#include "sem/sem.h"

/* ---- the parts of a template ---- */

/* The dotted word at this place of the header; quoted text has none. */
static const struct syntax_part *word_at_text(
	const struct template_header *header, const char *text)
{
	VEC_EACH (const struct header_word, it, &header->words)
		if (header->text.text + it->at == text)
			return it->part;
	return NULL;
}

static void add_suffixes(struct sem_run *run, struct sem_shape *shape,
	const struct template *template, const struct header_parts *parts)
{
	VEC_EACH (struct str, it, &parts->suffixes) {
		const struct syntax_part *word = word_at_text(template->header, it->text);
		struct sem_shown shown = { *it, template->span, false, !word };
		if (word) {
			shown.span = word->span;
			shown.optional = word->depth;
		}
		VEC_PUSH(run->arena, &shape->suffixes, shown);
	}
}

/* The dotted words that are not suffixes of the mnemonic. */
static void add_attached(
	struct sem_run *run, struct sem_shape *shape, const struct template_header *header, size_t head)
{
	VEC_EACH (const struct header_word, it, &header->words) {
		struct sem_shown shown = { it->part->text, it->part->span, it->part->depth, false };
		if (it->at >= head)
			VEC_PUSH(run->arena, &shape->attached, shown);
	}
}

struct sem_shape sem_template_shape(struct sem_run *run, const struct template *template)
{
	const struct template_header *header = template->header;
	struct sem_shape shape = { .is_expression = header->is_expression };
	struct header_parts parts;
	size_t head = 0;
	shape.text = header_text_normal(run->arena, header->text);
	if (shape.is_expression) {
		VEC_PUSH(run->arena, &shape.operands, shape.text);
	} else {
		header_split(run->arena, header->text, &parts);
		head = parts.rest.length ? (size_t)(parts.rest.text - header->text.text) : SIZE_MAX;
		shape.mnemonic = parts.name;
		add_suffixes(run, &shape, template, &parts);
		VEC_EACH (struct header_operand, it, &parts.operands)
			VEC_PUSH(run->arena, &shape.operands, header_text_normal(run->arena, it->text));
	}
	add_attached(run, &shape, header, head);
	return shape;
}

/* ---- matching ---- */

enum { MAX_PAIRS = 1000000 }; /* pairs of blocks and templates in a family that are compared */

bool sem_same_suffix(const struct sem_family *family, struct str header, struct str template)
{
	if (str_equal(header, template))
		return true;
	VEC_EACH (struct sem_modifier, it, &family->modifiers)
		if (str_equal(it->name, header) && it->type && type_find_name(it->type, template))
			return true;
	return false;
}

static size_t different_suffixes(
	const struct sem_family *family, const struct sem_block *block, const struct sem_shape *shape)
{
	size_t a = block->suffixes.count, b = shape->suffixes.count, sum = 0;
	for (size_t i = 0; i < a || i < b; i++)
		sum +=
			i >= a || i >= b ||
			!sem_same_suffix(family, block->suffixes.items[i].name, shape->suffixes.items[i].word);
	return sum;
}

static size_t different_operands(const struct sem_block *block, const struct sem_shape *shape)
{
	size_t a = block->operands.count, b = shape->operands.count, sum = 0;
	for (size_t i = 0; i < a || i < b; i++)
		sum +=
			i >= a || i >= b || !str_equal(block->operands.items[i].text, shape->operands.items[i]);
	return sum;
}

/* How the header differs from the template; *distance: number and weight of the differences. */
static enum sem_difference compare_shapes(const struct sem_family *family,
	const struct sem_block *block, const struct sem_shape *shape, size_t *distance)
{
	enum { MANY = 1000 };
	if (block->is_expression || shape->is_expression) {
		bool same =
			block->is_expression && shape->is_expression && !different_operands(block, shape);
		*distance = same ? 0 : 3 * MANY;
		return same ? SEM_SAME : SEM_OTHER_TEXT;
	}
	bool mnemonic = !str_equal(block->name, shape->mnemonic);
	size_t suffixes = different_suffixes(family, block, shape);
	size_t operands = different_operands(block, shape);
	*distance =
		(size_t)(mnemonic + (suffixes > 0) + (operands > 0)) * MANY + 2 * suffixes + operands;
	return mnemonic   ? SEM_OTHER_MNEMONIC
		   : suffixes ? SEM_OTHER_MODIFIERS
		   : operands ? SEM_OTHER_OPERANDS
					  : SEM_SAME;
}

struct matching {
	const struct sem_family *family;
	struct sem_shape *shapes; /* of the templates */
	struct sem_matches found;
	struct str_map texts; /* normal form -> the first shape with it */
};

/* The template with the text of the header. */
static void match_shape_text(struct matching *m, struct sem_run *run, size_t i)
{
	const struct sem_block *block = m->family->blocks.list.items[i];
	struct str text = header_text_normal(run->arena, block->head);
	const struct sem_shape *shape = str_map_get(&m->texts, text);
	size_t at = shape ? (size_t)(shape - m->shapes) : 0, distance;
	if (!shape || m->found.taken[at] ||
		compare_shapes(m->family, block, shape, &distance) != SEM_SAME)
		return;
	m->found.taken[at] = true;
	m->found.blocks[i] = (struct sem_match){ m->family->templates.items[at], SEM_SAME };
}

/* The nearest template that is not taken; only one without a difference, if `same`. */
static void match_nearest(struct matching *m, size_t i, bool same)
{
	size_t best = SIZE_MAX, least = SIZE_MAX, distance;
	for (size_t k = 0; k < m->family->templates.count; k++) {
		if (m->found.taken[k])
			continue;
		enum sem_difference difference =
			compare_shapes(m->family, m->family->blocks.list.items[i], &m->shapes[k], &distance);
		if (distance >= least || (same && difference != SEM_SAME))
			continue;
		best = k;
		least = distance;
		m->found.blocks[i] = (struct sem_match){ m->family->templates.items[k], difference };
	}
	if (best != SIZE_MAX)
		m->found.taken[best] = true;
}

/* Runs through the blocks that have no template yet. */
static void match_rest(struct matching *m, bool same)
{
	const struct sem_family *family = m->family;
	size_t pairs = 0;
	for (size_t i = 0; i < family->blocks.list.count && pairs <= MAX_PAIRS; i++) {
		if (m->found.blocks[i].template || family->blocks.list.items[i]->kind != SEM_INSTRUCTION)
			continue;
		pairs += family->templates.count;
		match_nearest(m, i, same);
	}
}

struct sem_matches sem_match_blocks(struct sem_run *run, const struct sem_family *family)
{
	size_t templates = family->templates.count, blocks = family->blocks.list.count;
	struct matching m = { .family = family, .texts.arena = run->arena };
	m.found.blocks = ARENA_ARRAY(run->arena, struct sem_match, blocks + 1);
	m.found.taken = ARENA_ARRAY(run->arena, bool, templates + 1);
	m.shapes = ARENA_ARRAY(run->arena, struct sem_shape, templates + 1);
	for (size_t i = 0; i < templates; i++) {
		m.shapes[i] = sem_template_shape(run, family->templates.items[i]);
		if (!str_map_get(&m.texts, m.shapes[i].text))
			str_map_put(&m.texts, m.shapes[i].text, &m.shapes[i]);
	}
	for (size_t i = 0; i < blocks; i++)
		if (family->blocks.list.items[i]->kind == SEM_INSTRUCTION)
			match_shape_text(&m, run, i);
	match_rest(&m, true);
	match_rest(&m, false);
	return m.found;
}
