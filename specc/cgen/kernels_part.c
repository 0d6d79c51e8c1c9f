/* SPDX-License-Identifier: MIT */
/* Divides the kernels into files: by group, and where a group has too many lines, by the groups
 * inside it, then by a hash of the family's name, then by one of the kernel's. What another kernel
 * is, or how long, moves a kernel only where a file becomes too long. */
#include "base/c_name.h"
#include "cgen/kernels.h"

enum { MOST_LINES = 2800, HEAD_LINES = 12, HASH_BITS = 16 };

/* Indices of kernels that are in one file, or in several if they are too long. */
struct kernels_part {
	VEC(size_t) kernels;
	struct str group, letters; /* of the name: of a group, of the hash */
};

struct division {
	struct arena *arena;
	const struct kernels *all;
	const struct str *names; /* of kernels */
	struct str *parts;       /* the result */
	struct str_map taken;    /* names of files */
};

/* ---- what a kernel is divided by ---- */

static unsigned lines_of_function(struct str text)
{
	unsigned lines = text.length ? HEAD_LINES : 0;
	for (size_t i = 0; i < text.length; i++)
		lines += text.text[i] == '\n';
	return lines;
}

static bool fits_file(const struct division *d, const struct kernels_part *part)
{
	unsigned lines = 0;
	VEC_EACH (size_t, it, &part->kernels) {
		const struct kernel *kernel = d->all->kernels.items[*it];
		lines += lines_of_function(kernel->text) + lines_of_function(kernel->general);
	}
	return lines <= MOST_LINES;
}

/* The group of the kernel at this level, 0 for the outermost; NULL: there is none. */
static const struct definition *outer_group(const struct division *d, size_t kernel, unsigned level)
{
	const struct definition *family = d->all->kernels.items[kernel]->family, *it;
	unsigned count = 0;
	for (it = family; it; it = it->parent)
		count += it->kind == DEFINITION_GROUP;
	if (level >= count)
		return NULL;
	for (it = family; it->kind != DEFINITION_GROUP || --count > level; it = it->parent)
		;
	return it;
}

/* A bit of the hash of the name. */
static bool bit_of_name(struct str name, unsigned bit)
{
	uint32_t hash = str_hash_name(name);
	return (hash ^ hash >> 16) >> bit & 1;
}

/* ---- files ---- */

static void name_part(struct division *d, const struct kernels_part *part)
{
	const char *between = part->group.length && part->letters.length ? "_" : "";
	struct str wanted =
		str_printf(d->arena, "%.*s%s%.*s", STR_ARG(part->group), between, STR_ARG(part->letters));
	struct str name = wanted;
	for (unsigned n = 2; str_map_get(&d->taken, name); n++)
		name = str_printf(d->arena, "%.*s_%u", STR_ARG(wanted), n);
	str_map_put(&d->taken, name, d);
	VEC_EACH (size_t, it, &part->kernels)
		d->parts[*it] = name;
}

/* The family of all kernels of the part, or NULL. */
static const struct definition *only_family(
	const struct division *d, const struct kernels_part *part)
{
	const struct definition *family = d->all->kernels.items[part->kernels.items[0]]->family;
	VEC_EACH (size_t, it, &part->kernels)
		if (d->all->kernels.items[*it]->family != family)
			return NULL;
	return family;
}

static void divide_by_hash(struct division *d, const struct kernels_part *whole, unsigned bit)
{
	const struct definition *family = only_family(d, whole);
	struct kernels_part named = *whole, *part = &named;
	if (bit == 2 * HASH_BITS || fits_file(d, part)) {
		name_part(d, part);
		return;
	}
	if (family && bit < HASH_BITS) { /* it has files of its own */
		named.group = str_lower(d->arena, c_identifier(d->arena, family->name));
		named.letters = (struct str){ 0 };
		bit = HASH_BITS;
	}
	for (unsigned side = 0; side < 2; side++) {
		struct kernels_part half = { .group = part->group };
		half.letters = str_printf(d->arena, "%.*s%c", STR_ARG(part->letters), side ? 'b' : 'a');
		VEC_EACH (size_t, it, &part->kernels) {
			struct str name = d->names[*it];
			if (bit < HASH_BITS)
				name = d->all->kernels.items[*it]->family->name;
			if (bit_of_name(name, bit % HASH_BITS) == side)
				VEC_PUSH(d->arena, &half.kernels, *it);
		}
		if (half.kernels.count)
			divide_by_hash(d, &half, bit + 1);
	}
}

/* The kernels of the part whose group at this level is `group`; which may be NULL. */
static struct kernels_part part_of_group(struct division *d, const struct kernels_part *part,
	const struct definition *group, unsigned level)
{
	struct kernels_part inner = { .group = part->group };
	if (group)
		inner.group = str_lower(d->arena, c_identifier(d->arena, group->name));
	VEC_EACH (size_t, it, &part->kernels)
		if (outer_group(d, *it, level) == group)
			VEC_PUSH(d->arena, &inner.kernels, *it);
	return inner;
}

static void divide_by_group(struct division *d, const struct kernels_part *part, unsigned level)
{
	struct str_map done = { .arena = d->arena };
	if (fits_file(d, part)) {
		name_part(d, part);
		return;
	}
	struct kernels_part direct = part_of_group(d, part, NULL, level);
	if (direct.kernels.count)
		divide_by_hash(d, &direct, 0);
	VEC_EACH (size_t, it, &part->kernels) {
		const struct definition *group = outer_group(d, *it, level);
		if (!group || str_map_get(&done, group->name))
			continue;
		str_map_put(&done, group->name, d);
		struct kernels_part inner = part_of_group(d, part, group, level);
		divide_by_group(d, &inner, level + 1);
	}
}

struct str *kernels_parts(
	struct arena *arena, const struct kernels *kernels, const struct str *names)
{
	struct division d = { .arena = arena, .all = kernels, .names = names };
	struct kernels_part all = { 0 };
	d.taken.arena = arena;
	d.parts = ARENA_ARRAY(arena, struct str, kernels->kernels.count + 1);
	for (size_t i = 0; i < kernels->kernels.count; i++)
		VEC_PUSH(arena, &all.kernels, i);
	if (!fits_file(&d, &all))
		divide_by_group(&d, &all, 0);
	return d.parts;
}
