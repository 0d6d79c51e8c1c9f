%# SPDX-License-Identifier: MIT
%file "${$p}_encode.sv" as c
%call banner('Encoder: an opcode and its fields to a word. Combinational.')
module ${$p}_encode (
	input  ${$opcode_type} opcode,
	input  logic [${$h/@field-bits - 1}:0] fields, // ${$p}_pkg::${$p}_insn
	output logic [${$word_size - 1}:0] word, // 0 beyond the length
	output logic ok, // each field fits, and the word is legal
	output logic [${$length_size - 1}:0] length // bytes
);

%each $members
	$\
%if @varies
%call declare(@width, @id)
%else
%call declare(@width, concat('unused_', @id))
%end

%end
%if $members
	assign $\
%call joined('unused_')
 = fields;

%end
	// Fields that the opcode fixes or does not have are ignored.
	always_comb begin
		case (opcode)
%each $opcodes wrap 80
			${$enumerator}${id: @id}: word = {$\
%call cells()
};
%end
			default: word = '0;
		endcase
	end

	// Fields with fewer bits than another of their name.
	logic fits;
	always_comb begin
		case (opcode)
%each $opcodes[narrow]
			${$enumerator}${id: @id}: fits = $\
%each narrow sep " && "
(${raw: @id} >> ${@width}) == '0$\
%end
;
%end
			default: fits = 1'b1;
		endcase
	end

	logic legal;
	logic [${$opcode_size - 1}:0] found;
	logic [${$h/@field-bits - 1}:0] unused_fields;
	${$p}_decode decode (
		.word(word), .legal(legal), .opcode(found), .fields(unused_fields), .length(length)
	);
	assign ok = fits && legal && found == opcode;

endmodule
%# The word of an opcode, from the highest bit down: fixed bits, zeros, and members.
%block cells()
%if @above
${@above}'d0, $\
%end
%each cell sep ", "
%if @bits
${@width}'b${@bits}$\
%elif not(@id)
${@width}'d0$\
%elif @whole
${raw: @id}$\
%elif @shift
${@width}'(${raw: @id} >> ${@shift})$\
%else
${@width}'(${raw: @id})$\
%end
%end
%end
