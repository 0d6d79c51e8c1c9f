/* What the names of a block's header mean for one instruction word: registers, immediates, words of
 * memory, with their widths and their modifiers. Facts for those who execute the block. */
#ifndef SPECC_SEM_BIND_H
#define SPECC_SEM_BIND_H

#include "sem/sem.h"
#include "number/wide.h"

/* All semantics of isa, read. Reports nothing: that is for sem_check. Everything belongs to the
 * arena. */
struct sem_run *sem_open(struct arena *arena, const struct isa *isa);

/* The names of the block that describes words of this form, or NULL where it has none that can be
 * executed (no semantics, or errors in them). */
struct sem_scope *sem_block_of(const struct sem_run *run, const struct form *form);
struct sem_scope *sem_scope_of_template(
	const struct sem_run *run, const struct sem_family *family, const struct template *template);

/* Lanes of the ISA: the most of its register files, at least 1. */
unsigned sem_lanes(const struct isa *isa);
/* Bits of `bad_address` in the block `trap:`: those of the longest address. */
unsigned sem_address_width(const struct isa *isa);

/* One more than the highest number of a register. */
uint64_t sem_file_count(const struct register_file *file);
/* The file with bits 64 and up of its registers (struct register_file), or NULL. */
const struct register_file *sem_file_high(const struct register_file *file);
/* Bits of a register that the file itself holds. */
unsigned sem_file_bits(const struct register_file *file);
/* Why the state of the interpreter in C does not have the file, so that no block that names it can
 * be executed; NULL: it has. */
const char *sem_file_limit(struct arena *arena, const struct register_file *file);

enum sem_access_kind {
	SEM_ACCESS_NONE,      /* literal text of the template: it has no value (UPR) */
	SEM_ACCESS_REGISTER,  /* register `field` of `file`, `count` of them, lowest first */
	SEM_ACCESS_IMMEDIATE, /* bits of `field`: a constant of the instruction */
	SEM_ACCESS_MEMORY,    /* a word of `memory`, at the sums `indices` */
	SEM_ACCESS_FILE       /* the name before [..] in the header: R[..], c[..][..]; the code
	                       * gives the indices itself, or the header's: see `indices` */
};

/* A term of an index: bits [lsb, lsb+width) of a field, sign-extended where is_signed; or the
 * register of `file` (not NULL) that they number, all of its bits, unsigned. */
struct sem_term {
	const struct field *field;
	const struct register_file *file;
	unsigned lsb, width;
	bool is_signed;
};

/* The sum of its terms. */
struct sem_index {
	VEC(struct sem_term) terms;
};

/* What is in front of an operand when one of its modifiers is on: '-', '~' or '!', '|'. */
enum sem_sign { SEM_NEGATE, SEM_INVERT, SEM_ABSOLUTE, SEM_SIGNS, SEM_UNKNOWN_SIGN = SEM_SIGNS };

struct sem_access {
	enum sem_access_kind kind;
	const struct field *field;        /* REGISTER, IMMEDIATE; MEMORY: the composite field */
	const struct register_file *file; /* REGISTER, FILE */
	const struct memory *memory;      /* MEMORY, FILE */
	unsigned count;                   /* REGISTER: registers in the range */
	unsigned width;                   /* bits of the value as the block sees it, 1..128 */
	/* IMMEDIATE: bits [lsb, lsb+own) of the field, read as two's complement where is_signed, times
	 * scale plus offset: a number, which may be negative. A field as wide as its Bitwidth reads
	 * unsigned (is_signed is false), so that carries are those of a register; a displacement
	 * (Relative<>) and what has another coding is signed where its text is.
	 * `coding` says how the bits make a number: with CODING_ONES the sign bit means -(~bits), with
	 * CODING_TABLE the number is table->table[bits]; else as is_signed says. */
	unsigned lsb, own;
	bool is_signed;
	int64_t scale, offset;
	enum coding coding;
	const struct type *table; /* CODING_TABLE */
	bool is_float;            /* Type<...> = F32 */
	bool is_bool;             /* one bit, of a register */
	bool varying;             /* differs between lanes */
	bool in, out;
	/* Operand modifiers: they act where the field's value in the word is its `..._on`. NULL: the
	 * operand has none of this kind. Absolute acts before negate. */
	union {
		struct {
			const struct field *negate, *invert, *absolute;
		};
		const struct field *signs[SEM_SIGNS];
	};
	union {
		struct {
			uint64_t negate_on, invert_on, absolute_on;
		};
		uint64_t on[SEM_SIGNS];
	};
	VEC(struct sem_index) indices; /* MEMORY, and FILE as the header shows them */
};

