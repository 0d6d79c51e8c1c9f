%# SPDX-License-Identifier: MIT
/* ---- memory: addresses are in bytes, and any; a size is 1, 2, 4 or 8 bytes ---- */

/* What the banks of a memory have in common. */
struct ${$p}_memory_kind {
	uint64_t reach; /* the highest address: the bytes after it are those from 0 */
	bool aligned, big;
};
%each $k/access
extern const struct ${$p}_memory_kind ${$p}_mem_kind_${id: @id};
%end

/* Accesses that do not lie in a run of the bank's bytes. */
${$P}_COLD enum ${$p}_exception ${$p}_read_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value);
${$P}_COLD enum ${$p}_exception ${$p}_write_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, uint64_t value);
/* What any access raises, as far as can be said before it is made. */
${$P}_COLD enum ${$p}_exception ${$p}_check_elsewhere(const struct ${$p}_writable_bank *bank,
		const struct ${$p}_memory_kind *kind, uint64_t address, unsigned size, bool writes);

/* Numbers in bytes: compilers make one access of each. */
%if $k/access[not(@big)]
%call numbers('little', '0', '1', '0', '1', '2', '3', '0', '4')
%end
%if $k/access[@big]
%call numbers('big', '1', '0', '3', '2', '1', '0', '4', '0')
%end
/* Is the access inside the bytes of the bank and, if need be, aligned? */
static inline bool ${$p}_has_bytes(const struct ${$p}_writable_bank *bank, bool aligned,
			       uint64_t address, unsigned size)
{
	const uint64_t offset = address - bank->base;
	return ${$P}_LIKELY(offset < bank->size && (size == 1 || bank->size - offset >= size) &&
			  !(aligned && address % size));
}

%each $k/access as m
%let bank = $m/@bank
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
%let bank_argument = substring('bank, ', 1, 6 * boolean($m/@banks))
/* Reads; false, without effect, if the access is not inside the bytes. */
static inline bool ${$p}_mem_take_${id: $m/@id}(const struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t *value)
{
%call bank_check($m, 'false')
	if (!${$p}_has_bytes(${raw: $bank}, ${$m/@aligned}, address, size))
		return false;
	const struct ${$p}_writable_bank *from = ${raw: $bank};
	*value = ${$p}_load_${$m/@order}(from->bytes + (address - from->base), size);
	return true;
}

/* Is a write inside the bytes, and does it change no instruction? Nothing happens. */
static inline bool ${$p}_mem_can_put_${id: $m/@id}(const struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size)
{
%call bank_check($m, 'false')
%if $m/@id = $s/@program
	return ${$p}_has_bytes(${raw: $bank}, ${$m/@aligned}, address, size) &&
	       !${$p}_code_at(state, address, size);
%else
	return ${$p}_has_bytes(${raw: $bank}, ${$m/@aligned}, address, size);
%end
}

/* Writes without a check: only where the function before has returned true for the same access, and
 * nothing has changed since. */
static inline void ${$p}_mem_put_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t value)
{
	const struct ${$p}_writable_bank *to = ${raw: $bank};
	${$p}_put_${$m/@order}(to->bytes + (address - to->base), size, value);
}

/* Read, write, and where that is called check a write, at any address, inside the bytes or not;
 * each returns the exception that it raises, and then has no effect. */
enum ${$p}_exception ${$p}_mem_read_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t *value);
%if $calls = concat('mem_check_write_', $m/@id) or $k/saves/@stores
enum ${$p}_exception ${$p}_mem_check_write_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size);
%end
enum ${$p}_exception ${$p}_mem_write_${id: $m/@id}(struct ${$p}_state *state,
		${$bank_parameter}uint64_t address, unsigned size, uint64_t value);

%end
