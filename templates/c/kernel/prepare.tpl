%# SPDX-License-Identifier: MIT
%if not($k/c-kernel)
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	(void)insn;
	(void)op;
	return false; /* the instructions have no semantics */
}
%else
/* ---- prepared instructions ---- */

%include "kernel/tables.tpl"
static bool is_constant(unsigned kind, uint32_t number)
{
	switch (kind) {
%each $s/files/c-file[constant] as file
	case ${$P}_KIND_FILE_${id: $file/@id}:
%each $file/constant
		if (number == ${@number})
			return true;
%end
		return false;
%end
	default:
		(void)number;
		return false;
	}
}

static uint32_t scratch(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file
	case ${$P}_KIND_FILE_${id: @id}:
		return ${$P}_${id: @member}_COUNT;
%end
	default:
		return 0;
	}
}

static uint32_t bits_of(uint64_t value, const struct fill *fill)
{
	uint64_t bits = value >> fill->lsb & (UINT64_MAX >> (64 - fill->width));
	if (fill->is_signed && bits >> (fill->width - 1))
		bits -= UINT64_C(1) << (fill->width - 1) << 1;
	return (uint32_t)bits;
}

/* What a register is named by in the record. */
static uint32_t place_of(unsigned kind, uint32_t number)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'rows' or @holding = 'masks']
	case ${$P}_KIND_FILE_${id: @id}:
		return (uint32_t)(offsetof(struct ${$p}_state, ${id: @member}) +
				  number * sizeof ((struct ${$p}_state *)0)->${id: @member}[0]);
%end
	default:
		return number;
	}
}

static void fill_register(const struct fill *fill, uint32_t number, struct ${$p}_operand *operand)
{
	const bool constant = is_constant(fill->kind, number);
	if (constant && fill->how == FILL_DESTINATION)
		number = scratch(fill->kind);
	else if (!constant)
		number += fill->part;
	operand->value = place_of(fill->kind, number);
	if (constant && fill->how == FILL_REGISTER && fill->part) { /* zeros above the constant */
		operand->kind = ${$P}_KIND_IMMEDIATE;
		operand->value = 0;
	}
}

static void fill_operand(const struct fill *fill, uint64_t value, struct ${$p}_operand *operand)
{
	operand->kind = fill->kind;
	switch (fill->how) {
	case FILL_REGISTER:
	case FILL_DESTINATION:
		fill_register(fill, (uint32_t)value + fill->lsb, operand);
		break;
	case FILL_IMMEDIATE:
		operand->value = bits_of(value, fill);
		break;
	case FILL_MEMORY:
		operand->value = (bits_of(value, fill) & fill->on) + fill->part;
		operand->bank = (uint8_t)(value >> fill->bank_lsb & ((1u << fill->bank_width) - 1));
		operand->size = fill->size;
		operand->bytes = fill->bytes;
		break;
%if $has_flags
	case FILL_FLAG:
		operand->value = value == fill->on;
		break;
%end
	default:
		operand->value = (uint32_t)value;
		break;
	}
}

static void set_guard(const struct ${$p}_insn *insn, const struct entry *entry, struct ${$p}_op *op)
{
	op->guard_kind = entry->guard_kind;
	if (entry->guard_kind <= ${$P}_GUARD_LANES)
		return;
	op->guard = (uint16_t)${$p}_get(insn, (enum ${$p}_field)entry->guard);
	if (entry->has_invert && ${$p}_get(insn,
			(enum ${$p}_field)entry->guard_invert) == entry->guard_invert_on)
		op->guard_invert = entry->is_uniform ? 1 : ${$P}_ALL_LANES;
}

%include "kernel/settle.tpl"
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t slot = entry->kernel;
	bool has_modifier = false, result_is_unwanted = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry_fills[entry->first_fill + i]];
		struct ${$p}_operand *operand = &op->operand[fill->operand];
		fill_operand(fill, ${$p}_get(insn, (enum ${$p}_field)fill->field), operand);
		if (fill->decides && fill->how == FILL_DESTINATION)
			result_is_unwanted = operand->value == place_of(fill->kind, scratch(fill->kind));
		else if (fill->decides && operand->value)
			has_modifier = true;
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		slot += (uint32_t)${$p}_get(insn, (enum ${$p}_field)choice->field) * choice->stride;
	}
	set_guard(insn, entry, op);
	const struct kernel *kernel =
			&kernels[table_of_kernels[slot + has_modifier + 2u * result_is_unwanted]];
	if (!kernel->run)
		return false;
	set_fetched(op, kernel);
	return true;
}
%end
