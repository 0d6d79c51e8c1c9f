%# SPDX-License-Identifier: MIT
%each $s/memories/c-memory as m
/* ---- memory ${$m/@name} ---- */

/* What an access of `size` bytes, not 0, would raise, to any address of any bank. */
static inline enum ${$p}_exception ${$p}_mem_check_${id: $m/@id}(
		const struct ${$p}_state *state, uint64_t bank, uint64_t address, unsigned size)
{
	if (bank >= ${$m/@banks} || state->${id: $m/@member}[bank].size < size ||
	    address > state->${id: $m/@member}[bank].size - size)
		return ${$P}_EXCEPTION_AddressRange;
	return address % size ? ${$P}_EXCEPTION_AddressAlign : ${$P}_EXCEPTION_NONE;
}

/* 1 to 8 bytes as a number; 0 where the access raises. */
static inline uint64_t ${$p}_mem_load_${id: $m/@id}(
		const struct ${$p}_state *state, uint64_t bank, uint64_t address, unsigned size)
{
	uint64_t value = 0;
	if (${$p}_mem_check_${id: $m/@id}(state, bank, address, size))
		return 0;
	const uint8_t *bytes = state->${id: $m/@member}[bank].bytes + address;
	for (unsigned i = 0; i < size; i++)
%if @big
		value = value << 8 | bytes[i];
%else
		value |= (uint64_t)bytes[i] << 8 * i;
%end
	return value;
}

%end
