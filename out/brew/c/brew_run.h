/* Interpreter: state, programs, and running them. Public interface.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#ifndef BREW_RUN_H
#define BREW_RUN_H

#include "brew.h"

#ifdef __cplusplus
#define BREW_ALIGNED alignas(64)
extern "C" {
#else
#define BREW_ALIGNED _Alignas(64)
#endif

/* Register files. */
enum brew_file {
	BREW_FILE_R,
	BREW_FILE_tpc,
	BREW_FILE_spc,
	BREW_FILE_mode,
	BREW_FILE_interrupt,
	BREW_FILE_lock,
	BREW_FILE_locked,
	BREW_FILE_csr_ecause,
	BREW_FILE_csr_eaddr,
	BREW_FILE_type_a,
	BREW_FILE_type_b,
	BREW_FILE_prefixed,
	BREW_FILE_fnx,
	BREW_FILE_fuf,
	BREW_FILE_fof,
	BREW_FILE_fdz,
	BREW_FILE_fnv,
	BREW_FILE_frnd,
	BREW_FILE_R_type,
	BREW_FILE_COUNT
};

/* One more than the highest number of a register of each file; lanes. */
enum {
	BREW_R_COUNT = 15,
	BREW_tpc_COUNT = 1,
	BREW_spc_COUNT = 1,
	BREW_mode_COUNT = 1,
	BREW_interrupt_COUNT = 1,
	BREW_lock_COUNT = 1,
	BREW_locked_COUNT = 1,
	BREW_csr_ecause_COUNT = 1,
	BREW_csr_eaddr_COUNT = 1,
	BREW_type_a_COUNT = 1,
	BREW_type_b_COUNT = 1,
	BREW_prefixed_COUNT = 1,
	BREW_fnx_COUNT = 1,
	BREW_fuf_COUNT = 1,
	BREW_fof_COUNT = 1,
	BREW_fdz_COUNT = 1,
	BREW_fnv_COUNT = 1,
	BREW_frnd_COUNT = 1,
	BREW_R_type_COUNT = 15,
	BREW_LANES = 1
};

enum brew_memory {
	BREW_MEMORY_MEM,
	BREW_MEMORY_COUNT
};

enum brew_exception {
	BREW_EXCEPTION_NONE,
	BREW_EXCEPTION_IndexRange,
	BREW_EXCEPTION_AddressRange,
	BREW_EXCEPTION_AddressAlign,
	BREW_EXCEPTION_exc_reset,
	BREW_EXCEPTION_exc_hwi,
	BREW_EXCEPTION_exc_swi_0,
	BREW_EXCEPTION_exc_swi_1,
	BREW_EXCEPTION_exc_swi_2,
	BREW_EXCEPTION_exc_swi_3,
	BREW_EXCEPTION_exc_swi_4,
	BREW_EXCEPTION_exc_swi_5,
	BREW_EXCEPTION_exc_swi_6,
	BREW_EXCEPTION_exc_swi_7,
	BREW_EXCEPTION_exc_unknown_inst,
	BREW_EXCEPTION_exc_type,
	BREW_EXCEPTION_exc_unaligned,
	BREW_EXCEPTION_exc_access,
	BREW_EXCEPTION_COUNT
};

/* Why a program stopped, before the instruction at the state's pc. */
enum brew_stop {
	BREW_STOP_NONE,
	BREW_STOP_UNDEFINED,    /* the bits there are no instruction's */
	BREW_STOP_RESERVED,     /* an instruction's, but not legal */
	BREW_STOP_FAULT,        /* the instruction cannot be fetched */
	BREW_STOP_RAISE,        /* state->exception */
	BREW_STOP_UNEXECUTABLE, /* the instruction has no semantics */
	BREW_STOP_HALT,         /* the instruction before it waits */
	BREW_STOP_BREAK,        /* brew_stop_at */
	BREW_STOP_SELF_JUMP,    /* it jumped to itself; and state->stop_on_self_jump */
	BREW_STOP_LIMIT         /* the step limit is used up */
};

/* What is at the addresses where a memory has no bytes. Functions return false where there is
 * nothing; NULL is such a function. `size` is in bytes, the value a number, whatever the byte
 * order. An instruction reads in the order of its statements, and then writes. */
