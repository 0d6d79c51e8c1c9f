/* SPDX-License-Identifier: MIT */
/* Differences outside of opcodes: the instruction set itself, registers, memories, exceptions,
 * keywords, aliases. */
#include "diff/internal.h"

#include <inttypes.h>

static const struct str no_fact = { 0 };

/* ---- the instruction set ---- */

static struct str layout_of(struct diff *d, const struct isa *isa)
{
	struct buffer out = buffer_new(d->arena);
	buffer_printf(&out, "units of %u bits, %s", isa->unit,
		isa->byte_order == ORDER_BIG ? "big-endian" : "little-endian");
	VEC_EACH (struct length_rule, it, &isa->length_rules)
		buffer_printf(
			&out, "; %u: %.*s", it->bits, STR_ARG(cube_text(d->arena, it->first_unit, isa->unit)));
	return buffer_str(&out);
}

static struct str assembly_of(struct diff *d, const struct isa *isa)
{
	return str_printf(d->arena, "comment '%.*s', terminator '%.*s', %s, %s '%.*s'",
		STR_ARG(isa->comment), STR_ARG(isa->terminator),
		isa->fold_case ? "any case" : "case counts",
		isa->base == BASE_DECIMAL ? "decimal" : "hexadecimal", STR_ARG(isa->hex_prefix));
}

static struct str machine_of(struct diff *d, const struct isa *isa)
{
	return str_printf(d->arena, "counter of %u bits, program in '%.*s', NaN %08" PRIx32,
		isa->counter, STR_ARG(isa->program ? isa->program->name : STR("")), isa->nan32);
}

static struct str slots_of(struct diff *d, const struct isa *isa)
{
	return isa->in_slot ? str_printf(d->arena, "DelaySlot<%.*s, %.*s>", STR_ARG(isa->in_slot->name),
							  STR_ARG(isa->slot_target->name))
						: no_fact;
}

/* "1.2 (2026-11-01)"; empty if it is not stated. */
static struct str version_of_isa(struct diff *d, const struct isa *isa)
{
	if (!isa->date.length)
		return isa->release;
	return str_printf(d->arena, "%.*s (%.*s)", STR_ARG(isa->release), STR_ARG(isa->date));
}

static struct str raised_by(const struct isa *isa, int event)
{
	return isa->raised[event] ? isa->raised[event]->name : no_fact;
}

static void compare_isa(struct diff *d)
{
	const struct isa *a = d->before, *b = d->after;
	diff_note(d, DIFF_ISA, STR("layout"), layout_of(d, a), layout_of(d, b));
	diff_note(d, DIFF_ISA_NAME, b->name, a->name, b->name);
	diff_note(d, DIFF_ISA_VERSION, b->name, version_of_isa(d, a), version_of_isa(d, b));
	diff_note(d, DIFF_ISA_ASSEMBLY, STR("assembly"), assembly_of(d, a), assembly_of(d, b));
	diff_note(d, DIFF_MACHINE, STR("machine"), machine_of(d, a), machine_of(d, b));
	diff_note(d, DIFF_DELAY_SLOT, STR("machine"), slots_of(d, a), slots_of(d, b));
	for (int i = 0; i < EVENT_COUNT; i++)
		diff_note(d, DIFF_MACHINE, STR("Raised"), raised_by(a, i), raised_by(b, i));
}

static void compare_keywords(struct diff *d)
{
	VEC_EACH (struct str, it, &d->before->keywords)
		if (!isa_is_keyword(d->after, *it))
			diff_add(d, DIFF_KEYWORD_REMOVED, *it, *it, no_fact);
	VEC_EACH (struct str, it, &d->after->keywords)
		if (!isa_is_keyword(d->before, *it))
			diff_add(d, DIFF_KEYWORD_ADDED, *it, no_fact, *it);
}

/* ---- registers ---- */

static struct str width_of_file(struct diff *d, const struct register_file *file)
{
	return str_printf(
		d->arena, "%u bits, %u lane%s", file->width, file->lanes, file->lanes == 1 ? "" : "s");
}

