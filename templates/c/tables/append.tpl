%# SPDX-License-Identifier: MIT
/* Bits of a field and of what it appends, and the number of bits that it then appends. */
static const struct {
	uint64_t mask, match;
	uint8_t bits;
} append_tests[] = {
%each $d/append-tests/row fill 87
	{ ${@mask}, ${@match}, ${@bits} },
%end
};

static const struct ${$p}_slot slots[] = {
%each $d/slots/row fill 87
	{ ${@own}, ${@position}, ${@test}, ${@tests}, ${@own-bits}, ${@most} },
%end
};

/* The bits that a value appends. Where it is not legal, those of the test that agrees with the most
 * of it, from the lowest appended bit on. */
static unsigned appended_bits(const struct ${$p}_slot *slot, uint64_t value)
{
	uint64_t furthest = (uint64_t)1 << (slot->own_bits - 1);
	unsigned bits = 0;
	for (unsigned i = slot->test; i < slot->test + slot->tests; i++) {
		uint64_t wrong = (value ^ append_tests[i].match) & append_tests[i].mask;
		if (!wrong)
			return append_tests[i].bits;
		if ((wrong & (0 - wrong)) > furthest) {
			furthest = wrong & (0 - wrong);
			bits = append_tests[i].bits;
		}
	}
	return bits;
}

/* Bits [at, at+width) of a word, or sets them. */
static uint64_t get_bits(const uint64_t *word, unsigned at, unsigned width)
{
	uint64_t value = 0;
	for (unsigned i = 0; i < width; i += 8)
		value |= (word[(at + i) / 64] >> (at + i) % 64 & 0xff) << i;
	return value;
}

static void set_bits(uint64_t *word, unsigned at, unsigned width, uint64_t value)
{
	for (unsigned i = 0; i < width; i += 8) {
		word[(at + i) / 64] &= ~((uint64_t)0xff << (at + i) % 64);
		word[(at + i) / 64] |= (value >> i & 0xff) << (at + i) % 64;
	}
}

unsigned ${$p}_pack(unsigned opcode, const uint64_t *word, uint64_t *packed)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	unsigned end = info->length * 8u;
	${$p}_low_bits(word, end, packed);
	for (unsigned i = info->slot; i < info->slot + info->slots; i++) {
		uint64_t own = ${$p}_extract(word, &${$p}_positions[slots[i].own]);
		uint64_t more = ${$p}_extract(word, &${$p}_positions[slots[i].position]);
		unsigned bits = appended_bits(&slots[i], own | more << slots[i].own_bits);
		set_bits(packed, end, bits, more);
		end += bits;
	}
	return end / 8;
}

unsigned ${$p}_unpack(unsigned opcode, const uint64_t *packed, uint64_t *word)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	unsigned end = info->length * 8u;
	${$p}_low_bits(packed, end, word);
	for (unsigned i = info->slot; i < info->slot + info->slots; i++) {
		uint64_t own = ${$p}_extract(word, &${$p}_positions[slots[i].own]);
		unsigned left = 64 * ${$P}_LIMBS - end;
		uint64_t more = get_bits(packed, end, slots[i].most < left ? slots[i].most : left);
		unsigned bits = appended_bits(&slots[i], own | more << slots[i].own_bits);
		if (end + bits > 64 * ${$P}_LIMBS)
			break;
		${$p}_insert(word, &${$p}_positions[slots[i].position], get_bits(packed, end, bits));
		end += bits;
	}
	return end / 8;
}