struct brew_device {
	void *context;
	bool (*read)(void *context, uint64_t address, unsigned size, uint64_t *value);
	bool (*write)(void *context, uint64_t address, unsigned size, uint64_t value);
};

/* Bytes that the caller gives for the addresses base to base + size - 1. */
struct brew_writable_bank {
	uint8_t *bytes;
	uint64_t size, base;
	const struct brew_device *device; /* all other addresses; or NULL: there is nothing */
};

struct brew_program;

/* The state of the machine. brew_reset makes it the start; then it is the caller's to read and to
 * change between runs. A value never has more bits than its register. What constant registers hold
 * here is written again at the start of each run. The last element of each file belongs to no
 * register: its content means nothing. */
struct brew_state {
	uint32_t R[BREW_R_COUNT + 1];
	uint32_t tpc;
	uint32_t spc;
	uint8_t mode;
	uint8_t interrupt;
	uint32_t lock;
	uint8_t locked;
	uint32_t csr_ecause;
	uint32_t csr_eaddr;
	uint8_t type_a;
	uint8_t type_b;
	uint8_t prefixed;
	uint8_t fnx;
	uint8_t fuf;
	uint8_t fof;
	uint8_t fdz;
	uint8_t fnv;
	uint8_t frnd;
	uint8_t R_type[BREW_R_type_COUNT + 1];
	struct brew_writable_bank MEM;
	uint64_t pc; /* byte address of the next instruction */
	enum brew_exception exception; /* the last one, of this or of the last run */
	uint64_t bad_address; /* of an access or instruction that was not there; else 0 */
	bool stop_on_trap;      /* stop with STOP_RAISE in place of what the machine does then */
	bool stop_on_self_jump; /* stop behind an instruction that jumps to itself */
	/* the interpreter's own */
	bool in_trap;
	uint32_t left;
	enum brew_stop stop;
	struct brew_program *program;
};

/* What is known of a register file. Numbers of registers are those from `first` on, `numbered` of
 * them, and those in brew_registers[names], `named` entries. */
struct brew_file_info {
	const char *name, *prefix;
	uint32_t first, numbered;
	uint32_t count; /* one more than the highest number */
	uint32_t names, named;
	uint16_t width; /* bits of a value */
	uint16_t lanes; /* values of a register: 1 or BREW_LANES */
	uint8_t bytes;  /* how the state holds it: an element's bytes, and the place of the first */
	bool masks;     /* a register is one element, a bit a lane */
	size_t offset;
};

struct brew_register_info {
	const char *name;
	uint32_t number;
	uint64_t reads;
	bool constant; /* always reads as `reads` */
	bool alias;    /* a second name */
};

struct brew_memory_info {
	const char *name;
	uint32_t banks; /* 0: it has no banks, and one row of bytes */
	uint32_t word;  /* bytes of an access that nothing else tells the width of */
	bool big;       /* the byte at the lowest address is the highest of a word */
};

extern const unsigned brew_file_count, brew_memory_count;
extern const struct brew_file_info brew_files[];
extern const struct brew_register_info brew_registers[];
extern const struct brew_memory_info brew_memories[];

/* ---- state ---- */

/* All registers as at the start, pc 0. Memories and the options stop_on_... stay as they are. */
void brew_start(struct brew_state *state);

/* The same, and then what the machine does on reset. Returns STOP_NONE; or STOP_RAISE, and pc is 0.
 * Where the reset stores into a program that has run before, brew_forget has to know. */
enum brew_stop brew_reset(struct brew_state *state);

/* One value by its numbers. Registers with one value have lane 0. Returns false, and does nothing,
 * where there is no such register or lane; write also where the register is constant or the value
 * has more bits than it. */
bool brew_read(const struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value);
bool brew_write(struct brew_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value);

/* Gives a bank of a memory its bytes, which stay the caller's. Returns false where there is no such
 * bank. bytes may be NULL when size is 0. */
bool brew_set_bank(struct brew_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size);

/* A bank of a memory, for its base and its device as well; NULL where there is none. */
struct brew_writable_bank *brew_bank(struct brew_state *state, unsigned memory, unsigned bank);

