%# The words of the pseudo-code.
%block notation_words()
<h2 id="words">${label: pseudo-code}</h2>
<p>${label: pseudo-code-what}</p>
<dl class="facts">
<dt><code>x[h:l]</code>, <code>x[i]</code></dt>
<dd>${label: word-slice}</dd>
<dt><code>{a, b}</code></dt>
<dd>${label: word-tuple}</dd>
<dt><code>|x|</code></dt>
<dd>${label: word-absolute}</dd>
<dt><code>x@l</code></dt>
<dd>${label: word-lane}</dd>
<dt><code>/</code></dt>
<dd>${label: word-quotient}</dd>
<dt><code>x.name</code></dt>
<dd>${label: word-member}</dd>
<dt><code>.name</code></dt>
<dd>${label: word-modifier}</dd>
<dt><code>keep x</code></dt>
<dd>${label: word-keep}</dd>
<dt><code>raise E</code></dt>
<dd>${label: word-raise}</dd>
<dt><code>always</code></dt>
<dd>${label: word-always}</dd>
<dt id="word-uintn"><code>UINTn(x)</code></dt>
<dd>${label: word-uintn}</dd>
<dt id="word-intn"><code>INTn(x)</code></dt>
<dd>${label: word-intn}</dd>
<dt id="word-f32"><code>F32(x)</code></dt>
<dd>${label: word-f32}</dd>
<dt id="word-raw"><code>raw(X)</code></dt>
<dd>${label: word-raw}</dd>
<dt id="word-min"><code>min(a, b)</code></dt>
<dd>${label: word-min}</dd>
<dt id="word-max"><code>max(a, b)</code></dt>
<dd>${label: word-max}</dd>
<dt id="word-mod"><code>mod(a, m)</code></dt>
<dd>${label: word-mod}</dd>
<dt id="word-floor"><code>floor(a / b)</code></dt>
<dd>${label: word-floor}</dd>
<dt id="word-ceil"><code>ceil(a / b)</code></dt>
<dd>${label: word-ceil}</dd>
<dt id="word-trunc"><code>trunc(a / b)</code></dt>
<dd>${label: word-trunc}</dd>
<dt id="word-roundtof32"><code>roundToF32(x, rnd)</code></dt>
<dd>${label: word-round}</dd>
<dt id="word-toint"><code>toInt(x, rnd, t)</code></dt>
<dd>${label: word-toint}</dd>
<dt id="word-number"><code>number(X)</code></dt>
<dd>${label: word-number}</dd>
<dt id="word-laneid"><code>laneid</code></dt>
<dd>${label: word-laneid}</dd>
<dt id="word-active"><code>active</code></dt>
<dd>${label: word-active}</dd>
<dt id="word-ballot"><code>ballot(b)</code></dt>
<dd>${label: word-ballot}</dd>
<dt id="word-fold"><code>fold(op, x)</code></dt>
<dd>${label: word-fold}</dd>
<dt id="word-next_pc"><code>next_pc</code></dt>
<dd>${label: word-next}</dd>
<dt id="word-cycles"><code>cycles</code></dt>
<dd>${label: word-cycles}</dd>
<dt id="word-cause"><code>cause</code></dt>
<dd>${label: word-cause}</dd>
<dt id="word-bad_address"><code>bad_address</code></dt>
<dd>${label: word-address}</dd>
</dl>
%end
