/* SPDX-License-Identifier: MIT */
/* Resolved syntax: a template, or the text of an operand, a compound type or an alias, as parts
 * that know what they mean. lower/resolve.c builds it when all names and forms are known; all
 * others use it and never parse the text again. How an opcode writes a template is in its forms
 * (isa/ir.h). */
#ifndef SPECC_ISA_SYNTAX_H
#define SPECC_ISA_SYNTAX_H

#include "isa/ir.h"

enum part_kind {
	PART_BLANK,
	PART_MARK,     /* a character of punctuation */
	PART_QUOTED,   /* 'text', possibly for a value: 'text':field=Value */
	PART_MNEMONIC, /* the word that the text begins with, unless it is one of those below */
	PART_KEYWORD,  /* a word of Keyword<> */
	PART_NUMBER,
	PART_OPERAND,  /* any other word */
	PART_MODIFIER, /* .word */
	PART_SIGN,     /* {-}: punctuation that belongs to an operand */
	PART_OPTION,   /* {...}: the next `inside` parts, which may be absent */
	PART_PARAM     /* a parameter of an alias: any text */
};

struct syntax_part {
	enum part_kind kind;
	unsigned depth;   /* number of optional parts around it */
	unsigned inside;  /* OPTION */
	unsigned param;   /* PARAM: index in alias->params */
	bool glued;       /* PARAM: {name}, the end of the word before it, or nothing */
	struct span span; /* as written, with quotes, dot and braces */
	struct str text;  /* without these */
	const struct operand_def *operand; /* OPERAND: its definition; NULL: a field or part of one */
	const struct field *field; /* that it shows in the first form in which it shows one, or NULL */
	struct str bound_field, bound_value; /* QUOTED */
	struct str signs; /* SIGN: all that forms have in its place, "~/!"; empty if none */
	bool annotation;  /* OPERAND: $word whose entire text is optional */
};

/* One index of the access to a memory: c[vb.bank][{ura+}vb.disp] has [vb.bank] and
 * [ura+vb.disp]. */
struct syntax_index {
	VEC(const struct syntax_part *) words; /* OPERAND, MODIFIER ... */
};

struct syntax {
	struct str text; /* all of it, as written */
	VEC(struct syntax_part) parts;
	const struct memory *memory; /* of the first word before a bracket that names one, or NULL */
	VEC(struct syntax_index) indices;
};

/* A dotted word, and where it is in the text of the header. */
struct header_word {
	const struct syntax_part *part;
	size_t at;
};

/* A template as the header of its block in __Semantics: optional parts are included; signs of
 * operands and annotations ($sched), which are all optional, are omitted. */
struct template_header {
	struct str text;
	bool is_expression; /* not a mnemonic and operands separated by commas */
	VEC(struct header_word) words;
};

/* A piece of a template as its readers see it: text without quotes, one blank for several, and
 * brackets instead of braces around what may be absent. */
struct syntax_piece {
	struct str text;
	const struct syntax_part *part;
	bool bracket; /* of an OPTION or SIGN: not part of the text of an instruction */
};

struct syntax_pieces {
	VEC(struct syntax_piece) list;
};

struct syntax_pieces syntax_pieces(struct arena *arena, const struct syntax *syntax);
/* All pieces as one text; those of a template. */
struct str syntax_plain(struct arena *arena, const struct syntax *syntax);
struct str template_plain(struct arena *arena, const struct template *template);

/* Is it a word without dot and quotes? */
bool part_is_word(const struct syntax_part *part);
/* The literal text that the part stands for in an alias. */
struct str part_literal(const struct syntax_part *part);
/* In an alias: may the word go on after the part? Does it go on with the part? */
bool part_is_open(const struct syntax *syntax, size_t i);
bool part_is_tight(const struct syntax *syntax, size_t i);
/* The first part of this kind with this text, or NULL. */
const struct syntax_part *syntax_find(
	const struct syntax *syntax, enum part_kind kind, struct str text);
/* The first unquoted word with this text, or NULL. */
const struct syntax_part *syntax_find_word(const struct syntax *syntax, struct str text);

/* Is it a composite type whose text is a memory word, c[bank][offset]? Any other composite reads as
 * the number formed by all its bits. */
bool type_is_memory(const struct type *type);
/* Width in bits of an operand of this type without a Bitwidth: a register of its file, a word of
 * its memory, all bits of the field; 0 for a number, whose coding gives it. */
unsigned type_natural_width(const struct type *type);

#endif
