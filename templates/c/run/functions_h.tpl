%# SPDX-License-Identifier: MIT

/* ---- state ---- */

%if $s/@program
/* Sets all registers to their reset values and pc to 0. Memories and stop_on_... options stay. */
void ${$p}_start(struct ${$p}_state *state);

/* The same, then the reset block. Returns STOP_NONE; or STOP_RAISE, with pc 0. If the reset
 * stores into a program that has run before, call ${$p}_forget. */
enum ${$p}_stop ${$p}_reset(struct ${$p}_state *state);
%else
/* Sets registers to 0 (constant ones to their values) and pc to 0; all lanes active, no memory. */
void ${$p}_reset(struct ${$p}_state *state);
%end

/* One value by its numbers. Returns false without effect if there is no such value; write also if
 * the register is constant or the value is too wide. */
%if not($s/@program)
/* Registers with one value have lane 0. */
%end
bool ${$p}_read(const struct ${$p}_state *state, unsigned file, unsigned number${$of_lane},
	      uint64_t *value);
bool ${$p}_write(struct ${$p}_state *state, unsigned file, unsigned number${$of_lane},
	       uint64_t value);

/* Sets the bytes of a bank of a memory, which the caller keeps. Returns false if there is no such
 * bank. bytes may be NULL if size is 0. */
bool ${$p}_set_bank(struct ${$p}_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size);

%if $s/@program
/* A bank of a memory, for access to its base and device; NULL if it does not exist. */
struct ${$p}_writable_bank *${$p}_bank(struct ${$p}_state *state, unsigned memory, unsigned bank);

%end
/* Finds a register by its name in assembly; false if there is none. */
bool ${$p}_find_register(const char *name, size_t length, unsigned *file, unsigned *number);

/* Writes the name of a register and a NUL, truncated to size; returns the bytes of the whole name
 * without NUL, 0 if there is no such register. */
size_t ${$p}_register_name(unsigned file, unsigned number, char *text, size_t size);

/* A value that differs between two states. */
struct ${$p}_difference {
	unsigned file, number${$at_lane};
	uint64_t before, after;
%if $s/@program
	bool told; /* the search continues after it */
%else
	unsigned next_lane; /* where the search continues */
%end
};

/* Finds the next difference, in the order of numbers; from the beginning if *difference is all
 * zeros. Returns false if there is none. Compares registers, not pc and the bytes of memories. */
bool ${$p}_compare(const struct ${$p}_state *before, const struct ${$p}_state *after,
		 struct ${$p}_difference *difference);

/* Writes the differences, one register per line: "R1 = 0x00000010", one bit as 0 or 1, several
 * values if they are not all equal. As ${$p}_register_name does: truncated to size, the whole
 * length returned. */
size_t ${$p}_dump(const struct ${$p}_state *before, const struct ${$p}_state *after, char *text,
		size_t size);

%if $s/@program
%include "run/machine/functions_h.tpl"
%else
/* ---- programs ---- */

struct ${$p}_op;

struct ${$p}_program {
	const struct ${$p}_op *ops; /* prepared instructions, in the caller's buffer */
	size_t size;              /* bytes of the program */
};

/* Bytes of buffer that the preparation of a program of `size` bytes needs; at most SIZE_MAX. */
size_t ${$p}_program_room(size_t size);

/* Prepares a program to run. An undefined word stops the program only when it is reached. room
 * holds the result and must stay valid; bytes are no longer needed. Returns false if room is too
 * small. */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, const uint8_t *bytes,
	      size_t size);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) counts those with effect.
 * Returns why it stopped; never STOP_NONE. Independent of the caller's rounding mode,
 * which is left unchanged. */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, const struct ${$p}_program *program,
		     uint64_t limit, uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect. */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, const struct ${$p}_program *program);
%end

const char *${$p}_stop_name(enum ${$p}_stop stop); /* "exit"; "" where there is none */
const char *${$p}_exception_name(enum ${$p}_exception exception);
