%# The glossary: terms and their meanings, in alphabetical order.
%block glossary_page(pages)
%if $pages/@glossary
%file "${$pages/@lang}/glossary.html"
%call titled($pages, 'glossary.html', 'glossary')
<dl class="terms">
%each $pages/term as term
<dt id="${$term/@id}">${$term/@word}</dt>
<dd class="prose">
%call prose($term)
</dd>
%end
</dl>
%call foot($pages)
%end
%end
