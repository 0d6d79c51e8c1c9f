/* SPDX-License-Identifier: MIT */
/* What each name in the files of a specification means, and where else it is named. */
#ifndef SPECC_LSP_NAMES_H
#define SPECC_LSP_NAMES_H

#include "lsp/analysis.h"
#include "typing/facts.h"

/* What a name can mean: NAME_KIND(identifier, "word in hover and messages"). */
#define NAME_KINDS(NAME_KIND)                                                                      \
	NAME_KIND(DEFINITION, "instruction definition") /* group, optype or opcode */                  \
	NAME_KIND(ISA, "instruction set")                                                              \
	NAME_KIND(TYPE, "type")                                                                        \
	NAME_KIND(VALUE, "value")                                                                      \
	NAME_KIND(FILE, "register file") /* or a register of a __DefState */                           \
	NAME_KIND(REGISTER, "register")                                                                \
	NAME_KIND(FIELD, "field")                                                                      \
	NAME_KIND(PART, "part of a compound")                                                          \
	NAME_KIND(OPERAND, "operand")                                                                  \
	NAME_KIND(MODIFIER, "modifier")                                                                \
	NAME_KIND(FORMAT, "format")                                                                    \
	NAME_KIND(FACT, "definition") /* memory, state, exception, function ... */                     \
	NAME_KIND(ALIAS, "alias")                                                                      \
	NAME_KIND(MNEMONIC, "mnemonic")                                                                \
	NAME_KIND(FUNCTION, "function") /* of one section */                                           \
	NAME_KIND(LOCAL, "local")       /* or parameter */

enum name_kind {
#define NAME_KIND(id, text) NAME_##id,
	NAME_KINDS(NAME_KIND)
#undef NAME_KIND
};

struct name {
	enum name_kind kind;
	struct str text;
	const void *object;        /* a struct of the IR or of sem, by kind; MNEMONIC: none */
	const struct ast_def *ast; /* its definition, or NULL */
	struct name *joined;       /* another name that means the same, which counts; or NULL */
};

/* One place where a name is written. */
struct use {
	struct span span;
	struct name *name;
	bool defines;
	bool loose;                      /* `code` in prose: a word that may mean the name */
	const struct definition *within; /* the optype, opcode or group that it is in, or NULL */
	const struct sem_scope *scope;   /* the block of pseudo-code that it is in, or NULL */
};

struct names {
	struct analysis *analysis;
	const struct isa *isa;
	struct arena *arena;
	VEC(struct use) uses;    /* sorted by file and place */
	struct str_map objects;  /* object -> struct name */
	struct str_map words;    /* mnemonic -> struct name */
	struct str_map fields;   /* definition and name of a field -> struct field */
	struct str_map families; /* family and name of a field -> struct name */
	struct str_map stands;   /* names of fields that some __DefOperand stands for */
	VEC(const struct sem_scope *) scopes;
};

/* Gathers all names, unless that is done. */
struct names *names_of(struct analysis *analysis);
/* The use at a place (an empty span) or that ends there; NULL if there is none. */
const struct use *names_at(const struct names *names, struct span place);

/* ---- for the files that gather ---- */

void names_put(struct names *names, struct use use);
struct name *names_make(struct names *names, enum name_kind kind, struct str text,
	const void *object, const struct ast_def *ast);
/* The name for an object that was made before, or NULL. */
struct name *names_for(const struct names *names, const void *object);
/* The field of this name (also `Rd` for rd) in a definition, its ancestors or its opcodes; NULL if
 * there is none. within may be NULL: the first of that name anywhere. */
const struct field *names_field(
	const struct names *names, const struct definition *within, struct str text);
struct name *names_for_field(const struct names *names, const struct field *field);
struct name *names_for_value(const struct names *names, const struct type *type, struct str text);
/* A register by its own name; or the file, for one that is only numbered. */
struct name *names_for_register(const struct names *names, struct str text);
/* The part of this name of the compound that the field holds, or NULL. */
struct name *names_for_part(const struct names *names, const struct field *field, struct str text);
/* Adds the uses in a name of a field or of a part of one: `ra`, or both words of `ra.neg`. False if
 * it is neither. */
bool names_add_field(struct names *names, struct use use, struct str text);
/* The one name that this one was joined with, or itself. */
struct name *names_joined(struct name *name);
/* Joins the names of fields that are one to an author. */
void names_index_fields(struct names *names);

void gather_definitions(struct names *names);
void gather_syntax(struct names *names, const struct definition *d);
void gather_aliases(struct names *names); /* and the texts of operands and compounds */
void gather_examples(struct names *names);
void gather_prose(struct names *names, const struct ast_def *ast, const struct definition *d);
void gather_code(struct names *names);

#endif
