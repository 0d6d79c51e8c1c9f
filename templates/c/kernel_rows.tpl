%# Tables that interpreters of machines and others have: how records are filled, which kernel a form
%# has.
static const struct fill fills[] = {
%each $d/fills/row wrap 74
	{ .how = ${@how}, .kind = ${@kind}, .field = ${$P}_FIELD_${@field}$\
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

static const struct choice choices[] = {
%each $d/kernel-choices/row fill 87
	{ ${$P}_FIELD_${@field}, ${@stride} },
%else
	{ 0 },
%end
};

/* Kernels of instructions, from 1 on; 0: there is none. */
static const uint16_t table_of_kernels[] = {
%call values($d/kernel-table)
};

static const struct entry entries[] = {
%each $d/kernel-entries/row wrap 74
	{ $\
%each @* sep ", "
%if name() = 'guard' or name() = 'guard_invert'
.${name()} = ${$P}_FIELD_${.}$\
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
static const uint16_t form_entries[] = {
%call values($d/form-entries)
};

