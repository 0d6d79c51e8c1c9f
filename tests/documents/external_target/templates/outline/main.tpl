%# SPDX-License-Identifier: MIT
%# A target from outside of the tree: a Markdown outline of the instruction set, a page for each
%# optype, and a table in JSON.
%include "blocks.tpl"
%file "${isa/@name}.md"
# ${isa/@title}

${count(//opcode)} opcodes, ${count(//place)} definitions

%each isa/group as group
%call group_lines($group, '')
%end
%file "opcodes.json"
[
%each isa/group//opcode sep ","
  {"${label: name}": "${@name}", "${label: bits}": ${@length}, "operands": [$\
%each ancestor-or-self::*/field[@kind = 'operand'] sep ", "
"${@name}"$\
%end
]}
%end
]
%each isa/group//optype
%file "pages/${@name}.html"
<h1>${@name}</h1>
%each section[@name = 'Description']/prose
<p>${.}</p>
%end
%each opcode/form[1]
<code>${@template}</code>
%end
%end
