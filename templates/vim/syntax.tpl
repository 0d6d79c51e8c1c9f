%# SPDX-License-Identifier: MIT
%# The syntax file. At the same place the last definition counts. What begins a line is contained
%# and follows the group Start, all else is found anywhere.
%file "syntax/${$type}.vim" as txt
" Vim syntax file
" Language: ${isa/@name} assembly
if exists('b:current_syntax')
  finish
endif
scriptencoding utf-8
let s:cpo_save = &cpo
set cpo&vim
%if isa/assembly/@case = 'fold'
syn case ignore
%else
syn case match
%end
syn sync maxlines=1

" Operands and expressions
syn match ${$p}Operator /[-+*\/%&|^~!<>=?@#]\+/
syn match ${$p}Symbol /\v[A-Za-z_][0-9A-Za-z_.]*|\.[0-9A-Za-z_][0-9A-Za-z_.]*/
syn match ${$p}Address /\v[0-9A-Za-z_.]@1<!\.[0-9A-Za-z_.]@!/
%if $g/@glued
syn match ${$p}Number /\v[0-9]+/
%else
syn match ${$p}WrongNumber /\v[0-9][0-9A-Za-z_]*/
%end
syn match ${$p}Symbol /\v[0-9]+[bf][0-9A-Za-z_.]@!/
syn match ${$p}Number /\v[0-9]+[0-9A-Za-z_]@!/
syn match ${$p}Number /\v0[xX][0-9A-Fa-f]+[0-9A-Za-z_]@!/
syn match ${$p}Number /\v0[bB][01]+[0-9A-Za-z_]@!/
%if $g/@hex-prefix
syn match ${$p}Number /\v${$g/@hex-prefix}[0-9A-Fa-f]+[0-9A-Za-z_]@!/
%end
syn match ${$p}Float /\v[0-9]+%(\.[0-9]+%([eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)[0-9A-Za-z_]@!/
syn match ${$p}Float /\v0f%([0-9A-Fa-f]{16}|[0-9A-Fa-f]{8}|[0-9A-Fa-f]{4})[0-9A-Za-z_]@!/
syn match ${$p}WrongEscape /\v\\./ contained
syn match ${$p}Escape /\v\\%([ntrabfve\\'"]|x[0-9A-Fa-f]{1,2}|[0-3][0-7]{2}|$\
[0-7]{1,2}[0-7]@!)/ contained
syn match ${$p}Character /\v'%(\\%(x[0-9A-Fa-f]{1,2}|[0-7]{1,3}|.)|[^\\])'/ $\
contains=${$p}Escape,${$p}WrongEscape
syn match ${$p}WrongString /\v"%([^"\\]|\\.)*$/ contained
syn match ${$p}String /\v"%([^"\\]|\\.)*"/ contained contains=${$p}Escape,${$p}WrongEscape
%if $g/@modifiers
syn match ${$p}Modifier /\v${$g/@modifiers}[0-9A-Za-z_]@!/
%end
%if $g/@values
syn match ${$p}Value /\v${$g/@values}$\
%call whole()
/
%end
%if $g/@keywords
syn match ${$p}Keyword /\v${$g/@keywords}$\
%call whole()
/
%end
%if $g/@registers
syn match ${$p}Register /\v${$g/@registers}$\
%call whole()
/
%end
%each $g/range
syn match ${$p}Register /\v${@pattern}/
%end
%if $g/@terminator
syn match ${$p}Terminator /\v${$g/@terminator}/
%end
%if string($g/@comment)
syn match ${$p}Comment /\v${$g/@comment}.*$/ contains=@Spell
%end

%call heads()

%call links()

let b:current_syntax = '${$type}'
let &cpo = s:cpo_save
unlet s:cpo_save

%# No word or symbol goes on here; a modifier may follow.
%block whole()
%if $g/@modifiers
%%(%(${$g/@modifiers}[0-9A-Za-z_]@!)@=|%(\.?[0-9A-Za-z_])@!)$\
%else
%%(\.?[0-9A-Za-z_])@!$\
%end
%end
