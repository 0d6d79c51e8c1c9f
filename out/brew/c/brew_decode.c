/* Decoder: bytes to an instruction, by tables that its bits index.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_tables.h"

/* A table of 2^width entries that bits [lsb, lsb+width) index, from entry `first` on; width 0: a
 * list of opcodes to try, which ends in 0. */
struct node {
	uint8_t lsb, width;
	uint32_t first;
};

static const struct node nodes[] = {
	{ 8, 4, 0 },
	{ 4, 4, 16 },
	{ 4, 4, 32 },
	{ 0, 3, 48 },
	{ 12, 2, 56 },
	{ 15, 1, 60 },
	{ 12, 2, 62 },
	{ 8, 3, 66 },
	{ 4, 3, 74 },
	{ 11, 1, 82 },
	{ 11, 1, 84 },
	{ 0, 0, 86 },
	{ 0, 0, 91 },
	{ 0, 0, 96 },
	{ 0, 0, 101 },
	{ 4, 4, 106 },
	{ 0, 0, 122 },
	{ 0, 0, 125 },
	{ 0, 0, 128 },
	{ 0, 0, 131 },
	{ 0, 0, 134 },
	{ 0, 0, 137 },
	{ 0, 2, 140 },
	{ 0, 0, 144 },
	{ 0, 0, 149 },
	{ 0, 0, 154 },
	{ 0, 0, 159 },
	{ 0, 0, 164 },
	{ 0, 0, 167 },
	{ 0, 0, 170 },
	{ 0, 0, 173 },
	{ 0, 0, 176 },
	{ 0, 0, 179 },
	{ 0, 0, 182 },
	{ 0, 0, 185 },
	{ 0, 0, 188 },
	{ 0, 0, 191 },
	{ 12, 3, 194 },
	{ 0, 0, 202 },
	{ 3, 1, 206 },
	{ 11, 1, 208 },
	{ 11, 3, 210 },
	{ 0, 0, 218 },
	{ 11, 1, 222 },
	{ 11, 1, 224 },
	{ 0, 0, 226 },
	{ 0, 0, 229 },
	{ 14, 1, 232 },
	{ 0, 0, 234 },
	{ 0, 0, 237 },
	{ 0, 0, 240 },
	{ 0, 0, 243 },
	{ 0, 0, 246 },
	{ 8, 4, 249 },
	{ 5, 3, 265 },
	{ 4, 4, 273 },
	{ 12, 3, 289 },
	{ 12, 2, 297 },
};

