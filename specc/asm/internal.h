/* SPDX-License-Identifier: MIT */
/* Shared by the files of the assembler; no other room includes it.
 *
 * A program is parsed once, line by line, into fragments: runs of bytes of known size, and
 * items whose size depends on addresses. Layout assigns addresses until nothing changes; then
 * the fixups are filled in. */
#ifndef SPECC_ASM_INTERNAL_H
#define SPECC_ASM_INTERNAL_H

#include "lang/code_builtin.h"
#include "asm/assemble.h"
#include "base/str.h"

#define MAX_IMAGE ((uint64_t)1 << 28) /* bytes of a program */

/* Numbers from -(2^64 - 1) to 2^64 - 1, with room for the result of one operation. */
__extension__ typedef __int128 asm_number;

/* One inclusion of a source. */
struct asm_file {
	const struct source *source;
	const struct asm_file *includer; /* NULL: the program's own file */
	uint32_t from, to;               /* of the directive in the includer */
	unsigned depth;
};

/* Bytes [from, to) of a file. */
struct place {
	const struct asm_file *file;
	uint32_t from, to;
};

/* ---- expressions ---- */

struct asm_symbol_entry;

enum expr_kind {
	EXPR_NUMBER,
	EXPR_HERE, /* . */
	EXPR_SYMBOL,
	EXPR_UNARY,
	EXPR_BINARY,
	EXPR_CHOICE /* left ? right->left : right->right */
};

struct expr {
	uint8_t kind;
	uint8_t op;    /* UNARY, BINARY: enum sem_op */
	bool negative; /* NUMBER */
	uint32_t at;   /* offset in the file */
	union {
		uint64_t number; /* magnitude */
		struct asm_symbol_entry *symbol;
		const struct expr *left;
	};
	const struct expr *right;
};

struct value {
	asm_number number;
	bool is_address;
};

/* Maps an expression's text to the file: the offset of the line, and the aliases that were
 * expanded. A NULL pointer to it: the text is the file, from its first byte. */
struct alias_text;
struct text_origin {
	const struct alias_text *expansion; /* NULL: the text is the file, from `base` on */
	const struct text_origin *up;
	uint32_t base;
};

/* A position relative to the start of fragment number `fragment`. */
struct location {
	uint32_t fragment, offset;
};

/* ---- symbols ---- */

enum symbol_state {
	SYMBOL_UNDEFINED,
	SYMBOL_RESERVED, /* a register or keyword */
	SYMBOL_LABEL,
	SYMBOL_EQUATED
};

#define KNOWN_ALWAYS UINT64_MAX /* it depends on no address */

struct asm_symbol_entry {
	struct str name;
	enum symbol_state state;
	bool is_global, may_change; /* .set */
	bool poisoned;              /* an error was reported: suppress follow-on errors */
	bool visiting;              /* its expression is being evaluated */
	struct place place;         /* of the definition; file NULL: the command line */
	struct location location;   /* LABEL; EQUATED: of the line */
	struct expr expr;           /* EQUATED */
	uint64_t known_in; /* number of the evaluation that computed `known`; 0: none; KNOWN_ALWAYS */
	struct value known;
};

/* ---- fragments ---- */

struct operand {
	const struct element *element;
	struct expr expr;
};

/* An instruction with its open operands. */
struct insn {
	const struct form *form;
	struct word word;
	struct operand *operands;
	size_t count;
};

/* One way to assemble a line. */
struct candidate {
	struct insn *insns;
	uint32_t count;
	uint32_t size; /* bytes */
};

/* All ways to assemble a line, shortest first. */
struct choice {
	struct candidate *candidates;
	uint32_t count, chosen;
	struct place place; /* the instruction */
};

enum fragment_kind {
	FRAGMENT_BYTES,  /* `size` bytes of the program's bytes, from index `from` */
	FRAGMENT_CHOICE, /* an instruction whose candidates differ in size */
	FRAGMENT_ALIGN,  /* to a multiple */
	FRAGMENT_SPACE,  /* number of bytes given by the expression */
	FRAGMENT_ORG     /* no bytes: the expression is the address of what follows */
};

/* An expression that determines layout. */
struct sized {
	struct expr expr;
	struct place place;
	uint64_t value; /* the latest value: size or address */
};

struct fragment {
	uint64_t address, size;
	union {
		size_t from;           /* BYTES */
		uint64_t multiple;     /* ALIGN */
		struct choice *choice; /* CHOICE */
		struct sized *sized;   /* SPACE, ORG */
	};
	enum fragment_kind kind;
	uint8_t fill; /* ALIGN, SPACE */
};

/* Bytes to be filled in once all addresses are known. */
struct fixup {
	struct location location, line; /* of the bytes; of their line */
	struct choice *choice;          /* an instruction; NULL: data */
	struct place place;             /* data */
	struct expr expr;
	unsigned size; /* bytes */
};

/* A line of the image before addresses are known. */
struct mark {
	struct location location;
	uint32_t line, size; /* size: 0 for a choice and for SPACE */
	bool is_code;
	const struct asm_file *file;
	const struct choice *choice; /* instructions one by one; or NULL */
};

struct local_label {
	struct asm_symbol_entry *back, *forward; /* the last one, the next one; or NULL */
};

/* A symbol named in .global or .local, which must be defined. */
struct named_symbol {
	struct asm_symbol_entry *symbol;
	struct place place;
};

struct assembler {
	struct arena *arena;
	struct arena scratch; /* of one line */
	struct diag *diag;
	struct codec *codec;
	const struct isa *isa;
	const struct asm_options *options;
	enum byte_order byte_order; /* of data */
	bool good;
	bool final; /* addresses are known: evaluation reports errors */

