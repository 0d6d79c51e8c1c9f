%# SPDX-License-Identifier: MIT
%file "${$p}_decode.sv" as c
%call banner('Decoder: a word to its opcode and fields. Combinational.')
module ${$p}_decode (
	input  logic [${$word_size - 1}:0] word, // first unit lowest; ignored beyond the length
	output logic legal,
	output ${$opcode_type} opcode, // ${$P}_OP_NONE unless legal
	output logic [${$h/@field-bits - 1}:0] fields, // ${$p}_pkg::${$p}_insn
%if $layouts
	output logic [${$length_size - 1}:0] length // bytes; with appended units if legal
%else
	output logic [${$length_size - 1}:0] length // bytes, whether legal or not
%end
);

%each $h/legal-sets/set
	function automatic logic set_${@index}(input logic [${@width - 1}:0] value);
		casez (value)
			$\
%each legal sep ",\n\t\t\t"
${../@width}'b${raw: @pattern}$\
%end
: set_${@index} = 1'b1;
			default: set_${@index} = 1'b0;
		endcase
	endfunction

%end
%call append_functions()
%include "length.tpl"

%if $layouts
	// Words whose fields append units, with what each appends in a place of its own.
%each $layouts
%call layout()
%end
%end
	// The legal words of each opcode: no two have one in common.
%each $opcodes as opcode

%each line
	// ${c-comment: .}
%end
	logic is_${id: @id};
	assign is_${id: @id} =
%each product sep " ||\n"
%call product($opcode)
%else
		1'b0$\
%end
;
%end

	always_comb begin
		(* parallel_case *)
		case (1'b1)
%each $opcodes
			is_${id: @id}: opcode = ${$enumerator}${id: @id};
%end
			default: opcode = ${$enumerator}NONE;
		endcase
	end
	assign legal = opcode != ${$enumerator}NONE;
%if $layouts
	assign length =
%each $layouts as layout
		|{$\
%each $opcodes[@layout = $layout/@index] sep ", " fill 90
is_${id: @id}$\
%end
} ? ${$length_size}'(end_${@index} >> 3) :
%end
		own_length;
%end

	// Each field where the opcodes have it, in parallel with the opcode.
%each $members as member

	$\
%call declare(@width, @id)

%if count(place) = 1
	assign ${raw: @id} = $\
%call slices(place/slice, string(place/@layout))
;
%else
	assign ${raw: @id} =
%each place wrap 80
%call place($member/@width)
%end
%end
%end

	assign fields = $\
%call joined('')
;

endmodule
