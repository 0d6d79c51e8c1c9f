%# SPDX-License-Identifier: MIT
%# Data for editors: the first sentence of each instruction in each language, its syntax, its page.
%# docs/json.md describes the file.
%file "tooltips.json"
{
  "version": 1,
  "isa": "${isa/@name}",
%if isa/@release
  "release": "${isa/@release}",
%end
%if isa/@date
  "date": "${isa/@date}",
%end
  "instructions": [
%each isa/descendant::optype[not(@defective)] sep ","
%let family = .
%let article = key('articles/article', 'name', $family/@name)[@kind = 'optype']
%let templates = template | opcode[not(@defective)]/template
%let one = distinct($templates/@mnemonic[string(.)])
%let several = distinct($templates/mnemonic/@name)
    {
      "family": "${@name}",
      "mnemonics": [$\
%each $one | $several sep ", "
"${.}"$\
%end
],
      "opcodes": ${count(opcode[not(@defective)])},
      "syntax": [$\
%each distinct($templates/@text) sep ", "
"${.}"$\
%end
],
      "summary": {$\
%each $article/prose[string(@summary)] sep ", "
"${@language}": "${@summary}"$\
%end
},
      "page": "insn-${$article/@slug}.html"
    }
%end
  ]
}
