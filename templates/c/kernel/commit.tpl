%# SPDX-License-Identifier: MIT
/* ---- results ---- */

%if $s/@lanes > 1
static inline bool ${$p}_is_all(${$p}_mask mask)
{
	return ${$P}_LIKELY(mask == ${$P}_ALL_LANES);
}

/* Values into the lanes of the mask; the other lanes keep theirs. A row and its values have
 * ${$P}_LANES elements; bit l of a mask is lane l. */
%let rows = $s/files/c-file[@holding = 'rows']
%if $rows[@bits = 8]
%call commit(8, 32)
%end
%if $rows[@bits = 16]
%call commit(16, 32)
%end
%if $rows[@bits = 32]
%call commit(32, 32)
%end
%if $rows[@bits = 64]
%call commit(64, 64)
%end
static inline void ${$p}_commit_mask(${$p}_mask *bits, ${$p}_mask value, ${$p}_mask mask)
{
	if (${$p}_is_all(mask))
		*bits = value & ${$P}_ALL_LANES;
	else
		*bits = (*bits & ~mask) | (value & mask);
}

%end
