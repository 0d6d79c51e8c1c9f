/* Decoder: bytes to an instruction, by tables that its bits index.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_tables.h"

/* 0: undefined; up to GPU_OPCODE_COUNT: an opcode; above: a node. */
static const uint16_t entries[4096] = {
	[0x00e] = GPU_OP_UPLOP3_X,
	[0x04f] = GPU_OP_PLOP3_X,
	[0x0a2] = GPU_OP_VOTE_X,
	[0x0a3] = GPU_OP_VOTEU_X,
	[0x0a7] = GPU_OP_ELECTU_X,
	[0x0a8] = GPU_OP_ELECT_X,
	[0x101] = GPU_OP_ULDC_U,
	[0x107] = GPU_OP_UIABS_U,
	[0x110] = GPU_OP_UMOV_U,
	[0x112] = GPU_OP_UPOPC_U,
	[0x113] = GPU_OP_UFLO_U,
	[0x114] = GPU_OP_UBREV_U,
	[0x147] = GPU_OP_IABS_R,
	[0x151] = GPU_OP_MOV_R,
	[0x153] = GPU_OP_I2I_R,
	[0x155] = GPU_OP_R2UR_R,
	[0x1a1] = GPU_OP_MOVM_R,
	[0x1a4] = GPU_OP_REDUX_R,
	[0x1a5] = GPU_OP_REDUXU_R,
	[0x1a6] = GPU_OP_MATCH_R,
	[0x207] = GPU_OP_UIABS_I,
	[0x210] = GPU_OP_UMOV_I,
	[0x212] = GPU_OP_UPOPC_I,
	[0x213] = GPU_OP_UFLO_I,
	[0x214] = GPU_OP_UBREV_I,
	[0x247] = GPU_OP_IABS_U,
	[0x24f] = GPU_OP_PLOP3_U,
	[0x251] = GPU_OP_MOV_U,
	[0x253] = GPU_OP_I2I_U,
	[0x256] = GPU_OP_SETGPR_U,
	[0x257] = GPU_OP_GETGPR_U,
	[0x2a7] = GPU_OP_ELECTU_U,
	[0x2a8] = GPU_OP_ELECT_U,
	[0x307] = GPU_OP_UIABS_C,
	[0x310] = GPU_OP_UMOV_C,
	[0x312] = GPU_OP_UPOPC_C,
	[0x313] = GPU_OP_UFLO_C,
	[0x314] = GPU_OP_UBREV_C,
	[0x347] = GPU_OP_IABS_I,
	[0x351] = GPU_OP_MOV_I,
	[0x353] = GPU_OP_I2I_I,
	[0x402] = GPU_OP_UIADD_UU,
	[0x405] = GPU_OP_UIMUL_UU,
	[0x408] = GPU_OP_UIMNMX_UU,
	[0x409] = GPU_OP_UP2UR_UU,
	[0x40a] = GPU_OP_UR2UP_UU,
	[0x40b] = GPU_OP_UISETP_UU,
	[0x40c] = GPU_OP_USEL_UU,
	[0x415] = GPU_OP_UBMSK_UU,
	[0x416] = GPU_OP_USGXT_UU,
	[0x447] = GPU_OP_IABS_C,
	[0x451] = GPU_OP_MOV_C,
	[0x453] = GPU_OP_I2I_C,
	[0x502] = GPU_OP_UIADD_UI,
	[0x505] = GPU_OP_UIMUL_UI,
	[0x508] = GPU_OP_UIMNMX_UI,
	[0x509] = GPU_OP_UP2UR_UI,
	[0x50a] = GPU_OP_UR2UP_UI,
	[0x50b] = GPU_OP_UISETP_UI,
	[0x50c] = GPU_OP_USEL_UI,
	[0x515] = GPU_OP_UBMSK_UI,
	[0x516] = GPU_OP_USGXT_UI,
	[0x518] = GPU_OP_GETUGPR_UI,
	[0x540] = GPU_OP_IADD_RR,
	[0x545] = GPU_OP_IMUL_RR,
	[0x548] = GPU_OP_IMNMX_RR,
	[0x549] = GPU_OP_P2R_RR,
	[0x54a] = GPU_OP_R2P_RR,
	[0x54b] = GPU_OP_ISETP_RR,
	[0x54c] = GPU_OP_ISET_RR,
	[0x54d] = GPU_OP_SEL_RR,
	[0x580] = GPU_OP_FADD_RR,
	[0x581] = GPU_OP_FMUL_RR,
	[0x583] = GPU_OP_FMNMX_RR,
	[0x584] = GPU_OP_FSETP_RR,
	[0x585] = GPU_OP_FSET_RR,
	[0x586] = GPU_OP_FSEL_RR,
	[0x587] = GPU_OP_FCHK_RR,
	[0x602] = GPU_OP_UIADD_UC,
	[0x605] = GPU_OP_UIMUL_UC,
	[0x608] = GPU_OP_UIMNMX_UC,
	[0x609] = GPU_OP_UP2UR_UC,
	[0x60a] = GPU_OP_UR2UP_UC,
	[0x60b] = GPU_OP_UISETP_UC,
	[0x60c] = GPU_OP_USEL_UC,
	[0x615] = GPU_OP_UBMSK_UC,
	[0x616] = GPU_OP_USGXT_UC,
	[0x640] = GPU_OP_IADD_RU,
	[0x645] = GPU_OP_IMUL_RU,
	[0x648] = GPU_OP_IMNMX_RU,
	[0x649] = GPU_OP_P2R_RU,
	[0x64a] = GPU_OP_R2P_RU,
	[0x64b] = GPU_OP_ISETP_RU,
	[0x64c] = GPU_OP_ISET_RU,
	[0x64d] = GPU_OP_SEL_RU,
	[0x680] = GPU_OP_FADD_RU,
	[0x681] = GPU_OP_FMUL_RU,
	[0x683] = GPU_OP_FMNMX_RU,
	[0x684] = GPU_OP_FSETP_RU,
	[0x685] = GPU_OP_FSET_RU,
	[0x686] = GPU_OP_FSEL_RU,
	[0x687] = GPU_OP_FCHK_RU,
	[0x703] = GPU_OP_UIMAD_UUU,
	[0x704] = GPU_OP_UIMAD_WIDE_UUU,
	[0x706] = GPU_OP_ULEA_UUU,
	[0x70d] = GPU_OP_ULOP3_UUU,
	[0x70f] = GPU_OP_USHF_UUU,
	[0x711] = GPU_OP_UPRMT_UUU,
	[0x719] = GPU_OP_UF2FP_UUU,
	[0x740] = GPU_OP_IADD_RI,
	[0x745] = GPU_OP_IMUL_RI,
	[0x748] = GPU_OP_IMNMX_RI,
	[0x749] = GPU_OP_P2R_RI,
	[0x74a] = GPU_OP_R2P_RI,
	[0x74b] = GPU_OP_ISETP_RI,
	[0x74c] = GPU_OP_ISET_RI,
	[0x74d] = GPU_OP_SEL_RI,
	[0x780] = GPU_OP_FADD_RI,
	[0x781] = GPU_OP_FMUL_RI,
	[0x783] = GPU_OP_FMNMX_RI,
	[0x784] = GPU_OP_FSETP_RI,
	[0x785] = GPU_OP_FSET_RI,
	[0x786] = GPU_OP_FSEL_RI,
	[0x787] = GPU_OP_FCHK_RI,
	[0x7a0] = GPU_OP_SHFL_RI,
	[0x803] = GPU_OP_UIMAD_UUI,
	[0x80f] = GPU_OP_USHF_UUI,
	[0x811] = GPU_OP_UPRMT_UUI,
	[0x840] = GPU_OP_IADD_RC,
	[0x845] = GPU_OP_IMUL_RC,
	[0x848] = GPU_OP_IMNMX_RC,
	[0x849] = GPU_OP_P2R_RC,
	[0x84a] = GPU_OP_R2P_RC,
	[0x84b] = GPU_OP_ISETP_RC,
	[0x84c] = GPU_OP_ISET_RC,
	[0x84d] = GPU_OP_SEL_RC,
	[0x880] = GPU_OP_FADD_RC,
	[0x881] = GPU_OP_FMUL_RC,
	[0x883] = GPU_OP_FMNMX_RC,
	[0x884] = GPU_OP_FSETP_RC,
	[0x885] = GPU_OP_FSET_RC,
	[0x886] = GPU_OP_FSEL_RC,
	[0x887] = GPU_OP_FCHK_RC,
	[0x903] = GPU_OP_UIMAD_UUC,
	[0x904] = GPU_OP_UIMAD_WIDE_UUC,
	[0x90f] = GPU_OP_USHF_UUC,
	[0x911] = GPU_OP_UPRMT_UUC,
	[0x941] = GPU_OP_IMAD_RRR,
	[0x942] = GPU_OP_IMAD_WIDE_RRR,
	[0x943] = GPU_OP_IDP2A_RRR,
	[0x944] = GPU_OP_IDP4A_RRR,
	[0x946] = GPU_OP_LEA_RRR,
	[0x94e] = GPU_OP_LOP3_RRR,
	[0x950] = GPU_OP_SHF_RRR,
	[0x952] = GPU_OP_PRMT_RRR,
	[0x954] = GPU_OP_I2IP_RRR,
	[0x982] = GPU_OP_FFMA_RRR,
	[0x9a0] = GPU_OP_SHFL_RRR,
	[0xa03] = GPU_OP_UIMAD_UIU,
	[0xa04] = GPU_OP_UIMAD_WIDE_UIU,
	[0xa06] = GPU_OP_ULEA_UIU,
	[0xa0d] = GPU_OP_ULOP3_UIU,
	[0xa0f] = GPU_OP_USHF_UIU,
	[0xa11] = GPU_OP_UPRMT_UIU,
	[0xa17] = GPU_OP_SETUGPR_UIU,
	[0xa41] = GPU_OP_IMAD_RRU,
	[0xa42] = GPU_OP_IMAD_WIDE_RRU,
	[0xa43] = GPU_OP_IDP2A_RRU,
	[0xa44] = GPU_OP_IDP4A_RRU,
	[0xa50] = GPU_OP_SHF_RRU,
	[0xa52] = GPU_OP_PRMT_RRU,
	[0xa82] = GPU_OP_FFMA_RRU,
	[0xb03] = GPU_OP_UIMAD_UCU,
	[0xb04] = GPU_OP_UIMAD_WIDE_UCU,
	[0xb06] = GPU_OP_ULEA_UCU,
	[0xb0d] = GPU_OP_ULOP3_UCU,
	[0xb0f] = GPU_OP_USHF_UCU,
	[0xb11] = GPU_OP_UPRMT_UCU,
	[0xb19] = GPU_OP_UF2FP_UCU,
	[0xb41] = GPU_OP_IMAD_RRI,
	[0xb43] = GPU_OP_IDP2A_RRI,
	[0xb44] = GPU_OP_IDP4A_RRI,
	[0xb50] = GPU_OP_SHF_RRI,
	[0xb52] = GPU_OP_PRMT_RRI,
	[0xb82] = GPU_OP_FFMA_RRI,
	[0xba0] = GPU_OP_SHFL_RRI,
	[0xc41] = GPU_OP_IMAD_RRC,
	[0xc42] = GPU_OP_IMAD_WIDE_RRC,
	[0xc43] = GPU_OP_IDP2A_RRC,
	[0xc44] = GPU_OP_IDP4A_RRC,
	[0xc50] = GPU_OP_SHF_RRC,
	[0xc52] = GPU_OP_PRMT_RRC,
	[0xc82] = GPU_OP_FFMA_RRC,
	[0xd41] = GPU_OP_IMAD_RUR,
	[0xd42] = GPU_OP_IMAD_WIDE_RUR,
	[0xd43] = GPU_OP_IDP2A_RUR,
	[0xd44] = GPU_OP_IDP4A_RUR,
	[0xd46] = GPU_OP_LEA_RUR,
	[0xd4e] = GPU_OP_LOP3_RUR,
	[0xd50] = GPU_OP_SHF_RUR,
	[0xd52] = GPU_OP_PRMT_RUR,
	[0xd54] = GPU_OP_I2IP_RUR,
	[0xd82] = GPU_OP_FFMA_RUR,
	[0xe41] = GPU_OP_IMAD_RIR,
	[0xe42] = GPU_OP_IMAD_WIDE_RIR,
	[0xe43] = GPU_OP_IDP2A_RIR,
	[0xe44] = GPU_OP_IDP4A_RIR,
	[0xe46] = GPU_OP_LEA_RIR,
	[0xe4e] = GPU_OP_LOP3_RIR,
	[0xe50] = GPU_OP_SHF_RIR,
	[0xe52] = GPU_OP_PRMT_RIR,
	[0xe54] = GPU_OP_I2IP_RIR,
	[0xe82] = GPU_OP_FFMA_RIR,
	[0xea0] = GPU_OP_SHFL_RIR,
	[0xf41] = GPU_OP_IMAD_RCR,
	[0xf42] = GPU_OP_IMAD_WIDE_RCR,
	[0xf43] = GPU_OP_IDP2A_RCR,
	[0xf44] = GPU_OP_IDP4A_RCR,
	[0xf46] = GPU_OP_LEA_RCR,
	[0xf4e] = GPU_OP_LOP3_RCR,
	[0xf50] = GPU_OP_SHF_RCR,
	[0xf52] = GPU_OP_PRMT_RCR,
	[0xf54] = GPU_OP_I2IP_RCR,
	[0xf82] = GPU_OP_FFMA_RCR,
};

