/* SPDX-License-Identifier: MIT */
/* Shared by the files of this room; no other room includes it. */
#ifndef SPECC_LOWER_INTERNAL_H
#define SPECC_LOWER_INTERNAL_H

#include "base/diag.h"
#include "lang/ast.h"
#include "forms/forms.h"
#include "isa/trouble.h"

/* Keeps<...> of an exception, whose registers are not known yet. */
struct keeping {
	struct exception *exception;
	const struct ast_stmt *stmt;
};

struct lowering {
	struct arena *arena;
	struct diag *diag;
	struct isa *isa;
	struct str_map types, files, operands, modifiers, formats; /* by name */
	struct str_map groups, optypes, opcodes;                   /* struct definition by name */
	struct str_map aliases, facts;                             /* facts: key is keyword and name */
	struct str_map missing;  /* names already reported as undefined */
	struct place_set unread; /* positions of syntax errors */
	/* Without __DefISA: undefined names, which become notes of the only report. */
	VEC(struct span) undefined;
	struct span raised[EVENT_COUNT]; /* where Raised<...> names the event, or NO_SPAN */
	VEC(struct keeping) keeps;
};

/* What the forms are made from. */
struct forms_run lower_forms_run(struct lowering *l);
/* Reports "unknown <what> 'name'" once per name, with a suggestion from the map. */
void lower_unknown(struct lowering *l, enum check check, struct span span, const char *what,
	struct str name, const struct str_map *known);
/* What was suggested for an unknown name, or nothing. */
struct str lower_meant(struct lowering *l, const char *what, struct str name);
/* Adds a definition to its map; returns false after reporting a second one of the same name. span:
 * offset of the struct span in the definition. */
bool lower_declare(struct lowering *l, struct str_map *map, const char *what, struct str name,
	void *definition, size_t span);

/* Get an argument of a statement; return false after a report if it is missing or of another
 * kind. */
bool lower_arg_number(
	struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value);
/* Also a sum of numbers, `8 + 3`. */
bool lower_arg_sum(struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value);
/* Also from 2^63 to 2^64 - 1, which are negative then. */
bool lower_arg_bits(struct lowering *l, const struct ast_stmt *stmt, size_t index, int64_t *value);
bool lower_arg_name(
	struct lowering *l, const struct ast_stmt *stmt, size_t index, struct str *name);
bool lower_arg_text(
	struct lowering *l, const struct ast_stmt *stmt, size_t index, struct span *span);
