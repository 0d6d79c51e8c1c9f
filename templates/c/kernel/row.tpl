%# SPDX-License-Identifier: MIT
%if $s/@lanes > 1
/* Makes a row of operand i, whose kind is known without the bits that say so. */
static void make_row(struct ${$p}_state *state, const struct ${$p}_op *op, unsigned i, bool is_wide)
{
	union ${$p}_spread *row = &state->spread[i];
	uint64_t value;
	switch (op->operand[i].kind) {
%each $s/files/c-file[@holding = 'rows']
%call widen(.)
%end
	default:
		value = ${$p}_operand(state, op, i);
		for (unsigned lane = 0; is_wide && lane < ${$P}_LANES; lane++)
			row->wide[lane] = value;
		for (unsigned lane = 0; !is_wide && lane < ${$P}_LANES; lane++)
			row->narrow[lane] = (uint32_t)value;
		break;
	}
}

static uint32_t spread_place(unsigned i)
{
	return (uint32_t)(offsetof(struct ${$p}_state,
			spread) + i * sizeof ((struct ${$p}_state *)0)->spread[0]);
}

/* Converts operand i of a copy of the record to the form that the kernel uses. */
static void make_operand(struct ${$p}_state *state, struct ${$p}_op *op, unsigned i,
		unsigned wanted)
{
	struct ${$p}_operand *operand = &op->operand[i];
	if (wanted == ${$P}_MAKE_NUMBER) {
		operand->value = (uint32_t)${$p}_operand(state, op, i);
		return;
	}
	if (wanted == ${$P}_MAKE_BITS)
		state->spread[i].bits = (${$p}_mask)0 - (${$p}_mask)(${$p}_operand(state, op, i) & 1);
	else
		make_row(state, op, i, wanted == ${$P}_MAKE_ROW_64);
	operand->value = spread_place(i);
}

%end
