/* Optypes and opcodes: fields, templates, lists of operands, and a block for each. */
#include <string.h>

#include "encoding.h"
#include "specgen.h"

enum { OPCODE_NAMES = 128, OPERAND_NAMES = 12 };

/* One instruction while it is made: its statements, its template and the header of its block. */
struct family {
	const char *name;
	struct text encoding, template, header, order, in, out, lists;
	unsigned operands; /* written so far */
	bool arrow;        /* rd <- ra, rb: no mnemonic in front of the operands */
};

static const char *operand_names[OPERAND_NAMES];
static unsigned operand_at; /* those in front of it are used in this family */

static const char *operand_name(void)
{
	if (operand_at == OPERAND_NAMES)
		return name_new(NAME_SEMANTIC);
	if (!operand_names[operand_at])
		operand_names[operand_at] = name_new(NAME_SEMANTIC);
	return operand_names[operand_at++];
}

static void list(struct text *text, const char *name)
{
	put(text, "%s%s", text->count ? ", " : "", name);
}

/* What stands between two operands. */
static void separate(struct family *f)
{
	const char *sign = f->operands++ ? ", " : " ";
	put(&f->template, "%s", sign);
	put(&f->header, "%s", sign);
}

static void add_variable(const char *name, struct value value, bool indexable)
{
	if (scope.variable_count == MOST_VARIABLES)
		return;
	scope.variables[scope.variable_count++] =
		(struct variable){ .name = name, .value = value, .operand = true, .indexable = indexable };
}

/* Places a field of the type; NULL: there is no room. */
static const char *field(struct family *f, const char *type, unsigned width, const char *rest)
{
	const char *place = encoding_place(width);
	if (!place)
		return NULL;
	const char *name = operand_name();
	put(&f->encoding, "    field<%s> %s %s%s;\n", place, type, name, rest);
	return name;
}

/* varying: of a file that each lane has for itself, where there are lanes. */
static const struct type *register_type(bool varying)
{
	const struct type *type;
	do
		type = &isa.types[pick(isa.file_count)];
	while (type->file->width > 64 || (varying && type->file->lanes != isa.lanes));
	return type;
}

/* Two or four registers as one number; 0: not of this file. */
static unsigned range_of(const struct file *file)
{
	unsigned count = chance(70) ? 2 : 4;
	if (file->width < 8 || file->width * count > (has(WITHOUT_WIDE_VALUES) ? 128 : 64) ||
		file->count % count || file->first || file->fixed || file->has_side || !chance(15))
		return 0;
	return file->width * count;
}

static void add_output(struct family *f)
{
	const struct type *type = register_type(true);
	const char *name = scope.output_count < 4 ? field(f, type->name, type->width, "") : NULL;
	if (!name)
		return;
	unsigned width = range_of(type->file);
	if (width)
		put(&f->lists, "    Bitwidth<%s> = %u;\n", name, width);
	else
		width = type->file->width;
	scope.outputs[scope.output_count++] = (struct output){ .name = name, .width = width };
	separate(f);
	put(&f->template, "%s", name);
	put(&f->header, "%s", name);
	list(&f->order, name);
	list(&f->out, name);
}

/* {-}ra and the like. */
static struct value add_signs(struct family *f, const char *name, struct value value)
{
	bool truth = value.kind == KIND_TRUTH;
	for (unsigned i = 0; i < 3; i++) {
		if ((i == 2) != truth || !chance(20))
			continue;
		const char *place = encoding_place(1);
		if (!place)
			continue;
		put(&f->encoding, "    field<%s> %s %s.%s = %s;\n", place, isa.sign, name, isa.operators[i],
			isa.sign_off);
		put(&f->template, "{%c}", "-~!"[i]);
		if (i == 0)
			value.high++, value.exact = 0;
	}
	return value;
}

static void add_register(struct family *f)
{
	const struct type *type = register_type(false);
	const char *name = field(f, type->name, type->width, "");
	if (!name)
		return;
	struct value value = type->range;
	unsigned width = range_of(type->file);
	separate(f);
	if (width)
		put(&f->lists, "    Bitwidth<%s> = %u;\n", name, width), value = value_unsigned(width);
	else
		value = add_signs(f, name, value);
	put(&f->template, "%s", name);
	put(&f->header, "%s", name);
	list(&f->order, name);
	list(&f->in, name);
	bool plain = value.exact && value.kind == KIND_INTEGER;
	add_variable(name, value, plain);
}

static void add_immediate(struct family *f, bool last)
{
	const struct type *type = &isa.types[isa.file_count + pick(isa.type_count - isa.file_count)];
	bool optional = last && f->operands && chance(30);
	const char *name = field(f, type->name, type->width, optional ? " = 0" : "");
	if (!name)
		return;
	put(&f->template, "%s", optional ? "{" : "");
	separate(f);
	put(&f->template, "%s%s", name, optional ? "}" : "");
	put(&f->header, "%s", name);
	list(&f->order, name);
	list(&f->in, name);
	add_variable(name, type->range, false);
}