static struct str start_of_file(struct diff *d, const struct register_file *file)
{
	return str_printf(
		d->arena, "%" PRIu64 "%s", file->initial, file->transient ? ", transient" : "");
}

static struct str constant_of_register(struct diff *d, const struct register_name *name)
{
	return name->constant ? str_printf(d->arena, "reads as %" PRIu64, name->reads)
						  : STR("holds what is written");
}

static const struct register_name *find_register_name(
	const struct register_file *file, struct str name)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

/* The name under which a register prints, or NULL: prefix and number. */
static const struct register_name *name_of_register(
	const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number == number && !it->alias)
			return it;
	return NULL;
}

static void compare_register_names(
	struct diff *d, const struct register_file *a, const struct register_file *b)
{
	uint64_t number;
	VEC_EACH (struct register_name, it, &a->names) {
		const struct register_name *same = find_register_name(b, it->name),
								   *now = name_of_register(b, it->number);
		struct str name = diff_name(d, a->name, it->name);
		if (same) {
			diff_note(d, DIFF_REGISTER_RENAMED, name, diff_number(d, it->number),
				diff_number(d, same->number));
			diff_note(d, DIFF_REGISTER_WIDTH, name, constant_of_register(d, it),
				constant_of_register(d, same));
		} else if (!register_file_find(b, it->name, &number)) {
			diff_add(d, now ? DIFF_REGISTER_RENAMED : DIFF_REGISTER_REMOVED, name, it->name,
				now ? now->name : no_fact);
		}
	}
	VEC_EACH (struct register_name, it, &b->names) {
		const struct register_name *was = name_of_register(a, it->number);
		bool renamed = was && !find_register_name(b, was->name);
		if (!find_register_name(a, it->name) && !register_file_find(a, it->name, &number) &&
			!renamed)
			diff_add(d, DIFF_REGISTER_ADDED, diff_name(d, b->name, it->name), no_fact, it->name);
	}
}

static struct str numbered_registers(struct diff *d, const struct register_file *file)
{
	if (!file->count)
		return no_fact;
	return str_printf(d->arena, "%.*s%" PRIu64 " to %.*s%" PRIu64, STR_ARG(file->prefix),
		file->first, STR_ARG(file->prefix), file->first + file->count - 1);
}

/* Does b have all numbered registers of a? */
static bool has_numbers(const struct register_file *b, const struct register_file *a)
{
	return !a->count || (str_equal(a->prefix, b->prefix) && b->first <= a->first &&
							b->first + b->count >= a->first + a->count);
}

static struct str name_of_file(const void *file)
{
	return ((const struct register_file *)file)->name;
}

/* What the registers of a file are bits of. */
static struct str views_of_file(
	struct diff *d, const struct isa *isa, const struct register_file *file)
{
	struct buffer out = buffer_new(d->arena);
	if (file->kind != FILE_VIEW)
		return STR("registers that hold something");
	VEC_EACH (struct register_view, it, &file->views) {
		struct str place = register_view_place(d->arena, isa, it);
		buffer_printf(&out, "%s", out.length ? "; " : "");
		if (file->views.count > 1)
			buffer_printf(&out, "%.*s: ", STR_ARG(register_view_range(d->arena, file, it)));
		buffer_add(&out, place);
	}
	if (file->extend)
		buffer_printf(&out, "; extended by %s", view_extend_words[file->extend]);
	return buffer_str(&out);
}

