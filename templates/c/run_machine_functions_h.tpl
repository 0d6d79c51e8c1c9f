/* ---- programs ---- */

struct ${$p}_op;

enum { ${$P}_BREAKS_MAX = 16 };

/* What is known of the instructions in a part of the memory ${$s/@program}. Its members are the
 * interpreter's own. */
struct ${$p}_program {
	struct ${$p}_op *ops; /* one a unit, then some behind the last one */
	struct ${$p}_op *outside; /* for an instruction elsewhere */
	unsigned char *coded; /* for each 64 bytes: are instructions known that lie there? */
	uint64_t base, size;
	/* where an access may begin that changes an instruction that is known */
	uint64_t watched, watched_size;
	uint64_t breaks[${$P}_BREAKS_MAX];
	unsigned break_count;
};

/* Bytes of memory that a program of `size` bytes needs; at most SIZE_MAX. */
size_t ${$p}_program_room(size_t size);

/* The instructions from address base to base + size - 1 will be decoded once, when they are
 * reached; others each time. Nothing is read here. room holds what is known and must stay; it is
 * full of zeros (calloc). A program is run by one state at a time. Returns false where the room is
 * too small, base no multiple of ${$d/@unit-bytes}, or an address too large. */
bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, uint64_t base,
		size_t size);

/* The caller has changed these bytes of memory since the last run. */
void ${$p}_forget(struct ${$p}_program *program, uint64_t address, uint64_t size);

/* Makes runs stop before the instruction at this address (STOP_BREAK), or no longer. A run that
 * begins there goes on. Returns false where there are ${$P}_BREAKS_MAX such addresses already. */
bool ${$p}_stop_at(struct ${$p}_program *program, uint64_t address, bool on);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) gets how many took effect,
 * those that trapped among them. Returns why it stopped; never STOP_NONE. Does not depend on the
 * caller's rounding mode, and leaves it as it was. */
enum ${$p}_stop ${$p}_run(struct ${$p}_state *state, struct ${$p}_program *program, uint64_t limit,
		     uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect and the next one could follow. It
 * has taken effect also with STOP_HALT, STOP_SELF_JUMP and STOP_BREAK. */
enum ${$p}_stop ${$p}_step(struct ${$p}_state *state, struct ${$p}_program *program);

/* An interrupt: the exception is raised between two instructions. program may be NULL where there
 * is none yet. Returns STOP_NONE when the machine has trapped, else STOP_RAISE; STOP_FAULT where
 * there is no exception of this number, and then nothing has changed. */
enum ${$p}_stop ${$p}_raise(struct ${$p}_state *state, struct ${$p}_program *program,
		       enum ${$p}_exception exception);

/* As an instruction of `length` bytes at state->pc raises, its prefixes included: the trap sees the
 * next_pc behind these, and of bad_address what the longest address of the machine has. length is a
 * multiple of the unit, at most 255 of it; with another one the answer is STOP_FAULT. */
enum ${$p}_stop ${$p}_trap(struct ${$p}_state *state, struct ${$p}_program *program,
		      enum ${$p}_exception exception, unsigned length, uint64_t bad_address);
