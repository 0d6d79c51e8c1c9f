%# SPDX-License-Identifier: MIT
%# Loads into `word` as many whole units as there are and it has room for.
%if $d/@unit-bytes > 1
	size_t most = size < sizeof word ? size - size % ${$d/@unit-bytes} : sizeof word;
%else
	size_t most = size < sizeof word ? size : sizeof word;
%end
	load_bytes(word, bytes, most);
