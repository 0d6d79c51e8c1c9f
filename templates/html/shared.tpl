%# SPDX-License-Identifier: MIT
%# Style sheet and scripts of all pages; the front page of a site has its own copies beside it.
%block shared_files()
%file "site.css" as txt
%call site_colours()
%verbatim "site.css"
%verbatim "side.css"
%verbatim "diagram.css"
%verbatim "compare.css"
%if isa/pages/@changes
%verbatim "changes.css"
%verbatim "verdict.css"
%end
%verbatim "try.css"
%verbatim "insn.css"
%verbatim "front.css"
%file "site.js" as txt
%verbatim "site.js"
%file "page.js" as txt
%verbatim "side.js"
%verbatim "contents.js"
%verbatim "copy.js"
%verbatim "try.js"
%file "search.js" as txt
%verbatim "search.js"
%verbatim "search_control.js"
%end