/* 0: undefined; up to BREW_OPCODE_COUNT: an opcode; above: a node. */
static const uint16_t entries[301] = {
	[0x000] = 124,
	[0x001] = BREW_OP_XOR_RR,
	[0x002] = BREW_OP_OR_RR,
	[0x003] = BREW_OP_AND_RR,
	[0x004] = BREW_OP_ADD_RR,
	[0x005] = BREW_OP_SUB_RR,
	[0x006] = BREW_OP_SHL_RR,
	[0x007] = BREW_OP_SHR_RR,
	[0x008] = BREW_OP_SAR_RR,
	[0x009] = BREW_OP_MUL_RR,
	[0x00a] = BREW_OP_ANDN_RR,
	[0x00b] = BREW_OP_ADD_TINY,
	[0x00c] = BREW_OP_STORE_STACK,
	[0x00d] = BREW_OP_LOAD_STACK,
	[0x00e] = 125,
	[0x00f] = BREW_OP_OVERRIDE,
	[0x010] = 126,
	[0x011] = BREW_OP_LOAD_TINY,
	[0x012] = BREW_OP_ADD_PC,
	[0x013] = BREW_OP_NEG,
	[0x014] = BREW_OP_NOT,
	[0x015] = BREW_OP_BSE,
	[0x016] = BREW_OP_WSE,
	[0x017] = BREW_OP_POPCNT,
	[0x018] = BREW_OP_RECIPROCAL,
	[0x019] = BREW_OP_RSQRT,
	[0x01c] = BREW_OP_SET_TYPE,
	[0x01d] = BREW_OP_GET_TYPE,
	[0x01e] = BREW_OP_SET_TYPE_CONST,
	[0x024] = BREW_OP_LOAD8_AT,
	[0x025] = BREW_OP_LOAD16_AT,
	[0x026] = BREW_OP_LOAD32_AT,
	[0x027] = BREW_OP_LOAD_LOCK_AT,
	[0x028] = BREW_OP_STORE8_AT,
	[0x029] = BREW_OP_STORE16_AT,
	[0x02a] = BREW_OP_STORE32_AT,
	[0x02b] = BREW_OP_STORE_LOCK_AT,
	[0x02c] = BREW_OP_LOAD_SIGNED8_AT,
	[0x02d] = BREW_OP_LOAD_SIGNED16_AT,
	[0x02e] = 127,
	[0x030] = 128,
	[0x031] = BREW_OP_FENCE,
	[0x032] = BREW_OP_JUMP_REGISTER,
	[0x033] = BREW_OP_SET_TPC_REGISTER,
	[0x034] = BREW_OP_READ_PC,
	[0x035] = BREW_OP_READ_TPC,
	[0x038] = BREW_OP_CALL_AT,
	[0x039] = BREW_OP_INV_AT,
	[0x03a] = BREW_OP_JUMP_AT,
	[0x03b] = BREW_OP_SET_TPC_AT,
	[0x03c] = BREW_OP_SWI,
	[0x03d] = 129,
	[0x03e] = BREW_OP_STM,
	[0x03f] = BREW_OP_WOI,
	[0x040] = BREW_OP_PFLUSH,
	[0x042] = 131,
	[0x043] = 132,
	[0x044] = 133,
	[0x045] = 134,
	[0x046] = 135,
	[0x047] = 136,
	[0x048] = 137,
	[0x049] = 138,
	[0x04a] = 139,
	[0x04b] = 140,
	[0x04c] = 141,
	[0x04d] = 142,
	[0x04e] = 143,
	[0x04f] = 144,
	[0x050] = BREW_OP_IF_CLEAR,
	[0x051] = 145,
	[0x052] = 146,
	[0x053] = 147,
	[0x054] = 148,
	[0x055] = 149,
	[0x056] = BREW_OP_AND_SHORT,
	[0x057] = BREW_OP_IF_SET,
	[0x058] = BREW_OP_IF_CLEAR,
	[0x059] = BREW_OP_IF_LESS_SIGNED,
	[0x05b] = BREW_OP_ADD_SHORT,
	[0x05c] = BREW_OP_IF_SET,
	[0x05d] = BREW_OP_IF_CLEAR,
	[0x05e] = BREW_OP_IF_NOT_LESS_SIGNED,
	[0x060] = BREW_OP_SUB_SHORT,
	[0x061] = BREW_OP_IF_SET,
	[0x062] = BREW_OP_IF_CLEAR,
	[0x063] = BREW_OP_IF_LESS,
	[0x065] = BREW_OP_IF_SET,
	[0x066] = BREW_OP_IF_CLEAR,
	[0x067] = BREW_OP_IF_NOT_LESS,
	[0x068] = BREW_OP_SHL_SHORT,
	[0x06a] = BREW_OP_IF_CLEAR,
	[0x06b] = BREW_OP_IF_CLEAR,
	[0x06c] = BREW_OP_IF_CLEAR,
	[0x06d] = BREW_OP_IF_CLEAR,
	[0x06e] = 150,
	[0x06f] = 151,
	[0x070] = 152,
	[0x071] = 153,
	[0x072] = 154,
	[0x073] = 155,
	[0x074] = 156,
	[0x075] = 157,
	[0x076] = 158,
	[0x077] = 159,
	[0x078] = 160,
	[0x079] = 161,
	[0x07a] = BREW_OP_IF_ZERO,
	[0x07b] = BREW_OP_IF_CLEAR,
	[0x07d] = BREW_OP_IF_NOT_ZERO,
	[0x07e] = BREW_OP_IF_CLEAR,
	[0x080] = BREW_OP_IF_NEGATIVE,
	[0x081] = BREW_OP_IF_CLEAR,
	[0x083] = BREW_OP_IF_NOT_NEGATIVE,
	[0x084] = BREW_OP_IF_CLEAR,
	[0x086] = BREW_OP_IF_POSITIVE,
	[0x087] = BREW_OP_IF_CLEAR,
	[0x089] = BREW_OP_IF_NOT_POSITIVE,
	[0x08a] = BREW_OP_IF_CLEAR,
	[0x08c] = 162,
	[0x08d] = 163,
	[0x08e] = 164,
	[0x08f] = 165,
	[0x090] = BREW_OP_XOR_SHORT,
	[0x091] = BREW_OP_IF_SET,
	[0x092] = BREW_OP_IF_CLEAR,
	[0x093] = BREW_OP_IF_EQUAL,
	[0x095] = BREW_OP_MUL_SHORT,
	[0x096] = BREW_OP_IF_SET,
	[0x097] = BREW_OP_IF_CLEAR,
	[0x098] = BREW_OP_IF_EQUAL,
	[0x09a] = BREW_OP_OR_SHORT,
	[0x09b] = BREW_OP_IF_SET,
	[0x09c] = BREW_OP_IF_CLEAR,
	[0x09d] = BREW_OP_IF_NOT_EQUAL,
	[0x09f] = BREW_OP_SWIZZLE,
	[0x0a0] = BREW_OP_IF_SET,
	[0x0a1] = BREW_OP_IF_CLEAR,
	[0x0a2] = BREW_OP_IF_NOT_EQUAL,
	[0x0a4] = BREW_OP_IF_CLEAR,
	[0x0a5] = BREW_OP_LOAD8_OFFSET,
	[0x0a7] = BREW_OP_IF_CLEAR,
	[0x0a8] = BREW_OP_LOAD16_OFFSET,
	[0x0aa] = BREW_OP_IF_CLEAR,
	[0x0ab] = BREW_OP_LOAD32_OFFSET,
	[0x0ad] = BREW_OP_IF_CLEAR,
	[0x0ae] = BREW_OP_LOAD_LOCK_OFFSET,
	[0x0b0] = BREW_OP_IF_CLEAR,
	[0x0b1] = BREW_OP_STORE8_OFFSET,
	[0x0b3] = BREW_OP_IF_CLEAR,
	[0x0b4] = BREW_OP_STORE16_OFFSET,
	[0x0b6] = BREW_OP_IF_CLEAR,
	[0x0b7] = BREW_OP_STORE32_OFFSET,
	[0x0b9] = BREW_OP_IF_CLEAR,
	[0x0ba] = BREW_OP_STORE_LOCK_OFFSET,
	[0x0bc] = BREW_OP_IF_CLEAR,
	[0x0bd] = BREW_OP_LOAD_SIGNED8_OFFSET,
	[0x0bf] = BREW_OP_IF_CLEAR,
	[0x0c0] = BREW_OP_LOAD_SIGNED16_OFFSET,
	[0x0c3] = BREW_OP_INV_OFFSET,
	[0x0c4] = BREW_OP_JUMP_OFFSET,
	[0x0c5] = BREW_OP_SET_TPC_OFFSET,
	[0x0c6] = BREW_OP_CALL_OFFSET,
	[0x0c9] = BREW_OP_IF_CLEAR,
	[0x0ca] = BREW_OP_IF_SET,
	[0x0cb] = BREW_OP_IF_CLEAR,
	[0x0cc] = BREW_OP_SHR_SHORT,
	[0x0ce] = 166,
	[0x0cf] = 167,
	[0x0d0] = 168,
	[0x0d1] = 169,
	[0x0d2] = BREW_OP_CALL_SHORT,
	[0x0d3] = BREW_OP_SAR_SHORT,
	[0x0d5] = BREW_OP_SAR_SHORT,
	[0x0d6] = BREW_OP_JUMP_SHORT,
	[0x0d7] = BREW_OP_SAR_SHORT,
	[0x0d8] = 170,
	[0x0d9] = 171,
	[0x0da] = BREW_OP_IF_SET,
	[0x0db] = BREW_OP_IF_CLEAR,
	[0x0dc] = BREW_OP_SAR_SHORT,
	[0x0de] = 172,
	[0x0df] = 173,
	[0x0e0] = 174,
	[0x0e1] = 175,
	[0x0e2] = BREW_OP_IF_SET,
	[0x0e3] = BREW_OP_WRITE_CSR,
	[0x0e5] = BREW_OP_IF_SET,
	[0x0e6] = BREW_OP_SAR_SHORT,
	[0x0e8] = BREW_OP_SET_TPC_SHORT,
	[0x0e9] = BREW_OP_IF_SET,
	[0x0ea] = BREW_OP_IF_SET,
	[0x0eb] = BREW_OP_SAR_SHORT,
	[0x0ed] = BREW_OP_IF_SET,
	[0x0ee] = BREW_OP_LOAD_CONST_SHORT,
	[0x0f0] = BREW_OP_IF_SET,
	[0x0f1] = BREW_OP_SAR_SHORT,
	[0x0f3] = BREW_OP_IF_SET,
	[0x0f4] = BREW_OP_READ_CSR,
	[0x0f6] = BREW_OP_IF_SET,
	[0x0f7] = BREW_OP_SAR_SHORT,
	[0x0f9] = 177,
	[0x0fa] = BREW_OP_XOR_LONG,
	[0x0fb] = BREW_OP_OR_LONG,
	[0x0fc] = BREW_OP_AND_LONG,
	[0x0fd] = BREW_OP_ADD_LONG,
	[0x0fe] = BREW_OP_SUB_LONG,
	[0x0ff] = BREW_OP_SHL_LONG,
	[0x100] = BREW_OP_SHR_LONG,
	[0x101] = BREW_OP_SAR_LONG,
	[0x102] = BREW_OP_MUL_LONG,
	[0x108] = 178,
	[0x109] = BREW_OP_LOAD_CONST,
	[0x110] = 179,
	[0x115] = BREW_OP_LOAD8_MEMORY,
	[0x116] = BREW_OP_LOAD16_MEMORY,
	[0x117] = BREW_OP_LOAD32_MEMORY,
	[0x118] = BREW_OP_LOAD_LOCK_MEMORY,
	[0x119] = BREW_OP_STORE8_MEMORY,
	[0x11a] = BREW_OP_STORE16_MEMORY,
	[0x11b] = BREW_OP_STORE32_MEMORY,
	[0x11c] = BREW_OP_STORE_LOCK_MEMORY,
	[0x11d] = BREW_OP_LOAD_SIGNED8_MEMORY,
	[0x11e] = BREW_OP_LOAD_SIGNED16_MEMORY,
	[0x11f] = 180,
	[0x121] = BREW_OP_TYPES_LOW,
	[0x122] = BREW_OP_TYPES_HIGH,
	[0x123] = BREW_OP_JUMP_CONST,
	[0x124] = BREW_OP_SET_TPC_CONST,
	[0x125] = BREW_OP_CALL_CONST,
	[0x129] = BREW_OP_CALL_MEMORY,
	[0x12a] = BREW_OP_INV_MEMORY,
	[0x12b] = BREW_OP_JUMP_MEMORY,
	[0x12c] = BREW_OP_SET_TPC_MEMORY,
};

