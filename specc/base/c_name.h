/* SPDX-License-Identifier: MIT */
/* Rules for turning names of a specification into identifiers of the generated C. */
#ifndef SPECC_BASE_C_NAME_H
#define SPECC_BASE_C_NAME_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"

/* Prefix of names that would otherwise clash. */
#define C_NAME_PREFIX "n_"

/* How a name is used. */
enum c_place {
	C_OWN,  /* not alone: after the prefix of the ISA, like macros and enumerators of the library */
	C_PART, /* not alone: after FIELD_, OP_, FILE_, MEMORY_ or EXCEPTION_ */
	C_TAG,  /* not alone: after the prefix of the ISA, like tags of the library */
	C_PREFIX,   /* the lower-case name of the ISA, before names of the library */
	C_PYTHON,   /* a member of an enumeration in Python, or a class */
	C_ANYWHERE, /* only names of the compiler and the standard headers */
	C_MEMBER,   /* a member of the interpreter's state */
	C_LOCAL,    /* a local of a function with emitted statements */
	C_VERILOG   /* a member of the fields in SystemVerilog, and the variable beside it */
};

/* Writes the C spelling of one character of a name, at most three bytes; returns their number. */
size_t c_spell(char c, char *out);

/* The name as a non-initial part of an identifier: letters, digits and '_' are kept, '.' becomes
 * '_', any other byte 'x' and two hex digits. Allocated in the arena. */
struct str c_identifier(struct arena *arena, struct str name);

/* A name as prefix of file names: in lower case; NAME_isa if it would clash with a Windows device,
 * a C header or names in generated files. */
struct str c_file_name(struct arena *arena, struct str name);

/* c_file_name of an instruction set, with '_' for what is unusual in file names. */
struct str c_file_prefix(struct arena *arena, struct str isa);

/* The prefix of all C names of an instruction set: c_file_name of its identifier. */
struct str c_prefix(struct arena *arena, struct str isa);

/* Is the word in the list of c_words.def for that place? Leading underscores only matter for names
 * used alone. */
bool c_is_word(enum c_place place, struct str word);

/* The first list of c_words.def for that place; ends with NULL. */
const char *const *c_words(enum c_place place);

/* c_identifier for a field, opcode, register file, memory or exception, which has enumerators
 * beside those of the library. Words of C_PART get C_NAME_PREFIX. */
struct str c_name_part(struct arena *arena, struct str name);

/* The enumerator of a value of a type, which follows the prefix: "Type_INT32". */
struct str c_name_value(struct arena *arena, struct str type, struct str value);

/* c_identifier for the tag of a type, which follows the prefix, like tags of the library. */
struct str c_name_tag(struct arena *arena, struct str name);

/* c_identifier for a name used alone. Adds C_NAME_PREFIX to words of that place, to names reserved
 * by C, C++ or POSIX, and to names that begin like those of the library of `isa` (lower case) or
 * with C_NAME_PREFIX itself, but locals, which are numbered in their function. All these functions
 * keep other distinct identifiers distinct. */
struct str c_name_alone(struct arena *arena, enum c_place place, struct str isa, struct str name);

#endif
