%# SPDX-License-Identifier: MIT
%# encoding.html: the report on the encoding space.
%block space_page(pages)
%let space = $pages/space
%file "${$pages/@lang}/encoding.html"
%call titled($pages, 'encoding.html', 'encoding-report', 'space-summary')
<p class="summary">${label: space-summary}</p>
<h2 id="counts">${label: space-counts}</h2>
<dl>
<dt>${label: defined}</dt><dd>${label: space-defined}</dd>
<dt>${label: reserved}</dt><dd>${label: space-reserved}</dd>
<dt>${label: undefined}</dt><dd>${label: space-undefined}</dd>
</dl>
<div class="scroll" tabindex="0" role="group" aria-labelledby="counts">
<table>
<thead><tr>
<th scope="col">${label: length}</th>
<th scope="col">${label: class}</th>
<th scope="col">${label: share}</th>
<th scope="col" class="number">${label: words}</th>
</tr></thead>
%each $space/length
<tbody>
<tr><th scope="rowgroup" rowspan="4">${@bits} ${label: bits} · ${@opcodes} ${label: opcodes-of}</th>
<td>${label: defined}</td>
%call space_count(@defined, @defined-share)
</tr>
<tr><td>${label: reserved}</td>
%call space_count(@reserved, @reserved-share)
</tr>
<tr><td>${label: undefined}</td>
%if @exact
%call space_count(@undefined, @undefined-share)
%else
<td colspan="2">${label: not-counted}</td>
%end
</tr>
<tr><td>${label: all}</td><td></td><td class="number">${@words}</td></tr>
</tbody>
%end
</table>
</div>
%if $space/@appends
<p>${label: space-appended}</p>
%end
<h2 id="lengths">${label: space-lengths}</h2>
%if count($space/length) = 1
<p>${label: all-words} ${$space/length/@bits} ${label: bits}${label: stop}</p>
%else
<p>${label: space-first} ${$space/@unit} ${label: bits}${label: colon}</p>
<dl>
%each $space/length
<dt>${@bits} ${label: bits}</dt>
<dd>$\
%if count(first) > 12

%call fold_begin('patterns', count(first))
<ol class="gaps">
%each first
<li><code>${@pattern}</code></li>
%end
</ol>
%call fold_end(count(first))
%else
%each first sep ", "
<code>${@pattern}</code>$\
%end
%end
</dd>
%end
</dl>
%end
<h2 id="overlaps">${label: overlaps}</h2>
%if $space/overlap
<p>${label: overlaps-some}</p>
<ul>
%each $space/overlap
<li><a href="${@url}">${@name}</a>, <a href="${@other-url}">${@other}</a>${label: colon}$\
<code>${@word}</code></li>
%end
</ul>
%else
<p>${label: overlaps-none} ${label: overlaps-proof}
${label: pairs-apart} ${$space/@apart}${label: stop}$\
${label: pairs-close} ${$space/@close}${label: stop}</p>
%end
<h2 id="gaps">${label: gaps}</h2>
<p>${label: gaps-about}</p>
%each $space/length[gap]
<h3 id="gaps-${@bits}">${@bits} ${label: bits}${label: colon}${@gaps}</h3>
%if @unlisted
<p>${label: gaps-unlisted} ${@unlisted}${label: stop}</p>
%end
%if @free
<p>${label: gaps-free} ${@free}</p>
%end
<div class="scroll" tabindex="0" role="group" aria-labelledby="gaps-${@bits}">
<ol class="gaps">
%each gap
<li><code>${@pattern}</code> 2<sup>${@bits}</sup></li>
%end
</ol>
</div>
%end
%call foot($pages)
%end
%block space_count(number, share)
<td>${string($share)}</td><td class="number">${$number}</td>
%end
