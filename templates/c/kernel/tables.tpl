%# SPDX-License-Identifier: MIT
%# Tables of all interpreters, with or without a machine: how records are filled, and the kernel of
%# each form.
%let decides = $d/fills/row/@decides
%let is_ones = $d/fills/row/@is_ones
%let table = $d/fills/row/@table
%let has_flags = $d/fills/row[@how = 'FILL_FLAG']
%let destinations = $d/fills/row[@how = 'FILL_DESTINATION']
%let has_kind = not($s/@program) or boolean($s/files/c-file[@holding = 'values']/constant)
%include "kernel/fill_row.tpl"

/* Each value of the field counts this many kernels. */
struct choice {
	uint16_t field;
	uint32_t stride;
};

struct entry {
	uint32_t first_fill, fills; /* in entry_fills */
	uint32_t first_choice, choices;
	uint32_t kernel; /* first in table_of_kernels */
%if $s/@program
%if $k/@guards
	uint16_t guard, guard_invert, guard_invert_on;
	bool has_guard, has_invert;
%end
%if $s/@cycles
	uint16_t cycles;
%end
%else
	uint16_t guard, guard_invert, guard_invert_on;
	uint8_t guard_kind; /* enum ${$p}_guard */
	bool has_invert, is_uniform;
%end
};

%if $s/@program and $table
static const int64_t numbers[] = {
%call values($d/fill-numbers)
};

%elif not($s/@program)
/* A kernel, and a bit for each operand that it reads as a row, as a word, as a number of the
 * record. */
static const struct kernel {
	${$p}_kernel *run;
	uint64_t rows32, rows64, words, numbers;
} kernels[] = {
	{ 0 },
%each $k/c-kernel wrap 74
	{ .run = ${@run}$[, .rows32 = ${@rows32}$]$[, .rows64 = ${@rows64}$]$\
$[, .words = ${@words}$]$[, .numbers = ${@numbers}$] },
%end
};

%end
static const struct fill fills[] = {
%each $d/fills/row wrap 74
	{ .how = ${@how}$\
%if $has_kind
, .kind = ${$P}_${@kind}$\
%end
, .field = ${$P}_FIELD_${@field}$\
$[, .operand = ${@operand}$]$[, .part = ${@part}$]$[, .lsb = ${@lsb}$]$\
$[, .width = ${@width}$]$[, .is_signed = ${@is_signed}$]$[, .decides = ${@decides}$]$\
$[, .on = ${@on}$]$\
$[, .bank_lsb = ${@bank_lsb}$]$[, .bank_width = ${@bank_width}$]$[, .size = ${@size}$]$\
$[, .bytes = ${@bytes}$]$\
$[, .is_ones = ${@is_ones}$]$[, .table = ${@table}$]$[, .scale = ${@scale}$]$\
$[, .offset = ${@offset}$] },
%else
	{ 0 },
%end
};

/* How the operands of each entry are filled: rows of fills. */
static const ${$d/entry-fills/@type} entry_fills[] = {
%call values($d/entry-fills)
};

static const struct choice choices[] = {
%each $d/kernel-choices/row fill 87
	{ ${$P}_FIELD_${@field}, ${@stride} },
%else
	{ 0 },
%end
};

/* Kernels of instructions, from 1; 0: none. */
static const ${$k/@index} table_of_kernels[] = {
%call values($d/kernel-table)
};

static const struct entry entries[] = {
%each $d/kernel-entries/row wrap 60
	{ $\
%each @* sep ", "
%if name() = 'guard' or name() = 'guard_invert'
.${name()} = ${$P}_FIELD_${.}$\
%elif name() = 'guard_kind'
.${name()} = ${$P}_${.}$\
%else
.${name()} = ${.}$\
%end
%else
0$\
%end
 },
%end
};

/* The entry of each form. */
static const ${$d/form-entries/@type} form_entries[] = {
%call values($d/form-entries)
};

