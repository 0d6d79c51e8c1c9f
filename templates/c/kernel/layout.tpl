%# SPDX-License-Identifier: MIT
%# What the bits of operands with alternatives mean.
/* ---- operands with alternatives ---- */

/* The bits of such an operand begin with its field; units that it appends to the instruction
 * follow. By type: its alternatives in the order in which they are tested, and where the parts of
 * each are. The same is in ${$p}_modes and ${$p}_mode_parts.
%each $k/layout
 *
 * $\
%each type
%if position() > 1
, $\
%end
${c-comment: @name}$\
%end
:
%each for
 *     ${c-comment: .}
%end
%end
 */
