/* Legal words with the texts that specc writes: forms, examples, named values.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_fuzz.h"

const struct brew_fuzz_seed brew_fuzz_seeds[] = {
	/* ADD_RR */
	{ "0004", "$r0 <- $r0 + $r0" },
	{ "eee4", "$r14 <- $r14 + $r14" },
	/* ADD_TINY */
	{ "000b", "$r0 <- tiny $r0 + 0" },
	{ "eeeb", "$r14 <- tiny $r14 + -1" },
	/* ADD_SHORT */
	{ "f0040000", "$r0 <- short 0x0 + $r0" },
	{ "fee4ffff", "$r14 <- short -0x1 + $r14" },
	/* ADD_LONG */
	{ "0f0400000000", "$r0 <- 0x0 + $r0" },
	{ "efe4ffffffff", "$r14 <- -0x1 + $r14" },
	/* SUB_RR */
	{ "0005", "$r0 <- $r0 - $r0" },
	{ "eee5", "$r14 <- $r14 - $r14" },
	/* SUB_SHORT */
	{ "f0050000", "$r0 <- short 0x0 - $r0" },
	{ "fee5ffff", "$r14 <- short -0x1 - $r14" },
	/* SUB_LONG */
	{ "0f0500000000", "$r0 <- 0x0 - $r0" },
	{ "efe5ffffffff", "$r14 <- -0x1 - $r14" },
	/* MUL_RR */
	{ "0009", "$r0 <- $r0 * $r0" },
	{ "eee9", "$r14 <- $r14 * $r14" },
	/* MUL_SHORT */
	{ "f0090000", "$r0 <- short 0x0 * $r0" },
	{ "fee9ffff", "$r14 <- short -0x1 * $r14" },
	/* MUL_LONG */
	{ "0f0900000000", "$r0 <- 0x0 * $r0" },
	{ "efe9ffffffff", "$r14 <- -0x1 * $r14" },
	/* XOR_RR */
	{ "0001", "$r0 <- $r0 ^ $r0" },
	{ "eee1", "$r14 <- $r14 ^ $r14" },
	/* XOR_SHORT */
	{ "f0010000", "$r0 <- short 0x0 ^ $r0" },
	{ "fee1ffff", "$r14 <- short -0x1 ^ $r14" },
	/* XOR_LONG */
	{ "0f0100000000", "$r0 <- 0x0 ^ $r0" },
	{ "efe1ffffffff", "$r14 <- -0x1 ^ $r14" },
	/* OR_RR */
	{ "0002", "$r0 <- $r0 | $r0" },
	{ "eee2", "$r14 <- $r14 | $r14" },
	/* OR_SHORT */
	{ "f0020000", "$r0 <- short 0x0 | $r0" },
	{ "fee2ffff", "$r14 <- short -0x1 | $r14" },
	/* OR_LONG */
	{ "0f0200000000", "$r0 <- 0x0 | $r0" },
	{ "efe2ffffffff", "$r14 <- -0x1 | $r14" },
	/* AND_RR */
	{ "0003", "$r0 <- $r0 & $r0" },
	{ "eee3", "$r14 <- $r14 & $r14" },
	/* AND_SHORT */
	{ "f0030000", "$r0 <- short 0x0 & $r0" },
	{ "fee3ffff", "$r14 <- short -0x1 & $r14" },
	/* AND_LONG */
	{ "0f0300000000", "$r0 <- 0x0 & $r0" },
	{ "efe3ffffffff", "$r14 <- -0x1 & $r14" },
	/* ANDN_RR */
	{ "000a", "$r0 <- ~$r0 & $r0" },
	{ "eeea", "$r14 <- ~$r14 & $r14" },
	/* SWIZZLE */
	{ "f00a0000", "$r0 <- lane_swizzle $r0, 0000" },
	{ "feeaff00", "$r14 <- lane_swizzle $r14, 3333" },
	/* IF_ZERO */
	{ "00f00000", "if any $r0 == 0 $pc <- $pc + 0x0" },
	{ "8ef0ffff", "if all $r14 == 0 $pc <- $pc + -0x2" },
	{ "80f00000", "if all $r0 == 0 $pc <- $pc + 0x0" },
	/* IF_NOT_ZERO */
	{ "10f00000", "if any $r0 != 0 $pc <- $pc + 0x0" },
	{ "9ef0ffff", "if all $r14 != 0 $pc <- $pc + -0x2" },
	/* IF_NEGATIVE */
	{ "20f00000", "if any $r0 < 0 $pc <- $pc + 0x0" },
	{ "aef0ffff", "if all $r14 < 0 $pc <- $pc + -0x2" },
	/* IF_NOT_NEGATIVE */
	{ "30f00000", "if any $r0 >= 0 $pc <- $pc + 0x0" },
	{ "bef0ffff", "if all $r14 >= 0 $pc <- $pc + -0x2" },
	/* IF_POSITIVE */
	{ "40f00000", "if any $r0 > 0 $pc <- $pc + 0x0" },
	{ "cef0ffff", "if all $r14 > 0 $pc <- $pc + -0x2" },
	/* IF_NOT_POSITIVE */
	{ "50f00000", "if any $r0 <= 0 $pc <- $pc + 0x0" },
	{ "def0ffff", "if all $r14 <= 0 $pc <- $pc + -0x2" },
	/* IF_SET */
	{ "f0f00000", "if $r0[0] == 1 $pc <- $pc + 0x0" },
	{ "fefeffff", "if $r14[31] == 1 $pc <- $pc + -0x2" },
	/* IF_CLEAR */
	{ "0ff00000", "if $r0[0] == 0 $pc <- $pc + 0x0" },
	{ "effeffff", "if $r14[31] == 0 $pc <- $pc + -0x2" },
	/* IF_LESS_SIGNED */
	{ "00f30000", "if any signed $r0 < $r0 $pc <- $pc + 0x0" },
	{ "eefbffff", "if all signed $r14 < $r14 $pc <- $pc + -0x2" },
	/* IF_NOT_LESS_SIGNED */
	{ "00f40000", "if any signed $r0 >= $r0 $pc <- $pc + 0x0" },
	{ "eefcffff", "if all signed $r14 >= $r14 $pc <- $pc + -0x2" },
	/* IF_LESS */
	{ "00f50000", "if any $r0 < $r0 $pc <- $pc + 0x0" },
	{ "eefdffff", "if all $r14 < $r14 $pc <- $pc + -0x2" },
	/* IF_NOT_LESS */
	{ "00f60000", "if any $r0 >= $r0 $pc <- $pc + 0x0" },
	{ "eefeffff", "if all $r14 >= $r14 $pc <- $pc + -0x2" },
	/* LOAD_CONST_SHORT */
	{ "f0000000", "$r0 <- short 0x0" },
	{ "f0e0ffff", "$r14 <- short -0x1" },
	/* LOAD_CONST */
	{ "0f0000000000", "$r0 <- 0x0" },
	{ "0fe0ffffffff", "$r14 <- -0x1" },
	/* TYPES_LOW */
	{ "ef8000000000", "type $r0..$r7 <- 0x0" },
	{ "ef80ffffffff", "type $r0..$r7 <- 0xffffffff" },
	/* TYPES_HIGH */
	{ "ef9000000000", "type $r8..$r14 <- 0x0" },
	{ "ef90ffffffff", "type $r8..$r14 <- 0xffffffff" },
	/* READ_CSR */
	{ "f8000000", "$r0 <- CSR[0x0]" },
	{ "f8e0ffff", "$r14 <- CSR[0xffff]" },
	/* WRITE_CSR */
	{ "f9000000", "CSR[0x0] <- $r0" },
	{ "f9e0ffff", "CSR[0xffff] <- $r14" },
	/* IF_EQUAL */
	{ "00f10000", "if any $r0 == $r0 $pc <- $pc + 0x0" },
	{ "eef9ffff", "if all $r14 == $r14 $pc <- $pc + -0x2" },
	/* IF_NOT_EQUAL */
	{ "00f20000", "if any $r0 != $r0 $pc <- $pc + 0x0" },
	{ "eefaffff", "if all $r14 != $r14 $pc <- $pc + -0x2" },
	/* JUMP_REGISTER */
	{ "0200", "$pc <- $r0" },
	{ "02e0", "$pc <- $r14" },
	/* JUMP_CONST */
	{ "ef2000000000", "$pc <- 0x0" },
	{ "ef20ffffffff", "$pc <- 0xffffffff" },
	/* JUMP_AT */
	{ "e02e", "$pc <- MEM32[$r0]" },
	{ "ee2e", "$pc <- MEM32[$r14]" },
	/* JUMP_OFFSET */
	{ "e02f0000", "$pc <- MEM32[$r0 + 0x0]" },
	{ "ee2fffff", "$pc <- MEM32[$r14 + -0x1]" },
	/* JUMP_MEMORY */
	{ "ef2f00000000", "$pc <- MEM32[0x0]" },
	{ "ef2fffffffff", "$pc <- MEM32[0xffffffff]" },
	/* JUMP_SHORT */
	{ "fe200000", "$pc <- short 0x0" },
	{ "fe20ffff", "$pc <- short -0x1" },
	/* SET_TPC_REGISTER */
	{ "0300", "$tpc <- $r0" },
	{ "03e0", "$tpc <- $r14" },
	/* SET_TPC_CONST */
	{ "ef3000000000", "$tpc <- 0x0" },
	{ "ef30ffffffff", "$tpc <- 0xffffffff" },
	/* SET_TPC_AT */
	{ "e03e", "$tpc <- MEM32[$r0]" },
	{ "ee3e", "$tpc <- MEM32[$r14]" },
	/* SET_TPC_OFFSET */
	{ "e03f0000", "$tpc <- MEM32[$r0 + 0x0]" },
	{ "ee3fffff", "$tpc <- MEM32[$r14 + -0x1]" },
	/* SET_TPC_MEMORY */
	{ "ef3f00000000", "$tpc <- MEM32[0x0]" },
	{ "ef3fffffffff", "$tpc <- MEM32[0xffffffff]" },
	/* SET_TPC_SHORT */
	{ "fe300000", "$tpc <- short 0x0" },
	{ "fe30ffff", "$tpc <- short -0x1" },
	/* CALL_CONST */
	{ "ef4000000000", "call 0x0" },
	{ "ef40ffffffff", "call 0xffffffff" },
	/* CALL_AT */
	{ "e04e", "call MEM32[$r0]" },
	{ "ee4e", "call MEM32[$r14]" },
	/* CALL_OFFSET */
	{ "e04f0000", "call MEM32[$r0 + 0x0]" },
	{ "ee4fffff", "call MEM32[$r14 + -0x1]" },
	/* CALL_MEMORY */
	{ "ef4f00000000", "call MEM32[0x0]" },
	{ "ef4fffffffff", "call MEM32[0xffffffff]" },
	/* CALL_SHORT */
	{ "fe400000", "call short 0x0" },
	{ "fe40ffff", "call short -0x1" },
	/* READ_PC */
	{ "0400", "$r0 <- $pc" },
	{ "04e0", "$r14 <- $pc" },
	/* READ_TPC */
	{ "0500", "$r0 <- $tpc" },
	{ "05e0", "$r14 <- $tpc" },
	/* LOAD8_AT */
	{ "400e", "$r0 <- MEM8[$r0]" },
	{ "4eee", "$r14 <- MEM8[$r14]" },
	/* LOAD8_OFFSET */
	{ "400f0000", "$r0 <- MEM8[$r0 + 0x0]" },
	{ "4eefffff", "$r14 <- MEM8[$r14 + -0x1]" },
	/* LOAD8_MEMORY */
	{ "4f0f00000000", "$r0 <- MEM8[0x0]" },
	{ "4fefffffffff", "$r14 <- MEM8[0xffffffff]" },
	/* LOAD16_AT */
	{ "500e", "$r0 <- MEM16[$r0]" },
	{ "5eee", "$r14 <- MEM16[$r14]" },
	/* LOAD16_OFFSET */
	{ "500f0000", "$r0 <- MEM16[$r0 + 0x0]" },
	{ "5eefffff", "$r14 <- MEM16[$r14 + -0x1]" },
	/* LOAD16_MEMORY */
	{ "5f0f00000000", "$r0 <- MEM16[0x0]" },
	{ "5fefffffffff", "$r14 <- MEM16[0xffffffff]" },
	/* LOAD32_AT */
	{ "600e", "$r0 <- MEM32[$r0]" },
	{ "6eee", "$r14 <- MEM32[$r14]" },
	/* LOAD32_OFFSET */
	{ "600f0000", "$r0 <- MEM32[$r0 + 0x0]" },
	{ "6eefffff", "$r14 <- MEM32[$r14 + -0x1]" },
	/* LOAD32_MEMORY */
	{ "6f0f00000000", "$r0 <- MEM32[0x0]" },
	{ "6fefffffffff", "$r14 <- MEM32[0xffffffff]" },
	/* LOAD_SIGNED8_AT */
	{ "c00e", "$r0 <- SMEM8[$r0]" },
	{ "ceee", "$r14 <- SMEM8[$r14]" },
	/* LOAD_SIGNED8_OFFSET */
	{ "c00f0000", "$r0 <- SMEM8[$r0 + 0x0]" },
	{ "ceefffff", "$r14 <- SMEM8[$r14 + -0x1]" },
	/* LOAD_SIGNED8_MEMORY */
	{ "cf0f00000000", "$r0 <- SMEM8[0x0]" },
	{ "cfefffffffff", "$r14 <- SMEM8[0xffffffff]" },
	/* LOAD_SIGNED16_AT */
	{ "d00e", "$r0 <- SMEM16[$r0]" },
	{ "deee", "$r14 <- SMEM16[$r14]" },
	/* LOAD_SIGNED16_OFFSET */
	{ "d00f0000", "$r0 <- SMEM16[$r0 + 0x0]" },
	{ "deefffff", "$r14 <- SMEM16[$r14 + -0x1]" },
	/* LOAD_SIGNED16_MEMORY */
	{ "df0f00000000", "$r0 <- SMEM16[0x0]" },
	{ "dfefffffffff", "$r14 <- SMEM16[0xffffffff]" },
	/* LOAD_STACK */
	{ "000d", "$r0 <- MEM32[$r12 + tiny 0]" },
	{ "ffed", "$r14 <- MEM32[$r13 + tiny -4]" },
	/* SHL_RR */
	{ "0006", "$r0 <- $r0 << $r0" },
	{ "eee6", "$r14 <- $r14 << $r14" },
	/* SHL_SHORT */
	{ "f0060000", "$r0 <- $r0 << short 0x0" },
	{ "fee6ffff", "$r14 <- $r14 << short -0x1" },
	/* SHL_LONG */
	{ "0f0600000000", "$r0 <- 0x0 << $r0" },
	{ "efe6ffffffff", "$r14 <- -0x1 << $r14" },
	/* SHR_RR */
	{ "0007", "$r0 <- $r0 >> $r0" },
	{ "eee7", "$r14 <- $r14 >> $r14" },
	/* SHR_SHORT */
	{ "f0070000", "$r0 <- $r0 >> short 0x0" },
	{ "fee7ffff", "$r14 <- $r14 >> short -0x1" },
	/* SHR_LONG */
	{ "0f0700000000", "$r0 <- 0x0 >> $r0" },
	{ "efe7ffffffff", "$r14 <- -0x1 >> $r14" },
	/* SAR_RR */
	{ "0008", "$r0 <- $r0 >>> $r0" },
	{ "eee8", "$r14 <- $r14 >>> $r14" },
	/* SAR_SHORT */
	{ "f0080000", "$r0 <- $r0 >>> short 0x0" },
	{ "fee8ffff", "$r14 <- $r14 >>> short -0x1" },
	/* SAR_LONG */
	{ "0f0800000000", "$r0 <- 0x0 >>> $r0" },
	{ "efe8ffffffff", "$r14 <- -0x1 >>> $r14" },
	/* STORE8_AT */
	{ "800e", "MEM8[$r0] <- $r0" },
	{ "8eee", "MEM8[$r14] <- $r14" },
	/* STORE8_OFFSET */
	{ "800f0000", "MEM8[$r0 + 0x0] <- $r0" },
	{ "8eefffff", "MEM8[$r14 + -0x1] <- $r14" },
	/* STORE8_MEMORY */
	{ "8f0f00000000", "MEM8[0x0] <- $r0" },
	{ "8fefffffffff", "MEM8[0xffffffff] <- $r14" },
	/* STORE16_AT */
	{ "900e", "MEM16[$r0] <- $r0" },
	{ "9eee", "MEM16[$r14] <- $r14" },
	/* STORE16_OFFSET */
	{ "900f0000", "MEM16[$r0 + 0x0] <- $r0" },
	{ "9eefffff", "MEM16[$r14 + -0x1] <- $r14" },
	/* STORE16_MEMORY */
	{ "9f0f00000000", "MEM16[0x0] <- $r0" },
	{ "9fefffffffff", "MEM16[0xffffffff] <- $r14" },
	/* STORE32_AT */
	{ "a00e", "MEM32[$r0] <- $r0" },
	{ "aeee", "MEM32[$r14] <- $r14" },
	/* STORE32_OFFSET */
	{ "a00f0000", "MEM32[$r0 + 0x0] <- $r0" },
	{ "aeefffff", "MEM32[$r14 + -0x1] <- $r14" },
	/* STORE32_MEMORY */
	{ "af0f00000000", "MEM32[0x0] <- $r0" },
	{ "afefffffffff", "MEM32[0xffffffff] <- $r14" },
	/* LOAD_LOCK_AT */
	{ "700e", "$r0 <- MEMLL[$r0]" },
	{ "7eee", "$r14 <- MEMLL[$r14]" },
	/* LOAD_LOCK_OFFSET */
	{ "700f0000", "$r0 <- MEMLL[$r0 + 0x0]" },
	{ "7eefffff", "$r14 <- MEMLL[$r14 + -0x1]" },
	/* LOAD_LOCK_MEMORY */
	{ "7f0f00000000", "$r0 <- MEMLL[0x0]" },
	{ "7fefffffffff", "$r14 <- MEMLL[0xffffffff]" },
	/* STORE_LOCK_AT */
	{ "b00e", "MEMSC[$r0] <- $r0" },
	{ "beee", "MEMSC[$r14] <- $r14" },
	/* STORE_LOCK_OFFSET */
	{ "b00f0000", "MEMSC[$r0 + 0x0] <- $r0" },
	{ "beefffff", "MEMSC[$r14 + -0x1] <- $r14" },
	/* STORE_LOCK_MEMORY */
	{ "bf0f00000000", "MEMSC[0x0] <- $r0" },
	{ "bfefffffffff", "MEMSC[0xffffffff] <- $r14" },
	/* STORE_STACK */
	{ "000c", "MEM32[$r12 + tiny 0] <- $r0" },
	{ "ffec", "MEM32[$r13 + tiny -4] <- $r14" },
	/* INV_AT */
	{ "e01e", "INV[$r0]" },
	{ "ee1e", "INV[$r14]" },
	/* INV_OFFSET */
	{ "e01f0000", "INV[$r0 + 0x0]" },
	{ "ee1fffff", "INV[$r14 + -0x1]" },
	/* INV_MEMORY */
	{ "ef1f00000000", "INV[0x0]" },
	{ "ef1fffffffff", "INV[0xffffffff]" },
	/* SWI */
	{ "0000", "SWI 0" },
	{ "0070", "SWI 7" },
	/* STM */
	{ "0080", "STM" },
	/* WOI */
	{ "0090", "WOI" },
	/* PFLUSH */
	{ "00a0", "PFLUSH" },
	/* FENCE */
	{ "0100", "FENCE_RW_RW" },
	{ "01e0", "FENCE_R____" },
	{ "0110", "FENCE__W_RW" },
	{ "0120", "FENCE_R__RW" },
	{ "0130", "FENCE____RW" },
	{ "0140", "FENCE_RW__W" },
	{ "0150", "FENCE__W__W" },
	{ "0160", "FENCE_R___W" },
	{ "0170", "FENCE_____W" },
	{ "0180", "FENCE_RW_R_" },
	{ "0190", "FENCE__W_R_" },
	{ "01a0", "FENCE_R__R_" },
	{ "01b0", "FENCE____R_" },
	{ "01c0", "FENCE_RW___" },
	{ "01d0", "FENCE__W___" },
	/* OVERRIDE */
	{ "00ff", "override INT32, INT32" },
	{ "ffff", "override keep, keep" },
	{ "01ff", "override INT32, FP32" },
	{ "02ff", "override INT32, INT16X2" },
	{ "03ff", "override INT32, INT8X4" },
	{ "04ff", "override INT32, 4" },
	{ "05ff", "override INT32, 5" },
	{ "06ff", "override INT32, 6" },
	{ "07ff", "override INT32, 7" },
	{ "08ff", "override INT32, 8" },
	{ "09ff", "override INT32, 9" },
	{ "0aff", "override INT32, 10" },
	{ "0bff", "override INT32, 11" },
	{ "0cff", "override INT32, 12" },
	{ "0dff", "override INT32, 13" },
	{ "0eff", "override INT32, 14" },
	{ "0fff", "override INT32, keep" },
	{ "10ff", "override FP32, INT32" },
	{ "20ff", "override INT16X2, INT32" },
	{ "30ff", "override INT8X4, INT32" },
	{ "40ff", "override 4, INT32" },
	{ "50ff", "override 5, INT32" },
	{ "60ff", "override 6, INT32" },
	{ "70ff", "override 7, INT32" },
	{ "80ff", "override 8, INT32" },
	{ "90ff", "override 9, INT32" },
	{ "a0ff", "override 10, INT32" },
	{ "b0ff", "override 11, INT32" },
	{ "c0ff", "override 12, INT32" },
	{ "d0ff", "override 13, INT32" },
	{ "e0ff", "override 14, INT32" },
	{ "f0ff", "override keep, INT32" },
	/* LOAD_TINY */
	{ "1000", "$r0 <- tiny 0" },
	{ "1ee0", "$r14 <- tiny -1" },
	/* ADD_PC */
	{ "2000", "$r0 <- $pc + 0" },
	{ "2ee0", "$r14 <- $pc + -2" },
	/* NEG */
	{ "3000", "$r0 <- -$r0" },
	{ "3ee0", "$r14 <- -$r14" },
	/* NOT */
	{ "4000", "$r0 <- ~$r0" },
	{ "4ee0", "$r14 <- ~$r14" },
	/* BSE */
	{ "5000", "$r0 <- bse $r0" },
	{ "5ee0", "$r14 <- bse $r14" },
	/* WSE */
	{ "6000", "$r0 <- wse $r0" },
	{ "6ee0", "$r14 <- wse $r14" },
	/* POPCNT */
	{ "7000", "$r0 <- popcnt $r0" },
	{ "7ee0", "$r14 <- popcnt $r14" },
	/* RECIPROCAL */
	{ "8000", "$r0 <- 1 / $r0" },
	{ "8ee0", "$r14 <- 1 / $r14" },
	/* RSQRT */
	{ "9000", "$r0 <- rsqrt $r0" },
	{ "9ee0", "$r14 <- rsqrt $r14" },
	/* SET_TYPE */
	{ "c000", "type $r0 <- $r0" },
	{ "cee0", "type $r14 <- $r14" },
	/* GET_TYPE */
	{ "d000", "$r0 <- type $r0" },
	{ "dee0", "$r14 <- type $r14" },
	/* SET_TYPE_CONST */
	{ "e000", "type $r0 <- INT32" },
	{ "eee0", "type $r14 <- 14" },
	{ "e100", "type $r0 <- FP32" },
	{ "e200", "type $r0 <- INT16X2" },
	{ "e300", "type $r0 <- INT8X4" },
	{ "e400", "type $r0 <- 4" },
	{ "e500", "type $r0 <- 5" },
	{ "e600", "type $r0 <- 6" },
	{ "e700", "type $r0 <- 7" },
	{ "e800", "type $r0 <- 8" },
	{ "e900", "type $r0 <- 9" },
	{ "ea00", "type $r0 <- 10" },
	{ "eb00", "type $r0 <- 11" },
	{ "ec00", "type $r0 <- 12" },
	{ "ed00", "type $r0 <- 13" },
	{ "ee00", "type $r0 <- 14" },
	/* ADD_RR */
	{ "2104", "$r0 <- $r1 + $r2" },
	/* ADD_TINY */
	{ "675b", "$r5 <- tiny $r6 + 7" },
	{ "685b", "$r5 <- tiny $r6 + -7" },
	/* ADD_SHORT */
	{ "f214ff7f", "$r1 <- short 0x7fff + $r2" },
	{ "f2140280", "$r1 <- short -0x7ffe + $r2" },
	/* ADD_LONG */
	{ "2f1478563412", "$r1 <- 0x12345678 + $r2" },
	{ "2f1400004040", "$r1 <- 0x40400000 + $r2" },
	{ "2f14000080ff", "$r1 <- -0x800000 + $r2" },
	{ "2f14020040bf", "$r1 <- -0x40bffffe + $r2" },
	/* ADD_RR */
	{ "5194", "$r9 <- $r1 + $r5" },
	/* SUB_RR */
	{ "2105", "$r0 <- $r1 - $r2" },
	/* SUB_SHORT */
	{ "f215ff7f", "$r1 <- short 0x7fff - $r2" },
	{ "f2150280", "$r1 <- short -0x7ffe - $r2" },
	/* SUB_LONG */
	{ "2f1578563412", "$r1 <- 0x12345678 - $r2" },
	{ "2f1500004040", "$r1 <- 0x40400000 - $r2" },
	{ "2f15000080ff", "$r1 <- -0x800000 - $r2" },
	{ "2f15020040bf", "$r1 <- -0x40bffffe - $r2" },
	/* SUB_RR */
	{ "9425", "$r2 <- $r4 - $r9" },
	/* MUL_RR */
	{ "2109", "$r0 <- $r1 * $r2" },
	/* MUL_SHORT */
	{ "f219ff7f", "$r1 <- short 0x7fff * $r2" },
	{ "f2190280", "$r1 <- short -0x7ffe * $r2" },
	/* MUL_LONG */
	{ "2f1978563412", "$r1 <- 0x12345678 * $r2" },
	{ "2f1900004040", "$r1 <- 0x40400000 * $r2" },
	{ "2f19000080ff", "$r1 <- -0x800000 * $r2" },
	{ "2f19020040bf", "$r1 <- -0x40bffffe * $r2" },
	/* MUL_RR */
	{ "1789", "$r8 <- $r7 * $r1" },
	/* XOR_RR */
	{ "2101", "$r0 <- $r1 ^ $r2" },
	/* XOR_SHORT */
	{ "f301ff7f", "$r0 <- short 0x7fff ^ $r3" },
	{ "f3010080", "$r0 <- short -0x8000 ^ $r3" },
	/* XOR_LONG */
	{ "5f4178563412", "$r4 <- 0x12345678 ^ $r5" },
	{ "5f41feffffff", "$r4 <- -0x2 ^ $r5" },
	/* XOR_RR */
	{ "6191", "$r9 <- $r1 ^ $r6" },
	/* XOR_SHORT */
	{ "f811e40d", "$r1 <- short 0xde4 ^ $r8" },
	/* OR_RR */
	{ "2102", "$r0 <- $r1 | $r2" },
	/* OR_SHORT */
	{ "f302ff7f", "$r0 <- short 0x7fff | $r3" },
	{ "f3020080", "$r0 <- short -0x8000 | $r3" },
	/* OR_LONG */
	{ "5f4278563412", "$r4 <- 0x12345678 | $r5" },
	{ "5f42feffffff", "$r4 <- -0x2 | $r5" },
	/* OR_RR */
	{ "6392", "$r9 <- $r3 | $r6" },
	/* OR_SHORT */
	{ "f472a905", "$r7 <- short 0x5a9 | $r4" },
	/* AND_RR */
	{ "2103", "$r0 <- $r1 & $r2" },
	/* AND_SHORT */
	{ "f303ff7f", "$r0 <- short 0x7fff & $r3" },
	{ "f3030080", "$r0 <- short -0x8000 & $r3" },
	/* AND_LONG */
	{ "5f4378563412", "$r4 <- 0x12345678 & $r5" },
	{ "5f43feffffff", "$r4 <- -0x2 & $r5" },
	/* AND_RR */
	{ "2893", "$r9 <- $r8 & $r2" },
	/* AND_SHORT */
	{ "f893b90c", "$r9 <- short 0xcb9 & $r8" },
	/* ANDN_RR */
	{ "939a", "$r9 <- ~$r3 & $r9" },
	{ "758a", "$r8 <- ~$r5 & $r7" },
	/* SWIZZLE */
	{ "f43ae400", "$r3 <- lane_swizzle $r4, 3210" },
	{ "f43a1b00", "$r3 <- lane_swizzle $r4, 0123" },
	{ "f43a0000", "$r3 <- lane_swizzle $r4, 0000" },
	{ "f43a4e00", "$r3 <- lane_swizzle $r4, 1032" },
	/* IF_ZERO */
	{ "81f00001", "if all $r1 == 0 $pc <- $pc + 0x100" },
	{ "01f0f1ff", "if any $r1 == 0 $pc <- $pc + -0x10" },
	{ "01f00100", "if any $r1 == 0 $pc <- $pc + -0x10000" },
	{ "81f0feff", "if all $r1 == 0 $pc <- $pc + 0xfffe" },
	{ "01f00001", "if any $r1 == 0 $pc <- $pc + 0x100" },
	/* IF_NOT_ZERO */
	{ "11f00001", "if any $r1 != 0 $pc <- $pc + 0x100" },
	{ "91f0f1ff", "if all $r1 != 0 $pc <- $pc + -0x10" },
	{ "11f00100", "if any $r1 != 0 $pc <- $pc + -0x10000" },
	{ "91f0feff", "if all $r1 != 0 $pc <- $pc + 0xfffe" },
	{ "91f00001", "if all $r1 != 0 $pc <- $pc + 0x100" },
	/* IF_NEGATIVE */
	{ "21f00001", "if any $r1 < 0 $pc <- $pc + 0x100" },
	{ "a1f0f1ff", "if all $r1 < 0 $pc <- $pc + -0x10" },
	{ "21f00100", "if any $r1 < 0 $pc <- $pc + -0x10000" },
	{ "a1f0feff", "if all $r1 < 0 $pc <- $pc + 0xfffe" },
	/* IF_NOT_NEGATIVE */
	{ "b1f00001", "if all $r1 >= 0 $pc <- $pc + 0x100" },
	{ "31f0f1ff", "if any $r1 >= 0 $pc <- $pc + -0x10" },
	{ "31f00100", "if any $r1 >= 0 $pc <- $pc + -0x10000" },
	{ "b1f0feff", "if all $r1 >= 0 $pc <- $pc + 0xfffe" },
	/* IF_POSITIVE */
	{ "41f00001", "if any $r1 > 0 $pc <- $pc + 0x100" },
	{ "c1f0f1ff", "if all $r1 > 0 $pc <- $pc + -0x10" },
	{ "41f00100", "if any $r1 > 0 $pc <- $pc + -0x10000" },
	{ "c1f0feff", "if all $r1 > 0 $pc <- $pc + 0xfffe" },
	/* IF_NOT_POSITIVE */
	{ "d1f00001", "if all $r1 <= 0 $pc <- $pc + 0x100" },
	{ "51f0f1ff", "if any $r1 <= 0 $pc <- $pc + -0x10" },
	{ "51f00100", "if any $r1 <= 0 $pc <- $pc + -0x10000" },
	{ "d1f0feff", "if all $r1 <= 0 $pc <- $pc + 0xfffe" },
	/* IF_SET */
	{ "f1f04000", "if $r1[0] == 1 $pc <- $pc + 0x40" },
	{ "f1f94000", "if $r1[9] == 1 $pc <- $pc + 0x40" },
	{ "f1fa4000", "if $r1[14] == 1 $pc <- $pc + 0x40" },
	{ "f1fb4000", "if $r1[15] == 1 $pc <- $pc + 0x40" },
	{ "f1fcf1ff", "if $r1[16] == 1 $pc <- $pc + -0x10" },
	{ "f1fd4000", "if $r1[30] == 1 $pc <- $pc + 0x40" },
	{ "f1fe4000", "if $r1[31] == 1 $pc <- $pc + 0x40" },
	{ "f1f30100", "if $r1[3] == 1 $pc <- $pc + -0x10000" },
	/* IF_CLEAR */
	{ "1ff04000", "if $r1[0] == 0 $pc <- $pc + 0x40" },
	{ "1ff94000", "if $r1[9] == 0 $pc <- $pc + 0x40" },
	{ "1ffa4000", "if $r1[14] == 0 $pc <- $pc + 0x40" },
	{ "1ffb4000", "if $r1[15] == 0 $pc <- $pc + 0x40" },
	{ "1ffcf1ff", "if $r1[16] == 0 $pc <- $pc + -0x10" },
	{ "1ffd4000", "if $r1[30] == 0 $pc <- $pc + 0x40" },
	{ "1ffe4000", "if $r1[31] == 0 $pc <- $pc + 0x40" },
	{ "1ff30100", "if $r1[3] == 0 $pc <- $pc + -0x10000" },
	/* IF_LESS_SIGNED */
	{ "21f30001", "if any signed $r2 < $r1 $pc <- $pc + 0x100" },
	{ "21fbf1ff", "if all signed $r2 < $r1 $pc <- $pc + -0x10" },
	{ "21f30100", "if any signed $r2 < $r1 $pc <- $pc + -0x10000" },
	/* IF_NOT_LESS_SIGNED */
	{ "21fc0001", "if all signed $r2 >= $r1 $pc <- $pc + 0x100" },
	{ "21f4f1ff", "if any signed $r2 >= $r1 $pc <- $pc + -0x10" },
	{ "21f40100", "if any signed $r2 >= $r1 $pc <- $pc + -0x10000" },
	/* IF_LESS */
	{ "21f50001", "if any $r2 < $r1 $pc <- $pc + 0x100" },
	{ "21fdf1ff", "if all $r2 < $r1 $pc <- $pc + -0x10" },
	{ "21f50100", "if any $r2 < $r1 $pc <- $pc + -0x10000" },
	/* IF_NOT_LESS */
	{ "21fe0001", "if all $r2 >= $r1 $pc <- $pc + 0x100" },
	{ "21f6f1ff", "if any $r2 >= $r1 $pc <- $pc + -0x10" },
	{ "21f60100", "if any $r2 >= $r1 $pc <- $pc + -0x10000" },
	/* LOAD_CONST_SHORT */
	{ "f010ff7f", "$r1 <- short 0x7fff" },
	{ "f010feff", "$r1 <- short -0x2" },
	/* LOAD_CONST */
	{ "0f2078563412", "$r2 <- 0x12345678" },
	{ "0f20ffffffff", "$r2 <- -0x1" },
	/* TYPES_LOW */
	{ "ef80230121f3", "type $r0..$r7 <- 0xf3210123" },
	{ "ef80f1ffffff", "type $r0..$r7 <- 0xfffffff1" },
	{ "ef801fffffff", "type $r0..$r7 <- 0xffffff1f" },
	{ "ef80fff1ffff", "type $r0..$r7 <- 0xfffff1ff" },
	{ "ef80ff1fffff", "type $r0..$r7 <- 0xffff1fff" },
	{ "ef80fffff1ff", "type $r0..$r7 <- 0xfff1ffff" },
	{ "ef80ffff1fff", "type $r0..$r7 <- 0xff1fffff" },
	{ "ef80fffffff1", "type $r0..$r7 <- 0xf1ffffff" },
	{ "ef80ffffff1f", "type $r0..$r7 <- 0x1fffffff" },
	{ "ef80f4ffffff", "type $r0..$r7 <- 0xfffffff4" },
	{ "ef804fffffff", "type $r0..$r7 <- 0xffffff4f" },
	{ "ef80fff4ffff", "type $r0..$r7 <- 0xfffff4ff" },
	{ "ef80ff4fffff", "type $r0..$r7 <- 0xffff4fff" },
	{ "ef80fffff4ff", "type $r0..$r7 <- 0xfff4ffff" },
	{ "ef80ffff4fff", "type $r0..$r7 <- 0xff4fffff" },
	{ "ef80fffffff4", "type $r0..$r7 <- 0xf4ffffff" },
	{ "ef80ffffff4f", "type $r0..$r7 <- 0x4fffffff" },
	{ "ef80ffffffef", "type $r0..$r7 <- 0xefffffff" },
	/* TYPES_HIGH */
	{ "ef90121032f0", "type $r8..$r14 <- 0xf0321012" },
	{ "ef90fffffff1", "type $r8..$r14 <- 0xf1ffffff" },
	{ "ef90f1ffffff", "type $r8..$r14 <- 0xfffffff1" },
	{ "ef901fffffff", "type $r8..$r14 <- 0xffffff1f" },
	{ "ef90fff1ffff", "type $r8..$r14 <- 0xfffff1ff" },
	{ "ef90ff1fffff", "type $r8..$r14 <- 0xffff1fff" },
	{ "ef90fffff1ff", "type $r8..$r14 <- 0xfff1ffff" },
	{ "ef90ffff1fff", "type $r8..$r14 <- 0xff1fffff" },
	{ "ef90f4ffffff", "type $r8..$r14 <- 0xfffffff4" },
	{ "ef904fffffff", "type $r8..$r14 <- 0xffffff4f" },
	{ "ef90fff4ffff", "type $r8..$r14 <- 0xfffff4ff" },
	{ "ef90ff4fffff", "type $r8..$r14 <- 0xffff4fff" },
	{ "ef90fffff4ff", "type $r8..$r14 <- 0xfff4ffff" },
	{ "ef90ffff4fff", "type $r8..$r14 <- 0xff4fffff" },
	{ "ef90fffffff4", "type $r8..$r14 <- 0xf4ffffff" },
	{ "ef90ffffff4f", "type $r8..$r14 <- 0x4fffffff" },
	/* READ_CSR */
	{ "f8100000", "$r1 <- CSR[0x0]" },
	{ "f8100100", "$r1 <- CSR[0x1]" },
	{ "f8100080", "$r1 <- CSR[0x8000]" },
	{ "f8100180", "$r1 <- CSR[0x8001]" },
	{ "f8100084", "$r1 <- CSR[0x8400]" },
	{ "f8100004", "$r1 <- CSR[0x400]" },
	/* WRITE_CSR */
	{ "f9100084", "CSR[0x8400] <- $r1" },
	{ "f9100004", "CSR[0x400] <- $r1" },
	{ "f9100000", "CSR[0x0] <- $r1" },
	/* IF_EQUAL */
	{ "21f90001", "if all $r2 == $r1 $pc <- $pc + 0x100" },
	{ "21f1f1ff", "if any $r2 == $r1 $pc <- $pc + -0x10" },
	{ "21f10100", "if any $r2 == $r1 $pc <- $pc + -0x10000" },
	/* IF_NOT_EQUAL */
	{ "21f20001", "if any $r2 != $r1 $pc <- $pc + 0x100" },
	{ "21faf1ff", "if all $r2 != $r1 $pc <- $pc + -0x10" },
	{ "21f20100", "if any $r2 != $r1 $pc <- $pc + -0x10000" },
	/* JUMP_REGISTER */
	{ "0230", "$pc <- $r3" },
	/* JUMP_CONST */
	{ "ef2078563412", "$pc <- 0x12345678" },
	/* JUMP_AT */
	{ "e52e", "$pc <- MEM32[$r5]" },
	/* JUMP_OFFSET */
	{ "e52f1000", "$pc <- MEM32[$r5 + 0x10]" },
	/* JUMP_MEMORY */
	{ "ef2f00040000", "$pc <- MEM32[0x400]" },
	{ "ef2f01040000", "$pc <- MEM32[0x401]" },
	{ "ef2f02040000", "$pc <- MEM32[0x402]" },
	{ "ef2f04040000", "$pc <- MEM32[0x404]" },
	/* JUMP_SHORT */
	{ "fe20f17f", "$pc <- short 0x7ff1" },
	{ "fe200080", "$pc <- short -0x8000" },
	/* SET_TPC_REGISTER */
	{ "0330", "$tpc <- $r3" },
	/* SET_TPC_CONST */
	{ "ef3079563412", "$tpc <- 0x12345679" },
	{ "ef3078563412", "$tpc <- 0x12345678" },
	/* SET_TPC_AT */
	{ "e53e", "$tpc <- MEM32[$r5]" },
	/* SET_TPC_OFFSET */
	{ "e53ff0ff", "$tpc <- MEM32[$r5 + -0x10]" },
	/* SET_TPC_MEMORY */
	{ "ef3f00040000", "$tpc <- MEM32[0x400]" },
	{ "ef3f02040000", "$tpc <- MEM32[0x402]" },
	{ "ef3f01040000", "$tpc <- MEM32[0x401]" },
	{ "ef3f04040000", "$tpc <- MEM32[0x404]" },
	/* SET_TPC_SHORT */
	{ "fe300101", "$tpc <- short 0x101" },
	/* CALL_CONST */
	{ "ef4078563412", "call 0x12345678" },
	/* CALL_AT */
	{ "e54e", "call MEM32[$r5]" },
	/* CALL_OFFSET */
	{ "e54ffc7f", "call MEM32[$r5 + 0x7ffc]" },
	/* CALL_MEMORY */
	{ "ef4f00040000", "call MEM32[0x400]" },
	{ "ef4f02040000", "call MEM32[0x402]" },
	{ "ef4f01040000", "call MEM32[0x401]" },
	{ "ef4f04040000", "call MEM32[0x404]" },
	/* CALL_SHORT */
	{ "fe400001", "call short 0x100" },
	{ "fe400180", "call short -0x7fff" },
	/* READ_PC */
	{ "0430", "$r3 <- $pc" },
	/* READ_TPC */
	{ "0530", "$r3 <- $tpc" },
	/* LOAD8_AT */
	{ "421e", "$r1 <- MEM8[$r2]" },
	/* LOAD8_OFFSET */
	{ "421f0800", "$r1 <- MEM8[$r2 + 0x8]" },
	{ "421f0080", "$r1 <- MEM8[$r2 + -0x8000]" },
	/* LOAD8_MEMORY */
	{ "4f1f00100000", "$r1 <- MEM8[0x1000]" },
	{ "4f1f000000ff", "$r1 <- MEM8[0xff000000]" },
	/* LOAD8_OFFSET */
	{ "421f1000", "$r1 <- MEM8[$r2 + 0x10]" },
	/* LOAD8_MEMORY */
	{ "4f1fffff0000", "$r1 <- MEM8[0xffff]" },
	/* LOAD16_AT */
	{ "521e", "$r1 <- MEM16[$r2]" },
	/* LOAD16_OFFSET */
	{ "521f0800", "$r1 <- MEM16[$r2 + 0x8]" },
	{ "521f0080", "$r1 <- MEM16[$r2 + -0x8000]" },
	/* LOAD16_MEMORY */
	{ "5f1f00100000", "$r1 <- MEM16[0x1000]" },
	{ "5f1f000000ff", "$r1 <- MEM16[0xff000000]" },
	{ "5f1f01100000", "$r1 <- MEM16[0x1001]" },
	/* LOAD16_OFFSET */
	{ "521f1000", "$r1 <- MEM16[$r2 + 0x10]" },
	/* LOAD16_MEMORY */
	{ "5f1ffeff0000", "$r1 <- MEM16[0xfffe]" },
	/* LOAD32_AT */
	{ "621e", "$r1 <- MEM32[$r2]" },
	/* LOAD32_OFFSET */
	{ "621f0800", "$r1 <- MEM32[$r2 + 0x8]" },
	{ "621f0080", "$r1 <- MEM32[$r2 + -0x8000]" },
	/* LOAD32_MEMORY */
	{ "6f1f00100000", "$r1 <- MEM32[0x1000]" },
	{ "6f1f000000ff", "$r1 <- MEM32[0xff000000]" },
	{ "6f1f01100000", "$r1 <- MEM32[0x1001]" },
	/* LOAD32_OFFSET */
	{ "621f1000", "$r1 <- MEM32[$r2 + 0x10]" },
	/* LOAD32_MEMORY */
	{ "6f1f02100000", "$r1 <- MEM32[0x1002]" },
	{ "6f1f04100000", "$r1 <- MEM32[0x1004]" },
	/* LOAD_SIGNED8_AT */
	{ "c21e", "$r1 <- SMEM8[$r2]" },
	/* LOAD_SIGNED8_OFFSET */
	{ "c21f0800", "$r1 <- SMEM8[$r2 + 0x8]" },
	{ "c21f0080", "$r1 <- SMEM8[$r2 + -0x8000]" },
	/* LOAD_SIGNED8_MEMORY */
	{ "cf1f00100000", "$r1 <- SMEM8[0x1000]" },
	{ "cf1f000000ff", "$r1 <- SMEM8[0xff000000]" },
	/* LOAD_SIGNED8_OFFSET */
	{ "c21f1000", "$r1 <- SMEM8[$r2 + 0x10]" },
	/* LOAD_SIGNED8_MEMORY */
	{ "cf1fffff0000", "$r1 <- SMEM8[0xffff]" },
	/* LOAD_SIGNED16_AT */
	{ "d21e", "$r1 <- SMEM16[$r2]" },
	/* LOAD_SIGNED16_OFFSET */
	{ "d21f0800", "$r1 <- SMEM16[$r2 + 0x8]" },
	{ "d21f0080", "$r1 <- SMEM16[$r2 + -0x8000]" },
	/* LOAD_SIGNED16_MEMORY */
	{ "df1f00100000", "$r1 <- SMEM16[0x1000]" },
	{ "df1f000000ff", "$r1 <- SMEM16[0xff000000]" },
	{ "df1f01100000", "$r1 <- SMEM16[0x1001]" },
	/* LOAD_SIGNED16_OFFSET */
	{ "d21f1000", "$r1 <- SMEM16[$r2 + 0x10]" },
	/* LOAD_SIGNED16_MEMORY */
	{ "df1ffeff0000", "$r1 <- SMEM16[0xfffe]" },
	/* LOAD_STACK */
	{ "800d", "$r0 <- MEM32[$r12 + tiny -256]" },
	{ "7fed", "$r14 <- MEM32[$r13 + tiny 252]" },
	{ "02cd", "$r12 <- MEM32[$r12 + tiny 4]" },
	/* SHL_RR */
	{ "2106", "$r0 <- $r1 << $r2" },
	/* SHL_SHORT */
	{ "f2160500", "$r1 <- $r2 << short 0x5" },
	{ "f216ffff", "$r1 <- $r2 << short -0x1" },
	/* SHL_LONG */
	{ "2f1601efcdab", "$r1 <- -0x543210ff << $r2" },
	/* SHL_RR */
	{ "4586", "$r8 <- $r5 << $r4" },
	/* SHR_RR */
	{ "2107", "$r0 <- $r1 >> $r2" },
	/* SHR_SHORT */
	{ "f2170500", "$r1 <- $r2 >> short 0x5" },
	{ "f217ffff", "$r1 <- $r2 >> short -0x1" },
	/* SHR_LONG */
	{ "2f1701efcdab", "$r1 <- -0x543210ff >> $r2" },
	/* SHR_RR */
	{ "7847", "$r4 <- $r8 >> $r7" },
	/* SAR_RR */
	{ "2108", "$r0 <- $r1 >>> $r2" },
	/* SAR_SHORT */
	{ "f2180500", "$r1 <- $r2 >>> short 0x5" },
	{ "f218ffff", "$r1 <- $r2 >>> short -0x1" },
	/* SAR_LONG */
	{ "2f1801efcdab", "$r1 <- -0x543210ff >>> $r2" },
	/* SAR_RR */
	{ "7968", "$r6 <- $r9 >>> $r7" },
	/* STORE8_AT */
	{ "821e", "MEM8[$r2] <- $r1" },
	/* STORE8_OFFSET */
	{ "821f0800", "MEM8[$r2 + 0x8] <- $r1" },
	{ "822ffcff", "MEM8[$r2 + -0x4] <- $r2" },
	/* STORE8_MEMORY */
	{ "8f1f00100000", "MEM8[0x1000] <- $r1" },
	{ "8f1f000000ff", "MEM8[0xff000000] <- $r1" },
	/* STORE8_OFFSET */
	{ "821f1000", "MEM8[$r2 + 0x10] <- $r1" },
	/* STORE16_AT */
	{ "921e", "MEM16[$r2] <- $r1" },
	/* STORE16_OFFSET */
	{ "921f0800", "MEM16[$r2 + 0x8] <- $r1" },
	{ "922ffcff", "MEM16[$r2 + -0x4] <- $r2" },
	/* STORE16_MEMORY */
	{ "9f1f00100000", "MEM16[0x1000] <- $r1" },
	{ "9f1f000000ff", "MEM16[0xff000000] <- $r1" },
	{ "9f1f01100000", "MEM16[0x1001] <- $r1" },
	/* STORE16_OFFSET */
	{ "921f1000", "MEM16[$r2 + 0x10] <- $r1" },
	/* STORE32_AT */
	{ "a21e", "MEM32[$r2] <- $r1" },
	/* STORE32_OFFSET */
	{ "a21f0800", "MEM32[$r2 + 0x8] <- $r1" },
	{ "a22ffcff", "MEM32[$r2 + -0x4] <- $r2" },
	/* STORE32_MEMORY */
	{ "af1f00100000", "MEM32[0x1000] <- $r1" },
	{ "af1f000000ff", "MEM32[0xff000000] <- $r1" },
	{ "af1f01100000", "MEM32[0x1001] <- $r1" },
	/* STORE32_OFFSET */
	{ "a21f1000", "MEM32[$r2 + 0x10] <- $r1" },
	/* STORE32_MEMORY */
	{ "af1f02100000", "MEM32[0x1002] <- $r1" },
	{ "af1f04100000", "MEM32[0x1004] <- $r1" },
	/* LOAD_LOCK_AT */
	{ "721e", "$r1 <- MEMLL[$r2]" },
	/* LOAD_LOCK_OFFSET */
	{ "721f0400", "$r1 <- MEMLL[$r2 + 0x4]" },
	/* LOAD_LOCK_MEMORY */
	{ "7f1f00100000", "$r1 <- MEMLL[0x1000]" },
	{ "7f1f02100000", "$r1 <- MEMLL[0x1002]" },
	/* LOAD_LOCK_OFFSET */
	{ "721f1000", "$r1 <- MEMLL[$r2 + 0x10]" },
	/* LOAD_LOCK_MEMORY */
	{ "7f1f01100000", "$r1 <- MEMLL[0x1001]" },
	{ "7f1f04100000", "$r1 <- MEMLL[0x1004]" },
	/* STORE_LOCK_AT */
	{ "b21e", "MEMSC[$r2] <- $r1" },
	/* STORE_LOCK_OFFSET */
	{ "b21f0400", "MEMSC[$r2 + 0x4] <- $r1" },
	/* STORE_LOCK_MEMORY */
	{ "bf1f00100000", "MEMSC[0x1000] <- $r1" },
	{ "bf1f02100000", "MEMSC[0x1002] <- $r1" },
	/* STORE_LOCK_OFFSET */
	{ "b21f1000", "MEMSC[$r2 + 0x10] <- $r1" },
	/* STORE_LOCK_MEMORY */
	{ "bf1f01100000", "MEMSC[0x1001] <- $r1" },
	{ "bf1f04100000", "MEMSC[0x1004] <- $r1" },
	/* STORE_STACK */
	{ "800c", "MEM32[$r12 + tiny -256] <- $r0" },
	{ "7fec", "MEM32[$r13 + tiny 252] <- $r14" },
	{ "01dc", "MEM32[$r13 + tiny 0] <- $r13" },
	/* INV_AT */
	{ "e11e", "INV[$r1]" },
	/* INV_OFFSET */
	{ "e11fff7f", "INV[$r1 + 0x7fff]" },
	/* SWI */
	{ "0010", "SWI 1" },
	{ "0020", "SWI 2" },
	{ "0030", "SWI 3" },
	{ "0040", "SWI 4" },
	{ "0050", "SWI 5" },
	{ "0060", "SWI 6" },
	/* OVERRIDE */
	{ "f3ff", "override keep, INT8X4" },
	{ "31ff", "override INT8X4, FP32" },
	{ "2fff", "override INT16X2, keep" },
	{ "4fff", "override 4, keep" },
	{ "f4ff", "override keep, 4" },
	{ "feff", "override keep, 14" },
	/* LOAD_TINY */
	{ "1830", "$r3 <- tiny -7" },
	{ "1730", "$r3 <- tiny 7" },
	{ "1030", "$r3 <- tiny 0" },
	/* ADD_PC */
	{ "22e0", "$r14 <- $pc + 4" },
	{ "2810", "$r1 <- $pc + -14" },
	{ "2710", "$r1 <- $pc + 14" },
	/* NEG */
	{ "3100", "$r0 <- -$r1" },
	{ "3760", "$r6 <- -$r7" },
	/* NOT */
	{ "4100", "$r0 <- ~$r1" },
	{ "4510", "$r1 <- ~$r5" },
	/* BSE */
	{ "5100", "$r0 <- bse $r1" },
	{ "5630", "$r3 <- bse $r6" },
	/* WSE */
	{ "6100", "$r0 <- wse $r1" },
	{ "6950", "$r5 <- wse $r9" },
	/* POPCNT */
	{ "7100", "$r0 <- popcnt $r1" },
	{ "7910", "$r1 <- popcnt $r9" },
	/* RECIPROCAL */
	{ "8100", "$r0 <- 1 / $r1" },
	{ "8720", "$r2 <- 1 / $r7" },
	/* RSQRT */
	{ "9100", "$r0 <- rsqrt $r1" },
	{ "9870", "$r7 <- rsqrt $r8" },
	/* SET_TYPE */
	{ "c100", "type $r0 <- $r1" },
	{ "c220", "type $r2 <- $r2" },
	{ "c150", "type $r5 <- $r1" },
	/* GET_TYPE */
	{ "d100", "$r0 <- type $r1" },
	{ "d220", "$r2 <- type $r2" },
	{ "d920", "$r2 <- type $r9" },
	/* SET_TYPE_CONST */
	{ "e010", "type $r1 <- INT32" },
	{ "e210", "type $r1 <- INT16X2" },
	{ "e310", "type $r1 <- INT8X4" },
	{ "e410", "type $r1 <- 4" },
	{ "ee10", "type $r1 <- 14" },
};

const size_t brew_fuzz_seed_count = 631;

static unsigned digit(char c)
{
	return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

size_t brew_fuzz_seed_bytes(size_t index, uint8_t *bytes)
{
	const char *hex = brew_fuzz_seeds[index].hex;
	size_t length = 0;
	for (; hex[2 * length]; length++)
		bytes[length] = (uint8_t)(digit(hex[2 * length]) << 4 | digit(hex[2 * length + 1]));
	return length;
}
