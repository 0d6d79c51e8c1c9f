%# SPDX-License-Identifier: MIT
%# An extension for VS Code that highlights the assembly language: a TextMate grammar made of the
%# patterns in <grammar>. docs/grammars.md says which scopes there are.
%let id = isa/places/@prefix
%let scope = concat('.', $id)
%let g = isa/grammar/dialect[@name = 'oniguruma']
%let fold = substring('(?i)', 1, 4 * number(isa/assembly/@case = 'fold'))
%include "grammar.tpl"
%include "rules.tpl"
%file "package.json"
{
  "name": "${$id}-assembly",
  "displayName": "${isa/@name} assembly",
  "description": "Highlights the assembly language of ${isa/@title}",
  "version": "1.0.0",
  "publisher": "specc",
  "engines": { "vscode": "^1.60.0" },
  "categories": ["Programming Languages"],
  "contributes": {
    "languages": [
      {
        "id": "${$id}-assembly",
        "aliases": ["${isa/@name} assembly"],
        "extensions": [".${$id}.s", ".${$id}.asm"],
        "configuration": "./language-configuration.json"
      }
    ],
    "grammars": [
      {
        "language": "${$id}-assembly",
        "scopeName": "source.asm.${$id}",
        "path": "./syntaxes/${$id}.tmLanguage.json"
      }
    ]
  }
}
%file "language-configuration.json"
{
%if string(isa/assembly/@comment)
  "comments": { "lineComment": "${isa/assembly/@comment}" },
%end
  "brackets": [["[", "]"], ["(", ")"], ["{", "}"]],
  "autoClosingPairs": [["[", "]"], ["(", ")"], ["{", "}"], ["\"", "\""]],
  "surroundingPairs": [["[", "]"], ["(", ")"], ["{", "}"], ["\"", "\""]]
}