static enum brew_status truncated(struct brew_insn *insn)
{
	insn->opcode = BREW_OP_NONE;
	insn->form = 0;
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = 0;
	return BREW_STATUS_TRUNCATED;
}

static void load2(uint64_t *word, const uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 2);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8;
#endif
}

static void load4(uint64_t *word, const uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 4);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
#endif
}

static void load6(uint64_t *word, const uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 6);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40;
#endif
}

static void load_unit(uint64_t *word, const uint8_t *bytes)
{
#if BREW_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 2);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8;
#endif
}

/* The first rule that the first unit matches decides. */
static const struct {
	uint64_t mask[BREW_LIMBS], match[BREW_LIMBS];
	unsigned bytes;
} lengths[] = {
	{ { 0x000000000000ff00 }, { 0x000000000000ff00 }, 2 },
	{ { 0x000000000000f000 }, { 0x000000000000f000 }, 4 },
	{ { 0x0000000000000e00 }, { 0x0000000000000c00 }, 2 },
	{ { 0x0000000000000f0f }, { 0x0000000000000e0f }, 6 },
	{ { 0x0000000000000f00 }, { 0x0000000000000e00 }, 2 },
	{ { 0x0000000000000fcf }, { 0x0000000000000f0f }, 4 },
	{ { 0x0000000000000f0f }, { 0x0000000000000f0f }, 6 },
	{ { 0x0000000000000ff0 }, { 0x0000000000000ff0 }, 2 },
	{ { 0x0000000000000f00 }, { 0x0000000000000f00 }, 4 },
	{ { 0x000000000000000f }, { 0x000000000000000f }, 6 },
	{ { 0x00000000000000f0 }, { 0x00000000000000f0 }, 4 },
	{ { 0x0000000000000000 }, { 0x0000000000000000 }, 2 },
	{ { 0 }, { 0 }, 2 }
};

