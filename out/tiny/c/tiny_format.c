/* Formatter: an instruction to text, by a program of steps for each form.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_tables.h"

/* A text of at most 14 bytes, copied whole. */
struct string {
	char text[15];
	uint8_t length;
};

/* Texts by the bits that they stand for; a comment shows what the table prints. */
static const struct string strings[] = {
	/* function */
	{ "add", 3 }, { "sub", 3 }, { "and", 3 }, { "or", 2 }, { "xor", 3 }, { "shl", 3 },
	{ "shr", 3 }, { "", 0 },
	/* rd */
	{ " r0", 3 }, { " r1", 3 }, { " r2", 3 }, { " r3", 3 }, { " r4", 3 }, { " r5", 3 },
	{ " sp", 3 }, { " lr", 3 },
	/* ra */
	{ ", r0", 4 }, { ", r1", 4 }, { ", r2", 4 }, { ", r3", 4 }, { ", r4", 4 },
	{ ", r5", 4 }, { ", sp", 4 }, { ", lr", 4 },
	/* rd */
	{ "addi r0", 7 }, { "addi r1", 7 }, { "addi r2", 7 }, { "addi r3", 7 },
	{ "addi r4", 7 }, { "addi r5", 7 }, { "addi sp", 7 }, { "addi lr", 7 },
	/* ra */
	{ ", r0, ", 6 }, { ", r1, ", 6 }, { ", r2, ", 6 }, { ", r3, ", 6 }, { ", r4, ", 6 },
	{ ", r5, ", 6 }, { ", sp, ", 6 }, { ", lr, ", 6 },
	/* imm */
	{ "0", 1 }, { "1", 1 }, { "2", 1 }, { "3", 1 }, { "4", 1 }, { "5", 1 }, { "6", 1 },
	{ "7", 1 }, { "8", 1 }, { "9", 1 }, { "10", 2 }, { "11", 2 }, { "12", 2 },
	{ "13", 2 }, { "14", 2 }, { "15", 2 }, { "16", 2 }, { "17", 2 }, { "18", 2 },
	{ "19", 2 }, { "20", 2 }, { "21", 2 }, { "22", 2 }, { "23", 2 }, { "24", 2 },
	{ "25", 2 }, { "26", 2 }, { "27", 2 }, { "28", 2 }, { "29", 2 }, { "30", 2 },
	{ "31", 2 }, { "-32", 3 }, { "-31", 3 }, { "-30", 3 }, { "-29", 3 }, { "-28", 3 },
	{ "-27", 3 }, { "-26", 3 }, { "-25", 3 }, { "-24", 3 }, { "-23", 3 }, { "-22", 3 },
	{ "-21", 3 }, { "-20", 3 }, { "-19", 3 }, { "-18", 3 }, { "-17", 3 }, { "-16", 3 },
	{ "-15", 3 }, { "-14", 3 }, { "-13", 3 }, { "-12", 3 }, { "-11", 3 }, { "-10", 3 },
	{ "-9", 2 }, { "-8", 2 }, { "-7", 2 }, { "-6", 2 }, { "-5", 2 }, { "-4", 2 },
	{ "-3", 2 }, { "-2", 2 }, { "-1", 2 }, { "", 0 },
	/* rd */
	{ "ldi r0, ", 8 }, { "ldi r1, ", 8 }, { "ldi r2, ", 8 }, { "ldi r3, ", 8 },
	{ "ldi r4, ", 8 }, { "ldi r5, ", 8 }, { "ldi sp, ", 8 }, { "ldi lr, ", 8 },
	/* rd */
	{ "ldi.w r0, 0x", 12 }, { "ldi.w r1, 0x", 12 }, { "ldi.w r2, 0x", 12 },
	{ "ldi.w r3, 0x", 12 }, { "ldi.w r4, 0x", 12 }, { "ldi.w r5, 0x", 12 },
	{ "ldi.w sp, 0x", 12 }, { "ldi.w lr, 0x", 12 },
	/* ra */
	{ "cmp r0", 6 }, { "cmp r1", 6 }, { "cmp r2", 6 }, { "cmp r3", 6 }, { "cmp r4", 6 },
	{ "cmp r5", 6 }, { "cmp sp", 6 }, { "cmp lr", 6 },
	/* ra */
	{ "cmp r0, ", 8 }, { "cmp r1, ", 8 }, { "cmp r2, ", 8 }, { "cmp r3, ", 8 },
	{ "cmp r4, ", 8 }, { "cmp r5, ", 8 }, { "cmp sp, ", 8 }, { "cmp lr, ", 8 },
	/* .cond */
	{ "b ", 2 }, { "b.eq ", 5 }, { "b.ne ", 5 }, { "b.lt ", 5 }, { "b.ge ", 5 },
	{ "b.lo ", 5 }, { "b.hs ", 5 }, { "b ", 2 }, { "call ", 5 },
	/* ra */
	{ "jr r0", 5 }, { "jr r1", 5 }, { "jr r2", 5 }, { "jr r3", 5 }, { "jr r4", 5 },
	{ "jr r5", 5 }, { "jr sp", 5 }, { "jr lr", 5 },
	/* rd */
	{ "ld r0", 5 }, { "ld r1", 5 }, { "ld r2", 5 }, { "ld r3", 5 }, { "ld r4", 5 },
	{ "ld r5", 5 }, { "ld sp", 5 }, { "ld lr", 5 },
	/* ra */
	{ ", [r0", 5 }, { ", [r1", 5 }, { ", [r2", 5 }, { ", [r3", 5 }, { ", [r4", 5 },
	{ ", [r5", 5 }, { ", [sp", 5 }, { ", [lr", 5 },
	/* { + words} */
	{ "]", 1 }, { " + 2]", 5 }, { " + 4]", 5 }, { " + 6]", 5 }, { " + 8]", 5 },
	{ " + 10]", 6 }, { " + 12]", 6 }, { " + 14]", 6 }, { " + 16]", 6 }, { " + 18]", 6 },
	{ " + 20]", 6 }, { " + 22]", 6 }, { " + 24]", 6 }, { " + 26]", 6 }, { " + 28]", 6 },
	{ " + 30]", 6 }, { " + 32]", 6 }, { " + 34]", 6 }, { " + 36]", 6 }, { " + 38]", 6 },
	{ " + 40]", 6 }, { " + 42]", 6 }, { " + 44]", 6 }, { " + 46]", 6 }, { " + 48]", 6 },
	{ " + 50]", 6 }, { " + 52]", 6 }, { " + 54]", 6 }, { " + 56]", 6 }, { " + 58]", 6 },
	{ " + 60]", 6 }, { " + 62]", 6 }, { " + 64]", 6 }, { " + 66]", 6 }, { " + 68]", 6 },
	{ " + 70]", 6 }, { " + 72]", 6 }, { " + 74]", 6 }, { " + 76]", 6 }, { " + 78]", 6 },
	{ " + 80]", 6 }, { " + 82]", 6 }, { " + 84]", 6 }, { " + 86]", 6 }, { " + 88]", 6 },
	{ " + 90]", 6 }, { " + 92]", 6 }, { " + 94]", 6 }, { " + 96]", 6 }, { " + 98]", 6 },
	{ " + 100]", 7 }, { " + 102]", 7 }, { " + 104]", 7 }, { " + 106]", 7 },
	{ " + 108]", 7 }, { " + 110]", 7 }, { " + 112]", 7 }, { " + 114]", 7 },
	{ " + 116]", 7 }, { " + 118]", 7 }, { " + 120]", 7 }, { " + 122]", 7 },
	{ " + 124]", 7 }, { " + 126]", 7 },
	/* rd */
	{ "ld.b r0", 7 }, { "ld.b r1", 7 }, { "ld.b r2", 7 }, { "ld.b r3", 7 },
	{ "ld.b r4", 7 }, { "ld.b r5", 7 }, { "ld.b sp", 7 }, { "ld.b lr", 7 },
	/* { + bytes} */
	{ "]", 1 }, { " + 1]", 5 }, { " + 2]", 5 }, { " + 3]", 5 }, { " + 4]", 5 },
	{ " + 5]", 5 }, { " + 6]", 5 }, { " + 7]", 5 }, { " + 8]", 5 }, { " + 9]", 5 },
	{ " + 10]", 6 }, { " + 11]", 6 }, { " + 12]", 6 }, { " + 13]", 6 }, { " + 14]", 6 },
	{ " + 15]", 6 }, { " + 16]", 6 }, { " + 17]", 6 }, { " + 18]", 6 }, { " + 19]", 6 },
	{ " + 20]", 6 }, { " + 21]", 6 }, { " + 22]", 6 }, { " + 23]", 6 }, { " + 24]", 6 },
	{ " + 25]", 6 }, { " + 26]", 6 }, { " + 27]", 6 }, { " + 28]", 6 }, { " + 29]", 6 },
	{ " + 30]", 6 }, { " + 31]", 6 }, { " + 32]", 6 }, { " + 33]", 6 }, { " + 34]", 6 },
	{ " + 35]", 6 }, { " + 36]", 6 }, { " + 37]", 6 }, { " + 38]", 6 }, { " + 39]", 6 },
	{ " + 40]", 6 }, { " + 41]", 6 }, { " + 42]", 6 }, { " + 43]", 6 }, { " + 44]", 6 },
	{ " + 45]", 6 }, { " + 46]", 6 }, { " + 47]", 6 }, { " + 48]", 6 }, { " + 49]", 6 },
	{ " + 50]", 6 }, { " + 51]", 6 }, { " + 52]", 6 }, { " + 53]", 6 }, { " + 54]", 6 },
	{ " + 55]", 6 }, { " + 56]", 6 }, { " + 57]", 6 }, { " + 58]", 6 }, { " + 59]", 6 },
	{ " + 60]", 6 }, { " + 61]", 6 }, { " + 62]", 6 }, { " + 63]", 6 },
	/* rs */
	{ "st r0", 5 }, { "st r1", 5 }, { "st r2", 5 }, { "st r3", 5 }, { "st r4", 5 },
	{ "st r5", 5 }, { "st sp", 5 }, { "st lr", 5 },
	/* rs */
	{ "st.b r0", 7 }, { "st.b r1", 7 }, { "st.b r2", 7 }, { "st.b r3", 7 },
	{ "st.b r4", 7 }, { "st.b r5", 7 }, { "st.b sp", 7 }, { "st.b lr", 7 },
	/* rs */
	{ "push r0", 7 }, { "push r1", 7 }, { "push r2", 7 }, { "push r3", 7 },
	{ "push r4", 7 }, { "push r5", 7 }, { "push sp", 7 }, { "push lr", 7 },
	/* rd */
	{ "pop r0", 6 }, { "pop r1", 6 }, { "pop r2", 6 }, { "pop r3", 6 }, { "pop r4", 6 },
	{ "pop r5", 6 }, { "pop sp", 6 }, { "pop lr", 6 },
	/* rd */
	{ "in r0, ", 7 }, { "in r1, ", 7 }, { "in r2, ", 7 }, { "in r3, ", 7 },
	{ "in r4, ", 7 }, { "in r5, ", 7 }, { "in sp, ", 7 }, { "in lr, ", 7 },
	/* rs */
	{ "out r0, ", 8 }, { "out r1, ", 8 }, { "out r2, ", 8 }, { "out r3, ", 8 },
	{ "out r4, ", 8 }, { "out r5, ", 8 }, { "out sp, ", 8 }, { "out lr, ", 8 },
	{ "halt", 4 }, { "trap", 4 }, { "rti", 3 },
	/* rd */
	{ "cause r0", 8 }, { "cause r1", 8 }, { "cause r2", 8 }, { "cause r3", 8 },
	{ "cause r4", 8 }, { "cause r5", 8 }, { "cause sp", 8 }, { "cause lr", 8 },
};

