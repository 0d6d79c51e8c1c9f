%# SPDX-License-Identifier: MIT
%include "kernel/blocks.tpl"
%include "kernel/functions.tpl"
%include "kernel/machine/save.tpl"
%let k = $d/c-kernels
%file "${$p}_kernels.h"
%call banner('Kernels of the interpreter: instructions made ready, and what kernels are made of.')
#ifndef ${$P}_KERNELS_H
#define ${$P}_KERNELS_H

/* Where the kernel of an instruction is:
%if $k/part
 * in one of the files ${$p}_kernels_*.c. Each has the name of the group of the specification that
 * the instruction is in; a and b are halves of a group that is too long for one file. The headers
 * ${$p}_kernels_*.h list the kernels of each. A kernel is ${$p}_kernel_, then the opcode or the
 * mnemonic, then the values of modifiers that it is for. Opcodes with which its name does not begin
 * are in the header, in the comment before its paragraph. */
%else
 * in ${$p}_kernels.c. A kernel is kernel_, then the mnemonic or the opcode, then the values of
 * modifiers that it is for. */
%end

#include "${c-string: $p}_run.h"

/* What a negative number is shifted right to is left to the compiler, as is what a number above
 * INT32_MAX becomes as int32_t. Every compiler that passes this test keeps the bits. */
#if -3 >> 1 != -2
#error "negative numbers have to be shifted as in two's complement"
#endif

%call private_begins()
/* UNROLL is in front of a loop of so many steps, which is to become as many copies of its body: a
 * pragma that holds for this loop alone. */
#if defined(__GNUC__)
#define ${$P}_LIKELY(x) __builtin_expect(!!(x), 1)
#define ${$P}_PRAGMA(text) _Pragma(#text)
#define ${$P}_UNROLL(steps) ${$P}_PRAGMA(GCC unroll steps)
#else
#define ${$P}_LIKELY(x) (x)
#define ${$P}_UNROLL(steps)
#endif

%if $s/@program
%include "kernel/machine/header.tpl"
%else
%include "kernel/header.tpl"
%end
%include "kernel/arithmetic.tpl"
%if $k/@wide
%include "kernel/wide.tpl"
%if $k/@vast
%include "kernel/vast.tpl"
%end
%end
%call private_ends()
#endif
%file "${$p}_kernels.c"
%call banner('Kernels of the interpreter: what the instructions do, a function for each way.')
#include "${c-string: $p}_kernels.h"
%if $d/@floats = 'yes' and (not($k/part) or $k/@block-floats)
#include "${c-string: $p}_float.h"
%end
%if $k/c-function
#include "${c-string: $p}_functions.h"
%end
%each $k/part
#include "${c-string: $p}_kernels_${c-string: @id}.h"
%end

%if $k/part
#ifdef ${$P}_ALL_KERNELS /* defined by who compiles this file instead of all of them */
%each $k/part
#include "${c-string: $p}_kernels_${c-string: @id}.c"
%end
#endif

%end
%if $s/@program
%include "kernel/machine/machine.tpl"
%else
%include "kernel/lanes.tpl"
%end
%each $k/c-function[@shared] as function
%call heading($function)
${raw: $function/@head}
{
%each line
${raw: .}
%end
}

%end
%include "kernel/parts.tpl"
%if $k/c-function
%include "kernel/specified.tpl"
%end
