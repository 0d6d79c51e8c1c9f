/* SPDX-License-Identifier: MIT */
/* A child process of the server: one state of a specification, and the answers from it. */
#include <unistd.h>

#include "lsp/analysis.h"
#include "lsp/methods.h"
#include "lsp/names.h"

static void carry_out_method(struct analysis *analysis, struct str method, const json_t *params)
{
	if (str_equal_c(method, "textDocument/didOpen"))
		documents_open(analysis->documents, params);
	else if (str_equal_c(method, "textDocument/didChange"))
		documents_change(analysis->documents, params);
	else if (str_equal_c(method, "textDocument/didClose"))
		documents_close(analysis->documents, params);
}

static void answer_request(struct analysis *analysis, const struct method *method, const json_t *id,
	const json_t *params, struct queue *out)
{
	analysis->refusal = NULL;
	json_t *result = method->answer(analysis, params);
	if (analysis->refusal)
		rpc_refuse(out, id, RPC_FAILED, analysis->refusal);
	else
		rpc_answer(out, id, result);
	arena_reset(&analysis->scratch);
}

void worker_handle(struct analysis *analysis, const json_t *message, struct queue *out)
{
	const json_t *id = json_object_get(message, "id");
	const json_t *params = json_object_get(message, "params");
	struct str method = json_str(json_object_get(message, "method"));
	const struct method *known = method_find(method);
	if (!id)
		carry_out_method(analysis, method, params);
	else if (known)
		answer_request(analysis, known, id, params, out);
}

static void flush_queue(struct queue *queue, int out)
{
	for (struct str rest; (rest = queue_rest(queue)).length;) {
		ssize_t count = write(out, rest.text, rest.length);
		if (count <= 0)
			_exit(1);
		queue_take(queue, (size_t)count);
	}
}

_Noreturn void worker_run(const struct lsp_options *options, const struct client *client,
	struct documents *documents, const char *const *paths, size_t count, int in, int out)
{
	static char bytes[1 << 16];
	struct arena arena = { 0 };
	struct frame_reader reader = { 0 };
	struct queue answers = { 0 };
	documents->log = true;
	struct analysis *analysis = analysis_new(&arena, options, client, documents, paths, count);
	rpc_write(&answers, analysis_published(analysis));
	flush_queue(&answers, out);
	names_of(analysis);
	for (ssize_t got; (got = read(in, bytes, sizeof bytes)) > 0;) {
		struct str body;
		queue_add(&reader.queue, (struct str){ bytes, (size_t)got });
		while (frame_next(&reader, &body) == FRAME_MESSAGE) {
			json_t *message = rpc_read(body);
			worker_handle(analysis, message, &answers);
			json_decref(message);
			flush_queue(&answers, out);
		}
	}
	_exit(0);
}
