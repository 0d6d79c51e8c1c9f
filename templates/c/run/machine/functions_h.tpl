%# SPDX-License-Identifier: MIT
/* ---- programs ---- */

struct ${$p}_op;

/** Limits. */
enum {
	${$P}_BREAKS_MAX = 16 /**< breakpoints of a program */
};

/** Decoded instructions of a part of the memory ${c-comment: $s/@program}. Its members are
 * private. */
struct ${$p}_program {
	struct ${$p}_op *ops; /**< one per unit, then some after the last one */
	struct ${$p}_op *outside; /**< for an instruction outside of the part */
%if $s/prefixes/c-prefix
	struct ${$p}_op *prefixed; /**< instructions as they are behind prefixes */
%end
	unsigned char *coded; /**< for each 64 bytes: are there decoded instructions? */
	uint64_t base; /**< address of the first instruction */
	uint64_t size; /**< bytes of the part */
	uint64_t watched; /**< where an access that changes a decoded instruction can begin */
	uint64_t watched_size; /**< the addresses from there on */
	uint64_t breaks[${$P}_BREAKS_MAX]; /**< addresses of breakpoints */
	unsigned break_count; /**< how many of them */
%if $s/prefixes/c-prefix
	bool passing; /**< the step that begins now passes the breakpoints inside of it */
	bool looking; /**< for such a breakpoint: only prefixes are executed */
%end
};

/** The buffer that a program needs.
 * @param[in] size  bytes of memory that the program can be in
 * @return bytes; SIZE_MAX if that is too many */
size_t ${$p}_program_room(size_t size);

/** Prepares room for the decoded instructions of a part of memory. Nothing is read here; each is
 * decoded when it is reached, those in the part once, others each time.
 * @param[out] program   the program, which one state at a time can run
 * @param[in,out] room   the caller's buffer, all zeros, of any alignment, valid as long as the
 *                       program is used; allocated, since C lets no array be used as other types
 * @param[in] room_size  its bytes, as ${$p}_program_room says
%if $d/@unit-bytes = '1'
 * @param[in] base       address of the first byte of the part
 * @param[in] size       bytes of the part; 0 is allowed
%else
 * @param[in] base       address of the first byte of the part, a multiple of ${$d/@unit-bytes}
 * @param[in] size       bytes of the part; 0 is allowed, less than ${$d/@unit-bytes} at the end
 *                       are ignored
%end
 * @return false if the room is too small, or the part is not one of the address space; the room is
 *         then unchanged, and the program must not be run */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, uint64_t base,
		size_t size);

/** To be called if the caller changed bytes of memory since the last run, or mapped others at their
 * addresses: what is decoded of them stays otherwise.
 * @param[in,out] program  the program
 * @param[in] address      of the first byte that changed
 * @param[in] size         how many; bytes outside of the program do no harm */
void ${$p}_forget(struct ${$p}_program *program, uint64_t address, uint64_t size);

%if $s/prefixes/c-prefix
/** Sets or clears a breakpoint: runs stop with STOP_BREAK before the instruction at this address,
 * or before its first prefix. A run that begins there continues.
%else
/** Sets or clears a breakpoint: runs stop with STOP_BREAK before the instruction at this address. A
 * run that begins there continues.
%end
 * @param[in,out] program  the program
 * @param[in] address      in bytes, of the instruction, in or outside of the program
 * @param[in] on           false: clears it
 * @return false, without effect, if there already are ${$P}_BREAKS_MAX others */
bool ${$p}_stop_at(struct ${$p}_program *program, uint64_t address, bool on);

%if $d/@floats = 'yes'
/** Runs from state->pc on, cut to the bits of an address. Independent of the caller's rounding
 * mode, which is left unchanged; with a compiler that cannot set it, the mode has to be the one in
 * which C programs start.
%else
/** Runs from state->pc on, cut to the bits of an address.
%end
 * @param[in,out] state    the state
 * @param[in,out] program  the program, whose instructions are decoded when they are reached
 * @param[in] limit        instructions at most; UINT64_MAX for as many as there are
 * @param[out] steps       how many took effect, including those that trapped; NULL is allowed
 * @return why it stopped; never STOP_NONE */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, struct ${$p}_program *program, uint64_t limit,
		uint64_t *steps);

/** Executes one instruction.
 * @param[in,out] state    the state
 * @param[in,out] program  the program
 * @return STOP_NONE if it took effect and the next one could follow. It has taken effect also with
 *         STOP_HALT, STOP_SELF_JUMP and STOP_BREAK. */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, struct ${$p}_program *program);

%if $s/@in-slot
/** An interrupt: raises an exception between two instructions, but not before one in a delay slot,
 * which is executed first.
%else
/** An interrupt: raises an exception between two instructions.
%end
 * @param[in,out] state    the state
 * @param[in,out] program  the program; NULL is allowed if there is none yet
 * @param[in] exception    what is raised$\
%if $d/c-kernels/trap
; the trap's cause of one without a number is 0$\
%end

%if $s/@in-slot
 * @return STOP_NONE if the machine has trapped, otherwise STOP_RAISE, or why the instruction in the
 *         slot could not be executed; STOP_FAULT, without effect, if there is no such exception */
%else
 * @return STOP_NONE if the machine has trapped, otherwise STOP_RAISE; STOP_FAULT, without effect,
 *         if there is no such exception */
%end
enum ${$p}_stop ${$p}_raise(struct ${$p}_state *state, struct ${$p}_program *program,
		enum ${$p}_exception exception);

/** Raises an exception as an instruction at state->pc would.
 * @param[in,out] state    the state
 * @param[in,out] program  the program; NULL is allowed if there is none yet
 * @param[in] exception    what is raised$\
%if $d/c-kernels/trap
; the trap's cause of one without a number is 0$\
%end

 * @param[in] length       bytes of the instruction, its prefixes included: the trap sees the
 *                         next_pc after these. At most ${255 * $d/@unit-bytes}$\
%if $d/@unit-bytes != '1'
, a multiple of ${$d/@unit-bytes}$\
%end
.
 * @param[in] bad_address  truncated to the longest address of the machine
 * @return as ${$p}_raise; STOP_FAULT, without effect, also for any other length */
enum ${$p}_stop ${$p}_trap(struct ${$p}_state *state, struct ${$p}_program *program,
		enum ${$p}_exception exception, unsigned length, uint64_t bad_address);
