/* SPDX-License-Identifier: MIT */
/* The cache of compiled programs: folders that are made under another name and renamed when they
 * are complete, since another run may be doing the same. */
#ifndef SPECC_HOST_CACHE_H
#define SPECC_HOST_CACHE_H

#include "host/host.h"

/* Prefix of folders that belong to a running comparison, which removes them itself; a campaign may
 * take days. */
#define COMPARISON_PREFIX "run-"

/* $SPECC_CACHE or the user's folder for caches; NULL if there is none. */
const char *cache_folder(struct arena *arena);

/* Marks a folder of the cache as used now. */
void cache_touch(const char *place);

/* Makes a folder for new files, and removes those that have not been used for long. NULL after a
 * message. */
const char *cache_begin(struct arena *arena, const char *command, const char *cache);

/* Writes a file in a folder; false after a message. */
bool cache_write(struct arena *arena, const char *command, const char *folder, const char *name,
	struct str content);

/* Renames the folder to its place. If another run was first, removes it instead; a place that lacks
 * files (a cleaner of old files was there) is replaced. False after a message. */
bool cache_keep(struct arena *arena, const char *command, const char *folder, const char *place);

/* Compiled files by key. The first gives one the name `path`, if the cache has it; the second puts
 * the file of that name into the cache. If that fails, it is compiled again next time. */
bool cache_take_object(struct arena *arena, const char *cache, const char *key, const char *path);
bool cache_keep_object(struct arena *arena, const char *cache, const char *key, const char *path);

/* Removes the files of a folder; then the folder. */
void cache_clear(struct arena *arena, const char *folder);
void cache_drop(struct arena *arena, const char *folder);

#endif
