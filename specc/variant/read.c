/* SPDX-License-Identifier: MIT */
/* Sources -> the variants that they define, with reports of marks; a name -> the variant. */
#include "base/suggest.h"
#include "lang/place.h"
#include "variant/internal.h"

static void check_mark_name(
	struct diag *diag, const struct variant_set *set, struct span mark, struct span name)
{
	struct suggestion near = { .name = span_text(name) };
	if (variant_find_any(set, near.name))
		return;
	VEC_EACH (struct variant_def *, it, &set->all)
		suggest_offer(&near, (*it)->name);
	struct report *report = diag_report(diag, CHECK_UNDEFINED_NAME, near.name.length ? name : mark,
		"'%.*s' is not a variant", STR_ARG(near.name));
	diag_suggest(diag, report, name, near.nearest);
}

/* Of Markdown. */
static bool is_table_row(const struct variant_place *place, struct variant_mark mark)
{
	struct span line =
		source_line_span(mark.span.source, source_position(mark.span.source, mark.span.from).line);
	return variant_is_prose(place, line) && str_starts_with(span_text(line), STR("|"));
}

static void check_mark(struct diag *diag, const struct variant_set *set,
	const struct variant_place *place, struct variant_mark mark)
{
	struct span name;
	bool isnt;
	if (mark.stray.source)
		diag_report(diag, CHECK_SYNTAX, mark.stray,
			"a mark such as '__In<NAME>' is the last thing in its line, before a comment");
	if (!mark.span.source)
		return;
	if (!place->is_complete)
		diag_report(diag, CHECK_SYNTAX, mark.span,
			"the mark of a row or of a Fill of several lines comes after its ';'");
	if (is_table_row(place, mark))
		diag_report(diag, CHECK_SYNTAX, mark.span,
			"a row of a table has no mark: it would leave a gap; mark the section and write it "
			"twice");
	if (place->def == AST_DEF_VARIANT)
		diag_report(diag, CHECK_VARIANT, mark.span, "a __DefVariant is the same in all variants");
	while (variant_next_name(&mark.names, &name, &isnt))
		check_mark_name(diag, set, mark.span, name);
}

static void check_all_marks(
	struct diag *diag, const struct variant_set *set, const struct source *source)
{
	struct variant_place place = {
		.def = AST_DEF_KIND_COUNT, .section = PLACE_COUNT, .is_complete = true
	};
	struct span line;
	for (uint32_t i = 0; variant_next_line(source, &i, &line);) {
		variant_enter_line(&place, line);
		check_mark(diag, set, &place, variant_find_mark(line));
		if (place.is_fence)
			place.in_fence = !place.in_fence;
	}
}

static bool mentions_variants(const struct source *source)
{
	return str_find(source->text, 0, STR("__In<")) < source->text.length ||
		   str_find(source->text, 0, STR("__DefVariant")) < source->text.length;
}

struct variant_set *variant_read(
	struct arena *arena, struct diag *diag, const struct source *const *sources, size_t count)
{
	bool any = false;
	for (size_t i = 0; i < count; i++)
		any = any || mentions_variants(sources[i]);
	if (!any)
		return NULL;
	struct variant_set *set = variant_table(arena, diag, sources, count);
	for (size_t i = 0; i < count; i++)
		check_all_marks(diag, set, sources[i]);
	return set;
}

/* ---- the choice ---- */

static const struct variant_def *report_choice(
	struct arena *arena, struct diag *diag, const struct variant_set *set, const char *wanted)
{
	struct str names = variant_names(arena, set);
	const struct variant_def *other = NULL;
	VEC_EACH (struct variant_def *, it, &set->all)
		if (wanted && str_equal_c((*it)->name, wanted))
			other = *it;
	if (!wanted && set->choices.count)
		diag_report(diag, CHECK_VARIANT, NO_SPAN,
			"the specification has the variants %.*s; choose one with --variant", STR_ARG(names));
	else if (other)
		diag_report(diag, CHECK_VARIANT, NO_SPAN,
			"--variant: '%s' is an extension; the variants are %.*s", wanted, STR_ARG(names));
	else if (wanted)
		diag_report(diag, CHECK_VARIANT, NO_SPAN,
			"--variant: there is no '%s'; the variants are %.*s", wanted, STR_ARG(names));
	return NULL;
}

const struct variant_def *variant_pick(struct arena *arena, struct diag *diag,
	const struct variant_set *set, const char *const *names, size_t count)
{
	const char *wanted = count ? names[0] : NULL;
	if (count > 1)
		diag_report(diag, CHECK_VARIANT, NO_SPAN, "--variant: expected one variant");
	if (!set) {
		if (wanted)
			diag_report(diag, CHECK_VARIANT, NO_SPAN,
				"--variant: the specification has no variants, so there is no '%s'", wanted);
		return NULL;
	}
	if (!wanted && set->choices.count == 1)
		return set->choices.items[0];
	const struct variant_def *found = wanted ? variant_find(set, str_from_c(wanted)) : NULL;
	return found ? found : report_choice(arena, diag, set, wanted);
}
