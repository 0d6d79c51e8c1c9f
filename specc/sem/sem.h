/* SPDX-License-Identifier: MIT */
/* Semantics: the pseudo-code of __Semantics with its names resolved.
 * In: struct isa with its sections. Out: families, the scope of each block (what each name means),
 * what a name in the header denotes in one instruction word (bind.h).
 * Read first: this header, open.c (which block describes what), then scope.c.
 * The language is docs/semantics.md. Used by all rooms that read pseudo-code. */
#ifndef SPECC_SEM_SEM_H
#define SPECC_SEM_SEM_H

#include "base/diag.h"
#include "isa/ir.h"
#include "lang/code_parse.h"

struct sem_function {
	struct str name;
	const struct sem_family *family; /* whose section defines it; NULL: a __DefFunction */
	const struct sem_block *block;
	size_t index;              /* in its list */
	struct sem_scope *scope;   /* NULL until sem_function_scope creates it */
	bool opening;              /* it is being created */
	const struct ast_def *ast; /* that defines it, or for whose rows it is made */
	struct str called;         /* in C: sem_name_made */
	/* of one that is made of the rows of an operand with alternatives, mode_function.c */
	bool is_made;
	const char *computes;    /* "address", "load", "next" */
	struct str code;         /* its body */
	const struct type *mode; /* the type, or its class that has just these rows */
	struct str purpose;      /* a sentence */
	struct str about[2];     /* what its parameters are */
};
/* In the order of definition. If two have the same name, the map holds the first. */
struct sem_functions {
	VEC(struct sem_function *) list;
	struct str_map map;
};

/* Fields of several opcodes, in the order of the opcodes. */
struct sem_fields_of {
	VEC(const struct field *) list;
	VEC(unsigned) owners; /* index of the opcode of each field */
};

/* An enum field that is not an operand: `.itype` in the code. An operand modifier goes by its
 * suffix: `ra.bsel` is `.bsel`. */
struct sem_modifier {
	struct str name;
	const struct type *type;     /* NULL: named only by a header */
	const struct field *field;   /* of the first opcode that has it */
	struct sem_fields_of fields; /* of each opcode that has it, fixed or not */
};

/* A definition with __Semantics and the opcodes and templates that it describes. */
struct sem_family {
	const struct definition *owner;
	VEC(const struct opcode *) opcodes;
	VEC(const struct template *) templates;
	VEC(struct sem_modifier) modifiers;
	struct sem_blocks blocks;
	struct sem_functions helpers; /* functions of the section */
};

/* The name of an enum value, interned: values are compared by name, whatever their type. */
struct sem_word {
	struct str text;
};

struct sem_run {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct sem_views *views;  /* or NULL */
	struct sem_functions functions; /* __DefFunction */
	VEC(struct sem_family *) families;
	struct str_map seen;           /* while families are gathered */
	struct str_map scopes;         /* definition and template -> scope */
	struct str_map words;          /* name of a value -> struct sem_word */
	struct str_map mode_functions; /* of operand modes: what it computes -> struct sem_function */
	struct str_map called;         /* names of functions that some block calls */
	bool broken;                   /* some block could not be read */
	bool has_commas;               /* most templates have one */
	struct str_map no_operator;    /* type -> the report that its values lack operators */
	struct str_map told;           /* defects of functions already reported for some caller */
	/* The blocks `trap:` and `reset:` of __DefISA, with their scopes (no family, no template); NULL
	 * if absent or with errors. */
	struct sem_scope *trap, *reset;
	struct sem_facts
		*facts; /* set by sem_check: results of the type check (typing/facts.h); else NULL */
	const struct kernels *kernels; /* set by kernels_check; else NULL */
};

enum sem_symbol_kind {
	SEM_OPERAND, /* a name in an operand of the header */
	SEM_FILE,    /* a name before '[' in the header: c[..][..], R[..] */
	SEM_PARAM,
	SEM_LOCAL
};

