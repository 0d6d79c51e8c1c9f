/* SPDX-License-Identifier: MIT */
/* The parsed form of templates: built by the parser, read by the checks, walked by the evaluator.
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
	TEMPLATE_MAX_NESTING = 100,    /* of open control lines */
	TEMPLATE_MAX_INCLUDES = 32,    /* of files including each other */
	TEMPLATE_MAX_DEPTH = 1000,     /* of running bodies: loops, conditions and calls */
	TEMPLATE_MAX_OUTPUT = 1 << 28, /* bytes of one output file */
	TEMPLATE_MAX_TEXT = 1 << 24,   /* bytes of text held by variables at a time */
	TEMPLATE_MAX_STEPS = 1 << 28,  /* of a run; see template_limit */
	TEMPLATE_STEPS_EACH = 1 << 12  /* more of them for each element of the document */
};

/* An XPath expression of a template. Owned by the set (list `expressions`). */
struct expression {
	struct span span;
	const char *text;             /* NUL-terminated */
	xmlXPathCompExprPtr compiled; /* NULL if it does not compile (reported) */
	size_t failed_run;            /* the last run in which it was reported */
};

struct node;

struct body {
	VEC(struct node *) nodes;
};

/* A branch of %if; the condition is NULL for %else. */
struct branch {
	struct expression *condition;
	struct body body;
};

/* ${}: an expression, or a label whose key is fixed or computed by an expression. */
struct value {
	enum escape escape;
	struct expression *expression; /* NULL for a fixed label */
	bool is_label;
	struct str label;
};

struct each {
	struct expression *items;
	const char *name; /* NULL without `as` */
	struct str separator;
	unsigned fill; /* pack single-line items into lines of at most this many bytes; 0: do not */
	unsigned wrap; /* break lines longer than this many bytes; 0: do not */
	struct body body, none; /* for each item; if there are none */
};

struct let {
	const char *name;
	struct expression *value;
};

struct call {
	struct str name;
	VEC(struct expression *) arguments;
	struct block *block; /* set by check.c */
};

struct file {
	struct body path;  /* texts and values */
	enum escape plain; /* ESCAPE_PLAIN: depends on the suffix of the path */
};

struct copy {
	struct expression *elements;
	struct expression *without; /* NULL: copy everything */
	const char *namespace;      /* of the copy, or NULL */
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

/* A file of the set and the %include that named it (no position for main.tpl). */
struct member {
	const struct source *source;
	const char *name; /* as the %include spells it */
	struct span from;
};

struct template_set {
	struct arena *arena;
	struct diag *diag;
	const char *folder;
	const struct template_file *files; /* file_count of them, instead of a folder; or NULL */
	size_t file_count;
	struct body main;
	VEC(struct member) members;
	VEC(struct block *) blocks; /* in order of definition */
	struct str_map block_names;
	VEC(struct expression *) expressions;
	xmlXPathContextPtr compiler; /* compiles expressions; NULL before the first */
	VEC(struct node *) labels;
	bool copies;         /* there is a %copy */
	bool many_languages; /* there is a %language */
	size_t errors;       /* number reported through template_error */
	size_t runs;
	unsigned long most_steps; /* limit for a run; 0: by the size of the document */
};

/* Reports with check `template`; adds a note for each %include that leads to this file. */
struct report *template_error(struct template_set *set, struct span span, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Reports that a file cannot be read, for the reason that template_read returned. */
void template_unreadable(struct template_set *set, struct span place, const char *what,
	const char *path, const char *why);

/* The path of a file in the template folder, for messages. */
const char *template_path(struct template_set *set, const char *name);
/* Reads a file of the template folder. Returns false if it does not exist or is outside the folder;
 * *why and errno tell which. Sets *source to NULL if the file is unusable, which was reported. */
bool template_read(
	struct template_set *set, const char *name, const struct source **source, const char **why);

/* parse.c: reads a file of the set into set->main and set->blocks. */
void template_parse_file(struct template_set *set, const struct source *source);

/* check.c: is it a variable that every %each defines? */
bool template_is_loop_name(const char *name);
/* Resolves the names of variables, functions and blocks. */
void template_check(struct template_set *set);

/* xpath.c: compiles the text of the span without surrounding blanks. Never NULL. */
struct expression *expression_new(struct template_set *set, struct span span);

/* Calls name(user, span, name) for each `$name` and each `name(` in the expression; kind is '$' or
 * '('. String literals are skipped. */
typedef void (*expression_name_fn)(void *user, struct span span, struct str name, char kind);
void expression_scan(const struct expression *expression, expression_name_fn name, void *user);

#endif
