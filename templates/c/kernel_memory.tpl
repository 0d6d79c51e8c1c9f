%each $s/memories/c-memory as m
/* ---- memory ${$m/@name} ---- */

/* What an access of `size` bytes would raise. */
static inline enum ${$p}_exception ${$p}_check_${id: $m/@id}(const struct ${$p}_state *state, uint64_t bank,
						   uint64_t address, unsigned size)
{
	if (bank >= ${$m/@banks} || state->${id: $m/@id}[bank].size < size ||
	    address > state->${id: $m/@id}[bank].size - size)
		return ${$P}_EXCEPTION_AddressRange;
	return address % size ? ${$P}_EXCEPTION_AddressAlign : ${$P}_EXCEPTION_NONE;
}

static inline enum ${$p}_stop ${$p}_raise_${id: $m/@id}(struct ${$p}_state *state, uint64_t bank,
					       uint64_t address, unsigned size, ${$p}_mask lanes)
{
	return ${$p}_raise(state, ${$p}_check_${id: $m/@id}(state, bank, address, size), lanes);
}

/* At most 8 bytes, after the check. */
static inline uint64_t ${$p}_load_${id: $m/@id}(const struct ${$p}_state *state, uint64_t bank,
					uint64_t address, unsigned size)
{
	const uint8_t *bytes = state->${id: $m/@id}[bank].bytes + address;
	uint64_t value = 0;
	for (unsigned i = 0; i < size; i++)
%if @big
		value = value << 8 | bytes[i];
%else
		value |= (uint64_t)bytes[i] << 8 * i;
%end
	return value;
}

%end
/* Checks the operands that are words of memory; false: raised. */
static inline bool ${$p}_check_operands(struct ${$p}_state *state, const struct ${$p}_op *op, ${$p}_mask lanes)
{
	for (unsigned i = 0; i < ${$k/@slots}; i++) {
		const struct ${$p}_operand *operand = &op->operand[i];
		enum ${$p}_exception exception = ${$P}_EXCEPTION_NONE;
		if (!operand->size)
			continue;
		switch (operand->kind) {
%each $s/memories/c-memory
		case KIND_AT_${id: @id}:
			exception = ${$p}_check_${id: @id}(state, operand->bank, operand->value, operand->size);
			break;
%end
		default:
			break;
		}
		if (exception) {
			${$p}_raise(state, exception, lanes);
			return false;
		}
	}
	return true;
}

