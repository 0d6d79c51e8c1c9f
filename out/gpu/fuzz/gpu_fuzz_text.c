/* Fuzz harness: any text through the parser; what is read is legal, and reads back.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_model.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The words of the assembly text. */
static const char *const vocabulary[] = {
	"@",
	"!",
	"PT",
	"P",
	"P0",
	"P6",
	"0x",
	"FADD",
	".FTZ",
	".SAT",
	".RN",
	".RP",
	".RM",
	".RZ",
	"RZ",
	"R",
	"R0",
	"R254",
	",",
	"-",
	"|",
	"$stall=",
	"$yield",
	"$wait=",
	"URZ",
	"UR",
	"UR0",
	"UR62",
	"c[",
	"][",
	"]",
	"FMUL",
	".D2",
	".D4",
	".D8",
	".M2",
	".M4",
	".M8",
	"FFMA",
	"FMNMX",
	".NAN",
	"FSETP",
	".EQ",
	".NE",
	".LT",
	".LE",
	".GT",
	".GE",
	".EQU",
	".NEU",
	".LTU",
	".LEU",
	".GTU",
	".GEU",
	".NUM",
	".AND",
	".OR",
	".XOR",
	"FSET",
	".BM",
	".BF",
	"FSEL",
	"FCHK",
	"IADD",
	".X",
	"~",
	"IMAD",
	".LO",
	".S32",
	".U32",
	".HI",
	"IMAD.WIDE",
	"IDP.2A",
	".S16",
	".U16",
	".S8",
	".U8",
	"IDP.4A",
	"IMUL",
	"LEA",
	".SX32",
	"IABS",
	"IMNMX",
	"P2R",
	".B0",
	".B1",
	".B2",
	".B3",
	"PR,",
	"R2P",
	"ISETP",
	"ISET",
	"SEL",
	"LOP3",
	".PAND",
	".POR",
	"PLOP3",
	"UPT",
	"UP",
	"UP0",
	"UP6",
	"SHF",
	".L",
	".R",
	".CLAMP",
	".WRAP",
	".S64",
	".U64",
	"MOV",
	".32",
	".64",
	"PRMT",
	".IDX",
	".F4E",
	".B4E",
	".RC8",
	".ECL",
	".ECR",
	".RC16",
	"I2I",
	"I2IP",
	".S2",
	".U2",
	".S4",
	".U4",
	".SATRELU",
	"R2UR",
	"$wsb=",
	"SETGPR",
	"R[",
	"+",
	"],",
	"GETGPR",
	"SHFL",
	".UP",
	".DOWN",
	".BFLY",
	"MOVM",
	"VOTE",
	".ANY",
	".ALL",
	"VOTEU",
	"REDUX",
	".SUM",
	".MAX",
	".MIN",
	"REDUXU",
	"MATCH",
	"ELECTU",
	"ELECT",
	"ULDC",
	".128",
	"UIADD",
	"UIMAD",
	"UIMAD.WIDE",
	"UIMUL",
	"ULEA",
	"UIABS",
	"UIMNMX",
	"UP2UR",
	"UPR,",
	"UR2UP",
	"UISETP",
	"USEL",
	"ULOP3",
	"UPLOP3",
	"USHF",
	"UMOV",
	"UPRMT",
	"UPOPC",
	"UFLO",
	".SH",
	"UBREV",
	"UBMSK",
	"USGXT",
	"SETUGPR",
	"UR[",
	"GETUGPR",
	"UF2FP",
	"c",
	"PR",
	"UPR",
	";",
	"//",
	".",
	"[",
	"(",
	")",
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

enum { VOCABULARY = sizeof vocabulary / sizeof *vocabulary, TEXT_ROOM = 4096 };

static _Noreturn void fail(const char *text, size_t size, const char *what, const char *more)
{
	gpu_fuzz_fail(NULL, 0, "'%.*s' %s %s", (int)size, text, what, more);
}

/* ---- texts that have to be refused ---- */

static void refused(const char *text, size_t size, const char *what)
{
	struct gpu_insn insn;
	if (gpu_parse(text, size, &insn, NULL) == GPU_STATUS_OK)
		fail(text, size, what, "");
}

/* The canonical text with 2^64 added to the number at byte `at`: the same in 64 bits. */
static void check_wrap(const char *text, size_t size, size_t at, int base)
{
	enum { DIGITS = 24 };
	char longer[GPU_TEXT_MAX + DIGITS], *end;
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
	char longer[GPU_TEXT_MAX + 2];
	memcpy(longer, text, size);
	memcpy(longer + size, " \1", 2);
	refused(longer, size + 2, "is read with more text after it");
	for (size_t at = 1; at < size; at++) {
		if (is_word(text[at - 1]))
			continue;
		if (text[at] == '0' && text[at + 1] == 'x')
			check_wrap(text, size, at + 2, 16);
	}
}

/* What was read is legal, and its own text is read as the same. */
static void check_insn(const char *text, size_t size, const struct gpu_insn *insn)
{
	char canonical[GPU_TEXT_MAX + 1];
	uint8_t bytes[GPU_LENGTH_MAX];
	struct gpu_fuzz_verdict verdict;
	struct gpu_insn again;
	struct gpu_error error;
	if (gpu_encode(insn, bytes, sizeof bytes) != GPU_STATUS_OK)
		fail(text, size, "is read as an illegal instruction", "");
	gpu_fuzz_judge(bytes, insn->length, &verdict);
	gpu_fuzz_reach(bytes, insn->length, &verdict);
	if (verdict.status != GPU_STATUS_OK || verdict.opcode != insn->opcode)
		gpu_fuzz_fail(bytes, insn->length, "'%.*s' is read as opcode %u", (int)size,
			text, insn->opcode);
	size_t length = gpu_format(insn, canonical, sizeof canonical);
	if (length == 0 || length > GPU_TEXT_MAX)
		fail(text, size, "has no text", "");
	if (gpu_parse(canonical, length, &again, &error) != GPU_STATUS_OK)
		fail(canonical, length, "is not read, but written:", error.message);
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		fail(canonical, length, "is read differently from", text);
	check_marks(canonical, length);
}

static void check_error(const char *text, size_t size, const struct gpu_error *error)
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct gpu_insn insn, silent;
	struct gpu_error error;
	char *text = malloc(size ? size : 1);
	if (!text)
		return 0;
	if (size)
		memcpy(text, data, size);
	enum gpu_status status = gpu_parse(text, size, &insn, &error);
	if (gpu_parse(text, size, &silent, NULL) != status)
		fail(text, size, "is read differently if errors are not requested", "");
	if (status == GPU_STATUS_OK)
		check_insn(text, size, &insn);
	else if (status == GPU_STATUS_SYNTAX)
		check_error(text, size, &error);
	else
		fail(text, size, "is neither accepted nor refused", "");
	if (status != GPU_STATUS_OK && insn.opcode != GPU_OP_NONE)
		fail(text, size, "is refused, but gives an instruction", "");
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
static void choose(struct gpu_fuzz_random *r, const struct line *line, size_t *from, size_t *to)
{
	*from = gpu_fuzz_below(r, line->size + 1);
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

static void use_seed(struct gpu_fuzz_random *r, struct line *line)
{
	uint8_t bytes[GPU_LENGTH_MAX];
	struct gpu_insn insn;
	char text[GPU_TEXT_MAX + 1];
	const char *seed = gpu_fuzz_seeds[gpu_fuzz_below(r, gpu_fuzz_seed_count)].text;
	line->size = 0;
	if (gpu_fuzz_below(r, 2)) {
		size_t size = gpu_fuzz_word(r, GPU_FUZZ_BOUNDARY, bytes);
		if (gpu_decode(bytes, size, &insn) == GPU_STATUS_OK && gpu_format(&insn,
			text, sizeof text))
			seed = text;
	}
	replace(line, 0, 0, seed, strlen(seed));
}

/* A number: the next or the last one, small, at the end of some width, or any; in a notation. */
static void put_number(struct gpu_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	static const char *const formats[] = { "%llu", "0x%llX", "-%llu", "-0x%llx", "%llu.5",
		"%llue3", "0X%llx", "0B%llu" };
	char text[48];
	unsigned long long value;
	if (gpu_fuzz_below(r, 4))
		find_number(line, &from, &to);
	memcpy(text, line->text + from, to - from < sizeof text ? to - from : 0);
	text[to - from < sizeof text ? to - from : 0] = '\0';
	switch (gpu_fuzz_below(r, 4)) {
	case 0: value = strtoull(text, NULL, 0) + 1 - 2 * gpu_fuzz_below(r, 2); break;
	case 1: value = gpu_fuzz_below(r, 1ull << gpu_fuzz_below(r, 9)); break;
	case 2: value = (1ull << gpu_fuzz_below(r, 64)) - gpu_fuzz_below(r, 2); break;
	default: value = gpu_fuzz_next(r) >> gpu_fuzz_below(r, 64); break;
	}
	const char *format = formats[gpu_fuzz_below(r, sizeof formats / sizeof *formats)];
	int length = snprintf(text, sizeof text, format, value);
	replace(line, from, to, text, (size_t)length);
}

/* The same again and again, up to what an expansion or a row of brackets may hold. */
static void repeat(struct gpu_fuzz_random *r, struct line *line, size_t from, size_t to)
{
	char copy[64];
	size_t length = to - from < sizeof copy ? to - from : sizeof copy;
	memcpy(copy, line->text + from, length);
	for (uint64_t n = length ? gpu_fuzz_below(r, 700 / length + 1) : 0; n > 0; n--)
		replace(line, from, from, copy, length);
}

/* Operands of another form: up to a blank the line, then a seed that begins with the same word. */
static void cross(struct gpu_fuzz_random *r, struct line *line)
{
	uint64_t count = 1 + gpu_fuzz_below(r, 4), alike = 0;
	size_t word = 0;
	const char *other = "";
	while (word < line->size && is_word(line->text[word]))
		word++;
	for (size_t i = 0; i < gpu_fuzz_seed_count; i++) {
		const char *text = gpu_fuzz_seeds[i].text;
		if (strncmp(text, line->text, word) == 0 && !is_word(text[word]) &&
			!gpu_fuzz_below(r, ++alike))
			other = text;
	}
	size_t size = strlen(other), from = find_blank(other, size, count);
	replace(line, find_blank(line->text, line->size, count), line->size, other + from,
		size - from);
}

static void change(struct gpu_fuzz_random *r, struct line *line)
{
	size_t from, to, other, end;
	char byte = (char)gpu_fuzz_below(r, 256);
	const char *word = vocabulary[gpu_fuzz_below(r, VOCABULARY)];
	choose(r, line, &from, &to);
	choose(r, line, &other, &end);
	switch (gpu_fuzz_below(r, 12)) {
	case 0: replace(line, from, to, word, strlen(word)); break;
	case 1: replace(line, from, from, word, strlen(word)); break;
	case 2: replace(line, from, to, "", 0); break;
	case 3: put_number(r, line, from, to); break;
	case 4: replace(line, from, from, " ", gpu_fuzz_below(r, 2)); break;
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
	struct gpu_fuzz_random r;
	struct line line = { .size = size < TEXT_ROOM ? size : TEXT_ROOM };
	if (!room)
		return 0;
	memcpy(line.text, data, line.size);
	gpu_fuzz_seed(&r, seed);
	if (!line.size || !gpu_fuzz_below(&r, 3)) /* legal but for one change, often */
		use_seed(&r, &line);
	change(&r, &line);
	if (!line.size)
		use_seed(&r, &line);
	size = line.size < room ? line.size : room;
	memcpy(data, line.text, size);
	return size;
}
