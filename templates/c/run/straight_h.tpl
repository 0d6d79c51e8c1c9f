%# SPDX-License-Identifier: MIT
/* ---- programs ---- */

struct ${$p}_op;

/** A prepared program. */
struct ${$p}_program {
	const struct ${$p}_op *ops; /**< private: prepared instructions, in the caller's buffer */
	size_t size; /**< bytes of the program */
};

/** The buffer that a program needs.
 * @param[in] size  bytes of the program
 * @return bytes; SIZE_MAX if that is too many */
size_t ${$p}_program_room(size_t size);

/** Prepares a program to run. An undefined word stops it only when it is reached.
 * @param[out] program   the program, which any number of states can run at the same time
 * @param[out] room      the caller's buffer, of any alignment and content, valid as long as the
 *                       program is used; allocated, since C lets no array be used as other types
 * @param[in] room_size  its bytes, as ${$p}_program_room says
 * @param[in] bytes      the program; no longer needed afterwards
 * @param[in] size       its bytes
 * @return false if the room is too small */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, const uint8_t *bytes,
		size_t size);

%if $d/@floats = 'yes'
/** Runs from state->pc on. Independent of the caller's rounding mode, which is left unchanged; with
 * a compiler that cannot set it, the mode has to be the one in which C programs start.
%else
/** Runs from state->pc on.
%end
 * @param[in,out] state  the state
 * @param[in] program    the program
 * @param[in] limit      instructions at most; UINT64_MAX for as many as there are
 * @param[out] steps     how many took effect; NULL is allowed
 * @return why it stopped; never STOP_NONE */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, const struct ${$p}_program *program,
		uint64_t limit, uint64_t *steps);

/** Executes one instruction.
 * @param[in,out] state  the state
 * @param[in] program    the program
 * @return STOP_NONE if it took effect, otherwise why not */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, const struct ${$p}_program *program);
