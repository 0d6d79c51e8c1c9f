/* Makes programs with start states, and changes them.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <stdio.h>
#include <string.h>

#include "tiny_fuzz_run.h"

/* Fields that name registers, hold a displacement, or are another number of several bits: how many
 * at most; one field can be all of them, in instructions that differ.
 * scale: bytes of one; from_next: it counts from the next instruction. */
enum use { REGISTER, DISPLACEMENT, NUMBER };
static const struct operand {
	enum tiny_field field;
	enum use use;
	unsigned width, scale;
	bool from_next;
} operands[] = {
	{ TINY_FIELD_rb, REGISTER, 3, 1, false },
	{ TINY_FIELD_ra, REGISTER, 3, 1, false },
	{ TINY_FIELD_rd, REGISTER, 3, 1, false },
	{ TINY_FIELD_imm, NUMBER, 9, 1, false },
	{ TINY_FIELD_word, NUMBER, 16, 1, false },
	{ TINY_FIELD_to, DISPLACEMENT, 12, 2, false },
	{ TINY_FIELD_words, NUMBER, 6, 1, false },
	{ TINY_FIELD_bytes, NUMBER, 6, 1, false },
	{ TINY_FIELD_rs, REGISTER, 3, 1, false },
	{ TINY_FIELD_port, NUMBER, 7, 1, false },
	{ (enum tiny_field)0, NUMBER, 0, 0, false } /* the end */
};

/* ---- one word ---- */

/* Small numbers, so that what one instruction writes another one reads. */
static uint64_t some_register(struct tiny_fuzz_random *r, unsigned width)
{
	const uint64_t x = tiny_fuzz_next(r), y = x >> 8;
	const uint64_t number = x % 8 < 4 ? y % 4 : x % 8 < 6 ? y % 4 * 2 : x % 8 == 6 ? y % 16 : y;
	return number & UINT64_MAX >> (64 - width);
}

/* A displacement to another instruction of the program, which has so many bytes. */
static uint64_t some_displacement(
	struct tiny_fuzz_random *r, const struct operand *operand, size_t at, size_t length,
	size_t size)
{
	const uint64_t target = tiny_fuzz_below(r, size / TINY_FUZZ_ALIGN + 1) * TINY_FUZZ_ALIGN;
	const uint64_t bytes = target - at - (operand->from_next ? length : 0);
	const int64_t steps = (int64_t)bytes / (int64_t)operand->scale;
	return (uint64_t)steps & UINT64_MAX >> (64 - operand->width);
}

static uint64_t some_number(struct tiny_fuzz_random *r, unsigned width)
{
	const uint64_t x = tiny_fuzz_next(r), y = x >> 8;
	const uint64_t number = x % 4 == 0 ? y % 64 : x % 4 == 1 ? 256 + y % 64
			      : x % 8 == 2 ? y & UINT64_C(0x3333333333333333) /* small digits */
			      : x % 8 == 6 ? y % 4200 : 0 - y % 64;
	return number & UINT64_MAX >> (64 - width);
}

/* Operands that make programs go on: the word at `at` of a program of so many bytes. What is not
 * legal stays as it is. */
static void tame(struct tiny_fuzz_random *r, uint8_t *bytes, size_t length, size_t at, size_t size)
{
	struct tiny_insn insn, changed;
	if (tiny_decode(bytes, length, &insn) != TINY_STATUS_OK)
		return;
	for (const struct operand *o = operands; o->width; o++) {
		const uint64_t x = tiny_fuzz_next(r) % 16;
		if (!tiny_has(&insn, o->field) || x < 2 || (o->use == NUMBER && x < 12))
			continue;
		const uint64_t value = o->use == REGISTER ? some_register(r, o->width)
				     : o->use == NUMBER ? some_number(r, o->width)
							: some_displacement(r, o, at, length, size);
		changed = insn;
		if (tiny_set(&changed, o->field, value) == TINY_STATUS_OK &&
		    tiny_encode(&changed, bytes, length) == TINY_STATUS_OK)
			insn = changed;
	}
}

