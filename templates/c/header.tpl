%# SPDX-License-Identifier: MIT
%# ": bits 11:9, of type Reg, signed, in units of 2, from the next instruction on"
%block field_facts(field)
%let bits = substring(concat(', ', $field/@bits), 1, 99 * boolean($field/@bits))
%let type = substring(concat(', of type ', $field/@type), 1, 999 * boolean($field/@type))
%let signed = substring(', signed', 1, 8 * boolean($field/@signed))
%let times = substring(concat(', in units of ', $field/@times), 1, 99 * boolean($field/@times))
%let from = substring(concat(', from ', $field/@from, ' on'), 1, 99 * boolean($field/@from))
%let facts = concat($bits, $type, $signed, $times, $from)
%if $facts != ''
:${c-comment: substring($facts, 2)}$\
%end
%end
%file "${$p}.h"
%call header_banner('Decoder, encoder, formatter and parser: public interface.')
#ifndef ${$P}_H
#define ${$P}_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __FAST_MATH__
#error "-ffast-math changes the results of this code; build without it"
#endif

/* To link: ${$p}_tables.c; to decode ${$p}_decode.c, for fields and to encode ${$p}_encode.c,
 * to format ${$p}_format.c and ${$p}_number.c, to parse ${$p}_parse.c, ${$p}_number.c and
 * ${$p}_encode.c. */

#ifdef __cplusplus
extern "C" {
#endif

/** Version of this interface: the major number changes when code that uses it must change. */
#define ${$P}_VERSION_MAJOR 2
/** Changes when something is added to the interface. */
#define ${$P}_VERSION_MINOR 0

/** Sizes and counts. */
enum {
	${$P}_LIMBS = ${$d/@limbs}, /**< 64-bit words of the longest instruction */
	${$P}_LENGTH_MAX = ${$d/@bytes}, /**< bytes of the longest instruction */
	${$P}_TEXT_MAX = ${$d/@text-max}, /**< no text has more bytes, without the NUL */
	${$P}_OPCODE_COUNT = ${$d/@opcodes}, /**< opcodes are numbered 1 to this */
	${$P}_FIELD_COUNT = ${$d/@fields}$\
%if $modes
, /**< fields are numbered 0 to this - 1 */
	${$P}_MODE_COUNT = ${$d/mode-names/@count}, /**< operand modes are numbered 1 to this */
	${$P}_PART_COUNT = ${$d/part-names/@count}$\
 /**< parts of operand modes are numbered 1 to this */
%else
 /**< fields are numbered 0 to this - 1 */
%end
};

/** What a function returns. */
enum ${$p}_status {
	${$P}_STATUS_OK, /**< done */
	${$P}_STATUS_TRUNCATED, /**< decode: the bytes end before the instruction does */
	${$P}_STATUS_UNDEFINED, /**< the bits are not an instruction */
	${$P}_STATUS_RESERVED, /**< an opcode matches, but is not legal: ${$p}_explain says why */
	${$P}_STATUS_NO_FIELD, /**< set: the opcode has no such field */
	${$P}_STATUS_TOO_WIDE, /**< set: the field has too few bits for the value */
	${$P}_STATUS_NO_ROOM, /**< encode: the buffer is too small */
	${$P}_STATUS_SYNTAX, /**< parse: the text is not an instruction */
	${$P}_STATUS_WRONG_LENGTH /**< encode: insn->length is not the length of the instruction */
};

/** Opcodes, each with its page in the folder of a language that the target html writes. */
enum ${$p}_opcode {
	${$P}_OP_NONE, /**< not an instruction, or not known */
%each $d/opcode-names/c-opcode
	${$P}_OP_${id: @id}, /**< `${c-comment: key('addresses/address', 'opcode', @name)/@url}` */
%end
};

/** Fields by name, over all opcodes; their bits, where these are the same in all opcodes. */
enum ${$p}_field {
%each $d/field-names/c-field
	${$P}_FIELD_${id: @id}, /**< ${c-comment: @name}$\
%call field_facts(.)
 */
%end
};
%if $modes

/** Operand modes by name, over all types; the text of the first of that name. */
enum ${$p}_mode {
	${$P}_MODE_NONE, /**< not an operand with modes, or of none of them */
%each $d/mode-names/c-mode
	${$P}_MODE_${id: @id}, /**< ${c-comment: @name}: `${c-comment: @plain}` */
%end
};

/** Parts of operand modes by name, over all types. */
enum ${$p}_part {
	${$P}_PART_NONE, /**< no part */
%each $d/part-names/c-part
	${$P}_PART_${id: @id}, /**< ${c-comment: @name} */
%end
};
%end
%each $d/type-names/c-type

/** Values of the type ${c-comment: @name}. */
%if @wide
%# an enumerator of C is an int
%each c-value
#define ${$P}_${id: @id} UINT64_C(${@value}) /**< ${c-comment: @name} */
%end
%else
enum ${$p}_${id: @id} {
%each c-value
	${$P}_${id: @id} = ${@value}, /**< ${c-comment: @name}$\
%if @comment
: ${c-comment: @comment}$\
%end
 */
%end
};
%end
%end
%include "header_insn.tpl"
%include "header_fields.tpl"
%include "header_text.tpl"

#ifdef __cplusplus
}
#endif

#endif
