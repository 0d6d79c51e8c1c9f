/* SPDX-License-Identifier: MIT */
/* The requests that are answered from an analysed state. */
#ifndef SPECC_LSP_METHODS_H
#define SPECC_LSP_METHODS_H

#include "lsp/analysis.h"

/* From which state a request is answered. */
enum need {
	NEED_PARSED, /* the last one that could be read: an older one rather than none */
	NEED_CURRENT /* that of the texts as they are: waits for it, and fails if they change again */
};

/* What its parameters name. */
enum scope { SCOPE_WORKSPACE, SCOPE_DOCUMENT, SCOPE_POSITION, SCOPE_RANGE };

struct method {
	const char *name;
	enum scope scope;
	enum need need;
	json_t *(*answer)(struct analysis *analysis, const json_t *params);
};

/* NULL if there is none of this name. */
const struct method *method_find(struct str name);
/* Do the parameters have what the method needs? */
bool method_takes(const struct method *method, const json_t *params);
/* ServerCapabilities */
json_t *capabilities(bool utf8);

#endif
