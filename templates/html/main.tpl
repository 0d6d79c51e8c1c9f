%# Browsable documentation: a folder of pages for each language, and what they share. docs/html.md
%# says what is in a page; the elements of isa/pages are listed there too.
%include "shell.tpl"
%include "insn.tpl"
%include "insn_encoding.tpl"
%include "insn_code.tpl"
%include "insn_text.tpl"
%include "list.tpl"
%file "site.css" as txt
%verbatim "site.css"
%file "site.js" as txt
%verbatim "site.js"
%let isa = isa
%let default = isa/pages[1]
%file "index.html"
%call languages_page($default)
%each isa/pages as pages
%language @lang
%call index_page($pages)
%each insn as page
%call insn_page($pages, $page)
%end
%end
