/* SPDX-License-Identifier: MIT */
/* Single pages that are not part of a target. */
#include "build/build.h"
#include "template/template.h"
#include "doc/pages.h"

static bool keep_page(void *user, struct str path, struct str content)
{
	(void)path;
	*(struct str *)user = content;
	return true;
}

bool build_diff_page(struct arena *arena, struct diag *diag, const char *folder,
	const struct diff *diff, struct str before, struct str after, struct str *page)
{
	struct template_set *set = template_load_page(arena, diag, folder, "diff.tpl");
	xmlDocPtr document = page_diff(arena, diff, before, after);
	bool good = set && template_run(set, document, NULL, keep_page, page);
	template_free(set);
	xmlFreeDoc(document);
	return good;
}
