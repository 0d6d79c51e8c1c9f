/* SPDX-License-Identifier: MIT */
/* Workers: child processes with an analysed state each. Only the server talks to them, in messages
 * like those of the client. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "lsp/server.h"

static void forget_worker(struct server *server, struct worker *worker)
{
	size_t kept = 0;
	for (size_t i = 0; i < server->workers.count; i++)
		if (server->workers.items[i] != worker)
			server->workers.items[kept++] = server->workers.items[i];
	server->workers.count = kept;
	struct spec *spec = worker->spec;
	struct worker **places[] = { &spec->running, &spec->newest, &spec->parsed };
	for (size_t i = 0; i < sizeof places / sizeof *places; i++)
		if (*places[i] == worker)
			*places[i] = NULL;
}

/* The memory of a child may take the system a while to free. */
void pool_reap(struct server *server, bool wait)
{
	size_t kept = 0;
	VEC_EACH (pid_t, it, &server->ended) {
		pid_t found;
		while ((found = waitpid(*it, NULL, wait ? 0 : WNOHANG)) < 0 && errno == EINTR)
			continue;
		if (!found)
			server->ended.items[kept++] = *it;
	}
	server->ended.count = kept;
}

void pool_stop(struct server *server, struct worker *worker)
{
	forget_worker(server, worker);
	ask_lost(server, worker);
	file_close(worker->to);
	file_close(worker->from);
	if (worker->id) {
		kill(worker->id, SIGKILL);
		VEC_PUSH(&server->arena, &server->ended, worker->id);
	}
	queue_free(&worker->out);
	queue_free(&worker->in.queue);
	arena_free(&worker->memory);
	free(worker);
}

void pool_retire(struct server *server, struct worker *worker)
{
	if (!worker)
		return;
	worker->retired = true;
	if (!worker->asked)
		pool_stop(server, worker);
}

/* In the child: leaves it nothing of the server's but its own pipes. */
_Noreturn static void live(struct server *server, const char *const *paths, size_t count,
	const int to[2], const int from[2])
{
	int nowhere = open("/dev/null", O_RDWR);
	VEC_EACH (struct worker *, it, &server->workers) {
		file_close((*it)->to);
		file_close((*it)->from);
	}
	close(to[1]);
	close(from[0]);
	dup2(nowhere, server->options->in);
	dup2(nowhere, server->options->out);
	signal(SIGPIPE, SIG_DFL);
	worker_run(server->options, &server->client, &server->documents, paths, count, to[0], from[1]);
}

static bool start_child(
	struct server *server, struct worker *worker, const char *const *paths, size_t count)
{
	int to[2], from[2];
	if (pipe(to))
		return false;
	bool good = !pipe(from);
	worker->id = good ? fork() : -1;
	if (!worker->id)
		live(server, paths, count, to, from);
	good = good && worker->id > 0;
	close(to[0]);
	worker->to = to[1];
	if (!good) {
		worker->id = 0;
		return false;
	}
	close(from[1]);
	worker->from = from[0];
	fcntl(worker->to, F_SETFL, O_NONBLOCK);
	return true;
}

struct worker *pool_start(
	struct server *server, struct spec *spec, const char *const *paths, size_t count)
{
	struct worker *worker = memory_new(1, sizeof *worker);
	*worker = (struct worker){ .spec = spec, .to = -1, .from = -1 };
	VEC_PUSH(&server->arena, &server->workers, worker);
	if (server->options->alone) {
		worker->own = analysis_new(
			&worker->memory, server->options, &server->client, &server->documents, paths, count);
		rpc_write(&worker->in.queue, analysis_published(worker->own));
	} else if (!start_child(server, worker, paths, count)) {
		pool_stop(server, worker);
		return NULL;
	}
	return worker;
}

void pool_send(struct worker *worker, const json_t *message)
{
	if (worker->own) {
		worker_handle(worker->own, message, &worker->in.queue);
		return;
	}
	rpc_write(&worker->out, json_incref((json_t *)(uintptr_t)message));
	queue_write(&worker->out, worker->to); /* what does not fit now is sent later */
}

static void report_loss(struct server *server, const struct worker *worker)
{
	struct buffer text = buffer_new(&server->arena);
	buffer_printf(
		&text, "specc: the analysis of '%.*s' ended unexpectedly", STR_ARG(worker->spec->path));
	rpc_notify(&server->out, "window/showMessage",
		json_pack("{s:i, s:o}", "type", 1, "message", json_text(buffer_str(&text))));
}

/* The reports of a worker that is ready: it takes the place of older ones. */
static void get_ready(struct server *server, struct worker *worker, const json_t *message)
{
	struct spec *spec = worker->spec;
	struct worker *newest = spec->newest, *parsed = spec->parsed;
	if (!spec->dirty) /* else they are about other texts already */
		spec_publish(server, spec, json_object_get(message, "published"));
	spec->running = NULL;
	spec->newest = worker;
	bool replaces = !parsed || json_is_true(json_object_get(message, "parsed"));
	if (replaces)
		spec->parsed = worker;
	if (newest != parsed)
		pool_retire(server, newest);
	if (replaces)
		pool_retire(server, parsed);
	ask_again(server, spec);
}

void pool_read(struct server *server, struct worker *worker)
{
	static char bytes[1 << 16];
	ssize_t got = worker->own ? 0 : read(worker->from, bytes, sizeof bytes);
	struct str body;
	if (got < 0 && errno == EINTR)
		return;
	if (!worker->own && got <= 0) {
		struct spec *spec = worker->spec;
		/* A crash while it answered is not likely to come again; one on these texts is. */
		bool again = spec->running != worker && !spec->running;
		report_loss(server, worker);
		pool_stop(server, worker);
		spec->dirty = spec->dirty || again;
		ask_again(server, spec);
		return;
	}
	queue_add(&worker->in.queue, (struct str){ bytes, (size_t)got });
	while (frame_next(&worker->in, &body) == FRAME_MESSAGE) {
		json_t *message = rpc_read(body);
		if (json_object_get(message, "published"))
			get_ready(server, worker, message);
		else
			ask_answered(server, worker, message);
		json_decref(message);
	}
	if (worker->retired && !worker->asked)
		pool_stop(server, worker);
}
