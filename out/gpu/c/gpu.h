/* Decoder, encoder, formatter and parser: public interface.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_H
#define GPU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __FAST_MATH__
#error "-ffast-math changes the results of this code; build without it"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this interface: the major number changes when code that uses it has to. */
#define GPU_VERSION_MAJOR 1
#define GPU_VERSION_MINOR 0

enum {
	GPU_LIMBS = 2,          /* 64-bit parts of the longest instruction */
	GPU_LENGTH_MAX = 16,     /* bytes of the longest instruction */
	GPU_TEXT_MAX = 171,       /* no text has more bytes, without the NUL */
	GPU_OPCODE_COUNT = 224,  /* opcodes are numbered 1 to this */
	GPU_FIELD_COUNT = 98
};

enum gpu_status {
	GPU_STATUS_OK,
	GPU_STATUS_TRUNCATED, /* decode: the bytes end before the instruction does */
	GPU_STATUS_UNDEFINED, /* the bits are no instruction's */
	GPU_STATUS_RESERVED,  /* an instruction's, but not legal: gpu_explain says why */
	GPU_STATUS_NO_FIELD,  /* set: the opcode has no such field */
	GPU_STATUS_TOO_WIDE,  /* set: the field has too few bits for the value */
	GPU_STATUS_NO_ROOM,   /* encode: the instruction is longer than the room for it */
	GPU_STATUS_SYNTAX     /* parse: the text is not an instruction */
};

