/* SPDX-License-Identifier: MIT */
/* What the names in a block's header mean for one instruction word: registers, immediates and
 * memory words, with their widths and modifiers. For the rooms that execute blocks. */
#ifndef SPECC_SEM_BIND_H
#define SPECC_SEM_BIND_H

#include "sem/sem.h"
#include "number/wide.h"

/* Reads all semantics of isa. Reports nothing (sem_check does). Everything is allocated in the
 * arena. */
struct sem_run *sem_open(struct arena *arena, const struct isa *isa);

/* The scope of the block that describes words of this form, or NULL if the form has no block that
 * can be executed (no semantics, or errors in them). */
struct sem_scope *sem_block_of(const struct sem_run *run, const struct form *form);
struct sem_scope *sem_scope_of_template(
	const struct sem_run *run, const struct sem_family *family, const struct template *template);

/* Width of `bad_address` in the block `trap:`, in bits: that of the longest address. */
unsigned sem_address_width(const struct isa *isa);

/* The highest register number plus one. */
uint64_t sem_file_count(const struct register_file *file);
/* The file that holds bits 64 and up of this file's registers (struct register_file), or NULL. */
const struct register_file *sem_file_high(const struct register_file *file);
/* How many bits of each register the file itself holds, at most 64. */
unsigned sem_file_bits(const struct register_file *file);
/* Why the generated interpreter cannot hold the file, so that no block naming it can be executed;
 * NULL if it can. */
const char *sem_file_limit(struct arena *arena, const struct register_file *file);

enum sem_access_kind {
	SEM_ACCESS_NONE,      /* literal text of the template, without a value (UPR) */
	SEM_ACCESS_REGISTER,  /* `count` registers of `file` from number `field`, lowest first */
	SEM_ACCESS_IMMEDIATE, /* constant from the bits of `field` */
	SEM_ACCESS_MEMORY,    /* word of `memory`; each of `indices` is a sum */
	SEM_ACCESS_FILE       /* name before [..] in the header: R[..], c[..][..] */
};

/* A term of an index: bits [lsb, lsb+width) of `field`, sign-extended if is_signed; or, if `file`
 * is not NULL, the register with that number, all its bits, unsigned. */
struct sem_term {
	const struct field *field;
	const struct type *type; /* of the field, or of its part */
	const struct register_file *file;
	unsigned lsb, width;
	bool is_signed;
};

/* An index: the sum of its terms. */
struct sem_index {
	VEC(struct sem_term) terms;
};

/* Operand modifiers by the prefix that they show: '-'; '~' or '!'; '|'. */
enum sem_sign { SEM_NEGATE, SEM_INVERT, SEM_ABSOLUTE, SEM_SIGNS, SEM_UNKNOWN_SIGN = SEM_SIGNS };

struct sem_access {
	enum sem_access_kind kind;
	const struct field *field;        /* REGISTER, IMMEDIATE; MEMORY: the composite field */
	const struct register_file *file; /* REGISTER, FILE */
	const struct memory *memory;      /* MEMORY, FILE */
	unsigned count;                   /* REGISTER: registers in the range */
	unsigned width;                   /* bits of the value as the block sees it, 1..128 */
	/* IMMEDIATE: bits [lsb, lsb+own) of the field, in two's complement if is_signed, times scale
	 * plus offset; the result may be negative. A signed field as wide as its Bitwidth reads as
	 * unsigned (is_signed is false), so that carries are those of a register; displacements
	 * (Relative<>) stay signed. `coding` says how the bits encode the number: CODING_ONES is one's
	 * complement (with the sign bit set: -(~bits)), CODING_TABLE is table->table[bits]; otherwise
	 * is_signed decides. */
	unsigned lsb, own;
	bool is_signed;
	int64_t scale, offset;
	enum coding coding;
	const struct type *table; /* CODING_TABLE */
	bool is_float;            /* Type<...> = F32 */
	bool is_bool;             /* a register of one bit */
	bool varying;             /* differs between lanes */
	bool in, out;
	/* Operand modifiers: each applies if its field has the value `..._on` in the word; NULL if the
	 * operand has none of that kind. Absolute applies before negate. */
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
	VEC(struct sem_index) indices; /* MEMORY; FILE: as the header shows them */
};

struct sem_bound {
	const struct opcode *opcode;
	struct sem_scope *scope;
	/* indexed like scope->symbols; kind is NONE for parameters and locals */
	VEC(struct sem_access) accesses;
	/* The instruction is executed in the lanes where this predicate is true (see `invert` above).
	 * field is NULL if there is no guard. */
	struct sem_access guard;
	bool uniform; /* executed once, whatever the mask: the guard is not per lane */
};

/* Binds the scope's header to a word of the opcode. Widths and the meaning of prefixes depend on
 * the word's modifiers, everything else on the opcode alone. False if something is unknown. */
bool sem_bind(struct arena *arena, struct sem_scope *scope, const struct opcode *opcode,
	struct word word, struct sem_bound *bound);

/* The fields of an opcode, some of which have known values. */
struct sem_fields {
	const struct isa *isa;
	const struct opcode *opcode;
	bool (*value)(
		const void *user, const struct field *field, uint64_t *value); /* false: not known */
	const void *user;
};

/* Width of the operand in bits: its Bitwidth (1..128) if there is one, else `natural`; 0 if
 * unknown. */
unsigned sem_width_of(const struct sem_fields *fields, const struct field *field, unsigned natural);
/* Calls `found` for each modifier of the operand that shows a prefix, with its field and the value
 * that turns it on. Stops and returns false if `found` does. */
bool sem_find_signs(const struct sem_fields *fields, const struct field *operand,
	bool (*found)(void *user, enum sem_sign sign, const struct field *field, uint64_t on),
	void *user);
/* Index (enum sem_sign) of the field with the suffix `.suffix`, or SEM_SIGNS. Fields may be
 * NULL. */
enum sem_sign sem_sign_named(const struct field *const *fields, struct str suffix);
/* Is the operand F32, by Type<> or else by its own type? *is_declared: one of the two says what it
 * is. */
bool sem_is_float(const struct opcode *opcode, const struct field *operand, bool *is_declared);

/* Sets how the bits of a field of this type encode a number, and which bits. access->width is its
 * Bitwidth, or 0: then it is set to the bits that the numbers need. */
void sem_set_coding(struct sem_access *access, const struct type *type);
/* The number that an immediate's bits in the word encode. */
struct wide sem_immediate_value(const struct sem_access *access, uint64_t bits);
/* The smallest and the largest number that an immediate can encode. */
void sem_immediate_limits(const struct sem_access *access, struct wide *least, struct wide *most);

/* The name of the modifier's value in the word (`.itype` -> "S32"); empty if the opcode has no such
 * modifier, or the value no name. */
struct str sem_modifier_value(
	const struct sem_modifier *modifier, const struct opcode *opcode, struct word word);

#endif
