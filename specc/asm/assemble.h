/* SPDX-License-Identifier: MIT */
/* Assembler: assembles programs of several lines and files, and disassembles images.
 * In: source text, or an image. Out: bytes at addresses, symbols, ELF files, listings; text with
 * labels.
 * Read first: this header, then statement.c and layout.c; docs/assembler.md describes the
 * language. */
#ifndef SPECC_ASM_ASSEMBLE_H
#define SPECC_ASM_ASSEMBLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "codec/codec.h"

/* A run of consecutive bytes. */
struct asm_chunk {
	uint64_t address; /* of the first byte */
	const uint8_t *bytes;
	size_t size; /* bytes, at least 1 */
};

struct asm_symbol {
	struct str name;
	uint64_t value; /* two's complement if negative */
	bool negative;
	bool is_address; /* a label or relative to one; else a number */
	bool is_global;
	struct span span; /* of its definition; NO_SPAN: from the command line or an ELF file */
};

/* The bytes of one statement, or of one instruction of an alias. */
struct asm_line {
	uint64_t address;
	size_t size;                 /* bytes */
	const struct source *source; /* a separate one for each inclusion */
	uint32_t line;               /* of the source, from 1 */
	bool is_code;                /* an instruction, not data */
};

/* A program. Chunks ascend and neither overlap nor touch; lines ascend by address; symbols are in
 * the order of their first definition, excluding those that begin with ".L". */
struct asm_image {
	VEC(struct asm_chunk) chunks;
	VEC(struct asm_symbol) symbols;
	VEC(struct asm_line) lines; /* empty if read from an ELF file */
	bool has_entry;             /* given by option, or by a symbol _start */
	uint64_t entry;             /* the lowest address if !has_entry */
};

struct asm_definition {
	struct str name;
	uint64_t value; /* two's complement */
	bool negative;
};

struct asm_options {
	VEC(const char *) folders; /* searched by .include and .incbin after the file's own */
	VEC(struct asm_definition) definitions; /* predefined numbers */
	struct str entry;                       /* a symbol or a number; empty: _start if it exists */
	bool plain; /* only instructions: no labels, directives, expressions */
};

/* Assembles a source and the files it includes. Reports all errors with check `assembly` and
 * returns false if there are any. options may be NULL. Contents of *image are allocated in the
 * arena. */
bool asm_assemble(struct arena *arena, struct diag *diag, struct codec *codec,
	const struct source *source, const struct asm_options *options, struct asm_image *image);

/* Do the characters of the name form a valid symbol name? */
bool asm_is_name(struct str name);
/* Is it a register or keyword of the isa, which cannot name a symbol? */
bool asm_is_reserved(const struct isa *isa, struct str name);
/* The names of all directives (".byte"), in lower case, from index 0 on; NULL after the last. */
const char *asm_directive_name(size_t index);
/* The symbol of this name, or NULL. */
const struct asm_symbol *asm_find_symbol(const struct asm_image *image, struct str name);
/* Pointer to the byte at this address, inside its chunk, or NULL. */
const uint8_t *asm_bytes_at(const struct asm_image *image, uint64_t address);
/* The label at the address, or NULL: the first in definition order, global ones before others. */
const struct asm_symbol *asm_symbol_at(const struct asm_image *image, uint64_t address);

/* All bytes from the lowest to the highest address, `fill` between chunks. False if there would be
 * more than 256 MiB. */
bool asm_flatten(
	struct arena *arena, const struct asm_image *image, uint8_t fill, struct buffer *bytes);

/* ---- ELF ---- */

/* What the ELF files of an instruction set say of themselves. */
struct asm_elf_kind {
	uint64_t machine; /* __Attribute elf_machine = 243; 0 without it */
	bool big;
	unsigned bits; /* 32 or 64; 0: either, as the machine is not stated or has no program memory */
};
/* False: the attribute is no machine number. */
bool asm_elf_kind(const struct isa *isa, struct asm_elf_kind *kind);

/* Makes an executable of 32 or 64 bits: a segment (PT_LOAD) and a section for each chunk, the
 * symbols, and the entry. False: *error has the reason. */
bool asm_write_elf(struct arena *arena, const struct isa *isa, const struct asm_image *image,
	unsigned bits, struct str *file, struct str *error);
bool asm_is_elf(struct str bytes);
/* Where a segment is: at p_vaddr, the address that symbols have, or at p_paddr, where it is loaded
 * (unless all p_paddr are 0); then the bytes at p_vaddr are zero at first. */
enum asm_elf_view { ASM_ELF_LINKED, ASM_ELF_LOADED };
/* Reads the loaded segments and the symbols of an ELF file for this instruction set; memory beyond
 * the file's data is zero. False: *error has the reason. */
bool asm_read_elf(struct arena *arena, const struct isa *isa, struct str bytes,
	enum asm_elf_view view, struct asm_image *image, struct str *error);

/* ---- text ---- */

/* A listing: address, bytes and source of each line. */
struct str asm_listing(struct arena *arena, const struct asm_image *image);
/* A map: the chunks, and the symbols by value. */
struct str asm_map(struct arena *arena, const struct asm_image *image);

#endif
