%# SPDX-License-Identifier: MIT
%# Labels, literals, operands.
%block lexis()
%let word = '(?![0-9A-Za-z_])'
    "comment": {
%if string($g/@comment)
      "match": "${$g/@comment}.*$", "name": "comment.line${$scope}"
%else
      "match": "(?!)"
%end
    },
    "labels": {
      "patterns": [
        { "match": "[0-9A-Za-z_.]+", "name": "entity.name.label${$scope}" },
        { "match": ":", "name": "punctuation.separator.label${$scope}" }
      ]
    },
    "strings": {
      "patterns": [
        {
          "match": "\"((?:[^\"\\\\]|\\\\.)*)\"", "name": "string.quoted.double${$scope}",
          "captures": { "1": { "patterns": [{ "include": "#escapes" }] } }
        },
        { "match": "\"(?:[^\"\\\\]|\\\\.)*$", "name": "invalid.illegal.string${$scope}" }
      ]
    },
    "escapes": {
      "patterns": [
        {
          "match": "\\\\(?:[ntrabfve\\\\'\"]|x[0-9A-Fa-f]{1,2}|[0-3][0-7]{2}|[0-7]{1,2}(?![0-7]))",
          "name": "constant.character.escape${$scope}"
        },
        { "match": "\\\\.", "name": "invalid.illegal.escape${$scope}" }
      ]
    },
    "operands": {
      "patterns": [
%if $g/@terminator
        { "match": "${$g/@terminator}", "name": "punctuation.terminator${$scope}" },
%end
        { "include": "#registers" },
%if $g/@keywords
        {
          "match": "${$fold}${$g/@keywords}$\
%call whole()
", "name": "keyword.other${$scope}"
        },
%end
%if $g/@values
        {
          "match": "${$fold}${$g/@values}$\
%call whole()
", "name": "support.constant${$scope}"
        },
%end
%if isa/type[@kind = 'float']
        { "include": "#floats" },
%end
        { "include": "#expressions" }
      ]
    },
    "registers": {
      "patterns": [
%each $g/range
        { "match": "${$fold}${@pattern}", "name": "variable.language.register${$scope}" },
%end
%if $g/@registers
        { "match": "${$fold}${$g/@registers}$\
%call whole()
", "name": "variable.language.register${$scope}" }
%end
      ]
    },
    "floats": {
      "patterns": [
        { "match": "0f(?:[0-9A-Fa-f]{16}|[0-9A-Fa-f]{8}|[0-9A-Fa-f]{4})${$word}", $\
"name": "constant.numeric.float${$scope}" },
        { "match": "[0-9]+(?:\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)${$word}", $\
"name": "constant.numeric.float${$scope}" }
      ]
    },
    "expressions": {
      "patterns": [
%if $g/@hex-prefix
        { "match": "${$fold}${$g/@hex-prefix}[0-9A-Fa-f]+${$word}", $\
"name": "constant.numeric.hex${$scope}" },
%end
        { "match": "0[xX][0-9A-Fa-f]+${$word}", "name": "constant.numeric.hex${$scope}" },
        { "match": "0[bB][01]+${$word}", "name": "constant.numeric.binary${$scope}" },
        { "match": "[0-9]+${$word}", "name": "constant.numeric.decimal${$scope}" },
        { "match": "[0-9]+[bf](?![0-9A-Za-z_.])", "name": "variable.other.symbol${$scope}" },
        {
          "match": "'((?:\\\\(?:x[0-9A-Fa-f]{1,2}|[0-7]{1,3}|.)|[^\\\\]))'", $\
"name": "constant.character${$scope}",
          "captures": { "1": { "patterns": [{ "include": "#escapes" }] } }
        },
        { "match": "[A-Za-z_][0-9A-Za-z_.]*|\\.[0-9A-Za-z_][0-9A-Za-z_.]*", $\
"name": "variable.other.symbol${$scope}" },
        { "match": "(?<![0-9A-Za-z_.])\\.(?![0-9A-Za-z_.])", $\
"name": "variable.language.address${$scope}" },
        { "match": "[-+*/%&|^~!<>=?@#]+", "name": "keyword.operator${$scope}" }
      ]
    },
    "wrong-number": {
%if $g/@glued
      "match": "[0-9]+", "name": "constant.numeric${$scope}"
%else
      "match": "[0-9][0-9A-Za-z_]*", "name": "invalid.illegal.number${$scope}"
%end
    }
%end

%# No word or symbol goes on here; a modifier may follow.
%block whole()
%if $g/@modifiers
(?:(?=${$g/@modifiers}(?![0-9A-Za-z_]))|(?!\\.?[0-9A-Za-z_]))$\
%else
(?!\\.?[0-9A-Za-z_])$\
%end
%end