static unsigned word_length(const uint64_t *word)
{
	unsigned i = 0;
	while (!brew_matches(word, lengths[i].mask, lengths[i].match))
		i++;
	return lengths[i].bytes;
}


/* Settles form and status; the opcode's bits lead here, but need not all match. */
static enum brew_status decode_as(struct brew_insn *insn, unsigned opcode)
{
	const struct brew_opcode_info *info = &brew_opcodes[opcode];
	unsigned form = brew_find_form(insn->word, opcode);
	insn->opcode = (uint16_t)opcode;
	insn->form = (uint16_t)form;
	if (form)
		return BREW_STATUS_OK;
	if (opcode && brew_matches(insn->word, info->mask, info->match))
		return BREW_STATUS_RESERVED;
	insn->opcode = BREW_OP_NONE;
	return BREW_STATUS_UNDEFINED;
}

/* Opcodes whose fixed bits can meet: the first that is legal, else the first that matches. */
static enum brew_status decode_list(struct brew_insn *insn, const uint16_t *opcode)
{
	unsigned reserved = BREW_OP_NONE;
	for (; *opcode; opcode++) {
		enum brew_status status = decode_as(insn, *opcode);
		if (status == BREW_STATUS_OK)
			return status;
		if (status == BREW_STATUS_RESERVED && !reserved)
			reserved = *opcode;
	}
	return decode_as(insn, reserved);
}

