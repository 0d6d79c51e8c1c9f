/* Shared by the files of specc/asm that assemble; nobody else includes it.
 *
 * A program is read once, line by line, into fragments: runs of bytes whose size is known, and
 * things whose size depends on addresses. Layout gives them addresses until nothing changes; then
 * what was left open is filled in. */
#ifndef SPECC_ASM_INTERNAL_H
#define SPECC_ASM_INTERNAL_H

#include "lang/code_op.h"
#include "asm/assemble.h"
#include "base/str.h"

#define MAX_IMAGE ((uint64_t)1 << 28) /* bytes of a program */

/* Numbers from -(2^64 - 1) to 2^64 - 1, and what one operation makes of two of them. */
__extension__ typedef __int128 asm_number;

/* A source as it is included at one place. */
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
	uint32_t at;   /* byte of the file */
	union {
		uint64_t number; /* its size without sign */
		struct asm_symbol_entry *symbol;
		const struct expr *left;
	};
	const struct expr *right;
};

struct value {
	asm_number number;
	bool is_address;
};

/* How far an expression's text is from the file: where the line begins in it, and through which
 * aliases the text went. NULL: the text is that of the file, from its first byte on. */
struct alias_text;
struct text_origin {
	const struct alias_text *expansion; /* NULL: the text is that of the file from `base` on */
	const struct text_origin *up;
	uint32_t base;
};

/* Where the bytes of fragment number `fragment` begin, and an offset after. */
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

struct asm_symbol_entry {
	struct str name;
	enum symbol_state state;
	bool is_global, may_change; /* .set */
	bool poisoned;              /* reported: say no more */
	bool visiting;              /* its expression is being evaluated */
	struct place place;         /* of the definition; file NULL: the command line */
	struct location location;   /* LABEL; EQUATED: of the line */
	struct expr expr;           /* EQUATED */
	uint64_t known_in;          /* the evaluation that its value is known of; 0: none */
	struct value known;
};

/* ---- fragments ---- */

struct operand {
	const struct element *element;
	struct expr expr;
};

/* An instruction but for its open operands. */
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
	FRAGMENT_BYTES,  /* `size` bytes from byte `from` of the program's bytes on */
	FRAGMENT_CHOICE, /* an instruction whose candidates differ in size */
	FRAGMENT_ALIGN,  /* to a multiple */
	FRAGMENT_SPACE,  /* as many bytes as the expression says */
	FRAGMENT_ORG     /* no bytes: what follows is where the expression says */
};

/* What an expression says about layout. */
struct sized {
	struct expr expr;
	struct place place;
	uint64_t value; /* ORG: the address, as far as it is known */
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

/* Bytes to be filled in when all addresses are known. */
struct fixup {
	struct location location, line; /* of the bytes, of the line they were made from */
	struct choice *choice;          /* an instruction; NULL: data */
	struct place place;             /* data */
	struct expr expr;
	unsigned size; /* bytes */
};

/* A line of the image before addresses are known. */
struct mark {
	struct location location;
	uint32_t line, size; /* size: 0 with a choice, and for SPACE */
	bool is_code;
	const struct asm_file *file;
	const struct choice *choice; /* instructions one by one; or NULL */
};

struct local_label {
	struct asm_symbol_entry *back, *forward; /* the last one, the next one; or NULL */
};

/* A symbol that .global or .local names; it has to be defined. */
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
	bool final; /* addresses are known: evaluation reports what is wrong */

	struct str_map symbols;                 /* struct asm_symbol_entry */
	VEC(struct asm_symbol_entry *) defined; /* in order */
	struct str_map locals;                  /* struct local_label */
	struct buffer bytes;
	VEC(struct fragment) fragments;
	VEC(struct fixup) fixups;
	VEC(struct mark) marks;
	VEC(struct named_symbol) named;
	struct str_map sources;    /* struct source by path: files that were included */
	VEC(const char *) folders; /* of the program, then of the options: what it names is in these */
	unsigned inclusions;
	bool bare;            /* expressions in operands do not begin with a parenthesis */
	size_t not_at;        /* nor do they begin with one here, a byte of the text in hand */
	const char *expected; /* where the last expression could not be read */

