/* What `specc run` runs: a program in assembly or an ELF file, images, and the options that say
 * where it lies, starts and stops. */
#ifndef SPECC_CLI_RUN_PROGRAM_H
#define SPECC_CLI_RUN_PROGRAM_H

#include "asm/assemble.h"
#include "cli/cli.h"
#include "cli/machine.h"

/* Addresses from `from` on, `size` of them. */
struct address_range {
	uint64_t from, size;
};

/* A memory, one of its banks. */
struct memory_place {
	const struct memory *memory;
	unsigned bank;
};

/* Addresses of a memory: what to print, or how long it is. */
struct memory_range {
	struct memory_place place;
	struct address_range range;
};

/* Bytes for a memory that is not the program's. */
struct memory_load {
	struct memory_place place;
	uint64_t address;
	struct str bytes;
};

struct program {
	struct arena *arena;
	const struct isa *isa;
	struct codec *codec;
	struct asm_image image;
	VEC(struct asm_chunk) chunks; /* of the image and of --load, in this order */
	bool has_entry;               /* pc is `entry` after the reset */
	uint64_t entry;
	struct address_range memory;    /* of the program */
	VEC(struct memory_range) sizes; /* of other memories, as --memory says */
	VEC(struct memory_load) loads;  /* for other memories */
	VEC(struct memory_range) dumps;
	VEC(uint64_t) stops;
	struct case_settings settings;
};

/* Reads all that the options name. False after reports, or after a message (*usage). */
bool program_read(
	struct program *program, struct diag *diag, const struct options *options, bool *usage);

/* The program from address 0 on, of an ISA whose programs are in no memory. */
struct str program_bytes(const struct program *program);
/* Memory with what is loaded, and the state of the settings. */
struct machine program_start(const struct program *program);
/* Lines of a case script: what happens before the registers are set; what begins and ends it. */
struct str program_boot(const struct program *program);
struct str program_lines(const struct program *program, const struct options *options);

#endif
