/* SPDX-License-Identifier: MIT */
/* Names of requests -> what answers them. */
#include "lsp/methods.h"

static const struct method methods[] = {
	{ "textDocument/hover", SCOPE_POSITION, NEED_PARSED, hover_of },
	{ "textDocument/definition", SCOPE_POSITION, NEED_PARSED, definition_of },
	{ "textDocument/references", SCOPE_POSITION, NEED_CURRENT, references_of },
	{ "textDocument/documentHighlight", SCOPE_POSITION, NEED_PARSED, highlights_of },
	{ "textDocument/prepareRename", SCOPE_POSITION, NEED_CURRENT, rename_range },
	{ "textDocument/rename", SCOPE_POSITION, NEED_CURRENT, rename_name },
	{ "textDocument/codeAction", SCOPE_RANGE, NEED_CURRENT, fixes_of },
	{ "textDocument/completion", SCOPE_POSITION, NEED_PARSED, completions_of },
	{ "textDocument/formatting", SCOPE_DOCUMENT, NEED_PARSED, formatted },
	{ "textDocument/rangeFormatting", SCOPE_RANGE, NEED_PARSED, formatted_range },
	{ "textDocument/semanticTokens/full", SCOPE_DOCUMENT, NEED_PARSED, tokens_of },
	{ "textDocument/inlayHint", SCOPE_RANGE, NEED_PARSED, hints_of },
	{ "textDocument/documentSymbol", SCOPE_DOCUMENT, NEED_PARSED, symbols_of_document },
	{ "textDocument/foldingRange", SCOPE_DOCUMENT, NEED_PARSED, folding_ranges },
	{ "workspace/symbol", SCOPE_WORKSPACE, NEED_PARSED, symbols_of_workspace },
};

const struct method *method_find(struct str name)
{
	for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
		if (str_equal_c(name, methods[i].name))
			return &methods[i];
	return NULL;
}

/* Methods of a document have it in their parameters; those that ask about a position or a range
 * have that as well. */
bool method_takes(const struct method *method, const json_t *params)
{
	struct place place;
	const json_t *document = json_object_get(params, "textDocument");
	const json_t *range = json_object_get(params, "range");
	if (method->scope == SCOPE_WORKSPACE)
		return json_is_object(params);
	if (!json_is_string(json_object_get(document, "uri")))
		return false;
	if (method->scope == SCOPE_POSITION)
		return place_from_json(json_object_get(params, "position"), &place);
	return method->scope != SCOPE_RANGE ||
		   (place_from_json(json_object_get(range, "start"), &place) &&
			   place_from_json(json_object_get(range, "end"), &place));
}

static const char *const providers[] = { "hoverProvider", "definitionProvider",
	"referencesProvider", "documentHighlightProvider", "inlayHintProvider",
	"documentSymbolProvider", "workspaceSymbolProvider", "foldingRangeProvider",
	"documentFormattingProvider", "documentRangeFormattingProvider" };

json_t *capabilities(bool utf8)
{
	json_t *all = json_pack("{s:s, s:{s:b, s:i, s:{s:b}}, s:{s:b}, s:{s:[s]}, s:{s:[sssss]}, "
							"s:{s:o, s:b}}",
		"positionEncoding", utf8 ? "utf-8" : "utf-16", "textDocumentSync", "openClose", 1, "change",
		2, "save", "includeText", 0, "renameProvider", "prepareProvider", 1, "codeActionProvider",
		"codeActionKinds", "quickfix", "completionProvider", "triggerCharacters", "_", ".", "<",
		"[", " ", "semanticTokensProvider", "legend", tokens_legend(), "full", 1);
	for (size_t i = 0; i < sizeof providers / sizeof *providers; i++)
		json_object_set_new(all, providers[i], json_true());
	return all;
}
