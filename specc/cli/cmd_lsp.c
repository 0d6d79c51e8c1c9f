/* SPDX-License-Identifier: MIT */
/* specc lsp: the language server, for editors. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"
#include "lsp/lsp.h"

static const struct help_row lsp_rows[] = {
	{ .text = "Editors start it and use the Language Server Protocol on standard input and output. "
			  "Each folder with "
			  "*.isa files is a specification; PATH names the files or folders of one that is not "
			  "in a folder of its own." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_STDIO },
	{ .text = "docs/lsp.md lists its features, docs/editors.md the settings of editors." },
	{ 0 },
};

static struct isa *load_for_server(const void *user, struct arena *arena, struct diag *diag,
	const struct str_map *texts, const char *const *paths, size_t count)
{
	struct options options = *(const struct options *)user;
	diag_from_options(diag, arena, &options);
	diag->texts = texts;
	options.isa = (struct texts){ 0 };
	for (size_t i = 0; i < count; i++)
		VEC_PUSH(arena, &options.isa, paths[i]);
	return load_variants(arena, diag, &options, DEPTH_CHECKS).items.items[0].isa;
}

/* The path as editors write it: absolute, without "." and "..". */
static const char *absolute_path(struct arena *arena, const char *path)
{
	char here[4096];
	if (*path != '/' && getcwd(here, sizeof here))
		path = arena_printf(arena, "%s/%s", here, path);
	struct str whole = str_from_c(path);
	struct buffer out = buffer_new(arena);
	for (size_t at = 0; at < whole.length;) {
		size_t end = str_find(whole, at, STR("/"));
		struct str name = str_slice(whole, at, end);
		at = end + 1;
		if (str_equal_c(name, ".."))
			while (out.length && out.text[--out.length] != '/')
				continue;
		else if (name.length && !str_equal_c(name, "."))
			buffer_printf(&out, "/%.*s", STR_ARG(name));
	}
	return out.length ? str_to_c(arena, buffer_str(&out)) : "/";
}

static int run_lsp(struct arena *arena, const struct options *given)
{
	struct options options = *given;
	struct diag diag = { 0 };
	if (!diag_from_options(&diag, arena, &options))
		return EXIT_USAGE;
	for (size_t i = 0; i < options.isa.count; i++)
		options.isa.items[i] = absolute_path(arena, options.isa.items[i]);
	struct lsp_options server = { .in = STDIN_FILENO,
		.out = STDOUT_FILENO,
		.version = SPECC_VERSION,
		.paths = options.isa.items,
		.path_count = options.isa.count,
		.load = load_for_server,
		.user = &options };
	return lsp_serve(&server);
}

const struct command command_lsp = {
	.name = "lsp",
	.summary = "serve editors: diagnostics, hover, rename and more",
	.usage = "[PATH...] [OPTIONS]",
	.rows = lsp_rows,
	.status = "0 after shutdown and exit, 1 if the client disconnects, 2 usage.",
	.examples = "  specc lsp\n"
				"  specc lsp common/base.isa my/instructions.isa -Wno-section-order\n",
	.run = run_lsp,
	.arguments = ARGUMENTS_MAY_BE_PATHS,
};
