%# SPDX-License-Identifier: MIT
%# The glossary: terms and their meanings, sorted, each with the word of the specification.
%block glossary_page(pages)
%if $pages/@glossary
%file "${$pages/@lang}/glossary.html"
%call titled($pages, 'glossary.html', 'glossary', '')
<dl class="terms">
%each $pages/term as term
<dt id="${$term/@id}">${$term/@word}$\
$[ <small lang="${$term/@own-lang}">${$term/@own-word}</small>$]</dt>
<dd class="prose">
%call prose($term)
</dd>
%end
</dl>
%call foot($pages)
%end
%end