enum gpu_opcode {
	GPU_OP_NONE,
	GPU_OP_FADD_RR,
	GPU_OP_FADD_RU,
	GPU_OP_FADD_RI,
	GPU_OP_FADD_RC,
	GPU_OP_FMUL_RR,
	GPU_OP_FMUL_RU,
	GPU_OP_FMUL_RI,
	GPU_OP_FMUL_RC,
	GPU_OP_FFMA_RRR,
	GPU_OP_FFMA_RRI,
	GPU_OP_FFMA_RIR,
	GPU_OP_FFMA_RRU,
	GPU_OP_FFMA_RUR,
	GPU_OP_FFMA_RRC,
	GPU_OP_FFMA_RCR,
	GPU_OP_FMNMX_RR,
	GPU_OP_FMNMX_RU,
	GPU_OP_FMNMX_RI,
	GPU_OP_FMNMX_RC,
	GPU_OP_FSETP_RR,
	GPU_OP_FSETP_RU,
	GPU_OP_FSETP_RI,
	GPU_OP_FSETP_RC,
	GPU_OP_FSET_RR,
	GPU_OP_FSET_RU,
	GPU_OP_FSET_RI,
	GPU_OP_FSET_RC,
	GPU_OP_FSEL_RR,
	GPU_OP_FSEL_RU,
	GPU_OP_FSEL_RI,
	GPU_OP_FSEL_RC,
	GPU_OP_FCHK_RR,
	GPU_OP_FCHK_RU,
	GPU_OP_FCHK_RI,
	GPU_OP_FCHK_RC,
	GPU_OP_IADD_RR,
	GPU_OP_IADD_RU,
	GPU_OP_IADD_RI,
	GPU_OP_IADD_RC,
	GPU_OP_IMAD_RRR,
	GPU_OP_IMAD_RRI,
	GPU_OP_IMAD_RIR,
	GPU_OP_IMAD_RRC,
	GPU_OP_IMAD_RCR,
	GPU_OP_IMAD_RRU,
	GPU_OP_IMAD_RUR,
	GPU_OP_IMAD_WIDE_RRR,
	GPU_OP_IMAD_WIDE_RIR,
	GPU_OP_IMAD_WIDE_RRC,
	GPU_OP_IMAD_WIDE_RCR,
	GPU_OP_IMAD_WIDE_RRU,
	GPU_OP_IMAD_WIDE_RUR,
	GPU_OP_IDP2A_RRR,
	GPU_OP_IDP2A_RRI,
	GPU_OP_IDP2A_RIR,
	GPU_OP_IDP2A_RRC,
	GPU_OP_IDP2A_RCR,
	GPU_OP_IDP2A_RRU,
	GPU_OP_IDP2A_RUR,
	GPU_OP_IDP4A_RRR,
	GPU_OP_IDP4A_RRI,
	GPU_OP_IDP4A_RIR,
	GPU_OP_IDP4A_RRC,
	GPU_OP_IDP4A_RCR,
	GPU_OP_IDP4A_RRU,
	GPU_OP_IDP4A_RUR,
	GPU_OP_IMUL_RR,
	GPU_OP_IMUL_RU,
	GPU_OP_IMUL_RI,
	GPU_OP_IMUL_RC,
	GPU_OP_LEA_RRR,
	GPU_OP_LEA_RIR,
	GPU_OP_LEA_RCR,
	GPU_OP_LEA_RUR,
	GPU_OP_IABS_R,
	GPU_OP_IABS_U,
	GPU_OP_IABS_I,
	GPU_OP_IABS_C,
	GPU_OP_IMNMX_RR,
	GPU_OP_IMNMX_RU,
	GPU_OP_IMNMX_RI,
	GPU_OP_IMNMX_RC,
	GPU_OP_P2R_RR,
	GPU_OP_P2R_RU,
	GPU_OP_P2R_RI,
	GPU_OP_P2R_RC,
	GPU_OP_R2P_RR,
	GPU_OP_R2P_RU,
	GPU_OP_R2P_RI,
	GPU_OP_R2P_RC,
	GPU_OP_ISETP_RR,
	GPU_OP_ISETP_RU,
	GPU_OP_ISETP_RI,
	GPU_OP_ISETP_RC,
	GPU_OP_ISET_RR,
	GPU_OP_ISET_RU,
	GPU_OP_ISET_RI,
	GPU_OP_ISET_RC,
	GPU_OP_SEL_RR,
	GPU_OP_SEL_RU,
	GPU_OP_SEL_RI,
	GPU_OP_SEL_RC,
	GPU_OP_LOP3_RRR,
	GPU_OP_LOP3_RIR,
	GPU_OP_LOP3_RCR,
	GPU_OP_LOP3_RUR,
	GPU_OP_PLOP3_X,
	GPU_OP_PLOP3_U,
	GPU_OP_SHF_RRR,
	GPU_OP_SHF_RRI,
	GPU_OP_SHF_RIR,
	GPU_OP_SHF_RRC,
	GPU_OP_SHF_RCR,
	GPU_OP_SHF_RRU,
	GPU_OP_SHF_RUR,
	GPU_OP_MOV_R,
	GPU_OP_MOV_U,
	GPU_OP_MOV_I,
	GPU_OP_MOV_C,
	GPU_OP_PRMT_RRR,
	GPU_OP_PRMT_RRI,
	GPU_OP_PRMT_RIR,
	GPU_OP_PRMT_RRC,
	GPU_OP_PRMT_RCR,
	GPU_OP_PRMT_RRU,
	GPU_OP_PRMT_RUR,
	GPU_OP_I2I_R,
	GPU_OP_I2I_U,
	GPU_OP_I2I_I,
	GPU_OP_I2I_C,
	GPU_OP_I2IP_RRR,
	GPU_OP_I2IP_RUR,
	GPU_OP_I2IP_RIR,
	GPU_OP_I2IP_RCR,
	GPU_OP_R2UR_R,
	GPU_OP_SETGPR_U,
	GPU_OP_GETGPR_U,
	GPU_OP_SHFL_RRR,
	GPU_OP_SHFL_RRI,
	GPU_OP_SHFL_RIR,
	GPU_OP_SHFL_RI,
	GPU_OP_MOVM_R,
	GPU_OP_VOTE_X,
	GPU_OP_VOTEU_X,
	GPU_OP_REDUX_R,
	GPU_OP_REDUXU_R,
	GPU_OP_MATCH_R,
	GPU_OP_ELECTU_X,
	GPU_OP_ELECTU_U,
	GPU_OP_ELECT_X,
	GPU_OP_ELECT_U,
	GPU_OP_ULDC_U,
	GPU_OP_UIADD_UU,
	GPU_OP_UIADD_UI,
	GPU_OP_UIADD_UC,
	GPU_OP_UIMAD_UUU,
	GPU_OP_UIMAD_UUI,
	GPU_OP_UIMAD_UIU,
	GPU_OP_UIMAD_UUC,
	GPU_OP_UIMAD_UCU,
	GPU_OP_UIMAD_WIDE_UUU,
	GPU_OP_UIMAD_WIDE_UIU,
	GPU_OP_UIMAD_WIDE_UUC,
	GPU_OP_UIMAD_WIDE_UCU,
	GPU_OP_UIMUL_UU,
	GPU_OP_UIMUL_UI,
	GPU_OP_UIMUL_UC,
	GPU_OP_ULEA_UUU,
	GPU_OP_ULEA_UIU,
	GPU_OP_ULEA_UCU,
	GPU_OP_UIABS_U,
	GPU_OP_UIABS_I,
	GPU_OP_UIABS_C,
	GPU_OP_UIMNMX_UU,
	GPU_OP_UIMNMX_UI,
	GPU_OP_UIMNMX_UC,
	GPU_OP_UP2UR_UU,
	GPU_OP_UP2UR_UI,
	GPU_OP_UP2UR_UC,
	GPU_OP_UR2UP_UU,
	GPU_OP_UR2UP_UI,
	GPU_OP_UR2UP_UC,
	GPU_OP_UISETP_UU,
	GPU_OP_UISETP_UI,
	GPU_OP_UISETP_UC,
	GPU_OP_USEL_UU,
	GPU_OP_USEL_UI,
	GPU_OP_USEL_UC,
	GPU_OP_ULOP3_UUU,
	GPU_OP_ULOP3_UIU,
	GPU_OP_ULOP3_UCU,
	GPU_OP_UPLOP3_X,
	GPU_OP_USHF_UUU,
	GPU_OP_USHF_UIU,
	GPU_OP_USHF_UUI,
	GPU_OP_USHF_UUC,
	GPU_OP_USHF_UCU,
	GPU_OP_UMOV_U,
	GPU_OP_UMOV_I,
	GPU_OP_UMOV_C,
	GPU_OP_UPRMT_UUU,
	GPU_OP_UPRMT_UUI,
	GPU_OP_UPRMT_UIU,
	GPU_OP_UPRMT_UUC,
	GPU_OP_UPRMT_UCU,
	GPU_OP_UPOPC_U,
	GPU_OP_UPOPC_I,
	GPU_OP_UPOPC_C,
	GPU_OP_UFLO_U,
	GPU_OP_UFLO_I,
	GPU_OP_UFLO_C,
	GPU_OP_UBREV_U,
	GPU_OP_UBREV_I,
	GPU_OP_UBREV_C,
	GPU_OP_UBMSK_UU,
	GPU_OP_UBMSK_UI,
	GPU_OP_UBMSK_UC,
	GPU_OP_USGXT_UU,
	GPU_OP_USGXT_UI,
	GPU_OP_USGXT_UC,
	GPU_OP_SETUGPR_UIU,
	GPU_OP_GETUGPR_UI,
	GPU_OP_UF2FP_UUU,
	GPU_OP_UF2FP_UCU
};

