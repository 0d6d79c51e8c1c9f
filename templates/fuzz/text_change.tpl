%# SPDX-License-Identifier: MIT
static void use_seed(struct ${$p}_fuzz_random *r, struct line *line)
{
	uint8_t bytes[${$P}_LENGTH_MAX];
	struct ${$p}_insn insn;
	char text[${$P}_TEXT_MAX + 1];
	const char *seed = ${$p}_fuzz_seeds[${$p}_fuzz_below(r, ${$p}_fuzz_seed_count)].text;
	line->size = 0;
	if (${$p}_fuzz_below(r, 2)) {
		size_t size = ${$p}_fuzz_word(r, ${$P}_FUZZ_BOUNDARY, bytes);
		if (${$p}_decode(bytes, size, &insn) == ${$P}_STATUS_OK && ${$p}_format(&insn,
			text, sizeof text))
			seed = text;
	}
%if $f/patterns/pattern
	if (!${$p}_fuzz_below(r, 4))
		seed = patterns[${$p}_fuzz_below(r, PATTERNS)];
%end
	replace(line, 0, 0, seed, strlen(seed));
}

/* A number: the next or the last one, small, at the end of some width, or any; in a notation. */
static void put_number(struct ${$p}_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	static const char *const formats[] = { "%llu", "0x%llX", "-%llu", "-0x%llx", "%llu.5",
		"%llue3", "0X%llx", "0B%llu" };
	char text[48];
	unsigned long long value;
	if (${$p}_fuzz_below(r, 4))
		find_number(line, &from, &to);
	memcpy(text, line->text + from, to - from < sizeof text ? to - from : 0);
	text[to - from < sizeof text ? to - from : 0] = '\0';
	switch (${$p}_fuzz_below(r, 4)) {
	case 0: value = strtoull(text, NULL, 0) + 1 - 2 * ${$p}_fuzz_below(r, 2); break;
	case 1: value = ${$p}_fuzz_below(r, 1ull << ${$p}_fuzz_below(r, 9)); break;
	case 2: value = (1ull << ${$p}_fuzz_below(r, 64)) - ${$p}_fuzz_below(r, 2); break;
	default: value = ${$p}_fuzz_next(r) >> ${$p}_fuzz_below(r, 64); break;
	}
	const char *format = formats[${$p}_fuzz_below(r, sizeof formats / sizeof *formats)];
	int length = snprintf(text, sizeof text, format, value);
	replace(line, from, to, text, (size_t)length);
}

/* The same text repeated, up to the limits of expansions and nested brackets. */
static void repeat(struct ${$p}_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	char copy[64];
	size_t length = to - from < sizeof copy ? to - from : sizeof copy;
	memcpy(copy, line->text + from, length);
	for (uint64_t n = length ? ${$p}_fuzz_below(r, 700 / length + 1) : 0; n > 0; n--)
		replace(line, from, from, copy, length);
}

/* Operands of another form: up to a blank the line, then a seed that begins with the same word. */
static void cross(struct ${$p}_fuzz_random *r, struct line *line)
{
	uint64_t count = 1 + ${$p}_fuzz_below(r, 4), alike = 0;
	size_t word = 0;
	const char *other = "";
	while (word < line->size && is_word(line->text[word]))
		word++;
	for (size_t i = 0; i < ${$p}_fuzz_seed_count; i++) {
		const char *text = ${$p}_fuzz_seeds[i].text;
		if (strncmp(text, line->text, word) == 0 && !is_word(text[word]) &&
			!${$p}_fuzz_below(r, ++alike))
			other = text;
	}
	size_t size = strlen(other), from = find_blank(other, size, count);
	replace(line, find_blank(line->text, line->size, count), line->size, other + from,
		size - from);
}

static void change(struct ${$p}_fuzz_random *r, struct line *line)
{
	size_t from, to, other, end;
	char byte = (char)${$p}_fuzz_below(r, 256);
	const char *word = vocabulary[${$p}_fuzz_below(r, VOCABULARY)];
	choose(r, line, &from, &to);
	choose(r, line, &other, &end);
	switch (${$p}_fuzz_below(r, 12)) {
	case 0: replace(line, from, to, word, strlen(word)); break;
	case 1: replace(line, from, from, word, strlen(word)); break;
	case 2: replace(line, from, to, "", 0); break;
	case 3: put_number(r, line, from, to); break;
	case 4: replace(line, from, from, " ", ${$p}_fuzz_below(r, 2)); break;
	case 5: replace(line, from, from, &byte, 1); break;
	case 6: {
		char copy[64];
		size_t length = end - other < sizeof copy ? end - other : sizeof copy;
		memcpy(copy, line->text + other, length);
		replace(line, from, to, copy, length);
		break;
	}
	case 7: line->size = from; break;
	case 8: repeat(r, line, from, to); break;
	case 9: cross(r, line); break;
	default: use_seed(r, line); break;
	}
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct ${$p}_fuzz_random r;
	struct line line = { .size = size < TEXT_ROOM ? size : TEXT_ROOM };
	if (!room)
		return 0;
	memcpy(line.text, data, line.size);
	${$p}_fuzz_seed(&r, seed);
	if (!line.size || !${$p}_fuzz_below(&r, 3)) /* legal but for one change, often */
		use_seed(&r, &line);
	change(&r, &line);
	if (!line.size)
		use_seed(&r, &line);
	size = line.size < room ? line.size : room;
	memcpy(data, line.text, size);
	return size;
}
