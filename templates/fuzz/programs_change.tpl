%# SPDX-License-Identifier: MIT
/* ---- changes ---- */

enum { WORDS_MAX = 256 };

/* Where the words of a program begin, and where the last one ends. */
struct words {
	size_t at[WORDS_MAX + 1];
	unsigned count;
};

static void find_words(const uint8_t *data, size_t size, struct words *words)
{
	size_t at = ${$P}_FUZZ_HEADER;
	for (words->count = 0; at < size && words->count < WORDS_MAX; words->count++) {
		struct ${$p}_fuzz_verdict verdict;
		words->at[words->count] = at;
		${$p}_fuzz_judge(data + at, size - at, &verdict);
		at += verdict.length ? verdict.length : ${$P}_FUZZ_ALIGN;
	}
	words->at[words->count] = at < size ? at : size;
}

/* Replaces bytes. Returns the new size, or the old one if there is no room. */
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
	uint8_t bytes[4 * ${$P}_LENGTH_MAX];
	size_t size;
} pieces[64];

static void remember(struct ${$p}_fuzz_random *r, const uint8_t *bytes, size_t size)
{
	struct piece *piece = &pieces[${$p}_fuzz_below(r, sizeof pieces / sizeof *pieces)];
	piece->size = size < sizeof piece->bytes ? size : sizeof piece->bytes;
	memcpy(piece->bytes, bytes, piece->size);
}

enum change { INSERT, RENEW, ERASE, REPEAT, SWAP, SPLICE, OPERANDS, WORD, CHANGES };

static size_t change_words(struct ${$p}_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	uint8_t word[4 * ${$P}_LENGTH_MAX];
	struct words w;
	find_words(data, size, &w);
	const unsigned i = (unsigned)${$p}_fuzz_below(r, w.count);
	const unsigned k = (unsigned)${$p}_fuzz_below(r, w.count);
	const size_t from = w.at[i], to = w.at[i + 1], program = size - ${$P}_FUZZ_HEADER;
	const size_t at = from - ${$P}_FUZZ_HEADER, other = w.at[k], other_size = w.at[k + 1] - other;
	const struct piece *piece = &pieces[${$p}_fuzz_below(r, sizeof pieces / sizeof *pieces)];
	switch ((enum change)${$p}_fuzz_below(r, CHANGES)) {
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
			${$p}_fuzz_change(r, word, to - from, sizeof word));
	}
}

size_t ${$p}_fuzz_change_program(
	struct ${$p}_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	const uint64_t x = ${$p}_fuzz_next(r);
	if (room < ${$P}_FUZZ_HEADER + ${$P}_LENGTH_MAX)
		return size; /* an engine that wants very small inputs */
	if (room > ${$P}_FUZZ_HEADER + ${$P}_FUZZ_PROGRAM)
		room = ${$P}_FUZZ_HEADER + ${$P}_FUZZ_PROGRAM;
	if (size <= ${$P}_FUZZ_HEADER || size > room || x % 4 == 0)
		return ${$p}_fuzz_program(r, data, room);
	if (x % 4 == 1)
		new_header(r, data);
	else if (x % 4 == 2)
		put_number(data, 8, ${$p}_fuzz_next(r)); /* another start state */
	for (uint64_t more = (x % 4 != 2) + (x >> 8) % 4; more; more--)
		size = change_words(r, data, size, room);
	return size;
}

/* ---- output for the analysis of a failure ---- */

void ${$p}_fuzz_list(const struct ${$p}_fuzz_launch *launch)
{
	size_t at = 0;
	fprintf(stderr, "\nfuzz: a program of %zu bytes, at most %llu steps:\n", launch->size,
		(unsigned long long)launch->limit);
	while (at < launch->size) {
		struct ${$p}_insn insn;
		char text[${$P}_TEXT_MAX + 1] = "(no instruction)";
		if (${$p}_decode(launch->program + at, launch->size - at, &insn) == ${$P}_STATUS_OK)
			${$p}_format(&insn, text, sizeof text);
		fprintf(stderr, "  +0x%02zx  %s\n", at, text);
		at += insn.length ? insn.length : ${$P}_FUZZ_ALIGN;
	}
}
