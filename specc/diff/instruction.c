/* SPDX-License-Identifier: MIT */
/* Chooses instructions that may show a difference between two versions of a block: words of the old
 * version whose modifiers select the changed code. */
#include "codec/codec.h"
#include "diff/internal.h"

#include "cgen/kernels.h"

enum { MOST_CHOICES = 64, TRIES = 8 };

struct chooser {
	struct diff *d;
	struct diff_open *open;
	struct diff_choices choices;
	VEC(const struct form *) forms;
	const struct probe_inputs *inputs; /* of the first instruction, or NULL */
	uint64_t seed;
};

static const struct field *old_field(const struct diff_opcode *op, const struct field *after)
{
	VEC_EACH (struct field *, it, &op->before->fields)
		if (str_equal(diff_field_name(op, *it), after->name))
			return *it;
	return NULL;
}

struct word diff_translate(const struct diff_opcode *op, struct word w)
{
	struct word result = op->after->fixed.match;
	VEC_EACH (struct field *, it, &op->after->fields) {
		const struct field *old = old_field(op, *it);
		uint64_t value = 0;
		if ((*it)->kind == FIELD_FIXED)
			continue;
		if (!old)
			field_hidden_value(*it, &value);
		else
			value = field_extract(old, w);
		const struct enumerator *name = old ? type_find_value(old->type, value) : NULL;
		const struct enumerator *now = name ? type_find_name((*it)->type, name->name) : NULL;
		result = field_insert(*it, result, now ? now->value : value);
	}
	return result;
}

/* A word of the form with the values of the choice; false if there seems to be none. */
static bool find_word(struct chooser *c, const struct form *form, const struct diff_choice *choice,
	enum word_style style, struct probe *probe)
{
	const struct diff_opcode *op = c->open->op;
	struct codec *codec = diff_codec(c->d, c->d->before);
	for (unsigned i = 0; i < TRIES; i++) {
		struct word w = probe_word(codec, form, c->inputs, i ? WORD_RANDOM : style, &c->seed);
		VEC_EACH (struct binding, it, &choice->list)
			w = field_insert(it->field, w, it->value);
		const struct form *legal = codec_legal_form(codec, op->before, w);
		if (!legal || legal->template != form->template)
			continue;
		*probe = (struct probe){
			.subject = c->open,
			.opcodes = { op->before, op->after },
			.form = legal,
			.words = { w, diff_translate(op, w) },
		};
		if (codec_legal_form(diff_codec(c->d, c->d->after), op->after, probe->words[1]))
			return true;
	}
	return false;
}

void diff_add_instructions(struct diff *d, const struct contest *contest, struct arena *arena,
	struct diff_open *open, size_t skip, size_t count, struct probes *probes)
{
	struct chooser c = { .d = d, .open = open };
	size_t first = probes->list.count;
	c.seed = 0x9e3779b97f4a7c15 ^ (skip + 1) << 32 ^ open->op->before->index;
	c.choices = diff_differing_choices(arena, open, MOST_CHOICES);
	VEC_EACH (struct form *, it, &open->op->before->forms)
		if ((*it)->template == open->entries[0]->template)
			VEC_PUSH(arena, &c.forms, *it);
	for (size_t i = skip; i < skip + count && c.forms.count && c.choices.list.count; i++) {
		const struct form *form = c.forms.items[i % c.forms.count];
		const struct diff_choice *choice = &c.choices.list.items[i % c.choices.list.count];
		struct probe probe;
		enum word_style style = (enum word_style)(i / c.choices.list.count % WORD_STYLES);
		bool good = find_word(&c, form, choice, style, &probe);
		for (size_t k = first; k < probes->list.count && good; k++)
			good = !word_equal(probes->list.items[k].words[0], probe.words[0]);
		if (good)
			VEC_PUSH(arena, &probes->list, probe);
		if (good && !c.inputs)
			c.inputs = probe_inputs_of(contest, arena, &probe);
	}
}