/* Steps of kind text come in rows of so many, the last filled up with empty ones: so the processor
 * seldom guesses wrong what comes next. */
enum { TEXTS = 4 };

enum step_kind {
	STEP_TEXT,   /* string at + (the bits from `shift` on & mask) */
	STEP_END,
	STEP_HEX,    /* the `mask` bits from `shift` on, with `at` digits or more */
	STEP_NUMBER, /* number `at`, ... */
	STEP_NAME
};

struct step {
	uint32_t at;
	uint8_t kind, shift, mask;
};

static const struct step steps[] = {
	{ 0, STEP_TEXT, 0, 0x7 }, { 8, STEP_TEXT, 9, 0x7 }, { 16, STEP_TEXT, 6, 0x7 },
	{ 16, STEP_TEXT, 3, 0x7 }, { 0, STEP_END, 0, 0 }, { 24, STEP_TEXT, 9, 0x7 },
	{ 32, STEP_TEXT, 6, 0x7 }, { 40, STEP_TEXT, 0, 0x3f }, { 104, STEP_TEXT, 0, 0x0 },
	{ 0, STEP_END, 0, 0 }, { 105, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 1, STEP_NUMBER, 0, 0 },
	{ 0, STEP_END, 0, 0 }, { 113, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_HEX, 16, 16 },
	{ 0, STEP_END, 0, 0 }, { 121, STEP_TEXT, 9, 0x7 }, { 16, STEP_TEXT, 6, 0x7 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 },
	{ 129, STEP_TEXT, 9, 0x7 }, { 40, STEP_TEXT, 0, 0x3f }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 }, { 137, STEP_TEXT, 9, 0x7 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 3, STEP_NUMBER, 0, 0 }, { 0, STEP_END, 0, 0 }, { 145, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 4, STEP_NUMBER, 0, 0 }, { 0, STEP_END, 0, 0 }, { 146, STEP_TEXT, 9, 0x7 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 0, STEP_END, 0, 0 }, { 154, STEP_TEXT, 9, 0x7 }, { 162, STEP_TEXT, 6, 0x7 },
	{ 170, STEP_TEXT, 0, 0x3f }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 },
	{ 234, STEP_TEXT, 9, 0x7 }, { 162, STEP_TEXT, 6, 0x7 }, { 242, STEP_TEXT, 0, 0x3f },
	{ 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 }, { 306, STEP_TEXT, 9, 0x7 },
	{ 162, STEP_TEXT, 6, 0x7 }, { 170, STEP_TEXT, 0, 0x3f }, { 104, STEP_TEXT, 0, 0x0 },
	{ 0, STEP_END, 0, 0 }, { 314, STEP_TEXT, 9, 0x7 }, { 162, STEP_TEXT, 6, 0x7 },
	{ 242, STEP_TEXT, 0, 0x3f }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 },
	{ 322, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 }, { 330, STEP_TEXT, 9, 0x7 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 0, STEP_END, 0, 0 }, { 338, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 7, STEP_NUMBER, 0, 0 },
	{ 0, STEP_END, 0, 0 }, { 346, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 7, STEP_NUMBER, 0, 0 },
	{ 0, STEP_END, 0, 0 }, { 354, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 },
	{ 355, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 }, { 356, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 0, STEP_END, 0, 0 }, { 357, STEP_TEXT, 9, 0x7 }, { 104, STEP_TEXT, 0, 0x0 },
	{ 104, STEP_TEXT, 0, 0x0 }, { 104, STEP_TEXT, 0, 0x0 }, { 0, STEP_END, 0, 0 },
};


