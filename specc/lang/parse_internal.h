/* SPDX-License-Identifier: MIT */
/* Shared by the files of the parser: the line reader, and the rules used across files. */
#ifndef SPECC_LANG_PARSE_INTERNAL_H
#define SPECC_LANG_PARSE_INTERNAL_H

#include "lang/ast.h"
#include "lang/lex.h"

/* One line of the source. */
struct line {
	uint32_t from, to; /* offsets; excludes the line end */
	struct span span;  /* trimmed; empty for a blank line */
	struct str text;   /* the text of span */
};

struct parser {
	struct reading reading;
	struct ast_file *file;
	struct line line;            /* the current line */
	uint32_t next;               /* offset of the line after it */
	bool at_end;                 /* there is no current line */
	unsigned stray_lines;        /* latest lines in a row that are not statements */
	uint32_t stray_end;          /* offset of the line after them */
	struct span header_in_fence; /* a section header inside the last fence of the definition */
};

/* Advances to the next line. */
void parse_next_line(struct parser *parser);
/* Makes the line that starts at this offset the current one. */
void parse_go_to(struct parser *parser, uint32_t from);

struct str parse_first_word(const struct parser *parser);
/* The keyword of a definition that the word is nearly, or empty. */
struct str parse_near_definition(const struct parser *parser, struct str word);
/* The columns before the text of the line; a tab goes to the next multiple of 4. */
unsigned parse_line_indent(const struct parser *parser);
bool parse_is_in_column_0(const struct parser *parser);

/* What the current line is, judged only by how it starts. */
bool parse_is_blank(const struct parser *parser);
bool parse_is_comment(const struct parser *parser);
/* A definition, possibly misspelled or indented. */
bool parse_is_definition(const struct parser *parser);
/* A definition whose keyword is spelled correctly and in column 0. */
bool parse_is_known_definition(const struct parser *parser);
/* Is this the first word? */
bool parse_is_keyword(const struct parser *parser, struct str keyword);
bool parse_is_fence(const struct parser *parser);
/* Splits a line "__ident" or "__ident<...>"; angle is the text from '<' on. */
bool parse_split_header(struct str text, struct str *name, struct str *angle);
/* Is it a language, <zh-CN>? */
bool parse_is_language(struct str angle);
/* Can it follow the name of this section? Rows have columns in the place of a language. */
bool parse_fits_angle(enum ast_place section, struct str angle);

/* A section header. */
struct header {
	enum ast_place section; /* corrected if misspelled; PLACE_COUNT if unknown */
	struct str language;
	struct span angle; /* <...> behind the name */
};

/* Is the current line a well-formed header of a known section? */
bool parse_is_section(const struct parser *parser);
/* section-header. Accepts and reports unknown names and, if misspelled is set, headers without the
 * two underscores: for places where the line cannot be anything else. Returns true if it is a
 * header. */
bool parse_section_header(struct parser *parser, bool misspelled, struct header *header);
/* section = section-header { statement | prose-line | fence | blank } ; the current line is
 * *header. Reads up to the next header or definition; returns true if that is a header, which is
 * then in *header. */
bool parse_section(struct parser *parser, struct ast_def *def, struct header *header);
/* fence = "```" [ info ] LF { line } "```" LF ; the current line is the opening one. */
struct ast_block parse_fence(struct parser *parser);

/* Reports the lines beside the code of a section that can only be meant as code. The current line
 * stays. */
void parse_check_prose(struct parser *parser, const struct ast_section *section);

/* Parses the current line where only statements are allowed. Returns NULL after a report if it is
 * not a statement or not worth keeping. example: a possible statement, for the message. */
struct ast_stmt *parse_statement_line(struct parser *parser, const char *example);
/* In a section that mixes prose and statements: is the current line a statement? */
bool parse_is_mixed_statement(const struct parser *parser);
/* statement; parses the current line. */
struct ast_stmt *parse_statement(struct parser *parser);
/* attribute = "__Attribute" name "=" expr [ ";" ] ; added to def. Returns true, and advances, if
 * the current line was one or a misplaced __Language. */
bool parse_special_line(struct parser *parser, struct ast_def *def);
/* language = "__Language" number [ ";" ] ; */
void parse_language(struct parser *parser);
/* enum-member; parses the current line. Returns false after a report. */
bool parse_member(struct parser *parser, struct ast_member *member);

/* rows = "__Rows" [ "<" column { "," column } ">" ] LF ; the columns. */
struct ast_rows *parse_columns(struct parser *parser, struct span angle);
/* row = ident [ "=" value { "," value } ] ";" [ comment ] LF ; from the current line; advances. */
void parse_row(struct parser *parser, struct ast_rows *rows);
/* Is the current line a Fill of this definition? */
bool parse_is_fill(const struct parser *parser, const struct ast_def *def);
/* fill = "Fill" "<" name ">" "=" value ";" [ comment ] LF ; from the current line; advances. False
 * after a report. */
bool parse_fill(struct parser *parser, struct ast_def *def);

/* Reports what stands before the end of the line, unless it is a comment. */
void parse_nothing_more(struct lexer *lexer);
/* Checks the rest of the line of a definition or attribute after its last token. */
void parse_line_end(struct lexer *lexer);

/* expr. NULL after a report. */
struct ast_expr *parse_expr(struct lexer *lexer);
/* An expr without < > == && || ?: at the top level, so that '<' may follow. */
struct ast_expr *parse_shift_expr(struct lexer *lexer);
/* args = "<" [ expr { "," expr } ] ">" ; as operands of an AST_LIST. NULL after a report. */
struct ast_expr *parse_args(struct lexer *lexer);
/* name: ident, ident.ident or $ident, as AST_NAME. NULL, without a report, if there is none. */
struct ast_expr *parse_name(struct lexer *lexer);

#endif
