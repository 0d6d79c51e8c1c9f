%# SPDX-License-Identifier: MIT
%# The page of `specc diff --format=html`: one file that needs no other. docs/diff.md.
%include "colours.tpl"
%file "diff.html"
<!DOCTYPE html>
<html lang="en" class="no-js">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; $\
style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; $\
form-action 'none'">
<title>${diff/@verdict}: changes of ${diff/@name}</title>
<link rel="icon" href="data:,">
<style>
%call site_colours()
%verbatim "site.css"
%verbatim "verdict.css"
%verbatim "diff.css"
</style>
</head>
<body>
<header class="top"><span class="home">${diff/@name}</span>
<span>${diff/@old} → ${diff/@new}</span></header>
<main id="main">
<h1>What changed, and what it breaks</h1>
<p class="summary"><strong class="verdict ${diff/@verdict}">${diff/@verdict}</strong>
%call meaning(diff/@verdict)
</p>
<dl class="counts">
<div><dt>Changes</dt><dd>${diff/@changes}</dd></div>
<div><dt>Words lost</dt><dd>${diff/@lost}</dd></div>
<div><dt>Words gained</dt><dd>${diff/@gained}</dd></div>
</dl>
%if diff/change
%call changes(diff)
%end
</main>
<footer><p>Made by <code>specc diff</code>.</p></footer>
<script>
%verbatim "diff.js"
</script>
</body>
</html>
%block changes(diff)
<h2 id="changes">Changes</h2>
<form class="filter" hidden>
<fieldset><legend>Show</legend>
%each $diff/verdict
<label><input type="checkbox" name="verdict" value="${@name}" checked>
<span class="verdict ${@name}">${@name}</span> ${@count}</label>
%end
</fieldset>
<label>Name or kind <input type="search" name="text" autocomplete="off"></label>
<output></output>
</form>
<div class="scroll" tabindex="0" role="region" aria-label="Changes">
<table class="changes">
<thead><tr><th scope="col">Verdict</th><th scope="col">Kind</th><th scope="col">Name</th>$\
<th scope="col">Old</th><th scope="col">New</th></tr></thead>
%each $diff/change
<tbody data-verdict="${@verdict}"><tr>$\
<td><span class="verdict ${@verdict}">${@verdict}</span></td>$\
<td>${@kind}</td><th scope="row"><code>${@name}</code>$\
%if @opcodes > 1
 <small>${@opcodes} opcodes</small>$\
%end
</th><td>$\
%call value(@old)
</td><td>$\
%call value(@new)
</td></tr>
%if @lost or @states or case or old-bits or new-bits
<tr class="shown"><td colspan="5">
%call shown(.)
</td></tr>
%end
</tbody>
%end
</table>
</div>
%end
%block value(text)
%if $text
<code>${$text}</code>$\
%else
<span class="soft">nothing</span>$\
%end
%end
%block shown(change)
%if $change/@lost
<p>${$change/@lost} words lost, ${$change/@gained} gained</p>
%end
%if $change/@states
<p>Both versions agreed in ${$change/@states} states; nothing proves that they are equal.</p>
%end
%each $change/case
<p>A case that holds in the new version and not in the old one:</p>
<div class="case"><pre>${.}</pre></div>
%end
%each $change/old-bits
%call bits($change, 'old')
%end
%each $change/new-bits
%call bits($change, 'new')
%end
%end
%block bits(change, version)
<p>${$change/@opcode}, ${$version}:</p>
<pre tabindex="0" role="group" aria-label="${$change/@opcode}, ${$version}">${.}</pre>
%end
%block meaning(verdict)
%if $verdict = 'binary-breaking'
Programs break: a word that was legal is illegal now, or means something else.
%elif $verdict = 'source-breaking'
Assembly sources or code that uses the generated C break: something that was accepted is not, or
assembles to another word.
%elif $verdict = 'behaviour'
The same words are legal, but some may compute something else or take another time.
%elif $verdict = 'compatible'
What was legal means the same, and something is new.
%elif $verdict = 'text'
Only prose, comments or examples differ.
%else
Nothing differs. The two versions may be written differently.
%end
%end
