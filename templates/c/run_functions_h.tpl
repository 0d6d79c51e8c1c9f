
/* ---- state ---- */

%if $s/@program
/* All registers as at the start, pc 0. Memories and the options stop_on_... stay as they are. */
void ${$p}_start(struct ${$p}_state *state);

/* The same, and then what the machine does on reset. Returns STOP_NONE; or STOP_RAISE, and pc is 0.
 * Where the reset stores into a program that has run before, ${$p}_forget has to know. */
enum ${$p}_stop ${$p}_reset(struct ${$p}_state *state);
%else
/* Registers 0 (constant ones as they read), all lanes active, no memory, pc 0. */
void ${$p}_reset(struct ${$p}_state *state);
%end

/* One value by its numbers. Registers with one value have lane 0. Returns false, and does nothing,
 * where there is no such register or lane; write also where the register is constant or the value
 * has more bits than it. */
bool ${$p}_read(const struct ${$p}_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value);
bool ${$p}_write(struct ${$p}_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value);

/* Gives a bank of a memory its bytes, which stay the caller's. Returns false where there is no such
 * bank. bytes may be NULL when size is 0. */
bool ${$p}_set_bank(struct ${$p}_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size);

%if $s/@program
/* A bank of a memory, for its base and its device as well; NULL where there is none. */
struct ${$p}_writable_bank *${$p}_bank(struct ${$p}_state *state, unsigned memory, unsigned bank);

%end
/* The register of this name, as in assembly; false where there is none. */
bool ${$p}_find_register(const char *name, size_t length, unsigned *file, unsigned *number);

/* Writes the name of a register and a NUL, cut where size ends; returns the bytes of the whole name
 * without NUL, 0 where there is no such register. */
size_t ${$p}_register_name(unsigned file, unsigned number, char *text, size_t size);

/* A value that two states do not share. */
struct ${$p}_difference {
	unsigned file, number, lane;
	uint64_t before, after;
	unsigned next_lane; /* where the search goes on */
};

/* Finds the next difference, by file, number and lane; from the beginning when *difference is
 * zeroed. Returns false when there is none. Compares registers and active lanes; not pc, not the
 * bytes of memories. */
bool ${$p}_compare(const struct ${$p}_state *before, const struct ${$p}_state *after,
		 struct ${$p}_difference *difference);

/* Writes what differs, a register a line: "R1 = 0x00000010", one bit as 0 or 1, with a value for
 * each lane where they are not all equal. As ${$p}_register_name
 * does: cut where size ends, the whole length returned. */
size_t ${$p}_dump(const struct ${$p}_state *before, const struct ${$p}_state *after, char *text,
		size_t size);

%if $s/@program
%include "run_machine_functions_h.tpl"
%else
/* ---- programs ---- */

struct ${$p}_op;

struct ${$p}_program {
	const struct ${$p}_op *ops; /* instructions made ready, in the caller's room */
	size_t size;              /* bytes of the program */
};

/* Bytes of memory that a program of `size` bytes needs to be made ready; at most SIZE_MAX. */
size_t ${$p}_program_room(size_t size);

/* Makes a program ready to run. What is no instruction stops the program when it is reached, and no
 * sooner. room keeps the result and must stay; bytes are not needed any longer. Returns false when
 * the room is too small. */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, const uint8_t *bytes,
	      size_t size);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) gets how many took effect.
 * Returns why it stopped; never STOP_NONE. Does not depend on the caller's rounding mode, and
 * leaves it as it was. */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, const struct ${$p}_program *program,
		     uint64_t limit, uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect. */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, const struct ${$p}_program *program);
%end

const char *${$p}_stop_name(enum ${$p}_stop stop); /* "exit"; "" where there is none */
const char *${$p}_exception_name(enum ${$p}_exception exception);
