%# SPDX-License-Identifier: MIT
/* ---- opcodes and their fields ---- */

static const struct ${$p}_opcode_info *info(unsigned opcode)
{
	return &${$p}_opcodes[opcode <= ${$P}_OPCODE_COUNT ? opcode : 0];
}

static const struct ${$p}_layout *layout(unsigned opcode, unsigned index)
{
	const struct ${$p}_opcode_info *of = info(opcode);
	return &${$p}_layouts[of->layout + (index < of->fields ? index : 0)];
}

%call export('unsigned ', 'opcode_count', 'void', concat($P, '_OPCODE_COUNT'))
%call export('unsigned ', 'limbs', 'void', concat($P, '_LIMBS'))
%call export('unsigned ', 'length_max', 'void', concat($P, '_LENGTH_MAX'))
const char *${$P}_EXPORT(opcode_name)(unsigned opcode)
{
	return opcode <= ${$P}_OPCODE_COUNT ? ${$p}_opcode_name((enum ${$p}_opcode)opcode) : "";
}

%call export('unsigned ', 'opcode_length', 'unsigned opcode', 'info(opcode)->length')
/* The bits that are the same in all words of the opcode, and what they are. */
uint64_t ${$P}_EXPORT(opcode_mask)(unsigned opcode, unsigned limb)
{
	return limb < ${$P}_LIMBS ? info(opcode)->mask[limb] : 0;
}

uint64_t ${$P}_EXPORT(opcode_match)(unsigned opcode, unsigned limb)
{
	return limb < ${$P}_LIMBS ? info(opcode)->match[limb] : 0;
}

%call export('unsigned ', 'field_count', 'unsigned opcode', 'info(opcode)->fields')
/* The number that reason_field and set know the field by. */
unsigned ${$P}_EXPORT(field)(unsigned opcode, unsigned index)
{
	return layout(opcode, index)->field;
}

const char *${$P}_EXPORT(field_name)(unsigned field)
{
	return field < ${$P}_FIELD_COUNT ? ${$p}_field_name((enum ${$p}_field)field) : "";
}

unsigned ${$P}_EXPORT(piece_count)(unsigned opcode, unsigned index)
{
	return ${$p}_positions[layout(opcode, index)->position].count;
}

/* Lowest bit * 256 + width of a piece; the first one has the highest bits of the value. */
unsigned ${$P}_EXPORT(piece)(unsigned opcode, unsigned index, unsigned number)
{
	const struct ${$p}_position *position = &${$p}_positions[layout(opcode, index)->position];
	const struct ${$p}_piece *piece = &${$p}_pieces[position->first];
	if (number < position->count)
		piece += number;
	return piece->lsb * 256u + piece->width;
}

/* The bits of the field in the instruction. */
uint64_t ${$P}_EXPORT(field_value)(unsigned index)
{
	return ${$p}_extract(insn->word,
			     &${$p}_positions[layout(insn->opcode, index)->position]);
}
