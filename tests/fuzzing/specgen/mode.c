/* SPDX-License-Identifier: MIT */
/* Types of operands with alternatives, and the texts and bits of such operands. */
#include <string.h>

#include "family.h"

/* What the letters of a shape are in its text; all others are literal. */
enum letter {
	REGISTER = 'r',
	OTHER = 'q',
	RESTRICTED = 'g',
	NUMBER = 'i',
	NESTED = 'n', /* with alternatives of its own */
	FIRST = 'x',
	SECOND = 'y'
};

enum place_kind { IS_REGISTER, IS_WORD, IS_VALUE };

/* $r, $q ... are the values of parts, $k is a constant, @(...) an address. */
static const struct shape {
	const char *text;
	enum place_kind kind;
	const char *place, *after;
} shapes[] = {
	{ "r", IS_REGISTER, "$r", NULL },
	{ "%q", IS_REGISTER, "$q", NULL },
	{ "(r)", IS_WORD, "$r", NULL },
	{ "(r)+", IS_WORD, "$r", "$r = ($r + $k)[$w:0]" },
	{ "-(r)", IS_WORD, "$r - $k", "$r = ($r - $k)[$w:0]" },
	{ "x(r)", IS_WORD, "$r + $x", NULL },
	{ "x(r)+", IS_WORD, "$r * 2 + $x", "$r = ($r + $x)[$w:0]" },
	{ "@x", IS_WORD, "$x", NULL },
	{ "y:x(r)", IS_WORD, "$r + $x - $y", NULL },
	{ "#x", IS_VALUE, "$x", NULL },
	{ "y##x", IS_VALUE, "($y + $k)", NULL },
	{ "<r>", IS_VALUE, "($r * 3)[$w:0]", NULL },
	{ "i", IS_VALUE, "$i", NULL },
	{ "r<<x", IS_VALUE, "$k", NULL },
	{ "~r", IS_VALUE, "(~$r)[$w:0]", "$r = ($r ^ $k)[$w:0]" },
	{ "[n]", IS_WORD, "$n", NULL },
	{ "[r:n]+", IS_WORD, "$r + $n", "$r = ($r + $k)[$w:0]" },
	{ "&n", IS_VALUE, "($n + $k)", NULL },
};
enum { SHAPES = sizeof shapes / sizeof *shapes };

static bool shows(const struct shape *shape, enum letter letter)
{
	return strchr(shape->text, letter) != NULL;
}

/* The part of a letter, or NULL. */
static const struct mode_part *part_of(const struct mode *mode, char letter)
{
	for (unsigned i = 0; i < mode->part_count; i++)
		if (mode->parts[i].letter == letter)
			return &mode->parts[i];
	return NULL;
}

static void add_part(
	struct mode *mode, char letter, const struct type *type, unsigned lsb, bool appended)
{
	mode->parts[mode->part_count++] = (struct mode_part){ letter, name_new(NAME_SEMANTIC), type,
		NULL, 0, lsb, type->width, appended };
}

/* A memory whose words a place can be, or NULL. */
static const struct memory *mode_memory(void)
{
	for (unsigned tries = 0; tries < 4 && isa.memory_count && has(WITHOUT_PLACES); tries++) {
		const struct memory *m = &isa.memories[pick(isa.memory_count)];
		if (!m->banks)
			return m;
	}
	return NULL;
}

/* A file of which parts can be registers; NULL if there is none. */
static const struct type *mode_register_type(void)
{
	for (unsigned tries = 0; tries < 20; tries++) {
		const struct type *type = &isa.types[pick(isa.file_count)];
		if (type->file->width > 1 && type->file->width <= 64 && type->file->count <= 16 &&
			type->file->lanes == isa.lanes)
			return type;
	}
	return NULL;
}

/* ---- the definition ---- */

static bool has_after(const struct mode *mode)
{
	for (unsigned i = 0; i < mode->row_count; i++)
		if (mode->rows[i].shape->after)
			return true;
	return false;
}

static bool usable(const struct mode *mode, const struct shape *shape)
{
	bool appends = shows(shape, FIRST) || shows(shape, SECOND);
	return !(shape->kind == IS_WORD && !mode->memory) &&
		   !(shows(shape, OTHER) && !part_of(mode, OTHER)) &&
		   !(shows(shape, SECOND) && !part_of(mode, SECOND)) &&
		   !(appends && !part_of(mode, FIRST)) &&
		   !(shows(shape, NUMBER) && !part_of(mode, NUMBER)) &&
		   !(shows(shape, NESTED) && !part_of(mode, NESTED)) &&
		   !(shows(shape, NESTED) && shape->after && has_after(part_of(mode, NESTED)->nested)) &&
		   !(mode->is_part && shape->kind == IS_WORD);
}