static void add_modifier(struct family *f, struct text *lists)
{
	const struct values *values = &isa.values[pick(isa.values_count)];
	for (unsigned i = 0; i < scope.modifier_count; i++)
		if (scope.modifiers[i].values == values)
			return;
	bool optional = chance(50);
	unsigned usual = pick(values->count);
	const char *name =
		field(f, values->name, values->width, optional ? print(" = %s", values->names[usual]) : "");
	if (!name)
		return;
	put(&f->template, optional ? "{.%s}" : ".%s", name);
	put(&f->header, ".%s", name);
	scope.modifiers[scope.modifier_count++] = (struct modifier){ name, values };
	put(lists, "\n.%s = {", name);
	for (unsigned i = 0; i < values->count; i++)
		put(lists, "%s.%s%s", i ? ", " : "", values->names[i], optional && i == usual ? "*" : "");
	put(lists, "}\n");
}

/* ---- printing ---- */

static void print_fixed(struct family *f, unsigned length, unsigned code)
{
	if (isa.length_count > 1)
		put(&f->encoding, "    Length<%u>;\n", isa.lengths[length]);
	put(&f->encoding, "    field<%u, %u> %s %s == %u;\n", isa.code_at, isa.code_width,
		isa.code_type, isa.code_name, code);
	if (isa.patterns)
		put(&f->encoding, "    field<%u, 2> %s %s == %u;\n", isa.select_at, isa.select_type,
			isa.select_name, length);
}

static void print_family(struct family *f, const struct text *modifier_lists)
{
	put(&out, "\n__DefOptype %s : [%s]\n  __Encoding\n%s", f->name, isa.group, f->encoding.bytes);
	put(&out, "  __Syntax\n```asm\n%s ;\n%s```\n", f->template.bytes,
		modifier_lists->count ? modifier_lists->bytes : "");
	put(&out,
		"  __Description\nText.\n  __OperandInfo\n    InList<%s>;\n    OutList<%s>;\n"
		"    Order<%s>;\n%s",
		f->in.count ? f->in.bytes : "", f->out.count ? f->out.bytes : "",
		f->order.count ? f->order.bytes : "", f->lists.count ? f->lists.bytes : "");
	if (isa.cycles)
		put(&out, "    Cycles<%u>;\n", pick(20));
	put(&out, "  __Semantics\n```asm\n%s:\n", f->header.bytes);
	body_print(pick_from(1, 6), 1);
	put(&out, "```\n\n__DefOpcode %s : [%s]\n", f->name, f->name);
}

static void make_family(unsigned code)
{
	struct family f = { .name = name_new(NAME_MNEMONIC) };
	struct text lists = { 0 };
	unsigned length = pick(isa.length_count);
	operand_at = 0;
	scope =
		(struct scope){ .machine = isa.machine, .work = 4000, .rounds = 1, .most = scope_most(60) };
	encoding_begin(isa.lengths[length]);
	print_fixed(&f, length, code);
	put(&f.template, "%s", f.name);
	put(&f.header, "%s", f.name);
	for (unsigned i = pick(3); i; i--)
		add_modifier(&f, &lists);
	for (unsigned i = pick(4) ? pick_from(1, 2) : pick(4); i; i--)
		add_output(&f);
	for (unsigned i = pick(4); i; i--)
		add_register(&f);
	for (unsigned i = pick(3); i; i--)
		add_immediate(&f, i == 1);
	print_family(&f, &lists);
}

static void signs_print(void)
{
	static const char *const texts[] = { "-", "~", "!" };
	for (unsigned i = 0; i < 3; i++) {
		isa.operators[i] = name_new(NAME_FACT);
		put(&out, "\n__DefModifier %s\n    Prefix<\"%s\">;\n", isa.operators[i], texts[i]);
	}
}

void families_print(unsigned opcodes)
{
	signs_print();
	isa.code_type = name_new(NAME_FACT);
	isa.code_name = name_new(NAME_SEMANTIC);
	put(&out, "\n__DefFieldType %s<%u>\n    Integer<unsigned>;\n", isa.code_type, isa.code_width);
	if (isa.patterns) {
		isa.select_type = name_new(NAME_FACT);
		isa.select_name = name_new(NAME_SEMANTIC);
		put(&out, "\n__DefFieldType %s<2>\n    Integer<unsigned>;\n", isa.select_type);
	}
	put(&out, "\n__DefGroup %s\n", isa.group);
	for (unsigned i = 0; i < opcodes; i++)
		make_family(i + 1);
}
