/* SPDX-License-Identifier: MIT */
/* The reports of several variants -> one list, which has a report of several of them once. */
#include "variant/variant.h"

static void note_variant(struct variant_merge *m, const struct report *report, struct str variant)
{
	struct span span = source_as_written(report->span);
	struct str key = str_printf(m->arena, "%d %p %u %u %.*s", (int)report->check,
		(const void *)span.source, span.from, span.to, STR_ARG(report->message));
	struct variant_report *shared = str_map_get(&m->known, key);
	if (!shared) {
		shared = ARENA_NEW(m->arena, struct variant_report);
		*shared = (struct variant_report){ report, buffer_new(m->arena), 0 };
		str_map_put(&m->known, key, shared);
		VEC_PUSH(m->arena, &m->list, shared);
	}
	buffer_printf(&shared->names, "%s%.*s", shared->count++ ? ", " : "", STR_ARG(variant));
}

static void merge_report(
	const struct variant_merge *m, const struct variant_report *shared, size_t all)
{
	const struct report *from = shared->report;
	struct report *to = diag_report(
		m->diag, from->check, source_as_written(from->span), "%.*s", STR_ARG(from->message));
	VEC_EACH (const struct note, it, &from->notes)
		diag_note(m->diag, to, source_as_written(it->span), "%.*s", STR_ARG(it->message));
	VEC_EACH (const struct fix, it, &from->fixes)
		diag_fix(m->diag, to, source_as_written(it->span), it->text);
	if (shared->count < all)
		diag_note(m->diag, to, NO_SPAN, "in variant%s %.*s", shared->count > 1 ? "s" : "",
			STR_ARG(buffer_str(&shared->names)));
}

void variant_merge_add(struct variant_merge *m, const struct diag *own, struct str variant)
{
	m->known.arena = m->arena;
	m->variants++;
	VEC_EACH (struct report *const, it, &own->reports)
		note_variant(m, *it, variant);
}

void variant_merge_finish(const struct variant_merge *m)
{
	VEC_EACH (struct variant_report *const, it, &m->list)
		merge_report(m, *it, m->variants);
}