struct sem_symbol {
	enum sem_symbol_kind kind;
	struct str name;
	struct span span; /* in the header, or at the first assignment */
	size_t index;     /* in the scope */
	size_t operand;   /* OPERAND, FILE: index of the operand in the header */
	/* OPERAND, FILE: is read, is assigned; according to InList and OutList if there are any, else
	 * to the block */
	bool in, out;
	bool no_in_list, no_out_list; /* some opcode that has it lacks the list */
	bool keyword;                 /* OPERAND: literal text of the template, not a field (UPR) */
	unsigned width;               /* OPERAND that is an output: bits, 0 if unknown */
	bool read, written, kept;
	bool open; /* OPERAND that is an output: some bits may stay unassigned */
	struct span first_read, first_write;
	bool side_read, side_written; /* OPERAND: a side field of its register */
	struct span first_side_read, first_side_write;
	bool numbered;               /* OPERAND: number(X) reads its register number */
	struct sem_fields_of fields; /* OPERAND: of each opcode that has it */
};

/* A modifier, a value of one, a member or a call in a block. */
struct sem_mention {
	const struct sem_expr *e, *parent; /* parent: NULL for a whole expression */
};

/* The names of one block. */
struct sem_scope {
	struct sem_run *run;
	const struct sem_family *family; /* NULL: a __DefFunction */
	const struct sem_block *block;
	const struct template *template; /* which the block describes, or NULL */
	VEC(struct sem_symbol *) symbols;
	struct str_map map;
	/* some register or flag, by its own name, here or in a function that is called */
	bool state_read, state_written;
	bool returns; /* FUNCTION: a value */
	/* It writes a register or memory, raises or halts, here or in a function that is called. */
	bool has_effects;
	bool unknown_names; /* some name was reported: it may be a misspelled operand */
	bool typed;         /* the type check has run */
	bool unsound;       /* an error was found in it: it is not executed */
	VEC(const struct sem_modifier *)
	modifiers;                        /* the family's, then others that the header names */
	VEC(struct sem_mention) mentions; /* in the order of the block */
};

/* ---- open.c ---- */

/* Reports go to diag. */
struct sem_run *sem_run_new(struct arena *arena, struct diag *diag, const struct isa *isa);
/* The blocks of all definitions but those of the machine, with reports of their syntax only. */
struct sem_run *sem_read(struct arena *arena, struct diag *diag, const struct isa *isa);
void sem_read_functions(struct sem_run *run);
void sem_gather(struct sem_run *run); /* families and their opcodes */
void sem_read_family(struct sem_run *run, struct sem_family *family);
/* The blocks of __DefISA; NULL if absent. */
struct sem_machine {
	const struct sem_block *trap, *reset;
};
struct sem_machine sem_read_machine(struct sem_run *run);
/* Keeps a scope whose names have been checked for sem_scope_of_template, if it can be executed. */
void sem_keep_scope(struct sem_run *run, struct sem_scope *scope);
/* Discards all further reports. */
void sem_keep_silent(struct sem_run *run);

/* ---- match.c ---- */

/* In what a header differs first from a template. */
enum sem_difference {
	SEM_SAME,
	SEM_OTHER_MNEMONIC,
	SEM_OTHER_MODIFIERS,
	SEM_OTHER_OPERANDS,
	SEM_OTHER_TEXT /* one of them is an expression */
};
/* The template that a block describes. If the header is not SEM_SAME, it is the nearest one: that
 * is reported, and it is used only with --keep-going. NULL: no template is left. */
struct sem_match {
	const struct template *template;
	enum sem_difference difference;
};
struct sem_matches {
	struct sem_match *blocks; /* of the family, in their order */
	bool *taken;              /* by template of the family: some block has it */
};
struct sem_matches sem_match_blocks(struct sem_run *run, const struct sem_family *family);
/* The template whose meaning the block states, or NULL. */
static inline const struct template *sem_described(const struct sem_match *match)
{
	return match->difference == SEM_OTHER_TEXT ? NULL : match->template;
}
/* A modifier or literal word that a template shows. */
struct sem_shown {
	struct str word;
	struct span span;
	bool optional;
	bool quoted; /* literal text that is not a modifier */
};
struct sem_shape {
	struct str text;    /* of the whole header, normalised */
	bool is_expression; /* the only operand is the whole text */
	struct str mnemonic;
	VEC(struct sem_shown) suffixes; /* after the mnemonic */
	VEC(struct str) operands;       /* normalised texts without prefixes, optional ones included */
	VEC(struct sem_shown) attached; /* .words after operands */
};
/* Do a header's word and a template's word mean the same? A literal of the template may appear in
 * the header as itself or as the name of its field. */
