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
%call append_functions()
%each $layouts as layout
%call encode_layout()
%end
	// Fields that the opcode fixes or does not have are ignored.
	always_comb begin
		case (opcode)
%each $opcodes wrap 80
			${$enumerator}${id: @id}: word = {$\
%call cells()
}$\
%if @layout
 | units_${@layout}$\
%end
;
%end
			default: word = '0;
		endcase
	end

%if $layouts
	// Fields with fewer bits than another of their name, or that append fewer.
%else
	// Fields with fewer bits than another of their name.
%end
	logic fits;
	always_comb begin
		case (opcode)
%each $opcodes[narrow or @layout]
			${$enumerator}${id: @id}: fits = $\
%each narrow sep " && "
(${raw: @id} >> ${@width}) == '0$\
%end
%if narrow and @layout
 && $\
%end
%if @layout
fits_${@layout}$\
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
%# What the fields of a layout append, in its place in the word.
%block encode_layout()
%let layout = @index
%each slot
	logic [7:0] at_${$layout}_${$index}, append_${$layout}_${$index};
%if $first
	assign at_${$layout}_${$index} = 8'd${../@own};
%else
	assign at_${$layout}_${$index} = $\
at_${$layout}_${$index - 1} + append_${$layout}_${$index - 1};
%end
	assign append_${$layout}_${$index} = append_${@append}(${raw: @id}[${@tested - 1}:0]);
%end
	logic fits_${$layout};
	assign fits_${$layout} =
%each slot sep " &&\n"
		(${raw: @id} >> (8'd${@own} + append_${$layout}_${$index})) == '0$\
%end
;
	logic [${$word_size - 1}:0] units_${$layout};
	assign units_${$layout} =
%each slot sep " |\n"
		${$word_size}'(${raw: @id}) >> ${@own} << at_${$layout}_${$index}$\
%end
;

%end