/* One per name of a field, over all opcodes. */
enum gpu_field {
	GPU_FIELD_optype,
	GPU_FIELD_stype,
	GPU_FIELD_pg,
	GPU_FIELD_pg_not,
	GPU_FIELD_rd,
	GPU_FIELD_ra,
	GPU_FIELD_rb,
	GPU_FIELD_ra_neg,
	GPU_FIELD_ra_abs,
	GPU_FIELD_ftz,
	GPU_FIELD_sat,
	GPU_FIELD_rnd,
	GPU_FIELD_rb_neg,
	GPU_FIELD_rb_abs,
	GPU_FIELD_stall,
	GPU_FIELD_yield,
	GPU_FIELD_wait,
	GPU_FIELD_wsb,
	GPU_FIELD_urb,
	GPU_FIELD_urb_neg,
	GPU_FIELD_urb_abs,
	GPU_FIELD_vb,
	GPU_FIELD_vb_neg,
	GPU_FIELD_vb_abs,
	GPU_FIELD_scl,
	GPU_FIELD_rc,
	GPU_FIELD_rc_neg,
	GPU_FIELD_rc_abs,
	GPU_FIELD_vc,
	GPU_FIELD_urc,
	GPU_FIELD_urc_neg,
	GPU_FIELD_urc_abs,
	GPU_FIELD_vc_neg,
	GPU_FIELD_vc_abs,
	GPU_FIELD_nan,
	GPU_FIELD_pp,
	GPU_FIELD_pp_not,
	GPU_FIELD_lop,
	GPU_FIELD_cmp,
	GPU_FIELD_pu,
	GPU_FIELD_pv,
	GPU_FIELD_bval,
	GPU_FIELD_ext,
	GPU_FIELD_lohi,
	GPU_FIELD_itype,
	GPU_FIELD_afmt,
	GPU_FIELD_bfmt,
	GPU_FIELD_sx32,
	GPU_FIELD_shiftamt,
	GPU_FIELD_bsel,
	GPU_FIELD_ra_bsel,
	GPU_FIELD_compop,
	GPU_FIELD_boolop,
	GPU_FIELD_pq,
	GPU_FIELD_pq_not,
	GPU_FIELD_bmbf,
	GPU_FIELD_exbool,
	GPU_FIELD_lut,
	GPU_FIELD_pa,
	GPU_FIELD_pa_not,
	GPU_FIELD_pb,
	GPU_FIELD_pb_not,
	GPU_FIELD_pc,
	GPU_FIELD_pc_not,
	GPU_FIELD_upc,
	GPU_FIELD_upc_not,
	GPU_FIELD_cwmod,
	GPU_FIELD_direction,
	GPU_FIELD_width,
	GPU_FIELD_mode,
	GPU_FIELD_dtype,
	GPU_FIELD_satrelu,
	GPU_FIELD_dsttype,
	GPU_FIELD_urd,
	GPU_FIELD_ridx,
	GPU_FIELD_voteop,
	GPU_FIELD_upu,
	GPU_FIELD_reduxop,
	GPU_FIELD_matchop,
	GPU_FIELD_urb_bitnot,
	GPU_FIELD_upg,
	GPU_FIELD_upg_not,
	GPU_FIELD_ura,
	GPU_FIELD_ura_neg,
	GPU_FIELD_upp,
	GPU_FIELD_upp_not,
	GPU_FIELD_ura_bsel,
	GPU_FIELD_upq,
	GPU_FIELD_upq_not,
	GPU_FIELD_upv,
	GPU_FIELD_upa,
	GPU_FIELD_upa_not,
	GPU_FIELD_upb,
	GPU_FIELD_upb_not,
	GPU_FIELD_vb_bitnot,
	GPU_FIELD_sh,
	GPU_FIELD_cwmode,
	GPU_FIELD_uridx
};

