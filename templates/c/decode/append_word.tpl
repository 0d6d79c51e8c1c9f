%# SPDX-License-Identifier: MIT
%include "decode/load_word.tpl"
	insn->length = 0;
	if (size < ${$d/@unit-bytes})
		return truncated(insn);
%if count($d/lengths/c-length) = 1
	const unsigned length = ${$d/lengths/c-length/@bytes};
%else
%if $deep
	unsigned length = word_length(word, most);
%else
	unsigned length = word_length(word);
%end
%end
	insn->length = (uint8_t)length;
%if count($d/lengths/c-length) > 1 or $d/lengths/c-length/@bytes != $d/@unit-bytes
	if (size < length)
		return truncated(insn);
%end
%if count($d/lengths/c-length) > 1
	switch (length) {
%each $d/lengths/c-length[position() > 1]
	case ${@bytes}:
		return decode_packed(insn, word, size, length, root${@bytes}(word));
%end
	default:
		break;
	}
%end
	return decode_packed(insn, word, size, length, root${$d/lengths/c-length[1]/@bytes}(word));
