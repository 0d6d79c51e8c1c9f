/* SPDX-License-Identifier: MIT */
/* Documents -> the specifications that they belong to, and when these are analysed again. */
#include <unistd.h>

#include "base/file.h"
#include "base/folder.h"
#include "lsp/server.h"

static struct str folder_of_document(struct str path)
{
	size_t end = path.length;
	while (end && path.text[end - 1] != '/')
		end--;
	return str_slice(path, 0, end > 1 ? end - 1 : end);
}

static bool is_isa(struct str path)
{
	return str_ends_with(path, STR(".isa"));
}

/* Does the folder itself, on disk, have *.isa files? */
static bool has_isa(struct str folder)
{
	struct arena arena = { 0 };
	struct folder_names names;
	bool found = false;
	if (folder_read(&arena, str_to_c(&arena, folder), &names))
		VEC_EACH (const char *, it, &names.list)
			found = found || is_isa(str_from_c(*it));
	arena_free(&arena);
	return found;
}

/* ---- finding ---- */

static struct spec *make_spec(struct server *server, struct str path, bool is_folder)
{
	VEC_EACH (struct spec *, it, &server->specs)
		if (str_equal((*it)->path, path))
			return *it;
	struct spec *spec = ARENA_NEW(&server->arena, struct spec);
	spec->path = str_copy(&server->arena, path);
	spec->is_folder = is_folder;
	spec->dirty = true;
	VEC_PUSH(&server->arena, &server->specs, spec);
	return spec;
}

/* Does the command line name the file or its folder? */
static bool is_named_spec(const struct server *server, struct str path)
{
	for (size_t i = 0; i < server->options->path_count; i++) {
		struct str named = str_from_c(server->options->paths[i]);
		if (str_equal(named, path) || str_equal(named, folder_of_document(path)))
			return true;
	}
	return false;
}

struct spec *spec_of(struct server *server, const struct document *document)
{
	struct str path = document->path, folder = folder_of_document(path);
	if (is_named_spec(server, path))
		return make_spec(server, (struct str){ 0 }, false);
	bool is_file = path.length && path.text[0] == '/';
	VEC_EACH (struct spec *, it, &server->specs)
		if (is_file && (*it)->is_folder && str_equal((*it)->path, folder))
			return *it;
	if (is_file && (is_isa(path) || has_isa(folder)))
		return make_spec(server, folder, true);
	return document->is_specification ? make_spec(server, path, false) : NULL;
}

void spec_add_folder(struct server *server, struct str folder)
{
	while (folder.length > 1 && folder.text[folder.length - 1] == '/')
		folder.length--;
	if (has_isa(folder))
		make_spec(server, folder, true)->stays = true;
}

void spec_add_paths(struct server *server)
{
	if (server->options->path_count)
		make_spec(server, (struct str){ 0 }, false)->stays = true;
}

void spec_touch(struct server *server, struct str path)
{
	VEC_EACH (struct spec *, it, &server->specs)
		if (!path.length || str_equal((*it)->path, path) ||
			((*it)->is_folder && str_starts_with(path, (*it)->path)) || !(*it)->path.length)
			(*it)->dirty = true;
}

/* ---- analysing ---- */

static void publish_empty(struct server *server, json_t *uri)
{
	rpc_notify(&server->out, "textDocument/publishDiagnostics",
		json_pack("{s:O, s:[]}", "uri", uri, "diagnostics"));
}

/* The same file: clients write addresses in their own way ("+" or "%2B"). */
static bool has_uri(struct arena *arena, const json_t *list, const json_t *uri)
{
	size_t i;
	json_t *item;
	struct str path = uri_to_path(arena, json_str(uri));
	json_array_foreach(
		list, i, item) if (str_equal(uri_to_path(arena, json_str(item)), path)) return true;
	return false;
}

/* Reports are sent for files that have some or had some, and for open documents. */
void spec_publish(struct server *server, struct spec *spec, const json_t *published)
{
	size_t i;
	json_t *item, *told = json_array(), *before = spec->published;
	struct arena arena = { 0 };
	json_array_foreach(published, i, item)
	{
		json_t *uri = json_object_get(item, "uri");
		bool some = json_array_size(json_object_get(item, "diagnostics")) > 0;
		bool open = json_object_get(item, "version");
		if (some || open || has_uri(&arena, before, uri))
			rpc_notify(&server->out, "textDocument/publishDiagnostics", json_incref(item));
		json_array_append(told, uri);
	}
	json_array_foreach(before, i, item) if (!has_uri(&arena, told, item))
		publish_empty(server, item);
	arena_free(&arena);
	json_decref(before);
	spec->published = told;
}

struct paths {
	VEC(const char *) list;
};

/* The files of a specification: of a folder, also those that are open but not saved yet. */
static struct paths paths_of(struct server *server, struct arena *arena, const struct spec *spec)
{
	struct paths paths = { 0 };
	bool folder = spec->is_folder && has_isa(spec->path);
	if (!spec->path.length)
		for (size_t i = 0; i < server->options->path_count; i++)
			VEC_PUSH(arena, &paths.list, server->options->paths[i]);
	else if (!spec->is_folder || folder)
		VEC_PUSH(arena, &paths.list, str_to_c(arena, spec->path));
	VEC_EACH (struct document *, it, &server->documents.list) {
		const char *path = str_to_c(arena, (*it)->path);
		bool own = (*it)->open && spec->is_folder && is_isa((*it)->path) &&
				   str_equal(folder_of_document((*it)->path), spec->path);
		if (own && (!folder || access(path, F_OK)))
			VEC_PUSH(arena, &paths.list, path);
	}
	return paths;
}

static bool has_open(struct server *server, const struct spec *spec)
{
	VEC_EACH (struct document *, it, &server->documents.list)
		if ((*it)->open && spec_of(server, *it) == spec)
			return true;
	return false;
}

static void close_spec(struct server *server, struct spec *spec)
{
	size_t i;
	json_t *uri;
	struct worker *workers[] = { spec->running, spec->newest, spec->parsed };
	for (i = 0; i < 3; i++)
		if (workers[i] && (i < 2 || workers[2] != workers[1]))
			pool_stop(server, workers[i]);
	json_array_foreach(spec->published, i, uri) publish_empty(server, uri);
	json_decref(spec->published);
	spec->published = NULL;
	ask_again(server, spec);
}

static void analyse(struct server *server, struct spec *spec)
{
	struct arena arena = { 0 };
	if (spec->running)
		pool_stop(server, spec->running);
	struct paths paths = paths_of(server, &arena, spec);
	if (paths.list.count)
		spec->running = pool_start(server, spec, paths.list.items, paths.list.count);
	arena_free(&arena);
	if (!spec->running)
		ask_again(server, spec);
}

void spec_update(struct server *server)
{
	for (size_t i = 0; i < server->specs.count; i++) {
		struct spec *spec = server->specs.items[i];
		if (!spec->dirty)
			continue;
		spec->dirty = false;
		if (spec->stays || has_open(server, spec))
			analyse(server, spec);
		else
			close_spec(server, spec);
	}
}
