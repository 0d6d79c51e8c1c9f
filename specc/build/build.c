/* SPDX-License-Identifier: MIT */
/* Runs the templates of targets on the view of an instruction set. */
#include "build/internal.h"

#include <libxml/parser.h>

#include "derived/derived.h"

struct emitter {
	struct build *build;
	const char *target;
	build_sink sink;
	void *user;
};

struct build *build_open(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct build *build = ARENA_NEW(arena, struct build);
	build->arena = arena;
	build->diag = diag;
	build->isa = isa;
	return build;
}

void build_since(struct build *build, const struct diff_history *history)
{
	build->history = history;
}

bool build_add(struct build *build, const char *name, const char *folder)
{
	struct build_target target = { name, template_load(build->arena, build->diag, folder) };
	if (target.set)
		VEC_PUSH(build->arena, &build->targets, target);
	return target.set;
}

void build_beside(struct build *build, const struct page_beside *beside)
{
	build->beside = beside;
}

static bool reach_details(const struct template_set *set)
{
	for (size_t i = 0; view_details[i]; i++)
		if (template_reaches(set, view_details[i]))
			return true;
	return false;
}

static bool emit(void *user, struct str path, struct str content)
{
	struct emitter *e = user;
	struct str whole = str_printf(e->build->arena, "%s/%.*s", e->target, STR_ARG(path));
	return e->sink(e->user, whole, content);
}

/* The languages that have both prose and labels, restricted to the requested one. If none remain,
 * the requested language, or English. */
static struct page_languages languages_for(
	struct build *build, const struct template_set *set, const char *asked)
{
	struct page_languages all = page_languages(build->arena, build->isa), chosen = { 0 };
	struct template_languages labels = template_languages(set);
	VEC_EACH (struct str, it, &all.list)
		VEC_EACH (const char *, label, &labels.list)
			if (str_equal_c(*it, *label) && (!asked || !strcmp(asked, *label)))
				VEC_PUSH(build->arena, &chosen.list, *it);
	if (!chosen.list.count)
		VEC_PUSH(build->arena, &chosen.list, str_from_c(asked ? asked : "en"));
	return chosen;
}

/* <semantics> and <derived> are the most expensive parts. They are present only for targets whose
 * templates mention them, whatever else is built in the same run; parts that no target can reach
 * are not built at all. */
bool build_emit(struct build *build, const char *language, build_sink sink, void *user)
{
	bool details = false;
	VEC_EACH (struct build_target, it, &build->targets)
		details = details || reach_details(it->set);
	if (!build->view)
		build->view = view_open(build->arena, build->diag, build->isa, details);
	for (; build->done < build->targets.count; build->done++) {
		const struct build_target *it = &build->targets.items[build->done];
		struct emitter emitter = { build, it->name, sink, user };
		struct view_parts parts = { .forms = template_reaches(it->set, "form"),
			.semantics = template_mentions(it->set, "semantics"),
			.derived = template_mentions(it->set, "derived"),
			.encodings = template_mentions(it->set, "encodings"),
			.hardware = template_mentions(it->set, "hardware"),
			.fuzz = template_mentions(it->set, "fuzz"),
			.grammar = template_mentions(it->set, "grammar"),
			.smt = template_mentions(it->set, "smt") };
		struct page_languages languages = languages_for(build, it->set, language);
		build->document = view_document(build->view, parts);
		pages_show(build->view, template_mentions(it->set, "pages") ? &languages : NULL,
			build->beside, build->history);
		page_texts_show(build->view, template_mentions(it->set, "articles") ? &languages : NULL);
		page_addresses_show(build->view, template_mentions(it->set, "addresses"));
		if (!template_run(it->set, build->document, language ? language : "en", emit, &emitter))
			return false;
	}
	return true;
}

static bool add_to_output(void *user, struct str path, struct str content)
{
	return output_add(user, path, content);
}

bool build_run(struct build *build, const char *language, struct output *output)
{
	return build_emit(build, language, add_to_output, output);
}

void build_close(struct build *build)
{
	VEC_EACH (struct build_target, it, &build->targets)
		template_free(it->set);
#ifdef SPECC_MALLOC_EACH
	/* Other builds leave the document to the end of the process: freeing it node by node takes
	 * longer than building it. */
	if (build->view)
		view_close(build->view);
	xmlCleanupParser();
#endif
}
