/* Fuzz harness: any text through the parser; what is read is legal, and reads back.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words of the assembly text. */
static const char *const vocabulary[] = {
	"add",
	"sub",
	"and",
	"or",
	"xor",
	"shl",
	"shr",
	"0x",
	"sp",
	"lr",
	"r",
	"r0",
	"r7",
	",",
	"addi",
	"ldi",
	"ldi.w",
	"cmp",
	"b",
	".al",
	".eq",
	".ne",
	".lt",
	".ge",
	".lo",
	".hs",
	"call",
	"jr",
	"ld",
	"[",
	"+",
	"]",
	"ld.b",
	"st",
	"st.b",
	"push",
	"pop",
	"in",
	"out",
	"halt",
	"trap",
	"rti",
	"cause",
	"set",
	"d,",
	"n",
	"mov",
	"s",
	"nop",
	"ret",
	";",
	".",
	"-",
	"(",
	")",
	"!",
	"@",
	"~",
	"|",
	":",
	"0b",
	"0",
	"1",
	"-1",
	"0xFFFFFFFF",
	"0x80000000",
	"18446744073709551615",
	"1.5",
	"1e39",
	"-0.0",
	"NaN",
	"0f7FC00000",
};

/* What is written for the aliases, with the names of their parameters. */
static const char *const patterns[] = {
	"set d, n",
	"set d, n",
	"mov d, s",
	"nop",
	"ret",
};

enum { PATTERNS = sizeof patterns / sizeof *patterns };

enum { VOCABULARY = sizeof vocabulary / sizeof *vocabulary, TEXT_ROOM = 4096 };

static _Noreturn void fail(const char *text, size_t size, const char *what, const char *more)
{
	tiny_fuzz_fail(NULL, 0, "'%.*s' %s %s", (int)size, text, what, more);
}

/* ---- texts that have to be refused ---- */

static void refused(const char *text, size_t size, const char *what)
{
	struct tiny_insn insn;
	if (tiny_parse(text, size, &insn, NULL) == TINY_STATUS_OK)
		fail(text, size, what, "");
}

/* The canonical text with 2^64 added to the number at byte `at`: the same in 64 bits. */
static void check_wrap(const char *text, size_t size, size_t at, int base)
{
	enum { DIGITS = 24 };
	char longer[TINY_TEXT_MAX + DIGITS], *end;
	uint64_t value = strtoull(text + at, &end, base);
	if (value > UINT64_MAX - 6)
		return;
	memcpy(longer, text, at);
	if (base == 16)
		at += (size_t)snprintf(longer + at, sizeof longer - at, "1%016" PRIx64, value);
	else
		at += (size_t)snprintf(longer + at, sizeof longer - at, "%" PRIu64 "%" PRIu64,
			UINT64_MAX / 10 + (value + 6) / 10, (value + 6) % 10);
	memcpy(longer + at, end, size - (size_t)(end - text));
	refused(longer, at + size - (size_t)(end - text), "is read with a number of more than 64 bits");
}

