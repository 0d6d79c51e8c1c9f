/* SPDX-License-Identifier: MIT */
/* Writes opcodes and their forms as text. */
#include "isa/print.h"

#include "isa/describe.h"

static void print_value(struct buffer *out, const struct field *field)
{
	const struct enumerator *e = type_find_value(field->type, field->value);
	buffer_printf(out, "%s %llu", field->kind == FIELD_FIXED ? "fixed" : "default",
		(unsigned long long)field->value);
	if (e)
		buffer_printf(out, " (%.*s)", STR_ARG(e->name));
}

static void print_field(struct buffer *out, const struct field *field, struct str meaning)
{
	buffer_printf(out, "\tfield %-12.*s %-16.*s %.*s, ", STR_ARG(field->name),
		STR_ARG(field_bits_text(out->arena, field)), STR_ARG(field->type->name));
	if (field->kind == FIELD_OPERAND)
		buffer_add(out, STR("operand"));
	else
		print_value(out, field);
	buffer_add_char(out, '\n');
	for (size_t end; meaning.length; meaning = str_slice(meaning, end + 1, meaning.length)) {
		end = str_find(meaning, 0, STR("\n"));
		buffer_printf(out, "\t\t%.*s\n", STR_ARG(str_trim(str_slice(meaning, 0, end))));
		end = end < meaning.length ? end : meaning.length - 1;
	}
}

void isa_print_opcode(struct buffer *out, const struct isa *isa, const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	unsigned digits = opcode->length / 4;
	buffer_printf(out, "%u: opcode %.*s, %u bits%s\n",
		source_position(d->source, d->span.from).line, STR_ARG(d->name), opcode->length,
		opcode->defective ? ", defective" : "");
	for (d = d->parent; d; d = d->parent)
		buffer_printf(out, "\tof %.*s\n", STR_ARG(d->name));
	buffer_printf(out, "\tmask  %.*s\n\tmatch %.*s\n",
		STR_ARG(word_hex(out->arena, opcode->fixed.mask, digits)),
		STR_ARG(word_hex(out->arena, opcode->fixed.match, digits)));
	VEC_EACH (struct field *, it, &opcode->fields)
		print_field(out, *it, field_meaning(isa, opcode->definition, (*it)->name));
	for (d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct template *, it, &d->templates)
			buffer_printf(out, "\ttemplate %.*s\n", STR_ARG((*it)->text));
}

/* ---- forms ---- */

static void print_bindings(
	struct buffer *out, const char *word, const struct binding *items, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct binding *it = &items[i];
		buffer_printf(out, " %s %.*s", word, STR_ARG(it->field->name));
		if (it->width)
			buffer_printf(out, "[%.*s]", STR_ARG(bit_range_text(out->arena, it->lsb, it->width)));
		buffer_printf(out, " = %llu", (unsigned long long)it->value);
	}
}

static void print_form_modifier(struct buffer *out, const struct element *e)
{
	buffer_printf(out, "modifier %.*s, one of", STR_ARG(e->field->name));
	VEC_EACH (uint64_t, it, &e->modifier_values) {
		const struct enumerator *value = type_find_value(e->field->type, *it);
		if (e->has_hidden && e->hidden == *it)
			buffer_add(out, STR(" (none)"));
		else if (value)
			buffer_printf(out, " %.*s%.*s", STR_ARG(e->text), STR_ARG(value->name));
	}
}

static void print_elements(
	struct buffer *out, struct element *const *items, size_t count, unsigned depth)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = items[i];
		for (unsigned k = 0; k < depth; k++)
			buffer_add_char(out, '\t');
		switch (e->kind) {
		case ELEMENT_TEXT: buffer_printf(out, "text '%.*s'", STR_ARG(e->text)); break;
		case ELEMENT_MODIFIER: print_form_modifier(out, e); break;
		case ELEMENT_OPERAND:
			buffer_printf(out, "operand %.*s, %u bits of %.*s, %.*s", STR_ARG(e->label), e->width,
				STR_ARG(e->field->name), STR_ARG(e->type->name));
			break;
		case ELEMENT_GROUP:
			buffer_add(out, STR("optional;"));
			print_bindings(out, "absent where", e->absent.items, e->absent.count);
			break;
		case ELEMENT_ONE_OF: buffer_printf(out, "one of, for %.*s", STR_ARG(e->field->name)); break;
		case ELEMENT_ALTERNATIVE:
			buffer_add(out, STR("text"));
			print_bindings(out, "where", e->present.items, e->present.count);
			break;
		}
		buffer_add_char(out, '\n');
		print_elements(out, e->children.items, e->children.count, depth + 1);
	}
}

/* Prints the fields that allow fewer values than their type. */
static void print_cube(struct buffer *out, const struct form *form, const struct box *box)
{
	bool any = false;
	buffer_add(out, STR("\tlegal where"));
	for (size_t i = 0; i < form->opcode->fields.count; i++) {
		const struct field *field = form->opcode->fields.items[i];
		if (field->kind == FIELD_FIXED ||
			cube_set_equal(out->arena, &box->sets[i], &field->type->legal))
			continue;
		buffer_printf(out, "%s %.*s is", any ? "," : "", STR_ARG(field->name));
		VEC_EACH (struct cube, it, &box->sets[i].cubes)
			buffer_printf(out, " %.*s", STR_ARG(cube_text(out->arena, *it, field->width)));
		any = true;
	}
	buffer_printf(out, "%s\n", any ? "" : " each field is legal");
}

void isa_print_forms(struct buffer *out, const struct opcode *opcode)
{
	VEC_EACH (struct form *, it, &opcode->forms) {
		const struct form *form = *it;
		buffer_printf(out, "form %u of %.*s: %.*s\n", form->index,
			STR_ARG(opcode->definition->name), STR_ARG(form->template->text));
		print_elements(out, form->elements.items, form->elements.count, 1);
		VEC_EACH (struct box, box, &form->boxes)
			print_cube(out, form, box);
	}
}
