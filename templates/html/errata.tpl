%# SPDX-License-Identifier: MIT
%# The errata: parts, and the corrections in each, with links to the definitions affected.
%block errata_page(pages)
%each $pages/errata as errata
%file "${$pages/@lang}/errata.html"
%call titled($pages, 'errata.html', 'errata', '')
%if $errata/@lang
%call fallback($errata)
%end
<div class="prose"$[ lang="${$errata/@lang}"$]>
${raw: $errata/@html}$\
%each $errata/erratum as erratum
%call erratum($erratum)
%end
%each $errata/part as part
<h2 id="${$part/@id}">${raw: $part/@title}</h2>
${raw: $part/@html}$\
%each $part/erratum as erratum
%call erratum($erratum)
%end
%end
</div>
%call foot($pages)
%end
%end
%block erratum(at)
<h3 id="${$at/@id}">${raw: $at/@title}</h3>
%if $at/touches
<p class="touches">${label: touches} $\
%each $at/touches sep ","
<a href="${@url}">${@name}</a>
%end
</p>
%end
${raw: $at/@html}$\
%end
