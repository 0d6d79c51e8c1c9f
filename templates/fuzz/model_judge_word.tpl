%# SPDX-License-Identifier: MIT
%if $appends
/* Is the word, of which so many bytes are there, legal in an opcode whose fixed bits it has?
 * Otherwise it is reserved, or lacks units that are appended. */
static enum ${$p}_status status_as(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *packed, size_t size)
{
	struct ${$p}_fuzz_bits w;
	if (${$p}_fuzz_unpack(opcode, packed, &w) > size)
		return ${$P}_STATUS_TRUNCATED;
	return ${$p}_fuzz_reason(opcode, &w) ? ${$P}_STATUS_RESERVED : ${$P}_STATUS_OK;
}

static unsigned rank_of(enum ${$p}_status status)
{
	return status == ${$P}_STATUS_OK ? 2 : status == ${$P}_STATUS_TRUNCATED;
}

/* The first opcode in which the word is legal, else the first in which it has to be longer, else
 * the first whose fixed bits match; 0: none. */
static unsigned find_opcode(const struct ${$p}_fuzz_bits *w, unsigned length, size_t size,
	enum ${$p}_status *status)
%else
/* The first opcode in which the word is legal, else the first whose fixed bits match; 0: none. */
static unsigned find_opcode(
	const struct ${$p}_fuzz_bits *w, unsigned length, enum ${$p}_status *status)
%end
{
	unsigned matching = 0;
	*status = ${$P}_STATUS_RESERVED;
	for (const struct group *g = opcode_groups; g < opcode_groups + OPCODE_GROUPS; g++) {
		uint32_t end = g->first + g->count;
		if (g->length != length)
			continue;
		for (uint32_t i = find_place(g, opcode_order, match_of_opcode, w);
			 i < end && compare(w, &g->mask,
				match_of_opcode(opcode_order[i])) == 0; i++) {
			unsigned number = opcode_order[i] + 1;
%if $appends
			enum ${$p}_status as = status_as(&${$p}_fuzz_opcodes[number - 1], w, size);
			const unsigned rank = rank_of(as), ranked = rank_of(*status);
			const bool is_better = rank > ranked;
			const bool is_equal = rank == ranked;
%else
			bool fits =
				${$p}_fuzz_reason(&${$p}_fuzz_opcodes[number - 1],
					w) == ${$P}_REASON_NONE;
			const bool fitted = *status == ${$P}_STATUS_OK;
			const bool is_better = fits && !fitted;
			const bool is_equal = fits == fitted;
%end
			if (!matching || is_better || (is_equal && number < matching)) {
				matching = number;
%if $appends
				*status = as;
%else
				*status = fits ? ${$P}_STATUS_OK : ${$P}_STATUS_RESERVED;
%end
			}
		}
	}
	return matching;
}

void ${$p}_fuzz_judge(const uint8_t *bytes, size_t size, struct ${$p}_fuzz_verdict *verdict)
{
	*verdict = (struct ${$p}_fuzz_verdict){ ${$P}_STATUS_TRUNCATED, 0, 0,
		${$P}_FUZZ_GAP_COUNT };
	if (size < ${$P}_FUZZ_UNIT / 8)
		return;
%if $f/units/row/@begun
	const size_t whole = size - size % (${$P}_FUZZ_UNIT / 8);
	const unsigned most = whole < ${$P}_LENGTH_MAX ? (unsigned)whole : ${$P}_LENGTH_MAX;
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load(bytes, most);
	verdict->length = ${$p}_fuzz_length(&w, most);
%else
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load(bytes, ${$P}_FUZZ_UNIT / 8);
	verdict->length = ${$p}_fuzz_length(&w);
%end
	if (size < verdict->length)
		return;
%if $appends
	size = size < ${$P}_LENGTH_MAX ? size - size % (${$P}_FUZZ_UNIT / 8) : ${$P}_LENGTH_MAX;
	w = ${$p}_fuzz_load(bytes, (unsigned)size);
	verdict->opcode = find_opcode(&w, verdict->length, size, &verdict->status);
	if (verdict->opcode) {
		struct ${$p}_fuzz_bits spread;
		verdict->length =
			${$p}_fuzz_unpack(&${$p}_fuzz_opcodes[verdict->opcode - 1], &w, &spread);
		if (verdict->status == ${$P}_STATUS_TRUNCATED)
			verdict->opcode = 0;
		return;
	}
	w = ${$p}_fuzz_load(bytes, verdict->length);
%else
	w = ${$p}_fuzz_load(bytes, verdict->length);
	verdict->opcode = find_opcode(&w, verdict->length, &verdict->status);
	if (verdict->opcode)
		return;
%end
	verdict->status = ${$P}_STATUS_UNDEFINED;
	verdict->gap = find_gap(&w, verdict->length);
}
