%# SPDX-License-Identifier: MIT
%if $k/layout
%include "kernel/layout.tpl"

%end
struct ${$p}_operand {
%if $d/modes/@count != '0'
	/* the immediate, sign-extended; the number of the register; or, of an operand with
	 * alternatives, its bits, as listed above by type */
%else
	/* the immediate, sign-extended; or the number of the register */
%end
	uint${$k/@operand-bits}_t value;
};

/* A prepared instruction. */
struct ${$p}_op {
	${$k/@index} index;   /* of its kernel */
	uint8_t units;    /* its length, that of its prefixes included */
	uint8_t prefixes; /* before it */
%if $s/@cycles
	uint32_t cycles; /* with those of prefixes */
%end
%if $k/@guards
	uint8_t guard; /* number of the predicate; executed if it differs from guard_invert */
	uint8_t guard_invert;
%end
	uint${$s/@counter-bits}_t pc; /* its address, or that of its first prefix */
%if $calls = 'jump_fixed'
	int32_t jump; /* bytes from it to the op that it jumps to each time; 0: not known */
%end
	struct ${$p}_operand operand[${$k/@slots}];
};

/* Executes an instruction and up to `left` more. Returns the next one, or NULL, for the reason in
 * the state. state->left is the number of those not executed, without one that returned NULL. */
typedef const struct ${$p}_op *${$p}_kernel(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left);

/* Kernels for words that are not instructions, then those of instructions. */
enum {
	${$P}_INDEX_DECODE,       /* not known yet */
	${$P}_INDEX_UNDEFINED,
	${$P}_INDEX_RESERVED,
	${$P}_INDEX_UNEXECUTABLE,
	${$P}_INDEX_UNFETCHED,    /* its bytes cannot be fetched */
	${$P}_INDEX_BREAK,
	${$P}_INDEX_FIRST
};
extern ${$p}_kernel *const ${$p}_kernels[];
%if $k/@general
/* The kernels of ops are the fast paths: accesses to bytes of the caller, no prefix. By the index
 * of a fast path, that of its slow path, which handles everything. */
extern const ${$k/@index} ${$p}_general_index[];
%end

/* Sets index, units, operands and what else depends on the instruction alone. False: it cannot be
 * executed, and *op is of no use. */
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op);
%if $k/trap

/* Executes the trap in place of an instruction that raises. Returns op if the trap does not
 * assign pc. */
const struct ${$p}_op *${$p}_trap_block(struct ${$p}_state *state, const struct ${$p}_op *op,
				   uint64_t cause, uint64_t bad_address);
%end
%if $k/reset

/* Executes the reset before the first instruction. Returns false, without effect, if it raises. */
bool ${$p}_reset_block(struct ${$p}_state *state);
%end

%include "run/inline.tpl"
%if $s/files/c-file[@transient]
/* State that prefixes set for the next instruction. */
static inline void ${$p}_clear_transients(struct ${$p}_state *state)
{
%each $s/files/c-file[@transient] as file
%if $file/@initial
	state->${id: $file/@member} = ${$file/@initial};
%else
	state->${id: $file/@member} = 0;
%end
%end
}

%end
%if $k/reset[contains(., '_raise_reset')]
static inline bool ${$p}_raise_reset(struct ${$p}_state *state, enum ${$p}_exception exception,
				   uint64_t bad_address)
{
	state->exception = exception;
	state->bad_address = bad_address;
%if $k/@raises
	state->raised = ${$P}_EXCEPTION_NONE;
%end
	return false;
}

%end
%if $k/@general
/* Executes the slow path of the instruction's kernel. */
${$P}_COLD const struct ${$p}_op *${$p}_general(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left);

%end
%if $k/access
%include "kernel/machine/memory.tpl"
%end
%if $k/saves
%call save_functions()
%end
