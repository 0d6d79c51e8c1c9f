%# SPDX-License-Identifier: MIT
%if $s/@lanes > 1
/* Bits of an element of a row that is read in place; 1: of bits of lanes. */
static unsigned row_bits(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'rows']
	case ${$P}_KIND_FILE_${id: @id}:
		return ${@bits};
%end
%each $s/files/c-file[@holding = 'masks']
	case ${$P}_KIND_FILE_${id: @id}:
		return 1;
%end
	default:
		return 0;
	}
}

/* What operand i, of this kind, has to become for the kernel; or 0. */
static unsigned made_from(const struct kernel *kernel, unsigned i, unsigned kind)
{
	const uint64_t bit = i < 64 ? (uint64_t)1 << i : 0;
	if (kernel->rows32 & bit)
		return row_bits(kind) == 32 ? 0 : ${$P}_MAKE_ROW_32;
	if (kernel->rows64 & bit)
		return row_bits(kind) == 64 ? 0 : ${$P}_MAKE_ROW_64;
	if (kernel->words & bit)
		return row_bits(kind) == 1 ? 0 : ${$P}_MAKE_BITS;
	if (kernel->numbers & bit)
		return kind == ${$P}_KIND_IMMEDIATE || kind == ${$P}_KIND_SIGNED ? 0 : ${$P}_MAKE_NUMBER;
	return 0;
}

%end
/* Words of memory are checked first and converted to the form that the kernel needs. */
static void set_fetched(struct ${$p}_op *op, const struct kernel *kernel)
{
	unsigned count = 0;
	op->kernel = kernel->run;
	for (unsigned i = 0; i < ${$k/@slots}; i++) {
		struct ${$p}_operand *operand = &op->operand[i];
%if $s/@lanes > 1
		operand->kind = (uint8_t)(operand->kind | made_from(kernel, i, operand->kind));
%end
		if (operand->size || operand->kind > ${$P}_KIND_ALL) {
			op->fetched = (uint8_t)(i + 1);
			count++;
		}
	}
	if (!count)
		return;
	op->fetched_for = op->kernel;
	op->kernel = fetch;
%if $s/@lanes > 1
	struct ${$p}_operand *last = &op->operand[op->fetched - 1u];
	if (count == 1 && (last->kind & ~(unsigned)${$P}_KIND_ALL) == ${$P}_MAKE_ROW_32 &&
	    row_bits(last->kind & ${$P}_KIND_ALL) == 0) {
		op->kernel = fetch_row;
		op->single = last->value;
		last->value = spread_place(op->fetched - 1u);
	}
%end
}

