/* SPDX-License-Identifier: MIT */
/* Finds texts that the forms of one opcode, or one form, print for one word and read as another:
 * walks pairs of a printed and a read text. As long as each byte belongs to the same operand in
 * both, the words are equal. If some text can be spelled otherwise, the same is done for each bit
 * of each field that may then have another value, with printed words that have it and read words
 * that do not, and the other way round: two different words differ in some bit. */
#include "codec/ambiguity.h"
#include "isa/legal.h"

#define MAX_PAIRS 20000 /* numbers in steps of n are about n for each digit */
#define MAX_TRIED 64    /* texts looked at closely */

/* What one text leads to, as printed and as read. */
struct pair {
	struct item printed, read;
	uint32_t differs; /* some byte belongs to different operands */
	char byte;
	const struct pair *from;
};
#define PAIR_KEY (offsetof(struct pair, byte))

/* Fields whose bytes may belong to another operand, or to none, in the other reading of a text. */
struct differing {
	VEC(const struct field *) list;
};

struct pair_walker {
	struct ambiguity_search *search;
	struct differing *differing;
	struct arena *kept; /* of differing */
	struct language *language;
	VEC(struct pair *) pairs;
	struct str_map known;
	unsigned tried;
	bool found;
};

struct step {
	unsigned char first, last;
	struct item to;
};
struct steps {
	struct arena *arena;
	VEC(struct step) list;
};

static void keep_step(void *context, unsigned char first, unsigned char last, struct item to)
{
	struct steps *steps = context;
	VEC_PUSH(steps->arena, &steps->list, (struct step){ first, last, to });
}

static const struct node *node_at(const struct pair_walker *w, struct item item)
{
	return &w->language->nodes.items[item.node];
}

static void add_word_pair(struct pair_walker *w, struct pair pair)
{
	struct str key = { (const char *)&pair, PAIR_KEY };
	if (str_map_get(&w->known, key))
		return;
	struct pair *kept = ARENA_NEW(w->search->arena, struct pair);
	*kept = pair;
	str_map_put(&w->known, (struct str){ (const char *)kept, PAIR_KEY }, kept);
	VEC_PUSH(w->search->arena, &w->pairs, kept);
}

static void add_differing(struct pair_walker *w, const struct field *field)
{
	VEC_EACH (const struct field *, it, &w->differing->list)
		if (*it == field)
			return;
	VEC_PUSH(w->kept, &w->differing->list, field);
}

/* The fields that the text of an element says. */
static void add_said(struct pair_walker *w, const struct element *e)
{
	if (e && e->field)
		add_differing(w, e->field);
	if (!e)
		return;
	VEC_EACH (struct binding, it, &e->present)
		add_differing(w, it->field);
	VEC_EACH (struct binding, it, &e->absent)
		add_differing(w, it->field);
}

static void step_pair(struct pair_walker *w, const struct pair *pair, struct arena *scratch)
{
	struct steps printed = { .arena = scratch }, read = { .arena = scratch };
	const struct node *from[2] = { node_at(w, pair->printed), node_at(w, pair->read) };
	bool same = from[0]->slot == from[1]->slot;
	language_steps(w->language, scratch, pair->printed, keep_step, &printed);
	language_steps(w->language, scratch, pair->read, keep_step, &read);
	VEC_EACH (struct step, a, &printed.list)
		VEC_EACH (struct step, b, &read.list) {
			unsigned char byte = a->first > b->first ? a->first : b->first;
			if (byte > a->last || byte > b->last)
				continue;
			uint32_t differs = !same && !char_is_blank((char)byte);
			for (size_t i = 0; w->differing && differs && i < 2; i++)
				add_said(w, from[i]->element);
			differs |= pair->differs;
			add_word_pair(w, (struct pair){ a->to, b->to, differs, (char)byte, pair });
		}
}

/* ---- the word that a path prints ---- */

static void set_part(const struct element *e, uint64_t value, struct word *word)
{
	uint64_t whole = field_extract(e->field, *word), mask = mask64(e->width) << e->lsb;
	*word = field_insert(e->field, *word, (whole & ~mask) | (value << e->lsb & mask));
}

