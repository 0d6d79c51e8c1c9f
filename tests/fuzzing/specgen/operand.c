/* SPDX-License-Identifier: MIT */
/* Operands and modifiers of an instruction. */
#include <string.h>

#include "family.h"

enum { OPERAND_NAMES = 12 };

/* The families share field names. */
static const char *operand_names[OPERAND_NAMES], *operand_words[OPERAND_NAMES];
static unsigned operand_at; /* the names before it are used in this family */

void operand_begin(void)
{
	operand_at = 0;
}

/* The name of a field; *word: its word in the template. */
static const char *operand_name(const char **word)
{
	if (operand_at == OPERAND_NAMES)
		return *word = name_new(NAME_SEMANTIC);
	unsigned at = operand_at++;
	if (!operand_names[at]) {
		operand_names[at] = name_new(NAME_SEMANTIC);
		operand_words[at] = chance(20) ? name_new(NAME_SEMANTIC) : NULL;
	}
	*word = operand_words[at] && chance(80) ? operand_words[at] : operand_names[at];
	return operand_names[at];
}

void operands_print(void)
{
	for (unsigned i = 0; i < OPERAND_NAMES; i++)
		if (operand_words[i]) {
			put(&out, "\n__DefOperand %s\n    Stands<%s>;\n", operand_words[i], operand_names[i]);
			table_count_definition(CONSTRUCT_STANDS, 1);
		}
}

static void list(struct text *text, const char *name)
{
	put(text, "%s%s", text->count ? ", " : "", name);
}

/* The separator between two operands. */
static const char *separate(struct family *f)
{
	const char *sign = f->operands++ ? ", " : " ";
	put(&f->template, "%s", sign);
	put(&f->header, "%s", sign);
	return sign;
}

static struct variable *add_variable(const char *name, struct value value)
{
	struct variable *v = (struct variable *)scope_add(name, value);
	static struct variable none;
	if (!v)
		return &none;
	v->operand = true;
	v->assignable = false;
	return v;
}

/* Places a field of the type; NULL if there is no room. */
static struct shown *field(
	struct family *f, const char *type, unsigned width, const char *rest, const char **name)
{
	struct shown *shown = &f->shown[f->shown_count];
	memset(shown, 0, sizeof *shown);
	if (f->shown_count == MOST_SHOWN || !encoding_place(width, &shown->place))
		return NULL;
	f->shown_count++;
	*name = operand_name(&shown->name);
	put(&f->encoding, "    field<%s> %s %s%s;\n", place_text(&shown->place), type, *name, rest);
	return shown;
}

/* varying: from a file with one value per lane, if there are lanes. */
static const struct type *register_type_of(bool varying)
{
	const struct type *type;
	do
		type = &isa.types[pick(isa.file_count)];
	while (!scope.bare && (type->file->width > (has(WITHOUT_WIDE_VALUES) ? 128 : 64) ||
							  (varying && type->file->lanes != isa.lanes)));
	return type;
}

/* Two or four registers as one number; 0: not in this file. */
static unsigned range_of(const struct type *type)
{
	const struct file *file = type->file;
	unsigned count = chance(70) ? 2 : 4;
	if (file->width < 8 || file->width * count > (has(WITHOUT_WIDE_VALUES) ? 128 : 64) ||
		file->count % count || file->first || file->fixed || file->has_side || type->forbids ||
		!chance(15))
		return 0;
	table_count_definition(CONSTRUCT_RANGE, file->width * count);
	return count;
}

static unsigned number_bits(const struct type *type)
{
	unsigned bits = 1;
	while (1u << bits < type->file->first + type->file->count)
		bits++;
	return bits;
}

void operand_plain(struct family *f, const struct type *type, bool is_output)
{
	const char *name;
	struct shown *shown = field(f, type->name, type->width, "", &name);
	if (!shown)
		return;
	shown->type = type;
	shown->before = separate(f);
	put(&f->template, "%s", shown->name);
	put(&f->header, "%s", shown->name);
	list(&f->order, name);
	list(is_output ? &f->out : &f->in, name);
}

void operand_output(struct family *f)
{
	const struct type *type = register_type_of(true);
	const char *name;
	struct shown *shown =
		scope.output_count < 4 ? field(f, type->name, type->width, "", &name) : NULL;
	if (!shown)
		return;
	shown->type = type;
	shown->range = range_of(type);
	unsigned width = type->file->width * (shown->range ? shown->range : 1);
	if (shown->range)
		put(&f->lists, "    Bitwidth<%s> = %u;\n", name, width);
	struct output *o = &scope.outputs[scope.output_count++];
	*o = (struct output){ .name = shown->name, .width = width };
	if (type->file->has_side)
		o->side = type->file->side, o->side_bits = type->file->side_bits;
	shown->before = separate(f);
	put(&f->template, "%s", shown->name);
	put(&f->header, "%s", shown->name);
	list(&f->order, name);
	list(&f->out, name);
}

/* {-}ra and similar; for floats {-} and {|}. */
static const char *add_signs(
	struct family *f, struct shown *shown, const char *name, struct value *value)
{
	const char *sign = NULL, *around = "";
	for (unsigned i = 0; i < 4; i++) {
		bool fits = value->kind == KIND_FLOAT   ? i == 0 || i == 3
					: value->kind == KIND_TRUTH ? i == 2
												: i < 2;
		struct place *place = &shown->sign_places[shown->sign_count];
		if (!fits || !chance(20) || !encoding_place(1, place))
			continue;
		put(&f->encoding, "    field<%s> %s %s.%s = %s;\n", place_text(place), isa.sign, name,
			isa.operators[i], isa.sign_off);
		put(&f->template, "{%c}", "-~!|"[i]);
		shown->signs[shown->sign_count++] = "-~!|"[i];
		sign = isa.operators[i];
		around = i == 3 ? "{|}" : around;
		if (i == 0 && value->kind == KIND_INTEGER)
			value->high++, value->exact = 0;
	}
	put(&f->template, "%s%s", shown->name, around);
	return sign;
}

