%# SPDX-License-Identifier: MIT
%# What a reader of a file has to know of its registers.
%block about(file)
%each $file/constant
;$\
%if not($first)

	 *$\
%end
 number ${@number} always reads as ${@value}$\
%end
%if $d/c-kernels/idle[@file = $file/@name]
; no instruction accesses it, only texts name it$\
%end
 */
%end
%block member(file)
%if $file/@holding = 'member'
uint${$file/@bits}_t ${id: $file/@member};
%elif $file/@holding = 'rows'
uint${$file/@bits}_t ${id: $file/@member}[${$P}_${id: $file/@member}_COUNT + 1][${$P}_LANES];
%else
uint${$file/@bits}_t ${id: $file/@member}[${$P}_${id: $file/@member}_COUNT + 1];
%end
%end
%if $s/@lanes > 1
/** Private to the interpreter: one value per lane, for an operand that is the same in all. */
union ${$p}_spread {
	uint32_t narrow[${$P}_LANES]; /**< values of at most 32 bits */
	uint64_t wide[${$P}_LANES]; /**< values of more */
	uint${$s/@mask-bits}_t bits; /**< one bit per lane */
};

%end
%include "run/machine/saved.tpl"
/** The state of the machine. ${$p}_reset initialises it; the caller can then read and change it
 * between runs, and copy it by assignment. A value never has more bits than its register. Constant
 * registers are rewritten at the start of each run. The last element of each file does not belong
%if $s/@lanes > 1
 * to a register; ignore it. The state is aligned to 64 bytes, which malloc does not promise: take
 * a variable or aligned_alloc. */
%else
 * to a register; ignore it. */
%end
struct ${$p}_state {
%each $s/files/c-file[@holding = 'rows'] as file
	/** ${c-comment: @name}, by number and lane$\
%call about($file)
%if $first
	${$P}_ALIGNED $\
%else
	$\
%end
%call member(.)
%end
%each $s/files/c-file[@holding != 'rows'] as file
	/** ${c-comment: @name}$\
%if @holding != 'member'
, by number$\
%end
%if @transient
, for one instruction: a prefix sets it, or the caller for the first one$\
%end
%call about($file)
	$\
%call member(.)
%end
%if $s/@lanes > 1
	uint${$s/@mask-bits}_t active; /**< bit l: lane l is active */
%end
%each $s/memories/c-memory
	/** the memory ${c-comment: @name}$\
%if not(@single)
, by bank$\
%end
 */
	struct ${$p}_$\
%if @writable
writable_$\
%end
bank ${id: @member}$\
%if @single
;
%else
[${@banks}];
%end
%end
%if $s/@lanes > 1
	/** private to the interpreter */
	${$P}_ALIGNED union ${$p}_spread spread[${$d/c-kernels/@slots}];
%end
	uint64_t pc; /**< byte address of the next instruction */
%if $s/@program
%if $s/@cycles
	uint64_t cycles; /**< of all instructions since the reset */
%end
	enum ${$p}_exception exception; /**< the last one; what runs without one leaves it */
	uint64_t bad_address; /**< of its access or instruction; 0: it is not about an address */
%if $d/c-kernels/trap
	bool stop_on_trap; /**< option: stop with STOP_RAISE instead of trapping */
%else
	bool stop_on_trap; /**< option without effect: there is no trap, STOP_RAISE is the rule */
%end
	bool stop_on_self_jump; /**< option: stop after an instruction that jumps to itself,
				* be it to repeat itself */
	/* private to the interpreter: */
	bool in_trap; /**< private: exceptions do not trap */
	uint32_t left; /**< private: instructions that the run may still execute */
	enum ${$p}_stop stop; /**< private: why it stops */
	struct ${$p}_program *program; /**< private: what runs */
%if $d/c-kernels/@raises
	/** private: what a function of the specification has raised, in an instruction */
	enum ${$p}_exception raised;
%end
%if $saves/saved
	struct ${$p}_saved saved; /**< private: if the instruction raises, these are restored */
%end
%if $saves/@stores
	unsigned put_off_count; /**< private: stores put off since ${$p}_save, which sets it to 0 */
	struct ${$p}_put_off put_off[${$P}_PUT_OFF_MAX]; /**< private: carried out in order */
%end
};
%else
	enum ${$p}_exception exception; /**< after STOP_RAISE; otherwise EXCEPTION_NONE */
	int lane; /**< after STOP_RAISE: the lowest that raised it; -1: not executed by lanes */
};
%end