static void compare_file(struct diff *d, const void *before, const void *after)
{
	const struct register_file *a = before, *b = after;
	size_t first = d->changes.count;
	diff_note(d, DIFF_REGISTER_WIDTH, a->name, width_of_file(d, a), width_of_file(d, b));
	diff_note(d, DIFF_REGISTER_INITIAL, a->name, start_of_file(d, a), start_of_file(d, b));
	diff_note(d, DIFF_REGISTER_VIEW, a->name, views_of_file(d, d->before, a),
		views_of_file(d, d->after, b));
	if (a->kind == FILE_SIDE || a->kind == FILE_UPPER)
		return; /* a window on another file */
	diff_note(d, has_numbers(b, a) ? DIFF_REGISTER_ADDED : DIFF_REGISTER_REMOVED, a->name,
		numbered_registers(d, a), numbered_registers(d, b));
	if (str_equal(a->name, b->name))
		compare_register_names(d, a, b);
	if (a->values && b->values && isa_find_type(d->before, a->values->name) != a->values)
		diff_type(d, a->values, b->values); /* of Mode<...>, which is not in isa->types */
	diff_keep(d, a->name, first);
}

/* The register of a state that has the place of `a`, which is gone, under a new name; or NULL. */
static const struct register_file *renamed_register(struct diff *d, const struct register_file *a)
{
	VEC_EACH (struct register_file *, it, &d->after->register_files) {
		const struct register_file *b = *it;
		if (b->kind == FILE_STATE && str_equal(a->state->name, b->state->name) &&
			a->width == b->width && a->flag == b->flag && a->initial == b->initial &&
			a->transient == b->transient && !a->values == !b->values &&
			!isa_find_file(d->before, b->name) && !str_map_get(&d->renamed, b->name))
			return b;
	}
	return NULL;
}

static void note_renamed(struct diff *d)
{
	VEC_EACH (struct register_file *, it, &d->before->register_files) {
		const struct register_file *b = NULL;
		if ((*it)->kind == FILE_STATE && !isa_find_file(d->after, (*it)->name))
			b = renamed_register(d, *it);
		if (!b)
			continue;
		str_map_put(&d->renamed, (*it)->name, (void *)(uintptr_t)&b->name);
		str_map_put(&d->renamed, b->name, &(*it)->name);
	}
}

/* Ignores windows, which are made for a type. */
static void removed_file(struct diff *d, const void *before)
{
	const struct register_file *a = before;
	const struct str *now = str_map_get(&d->renamed, a->name);
	if (now) {
		diff_add(d, DIFF_REGISTER_RENAMED, a->name, a->name, *now);
		compare_file(d, a, isa_find_file(d->after, *now));
	} else if (!a->of)
		diff_add(d, DIFF_REGISTER_REMOVED, a->name, width_of_file(d, a), no_fact);
}

static void added_file(struct diff *d, const void *after)
{
	const struct register_file *b = after;
	if (!b->of && !str_map_get(&d->renamed, b->name))
		diff_add(d, DIFF_REGISTER_ADDED, b->name, no_fact, width_of_file(d, b));
}

static const void *file_at(const struct isa *isa, size_t i)
{
	const size_t held = isa->register_files.count;
	if (i >= held)
		return i - held < isa->view_files.count ? isa->view_files.items[i - held] : NULL;
	return isa->register_files.items[i];
}

static const struct diff_list files = { .at = file_at,
	.name = name_of_file,
	.both = compare_file,
	.removed = removed_file,
	.added = added_file };

/* ---- memories ---- */

static struct str memory_text(struct diff *d, const void *memory)
{
	const struct memory *m = memory;
	return str_printf(d->arena, "%u banks, addresses of %u bits, words of %u, %s%s%s", m->banks,
		m->address, m->word, m->byte_order == ORDER_BIG ? "big-endian" : "little-endian",
		m->read_only ? ", read only" : "", m->unaligned ? ", unaligned" : "");
}

static struct str memory_name(const void *memory)
{
	return ((const struct memory *)memory)->name;
}

static const void *memory_at(const struct isa *isa, size_t i)
{
	return i < isa->memories.count ? isa->memories.items[i] : NULL;
}

static const struct diff_list memories = { memory_at, memory_name, .text = memory_text,
	.if_changed = DIFF_MEMORY, .if_removed = DIFF_MEMORY_REMOVED, .if_added = DIFF_MEMORY_ADDED };