/* What a piece of the text says. */
static void take_piece(
	struct codec *codec, const struct element *e, struct str piece, struct word *word)
{
	uint64_t value;
	if (!e)
		return;
	VEC_EACH (struct binding, it, &e->present)
		*word = language_bind(*word, it);
	if (e->kind == ELEMENT_OPERAND) {
		if (codec_read_operand(codec, e, piece, &value))
			set_part(e, value, word);
	} else if (e->kind == ELEMENT_MODIFIER) {
		struct str name = str_slice(piece, e->text.length, piece.length);
		VEC_EACH (struct enumerator, it, &e->field->type->values)
			if (isa_equal(codec->isa, it->text, name))
				*word = field_insert(e->field, *word, it->value);
	}
}

static struct str path_text(const struct pair_walker *w, const struct pair *end)
{
	size_t length = 0;
	for (const struct pair *at = end; at->from; at = at->from)
		length++;
	char *text = arena_alloc(w->search->arena, length + 1);
	struct str result = { text, length };
	for (const struct pair *at = end; at->from; at = at->from)
		text[--length] = at->byte;
	return result;
}

/* The word whose printed text the path is. */
static struct word path_word(const struct pair_walker *w, const struct pair *end, struct str text)
{
	struct word word = node_at(w, end->printed)->word;
	size_t at = text.length, to = at;
	for (const struct pair *pair = end; pair->from; pair = pair->from) {
		uint32_t node = pair->from->printed.node;
		bool first = !pair->from->from || pair->from->from->printed.node != node;
		at--;
		if (!first)
			continue;
		take_piece(w->search->codec, w->language->nodes.items[node].element,
			str_slice(text, at, to), &word);
		to = at;
	}
	return word;
}

/* Is it the canonical text of the word? */
static bool is_canonical(
	const struct pair_walker *w, const struct opcode *opcode, struct word word, struct str text)
{
	struct codec *codec = w->search->codec;
	const struct form *form = codec_legal_form(codec, opcode, word);
	if (!form)
		return false;
	struct str canonical = codec_text(codec, w->search->arena, form, word);
	size_t end = codec->isa->terminator.length;
	if (canonical.length < end)
		return false;
	return isa_equal(codec->isa, str_slice(canonical, 0, canonical.length - end), text);
}

static void try_end(struct pair_walker *w, const struct pair *end)
{
	struct ambiguity found = { .printed = node_at(w, end->printed)->form,
		.read = node_at(w, end->read)->form };
	if (!end->differs && found.printed == found.read)
		return;
	w->tried++;
	found.text = path_text(w, end);
	found.printed_word = form_written(found.printed, path_word(w, end, found.text));
	if (!is_canonical(w, found.printed->opcode, found.printed_word, found.text) ||
		!codec_read_form(w->search->codec, found.read, found.text, &found.read_word) ||
		word_equal(found.printed_word, found.read_word))
		return;
	w->found = true;
	w->search->found(w->search->context, &found);
}

static void start_pairs(
	struct pair_walker *w, struct form_pair forms, const struct restriction restrictions[2])
{
	struct items starts[2] = { 0 }, all[2] = { 0 };
	struct arena *arena = w->search->arena;
	language_add(w->language, forms.printed, TEXTS_CANONICAL, restrictions[0], &starts[0]);
	language_add(w->language, forms.read, TEXTS_READ, restrictions[1], &starts[1]);
	for (size_t use = 0; use < 2; use++)
		VEC_EACH (struct item, it, &starts[use].list)
			language_expand(w->language, arena, *it, &all[use]);
	VEC_EACH (struct item, a, &all[0].list)
		VEC_EACH (struct item, b, &all[1].list)
			add_word_pair(w, (struct pair){ *a, *b, 0, 0, NULL });
}

enum outcome { OUTCOME_CLEAR, OUTCOME_OPEN, OUTCOME_FOUND };

/* OPEN: a text can be spelled in two ways, which may mean the same. The fields that may then differ
 * are added to *differing, unless it is NULL. */