void operand_register(struct family *f)
{
	const struct type *type = register_type_of(false);
	const char *name;
	struct shown *shown = field(f, type->name, type->width, "", &name);
	if (!shown)
		return;
	shown->type = type;
	struct value value = type->range, raw = value;
	const char *sign = NULL;
	shown->range = range_of(type);
	shown->before = separate(f);
	if (!shown->range && type->file->width == 32 && isa.rounding && chance(25)) {
		put(&f->lists, "    Type<%s> = F32;\n", name);
		value = (struct value){ KIND_FLOAT, -1, 32, 0 };
	}
	if (shown->range) {
		value = value_unsigned(type->file->width * shown->range);
		put(&f->lists, "    Bitwidth<%s> = %u;\n", name, value_bits(value));
		put(&f->template, "%s", shown->name);
	} else {
		sign = add_signs(f, shown, name, &value);
	}
	put(&f->header, "%s", shown->name);
	list(&f->order, name);
	list(&f->in, name);
	struct variable *v = add_variable(shown->name, value);
	v->indexable = value.exact && value.kind == KIND_INTEGER;
	v->number = shown->range ? 0 : number_bits(type);
	v->sign = sign;
	v->raw = value.kind == KIND_FLOAT ? value : raw;
	if (type->file->has_side && !shown->range)
		v->side = type->file->side, v->side_bits = type->file->side_bits;
}

/* What a block can name of an operand with alternatives. */
static void add_mode_names(const struct shown *shown)
{
	const struct mode *mode = shown->mode;
	struct value bits = value_unsigned(mode->width + mode->appends);
	bits.exact = 0;
	struct variable *v = add_variable(print(chance(50) ? "raw(%s)" : "%s_bits", shown->name), bits);
	v->mode = v->bits = true;
	if (!mode_has_address(mode, shown->mode_class))
		return;
	v = add_variable(print("%s_at[63:0]", shown->name), value_unsigned(64));
	v->mode = v->bits = true;
}

void operand_mode(struct family *f)
{
	const struct mode *mode = &isa.modes[pick(isa.mode_count)];
	unsigned class = pick(3), least;
	bool writes = chance(50) && scope.output_count < 4, reads = !writes || chance(40);
	class = writes ? 1 : class;
	if ((class && !mode->class_names[class]) ||
		isa.lengths[isa.length_count - 1] + f->appended + mode->appends > 128)
		return;
	const char *name;
	struct shown *shown = field(f, mode_type_name(mode, class), mode->width, "", &name);
	if (!shown)
		return;
	f->appended += mode->appends;
	shown->mode = mode;
	shown->mode_class = class;
	shown->before = separate(f);
	put(&f->template, "%s", shown->name);
	put(&f->header, "%s", shown->name);
	list(&f->order, name);
	struct value value = mode_value(mode, class, &least);
	if (writes) {
		scope.outputs[scope.output_count++] = (struct output){
			.name = shown->name, .width = least, .mode = true, .even = mode_is_even(mode, class)
		};
		list(&f->out, name);
	}
	if (reads) {
		add_variable(shown->name, value)->mode = true;
		list(&f->in, name);
	}
	if (reads || writes)
		add_mode_names(shown);
}

static const struct type *immediate_type(void)
{
	const struct type *type;
	do
		type = &isa.types[isa.file_count + pick(isa.type_count - isa.file_count)];
	while (type->hidden || (type->kind == TYPE_IS_FLOAT && type->width != 32 && !scope.bare));
	return type;
}

void operand_immediate(struct family *f, bool last)
{
	const struct type *type = immediate_type();
	bool optional =
		last && f->operands && type->kind != TYPE_IS_COMPOUND && !type->forbids && chance(30);
	const char *name;
	struct shown *shown = field(f, type->name, type->width, optional ? " = 0" : "", &name);
	if (!shown)
		return;
	shown->type = type;
	shown->optional = optional;
	put(&f->template, "%s", optional ? "{" : "");
	shown->before = separate(f);
	put(&f->template, "%s%s", shown->name, optional ? "}" : "");
	put(&f->header, "%s", shown->name);
	list(&f->order, name);
	list(&f->in, name);
	add_variable(shown->name, type->range);
}

void operand_modifier(struct family *f)
{
	const struct values *values = &isa.values[pick(isa.values_count)];
	for (unsigned i = 0; i < scope.modifier_count; i++)
		if (scope.modifiers[i].values == values)
			return;
	bool optional = chance(50);
	unsigned usual = pick(values->count);
	const char *name, *rest = optional ? print(" = %s", values->names[usual]) : "";
	struct shown *shown = field(f, values->name, values->width, rest, &name);
	if (!shown)
		return;
	shown->values = values;
	shown->optional = optional;
	shown->usual = values->numbers[usual];
	shown->before = ".";
	put(&f->template, optional ? "{.%s}" : ".%s", name);
	put(&f->header, ".%s", name);
	scope.modifiers[scope.modifier_count++] = (struct modifier){ name, print(".%s", name), values };
	put(&f->modifiers, "\n.%s = {", name);
	for (unsigned i = 0; i < values->count; i++)
		put(&f->modifiers, "%s.%s%s", i ? ", " : "", values->names[i],
			optional && i == usual ? "*" : "");
	put(&f->modifiers, "}\n");
}
