/* SPDX-License-Identifier: MIT */
/* Optypes and opcodes: fields, templates, lists of operands, and a block for each. */
#include <string.h>

#include "family.h"

static void print_code(struct text *text, const char *value)
{
	put(text, "    field<%u, %u> %s %s%s;\n", isa.code_at, isa.code_width, isa.code_type,
		isa.code_name, value);
}

static void print_fixed(struct family *f)
{
	if (f->style == AS_ROWS) {
		if (!isa.inherited)
			print_code(&f->encoding, "");
	} else if (isa.inherited) {
		put(&f->fills, "    Fill<%s> = %u;\n", isa.code_name, f->code);
	} else {
		print_code(&f->encoding, print(" == %u", f->code));
	}
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

/* Can the block do without a header? Then its first line shows that it is a statement. */
static bool is_statement(const char *text)
{
	size_t end = strcspn(text, "\n");
	const char *sign = strchr(text, '=');
	return !strncmp(text, "    if (", 8) || (sign && sign < text + end);
}

static void print_block(struct family *f)
{
	if (scope.bare)
		return;
	if (f->sum) {
		sum_print(f, f->sum);
		return;
	}
	struct text before = out;
	out = (struct text){ 0 };
	if (f->prefix)
		prefix_print();
	else
		body_print(pick_from(1, 6), 1);
	struct text block = out;
	out = before;
	code_begin("__Semantics");
	if (!is_statement(block.bytes) || chance(60))
		put(&out, "%s:\n", f->header.bytes);
	put(&out, "%s", block.bytes);
	code_end();
}

static void print_lists(const struct family *f)
{
	struct text text = { 0 };
	if (chance(60))
		put(&text, "    InList<%s>;\n    OutList<%s>;\n    Order<%s>;\n", text_of(&f->in),
			text_of(&f->out), text_of(&f->order));
	put(&text, "%s", text_of(&f->lists));
	if (isa.cycles)
		put(&text, "    Cycles<%u>;\n", pick(20));
	if (text.count)
		put(&out, "  __OperandInfo\n%s", text.bytes);
}

/* ---- holes, rows ---- */

/* Statement lines as one line, for Fill. */
static const char *one_line(const char *text)
{
	struct text line = { 0 };
	for (const char *at = text; *at; at++) {
		bool blank = *at == '\n';
		while (*at == '\n' || (blank && *at == ' '))
			at++;
		put(&line, blank ? " %.1s" : "%.1s", at);
	}
	return line.bytes;
}

static void print_fills(const struct family *f, unsigned opcode)
{
	if (f->named)
		put(&out, "    Fill<$name> = %s;\n", f->opcodes[opcode].mnemonic);
	for (unsigned i = 0; i < holes.count; i++)
		put(&out, "    Fill<%s> = %s;\n", holes.list[i].name,
			one_line(holes.list[i].values[opcode]));
}

static void print_row(const struct family *f, unsigned opcode, bool cycles)
{
	put(&out, "    %s = %u", f->opcodes[opcode].name, f->code + opcode);
	if (f->named)
		put(&out, ", %s", f->opcodes[opcode].mnemonic);
	for (unsigned i = 0; i < holes.count; i++)
		put(&out, ", %s", holes.list[i].values[opcode]);
	if (cycles)
		put(&out, chance(20) ? ", {}" : ", %u", pick(20));
	put(&out, ";%s\n", chance(50) ? " // Text." : "");
}

/* Another code for the first opcode, with the same text. */
static void print_twin(const struct family *f)
{
	put(&out, "\n__DefOpcode %s : [%s]\n    Fill<%s> = %u;\n", name_new(NAME_MNEMONIC), f->name,
		isa.code_name, f->code + f->opcode_count);
	print_fills(f, 0);
	put(&out, "  __Encoding\n    DecodeOnly<>;\n  __Description\nText.\n");
	table_count_definition(CONSTRUCT_DECODE_ONLY, 1);
}

/* The last one can be an opcode beside the rows. */
static void print_rows(const struct family *f)
{
	bool cycles = isa.cycles && chance(50);
	unsigned rows =
		f->opcode_count > 1 && !f->variants && chance(40) ? f->opcode_count - 1 : f->opcode_count;
	put(&out, "  __Rows<%s%s", isa.code_name, f->named ? ", $name" : "");
	for (unsigned i = 0; i < holes.count; i++)
		put(&out, ", %s", holes.list[i].name);
	put(&out, "%s>\n", cycles ? ", Cycles" : "");
	for (unsigned i = 0; i < rows; i++)
		print_row(f, i, cycles);
	table_count_definition(CONSTRUCT_ROW, rows);
	if (rows < f->opcode_count) {
		put(&out, "\n__DefOpcode %s : [%s]\n    Fill<%s> = %u;\n", f->opcodes[rows].name, f->name,
			isa.code_name, f->code + rows);
		print_fills(f, rows);
		put(&out, "  __Description\nText.\n");
	}
	if (f->twin)
		print_twin(f);
}

static void print_opcodes(const struct family *f)
{
	if (f->style == AS_ROWS) {
		print_rows(f);
		return;
	}
	if (f->style == AS_ITSELF && f->encoding.count)
		return;
	put(&out, "\n__DefOpcode %s : [%s]\n", f->opcodes[0].name, f->name);
}

/* The length follows from the fields, unless another one contains them all. */
static void print_length(struct family *f)
{
	unsigned i = 0;
	while (isa.lengths[i] < encoding_end())
		i++;
	if ((isa.length_count > 1 && (i != f->length || chance(50))) || f->variants)
		put(&f->encoding, "    Length<%u>;\n", isa.lengths[f->length]);
}

static void print_family(struct family *f)
{
	struct text before = out;
	print_length(f);
	bool around = !f->guarded && isa.around && !f->prefix && !f->sum && !scope.bare;
	bool surrounded = isa.around && (around || f->guarded);
	const char *group = f->variants  ? isa.variants.group
						: f->guarded ? isa.guarded
						: around     ? isa.around
									 : isa.group;
	if (surrounded && !scope.bare && !f->prefix)
		around_fills(&f->fills);
	scope.holes = true;
	out = (struct text){ 0 };
	print_block(f);
	if (!f->sum)
		examples_print(f);
	struct text rest = out;
	out = before;
	put(&out, "\n__DefOptype %s : [%s]\n%s", f->name, group, text_of(&f->fills));
	if (f->style != AS_ROWS)
		print_fills(f, 0);
	if (f->encoding.count)
		put(&out, "  __Encoding\n%s", f->encoding.bytes);
	code_begin("__Syntax");
	put(&out, "%s ;\n%s", f->template.bytes, text_of(&f->modifiers));
	code_end();
	put(&out, "  __Description\nText.\n");
	print_lists(f);
	put(&out, "%s", text_of(&rest));
	print_opcodes(f);
	alias_print(f);
}

/* How the opcodes are written, with their names. */
static void choose_style(struct family *f, unsigned opcodes)
{
	f->opcode_count = 1;
	f->opcodes[0].name = f->opcodes[0].mnemonic = f->name;
	f->style = chance(40) ? AS_ITSELF : AS_OPCODES;
	holes_begin(0);
	if (!has(WITHOUT_ROWS) || f->prefix || f->sum || !chance(45))
		return;
	f->opcode_count = pick_from(1, opcodes < MOST_OPCODES ? opcodes : MOST_OPCODES);
	f->style = f->opcode_count > 1 || chance(70) ? AS_ROWS : f->style;
	f->named = f->style == AS_ROWS || chance(40);
	f->twin = f->style == AS_ROWS && f->opcode_count < opcodes && chance(25);
	const char *prefix = f->named && chance(30) ? print("%s_", name_new(NAME_MNEMONIC)) : "";
	for (unsigned i = 0; i < f->opcode_count; i++) {
		f->opcodes[i].name = name_new(NAME_MNEMONIC);
		f->opcodes[i].mnemonic = name_new(NAME_MNEMONIC);
	}
	holes_begin(f->opcode_count);
	if (!f->named) {
		f->opcodes[0].name = f->opcodes[0].mnemonic = f->name;
		return;
	}
	f->template.count = f->header.count = 0;
	put(&f->template, "%s$name", prefix);
	put(&f->header, "%s$name", prefix);
	f->prefix_text = prefix;
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

/* Returns the number of opcodes. */
static unsigned make_family(unsigned code, unsigned opcodes)
{
	static struct family f;
	begin(&f, code);
	choose_style(&f, opcodes);
	variants_of_family(&f);
	f.guarded = isa.guarded && !f.variants && chance(60);
	print_fixed(&f);
	for (unsigned i = pick(3); i; i--)
		operand_modifier(&f);
	for (unsigned i = isa.mode_count ? pick(3) : 0; i; i--)
		operand_mode(&f);
	for (unsigned i = pick(4) ? pick_from(1, 2) : pick(4); i; i--)
		operand_output(&f);
	for (unsigned i = pick(4); i; i--)
		operand_register(&f);
	for (unsigned i = pick(3); i; i--)
		operand_immediate(&f, i == 1);
	print_family(&f);
	return f.opcode_count + f.twin;
}

/* An instruction on three registers, with cases whose result is known. */
static bool make_sum(unsigned code)
{
	static struct family f;
	const struct type *type = &isa.types[pick(isa.file_count)];
	const struct file *file = type->file;
	if (file->width < 2 || file->width > 64 || file->count < 4 || file->lanes != isa.lanes ||
		type->forbids)
		return false;
	begin(&f, code);
	if (encoding_left() < 3 * type->width)
		return false;
	f.sum = type;
	choose_style(&f, 1);
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
	choose_style(&f, 1);
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
	choose_style(&f, 1);
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
	put(&out, "\n__DefGroup %s : [%s]\n  __Encoding\n", isa.guarded,
		isa.around ? isa.around : isa.group);
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
	unsigned rest =
		isa.lengths[0] - isa.code_width - (isa.patterns ? 2 : 0) - (isa.variants.count ? 4 : 0);
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
	while (type_forbids(type, isa.guard_usual))
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
	isa.inherited = has(WITHOUT_ROWS) && chance(30);
	if (isa.inherited) {
		put(&out, "  __Encoding\n");
		print_code(&out, "");
	}
	around_print();
	variants_print();
	choose_guard();
	if (isa.guarded)
		guarded_print();
	for (unsigned i = 0, made; i < opcodes; i += made) {
		made = 1;
		if (isa.transients && i == 1)
			make_prefix(i + 1);
		else if (i && chance(8))
			make_bare(i + 1);
		else if (!i || !chance(8) || !make_sum(i + 1))
			made = make_family(i + 1, isa.transients && !i ? 1 : opcodes - i);
	}
	operands_print();
}
