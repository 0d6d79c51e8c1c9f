/* Queries: evaluates the expressions of a template on a document, with variables. Private to
 * this room. */
#ifndef SPECC_TEMPLATE_QUERY_H
#define SPECC_TEMPLATE_QUERY_H

#include "template/tree.h"

/* A variable: the value of %let or of a parameter, or a turn of %each with its item. */
struct variable {
	const char *name;        /* NULL: %each without a name */
	xmlXPathObjectPtr value; /* owned; NULL for %each */
	xmlNodePtr item;
	size_t index, count; /* of %each: the turn, from 1, and the number of turns */
	bool poisoned;       /* its value failed (reported): what uses it fails silently */
};

/* The state of expressions during a run. Visible are variables[0, globals) and [base, end). */
struct query {
	struct template_set *set;
	xmlXPathContextPtr context;
	VEC(struct variable) variables;
	size_t base, globals;
	size_t held;     /* bytes of the texts of the variables */
	bool exhausted;  /* the run has come to its limit, which was reported */
	bool numbered;   /* the elements are, in document order, for libxml2's sorting */
	xmlNodePtr node; /* the context node, its position and the number of its siblings */
	size_t position, size;
	const char *name_missing; /* a variable without a value, after a failure */
	bool poisoned;            /* a poisoned variable was used */
	char message[200];        /* what libxml2 said, after a failure */
};

/* Prepares for a document; false when out of memory. */
bool query_open(struct query *query, struct template_set *set, xmlDocPtr document);
void query_close(struct query *query);

/* All of these report a failure at the expression, once per run, and give NULL or false then. */

/* The text of its one node, number or text, to be freed with xmlFree. */
xmlChar *query_string(struct query *query, struct expression *expression);
/* Its truth as XPath's boolean() has it. */
bool query_boolean(struct query *query, struct expression *expression, bool *result);
/* Its value, to be freed with xmlXPathFreeObject. */
xmlXPathObjectPtr query_value(struct query *query, struct expression *expression);
/* Its nodes in document order, to be freed with xmlXPathFreeObject. */
xmlXPathObjectPtr query_nodes(struct query *query, struct expression *expression);

/* Adds a variable. expression is that of its value, or NULL. */
void query_push(struct query *query, struct variable variable, struct expression *expression);
/* Drops variables until count are left. */
void query_drop(struct query *query, size_t count);

/* Counts steps of the run; false when it has come to its limit, which is reported here once. */
bool query_spend(struct query *query, struct span span, size_t steps);

/* Reports unless the run has reported this place before (*failed_run); notes the context node.
 * NULL when it has. */
struct report *query_error(struct query *query, struct span span, size_t *failed_run,
	const char *format, ...) __attribute__((format(printf, 4, 5)));

#endif
