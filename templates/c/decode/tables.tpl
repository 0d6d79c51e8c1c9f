%# SPDX-License-Identifier: MIT
%if $lists or $d/tree/@nested = 'yes'
%if $lists
/* A table of 2^width entries that bits [lsb, lsb+width) index, from entry `first` on; width 0: a
 * list of opcodes to try, which ends in 0. */
%else
/* A table of 2^width entries that bits [lsb, lsb+width) index, from entry `first` on. */
%end
struct node {
	uint8_t lsb, width;
	uint32_t first;
};

static const struct node nodes[] = {
%each $d/tree/node
	{ ${@lsb}, ${@width}, ${@first} },
%end
};

%end
%if $d/tree-entries/entry
%if $lists or $d/tree/@nested = 'yes'
/* 0: undefined; up to ${$P}_OPCODE_COUNT: an opcode; above: a node. */
%else
/* The opcode; 0: undefined. */
%end
static const ${$d/@index} entries[${$d/tree-entries/@count}] = {
%each $d/tree-entries/entry
%if @opcode
	[${@index}] = ${$P}_OP_${id: @opcode},
%else
	[${@index}] = ${@code},
%end
%end
};

%end
