%# SPDX-License-Identifier: MIT
%include "float/single.tpl"
%if $d/@floats = 'yes'
%file "${$p}_float.h"
%let rounds = $d/c-kernels/@rounds
%if $rounds
%call banner('Binary32 arithmetic on rows: exact results, rounded once, in any of four modes.')
%else
%call banner('Comparisons of binary32 numbers.')
%end
#ifndef ${$P}_FLOAT_H
#define ${$P}_FLOAT_H

#include <stdint.h>

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__)
#error "-ffast-math changes the results of this code; build without it"
#endif
#if defined(__FLT_EVAL_METHOD__) && (__FLT_EVAL_METHOD__ < 0 || __FLT_EVAL_METHOD__ == 1 || \
				      __FLT_EVAL_METHOD__ == 2)
#error "float must be evaluated as float; on 32-bit x86 build with -msse2 -mfpmath=sse"
#endif

%if $rounds
/* Values are bit patterns; a row holds FLOAT_ROW of them. Results that are not numbers are NAN32,
 * whatever the operands. A destination can be one of the source rows, but no row may overlap
 * another in part. All functions have their specified results between ${$p}_float_begin and
 * ${$p}_float_end, and only there, whatever mode the caller computes in.
 *
 * There are three ways to the same bits: rounding written into each instruction (AVX-512), the mode
 * of the processor switched around a row (other x86), and arithmetic that rounds to nearest plus a
 * correction (everything else, or ${$P}_FLOAT_PORTABLE defined). */
#define ${$P}_FLOAT_ROW ${$d/state/@lanes}
%else
/* Values are bit patterns. All functions have their specified results between ${$p}_float_begin and
 * ${$p}_float_end, and only there, whatever mode the caller computes in. */
%end
#define ${$P}_NAN32 ${/isa/layout/@nan}u

%if $rounds
#if !defined(${$P}_FLOAT_PORTABLE) && defined(__x86_64__) && \
	(defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 9)) && ${$P}_FLOAT_ROW % 16 == 0
#define ${$P}_FLOAT_X86
#if defined(__AVX512F__)
#define ${$P}_FLOAT_AVX512
#endif
#endif

#if defined(__GNUC__)
#define ${$P}_FLOAT_INLINE static inline __attribute__((always_inline))
#else
#define ${$P}_FLOAT_INLINE static inline
#endif

enum ${$p}_rounding {
	${$P}_ROUND_NEAREST, /* to nearest, a tie to the even one */
	${$P}_ROUND_ZERO,    /* toward zero; too large values become the largest finite number */
	${$P}_ROUND_UP,      /* toward plus infinity */
	${$P}_ROUND_DOWN     /* toward minus infinity; x + (-x) is -0 */
};

%end
%include "float/mode.tpl"
%if $rounds
%include "float/vector.tpl"
%include "float/exact.tpl"
%include "float/portable.tpl"
%include "float/x86.tpl"
%include "float/avx512.tpl"
%include "float/row.tpl"
%include "float/integer.tpl"
%else
%call pun('f32_real', 'float', 'real', 'uint32_t', 'bits')

%end
%include "float/compare.tpl"
#endif
%end
