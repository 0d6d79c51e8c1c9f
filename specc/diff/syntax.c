/* SPDX-License-Identifier: MIT */
/* Differences of the syntax of an opcode. Compares its forms, not its templates: a template that is
 * written differently but parses and prints the same texts has not changed. */
#include "codec/codec.h"
#include "diff/internal.h"

static const struct str no_syntax = { 0 };

/* ---- a form as text ---- */

/* Writes "hidden" for a value that the text does not show: its change is reported as one of the
 * default. */
static struct str bound(struct diff *d, const struct binding *b)
{
	uint64_t hidden;
	if (b->width)
		return diff_number(d, b->value);
	if (field_hidden_value(b->field, &hidden) && hidden == b->value)
		return STR("hidden");
	return diff_value(d, b->field, b->value);
}

static void write_bindings(struct diff *d, const struct diff_opcode *op, struct buffer *out,
	char sign, const struct binding *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		buffer_printf(out, " %c%.*s", sign, STR_ARG(diff_field_name(op, items[i].field)));
		if (items[i].width)
			buffer_printf(out, " %u +: %u", items[i].lsb, items[i].width);
		buffer_printf(out, "=%.*s", STR_ARG(bound(d, &items[i])));
	}
}

/* Writes the listed values unless they are all of the type: new values of a type are a separate
 * change. */
static void write_modifier(
	struct diff *d, const struct diff_opcode *op, struct buffer *out, const struct element *e)
{
	uint64_t hidden;
	bool is_hidden = e->has_hidden && field_hidden_value(e->field, &hidden) && hidden == e->hidden;
	buffer_printf(out, " <%.*s%.*s%s", STR_ARG(e->text), STR_ARG(diff_field_name(op, e->field)),
		is_hidden       ? " hidden"
		: e->has_hidden ? " silent"
						: "");
	if (e->modifier_values.count < e->field->type->values.count)
		VEC_EACH (uint64_t, it, &e->modifier_values)
			buffer_printf(out, " %.*s", STR_ARG(diff_value(d, e->field, *it)));
	buffer_add_char(out, '>');
}

static void write_elements(struct diff *d, const struct diff_opcode *op, struct buffer *out,
	struct element *const *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = items[i];
		switch (e->kind) {
		case ELEMENT_TEXT: buffer_printf(out, " '%.*s'", STR_ARG(str_trim(e->text))); break;
		case ELEMENT_MODIFIER: write_modifier(d, op, out, e); break;
		case ELEMENT_OPERAND:
			buffer_printf(out, " [%.*s", STR_ARG(diff_field_name(op, e->field)));
			if (e->lsb || e->width != e->field->width)
				buffer_printf(out, " %u +: %u", e->lsb, e->width);
			buffer_printf(out, " %u%s]", e->count, e->joined ? " joined" : "");
			break;
		case ELEMENT_GROUP:
			buffer_add(out, STR(" {"));
			write_elements(d, op, out, e->children.items, e->children.count);
			write_bindings(d, op, out, '-', e->absent.items, e->absent.count);
			write_bindings(d, op, out, '+', e->present.items, e->present.count);
			buffer_add(out, STR(" }"));
			break;
		case ELEMENT_ONE_OF: /* the rows are compared as parts of the type */
			buffer_printf(out, " (%.*s)", STR_ARG(diff_field_name(op, e->field)));
			break;
		case ELEMENT_ALTERNATIVE: break;
		}
	}
}

static struct str form_text(struct diff *d, const struct diff_opcode *op, const struct form *form)
{
	struct buffer out = buffer_new(d->arena);
	write_elements(d, op, &out, form->elements.items, form->elements.count);
	return buffer_str(&out);
}

/* ---- the forms of both versions ---- */

struct forms {
	struct str *texts;
	struct str_map map; /* text -> form */
};

static struct forms forms_of(
	struct diff *d, const struct diff_opcode *both, const struct opcode *op)
{
	struct forms forms = { .map = { .arena = d->arena } };
	forms.texts = ARENA_ARRAY(d->arena, struct str, op->forms.count + 1);
	for (size_t i = 0; i < op->forms.count; i++) {
		forms.texts[i] = form_text(d, both, op->forms.items[i]);
		str_map_put(&forms.map, forms.texts[i], op->forms.items[i]);
	}
	return forms;
}

