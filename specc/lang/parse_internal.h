/* What the files of the parser share: the reader of lines, and the rules that cross files. */
#ifndef SPECC_LANG_PARSE_INTERNAL_H
#define SPECC_LANG_PARSE_INTERNAL_H

#include "lang/ast.h"
#include "lang/lex.h"

/* One line of the source. */
struct line {
	uint32_t from, to; /* the line without its end */
	struct span span;  /* trimmed; empty for a blank line */
	struct str text;   /* the text of span */
};

struct parser {
	struct reading reading;
	struct ast_file *file;
	struct line line;            /* the current line */
	uint32_t next;               /* where the line behind it starts */
	bool at_end;                 /* there is no current line */
	unsigned stray_lines;        /* in a row, of those read last that are no statements */
	uint32_t stray_end;          /* where the line behind them starts */
	struct span header_in_fence; /* a section header inside the last fence of the definition */
};

/* Goes on to the next line. */
void parse_next_line(struct parser *parser);
/* Makes the line that starts at this byte the current one. */
void parse_go_to(struct parser *parser, uint32_t from);

/* What the current line is, by its beginning alone. */
bool parse_is_blank(const struct parser *parser);
bool parse_is_comment(const struct parser *parser);
/* A definition, also one that is misspelled or indented. */
bool parse_is_definition(const struct parser *parser);
/* As parse_is_definition, but a keyword in column 0 that is spelled right. */
bool parse_is_known_definition(const struct parser *parser);
/* The first word is this one. */
bool parse_is_keyword(const struct parser *parser, struct str keyword);
bool parse_is_fence(const struct parser *parser);

/* A line that is a section header. */
struct header {
	struct str name; /* without underscores; a misspelled one as the table of sections has it */
	struct str language;
};

/* Is the current line a well-formed header of a section that exists? */
bool parse_is_section(const struct parser *parser);
/* section-header: also one with an unknown name. misspelled: also without its two underscores,
 * for places where the line could be nothing else. Reports, and returns true with the header. */
bool parse_section_header(struct parser *parser, bool misspelled, struct header *header);
/* section = section-header { statement | prose-line | fence | blank } ; the header is the current
 * line. Reads on to the next header or definition; true when it is a header, now in *header. */
bool parse_section(struct parser *parser, struct ast_def *def, struct header *header);
/* fence = "```" [ info ] LF { line } "```" LF ; the opening line is the current one. */
struct ast_block parse_fence(struct parser *parser);

/* Reads the current line in a place where only statements may stand. NULL when it is none, or not
 * worth keeping, and after a report. example: what could stand there, for the message. */
struct ast_stmt *parse_statement_line(struct parser *parser, const char *example);
/* In a section of prose and statements: is the current line a statement? */
bool parse_is_mixed_statement(const struct parser *parser);
/* statement, of the current line. */
struct ast_stmt *parse_statement(struct parser *parser);
/* attribute = "__Attribute" name "=" expr [ ";" ] ; added to def. True when the current line was
 * one, or a misplaced language version; it is then stepped over. */
bool parse_special_line(struct parser *parser, struct ast_def *def);
/* language = "__Language" number [ ";" ] ; */
void parse_language(struct parser *parser);
/* enum-member, of the current line; false when it is none, after a report. */
bool parse_member(struct parser *parser, struct ast_member *member);

/* The rest of a line behind the last token of a definition or attribute. */
void parse_line_end(struct lexer *lexer);

/* expr. NULL after a report. */
struct ast_expr *parse_expr(struct lexer *lexer);
/* An expr without < > == && || ?: at its top, so that a '<' may follow. */
struct ast_expr *parse_shift_expr(struct lexer *lexer);
/* args = "<" [ expr { "," expr } ] ">" ; as operands of an AST_LIST. NULL after a report. */
struct ast_expr *parse_args(struct lexer *lexer);
/* name: ident, ident.ident or $ident, as AST_NAME. NULL, without a report, when there is none. */
struct ast_expr *parse_name(struct lexer *lexer);

#endif
