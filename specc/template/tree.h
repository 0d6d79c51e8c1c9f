/* The parsed form of templates: what the parser makes, the checks read and the evaluator walks.
 * Private to this room. */
#ifndef SPECC_TEMPLATE_TREE_H
#define SPECC_TEMPLATE_TREE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

#include <libxml/xpath.h>

#include "template/escape.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/str.h"
#include "base/vec.h"

enum {
	TEMPLATE_MAX_NESTING = 100,    /* open control lines at one place */
	TEMPLATE_MAX_INCLUDES = 32,    /* files that include each other */
	TEMPLATE_MAX_DEPTH = 1000,     /* running bodies: loops, conditions and calls in each other */
	TEMPLATE_MAX_OUTPUT = 1 << 28, /* bytes of one output file */
	TEMPLATE_MAX_TEXT = 1 << 24,   /* bytes of texts that variables hold at a time */
	TEMPLATE_MAX_STEPS = 1 << 28   /* of a run: nodes, operations of XPath, 16 bytes of output */
};

/* One XPath expression of a template. Owned by the set (list `expressions`). */
struct expression {
	struct span span;
	const char *text;             /* NUL-terminated */
	xmlXPathCompExprPtr compiled; /* NULL when it does not compile (reported) */
	size_t failed_run;            /* number of the last run in which it was reported */
};

struct node;

struct body {
	VEC(struct node *) nodes;
};

/* A branch of %if: the condition is NULL for %else. */
struct branch {
	struct expression *condition;
	struct body body;
};

/* ${}: an expression, or a label with its key or an expression for the key. */
struct value {
	enum form form;
	struct expression *expression; /* NULL for a label with a key */
	bool is_label;
	struct str label;
};

struct each {
	struct expression *items;
	const char *name; /* NULL without `as` */
	struct str separator;
	unsigned fill; /* bytes of a line that the lines of several items share; 0: they do not */
	unsigned wrap; /* bytes of a line behind which it goes on in the next; 0: it does not */
	struct body body, none; /* for each item; where there is none */
};

struct let {
	const char *name;
	struct expression *value;
};

struct call {
	struct str name;
	VEC(struct expression *) arguments;
	struct block *block; /* set by the checks */
};

struct file {
	struct body path; /* texts and values */
	enum form plain;  /* FORM_PLAIN: by the suffix of the path */
};

struct copy {
	struct expression *elements;
	struct expression *without; /* NULL: everything in them */
	const char *namespace;      /* of the copy; NULL: none */
};

enum node_kind {
	NODE_TEXT,
	NODE_VALUE,
	NODE_EACH,
	NODE_IF,
	NODE_LET,
	NODE_CALL,
	NODE_FILE,
	NODE_COPY,
	NODE_LANGUAGE
};

struct node {
	enum node_kind kind;
	struct span span;  /* of the ${} or the control line */
	size_t failed_run; /* as in struct expression */
	union {
		struct str text;
		struct value value;
		struct each each;
		VEC(struct branch) branches;
		struct let let;
		struct call call;
		struct file file;
		struct copy copy;
		struct expression *language;
	};
};

struct block {
	struct str name;
	struct span span;
	VEC(const char *) parameters;
	struct body body;
};

/* A file of the set and the %include that asked for it (no place for main.tpl). */
struct member {
	const struct source *source;
	const char *name; /* as the %include says */
	struct span from;
};

struct template_set {
	struct arena *arena;
	struct diag *diag;
	const char *folder;
	const struct template_file *files; /* of file_count, in the place of a folder; or NULL */
	size_t file_count;
	struct body main;
	VEC(struct member) members;
	VEC(struct block *) blocks; /* in the order of their definition */
	struct str_map block_names;
	VEC(struct expression *) expressions;
	xmlXPathContextPtr compiler; /* of the expressions; NULL before the first one */
	VEC(struct node *) labels;
	bool copies;         /* there is a %copy */
	bool many_languages; /* there is a %language */
	size_t errors;       /* reported through template_error */
	size_t runs;
	unsigned long most_steps; /* of a run */
};

/* Reports with check `template`; adds a note for each %include that leads to the place. */
struct report *template_error(struct template_set *set, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Reports that a file cannot be read, for which template_read has told the reason. */
void template_unreadable(struct template_set *set, struct span place, const char *what,
	const char *path, const char *why);

/* The path of a file in the template folder, for messages. */
const char *template_path(struct template_set *set, const char *name);
/* Reads a file of the template folder. False: it is not there, or leads out of the folder; *why and
 * errno say which. *source is NULL when it was reported that it cannot be used. */
bool template_read(
	struct template_set *set, const char *name, const struct source **source, const char **why);

/* parse.c: reads a file of the set into set->main and set->blocks. */
void template_parse_file(struct template_set *set, const struct source *source);

/* check.c: is it one of the variables that every %each has? */
bool template_is_loop_name(const char *name);
/* Resolves the names of variables, functions and blocks. */
void template_check(struct template_set *set);

/* xpath.c: compiles the text of the span, without blanks around it. Never NULL. */
struct expression *expression_new(struct template_set *set, struct span span);

/* Calls name(user, span, name) for each `$name` and each `name(` in the expression; kind is '$'
 * or '('. Texts in quotes are skipped. */
typedef void (*expression_name_fn)(void *user, struct span span, struct str name, char kind);
void expression_scan(const struct expression *expression, expression_name_fn name, void *user);

#endif
