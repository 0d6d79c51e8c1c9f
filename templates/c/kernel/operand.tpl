%# SPDX-License-Identifier: MIT
/* ---- operands ---- */

/* The value of an operand that is the same for all lanes. */
static inline uint64_t ${$p}_value(const struct ${$p}_state *state,
		const struct ${$p}_operand *operand)
{
	switch (operand->kind) {
	case ${$P}_KIND_SIGNED:
		return (uint64_t)(int32_t)operand->value;
%each $s/files/c-file[@holding = 'values']
	case ${$P}_KIND_FILE_${id: @id}:
		return state->${id: @member}[operand->value];
%end
%each $s/memories/c-memory
	case ${$P}_KIND_AT_${id: @id}:
		return ${$p}_mem_load_${id: @id}(state, operand->bank, operand->value, operand->bytes);
%end
	default:
%if not($s/memories/c-memory or $s/files/c-file[@holding = 'values'])
		(void)state;
%end
		return operand->value;
	}
}

/* The same of operand i of the record, where the value is not in it. */
${$P}_SELDOM uint64_t ${$p}_operand_elsewhere(const struct ${$p}_state *state,
		const struct ${$p}_op *op, unsigned i)
{
	return ${$p}_value(state, &op->operand[i]);
}

/* The same of operand i, wherever the value is. */
static inline uint64_t ${$p}_operand(const struct ${$p}_state *state,
		const struct ${$p}_op *op, unsigned i)
{
	if (op->operand[i].kind == ${$P}_KIND_IMMEDIATE)
		return op->operand[i].value;
	return ${$p}_operand_elsewhere(state, op, i);
}

%if $s/@lanes > 1
/* The bits of operand i, which has a truth value for each lane. */
static inline ${$p}_mask *${$p}_lane_bits(struct ${$p}_state *state, const struct ${$p}_op *op,
		unsigned i)
{
	return (${$p}_mask *)(void *)((char *)state + op->operand[i].value);
}

/* The row of operand i, which has a value for each lane: ${$P}_LANES elements of the state. */
%let rows = $s/files/c-file[@holding = 'rows']
%if $rows[@bits = 8]
%call row(8)
%end
%if $rows[@bits = 16]
%call row(16)
%end
%call row(32)
%if $k/@rows64 or $rows[@bits = 64]
%call row(64)
%end
%end
