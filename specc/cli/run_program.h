/* SPDX-License-Identifier: MIT */
/* The input of `specc run`: a program in assembly or an ELF file, images, and options for its
 * location, start and stops. */
#ifndef SPECC_CLI_RUN_PROGRAM_H
#define SPECC_CLI_RUN_PROGRAM_H

#include "asm/assemble.h"
#include "cli/cli.h"
#include "cases/machine.h"

/* `size` addresses, beginning at `from`. */
struct address_range {
	uint64_t from, size;
};

/* A bank of a memory. */
struct memory_place {
	const struct memory *memory;
	unsigned bank;
};

/* Addresses in a memory: a range to print, or its size. */
struct memory_range {
	struct memory_place place;
	struct address_range range;
};

/* Bytes for a memory other than the program's. */
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
	VEC(struct asm_chunk) chunks; /* of the image, then of --load */
	bool has_entry;               /* pc is `entry` after reset */
	uint64_t entry;
	struct address_range memory;    /* of the program */
	VEC(struct memory_range) sizes; /* sizes of other memories, from --memory */
	VEC(struct memory_load) loads;  /* for other memories */
	VEC(struct memory_range) dumps;
	VEC(uint64_t) stops;
	struct case_settings settings;
};

/* Reads everything that the options name. False after reports, or after a message (*usage). */
bool program_read(
	struct program *program, struct diag *diag, const struct options *options, bool *usage);

/* The program from address 0, for an ISA whose programs are not in memory. */
struct str program_bytes(const struct program *program);
/* The initial machine: loaded memory and the settings. */
struct machine program_start(const struct program *program);
/* program_boot: lines of a case script before registers are set. program_lines: those that set
 * where to begin and stop. */
struct str program_boot(const struct program *program);
struct str program_lines(const struct program *program, const struct options *options);

#endif
