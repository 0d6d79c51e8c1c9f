%# SPDX-License-Identifier: MIT
%# Decoder. The first unit decides where front-search says so; otherwise tables are followed.
%let search = not($d/fronts) or $d/front-search/@open = 'yes'
%let lists = boolean($d/tree/node[@width = '0'])
%# Without lists, what decode_word does not find out at once is about one opcode.
%let decode_opcode = concat('decode_', substring('code as', 1 + 5 * $lists, 4 - 2 * $lists))
%file "${$p}_decode.c"
%call banner('Decoder: bytes to an instruction, by tables that its bits index.')
#include "${c-string: $p}_tables.h"

%if $search
%include "decode/tables.tpl"
%end
%include "load.tpl"
%if $appends
%include "decode/append.tpl"

%elif $search
%if $misled
/* Settles form and status; the opcode's bits lead here, but need not all match. */
%else
/* Settles form and status of an opcode that matches. */
%end
static $\
%if not($lists)
${$P}_APART $\
%end
enum ${$p}_status ${$decode_opcode}(struct ${$p}_insn *insn, unsigned opcode)
{
%if $misled
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
%end
	unsigned form = ${$p}_find_form(insn->word, opcode);
	insn->opcode = (enum ${$p}_opcode)opcode;
	insn->form = (${$d/@index})form;
	if (form)
		return ${$P}_STATUS_OK;
%if $misled
	if (!${$p}_matches(insn->word, info->mask, info->match)) {
		insn->opcode = ${$P}_OP_NONE;
		return ${$P}_STATUS_UNDEFINED;
	}
%end
	return ${$P}_STATUS_RESERVED;
}

%include "decode/list.tpl"
%if $lists
/* What decode_word does not find out at once. */
static ${$P}_APART enum ${$p}_status decode_code(struct ${$p}_insn *insn, unsigned code)
{
	if (code > ${$P}_OPCODE_COUNT)
		return decode_list(insn, &entries[nodes[code - ${$P}_OPCODE_COUNT - 1].first]);
	return decode_as(insn, code);
}

%end
%include "decode/word.tpl"
%end
%if $d/fronts
%include "decode/front.tpl"
%else
%each $d/tree/root
/* The code that the tables have for a word of this many bytes: ${@bytes}. */
static unsigned root${@bytes}(const uint64_t *word)
{
%if @width
	return entries[$\
%if @first != '0'
${@first} + $\
%end
${$p}_bits(word, ${@lsb}, ${@width})];
%else
	(void)word;
	return ${@code};
%end
}

%end
enum ${$p}_status ${$p}_decode(const uint8_t *bytes, size_t size, struct ${$p}_insn *insn)
{
	uint64_t word[${$P}_LIMBS];
%if $appends
%include "decode/append_word.tpl"
%elif count($d/lengths/c-length) = 1
	insn->length = ${$d/lengths/c-length/@bytes};
	if (size < ${$d/lengths/c-length/@bytes})
		return truncated(insn);
	load${$d/lengths/c-length/@bytes}(word, bytes);
	return decode_word(insn, word, root${$d/lengths/c-length/@bytes}(word));
%else
	insn->length = 0;
	if (size < ${$d/@unit-bytes})
		return truncated(insn);
%if $deep
%include "decode/load_word.tpl"
	unsigned length = word_length(word, most);
%else
	load_unit(word, bytes);
	unsigned length = word_length(word);
%end
	insn->length = (uint8_t)length;
	if (size < length)
		return truncated(insn);
	switch (length) {
%each $d/lengths/c-length[position() > 1]
	case ${@bytes}:
		load${@bytes}(word, bytes);
		return decode_word(insn, word, root${@bytes}(word));
%end
	default:
		load${$d/lengths/c-length[1]/@bytes}(word, bytes);
		return decode_word(insn, word, root${$d/lengths/c-length[1]/@bytes}(word));
	}
%end
}
%end
