globalThis.speccCompareData = {
"labels": {
"same": "same",
"differs": "differs",
"none": "No opcode or family has this name:",
"one": "Choose two opcodes.",
"of-family": "Opcodes of the family",
"bits": "Bits",
"equal-bits": "Equal bits:",
"zero": "zero",
"family": "Family", "summary": "Summary", "group": "Group",
"length": "Length", "mask": "Mask", "match": "Match",
"cycles": "Cycles", "reads": "Reads", "writes": "Writes",
"raises": "Exceptions", "syntax": "Syntax", "fields": "Encoding",
"rules": "Constraints and exceptions", "fact": "Name"
},
"opcodes": [
["ADD_RR",0,16,"0x0f00","0x0400"],
["ADD_TINY",0,16,"0x0f00","0x0b00"],
["ADD_SHORT",0,32,"0x00000ff0","0x000004f0"],
["ADD_LONG",0,48,"0x000000000f0f","0x00000000040f"],
["SUB_RR",1,16,"0x0f00","0x0500"],
["SUB_SHORT",1,32,"0x00000ff0","0x000005f0"],
["SUB_LONG",1,48,"0x000000000f0f","0x00000000050f"],
["MUL_RR",2,16,"0x0f00","0x0900"],
["MUL_SHORT",2,32,"0x00000ff0","0x000009f0"],
["MUL_LONG",2,48,"0x000000000f0f","0x00000000090f"],
["XOR_RR",3,16,"0x0f00","0x0100"],
["XOR_SHORT",3,32,"0x00000ff0","0x000001f0"],
["XOR_LONG",3,48,"0x000000000f0f","0x00000000010f"],
["OR_RR",4,16,"0x0f00","0x0200"],
["OR_SHORT",4,32,"0x00000ff0","0x000002f0"],
["OR_LONG",4,48,"0x000000000f0f","0x00000000020f"],
["AND_RR",5,16,"0x0f00","0x0300"],
["AND_SHORT",5,32,"0x00000ff0","0x000003f0"],
["AND_LONG",5,48,"0x000000000f0f","0x00000000030f"],
["ANDN_RR",6,16,"0x0f00","0x0a00"],
["SWIZZLE",7,32,"0x00000ff0","0x00000af0"],
["IF_ZERO",8,32,"0x0000ff70","0x0000f000"],
["IF_NOT_ZERO",9,32,"0x0000ff70","0x0000f010"],
["IF_NEGATIVE",10,32,"0x0000ff70","0x0000f020"],
["IF_NOT_NEGATIVE",11,32,"0x0000ff70","0x0000f030"],
["IF_POSITIVE",12,32,"0x0000ff70","0x0000f040"],
["IF_NOT_POSITIVE",13,32,"0x0000ff70","0x0000f050"],
["IF_SET",14,32,"0x0000f0f0","0x0000f0f0"],
["IF_CLEAR",15,32,"0x0000f00f","0x0000f00f"],
["IF_LESS_SIGNED",16,32,"0x0000f700","0x0000f300"],
["IF_NOT_LESS_SIGNED",17,32,"0x0000f700","0x0000f400"],
["IF_LESS",18,32,"0x0000f700","0x0000f500"],
["IF_NOT_LESS",19,32,"0x0000f700","0x0000f600"],
["LOAD_CONST_SHORT",20,32,"0x00000fff","0x000000f0"],
["LOAD_CONST",21,48,"0x000000000fff","0x00000000000f"],
["TYPES_LOW",22,48,"0x00000000ffff","0x0000000080ef"],
["TYPES_HIGH",23,48,"0x00000000ffff","0x0000000090ef"],
["READ_CSR",24,32,"0x00000fff","0x000000f8"],
["WRITE_CSR",25,32,"0x00000fff","0x000000f9"],
["IF_EQUAL",26,32,"0x0000f700","0x0000f100"],
["IF_NOT_EQUAL",27,32,"0x0000f700","0x0000f200"],
["JUMP_REGISTER",28,16,"0x0fff","0x0002"],
["JUMP_CONST",28,48,"0x00000000ffff","0x0000000020ef"],
["JUMP_AT",28,16,"0xfff0","0x2ee0"],
["JUMP_OFFSET",28,32,"0x0000fff0","0x00002fe0"],
["JUMP_MEMORY",28,48,"0x00000000ffff","0x000000002fef"],
["JUMP_SHORT",29,32,"0x0000ffff","0x000020fe"],
["SET_TPC_REGISTER",30,16,"0x0fff","0x0003"],
["SET_TPC_CONST",30,48,"0x00000000ffff","0x0000000030ef"],
["SET_TPC_AT",30,16,"0xfff0","0x3ee0"],
["SET_TPC_OFFSET",30,32,"0x0000fff0","0x00003fe0"],
["SET_TPC_MEMORY",30,48,"0x00000000ffff","0x000000003fef"],
["SET_TPC_SHORT",31,32,"0x0000ffff","0x000030fe"],
["CALL_CONST",32,48,"0x00000000ffff","0x0000000040ef"],
["CALL_AT",32,16,"0xfff0","0x4ee0"],
["CALL_OFFSET",32,32,"0x0000fff0","0x00004fe0"],
["CALL_MEMORY",32,48,"0x00000000ffff","0x000000004fef"],
["CALL_SHORT",33,32,"0x0000ffff","0x000040fe"],
["READ_PC",34,16,"0x0fff","0x0004"],
["READ_TPC",35,16,"0x0fff","0x0005"],
["LOAD8_AT",36,16,"0x0ff0","0x0e40"],
["LOAD8_OFFSET",36,32,"0x00000ff0","0x00000f40"],
["LOAD8_MEMORY",36,48,"0x000000000fff","0x000000000f4f"],
["LOAD16_AT",37,16,"0x0ff0","0x0e50"],
["LOAD16_OFFSET",37,32,"0x00000ff0","0x00000f50"],
["LOAD16_MEMORY",37,48,"0x000000000fff","0x000000000f5f"],
["LOAD32_AT",38,16,"0x0ff0","0x0e60"],
["LOAD32_OFFSET",38,32,"0x00000ff0","0x00000f60"],
["LOAD32_MEMORY",38,48,"0x000000000fff","0x000000000f6f"],
["LOAD_SIGNED8_AT",39,16,"0x0ff0","0x0ec0"],
["LOAD_SIGNED8_OFFSET",39,32,"0x00000ff0","0x00000fc0"],
["LOAD_SIGNED8_MEMORY",39,48,"0x000000000fff","0x000000000fcf"],
["LOAD_SIGNED16_AT",40,16,"0x0ff0","0x0ed0"],
["LOAD_SIGNED16_OFFSET",40,32,"0x00000ff0","0x00000fd0"],
["LOAD_SIGNED16_MEMORY",40,48,"0x000000000fff","0x000000000fdf"],
["LOAD_STACK",41,16,"0x0f00","0x0d00"],
["SHL_RR",42,16,"0x0f00","0x0600"],
["SHL_SHORT",42,32,"0x00000ff0","0x000006f0"],
["SHL_LONG",42,48,"0x000000000f0f","0x00000000060f"],
["SHR_RR",43,16,"0x0f00","0x0700"],
["SHR_SHORT",43,32,"0x00000ff0","0x000007f0"],
["SHR_LONG",43,48,"0x000000000f0f","0x00000000070f"],
["SAR_RR",44,16,"0x0f00","0x0800"],
["SAR_SHORT",44,32,"0x00000ff0","0x000008f0"],
["SAR_LONG",44,48,"0x000000000f0f","0x00000000080f"],
["STORE8_AT",45,16,"0x0ff0","0x0e80"],
["STORE8_OFFSET",45,32,"0x00000ff0","0x00000f80"],
["STORE8_MEMORY",45,48,"0x000000000fff","0x000000000f8f"],
["STORE16_AT",46,16,"0x0ff0","0x0e90"],
["STORE16_OFFSET",46,32,"0x00000ff0","0x00000f90"],
["STORE16_MEMORY",46,48,"0x000000000fff","0x000000000f9f"],
["STORE32_AT",47,16,"0x0ff0","0x0ea0"],
["STORE32_OFFSET",47,32,"0x00000ff0","0x00000fa0"],
["STORE32_MEMORY",47,48,"0x000000000fff","0x000000000faf"],
["LOAD_LOCK_AT",48,16,"0x0ff0","0x0e70"],
["LOAD_LOCK_OFFSET",48,32,"0x00000ff0","0x00000f70"],
["LOAD_LOCK_MEMORY",48,48,"0x000000000fff","0x000000000f7f"],
["STORE_LOCK_AT",49,16,"0x0ff0","0x0eb0"],
["STORE_LOCK_OFFSET",49,32,"0x00000ff0","0x00000fb0"],
["STORE_LOCK_MEMORY",49,48,"0x000000000fff","0x000000000fbf"],
["STORE_STACK",50,16,"0x0f00","0x0c00"],
["INV_AT",51,16,"0xfff0","0x1ee0"],
["INV_OFFSET",51,32,"0x0000fff0","0x00001fe0"],
["INV_MEMORY",51,48,"0x00000000ffff","0x000000001fef"],
["SWI",52,16,"0x8fff","0x0000"],
["STM",53,16,"0xffff","0x8000"],
["WOI",54,16,"0xffff","0x9000"],
["PFLUSH",55,16,"0xffff","0xa000"],
["FENCE",56,16,"0x0fff","0x0001"],
["OVERRIDE",57,16,"0xff00","0xff00"],
["LOAD_TINY",58,16,"0x0ff0","0x0010"],
["ADD_PC",59,16,"0x0ff0","0x0020"],
["NEG",60,16,"0x0ff0","0x0030"],
["NOT",61,16,"0x0ff0","0x0040"],
["BSE",62,16,"0x0ff0","0x0050"],
["WSE",63,16,"0x0ff0","0x0060"],
["POPCNT",64,16,"0x0ff0","0x0070"],
["RECIPROCAL",65,16,"0x0ff0","0x0080"],
["RSQRT",66,16,"0x0ff0","0x0090"],
["SET_TYPE",67,16,"0x0ff0","0x00c0"],
["GET_TYPE",68,16,"0x0ff0","0x00d0"],
["SET_TYPE_CONST",69,16,"0x0ff0","0x00e0"]
],
"families": [
["ADD","insn-add.html","The sum, modulo 2^32 or lane by lane, or rounded.","BREW",[
"$rD <- $rA + $rB",
"$rD <- tiny $rB + CONST",
"$rD <- short VALUE + $rA",
"$rD <- VALUE + $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x4",["ADD_RR","ADD_SHORT","ADD_LONG"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xb",["ADD_TINY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["ADD_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["ADD_RR","ADD_TINY","ADD_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["ADD_LONG"]],
["const","3:0","Tiny","type-tiny.html","operand","",["ADD_TINY"]],
["ra","3:0","Reg","type-reg.html","operand","",["ADD_RR","ADD_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["ADD_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["ADD_LONG"]]
],[
],
[["$rA",["ADD_RR","ADD_SHORT"]],["$rB",["ADD_RR","ADD_TINY","ADD_LONG"]],["R.type"],["type_a",["ADD_RR","ADD_SHORT"]],["frnd",["ADD_RR","ADD_LONG"]],["FPSTAT",["ADD_RR","ADD_LONG"]],["CONST",["ADD_TINY"]],["type_b",["ADD_TINY","ADD_LONG"]],["VALUE",["ADD_SHORT","ADD_LONG"]]],
[["$rD"],["R.type"],["FPSTAT",["ADD_RR","ADD_LONG"]]],
[["exc_unknown_inst",["ADD_TINY","ADD_SHORT"]],["exc_type"]]],
["SUB","insn-sub.html","The difference, modulo 2^32 or lane by lane, or rounded.","BREW",[
"$rD <- $rA - $rB",
"$rD <- short VALUE - $rA",
"$rD <- VALUE - $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x5"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["SUB_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["SUB_RR","SUB_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["SUB_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["SUB_RR","SUB_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["SUB_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["SUB_LONG"]]
],[
],
[["$rA",["SUB_RR","SUB_SHORT"]],["$rB",["SUB_RR","SUB_LONG"]],["R.type"],["type_a",["SUB_RR","SUB_SHORT"]],["frnd",["SUB_RR","SUB_LONG"]],["FPSTAT",["SUB_RR","SUB_LONG"]],["VALUE",["SUB_SHORT","SUB_LONG"]],["type_b",["SUB_LONG"]]],
[["$rD"],["R.type"],["FPSTAT",["SUB_RR","SUB_LONG"]]],
[["exc_unknown_inst",["SUB_SHORT"]],["exc_type"]]],
["MUL","insn-mul.html","The product: its low 32 bits, or the low half of each product of lanes, or rounded.","BREW",[
"$rD <- $rA * $rB",
"$rD <- short VALUE * $rA",
"$rD <- VALUE * $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x9"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["MUL_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["MUL_RR","MUL_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["MUL_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["MUL_RR","MUL_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["MUL_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["MUL_LONG"]]
],[
],
[["$rA",["MUL_RR","MUL_SHORT"]],["$rB",["MUL_RR","MUL_LONG"]],["R.type"],["type_a",["MUL_RR","MUL_SHORT"]],["frnd",["MUL_RR","MUL_LONG"]],["FPSTAT",["MUL_RR","MUL_LONG"]],["VALUE",["MUL_SHORT","MUL_LONG"]],["type_b",["MUL_LONG"]]],
[["$rD"],["R.type"],["FPSTAT",["MUL_RR","MUL_LONG"]]],
[["exc_unknown_inst",["MUL_SHORT"]],["exc_type"]]],
["XOR","insn-xor.html","The bits that differ.","BREW",[
"$rD <- $rA ^ $rB",
"$rD <- short VALUE ^ $rA",
"$rD <- VALUE ^ $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x1"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["XOR_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["XOR_RR","XOR_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["XOR_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["XOR_RR","XOR_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["XOR_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["XOR_LONG"]]
],[
],
[["$rA",["XOR_RR","XOR_SHORT"]],["$rB",["XOR_RR","XOR_LONG"]],["R.type"],["type_a",["XOR_RR","XOR_SHORT"]],["VALUE",["XOR_SHORT","XOR_LONG"]],["type_b",["XOR_LONG"]]],
[["$rD"],["R.type"]],
[]],
["OR","insn-or.html","The bits that one of both has.","BREW",[
"$rD <- $rA | $rB",
"$rD <- short VALUE | $rA",
"$rD <- VALUE | $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x2"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["OR_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["OR_RR","OR_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["OR_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["OR_RR","OR_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["OR_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["OR_LONG"]]
],[
],
[["$rA",["OR_RR","OR_SHORT"]],["$rB",["OR_RR","OR_LONG"]],["R.type"],["type_a",["OR_RR","OR_SHORT"]],["VALUE",["OR_SHORT","OR_LONG"]],["type_b",["OR_LONG"]]],
[["$rD"],["R.type"]],
[]],
["AND","insn-and.html","The bits that both have.","BREW",[
"$rD <- $rA & $rB",
"$rD <- short VALUE & $rA",
"$rD <- VALUE & $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x3"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["AND_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["AND_RR","AND_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["AND_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["AND_RR","AND_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["AND_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["AND_LONG"]]
],[
],
[["$rA",["AND_RR","AND_SHORT"]],["$rB",["AND_RR","AND_LONG"]],["R.type"],["type_a",["AND_RR","AND_SHORT"]],["VALUE",["AND_SHORT","AND_LONG"]],["type_b",["AND_LONG"]]],
[["$rD"],["R.type"]],
[]],
["ANDN","insn-andn.html","The bits of $rB that $rA does not have.","BREW",[
"$rD <- ~$rA & $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xa"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["$rB"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[]],
["SWIZZLE","insn-swizzle.html","Moves bytes about.","BREW",[
"$rD <- lane_swizzle $rA, VALUE"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xa"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","23:16","Swizzle","type-swizzle.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[]],
["IF_ZERO","insn-if_zero.html","Branches if $rA is zero.","BREW",[
"if LANES $rA == 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x0"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_ZERO","insn-if_not_zero.html","Branches if $rA is not zero.","BREW",[
"if LANES $rA != 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x1"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NEGATIVE","insn-if_negative.html","Branches if $rA is less than zero.","BREW",[
"if LANES $rA < 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x2"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_NEGATIVE","insn-if_not_negative.html","Branches if $rA is not less than zero.","BREW",[
"if LANES $rA >= 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x3"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_POSITIVE","insn-if_positive.html","Branches if $rA is greater than zero.","BREW",[
"if LANES $rA > 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x4"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_POSITIVE","insn-if_not_positive.html","Branches if $rA is not greater than zero.","BREW",[
"if LANES $rA <= 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["lanes","7","Lanes","type-lanes.html","operand",""],
["b","6:4","UInt3","type-uint3.html","fixed","0x5"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["VALUE"],["R.type"],["type_a"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_SET","insn-if_set.html","Branches if a bit of $rA is 1.","BREW",[
"if $rA[BIT] == 1 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["bit","11:8","BitNumber","type-bitnumber.html","operand",""],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rA"],["BIT"],["VALUE"],["pc"]],
[["pc"]],
[]],
["IF_CLEAR","insn-if_clear.html","Branches if a bit of $rB is 0.","BREW",[
"if $rB[BIT] == 0 $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["bit","11:8","BitNumber","type-bitnumber.html","operand",""],
["rb","7:4","Reg","type-reg.html","operand",""],
["a","3:0","Nibble","type-nibble.html","fixed","0xf"],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["BIT"],["VALUE"],["pc"]],
[["pc"]],
[]],
["IF_LESS_SIGNED","insn-if_less_signed.html","Branches if $rB is less than $rA, taken as signed numbers.","BREW",[
"if LANES signed $rB < $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x3"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_LESS_SIGNED","insn-if_not_less_signed.html","Branches if $rB is not less than $rA, taken as signed numbers.","BREW",[
"if LANES signed $rB >= $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x4"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_LESS","insn-if_less.html","Branches if $rB is less than $rA, taken as unsigned numbers.","BREW",[
"if LANES $rB < $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x5"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_LESS","insn-if_not_less.html","Branches if $rB is not less than $rA, taken as unsigned numbers.","BREW",[
"if LANES $rB >= $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x6"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["LOAD_CONST_SHORT","insn-load_const_short.html","Puts a constant of 16 bits, sign-extended, into $rD, whose type stays.","BREW",[
"$rD <- short VALUE"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0x0"],
["value","31:16","Short","type-short.html","operand",""]
],[
],
[["VALUE"]],
[["$rD"]],
[]],
["LOAD_CONST","insn-load_const.html","Puts a constant of 32 bits into $rD, whose type stays.","BREW",[
"$rD <- VALUE"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf"],
["value","47:16","Long","type-long.html","operand",""]
],[
],
[["VALUE"]],
[["$rD"]],
[]],
["TYPES_LOW","insn-types_low.html","Gives types to the registers $r0 to $r7: the lowest nibble of VALUE is the type of $r0, the next one that of $r1, and so on; 15 leaves a type as it is.","BREW",[
"type '$r0..$r7' <- VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x8"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xe"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf"],
["value","47:16","LongAddress","type-longaddress.html","operand",""]
],[
],
[["VALUE"],["R.type"],["$r0"],["$r1"],["$r2"],["$r3"],["$r4"],["$r5"],["$r6"],["$r7"]],
[["R.type"],["$r0"],["$r1"],["$r2"],["$r3"],["$r4"],["$r5"],["$r6"],["$r7"]],
[["exc_type"]]],
["TYPES_HIGH","insn-types_high.html","Gives types to the registers $r8 to $r14: the lowest nibble of VALUE is the type of $r8, the next one that of $r9, and so on; 15 leaves a type as it is, and the highest nibble means nothing.","BREW",[
"type '$r8..$r14' <- VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x9"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xe"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf"],
["value","47:16","LongAddress","type-longaddress.html","operand",""]
],[
],
[["VALUE"],["R.type"],["$r8"],["$r9"],["$r10"],["$r11"],["$r12"],["$r13"],["$r14"]],
[["R.type"],["$r8"],["$r9"],["$r10"],["$r11"],["$r12"],["$r13"],["$r14"]],
[["exc_type"]]],
["READ_CSR","insn-read_csr.html","Reads a control and status register; the type of $rD stays.","BREW",[
"$rD <- CSR[ADDR]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0x8"],
["addr","31:16","CsrAddress","type-csraddress.html","operand",""]
],[
],
[["ADDR"],["mode"],["csr_ecause"],["csr_eaddr"],["frnd"],["FPSTAT"]],
[["$rD"],["csr_eaddr"],["FPSTAT"]],
[]],
["WRITE_CSR","insn-write_csr.html","Writes a control and status register; the addresses are those of the other direction.","BREW",[
"CSR[ADDR] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0x9"],
["addr","31:16","CsrAddress","type-csraddress.html","operand",""]
],[
],
[["ADDR"],["$rD"],["mode"]],
[["frnd"],["FPSTAT"]],
[]],
["IF_EQUAL","insn-if_equal.html","Branches if $rB is $rA.","BREW",[
"if LANES $rB == $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x1"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["IF_NOT_EQUAL","insn-if_not_equal.html","Branches if $rB is not $rA.","BREW",[
"if LANES $rB != $rA $pc <- $pc + VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xf"],
["lanes","11","Lanes","type-lanes.html","operand",""],
["c","10:8","UInt3","type-uint3.html","fixed","0x2"],
["rb","7:4","Reg","type-reg.html","operand",""],
["ra","3:0","Reg","type-reg.html","operand",""],
["value","16, 31:17","Displacement","type-displacement.html","operand",""]
],[
],
[["$rB"],["$rA"],["VALUE"],["R.type"],["type_a"],["type_b"],["pc"]],
[["pc"]],
[["exc_type"]]],
["JUMP","insn-jump.html","Jumps to an address in a register, a constant address, or an address in memory.","BREW",[
"$pc <- $rD",
"$pc <- VALUE",
"$pc <- MEM32[$rA]",
"$pc <- MEM32[$rA + OFFSET]",
"$pc <- MEM32[ADDRESS]"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x2",["JUMP_CONST","JUMP_AT","JUMP_OFFSET","JUMP_MEMORY"]],
["rd","15:12","Reg","type-reg.html","operand","",["JUMP_REGISTER"]],
["c","11:8","Nibble","type-nibble.html","fixed","0x0",["JUMP_REGISTER","JUMP_CONST"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["JUMP_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["JUMP_OFFSET","JUMP_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x0",["JUMP_REGISTER"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xe",["JUMP_CONST","JUMP_AT","JUMP_OFFSET","JUMP_MEMORY"]],
["a","3:0","Nibble","type-nibble.html","fixed","0x2",["JUMP_REGISTER"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["JUMP_CONST","JUMP_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["JUMP_AT","JUMP_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["JUMP_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["JUMP_OFFSET"]],
["value","47:16","LongAddress","type-longaddress.html","operand","",["JUMP_CONST"]]
],[
],
[["$rD",["JUMP_REGISTER"]],["VALUE",["JUMP_CONST"]],["$rA",["JUMP_AT","JUMP_OFFSET"]],["R.type",["JUMP_AT","JUMP_OFFSET"]],["type_a",["JUMP_AT","JUMP_OFFSET"]],["MEM",["JUMP_AT","JUMP_OFFSET","JUMP_MEMORY"]],["OFFSET",["JUMP_OFFSET"]],["ADDRESS",["JUMP_MEMORY"]]],
[["pc"]],
[["exc_type",["JUMP_AT","JUMP_OFFSET"]],["exc_unaligned",["JUMP_AT","JUMP_OFFSET","JUMP_MEMORY"]],["exc_access",["JUMP_AT","JUMP_OFFSET","JUMP_MEMORY"]]]],
["JUMP_SHORT","insn-jump_short.html","Goes on at an address of 16 bits, sign-extended: the lowest or the highest 32 KiB.","BREW",[
"$pc <- short VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x2"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0xe"],
["value","31:16","ShortAddress","type-shortaddress.html","operand",""]
],[
],
[["VALUE"]],
[["pc"]],
[]],
["SET_TPC","insn-set_tpc.html","Sets the program counter of mode TASK.","BREW",[
"$tpc <- $rD",
"$tpc <- VALUE",
"$tpc <- MEM32[$rA]",
"$tpc <- MEM32[$rA + OFFSET]",
"$tpc <- MEM32[ADDRESS]"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x3",["SET_TPC_CONST","SET_TPC_AT","SET_TPC_OFFSET","SET_TPC_MEMORY"]],
["rd","15:12","Reg","type-reg.html","operand","",["SET_TPC_REGISTER"]],
["c","11:8","Nibble","type-nibble.html","fixed","0x0",["SET_TPC_REGISTER","SET_TPC_CONST"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["SET_TPC_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["SET_TPC_OFFSET","SET_TPC_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x0",["SET_TPC_REGISTER"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xe",["SET_TPC_CONST","SET_TPC_AT","SET_TPC_OFFSET","SET_TPC_MEMORY"]],
["a","3:0","Nibble","type-nibble.html","fixed","0x3",["SET_TPC_REGISTER"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["SET_TPC_CONST","SET_TPC_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["SET_TPC_AT","SET_TPC_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["SET_TPC_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["SET_TPC_OFFSET"]],
["value","47:16","LongAddress","type-longaddress.html","operand","",["SET_TPC_CONST"]]
],[
],
[["$rD",["SET_TPC_REGISTER"]],["mode"],["VALUE",["SET_TPC_CONST"]],["$rA",["SET_TPC_AT","SET_TPC_OFFSET"]],["R.type",["SET_TPC_AT","SET_TPC_OFFSET"]],["type_a",["SET_TPC_AT","SET_TPC_OFFSET"]],["MEM",["SET_TPC_AT","SET_TPC_OFFSET","SET_TPC_MEMORY"]],["OFFSET",["SET_TPC_OFFSET"]],["ADDRESS",["SET_TPC_MEMORY"]]],
[["pc"],["tpc"]],
[["exc_type",["SET_TPC_AT","SET_TPC_OFFSET"]],["exc_unaligned",["SET_TPC_AT","SET_TPC_OFFSET","SET_TPC_MEMORY"]],["exc_access",["SET_TPC_AT","SET_TPC_OFFSET","SET_TPC_MEMORY"]]]],
["SET_TPC_SHORT","insn-set_tpc_short.html","Sets the program counter of mode TASK to an address of 16 bits, sign-extended.","BREW",[
"$tpc <- short VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x3"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0xe"],
["value","31:16","ShortAddress","type-shortaddress.html","operand",""]
],[
],
[["VALUE"],["mode"]],
[["pc"],["tpc"]],
[]],
["CALL","insn-call.html","Jumps to an address and leaves the address after the instruction in $r14, as INT32 (project-defined).","BREW",[
"call VALUE",
"call MEM32[$rA]",
"call MEM32[$rA + OFFSET]",
"call MEM32[ADDRESS]"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x4"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0",["CALL_CONST"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["CALL_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["CALL_OFFSET","CALL_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xe"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["CALL_CONST","CALL_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["CALL_AT","CALL_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["CALL_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["CALL_OFFSET"]],
["value","47:16","LongAddress","type-longaddress.html","operand","",["CALL_CONST"]]
],[
],
[["VALUE",["CALL_CONST"]],["next_pc"],["R.type",["CALL_AT","CALL_OFFSET"]],["$rA",["CALL_AT","CALL_OFFSET"]],["type_a",["CALL_AT","CALL_OFFSET"]],["MEM",["CALL_AT","CALL_OFFSET","CALL_MEMORY"]],["OFFSET",["CALL_OFFSET"]],["ADDRESS",["CALL_MEMORY"]]],
[["pc"],["$r14"],["R.type"]],
[["exc_type",["CALL_AT","CALL_OFFSET"]],["exc_unaligned",["CALL_AT","CALL_OFFSET","CALL_MEMORY"]],["exc_access",["CALL_AT","CALL_OFFSET","CALL_MEMORY"]]]],
["CALL_SHORT","insn-call_short.html","Jumps to an address of 16 bits, sign-extended, and leaves the address after the instruction in $r14, as INT32.","BREW",[
"call short VALUE"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x4"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf"],
["a","3:0","Nibble","type-nibble.html","fixed","0xe"],
["value","31:16","ShortAddress","type-shortaddress.html","operand",""]
],[
],
[["VALUE"],["next_pc"]],
[["pc"],["$r14"],["R.type"]],
[]],
["READ_PC","insn-read_pc.html","The address of the instruction, as INT32.","BREW",[
"$rD <- $pc"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x4"]
],[
],
[["pc"]],
[["$rD"],["R.type"]],
[]],
["READ_TPC","insn-read_tpc.html","The program counter of mode TASK, as INT32: in that mode the address of the instruction, in mode SCHEDULER where STM goes.","BREW",[
"$rD <- $tpc"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x5"]
],[
],
[["mode"],["pc"],["tpc"]],
[["$rD"],["R.type"]],
[]],
["LOAD8","insn-load8.html","Loads a byte, zero-extended to 32 bits.","BREW",[
"$rD <- MEM8[$rA]",
"$rD <- MEM8[$rA + OFFSET]",
"$rD <- MEM8[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD8_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD8_OFFSET","LOAD8_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x4"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD8_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD8_AT","LOAD8_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD8_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD8_OFFSET"]]
],[
],
[["$rA",["LOAD8_AT","LOAD8_OFFSET"]],["R.type",["LOAD8_AT","LOAD8_OFFSET"]],["type_a",["LOAD8_AT","LOAD8_OFFSET"]],["MEM"],["OFFSET",["LOAD8_OFFSET"]],["ADDRESS",["LOAD8_MEMORY"]]],
[["$rD"]],
[["exc_type",["LOAD8_AT","LOAD8_OFFSET"]],["exc_access"]]],
["LOAD16","insn-load16.html","Loads a halfword, zero-extended to 32 bits.","BREW",[
"$rD <- MEM16[$rA]",
"$rD <- MEM16[$rA + OFFSET]",
"$rD <- MEM16[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD16_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD16_OFFSET","LOAD16_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x5"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD16_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD16_AT","LOAD16_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD16_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD16_OFFSET"]]
],[
],
[["$rA",["LOAD16_AT","LOAD16_OFFSET"]],["R.type",["LOAD16_AT","LOAD16_OFFSET"]],["type_a",["LOAD16_AT","LOAD16_OFFSET"]],["MEM"],["OFFSET",["LOAD16_OFFSET"]],["ADDRESS",["LOAD16_MEMORY"]]],
[["$rD"]],
[["exc_type",["LOAD16_AT","LOAD16_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["LOAD32","insn-load32.html","Loads a word.","BREW",[
"$rD <- MEM32[$rA]",
"$rD <- MEM32[$rA + OFFSET]",
"$rD <- MEM32[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD32_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD32_OFFSET","LOAD32_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x6"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD32_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD32_AT","LOAD32_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD32_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD32_OFFSET"]]
],[
],
[["$rA",["LOAD32_AT","LOAD32_OFFSET"]],["R.type",["LOAD32_AT","LOAD32_OFFSET"]],["type_a",["LOAD32_AT","LOAD32_OFFSET"]],["MEM"],["OFFSET",["LOAD32_OFFSET"]],["ADDRESS",["LOAD32_MEMORY"]]],
[["$rD"]],
[["exc_type",["LOAD32_AT","LOAD32_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["LOAD_SIGNED8","insn-load_signed8.html","Loads a byte, sign-extended to 32 bits.","BREW",[
"$rD <- SMEM8[$rA]",
"$rD <- SMEM8[$rA + OFFSET]",
"$rD <- SMEM8[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD_SIGNED8_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD_SIGNED8_OFFSET","LOAD_SIGNED8_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xc"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD_SIGNED8_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD_SIGNED8_AT","LOAD_SIGNED8_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD_SIGNED8_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD_SIGNED8_OFFSET"]]
],[
],
[["$rA",["LOAD_SIGNED8_AT","LOAD_SIGNED8_OFFSET"]],["R.type",["LOAD_SIGNED8_AT","LOAD_SIGNED8_OFFSET"]],["type_a",["LOAD_SIGNED8_AT","LOAD_SIGNED8_OFFSET"]],["MEM"],["OFFSET",["LOAD_SIGNED8_OFFSET"]],["ADDRESS",["LOAD_SIGNED8_MEMORY"]]],
[["$rD"]],
[["exc_type",["LOAD_SIGNED8_AT","LOAD_SIGNED8_OFFSET"]],["exc_access"]]],
["LOAD_SIGNED16","insn-load_signed16.html","Loads a halfword, sign-extended to 32 bits.","BREW",[
"$rD <- SMEM16[$rA]",
"$rD <- SMEM16[$rA + OFFSET]",
"$rD <- SMEM16[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD_SIGNED16_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD_SIGNED16_OFFSET","LOAD_SIGNED16_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xd"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD_SIGNED16_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD_SIGNED16_AT","LOAD_SIGNED16_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD_SIGNED16_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD_SIGNED16_OFFSET"]]
],[
],
[["$rA",["LOAD_SIGNED16_AT","LOAD_SIGNED16_OFFSET"]],["R.type",["LOAD_SIGNED16_AT","LOAD_SIGNED16_OFFSET"]],["type_a",["LOAD_SIGNED16_AT","LOAD_SIGNED16_OFFSET"]],["MEM"],["OFFSET",["LOAD_SIGNED16_OFFSET"]],["ADDRESS",["LOAD_SIGNED16_MEMORY"]]],
[["$rD"]],
[["exc_type",["LOAD_SIGNED16_AT","LOAD_SIGNED16_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["LOAD_STACK","insn-load_stack.html","Loads $rD from near $r12 or $r13: OFFSET is a multiple of 4 from -256 to 252.","BREW",[
"$rD <- MEM32[$rS + tiny OFFSET]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xd"],
["offset","7:1","StackOffset","type-stackoffset.html","operand",""],
["rs","0","StackBase","type-stackbase.html","operand",""]
],[
],
[["$rS"],["OFFSET"],["R.type"],["MEM"]],
[["$rD"]],
[["exc_type"],["exc_unaligned"],["exc_access"]]],
["SHL","insn-shl.html","Shifts left; zeros come in.","BREW",[
"$rD <- $rA << $rB",
"$rD <- $rA << short VALUE",
"$rD <- VALUE << $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x6"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["SHL_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["SHL_RR","SHL_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["SHL_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["SHL_RR","SHL_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["SHL_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["SHL_LONG"]]
],[
],
[["$rA",["SHL_RR","SHL_SHORT"]],["$rB",["SHL_RR","SHL_LONG"]],["R.type"],["type_a",["SHL_RR","SHL_SHORT"]],["VALUE",["SHL_SHORT","SHL_LONG"]],["type_b",["SHL_LONG"]]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["SHR","insn-shr.html","Shifts right; zeros come in.","BREW",[
"$rD <- $rA >> $rB",
"$rD <- $rA >> short VALUE",
"$rD <- VALUE >> $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x7"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["SHR_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["SHR_RR","SHR_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["SHR_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["SHR_RR","SHR_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["SHR_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["SHR_LONG"]]
],[
],
[["$rA",["SHR_RR","SHR_SHORT"]],["$rB",["SHR_RR","SHR_LONG"]],["R.type"],["type_a",["SHR_RR","SHR_SHORT"]],["VALUE",["SHR_SHORT","SHR_LONG"]],["type_b",["SHR_LONG"]]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["SAR","insn-sar.html","Shifts right; the sign comes in.","BREW",[
"$rD <- $rA >>> $rB",
"$rD <- $rA >>> short VALUE",
"$rD <- VALUE >>> $rB"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x8"],
["b","7:4","Nibble","type-nibble.html","fixed","0xf",["SAR_SHORT"]],
["rb","7:4","Reg","type-reg.html","operand","",["SAR_RR","SAR_LONG"]],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["SAR_LONG"]],
["ra","3:0","Reg","type-reg.html","operand","",["SAR_RR","SAR_SHORT"]],
["value","31:16","Short","type-short.html","operand","",["SAR_SHORT"]],
["value","47:16","Long","type-long.html","operand","",["SAR_LONG"]]
],[
],
[["$rA",["SAR_RR","SAR_SHORT"]],["$rB",["SAR_RR","SAR_LONG"]],["R.type"],["type_a",["SAR_RR","SAR_SHORT"]],["VALUE",["SAR_SHORT","SAR_LONG"]],["type_b",["SAR_LONG"]]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["STORE8","insn-store8.html","Stores the lowest byte of $rD; its type is not stored.","BREW",[
"MEM8[$rA] <- $rD",
"MEM8[$rA + OFFSET] <- $rD",
"MEM8[ADDRESS] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["STORE8_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["STORE8_OFFSET","STORE8_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x8"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["STORE8_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["STORE8_AT","STORE8_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["STORE8_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["STORE8_OFFSET"]]
],[
],
[["$rA",["STORE8_AT","STORE8_OFFSET"]],["$rD"],["R.type",["STORE8_AT","STORE8_OFFSET"]],["type_a",["STORE8_AT","STORE8_OFFSET"]],["OFFSET",["STORE8_OFFSET"]],["ADDRESS",["STORE8_MEMORY"]]],
[["MEM"]],
[["exc_type",["STORE8_AT","STORE8_OFFSET"]],["exc_access"]]],
["STORE16","insn-store16.html","Stores the low halfword of $rD; its type is not stored.","BREW",[
"MEM16[$rA] <- $rD",
"MEM16[$rA + OFFSET] <- $rD",
"MEM16[ADDRESS] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["STORE16_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["STORE16_OFFSET","STORE16_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x9"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["STORE16_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["STORE16_AT","STORE16_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["STORE16_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["STORE16_OFFSET"]]
],[
],
[["$rA",["STORE16_AT","STORE16_OFFSET"]],["$rD"],["R.type",["STORE16_AT","STORE16_OFFSET"]],["type_a",["STORE16_AT","STORE16_OFFSET"]],["OFFSET",["STORE16_OFFSET"]],["ADDRESS",["STORE16_MEMORY"]]],
[["MEM"]],
[["exc_type",["STORE16_AT","STORE16_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["STORE32","insn-store32.html","Stores the 32 bits of $rD; its type is not stored.","BREW",[
"MEM32[$rA] <- $rD",
"MEM32[$rA + OFFSET] <- $rD",
"MEM32[ADDRESS] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["STORE32_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["STORE32_OFFSET","STORE32_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xa"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["STORE32_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["STORE32_AT","STORE32_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["STORE32_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["STORE32_OFFSET"]]
],[
],
[["$rA",["STORE32_AT","STORE32_OFFSET"]],["$rD"],["R.type",["STORE32_AT","STORE32_OFFSET"]],["type_a",["STORE32_AT","STORE32_OFFSET"]],["OFFSET",["STORE32_OFFSET"]],["ADDRESS",["STORE32_MEMORY"]]],
[["MEM"]],
[["exc_type",["STORE32_AT","STORE32_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["LOAD_LOCK","insn-load_lock.html","Loads a word and locks its address: a MEMSC to it succeeds as long as no other MEMLL, MEMSC, exception or STM comes between (project-defined).","BREW",[
"$rD <- MEMLL[$rA]",
"$rD <- MEMLL[$rA + OFFSET]",
"$rD <- MEMLL[ADDRESS]"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["LOAD_LOCK_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["LOAD_LOCK_OFFSET","LOAD_LOCK_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0x7"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["LOAD_LOCK_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["LOAD_LOCK_AT","LOAD_LOCK_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["LOAD_LOCK_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["LOAD_LOCK_OFFSET"]]
],[
],
[["$rA",["LOAD_LOCK_AT","LOAD_LOCK_OFFSET"]],["R.type",["LOAD_LOCK_AT","LOAD_LOCK_OFFSET"]],["type_a",["LOAD_LOCK_AT","LOAD_LOCK_OFFSET"]],["MEM"],["OFFSET",["LOAD_LOCK_OFFSET"]],["ADDRESS",["LOAD_LOCK_MEMORY"]]],
[["$rD"],["lock"],["locked"]],
[["exc_type",["LOAD_LOCK_AT","LOAD_LOCK_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["STORE_LOCK","insn-store_lock.html","Stores a word where the last MEMLL has locked the address, and $rD becomes 0, or 1 (project-defined) where nothing was stored.","BREW",[
"MEMSC[$rA] <- $rD",
"MEMSC[$rA + OFFSET] <- $rD",
"MEMSC[ADDRESS] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["STORE_LOCK_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["STORE_LOCK_OFFSET","STORE_LOCK_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xb"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["STORE_LOCK_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["STORE_LOCK_AT","STORE_LOCK_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["STORE_LOCK_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["STORE_LOCK_OFFSET"]]
],[
],
[["$rA",["STORE_LOCK_AT","STORE_LOCK_OFFSET"]],["$rD"],["R.type",["STORE_LOCK_AT","STORE_LOCK_OFFSET"]],["type_a",["STORE_LOCK_AT","STORE_LOCK_OFFSET"]],["locked"],["lock"],["OFFSET",["STORE_LOCK_OFFSET"]],["ADDRESS",["STORE_LOCK_MEMORY"]]],
[["$rD"],["R.type"],["locked"],["MEM"]],
[["exc_type",["STORE_LOCK_AT","STORE_LOCK_OFFSET"]],["exc_unaligned"],["exc_access"]]],
["STORE_STACK","insn-store_stack.html","Stores $rD near $r12 or $r13: OFFSET is a multiple of 4 from -256 to 252.","BREW",[
"MEM32[$rS + tiny OFFSET] <- $rD"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0xc"],
["offset","7:1","StackOffset","type-stackoffset.html","operand",""],
["rs","0","StackBase","type-stackbase.html","operand",""]
],[
],
[["$rS"],["OFFSET"],["$rD"],["R.type"]],
[["MEM"]],
[["exc_type"],["exc_unaligned"],["exc_access"]]],
["INV","insn-inv.html","Takes the line of an address out of all caches, on the way to memory.","BREW",[
"INV[$rA]",
"INV[$rA + OFFSET]",
"INV[ADDRESS]"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x1"],
["c","11:8","Nibble","type-nibble.html","fixed","0xe",["INV_AT"]],
["c","11:8","Nibble","type-nibble.html","fixed","0xf",["INV_OFFSET","INV_MEMORY"]],
["b","7:4","Nibble","type-nibble.html","fixed","0xe"],
["a","3:0","Nibble","type-nibble.html","fixed","0xf",["INV_MEMORY"]],
["ra","3:0","Reg","type-reg.html","operand","",["INV_AT","INV_OFFSET"]],
["address","47:16","LongAddress","type-longaddress.html","operand","",["INV_MEMORY"]],
["offset","31:16","Short","type-short.html","operand","",["INV_OFFSET"]]
],[
],
[],
[],
[]],
["SWI","insn-swi.html","Raises exc_swi_0 to exc_swi_7.","BREW",[
"SWI NUMBER"
],[
["d3","15","Bit","type-bit.html","fixed","0x0"],
["number","14:12","SwiNumber","type-swinumber.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x0"]
],[
],
[["NUMBER"]],
[],
[["exc_swi_0"],["exc_swi_1"],["exc_swi_2"],["exc_swi_3"],["exc_swi_4"],["exc_swi_5"],["exc_swi_6"],["exc_swi_7"]]],
["STM","insn-stm.html","Continues in mode TASK, at $tpc; the next exception continues after this instruction.","BREW",[
"STM"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x8"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x0"]
],[
],
[["mode"],["interrupt"],["tpc"],["next_pc"]],
[["mode"],["interrupt"],["locked"],["csr_ecause"],["csr_eaddr"],["spc"],["pc"]],
[]],
["WOI","insn-woi.html","Waits until there is an interrupt.","BREW",[
"WOI"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0x9"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x0"]
],[
],
[["interrupt"]],
[],
[]],
["PFLUSH","insn-pflush.html","The instructions after it are fetched again.","BREW",[
"PFLUSH"
],[
["d","15:12","Nibble","type-nibble.html","fixed","0xa"],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x0"]
],[
],
[],
[],
[]],
["FENCE","insn-fence.html","Orders memory accesses: those of the first kind before the fence come before those of the second kind after it.","BREW",[
"order"
],[
["order","15:12","FenceOrder","type-fenceorder.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x0"],
["a","3:0","Nibble","type-nibble.html","fixed","0x1"]
],[
],
[],
[],
[]],
["OVERRIDE","insn-override.html","A prefix: the next instruction takes the registers $rB and $rA for these types; keep leaves a type unchanged.","BREW",[
"override TYPE_B, TYPE_A"
],[
["high","15:8","Byte","type-byte.html","fixed","0xff"],
["type_b","7:4","Override","type-override.html","operand",""],
["type_a","3:0","Override","type-override.html","operand",""]
],[
],
[["TYPE_B"],["TYPE_A"],["prefixed"]],
[["prefixed"],["type_a"],["type_b"]],
[["exc_unknown_inst"],["exc_type"]]],
["LOAD_TINY","insn-load_tiny.html","Puts a number from -7 to 7 into $rD, as INT32 (project-defined: loads of other constants leave the type).","BREW",[
"$rD <- tiny CONST"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x1"],
["const","3:0","Tiny","type-tiny.html","operand",""]
],[
],
[["CONST"]],
[["$rD"],["R.type"]],
[]],
["ADD_PC","insn-add_pc.html","The address of the instruction plus an even number from -14 to 14, as INT32.","BREW",[
"$rD <- $pc + CONST"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x2"],
["const","3:0","TinyDisplacement","type-tinydisplacement.html","operand",""]
],[
],
[["CONST"],["pc"]],
[["$rD"],["R.type"]],
[]],
["NEG","insn-neg.html","Zero minus $rA, or minus each of its lanes.","BREW",[
"$rD <- -$rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x3"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["NOT","insn-not.html","All 32 bits inverted, whatever the type (project-defined); the result has the type of $rA.","BREW",[
"$rD <- ~$rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x4"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[]],
["BSE","insn-bse.html","The lowest byte of each lane of $rA, with its sign extended to the width of the lane.","BREW",[
"$rD <- bse $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x5"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["WSE","insn-wse.html","The lowest halfword of each lane of $rA, with its sign extended to the width of the lane.","BREW",[
"$rD <- wse $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x6"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["POPCNT","insn-popcnt.html","How many of the 32 bits of $rA are 1, as INT32, whatever the type (project-defined).","BREW",[
"$rD <- popcnt $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x7"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"]],
[["$rD"],["R.type"]],
[]],
["RECIPROCAL","insn-reciprocal.html","1 divided by $rA, rounded as csr_fpstat says.","BREW",[
"$rD <- 1 / $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x8"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"],["frnd"],["FPSTAT"]],
[["$rD"],["R.type"],["FPSTAT"]],
[["exc_type"]]],
["RSQRT","insn-rsqrt.html","1 divided by the square root of $rA, rounded as csr_fpstat says.","BREW",[
"$rD <- rsqrt $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0x9"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"],["frnd"],["FPSTAT"]],
[["$rD"],["R.type"],["FPSTAT"]],
[["exc_type"]]],
["SET_TYPE","insn-set_type.html","Gives $rD the type whose code is in $rA; all 32 bits count, and a code that is not a type, including 15, raises exc_type (project-defined).","BREW",[
"type $rD <- $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xc"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"]],
[["$rD"],["R.type"]],
[["exc_type"]]],
["GET_TYPE","insn-get_type.html","The code of the type of $rA, as INT32.","BREW",[
"$rD <- type $rA"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xd"],
["ra","3:0","Reg","type-reg.html","operand",""]
],[
],
[["$rA"],["R.type"],["type_a"]],
[["$rD"],["R.type"]],
[]],
["SET_TYPE_CONST","insn-set_type_const.html","Gives $rD a type.","BREW",[
"type $rD <- KIND"
],[
["rd","15:12","Reg","type-reg.html","operand",""],
["c","11:8","Nibble","type-nibble.html","fixed","0x0"],
["b","7:4","Nibble","type-nibble.html","fixed","0xe"],
["kind","3:0","Type","type-type.html","operand",""]
],[
],
[["KIND"]],
[["$rD"],["R.type"]],
[["exc_type"]]]
]
};
