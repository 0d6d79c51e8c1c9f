%# Target site: the parts that site/build.sh joins into the front page of all instruction sets
%# (beginning, a card for each, end), and the page for missing addresses.
%let prefix = isa/derived/@prefix
%file "head.html"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; $\
style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'">
<title>${label: title}</title>
<link rel="stylesheet" href="site.css">
<link rel="icon" href="data:,">
</head>
<body>
<a class="skip" href="#main">${label: skip}</a>
<main id="main" tabindex="-1">
<h1>${label: title}</h1>
<p class="summary">${label: summary}</p>
%file "card.html"
<article id="${$prefix}">
<h2><a href="${$prefix}/${isa/pages[1]/@lang}/index.html">${isa/@name}</a></h2>
%if isa/@title != isa/@name
<p>${isa/@title}</p>
%end
<p>$\
${label: families} ${count(isa/group//optype[not(@defective)])}, $\
${label: opcodes} ${count(isa/group//opcode[not(@defective)])}, $\
${label: lengths} $\
%each isa/layout/length sep ", "
${@bits}$\
%end
.</p>
<ul>
%each isa/pages
%language @lang
<li lang="${@lang}">
<a hreflang="${@lang}" href="${$prefix}/${@lang}/index.html">${label: language}</a> ·
<a hreflang="${@lang}" href="${$prefix}/${@lang}/instructions.html">${label: instructions}</a> ·
<a hreflang="${@lang}" href="${$prefix}/${@lang}/codec.html">${label: codec}</a></li>
%end
</ul>
</article>
%language isa/pages[1]/@lang
%file "tail.html"
</main>
<footer>
<p>${label: made}</p>
</footer>
</body>
</html>
%file "404.html"
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; $\
img-src data:; base-uri 'none'; form-action 'none'">
<title>${label: missing}</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>${label: missing}</h1>
<p><a href="./">${label: back}</a></p>
</main>
</body>
</html>
