globalThis.speccSideData = {
"labels": {
"all": "all",
"filter": "Filter by name",
"group": "Group",
"reads": "Reads",
"writes": "Writes",
"type": "Operand type",
"more": "More filters",
"clear": "Clear the filter",
"none": "No instruction matches."
},
"groups": [
["TINY","group-tiny.html",[
["ADDI","insn-addi.html","addi","R","R","Reg Int6"],
["ALU","insn-alu.html","add sub and or xor shl shr","R","R","Reg Function"],
["B","insn-b.html","b","equal less below pc cycles","pc cycles","Near"],
["CALL","insn-call.html","call","next_pc pc","R pc","Far"],
["CAUSE","insn-cause.html","cause","why","R","Reg"],
["CMP","insn-cmp.html","cmp","R","equal less below","Reg Int6"],
["HALT","insn-halt.html","halt","","",""],
["IN","insn-in.html","in","ram","R","Reg Port"],
["JR","insn-jr.html","jr","R","pc","Reg"],
["LD","insn-ld.html","ld ld.b","R ram","R","Reg"],
["LDI","insn-ldi.html","ldi ldi.w","","R","Reg Int9 Word"],
["OUT","insn-out.html","out","R","ram","Reg Port"],
["POP","insn-pop.html","pop","ram R","R","Reg"],
["PUSH","insn-push.html","push","R","R ram","Reg"],
["RTI","insn-rti.html","rti","mode saved_pc","mode pc",""],
["ST","insn-st.html","st st.b","R","ram","Reg"],
["TRAP","insn-trap.html","trap","","",""]
]]
]
};