/* A word to be put at this place; mostly one that can be executed. Returns its bytes. */
static size_t new_word(struct tiny_fuzz_random *r, uint8_t *bytes, size_t at, size_t size)
{
	const uint64_t x = tiny_fuzz_next(r) % 64;
	if (x < 6) /* an example of the specification, or a boundary */
		return tiny_fuzz_seed_bytes((size_t)tiny_fuzz_below(r, tiny_fuzz_seed_count), bytes);
	size_t length = 0;
	if (x < 48)
		length = tiny_fuzz_legal(
			r, 1 + (unsigned)tiny_fuzz_below(r, TINY_OPCODE_COUNT), bytes);
	else
		length = tiny_fuzz_word(r,
			x < 60 ? TINY_FUZZ_BOUNDARY : (enum tiny_fuzz_kind)(x % TINY_FUZZ_KINDS), bytes);
	if (length && x < 56)
		tame(r, bytes, length, at, size);
	return length;
}

/* ---- a whole input ---- */

static void put_number(uint8_t *data, unsigned bytes, uint64_t value)
{
	for (unsigned i = 0; i < bytes; i++)
		data[i] = (uint8_t)(value >> 8 * i);
}

static void new_header(struct tiny_fuzz_random *r, uint8_t *data)
{
	const uint64_t x = tiny_fuzz_next(r), y = tiny_fuzz_next(r);
	put_number(data + TINY_FUZZ_AT_SEED, 8, x);
	const uint64_t limit = y % 64 == 0 ? y >> 8 : y % 8 == 0 ? y >> 8 & 7 : 16 + (y >> 8 & 31);
	put_number(data + TINY_FUZZ_AT_LIMIT, 2, limit);
	const uint64_t z = tiny_fuzz_next(r);
	unsigned options = z % 4 ? 0 : TINY_FUZZ_STOP_ON_TRAP;
	options |= z >> 8 & 1 ? TINY_FUZZ_STOP_ON_SELF_JUMP : 0;
	options |= z >> 16 & 7 ? 0 : TINY_FUZZ_BREAK;
	options |= z >> 24 & 15 ? 0 : TINY_FUZZ_RAISE;
	options |= z >> 32 & 3 ? 0 : (unsigned)(z >> 36 & 3) * TINY_FUZZ_PLACE;
	options |= z >> 40 & 3 ? 0 : (unsigned)(z >> 44 & 3) * TINY_FUZZ_KEEP;
	data[TINY_FUZZ_AT_OPTIONS] = (uint8_t)options;
	data[TINY_FUZZ_AT_ENTRY] = (uint8_t)((z >> 48) % 32 ? 0 : z >> 56);
	put_number(data + TINY_FUZZ_AT_EVENTS, 4, y >> 32);
}

size_t tiny_fuzz_program(struct tiny_fuzz_random *r, uint8_t *data, size_t room)
{
	enum { MOST = 12 };
	size_t size = TINY_FUZZ_HEADER, words = 1 + (size_t)tiny_fuzz_below(r, MOST);
	const size_t likely = words * TINY_LENGTH_MAX;
	new_header(r, data);
	for (; words && room - size >= TINY_LENGTH_MAX; words--)
		size += new_word(r, data + size, size - TINY_FUZZ_HEADER, likely);
	const uint64_t x = tiny_fuzz_next(r);
	if (x % 32 == 0 && size > TINY_FUZZ_HEADER)
		size -= (x >> 8) % TINY_LENGTH_MAX % (size - TINY_FUZZ_HEADER);
	return size;
}
/* ---- changes ---- */

enum { WORDS_MAX = 256 };

/* Where the words of a program begin, and where the last one ends. */
struct words {
	size_t at[WORDS_MAX + 1];
	unsigned count;
};

static void find_words(const uint8_t *data, size_t size, struct words *words)
{
	size_t at = TINY_FUZZ_HEADER;
	for (words->count = 0; at < size && words->count < WORDS_MAX; words->count++) {
		struct tiny_fuzz_verdict verdict;
		words->at[words->count] = at;
		tiny_fuzz_judge(data + at, size - at, &verdict);
		at += verdict.length ? verdict.length : TINY_FUZZ_ALIGN;
	}
	words->at[words->count] = at < size ? at : size;
}

/* Puts bytes in place of others. Returns the new size; the old one where there is no room. */
static size_t replace(uint8_t *data, size_t size, size_t room, size_t from, size_t to,
	const uint8_t *bytes, size_t count)
{
	if (size - (to - from) + count > room)
		return size;
	memmove(data + from + count, data + to, size - to);
	if (count)
		memcpy(data + from, bytes, count);
	return size - (to - from) + count;
}

