%# SPDX-License-Identifier: MIT
%# An instruction set on the front page: summary, size, links to its pages. If it has no pages in
%# the language of the front page, its attribute summary_zh (with '_' for '-') is the summary.
%block front_card(set, pages, code)
%let other = boolean($pages/@lang != $code)
%let own = $set/attribute[@name = concat('summary_', translate($code, '-', '_'))][$other]
%let called = $set/attribute[@name = concat('title_', translate($code, '-', '_'))][$other]
%let folder = concat($set/@prefix, '/', $pages/@lang, '/')
<article id="${$set/@prefix}">
<h2><a href="${$folder}index.html">$\
%if $called
${$called/@value}$\
%else
${$pages/@title}$\
%end
</a></h2>
%if $own
<p>${$own/@value}</p>
%elif string($pages/@summary-lang)
<p lang="${$pages/@summary-lang}">${raw: $pages/@summary}</p>
%elif string($pages/@summary)
<p$\
%if $other
 lang="${$pages/@lang}"$\
%end
>${raw: $pages/@summary}</p>
%end
<p class="soft">${$pages/@families} ${label: families-of} · $\
${$pages/@opcodes} ${label: opcodes-of} · $\
%each $set/layout/length sep "/"
${@bits}$\
%end
 ${label: front-bits}$\
%if $set/@release
 · ${label: version} ${$set/@release}$[ · <time>${$set/@date}</time>$]$\
%end
</p>
<ul>
<li><a href="${$folder}instructions.html">${label: instructions}</a></li>
<li><a href="${$folder}opcode-map.html">${label: opcode-map}</a></li>
%if $pages/@changes
<li><a href="${$folder}changes.html">${label: changes}</a></li>
%end
%if $pages/@codec
<li><a href="${$folder}codec.html">${label: codec}</a></li>
%end
%if children($pages, 'download')
<li><a href="${$folder}downloads.html">${label: downloads}</a></li>
%end
</ul>
</article>
%end
