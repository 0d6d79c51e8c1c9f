/* Tokens of a formula: what the checks of the model need of the pseudo-code. Its parser is
 * specc/sem. */
#ifndef SPECC_LINT_CODE_H
#define SPECC_LINT_CODE_H

#include "base/arena.h"
#include "base/source.h"
#include "base/vec.h"

enum code_token_kind {
	CODE_WORD,   /* identifier */
	CODE_DOT,    /* .word that stands for itself: a modifier or one of its values */
	CODE_MEMBER, /* .word behind an operand */
	CODE_NUMBER,
	CODE_MARK /* operator or punctuation, one to three characters */
};

struct code_token {
	enum code_token_kind kind;
	struct span span;
	struct str text; /* of words without the dot */
};
struct code_tokens {
	VEC(struct code_token) list;
};

/* Comments behind // are dropped. */
struct code_tokens code_tokens_of(struct arena *arena, struct span line);
bool code_is(const struct code_token *token, const char *text);

#endif
