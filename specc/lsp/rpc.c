/* SPDX-License-Identifier: MIT */
/* JSON values -> messages of JSON-RPC 2.0 in a queue. */
#include "lsp/rpc.h"

#include <ctype.h>

#define DIGITS_MOST 18 /* of a number that surely fits 64 bits */

static json_t *load_message(const char *text, size_t length, json_error_t *error)
{
	return json_loadb(text, length, JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, error);
}

static size_t number_length(const char *text)
{
	size_t length = 0;
	while (isalnum((unsigned char)text[length]) || (text[length] && strchr("+-.", text[length])))
		length++;
	return length;
}

/* A number that is too large, or too far below zero, becomes one of 18 digits: no position is
 * there either. One of fewer characters has an exponent. */
static void limit_number(char *text, size_t length)
{
	size_t sign = *text == '-';
	bool is_long = strspn(text + sign, "0123456789") > DIGITS_MOST;
	if (!is_long && !memchr(text, 'e', length) && !memchr(text, 'E', length))
		return;
	memset(text + sign, ' ', length - sign);
	memset(text + sign, '9', is_long ? DIGITS_MOST : length - sign);
}

static void limit_numbers(char *text)
{
	bool quoted = false;
	for (; *text; text++) {
		if (*text == '"')
			quoted = !quoted;
		else if (quoted && *text == '\\' && text[1])
			text++;
		else if (!quoted && (*text == '-' || isdigit((unsigned char)*text))) {
			size_t length = number_length(text);
			limit_number(text, length);
			text += length - 1;
		}
	}
}

/* An id that had to be limited is none: the answer could not name it. */
static void forget_limited_id(json_t *message)
{
	json_int_t id = json_integer_value(json_object_get(message, "id"));
	if (id == 999999999999999999 || id == -999999999999999999)
		json_object_set_new(message, "id", json_null());
}

json_t *rpc_read(struct str body)
{
	json_error_t error;
	json_t *message = load_message(body.text, body.length, &error);
	if (message || json_error_code(&error) != json_error_numeric_overflow)
		return message;
	struct arena arena = { 0 };
	char *text = arena_copy(&arena, body.text, body.length);
	limit_numbers(text);
	message = load_message(text, body.length, &error);
	forget_limited_id(message);
	arena_free(&arena);
	return message;
}

void rpc_write(struct queue *queue, json_t *message)
{
	char *text = message ? json_dumps(message, JSON_COMPACT) : NULL;
	if (!text)
		out_of_memory(0);
	queue_add_message(queue, str_from_c(text));
	free(text);
	json_decref(message);
}

static json_t *id_of_message(const json_t *id)
{
	return id ? json_deep_copy(id) : json_null();
}

void rpc_answer(struct queue *queue, const json_t *id, json_t *result)
{
	rpc_write(queue, json_pack("{s:s, s:o, s:o}", "jsonrpc", "2.0", "id", id_of_message(id),
						 "result", result ? result : json_null()));
}

void rpc_refuse(struct queue *queue, const json_t *id, enum rpc_error error, const char *message)
{
	rpc_write(queue, json_pack("{s:s, s:o, s:{s:i, s:s}}", "jsonrpc", "2.0", "id",
						 id_of_message(id), "error", "code", (int)error, "message", message));
}

void rpc_notify(struct queue *queue, const char *method, json_t *params)
{
	rpc_write(queue, json_pack("{s:s, s:s, s:o}", "jsonrpc", "2.0", "method", method, "params",
						 params ? params : json_object()));
}

json_t *json_text(struct str text)
{
	json_t *json = json_stringn(text.text ? text.text : "", text.length);
	if (json)
		return json;
	struct arena arena = { 0 };
	struct buffer clean = buffer_new(&arena);
	for (size_t at = 0; at < text.length;) {
		uint32_t code;
		size_t step = utf8_decode(str_slice(text, at, text.length), &code);
		buffer_add(&clean, step ? str_slice(text, at, at + step) : STR("\xEF\xBF\xBD"));
		at += step ? step : 1;
	}
	json = json_stringn(clean.text, clean.length);
	arena_free(&arena);
	return json;
}