static bool has_shape(const struct mode *mode, const struct shape *shape)
{
	for (unsigned i = 0; i < mode->row_count; i++)
		if (mode->rows[i].shape == shape)
			return true;
	return false;
}

static void text_print(const struct mode *mode, const struct shape *shape)
{
	bool literal = false;
	for (const char *at = shape->text; *at; at++) {
		const struct mode_part *part = part_of(mode, *at);
		if (literal != !part)
			put(&out, "'");
		literal = !part;
		put(&out, part ? "%s" : "%.1s", part ? part->name : at);
	}
	put(&out, literal ? "'" : "");
}

/* A value of Place or After, with the names of parts and constants in the places of the letters. */
static void code_print(const struct mode *mode, const char *code, unsigned constant)
{
	const struct mode_part *r = part_of(mode, REGISTER);
	for (const char *at = code; *at; at++)
		if (*at != '$')
			put(&out, "%c", *at);
		else if (*++at == 'k' && mode->parameter)
			put(&out, "$%s", mode->parameter);
		else if (*at == 'k')
			put(&out, "%u", constant);
		else if (*at == 'w')
			put(&out, "%u", r->type->file->width - 1);
		else
			put(&out, "%s", part_of(mode, *at)->name);
}

static void place_print(const struct mode *mode, struct mode_row *row)
{
	const struct memory *m = mode->memory;
	if (row->shape->kind != IS_WORD) {
		code_print(mode, row->shape->place, row->constant);
		return;
	}
	unsigned how = pick(8);
	if (row->width != m->word)
		put(&out, "%s%u[", m->name, row->width);
	else
		put(&out, "%s[", m->name);
	put(&out, how == 0 ? "" : how == 1 ? "(" : "((");
	code_print(mode, row->shape->place, row->constant);
	put(&out, how == 0 ? "" : how == 1 ? ")[%u:0]" : ") << 3)[%u:0]", m->address - 1);
	put(&out, "]");
}

/* What the part is in the code of a row. */
static struct value part_value(const struct mode_part *part)
{
	unsigned least;
	if (part->type)
		return part->type->range;
	struct value value = mode_value(part->nested, part->class, &least);
	value.high = (value.high > 4 ? value.high : 4) + 1; /* with a constant */
	return value;
}

/* The widths of what is read, and what can be written. */
static void row_facts(const struct mode *mode, struct mode_row *row)
{
	static const unsigned sizes[] = { 8, 16, 32, 64 };
	const struct shape *shape = row->shape;
	const struct mode_part *r = part_of(mode, REGISTER), *q = part_of(mode, OTHER);
	row->constant = mode->parameter ? mode->rows[0].constant : 0;
	row->constant = row->constant ? row->constant : pick_from(1, 9);
	row->writable = shape->kind != IS_VALUE;
	switch (shape->kind) {
	case IS_REGISTER:
		row->width = (shape->text[0] == '%' ? q : r)->type->file->width;
		row->value = value_unsigned(row->width);
		return;
	case IS_WORD:
		row->width = chance(60) ? mode->memory->word : sizes[pick(4)];
		row->value = value_unsigned(row->width);
		row->writable = mode->memory->writable;
		return;
	case IS_VALUE: break;
	}
	const struct mode_part *first = part_of(mode, strchr(shape->place, '$')[1]);
	row->value = first ? part_value(first) : value_unsigned(4);
	row->value.high += first && first->letter == SECOND;
	row->value.exact = 0;
}

static void choose_rows(struct mode *mode)
{
	unsigned count = pick_from(2, MOST_MODE_ROWS), select = 0;
	for (unsigned tries = 0; tries < 30 && mode->row_count < count; tries++) {
		const struct shape *shape = tries ? &shapes[pick(SHAPES)] : &shapes[pick(2) * 2];
		if (!usable(mode, shape) || has_shape(mode, shape))
			continue;
		struct mode_row *row = &mode->rows[mode->row_count++];
		*row = (struct mode_row){ .name = name_new(NAME_FACT), .shape = shape, .select = select };
		select += select + count < 14 && chance(25) ? 2 : 1;
		row_facts(mode, row);
	}
}

/* Some of the rows, and all that can be written. */
static void classes_print(struct mode *mode)
{
	for (unsigned i = 0; i < mode->row_count; i++)
		mode->classes[1] |= mode->rows[i].writable ? 1u << i : 0;
	mode->classes[0] = (1u << mode->row_count) - 1;
	mode->classes[2] = (unsigned)pick_bits() & mode->classes[0];
	for (unsigned c = 1; c < 3; c++) {
		if (!mode->classes[c])
			continue;
		const char *before = "";
		mode->class_names[c] = name_new(NAME_FACT);
		put(&out, "    Class<%s> = ", mode->class_names[c]);
		for (unsigned i = 0; i < mode->row_count; i++)
			if (mode->classes[c] >> i & 1)
				put(&out, "%s%s", before, mode->rows[i].name), before = ", ";
		put(&out, ";\n");
	}
}

