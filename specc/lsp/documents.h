/* SPDX-License-Identifier: MIT */
/* The documents that an editor has open, and what was edited in them. */
#ifndef SPECC_LSP_DOCUMENTS_H
#define SPECC_LSP_DOCUMENTS_H

#include <jansson.h>

#include "base/vec.h"
#include "lsp/text.h"

/* Bytes [from, from + removed) of the text became `inserted` bytes. */
struct edit {
	uint64_t number; /* in the order of all edits */
	size_t from, removed, inserted;
};

struct document {
	struct str uri;  /* as the client writes it */
	struct str path; /* of a file: its path; otherwise the URI */
	bool open;
	bool is_specification; /* by its language or its suffix */
	int64_t version;
	struct text text;
	struct arena memory[2]; /* of the text and of the one before it, in turn */
	int current;
	VEC(struct edit) edits;
};

/* Zero-initialise, then set arena. Closed documents stay in the list. */
struct documents {
	struct arena *arena;
	VEC(struct document *) list;
	bool utf8;      /* characters are bytes */
	bool log;       /* keep edits */
	uint64_t edits; /* number of the last one */
};

/* The path of a file URI, decoded; the URI itself for other kinds. Empty: not a URI. */
struct str uri_to_path(struct arena *arena, struct str uri);
struct str uri_from_path(struct arena *arena, struct str path);

/* The open document at a path, or NULL. */
struct document *documents_find(const struct documents *documents, struct str path);
/* Carries out didOpen, didChange or didClose. Returns the document, or NULL if the parameters make
 * no sense; then nothing has changed. */
struct document *documents_open(struct documents *documents, const json_t *params);
struct document *documents_change(struct documents *documents, const json_t *params);
struct document *documents_close(struct documents *documents, const json_t *params);

/* The path of params.textDocument.uri; empty if there is none. */
struct str params_path(struct arena *arena, const json_t *params);
struct str json_str(const json_t *string);
/* False if it is not a position. */
bool place_from_json(const json_t *json, struct place *place);
json_t *place_to_json(struct place place);

/* Where an offset before the edits after number `base` is now; the reverse. False if it was removed
 * or is inside what was inserted; an end of a range may touch it. */
bool edits_forward(const struct document *document, uint64_t base, bool end, size_t *offset);
bool edits_back(const struct document *document, uint64_t base, bool end, size_t *offset);

#endif
