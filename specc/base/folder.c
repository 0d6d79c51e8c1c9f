/* SPDX-License-Identifier: MIT */
/* A folder -> the names in it, in an order independent of the disk. */
#include "base/folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int compare_folder_entries(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

bool folder_read(struct arena *arena, const char *folder, struct folder_names *names)
{
	DIR *listing = opendir(folder);
	*names = (struct folder_names){ 0 };
	if (!listing)
		return false;
	errno = 0;
	for (struct dirent *entry; (entry = readdir(listing)); errno = 0)
		if (entry->d_name[0] != '.')
			VEC_PUSH(arena, &names->list, arena_copy(arena, entry->d_name, strlen(entry->d_name)));
	int error = errno;
	closedir(listing);
	errno = error;
	if (names->list.count)
		qsort(names->list.items, names->list.count, sizeof(char *), compare_folder_entries);
	return !error;
}
