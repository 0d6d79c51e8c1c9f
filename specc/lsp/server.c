/* SPDX-License-Identifier: MIT */
/* The server: messages of the client -> documents, requests and answers. One loop over all
 * descriptors, which never waits for a client or a worker. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include "lsp/server.h"

#define OUT_MOST ((size_t)64 << 20) /* unsent bytes beyond which nothing more is read */

/* ---- initialize ---- */

static bool list_has_word(const json_t *list, const char *word)
{
	size_t i;
	json_t *item;
	json_array_foreach(list, i, item) if (str_equal_c(json_str(item), word)) return true;
	return false;
}

/* capabilities.A.B.C, or NULL. */
static const json_t *capability(const json_t *params, const char *a, const char *b, const char *c)
{
	const json_t *json = json_object_get(json_object_get(params, "capabilities"), a);
	return json_object_get(json_object_get(json, b), c);
}

static void learn_client(struct server *server, const json_t *params)
{
	struct client *client = &server->client;
	const json_t *general = json_object_get(json_object_get(params, "capabilities"), "general");
	server->documents.utf8 = list_has_word(json_object_get(general, "positionEncodings"), "utf-8");
	client->markdown =
		list_has_word(capability(params, "textDocument", "hover", "contentFormat"), "markdown");
	client->hierarchy = json_is_true(
		capability(params, "textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"));
	client->snippets = json_is_true(json_object_get(
		capability(params, "textDocument", "completion", "completionItem"), "snippetSupport"));
	client->versioned =
		json_is_true(capability(params, "workspace", "workspaceEdit", "documentChanges"));
	client->watches = json_is_true(
		capability(params, "workspace", "didChangeWatchedFiles", "dynamicRegistration"));
}

static void add_folders(struct server *server, const json_t *params)
{
	const json_t *folders = json_object_get(params, "workspaceFolders");
	size_t i;
	json_t *item;
	json_array_foreach(folders, i, item) spec_add_folder(
		server, uri_to_path(&server->arena, json_str(json_object_get(item, "uri"))));
	struct str root = json_str(json_object_get(params, "rootUri"));
	if (!json_array_size(folders) && root.length)
		spec_add_folder(server, uri_to_path(&server->arena, root));
	spec_add_paths(server);
}

static json_t *initialize(struct server *server, const json_t *params)
{
	learn_client(server, params);
	add_folders(server, params);
	server->phase = PHASE_RUN;
	return json_pack("{s:o, s:{s:s, s:s}}", "capabilities", capabilities(server->documents.utf8),
		"serverInfo", "name", "specc", "version", server->options->version);
}

/* Asks to be told of changes on disk, where a client does that only on request. */
static void initialized(struct server *server)
{
	if (!server->client.watches)
		return;
	json_t *watcher = json_pack("{s:[{s:s}]}", "watchers", "globPattern", "**/*.{isa,md}");
	rpc_write(&server->out,
		json_pack("{s:s, s:s, s:s, s:{s:[{s:s, s:s, s:o}]}}", "jsonrpc", "2.0", "id", "watch",
			"method", "client/registerCapability", "params", "registrations", "id", "watch",
			"method", "workspace/didChangeWatchedFiles", "registerOptions", watcher));
}

/* ---- notifications ---- */

/* A document has changed: the workers of its specification follow. */
static void follow_change(
	struct server *server, const struct document *document, const json_t *message)
{
	struct spec *spec = document ? spec_of(server, document) : NULL;
	if (!spec)
		return;
	spec->dirty = true;
	ask_modified(server, spec);
	VEC_EACH (struct worker *, it, &server->workers)
		if ((*it)->spec == spec && !(*it)->own)
			pool_send(*it, message);
}

static void files_changed(struct server *server, const json_t *params)
{
	size_t i;
	json_t *item;
	json_array_foreach(json_object_get(params, "changes"), i, item)
	{
		struct arena arena = { 0 };
		spec_touch(server, uri_to_path(&arena, json_str(json_object_get(item, "uri"))));
		arena_free(&arena);
	}
}

