/* SPDX-License-Identifier: MIT */
/* Messages of the protocol in a stream of bytes: "Content-Length: N\r\n\r\n" and N bytes. */
#ifndef SPECC_LSP_FRAME_H
#define SPECC_LSP_FRAME_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/str.h"

#define FRAME_LIMIT ((size_t)64 << 20) /* largest message, bytes */

/* A queue of bytes that grows at its end. Zero-initialise. */
struct queue {
	struct arena memory;
	struct buffer bytes;
	size_t at; /* bytes before it have been taken */
};

void queue_add(struct queue *queue, struct str bytes);
/* The bytes that have not been taken yet; valid until the next call. */
struct str queue_rest(const struct queue *queue);
void queue_take(struct queue *queue, size_t count);
/* Writes some bytes to a file; false if nobody reads them any more. */
bool queue_write(struct queue *queue, int file);
void queue_free(struct queue *queue);
/* Appends a message with its header. */
void queue_add_message(struct queue *queue, struct str body);

enum frame {
	FRAME_NONE,    /* more bytes are needed */
	FRAME_MESSAGE, /* *body is a message */
	FRAME_BAD,     /* the header is not one; bytes up to the next line were dropped */
	FRAME_LARGE    /* a message over FRAME_LIMIT; its bytes are dropped as they come */
};

/* Zero-initialise. */
struct frame_reader {
	struct queue queue;
	size_t drop; /* bytes still to be dropped */
};

/* Takes the next message from the queue. *body is valid until bytes are added. */
enum frame frame_next(struct frame_reader *reader, struct str *body);

#endif
