%# The frame of every page. CSP: only scripts and styles of the site's own files. A page begins with
%# `head` or `titled`.
%block head(pages, url, title)
%call top($pages)
${$title}$\
%call body($pages, $url)
%end
%# A page whose title is a label.
%block titled(pages, url, title)
%call top($pages)
${label-of: $title}$\
%call body($pages, $url)
<h1>${label-of: $title}</h1>
%end
%block top(pages)
<!DOCTYPE html>
<html lang="${$pages/@lang}" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; $\
script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<title>$\
%end
%block body(pages, url)
 · ${$isa/@name}</title>
<link rel="stylesheet" href="../site.css">
%each $pages/language
<link rel="alternate" hreflang="${@code}" href="../${@code}/${$url}">
%end
<link rel="icon" href="data:,">
<script src="../site.js"></script>
</head>
<body>
<a class="skip" href="#main">${label: skip}</a>
<header class="top" data-search="${label: search}" data-dark="${label: dark}"$\
 data-toc="${label: contents}">
<a class="home" href="index.html">${$isa/@name}</a>
<nav aria-label="${label: site}">
<ul>
%call navigation($url)
</ul>
</nav>
%if count($pages/language) > 1
<nav class="languages" aria-label="${label: language}">
<ul>
%each $pages/language
%language @code
<li><a lang="${@code}" hreflang="${@code}" href="../${@code}/${$url}"$\
%if @code = $pages/@lang
 aria-current="true"$\
%end
>${label: language-name}</a></li>
%end
</ul>
</nav>
%end
</header>
<main id="main" tabindex="-1">
%end
%block navigation(here)
%call nav($here, 'index.html', 'overview')
%call nav($here, 'instructions.html', 'instructions')
%call nav($here, 'opcode-map.html', 'opcode-map')
%call nav($here, 'types.html', 'types')
%call nav($here, 'machine.html', 'machine')
%call nav($here, 'functions.html', 'functions')
%call nav($here, 'notation.html', 'notation')
%call nav($here, 'codec.html', 'codec')
%end
%block nav(here, url, label)
<li><a href="${$url}"$\
%if $here = $url
 aria-current="page"$\
%end
>${label-of: $label}</a></li>
%end
%block foot(pages)
</main>
%call footer($pages)
%end
%# Pages that only some instruction sets have.
%block more(pages)
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
%block footer(pages)
<footer>
<ul class="more">
<li><a href="registers.html">${label: registers}</a></li>
%call more($pages)
<li><a href="encoding.html">${label: encoding-report}</a></li>
<li><a href="sources.html">${label: sources}</a></li>
<li><a href="downloads.html">${label: downloads}</a></li>
</ul>
<p>${$isa/@title}. ${label: made-from}</p>
</footer>
</body>
</html>
%end
