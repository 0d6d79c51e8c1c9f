/* Chooses instructions that can tell two versions of a block apart: words of the old version whose
 * modifiers lead to other programs. */
#include "codec/codec.h"
#include "diff/internal.h"

#include "cgen/kernels.h"

enum { MOST_CHOICES = 64, TRIES = 8 };

uint64_t diff_random(uint64_t *seed)
{
	*seed ^= *seed << 13;
	*seed ^= *seed >> 7;
	*seed ^= *seed << 17;
	return *seed * 0x2545f4914f6cdd1d;
}

struct chooser {
	struct diff *d;
	const struct diff_open *open;
	struct diff_choices choices;
	VEC(const struct form *) forms;
	const struct diff_inputs *inputs; /* of the first instruction, or NULL */
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

/* Sets a field to the first value from *next on that the form has. */
static struct word with_next(struct chooser *c, const struct form *form, struct word w,
	const struct field *f, uint64_t *next)
{
	struct codec *codec = diff_codec(c->d, c->d->before);
	for (uint64_t value = *next; value < *next + 16; value++) {
		struct word other = field_insert(f, w, value);
		if (value <= mask64(f->width) && codec_form_holds(codec, form, other)) {
			*next = value + 1;
			return other;
		}
	}
	return w;
}

/* Gives all registers of a file one number, or else each operand its own small one. */
static struct word with_registers(
	struct chooser *c, const struct form *form, struct word w, bool alike)
{
	uint64_t next = 1;
	struct codec *codec = diff_codec(c->d, c->d->before);
	VEC_EACH (struct field *, it, &form->opcode->fields) {
		struct word other = field_insert(*it, w, alike ? 4 : 0);
		if ((*it)->kind != FIELD_OPERAND || (*it)->type->kind != TYPE_REGISTER)
			continue;
		if (!alike)
			w = with_next(c, form, w, *it, &next);
		else if (codec_form_holds(codec, form, other))
			w = other;
	}
	return w;
}

/* Gives immediates numbers that the blocks name. */
static struct word with_constants(struct chooser *c, const struct form *form, struct word w)
{
	struct codec *codec = diff_codec(c->d, c->d->before);
	uint64_t value;
	VEC_EACH (struct field *, it, &form->opcode->fields)
		if ((*it)->kind == FIELD_OPERAND && (*it)->type->kind == TYPE_INTEGER && c->inputs &&
			diff_input_constant(c->inputs, diff_random(&c->seed) >> 20, &value)) {
			struct word other = field_insert(*it, w, value & mask64((*it)->width));
			w = codec_form_holds(codec, form, other) ? other : w;
		}
	return w;
}

/* How the fields of an instruction are chosen. */
enum style {
	PLAIN,     /* small registers, all else as if it were not written */
	NUMBERS,   /* the same with numbers that the blocks name */
	ONE_OTHER, /* the same but for one field */
	LEAST,
	MOST,
	ALIKE, /* one register for all operands, else random */
	RANDOM,
	STYLES
};

static struct word sample(struct chooser *c, const struct form *form, enum style style)
{
	static const unsigned variants[] = { [PLAIN] = 0,
		[NUMBERS] = 0,
		[ONE_OTHER] = 3,
		[LEAST] = 1,
		[MOST] = 2,
		[ALIKE] = 4,
		[RANDOM] = 4 };
	struct word w = codec_sample(form, variants[style], &c->seed);
	if (style == NUMBERS)
		w = with_constants(c, form, w);
	return style <= ONE_OTHER || style == ALIKE ? with_registers(c, form, w, style == ALIKE) : w;
}

/* A word of the form with the values of the choice; false if there seems to be none. */
static bool find_word(struct chooser *c, const struct form *form, const struct diff_choice *choice,
	enum style style, struct diff_probe *probe)
{
	const struct diff_opcode *op = c->open->op;
	for (unsigned i = 0; i < TRIES; i++) {
		struct word w = sample(c, form, i ? RANDOM : style);
		VEC_EACH (struct binding, it, &choice->list)
			w = field_insert(it->field, w, it->value);
		const struct form *legal = codec_legal_form(diff_codec(c->d, c->d->before), op->before, w);
		if (!legal || legal->template != form->template)
			continue;
		*probe = (struct diff_probe){
			.open = c->open, .form = legal, .words = { w, diff_translate(op, w) }
		};
		if (codec_legal_form(diff_codec(c->d, c->d->after), op->after, probe->words[1]))
			return true;
	}
	return false;
}

void diff_add_instructions(struct diff *d, struct arena *arena, const struct diff_open *open,
	size_t skip, size_t count, struct diff_probes *probes)
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
		struct diff_probe probe;
		enum style style = (enum style)(i / c.choices.list.count % STYLES);
		bool good = find_word(&c, form, choice, style, &probe);
		for (size_t k = first; k < probes->list.count && good; k++)
			good = !word_equal(probes->list.items[k].words[0], probe.words[0]);
		if (good)
			VEC_PUSH(arena, &probes->list, probe);
		if (good && !c.inputs)
			c.inputs = diff_inputs_of(d, arena, &probe);
	}
}