/* The first step of each form, and the opcode that it writes. */
static const struct {
	uint32_t steps;
	uint16_t opcode;
} programs[] = {
	{ 0, TINY_OP_NONE },
	/* function rd, ra, rb */
	{ 0, TINY_OP_ALU },
	/* addi rd, ra, imm */
	{ 5, TINY_OP_ADDI },
	/* ldi rd, imm */
	{ 10, TINY_OP_LDI },
	/* ldi.w rd, word */
	{ 16, TINY_OP_LDI_LONG },
	/* cmp ra, rb */
	{ 22, TINY_OP_CMP },
	/* cmp ra, imm */
	{ 27, TINY_OP_CMP_IMM },
	/* b{.cond} to */
	{ 32, TINY_OP_B },
	/* call to */
	{ 38, TINY_OP_CALL },
	/* jr ra */
	{ 44, TINY_OP_JR },
	/* ld rd, [ra{ + words}] */
	{ 49, TINY_OP_LD },
	/* ld.b rd, [ra{ + bytes}] */
	{ 54, TINY_OP_LD_BYTE },
	/* st rs, [ra{ + words}] */
	{ 59, TINY_OP_ST },
	/* st.b rs, [ra{ + bytes}] */
	{ 64, TINY_OP_ST_BYTE },
	/* push rs */
	{ 69, TINY_OP_PUSH },
	/* pop rd */
	{ 74, TINY_OP_POP },
	/* in rd, port */
	{ 79, TINY_OP_IN },
	/* out rs, port */
	{ 85, TINY_OP_OUT },
	/* halt */
	{ 91, TINY_OP_HALT },
	/* trap */
	{ 96, TINY_OP_TRAP },
	/* rti */
	{ 101, TINY_OP_RTI },
	/* cause rd */
	{ 106, TINY_OP_CAUSE },
};

