/* JSON values -> messages of JSON-RPC 2.0 in a queue. */
#include "lsp/rpc.h"

json_t *rpc_read(struct str body)
{
	return json_loadb(body.text, body.length, JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES, NULL);
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

static json_t *id_of(const json_t *id)
{
	return id ? json_deep_copy(id) : json_null();
}

void rpc_answer(struct queue *queue, const json_t *id, json_t *result)
{
	rpc_write(queue, json_pack("{s:s, s:o, s:o}", "jsonrpc", "2.0", "id", id_of(id), "result",
						 result ? result : json_null()));
}

void rpc_refuse(struct queue *queue, const json_t *id, enum rpc_error error, const char *message)
{
	rpc_write(queue, json_pack("{s:s, s:o, s:{s:i, s:s}}", "jsonrpc", "2.0", "id", id_of(id),
						 "error", "code", (int)error, "message", message));
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