/* Pieces of programs that were changed before. */
static struct piece {
	uint8_t bytes[4 * TINY_LENGTH_MAX];
	size_t size;
} pieces[64];

static void remember(struct tiny_fuzz_random *r, const uint8_t *bytes, size_t size)
{
	struct piece *piece = &pieces[tiny_fuzz_below(r, sizeof pieces / sizeof *pieces)];
	piece->size = size < sizeof piece->bytes ? size : sizeof piece->bytes;
	memcpy(piece->bytes, bytes, piece->size);
}

enum change { INSERT, RENEW, ERASE, REPEAT, SWAP, SPLICE, OPERANDS, WORD, CHANGES };

static size_t change_words(struct tiny_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	uint8_t word[4 * TINY_LENGTH_MAX];
	struct words w;
	find_words(data, size, &w);
	const unsigned i = (unsigned)tiny_fuzz_below(r, w.count);
	const unsigned k = (unsigned)tiny_fuzz_below(r, w.count);
	const size_t from = w.at[i], to = w.at[i + 1], program = size - TINY_FUZZ_HEADER;
	const size_t at = from - TINY_FUZZ_HEADER, other = w.at[k], other_size = w.at[k + 1] - other;
	const struct piece *piece = &pieces[tiny_fuzz_below(r, sizeof pieces / sizeof *pieces)];
	switch ((enum change)tiny_fuzz_below(r, CHANGES)) {
	case INSERT:
		return replace(data, size, room, from, from, word, new_word(r, word, at, program));
	case RENEW:
		return replace(data, size, room, from, to, word, new_word(r, word, at, program));
	case ERASE:
		return w.count > 1 ? replace(data, size, room, from, to, NULL, 0) : size;
	case REPEAT:
		memcpy(word, data + other, other_size);
		return replace(data, size, room, from, from, word, other_size);
	case SWAP:
		memcpy(word, data + other, other_size);
		if (other_size == to - from) {
			memmove(data + other, data + from, other_size);
			memcpy(data + from, word, other_size);
			return size;
		}
		return replace(data, size, room, from, to, word, other_size);
	case SPLICE:
		remember(r, data + other, size - other);
		if (!piece->size)
			return size;
		return replace(data, size, room, from, from, piece->bytes, piece->size);
	case OPERANDS:
		tame(r, data + from, to - from, at, program);
		return size;
	default:
		memcpy(word, data + from, to - from);
		return replace(data, size, room, from, to, word,
			tiny_fuzz_change(r, word, to - from, sizeof word));
	}
}

size_t tiny_fuzz_change_program(
	struct tiny_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	const uint64_t x = tiny_fuzz_next(r);
	if (room < TINY_FUZZ_HEADER + TINY_LENGTH_MAX)
		return size; /* an engine that wants very small inputs */
	if (room > TINY_FUZZ_HEADER + TINY_FUZZ_PROGRAM)
		room = TINY_FUZZ_HEADER + TINY_FUZZ_PROGRAM;
	if (size <= TINY_FUZZ_HEADER || size > room || x % 4 == 0)
		return tiny_fuzz_program(r, data, room);
	if (x % 4 == 1)
		new_header(r, data);
	else if (x % 4 == 2)
		put_number(data, 8, tiny_fuzz_next(r)); /* another start state */
	for (uint64_t more = (x % 4 != 2) + (x >> 8) % 4; more; more--)
		size = change_words(r, data, size, room);
	return size;
}

/* ---- for those who look at a failure ---- */

void tiny_fuzz_list(const struct tiny_fuzz_launch *launch)
{
	size_t at = 0;
	fprintf(stderr, "\nfuzz: a program of %zu bytes, at most %llu steps:\n", launch->size,
		(unsigned long long)launch->limit);
	while (at < launch->size) {
		struct tiny_insn insn;
		char text[TINY_TEXT_MAX + 1] = "(no instruction)";
		if (tiny_decode(launch->program + at, launch->size - at, &insn) == TINY_STATUS_OK)
			tiny_format(&insn, text, sizeof text);
		fprintf(stderr, "  +0x%02zx  %s\n", at, text);
		at += insn.length ? insn.length : TINY_FUZZ_ALIGN;
	}
}
