%# SPDX-License-Identifier: MIT
%block lane_param()
%if not($s/@program)
 * @param[in] lane    0 to ${$P}_LANES - 1; 0 if the register has one value for all lanes
%end
%end
%# Which numbers a register can have.
%block number_param()
%if $s/@program
 * @param[in] number  of the register in its file: below ${$p}_files[file].count, with gaps
%else
 * @param[in] number  of the register in its file: below ${$p}_files[file].count, with gaps; 0 of
 *                    FILE_active
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
%call number_param()
%call lane_param()
 * @param[out] value  its value, of ${$p}_files[file].width bits; unchanged if there is none
%if $s/@program
 * @return false if there is no such register */
%else
 * @return false if there is no such register or lane */
%end
bool ${$p}_read(const struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
		uint64_t *value);

/** Writes a register.
 * @param[in,out] state  the state
 * @param[in] file    a register file
%call number_param()
%call lane_param()
 * @param[in] value   its new value, of ${$p}_files[file].width bits
 * @return false, without effect, if there is no such register, if it is constant, or if it has too
 *         few bits for the value */
bool ${$p}_write(struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
		uint64_t value);

/** Sets the bytes of a bank of a memory.
 * @param[in,out] state  the state
 * @param[in] memory  a memory
 * @param[in] bank    0 to ${$p}_memories[memory].banks - 1; 0 if it has no banks
 * @param[in] bytes   the caller's, valid as long as the state is used; NULL is allowed if size is 0
 * @param[in] size    in bytes
%if $s/@program
 * @return false, without effect, if there is no such bank; its base and device stay */
%else
 * @return false, without effect, if there is no such bank */
%end
bool ${$p}_map_bank(struct ${$p}_state *state, enum ${$p}_memory memory, unsigned bank,
		${$bank_bytes} *bytes, uint64_t size);

%if $s/@program
/** A bank of a memory, for access to its base and device.
 * @param[in] state   the state
 * @param[in] memory  a memory
 * @param[in] bank    0 to ${$p}_memories[memory].banks - 1; 0 if it has no banks
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