enum gpu_Optype {
	GPU_Optype_ULDC = 1,
	GPU_Optype_UIADD = 2,
	GPU_Optype_UIMAD = 3,
	GPU_Optype_UIMAD_WIDE = 4,
	GPU_Optype_UIMUL = 5,
	GPU_Optype_ULEA = 6,
	GPU_Optype_UIABS = 7,
	GPU_Optype_UIMNMX = 8,
	GPU_Optype_UP2UR = 9,
	GPU_Optype_UR2UP = 10,
	GPU_Optype_UISETP = 11,
	GPU_Optype_USEL = 12,
	GPU_Optype_ULOP3 = 13,
	GPU_Optype_UPLOP3 = 14,
	GPU_Optype_USHF = 15,
	GPU_Optype_UMOV = 16,
	GPU_Optype_UPRMT = 17,
	GPU_Optype_UPOPC = 18,
	GPU_Optype_UFLO = 19,
	GPU_Optype_UBREV = 20,
	GPU_Optype_UBMSK = 21,
	GPU_Optype_USGXT = 22,
	GPU_Optype_SETUGPR = 23,
	GPU_Optype_GETUGPR = 24,
	GPU_Optype_UF2FP = 25,
	GPU_Optype_IADD = 64,
	GPU_Optype_IMAD = 65,
	GPU_Optype_IMAD_WIDE = 66,
	GPU_Optype_IDP2A = 67,
	GPU_Optype_IDP4A = 68,
	GPU_Optype_IMUL = 69,
	GPU_Optype_LEA = 70,
	GPU_Optype_IABS = 71,
	GPU_Optype_IMNMX = 72,
	GPU_Optype_P2R = 73,
	GPU_Optype_R2P = 74,
	GPU_Optype_ISETP = 75,
	GPU_Optype_ISET = 76,
	GPU_Optype_SEL = 77,
	GPU_Optype_LOP3 = 78,
	GPU_Optype_PLOP3 = 79,
	GPU_Optype_SHF = 80,
	GPU_Optype_MOV = 81,
	GPU_Optype_PRMT = 82,
	GPU_Optype_I2I = 83,
	GPU_Optype_I2IP = 84,
	GPU_Optype_R2UR = 85,
	GPU_Optype_SETGPR = 86,
	GPU_Optype_GETGPR = 87,
	GPU_Optype_FADD = 128,
	GPU_Optype_FMUL = 129,
	GPU_Optype_FFMA = 130,
	GPU_Optype_FMNMX = 131,
	GPU_Optype_FSETP = 132,
	GPU_Optype_FSET = 133,
	GPU_Optype_FSEL = 134,
	GPU_Optype_FCHK = 135,
	GPU_Optype_SHFL = 160,
	GPU_Optype_MOVM = 161,
	GPU_Optype_VOTE = 162,
	GPU_Optype_VOTEU = 163,
	GPU_Optype_REDUX = 164,
	GPU_Optype_REDUXU = 165,
	GPU_Optype_MATCH = 166,
	GPU_Optype_ELECTU = 167,
	GPU_Optype_ELECT = 168
};

enum gpu_SType {
	GPU_SType_X = 0,
	GPU_SType_R = 1,
	GPU_SType_U = 2,
	GPU_SType_I = 3,
	GPU_SType_C = 4,
	GPU_SType_RR = 5,
	GPU_SType_RU = 6,
	GPU_SType_RI = 7,
	GPU_SType_RC = 8,
	GPU_SType_RRR = 9,
	GPU_SType_RRU = 10,
	GPU_SType_RRI = 11,
	GPU_SType_RRC = 12,
	GPU_SType_RUR = 13,
	GPU_SType_RIR = 14,
	GPU_SType_RCR = 15
};

enum gpu_USType {
	GPU_USType_X = 0,
	GPU_USType_U = 1,
	GPU_USType_I = 2,
	GPU_USType_C = 3,
	GPU_USType_UU = 4,
	GPU_USType_UI = 5,
	GPU_USType_UC = 6,
	GPU_USType_UUU = 7,
	GPU_USType_UUI = 8,
	GPU_USType_UUC = 9,
	GPU_USType_UIU = 10,
	GPU_USType_UCU = 11
};

enum gpu_PModi {
	GPU_PModi_False = 0,
	GPU_PModi_True = 1
};

enum gpu_SignModi {
	GPU_SignModi_False = 0,
	GPU_SignModi_True = 1
};

enum gpu_Switch {
	GPU_Switch_Off = 0,
	GPU_Switch_On = 1
};

enum gpu_MEMDType {
	GPU_MEMDType_S8 = 0,
	GPU_MEMDType_U8 = 1,
	GPU_MEMDType_S16 = 2,
	GPU_MEMDType_U16 = 3,
	GPU_MEMDType_32 = 4,
	GPU_MEMDType_64 = 5,
	GPU_MEMDType_128 = 6
};

enum gpu_FLOSH {
	GPU_FLOSH_NoSH = 0,
	GPU_FLOSH_SH = 1
};

enum gpu_FPFtz {
	GPU_FPFtz_NoFTZ = 0,
	GPU_FPFtz_FTZ = 1
};

enum gpu_FPSat {
	GPU_FPSat_NoSAT = 0,
	GPU_FPSat_SAT = 1
};

enum gpu_FPRound {
	GPU_FPRound_RN = 0,
	GPU_FPRound_RP = 1,
	GPU_FPRound_RM = 2,
	GPU_FPRound_RZ = 3
};