static char *put_text(char *out, const struct string *string)
{
#if defined(__GNUC__)
	__builtin_memcpy(out, string, 16);
#else
	for (unsigned i = 0; i < 15; i++)
		out[i] = string->text[i];
#endif
	return out + string->length;
}

static char *put_bytes(char *out, const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		out[i] = text[i];
	return out + length;
}

static char *put_hex(char *out, uint64_t bits, unsigned width, unsigned least)
{
	return out + tiny_write_hex(out, bits & UINT64_MAX >> (64 - width), least);
}

static TINY_APART char *put_number(char *out, const struct tiny_number *number,
			const uint64_t *word)
{
	const struct tiny_position *position = &tiny_positions[number->position];
	uint64_t bits = tiny_extract(word, position);
	uint64_t ones = UINT64_MAX >> (64 - position->width), magnitude = bits;
	bool negative = (number->coding != CODING_UNSIGNED) & bits >> (position->width - 1) & 1;
	if (negative)
		magnitude = (0 - bits) & ones;
	magnitude *= (uint64_t)number->scale;
	if (negative)
		*out++ = '-';
	return out + tiny_write_decimal(out, magnitude, number->digits);
}


/* Writes the text of a form, at most TINY_TEXT_MAX bytes with what is copied beyond its end. */
static char *run(char *start, const struct step *step, const uint64_t *word)
{
	char *out = start;
	for (;; step++) {
		while (step->kind == STEP_TEXT) {
			for (unsigned i = 0; i < TEXTS; i++, step++) {
				uint64_t bits = tiny_bits_from(word, step->shift) & step->mask;
				out = put_text(out, &strings[step->at + bits]);
			}
		}
		switch (step->kind) {
		case STEP_HEX:
			out = put_hex(out, tiny_bits_from(word, step->shift), step->mask, step->at);
			break;
		case STEP_NUMBER:
			out = put_number(out, &tiny_numbers[step->at], word);
			break;
		default:
			return out;
		}
	}
}

