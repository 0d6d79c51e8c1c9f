%# SPDX-License-Identifier: MIT
%# The page of the codec, if the site has one, and the part "Try it" of an instruction: the script
%# makes the controls. Without scripts they stay hidden.
%block codec_files()
%file "codec.css" as txt
%verbatim "codec.css"
%file "codec.js" as txt
%verbatim "codec.js"
speccCodec.costs = [${/isa/pages[1]/@suggest}];
%verbatim "codec_suggest.js"
%verbatim "codec_program.js"
%verbatim "codec_draw.js"
%verbatim "codec_view.js"
%verbatim "codec_panel.js"
%verbatim "codec_page.js"
%file "run.js" as txt
%include "codec_operators.tpl"
%verbatim "codec_case.js"
%verbatim "codec_run.js"
%verbatim "codec_state.js"
%verbatim "codec_run_page.js"
%end
%block codec_page(pages)
%if $pages/@codec
%file "${$pages/@lang}/codec.html"
%call titled($pages, 'codec.html', 'codec', 'codec-summary')
<p class="summary">${label: codec-summary}</p>
<p>${label: codec-how}</p>
<p>${label: codec-needs} ${label: codec-without} $\
<code>${$isa/places/@prefix}_tool asm</code>, $\
<code>${$isa/places/@prefix}_tool disasm</code>, $\
<code>${$isa/places/@prefix}_tool run</code>.</p>
</main>
<section class="beside codec" id="codec" aria-labelledby="codec-title">
<h2 id="codec-title">${label: codec-title}</h2>
</section>
<script src="../codec.js" defer></script>
%call footer($pages)
%end
%end
%# In a page with examples; links of the examples to the codec open here.
%block codec_try(page)
%if $default/@codec and $page/example/@hex
<section class="try" id="try" tabindex="-1" aria-labelledby="try-it" data-script>
<h2 id="try-it">${label: try-it}</h2>
<button type="button">${label: try-open}</button>
<div class="codec"></div>
</section>
%end
%end
%block codec_labels(pages)
%if $pages/@codec
%file "${$pages/@lang}/codec-labels.js" as json
globalThis.speccCodecLabels = {
%include "codec_labels.tpl"
"address": "${label: run-at}",
"start": "${label: run-address}",
"needs": "${label: codec-needs-value}"
};
%end
%end
%block label_data(prefix, names)
%if $names
%let name = substring-before(concat($names, ' '), ' ')
"${$name}": "${label-of: concat($prefix, $name)}",
%call label_data($prefix, substring-after($names, ' '))
%end
%end
