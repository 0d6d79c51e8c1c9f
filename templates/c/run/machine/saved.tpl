%# SPDX-License-Identifier: MIT
%# What an instruction keeps in the state while it can still raise (kernel/machine/save.tpl).
%let saves = $d/c-kernels/saves
%if $saves/@stores
/** Private to the interpreter. */
enum {
	/** The most stores of an instruction, by all its calls: specc has counted those of each. */
	${$P}_PUT_OFF_MAX = ${$saves/@stores}
};

/** Private to the interpreter: a store that is carried out at the end of the instruction. */
struct ${$p}_put_off {
	uint64_t address; /**< in the bank */
	uint64_t value; /**< in the low bits */
%if $d/c-kernels/access/@banks
	uint64_t bank; /**< of the memory */
%end
	uint8_t memory; /**< its number */
	uint8_t size; /**< in bytes */
};

%end
%if $saves/saved
/** Private to the interpreter: registers as they were before an instruction. */
struct ${$p}_saved {
%each $saves/saved as saved
%let file = $s/files/c-file[@name = $saved/@file]
%if $file/@holding = 'member'
	uint${$file/@bits}_t ${id: $file/@member}; /**< ${c-comment: $file/@name} */
%else
	uint${$file/@bits}_t ${id: $file/@member}[${$P}_${id: $file/@member}_COUNT]; $\
/**< ${c-comment: $file/@name} */
%end
%end
};

%end
