/* SPDX-License-Identifier: MIT */
/* Language server: what an editor asks about a specification, answered over the Language Server
 * Protocol (docs/lsp.md).
 * In: messages of a client. Out: diagnostics, answers.
 * Read first: this header; server.c (messages, order of things), spec.c (one specification and its
 * workers), worker.c (a child process that has analysed one state of the texts and answers from
 * it), analysis.h (that state). Each feature is a file of its own. */
#ifndef SPECC_LSP_LSP_H
#define SPECC_LSP_LSP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "isa/ir.h"

struct lsp_options {
	int in, out; /* file descriptors of the client */
	const char *version;
	/* Paths of a specification named on the command line, absolute; every other document belongs
	 * to the specification that its folder is. */
	const char *const *paths;
	size_t path_count;
	/* Reads and checks a specification, like `specc check`. texts: see struct diag. diag is
	 * zeroed; load initialises it. Never NULL. */
	struct isa *(*load)(const void *user, struct arena *arena, struct diag *diag,
		const struct str_map *texts, const char *const *paths, size_t count);
	const void *user;
	/* Analyse in this process instead of a child: for the fuzz harness, which must see all
	 * branches. */
	bool alone;
};

/* Serves a client until it says `exit` or closes its end. Returns the exit status: 0 after
 * `shutdown`, else 1. */
int lsp_serve(const struct lsp_options *options);

#endif
