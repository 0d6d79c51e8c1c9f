%# SPDX-License-Identifier: MIT
%file "${$p}.h"
%call banner('Decoder, encoder, formatter and parser: public interface.')
#ifndef ${$P}_H
#define ${$P}_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __FAST_MATH__
#error "-ffast-math changes the results of this code; build without it"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Version of this interface: the major number changes when code that uses it must change. */
#define ${$P}_VERSION_MAJOR 1
#define ${$P}_VERSION_MINOR 0

enum {
	${$P}_LIMBS = ${$d/@limbs},          /* 64-bit words of the longest instruction */
	${$P}_LENGTH_MAX = ${$d/@bytes},     /* bytes of the longest instruction */
	${$P}_TEXT_MAX = ${$d/@text-max},       /* bytes of the longest text, without the NUL */
	${$P}_OPCODE_COUNT = ${$d/@opcodes},  /* opcodes are numbered 1 to this */
	${$P}_FIELD_COUNT = ${$d/@fields}
};

enum ${$p}_status {
	${$P}_STATUS_OK,
	${$P}_STATUS_TRUNCATED, /* decode: the bytes end before the instruction does */
	${$P}_STATUS_UNDEFINED, /* the bits are not an instruction */
	${$P}_STATUS_RESERVED,  /* an opcode matches, but is not legal: see ${$p}_explain */
	${$P}_STATUS_NO_FIELD,  /* set: the opcode has no such field */
	${$P}_STATUS_TOO_WIDE,  /* set: the field has too few bits for the value */
	${$P}_STATUS_NO_ROOM,   /* encode: the buffer is too small */
	${$P}_STATUS_SYNTAX     /* parse: the text is not an instruction */
};

enum ${$p}_opcode {
	${$P}_OP_NONE$\
%each $d/opcode-names/c-opcode
,
	${$P}_OP_${id: @id}$\
%end
${''}
};

/* One for each field name, over all opcodes. */
enum ${$p}_field {
%each $d/field-names/c-field sep ","
	${$P}_FIELD_${id: @id}
%end
};
%each $d/type-names/c-type

enum ${$p}_${id: @id} {
%each c-value sep ","
	${$P}_${id: @id} = ${@value}
%end
};
%end
%include "header_functions.tpl"