/* Relative<...> and the second argument of Unused<value, ignored> of a type. */
void lower_relative(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
void lower_ignored(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
/* Takes the values of a Forbid<...> out of the legal ones of its type. */
void lower_forbid(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
/* "??11" -> the bits; highest first, at most 64; blanks and underscores are ignored. False if it is
 * not a pattern of this many bits. */
bool lower_bit_pattern(struct span span, unsigned width, struct cube *cube);
bool lower_arg_count(struct lowering *l, const struct ast_stmt *stmt, size_t least);
/* The argument must be one of two words; *is_second tells which. */
bool lower_choose(struct lowering *l, const struct ast_stmt *stmt, const char *first,
	const char *second, bool *is_second);
/* Is it a number, possibly with a minus sign? Modulo 2^64. */
bool lower_expr_number(const struct ast_expr *expr, int64_t *value);
/* The same, from -2^63 to 2^63 - 1. */
bool lower_expr_signed(const struct ast_expr *expr, int64_t *value);
/* For the end of a switch over the statements of a place: the table (lang/definitions.def) has a
 * statement there that nothing lowers. */
_Noreturn void lower_forgotten(const struct ast_stmt *stmt);
/* Parses the string argument as a text pattern; NULL after a report. */
const struct template_nodes *lower_pattern(struct lowering *l, const struct ast_stmt *stmt);
/* Parses a text pattern, without its quotes; NULL after a report. */
const struct template_nodes *lower_pattern_text(struct lowering *l, struct span span);
/* The text of an attribute value or expression as written. */
struct str lower_expr_text(const struct ast_expr *expr);
/* Converts an __Attribute statement. */
struct attribute lower_attribute(const struct ast_stmt *stmt);

/* Reports a repeated statement; returns false. */
bool lower_duplicate(struct lowering *l, const struct ast_stmt *second, struct span first);

void lower_isa_def(struct lowering *l, const struct ast_def *def);       /* isa.c */
void lower_register_file(struct lowering *l, const struct ast_def *def); /* type.c */
/* Makes a register file without registers; ast: its definition. */
struct register_file *lower_made_file(
	struct lowering *l, struct str name, struct span span, const struct ast_def *ast);
/* Does the number, as written, fit into `width` bits, signed or unsigned? */
bool lower_fits(const struct ast_expr *written, uint64_t number, unsigned width);
void lower_enum(struct lowering *l, const struct ast_def *def);
void lower_field_type(struct lowering *l, const struct ast_def *def);
/* A type of the statement's name and place, which lower_types_finish replaces; if it has no name,
 * bits without a meaning of their own. */
struct type *lower_placeholder(struct lowering *l, const struct ast_stmt *stmt, unsigned width);
/* Adds a part, unless the type has one of its name, which is reported; mode.c */
void lower_add_part(
	struct lowering *l, const struct ast_stmt *stmt, const struct part *part, struct type *type);
/* Append<width> [Type] name; */
void lower_appended_part(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
/* Part<appended[lsb], width> Type name; false after a report. */
bool lower_part_inside(struct lowering *l, const struct ast_stmt *stmt, struct type *type,
	unsigned width, struct part *part);
/* Makes alternatives of the rows of a type, and declares the types that its classes are. */
void lower_mode(struct lowering *l, const struct ast_def *def, struct type *type);
/* Declares the types that the classes of a type are. */
void lower_declare_classes(struct lowering *l, const struct ast_def *def, struct type *type);
/* Finds the values of the rows, when the parts of the type are known. */
void lower_mode_finish(struct lowering *l, struct type *type);
/* Gives the classes their alternatives, when those of the type are known. */
void lower_classes(struct lowering *l, struct type *type);
/* Gives the fields of the definition and its ancestors that append units their bits for these. */
void lower_slots(struct lowering *l, struct definition *definition);
/* Reports what the opcode, or a definition above it, states of an operand and only its alternatives
 * can say. */
void lower_mode_info(struct lowering *l, const struct opcode *opcode);
/* Sees to it that the longest word of the opcode is counted. */
void lower_longest(struct isa *isa, const struct opcode *opcode);
/* Accept takes the number in the text for the encoded one: reports Scale or Offset beside it. */
void lower_check_accept(struct lowering *l, const struct type *type);
void lower_number_range(struct lowering *l, const struct type *type); /* number_range.c */
void lower_types_finish(struct lowering *l); /* references among types and to files */
void lower_operand(struct lowering *l, const struct ast_def *def); /* operand.c */
void lower_operands_finish(struct lowering *l);                    /* fields named in Stands<...> */
void lower_guards(struct lowering *l);                             /* opcodes that have two */
void lower_modifier(struct lowering *l, const struct ast_def *def);
void lower_format(struct lowering *l, const struct ast_def *def);
void lower_alias(struct lowering *l, const struct ast_def *def); /* fact.c */
void lower_fact(struct lowering *l, const struct ast_def *def);
void lower_memory(struct lowering *l, const struct ast_def *def); /* state.c */
void lower_exception(struct lowering *l, const struct ast_def *def);
void lower_own_exceptions(struct lowering *l);
void lower_keeps(struct lowering *l);                           /* Keeps<...>; needs the state */
void lower_term(struct lowering *l, const struct ast_def *def); /* prose.c */
/* Checks the Keywords<...> of a definition of any kind. */
void lower_keywords(struct lowering *l, const struct ast_def *def);
/* Errata<"file">; and Testing<"file">; adds the file as a section of the ISA's tree. */
void lower_prose_file(struct lowering *l, const struct ast_stmt *stmt, struct ast_def *isa);
/* table.c: the numbers that the statement Table<...> gives to the bits of the type, and those that
 * are legal. */
void lower_table(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
/* The views of a file; needs the registers of all others. */
void lower_views(struct lowering *l, struct register_file *file); /* view.c */
/* The list of a type until all register files are known. */
extern const struct register_list lower_no_list;
/* Registers<...>, with what Separator<...> and Range<...> of the type say; poisons it after a
 * report. */
void lower_register_list(struct lowering *l, const struct ast_stmt *stmt, struct type *type);
/* A compound with one part and one row, which is the register of the type: blocks have no other way
 * to see registers that are views. */
const struct type *lower_view_places(struct lowering *l, const struct type *type);
/* Delay slots; needs the state, exceptions and opcodes with their lengths. */
void lower_delay_slots(struct lowering *l); /* delay.c */
/* State and side fields; needs types, files and memories. */
void lower_machine(struct lowering *l);                               /* machine.c */
void lower_fields(struct lowering *l, struct definition *definition); /* field.c */
/* The bits of a value of the type as written: an enumerator, a register or a number. False after a
 * report. */
bool lower_value(
	struct lowering *l, const struct type *type, const struct ast_expr *expr, uint64_t *value);
void lower_info(struct lowering *l, struct definition *definition); /* OperandInfo, Exception */
/* Inherits Prefix<>, DecodeOnly<> and Cycles<>; needs the own ones of all definitions. */
void lower_inherited(struct lowering *l, struct definition *definition);
void lower_syntax(struct lowering *l, struct definition *definition); /* syntax.c */
typedef void (*lower_take_fence)(
	struct lowering *l, struct definition *d, const struct ast_block *fence);
/* Calls visit for each fence in the sections of this name. */
void lower_each_fence(
	struct lowering *l, struct definition *d, const char *name, lower_take_fence visit);
/* Splits "code // comment" at the mark; returns the code, trimmed, and sets *comment to the text
 * after the mark, for comment_add. */
struct span lower_cut_comment(struct span line, struct str mark, struct str *comment);
/* Adds the comment of a line that has no code, `//<zh> text`, to that of the code above it, or
 * reports that there is none: NULL. Other comments belong to nothing. */
void lower_add_comment(
	struct lowering *l, struct comment *above, struct str text, struct span line);
void lower_examples(struct lowering *l, struct definition *definition); /* example.c */
void lower_alias_examples(struct lowering *l, struct alias_def *alias);
void lower_machine_examples(struct lowering *l);              /* those of __DefISA */
void lower_opcode(struct lowering *l, struct opcode *opcode); /* opcode.c */

#endif
