/* SPDX-License-Identifier: MIT */
/* Optypes and opcodes: fields, templates, lists of operands, and a block for each. */
#include <string.h>

#include "family.h"

static void print_fixed(struct family *f)
{
	if (isa.length_count > 1)
		put(&f->encoding, "    Length<%u>;\n", isa.lengths[f->length]);
	put(&f->encoding, "    field<%u, %u> %s %s == %u;\n", isa.code_at, isa.code_width,
		isa.code_type, isa.code_name, f->code);
	if (isa.patterns)
		put(&f->encoding, "    field<%u, 2> %s %s == %u;\n", isa.select_at, isa.select_type,
			isa.select_name, f->length);
	if (f->prefix)
		put(&f->encoding, "    Prefix<>;\n");
}

static const char *text_of(const struct text *text)
{
	return text->count ? text->bytes : "";
}

static void print_block(struct family *f)
{
	if (scope.bare)
		return;
	put(&out, "  __Semantics\n```asm\n");
	if (f->sum) {
		sum_print(f, f->sum);
		return;
	}
	put(&out, "%s:\n", f->header.bytes);
	if (f->prefix)
		prefix_print();
	else
		body_print(pick_from(1, 6), 1);
	put(&out, "```\n");
}

static void print_family(struct family *f)
{
	put(&out, "\n__DefOptype %s : [%s]\n  __Encoding\n%s", f->name,
		f->guarded ? isa.guarded : isa.group, f->encoding.bytes);
	put(&out, "  __Syntax\n```asm\n%s ;\n%s```\n", f->template.bytes, text_of(&f->modifiers));
	put(&out,
		"  __Description\nText.\n  __OperandInfo\n    InList<%s>;\n    OutList<%s>;\n"
		"    Order<%s>;\n%s",
		text_of(&f->in), text_of(&f->out), text_of(&f->order), text_of(&f->lists));
	if (isa.cycles)
		put(&out, "    Cycles<%u>;\n", pick(20));
	print_block(f);
	if (!f->sum)
		examples_print(f);
	put(&out, "\n__DefOpcode %s : [%s]\n", f->name, f->name);
	alias_print(f);
}

static void begin(struct family *f, unsigned code)
{
	*f = (struct family){ .name = name_new(NAME_MNEMONIC), .code = code };
	f->length = pick(isa.length_count);
	operand_begin();
	scope =
		(struct scope){ .machine = isa.machine, .work = 4000, .rounds = 1, .most = scope_most(60) };
	encoding_begin(isa.lengths[f->length]);
	put(&f->template, "%s", f->name);
	put(&f->header, "%s", f->name);
}

static void make_family(unsigned code)
{
	static struct family f;
	begin(&f, code);
	f.guarded = isa.guarded && chance(60);
	print_fixed(&f);
	for (unsigned i = pick(3); i; i--)
		operand_modifier(&f);
	for (unsigned i = pick(4) ? pick_from(1, 2) : pick(4); i; i--)
		operand_output(&f);
	for (unsigned i = pick(4); i; i--)
		operand_register(&f);
	for (unsigned i = pick(3); i; i--)
		operand_immediate(&f, i == 1);
	print_family(&f);
}

/* An instruction on three registers, with cases whose result is known. */
static bool make_sum(unsigned code)
{
	static struct family f;
	const struct type *type = &isa.types[pick(isa.file_count)];
	const struct file *file = type->file;
	if (file->width < 2 || file->width > 64 || file->count < 4 || file->lanes != isa.lanes ||
		type->forbidden != NOTHING_FORBIDDEN)
		return false;
	begin(&f, code);
	if (encoding_left() < 3 * type->width)
		return false;
	f.sum = type;
	print_fixed(&f);
	for (unsigned i = 0; i < 3; i++)
		operand_plain(&f, type, i == 0);
	print_family(&f);
	return true;
}

/* Fields that no block can name: registers of more than 128 bits, floats of other sizes. */
static void make_bare(unsigned code)
{
	static struct family f;
	begin(&f, code);
	scope.bare = true;
	print_fixed(&f);
	operand_modifier(&f);
	operand_output(&f);
	operand_register(&f);
	for (unsigned i = pick_from(1, 3); i; i--)
		operand_immediate(&f, i == 1);
	print_family(&f);
	table_count_definition(CONSTRUCT_BARE, 1);
}

static void make_prefix(unsigned code)
{
	static struct family f;
	begin(&f, code);
	f.prefix = scope.prefix = true;
	print_fixed(&f);
	operand_immediate(&f, false);
	print_family(&f);
}

static void signs_print(void)
{
	static const char *const texts[] = { "Prefix<\"-\">", "Prefix<\"~\">", "Prefix<\"!\">",
		"Around<\"|\">" };
	for (unsigned i = 0; i < 4; i++) {
		isa.operators[i] = name_new(NAME_FACT);
		put(&out, "\n__DefModifier %s\n    %s;\n", isa.operators[i], texts[i]);
	}
}

/* A group in which a 1-bit register says whether an instruction is executed. */
static void guarded_print(void)
{
	const struct type *type = &isa.types[0];
	const char *word = name_new(NAME_SEMANTIC);
	put(&out, "\n__DefOperand %s\n    Stands<%s>;\n    Role<guard>;\n", word, isa.guard_name);
	put(&out, "\n__DefGroup %s : [%s]\n  __Encoding\n", isa.guarded, isa.group);
	put(&out, "    field<%s> %s %s = %s%u;\n", place_text(&isa.guard), type->name, isa.guard_name,
		type->file->prefix, isa.guard_usual);
	if (isa.guard_sign.count)
		put(&out, "    field<%s> %s %s.%s = %s;\n", place_text(&isa.guard_sign), isa.sign,
			isa.guard_name, isa.operators[2], isa.sign_off);
	put(&out, "  __Syntax\n```asm\n{@%s%s }$insn\n```\n", isa.guard_sign.count ? "{!}" : "", word);
	table_count_definition(CONSTRUCT_FRAME, 1);
}

/* The guard has a position that also exists in the shortest instruction. */
static void choose_guard(void)
{
	const struct type *type = &isa.types[0];
	unsigned rest = isa.lengths[0] - isa.code_width - (isa.patterns ? 2 : 0);
	if (!chance(isa.lanes > 1 ? 60 : 30) || rest < type->width + 4)
		return;
	encoding_begin(isa.lengths[0]);
	struct place guard, sign = { 0 };
	encoding_place(type->width, &guard);
	if (chance(70))
		encoding_place(1, &sign);
	isa.guard = guard;
	isa.guard_sign = sign;
	isa.guard_name = name_new(NAME_SEMANTIC);
	isa.guarded = name_new(NAME_FACT);
	isa.guard_usual = type->file->first + type->file->count - (type->file->fixed ? 1 : 2);
	if (isa.guard_usual == type->forbidden)
		isa.guard_usual--;
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
	choose_guard();
	if (isa.guarded)
		guarded_print();
	for (unsigned i = 0; i < opcodes; i++)
		if (isa.transients && i == 1)
			make_prefix(i + 1);
		else if (i && chance(8))
			make_bare(i + 1);
		else if (!i || !chance(8) || !make_sum(i + 1))
			make_family(i + 1);
	operands_print();
}