	struct str_map symbols;                 /* struct asm_symbol_entry */
	VEC(struct asm_symbol_entry *) defined; /* in order */
	struct str_map locals;                  /* struct local_label */
	struct buffer bytes;
	VEC(struct fragment) fragments;
	VEC(struct fixup) fixups;
	VEC(struct mark) marks;
	VEC(struct named_symbol) named;
	struct str_map sources;    /* struct source by path: files that were included */
	VEC(const char *) folders; /* of the program, then of the options; includes must be inside */
	unsigned inclusions;
	bool bare;            /* expressions in operands do not begin with a parenthesis */
	size_t not_at;        /* nor at this offset of the current text */
	const char *expected; /* by the last expression that failed to parse */

	/* of the current line */
	const struct asm_file *file;
	struct str text; /* of the file */
	uint32_t line;
	size_t line_from; /* its first byte that is no blank */
	struct location here;
	unsigned depth; /* of an evaluation */
	uint64_t evaluations;
	uint64_t addresses; /* read by evaluations so far */
};

/* In decimal, in the arena of the assembler. */
const char *asm_number_text(struct assembler *as, asm_number number);

struct place place_from(const struct assembler *as, size_t from, size_t to);
struct span place_span(struct place place);
/* Reports by the check `assembly` at the place, with the files that include it; returns false. */
bool asm_error(struct assembler *as, struct place place, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- expression.c ---- */

/* Parses the longest expression at offset `at` of a text. Returns the offset after it, or 0 if
 * there is none. Creates the symbols in it. */
size_t expr_read(struct assembler *as, struct str text, size_t at, const struct text_origin *origin,
	struct expr *expr);
/* The same without creating anything; also returns 0 for a plain number. */
size_t expr_scan(struct assembler *as, struct str text, size_t at);
/* Reads a character after a quote or in a string, with escapes; returns the offset after it, or
 * 0. */
size_t read_character(struct str text, size_t at, uint32_t *code, bool *is_byte);
bool is_name_start(char c);
bool is_name(char c);
/* The end of the name at `at`; `at` itself if there is none. */
size_t name_end(struct str text, size_t at);
/* Does a comment begin here, or the text end? */
bool is_line_end(const struct assembler *as, struct str text, size_t at);

/* ---- evaluate.c ---- */

/* Evaluates with the addresses of the latest layout; `line` is the value of `.`. False if there is
 * no value (reported if as->final). */
bool evaluate(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	struct location line, struct value *value);
/* Evaluates an expression whose value must be known now, without addresses. silent: does not report
 * errors. */
bool evaluate_now(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	bool silent, asm_number *number);
uint64_t location_address(const struct assembler *as, struct location location);

/* ---- symbol.c ---- */

/* The symbol of this name, created if new; never NULL, but may be reserved. */
struct asm_symbol_entry *symbol_find(struct assembler *as, struct str name);
/* The local label `number` before or after the current line. */
struct asm_symbol_entry *symbol_local(struct assembler *as, uint64_t number, bool back);
void symbol_define_label(struct assembler *as, struct str name, struct place place);
void symbol_define_local(struct assembler *as, uint64_t number, struct place place);
void symbol_equate(struct assembler *as, struct str name, const struct expr *expr, bool may_change,
	struct place place);
void symbol_define_options(struct assembler *as);

/* ---- emit.c ---- */

/* Reserves `size` bytes to be filled in later; returns the location of the first. */
struct location emit_room(struct assembler *as, size_t size);
struct location emit_bytes(struct assembler *as, struct str bytes);
void mark_line(struct assembler *as, struct location location, size_t size, bool is_code);
struct fragment *add_fragment(struct assembler *as, enum fragment_kind kind);
struct fragment *add_sized(
	struct assembler *as, enum fragment_kind kind, const struct expr *expr, struct place place);
/* Writes the low `size` bytes of a number in the byte order of data. */
void store_number(const struct assembler *as, uint64_t number, unsigned size, char *bytes);

/* ---- statement.c, directive.c, instruction.c ---- */

void assemble_file(struct assembler *as, const struct asm_file *file);
/* Assembles the directive whose name is bytes [from, at) of the file, and operands [at, to). */
void assemble_directive(struct assembler *as, size_t from, size_t at, size_t to);
void assemble_instruction(struct assembler *as, size_t from, size_t to);
/* Are these bytes of the file an instruction? plain: expressions do not count. */
bool reads_as_instruction(struct assembler *as, size_t from, size_t to, bool plain);

/* ---- layout.c ---- */

/* Assigns addresses to all fragments, and chooses among candidates. */
void layout(struct assembler *as);

/* ---- encode.c ---- */

/* Do the open operands of all its instructions fit, with the first instruction at `address`?
 * Operands without a value count as fitting. `line` is the value of `.`. */
bool candidate_fits(struct assembler *as, const struct candidate *candidate,
	const struct asm_file *file, struct location line, uint64_t address);
/* Writes the bytes of the chosen candidate, or reports operands that do not fit. */
void encode_choice(struct assembler *as, const struct choice *choice, struct location line,
	uint64_t address, uint8_t *bytes);
/* Fills in the fixups in the program's bytes. */
void encode_fixups(struct assembler *as);

/* ---- image.c ---- */

/* Evaluates everything that is left and puts the bytes at their addresses; reports errors. */
void make_image(struct assembler *as, struct asm_image *image);

#endif
