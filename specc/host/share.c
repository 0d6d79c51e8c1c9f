/* SPDX-License-Identifier: MIT */
/* Finds the files that come with the running program. */
#include "host/share.h"

#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool is_folder(const char *path)
{
	struct stat info;
	return !stat(path, &info) && S_ISDIR(info.st_mode);
}

/* Is it specc's? Other folders of this name do not contain the schema. */
static bool is_own_folder(struct arena *arena, const char *folder)
{
	struct stat info;
	return !stat(arena_printf(arena, "%s/xml/schema.tpl", folder), &info);
}

/* Removes this many components from the end of a path. */
static void go_up(char *path, int count)
{
	char *slash;
	for (; count > 0 && (slash = strrchr(path, '/')); count--)
		*slash = '\0';
}

const char *share_templates(struct arena *arena)
{
	/* Levels up from the executable's folder, then a path down. */
	static const struct {
		int up;
		const char *down;
	} places[] = { { 0, "templates" }, { 1, "templates" }, { 2, "templates" },
		{ 1, "share/specc/templates" } };
	char path[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
	const char *folder = "templates";
	for (size_t i = 0; length > 0 && i < sizeof places / sizeof *places; i++) {
		char *base = arena_copy(arena, path, (size_t)length);
		go_up(base, places[i].up + 1);
		folder = arena_printf(arena, "%s/%s", base, places[i].down);
		if (is_own_folder(arena, folder))
			return folder;
	}
#ifdef SHARE /* as installed, if not near the executable */
	if (is_own_folder(arena, SHARE "/templates"))
		return SHARE "/templates";
#endif
	return is_own_folder(arena, "templates") ? "templates" : folder;
}

const char *share_program(struct arena *arena, const char *name)
{
	char path[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
	if (length <= 0)
		return NULL;
	char *folder = arena_copy(arena, path, (size_t)length);
	go_up(folder, 1);
	const char *program = arena_printf(arena, "%s/%s", folder, name);
	return access(program, X_OK) ? NULL : program;
}
