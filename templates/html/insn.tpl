%# SPDX-License-Identifier: MIT
%# The page of an instruction family. Its parts are in insn_*.tpl, in page order.
%block insn_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_head($pages, $page)
<hgroup>
<h1>${$page/@name}</h1>
<p class="summary"$[ lang="${$page/@summary-lang}"$]>${raw: $page/@lead}</p>
</hgroup>
%call insn_facts($page)
%call reports($page)
%call insn_syntax($page)
%let about = $page/text[@section = 'Description']
%call insn_prose($about)
%call insn_semantics($page)
%call insn_encoding($page)
%call insn_fields($page)
%call insn_constraints($page)
%call insn_examples($page)
%call codec_try($page)
%let code = $page/text[@section = 'Syntax' or @section = 'Semantics' or @section = 'Examples']
%let shown = $about | $code
%call insn_prose($page/text[count(. | $shown) > count($shown)])
%call insn_limits($page)
%call insn_decoding($page)
%call insn_neighbours($page)
%call insn_comparison($page)
%call insn_errata($page)
%call insn_source($page)
%call definition_foot($pages, $page)
%end
%# Nothing is folded but tables of more than twelve rows, which site.js closes: without scripts, and
%# in print, they are open.
%block fold_begin(label, rows)
%if $rows > 12
<details class="fold" open>
<summary>${label-of: $label}${label: colon}${$rows}</summary>
%end
%end
%block fold_end(rows)
%if $rows > 12
</details>
%end
%end
%block insn_prose(texts)
%each $texts as text
<section class="prose">
%if @opcode
<h3 id="${@id}">${@opcode}${label: colon}$\
%call section_label($text)
</h3>
%else
<h2 id="${@id}">$\
%call section_label($text)
</h2>
%end
%call prose($text)
</section>
%end
%end