static bool is_word(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* A canonical text says all: behind it nothing may stand, and its numbers have no room for more. */
static void check_marks(const char *text, size_t size)
{
	char longer[TINY_TEXT_MAX + 2];
	memcpy(longer, text, size);
	memcpy(longer + size, " \1", 2);
	refused(longer, size + 2, "is read with more text after it");
	for (size_t at = 1; at < size; at++) {
		if (is_word(text[at - 1]))
			continue;
		if (text[at] == '0' && text[at + 1] == 'x')
			check_wrap(text, size, at + 2, 16);
		else if (text[at] >= '0' && text[at] <= '9')
			check_wrap(text, size, at, 10);
	}
}

/* What was read is legal, and its own text is read as the same. */
static void check_insn(const char *text, size_t size, const struct tiny_insn *insn)
{
	char canonical[TINY_TEXT_MAX + 1];
	uint8_t bytes[TINY_LENGTH_MAX];
	struct tiny_fuzz_verdict verdict;
	struct tiny_insn again;
	struct tiny_error error;
	if (tiny_encode(insn, bytes, sizeof bytes) != TINY_STATUS_OK)
		fail(text, size, "is read as an illegal instruction", "");
	tiny_fuzz_judge(bytes, insn->length, &verdict);
	tiny_fuzz_reach(bytes, insn->length, &verdict);
	if (verdict.status != TINY_STATUS_OK || verdict.opcode != insn->opcode)
		tiny_fuzz_fail(bytes, insn->length, "'%.*s' is read as opcode %u", (int)size,
			text, insn->opcode);
	size_t length = tiny_format(insn, canonical, sizeof canonical);
	if (length == 0 || length > TINY_TEXT_MAX)
		fail(text, size, "has no text", "");
	if (tiny_parse(canonical, length, &again, &error) != TINY_STATUS_OK)
		fail(canonical, length, "is not read, but written:", error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		fail(canonical, length, "is read differently from", text);
	check_marks(canonical, length);
}

static void check_error(const char *text, size_t size, const struct tiny_error *error)
{
	if (error->offset > size)
		fail(text, size, "has its error after the end", "");
	size_t column = 1;
	for (size_t i = 0; i < error->offset; i++)
		column += (signed char)text[i] >= -64; /* the first byte of a character */
	if (error->column != column)
		fail(text, size, "has its error in a wrong column", "");
	if (!memchr(error->message, '\0', sizeof error->message) || !error->message[0])
		fail(text, size, "is refused without a message", "");
}

/* One instruction or several: each is legal, and where one is meant it is the same. */
static void check_line(
	const char *text, size_t size, enum tiny_status status, const struct tiny_insn *insn)
{
	enum { MOST = 8 };
	struct tiny_insn list[MOST];
	struct tiny_error error;
	size_t count = 0;
	enum tiny_status line = tiny_parse_line(text, size, list, MOST, &count, &error);
	if (status == TINY_STATUS_OK && (line != status || count != 1 ||
		list[0].word[0] != insn->word[0]))
		fail(text, size, "is a different instruction when read as a line", "");
	if (line != TINY_STATUS_OK)
		check_error(text, size, &error);
	for (size_t i = 0; line == TINY_STATUS_OK && i < count && i < MOST; i++)
		check_insn(text, size, &list[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct tiny_insn insn, silent;
	struct tiny_error error;
	char *text = malloc(size ? size : 1);
	if (!text)
		return 0;
	if (size)
		memcpy(text, data, size);
	enum tiny_status status = tiny_parse(text, size, &insn, &error);
	if (tiny_parse(text, size, &silent, NULL) != status)
		fail(text, size, "is read differently if errors are not requested", "");
	if (status == TINY_STATUS_OK)
		check_insn(text, size, &insn);
	else if (status == TINY_STATUS_SYNTAX)
		check_error(text, size, &error);
	else
		fail(text, size, "is neither accepted nor refused", "");
	if (status != TINY_STATUS_OK && insn.opcode != TINY_OP_NONE)
		fail(text, size, "is refused, but gives an instruction", "");
	check_line(text, size, status, &insn);
	free(text);
	return 0;
}

/* ---- texts ---- */

struct line {
	char text[TEXT_ROOM];
	size_t size;
};

/* Puts a text in the place of bytes [from, to). */
static void replace(struct line *line, size_t from, size_t to, const char *text, size_t length)
{
	if (line->size - (to - from) + length > sizeof line->text)
		return;
	memmove(line->text + from + length, line->text + to, line->size - to);
	memcpy(line->text + from, text, length);
	line->size += length - (to - from);
}

/* A word, a number or another character of the line: bytes [*from, *to). */
static void choose(struct tiny_fuzz_random *r, const struct line *line, size_t *from, size_t *to)
{
	*from = tiny_fuzz_below(r, line->size + 1);
	while (*from > 0 && *from < line->size && is_word(line->text[*from]) &&
		   is_word(line->text[*from - 1]))
		--*from;
	*to = *from < line->size ? *from + 1 : *from;
	while (*to < line->size && is_word(line->text[*to]) && is_word(line->text[*from]))
		++*to;
}

/* The next number from a place on, where there is one. */
static void find_number(const struct line *line, size_t *from, size_t *to)
{
	for (size_t at = *from; at < line->size; at++) {
		if (line->text[at] < '0' || line->text[at] > '9' || (at > 0 && is_word(line->text[at - 1])))
			continue;
		for (*from = *to = at; *to < line->size && is_word(line->text[*to]);)
			++*to;
		return;
	}
}

/* Where the count-th blank is, or the end. */
static size_t find_blank(const char *text, size_t size, uint64_t count)
{
	size_t at = 0;
	while (at < size && (text[at] != ' ' || --count > 0))
		at++;
	return at;
}

static void use_seed(struct tiny_fuzz_random *r, struct line *line)
{
	uint8_t bytes[TINY_LENGTH_MAX];
	struct tiny_insn insn;
	char text[TINY_TEXT_MAX + 1];
	const char *seed = tiny_fuzz_seeds[tiny_fuzz_below(r, tiny_fuzz_seed_count)].text;
	line->size = 0;
	if (tiny_fuzz_below(r, 2)) {
		size_t size = tiny_fuzz_word(r, TINY_FUZZ_BOUNDARY, bytes);
		if (tiny_decode(bytes, size, &insn) == TINY_STATUS_OK && tiny_format(&insn,
			text, sizeof text))
			seed = text;
	}
	if (!tiny_fuzz_below(r, 4))
		seed = patterns[tiny_fuzz_below(r, PATTERNS)];
	replace(line, 0, 0, seed, strlen(seed));
}

/* A number: the next or the last one, small, at the end of some width, or any; in a notation. */
static void put_number(struct tiny_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	static const char *const formats[] = { "%llu", "0x%llX", "-%llu", "-0x%llx", "%llu.5",
		"%llue3", "0X%llx", "0B%llu" };
	char text[48];
	unsigned long long value;
	if (tiny_fuzz_below(r, 4))
		find_number(line, &from, &to);
	memcpy(text, line->text + from, to - from < sizeof text ? to - from : 0);
	text[to - from < sizeof text ? to - from : 0] = '\0';
	switch (tiny_fuzz_below(r, 4)) {
	case 0: value = strtoull(text, NULL, 0) + 1 - 2 * tiny_fuzz_below(r, 2); break;
	case 1: value = tiny_fuzz_below(r, 1ull << tiny_fuzz_below(r, 9)); break;
	case 2: value = (1ull << tiny_fuzz_below(r, 64)) - tiny_fuzz_below(r, 2); break;
	default: value = tiny_fuzz_next(r) >> tiny_fuzz_below(r, 64); break;
	}
	const char *format = formats[tiny_fuzz_below(r, sizeof formats / sizeof *formats)];
	int length = snprintf(text, sizeof text, format, value);
	replace(line, from, to, text, (size_t)length);
}

/* The same again and again, up to what an expansion or a row of brackets may hold. */
static void repeat(struct tiny_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	char copy[64];
	size_t length = to - from < sizeof copy ? to - from : sizeof copy;
	memcpy(copy, line->text + from, length);
	for (uint64_t n = length ? tiny_fuzz_below(r, 700 / length + 1) : 0; n > 0; n--)
		replace(line, from, from, copy, length);
}

/* Operands of another form: up to a blank the line, then a seed that begins with the same word. */
static void cross(struct tiny_fuzz_random *r, struct line *line)
{
	uint64_t count = 1 + tiny_fuzz_below(r, 4), alike = 0;
	size_t word = 0;
	const char *other = "";
	while (word < line->size && is_word(line->text[word]))
		word++;
	for (size_t i = 0; i < tiny_fuzz_seed_count; i++) {
		const char *text = tiny_fuzz_seeds[i].text;
		if (strncmp(text, line->text, word) == 0 && !is_word(text[word]) &&
			!tiny_fuzz_below(r, ++alike))
			other = text;
	}
	size_t size = strlen(other), from = find_blank(other, size, count);
	replace(line, find_blank(line->text, line->size, count), line->size, other + from,
		size - from);
}

static void change(struct tiny_fuzz_random *r, struct line *line)
{
	size_t from, to, other, end;
	char byte = (char)tiny_fuzz_below(r, 256);
	const char *word = vocabulary[tiny_fuzz_below(r, VOCABULARY)];
	choose(r, line, &from, &to);
	choose(r, line, &other, &end);
	switch (tiny_fuzz_below(r, 12)) {
	case 0: replace(line, from, to, word, strlen(word)); break;
	case 1: replace(line, from, from, word, strlen(word)); break;
	case 2: replace(line, from, to, "", 0); break;
	case 3: put_number(r, line, from, to); break;
	case 4: replace(line, from, from, " ", tiny_fuzz_below(r, 2)); break;
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
	struct tiny_fuzz_random r;
	struct line line = { .size = size < TEXT_ROOM ? size : TEXT_ROOM };
	if (!room)
		return 0;
	memcpy(line.text, data, line.size);
	tiny_fuzz_seed(&r, seed);
	if (!line.size || !tiny_fuzz_below(&r, 3)) /* legal but for one change, often */
		use_seed(&r, &line);
	change(&r, &line);
	if (!line.size)
		use_seed(&r, &line);
	size = line.size < room ? line.size : room;
	memcpy(data, line.text, size);
	return size;
}
