/* What the files of the semantics checks share: families, symbols of a block, helpers. */
#ifndef SPECC_SEM_SEM_INTERNAL_H
#define SPECC_SEM_SEM_INTERNAL_H

#include "model/template_text.h"
#include "sem/sem.h"

struct sem_function {
	struct str name;
	const struct sem_block *block;
	size_t index; /* in its list */
};
/* In the order of definition; of two with one name the map has the first. */
struct sem_functions {
	VEC(struct sem_function *) list;
	struct str_map map;
};

/* An enum field that is no operand: `.itype` in the code. Operand modifiers count by their suffix:
 * `ra.bsel` is `.bsel`. */
struct sem_modifier {
	struct str name;
	const struct type *type; /* NULL: only a header names it */
	const struct field *field;
};

/* A definition with __Semantics and what it describes. */
struct sem_family {
	const struct definition *owner;
	VEC(const struct opcode *) opcodes;
	VEC(const struct template *) templates;
	VEC(struct sem_modifier) modifiers;
	struct sem_blocks blocks;
	struct sem_functions helpers; /* functions of the section */
};

struct sem_run {
	bool ranges; /* types and ranges, too */
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	struct sem_functions functions; /* __DefFunction */
	VEC(struct sem_family *) families;
	struct str_map seen;   /* while families are gathered */
	struct str_map scopes; /* sem_open: template -> scope */
};

enum sem_symbol_kind {
	SEM_OPERAND, /* a name in an operand of the header */
	SEM_FILE,    /* a name in the header that stands before '[': c[..][..], R[..] */
	SEM_PARAM,
	SEM_LOCAL
};

struct sem_symbol {
	enum sem_symbol_kind kind;
	struct str name;
	struct span span; /* in the header, or the first assignment */
	size_t index;     /* in the scope */
	size_t operand;   /* OPERAND, FILE: number of the header's operand */
	bool in, out;     /* OPERAND, FILE: as InList and OutList say; neither: not known */
	bool keyword;     /* OPERAND: literal text of the template, no field (UPR) */
	unsigned width;   /* OPERAND that is an output: bits, 0 not known */
	bool read, written;
	struct span first_read, first_write;
	VEC(const struct field *) fields; /* OPERAND: one of each opcode that has it */
};

/* The names of one block. */
struct sem_scope {
	struct sem_run *run;
	const struct sem_family *family; /* NULL: a __DefFunction */
	const struct sem_block *block;
	const struct template *template; /* that the block describes, or NULL */
	VEC(struct sem_symbol *) symbols;
	struct str_map map;
	bool state_read, state_written; /* some register or flag by its own name */
	struct span state_write;        /* the first one */
	bool unknown_names;             /* some name was reported: its operand may be what is missing */
	VEC(struct sem_modifier) modifiers; /* the family's, and other names of the header */
};

/* ---- sem_open.c ---- */

void sem_read_functions(struct sem_run *run);
void sem_gather(struct sem_run *run); /* families and their opcodes */
void sem_read_family(struct sem_run *run, struct sem_family *family);

/* ---- sem_match.c ---- */

/* The template of each block of the family (NULL: none), block->... in the blocks' order. */
const struct template **sem_match_blocks(struct sem_run *run, const struct sem_family *family);
/* A modifier or literal word that a template shows. */
struct sem_shown {
	struct str word;
	struct span span;
	bool optional;
};
struct sem_shape {
	struct str mnemonic;
	VEC(struct sem_shown) suffixes; /* behind the mnemonic */
	VEC(struct str) operands;       /* without blanks and prefixes, optional ones included */
	VEC(struct sem_shown) attached; /* .words behind operands */
};
struct sem_shape sem_template_shape(struct sem_run *run, const struct template *template);

/* ---- sem_scope.c ---- */

struct sem_scope *sem_scope_new(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct template *template);
struct sem_symbol *sem_scope_find(const struct sem_scope *scope, struct str name);
/* The modifier that this word means in the block, or NULL. */
const struct sem_modifier *sem_scope_modifier(const struct sem_scope *scope, struct str word);
/* The list `.name = {...}` of the family, or NULL. */
const struct modifier_list *sem_family_list(const struct sem_family *family, struct str name);
/* May the modifier have this value, by its enum or its list? True where its type is not known. */
bool sem_modifier_has(
	const struct sem_scope *scope, const struct sem_modifier *modifier, struct str value);
/* All its values: those of its list, else of its enum, and a default that the list hides. The type
 * must be known. */
struct sem_values {
	VEC(struct str) list;
};
struct sem_values sem_modifier_values(
	const struct sem_scope *scope, const struct sem_modifier *modifier);
/* A register by its own name (R7, PT, A), a flag, a memory, or laneid, active. */
bool sem_is_state(const struct isa *isa, struct str name);
/* The right name of a register that has a name but is called by its number: PT for P7. Else
 * empty. */
struct str sem_register_name(const struct isa *isa, struct str name);
void sem_add_function(
	struct sem_run *run, struct sem_functions *functions, const struct sem_block *block);
const struct sem_function *sem_find_function(const struct sem_scope *scope, struct str name);
/* The name that a target, a slice or an element goes back to; NULL: none. */
const struct sem_expr *sem_base(const struct sem_expr *e);
/* Is operand i of this call a word of its own, as in fold(add, Ra)? */
bool sem_is_operator_word(const struct sem_expr *call, size_t i);

struct sem_builtin {
	const char *name;
	unsigned arguments;
};
/* A function of the language itself; INTn and UINTn are found for every n. NULL: none. */
const struct sem_builtin *sem_find_builtin(struct str name);

/* ---- sem_walk.c ---- */

struct sem_walker {
	void *user;
	void (*stmt)(void *user, const struct sem_stmt *s); /* or NULL; before what is in it */
	/* or NULL; every node, a parent before its operands. parent NULL: a whole expression */
	void (*expr)(void *user, const struct sem_expr *e, const struct sem_expr *parent);
};
void sem_walk(const struct sem_body *body, const struct sem_walker *walker);
bool sem_same_expr(const struct sem_expr *a, const struct sem_expr *b);
/* The value of a constant expression of numbers; false: it is none, or needs over 63 bits. */
bool sem_constant(const struct sem_expr *e, int64_t *value);
/* n when e is the constant 2^n (also 1 << n), else -1. */
int sem_power_of_two(const struct sem_expr *e);

/* ---- sem_check.c ---- */

/* Reports unless the block's definition or an ancestor allows it (__Attribute allow). */
struct report *sem_report(const struct sem_scope *scope, enum check check, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));
/* Adds a note; report may be NULL. */
void sem_note(const struct sem_scope *scope, struct report *report, struct span span,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

/* ---- the checks ---- */

/* sem_check_function.c: of functions that can call each other */
void sem_check_functions(struct sem_run *run, const struct sem_functions *functions);

/* of a block */

void sem_check_names(struct sem_scope *scope);  /* sem_check_name.c */
void sem_check_form(struct sem_scope *scope);   /* sem_check_form.c */
void sem_check_switch(struct sem_scope *scope); /* sem_check_switch.c */
void sem_check_loops(struct sem_scope *scope);  /* sem_check_switch.c */
void sem_check_use(struct sem_scope *scope);    /* sem_check_use.c */
void sem_check_flow(struct sem_scope *scope);   /* sem_flow.c */
void sem_check_types(struct sem_scope *scope);  /* sem_type.c */

#endif
