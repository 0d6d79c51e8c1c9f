%# SPDX-License-Identifier: MIT
%# Why a program stops. A reason that this instruction set does not have says so.
%let executed = $d/c-kernels
%block unexecutable()
%if $executed/@unexecutable
	${$P}_STOP_UNEXECUTABLE, /**< the instruction has no semantics */
%else
	${$P}_STOP_UNEXECUTABLE, /**< does not occur: all instructions have semantics */
%end
%end
%if $s/@program
/** Why a program stopped, before the instruction at the state's pc, which had no effect, except for
 * a jump to itself, and for what a device has done or stored for it before. */
enum ${$p}_stop {
	${$P}_STOP_NONE, /**< it did not */
%if $s/@undefined
	${$P}_STOP_UNDEFINED, /**< does not occur: ${$P}_EXCEPTION_${id: $s/@undefined} is raised */
	${$P}_STOP_RESERVED, /**< does not occur: ${$P}_EXCEPTION_${id: $s/@undefined} is raised */
%else
	${$P}_STOP_UNDEFINED, /**< the bits are not an instruction */
	${$P}_STOP_RESERVED, /**< an opcode matches, but is not legal */
%end
%if $s/@fetch
	${$P}_STOP_FAULT, /**< only of ${$p}_raise and ${$p}_trap: there is no such exception */
%else
	${$P}_STOP_FAULT, /**< the instruction cannot be fetched; of ${$p}_raise and ${$p}_trap: there
			* is no such exception */
%end
%if $executed/trap
	${$P}_STOP_RAISE, /**< state->exception, inside of a trap or with state->stop_on_trap */
%else
	${$P}_STOP_RAISE, /**< state->exception */
%end
%if $s/@undefined
	${$P}_STOP_UNEXECUTABLE, /**< does not occur */
%else
%call unexecutable()
%end
%if $executed/@halts
	${$P}_STOP_HALT, /**< the instruction before took effect and waits, as `halt` says */
%else
	${$P}_STOP_HALT, /**< does not occur: no instruction waits */
%end
	${$P}_STOP_BREAK, /**< ${$p}_stop_at asked for it */
	${$P}_STOP_SELF_JUMP, /**< it took effect and jumped to itself, with state->stop_on_self_jump */
	${$P}_STOP_LIMIT /**< the step limit is reached */
};
%else
/** Why a program stopped; except for EXIT and LIMIT, the instruction at the pc had no effect. */
enum ${$p}_stop {
	${$P}_STOP_NONE, /**< it did not */
	${$P}_STOP_EXIT, /**< pc is the end of the program */
	${$P}_STOP_UNDEFINED, /**< the bits are not an instruction */
	${$P}_STOP_RESERVED, /**< an opcode matches, but is not legal */
	${$P}_STOP_TRUNCATED, /**< the program ends inside the instruction */
%if $d/@unit-bytes = '1'
	${$P}_STOP_FAULT, /**< pc is beyond the end */
%else
	${$P}_STOP_FAULT, /**< pc is beyond the end or not a multiple of ${$d/@unit-bytes} */
%end
	${$P}_STOP_RAISE, /**< state->exception, in state->lane */
%call unexecutable()
	${$P}_STOP_LIMIT /**< the step limit is reached */
};
%end
