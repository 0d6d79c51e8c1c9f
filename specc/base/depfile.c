/* SPDX-License-Identifier: MIT */
/* Files that were read -> a rule for make, which ninja also reads (docs/build.md). */
#include "base/depfile.h"

#include <string.h>

void inputs_add(struct inputs *inputs, const char *path)
{
	if (!inputs || str_map_get(&inputs->known, str_from_c(path)))
		return;
	const char *copy = arena_copy(inputs->arena, path, strlen(path));
	str_map_put(&inputs->known, str_from_c(copy), (void *)(uintptr_t)copy);
	VEC_PUSH(inputs->arena, &inputs->list, copy);
}

/* make has no notation for some characters, and for others at the end of a name. */
static bool is_fit(const char *path)
{
	size_t length = strlen(path);
	for (const char *c = path; *c; c++)
		if ((unsigned char)*c < 0x20 || strchr(";|=\x7f", *c))
			return false;
	return length && !strchr(" &:\\", path[length - 1]);
}

/* Would make take a target of this name for a pattern? ninja does not know the escape. */
static bool is_pattern(const char *path)
{
	return strchr(path, '%') != NULL;
}

const char *depfile_unfit(const char *target, const struct inputs *inputs)
{
	if (!is_fit(target) || is_pattern(target))
		return target;
	VEC_EACH (const char *, path, &inputs->list)
		if (!is_fit(*path))
			return *path;
	return NULL;
}

/* A backslash is itself, except before a character that it would escape: there it is doubled. */
static void print_name(FILE *out, const char *path)
{
	size_t backslashes = 0;
	for (; *path; path++) {
		if (strchr(" #:*?", *path))
			for (size_t i = 0; i <= backslashes; i++)
				putc('\\', out);
		if (*path == '$')
			putc('$', out);
		putc(*path, out);
		backslashes = *path == '\\' ? backslashes + 1 : 0;
	}
}

void depfile_print(FILE *out, const char *target, const struct inputs *inputs)
{
	print_name(out, target);
	putc(':', out);
	VEC_EACH (const char *, path, &inputs->list) {
		fputs(" \\\n ", out);
		print_name(out, *path);
	}
	putc('\n', out);
	VEC_EACH (const char *, path, &inputs->list)
		if (!is_pattern(*path)) {
			print_name(out, *path);
			fputs(":\n", out);
		}
}