bool sem_same_suffix(const struct sem_family *family, struct str header, struct str template);
struct sem_shape sem_template_shape(struct sem_run *run, const struct template *template);

/* ---- scope.c, resolve.c, state.c ---- */

struct sem_scope *sem_scope_new(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct template *template);
/* The length of a name at the start of the text of a header; 0: none starts here, or it is behind a
 * '$' that the template quotes, `'$'imm`. */
size_t sem_header_name_length(const struct sem_scope *scope, struct str text);
struct sem_symbol *sem_scope_find(const struct sem_scope *scope, struct str name);
/* Does the block say `keep` for this symbol, or leave bits of it unassigned? Its old value is then
 * a source. */
bool sem_keeps(const struct sem_symbol *symbol);
/* A field that the operand is in an opcode and that nothing can be assigned to, as it is a number;
 * or NULL. */
const struct field *sem_unassignable_field(const struct sem_symbol *symbol);
/* The fields that a name in the header denotes in an opcode; *count is their number, which is 1
 * except for the names in a pattern such as c[bank][a+b]. NULL if the opcode has none. */
const struct field *const *sem_symbol_fields(
	const struct sem_symbol *symbol, const struct opcode *opcode, size_t *count);
/* The modifier that this word denotes in the block, or NULL. */
const struct sem_modifier *sem_scope_modifier(const struct sem_scope *scope, struct str word);
/* Its field in an opcode, or NULL. */
const struct field *sem_modifier_field(
	const struct sem_modifier *modifier, const struct opcode *opcode);
/* Calls `found` for each modifier of the block that the widths or prefixes of the opcode's operands
 * depend on, once per mention. */
void sem_width_modifiers(const struct sem_scope *scope, const struct opcode *opcode,
	void (*found)(void *user, const struct sem_modifier *modifier), void *user);
/* Records the opcode's field for the modifier. Call it for each opcode of the family, in order. */
void sem_add_modifier_field(
	struct arena *arena, struct sem_modifier *modifier, const struct opcode *opcode);
/* The list `.name = {...}` of the family, or NULL. */
const struct modifier_list *sem_family_list(const struct sem_family *family, struct str name);
/* May the modifier have this value, by its enum or its list? True if its type is unknown. */
bool sem_modifier_has(
	const struct sem_scope *scope, const struct sem_modifier *modifier, struct str value);
/* The interned word with this text. */
const struct sem_word *sem_word(struct sem_run *run, struct str text);
/* Empty for NULL, which is an unknown value. */
struct str sem_word_text(const struct sem_word *word);
/* All values of a modifier whose type is known: those of its list, or else of its enum, and a
 * default that the list hides. */
struct sem_values {
	VEC(struct str) list;
};
struct sem_values sem_modifier_values(
	const struct sem_scope *scope, const struct sem_modifier *modifier);
/* What a name denotes that is not a symbol of the block: a register or another part of the
 * machine. */
