%# SPDX-License-Identifier: MIT
%# A runtime folder for Vim and Neovim that highlights the assembly language, made of the patterns
%# in <grammar>. docs/grammars.md says which groups there are.
%let id = isa/places/@prefix
%let type = concat(translate($id, '-+', '__'), '_asm')
%let p = concat(translate($id, '-+', '__'), 'Asm')
%let g = isa/grammar/dialect[@name = 'vim']
%include "syntax.tpl"
%include "heads.tpl"
%file "ftdetect/${$type}.vim" as txt
autocmd BufRead,BufNewFile *.${$id}.s,*.${$id}.asm setlocal filetype=${$type}
%file "ftplugin/${$type}.vim" as txt
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1
%if string(isa/assembly/@comment)
let &l:commentstring = '${translate(isa/assembly/@comment, "'", '')} %s'
%end
