/* SPDX-License-Identifier: MIT */
/* A decoder of isa-spec/tiny for tests/fuzzing/fuzz_against.sh: what specc generates, with a fault
 * that FAULT names, and perhaps another, SECOND. Each fault is at one place, as a person would make
 * it. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "specc_decoder.h"
#include "tiny.h"

#define NONE      0
#define MASK      1 /* bit 11 of an opcode is not looked at: reserved words of JR are accepted */
#define LENGTH    2 /* the long form is taken for a short one */
#define SWAP      3 /* rd and ra of ADDI change places */
#define MNEMONIC  4 /* push is called psh */
#define REGISTER  5 /* r5 is refused as the source of ST */
#define SIGN      6 /* the number of ADDI has no sign */
#define OPCODE    7 /* CALL is named B */
#define UNDEFINED 8 /* words that begin with 15 are accepted */
#define CRASH     9
#define HANG      10
#define LATE      11
#define EXIT      12
#define ABORT     13
#define UNENDED   14 /* a text without an end */
#define BEHIND    15 /* reads behind the bytes */
#define OVERRUN   16 /* writes behind the struct */
#define NOISE     17 /* prints megabytes */
#define NUL       18 /* of the pipe: a NUL in the line */
#define CLOSE     19 /* of the pipe: closes its output */
#define TWICE     20 /* of the pipe: two lines for one word */
#define LONG      21 /* of the pipe: a line of megabytes */
#define MEMORY    22 /* answers by what it was asked before */
#define SLEEPY    23 /* as LATE, and the program starts slowly */
#define DRIFT     24 /* of the pipe: a line too many after every 40 words */
#ifndef FAULT
#define FAULT NONE
#endif
#ifndef SECOND
#define SECOND NONE
#endif
#define HAS(fault) (FAULT == (fault) || SECOND == (fault))

/* The faults that are not about one opcode happen at `ld r3, [r?, ?]`. */
static int is_trigger(const struct tiny_insn *insn)
{
	return insn->opcode == TINY_OP_LD && tiny_get_rd(insn) == 3;
}

static void misbehave(const uint8_t *bytes, size_t size, struct specc_decoded *out)
{
	struct timespec time = { 0, 300000000 };
	static volatile int sum;
	switch (FAULT) {
	case CRASH: raise(SIGSEGV); break;
	case HANG:
		for (;;)
			pause();
	case SLEEPY:
	case LATE: nanosleep(&time, NULL); break;
	case EXIT: exit(3);
	case ABORT: abort();
	case UNENDED: memset(out->text, 'x', sizeof out->text); break;
	case BEHIND: sum += bytes[size]; break;
	case OVERRUN: memset((char *)out + sizeof *out, 'x', 8); break;
	case NOISE:
		for (int i = 0; i < 100000; i++)
			puts("a line that nobody has asked for, again and again");
		break;
	case NUL: fwrite("add r1, \0r2\n", 1, 12, stdout); break;
	case CLOSE:
		fclose(stdout);
		sleep(100);
		break;
	case TWICE: puts("add r1, r1, r1"); break;
	case LONG:
		for (int i = 0; i < 3000000; i++)
			putchar('x');
		break;
	}
}

int specc_decode(const uint8_t *bytes, size_t size, struct specc_decoded *out)
{
	static int previous, asked;
	struct timespec start = { 0, 500000000 };
	struct tiny_insn insn;
	if (HAS(SLEEPY) && !asked)
		nanosleep(&start, NULL);
	if (++asked % 40 == 0 && HAS(DRIFT))
		puts("undefined");
	enum tiny_status status = tiny_decode(bytes, size, &insn);
	if (HAS(MASK) && status == TINY_STATUS_RESERVED && insn.opcode == TINY_OP_JR) {
		out->length = insn.length;
		snprintf(out->text, sizeof out->text, "jr r%u", (unsigned)tiny_get_rs(&insn));
		return SPECC_ACCEPTED;
	}
	if (HAS(UNDEFINED) && status == TINY_STATUS_UNDEFINED && bytes[1] >> 4 == 15) {
		snprintf(out->text, sizeof out->text, "halt");
		return SPECC_ACCEPTED;
	}
	if (status != TINY_STATUS_OK)
		return SPECC_REFUSED;
	out->length = insn.length;
	tiny_format(&insn, out->text, sizeof out->text);
	snprintf(out->opcode, sizeof out->opcode, "%s", tiny_opcode_name(insn.opcode));
	if (HAS(LENGTH) && insn.opcode == TINY_OP_LDI_LONG)
		out->length = 2;
	if (HAS(SWAP) && insn.opcode == TINY_OP_ADDI)
		snprintf(out->text, sizeof out->text, "addi r%u, r%u, %d", (unsigned)tiny_get_ra(&insn),
			(unsigned)tiny_get_rd(&insn), (int)(tiny_get_imm(&insn) ^ 32) - 32);
	if (HAS(SIGN) && insn.opcode == TINY_OP_ADDI)
		snprintf(out->text, sizeof out->text, "addi r%u, r%u, %d", (unsigned)tiny_get_rd(&insn),
			(unsigned)tiny_get_ra(&insn), (int)tiny_get_imm(&insn));
	if (HAS(MNEMONIC) && insn.opcode == TINY_OP_PUSH)
		memmove(out->text + 1, out->text + 2, strlen(out->text) - 1);
	if (HAS(REGISTER) && insn.opcode == TINY_OP_ST && tiny_get_rd(&insn) == 5)
		return SPECC_REFUSED;
	if (HAS(OPCODE) && insn.opcode == TINY_OP_CALL)
		snprintf(out->opcode, sizeof out->opcode, "B");
	if (HAS(MEMORY) && previous == TINY_OP_CMP && insn.opcode == TINY_OP_LD)
		snprintf(out->opcode, sizeof out->opcode, "ST");
	previous = insn.opcode;
	if (is_trigger(&insn))
		misbehave(bytes, size, out);
	return SPECC_ACCEPTED;
}

unsigned specc_decoder_version(void)
{
	return SPECC_DECODER_VERSION;
}
