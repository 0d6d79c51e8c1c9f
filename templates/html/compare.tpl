%# SPDX-License-Identifier: MIT
%# Two instructions side by side: the page, which compare.js fills, and its data, which only this
%# page loads; docs/html.md, "Comparing".
%block compare_page(pages)
%file "${$pages/@lang}/compare.html"
%call titled($pages, 'compare.html', 'compare-title', 'compare-how')
<p>${label: compare-how}</p>
<noscript><p>${label: compare-without}</p></noscript>
<form class="compare-pick script" id="compare-pick" data-script>
<label>${label: compare-first} $\
<input type="text" name="a" list="compare-names" autocomplete="off" spellcheck="false"></label>
<label>${label: compare-second} $\
<input type="text" name="b" list="compare-names" autocomplete="off" spellcheck="false"></label>
<button type="submit">${label: compare-do}</button>
<button type="button" name="swap">${label: compare-swap}</button>
<datalist id="compare-names"></datalist>
</form>
<p id="compare-status" data-script role="status"></p>
<div id="compare" data-script></div>
<script src="../compare.js" defer></script>
%call foot($pages)
%end
%# opcodes: name, family, length, mask, match, cycles; families: name, address, summary, group,
%# syntax, fields (name, bits, type, its address, kind, value, opcodes), constraints, and what is
%# read, written and raised: each with its opcodes, where not all have it.
%block compare_data(pages)
%file "${$pages/@lang}/compare-data.js" as json
globalThis.speccCompareData = {
"labels": {
%call compare_labels('same differs none one of-family bits equal-bits zero')
"family": "${label: family}", "summary": "${label: summary}", "group": "${label: group}",
"length": "${label: length}", "mask": "${label: mask}", "match": "${label: match}",
"cycles": "${label: cycles}", "reads": "${label: reads}", "writes": "${label: writes}",
"raises": "${label: exceptions}", "syntax": "${label: syntax}", "fields": "${label: encoding}",
"rules": "${label: constraints}", "fact": "${label: name}"
},
"opcodes": [
%each $pages/insn sep ","
%let family = $index - 1
%each opcode sep ","
["${@name}",${$family},${@length},"${@mask}","${@match}"$[,"${@cycles}"$]]
%end
%end
],
"families": [
%each $pages/insn as insn sep ","
["${$insn/@name}","${$insn/@url}","$[${$insn/@about}$]","$[${$insn/@group}$]",[
%each key('optype', 'name', $insn/@name)/template sep ","
"${@text}"
%end
],[
%each $insn/field sep ","
["${@name}","${@bits}","${@type}","$[${@type-url}$]","${@kind}","$[${@value}$]"$\
%call compare_in(in)
]
%end
],[
%each $insn/rule sep ","
["${@message}"$\
%if @opcode
,["${@opcode}"]$\
%end
]
%end
],
%call compare_names($insn/reads)
,
%call compare_names($insn/writes)
,
%call compare_names($insn/raises)
]
%end
]
};
%end
%block compare_names(nodes)
[$\
%each $nodes sep ","
["${@name}"$\
%call compare_in(in)
]$\
%end
]$\
%end
%block compare_in(opcodes)
%if $opcodes
,[$\
%each $opcodes sep ","
"${@name}"$\
%end
]$\
%end
%end
%block compare_labels(names)
%if $names
%let name = substring-before(concat($names, ' '), ' ')
"${$name}": "${label-of: concat('compare-', $name)}",
%call compare_labels(substring-after($names, ' '))
%end
%end
