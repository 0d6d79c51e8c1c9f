/* Names of a specification as identifiers of the generated C: the one place that knows the rule. */
#ifndef SPECC_BASE_C_NAME_H
#define SPECC_BASE_C_NAME_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/str.h"

/* What a name has in front where it would mean something else. */
#define C_NAME_PREFIX "n_"

/* Where a name is used. */
enum c_place {
	C_OWN,      /* not alone: a macro or enumerator of the library, after the prefix of the ISA */
	C_PART,     /* not alone: after FIELD_, OP_, FILE_, MEMORY_ or EXCEPTION_ */
	C_TAG,      /* not alone: after the prefix of the ISA, as what the library has as tags */
	C_PREFIX,   /* the name of the ISA in small letters, before what the library has */
	C_ANYWHERE, /* only what the compiler and the standard headers take */
	C_MEMBER,   /* a member of the interpreter's state */
	C_LOCAL     /* a local of a function with emitted statements */
};

/* The C spelling of one character of a name, at most three bytes; returns how many. */
size_t c_spell(char c, char *out);

/* The name as part of an identifier, something in front of it: letters, digits and '_' stay, '.'
 * becomes '_', any other byte 'x' and two hex digits. The text is the arena's. */
struct str c_identifier(struct arena *arena, struct str name);

/* A name as files begin with it: in small letters, NAME_isa where Windows has a device of it, C a
 * header, or a generated file names of its own that begin so. */
struct str c_file_name(struct arena *arena, struct str name);

/* What the C of an instruction set of that name begins with: c_file_name of its identifier. */
struct str c_prefix(struct arena *arena, struct str isa);

/* Is the word in the list of c_words.def for that place? What begins with an underscore is for
 * those that are used alone. */
bool c_is_word(enum c_place place, struct str word);

/* The first list of c_words.def for that place, NULL at its end. */
const char *const *c_words(enum c_place place);

/* c_identifier for what has enumerators beside those of the library: a field, opcode, register
 * file, memory or exception. C_NAME_PREFIX is before a word of C_PART. */
struct str c_name_part(struct arena *arena, struct str name);

/* c_identifier for the tag of a type, which is with the prefix beside those of the library. */
struct str c_name_tag(struct arena *arena, struct str name);

/* c_identifier for a name that is used alone. C_NAME_PREFIX is before a word of that place, a
 * shape that C, C++ or POSIX reserve, what begins as the names of the library of `isa` (in small
 * letters) do, and what begins with the prefix itself.
 * All keep different identifiers different. */
struct str c_name_alone(struct arena *arena, enum c_place place, struct str isa, struct str name);

#endif