enum sem_state_kind {
	SEM_STATE_NONE,
	SEM_STATE_LANEID, /* laneid, active */
	SEM_STATE_ACTIVE,
	SEM_STATE_REGISTER, /* register `number` of `file`, not a side field */
	SEM_STATE_FLAGS,    /* the name of a __DefState: its flags as one number */
	SEM_STATE_PC,       /* pc; this and the next four only if the ISA has a counter */
	SEM_STATE_NEXT_PC,
	SEM_STATE_CYCLES, /* only as the target of += */
	SEM_STATE_CAUSE,  /* cause, bad_address: only in the block `trap:` */
	SEM_STATE_BAD_ADDRESS,
	SEM_STATE_MEMORY, /* ram, ram16: `memory` in accesses of `width` bits */
	SEM_STATE_FILE    /* R in R[e]: `file`, not shown by an operand of the header */
};
struct sem_state {
	enum sem_state_kind kind;
	const struct register_file *file;
	uint64_t number;
	const struct fact *fact; /* FLAGS */
	const struct memory *memory;
	unsigned width; /* bits of its value; MEMORY: 0 if the name does not say */
};
/* Search scope->symbols first: a local may have the name of a memory. */
struct sem_state sem_find_state(const struct sem_scope *scope, struct str name);
/* What the name denotes besides, or SEM_STATE_NONE. A memory or a file only matters before an
 * index. */
struct sem_state sem_second_state(const struct sem_scope *scope, struct str name);
/* Is it a register, memory or other part of the machine, and not laneid or active? */
bool sem_is_machine_state(const struct sem_state *state);
/* The number that a switch label denotes: a constant expression, true, false, or a named value.
 * False if it is none of these. */
bool sem_label_value(const struct sem_expr *e, int64_t *value);
/* Does any instruction state its cycles? */
bool sem_counts_cycles(const struct isa *isa);
/* The proper name of a register that is called by its number: PT for P7. Otherwise empty. */
struct str sem_register_name(const struct isa *isa, struct str name);
struct sem_function *sem_add_function(struct sem_run *run, struct sem_family *family,
	const struct ast_def *ast, const struct sem_block *block);
/* The scope of a function: one for all callers, whatever names they know. */
struct sem_scope *sem_function_scope(struct sem_run *run, struct sem_function *function);
struct sem_function *sem_find_function(const struct sem_scope *scope, struct str name);
/* The name on which a target, slice or element is based, or NULL. */
const struct sem_expr *sem_base(const struct sem_expr *e);

/* The i-th target of an assignment in order of execution: of a = b = e, b is first. */
struct sem_expr *sem_target(const struct sem_stmt *s, size_t i);
/* The register file of an operand in the header, or NULL. */
const struct register_file *sem_operand_file(const struct sem_symbol *symbol);

/* ---- operator.c ---- */

/* The attribute of a modifier's value, or NULL; type may be NULL. */
const struct attribute *sem_value_attribute(
	const struct type *type, struct str value, struct str name);

/* What a modifier's value denotes between two operands: an operator of the language, or a function
 * of two parameters. If neither: no attribute says so, or `attribute` is wrong. */
struct sem_meaning {
	enum sem_op op;
	struct sem_function *function;
	const struct attribute *attribute; /* operator = or function =; NULL: none */
	bool is_operator;                  /* operator = */
	bool twice;                        /* both are given */
};
struct sem_meaning sem_infix_meaning(
	const struct sem_scope *scope, const struct type *type, struct str value);

/* An attribute that is a number, at most 64 bits and a sign, or true or false (1 or 0). */
struct sem_member {
	bool is_bool, negative;
	struct word magnitude;
};
/* False if the value has no such attribute, or it is a text. */
bool sem_value_member(
	const struct type *type, struct str value, struct str name, struct sem_member *member);

enum sem_rounding {
	SEM_ROUND_NONE, /* the value does not say */
	SEM_ROUND_NEAREST,
	SEM_ROUND_ZERO,
	SEM_ROUND_UP,
	SEM_ROUND_DOWN
};
enum sem_rounding sem_value_rounding(const struct type *type, struct str value);
/* The first type with a value of this name that denotes a rounding, or a data type (`bits`): for a
 * `.RN` or `.I32` that belongs to no modifier. */
const struct type *sem_rounding_type(const struct isa *isa, struct str value);
const struct type *sem_data_type(const struct isa *isa, struct str value);
/* The data type that attributes `bits` (1 to SEM_MOST_DATA_BITS) and `signed` of the value state;
 * false: none. type may be NULL. */
enum { SEM_MOST_DATA_BITS = 64 };
bool sem_data_bits(const struct type *type, struct str value, struct sem_type_word *data);

/* ---- walk.c ---- */

