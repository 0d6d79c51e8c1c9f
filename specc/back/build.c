/* Runs the templates of targets over the view of an instruction set. */
#include "back/build.h"

#include <libxml/parser.h>

#include "back/template.h"
#include "back/view.h"

struct build {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	xmlDocPtr document; /* of the last target; NULL at first */
	bool derived;       /* it has <derived> */
};

struct emitter {
	struct build *build;
	const char *target;
	struct output *output;
};

struct build *build_open(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct build *build = ARENA_NEW(arena, struct build);
	build->arena = arena;
	build->diag = diag;
	build->isa = isa;
	return build;
}

/* The document for a target. <derived>, the largest part by far, is there for targets that name it;
 * others never see it, whatever else is built with them. */
static xmlDocPtr document_for(struct build *build, const struct template_set *set)
{
	bool derived = template_mentions(set, "derived");
	if (build->document && build->derived == derived)
		return build->document;
	xmlFreeDoc(build->document);
	build->derived = derived;
	build->document = view_build(build->arena, build->diag, build->isa, derived);
	return build->document;
}

static bool emit(void *user, struct str path, struct str content)
{
	struct emitter *e = user;
	struct str whole = str_printf(e->build->arena, "%s/%.*s", e->target, STR_ARG(path));
	return output_add(e->output, whole, content);
}

bool build_target(struct build *build, const char *target, const char *folder, const char *language,
	struct output *output)
{
	struct emitter emitter = { build, target, output };
	struct template_set *set = template_load(build->arena, build->diag, folder);
	bool good = set && template_run(set, document_for(build, set), language, emit, &emitter);
	template_free(set);
	return good;
}

void build_close(struct build *build)
{
	xmlFreeDoc(build->document);
	xmlCleanupParser();
}
