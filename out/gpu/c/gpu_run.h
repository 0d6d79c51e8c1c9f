/* Interpreter: state, programs, and running them. Public interface.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#ifndef GPU_RUN_H
#define GPU_RUN_H

#include "gpu.h"

#ifdef __cplusplus
#define GPU_ALIGNED alignas(64)
extern "C" {
#else
#define GPU_ALIGNED _Alignas(64)
#endif

/* Register files. The first is the mask of active lanes. */
enum gpu_file {
	GPU_FILE_active,
	GPU_FILE_R,
	GPU_FILE_UR,
	GPU_FILE_P,
	GPU_FILE_UP,
	GPU_FILE_COUNT
};

/* One more than the highest number of a register of each file; lanes. */
enum {
	GPU_R_COUNT = 256,
	GPU_UR_COUNT = 64,
	GPU_P_COUNT = 8,
	GPU_UP_COUNT = 8,
	GPU_LANES = 32
};

enum gpu_memory {
	GPU_MEMORY_c,
	GPU_MEMORY_COUNT
};

enum gpu_exception {
	GPU_EXCEPTION_NONE,
	GPU_EXCEPTION_IndexRange,
	GPU_EXCEPTION_AddressRange,
	GPU_EXCEPTION_AddressAlign,
	GPU_EXCEPTION_COUNT
};

/* Why a program stopped; but for EXIT and LIMIT the instruction at the state's pc had no effect. */
enum gpu_stop {
	GPU_STOP_NONE,
	GPU_STOP_EXIT,         /* pc is the end of the program */
	GPU_STOP_UNDEFINED,    /* the bits there are no instruction's */
	GPU_STOP_RESERVED,     /* an instruction's, but not legal */
	GPU_STOP_TRUNCATED,    /* the program ends inside the instruction */
	GPU_STOP_FAULT,        /* pc is beyond the end, or no multiple of 16 */
	GPU_STOP_RAISE,        /* state->exception, in state->lane */
	GPU_STOP_UNEXECUTABLE, /* the instruction has no semantics */
	GPU_STOP_LIMIT         /* the step limit is used up */
};

/* Bytes of memory that the caller gives; they are only read. */
struct gpu_bank {
	const uint8_t *bytes;
	uint64_t size;
};

/* A value for each lane, of an operand that is the same in all of them. */
union gpu_spread {
	uint32_t narrow[GPU_LANES];
	uint64_t wide[GPU_LANES];
	uint32_t word;
};

/* The state of the machine. gpu_reset makes it the start; then it is the caller's to read and to
 * change between runs. A value never has more bits than its register. What constant registers hold
 * here is written again at the start of each run. The last element of each file belongs to no
 * register: its content means nothing. */
struct gpu_state {
	GPU_ALIGNED uint32_t R[GPU_R_COUNT + 1][GPU_LANES];
	uint32_t UR[GPU_UR_COUNT + 1];
	uint32_t P[GPU_P_COUNT + 1];
	uint8_t UP[GPU_UP_COUNT + 1];
	uint32_t active; /* bit l: lane l is not switched off */
	struct gpu_bank c[32];
	/* room of the interpreter; its content means nothing */
	GPU_ALIGNED union gpu_spread spread[13];
	uint64_t pc; /* byte address of the next instruction */
	/* after STOP_RAISE; else EXCEPTION_NONE and -1 */
	enum gpu_exception exception;
	int lane; /* the lowest that raised it; -1: the instruction is not executed by lanes */
};

/* What is known of a register file. Numbers of registers are those from `first` on, `numbered` of
 * them, and those in gpu_registers[names], `named` entries. */
struct gpu_file_info {
	const char *name, *prefix;
	uint32_t first, numbered;
	uint32_t count; /* one more than the highest number */
	uint32_t names, named;
	uint16_t width; /* bits of a value */
	uint16_t lanes; /* values of a register: 1 or GPU_LANES */
	uint8_t bytes;  /* how the state holds it: an element's bytes, and the place of the first */
	bool masks;     /* a register is one element, a bit a lane */
	size_t offset;
};

