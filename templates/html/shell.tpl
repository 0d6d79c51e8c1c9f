%# What stands around the content of every page. CSP: no script or style but the site's own files.
%block head(pages, url, title)
<!DOCTYPE html>
<html lang="${$pages/@lang}" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<title>${$title} · ${$isa/@name}</title>
<link rel="stylesheet" href="../site.css">
%each $pages/language
<link rel="alternate" hreflang="${@code}" href="../${@code}/${$url}">
%end
<script src="../site.js" defer></script>
</head>
<body>
<a class="skip" href="#main">${label: skip}</a>
<header class="top">
<a class="home" href="index.html">${$isa/@name}</a>
<nav aria-label="${label: site}">
<ul>
%call navigation($url)
</ul>
</nav>
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
</header>
<main id="main" tabindex="-1">
%end
%block navigation(here)
<li><a href="index.html"$\
%call current($here, 'index.html')
>${label: overview}</a></li>
<li><a href="instructions.html"$\
%call current($here, 'instructions.html')
>${label: instructions}</a></li>
%end
%block current(here, url)
%if $here = $url
 aria-current="page"$\
%end
%end
%block foot(pages)
</main>
<footer>
<p>${$isa/@title}. ${label: made-from}</p>
</footer>
</body>
</html>
%end
