%# SPDX-License-Identifier: MIT
%file "${$p}_page.c"
%call banner('The codec as a WebAssembly module: numbers in and out, text and bytes in memory.')
#include "${c-string: $p}_page.h"
#include "${c-string: $p}_tables.h"

enum { LIST_MAX = 64, ROOM = 8192 };

/* What calls are about. An instruction is chosen by `select`; the first one is chosen by decode and
 * parse. */
static char text[ROOM];
static uint8_t bytes[LIST_MAX * ${$P}_LENGTH_MAX];
static struct ${$p}_insn list[LIST_MAX], *insn = list;
static struct ${$p}_error error;
static struct ${$p}_reason reason;

/* ---- rooms ---- */

%call export('char *', 'text', 'void', 'text')
%call export('unsigned ', 'text_room', 'void', 'ROOM')
%call export('uint8_t *', 'bytes', 'void', 'bytes')
/* ---- decoding and encoding ---- */

/* The instruction at the front of `bytes`. Returns its status; length() is set as decode says. */
unsigned ${$P}_EXPORT(decode)(unsigned size)
{
	insn = list;
	*insn = (struct ${$p}_insn){ 0 };
	return ${$p}_decode(bytes, size < sizeof bytes ? size : sizeof bytes, insn);
}

/* Makes `bytes` of the instruction; returns its status. */
%call export('unsigned ', 'encode', 'void', concat($p, '_encode(insn, bytes, sizeof bytes)'))
/* Why the instruction is not legal: 0, or a kind of reason. */
unsigned ${$P}_EXPORT(explain)(void)
{
	reason = (struct ${$p}_reason){ 0 };
	${$p}_explain(insn, &reason);
	return (unsigned)reason.kind;
}

%call export('unsigned ', 'reason_field', 'void', '(unsigned)reason.field')
uint64_t ${$P}_EXPORT(reason_bits)(unsigned limb)
{
	return limb < ${$P}_LIMBS ? reason.bits[limb] : 0;
}

/* ---- text ---- */

/* Reads the first `length` bytes of `text`. Returns how many instructions it is, 0: none. */
unsigned ${$P}_EXPORT(parse)(unsigned length)
{
	insn = list;
	*insn = (struct ${$p}_insn){ 0 };
	error = (struct ${$p}_error){ 0 };
	if (length > ROOM)
		length = ROOM;
%if $d/aliases/@count != '0'
	size_t count = 0;
	if (${$p}_parse_line(text, length, list, LIST_MAX, &count, &error) != ${$P}_STATUS_OK)
		return 0;
	return count < LIST_MAX ? (unsigned)count : LIST_MAX;
%else
	return ${$p}_parse(text, length, insn, &error) == ${$P}_STATUS_OK;
%end
}

%call export('unsigned ', 'error_column', 'void', 'error.column')
%call export('unsigned ', 'error_offset', 'void', '(unsigned)error.offset')
%call export('const char *', 'error_message', 'void', 'error.message')
/* Writes the canonical text to `text`; returns its length, 0 where the instruction is not legal. */
unsigned ${$P}_EXPORT(format)(void)
{
	return (unsigned)${$p}_format(insn, text, sizeof text);
}

/* ---- the instruction ---- */

void ${$P}_EXPORT(select)(unsigned index)
{
	insn = &list[index < LIST_MAX ? index : 0];
}

/* An instruction of this opcode with its defaults; returns false when there is none. */
bool ${$P}_EXPORT(init)(unsigned opcode)
{
	insn = list;
	return opcode <= ${$P}_OPCODE_COUNT && ${$p}_init(insn, (enum ${$p}_opcode)opcode);
}

/* Returns a status. */
unsigned ${$P}_EXPORT(set)(unsigned field, uint64_t value)
{
	insn->form = 0;
	return ${$p}_set(insn, (enum ${$p}_field)field, value);
}

%call export('unsigned ', 'opcode', 'void', 'insn->opcode')
%call export('unsigned ', 'length', 'void', 'insn->length')
uint64_t ${$P}_EXPORT(word)(unsigned limb)
{
	return limb < ${$P}_LIMBS ? insn->word[limb] : 0;
}

%include "codec_fields.tpl"
