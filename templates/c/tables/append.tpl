%# SPDX-License-Identifier: MIT
/* The own bits of a field, and the bits that it then appends. */
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
	{ ${@own}, ${@position}, ${@test} },
%end
};

static unsigned appended_bits(const struct ${$p}_slot *slot, const uint64_t *word)
{
	uint64_t own = ${$p}_extract(word, &${$p}_positions[slot->own]);
	unsigned i = slot->test;
	while ((own & append_tests[i].mask) != append_tests[i].match)
		i++;
	return append_tests[i].bits;
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
		unsigned bits = appended_bits(&slots[i], word);
		set_bits(packed, end, bits, ${$p}_extract(word, &${$p}_positions[slots[i].position]));
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
		unsigned bits = appended_bits(&slots[i], word);
		if (end + bits > 64 * ${$P}_LIMBS)
			break;
		${$p}_insert(word, &${$p}_positions[slots[i].position], get_bits(packed, end, bits));
		end += bits;
	}
	return end / 8;
}

