/* SPDX-License-Identifier: MIT */
/* The state of a server: documents, specifications with their workers, requests under way. */
#ifndef SPECC_LSP_SERVER_H
#define SPECC_LSP_SERVER_H

#include <sys/types.h>

#include "lsp/analysis.h"
#include "lsp/methods.h"

/* A child process (or, with options->alone, an analysis in this one) for one state of a
 * specification. */
struct worker {
	struct spec *spec;
	pid_t id;       /* 0: in this process */
	int to, from;   /* pipes; -1 if there is none */
	bool retired;   /* ends when its last request is answered */
	unsigned asked; /* requests under way */
	struct queue out;
	struct frame_reader in;
	struct arena memory; /* in this process: of the analysis */
	struct analysis *own;
};

/* A folder with *.isa files, a file of its own, or what the command line names. */
struct spec {
	struct str path;        /* the folder or file; empty: the command line */
	bool is_folder, stays;  /* stays: although no document is open */
	bool dirty;             /* a text has changed */
	struct worker *running; /* analyses the texts as they are; or NULL */
	struct worker *newest;  /* the last one that was ready; or NULL */
	struct worker *parsed;  /* the last one whose texts could be read, else the first; or NULL */
	json_t *published;      /* URIs whose reports the client has been told; or NULL */
};

/* A question to several specifications. */
struct gathering {
	json_t *id, *list;
	unsigned left;
};

/* A request of the client that a worker answers. */
struct request {
	json_t *id;
	uint64_t number; /* its id between server and worker */
	const struct method *method;
	json_t *params;
	struct spec *spec;
	struct worker *worker;       /* NULL: it waits for one */
	struct gathering *gathering; /* or NULL */
};

enum phase { PHASE_START, PHASE_RUN, PHASE_SHUT };

struct server {
	const struct lsp_options *options;
	struct arena arena;
	struct documents documents;
	struct client client;
	VEC(struct spec *) specs;
	VEC(struct worker *) workers;
	VEC(struct request *) requests;
	VEC(pid_t) ended; /* children that were killed */
	uint64_t last_request;
	struct frame_reader in;
	struct queue out;
	bool damaged; /* the last bytes were not a message, and the client has been told */
	enum phase phase;
	bool done;
	int status;
};

/* ---- spec.c ---- */

/* The specification that a path belongs to; made if there is none. NULL: the file is not part of
 * one. */
struct spec *spec_of(struct server *server, const struct document *document);
/* A specification in this folder, if it has *.isa files; it stays when all documents are closed. */
void spec_add_folder(struct server *server, struct str folder);
void spec_add_paths(struct server *server); /* that of the command line */
/* Marks what depends on a path (or, if it is empty, everything) as changed. */
void spec_touch(struct server *server, struct str path);
/* Hands the reports of a state to the client (analysis_published). */
void spec_publish(struct server *server, struct spec *spec, const json_t *published);
/* Starts a worker for each specification that has changed, or closes it if no document is open. */
void spec_update(struct server *server);

/* ---- pool.c: workers ---- */

/* Starts one for the texts as they are. */
struct worker *pool_start(
	struct server *server, struct spec *spec, const char *const *paths, size_t count);
void pool_send(struct worker *worker, const json_t *message);
/* Ends it; its requests fail. */
void pool_stop(struct server *server, struct worker *worker);
/* Ends it when its requests are answered. May be NULL. */
void pool_retire(struct server *server, struct worker *worker);
/* Forgets children that have ended; wait: all of them. */
void pool_reap(struct server *server, bool wait);
/* Reads what a worker has sent. */
void pool_read(struct server *server, struct worker *worker);

/* ---- ask.c: requests ---- */

void ask(struct server *server, const json_t *id, const struct method *method, json_t *params);
/* The client cancels a request. */
void ask_cancel(struct server *server, const json_t *id);
/* Sends on what waits for a worker of this specification. */
void ask_again(struct server *server, struct spec *spec);
/* The texts have changed: what needs the old ones fails. */
void ask_modified(struct server *server, const struct spec *spec);
/* A worker has answered. */
void ask_answered(struct server *server, struct worker *worker, const json_t *message);
/* Drops a request without an answer. */
void ask_drop(struct server *server, struct request *request);
/* The requests of a worker fail. */
void ask_lost(struct server *server, const struct worker *worker);

#endif
