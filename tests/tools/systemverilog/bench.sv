// The decoder and the encoder of ISA side by side.
module bench (
	input  logic [WORD_TOP:0] word,
	output logic legal,
	output logic [OPCODE_TOP:0] opcode,
	output logic [FIELDS_TOP:0] fields,
	output logic [LENGTH_TOP:0] length,
	input  logic [OPCODE_TOP:0] opcode_in,
	input  logic [FIELDS_TOP:0] fields_in,
	output logic [WORD_TOP:0] word_out,
	output logic ok,
	output logic [LENGTH_TOP:0] length_out
);
	ISA_pkg::ISA_opcode number;
	assign opcode = number;
	ISA_decode decode (
		.word(word), .legal(legal), .opcode(number), .fields(fields), .length(length)
	);
	ISA_encode encode (
		.opcode(ISA_pkg::ISA_opcode'(opcode_in)), .fields(fields_in), .word(word_out), .ok(ok),
		.length(length_out)
	);
endmodule
