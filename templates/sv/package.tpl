%# SPDX-License-Identifier: MIT
%file "${$p}_pkg.sv" as c
%call banner('Opcodes, types and fields of instructions.')
package ${$p}_pkg;

	typedef enum logic [${$opcode_size - 1}:0] {
		${$P}_OP_NONE = ${$opcode_size}'d0$\
%each $opcodes
,
		${$P}_OP_${id: @id} = ${$opcode_size}'d${@number}$\
%end

	} ${$p}_opcode;
%each $h/type-names/c-type as type
%let width = key('isa/type', 'name', $type/@name)/@width

	typedef enum logic [${$width - 1}:0] {
%each c-value sep ","
		${$P}_${id: @id} = ${$width}'d${@value}
%end
	} ${$p}_${id: @id};
%end
%each $h/mode as mode

	typedef enum logic [${@size - 1}:0] {
%each choice sep ","
		${$P}_${id: $mode/@id}_${id: @id} = ${$mode/@size}'d${$index - 1}
%end
	} ${$p}_${id: @id};

	// Which alternative the bits of a field are, with those that it appends where they decide; they
	// must be legal.
	function automatic ${$p}_${id: @id} ${$p}_${id: @id}_of(input logic [${@width - 1}:0] bits);
%each row
		$\
%if not($first)
else $\
%end
%if not($last)
if ((bits & ${$mode/@width}'h${@mask}) == ${$mode/@width}'h${@match}) $\
%end
${$p}_${id: $mode/@id}_of = ${$P}_${id: $mode/@id}_${id: @id};
%end
	endfunction
%end

	// The bits of each field, without sign. If the opcode has a field with fewer bits than another
	// of this name, the upper bits are 0. A field that it does not have may hold anything.
	typedef struct packed {
%each $members
		$\
%call declare(@width, @id)
%if @id != @name
 // ${c-comment: @name}$\
%end

%else
		logic none;
%end
	} ${$p}_insn;

endpackage
