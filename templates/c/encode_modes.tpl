%# SPDX-License-Identifier: MIT
%# Fields with alternatives: which one it is, and its parts.
/* The row of the field's mode; NULL: none. */
static const struct ${$p}_mode_row *find_mode(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	const struct ${$p}_layout *layout = find_field(insn, field);
	const uint64_t value = ${$p}_get(insn, field);
	for (unsigned i = 0; layout && i < layout->modes; i++) {
		const struct ${$p}_mode_row *row = &${$p}_modes[layout->mode + i];
		if (((value ^ row->match) & row->mask) == 0)
			return row;
	}
	return NULL;
}

static const struct ${$p}_mode_part *find_part(const struct ${$p}_insn *insn,
		enum ${$p}_field field, enum ${$p}_part part)
{
	const struct ${$p}_mode_row *row = find_mode(insn, field);
	for (unsigned i = 0; row && i < row->parts; i++)
		if (${$p}_mode_parts[row->part + i].part == (unsigned)part)
			return &${$p}_mode_parts[row->part + i];
	return NULL;
}

enum ${$p}_mode ${$p}_mode_of(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	const struct ${$p}_mode_row *row = find_mode(insn, field);
	return row ? (enum ${$p}_mode)row->mode : ${$P}_MODE_NONE;
}

enum ${$p}_status ${$p}_put_mode(struct ${$p}_insn *insn, enum ${$p}_field field,
		enum ${$p}_mode mode)
{
	const struct ${$p}_layout *layout = find_field(insn, field);
	for (unsigned i = 0; layout && i < layout->modes; i++) {
		const struct ${$p}_mode_row *row = &${$p}_modes[layout->mode + i];
		if (row->mode == (unsigned)mode)
			return ${$p}_set(insn, field, row->match);
	}
	return ${$P}_STATUS_NO_FIELD;
}

bool ${$p}_has_part(const struct ${$p}_insn *insn, enum ${$p}_field field, enum ${$p}_part part)
{
	return find_part(insn, field, part) != NULL;
}

uint64_t ${$p}_part_of(const struct ${$p}_insn *insn, enum ${$p}_field field, enum ${$p}_part part)
{
	const struct ${$p}_mode_part *place = find_part(insn, field, part);
	return place ? ${$p}_get(insn, field) >> place->lsb & UINT64_MAX >> (64 - place->width) : 0;
}

enum ${$p}_status ${$p}_put_part(struct ${$p}_insn *insn, enum ${$p}_field field,
		enum ${$p}_part part, uint64_t value)
{
	const struct ${$p}_mode_part *place = find_part(insn, field, part);
	if (!place)
		return ${$P}_STATUS_NO_FIELD;
	const uint64_t all = UINT64_MAX >> (64 - place->width);
	if (value > all)
		return ${$P}_STATUS_TOO_WIDE;
	const uint64_t others = ${$p}_get(insn, field) & ~(all << place->lsb);
	return ${$p}_set(insn, field, others | value << place->lsb);
}

