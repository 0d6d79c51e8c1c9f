/* Decoder: bytes to an instruction, by tables that its bits index.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_tables.h"

static enum tiny_status truncated(struct tiny_insn *insn)
{
	insn->opcode = TINY_OP_NONE;
	insn->form = 0;
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		insn->word[i] = 0;
	return TINY_STATUS_TRUNCATED;
}

static void load_whole(uint64_t *word, const uint8_t *bytes)
{
#if TINY_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 8);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
#endif
}


/* What a word is whose first unit has this code; bits behind its end become 0. */
static inline enum tiny_status decode_front(struct tiny_insn *insn, uint64_t *word, unsigned code)
{
	const struct tiny_front *front = &tiny_fronts[code / 16];
	insn->length = (uint8_t)(code % 16 + 1);
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		word[i] &= front->ones[i];
	for (unsigned i = 0; i < TINY_LIMBS; i++)
		insn->word[i] = word[i];
	insn->opcode = front->code;
	insn->form = front->form;
	return (enum tiny_status)front->status;
}

/* Bytes that may end before the instruction does. */
static TINY_APART enum tiny_status decode_end(const uint8_t *bytes, size_t size,
					       struct tiny_insn *insn)
{
	uint64_t word[TINY_LIMBS];
	uint8_t whole[sizeof word] = { 0 };
	insn->length = 0;
	if (size < 2)
		return truncated(insn);
	for (size_t i = 0; i < size; i++)
		whole[i] = bytes[i];
	load_whole(word, whole);
	unsigned code = tiny_front_code(word);
	insn->length = (uint8_t)(code % 16 + 1);
	return size < insn->length ? truncated(insn) : decode_front(insn, word, code);
}

enum tiny_status tiny_decode(const uint8_t *bytes, size_t size, struct tiny_insn *insn)
{
	uint64_t word[TINY_LIMBS];
	if (size < sizeof word)
		return decode_end(bytes, size, insn);
	load_whole(word, bytes);
	return decode_front(insn, word, tiny_front_code(word));
}