struct gpu_register_info {
	const char *name;
	uint32_t number;
	uint64_t reads;
	bool constant; /* always reads as `reads` */
	bool alias;    /* a second name */
};

struct gpu_memory_info {
	const char *name;
	uint32_t banks; /* 0: it has no banks, and one row of bytes */
	uint32_t word;  /* bytes of an access that nothing else tells the width of */
	bool big;       /* the byte at the lowest address is the highest of a word */
};

extern const unsigned gpu_file_count, gpu_memory_count;
extern const struct gpu_file_info gpu_files[];
extern const struct gpu_register_info gpu_registers[];
extern const struct gpu_memory_info gpu_memories[];

/* ---- state ---- */

/* Registers 0 (constant ones as they read), all lanes active, no memory, pc 0. */
void gpu_reset(struct gpu_state *state);

/* One value by its numbers. Registers with one value have lane 0. Returns false, and does nothing,
 * where there is no such register or lane; write also where the register is constant or the value
 * has more bits than it. */
bool gpu_read(const struct gpu_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value);
bool gpu_write(struct gpu_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value);

/* Gives a bank of a memory its bytes, which stay the caller's. Returns false where there is no such
 * bank. bytes may be NULL when size is 0. */
bool gpu_set_bank(struct gpu_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
		  uint64_t size);

/* The register of this name, as in assembly; false where there is none. */
bool gpu_find_register(const char *name, size_t length, unsigned *file, unsigned *number);

/* Writes the name of a register and a NUL, cut where size ends; returns the bytes of the whole name
 * without NUL, 0 where there is no such register. */
size_t gpu_register_name(unsigned file, unsigned number, char *text, size_t size);

/* A value that two states do not share. */
struct gpu_difference {
	unsigned file, number, lane;
	uint64_t before, after;
	unsigned next_lane; /* where the search goes on */
};

/* Finds the next difference, by file, number and lane; from the beginning when *difference is
 * zeroed. Returns false when there is none. Compares registers and active lanes; not pc, not the
 * bytes of memories. */
bool gpu_compare(const struct gpu_state *before, const struct gpu_state *after,
		 struct gpu_difference *difference);

/* Writes what differs, a register a line: "R1 = 0x00000010", one bit as 0 or 1, with a value for
 * each lane where they are not all equal. As gpu_register_name
 * does: cut where size ends, the whole length returned. */
size_t gpu_dump(const struct gpu_state *before, const struct gpu_state *after, char *text,
		size_t size);

/* ---- programs ---- */

struct gpu_op;

struct gpu_program {
	const struct gpu_op *ops; /* instructions made ready, in the caller's room */
	size_t size;              /* bytes of the program */
};

/* Bytes of memory that a program of `size` bytes needs to be made ready; at most SIZE_MAX. */
size_t gpu_program_room(size_t size);

/* Makes a program ready to run. What is no instruction stops the program when it is reached, and no
 * sooner. room keeps the result and must stay; bytes are not needed any longer. Returns false when
 * the room is too small. */
bool gpu_load(struct gpu_program *program, void *room, size_t room_size, const uint8_t *bytes,
	      size_t size);

/* Runs from state->pc on, at most `limit` instructions; *steps (or NULL) gets how many took effect.
 * Returns why it stopped; never STOP_NONE. Does not depend on the caller's rounding mode, and
 * leaves it as it was. */
enum gpu_stop gpu_run(struct gpu_state *state, const struct gpu_program *program,
		     uint64_t limit, uint64_t *steps);

/* Executes one instruction. Returns STOP_NONE when it took effect. */
enum gpu_stop gpu_step(struct gpu_state *state, const struct gpu_program *program);

const char *gpu_stop_name(enum gpu_stop stop); /* "exit"; "" where there is none */
const char *gpu_exception_name(enum gpu_exception exception);

#ifdef __cplusplus
}
#endif

#endif
