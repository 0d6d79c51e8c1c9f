/* The place of the running program becomes the folder of the files that come with it. */
#include "cli/share.h"

#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool is_folder(const char *path)
{
	struct stat info;
	return !stat(path, &info) && S_ISDIR(info.st_mode);
}

const char *share_templates(struct arena *arena)
{
	static const char *const places[] = { "../templates", "../../templates",
		"../share/specc/templates" };
	char path[PATH_MAX];
	ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
	if (length <= 0)
		return "templates";
	path[length] = '\0';
	char *slash = strrchr(path, '/');
	if (slash)
		*slash = '\0';
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		const char *folder = arena_printf(arena, "%s/%s", path, places[i]);
		if (is_folder(folder))
			return folder;
	}
	return "templates";
}