static bool is_used(const struct mode *mode, const struct mode_part *part)
{
	for (unsigned i = 0; i < mode->row_count; i++)
		if (strchr(mode->rows[i].shape->text, part->letter))
			return true;
	return false;
}

static void rows_print(struct mode *mode)
{
	put(&out, "  __Rows<%s, Text, Place, After>\n", mode->parts[0].name);
	for (unsigned i = 0; i < mode->row_count; i++) {
		struct mode_row *row = &mode->rows[i];
		put(&out, "    %s = %u, \"", row->name, row->select);
		text_print(mode, row->shape);
		put(&out, "\", ");
		place_print(mode, row);
		if (row->shape->after) {
			put(&out, ", ");
			code_print(mode, row->shape->after, row->constant);
		}
		put(&out, ";%s\n", chance(20) ? " // One of them." : "");
	}
}

/* The parts: bits that select a row, registers or a number beside them, and what is appended. With
 * the bits of inner, if any, outside of machines there are at most 32. */
static void choose_parts(struct mode *mode, const struct type *r, const struct mode *inner)
{
	unsigned most = mode->is_part ? 16 : isa.machine ? 48 : 24;
	if (inner && !isa.machine)
		most -= inner->width + inner->appends;
	unsigned wide = 4, units = isa.transients ? 0 : most / isa.unit;
	bool low = chance(50);
	struct type *select = type_plain(wide);
	select->hidden = true;
	add_part(mode, 'm', select, low ? 0 : r->width, false);
	unsigned at = low ? wide : 0;
	add_part(mode, REGISTER, r, at, false);
	const struct type *other = mode_register_type();
	if (other && other->width <= r->width)
		add_part(mode, OTHER, other, at, false);
	if (r->width > 1) {
		struct type *number = type_number(r->width, chance(50));
		number->hidden = true;
		add_part(mode, NUMBER, number, at, false);
	}
	mode->width = wide + r->width;
	for (unsigned i = 0; i < 2 && units; i++) {
		unsigned size = pick_from(1, units > 2 ? 2 : units);
		struct type *x = type_number(size * isa.unit, chance(50));
		x->hidden = true;
		add_part(mode, (char)(i ? SECOND : FIRST), x, 0, true);
		units -= size;
	}
}

/* Places the part in a unit of its own that follows the instruction. */
static void nest(struct mode *mode, const struct mode *inner)
{
	unsigned class = pick(3);
	mode->parts[mode->part_count++] = (struct mode_part){ NESTED, name_new(NAME_SEMANTIC), NULL,
		inner, inner->classes[class] ? class : 0, 0, inner->width, true };
}

static void part_print(const struct mode_part *part)
{
	const char *type = part->type ? part->type->name : mode_type_name(part->nested, part->class);
	if (part->appended)
		put(&out, "    Append<%u> %s %s;\n", part->width, type, part->name);
	else
		put(&out, "    Part<%u, %u> %s %s;\n", part->lsb, part->width, type, part->name);
}

/* What the part appends, with what its own parts do. */
static unsigned appended_by(const struct mode_part *part)
{
	return (part->appended ? part->width : 0) + (part->nested ? part->nested->appends : 0);
}

static void definition_print(struct mode *mode)
{
	mode->name = name_new(NAME_FACT);
	put(&out, "\n__DefFieldType %s<%u", mode->name, mode->width);
	put(&out, mode->parameter ? ", $%s>\n" : ">\n", mode->parameter);
	for (unsigned i = 0; i < mode->part_count; i++)
		if (!i || is_used(mode, &mode->parts[i])) {
			part_print(&mode->parts[i]);
			mode->appends += appended_by(&mode->parts[i]);
			if (mode->parts[i].nested)
				table_count_definition(CONSTRUCT_NESTED_MODE, mode->parts[i].width);
		}
	classes_print(mode);
	rows_print(mode);
	table_count_definition(CONSTRUCT_TYPE_MODE, mode->width);
}