/* What decode_word does not find out at once. */
static BREW_APART enum brew_status decode_code(struct brew_insn *insn, unsigned code)
{
	if (code > BREW_OPCODE_COUNT)
		return decode_list(insn, &entries[nodes[code - BREW_OPCODE_COUNT - 1].first]);
	return decode_as(insn, code);
}

/* Follows the tables from a code on; word is what insn gets. */
static inline enum brew_status decode_word(struct brew_insn *insn, const uint64_t *word,
					    unsigned code)
{
	while (code > BREW_OPCODE_COUNT && nodes[code - BREW_OPCODE_COUNT - 1].width) {
		const struct node *node = &nodes[code - BREW_OPCODE_COUNT - 1];
		code = entries[node->first + brew_bits(word, node->lsb, node->width)];
	}
	for (unsigned i = 0; i < BREW_LIMBS; i++)
		insn->word[i] = word[i];
	if (code > BREW_OPCODE_COUNT)
		return decode_code(insn, code);
	const struct brew_box *box = brew_likely_box(word, code);
	insn->opcode = (uint16_t)code;
	insn->form = box->form;
	return brew_box_fits(box, word) && !box->rest ? BREW_STATUS_OK : decode_code(insn, code);
}

static unsigned root2(const uint64_t *word)
{
	return entries[0 + brew_bits(word, 8, 4)];
}

static unsigned root4(const uint64_t *word)
{
	return entries[66 + brew_bits(word, 8, 3)];
}

static unsigned root6(const uint64_t *word)
{
	return entries[249 + brew_bits(word, 8, 4)];
}

enum brew_status brew_decode(const uint8_t *bytes, size_t size, struct brew_insn *insn)
{
	uint64_t word[BREW_LIMBS];
	insn->length = 0;
	if (size < 2)
		return truncated(insn);
	load_unit(word, bytes);
	unsigned length = word_length(word);
	insn->length = (uint8_t)length;
	if (size < length)
		return truncated(insn);
	switch (length) {
	case 2:
		load2(word, bytes);
		return decode_word(insn, word, root2(word));
	case 4:
		load4(word, bytes);
		return decode_word(insn, word, root4(word));
	case 6:
		load6(word, bytes);
		return decode_word(insn, word, root6(word));
	default:
		return truncated(insn);
	}
}
