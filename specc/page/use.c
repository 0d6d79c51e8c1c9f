/* SPDX-License-Identifier: MIT */
/* Pages: which function, trap or reset uses which register file, memory, state or exception. */
#include "page/page.h"

struct use {
	struct str name, url;
};

/* The uses of one page. */
struct use_list {
	VEC(struct use) list;
};

struct page_uses {
	struct str_map map; /* page -> struct use_list */
};

static struct use_list *list_of_target(struct pages *pages, struct str target)
{
	struct arena *arena = pages->view->arena;
	if (!pages->uses) {
		pages->uses = ARENA_NEW(arena, struct page_uses);
		pages->uses->map.arena = arena;
	}
	struct use_list *list = str_map_get(&pages->uses->map, target);
	if (!list) {
		list = ARENA_NEW(arena, struct use_list);
		str_map_put(&pages->uses->map, str_copy(arena, target), list);
	}
	return list;
}

void page_use_add(struct pages *pages, struct str target, struct str name, struct str url)
{
	struct use_list *list = list_of_target(pages, target);
	struct use use = { name, url };
	VEC_EACH (struct use, it, &list->list)
		if (str_equal(it->url, url))
			return;
	VEC_PUSH(pages->view->arena, &list->list, use);
}

void page_uses(struct pages *pages, xmlNodePtr parent, struct str target)
{
	struct use_list *list = list_of_target(pages, target);
	VEC_EACH (struct use, it, &list->list)
		page_link(pages, parent, "use", it->name, it->url);
}
