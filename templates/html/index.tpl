%# SPDX-License-Identifier: MIT
%# The choice of languages and the front page of a language.
%block languages_page(pages)
<!DOCTYPE html>
<html lang="${$pages/@lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; $\
img-src 'self' data:; base-uri 'none'; form-action 'none'">
<title>${$isa/@title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="site.css">
</head>
<body>
<main id="main">
<h1>${$isa/@title}</h1>
<ul>
%each children($pages, 'language')
%language @code
<li><a lang="${@code}" hreflang="${@code}" href="${@code}/index.html">$\
${label: language-name}</a></li>
%end
</ul>
</main>
</body>
</html>
%end
%# Groups with their families, and links to other pages.
%block index_page(pages)
%file "${$pages/@lang}/index.html"
%call head($pages, 'index.html', $pages/@title, concat($pages/@title, '. ', $pages/@about))
<h1>${$pages/@title}</h1>
%if string($pages/@summary)
<p class="summary"$[ lang="${$pages/@summary-lang}"$]>${raw: $pages/@lead}</p>
%end
<p class="soft">${count($pages/insn)} ${label: families-of} · $\
${count($pages/insn/opcode)} ${label: opcodes-of}$\
%call release(' · ')
</p>
<h2 id="where">${label: where-to-go}</h2>
<ul class="where">
<li><a href="instructions.html">${label: instructions}</a>${label: colon}$\
%call list_orders($pages, '')
</li>
<li><a href="opcode-map.html">${label: opcode-map}</a>${label: colon}${label: map-summary}</li>
<li><a href="encoding.html">${label: encoding-report}</a>${label: colon}${label: space-summary}</li>
%if $pages/@machine
<li><a href="machine.html">${label: machine}</a> · $\
<a href="registers.html">${label: registers}</a>${label: colon}${label: machine-what}</li>
%end
<li><a href="types.html">${label: types}</a>${label: colon}${label: types-what}</li>
<li><a href="notation.html">${label: notation}</a>$\
%if $pages/@machine
 · <a href="functions.html">${label: functions}</a>$\
%end
${label: colon}${label: notation-summary}</li>
%if $pages/@codec
<li><a href="codec.html">${label: codec}</a>${label: colon}${label: codec-summary}</li>
%end
%if children($pages, 'download')
<li><a href="downloads.html">${label: downloads}</a></li>
%end
%call more($pages)
<li><a href="sources.html">${label: sources}</a>${label: colon}${label: sources-what}</li>
</ul>
<h2 id="instructions">${label: instructions}</h2>
%let grouped = distinct($pages/insn/@group)
%each $pages/group[@name = $grouped] as group
<h3><a href="${$group/@url}">${$group/@name}</a></h3>
%if string($group/@summary)
<p$[ lang="${$group/@summary-lang}"$]>${raw: $group/@summary}</p>
%end
%call summaries($pages/insn[@group = $group/@name])
%end
%if $pages/insn[not(@group)]
%call summaries($pages/insn[not(@group)])
%end
%call texts($pages)
%call foot($pages)
%end
