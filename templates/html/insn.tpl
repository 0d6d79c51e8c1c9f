%# The page of an instruction family. Its parts are in insn_*.tpl, in page order.
%block insn_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call head($pages, $page/@url, $page/@name)
<h1>${$page/@name}</h1>
<p class="summary"$[ lang="${$page/@summary-lang}"$]>${raw: $page/@lead}</p>
%if $page/@group
<p class="soft">${label: group} <a href="${$page/@group-url}">${$page/@group}</a></p>
%end
%call insn_syntax($page)
%call insn_texts($page)
%call insn_encoding($page)
%call insn_semantics($page)
%call insn_examples($page)
%call insn_constraints($page)
%call insn_decoding($page)
%call insn_neighbours($page)
%call insn_errata($page)
%call insn_source($page)
%call foot($pages)
%end
