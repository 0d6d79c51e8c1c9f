/* SPDX-License-Identifier: MIT */
/* Exact numbers of words that are legal in only one version. */
#include "diff/internal.h"

static const struct str no_words = { 0 };

/* ---- have they the same words? ---- */

static bool same_set(const struct cube_set *a, const struct cube_set *b)
{
	if (a->width != b->width || a->cubes.count != b->cubes.count)
		return false;
	for (size_t i = 0; i < a->cubes.count; i++)
		if (!word_equal(a->cubes.items[i].mask, b->cubes.items[i].mask) ||
			!word_equal(a->cubes.items[i].match, b->cubes.items[i].match))
			return false;
	return true;
}

static bool same_fields(const struct opcode *a, const struct opcode *b)
{
	if (a->length != b->length || a->fields.count != b->fields.count ||
		!word_equal(a->fixed.mask, b->fixed.mask) || !word_equal(a->fixed.match, b->fixed.match))
		return false;
	for (size_t i = 0; i < a->fields.count; i++)
		if (!field_same_place(a->fields.items[i], b->fields.items[i]))
			return false;
	return true;
}

static bool same_boxes(const struct form *a, const struct form *b, size_t fields)
{
	if (a->boxes.count != b->boxes.count)
		return false;
	for (size_t i = 0; i < a->boxes.count; i++)
		for (size_t k = 0; k < fields; k++)
			if (!same_set(&a->boxes.items[i].sets[k], &b->boxes.items[i].sets[k]))
				return false;
	return true;
}

/* Conservative: true only if the words are certainly the same, as for most opcodes. */
static bool look_the_same(const struct opcode *a, const struct opcode *b)
{
	if (!same_fields(a, b) || a->forms.count != b->forms.count)
		return false;
	for (size_t i = 0; i < a->forms.count; i++)
		if (!same_boxes(a->forms.items[i], b->forms.items[i], a->fields.count))
			return false;
	return true;
}

/* ---- counting ---- */

/* The words of a that are not in b. */
static struct legal_set minus(struct arena *arena, struct legal_set a, const struct legal_set *b)
{
	VEC_EACH (struct legal_box, it, &b->boxes)
		a = legal_minus(arena, &a, it);
	return a;
}

/* The change to attribute the words to: the one with the highest verdict among those that affect
 * the opcode and can be the cause. */
static struct diff_change *cause_of(const struct diff_opcode *op, bool lost)
{
	struct diff_change *cause = NULL;
	VEC_EACH (struct diff_change *, it, &op->changes) {
		enum diff_kind kind = (*it)->kind;
		bool shows = kind == DIFF_OPCODE_RENAMED || kind == DIFF_FIELD_RENAMED ||
					 kind == DIFF_DEFAULT || kind == DIFF_ENUMERATOR_RENAMED ||
					 kind == DIFF_TYPE_TEXT || kind == DIFF_TYPE_NUMBER || kind == DIFF_CYCLES ||
					 kind == DIFF_PREFIX || kind == DIFF_DELAY_SLOT;
		bool wrong = lost ? kind == DIFF_ENUMERATOR_ADDED || kind == DIFF_SYNTAX_ADDED
						  : kind == DIFF_ENUMERATOR_REMOVED || kind == DIFF_SYNTAX_REMOVED;
		if (!shows && !wrong && (!cause || (*it)->verdict > cause->verdict))
			cause = *it;
	}
	return cause;
}

/* Of `all` words that the opcode lost or gained, `only` are legal in one version alone; the others
 * are words of another opcode there. */
static void put_down(
	struct diff *d, struct diff_opcode *op, struct wide all, struct wide only, bool lost)
{
	const struct opcode *own = op->after ? op->after : op->before;
	struct diff_change *cause = cause_of(op, lost);
	if (wide_is_zero(all))
		return;
	if (!cause) {
		cause = diff_add(d, lost ? DIFF_LEGAL_REMOVED : DIFF_LEGAL_ADDED,
			own->optype ? own->optype->name : own->definition->name, no_words, no_words);
		diff_reach(d, op, cause);
	}
	cause->counted = true;
	struct wide *sum = lost ? &cause->lost : &cause->gained;
	*sum = wide_add(*sum, only);
	if (!lost)
		return;
	struct wide moved = wide_sub(all, only);
	cause->moved = wide_add(cause->moved, moved);
	d->moved = wide_add(d->moved, moved);
	diff_raise(cause, DIFF_BINARY);
}

