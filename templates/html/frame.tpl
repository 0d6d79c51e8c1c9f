%# SPDX-License-Identifier: MIT
%# The bar of every page (on a phone, a button for the list of instructions; breadcrumbs; the
%# previous and the next page; the sections of the page), and the end of the page.
%block bar_begin()
<nav class="bar" aria-label="${label: position}">
<button type="button" class="menu script" aria-controls="side" aria-expanded="false" $\
aria-label="${label: side-open}"></button>
%end
%# The pages that contain or list this one.
%block bar_above(page)
%if name($page) = 'insn'
%if $page/@group
<li><a href="${$page/@group-url}">${$page/@group}</a></li>
%end
%elif name($page) = 'type'
<li><a href="types.html">${label: types}</a></li>
%elif name($page) = 'function'
<li><a href="functions.html">${label: functions}</a></li>
%elif name($page) = 'file'
<li><a href="registers.html">${label: registers}</a></li>
%elif name($page) = 'fact'
<li><a href="machine.html">${label: machine}</a></li>
%else
<li><a href="instructions-by-group.html">${label: instructions}</a></li>
%each $page/parent
<li><a href="${@url}">${@name}</a></li>
%end
%end
%end
%block bar_end()
</nav>
<nav class="toc script" id="toc" aria-label="${label: contents}" data-copy="${label: copy}" $\
data-copied="${label: copied}" data-link="${label: copied-link}">
<details><summary>${label: contents}</summary></details>
</nav>
<main id="main" tabindex="-1">
%end
%# Definitions of a kind follow each other; families have an order of their own.
%block turn(page)
%if name($page) = 'insn'
%call turn_to('prev', $page/previous)
%call turn_to('next', $page/next)
%else
%call turn_to('prev', $page/preceding-sibling::*[1][name() = name($page)])
%call turn_to('next', $page/following-sibling::*[1][name() = name($page)])
%end
%end
%block turn_to(rel, to)
%if $to
<a rel="${$rel}" href="${$to/@url}" $\
aria-label="${label-of: concat('turn-', $rel)}${label: colon}${$to/@name}">$\
<span>${$to/@name}</span></a>$\
%end
%end
%# The end of a page; $page: of a definition.
%block definition_foot(pages, page)
</main>
<footer>
<p class="turn">$\
%call turn($page)
</p>
%call footer_links($pages)
%end
%block foot(pages)
</main>
%call footer($pages)
%end
%# Pages that only some instruction sets have.
%block more(pages)
<li><a href="compare.html">${label: compare-title}</a></li>
%if $pages/@changes
<li><a href="changes.html">${label: changes}</a></li>
%end
%if $pages/@errata
<li><a href="errata.html">${label: errata}</a></li>
%end
%if $pages/@testing
<li><a href="testing.html">${label: testing}</a></li>
%end
%if $pages/@glossary
<li><a href="glossary.html">${label: glossary}</a></li>
%end
%end
%# Version and date of the specification, if it states them.
%block release(before)
%if $isa/@release
${$before}${label: version} ${$isa/@release}$[ (<time>${$isa/@date}</time>)$]$\
%end
%end
%block footer(pages)
<footer>
%call footer_links($pages)
%end
%block footer_links(pages)
<ul class="more">
%if $pages/@machine
<li><a href="registers.html">${label: registers}</a></li>
%end
%call more($pages)
<li><a href="encoding.html">${label: encoding-report}</a></li>
<li><a href="bits.html">${label: all-bits}</a></li>
<li><a href="sources.html">${label: sources}</a></li>
%if children($pages, 'download')
<li><a href="downloads.html">${label: downloads}</a></li>
%end
%if $pages/@front
<li><a href="../../index-${$pages/@lang}.html">${label: front-link}</a></li>
%end
</ul>
<p>${$pages/@title}$\
%call release(' · ')
 · ${label: made-from}</p>
</footer>
</div>
%# Last, so that the keyboard comes to the page before the long list; the style puts it at the left.
<nav class="side" id="side" aria-label="${label: instructions}">
<a href="instructions.html">${label: instructions}</a>
</nav>
</body>
</html>
%end
