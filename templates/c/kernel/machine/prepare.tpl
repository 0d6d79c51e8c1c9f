%# SPDX-License-Identifier: MIT
/* ---- prepared instructions ---- */

${$p}_kernel *const ${$p}_kernels[] = {
	[${$P}_INDEX_DECODE] = ${$p}_decode_op,
	[${$P}_INDEX_UNDEFINED] = ${$p}_undefined_op,
	[${$P}_INDEX_RESERVED] = ${$p}_reserved_op,
	[${$P}_INDEX_UNEXECUTABLE] = ${$p}_unexecutable_op,
	[${$P}_INDEX_UNFETCHED] = ${$p}_unfetched_op,
	[${$P}_INDEX_BREAK] = ${$p}_break_op,
%each $k/c-kernel
	${@run},
%end
%each $k/c-kernel[@general-run]
	${@general-run},
%end
};

%if $k/@general
const ${$k/@index} ${$p}_general_index[] = {
	[${$P}_INDEX_DECODE] = ${$P}_INDEX_DECODE,
	[${$P}_INDEX_UNDEFINED] = ${$P}_INDEX_UNDEFINED,
	[${$P}_INDEX_RESERVED] = ${$P}_INDEX_RESERVED,
	[${$P}_INDEX_UNEXECUTABLE] = ${$P}_INDEX_UNEXECUTABLE,
	[${$P}_INDEX_UNFETCHED] = ${$P}_INDEX_UNFETCHED,
	[${$P}_INDEX_BREAK] = ${$P}_INDEX_BREAK,
%each $k/c-kernel
	${$P}_INDEX_FIRST + ${@general-index}, /* of ${@run} */
%end
};

const struct ${$p}_op *${$p}_general(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left)
{
	const ${$k/@index} index = ${$p}_general_index[op->index];
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
%if $s/files/c-file[@holding = 'values']/constant
/* Where the value of an operand is from: the instruction, or a file of registers. */
enum {
	${$P}_KIND_IMMEDIATE,
	${$P}_KIND_SIGNED,
%each $s/files/c-file[@holding = 'values']
	${$P}_KIND_FILE_${id: @id},
%end
};

%end
%include "kernel/tables.tpl"
%include "kernel/machine/fill.tpl"
%end