static enum outcome walk_pairs(struct ambiguity_search *search, struct form_pair forms,
	const struct restriction restrictions[2], struct differing *differing)
{
	struct arena memory = { 0 }, scratch = { 0 };
	struct ambiguity_search own = *search;
	own.arena = &memory;
	struct pair_walker w = {
		.search = &own, .differing = differing, .kept = search->arena, .known = { .arena = &memory }
	};
	bool whole = !restrictions[0].field; /* else its texts are of no use to others */
	w.language = whole ? search->language : language_new(&memory, search->codec);
	w.language->nodes.count = 0;
	start_pairs(&w, forms, restrictions);
	for (size_t i = 0; i < w.pairs.count && w.pairs.count < MAX_PAIRS && w.tried < MAX_TRIED; i++) {
		const struct pair *pair = w.pairs.items[i];
		const struct node *printed = node_at(&w, pair->printed), *read = node_at(&w, pair->read);
		if (printed->kind == NODE_END && read->kind == NODE_END &&
			!search->known(search->context, printed->form))
			try_end(&w, pair);
		step_pair(&w, pair, &scratch);
		arena_reset(&scratch);
	}
	arena_free(&scratch);
	arena_free(&memory);
	return w.found ? OUTCOME_FOUND : w.tried ? OUTCOME_OPEN : OUTCOME_CLEAR;
}

/* Bits of a wide field that are zero while a bit is looked at. The numbers that have a certain bit
 * are very many runs, for which an automaton of decimal digits is too large. */
static uint64_t bits_above(const struct field *field, unsigned bit)
{
	enum { WIDE = 16, FREE = 6 };
	return field->width > WIDE && bit + FREE < field->width
			   ? mask64(field->width) & ~mask64(bit + FREE)
			   : 0;
}

static bool walk_bit(struct ambiguity_search *search, struct form_pair forms,
	const struct field *field, unsigned bit)
{
	struct word one = { (uint64_t)1 << bit, 0 }, zero = { 0, 0 };
	struct word mask = { one.lo | bits_above(field, bit), 0 };
	struct restriction set = { field, { mask, one } }, clear = { field, { mask, zero } };
	return walk_pairs(search, forms, (struct restriction[2]){ set, clear }, NULL) ==
			   OUTCOME_FOUND ||
		   walk_pairs(search, forms, (struct restriction[2]){ clear, set }, NULL) == OUTCOME_FOUND;
}

/* Is the field written whole, outside of groups? */
static bool is_always_printed(const struct form *form, const struct field *field)
{
	VEC_EACH (struct element *, it, &form->elements)
		if ((*it)->field == field &&
			((*it)->kind == ELEMENT_MODIFIER || (*it)->width == field->width))
			return true;
	return false;
}

/* May the field have two values in the readings of a text by the forms? */
static bool may_differ(
	const struct differing *differing, struct form_pair forms, const struct field *field)
{
	if (field->kind == FIELD_FIXED)
		return false;
	VEC_EACH (const struct field *, it, &differing->list)
		if (*it == field)
			return true;
	return forms.printed != forms.read &&
		   !(is_always_printed(forms.printed, field) && is_always_printed(forms.read, field));
}

/* Texts that one of the forms prints and the other, or the same one, reads as another word. */
static void compare_forms(struct ambiguity_search *search, struct form_pair forms)
{
	const struct restriction none[2] = { { 0 }, { 0 } };
	struct differing differing = { 0 };
	if (walk_pairs(search, forms, none, &differing) != OUTCOME_OPEN)
		return;
	VEC_EACH (struct field *, it, &forms.printed->opcode->fields)
		for (unsigned bit = 0; may_differ(&differing, forms, *it) && bit < (*it)->width; bit++)
			if (walk_bit(search, forms, *it, bit))
				return;
}

void ambiguity_within(struct ambiguity_search *search, const struct opcode *opcode)
{
	struct form_pairs pairs = { 0 };
	struct str key = ambiguity_key(search->arena, opcode);
	if (str_map_get(search->clear, key))
		return;
	VEC_EACH (struct form *, it, &opcode->forms)
		compare_forms(search, (struct form_pair){ *it, *it });
	if (opcode->forms.count > 1)
		ambiguity_pairs(search, opcode, &pairs);
	VEC_EACH (struct form_pair, it, &pairs.list)
		compare_forms(search, *it);
	bool known = false; /* has something of it been reported? */
	VEC_EACH (struct form *, it, &opcode->forms)
		known = known || search->known(search->context, *it);
	if (!known)
		str_map_put(search->clear, str_copy(search->clear->arena, key), search);
}