static void notified(struct server *server, struct str method, const json_t *message)
{
	const json_t *params = json_object_get(message, "params");
	struct documents *documents = &server->documents;
	if (str_equal_c(method, "exit")) {
		server->status = server->phase == PHASE_SHUT ? 0 : 1;
		server->done = true;
	}
	if (server->phase != PHASE_RUN)
		return;
	if (str_equal_c(method, "initialized"))
		initialized(server);
	else if (str_equal_c(method, "textDocument/didOpen"))
		follow_change(server, documents_open(documents, params), message);
	else if (str_equal_c(method, "textDocument/didChange"))
		follow_change(server, documents_change(documents, params), message);
	else if (str_equal_c(method, "textDocument/didClose"))
		follow_change(server, documents_close(documents, params), message);
	else if (str_equal_c(method, "workspace/didChangeWatchedFiles"))
		files_changed(server, params);
	else if (str_equal_c(method, "textDocument/didSave"))
		spec_touch(server, params_path(&server->arena, params));
	else if (str_equal_c(method, "$/cancelRequest"))
		ask_cancel(server, json_object_get(params, "id"));
}

/* ---- requests ---- */

static void requested(
	struct server *server, const json_t *id, struct str method, const json_t *message)
{
	json_t *params = json_object_get(message, "params");
	const struct method *known = method_find(method);
	bool first = str_equal_c(method, "initialize");
	if (server->phase == PHASE_SHUT || (first && server->phase == PHASE_RUN))
		rpc_refuse(&server->out, id, RPC_INVALID_REQUEST,
			first ? "the server is initialized" : "the server is shut down");
	else if (!first && server->phase == PHASE_START)
		rpc_refuse(&server->out, id, RPC_NOT_INITIALIZED, "expected 'initialize' first");
	else if (first && !json_is_object(params))
		rpc_refuse(&server->out, id, RPC_INVALID_PARAMS, "expected an object as params");
	else if (first)
		rpc_answer(&server->out, id, initialize(server, params));
	else if (str_equal_c(method, "shutdown")) {
		server->phase = PHASE_SHUT;
		rpc_answer(&server->out, id, NULL);
	} else if (!known)
		rpc_refuse(&server->out, id, RPC_UNKNOWN_METHOD, "there is no such method");
	else if (!method_takes(known, params))
		rpc_refuse(&server->out, id, RPC_INVALID_PARAMS,
			"expected the document, and the position or range that the method needs");
	else
		ask(server, id, known, params);
}

static void handle(struct server *server, struct str body)
{
	json_t *message = rpc_read(body);
	const json_t *id = json_object_get(message, "id");
	const json_t *method = json_object_get(message, "method");
	bool answer = json_object_get(message, "result") || json_object_get(message, "error");
	if (!message)
		rpc_refuse(&server->out, NULL, RPC_PARSE, "the message is not JSON");
	else if (!json_is_object(message) || (!json_is_string(method) && !answer) ||
			 (id && !json_is_string(id) && !json_is_integer(id)))
		rpc_refuse(&server->out, json_is_string(id) || json_is_integer(id) ? id : NULL,
			RPC_INVALID_REQUEST, "the message is not a request, a notification or a response");
	else if (method && id)
		requested(server, id, json_str(method), message);
	else if (method)
		notified(server, json_str(method), message);
	json_decref(message);
}

/* ---- the loop ---- */

/* Of several damaged pieces in a row only the first is answered. */
static void complain_of_frame(struct server *server, enum frame frame)
{
	if (!server->damaged)
		rpc_refuse(&server->out, NULL, frame == FRAME_LARGE ? RPC_INVALID_REQUEST : RPC_PARSE,
			frame == FRAME_LARGE ? "the message is larger than 64 MiB"
								 : "expected a header with Content-Length");
	server->damaged = true;
}

/* Analyses in this process have their answers at once. */
static void settle_workers(struct server *server)
{
	spec_update(server);
	for (size_t i = server->workers.count; i-- > 0;)
		if (i < server->workers.count && server->workers.items[i]->own)
			pool_read(server, server->workers.items[i]);
}

static void take_messages(struct server *server)
{
	struct str body;
	enum frame frame;
	while (!server->done && (frame = frame_next(&server->in, &body)) != FRAME_NONE) {
		if (frame == FRAME_MESSAGE) {
			server->damaged = false;
			handle(server, body);
			if (server->options->alone)
				settle_workers(server);
		} else {
			complain_of_frame(server, frame);
		}
	}
}

