/* SPDX-License-Identifier: MIT */
/* Shared by the files of the layout: the lines of a text and what becomes of them. */
#ifndef SPECC_FMT_INTERNAL_H
#define SPECC_FMT_INTERNAL_H

#include "base/diag.h"
#include "fmt/fmt.h"
#include "lang/ast.h"
#include "lang/lex.h"

enum spacing_language {
	SPACING_CODE,
	SPACING_STATEMENT, /* '<' directly follows the name before it; also for definitions */
	SPACING_MEMBER,    /* a blank before '<' */
	SPACING_ATTRIBUTE  /* '<' compares */
};

enum line_kind {
	LINE_KEPT, /* as it is: prose, other fences, what does not parse */
	LINE_BLANK,
	LINE_COMMENT,
	LINE_TOP, /* a definition or __Language */
	LINE_SECTION,
	LINE_STATEMENT, /* of a definition: also attributes and enumerators */
	LINE_FENCE,     /* the first or last line of a fence with pseudo-code */
	LINE_CODE
};

enum { LEVEL = 4, SECTION_INDENT = 2 }; /* indentation in columns */

struct line {
	enum line_kind kind;
	enum spacing_language language; /* STATEMENT, TOP */
	struct span span;               /* without the line end */
	/* The new line, unless it is KEPT or BLANK. */
	unsigned indent;    /* columns */
	struct str text;    /* without indentation */
	struct str comment; /* after the text: "// ..." or empty; the text gets it in the end */
	size_t label;       /* CODE: length of the labels before a statement in text, or 0 */
	bool begun;         /* CODE: two blanks or more follow the labels in the old line */
	bool closes;        /* CODE: begins with '}' or 'else' */
	bool is_header;     /* CODE: of a block */
	bool blank_before;  /* a blank line is to be inserted */
	bool dropped;       /* BLANK */
};

struct layout {
	struct arena *arena;
	const struct source *source; /* whose marks of variants are comments */
	const struct source *written;
	struct line *lines;
	size_t count;
};

/* line.c: sets the lines of the source. */
void layout_split(struct layout *layout);
/* The line that contains this offset. */
struct line *layout_line(const struct layout *layout, uint32_t offset);
/* Makes the line BLANK, COMMENT or KEPT. */
void layout_classify(struct line *line);
/* Keeps all lines from the one where the span begins to its end as they are. */
void layout_keep(struct layout *layout, struct span span);
/* The comment in the rest of a line after this offset; false if there is other text. */
bool layout_comment(const struct line *line, uint32_t offset, struct str *comment);

/* The columns that a text takes. */
size_t layout_cells(struct str text);

/* row.c: lays out the rows of a section without errors. */
void layout_row_columns(struct layout *layout, const struct ast_rows *rows);

/* statement.c: finds the lines of definitions, sections and statements and lays them out; keeps
 * those with a report. */
void layout_definitions(struct layout *layout, const struct ast_file *file,
	const struct tokens *tokens, const struct diag *diag);

/* code.c: lays out the fences of pseudo-code that have no errors. */
void layout_code(struct layout *layout, const struct ast_file *file);

/* ---- spacing.c: blanks between tokens ---- */

/* What the parser has found in a word. */
enum token_role {
	ROLE_NONE,
	ROLE_KEYWORD, /* if, return, case ... */
	ROLE_TYPE     /* of a declaration */
};

struct bracket;

struct spacing {
	struct arena *arena;
	enum spacing_language language;
	VEC(struct bracket) open; /* the first one is the outside */
	bool angle;               /* the arguments in <...> have begun */
	bool value;               /* an operator has begun the value of a statement */
	bool in_label;            /* ':' ends a label */
	/* About the last token: */
	bool started; /* there is one */
	bool operand; /* it ends an operand */
	bool tight;   /* no blank may follow it */
	enum sem_op op;
	bool head;  /* if, for ...: '(' begins a condition */
	bool body;  /* '{' begins a body */
	bool empty; /* the '{' of a body */
	bool label; /* the ':' of a label */
};

bool is_punct_token(const struct token *token, const char *punct);
void spacing_start(struct spacing *spacing, struct arena *arena, enum spacing_language language);
/* Is there a blank between the last token and this one in the canonical layout? Then this one is
 * the last. end: of the array that the token is in. */
bool spacing_blank(struct spacing *spacing, const struct token *token, enum token_role role,
	const struct token *end);
/* Would a '}' end a body, not a list? */
bool spacing_in_body(const struct spacing *spacing);

#endif
