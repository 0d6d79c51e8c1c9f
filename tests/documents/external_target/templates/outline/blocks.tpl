%# SPDX-License-Identifier: MIT
%block group_lines(group, indent)
${$indent}* **${$group/@name}**
%each $group/optype
${$indent}  * ${@name}: ${count(opcode)}
%end
%each $group/group as inner
%call group_lines($inner, concat($indent, '  '))
%end
%end
