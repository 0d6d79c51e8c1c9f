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
