/* SPDX-License-Identifier: MIT */
/* The text of a specification -> everything that `specc check` does with it. If it has no errors,
 * the XML that specc publishes must also be read back without errors. */
#include <libxml/tree.h>

#include "build/xml_read.h"
#include "build/xml_tree.h"
#include "cli/cli.h"
#include "fuzz_self.h"
#include "template/copy.h"
#include "view/view.h"

struct sources {
	VEC(const struct source *) list;
};

static struct sources read_sources(
	struct arena *arena, struct diag *diag, const uint8_t *data, size_t size)
{
	struct sources sources = { 0 };
	struct fuzz_files files = fuzz_split(arena, data, size, "a.isa");
	VEC_EACH (struct fuzz_file, it, &files.list) {
		const struct source *source = source_from_text(arena, diag, it->name, it->text);
		if (source)
			VEC_PUSH(arena, &sources.list, source);
	}
	return sources;
}

/* The document as the target xml writes it. */
static const struct source *publish(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	xmlDocPtr document = view_build_facts(arena, isa);
	struct buffer out = buffer_new(arena);
	buffer_add(&out, STR("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"));
	template_copy(&out, xmlDocGetRootElement(document), XML_NAMESPACE, NULL);
	xmlFreeDoc(document);
	return source_from_text(arena, diag, "published.xml", buffer_str(&out));
}

static void read_back(struct arena *arena, const struct isa *isa)
{
	struct options options = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, arena);
	const struct source *source = publish(arena, &diag, isa);
	load_sources(arena, &diag, &options, DEPTH_FORMS, &source, 1);
	if (!diag.errors)
		return;
	diag_print_text(&diag, stderr, 5, false);
	fuzz_fail("a specification without errors does not come back from its XML");
}

/* Reading back takes three times as long as everything else: an eighth of the inputs is enough. */
static bool is_chosen(const uint8_t *data, size_t size)
{
	return str_hash((struct str){ (const char *)data, size }) % 8 == 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = { 0 };
	struct options options = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct sources sources = read_sources(&arena, &diag, data, size);
	const struct isa *isa =
		load_sources(&arena, &diag, &options, DEPTH_CHECKS, sources.list.items, sources.list.count);
	fuzz_print(&diag);
	if (!diag.errors && isa->ast && is_chosen(data, size))
		read_back(&arena, isa);
	arena_free(&arena);
	return 0;
}