/* ---- exceptions ---- */

static struct str exception_text(struct diff *d, const void *exception)
{
	const struct exception *e = exception;
	return e->has_code ? diff_number(d, e->code) : STR("no code");
}

static struct str exception_name(const void *exception)
{
	return ((const struct exception *)exception)->name;
}

static const void *exception_at(const struct isa *isa, size_t i)
{
	return i < isa->exceptions.count ? isa->exceptions.items[i] : NULL;
}

static const struct diff_list exceptions = { exception_at, exception_name, .text = exception_text,
	.if_changed = DIFF_EXCEPTION_CODE, .if_removed = DIFF_EXCEPTION_REMOVED,
	.if_added = DIFF_EXCEPTION_ADDED };

/* The registers that it keeps, by their names in the new version. */
static struct str kept_text(struct diff *d, const struct isa *isa, const struct exception *e)
{
	struct buffer out = buffer_new(d->arena);
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		const struct str *now = isa == d->before ? str_map_get(&d->renamed, (*it)->name) : NULL;
		if (exception_keeps(e, *it))
			buffer_printf(
				&out, "%s%.*s", out.length ? ", " : "", STR_ARG(now ? *now : (*it)->name));
	}
	return out.length ? buffer_str(&out) : STR("nothing");
}

static void compare_kept(struct diff *d)
{
	VEC_EACH (struct exception *, a, &d->before->exceptions)
		VEC_EACH (struct exception *, b, &d->after->exceptions)
			if (str_equal((*a)->name, (*b)->name))
				diff_note(d, DIFF_EXCEPTION_KEEPS, (*a)->name, kept_text(d, d->before, *a),
					kept_text(d, d->after, *b));
}

/* ---- aliases ---- */

static struct str text_of_alias_item(struct diff *d, const void *item)
{
	const struct alias_def *alias = item;
	struct buffer out = buffer_new(d->arena);
	buffer_add(&out, span_text(alias->text_span));
	VEC_EACH (struct alias_meaning, it, &alias->means)
		buffer_printf(&out, " = %.*s", STR_ARG(span_text(it->span)));
	return buffer_str(&out);
}

static struct str alias_name(const void *alias)
{
	return ((const struct alias_def *)alias)->name;
}

static const void *alias_at(const struct isa *isa, size_t i)
{
	return i < isa->aliases.count ? isa->aliases.items[i] : NULL;
}

static const struct diff_list compared_aliases = { alias_at, alias_name, .text = text_of_alias_item,
	.if_changed = DIFF_ALIAS_CHANGED, .if_removed = DIFF_ALIAS_REMOVED,
	.if_added = DIFF_ALIAS_ADDED };

/* "Printed<2> = d != s" */
static struct str printing_of_alias(struct diff *d, const struct alias_def *alias)
{
	struct buffer out = buffer_new(d->arena);
	if (!alias->printed)
		return STR("not printed");
	buffer_printf(&out, "Printed<%" PRId64 ">", alias->preference);
	if (alias->condition)
		buffer_printf(&out, " = %.*s", STR_ARG(span_text(alias->condition->span)));
	return buffer_str(&out);
}

static void compare_printing(struct diff *d, const void *before, const void *after)
{
	diff_note(d, DIFF_ALIAS_PRINTED, alias_name(before), printing_of_alias(d, before),
		printing_of_alias(d, after));
}

static void no_printing(struct diff *d, const void *alias)
{
	(void)d;
	(void)alias;
}

static const struct diff_list printings = { alias_at, alias_name, .both = compare_printing,
	.removed = no_printing, .added = no_printing };

void diff_facts(struct diff *d)
{
	compare_isa(d);
	compare_keywords(d);
	note_renamed(d);
	diff_by_name(d, &files);
	diff_by_name(d, &memories);
	diff_by_name(d, &exceptions);
	compare_kept(d);
	diff_by_name(d, &compared_aliases);
	diff_by_name(d, &printings);
}
