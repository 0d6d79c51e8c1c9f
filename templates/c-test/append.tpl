%# SPDX-License-Identifier: MIT

/* ---- words as in memory ---- */

%if $appends
static const struct field *slot_field(const struct opcode *opcode, const struct slot *slot)
{
	unsigned i = 0;
	while (strcmp(opcode->fields[i].name, slot->field) != 0)
		i++;
	return &opcode->fields[i];
}

/* Those of a value that is not legal are those of the test that agrees with the most of it, from
 * the lowest appended bit on. */
static unsigned appended_bits(const struct slot *slot, uint64_t value)
{
	const struct append_test *test = &append_tests[slot->test];
	unsigned most = 0, bits = 0;
	for (unsigned i = 0; i < slot->tests; i++, test++) {
		unsigned agreed = 0;
		while (agreed < 64 && !((value ^ test->match) & test->mask & (uint64_t)1 << agreed))
			agreed++;
		if (agreed == 64)
			return test->bits;
		if (agreed >= slot->own && agreed > most) {
			most = agreed;
			bits = test->bits;
		}
	}
	return bits;
}

static unsigned own_length(const struct word *packed)
{
	unsigned from = 0; /* the least that a pattern looks at */
	for (unsigned i = 0;; i++) { /* the last one has no mask, and a length */
		if (units[i].begun < from ||
		    (packed->limb[0] & units[i].mask.limb[0]) != units[i].match.limb[0] ||
		    (packed->limb[1] & units[i].mask.limb[1]) != units[i].match.limb[1])
			continue;
		if (units[i].length)
			return units[i].length * 8;
		from = units[i].begun + 1;
	}
}

%end
/* The word as in memory, where appended units follow each other; returns its bits. */
static unsigned pack(const struct opcode *opcode, const struct word *w, struct word *packed)
{
%if $appends
	unsigned end = opcode->length;
	*packed = (struct word){ { 0, 0 } };
	for (unsigned i = 0; i < end; i++)
		put_bit(packed, i, get_bit(w, i));
	for (unsigned k = opcode->slot; k < opcode->slot + opcode->slots; k++) {
		uint64_t value = get_field(w, slot_field(opcode, &slots[k]));
		unsigned bits = appended_bits(&slots[k], value);
		for (unsigned i = 0; i < bits; i++)
			put_bit(packed, end++, (unsigned)(value >> (slots[k].own + i) & 1));
	}
	return end;
%else
	*packed = *w;
	return opcode->length;
%end
}

%if $appends
/* The inverse, for an opcode of which it has the fixed bits. */
static unsigned unpack(const struct opcode *opcode, const struct word *packed, struct word *w)
{
	unsigned end = opcode->length;
	*w = (struct word){ { 0, 0 } };
	for (unsigned i = 0; i < end; i++)
		put_bit(w, i, get_bit(packed, i));
	for (unsigned k = opcode->slot; k < opcode->slot + opcode->slots; k++) {
		const struct field *field = slot_field(opcode, &slots[k]);
		uint64_t value = get_field(w, field);
		unsigned first = slots[k].own;
		for (unsigned i = 0; i < slots[k].most && end + i < 128; i++)
			value |= (uint64_t)get_bit(packed, end + i) << (first + i);
		unsigned bits = appended_bits(&slots[k], value);
		if (end + bits > 128)
			break;
		if (first + bits < 64)
			value &= ((uint64_t)1 << (first + bits)) - 1;
		put_field(w, field, value);
		end += bits;
	}
	return end;
}
%end
