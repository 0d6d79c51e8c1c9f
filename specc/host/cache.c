/* SPDX-License-Identifier: MIT */
/* The cache of compiled programs. */
#include "host/cache.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/folder.h"
#include "host/share.h"

#define NEW_PREFIX     "new-"
#define OBJECTS_FOLDER "objects"
/* Age at which unused programs, and leftovers of interrupted runs, are removed. */
enum { KEEP_SECONDS = 30 * 24 * 60 * 60, NEW_SECONDS = 60 * 60 };

/* Without $HOME (services, small containers): a folder that only this user can write to. */
static const char *temporary_folder(struct arena *arena)
{
	const char *shared = getenv("TMPDIR");
	const char *own = arena_printf(
		arena, "%s/specc-%lu", shared && *shared ? shared : "/tmp", (unsigned long)geteuid());
	struct stat info;
	mkdir(own, 0700);
	bool safe = !lstat(own, &info) && S_ISDIR(info.st_mode) && info.st_uid == geteuid() &&
				!(info.st_mode & 022);
	return safe ? own : NULL;
}

const char *cache_folder(struct arena *arena)
{
	const char *own = getenv("SPECC_CACHE"), *shared = getenv("XDG_CACHE_HOME");
	if (own && *own)
		return own;
	if (shared && *shared)
		return arena_printf(arena, "%s/specc", shared);
	const char *home = getenv("HOME");
	if (home && *home)
		return arena_printf(arena, "%s/.cache/specc", home);
	return temporary_folder(arena);
}

/* Creates the folder, which only the user can access, and missing parents. */
static bool make_folders(struct arena *arena, const char *folder)
{
	char *path = arena_copy(arena, folder, strlen(folder));
	for (char *at = path + 1; *at; at++)
		if (*at == '/') {
			*at = '\0';
			mkdir(path, 0777);
			*at = '/';
		}
	return !mkdir(path, 0700) || is_folder(path);
}

void cache_clear(struct arena *arena, const char *folder)
{
	struct folder_names names;
	folder_read(arena, folder, &names);
	VEC_EACH (const char *, name, &names.list)
		unlink(arena_printf(arena, "%s/%s", folder, *name));
}

void cache_drop(struct arena *arena, const char *folder)
{
	cache_clear(arena, folder);
	rmdir(folder);
}

/* The maximum age of a folder in the cache, in seconds; 0: not created by specc. */
static time_t keep_seconds(const char *name)
{
	size_t length = strlen(name);
	if (!strncmp(name, NEW_PREFIX, strlen(NEW_PREFIX)))
		return NEW_SECONDS;
	if (!strncmp(name, COMPARISON_PREFIX, strlen(COMPARISON_PREFIX)))
		return KEEP_SECONDS;
	return length == 32 && strspn(name, "0123456789abcdef") == length ? KEEP_SECONDS : 0;
}

/* Removes compiled files that have not been used for long. */
static void prune_objects(struct arena *arena, const char *cache, time_t now)
{
	struct folder_names names;
	folder_read(arena, arena_printf(arena, "%s/" OBJECTS_FOLDER, cache), &names);
	VEC_EACH (const char *, name, &names.list) {
		const char *path = arena_printf(arena, "%s/" OBJECTS_FOLDER "/%s", cache, *name);
		struct stat info;
		if (!lstat(path, &info) && S_ISREG(info.st_mode) && now - info.st_mtime > KEEP_SECONDS)
			unlink(path);
	}
}

/* Removes folders that have not been used for long. */
static void prune(struct arena *arena, const char *cache)
{
	struct folder_names names;
	time_t now = time(NULL);
	prune_objects(arena, cache, now);
	folder_read(arena, cache, &names);
	VEC_EACH (const char *, name, &names.list) {
		const char *path = arena_printf(arena, "%s/%s", cache, *name);
		time_t keep = keep_seconds(*name);
		struct stat info;
		if (keep && !lstat(path, &info) && S_ISDIR(info.st_mode) && now - info.st_mtime > keep)
			cache_drop(arena, path);
	}
}

void cache_touch(const char *place)
{
	utimensat(AT_FDCWD, place, NULL, 0);
}

const char *cache_begin(struct arena *arena, const char *command, const char *cache)
{
	char *folder = arena_printf(arena, "%s/" NEW_PREFIX "XXXXXX", cache);
	if (!make_folders(arena, cache) || !mkdtemp(folder)) {
		command_fail(command, "cannot write to the cache '%s': %s (see $SPECC_CACHE)", cache,
			strerror(errno));
		return NULL;
	}
	prune(arena, cache);
	return folder;
}

bool cache_write(struct arena *arena, const char *command, const char *folder, const char *name,
	struct str content)
{
	const char *path = arena_printf(arena, "%s/%s", folder, name);
	FILE *out = fopen(path, "wb");
	bool good = out && fwrite(content.text, 1, content.length, out) == content.length;
	if (out && fclose(out))
		good = false;
	return good || command_fail(command, "cannot write '%s': %s", path, strerror(errno));
}

/* Does the place have all files of the folder? */
static bool has_all(struct arena *arena, const char *place, const char *folder)
{
	struct folder_names names;
	bool good = folder_read(arena, folder, &names);
	VEC_EACH (const char *, name, &names.list)
		good = good && !access(arena_printf(arena, "%s/%s", place, *name), R_OK);
	return good;
}

bool cache_keep(struct arena *arena, const char *command, const char *folder, const char *place)
{
	if (!rename(folder, place))
		return true;
	bool there = has_all(arena, place, folder);
	if (!there) {
		cache_drop(arena, place);
		if (!rename(folder, place))
			return true;
	}
	int error = errno;
	cache_drop(arena, folder);
	return there || command_fail(command, "cannot make '%s': %s", place, strerror(error));
}

/* Files are linked, not copied: another run may remove its own name at any time. */
bool cache_take_object(struct arena *arena, const char *cache, const char *key, const char *path)
{
	const char *object = arena_printf(arena, "%s/" OBJECTS_FOLDER "/%s.o", cache, key);
	cache_touch(object);
	return !link(object, path);
}

bool cache_keep_object(struct arena *arena, const char *cache, const char *key, const char *path)
{
	mkdir(arena_printf(arena, "%s/" OBJECTS_FOLDER, cache), 0700);
	return !link(path, arena_printf(arena, "%s/" OBJECTS_FOLDER "/%s.o", cache, key));
}
