%block commit(bits, from)
${$P}_SELDOM void ${$p}_blend${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	${$P}_EACH_LANE
	for (unsigned i = 0; i < ${$P}_LANES; i++) {
		const uint${$bits}_t before = row[i], after = (uint${$bits}_t)value[i];
		row[i] = mask & (${$p}_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void ${$p}_merge${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	if (!${$p}_is_all(mask))
		${$p}_blend${$bits}(row, value, mask);
}

static inline void ${$p}_commit${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	if (${$p}_is_all(mask)) {
		${$P}_EACH_LANE
		for (unsigned i = 0; i < ${$P}_LANES; i++)
			row[i] = (uint${$bits}_t)value[i];
	} else {
		${$p}_blend${$bits}(row, value, mask);
	}
}

%end
/* ---- results ---- */

%if $s/@lanes > 1
static inline bool ${$p}_is_all(${$p}_mask mask)
{
	return ${$P}_LIKELY(mask == ${$P}_ALL_LANES);
}

/* Values into the lanes of the mask; the other lanes keep theirs. */
%call commit(8, 32)
%call commit(16, 32)
%call commit(32, 32)
%call commit(64, 64)
static inline void ${$p}_commit_mask(${$p}_mask *bits, ${$p}_mask value, ${$p}_mask mask)
{
	if (${$p}_is_all(mask))
		*bits = value & ${$P}_ALL_LANES;
	else
		*bits = (*bits & ~mask) | (value & mask);
}

%end
/* The quotient rounded down, of a positive divisor. */
static inline uint64_t ${$p}_divide(int64_t x, int64_t divisor)
{
	return (uint64_t)(x / divisor - (x % divisor < 0));
}

/* The remainder that is not negative. */
static inline uint64_t ${$p}_modulo(int64_t x, int64_t modulus)
{
	const int64_t rest = x % modulus;
	return (uint64_t)(rest < 0 ? rest + modulus : rest);
}