enum gpu_FMULScale {
	GPU_FMULScale_NoScale = 0,
	GPU_FMULScale_D2 = 1,
	GPU_FMULScale_D4 = 2,
	GPU_FMULScale_D8 = 3,
	GPU_FMULScale_M2 = 4,
	GPU_FMULScale_M4 = 5,
	GPU_FMULScale_M8 = 6
};

enum gpu_NAN {
	GPU_NAN_NoNAN = 0,
	GPU_NAN_NAN = 1
};

enum gpu_LOPOp {
	GPU_LOPOp_AND = 0,
	GPU_LOPOp_OR = 1,
	GPU_LOPOp_XOR = 2
};

enum gpu_FCMPOp {
	GPU_FCMPOp_EQ = 0,
	GPU_FCMPOp_NE = 1,
	GPU_FCMPOp_LT = 2,
	GPU_FCMPOp_LE = 3,
	GPU_FCMPOp_GT = 4,
	GPU_FCMPOp_GE = 5,
	GPU_FCMPOp_EQU = 6,
	GPU_FCMPOp_NEU = 7,
	GPU_FCMPOp_LTU = 8,
	GPU_FCMPOp_LEU = 9,
	GPU_FCMPOp_GTU = 10,
	GPU_FCMPOp_GEU = 11,
	GPU_FCMPOp_NAN = 12,
	GPU_FCMPOp_NUM = 13
};

enum gpu_BVal {
	GPU_BVal_BM = 0,
	GPU_BVal_BF = 1
};

enum gpu_IExt {
	GPU_IExt_NoX = 0,
	GPU_IExt_X = 1
};

enum gpu_I8Type {
	GPU_I8Type_S8 = 0,
	GPU_I8Type_U8 = 1
};

enum gpu_I16Type {
	GPU_I16Type_S16 = 0,
	GPU_I16Type_U16 = 1
};

enum gpu_IType {
	GPU_IType_S32 = 0,
	GPU_IType_U32 = 1
};

enum gpu_IXType {
	GPU_IXType_S64 = 0,
	GPU_IXType_U64 = 1
};

enum gpu_LEASX32 {
	GPU_LEASX32_NoSX32 = 0,
	GPU_LEASX32_SX32 = 1
};

enum gpu_BSel {
	GPU_BSel_B0 = 0,
	GPU_BSel_B1 = 1,
	GPU_BSel_B2 = 2,
	GPU_BSel_B3 = 3
};

enum gpu_CWMode {
	GPU_CWMode_CLAMP = 0,
	GPU_CWMode_WRAP = 1
};

enum gpu_LOHI {
	GPU_LOHI_LO = 0,
	GPU_LOHI_HI = 1
};

enum gpu_CompOp {
	GPU_CompOp_EQ = 0,
	GPU_CompOp_NE = 1,
	GPU_CompOp_LT = 2,
	GPU_CompOp_LE = 3,
	GPU_CompOp_GT = 4,
	GPU_CompOp_GE = 5
};

enum gpu_BoolOp {
	GPU_BoolOp_AND = 0,
	GPU_BoolOp_OR = 1,
	GPU_BoolOp_XOR = 2
};

enum gpu_BMBF {
	GPU_BMBF_BM = 0,
	GPU_BMBF_BF = 1
};

enum gpu_EXBool {
	GPU_EXBool_PAND = 0,
	GPU_EXBool_POR = 1
};

enum gpu_SHFDType {
	GPU_SHFDType_S64 = 0,
	GPU_SHFDType_U64 = 1,
	GPU_SHFDType_S32 = 2,
	GPU_SHFDType_U32 = 3
};

enum gpu_PRMTMode {
	GPU_PRMTMode_IDX = 0,
	GPU_PRMTMode_F4E = 1,
	GPU_PRMTMode_B4E = 2,
	GPU_PRMTMode_RC8 = 3,
	GPU_PRMTMode_ECL = 4,
	GPU_PRMTMode_ECR = 5,
	GPU_PRMTMode_RC16 = 6
};

enum gpu_I2IDType {
	GPU_I2IDType_S8 = 0,
	GPU_I2IDType_U8 = 1,
	GPU_I2IDType_S16 = 2,
	GPU_I2IDType_U16 = 3
};

enum gpu_SATRelu {
	GPU_SATRelu_SAT = 0,
	GPU_SATRelu_SATRELU = 1
};

enum gpu_I2IPDType {
	GPU_I2IPDType_S2 = 0,
	GPU_I2IPDType_U2 = 1,
	GPU_I2IPDType_S4 = 2,
	GPU_I2IPDType_U4 = 3,
	GPU_I2IPDType_S8 = 4,
	GPU_I2IPDType_U8 = 5,
	GPU_I2IPDType_S16 = 6,
	GPU_I2IPDType_U16 = 7
};

enum gpu_SHFDir {
	GPU_SHFDir_L = 0,
	GPU_SHFDir_R = 1
};

enum gpu_MOVW {
	GPU_MOVW_32 = 0,
	GPU_MOVW_64 = 1
};

enum gpu_SHFLMode {
	GPU_SHFLMode_IDX = 0,
	GPU_SHFLMode_UP = 1,
	GPU_SHFLMode_DOWN = 2,
	GPU_SHFLMode_BFLY = 3
};

