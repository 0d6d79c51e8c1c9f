/* SPDX-License-Identifier: MIT */
/* Shared by build.c and front.c: a build whose targets have run. */
#ifndef SPECC_BUILD_INTERNAL_H
#define SPECC_BUILD_INTERNAL_H

#include "build/build.h"
#include "doc/pages.h"
#include "template/template.h"

struct build_target {
	const char *name;
	struct template_set *set;
};

struct build {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	VEC(struct build_target) targets;
	size_t done;        /* targets that have run */
	struct view *view;  /* NULL until the targets run */
	xmlDocPtr document; /* of the view, as the last target has seen it */
	const struct page_beside *beside;
	const struct diff_history *history; /* or NULL */
};

#endif
