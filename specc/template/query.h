/* SPDX-License-Identifier: MIT */
/* Queries: evaluates the expressions of a template on a document with variables. Private to this
 * room. */
#ifndef SPECC_TEMPLATE_QUERY_H
#define SPECC_TEMPLATE_QUERY_H

#include "template/function.h"
#include "template/tree.h"

/* A variable: the value of a %let or a parameter, or the current iteration of an %each. */
struct variable {
	const char *name;        /* NULL: %each without a name */
	xmlXPathObjectPtr value; /* owned; NULL for %each */
	xmlNodePtr item;
	size_t index, count; /* of %each: the iteration, from 1, and their number */
	bool poisoned;       /* its value failed, which was reported: uses of it fail silently */
};

/* The state of evaluation during a run. The visible variables are [0, globals) and [base, end). */
struct query {
	struct template_set *set;
	xmlXPathContextPtr context;
	struct template_indexes indexes;
	VEC(struct variable) variables;
	size_t base, globals;
	size_t held;     /* bytes of text that variables hold */
	bool exhausted;  /* the run has reached its limit, which was reported */
	xmlNodePtr node; /* context node; its position and the number of its siblings */
	size_t position, size;
	const char *name_missing; /* after a failure: the variable without a value */
	bool poisoned;            /* a poisoned variable was used */
	char message[200];        /* after a failure: message of libxml2 */
};

/* Prepares for a document. */
void query_open(struct query *query, struct template_set *set, xmlDocPtr document);
void query_close(struct query *query);

/* The query functions report a failure at the expression, once per run, and return NULL or
 * false. */

/* The text of an expression that yields one node, a number or a string; free it with xmlFree. */
xmlChar *query_string(struct query *query, struct expression *expression);
/* The value of an expression as XPath's boolean() defines it. */
bool query_boolean(struct query *query, struct expression *expression, bool *result);
/* The value of an expression; free it with xmlXPathFreeObject. */
xmlXPathObjectPtr query_value(struct query *query, struct expression *expression);
/* The nodes of an expression in document order; free them with xmlXPathFreeObject. */
xmlXPathObjectPtr query_nodes(struct query *query, struct expression *expression);

/* Adds a variable. expression is the one that computed its value, or NULL. */
void query_push(struct query *query, struct variable variable, struct expression *expression);
/* Removes the newest variables until count are left. */
void query_drop(struct query *query, size_t count);

/* Counts steps of the run. Returns false once the limit is reached, and reports that once. */
bool query_spend(struct query *query, struct span span, size_t steps);

/* Reports an error, with a note on the context node, unless this run has reported the place before
 * (*failed_run); in that case returns NULL. */
struct report *query_error(struct query *query, struct span span, size_t *failed_run,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
