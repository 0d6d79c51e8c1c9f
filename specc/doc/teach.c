/* SPDX-License-Identifier: MIT */
/* Pages: which examples of a family teach most: those that differ from each other. */
#include "doc/doc.h"

enum { MOST = 4 };

/* Something that an example shows; two are the same if `what` and `value` are. */
struct feature {
	const void *what; /* template, opcode, type, exception */
	struct str name;  /* of a field, or empty */
	uint64_t value;
	unsigned weight;
};

struct features {
	VEC(struct feature) list;
};

static bool same_feature(const struct feature *a, const struct feature *b)
{
	return a->what == b->what && a->value == b->value && str_equal(a->name, b->name);
}

static void add_feature(struct arena *arena, struct features *features, struct feature new)
{
	VEC_EACH (struct feature, it, &features->list)
		if (same_feature(it, &new))
			return;
	VEC_PUSH(arena, &features->list, new);
}

/* The first form that can write the word. */
static const struct form *form_of_word(const struct opcode *opcode, struct word word)
{
	VEC_EACH (struct form *, it, &opcode->forms) {
		bool admits = true;
		VEC_EACH (struct field *, field, &opcode->fields)
			admits = admits && form_admits(*it, *field, field_extract(*field, word));
		if (admits)
			return *it;
	}
	return NULL;
}

/* The template, the opcode, each field that has not its default, each value of a modifier, each
 * exception. */
static struct features features_of(struct arena *arena, const struct example *example)
{
	struct features all = { 0 };
	if (!example->opcode)
		return all;
	const struct form *form = form_of_word(example->opcode, example->word);
	add_feature(arena, &all, (struct feature){ .what = form ? form->template : NULL, .weight = 8 });
	add_feature(arena, &all, (struct feature){ .what = example->opcode, .weight = 4 });
	VEC_EACH (struct field *, it, &example->opcode->fields) {
		uint64_t value = field_extract(*it, example->word);
		bool named = (*it)->type->kind == TYPE_ENUM;
		if ((*it)->kind == FIELD_OPERAND ? named
										 : (*it)->kind == FIELD_DEFAULT && value != (*it)->value)
			add_feature(arena, &all,
				(struct feature){ NULL, (*it)->name, named ? value : 0, named ? 2 : 1 });
	}
	VEC_EACH (struct example_case *, it, &example->cases)
		if ((*it)->sound && (*it)->raises)
			add_feature(arena, &all, (struct feature){ .what = (*it)->raises, .weight = 3 });
	return all;
}

/* What an example is worth by itself: cases that run, but few, and comments. */
static unsigned worth(const struct example *example)
{
	unsigned cases = 0, comments = example->comment.text.length > 0;
	VEC_EACH (struct example_case *, it, &example->cases) {
		cases += (*it)->sound;
		comments |= (*it)->comment.text.length > 0;
	}
	return (cases ? 6u : 0) + (comments ? 2u : 0) + (cases && cases <= 8 ? 2u : 0);
}

/* What the features add to those known; one template, opcode and modifier at most, so that one
 * example does not show everything at once. */
static unsigned gain(const struct features *known, const struct features *features)
{
	unsigned sum = 0, most = known->list.count ? 14 : 12;
	VEC_EACH (const struct feature, it, &features->list) {
		bool found = false;
		VEC_EACH (struct feature, other, &known->list)
			found = found || same_feature(it, other);
		sum += found ? 0 : it->weight;
	}
	return sum < most ? sum : most;
}

/* Of two that are worth the same, the simpler one is better. */
static unsigned score(
	const struct features *known, const struct features *features, const struct example *example)
{
	unsigned simple = features->list.count < 63 ? 63 - (unsigned)features->list.count : 0;
	return (gain(known, features) + worth(example)) * 64 + simple + 1;
}

void page_teaching(
	struct arena *arena, const struct example *const *examples, size_t count, bool *teaches)
{
	struct features known = { 0 }, *of = ARENA_ARRAY(arena, struct features, count + 1);
	for (size_t i = 0; i < count; i++)
		of[i] = features_of(arena, examples[i]);
	for (size_t chosen = 0; chosen < MOST && chosen < count; chosen++) {
		size_t best = count;
		unsigned most = 0;
		for (size_t i = 0; i < count; i++) {
			unsigned value = teaches[i] ? 0 : score(&known, &of[i], examples[i]);
			if (value > most) {
				best = i;
				most = value;
			}
		}
		teaches[best] = true;
		VEC_EACH (struct feature, it, &of[best].list)
			add_feature(arena, &known, *it);
	}
}
