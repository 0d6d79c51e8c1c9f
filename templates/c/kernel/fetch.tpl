%# SPDX-License-Identifier: MIT
%if $k/c-kernel
/* ---- operands that are fetched first ---- */

/* The lanes that execute it. */
static ${$p}_mask participating(const struct ${$p}_state *state, const struct ${$p}_op *op)
{
	switch (op->guard_kind) {
%if $s/@lanes > 1
	case ${$P}_GUARD_LANES:
		return state->active;
%end
%each $s/files/c-file[@holding = 'masks']
	case ${$P}_GUARD_FILE_${id: @id}:
		return state->active & (state->${id: @member}[op->guard] ^ op->guard_invert);
%end
%each $s/files/c-file[@holding = 'values']
	case ${$P}_GUARD_FILE_${id: @id}:
		return (${$p}_mask)(state->${id: @member}[op->guard] ^ op->guard_invert);
%end
	default:
%if not($s/@lanes > 1 or $s/files/c-file[@holding = 'masks' or @holding = 'values'])
		(void)state;
%end
		return 1;
	}
}

/* Is it executed by lanes? */
static bool is_by_lanes(const struct ${$p}_op *op)
{
	switch (op->guard_kind) {
%each $s/files/c-file[@holding = 'values']
	case ${$P}_GUARD_FILE_${id: @id}:
%end
	case ${$P}_GUARD_ONCE:
		return false;
	default:
		return true;
	}
}

/* What access to an operand that is a word of memory would raise. */
static enum ${$p}_exception check_operand(const struct ${$p}_state *state,
		const struct ${$p}_operand *operand)
{
	switch (operand->kind & ${$P}_KIND_ALL) {
%each $s/memories/c-memory
	case ${$P}_KIND_AT_${id: @id}:
		return ${$p}_mem_check_${id: @id}(state, operand->bank, operand->value, operand->size);
%end
	default:
%if not($s/memories/c-memory)
		(void)state;
%end
		return ${$P}_EXCEPTION_NONE;
	}
}

%include "kernel/row.tpl"
/* Checks a word of memory; false: it has raised. Where no lane takes part it is 0. */
static bool check_fetched(struct ${$p}_state *state, const struct ${$p}_op *op,
		struct ${$p}_operand *operand)
{
	const enum ${$p}_exception exception = check_operand(state, operand);
	const ${$p}_mask lanes = exception ? participating(state, op) : 0;
	if (lanes) {
		${$p}_raise_in_lanes(state, exception, is_by_lanes(op) ? lanes : 0);
		return false;
	}
	if (exception) {
		operand->kind = ${$P}_KIND_IMMEDIATE;
		operand->value = 0;
	}
	return true;
}

/* Runs the kernel with a copy of the record, in which operands are as it wants them. */
static enum ${$p}_stop fetch(struct ${$p}_state *state, const struct ${$p}_op *op)
{
	struct ${$p}_op now = *op;
	for (unsigned i = 0; i < op->fetched; i++) {
		struct ${$p}_operand *operand = &now.operand[i];
		const unsigned wanted = operand->kind & ~(unsigned)${$P}_KIND_ALL;
		operand->kind &= ${$P}_KIND_ALL;
		if (operand->size && !check_fetched(state, op, operand))
			return ${$P}_STOP_RAISE;
%if $s/@lanes > 1
		if (wanted)
			make_operand(state, &now, i, wanted);
%else
		(void)wanted;
%end
	}
	return op->fetched_for(state, &now);
}

%if $s/@lanes > 1
/* The same for the most frequent case, without a copy: one operand becomes a row. */
static enum ${$p}_stop fetch_row(struct ${$p}_state *state, const struct ${$p}_op *op)
{
	const unsigned i = op->fetched - 1u;
	struct ${$p}_operand operand = op->operand[i];
	operand.kind &= ${$P}_KIND_ALL;
	operand.value = op->single;
	if (operand.size && !check_fetched(state, op, &operand))
		return ${$P}_STOP_RAISE;
	const uint32_t value = (uint32_t)${$p}_value(state, &operand);
	for (unsigned lane = 0; lane < ${$P}_LANES; lane++)
		state->spread[i].narrow[lane] = value;
	return op->fetched_for(state, op);
}

%end
%end
