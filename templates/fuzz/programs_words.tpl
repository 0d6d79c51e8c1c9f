%# SPDX-License-Identifier: MIT
/* ---- one word ---- */

/* Small numbers, so that what one instruction writes another one reads. */
static uint64_t some_register(struct ${$p}_fuzz_random *r, unsigned width)
{
	const uint64_t x = ${$p}_fuzz_next(r), y = x >> 8;
	const uint64_t number = x % 8 < 4 ? y % 4 : x % 8 < 6 ? y % 4 * 2 : x % 8 == 6 ? y % 16 : y;
	return number & UINT64_MAX >> (64 - width);
}

/* A displacement to another instruction of the program, which has this many bytes. */
static uint64_t some_displacement(
	struct ${$p}_fuzz_random *r, const struct operand *operand, size_t at, size_t length,
	size_t size)
{
	const uint64_t target = ${$p}_fuzz_below(r, size / ${$P}_FUZZ_ALIGN + 1) * ${$P}_FUZZ_ALIGN;
	const uint64_t bytes = target - at - (operand->from_next ? length : 0);
	const int64_t steps = (int64_t)bytes / (int64_t)operand->scale;
	return (uint64_t)steps & UINT64_MAX >> (64 - operand->width);
}

static uint64_t some_number(struct ${$p}_fuzz_random *r, unsigned width)
{
	const uint64_t x = ${$p}_fuzz_next(r), y = x >> 8;
	const uint64_t number = x % 4 == 0 ? y % 64 : x % 4 == 1 ? 256 + y % 64
			      : x % 8 == 2 ? y & UINT64_C(0x3333333333333333) /* small digits */
			      : x % 8 == 6 ? y % 4200 : 0 - y % 64;
	return number & UINT64_MAX >> (64 - width);
}

/* Operands that let programs continue, for the word at `at` of a program of this many bytes.
 * Illegal words are not changed. */
static void tame(struct ${$p}_fuzz_random *r, uint8_t *bytes, size_t length, size_t at, size_t size)
{
	struct ${$p}_insn insn, changed;
	if (${$p}_decode(bytes, length, &insn) != ${$P}_STATUS_OK)
		return;
	for (const struct operand *o = operands; o->width; o++) {
		const uint64_t x = ${$p}_fuzz_next(r) % 16;
		if (!${$p}_has(&insn, o->field) || x < 2 || (o->use == NUMBER && x < 12))
			continue;
		const uint64_t value = o->use == REGISTER ? some_register(r, o->width)
				     : o->use == NUMBER ? some_number(r, o->width)
							: some_displacement(r, o, at, length, size);
		changed = insn;
		if (${$p}_set(&changed, o->field, value) == ${$P}_STATUS_OK &&
		    ${$p}_encode(&changed, bytes, length) == ${$P}_STATUS_OK)
			insn = changed;
	}
}

/* A word to be put at this place; mostly one that can be executed. Returns its bytes. */
static size_t new_word(struct ${$p}_fuzz_random *r, uint8_t *bytes, size_t at, size_t size)
{
	const uint64_t x = ${$p}_fuzz_next(r) % 64;
	if (x < 6) /* an example of the specification, or a boundary */
		return ${$p}_fuzz_seed_bytes((size_t)${$p}_fuzz_below(r, ${$p}_fuzz_seed_count), bytes);
	size_t length = 0;
	if (x < 48)
		length = ${$p}_fuzz_legal(
			r, 1 + (unsigned)${$p}_fuzz_below(r, ${$P}_OPCODE_COUNT), bytes);
	else
		length = ${$p}_fuzz_word(r,
			x < 60 ? ${$P}_FUZZ_BOUNDARY : (enum ${$p}_fuzz_kind)(x % ${$P}_FUZZ_KINDS), bytes);
	if (length && x < 56)
		tame(r, bytes, length, at, size);
	return length;
}

/* ---- complete inputs ---- */

static void put_number(uint8_t *data, unsigned bytes, uint64_t value)
{
	for (unsigned i = 0; i < bytes; i++)
		data[i] = (uint8_t)(value >> 8 * i);
}

static void new_header(struct ${$p}_fuzz_random *r, uint8_t *data)
{
	const uint64_t x = ${$p}_fuzz_next(r), y = ${$p}_fuzz_next(r);
	put_number(data + ${$P}_FUZZ_AT_SEED, 8, x);
	const uint64_t limit = y % 64 == 0 ? y >> 8 : y % 8 == 0 ? y >> 8 & 7 : 16 + (y >> 8 & 31);
	put_number(data + ${$P}_FUZZ_AT_LIMIT, 2, limit);
%if $machine
	const uint64_t z = ${$p}_fuzz_next(r);
	unsigned options = z % 4 ? 0 : ${$P}_FUZZ_STOP_ON_TRAP;
	options |= z >> 8 & 1 ? ${$P}_FUZZ_STOP_ON_SELF_JUMP : 0;
	options |= z >> 16 & 7 ? 0 : ${$P}_FUZZ_BREAK;
	options |= z >> 24 & 15 ? 0 : ${$P}_FUZZ_RAISE;
	options |= z >> 32 & 3 ? 0 : (unsigned)(z >> 36 & 3) * ${$P}_FUZZ_PLACE;
	options |= z >> 40 & 3 ? 0 : (unsigned)(z >> 44 & 3) * ${$P}_FUZZ_KEEP;
	data[${$P}_FUZZ_AT_OPTIONS] = (uint8_t)options;
	data[${$P}_FUZZ_AT_ENTRY] = (uint8_t)((z >> 48) % 32 ? 0 : z >> 56);
%else
	data[${$P}_FUZZ_AT_OPTIONS] = 0;
	data[${$P}_FUZZ_AT_ENTRY] = (uint8_t)(y % 32 == 1 ? y >> 40 : 0);
%end
	put_number(data + ${$P}_FUZZ_AT_EVENTS, 4, y >> 32);
}

size_t ${$p}_fuzz_program(struct ${$p}_fuzz_random *r, uint8_t *data, size_t room)
{
	enum { MOST = 12 };
	size_t size = ${$P}_FUZZ_HEADER, words = 1 + (size_t)${$p}_fuzz_below(r, MOST);
	const size_t likely = words * ${$P}_LENGTH_MAX;
	new_header(r, data);
	for (; words && room - size >= ${$P}_LENGTH_MAX; words--)
		size += new_word(r, data + size, size - ${$P}_FUZZ_HEADER, likely);
	const uint64_t x = ${$p}_fuzz_next(r);
	if (x % 32 == 0 && size > ${$P}_FUZZ_HEADER)
		size -= (x >> 8) % ${$P}_LENGTH_MAX % (size - ${$P}_FUZZ_HEADER);
	return size;
}
