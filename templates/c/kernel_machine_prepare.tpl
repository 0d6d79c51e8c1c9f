/* ---- instructions made ready ---- */

${$p}_kernel *const ${$p}_kernels[] = {
	[INDEX_DECODE] = ${$p}_decode_op,
	[INDEX_UNDEFINED] = ${$p}_undefined_op,
	[INDEX_RESERVED] = ${$p}_reserved_op,
	[INDEX_UNEXECUTABLE] = ${$p}_unexecutable_op,
	[INDEX_UNFETCHED] = ${$p}_unfetched_op,
	[INDEX_BREAK] = ${$p}_break_op,
%each $k/c-kernel
	${@run},
%end
%each $k/c-kernel[@general-run]
	${@general-run},
%end
};

%if $k/@general
const uint16_t ${$p}_general_index[] = {
	INDEX_DECODE, INDEX_UNDEFINED, INDEX_RESERVED, INDEX_UNEXECUTABLE, INDEX_UNFETCHED, INDEX_BREAK,
%each $k/c-kernel
	INDEX_FIRST + ${@general-index},
%end
};

%end

%if $k/@general
const struct ${$p}_op *${$p}_general(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left)
{
	const uint16_t index = ${$p}_general_index[op->index];
	return ${$p}_go_from(state, ${$p}_kernels[index](state, op, 0), left);
}

%end
%if not($k/c-kernel)
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	(void)insn;
	(void)op;
	return false; /* nothing says what the instructions do */
}
%else
/* How one operand of the record is filled from a field of the instruction. */
enum fill_kind {
	FILL_REGISTER,    /* the number */
%if $s/files/c-file[@holding = 'values']/constant
	FILL_DESTINATION, /* the same, but a constant register becomes the scratch register */
%end
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) */
	FILL_FLAG,        /* 1 where the field is `on` */
	FILL_CHOICE       /* the field */
};

/* Files of registers. */
enum {
	KIND_IMMEDIATE,
	KIND_SIGNED,
%each $s/files/c-file[@holding = 'values']
	KIND_FILE_${id: @id},
%end
	KIND_COUNT
};

struct fill {
	uint8_t how, kind;
	uint16_t field;
	uint8_t operand, part;
	uint8_t lsb; /* of registers: what the field's number counts from */
	uint8_t width;
	bool is_signed, is_ones, decides;
	uint32_t table; /* of numbers, from 1 on; 0: none */
	uint64_t on;
	int64_t scale, offset; /* of an immediate */
};

static const int64_t numbers[] = {
%call values($d/fill-numbers)
};

/* The field's value counts so many kernels. */
struct choice {
	uint16_t field;
	uint32_t stride;
};

struct entry {
	uint32_t first_fill, fills, first_choice, choices;
	uint32_t kernel; /* first in table_of_kernels */
	uint16_t cycles, guard, guard_invert, guard_invert_on;
	bool has_guard, has_invert;
};

%include "kernel_rows.tpl"
%include "kernel_machine_fill.tpl"
%end
