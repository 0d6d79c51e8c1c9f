%# SPDX-License-Identifier: MIT
const struct ${$p}_opcode_info ${$p}_opcodes[${$P}_OPCODE_COUNT + 1] = {
	[${$P}_OP_NONE] = { .match = { 1 }, .name = "" }, /* no word matches */
%each $d/opcode-rows/c-opcode

%each line
%if position() = 1
	/* ${c-comment: .}
%else
	 * ${c-comment: .}
%end
%end
	 */
	[${$P}_OP_${id: @id}] = {
		{ ${@mask} },
		{ ${@match} },
		{ ${@zero} },
		{ ${@initial} },
%if $appends
		${@box}, ${@boxes}, ${@layout}, ${@fields}, ${@length}, ${@slots}, ${@slot},
		"${c-string: @name}"
%else
		${@box}, ${@boxes}, ${@layout}, ${@fields}, ${@length}, "${c-string: @name}"
%end
	},
%end
};
