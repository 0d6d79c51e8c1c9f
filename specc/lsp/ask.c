/* SPDX-License-Identifier: MIT */
/* Requests that a worker answers: sent to one, kept until there is one, cancelled. */
#include "lsp/server.h"

static void finish_request(struct server *server, struct request *request)
{
	size_t kept = 0;
	for (size_t i = 0; i < server->requests.count; i++)
		if (server->requests.items[i] != request)
			server->requests.items[kept++] = server->requests.items[i];
	server->requests.count = kept;
	if (request->worker)
		request->worker->asked--;
	json_decref(request->id);
	json_decref(request->params);
	free(request);
}

/* One of several answers; the last one completes them. */
static void gather_answers(struct server *server, struct request *request, const json_t *result)
{
	struct gathering *gathering = request->gathering;
	if (json_is_array(result))
		json_array_extend(gathering->list, (json_t *)(uintptr_t)result);
	if (--gathering->left)
		return;
	if (gathering->id)
		rpc_answer(&server->out, gathering->id, json_incref(gathering->list));
	json_decref(gathering->id);
	json_decref(gathering->list);
	free(gathering);
}

static void refuse_request(
	struct server *server, struct request *request, enum rpc_error error, const char *message)
{
	if (request->gathering)
		gather_answers(server, request, NULL);
	else if (request->id)
		rpc_refuse(&server->out, request->id, error, message);
	finish_request(server, request);
}

void ask_drop(struct server *server, struct request *request)
{
	if (request->gathering)
		gather_answers(server, request, NULL);
	finish_request(server, request);
}

static void send(struct request *request, struct worker *worker)
{
	json_t *message = json_pack("{s:I, s:s, s:O}", "id", (json_int_t)request->number, "method",
		request->method->name, "params", request->params);
	request->worker = worker;
	worker->asked++;
	pool_send(worker, message);
	json_decref(message);
}

/* Sends a request, or leaves it waiting; without a worker to come its answer is null. */
static void forward(struct server *server, struct request *request)
{
	struct spec *spec = request->spec;
	bool current = request->method->need == NEED_CURRENT;
	bool coming = spec && (spec->running || spec->dirty);
	struct worker *worker = !spec ? NULL : current ? spec->newest : spec->parsed;
	if (worker && !(current && coming)) {
		send(request, worker);
	} else if (!coming) {
		if (request->gathering)
			gather_answers(server, request, NULL);
		else
			rpc_answer(&server->out, request->id, NULL);
		finish_request(server, request);
	}
}

static void add_request(struct server *server, const json_t *id, const struct method *method,
	json_t *params, struct spec *spec, struct gathering *gathering)
{
	struct request *request = memory_new(1, sizeof *request);
	*request = (struct request){ .id = id ? json_deep_copy(id) : NULL,
		.number = ++server->last_request,
		.method = method,
		.params = json_incref(params),
		.spec = spec,
		.gathering = gathering };
	VEC_PUSH(&server->arena, &server->requests, request);
	forward(server, request);
}

static void ask_all(
	struct server *server, const json_t *id, const struct method *method, json_t *params)
{
	struct gathering *gathering = memory_new(1, sizeof *gathering);
	*gathering = (struct gathering){ json_deep_copy(id), json_array(), 1 };
	for (size_t i = 0; i < server->specs.count; i++) {
		gathering->left++;
		add_request(server, NULL, method, params, server->specs.items[i], gathering);
	}
	struct request own = { .gathering = gathering };
	gather_answers(server, &own, NULL);
}

void ask(struct server *server, const json_t *id, const struct method *method, json_t *params)
{
	struct arena arena = { 0 };
	if (!json_object_get(params, "textDocument")) {
		ask_all(server, id, method, params);
		return;
	}
	struct str path = params_path(&arena, params);
	const struct document *document = documents_find(&server->documents, path);
	if (document)
		add_request(server, id, method, params, spec_of(server, document), NULL);
	else
		rpc_refuse(&server->out, id, RPC_INVALID_PARAMS, "the document is not open");
	arena_free(&arena);
}

void ask_cancel(struct server *server, const json_t *id)
{
	for (size_t i = 0; i < server->requests.count; i++) {
		struct request *request = server->requests.items[i];
		struct gathering *gathering = request->gathering;
		const json_t *own = gathering ? gathering->id : request->id;
		if (!own || !json_equal(own, id))
			continue;
		rpc_refuse(&server->out, id, RPC_CANCELLED, "cancelled");
		json_t **kept = gathering ? &gathering->id : &request->id;
		json_decref(*kept);
		*kept = NULL; /* its answer is dropped when it comes */
		if (!gathering && !request->worker)
			finish_request(server, request);
		return;
	}
}

void ask_again(struct server *server, struct spec *spec)
{
	for (size_t i = server->requests.count; i-- > 0;) {
		struct request *request = i < server->requests.count ? server->requests.items[i] : NULL;
		if (request && request->spec == spec && !request->worker)
			forward(server, request);
	}
}

void ask_modified(struct server *server, const struct spec *spec)
{
	for (size_t i = server->requests.count; i-- > 0;) {
		struct request *request = server->requests.items[i];
		if (request->spec == spec && request->method->need == NEED_CURRENT)
			refuse_request(server, request, RPC_MODIFIED, "the text was edited meanwhile");
	}
}

void ask_answered(struct server *server, struct worker *worker, const json_t *message)
{
	json_int_t number = json_integer_value(json_object_get(message, "id"));
	const json_t *error = json_object_get(message, "error");
	for (size_t i = 0; i < server->requests.count; i++) {
		struct request *request = server->requests.items[i];
		if (request->worker != worker || (json_int_t)request->number != number)
			continue;
		if (request->gathering)
			gather_answers(server, request, json_object_get(message, "result"));
		else if (request->id && error)
			rpc_refuse(&server->out, request->id,
				(enum rpc_error)json_integer_value(json_object_get(error, "code")),
				json_string_value(json_object_get(error, "message")));
		else if (request->id)
			rpc_answer(&server->out, request->id, json_incref(json_object_get(message, "result")));
		finish_request(server, request);
		return;
	}
}

void ask_lost(struct server *server, const struct worker *worker)
{
	for (size_t i = server->requests.count; i-- > 0;)
		if (server->requests.items[i]->worker == worker)
			refuse_request(
				server, server->requests.items[i], RPC_FAILED, "the analysis ended unexpectedly");
}