void diff_words(struct diff *d, struct diff_opcode *op)
{
	struct legal_set none = { .boxes = { NULL, 0, 0 } };
	if (op->before && op->after && look_the_same(op->before, op->after))
		return;
	struct legal_set before = op->before ? legal_from_opcode(d->arena, op->before) : none;
	struct legal_set after = op->after ? legal_from_opcode(d->arena, op->after) : none;
	bool other_length = op->before && op->after && op->before->length != op->after->length;
	op->lost = other_length ? before : minus(d->arena, before, &after);
	op->gained = other_length ? after : minus(d->arena, after, &before);
	if (op->lost.boxes.count || op->gained.boxes.count)
		VEC_PUSH(d->arena, &d->opcodes, op);
}

/* Opcodes by length and by the bits that all of that length fix: others have no word in common. */
struct shapes {
	struct arena *arena;
	struct word common[WORD_BITS + 1]; /* by length */
	struct str_map opcodes[2];         /* before, after: shape -> struct diff_opcodes */
};

static struct str shape_of_word(const struct shapes *s, const struct opcode *op)
{
	struct word match = word_and(op->fixed.match, s->common[op->length]);
	return str_printf(s->arena, "%u %llx %llx", op->length, (unsigned long long)match.hi,
		(unsigned long long)match.lo);
}

static const struct opcode *side_of_opcode(const struct diff_opcode *op, bool after)
{
	return after ? op->after : op->before;
}

static void index_shapes(struct diff *d, struct shapes *s)
{
	for (size_t i = 0; i <= WORD_BITS; i++)
		s->common[i] = word_mask(0, WORD_BITS);
	for (int after = 0; after < 2; after++)
		VEC_EACH (struct diff_opcode *, it, &d->opcodes) {
			const struct opcode *op = side_of_opcode(*it, after);
			if (op)
				s->common[op->length] = word_and(s->common[op->length], op->fixed.mask);
		}
	for (int after = 0; after < 2; after++)
		VEC_EACH (struct diff_opcode *, it, &d->opcodes) {
			const struct opcode *op = side_of_opcode(*it, after);
			if (!op)
				continue;
			struct diff_opcodes *list = str_map_get(&s->opcodes[after], shape_of_word(s, op));
			if (!list) {
				list = ARENA_NEW(s->arena, struct diff_opcodes);
				str_map_put(&s->opcodes[after], shape_of_word(s, op), list);
			}
			VEC_PUSH(s->arena, &list->list, *it);
		}
}

/* Removes the words that are legal as another opcode in the other version: their meaning has
 * changed. */
static struct legal_set less_others(
	struct diff *d, const struct shapes *s, const struct diff_opcode *op, bool lost, bool *met)
{
	struct legal_set rest = lost ? op->lost : op->gained;
	const struct opcode *own = side_of_opcode(op, !lost);
	const struct diff_opcodes *others =
		own ? str_map_get(&s->opcodes[lost], shape_of_word(s, own)) : NULL;
	struct word witness;
	if (!others)
		return rest;
	VEC_EACH (struct diff_opcode *, it, &others->list) {
		const struct legal_set *other = lost ? &(*it)->gained : &(*it)->lost;
		VEC_EACH (struct legal_box, box, &other->boxes)
			VEC_EACH (struct legal_box, mine, &rest.boxes)
				if (legal_meet(mine, box, &witness)) {
					*met = true;
					rest = legal_minus(d->arena, &rest, box);
					break;
				}
	}
	return rest;
}

void diff_count_words(struct diff *d)
{
	struct shapes shapes = { .arena = d->arena };
	shapes.opcodes[0].arena = shapes.opcodes[1].arena = d->arena;
	index_shapes(d, &shapes);
	VEC_EACH (struct diff_opcode *, it, &d->opcodes) {
		bool met = false, other = false;
		struct legal_set lost = less_others(d, &shapes, *it, true, &met);
		struct legal_set gained = less_others(d, &shapes, *it, false, &other);
		d->lost = wide_add(d->lost, legal_count(&lost));
		d->gained = wide_add(d->gained, legal_count(&gained));
		put_down(d, *it, legal_count(&(*it)->lost), legal_count(&lost), true);
		put_down(d, *it, legal_count(&(*it)->gained), legal_count(&gained), false);
		if (other)
			VEC_EACH (struct diff_change *, change, &(*it)->changes)
				if ((*change)->counted)
					diff_raise(*change, DIFF_BINARY);
	}
}
