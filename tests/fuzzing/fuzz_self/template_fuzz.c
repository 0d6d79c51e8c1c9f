/* SPDX-License-Identifier: MIT */
/* A folder of templates and a document (doc.xml; a small one if it is missing) -> the files that
 * the templates generate, which are discarded. */
#include <libxml/parser.h>

#include "fuzz_self.h"
#include "template/template.h"

/* Limit per run: enough for the templates of the repository, few enough for the time limit. */
#define MOST_STEPS 2000000

static const char small[] = "<isa name=\"tiny\" doc=\"A &lt;small&gt; ISA\">\n"
							"  <insn name=\"add\" opcode=\"0x01\" doc=\"Adds rb to ra.\">\n"
							"    <field name=\"ra\" width=\"4\"/>\n"
							"    <field name=\"rb\" width=\"4\"/>\n"
							"  </insn>\n"
							"  <insn name=\"nop\" opcode=\"0x00\" doc=\"Does nothing.\"/>\n"
							"</isa>\n";

/* specc makes its documents itself: input that is not a document, or has entities, is skipped. */
static xmlDocPtr read_document(const struct fuzz_files *files)
{
	const struct fuzz_file *file = fuzz_find(files, "doc.xml");
	struct str text = file ? file->text : str_from_c(small);
	for (size_t i = 0; i + 2 < text.length; i++)
		if (text.text[i] == '<' && text.text[i + 1] == '!' && text.text[i + 2] == 'D')
			return NULL;
	return xmlReadMemory(text.text, (int)text.length, NULL, NULL,
		XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
}

static bool emit(void *user, struct str path, struct str content)
{
	size_t *written = user;
	struct str parts[] = { path, content };
	for (size_t i = 0; i < path.length; i++)
		if ((unsigned char)path.text[i] < ' ' || path.text[i] == '\\')
			fuzz_fail("a path with the byte 0x%02x", (unsigned)(unsigned char)path.text[i]);
	if (!path.length || path.text[0] == '/' || str_starts_with(path, STR("../")))
		fuzz_fail("the path '%.*s' leads out of the folder", STR_ARG(path));
	for (size_t i = 0; i < 2; i++)
		*written += parts[i].length;
	return true;
}

static void run_templates(
	struct arena *arena, struct diag *diag, const struct fuzz_files *files, xmlDocPtr document)
{
	VEC(struct template_file) list = { 0 };
	size_t written = 0;
	VEC_EACH (struct fuzz_file, it, &files->list)
		VEC_PUSH(arena, &list, (struct template_file){ it->name, it->text });
	struct template_set *set = template_load_files(arena, diag, list.items, list.count);
	if (set)
		template_limit(set, MOST_STEPS);
	if (set && template_run(set, document, "en", emit, &written) && diag->errors)
		fuzz_fail("templates with errors are said to have run");
	template_free(set);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct fuzz_files files = fuzz_split(&arena, data, size, "main.tpl");
	xmlDocPtr document = read_document(&files);
	if (document) {
		run_templates(&arena, &diag, &files, document);
		fuzz_print(&diag);
		xmlFreeDoc(document);
	}
	arena_free(&arena);
	return 0;
}