/* ---- mode_function.c ---- */

/* Sets the names in C and the purposes of all functions that are made. Those with the same code
 * have a name for all of them: EA_address of EA_1.data_address and EA_2.data_address. */
void sem_name_made(struct sem_run *run);

/* ---- mode.c ---- */

/* The field with alternatives and places that a word of a header denotes, or NULL. */
const struct field *sem_find_mode(
	const struct isa *isa, const struct sem_family *family, struct str name);
/* How blocks name registers that are bits of others; NULL: there are none. */
const struct sem_views *sem_views_of(struct sem_run *run);
/* Has a row a Place or an After, so that blocks use the operand itself and not its bits alone? */
bool sem_mode_has_places(const struct type *type);
/* The name of the bits of such an operand in blocks. */
struct str sem_mode_bits(struct arena *arena, struct str name);
/* The statements around a block that find the places of its operands with alternatives, load what
 * it reads and store what it writes; NULL if it has none. */
const struct ast_section *sem_mode_section(
	struct sem_run *run, const struct sem_family *family, struct sem_block *block);

/* A section with one fence of this text. */
const struct ast_section *sem_section_of_text(struct sem_run *run, const struct source *source);

/* ---- slot.c ---- */

/* The statements around the block of an instruction or the trap of a machine with delay slots; NULL
 * for other blocks. family: NULL for those of the machine. */
const struct ast_section *sem_slot_section(
	struct sem_run *run, const struct sem_family *family, struct sem_block *block);
/* Reports calls in the block of functions that jump, where these statements are not prepared for
 * it. */
void sem_check_slot(struct sem_scope *scope);

struct sem_walker {
	void *user;
	void (*stmt)(void *user, const struct sem_stmt *s); /* or NULL; called before its parts */
	/* or NULL; called for every node, parents first. parent is NULL for a whole expression */
	void (*expr)(void *user, const struct sem_expr *e, const struct sem_expr *parent);
};
void sem_walk(const struct sem_body *body, const struct sem_walker *walker);
bool sem_same_expr(const struct sem_expr *a, const struct sem_expr *b);
/* The value of a constant numeric expression; false if it is not one, or needs over 63 bits. */
bool sem_constant(const struct sem_expr *e, int64_t *value);
enum { SEM_MAX_TERMS = 8 };
/* A sum of terms with signs and a constant. */
struct sem_linear {
	const struct sem_expr *terms[SEM_MAX_TERMS];
	int signs[SEM_MAX_TERMS]; /* 1 or -1 */
	size_t count;
	int64_t constant;
	bool failed; /* too many terms, or the constant overflows */
};
/* a - b, without what both have. */
struct sem_linear sem_difference(const struct sem_expr *a, const struct sem_expr *b);
/* Is e `other + distance`, for a constant distance >= -1 below RANGE_MAX_BITS? */
bool sem_is_above(const struct sem_expr *e, const struct sem_expr *other, int64_t *distance);
/* Do two slices have the same number of bits, whatever that is? */
bool sem_same_length(const struct sem_expr *a, const struct sem_expr *b);
/* Is e a slice that reverses its bits: constant bounds, the high one below the low one? Computed
 * bounds never reverse. */
bool sem_reverses(const struct sem_expr *e);
/* Width of a number in {a, b} by its digits: 0b101 has 3 bits, 0x1F 8, 31 none (0). */
unsigned sem_literal_width(const struct sem_expr *e);
/* n if e is the constant 2^n (also written 1 << n), else -1. */
int sem_power_of_two(const struct sem_expr *e);

/* ---- report.c ---- */

/* Is the place in the statements of a group around the block? */
bool sem_is_around(const struct sem_scope *scope, struct span span);
/* Reports unless the block's definition or an ancestor allows it (__Attribute allow). Names the
 * definition with a note if the place is in what it shares with others. */
struct report *sem_report(const struct sem_scope *scope, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a note; report may be NULL. */
void sem_note(const struct sem_scope *scope, struct report *report, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

/* ---- names.c ---- */

void sem_check_names(struct sem_scope *scope);

#endif
