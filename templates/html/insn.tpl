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
%call insn_encoding($page)
%call insn_fields($page)
%call insn_semantics($page)
%call insn_examples($page)
%call insn_constraints($page)
<div class="folds">
%call codec_try($page)
%call insn_prose($page)
%call insn_limits($page)
%call insn_decoding($page)
%call insn_neighbours($page)
%call insn_comparison($page)
%call insn_errata($page)
%call insn_source($page)
</div>
%call definition_foot($pages, $page)
%end
%# A part that is folded until it is asked for; site.js closes it. Without scripts it is open.
%block fold_begin(id, label)
<details class="fold" open>
<summary><h2 id="${$id}">${label-of: $label}</h2></summary>
%end
%block fold_end()
</details>
%end
%block insn_prose(page)
%let code = $page/text[@section = 'Syntax' or @section = 'Semantics' or @section = 'Examples']
%each $page/text[count(. | $code) > count($code)] as text
<details class="fold prose" open>
%if @opcode
<summary><h3 id="${@id}">${@opcode}${label: colon}$\
%call section_label($text)
</h3></summary>
%else
<summary><h2 id="${@id}">$\
%call section_label($text)
</h2></summary>
%end
%call prose($text)
</details>
%end
%end
