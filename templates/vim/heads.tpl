%# SPDX-License-Identifier: MIT
%# What begins a line. The first of the heads has to be found first, so it is defined last.
%block heads()
" What begins a line
syn match ${$p}WrongModifier /\v[0-9A-Za-z_]@1<=\.[0-9A-Za-z_]+/ contained
%if $g/@strict
syn match ${$p}WrongMnemonic /\v[0-9A-Za-z_.]+/ contained
%end
%each $g/head
%let h = $g/head[last() - $index + 1]
%let n = last() - $index + 1
syn match ${$p}Mnemonic /\v${$h/@names}[0-9A-Za-z_]@!/ contained$\
%if $h/@modifiers
 skipwhite nextgroup=${$p}Modifier${$n}$\
%if not($h/@open)
,${$p}WrongModifier$\
%end
%elif not($h/@open)
 nextgroup=${$p}WrongModifier$\
%end

%if $h/@modifiers
syn match ${$p}Modifier${$n} /\v${$h/@modifiers}[0-9A-Za-z_]@!/ contained $\
skipwhite nextgroup=${$p}Modifier${$n}$\
%if not($h/@open)
,${$p}WrongModifier$\
%end

hi def link ${$p}Modifier${$n} ${$p}Modifier
%end
%end
syn cluster ${$p}Operand contains=$\
${$p}Comment,${$p}Terminator,${$p}Register,${$p}Keyword,${$p}Value,${$p}Number,${$p}Float,$\
${$p}Symbol,${$p}Character,${$p}Address,${$p}Operator
syn cluster ${$p}Head contains=${$p}Guard,${$p}Mnemonic$\
%if $g/@strict
,${$p}WrongMnemonic$\
%end

%each $g/guard
syn match ${$p}Guard /\v${@pattern}/ contained contains=${$p}Register $\
skipwhite nextgroup=@${$p}Head
%end
syn match ${$p}WrongDirective /\v\.[A-Za-z_.][0-9A-Za-z_.]*/ contained
syn region ${$p}Arguments start=/\s/ end=/$/ contained keepend $\
contains=@${$p}Operand,${$p}String,${$p}WrongString
syn match ${$p}Directive /\v\c${$g/@directives}[0-9A-Za-z_.]@!/ contained $\
nextgroup=${$p}Arguments
syn match ${$p}Label /\v%([A-Za-z_.][0-9A-Za-z_.]*|[0-9]+)%(\s*:)@=/ contained $\
skipwhite nextgroup=${$p}Colon
syn match ${$p}Colon /:/ contained skipwhite nextgroup=@${$p}Line
" After a match without text, only these are looked for in the same place.
syn cluster ${$p}Line contains=@${$p}Head,@${$p}Operand,$\
${$p}Label,${$p}Directive,${$p}WrongDirective
syn match ${$p}Start /^\s*/ nextgroup=@${$p}Line
%end

%block links()
hi def link ${$p}Mnemonic Statement
hi def link ${$p}Modifier Type
hi def link ${$p}Register Identifier
hi def link ${$p}Keyword Keyword
hi def link ${$p}Value Constant
hi def link ${$p}Guard PreCondit
hi def link ${$p}Label Label
hi def link ${$p}Directive PreProc
hi def link ${$p}Number Number
hi def link ${$p}Float Float
hi def link ${$p}Character Character
hi def link ${$p}String String
hi def link ${$p}Escape SpecialChar
hi def link ${$p}Address Special
hi def link ${$p}Operator Operator
hi def link ${$p}Terminator Delimiter
hi def link ${$p}Comment Comment
%call wrong('Mnemonic')
%call wrong('Modifier')
%call wrong('Directive')
%call wrong('Number')
%call wrong('String')
%call wrong('Escape')
%end

%block wrong(what)
hi def link ${$p}Wrong${$what} Error
%end