static bool is_readable(int file)
{
	struct pollfd item = { .fd = file, .events = POLLIN };
	return poll(&item, 1, 0) > 0;
}

/* Reads what the client has sent by now. */
static void read_client(struct server *server)
{
	static char bytes[1 << 16];
	do {
		ssize_t got = read(server->options->in, bytes, sizeof bytes);
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0) { /* the client is gone */
			server->status = server->phase == PHASE_SHUT ? 0 : 1;
			server->done = true;
			return;
		}
		queue_add(&server->in.queue, (struct str){ bytes, (size_t)got });
		take_messages(server);
	} while (!server->done && is_readable(server->options->in));
}

static void write_client(struct server *server)
{
	if (queue_write(&server->out, server->options->out))
		return;
	server->status = 1;
	server->done = true;
	queue_free(&server->out);
}

struct polled {
	VEC(struct pollfd) list;
	VEC(struct worker *) workers; /* of each item, or NULL */
};

static void poll_add(
	struct arena *arena, struct polled *polled, int file, int events, struct worker *worker)
{
	struct pollfd item = { .fd = file, .events = (short)events };
	VEC_PUSH(arena, &polled->list, item);
	VEC_PUSH(arena, &polled->workers, worker);
}

static bool is_worker_there(const struct server *server, const struct worker *worker)
{
	VEC_EACH (struct worker *, it, &server->workers)
		if (*it == worker)
			return true;
	return false;
}

static void serve_item(struct server *server, const struct pollfd *item, struct worker *worker)
{
	if (!item->revents || (worker && !is_worker_there(server, worker)))
		return;
	if (worker && item->fd == worker->from)
		pool_read(server, worker);
	else if (worker && item->fd == worker->to && !queue_write(&worker->out, worker->to))
		queue_free(&worker->out); /* it has ended; its other pipe says so */
	else if (!worker && item->events == POLLIN)
		read_client(server);
	else if (!worker)
		write_client(server);
}

/* Waits for something to do, and does it. */
static void turn(struct server *server)
{
	struct arena arena = { 0 };
	struct polled polled = { 0 };
	size_t waiting = queue_rest(&server->out).length;
	pool_reap(server, false);
	if (waiting < OUT_MOST)
		poll_add(&arena, &polled, server->options->in, POLLIN, NULL);
	if (waiting)
		poll_add(&arena, &polled, server->options->out, POLLOUT, NULL);
	VEC_EACH (struct worker *, it, &server->workers) {
		if (!(*it)->own)
			poll_add(&arena, &polled, (*it)->from, POLLIN, *it);
		if (!(*it)->own && queue_rest(&(*it)->out).length)
			poll_add(&arena, &polled, (*it)->to, POLLOUT, *it);
	}
	if (poll(polled.list.items, polled.list.count, -1) > 0)
		for (size_t i = 0; i < polled.list.count && !server->done; i++)
			serve_item(server, &polled.list.items[i], polled.workers.items[i]);
	arena_free(&arena);
}

static void end_server(struct server *server)
{
	while (queue_rest(&server->out).length && queue_write(&server->out, server->options->out))
		continue;
	while (server->workers.count)
		pool_stop(server, server->workers.items[0]);
	pool_reap(server, true);
	VEC_EACH (struct spec *, it, &server->specs)
		json_decref((*it)->published);
	while (server->requests.count)
		ask_drop(server, server->requests.items[0]);
	VEC_EACH (struct document *, it, &server->documents.list)
		for (int i = 0; i < 2; i++)
			arena_free(&(*it)->memory[i]);
	queue_free(&server->out);
	queue_free(&server->in.queue);
	arena_free(&server->arena);
}

int lsp_serve(const struct lsp_options *options)
{
	struct server server = { .options = options, .status = 1 };
	server.documents.arena = &server.arena;
	server.documents.log = options->alone;
	signal(SIGPIPE, SIG_IGN);
	while (!server.done) {
		turn(&server);
		if (!server.done)
			spec_update(&server);
	}
	end_server(&server);
	return server.status;
}
