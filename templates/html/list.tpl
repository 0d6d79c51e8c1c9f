%# The front page of a language, the choice of languages, and the lists of instructions.
%block languages_page(pages)
<!DOCTYPE html>
<html lang="${$pages/@lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${$isa/@title}</title>
<link rel="stylesheet" href="site.css">
</head>
<body>
<main id="main">
<h1>${$isa/@title}</h1>
<ul>
%each $pages/language
%language @code
<li><a lang="${@code}" hreflang="${@code}" href="${@code}/index.html">${label: language-name}</a></li>
%end
</ul>
</main>
</body>
</html>
%end
%block index_page(pages)
%file "${$pages/@lang}/index.html"
%call head($pages, 'index.html', $isa/@title)
<h1>${$isa/@title}</h1>
<h2>${label: instructions}</h2>
<dl class="summaries">
%each $pages/insn
<dt><a href="${@url}">${@name}</a></dt>
<dd$\
%if @summary-lang
 lang="${@summary-lang}"$\
%end
>${raw: @summary}</dd>
%end
</dl>
%call foot($pages)
%end
