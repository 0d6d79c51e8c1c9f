/* SPDX-License-Identifier: MIT */
/* A session with the language server, in this process: the files of the input are open documents,
 * the one named `session` says what happens, a line for each message:
 *   @OP FILE A B TEXT  an edit or a request of document FILE (a digit) at offset A, B bytes long
 *   !TEXT              bytes as they are
 *   TEXT               a message with a header
 * The rule: all messages that the server sends can be read. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/cli.h"
#include "fuzz_self.h"
#include "lsp/frame.h"
#include "lsp/lsp.h"
#include "lsp/rpc.h"
#include "lsp/text.h"

static struct isa *load_for_server(const void *user, struct arena *arena, struct diag *diag,
	const struct str_map *texts, const char *const *paths, size_t count)
{
	struct options options = { 0 };
	(void)user;
	diag_init(diag, arena);
	diag->texts = texts;
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(arena, &options.isa, paths[i]);
	return load_isa(arena, diag, &options, DEPTH_CHECKS);
}

struct session {
	struct arena *arena;
	struct queue out;
	struct fuzz_files documents;
	unsigned messages;
};

/* ---- what the client sends ---- */

static json_t *uri_of(size_t index)
{
	char text[32];
	snprintf(text, sizeof text, "file:///fuzz/%zu.isa", index);
	return json_string(text);
}

static void start(struct session *s, bool utf8)
{
	rpc_write(&s->out,
		json_pack("{s:i, s:s, s:{s:{s:{s:[s]}, s:{s:{s:[s]}}}}}", "id", 0, "method", "initialize",
			"params", "capabilities", "general", "positionEncodings", utf8 ? "utf-8" : "utf-16",
			"textDocument", "hover", "contentFormat", "markdown"));
	for (size_t i = 0; i < s->documents.list.count; i++)
		rpc_notify(&s->out, "textDocument/didOpen",
			json_pack("{s:{s:o, s:s, s:i, s:o}}", "textDocument", "uri", uri_of(i), "languageId",
				"specc", "version", 1, "text", json_text(s->documents.list.items[i].text)));
}

/* Offsets count in the first text: where that is elsewhere now, the place is another one. */
static json_t *place_of(struct session *s, size_t document, size_t offset)
{
	struct arena arena = { 0 };
	struct text text = text_new(&arena, s->documents.list.items[document].text);
	struct place place = text_place(&text, offset % (text.bytes.length + 1), false);
	arena_free(&arena);
	return json_pack(
		"{s:I, s:I}", "line", (json_int_t)place.line, "character", (json_int_t)place.character);
}

static const struct {
	char letter;
	const char *method;
} methods[] = {
	{ 'h', "textDocument/hover" },
	{ 'd', "textDocument/definition" },
	{ 'r', "textDocument/references" },
	{ 'm', "textDocument/documentHighlight" },
	{ 'n', "textDocument/rename" },
	{ 'p', "textDocument/prepareRename" },
	{ 'c', "textDocument/completion" },
	{ 's', "textDocument/documentSymbol" },
	{ 'f', "textDocument/formatting" },
	{ 'g', "textDocument/rangeFormatting" },
	{ 't', "textDocument/semanticTokens/full" },
	{ 'i', "textDocument/inlayHint" },
	{ 'a', "textDocument/codeAction" },
	{ 'l', "textDocument/foldingRange" },
	{ 'x', "textDocument/didClose" },
};

static void operate(
	struct session *s, char letter, size_t document, size_t a, size_t b, json_t *text)
{
	json_t *range = json_pack(
		"{s:o, s:o}", "start", place_of(s, document, a), "end", place_of(s, document, a + b % 64));
	json_t *params = json_pack("{s:{s:o, s:i}, s:O, s:O, s:O, s:[{s:O, s:O}]}", "textDocument",
		"uri", uri_of(document), "version", 2, "position", json_object_get(range, "start"), "range",
		range, "newName", text, "contentChanges", "range", range, "text", text);
	const char *method = letter == 'e' ? "textDocument/didChange" : NULL;
	for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
		if (methods[i].letter == letter)
			method = methods[i].method;
	if (method && (letter == 'e' || letter == 'x'))
		rpc_notify(&s->out, method, json_incref(params));
	else if (method)
		rpc_write(&s->out, json_pack("{s:i, s:s, s:O}", "id", (int)++s->messages, "method", method,
							   "params", params));
	json_decref(range);
	json_decref(params);
	json_decref(text);
}

static void line_of(struct session *s, struct str line)
{
	char letter, *text = arena_copy(s->arena, line.text, line.length);
	unsigned document, a, b;
	int used = 0;
	if (str_starts_with(line, STR("!")))
		queue_add(&s->out, str_slice(line, 1, line.length));
	else if (sscanf(text, "@%c %1u %8u %8u%n", &letter, &document, &a, &b, &used) == 4 &&
			 document < s->documents.list.count)
		operate(
			s, letter, document, a, b, json_text(str_slice(line, (size_t)used + 1, line.length)));
	else if (line.length && line.text[0] != '@')
		queue_add_message(&s->out, line);
}

/* ---- what the server sends ---- */

static void check_output(FILE *out)
{
	static char bytes[1 << 16];
	struct frame_reader reader = { 0 };
	rewind(out);
	for (size_t got; (got = fread(bytes, 1, sizeof bytes, out)) > 0;) {
		struct str body;
		enum frame frame;
		queue_add(&reader.queue, (struct str){ bytes, got });
		while ((frame = frame_next(&reader, &body)) != FRAME_NONE) {
			json_t *message = frame == FRAME_MESSAGE ? rpc_read(body) : NULL;
			if (!message)
				fuzz_fail("the server sent what is not a message");
			json_decref(message);
		}
	}
	if (queue_rest(&reader.queue).length)
		fuzz_fail("the last message is not complete");
	queue_free(&reader.queue);
}

static void serve(struct session *s)
{
	const char *paths[] = { "/fuzz/0.isa", "/fuzz/1.isa" };
	FILE *in = tmpfile(), *out = tmpfile();
	struct str sent = queue_rest(&s->out);
	if (!in || !out || fwrite(sent.text, 1, sent.length, in) != sent.length || fflush(in))
		fuzz_fail("no temporary files");
	rewind(in);
	struct lsp_options options = { .in = fileno(in),
		.out = fileno(out),
		.version = "0",
		.paths = paths,
		.path_count = s->documents.list.count < 2 ? s->documents.list.count : 2,
		.load = load_for_server,
		.alone = true };
	lsp_serve(&options);
	check_output(out);
	fclose(in);
	fclose(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = { 0 };
	struct session s = { .arena = &arena };
	struct fuzz_files files = fuzz_split(&arena, data, size, "0.isa");
	const struct fuzz_file *session = fuzz_find(&files, "session");
	VEC_EACH (struct fuzz_file, it, &files.list)
		if (it != session && s.documents.list.count < 10)
			VEC_PUSH(&arena, &s.documents.list, *it);
	start(&s, size % 2);
	struct str text = session ? session->text : (struct str){ 0 };
	for (size_t at = 0, end; at < text.length; at = end + 1) {
		end = str_find(text, at, STR("\n"));
		line_of(&s, str_slice(text, at, end));
	}
	serve(&s);
	queue_free(&s.out);
	arena_free(&arena);
	return 0;
}