/* The register of this name, as in assembly; false where there is none. */
bool brew_find_register(const char *name, size_t length, unsigned *file, unsigned *number);

/* Writes the name of a register and a NUL, cut where size ends; returns the bytes of the whole name
 * without NUL, 0 where there is no such register. */
size_t brew_register_name(unsigned file, unsigned number, char *text, size_t size);

/* A value that two states do not share. */
struct brew_difference {
	unsigned file, number, lane;
	uint64_t before, after;
	unsigned next_lane; /* where the search goes on */
};

/* Finds the next difference, by file, number and lane; from the beginning when *difference is
 * zeroed. Returns false when there is none. Compares registers and active lanes; not pc, not the
 * bytes of memories. */
bool brew_compare(const struct brew_state *before, const struct brew_state *after,
		 struct brew_difference *difference);

/* Writes what differs, a register a line: "R1 = 0x00000010", one bit as 0 or 1, with a value for
 * each lane where they are not all equal. As brew_register_name
 * does: cut where size ends, the whole length returned. */
size_t brew_dump(const struct brew_state *before, const struct brew_state *after, char *text,
		size_t size);

/* ---- programs ---- */

struct brew_op;

enum { BREW_BREAKS_MAX = 16 };

/* What is known of the instructions in a part of the memory MEM. Its members are the
 * interpreter's own. */
struct brew_program {
	struct brew_op *ops; /* one a unit, then some behind the last one */
	struct brew_op *outside; /* for an instruction elsewhere */
	unsigned char *coded; /* for each 64 bytes: are instructions known that lie there? */
	uint64_t base, size;
	/* where an access may begin that changes an instruction that is known */
	uint64_t watched, watched_size;
	uint64_t breaks[BREW_BREAKS_MAX];
	unsigned break_count;
};

/* Bytes of memory that a program of `size` bytes needs; at most SIZE_MAX. */
size_t brew_program_room(size_t size);

/* The instructions from address base to base + size - 1 will be decoded once, when they are
 * reached; others each time. Nothing is read here. room holds what is known and must stay; it is
 * full of zeros (calloc). A program is run by one state at a time. Returns false where the room is
 * too small, base no multiple of 2, or an address too large. */
bool brew_load(struct brew_program *program, void *room, size_t room_size, uint64_t base,
		size_t size);

/* The caller has changed these bytes of memory since the last run. */
void brew_forget(struct brew_program *program, uint64_t address, uint64_t size);

/* Makes runs stop before the instruction at this address (STOP_BREAK), or no longer. A run that
 * begins there goes on. Returns false where there are BREW_BREAKS_MAX such addresses already. */
bool brew_stop_at(struct brew_program *program, uint64_t address, bool on);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) gets how many took effect,
 * those that trapped among them. Returns why it stopped; never STOP_NONE. Does not depend on the
 * caller's rounding mode, and leaves it as it was. */
enum brew_stop brew_run(struct brew_state *state, struct brew_program *program, uint64_t limit,
		     uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect and the next one could follow. It
 * has taken effect also with STOP_HALT, STOP_SELF_JUMP and STOP_BREAK. */
enum brew_stop brew_step(struct brew_state *state, struct brew_program *program);

/* An interrupt: the exception is raised between two instructions. program may be NULL where there
 * is none yet. Returns STOP_NONE when the machine has trapped, else STOP_RAISE; STOP_FAULT where
 * there is no exception of this number, and then nothing has changed. */
enum brew_stop brew_raise(struct brew_state *state, struct brew_program *program,
		       enum brew_exception exception);

/* As an instruction of `length` bytes at state->pc raises, its prefixes included: the trap sees the
 * next_pc behind these, and of bad_address what the longest address of the machine has. length is a
 * multiple of the unit, at most 255 of it; with another one the answer is STOP_FAULT. */
enum brew_stop brew_trap(struct brew_state *state, struct brew_program *program,
		      enum brew_exception exception, unsigned length, uint64_t bad_address);

const char *brew_stop_name(enum brew_stop stop); /* "exit"; "" where there is none */
const char *brew_exception_name(enum brew_exception exception);

#ifdef __cplusplus
}
#endif

#endif
