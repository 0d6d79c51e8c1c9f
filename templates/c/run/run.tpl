%# SPDX-License-Identifier: MIT
%let s = $d/state
%# The lane argument of register accesses; a machine has no lanes.
%let of_lane = substring(', unsigned lane', 1, 15 * not($s/@program))
%let at_lane = substring(', lane', 1, 6 * not($s/@program))
%# What the caller gives as a bank.
%let constant = substring('const ', 1, 6 * not($s/memories/c-memory[@writable]))
%let bank_bytes = concat($constant, 'uint8_t')
%# A row of the table of files.
%block file_row()
	{ .name = "${c-string: @name}", .prefix = "${c-string: @prefix}"$\
$[, .first = ${@first[. != 0]}$]$[, .numbered = ${@numbered[. != 0]}$]$\
$[, .count = ${@count[. != 0]}$]$[, .names = ${@names[. != 0]}$]$\
$[, .named = ${@named[. != 0]}$], .width = ${@width}$[, .lanes = ${@lanes[not($s/@program)]}$]$\
%end
%include "run/header.tpl"
%include "run/state.tpl"
%include "run/text.tpl"
%include "run/blocks.tpl"
%file "${$p}_run.c"
%call banner('Interpreter: programs are decoded once, then run instruction by instruction.')
#include "${c-string: $p}_kernels.h"
%if $d/@floats = 'yes'
#include "${c-string: $p}_float.h"
%end

%if not($s/@program)
enum { ${$P}_UNIT = ${$d/@unit-bytes} }; /* bytes; an address is a multiple of it */

%end
%let own_unit = concat('(op->units - 1u) * (uint64_t)', $P, '_UNIT')
%let own_address = concat('(op->pc + ', $own_unit, ') & ', $P, '_PC_MASK')
%let kernels = $d/c-kernels
%# There is what is set again before each run.
%let has_constants = boolean($s/files/c-file/constant) or $s/@lanes > 1
%let one_unit = count($d/lengths/c-length) = 1 and $d/lengths/c-length/@bytes = $d/@unit-bytes
%let one_length = $one_unit and not($appends)
%include "run/reset.tpl"
%if $s/@program
%include "run/machine/machine.tpl"
%else
%include "run/straight.tpl"
%end