/* inner: what it can have a part of, or NULL. */
static bool mode_print(struct mode *mode, const struct mode *inner)
{
	const struct type *r = mode_register_type();
	bool is_part = mode->is_part;
	memset(mode, 0, sizeof *mode);
	mode->is_part = is_part;
	if (!r || isa.type_count + 6 > MOST_TYPES || (is_part && r->width + 4 > isa.unit))
		return false;
	mode->memory = mode_memory();
	mode->parameter = chance(40) ? name_new(NAME_SEMANTIC) : NULL;
	if (inner && !isa.machine && inner->width + inner->appends > 24)
		inner = NULL;
	choose_parts(mode, r, inner);
	if (inner)
		nest(mode, inner);
	choose_rows(mode);
	if (mode->row_count < 2)
		return false;
	if (is_part)
		mode->width = isa.unit;
	definition_print(mode);
	return true;
}

/* The type with another argument is a type of its own. */
static void apply_again(void)
{
	const struct mode *mode = &isa.modes[isa.mode_count - 1];
	if (!mode->parameter)
		return;
	table_count_definition(CONSTRUCT_MODE_PARAMETER, mode->width);
	if (isa.mode_count == MOST_MODES || !chance(50))
		return;
	struct mode *again = &isa.modes[isa.mode_count++];
	unsigned constant = mode->rows[0].constant % 9 + 1;
	*again = *mode;
	for (unsigned i = 0; i < again->row_count; i++)
		again->rows[i].constant = constant;
}

void mode_types_print(void)
{
	static struct mode inner;
	if (!has(WITHOUT_MODES) || !chance(35))
		return;
	for (unsigned i = pick_from(1, 2); i; i--) {
		inner.is_part = true;
		bool nested = !isa.mode_count && isa.unit < 32 && !isa.transients && chance(40) &&
					  mode_print(&inner, NULL);
		if (mode_print(&isa.modes[isa.mode_count], nested ? &inner : NULL)) {
			isa.mode_count++;
			apply_again();
		}
	}
}

/* ---- operands ---- */

const char *mode_type_name(const struct mode *mode, unsigned class)
{
	const char *name =
		mode->parameter ? print("%s<%u>", mode->name, mode->rows[0].constant) : mode->name;
	return class ? print("%s.%s", name, mode->class_names[class]) : name;
}

struct value mode_value(const struct mode *mode, unsigned class, unsigned *least)
{
	struct value all = { KIND_INTEGER, -1, 0, 0 };
	*least = 64;
	for (unsigned i = 0; i < mode->row_count; i++) {
		const struct mode_row *row = &mode->rows[i];
		if (!(mode->classes[class] >> i & 1))
			continue;
		all.low = all.low > row->value.low ? all.low : row->value.low;
		all.high = all.high > row->value.high ? all.high : row->value.high;
		*least = row->writable && row->width < *least ? row->width : *least;
	}
	return all;
}

bool mode_is_even(const struct mode *mode, unsigned class)
{
	unsigned least;
	struct value value = mode_value(mode, class, &least);
	for (unsigned i = 0; i < mode->row_count; i++)
		if (mode->classes[class] >> i & 1 && !mode->rows[i].writable)
			return false;
	return value.low < 0 && value.high == (int)least;
}

bool mode_has_address(const struct mode *mode, unsigned class)
{
	for (unsigned i = 0; i < mode->row_count; i++)
		if (mode->classes[class] >> i & 1 && mode->rows[i].shape->kind == IS_WORD)
			return true;
	return false;
}

static void append_bits(struct word *word, unsigned at, unsigned width, uint64_t bits)
{
	struct place place = { 1, { (uint8_t)at }, { (uint8_t)width } };
	word_set(word, &place, bits);
}

const char *pick_mode(
	const struct mode *mode, unsigned class, uint64_t *bits, struct word *word, unsigned *end)
{
	unsigned which;
	do
		which = pick(mode->row_count);
	while (!(mode->classes[class] >> which & 1));
	const struct mode_row *row = &mode->rows[which];
	const char *texts[MOST_MODE_PARTS] = { NULL };
	*bits = (uint64_t)row->select << mode->parts[0].lsb;
	for (unsigned i = 1; i < mode->part_count; i++) {
		const struct mode_part *part = &mode->parts[i];
		uint64_t own;
		if (!strchr(row->shape->text, part->letter))
			continue;
		unsigned at = *end;
		*end += part->appended ? part->width : 0;
		texts[i] = part->type ? pick_part(part->type, &own)
							  : pick_mode(part->nested, part->class, &own, word, end);
		if (part->appended)
			append_bits(word, at, part->width, own);
		else
			*bits |= own << part->lsb;
	}
	struct text text = { 0 };
	for (const char *at = row->shape->text; *at; at++) {
		const struct mode_part *part = part_of(mode, *at);
		put(&text, part ? "%s" : "%.1s", part ? texts[part - mode->parts] : at);
	}
	return text.bytes;
}
