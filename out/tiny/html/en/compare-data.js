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
["ALU",0,16,"0xf000","0x0000","1"],
["ADDI",1,16,"0xf000","0x1000","1"],
["LDI",2,16,"0xf000","0x2000","1"],
["LDI_LONG",2,32,"0x0000f000","0x00003000","2"],
["CMP",3,16,"0xf000","0x8000","1"],
["CMP_IMM",3,16,"0xf000","0x9000","1"],
["B",4,16,"0xf000","0xa000","1"],
["CALL",5,16,"0xf000","0xb000","2"],
["JR",6,16,"0xf007","0xc002","2"],
["LD",7,16,"0xf000","0x4000","2"],
["LD_BYTE",7,16,"0xf000","0x5000","2"],
["ST",8,16,"0xf000","0x6000","2"],
["ST_BYTE",8,16,"0xf000","0x7000","2"],
["PUSH",9,16,"0xf007","0xc000","2"],
["POP",10,16,"0xf007","0xc001","2"],
["IN",11,16,"0xf100","0xd000","4"],
["OUT",12,16,"0xf100","0xd100","4"],
["HALT",13,16,"0xf007","0xe000","1"],
["TRAP",14,16,"0xf007","0xe001","1"],
["RTI",15,16,"0xf007","0xe002","2"],
["CAUSE",16,16,"0xf007","0xc003","1"]
],
"families": [
["ALU","insn-alu.html","Combines two registers and puts the low 16 bits of the result into rd.","TINY",[
"function rd, ra, rb"
],[
["op","15:12","Op","type-op.html","fixed","ALU"],
["rd","11:9","Reg","type-reg.html","operand",""],
["ra","8:6","Reg","type-reg.html","operand",""],
["rb","5:3","Reg","type-reg.html","operand",""],
["function","2:0","Function","type-function.html","operand",""]
],[
],
[["ra"],["rb"]],
[["rd"]],
[]],
["ADDI","insn-addi.html","Adds a number from -32 to 31 to a register.","TINY",[
"addi rd, ra, imm"
],[
["op","15:12","Op","type-op.html","fixed","ADDI"],
["rd","11:9","Reg","type-reg.html","operand",""],
["ra","8:6","Reg","type-reg.html","operand",""],
["imm","5:0","Int6","type-int6.html","operand",""]
],[
],
[["ra"],["imm"]],
[["rd"]],
[]],
["LDI","insn-ldi.html","Puts a number into rd: -256 to 255, or with .w, any 16 bits.","TINY",[
"ldi rd, imm",
"ldi.w rd, word"
],[
["op","15:12","Op","type-op.html","fixed","LDI",["LDI"]],
["op","15:12","Op","type-op.html","fixed","LDI_LONG",["LDI_LONG"]],
["rd","11:9","Reg","type-reg.html","operand",""],
["imm","8:0","Int9","type-int9.html","operand","",["LDI"]],
["word","31:16","Word","type-word.html","operand","",["LDI_LONG"]]
],[
],
[["imm",["LDI"]],["word",["LDI_LONG"]]],
[["rd"]],
[]],
["CMP","insn-cmp.html","Compares ra with a register, or with a number from -32 to 31, for the branches that follow.","TINY",[
"cmp ra, rb",
"cmp ra, imm"
],[
["op","15:12","Op","type-op.html","fixed","CMP",["CMP"]],
["op","15:12","Op","type-op.html","fixed","CMP_IMM",["CMP_IMM"]],
["ra","11:9","Reg","type-reg.html","operand",""],
["rb","8:6","Reg","type-reg.html","operand","",["CMP"]],
["imm","5:0","Int6","type-int6.html","operand","",["CMP_IMM"]]
],[
],
[["ra"],["rb",["CMP"]],["imm",["CMP_IMM"]]],
[["equal"],["less"],["below"]],
[]],
["B","insn-b.html","Jumps if the condition holds for the last comparison.","TINY",[
"b{.cond} to"
],[
["op","15:12","Op","type-op.html","fixed","B"],
["cond","11:9","Condition","type-condition.html","default","al"],
["to","8:0","Near","type-near.html","operand",""]
],[
],
[["to"],["equal"],["less"],["below"],["pc"],["cycles"]],
[["pc"],["cycles"]],
[]],
["CALL","insn-call.html","Jumps, and puts the return address into lr.","TINY",[
"call to"
],[
["op","15:12","Op","type-op.html","fixed","CALL"],
["to","11:0","Far","type-far.html","operand",""]
],[
],
[["to"],["next_pc"],["pc"]],
[["lr"],["pc"]],
[]],
["JR","insn-jr.html","Jumps to the address in ra.","TINY",[
"jr ra"
],[
["op","15:12","Op","type-op.html","fixed","ONE"],
["ra","11:9","Reg","type-reg.html","operand",""],
["what","2:0","OneRegister","type-oneregister.html","fixed","JR"]
],[
],
[["ra"]],
[["pc"]],
[]],
["LD","insn-ld.html","Loads a word, or with .b a byte, zero-extended.","TINY",[
"ld rd, [ra{ + words}]",
"ld.b rd, [ra{ + bytes}]"
],[
["op","15:12","Op","type-op.html","fixed","LD",["LD"]],
["op","15:12","Op","type-op.html","fixed","LD_BYTE",["LD_BYTE"]],
["rd","11:9","Reg","type-reg.html","operand",""],
["ra","8:6","Reg","type-reg.html","operand",""],
["bytes","5:0","ByteOffset","type-byteoffset.html","default","0",["LD_BYTE"]],
["words","5:0","WordOffset","type-wordoffset.html","default","0",["LD"]]
],[
],
[["ra"],["words",["LD"]],["ram"],["bytes",["LD_BYTE"]]],
[["rd"]],
[["BadAddress"]]],
["ST","insn-st.html","Stores a word, or with .b the low byte of rs.","TINY",[
"st rs, [ra{ + words}]",
"st.b rs, [ra{ + bytes}]"
],[
["op","15:12","Op","type-op.html","fixed","ST",["ST"]],
["op","15:12","Op","type-op.html","fixed","ST_BYTE",["ST_BYTE"]],
["rs","11:9","Reg","type-reg.html","operand",""],
["ra","8:6","Reg","type-reg.html","operand",""],
["bytes","5:0","ByteOffset","type-byteoffset.html","default","0",["ST_BYTE"]],
["words","5:0","WordOffset","type-wordoffset.html","default","0",["ST"]]
],[
],
[["rs"],["ra"],["words",["ST"]],["bytes",["ST_BYTE"]]],
[["ram"]],
[["BadAddress"]]],
["PUSH","insn-push.html","Pushes rs on the stack: subtracts 2 from sp and stores rs there.","TINY",[
"push rs"
],[
["op","15:12","Op","type-op.html","fixed","ONE"],
["rs","11:9","Reg","type-reg.html","operand",""],
["what","2:0","OneRegister","type-oneregister.html","fixed","PUSH"]
],[
],
[["rs"],["sp"]],
[["sp"],["ram"]],
[["BadAddress"]]],
["POP","insn-pop.html","Pops a word from the stack: loads rd from the address in sp and adds 2 to sp.","TINY",[
"pop rd"
],[
["op","15:12","Op","type-op.html","fixed","ONE"],
["rd","11:9","Reg","type-reg.html","operand",""],
["what","2:0","OneRegister","type-oneregister.html","fixed","POP"]
],[
],
[["ram"],["sp"]],
[["rd"],["sp"]],
[["BadAddress"]]],
["IN","insn-in.html","Reads a word from a device.","TINY",[
"in rd, port"
],[
["op","15:12","Op","type-op.html","fixed","IO"],
["rd","11:9","Reg","type-reg.html","operand",""],
["direction","8","Direction","type-direction.html","fixed","IN"],
["port","6:0","Port","type-port.html","operand",""]
],[
],
[["port"],["ram"]],
[["rd"]],
[["BadAddress"]]],
["OUT","insn-out.html","Writes a word to a device.","TINY",[
"out rs, port"
],[
["op","15:12","Op","type-op.html","fixed","IO"],
["rs","11:9","Reg","type-reg.html","operand",""],
["direction","8","Direction","type-direction.html","fixed","OUT"],
["port","6:0","Port","type-port.html","operand",""]
],[
],
[["rs"],["port"]],
[["ram"]],
[["BadAddress"]]],
["HALT","insn-halt.html","Stops the machine until an interrupt arrives.","TINY",[
"halt"
],[
["op","15:12","Op","type-op.html","fixed","SYSTEM"],
["what","2:0","System","type-system.html","fixed","HALT"]
],[
],
[],
[],
[]],
["TRAP","insn-trap.html","Calls the exception handler.","TINY",[
"trap"
],[
["op","15:12","Op","type-op.html","fixed","SYSTEM"],
["what","2:0","System","type-system.html","fixed","TRAP"]
],[
],
[],
[],
[["Service"]]],
["RTI","insn-rti.html","Returns from a handler.","TINY",[
"rti"
],[
["op","15:12","Op","type-op.html","fixed","SYSTEM"],
["what","2:0","System","type-system.html","fixed","RTI"]
],[
],
[["mode"],["saved_pc"]],
[["mode"],["pc"]],
[["Illegal"]]],
["CAUSE","insn-cause.html","Reads the code of the exception that called the handler.","TINY",[
"cause rd"
],[
["op","15:12","Op","type-op.html","fixed","ONE"],
["rd","11:9","Reg","type-reg.html","operand",""],
["what","2:0","OneRegister","type-oneregister.html","fixed","CAUSE"]
],[
],
[["why"]],
[["rd"]],
[]]
]
};
