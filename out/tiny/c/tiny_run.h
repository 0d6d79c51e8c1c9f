/* Interpreter: state, programs, and running them. Public interface.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_RUN_H
#define TINY_RUN_H

#include "tiny.h"

#ifdef __cplusplus
#define TINY_ALIGNED alignas(64)
extern "C" {
#else
#define TINY_ALIGNED _Alignas(64)
#endif

/* Register files. */
enum tiny_file {
	TINY_FILE_R,
	TINY_FILE_equal,
	TINY_FILE_less,
	TINY_FILE_below,
	TINY_FILE_saved_pc,
	TINY_FILE_why,
	TINY_FILE_mode,
	TINY_FILE_COUNT
};

/* One more than the highest number of a register of each file; lanes. */
enum {
	TINY_R_COUNT = 8,
	TINY_equal_COUNT = 1,
	TINY_less_COUNT = 1,
	TINY_below_COUNT = 1,
	TINY_saved_pc_COUNT = 1,
	TINY_why_COUNT = 1,
	TINY_mode_COUNT = 1,
	TINY_LANES = 1
};

enum tiny_memory {
	TINY_MEMORY_ram,
	TINY_MEMORY_COUNT
};

enum tiny_exception {
	TINY_EXCEPTION_NONE,
	TINY_EXCEPTION_IndexRange,
	TINY_EXCEPTION_AddressRange,
	TINY_EXCEPTION_AddressAlign,
	TINY_EXCEPTION_BadAddress,
	TINY_EXCEPTION_Illegal,
	TINY_EXCEPTION_Service,
	TINY_EXCEPTION_Timer,
	TINY_EXCEPTION_Twice,
	TINY_EXCEPTION_COUNT
};

/* Why a program stopped, before the instruction at the state's pc. */
enum tiny_stop {
	TINY_STOP_NONE,
	TINY_STOP_UNDEFINED,    /* the bits there are no instruction's */
	TINY_STOP_RESERVED,     /* an instruction's, but not legal */
	TINY_STOP_FAULT,        /* the instruction cannot be fetched */
	TINY_STOP_RAISE,        /* state->exception */
	TINY_STOP_UNEXECUTABLE, /* the instruction has no semantics */
	TINY_STOP_HALT,         /* the instruction before it waits */
	TINY_STOP_BREAK,        /* tiny_stop_at */
	TINY_STOP_SELF_JUMP,    /* it jumped to itself; and state->stop_on_self_jump */
	TINY_STOP_LIMIT         /* the step limit is used up */
};

/* What is at the addresses where a memory has no bytes. Functions return false where there is
 * nothing; NULL is such a function. `size` is in bytes, the value a number, whatever the byte
 * order. An instruction reads in the order of its statements, and then writes. */
struct tiny_device {
	void *context;
	bool (*read)(void *context, uint64_t address, unsigned size, uint64_t *value);
	bool (*write)(void *context, uint64_t address, unsigned size, uint64_t value);
};

/* Bytes that the caller gives for the addresses base to base + size - 1. */
struct tiny_writable_bank {
	uint8_t *bytes;
	uint64_t size, base;
	const struct tiny_device *device; /* all other addresses; or NULL: there is nothing */
};

struct tiny_program;

/* The state of the machine. tiny_reset makes it the start; then it is the caller's to read and to
 * change between runs. A value never has more bits than its register. What constant registers hold
 * here is written again at the start of each run. The last element of each file belongs to no
 * register: its content means nothing. */
struct tiny_state {
	uint16_t R[TINY_R_COUNT + 1];
	uint8_t equal;
	uint8_t less;
	uint8_t below;
	uint16_t saved_pc;
	uint8_t why;
	uint8_t mode;
	struct tiny_writable_bank ram;
	uint64_t pc; /* byte address of the next instruction */
	uint64_t cycles;
	enum tiny_exception exception; /* the last one, of this or of the last run */
	uint64_t bad_address; /* of an access or instruction that was not there; else 0 */
	bool stop_on_trap;      /* stop with STOP_RAISE in place of what the machine does then */
	bool stop_on_self_jump; /* stop behind an instruction that jumps to itself */
	/* the interpreter's own */
	bool in_trap;
	uint32_t left;
	enum tiny_stop stop;
	struct tiny_program *program;
};

/* What is known of a register file. Numbers of registers are those from `first` on, `numbered` of
 * them, and those in tiny_registers[names], `named` entries. */
struct tiny_file_info {
	const char *name, *prefix;
	uint32_t first, numbered;
	uint32_t count; /* one more than the highest number */
	uint32_t names, named;
	uint16_t width; /* bits of a value */
	uint16_t lanes; /* values of a register: 1 or TINY_LANES */
	uint8_t bytes;  /* how the state holds it: an element's bytes, and the place of the first */
	bool masks;     /* a register is one element, a bit a lane */
	size_t offset;
};

struct tiny_register_info {
	const char *name;
	uint32_t number;
	uint64_t reads;
	bool constant; /* always reads as `reads` */
	bool alias;    /* a second name */
};

struct tiny_memory_info {
	const char *name;
	uint32_t banks; /* 0: it has no banks, and one row of bytes */
	uint32_t word;  /* bytes of an access that nothing else tells the width of */
	bool big;       /* the byte at the lowest address is the highest of a word */
};

