%# SPDX-License-Identifier: MIT
%let constants = $s/files/c-file[@holding = 'values']/constant
%if $constants
static bool is_constant(unsigned kind, uint64_t number)
{
	switch (kind) {
%each $s/files/c-file[constant][@holding = 'values'] as file
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

%if $destinations
/* The number of the element that belongs to no register. */
static uint64_t scratch(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'values']
	case ${$P}_KIND_FILE_${id: @id}:
		return ${$P}_${id: @member}_COUNT;
%end
	default:
		return 0;
	}
}

%end
%end
/* The number represented by an immediate. */
static uint64_t number_of(uint64_t value, const struct fill *fill)
{
	const uint64_t ones = UINT64_MAX >> (64 - fill->width);
	uint64_t bits = value >> fill->lsb & ones;
	$\
%if $table
if (fill->table)
		bits = (uint64_t)numbers[fill->table - 1 + bits];
	else $\
%end
%if $is_ones
if (fill->is_ones && bits >> (fill->width - 1))
		bits -= ones;
	else $\
%end
if (fill->is_signed && bits >> (fill->width - 1))
		bits -= UINT64_C(1) << (fill->width - 1) << 1;
	return bits * (uint64_t)fill->scale + (uint64_t)fill->offset;
}

static uint64_t operand_of(const struct fill *fill, uint64_t value)
{
	switch (fill->how) {
	case FILL_REGISTER:
%if $destinations
	case FILL_DESTINATION:
%end
		value += fill->lsb;
%if $constants
		if (!is_constant(fill->kind, value))
			return value + fill->part;
		/* all registers of a range that begins with a constant one are this one */
%if $destinations
		return fill->how == FILL_DESTINATION ? scratch(fill->kind) : value;
%else
		return value;
%end
%else
		return value + fill->part;
%end
	case FILL_IMMEDIATE:
		return number_of(value, fill);
%if $has_flags
	case FILL_FLAG:
		return value == fill->on;
%end
	default:
		return value;
	}
}

bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t slot = entry->kernel;
%if $decides
	bool uses_second = false;
%end
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry_fills[entry->first_fill + i]];
		const uint64_t value = operand_of(fill, ${$p}_get(insn, (enum ${$p}_field)fill->field));
		op->operand[fill->operand].value = (uint${$k/@operand-bits}_t)value;
%if $decides
		uses_second = uses_second || (fill->decides && value);
%end
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		slot += (uint32_t)${$p}_get(insn, (enum ${$p}_field)choice->field) * choice->stride;
	}
%if $decides
	slot += uses_second;
%end
	if (!table_of_kernels[slot])
		return false;
	op->index = (${$k/@index})(${$P}_INDEX_FIRST - 1 + table_of_kernels[slot]);
	op->units = (uint8_t)(insn->length / ${$P}_UNIT);
%if $s/@cycles
	op->cycles = entry->cycles;
%end
%if $k/@guards
	if (entry->has_guard)
		op->guard = (uint8_t)${$p}_get(insn, (enum ${$p}_field)entry->guard);
	op->guard_invert = entry->has_invert &&
			   ${$p}_get(insn, (enum ${$p}_field)entry->guard_invert) == entry->guard_invert_on;
%end
	return true;
}
