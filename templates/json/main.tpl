%# What editors show for an instruction: its first sentence in each language, its syntax, its page.
%# docs/json.md describes the file.
%file "tooltips.json"
{
  "version": 1,
  "isa": "${isa/@name}",
  "instructions": [
%each isa/descendant::optype[not(@defective)] sep ","
%let family = .
%let article = /isa/texts/article[@kind = 'optype'][@name = $family/@name]
%let templates = template[not(@mnemonic = preceding-sibling::template/@mnemonic)]
    {
      "family": "${@name}",
      "mnemonics": [$\
%each $templates[string(@mnemonic)] sep ", "
"${@mnemonic}"$\
%end
],
      "opcodes": ${count(opcode[not(@defective)])},
      "syntax": [$\
%each template sep ", "
"${@text}"$\
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