enum gpu_VOTEOp {
	GPU_VOTEOp_ANY = 0,
	GPU_VOTEOp_ALL = 1,
	GPU_VOTEOp_EQ = 2
};

enum gpu_MATCHOp {
	GPU_MATCHOp_ANY = 0,
	GPU_MATCHOp_ALL = 1
};

enum gpu_MATCHDType {
	GPU_MATCHDType_U32 = 0,
	GPU_MATCHDType_U64 = 1
};

enum gpu_REDUXOp {
	GPU_REDUXOp_AND = 0,
	GPU_REDUXOp_OR = 1,
	GPU_REDUXOp_XOR = 2,
	GPU_REDUXOp_SUM = 3,
	GPU_REDUXOp_MAX = 4,
	GPU_REDUXOp_MIN = 5
};

enum gpu_REDUXDType {
	GPU_REDUXDType_U32 = 0,
	GPU_REDUXDType_S32 = 1
};

/* One instruction: its bits, and what is known about them. Bit 0 of the instruction is the lowest
 * bit of word[0]. Zeroed it is no instruction. */
struct gpu_insn {
	uint64_t word[GPU_LIMBS];
	uint16_t opcode; /* enum gpu_opcode */
	uint16_t form;   /* way to write it, from decode and parse; 0: not known yet */
	uint8_t length;  /* bytes */
};

/* ---- bytes and instructions ---- */

/* Reads the instruction at the front of size bytes. insn->length is set unless the bytes end before
 * they tell it; insn->opcode is set with OK and RESERVED. Never reads beyond size.
 * Returns OK, TRUNCATED, UNDEFINED or RESERVED. */
enum gpu_status gpu_decode(const uint8_t *bytes, size_t size, struct gpu_insn *insn);

/* Writes insn->length bytes. Only legal instructions are written: what gpu_decode would not
 * accept is refused with UNDEFINED or RESERVED, and too small a size with NO_ROOM. */
enum gpu_status gpu_encode(const struct gpu_insn *insn, uint8_t *bytes, size_t size);

enum gpu_reason_kind {
	GPU_REASON_NONE,      /* it is legal */
	GPU_REASON_BITS,      /* `bits` must be zero: no field of the opcode covers them */
	GPU_REASON_VALUE,     /* `field` holds a value that its type does not have */
	GPU_REASON_CONSTRAINT  /* `field` must not hold its value together with the others;
			     * GPU_FIELD_COUNT: the opcode cannot be written at all */
};

struct gpu_reason {
	enum gpu_reason_kind kind;
	enum gpu_field field;
	uint64_t bits[GPU_LIMBS];
};

/* Says why an instruction with an opcode is reserved. Returns OK, RESERVED or UNDEFINED. */
enum gpu_status gpu_explain(const struct gpu_insn *insn, struct gpu_reason *reason);

/* ---- fields ---- */

/* An instruction of this opcode with every default, and 0 where a field has none; false when
 * there is no such opcode. It need not be legal before its operands are set. */
bool gpu_init(struct gpu_insn *insn, enum gpu_opcode opcode);

bool gpu_has(const struct gpu_insn *insn, enum gpu_field field);
/* The bits of a field; 0 where the opcode has no such field. */
uint64_t gpu_get(const struct gpu_insn *insn, enum gpu_field field);
/* Returns OK, NO_FIELD or TOO_WIDE; whether the values go together is for gpu_encode to say. */
enum gpu_status gpu_set(struct gpu_insn *insn, enum gpu_field field, uint64_t value);

const char *gpu_opcode_name(enum gpu_opcode opcode); /* "" where there is none */
const char *gpu_field_name(enum gpu_field field);

