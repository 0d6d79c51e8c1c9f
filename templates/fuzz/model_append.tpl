%# SPDX-License-Identifier: MIT
%if $appends
/* The bits that a field with this value appends. If it is not legal, those of the test that agrees
 * with the most of it, from the lowest appended bit on. */
static unsigned appended_bits(const struct ${$p}_fuzz_slot *slot, uint64_t value)
{
	const struct ${$p}_fuzz_append_test *test = &${$p}_fuzz_append_tests[slot->test], *best = 0;
	unsigned most = 0;
	for (const struct ${$p}_fuzz_append_test *end = test + slot->tests; test < end; test++) {
		unsigned agreed = 0;
		if (((value ^ test->match) & test->mask) == 0)
			return test->bits;
		while (!((value ^ test->match) & test->mask & (uint64_t)1 << agreed))
			agreed++;
		if (agreed >= slot->own && agreed > most) {
			most = agreed;
			best = test;
		}
	}
	return best ? best->bits : 0;
}

static struct ${$p}_fuzz_bits own_bits(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w)
{
	struct ${$p}_fuzz_bits own = { { 0 } };
	for (unsigned i = 0; i < opcode->length; i++)
		own.limb[i / 8] |= w->limb[i / 8] & (uint64_t)0xff << i % 8 * 8;
	return own;
}

unsigned ${$p}_fuzz_pack(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w,
	struct ${$p}_fuzz_bits *packed)
{
	unsigned end = opcode->length * 8;
	*packed = own_bits(opcode, w);
	for (uint32_t i = opcode->slot; i < opcode->slot + opcode->slots; i++) {
		const struct ${$p}_fuzz_slot *slot = &${$p}_fuzz_slots[i];
		uint64_t value = ${$p}_fuzz_get(w, slot->field);
		unsigned bits = appended_bits(slot, value);
		if (bits)
			put_bits(packed, end, bits, value >> slot->own);
		end += bits;
	}
	return end / 8;
}

unsigned ${$p}_fuzz_unpack(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *packed, struct ${$p}_fuzz_bits *w)
{
	unsigned end = opcode->length * 8;
	*w = own_bits(opcode, packed);
	for (uint32_t i = opcode->slot; i < opcode->slot + opcode->slots; i++) {
		const struct ${$p}_fuzz_slot *slot = &${$p}_fuzz_slots[i];
		uint64_t value = ${$p}_fuzz_get(w, slot->field);
		unsigned left = 64 * ${$P}_LIMBS - end, most = slot->most < left ? slot->most : left;
		if (most)
			value |= get_bits(packed, end, most) << slot->own;
		unsigned bits = appended_bits(slot, value);
		if (end + bits > 64 * ${$P}_LIMBS)
			break;
		${$p}_fuzz_put(w, slot->field, value & ones(slot->own + bits));
		end += bits;
	}
	return end / 8;
}

%end
struct ${$p}_fuzz_bits ${$p}_fuzz_load_as(
	const struct ${$p}_fuzz_opcode *opcode, const uint8_t *bytes, unsigned length)
{
%if $appends
	struct ${$p}_fuzz_bits w, packed = ${$p}_fuzz_load(bytes, length);
	${$p}_fuzz_unpack(opcode, &packed, &w);
	return w;
%else
	(void)opcode;
	return ${$p}_fuzz_load(bytes, length);
%end
}

unsigned ${$p}_fuzz_size(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w)
{
%if $appends
	struct ${$p}_fuzz_bits packed;
	return ${$p}_fuzz_pack(opcode, w, &packed);
%else
	(void)w;
	return opcode->length;
%end
}

unsigned ${$p}_fuzz_store_as(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *w, uint8_t *bytes)
{
%if $appends
	struct ${$p}_fuzz_bits packed;
	unsigned length = ${$p}_fuzz_pack(opcode, w, &packed);
	${$p}_fuzz_store(&packed, length, bytes);
	return length;
%else
	${$p}_fuzz_store(w, opcode->length, bytes);
	return opcode->length;
%end
}

