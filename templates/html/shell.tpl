%# SPDX-License-Identifier: MIT
%# The frame of every page. CSP: only scripts and styles of the site's own files; Lighthouse reads
%# robots.txt as a connection of the page. A page begins with
%# `definition_head`, `titled` or `head`; about: what search engines say of it, as plain text.
%block head(pages, url, title, about)
%call top($pages, $title, $about)
%call body($pages, $url)
%call bar_begin()
<ol><li aria-current="page">${$title}</li></ol>
%call bar_end()
%end
%# A page whose title is a label; about: another label, or nothing.
%block titled(pages, url, title, about)
%call head_label($pages, $url, $title, $about)
<h1>${label-of: $title}</h1>
%end
%block head_label(pages, url, title, about)
%call top_begin($pages)
${label-of: $title}$\
%call top_about()
%if $about
${label-of: $about}$\
%else
${label-of: $title}${label: colon}$[${$pages/@about}$]$\
%end
%call top_end()
%call body($pages, $url)
%call bar_begin()
<ol>
<li><a href="index.html">${$isa/@name}</a></li>
<li aria-current="page">${label-of: $title}</li>
</ol>
%call bar_end()
%end
%# A page of a definition, with the pages before and after it.
%block definition_head(pages, page)
%if $page/@about
%call top($pages, $page/@name, $page/@about)
%else
%call top($pages, $page/@name, concat($page/@name, ', ', $pages/@title))
%end
%call body($pages, $page/@url)
%call bar_begin()
<ol>
<li><a href="index.html">${$isa/@name}</a></li>
%call bar_above($page)
<li aria-current="page">${$page/@name}</li>
</ol>
%call turn($page)
%call bar_end()
%end
%block top(pages, title, about)
%call top_begin($pages)
${$title}$\
%call top_about()
${$about}$\
%call top_end()
%end
%block top_begin(pages)
<!DOCTYPE html>
<html lang="${$pages/@lang}" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; $\
script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; $\
form-action 'none'">
<title>$\
%end
%block top_about()
 · ${$isa/@name}</title>
<meta name="description" content="$\
%end
%block top_end()
">
<link rel="stylesheet" href="../site.css">
<link rel="icon" href="data:,">
<script src="../site.js"></script>
</head>
%end
%block body(pages, url)
<body>
<a class="skip" href="#main">${label: skip}</a>
<a class="skip script" href="#toc">${label: skip-toc}</a>
<a class="skip" href="#side">${label: skip-side}</a>
<header class="top">
<a class="home" href="index.html">${$isa/@name}</a>
<nav aria-label="${label: site}">
<ul>
%call navigation($url)
</ul>
</nav>
<div class="search script" role="search"><input type="search" id="search" $\
placeholder="${label: search} (/)" aria-label="${label: search}" autocomplete="off" $\
autocapitalize="off" spellcheck="false"></div>
%if count(children($pages, 'language')) > 1
<nav class="languages" aria-label="${label: language}">
<ul>
%each children($pages, 'language')
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
<button type="button" class="theme script" aria-label="${label: dark}"></button>
</header>
<div class="page">
%end
%block navigation(here)
%call nav($here, 'index.html', 'overview')
%call nav($here, 'instructions.html', 'instructions')
%call nav($here, 'opcode-map.html', 'opcode-map')
%call nav($here, 'types.html', 'types')
%if $isa/pages/@machine
%call nav($here, 'machine.html', 'machine')
%call nav($here, 'functions.html', 'functions')
%end
%call nav($here, 'notation.html', 'notation')
%if $isa/pages/@codec
%call nav($here, 'codec.html', 'codec')
%end
%end
%block nav(here, url, label)
<li><a href="${$url}"$\
%if $here = $url
 aria-current="page"$\
%end
>${label-of: $label}</a></li>
%end
