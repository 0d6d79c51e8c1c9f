%# SPDX-License-Identifier: MIT
%# The pages of a site above its instruction sets: a front page in each language, whose default is
%# index.html, and one for missing addresses. The document is <site> (docs/site.md).
%include "colours.tpl"
%include "shared.tpl"
%include "front_card.tpl"
%include "front_map.tpl"
%let site = site
%call shared_files()
%each site/language as language
%language @code
%file "index-${@code}.html"
%call front_page(@code, '')
%if $first
%file "index.html"
%call front_page(@code, '')
%file "404.html"
%call front_missing(@code, $site/@path)
%end
%end
%if $site/@url
%call front_robots()
%end
%block front_title()
%if $site/@title
${$site/@title}$\
%elif count($site/isa) = 1
${$site/isa/@title}$\
%else
${label: front-title}$\
%end
%end
%block front_about()
%if count($site/isa) = 1
${label: front-about-one}$\
%else
${label: front-about}$\
%end
%end
%# The pages of an instruction set in this language, or else in its first.
%block front_sets(code)
%each $site/isa as set sep " "
${$set/@name}=${$set/@prefix}/$\
%if $set/pages[@lang = $code]
${$code}$\
%else
${$set/pages[1]/@lang}$\
%end
/$\
%end
%end
%# here: where the files of the site are, seen from the page.
%block front_head(code, here)
<!DOCTYPE html>
<html lang="${$code}" class="no-js" data-sets="$\
%call front_sets($code)
">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; $\
script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<meta name="description" content="$\
%call front_about()
">
<title>$\
%call front_title()
</title>
<link rel="stylesheet" href="${$here}site.css">
<link rel="icon" href="data:,">
<script src="${$here}site.js"></script>
</head>
<body class="front">
<a class="skip" href="#main">${label: skip}</a>
<header class="top">
<a class="home" href="${$here}index-${$code}.html">$\
%call front_title()
</a>
<div class="search script" role="search"><input type="search" id="search" $\
placeholder="${label: search} (/)" aria-label="${label: search}" autocomplete="off" $\
autocapitalize="off" spellcheck="false"></div>
%if count($site/language) > 1
<nav class="languages" aria-label="${label: language}">
<ul>
%each $site/language as other
%language @code
<li><a lang="${@code}" hreflang="${@code}" href="${$here}index-${@code}.html"$\
%if @code = $code
 aria-current="true"$\
%end
>${label: language-name}</a></li>
%end
</ul>
</nav>
%end
<button type="button" class="theme script" aria-label="${label: dark}"></button>
</header>
<main id="main" tabindex="-1">
%end
%block front_page(code, here)
%call front_head($code, $here)
<h1>$\
%call front_title()
</h1>
<p class="summary">$\
%call front_about()
</p>
<div class="cards">
%each $site/isa as set
%if pages[@lang = $code]
%call front_card($set, pages[@lang = $code], $code)
%else
%call front_card($set, pages[1], $code)
%end
%end
</div>
%call front_foot()
%end
%block front_missing(code, here)
%call front_head($code, $here)
<h1>${label: front-missing}</h1>
<p>${label: front-missing-how}</p>
<p><a href="${$here}index-${$code}.html">${label: front-back}</a></p>
%call front_foot()
%end
%block front_foot()
</main>
<footer>
<p>${label: front-made}</p>
</footer>
</body>
</html>
%end
