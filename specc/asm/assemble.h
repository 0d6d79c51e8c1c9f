/* Assembler: programs of several lines and files, and back.
 * In: source text, or an image. Out: bytes at addresses, symbols, ELF files, listings; text with
 * labels.
 * Read first: this header, then statement.c and layout.c; docs/assembler.md says what a program
 * may hold. */
#ifndef SPECC_ASM_ASSEMBLE_H
#define SPECC_ASM_ASSEMBLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "codec/codec.h"

/* A run of bytes that follow one another. */
struct asm_chunk {
	uint64_t address; /* of the first byte */
	const uint8_t *bytes;
	size_t size; /* bytes, at least 1 */
};

struct asm_symbol {
	struct str name;
	uint64_t value; /* two's complement when negative */
	bool negative;
	bool is_address; /* a label, or counted from one; else a number */
	bool is_global;
	struct span span; /* of its definition; NO_SPAN: of the command line, or of an ELF file */
};

/* What one statement, or one instruction of an alias that stands for several, became. */
struct asm_line {
	uint64_t address;
	size_t size;                 /* bytes */
	const struct source *source; /* a file of its own for each time it is included */
	uint32_t line;               /* of the source, from 1 */
	bool is_code;                /* an instruction, no data */
};

/* A program. Chunks ascend and neither overlap nor touch; lines ascend by address; symbols are in
 * the order of their first definition, without those that begin with ".L". */
struct asm_image {
	VEC(struct asm_chunk) chunks;
	VEC(struct asm_symbol) symbols;
	VEC(struct asm_line) lines; /* none when it was read from an ELF file */
	bool has_entry;             /* asked for by name, or there is a symbol _start */
	uint64_t entry;             /* the lowest address when nothing says where to begin */
};

struct asm_definition {
	struct str name;
	uint64_t value; /* two's complement */
	bool negative;
};

struct asm_options {
	VEC(const char *) folders; /* where .include and .incbin look, after the file's own */
	VEC(struct asm_definition) definitions; /* numbers that are defined from the beginning */
	struct str entry; /* a symbol or a number; empty: _start where it exists */
	bool plain;       /* instructions alone: no labels, directives, expressions */
};

/* Assembles a source with all that it includes. What is wrong is reported, all of it, by the check
 * `assembly`; then false is returned. options may be NULL. The arena owns what is in *image. */
bool asm_assemble(struct arena *arena, struct diag *diag, struct codec *codec,
	const struct source *source, const struct asm_options *options, struct asm_image *image);

/* Can this be the name of a symbol, as far as its characters go? */
bool asm_is_name(struct str name);
/* Is it a register or keyword of the isa, and so no symbol? */
bool asm_is_reserved(const struct isa *isa, struct str name);
/* NULL: there is none. */
const struct asm_symbol *asm_find_symbol(const struct asm_image *image, struct str name);
/* The bytes from this address to the end of their chunk; NULL: none is there. */
const uint8_t *asm_bytes_at(const struct asm_image *image, uint64_t address);
/* The label at the address (the first in order of definition, a global one before others). */
const struct asm_symbol *asm_symbol_at(const struct asm_image *image, uint64_t address);

/* All bytes from the lowest to the highest address, `fill` between chunks. False when that would be
 * more than 256 MiB. */
bool asm_flatten(
	struct arena *arena, const struct asm_image *image, uint8_t fill, struct buffer *bytes);

/* ---- ELF ---- */

/* An executable of 32 or 64 bits: a segment (PT_LOAD) and a section for each chunk, the symbols,
 * the entry. False: *error says why it cannot be. */
bool asm_write_elf(struct arena *arena, const struct isa *isa, const struct asm_image *image,
	unsigned bits, struct str *file, struct str *error);
bool asm_is_elf(struct str bytes);
/* Reads the loaded segments and the symbols of an ELF file of any kind of machine; memory that the
 * file does not fill is zeros. False: *error says what is wrong with it. */
bool asm_read_elf(
	struct arena *arena, struct str bytes, struct asm_image *image, struct str *error);

/* ---- text ---- */

/* Address, bytes and source of each line. */
struct str asm_listing(struct arena *arena, const struct asm_image *image);
/* The chunks, and the symbols by value. */
struct str asm_map(struct arena *arena, const struct asm_image *image);

#endif
