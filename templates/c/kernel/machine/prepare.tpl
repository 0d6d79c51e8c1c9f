%# SPDX-License-Identifier: MIT
/* ---- prepared instructions ---- */

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
	return false; /* the instructions have no semantics */
}
%else
/* Files of registers. */
enum {
	KIND_IMMEDIATE,
	KIND_SIGNED,
%each $s/files/c-file[@holding = 'values']
	KIND_FILE_${id: @id},
%end
	KIND_COUNT
};

%include "kernel/tables.tpl"
%include "kernel/machine/fill.tpl"
%end