	/* of the line in hand */
	const struct asm_file *file;
	struct str text; /* of the file */
	uint32_t line;
	struct location here;
	unsigned depth; /* of an evaluation */
	uint64_t evaluations;
};

struct place place_from(const struct assembler *as, size_t from, size_t to);
struct span place_span(struct place place);
/* Reports by the check `assembly` at the place, with the files that include it; returns false. */
bool asm_error(struct assembler *as, struct place place, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* ---- expression.c ---- */

/* Reads the longest expression at byte `at` of a text. Returns the byte after it, 0: there is
 * none. The symbols in it come to exist. */
size_t expr_read(struct assembler *as, struct str text, size_t at, const struct text_origin *origin,
	struct expr *expr);
/* The same without making anything; 0 also where it is a plain number. */
size_t expr_scan(struct assembler *as, struct str text, size_t at);
/* A character after a quote, or in a string, with escapes; the byte after it, 0: none. */
size_t read_character(struct str text, size_t at, uint32_t *code, bool *is_byte);
bool is_name_start(char c);
bool is_name(char c);
/* The end of the name at `at`; `at` itself where there is none. */
size_t name_end(struct str text, size_t at);
/* Does a comment begin here, or the text end? */
bool is_line_end(const struct assembler *as, struct str text, size_t at);

/* ---- evaluate.c ---- */

/* The value, with labels at the addresses of the last layout; `line` is what `.` means. False: it
 * has none (reported when as->final). */
bool evaluate(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	struct location line, struct value *value);
/* The value of an expression of numbers that are known by now; silent: nothing is said where it has
 * none. */
bool evaluate_now(struct assembler *as, const struct expr *expr, const struct asm_file *file,
	bool silent, asm_number *number);
uint64_t location_address(const struct assembler *as, struct location location);

/* ---- symbol.c ---- */

/* The symbol of this name; never NULL, perhaps reserved. */
struct asm_symbol_entry *symbol_find(struct assembler *as, struct str name);
/* The local label n back or forward of the line in hand. */
struct asm_symbol_entry *symbol_local(struct assembler *as, uint64_t number, bool back);
void symbol_define_label(struct assembler *as, struct str name, struct place place);
void symbol_define_local(struct assembler *as, uint64_t number, struct place place);
void symbol_equate(struct assembler *as, struct str name, const struct expr *expr, bool may_change,
	struct place place);
void symbol_define_options(struct assembler *as);

/* ---- statement.c, directive.c, instruction.c ---- */

void assemble_file(struct assembler *as, const struct asm_file *file);
/* A directive whose name is at bytes [from, at) of the file and its operands at [at, to). */
void assemble_directive(struct assembler *as, size_t from, size_t at, size_t to);
void assemble_instruction(struct assembler *as, size_t from, size_t to);

/* Room for `size` bytes that are not filled in yet; the location of the first. */
struct location emit_room(struct assembler *as, size_t size);
struct location emit_bytes(struct assembler *as, struct str bytes);
void mark_line(struct assembler *as, struct location location, size_t size, bool is_code);
struct fragment *add_fragment(struct assembler *as, enum fragment_kind kind);
struct fragment *add_sized(
	struct assembler *as, enum fragment_kind kind, const struct expr *expr, struct place place);
/* Writes the low bytes of a number in the order of data. */
void store_number(const struct assembler *as, uint64_t number, unsigned size, char *bytes);

/* ---- layout.c ---- */

/* Gives all fragments their addresses, and chooses among candidates. */
void layout(struct assembler *as);

/* ---- encode.c ---- */

/* Do the open operands of all its instructions fit, with the first at the address? Also where they
 * have no value. `line` is what `.` means. */
bool candidate_fits(struct assembler *as, const struct candidate *candidate,
	const struct asm_file *file, struct location line, uint64_t address);
/* Writes the bytes of the chosen candidate, or reports what does not fit. */
void encode_choice(struct assembler *as, const struct choice *choice, struct location line,
	uint64_t address, uint8_t *bytes);
/* Fills in what was left open in the program's bytes. */
void encode_fixups(struct assembler *as);

/* ---- image.c ---- */

/* Evaluates all that is left and puts the bytes at their addresses; reports what is wrong. */
void make_image(struct assembler *as, struct asm_image *image);

#endif
