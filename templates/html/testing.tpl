%# How the instruction set was tested: the section __Testing.
%block testing_page(pages)
%each $pages/testing as testing
%file "${$pages/@lang}/testing.html"
%call top($pages)
${label: testing}$\
%call body($pages, 'testing.html')
<h1>${label: testing}</h1>
%if $testing/@lang
%call fallback($testing)
%end
<div class="prose"$[ lang="${$testing/@lang}"$]>
${raw: $testing/@html}$\
</div>
%call foot($pages)
%end
%end
