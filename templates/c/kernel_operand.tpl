%block row(bits)
static inline uint${$bits}_t *${$p}_row${$bits}(struct ${$p}_state *state, const struct ${$p}_op *op, unsigned i)
{
	return (uint${$bits}_t *)(void *)((char *)state + op->operand[i].value);
}

%end
/* ---- operands ---- */

/* A value that is the same for all lanes. */
static inline uint64_t ${$p}_operand(const struct ${$p}_state *state, const struct ${$p}_op *op, unsigned i)
{
	const struct ${$p}_operand *operand = &op->operand[i];
	switch (operand->kind) {
	case KIND_SIGNED:
		return (uint64_t)(int64_t)(int32_t)operand->value;
%each $s/files/c-file[@holding = 'values']
	case KIND_${id: @id}:
		return state->${id: @id}[operand->value];
%end
%each $s/memories/c-memory
	case KIND_AT_${id: @id}:
		return ${$p}_load_${id: @id}(state, operand->bank, operand->value, operand->bytes);
%end
	default:
		(void)state;
		return operand->value;
	}
}

%if $s/@lanes > 1
/* A truth value for each lane. */
static inline ${$p}_mask ${$p}_operand_mask(const struct ${$p}_state *state, const struct ${$p}_op *op,
				    unsigned i)
{
	switch (op->operand[i].kind) {
%each $s/files/c-file[@holding = 'masks']
	case KIND_${id: @id}:
		return state->${id: @id}[op->operand[i].value];
%end
	default:
		return (${$p}_mask)0 - (${$p}_mask)(${$p}_operand(state, op, i) & 1);
	}
}

/* The row of an operand with a value for each lane. */
%call row(8)
%call row(16)
%call row(32)
%call row(64)
%end
