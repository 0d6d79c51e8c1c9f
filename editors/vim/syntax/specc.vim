" SPDX-License-Identifier: MIT
" Vim syntax file
" Language: descriptions of instruction sets, *.isa (docs/language.md)
if exists('b:current_syntax')
  finish
endif
let s:cpo_save = &cpo
set cpo&vim
syn case match
syn sync fromstart

" Statements and enumerators
syn match speccNumber /\v<%(0[xX]\x+|0[bB][01]+|\d+%(\.\d+)?)>/
syn match speccOperator /[-+*\/%&|^~!<>=?:]/
syn match speccString /"[^"]*"/
syn match speccStatement /^\s*\zs\h\w*\ze</
syn match speccAttribute /^\s*\zs__Attribute\>/
syn match speccLanguage /^__Language\>/
syn match speccComment /\/\/.*$/ contains=@Spell
syn match speccDefinition /\v^__Def%(ISA|BitFieldType|FieldType|RegisterFile|Operand|Modifier|Format|Group|Optype|Opcode|Alias|Function|Memory|State|Exception|Variant|Term)>/ nextgroup=speccName skipwhite
syn match speccName /\v\$?\h\w*|"[^"]*"/ contained

" Sections: from the header to the next one or the next definition. In prose only code, links and
" fences count; each kind of section has its own fences.
syn cluster speccText contains=speccRaw,speccLink,speccAttribute,speccHeader,speccFullComment
syn match speccFullComment /^\s*\/\/.*$/ contained contains=@Spell
syn match speccHeader /\v^\s*__\u\a*%(\<[^>]*\>)?\s*$/ contained
syn match speccRaw /`[^`]\+`/ contained
syn match speccLink /\v\[\[[^\]]*\]\]|\[[^\]]*\]\([^)]*\)/ contained
syn region speccProse matchgroup=speccHeader start=/\v^\s*__%(Fields|Description|ModifierInfo|Simulation|Notes|Errata|Testing)%(\<[^>]*\>)?\s*$/ end=/\v^\ze\s*__%(Def\a|\u\a*%(\<[^>]*\>)?\s*$)/ contains=@speccText,speccPlainFence,@Spell
syn region speccSemantics matchgroup=speccHeader start=/\v^\s*__Semantics%(\<[^>]*\>)?\s*$/ end=/\v^\ze\s*__%(Def\a|\u\a*%(\<[^>]*\>)?\s*$)/ contains=@speccText,speccCodeFence,speccCodeLine
syn region speccSyntax matchgroup=speccHeader start=/\v^\s*__Syntax%(\<[^>]*\>)?\s*$/ end=/\v^\ze\s*__%(Def\a|\u\a*%(\<[^>]*\>)?\s*$)/ contains=@speccText,speccTemplateFence,speccTemplateLine
syn region speccExamples matchgroup=speccHeader start=/\v^\s*__Examples%(\<[^>]*\>)?\s*$/ end=/\v^\ze\s*__%(Def\a|\u\a*%(\<[^>]*\>)?\s*$)/ contains=@speccText,speccExampleFence
syn match speccHeader /\v^\s*__%(Encoding|Rows|Exception|Layout|Assembly|OperandInfo)%(\<[^>]*\>)?\s*$/

syn region speccPlainFence matchgroup=speccFence start=/^\s*```.*$/ end=/^\s*```\s*$/ contained
syn region speccCodeFence matchgroup=speccFence start=/^\s*```.*$/ end=/^\s*```\s*$/ contained contains=speccKeyword,speccConstant,speccType,speccFunction,speccNumber,speccModifier,speccOperator,speccComment
syn region speccTemplateFence matchgroup=speccFence start=/^\s*```.*$/ end=/^\s*```\s*$/ contained contains=speccModifier,speccQuoted,speccOptional,speccComment
syn match speccCodeLine /^\%( \{4}\|\t\)\s*[^` \t].*$/ contained contains=speccKeyword,speccConstant,speccType,speccFunction,speccNumber,speccModifier,speccOperator,speccComment
syn match speccTemplateLine /^\%( \{4}\|\t\)\s*[^` \t].*$/ contained contains=speccModifier,speccQuoted,speccOptional,speccComment
syn region speccExampleFence matchgroup=speccFence start=/^\s*```.*$/ end=/^\s*```\s*$/ contained contains=speccNumber,speccArrow,speccFullComment

syn match speccKeyword /\v[.$]@1<!<%(if|else|for|while|switch|case|default|break|return|keep|raise|halt|always)>/ contained
syn match speccConstant /\v[.$]@1<!<%(true|false)>/ contained
syn match speccType /\v<%(U?INT\d+|BOOL|F32|dtypeof)>/ contained
syn match speccFunction /\v<%(raw|number|min|max|mod|popcount|bitlength|floor|ceil|trunc|roundToF32|toInt|ballot|fold)>\ze\s*\(/ contained
syn match speccModifier /\.\w\+/ contained
syn match speccQuoted /'[^']*'/ contained
syn match speccOptional /[{}]/ contained
syn match speccArrow /[-=]>/ contained

hi def link speccDefinition Structure
hi def link speccLanguage PreProc
hi def link speccAttribute PreProc
hi def link speccName Identifier
hi def link speccHeader Title
hi def link speccFence Delimiter
hi def link speccStatement Statement
hi def link speccComment Comment
hi def link speccFullComment Comment
hi def link speccString String
hi def link speccQuoted String
hi def link speccNumber Number
hi def link speccOperator Operator
hi def link speccArrow Operator
hi def link speccOptional Delimiter
hi def link speccRaw Special
hi def link speccLink Underlined
hi def link speccKeyword Keyword
hi def link speccConstant Boolean
hi def link speccType Type
hi def link speccFunction Function
hi def link speccModifier Special

let b:current_syntax = 'specc'
let &cpo = s:cpo_save
unlet s:cpo_save
