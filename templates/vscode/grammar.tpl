%# SPDX-License-Identifier: MIT
%# The grammar: a line is labels, then a directive or an instruction. `\G` is where the labels, or
%# the first word of an instruction, end.
%file "syntaxes/${$id}.tmLanguage.json"
{
  "name": "${isa/@name} assembly",
  "scopeName": "source.asm.${$id}",
  "patterns": [{ "include": "#line" }],
  "repository": {
    "line": {
      "begin": "^(?=\\s*\\S)\\s*((?:(?:[A-Za-z_.][0-9A-Za-z_.]*|[0-9]+)\\s*:\\s*)*)",
      "beginCaptures": { "1": { "patterns": [{ "include": "#labels" }] } },
      "end": "$",
      "patterns": [
        { "include": "#comment" },
        {
          "begin": "\\G(?i:(${$g/@directives}))(?![0-9A-Za-z_.])",
          "beginCaptures": { "1": { "name": "keyword.directive${$scope}" } },
          "end": "$",
          "patterns": [{ "include": "#comment" }, { "include": "#strings" }, $\
{ "include": "#floats" }, { "include": "#expressions" }, { "include": "#wrong-number" }]
        },
        { "match": "\\G\\.[A-Za-z_.][0-9A-Za-z_.]*", "name": "invalid.illegal.directive${$scope}" },
%each $g/head
%call head(.)
%end
%if $g/@strict
        {
          "match": "\\G(${$fold}$\
%call guards()
)([0-9A-Za-z_.]+)",
          "captures": {
            "1": { "name": "keyword.control.guard${$scope}", $\
"patterns": [{ "include": "#registers" }] },
            "2": { "name": "invalid.illegal.mnemonic${$scope}" }
          }
        },
%end
%if $g/@modifiers
%call modifier($g/@modifiers)
%end
        { "include": "#operands" }
      ]
    },
%call lexis()
  }
}

%# What may be before the first word of an instruction.
%block guards()
%if $g/guard
(?:$\
%each $g/guard sep "|"
${@pattern}$\
%end
)*$\
%end
%end

%# Instructions that begin with one of these words. Nothing is certainly wrong after an alias.
%block head(h)
        {
          "begin": "\\G${$fold}($\
%call guards()
)(${$h/@names})(?![0-9A-Za-z_])",
          "beginCaptures": {
            "1": { "name": "keyword.control.guard${$scope}", $\
"patterns": [{ "include": "#registers" }] },
            "2": { "name": "keyword.mnemonic${$scope}" }
          },
          "end": "$",
          "patterns": [
            { "include": "#comment" },
%if $h/@modifiers
%call modifier($h/@modifiers)
%end
%if not($h/@open)
            { "match": "(?<=[0-9A-Za-z_])\\.[0-9A-Za-z_]+", $\
"name": "invalid.illegal.modifier${$scope}" },
%end
            { "include": "#operands" }$\
%if not($h/@open)
, { "include": "#wrong-number" }$\
%end

          ]
        },
%end

%block modifier(words)
            { "match": "${$fold}${$words}(?![0-9A-Za-z_])", "name": "storage.modifier${$scope}" },
%end
