/* SPDX-License-Identifier: MIT */
/* Bytes -> messages, and back. After a damaged header, reading resumes at the
 * next "Content-Length:". */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "lsp/frame.h"

#define OUT_CHUNK 4096 /* a pipe with room takes as many without waiting */

#define HEADER_MOST 4096              /* bytes of a line of a header, and of those before it */
#define KEPT        ((size_t)1 << 20) /* of an empty queue */

static const struct str length_name = { "content-length:", 15 };

void queue_add(struct queue *queue, struct str bytes)
{
	bool empty = queue->at == queue->bytes.length;
	if (empty && queue->bytes.capacity > KEPT)
		queue_free(queue);
	queue->bytes.arena = &queue->memory;
	if (queue->at && queue->at * 2 >= queue->bytes.length) {
		queue->bytes.length -= queue->at;
		memmove(queue->bytes.text, queue->bytes.text + queue->at, queue->bytes.length);
		queue->at = 0;
	}
	buffer_add(&queue->bytes, bytes);
}

struct str queue_rest(const struct queue *queue)
{
	return str_slice(buffer_str(&queue->bytes), queue->at, queue->bytes.length);
}

void queue_take(struct queue *queue, size_t count)
{
	queue->at += count; /* the bytes stay where they are: a message may be read there */
}

bool queue_write(struct queue *queue, int file)
{
	struct str rest = queue_rest(queue);
	ssize_t count = write(file, rest.text, rest.length < OUT_CHUNK ? rest.length : OUT_CHUNK);
	if (count < 0)
		return errno == EINTR || errno == EAGAIN;
	queue_take(queue, (size_t)count);
	return true;
}

void queue_free(struct queue *queue)
{
	arena_free(&queue->memory);
	*queue = (struct queue){ 0 };
}

void queue_add_message(struct queue *queue, struct str body)
{
	char header[64];
	int length = snprintf(header, sizeof header, "Content-Length: %zu\r\n\r\n", body.length);
	queue_add(queue, (struct str){ header, (size_t)length });
	queue_add(queue, body);
}

/* Where "Content-Length:" begins in a line, in any case; line.length if nowhere. */
static size_t find_length(struct str line)
{
	for (size_t at = 0; at + length_name.length <= line.length; at++)
		if (str_equal_folded(str_slice(line, at, at + length_name.length), length_name))
			return at;
	return line.length;
}

/* "Content-Length: 12" -> 12; false if it is not a number. Any that is too large is the largest. */
static bool read_length(struct str value, size_t *length)
{
	value = str_trim(value);
	*length = 0;
	for (size_t i = 0; i < value.length; i++) {
		if (!char_is_digit(value.text[i]))
			return false;
		if (*length > SIZE_MAX / 20)
			continue;
		*length = *length * 10 + (size_t)(value.text[i] - '0');
	}
	return value.length > 0;
}

/* A line that is not one of a header: goes on where a header may begin. */
static enum frame bad_line(struct frame_reader *reader, struct str line, size_t whole)
{
	size_t next = find_length(str_slice(line, 1, line.length)) + 1;
	queue_take(&reader->queue, next < line.length ? next : whole);
	return FRAME_BAD;
}

/* The header has ended at byte `at`. */
static enum frame take_body(struct frame_reader *reader, size_t at, size_t length, struct str *body)
{
	struct str rest = queue_rest(&reader->queue);
	if (length > FRAME_LIMIT) {
		reader->drop = length;
		queue_take(&reader->queue, at);
		return FRAME_LARGE;
	}
	if (rest.length - at < length)
		return FRAME_NONE;
	*body = str_slice(rest, at, at + length);
	queue_take(&reader->queue, at + length);
	return FRAME_MESSAGE;
}

static void drop_read(struct frame_reader *reader)
{
	struct str rest = queue_rest(&reader->queue);
	size_t count = rest.length < reader->drop ? rest.length : reader->drop;
	reader->drop -= count;
	queue_take(&reader->queue, count);
}

enum frame frame_next(struct frame_reader *reader, struct str *body)
{
	if (reader->drop)
		drop_read(reader);
	struct str rest = queue_rest(&reader->queue);
	bool known = false;
	for (size_t at = 0, end, length = 0; at < rest.length; at = end + 1) {
		end = str_find(rest, at, STR("\n"));
		if (end == rest.length)
			return end - at > HEADER_MOST ? bad_line(reader, str_slice(rest, at, end), end)
										  : FRAME_NONE;
		struct str line = str_trim(str_slice(rest, at, end));
		if (!line.length && known)
			return take_body(reader, end + 1, length, body);
		size_t value = find_length(line);
		bool good = line.length > 0 && str_find(line, 0, STR(":")) < line.length;
		if (good && value == 0) {
			good = read_length(str_slice(line, length_name.length, line.length), &length);
			known = good;
		} else if (value < line.length) {
			good = false;
		}
		if (!good || at > HEADER_MOST)
			return bad_line(reader, str_slice(rest, at, end), end + 1);
	}
	return FRAME_NONE;
}
