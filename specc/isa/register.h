/* SPDX-License-Identifier: MIT */
/* Register files: their registers, names, side fields, and views of the registers of others. */
#ifndef SPECC_ISA_REGISTER_H
#define SPECC_ISA_REGISTER_H

#include <stdbool.h>
#include <stdint.h>

#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

struct ast_def;
struct attribute;
struct fact;
struct isa;
struct type;

struct register_name {
	struct str name; /* whole name, e.g. "RZ", "$sp" */
	uint64_t number;
	bool constant; /* always reads as `reads`; writes are discarded (RZ, PT) */
	uint64_t reads;
	bool alias; /* accepted in input only; never printed */
	struct span span;
};

/* What a register file was made from. */
enum file_kind {
	FILE_REGISTERS, /* __DefRegisterFile */
	FILE_STATE,     /* a statement of a __DefState: one register, number 0, named like the file */
	FILE_SIDE,      /* Side<>: "R.type", with a register "$r1.type" for each of `side_of` */
	FILE_UPPER,     /* "R.64": bits 64 and up of each register of `side_of`, "R1.64" */
	FILE_VIEW       /* __DefRegisterFile with View<...>: its registers are bits of others */
};

/* Bits of a register that a view has. */
struct view_piece {
	const struct register_file *file; /* has registers of its own; NULL: the program counter */
	int64_t step, offset;             /* register n of the view is number step * n + offset */
	unsigned lsb, width;
};

/* Registers first .. first+count-1 of a file are these bits of others, the highest piece first. */
struct register_view {
	uint64_t first, count;
	VEC(struct view_piece) pieces;
	struct span span;
};

/* What an assignment does to the other bits of a register of which a view is the lowest ones. */
enum view_extend { EXTEND_NOT, EXTEND_ZERO, EXTEND_SIGN, EXTEND_ONES };

struct register_file {
	struct str name;
	struct span span;
	const struct ast_def *ast;
	unsigned width;        /* bits of one register */
	uint64_t first, count; /* registers first .. first+count-1 are written as prefix and number */
	struct str prefix;     /* "R" */
	VEC(struct register_name) names; /* in addition to the numbered ones, or instead of them */
	unsigned lanes;                  /* number of copies; 1 if not per lane */
	const struct register_file *of;  /* a window, made for a type Register<FILE, first>: number n */
	uint64_t of_first;               /* in it is register of_first + n of `of`; else NULL */
	VEC(struct register_view) views; /* VIEW: in the order of their numbers */
	enum view_extend extend;         /* VIEW */
	VEC(struct attribute) attributes;
	enum file_kind kind;
	VEC(struct register_file *) sides;   /* REGISTERS: its side fields, in order */
	const struct register_file *side_of; /* SIDE, HIGH */
	struct str side;                     /* SIDE: "type"; HIGH: "64" */
	/* REGISTERS of 65 to 128 bits: during execution this file holds bits 64 and up of each
	 * register, the file itself the lower 64; else NULL */
	const struct register_file *high;
	const struct type *values; /* STATE, SIDE: named values of Register<Type>, Side<Type>; of Mode:
								* a type of the register's name, not in isa->types; or NULL */
	const struct fact *state;  /* STATE: the __DefState */
	uint64_t initial;          /* STATE: reset value */
	bool transient;            /* STATE: reset after each instruction that is not a prefix */
	int flag;                  /* STATE: bit in the packed number of the state; -1: not a flag */
	const struct name_index *index; /* of many names, once lowered; else NULL */
};

struct register_names {
	VEC(const struct register_name *) list;
};
/* Finds names by number and by the start of a text. */
struct name_index {
	struct str_map numbers; /* number -> the name that it prints as */
	struct str_map
		starts; /* first word of a name, or its first character -> struct register_names */
};
/* Makes the index of a file with many names. fold: upper and lower case are the same. */
void file_index_names(struct arena *arena, struct register_file *file, bool fold);
/* The first name of the register that is no alias; NULL: it prints as prefix and number. */
const struct register_name *file_name_of(const struct register_file *file, uint64_t number);
/* The names in the file's index that a text can begin with, in order; NULL: none. */
const struct register_names *file_names_at(
	const struct register_file *file, struct str text, bool fold);
/* Finds the number of a register by its name, alias, or prefix and number. */
bool register_file_find(const struct register_file *file, struct str name, uint64_t *number);
/* The file of which a window is a part, else the file itself; NULL: file is NULL. */
const struct register_file *register_file_whole(const struct register_file *file);
/* Finds a register by prefix and number, with or without leading zeros. */
bool register_file_numbered(const struct register_file *file, struct str name, uint64_t *number);
/* Has the file a register of this number; one that is not a constant? */
bool register_file_has(const struct register_file *file, uint64_t number);
bool register_file_has_variable(const struct register_file *file, uint64_t number);
/* The constant register of this number, or NULL. */
const struct register_name *register_constant(const struct register_file *file, uint64_t number);
/* "zero", "sign", "ones", by enum view_extend. */
extern const char *const view_extend_words[];
/* The number of the register of which the piece has bits in register `number` of the view. */
int64_t view_piece_number(const struct view_piece *piece, uint64_t number);
/* The bits of the register, or the program counter, of which the piece has some. */
unsigned view_piece_whole(const struct isa *isa, const struct view_piece *piece);
/* How a register is written: its name, or prefix and number. */
struct str register_text(struct arena *arena, const struct register_file *file, uint64_t number);
/* " + 1", " - 4", or nothing for 0. */
struct str view_offset_text(struct arena *arena, int64_t offset);
/* "{X[2 * n + 1], X[2 * n]}": the place, as in View<...>. */
struct str register_view_place(
	struct arena *arena, const struct isa *isa, const struct register_view *view);
/* "h4 to h7": the registers that the view is for. */
struct str register_view_range(
	struct arena *arena, const struct register_file *file, const struct register_view *view);
/* The view that has the register, or NULL: there is none, or the register is constant. */
const struct register_view *register_view_of(const struct register_file *file, uint64_t number);

#endif
