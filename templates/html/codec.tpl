%# The page of the codec: a description, then the controls, which the script shows. Without scripts,
%# or before `make site` has compiled the codec, they stay hidden.
%block codec_files()
%file "codec.css" as txt
%call codec_colours()
%verbatim "codec.css"
%file "codec.js" as txt
%verbatim "codec.js"
%verbatim "codec_view.js"
%verbatim "codec_page.js"
%file "run.js" as txt
%verbatim "codec_case.js"
%verbatim "codec_run.js"
%verbatim "codec_run_page.js"
%end
%block codec_page(pages)
%file "${$pages/@lang}/codec.html"
%call titled($pages, 'codec.html', 'codec')
<p class="summary">${label: codec-summary}</p>
<p>${label: codec-how}</p>
<p>${label: codec-needs} ${label: codec-without} $\
<code>${$isa/places/@prefix}_tool asm</code>, $\
<code>${$isa/places/@prefix}_tool disasm</code>, $\
<code>${$isa/places/@prefix}_tool run</code>.</p>
</main>
%call codec_controls()
%call footer($pages)
%end
%# Labels for the script.
%block data(prefix, names)
%if $names
%let name = substring-before(concat($names, ' '), ' ')
data-${$name}="${label-of: concat($prefix, $name)}"
%call data($prefix, substring-after($names, ' '))
%end
%end
%block codec_controls()
<section class="beside codec" id="codec" aria-labelledby="codec-title" hidden
%include "codec_labels.tpl"
>
<h2 id="codec-title">${label: codec-title}</h2>
<div class="pair">
<div>
<label for="codec-text">${label: codec-text}</label>
<textarea id="codec-text" rows="4" spellcheck="false" autocapitalize="off" dir="ltr"></textarea>
</div>
<div>
<label for="codec-word">${label: codec-word}</label>
<textarea id="codec-word" rows="4" spellcheck="false" autocapitalize="off" dir="ltr"></textarea>
</div>
</div>
<p id="codec-status" role="status"></p>
<p><a id="codec-link" href="#codec">${label: codec-link}</a></p>
<div id="codec-result"></div>
<details id="run">
<summary><h2 id="run-title">${label: run-title}</h2></summary>
<p>${label: run-how} <code id="run-sample" dir="ltr"></code></p>
<div class="pair">
<div>
<label for="run-settings">${label: run-settings}</label>
<textarea id="run-settings" rows="3" spellcheck="false" autocapitalize="off" dir="ltr"></textarea>
</div>
<div>
<p class="row" id="run-place" hidden>
<label for="run-address">${label: run-address}</label>
<input type="text" id="run-address" value="0" size="12" spellcheck="false" autocomplete="off">
</p>
<p class="row" id="run-memory" hidden>
<label for="run-look">${label: run-look}</label>
<input type="text" id="run-look" value="0" size="12" spellcheck="false" autocomplete="off">
</p>
<p class="row">
<label for="run-limit">${label: run-limit}</label>
<input id="run-limit" type="number" min="1" max="100000000" value="100000">
</p>
<p class="row">
<button type="button" id="run-all">${label: run-all}</button>
<button type="button" id="run-step">${label: run-step}</button>
<button type="button" id="run-reset">${label: run-reset}</button>
</p>
</div>
</div>
<p id="run-status" role="status"></p>
<div id="run-result"></div>
</details>
</section>
<script src="../codec.js" defer></script>
%end
