%# SPDX-License-Identifier: MIT
/* ---- programs ---- */

struct ${$p}_op;

enum { ${$P}_BREAKS_MAX = 16 };

/* Decoded instructions of a part of the memory ${$s/@program}. The members are private to the
 * interpreter. */
struct ${$p}_program {
	struct ${$p}_op *ops; /* one per unit, then some after the last one */
	struct ${$p}_op *outside; /* for an instruction outside of the part */
	unsigned char *coded; /* for each 64 bytes: are there decoded instructions? */
	uint64_t base, size;
	/* where an access that changes a decoded instruction can begin */
	uint64_t watched, watched_size;
	uint64_t breaks[${$P}_BREAKS_MAX];
	unsigned break_count;
%if $s/prefixes/c-prefix
	bool passing; /* the step that begins now passes the breakpoints inside of it */
	bool looking; /* for such a breakpoint: only prefixes are executed */
%end
};

/* Bytes of memory that a program of `size` bytes needs; at most SIZE_MAX. */
size_t ${$p}_program_room(size_t size);

/* The instructions from address base to base + size - 1 will be decoded once, when they are
 * reached; others each time. Nothing is read here. room holds decoded instructions and must stay
 * valid; it must be zeroed (calloc). Only one state at a time can run a program. Returns false if
 * room is too small, base is not a multiple of ${$d/@unit-bytes}, or an address is too large. */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, uint64_t base,
		size_t size);

/* To be called if the caller changed these bytes of memory since the last run. */
void ${$p}_forget(struct ${$p}_program *program, uint64_t address, uint64_t size);

%if $s/prefixes/c-prefix
/* Sets or clears a breakpoint: runs stop before the instruction at this address, or before its
 * first prefix (STOP_BREAK). A run that begins there continues. Returns false if there already are
 * ${$P}_BREAKS_MAX breakpoints. */
%else
/* Sets or clears a breakpoint: runs stop before the instruction at this address (STOP_BREAK). A run
 * that begins there continues. Returns false if there already are ${$P}_BREAKS_MAX breakpoints. */
%end
bool ${$p}_stop_at(struct ${$p}_program *program, uint64_t address, bool on);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) counts those with effect,
 * including those that trapped. Returns why it stopped; never STOP_NONE. Independent of the
 * caller's rounding mode, which is left unchanged. */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, struct ${$p}_program *program, uint64_t limit,
		     uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect and the next one could follow. It
 * has taken effect also with STOP_HALT, STOP_SELF_JUMP and STOP_BREAK. */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, struct ${$p}_program *program);

/* An interrupt: the exception is raised between two instructions. program may be NULL if there is
 * none yet. Returns STOP_NONE if the machine has trapped, otherwise STOP_RAISE; STOP_FAULT, without
 * effect, if there is no exception with this number. */
enum ${$p}_stop ${$p}_raise(struct ${$p}_state *state, struct ${$p}_program *program,
		       enum ${$p}_exception exception);

/* As an instruction of `length` bytes at state->pc raises, its prefixes included: the trap sees the
 * next_pc after these, and bad_address truncated to the longest address of the machine. length is a
 * multiple of the unit, at most 255 units; any other length gives STOP_FAULT. */
enum ${$p}_stop ${$p}_trap(struct ${$p}_state *state, struct ${$p}_program *program,
		      enum ${$p}_exception exception, unsigned length, uint64_t bad_address);
