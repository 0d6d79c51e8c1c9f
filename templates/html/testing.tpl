%# SPDX-License-Identifier: MIT
%# How the instruction set was tested: section __Testing.
%block testing_page(pages)
%each $pages/testing as testing
%file "${$pages/@lang}/testing.html"
%call titled($pages, 'testing.html', 'testing', '')
%if $testing/@lang
%call fallback($testing)
%end
<div class="prose"$[ lang="${$testing/@lang}"$]>
${raw: $testing/@html}$\
</div>
%call foot($pages)
%end
%end
