%# SPDX-License-Identifier: MIT
%block lane_param()
%if not($s/@program)
 * @param[in] lane    of the register; 0 if it has one value for all lanes
%end
%end

/* ---- state ---- */

%if $s/@program
/** Puts everything into the reset state, without the block `reset:`. Memories stay, as do their
 * bases and devices, and the options stop_on_...: map before, so that `reset:` finds them.
 * @param[in,out] state  all zeros, or a state of this interpreter */
void ${$p}_start(struct ${$p}_state *state);

/** The same, then the block `reset:`. If it stores into a program that has run before, call
 * ${$p}_forget.
 * @param[in,out] state  all zeros, or a state of this interpreter
 * @return STOP_NONE; or STOP_RAISE if `reset:` raised, with pc 0 */
enum ${$p}_stop ${$p}_reset(struct ${$p}_state *state);
%else
/** Sets registers to 0 (constant ones to their values) and pc to 0; all lanes are active. Forgets
 * all memory: map banks afterwards.
 * @param[out] state  the state, whatever it holds */
void ${$p}_reset(struct ${$p}_state *state);
%end

/** Reads a register.
 * @param[in] state   the state
 * @param[in] file    a register file
 * @param[in] number  of the register in its file
%call lane_param()
 * @param[out] value  its value; unchanged if there is none
 * @return false if there is no such register */
bool ${$p}_read(const struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
		uint64_t *value);

/** Writes a register.
 * @param[in,out] state  the state
 * @param[in] file    a register file
 * @param[in] number  of the register in its file
%call lane_param()
 * @param[in] value   its new value
 * @return false, without effect, if there is no such register, if it is constant, or if it has too
 *         few bits for the value */
bool ${$p}_write(struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
		uint64_t value);

/** Sets the bytes of a bank of a memory.
 * @param[in,out] state  the state
 * @param[in] memory  a memory
 * @param[in] bank    its bank; 0 if it has none
 * @param[in] bytes   the caller's, valid as long as the state is used; NULL is allowed if size is 0
 * @param[in] size    in bytes
 * @return false, without effect, if there is no such bank */
bool ${$p}_map_bank(struct ${$p}_state *state, enum ${$p}_memory memory, unsigned bank,
		${$bank_bytes} *bytes, uint64_t size);

%if $s/@program
/** A bank of a memory, for access to its base and device.
 * @param[in] state   the state
 * @param[in] memory  a memory
 * @param[in] bank    its bank; 0 if it has none
 * @return a part of the state; NULL if there is no such bank */
struct ${$p}_writable_bank *${$p}_bank(struct ${$p}_state *state, enum ${$p}_memory memory,
		unsigned bank);

%end
/** Finds a register by its name in assembly.
 * @param[in] name     the name; it need not end in a NUL
 * @param[in] length   its bytes
 * @param[out] file    its register file
 * @param[out] number  of the register in its file
 * @return false if there is none; file and number are then unchanged */
bool ${$p}_find_register(const char *name, size_t length, enum ${$p}_file *file, unsigned *number);

/** Writes the name of a register and a NUL, truncated as snprintf does.
 * @param[in] file    a register file
 * @param[in] number  of the register in its file
 * @param[out] text   receives at most size bytes; NULL is allowed if size is 0
 * @param[in] size    bytes that there is room for
 * @return the bytes of the whole name, without the NUL; 0 if there is no such register */
size_t ${$p}_register_name(enum ${$p}_file file, unsigned number, char *text, size_t size);

%include "run/compare_h.tpl"
%if $s/@program
%include "run/machine/functions_h.tpl"
%else
%include "run/straight_h.tpl"
%end