extern const unsigned tiny_file_count, tiny_memory_count;
extern const struct tiny_file_info tiny_files[];
extern const struct tiny_register_info tiny_registers[];
extern const struct tiny_memory_info tiny_memories[];

/* ---- state ---- */

/* All registers as at the start, pc 0. Memories and the options stop_on_... stay as they are. */
void tiny_start(struct tiny_state *state);

/* The same, and then what the machine does on reset. Returns STOP_NONE; or STOP_RAISE, and pc is 0.
 * Where the reset stores into a program that has run before, tiny_forget has to know. */
enum tiny_stop tiny_reset(struct tiny_state *state);

/* One value by its numbers. Registers with one value have lane 0. Returns false, and does nothing,
 * where there is no such register or lane; write also where the register is constant or the value
 * has more bits than it. */
bool tiny_read(const struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value);
bool tiny_write(struct tiny_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value);

/* Gives a bank of a memory its bytes, which stay the caller's. Returns false where there is no such
 * bank. bytes may be NULL when size is 0. */
bool tiny_set_bank(struct tiny_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size);

/* A bank of a memory, for its base and its device as well; NULL where there is none. */
struct tiny_writable_bank *tiny_bank(struct tiny_state *state, unsigned memory, unsigned bank);

/* The register of this name, as in assembly; false where there is none. */
bool tiny_find_register(const char *name, size_t length, unsigned *file, unsigned *number);

/* Writes the name of a register and a NUL, cut where size ends; returns the bytes of the whole name
 * without NUL, 0 where there is no such register. */
size_t tiny_register_name(unsigned file, unsigned number, char *text, size_t size);

/* A value that two states do not share. */
struct tiny_difference {
	unsigned file, number, lane;
	uint64_t before, after;
	unsigned next_lane; /* where the search goes on */
};

/* Finds the next difference, by file, number and lane; from the beginning when *difference is
 * zeroed. Returns false when there is none. Compares registers and active lanes; not pc, not the
 * bytes of memories. */
bool tiny_compare(const struct tiny_state *before, const struct tiny_state *after,
		 struct tiny_difference *difference);

/* Writes what differs, a register a line: "R1 = 0x00000010", one bit as 0 or 1, with a value for
 * each lane where they are not all equal. As tiny_register_name
 * does: cut where size ends, the whole length returned. */
size_t tiny_dump(const struct tiny_state *before, const struct tiny_state *after, char *text,
		size_t size);

/* ---- programs ---- */

struct tiny_op;

enum { TINY_BREAKS_MAX = 16 };

/* What is known of the instructions in a part of the memory ram. Its members are the
 * interpreter's own. */
struct tiny_program {
	struct tiny_op *ops; /* one a unit, then some behind the last one */
	struct tiny_op *outside; /* for an instruction elsewhere */
	unsigned char *coded; /* for each 64 bytes: are instructions known that lie there? */
	uint64_t base, size;
	/* where an access may begin that changes an instruction that is known */
	uint64_t watched, watched_size;
	uint64_t breaks[TINY_BREAKS_MAX];
	unsigned break_count;
};

/* Bytes of memory that a program of `size` bytes needs; at most SIZE_MAX. */
size_t tiny_program_room(size_t size);

/* The instructions from address base to base + size - 1 will be decoded once, when they are
 * reached; others each time. Nothing is read here. room holds what is known and must stay; it is
 * full of zeros (calloc). A program is run by one state at a time. Returns false where the room is
 * too small, base no multiple of 2, or an address too large. */
bool tiny_load(struct tiny_program *program, void *room, size_t room_size, uint64_t base,
		size_t size);

/* The caller has changed these bytes of memory since the last run. */
void tiny_forget(struct tiny_program *program, uint64_t address, uint64_t size);

/* Makes runs stop before the instruction at this address (STOP_BREAK), or no longer. A run that
 * begins there goes on. Returns false where there are TINY_BREAKS_MAX such addresses already. */
bool tiny_stop_at(struct tiny_program *program, uint64_t address, bool on);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) gets how many took effect,
 * those that trapped among them. Returns why it stopped; never STOP_NONE. Does not depend on the
 * caller's rounding mode, and leaves it as it was. */
enum tiny_stop tiny_run(struct tiny_state *state, struct tiny_program *program, uint64_t limit,
		     uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect and the next one could follow. It
 * has taken effect also with STOP_HALT, STOP_SELF_JUMP and STOP_BREAK. */
enum tiny_stop tiny_step(struct tiny_state *state, struct tiny_program *program);

/* An interrupt: the exception is raised between two instructions. program may be NULL where there
 * is none yet. Returns STOP_NONE when the machine has trapped, else STOP_RAISE; STOP_FAULT where
 * there is no exception of this number, and then nothing has changed. */
enum tiny_stop tiny_raise(struct tiny_state *state, struct tiny_program *program,
		       enum tiny_exception exception);

/* As an instruction of `length` bytes at state->pc raises, its prefixes included: the trap sees the
 * next_pc behind these, and of bad_address what the longest address of the machine has. length is a
 * multiple of the unit, at most 255 of it; with another one the answer is STOP_FAULT. */
enum tiny_stop tiny_trap(struct tiny_state *state, struct tiny_program *program,
		      enum tiny_exception exception, unsigned length, uint64_t bad_address);

const char *tiny_stop_name(enum tiny_stop stop); /* "exit"; "" where there is none */
const char *tiny_exception_name(enum tiny_exception exception);

#ifdef __cplusplus
}
#endif

#endif
