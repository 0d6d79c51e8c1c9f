%# SPDX-License-Identifier: MIT
%# The functions of the specification that kernels call.
%file "${$p}_functions.h"
%call banner('Functions of the specification, which kernels call.')
#ifndef ${$P}_FUNCTIONS_H
#define ${$P}_FUNCTIONS_H

#include "${c-string: $p}_kernels.h"
%if $d/@floats = 'yes'
#include "${c-string: $p}_float.h"
%end

/* How kernels, and each other, call them:
 * - An argument is what the blocks of the specification can pass: other values, as a width of 0
 *   where none is passed, are not tested for. What is signed is in two's complement, and extended
 *   to the whole type. Comments say which values all calls together pass, or what these are called
 *   where they are passed.
%if not($s/@program)
 * - A truth value is 0 or 1.
%end
%if $k/saves/saved
 * - One that assigns registers does it in the state, in the middle of the instruction. If this can
 *   still raise, ${$p}_save comes before the first call, and keeps what they held.
%end
%if $k/@raises
 * - One that can raise leaves the exception in state->raised and the address that it raises for in
 *   state->bad_address; if there is a value, it is then 0. Its caller looks at state->raised after
 *   each call, or is a kernel that ends by a function which does. A kernel ends by
 *   ${$p}_raise_op$\
%if $k/saves
, or, after ${$p}_save, by ${$p}_raise_back, which restores the
 *   registers; a function returns at once.
%else
; a function returns at once.
%end
%end
%if $k/saves/@stores
 * - A store is checked where it is made, and put off. ${$p}_mem_carry_out, at the end of the
 *   instruction, carries all out in their order; until then, loads read what was there before.
%end
 */

%call private_begins()
%each $k/c-function as function
%call heading($function)
%if $function/@shared
${raw: $function/@head};
%else
static inline ${raw: $function/@head}
{
%each line
${raw: .}
%end
}
%end

%end
%call private_ends()
#endif
