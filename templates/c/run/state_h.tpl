%# SPDX-License-Identifier: MIT
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
/* One value per lane, for an operand that is the same in all lanes. */
union ${$p}_spread {
	uint32_t narrow[${$P}_LANES];
	uint64_t wide[${$P}_LANES];
	uint${$s/@mask-bits}_t word;
};

%end
/* The state of the machine. ${$p}_reset initialises it; the caller can then read and change it
 * between runs. A value never has more bits than its register. Constant registers are rewritten at
 * the start of each run. The last element of each file does not belong to a register; ignore it. */
struct ${$p}_state {
%each $s/files/c-file[@holding = 'rows']
%if $first
	${$P}_ALIGNED $\
%else
	$\
%end
%call member(.)
%end
%each $s/files/c-file[@holding != 'rows']
	$\
%call member(.)
%end
%if $s/@lanes > 1
	uint${$s/@mask-bits}_t active; /* bit l: lane l is active */
%end
%each $s/memories/c-memory
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
	/* private to the interpreter */
	${$P}_ALIGNED union ${$p}_spread spread[${$d/c-kernels/@slots}];
%end
	uint64_t pc; /* byte address of the next instruction */
%if $s/@program
%if $s/@cycles
	uint64_t cycles;
%end
	enum ${$p}_exception exception; /* the last one, of this or of the last run */
	uint64_t bad_address; /* of the faulting access or instruction; otherwise 0 */
	bool stop_on_trap;      /* stop with STOP_RAISE instead of trapping */
	bool stop_on_self_jump; /* stop after an instruction that jumps to itself */
	/* private to the interpreter */
	bool in_trap;
	uint32_t left;
	enum ${$p}_stop stop;
	struct ${$p}_program *program;
};
%else
	/* after STOP_RAISE; else EXCEPTION_NONE and -1 */
	enum ${$p}_exception exception;
	int lane; /* the lowest that raised it; -1: not executed by lanes */
};
%end

/* What is known of a register file. Numbers of registers are those from `first` on, `numbered` of
 * them, and those in ${$p}_registers[names], `named` entries. */
struct ${$p}_file_info {
	const char *name, *prefix;
	uint32_t first, numbered;
	uint32_t count; /* one more than the highest number */
	uint32_t names, named;
	uint16_t width; /* bits of a value */
%if not($s/@program)
	uint16_t lanes; /* values of a register: 1 or ${$P}_LANES */
	bool masks;     /* a register is one element with one bit per lane */
%end
	uint8_t bytes;  /* layout in the state: bytes of an element, and the offset of the first */
	size_t offset;
};

struct ${$p}_register_info {
	const char *name;
	uint32_t number;
	uint64_t reads;
	bool constant; /* always reads as `reads` */
	bool alias;    /* a second name */
};

struct ${$p}_memory_info {
	const char *name;
	uint32_t banks; /* 0: no banks, one sequence of bytes */
	uint32_t word;  /* bytes of an access without an explicit width */
	bool big;       /* big-endian: the highest byte is at the lowest address */
};

extern const unsigned ${$p}_file_count, ${$p}_memory_count;
extern const struct ${$p}_file_info ${$p}_files[];
extern const struct ${$p}_register_info ${$p}_registers[];
extern const struct ${$p}_memory_info ${$p}_memories[];
