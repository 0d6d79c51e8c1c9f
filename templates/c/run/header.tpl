%# SPDX-License-Identifier: MIT
%# The first sentence of a definition, above its constant.
%block about_constant()
%if about
	/** ${c-comment: about[1]}$\
%each about[position() > 1]

	 * ${c-comment: .}$\
%end
 */
%end
%end
%file "${$p}_run.h"
%call header_banner('Interpreter: state, programs, and running them. Public interface.')
#ifndef ${$P}_RUN_H
#define ${$P}_RUN_H

#include "${c-string: $p}.h"

%include "run/example_h.tpl"

#ifdef __cplusplus
extern "C" {
#endif

%if $s/@lanes > 1
/** A member that begins a cache line. */
#ifdef __cplusplus
#define ${$P}_ALIGNED alignas(64)
#else
#define ${$P}_ALIGNED _Alignas(64)
#endif

/** Register files. The first is the mask of active lanes. */
%else
/** Register files. */
%end
enum ${$p}_file {
%if $s/@lanes > 1
	${$P}_FILE_active, /**< bit l: lane l is active */
%end
%each $s/files/c-file as file
%if $d/c-kernels/idle[@file = $file/@name]
	${$P}_FILE_${id: @id}, /**< ${c-comment: @name}; no instruction accesses it */
%else
	${$P}_FILE_${id: @id}, /**< ${c-comment: @name} */
%end
%end
%if $s/views/c-file
	${$P}_FILE_COUNT, /**< how many there are; the registers of those below are bits of others */
%each $s/views/c-file
	${$P}_FILE_${id: @id}$\
%if position() = 1
 = ${$P}_FILE_COUNT$\
%end
, /**< ${c-comment: @name} */
%end
	${$P}_FILE_END /**< one more than the last of them */
%else
	${$P}_FILE_COUNT /**< how many there are */
%end
};

%if not($s/@program and not($s/files/c-file))
/** One more than the highest number of a register of each file. */
enum {
%each $s/files/c-file
	${$P}_${id: @member}_COUNT = ${@count}, /**< of ${c-comment: @name} */
%end
%if not($s/@program)
	${$P}_LANES = ${$s/@lanes}, /**< lanes of the registers that have some */
%end
};

%end
/** Memories. */
enum ${$p}_memory {
%each $s/memories/c-memory
%call about_constant()
	${$P}_MEMORY_${id: @id}, /**< ${c-comment: @name} */
%end
	${$P}_MEMORY_COUNT /**< how many there are */
};

/** Exceptions. */
enum ${$p}_exception {
	${$P}_EXCEPTION_NONE, /**< nothing was raised */
%each $s/exceptions/c-exception
%let id = @id
%call about_constant()
%if $d/c-kernels/raised[@id = $id]
	${$P}_EXCEPTION_${id: @id}, /**< ${c-comment: @name} */
%else
	${$P}_EXCEPTION_${id: @id}, /**< ${c-comment: @name}; no instruction raises it */
%end
%end
	${$P}_EXCEPTION_COUNT /**< one more than the last */
};

%include "run/stop_h.tpl"
%if $s/@program
%include "run/machine/header.tpl"
%else
%if $s/memories/c-memory[not(@writable)]

/** Bytes of memory provided by the caller, who keeps them; they are only read. */
struct ${$p}_bank {
	const uint8_t *bytes; /**< NULL is allowed if size is 0 */
	uint64_t size; /**< in bytes */
};
%end
%if $s/memories/c-memory[@writable]

/** Bytes of memory provided by the caller, who keeps them. The loads of an instruction find what
 * was there before it, whatever it stores. */
struct ${$p}_writable_bank {
	uint8_t *bytes; /**< NULL is allowed if size is 0 */
	uint64_t size; /**< in bytes */
};
%end
%end

%include "run/state_h.tpl"
%include "run/info_h.tpl"
%include "run/functions_h.tpl"
%include "run/names_h.tpl"

#ifdef __cplusplus
}
#endif

#endif
