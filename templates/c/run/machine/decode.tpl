%# SPDX-License-Identifier: MIT
/* ---- decoding ---- */

/* Reads bytes [from, to) of the instruction at this address; returns the end of those that exist.
 * Addresses wrap: 0 follows the last. */
static unsigned fetch(const struct ${$p}_writable_bank *bank, uint64_t address, uint8_t *bytes,
		unsigned from, unsigned to)
{
	for (; from < to; from++) {
		uint64_t at = (address + from) & ${$P}_ADDRESS_MASK, value;
		if (at - bank->base < bank->size)
			bytes[from] = bank->bytes[at - bank->base];
		else if (bank->device && bank->device->read &&
			 bank->device->read(bank->device->context, at, 1, &value))
			bytes[from] = (uint8_t)value;
		else
			break;
	}
	return from;
}

/* Nothing after the instruction is read: it could be a device. */
static void decode_op(const struct ${$p}_state *state, uint64_t pc, struct ${$p}_op *op)
{
	const struct ${$p}_writable_bank *bank = &state->${id: $s/@program-member};
	struct ${$p}_insn insn;
	uint8_t bytes[${$P}_LENGTH_MAX];
	enum ${$p}_status status;
	*op = (struct ${$p}_op){ 0 };
	op->pc = (counter)pc;
	op->units = 1;
	op->index = ${$P}_INDEX_UNFETCHED;
	if (pc % ${$P}_UNIT || fetch(bank, pc, bytes, 0, ${$P}_UNIT) < ${$P}_UNIT)
		return;
	status = ${$p}_decode(bytes, ${$P}_UNIT, &insn);
%if $appends or $deep
	for (unsigned from = ${$P}_UNIT, end; status == ${$P}_STATUS_TRUNCATED; from = end) {
		end = insn.length;
		if (fetch(bank, pc, bytes, from, end) < end)
			return;
		status = ${$p}_decode(bytes, end, &insn);
	}
%elif not($one_length)
	if (status == ${$P}_STATUS_TRUNCATED) {
		if (fetch(bank, pc, bytes, ${$P}_UNIT, insn.length) < insn.length)
			return;
		status = ${$p}_decode(bytes, insn.length, &insn);
	}
%end
	if (status == ${$P}_STATUS_OK) {
		op->index = ${$P}_INDEX_UNEXECUTABLE;
		${$p}_prepare(&insn, op);
	} else {
		op->index = status == ${$P}_STATUS_RESERVED ? ${$P}_INDEX_RESERVED : ${$P}_INDEX_UNDEFINED;
	}
	op->units = insn.length ? (uint8_t)(insn.length / ${$P}_UNIT) : 1;
}

/* Can the decoded op be kept? Its bytes are the memory's, and stores are seen. Not
 * where some byte was not there: a device may have it the next time. */
static bool can_keep(const struct ${$p}_state *state, uint64_t pc, const struct ${$p}_op *op)
{
	const struct ${$p}_writable_bank *bank = &state->${id: $s/@program-member};
	const struct ${$p}_program *program = state->program;
	const uint64_t length = (uint64_t)op->units * ${$P}_UNIT;
	return op->index != ${$P}_INDEX_UNFETCHED && pc - program->base <= program->size - length &&
	       program->size >= length &&
	       pc - bank->base <= bank->size - length && bank->size >= length;
}

/* From now on stores into these bytes are noticed. */
static void watch(struct ${$p}_program *program, uint64_t pc, unsigned length)
{
	const uint64_t before = ${$P}_ACCESS_MAX - 1, at = pc - program->base + ${$P}_ACCESS_MAX;
	uint64_t first = pc - program->base, end = first + length;
	if (program->watched_size) {
		const uint64_t known = program->watched + before - program->base;
		const uint64_t known_end = known + (program->watched_size - before);
		first = first < known ? first : known;
		end = end > known_end ? end : known_end;
	}
	program->watched = program->base + first - before;
	program->watched_size = end - first + before;
	for (unsigned i = 0; i < length; i++)
		program->coded[(at + i) >> ${$P}_WATCH] = 1;
}

/* The op of an address, decoded. */
static const struct ${$p}_op *ready_op(struct ${$p}_state *state, uint64_t pc)
{
	struct ${$p}_program *program = state->program;
	struct ${$p}_op *op = op_at(program, pc);
	if (op->index != ${$P}_INDEX_DECODE)
		return op;
	decode_op(state, pc, op);
	if (op != program->outside && can_keep(state, pc, op)) {
		watch(program, pc, op->units * ${$P}_UNIT);
		return op;
	}
	if (op != program->outside) {
		*program->outside = *op;
		op->index = ${$P}_INDEX_DECODE;
	}
	if (is_break(program, pc))
		program->outside->index = ${$P}_INDEX_BREAK;
	for (unsigned i = 1; i < OUTSIDE; i++) {
		program->outside[i].index = ${$P}_INDEX_DECODE;
		program->outside[i].pc = (counter)((pc + (uint64_t)i * ${$P}_UNIT) & ${$P}_PC_MASK);
	}
	return program->outside;
}

