%# SPDX-License-Identifier: MIT
%file "${$p}_run.h"
%call banner('Interpreter: state, programs, and running them. Public interface.')
#ifndef ${$P}_RUN_H
#define ${$P}_RUN_H

#include "${c-string: $p}.h"

#ifdef __cplusplus
#define ${$P}_ALIGNED alignas(64)
extern "C" {
#else
#define ${$P}_ALIGNED _Alignas(64)
#endif

%if $s/@lanes > 1
/* Register files. The first is the mask of active lanes. */
%else
/* Register files. */
%end
enum ${$p}_file {
%if $s/@lanes > 1
	${$P}_FILE_active,
%end
%each $s/files/c-file
	${$P}_FILE_${id: @id},
%end
	${$P}_FILE_COUNT
};

%if not($s/@program and not($s/files/c-file))
/* One more than the highest number of a register of each file. */
enum {
%each $s/files/c-file
	${$P}_${id: @member}_COUNT = ${@count},
%end
%if not($s/@program)
	${$P}_LANES = ${$s/@lanes} /* of the registers that have some */
%end
};
%end

enum ${$p}_memory {
%each $s/memories/c-memory
	${$P}_MEMORY_${id: @id},
%end
	${$P}_MEMORY_COUNT
};

enum ${$p}_exception {
	${$P}_EXCEPTION_NONE,
%each $s/exceptions/c-exception
	${$P}_EXCEPTION_${id: @id},
%end
	${$P}_EXCEPTION_COUNT
};

%if $s/@program
/* Why a program stopped, before the instruction at the state's pc. */
enum ${$p}_stop {
	${$P}_STOP_NONE,
	${$P}_STOP_UNDEFINED,    /* the bits are not an instruction */
	${$P}_STOP_RESERVED,     /* an opcode matches, but is not legal */
	${$P}_STOP_FAULT,        /* the instruction cannot be fetched */
	${$P}_STOP_RAISE,        /* state->exception */
	${$P}_STOP_UNEXECUTABLE, /* the instruction has no semantics */
	${$P}_STOP_HALT,         /* the previous instruction waits */
	${$P}_STOP_BREAK,        /* ${$p}_stop_at */
	${$P}_STOP_SELF_JUMP,    /* it jumped to itself, with state->stop_on_self_jump */
	${$P}_STOP_LIMIT         /* the step limit is reached */
};
%else
/* Why a program stopped; except for EXIT and LIMIT, the instruction at the pc had no effect. */
enum ${$p}_stop {
	${$P}_STOP_NONE,
	${$P}_STOP_EXIT,         /* pc is the end of the program */
	${$P}_STOP_UNDEFINED,    /* the bits are not an instruction */
	${$P}_STOP_RESERVED,     /* an opcode matches, but is not legal */
	${$P}_STOP_TRUNCATED,    /* the program ends inside the instruction */
%if $d/@unit-bytes = '1'
	${$P}_STOP_FAULT,        /* pc is beyond the end */
%else
	${$P}_STOP_FAULT,        /* pc is beyond the end or not a multiple of ${$d/@unit-bytes} */
%end
	${$P}_STOP_RAISE,        /* state->exception, in state->lane */
	${$P}_STOP_UNEXECUTABLE, /* the instruction has no semantics */
	${$P}_STOP_LIMIT         /* the step limit is reached */
};
%end
%if $s/@program
%include "run/machine/header.tpl"
%else
%if $s/memories/c-memory[not(@writable)]

/* Bytes of memory provided by the caller; they are only read. */
struct ${$p}_bank {
	const uint8_t *bytes;
	uint64_t size;
};
%end
%if $s/memories/c-memory[@writable]

struct ${$p}_writable_bank {
	uint8_t *bytes;
	uint64_t size;
};
%end
%end

%include "run/state_h.tpl"
%include "run/functions_h.tpl"

#ifdef __cplusplus
}
#endif

#endif
