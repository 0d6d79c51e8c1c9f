/* SPDX-License-Identifier: MIT */
/* One state of the texts of a specification, analysed, and where its places are in the texts as
 * they are now. */
#ifndef SPECC_LSP_ANALYSIS_H
#define SPECC_LSP_ANALYSIS_H

#include "lsp/documents.h"
#include "lsp/lsp.h"
#include "lsp/rpc.h"

/* What the client can do (ClientCapabilities). */
struct client {
	bool markdown;  /* in hover */
	bool hierarchy; /* DocumentSymbol with children */
	bool snippets;
	bool versioned; /* documentChanges in edits */
	bool watches;   /* files may be watched by registering */
};

/* A file of the specification. */
struct state_file {
	struct str path;
	const struct source *source; /* what was analysed */
	struct document *document;   /* what is there now */
	/* Where each line of the source began in the document then: a BOM and the CR before each LF are
	 * missing in the source. */
	const uint32_t *lines;
	size_t length; /* of the document then */
	bool is_now;   /* source is the text as it is now */
};

struct names; /* names.h */

struct analysis {
	struct arena *arena;
	struct arena scratch; /* of a request */
	const struct client *client;
	struct documents *documents;
	struct diag diag;
	struct isa *isa;
	uint64_t base; /* edits up to this number are in this state */
	bool parsed;   /* no report says that a text could not be read */
	VEC(struct state_file) files;
	const struct lsp_options *options;
	const char *const *paths; /* of the specification */
	size_t path_count;
	struct names *names; /* made when first asked for */
	/* Set by a feature that refuses a request: the reason, for the user. */
	const char *refusal;
};

/* Reads and checks the files at these paths, with open documents in place of what is on disk. */
struct analysis *analysis_new(struct arena *arena, const struct lsp_options *options,
	const struct client *client, struct documents *documents, const char *const *paths,
	size_t count);
/* {"parsed": ..., "published": [PublishDiagnosticsParams...]}; publish.c */
json_t *analysis_published(struct analysis *analysis);

const struct state_file *analysis_file(const struct analysis *analysis, struct str path);
const struct state_file *analysis_file_of(
	const struct analysis *analysis, const struct source *source);
/* An open document as it is now, allocated in the scratch arena. */
struct state_file analysis_now(struct analysis *analysis, struct document *document);
/* The same for params.textDocument; false if it is not open. */
bool analysis_now_of(struct analysis *analysis, const json_t *params, struct state_file *file);
/* Its syntax tree, without reports. */
const struct ast_file *analysis_parse(struct analysis *analysis, const struct state_file *file);
/* The URI under which the client knows a file. */
struct str analysis_uri(const struct analysis *analysis, const struct state_file *file);

/* The range of a span as it is now; false if the client cannot be shown it: there is no such file,
 * or it was edited there. */
bool analysis_range(const struct analysis *analysis, struct span span, json_t **range);
/* The same for bytes of a file, as places. */
bool file_places(const struct analysis *analysis, const struct state_file *file, uint32_t from,
	uint32_t to, struct place *start, struct place *end);
/* An offset in the document -> in the source of the file. */
uint32_t file_offset(const struct state_file *file, size_t offset);
/* A span of what was analysed -> of the text as it is now; false as above. */
bool analysis_span_now(const struct analysis *analysis, const struct state_file *then,
	const struct state_file *now, struct span span, struct span *out);
/* The same for a span of this file. */
bool file_range(const struct analysis *analysis, const struct state_file *file, struct span span,
	json_t **range);
/* {uri, range}; NULL as above. */
json_t *analysis_location(const struct analysis *analysis, struct span span);
/* The place that params (TextDocumentPositionParams) mean, in what was analysed: an empty span.
 * False if there is none. */
bool analysis_place(const struct analysis *analysis, const json_t *params, struct span *place);
/* The document that params mean, and a position in it as it is now; NULL if there is none. */
struct document *analysis_document(
	const struct analysis *analysis, const json_t *params, size_t *offset);

/* ---- features: each makes the result of a request; NULL is null ---- */

json_t *symbols_of_document(struct analysis *analysis, const json_t *params);
json_t *symbols_of_workspace(struct analysis *analysis, const json_t *params);
json_t *folding_ranges(struct analysis *analysis, const json_t *params);
json_t *hover_of(struct analysis *analysis, const json_t *params);
json_t *definition_of(struct analysis *analysis, const json_t *params);
json_t *references_of(struct analysis *analysis, const json_t *params);
json_t *highlights_of(struct analysis *analysis, const json_t *params);
json_t *rename_range(struct analysis *analysis, const json_t *params);
json_t *rename_name(struct analysis *analysis, const json_t *params);
json_t *hints_of(struct analysis *analysis, const json_t *params);
json_t *fixes_of(struct analysis *analysis, const json_t *params);
json_t *formatted(struct analysis *analysis, const json_t *params);
json_t *formatted_range(struct analysis *analysis, const json_t *params);
json_t *completions_of(struct analysis *analysis, const json_t *params);
json_t *tokens_of(struct analysis *analysis, const json_t *params);
json_t *tokens_legend(void);

/* A report as a Diagnostic; publish.c */
json_t *diagnostic_of(const struct analysis *analysis, const struct report *report);
/* Adds the edits of a file (TextEdit[]) to a WorkspaceEdit (NULL: a new one); rename.c */
json_t *workspace_edit(
	struct analysis *analysis, const struct state_file *file, json_t *edits, json_t *whole);

/* ---- worker.c ---- */

/* Answers a message of the server: a notification about a document, or a request. */
void worker_handle(struct analysis *analysis, const json_t *message, struct queue *out);
/* A child's life: analyses, says so, and answers until the server closes its end. */
_Noreturn void worker_run(const struct lsp_options *options, const struct client *client,
	struct documents *documents, const char *const *paths, size_t count, int in, int out);

#endif