struct sem_bound {
	const struct opcode *opcode;
	struct sem_scope *scope;
	/* by the index of the symbol; for parameters and locals kind is NONE */
	VEC(struct sem_access) accesses;
	/* guard: the instruction is executed in lanes where this predicate is true; field NULL: none.
	 * `invert` as above. */
	struct sem_access guard;
	bool uniform; /* executed once, whatever the mask: the guard is not per lane */
};

/* Binds the scope's header for a word of the opcode: widths and the meaning of prefixes depend on
 * the word's modifiers, the rest on the opcode alone. False: something of it is not known. */
bool sem_bind(struct arena *arena, struct sem_scope *scope, const struct opcode *opcode,
	struct word word, struct sem_bound *bound);

/* Fields of an opcode of which some have a known value. */
struct sem_fields {
	const struct isa *isa;
	const struct opcode *opcode;
	bool (*value)(
		const void *user, const struct field *field, uint64_t *value); /* false: not known */
	const void *user;
};

/* The Bitwidth<> of the operand's field, or NULL. */
const struct bitwidth *sem_bitwidth_of(const struct opcode *opcode, const struct field *field);
/* Bits of the operand: its Bitwidth, 1..128, else `natural`; 0: not known. */
unsigned sem_width_of(const struct sem_fields *fields, const struct field *field, unsigned natural);
/* Calls `found` for each modifier of the operand that has such a text: its field, the value there
 * that turns it on. False: some `found` was. */
bool sem_find_signs(const struct sem_fields *fields, const struct field *operand,
	bool (*found)(void *user, enum sem_sign sign, const struct field *field, uint64_t on),
	void *user);
/* Which of these fields, by enum sem_sign, has the modifier `.suffix`; SEM_SIGNS: none. Fields may
 * be NULL. */
enum sem_sign sem_sign_named(const struct field *const *fields, struct str suffix);
/* Is it an operand modifier with a text in front of the operand? */
bool sem_is_sign(const struct isa *isa, const struct field *field);
/* Type<operand> = F32, or its type is one of floats. *is_declared: Type<> says what it is. */
bool sem_is_float(const struct opcode *opcode, const struct field *operand, bool *is_declared);

/* Is it a compound whose text is a word of memory, c[bank][offset]? Any other compound reads as the
 * number that all its bits make. */
bool sem_is_memory_type(const struct isa *isa, const struct type *type);

/* Sets how the bits of a field of this type make a number, and which bits; access->width is its
 * Bitwidth, or 0: then it becomes the bits that its numbers need. */
void sem_set_coding(struct sem_access *access, const struct type *type);
/* What the bits of an immediate, as they are in the word, read as. */
struct wide sem_immediate_value(const struct sem_access *access, uint64_t bits);
/* The least and the most that an immediate can read as. */
void sem_immediate_limits(const struct sem_access *access, struct wide *least, struct wide *most);

/* The name of the modifier's value in the word (`.itype` -> "S32"); empty: the opcode has no such
 * modifier. */
struct str sem_modifier_value(
	const struct sem_modifier *modifier, const struct opcode *opcode, struct word word);

#endif