/* Fields by name, for instructions that have them. */
static inline uint64_t gpu_get_optype(const struct gpu_insn *insn)
{
	return insn->word[0] >> 0 & 0xff;
}
static inline uint64_t gpu_get_stype(const struct gpu_insn *insn)
{
	return insn->word[0] >> 8 & 0xf;
}
static inline uint64_t gpu_get_pg(const struct gpu_insn *insn)
{
	return insn->word[0] >> 12 & 0x7;
}
static inline uint64_t gpu_get_pg_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 15 & 0x1;
}
static inline uint64_t gpu_get_rd(const struct gpu_insn *insn)
{
	return insn->word[0] >> 16 & 0xff;
}
static inline uint64_t gpu_get_ra(const struct gpu_insn *insn)
{
	return insn->word[0] >> 24 & 0xff;
}
static inline uint64_t gpu_get_rb(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_rb);
}
static inline uint64_t gpu_get_ra_neg(const struct gpu_insn *insn)
{
	return insn->word[1] >> 8 & 0x1;
}
static inline uint64_t gpu_get_ra_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 9 & 0x1;
}
static inline uint64_t gpu_get_ftz(const struct gpu_insn *insn)
{
	return insn->word[1] >> 12 & 0x1;
}
static inline uint64_t gpu_get_sat(const struct gpu_insn *insn)
{
	return insn->word[1] >> 13 & 0x1;
}
static inline uint64_t gpu_get_rnd(const struct gpu_insn *insn)
{
	return insn->word[1] >> 14 & 0x3;
}
static inline uint64_t gpu_get_rb_neg(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_rb_neg);
}
static inline uint64_t gpu_get_rb_abs(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_rb_abs);
}
static inline uint64_t gpu_get_stall(const struct gpu_insn *insn)
{
	return insn->word[1] >> 48 & 0xf;
}
static inline uint64_t gpu_get_yield(const struct gpu_insn *insn)
{
	return insn->word[1] >> 52 & 0x1;
}
static inline uint64_t gpu_get_wait(const struct gpu_insn *insn)
{
	return insn->word[1] >> 53 & 0x3f;
}
static inline uint64_t gpu_get_wsb(const struct gpu_insn *insn)
{
	return insn->word[1] >> 59 & 0x7;
}
static inline uint64_t gpu_get_urb(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_urb);
}
static inline uint64_t gpu_get_urb_neg(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_urb_neg);
}
static inline uint64_t gpu_get_urb_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_vb(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_vb);
}
static inline uint64_t gpu_get_vb_neg(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_vb_neg);
}
static inline uint64_t gpu_get_vb_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_scl(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x7;
}
static inline uint64_t gpu_get_rc(const struct gpu_insn *insn)
{
	return insn->word[1] >> 0 & 0xff;
}
static inline uint64_t gpu_get_rc_neg(const struct gpu_insn *insn)
{
	return insn->word[1] >> 10 & 0x1;
}
static inline uint64_t gpu_get_rc_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 11 & 0x1;
}
static inline uint64_t gpu_get_vc(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_vc);
}
static inline uint64_t gpu_get_urc(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_urc);
}
static inline uint64_t gpu_get_urc_neg(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_urc_neg);
}
static inline uint64_t gpu_get_urc_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_vc_neg(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_vc_neg);
}
static inline uint64_t gpu_get_vc_abs(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_nan(const struct gpu_insn *insn)
{
	return insn->word[1] >> 19 & 0x1;
}
static inline uint64_t gpu_get_pp(const struct gpu_insn *insn)
{
	return insn->word[1] >> 34 & 0x7;
}
static inline uint64_t gpu_get_pp_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 37 & 0x1;
}
static inline uint64_t gpu_get_lop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 20 & 0x3;
}
static inline uint64_t gpu_get_cmp(const struct gpu_insn *insn)
{
	return insn->word[1] >> 22 & 0xf;
}
static inline uint64_t gpu_get_pu(const struct gpu_insn *insn)
{
	return insn->word[1] >> 42 & 0x7;
}
static inline uint64_t gpu_get_pv(const struct gpu_insn *insn)
{
	return insn->word[1] >> 45 & 0x7;
}
static inline uint64_t gpu_get_bval(const struct gpu_insn *insn)
{
	return insn->word[1] >> 26 & 0x1;
}
static inline uint64_t gpu_get_ext(const struct gpu_insn *insn)
{
	return insn->word[1] >> 12 & 0x1;
}
static inline uint64_t gpu_get_lohi(const struct gpu_insn *insn)
{
	return insn->word[1] >> 11 & 0x1;
}
static inline uint64_t gpu_get_itype(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_itype);
}
static inline uint64_t gpu_get_afmt(const struct gpu_insn *insn)
{
	return insn->word[1] >> 13 & 0x1;
}
static inline uint64_t gpu_get_bfmt(const struct gpu_insn *insn)
{
	return insn->word[1] >> 14 & 0x1;
}
static inline uint64_t gpu_get_sx32(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x1;
}
static inline uint64_t gpu_get_shiftamt(const struct gpu_insn *insn)
{
	return insn->word[1] >> 18 & 0x1f;
}
static inline uint64_t gpu_get_bsel(const struct gpu_insn *insn)
{
	return insn->word[1] >> 15 & 0x3;
}
static inline uint64_t gpu_get_ra_bsel(const struct gpu_insn *insn)
{
	return insn->word[1] >> 15 & 0x3;
}
static inline uint64_t gpu_get_compop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 15 & 0x7;
}
static inline uint64_t gpu_get_boolop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 18 & 0x3;
}
static inline uint64_t gpu_get_pq(const struct gpu_insn *insn)
{
	return insn->word[1] >> 38 & 0x7;
}
static inline uint64_t gpu_get_pq_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 41 & 0x1;
}
static inline uint64_t gpu_get_bmbf(const struct gpu_insn *insn)
{
	return insn->word[1] >> 20 & 0x1;
}
static inline uint64_t gpu_get_exbool(const struct gpu_insn *insn)
{
	return insn->word[1] >> 15 & 0x3;
}
static inline uint64_t gpu_get_lut(const struct gpu_insn *insn)
{
	return insn->word[1] >> 18 & 0xff;
}
static inline uint64_t gpu_get_pa(const struct gpu_insn *insn)
{
	return insn->word[0] >> 24 & 0x7;
}
static inline uint64_t gpu_get_pa_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 27 & 0x1;
}
static inline uint64_t gpu_get_pb(const struct gpu_insn *insn)
{
	return insn->word[0] >> 32 & 0x7;
}
static inline uint64_t gpu_get_pb_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 35 & 0x1;
}
static inline uint64_t gpu_get_pc(const struct gpu_insn *insn)
{
	return insn->word[1] >> 0 & 0x7;
}
static inline uint64_t gpu_get_pc_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 3 & 0x1;
}
static inline uint64_t gpu_get_upc(const struct gpu_insn *insn)
{
	return insn->word[1] >> 0 & 0x7;
}
static inline uint64_t gpu_get_upc_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 3 & 0x1;
}
static inline uint64_t gpu_get_cwmod(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x1;
}
static inline uint64_t gpu_get_direction(const struct gpu_insn *insn)
{
	return insn->word[1] >> 17 & 0x1;
}
static inline uint64_t gpu_get_width(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x1;
}
static inline uint64_t gpu_get_mode(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_mode);
}
static inline uint64_t gpu_get_dtype(const struct gpu_insn *insn)
{
	return gpu_get(insn, GPU_FIELD_dtype);
}
static inline uint64_t gpu_get_satrelu(const struct gpu_insn *insn)
{
	return insn->word[1] >> 11 & 0x1;
}
static inline uint64_t gpu_get_dsttype(const struct gpu_insn *insn)
{
	return insn->word[1] >> 12 & 0x7;
}
static inline uint64_t gpu_get_urd(const struct gpu_insn *insn)
{
	return insn->word[0] >> 16 & 0x3f;
}
static inline uint64_t gpu_get_ridx(const struct gpu_insn *insn)
{
	return insn->word[0] >> 32 & 0x1ff;
}
static inline uint64_t gpu_get_voteop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x3;
}
static inline uint64_t gpu_get_upu(const struct gpu_insn *insn)
{
	return insn->word[1] >> 42 & 0x7;
}
static inline uint64_t gpu_get_reduxop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x7;
}
static inline uint64_t gpu_get_matchop(const struct gpu_insn *insn)
{
	return insn->word[1] >> 16 & 0x1;
}
static inline uint64_t gpu_get_urb_bitnot(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_upg(const struct gpu_insn *insn)
{
	return insn->word[0] >> 12 & 0x7;
}
static inline uint64_t gpu_get_upg_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 15 & 0x1;
}
static inline uint64_t gpu_get_ura(const struct gpu_insn *insn)
{
	return insn->word[0] >> 24 & 0x3f;
}
static inline uint64_t gpu_get_ura_neg(const struct gpu_insn *insn)
{
	return insn->word[1] >> 8 & 0x1;
}
static inline uint64_t gpu_get_upp(const struct gpu_insn *insn)
{
	return insn->word[1] >> 34 & 0x7;
}
static inline uint64_t gpu_get_upp_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 37 & 0x1;
}
static inline uint64_t gpu_get_ura_bsel(const struct gpu_insn *insn)
{
	return insn->word[1] >> 15 & 0x3;
}
static inline uint64_t gpu_get_upq(const struct gpu_insn *insn)
{
	return insn->word[1] >> 38 & 0x7;
}
static inline uint64_t gpu_get_upq_not(const struct gpu_insn *insn)
{
	return insn->word[1] >> 41 & 0x1;
}
static inline uint64_t gpu_get_upv(const struct gpu_insn *insn)
{
	return insn->word[1] >> 45 & 0x7;
}
static inline uint64_t gpu_get_upa(const struct gpu_insn *insn)
{
	return insn->word[0] >> 24 & 0x7;
}
static inline uint64_t gpu_get_upa_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 27 & 0x1;
}
static inline uint64_t gpu_get_upb(const struct gpu_insn *insn)
{
	return insn->word[0] >> 32 & 0x7;
}
static inline uint64_t gpu_get_upb_not(const struct gpu_insn *insn)
{
	return insn->word[0] >> 35 & 0x1;
}
static inline uint64_t gpu_get_vb_bitnot(const struct gpu_insn *insn)
{
	return insn->word[1] >> 33 & 0x1;
}
static inline uint64_t gpu_get_sh(const struct gpu_insn *insn)
{
	return insn->word[1] >> 17 & 0x1;
}
static inline uint64_t gpu_get_cwmode(const struct gpu_insn *insn)
{
	return insn->word[1] >> 17 & 0x1;
}
static inline uint64_t gpu_get_uridx(const struct gpu_insn *insn)
{
	return insn->word[0] >> 32 & 0x7f;
}

/* ---- text ---- */

/* Writes the canonical text and a NUL, cut where size ends. Returns the bytes of the whole text
 * without NUL, as snprintf does; 0 and "" for an instruction that is not legal. */
size_t gpu_format(const struct gpu_insn *insn, char *text, size_t size);

struct gpu_error {
	size_t offset;     /* byte of the text */
	unsigned column;   /* the same in code points, from 1 */
	char message[160]; /* what was expected there */
};

/* Reads the text of one instruction, with or without terminator and comment; it need not end in a
 * NUL. error may be NULL. Returns OK or SYNTAX; with SYNTAX insn is no instruction, as zeroed. */
enum gpu_status gpu_parse(const char *text, size_t length, struct gpu_insn *insn,
			 struct gpu_error *error);

#ifdef __cplusplus
}
#endif

#endif