/* Templates whose forms are in only one version, without duplicates. */
struct odd {
	VEC(const struct template *) list;
};

static struct odd odd_templates(
	struct diff *d, const struct opcode *op, const struct forms *own, const struct forms *other)
{
	struct odd odd = { .list = { NULL, 0, 0 } };
	for (size_t i = 0; i < op->forms.count; i++) {
		const struct template *template = op->forms.items[i]->template;
		bool known = str_map_get(&other->map, own->texts[i]) != NULL;
		VEC_EACH (const struct template *, it, &odd.list)
			known = known || *it == template;
		if (!known)
			VEC_PUSH(d->arena, &odd.list, template);
	}
	return odd;
}

/* Does the old text of the word still assemble to it? */
static bool still_reads_word(struct diff *d, const struct form *form, struct word w)
{
	struct codec *old = diff_codec(d, d->before), *new = diff_codec(d, d->after);
	struct parsed parsed;
	return codec_parse(new, d->arena, codec_text(old, d->arena, form, w), &parsed) &&
		   word_equal(parsed.word, w);
}

/* The word with an operand in each of its modes. */
static bool still_reads_modes(struct diff *d, const struct form *form, struct word w)
{
	struct codec *old = diff_codec(d, d->before);
	VEC_EACH (struct field *, field, &form->opcode->fields)
		VEC_EACH (struct alternative, it, &(*field)->type->alternatives) {
			struct cube_set values = it->values;
			values.width = (*field)->width;
			values = cube_set_meet(d->arena, &values, &(*field)->type->legal);
			if (!values.cubes.count)
				continue;
			struct word other = field_insert(*field, w, cube_set_pick(&values, w.lo).lo);
			if (codec_form_holds(old, form, other) && !still_reads_word(d, form, other))
				return false;
		}
	return true;
}

/* Does the old text still assemble to the same word? Tries sample words of each form. */
static bool still_reads(struct diff *d, const struct diff_opcode *op)
{
	enum { SAMPLES = 24 };
	uint64_t random = 1;
	VEC_EACH (struct form *, it, &op->before->forms)
		for (unsigned i = 0; i < SAMPLES; i++) {
			struct word w = codec_sample(*it, i, &random);
			if (!still_reads_word(d, *it, w) || !still_reads_modes(d, *it, w))
				return false;
		}
	return true;
}

static struct str owner_of_template(const struct template *template)
{
	return template->owner->name;
}

static bool same_order(const struct diff_opcode *op, const struct forms *a, const struct forms *b)
{
	for (size_t i = 0; i < op->before->forms.count; i++)
		if (!str_equal(a->texts[i], b->texts[i]))
			return false;
	return true;
}

void diff_syntax(struct diff *d, struct diff_opcode *op)
{
	struct forms before = forms_of(d, op, op->before);
	struct forms after = forms_of(d, op, op->after);
	struct odd old = odd_templates(d, op->before, &before, &after);
	struct odd new = odd_templates(d, op->after, &after, &before);
	size_t pairs = old.list.count < new.list.count ? old.list.count : new.list.count;
	bool reads = pairs && still_reads(d, op);
	for (size_t i = 0; i < pairs; i++) {
		const struct template *a = old.list.items[i], *b = new.list.items[i];
		struct diff_change *change =
			diff_add(d, DIFF_SYNTAX_CHANGED, owner_of_template(b), a->text, b->text);
		if (reads)
			change->verdict = DIFF_COMPATIBLE;
		diff_reach(d, op, change);
	}
	for (size_t i = pairs; i < old.list.count; i++)
		diff_reach(d, op,
			diff_add(d, DIFF_SYNTAX_REMOVED, owner_of_template(old.list.items[i]),
				old.list.items[i]->text, no_syntax));
	for (size_t i = pairs; i < new.list.count; i++)
		diff_reach(d, op,
			diff_add(d, DIFF_SYNTAX_ADDED, owner_of_template(new.list.items[i]), no_syntax,
				new.list.items[i]->text));
	if (!old.list.count && !new.list.count && op->before->forms.count == op->after->forms.count &&
		!same_order(op, &before, &after))
		diff_reach(d, op,
			diff_add(d, DIFF_SYNTAX_ORDER, owner_of_template(op->after->forms.items[0]->template),
				op->before->forms.items[0]->template->text,
				op->after->forms.items[0]->template->text));
}
