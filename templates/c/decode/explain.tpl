%# SPDX-License-Identifier: MIT
%let illegal = $constrained or $holes or $spare
%if $constrained or $misfits
/* Does a field hold a value that the box allows? */
static bool field_fits(const struct ${$p}_box *box, const struct ${$p}_layout *layout,
		       const uint64_t *word)
{
	const struct ${$p}_position *position = &${$p}_positions[layout->position];
	for (unsigned i = 0; i < position->count; i++) {
		const struct ${$p}_piece *piece = &${$p}_pieces[position->first + i];
		uint64_t mask = ${$p}_bits(box->mask, piece->lsb, piece->width);
		uint64_t match = ${$p}_bits(box->match, piece->lsb, piece->width);
		if ((${$p}_bits(word, piece->lsb, piece->width) & mask) != match)
			return false;
	}
	for (uint32_t i = box->check; i < box->check + box->checks; i++)
		if (${$p}_checks[i].field == layout->field && !${$p}_check_holds(&${$p}_checks[i], word))
			return false;
	return true;
}

%if $misfits
bool ${$p}_wrong_field(const struct ${$p}_opcode_info *info, const struct ${$p}_box *box,
		     const uint64_t *word, unsigned field)
{
	for (unsigned k = 0; k < info->fields; k++) {
		const struct ${$p}_layout *layout = &${$p}_layouts[info->layout + k];
		if (layout->field == field)
			return !field_fits(box, layout, word);
	}
	return false;
}

%end
/* How many fields keep the word out of the box; *first: the first of them. */
static unsigned wrong_fields(const struct ${$p}_opcode_info *info, const struct ${$p}_box *box,
			     const uint64_t *word, enum ${$p}_field *first)
{
	unsigned wrong = 0;
	for (unsigned k = info->fields; k-- > 0;) {
		const struct ${$p}_layout *layout = &${$p}_layouts[info->layout + k];
		if (field_fits(box, layout, word))
			continue;
		*first = (enum ${$p}_field)layout->field;
		wrong++;
	}
	return wrong;
}

struct ${$p}_nearest ${$p}_find_nearest(const struct ${$p}_opcode_info *info, unsigned form,
				     const uint64_t *word)
{
	struct ${$p}_nearest nearest = { NULL, info->fields + 1u, (enum ${$p}_field)${$P}_FIELD_COUNT };
	for (uint32_t i = info->box; i < info->box + info->boxes; i++) {
		enum ${$p}_field first = (enum ${$p}_field)0;
%if $misfits and not($several-forms)
		(void)form; /* opcodes have one each */
%elif $misfits and $constrained
		if (form && ${$p}_boxes[i].form != form)
			continue;
%elif $misfits
		if (${$p}_boxes[i].form != form)
			continue;
%else
		(void)form;
%end
		const unsigned wrong = wrong_fields(info, &${$p}_boxes[i], word, &first);
		if (wrong < nearest.wrong)
			nearest = (struct ${$p}_nearest){ &${$p}_boxes[i], wrong, first };
	}
	return nearest;
}

%end
%include "decode/explain_field.tpl"
/* Is it an instruction of its opcode, and legal? */
static enum ${$p}_status legality(const struct ${$p}_insn *insn)
{
	if ((size_t)insn->opcode > ${$P}_OPCODE_COUNT || insn->opcode == ${$P}_OP_NONE)
		return ${$P}_STATUS_UNDEFINED;
%if $illegal
	if (${$p}_find_form(insn->word, insn->opcode))
		return ${$P}_STATUS_OK;
%end
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[insn->opcode];
	if (!${$p}_matches(insn->word, info->mask, info->match))
		return ${$P}_STATUS_UNDEFINED;
%if $illegal
	return ${$P}_STATUS_RESERVED;
%else
	return ${$P}_STATUS_OK; /* whatever its fields hold */
%end
}

enum ${$p}_status ${$p}_explain(const struct ${$p}_insn *insn, struct ${$p}_reason *reason)
{
	const enum ${$p}_status status = legality(insn);
	reason->kind = ${$P}_REASON_NONE;
	reason->field = (enum ${$p}_field)0;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		reason->bits[i] = 0;
%if not($illegal)
	return status;
%else
	if (status != ${$P}_STATUS_RESERVED)
		return status;
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[insn->opcode];
%if $constrained or ($holes and $spare)
	uint64_t bits = 0;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		bits |= reason->bits[i] = insn->word[i] & info->zero[i];
	if (bits) {
		reason->kind = ${$P}_REASON_BITS;
		return ${$P}_STATUS_RESERVED;
	}
%elif $spare
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		reason->bits[i] = insn->word[i] & info->zero[i];
%end
%if $constrained
	reason->kind = ${$P}_REASON_VALUE;
	if (!missing_value(info, insn->word, &reason->field)) {
		reason->kind = ${$P}_REASON_CONSTRAINT;
		reason->field = ${$p}_find_nearest(info, 0, insn->word).field;
	}
%elif $several-holes
	if (missing_value(info, insn->word, &reason->field))
		reason->kind = ${$P}_REASON_VALUE;
%elif $holes
	reason->kind = ${$P}_REASON_VALUE;
	reason->field = missing_value(info);
%else
	reason->kind = ${$P}_REASON_BITS;
%end
	return status;
%end
}
