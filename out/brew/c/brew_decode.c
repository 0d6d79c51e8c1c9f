/* Decoder: bytes to an instruction, by tables that its bits index.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_tables.h"

static enum brew_status truncated(struct brew_insn *insn)
{
	insn->opcode = BREW_OP_NONE;
	insn->form = 0;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = 0;
	return BREW_STATUS_TRUNCATED;
}

static void load_whole(uint64_t *word, const uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 8);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
#endif
}


/* Settles form and status of an opcode that matches. */
static enum brew_status decode_as(struct brew_insn *insn, unsigned opcode)
{
	unsigned form = brew_find_form(insn->word, opcode);
	insn->opcode = (uint16_t)opcode;
	insn->form = (uint16_t)form;
	if (form)
		return BREW_STATUS_OK;
	return BREW_STATUS_RESERVED;
}

/* What decode_word does not find out at once. */
static BREW_APART enum brew_status decode_code(struct brew_insn *insn, unsigned code)
{
	return decode_as(insn, code);
}

/* Follows the tables from a code on; word is what insn gets. */
static inline enum brew_status decode_word(struct brew_insn *insn, const uint64_t *word,
					    unsigned code)
{
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = word[i];
	return decode_code(insn, code);
}

/* What a word is whose first unit has this code; bits behind its end become 0. */
static inline enum brew_status decode_front(struct brew_insn *insn, uint64_t *word, unsigned code)
{
	const struct brew_front *front = &brew_fronts[code / 16];
	insn->length = (uint8_t)(code % 16 + 1);
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		word[i] &= front->ones[i];
	if (!front->sure)
		return decode_word(insn, word, front->code);
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = word[i];
	insn->opcode = front->code;
	insn->form = front->form;
	return (enum brew_status)front->status;
}

/* Bytes that may end before the instruction does. */
static BREW_APART enum brew_status decode_end(const uint8_t *bytes, size_t size,
					       struct brew_insn *insn)
{
	uint64_t word[BREW_LIMBS];
	uint8_t whole[sizeof word] = { 0 };
	insn->length = 0;
	if (size < 2)
		return truncated(insn);
	for (size_t i = 0; i < size; i++)
		whole[i] = bytes[i];
	load_whole(word, whole);
	unsigned code = brew_front_code(word);
	insn->length = (uint8_t)(code % 16 + 1);
	return size < insn->length ? truncated(insn) : decode_front(insn, word, code);
}

enum brew_status brew_decode(const uint8_t *bytes, size_t size, struct brew_insn *insn)
{
	uint64_t word[BREW_LIMBS];
	if (size < sizeof word)
		return decode_end(bytes, size, insn);
	load_whole(word, bytes);
	return decode_front(insn, word, brew_front_code(word));
}
