%# An instruction set on the front page: what it is, how large, where its pages are.
%block front_card(set, pages)
%let folder = concat($set/@prefix, '/', $pages/@lang, '/')
<article id="${$set/@prefix}">
<h2><a href="${$folder}index.html">${$set/@title}</a></h2>
%if string($pages/@summary)
<p$[ lang="${$pages/@summary-lang}"$]>${raw: $pages/@summary}</p>
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
