%# SPDX-License-Identifier: MIT
%# The words of the pseudo-code.
%block notation_words()
<h2 id="words">${label: pseudo-code}</h2>
<p>${label: pseudo-code-what}</p>
<dl class="facts">
<dt><code>x[h:l]</code>, <code>x[i]</code></dt>
<dd>${label: word-slice}</dd>
%call word('', '{a, b}', 'word-tuple')
%call word('', '|x|', 'word-absolute')
%call word('', 'x@l', 'word-lane')
%call word('', '/', 'word-quotient')
%call word('', 'x.name', 'word-member')
%call word('', '.name', 'word-modifier')
%call word('', 'keep x', 'word-keep')
%call word('', 'raise E', 'word-raise')
%call word('', 'always', 'word-always')
%call word('word-uintn', 'UINTn(x)', 'word-uintn')
%call word('word-intn', 'INTn(x)', 'word-intn')
%each /isa/pages[1]/notation/function
%call word(@id, @text, @id)
%end
%call word('word-laneid', 'laneid', 'word-laneid')
%call word('word-active', 'active', 'word-active')
%call word('word-next_pc', 'next_pc', 'word-next')
%call word('word-cycles', 'cycles', 'word-cycles')
%call word('word-cause', 'cause', 'word-cause')
%call word('word-bad_address', 'bad_address', 'word-address')
</dl>
%end
%block word(id, text, label)
<dt$[ id="${$id}"$]><code>${$text}</code></dt>
<dd>${label-of: $label}</dd>
%end
