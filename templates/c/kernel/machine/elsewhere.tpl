%# SPDX-License-Identifier: MIT
/* ---- accesses outside of the caller's bytes ---- */

%each $k/access
const struct ${$p}_memory_kind ${$p}_mem_kind_${id: @id} = { ${@reach}, $\
${@aligned}, ${string(boolean(@big))} };
%end

static uint8_t *byte_at(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address)
{
	const uint64_t offset = (address & kind->reach) - bank->base;
	return offset < bank->size ? bank->bytes + offset : NULL;
}

/* Is each of the bytes there? They may go on at address 0. */
static bool has_each(const struct ${$p}_writable_bank *bank, const struct ${$p}_memory_kind *kind,
		uint64_t address, unsigned size)
{
	for (unsigned i = 0; i < size; i++)
		if (!byte_at(bank, kind, address + i))
			return false;
	return true;
}

static bool is_in_device(
		const struct ${$p}_device *device, uint64_t address, unsigned size, bool writes)
{
	return device && (writes ? device->write != NULL : device->read != NULL) &&
			(!device->has || device->has(device->context, address, size, writes));
}

enum ${$p}_exception ${$p}_check_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, bool writes)
{
	address &= kind->reach;
	if (!has_each(bank, kind, address, size) &&
			!is_in_device(bank->device, address, size, writes))
%if $k/@outside-store = $k/@outside-load
		return ${$P}_EXCEPTION_${id: $k/@outside-load};
%else
		return writes ? ${$P}_EXCEPTION_${id: $k/@outside-store}
			      : ${$P}_EXCEPTION_${id: $k/@outside-load};
%end
	if (!kind->aligned || address % size == 0)
		return ${$P}_EXCEPTION_NONE;
%if $k/@misaligned-store = $k/@misaligned-load
	return ${$P}_EXCEPTION_${id: $k/@misaligned-load};
%else
	return writes ? ${$P}_EXCEPTION_${id: $k/@misaligned-store}
		      : ${$P}_EXCEPTION_${id: $k/@misaligned-load};
%end
}

enum ${$p}_exception ${$p}_read_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value)
{
	const enum ${$p}_exception raised = ${$p}_check_elsewhere(bank, kind, address, size, false);
	*value = 0;
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*value |= (uint64_t)*byte_at(bank, kind, address + i)
					<< 8 * (kind->big ? size - 1 - i : i);
		return ${$P}_EXCEPTION_NONE;
	}
	if (!bank->device->read(bank->device->context, address & kind->reach, size, value))
		return ${$P}_EXCEPTION_${id: $k/@outside-load};
	*value &= UINT64_MAX >> (64 - 8 * size);
	return ${$P}_EXCEPTION_NONE;
}

enum ${$p}_exception ${$p}_write_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, uint64_t value)
{
	const enum ${$p}_exception raised = ${$p}_check_elsewhere(bank, kind, address, size, true);
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*byte_at(bank, kind, address + i) =
					(uint8_t)(value >> 8 * (kind->big ? size - 1 - i : i));
		return ${$P}_EXCEPTION_NONE;
	}
	if (!bank->device->write(bank->device->context, address & kind->reach, size, value))
		return ${$P}_EXCEPTION_${id: $k/@outside-store};
	return ${$P}_EXCEPTION_NONE;
}

%each $k/access as m
%let bank = $m/@bank
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
%let bank_argument = substring('bank, ', 1, 6 * boolean($m/@banks))
enum ${$p}_exception ${$p}_mem_read_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t *value)
{
	if (${$p}_mem_take_${id: $m/@id}(state, ${$bank_argument}address, size, value))
		return ${$P}_EXCEPTION_NONE;
%call bank_check($m, concat($P, '_EXCEPTION_', $k/@outside-load))
	return ${$p}_read_elsewhere(${raw: $bank}, &${$p}_mem_kind_${id: $m/@id}, address, size, value);
}

%if $calls = concat('mem_check_write_', $m/@id) or $k/saves/@stores
enum ${$p}_exception ${$p}_mem_check_write_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size)
{
%call bank_check($m, concat($P, '_EXCEPTION_', $k/@outside-store))
	return ${$p}_check_elsewhere(${raw: $bank}, &${$p}_mem_kind_${id: $m/@id}, address, size, true);
}

%end
enum ${$p}_exception ${$p}_mem_write_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t value)
{
%call bank_check($m, concat($P, '_EXCEPTION_', $k/@outside-store))
	if (!${$p}_has_bytes(${raw: $bank}, ${$m/@aligned}, address, size)) {
		const enum ${$p}_exception raised = ${$p}_write_elsewhere(
				${raw: $bank}, &${$p}_mem_kind_${id: $m/@id}, address, size, value);
		if (raised)
			return raised;
	} else {
		${$p}_mem_put_${id: $m/@id}(state, ${$bank_argument}address, size, value);
	}
%if $m/@id = $s/@program
	for (unsigned i = 0; i < size; i++)
		if (${$p}_code_at(state, (address + i) & ${$m/@reach}, 1))
			${$p}_forget_code(state, (address + i) & ${$m/@reach}, 1);
%end
	return ${$P}_EXCEPTION_NONE;
}

%end