static enum gpu_status truncated(struct gpu_insn *insn)
{
	insn->opcode = GPU_OP_NONE;
	insn->form = 0;
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		insn->word[i] = 0;
	return GPU_STATUS_TRUNCATED;
}

static void load16(uint64_t *word, const uint8_t *bytes)
{
#if GPU_LOWEST_FIRST
	word[0] = 0;
	__builtin_memcpy(&word[0], bytes + 0, 8);
#else
	word[0] = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 | (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 | (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
#endif
#if GPU_LOWEST_FIRST
	word[1] = 0;
	__builtin_memcpy(&word[1], bytes + 8, 8);
#else
	word[1] = (uint64_t)bytes[8] | (uint64_t)bytes[9] << 8 | (uint64_t)bytes[10] << 16 | (uint64_t)bytes[11] << 24 | (uint64_t)bytes[12] << 32 | (uint64_t)bytes[13] << 40 | (uint64_t)bytes[14] << 48 | (uint64_t)bytes[15] << 56;
#endif
}


/* Settles form and status; the opcode's bits lead here, but need not all match. */
static enum gpu_status decode_as(struct gpu_insn *insn, unsigned opcode)
{
	const struct gpu_opcode_info *info = &gpu_opcodes[opcode];
	unsigned form = gpu_find_form(insn->word, opcode);
	insn->opcode = (uint16_t)opcode;
	insn->form = (uint16_t)form;
	if (form)
		return GPU_STATUS_OK;
	if (!gpu_matches(insn->word, info->mask, info->match)) {
		insn->opcode = GPU_OP_NONE;
		return GPU_STATUS_UNDEFINED;
	}
	return GPU_STATUS_RESERVED;
}

/* What decode_word does not find out at once. */
static GPU_APART enum gpu_status decode_code(struct gpu_insn *insn, unsigned code)
{
	return decode_as(insn, code);
}

/* Follows the tables from a code on; word is what insn gets. */
static inline enum gpu_status decode_word(struct gpu_insn *insn, const uint64_t *word,
					    unsigned code)
{
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		insn->word[i] = word[i];
	const struct gpu_box *box = gpu_likely_box(word, code);
	insn->opcode = (uint16_t)code;
	insn->form = box->form;
	return gpu_box_fits(box, word) && !box->rest ? GPU_STATUS_OK : decode_code(insn, code);
}

static unsigned root16(const uint64_t *word)
{
	return entries[0 + gpu_bits(word, 0, 12)];
}

enum gpu_status gpu_decode(const uint8_t *bytes, size_t size, struct gpu_insn *insn)
{
	uint64_t word[GPU_LIMBS];
	insn->length = 16;
	if (size < 16)
		return truncated(insn);
	load16(word, bytes);
	return decode_word(insn, word, root16(word));
}