/* The form that an instruction names or, when it does not, the one that holds it; 0: none. */
static unsigned form_of(const struct tiny_insn *insn)
{
	if (insn->form && insn->form < sizeof programs / sizeof *programs &&
	    programs[insn->form].opcode == insn->opcode)
		return insn->form;
	if (insn->opcode > TINY_OPCODE_COUNT || insn->opcode == TINY_OP_NONE)
		return 0;
	return tiny_find_form(insn->word, insn->opcode);
}

/* Gives the caller as much of a text as there is room for. */
static TINY_APART void cut(char *text, size_t size, const char *whole, size_t length)
{
	size_t shown = length < size ? length : size - 1;
	put_bytes(text, whole, shown);
	text[shown] = '\0';
}

size_t tiny_format(const struct tiny_insn *insn, char *text, size_t size)
{
	char buffer[TINY_TEXT_MAX + 1];
	unsigned form = form_of(insn);
	uint64_t word[TINY_LIMBS];
	if (!form) {
		if (size)
			text[0] = '\0';
		return 0;
	}
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		word[i] = insn->word[i];
	bool direct = size >= sizeof buffer;
	char *out = direct ? text : buffer;
	size_t length = (size_t)(run(out, &steps[programs[form].steps], word) - out);
	out[length] = '\0';
	if (direct || size == 0)
		return length;
	cut(text, size, buffer, length);
	return length;
}
