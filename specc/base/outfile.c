/* SPDX-License-Identifier: MIT */
/* A set of named texts -> the files of an output folder, of which only those that differ change. */
#include "base/outfile_internal.h"

#include <errno.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#define MANIFEST_LIMIT ((off_t)64 << 20) /* bytes; a larger one is not ours */

static bool fail_output(
	struct output *output, const char *action, const char *path, const char *why)
{
	diag_report(output->diag, CHECK_IO, NO_SPAN, "cannot %s '%s%s%s': %s", action, output->folder,
		*path ? "/" : "", path, why);
	return false;
}

static bool fail_output_errno(struct output *output, const char *action, const char *path)
{
	return fail_output(output, action, path, strerror(errno));
}

/* Paths */

/* The folder of a path, or an empty string. */
static struct str folder_of_item(struct str path)
{
	while (path.length && path.text[path.length - 1] != '/')
		path.length--;
	return str_slice(path, 0, path.length ? path.length - 1 : 0);
}

/* Folders on the disk */

static bool is_writable(int folder)
{
	return faccessat(folder, ".", W_OK | X_OK, AT_EACCESS) == 0;
}

/* Opening */

/* Makes the output folder and its parents, and opens it. */
static bool open_root(struct output *output)
{
	char *path = arena_copy(output->arena, output->folder, strlen(output->folder));
	int error = 0;
	for (char *p = path; *p && !error;) {
		p += strspn(p, "/");
		p += strcspn(p, "/");
		char after = *p;
		*p = '\0';
		if (mkdir(path, 0777) != 0 && errno != EEXIST)
			error = errno;
		*p = after;
	}
	output->root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (output->root >= 0)
		return true;
	/* The first folder that could not be made says more than the last one missing. */
	if (errno == ENOENT && error)
		errno = error;
	return fail_output_errno(output, "open the folder", "");
}

static bool open_lock(struct output *output)
{
	const int flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC;
	output->lock = openat(output->root, LOCK_NAME, flags, 0666);
	return output->lock >= 0 || fail_output_errno(output, "write in the folder", "");
}

struct output *output_open(struct arena *arena, struct diag *diag, const char *folder)
{
	struct output *output = ARENA_NEW(arena, struct output);
	*output = (struct output){ .arena = arena, .diag = diag, .root = -1, .lock = -1 };
	output->folder = arena_copy(arena, folder, strlen(folder));
	output->files.arena = output->folders.arena = output->owned_map.arena = arena;
	output->names.arena = output->folder_names.arena = arena;
	if (open_root(output) && open_lock(output))
		return output;
	output_abort(output);
	return NULL;
}

void output_abort(struct output *output)
{
	file_close(output->lock);
	file_close(output->root);
	output->lock = output->root = -1;
}

/* Adding */

void output_own(struct output *output, const char *folder)
{
	const char *copy = arena_copy(output->arena, folder, strlen(folder));
	VEC_PUSH(output->arena, &output->scopes, copy);
}

/* Why a path cannot be beside the others of the set, or NULL. */
static const char *check_place(const struct output *output, struct str path)
{
	if (str_map_get(&output->files, path))
		return "two files of the set have this path";
	path = str_lower(output->arena, path);
	if (str_map_get(&output->names, path))
		return "another file of the set has the same path except for upper and lower case";
	if (str_map_get(&output->folder_names, path))
		return "another file of the set needs this path as a folder";
	for (path = folder_of_item(path); path.length; path = folder_of_item(path))
		if (str_map_get(&output->names, path))
			return "a file of the set has the path of its folder";
	return NULL;
}

/* Notes a path and its folders. */
static void keep_path(
	struct str_map *files, struct str_map *folders, struct str path, struct item *item)
{
	str_map_put(files, path, item);
	for (path = folder_of_item(path); path.length; path = folder_of_item(path))
		str_map_put(folders, path, item);
}

bool output_add(struct output *output, struct str path, struct str content)
{
	const char *why = outfile_check_path(path);
	if (!why)
		why = outfile_check_portable(path);
	if (!why)
		why = check_place(output, path);
	if (why) {
		output->failed = true;
		return fail_output(output, "write", str_to_c(output->arena, path), why);
	}
	struct item *item = ARENA_NEW(output->arena, struct item);
	item->path = str_to_c(output->arena, path);
	item->content = content;
	VEC_PUSH(output->arena, &output->items, item);
	keep_path(&output->files, &output->folders, str_from_c(item->path), item);
	keep_path(&output->names, &output->folder_names, str_lower(output->arena, path), item);
	return true;
}

/* The manifest */

/* Opens a file of the folder if it is a regular one; -1 when it is not, or not there. */
static int open_regular(const struct output *output, const char *path, struct stat *status)
{
	int parent = outfile_parent(output, path, false);
	if (parent < 0)
		return -1;
	int file = openat(parent, file_base(path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
	file_close(parent);
	if (file >= 0 && (fstat(file, status) != 0 || !S_ISREG(status->st_mode))) {
		file_close(file);
		return -1;
	}
	return file;
}

/* Reads the old manifest; false with errno. A line that is not a path of a set is ignored: whoever
 * wrote it, nothing outside the folder may be removed for it. */
static bool read_manifest(struct output *output)
{
	struct stat status;
	errno = ENOENT;
	int file = open_regular(output, MANIFEST_NAME, &status);
	if (file < 0)
		return outfile_is_absent();
	bool small = status.st_size <= MANIFEST_LIMIT;
	size_t length = 0;
	char *text = small ? file_take(output->arena, file, &length) : NULL;
	file_close(file);
	if (!text)
		return !small;
	text[length] = '\0';
	for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
		*end = '\0';
		struct str path = str_from_c(line);
		if (outfile_check_path(path) || str_map_get(&output->owned_map, path))
			continue;
		VEC_PUSH(output->arena, &output->owned, line);
		str_map_put(&output->owned_map, path, line);
	}
	return true;
}

/* A file of an earlier build in a folder that this one makes anew. */
static bool is_stale(const struct output *output, const char *path)
{
	bool inside = !output->scopes.count;
	VEC_EACH (const char *, scope, &output->scopes) {
		size_t length = strlen(*scope);
		inside |= !strncmp(path, *scope, length) && (path[length] == '/' || !path[length]);
	}
	return inside && !str_map_get(&output->files, str_from_c(path));
}

static int compare_paths(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The text of a manifest: the set, the files of folders that this build does not make, and if
 * wanted the stale files that still are beside it. */
static struct str manifest_text(struct output *output, bool with_stale)
{
	VEC(const char *) paths = { 0 };
	VEC_EACH (struct item *, item, &output->items)
		VEC_PUSH(output->arena, &paths, (*item)->path);
	VEC_EACH (const char *, path, &output->owned)
		if (!str_map_get(&output->files, str_from_c(*path)) &&
			(with_stale || !is_stale(output, *path)))
			VEC_PUSH(output->arena, &paths, *path);
	if (paths.count)
		qsort(paths.items, paths.count, sizeof *paths.items, compare_paths);
	struct buffer text = buffer_new(output->arena);
	VEC_EACH (const char *, path, &paths) {
		buffer_add(&text, str_from_c(*path));
		buffer_add_char(&text, '\n');
	}
	return buffer_str(&text);
}

/* Planning: nothing changes yet */

static bool same_content(const struct output *output, const struct item *item)
{
	struct stat status;
	int file = open_regular(output, item->path, &status);
	if (file < 0)
		return false;
	bool same = (uintmax_t)status.st_size == item->content.length;
	char bytes[16 << 10];
	for (size_t at = 0; same && at < item->content.length;) {
		ssize_t got = read(file, bytes, sizeof bytes);
		if (got < 0 && errno == EINTR)
			continue;
		same = got > 0 && (size_t)got <= item->content.length - at &&
			   memcmp(bytes, item->content.text + at, (size_t)got) == 0;
		at += same ? (size_t)got : 0;
	}
	file_close(file);
	return same;
}

/* Whether a folder holds files of the old manifest alone, so that it goes when they go. */
static bool holds_only_owned(struct output *output, const char *path)
{
	int folder = outfile_parent(output, arena_printf(output->arena, "%s/", path), false);
	DIR *listing = folder < 0 ? NULL : fdopendir(folder);
	if (!listing) {
		file_close(folder);
		return false;
	}
	bool only = true, empty = true;
	for (struct dirent *entry; only && (entry = readdir(listing));) {
		if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
			continue;
		const char *inner = arena_printf(output->arena, "%s/%s", path, entry->d_name);
		only =
			str_map_get(&output->owned_map, str_from_c(inner)) || holds_only_owned(output, inner);
		empty = false;
	}
	closedir(listing);
	return only && !empty;
}

/* Was it made by a build? What was not is nobody's but the user's. */
static bool is_ours(const struct output *output, const char *path)
{
	return str_map_get(&output->owned_map, str_from_c(path)) || !strcmp(path, MANIFEST_NAME);
}

/* Checks one name on the way to a path that is to be written; parent is the folder it is in.
 * Returns why not, or NULL; *known tells whether all beyond it is known to be free. */
static const char *check_step(
	struct output *output, int parent, const char *path, bool is_folder, bool *known)
{
	struct stat status;
	bool absent = fstatat(parent, file_base(path), &status, AT_SYMLINK_NOFOLLOW) != 0;
	if (absent && errno != ENOENT)
		return strerror(errno);
	if (is_folder && !absent && S_ISDIR(status.st_mode))
		return NULL;
	*known = true;
	if (!is_writable(parent))
		return strerror(errno);
	if (absent)
		return NULL;
	if (!is_folder && !S_ISDIR(status.st_mode))
		return is_ours(output, path) ? NULL
									 : "the existing file was not made by a build (" MANIFEST_NAME
									   " does not list it)";
	if (!is_folder)
		return holds_only_owned(output, path) ? NULL : "there is a folder with this name";
	if (S_ISLNK(status.st_mode))
		return "its folder is a symbolic link";
	return str_map_get(&output->owned_map, str_from_c(path)) ? NULL : "its folder is a file";
}

/* Checks that a file can be put in place, as far as that can be known before it is done. */
static bool check_output_item(struct output *output, const char *path)
{
	const char *why = NULL;
	const char *end = path;
	for (bool known = false; !known && !why;) {
		end += strcspn(end, "/");
		const char *step = arena_copy(output->arena, path, (size_t)(end - path));
		int parent = outfile_parent(output, step, false);
		why = parent < 0 ? strerror(errno) : check_step(output, parent, step, *end == '/', &known);
		file_close(parent);
		end += *end == '/';
	}
	return why ? fail_output(output, "write", path, why) : true;
}

/* Checks that a stale file can be removed. */
static bool check_stale(struct output *output, const char *path)
{
	int parent = outfile_parent(output, path, false);
	struct stat status;
	bool good = parent < 0 ? outfile_is_absent()
						   : fstatat(parent, file_base(path), &status, AT_SYMLINK_NOFOLLOW) != 0 ||
								 is_writable(parent);
	if (!good)
		fail_output_errno(output, "remove", path);
	file_close(parent);
	return good;
}

/* Committing */

/* A record lock (fcntl), which ends with the process, whatever ends that. */
static bool take_lock(struct output *output)
{
	const struct timespec pause = { .tv_nsec = LOCK_STEP_MS * 1000000L };
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	for (int step = 0; step < LOCK_STEPS; step++) {
		if (fcntl(output->lock, F_SETLK, &lock) == 0)
			return true;
		if (errno != EACCES && errno != EAGAIN)
			return fail_output_errno(output, "lock the folder", "");
		if (step == 0)
			fprintf(stderr, "specc: waiting for another build in '%s'\n", output->folder);
		nanosleep(&pause, NULL);
	}
	return fail_output(output, "lock the folder", "", "another build is still running in it");
}

/* As outfile_step.c names them: the prefix and digits. */
static bool is_temporary(const char *name)
{
	size_t prefix = sizeof TEMPORARY_PREFIX - 1;
	return !strncmp(name, TEMPORARY_PREFIX, prefix) && name[prefix] &&
		   !name[prefix + strspn(name + prefix, "0123456789")];
}

/* Removes what an interrupted build left. */
static bool remove_temporaries(struct output *output)
{
	int folder = openat(output->root, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	DIR *listing = folder < 0 ? NULL : fdopendir(folder);
	bool good = listing;
	for (struct dirent *entry; good && (errno = 0, entry = readdir(listing));)
		if (is_temporary(entry->d_name))
			good = unlinkat(output->root, entry->d_name, 0) == 0 || errno == ENOENT;
	good = good && !errno;
	if (listing) {
		int error = errno;
		closedir(listing);
		errno = error;
	} else {
		file_close(folder);
	}
	return good || fail_output_errno(output, "clear the folder", "");
}

/* Whether a stale file is where a folder of the set belongs, or in what is to be a file. */
static bool is_in_the_way(const struct output *output, const char *stale)
{
	struct str path = str_from_c(stale);
	if (str_map_get(&output->folders, path))
		return true;
	for (path = folder_of_item(path); path.length; path = folder_of_item(path))
		if (str_map_get(&output->files, path))
			return true;
	return false;
}

static struct step *add_output_step(
	struct output *output, const char *path, const struct str *content)
{
	struct step step = { .path = path, .removes = !content };
	step.scratch = arena_alloc(output->arena, strlen(path) + 1);
	if (content)
		step.content = *content;
	VEC_PUSH(output->arena, &output->steps, step);
	return &output->steps.items[output->steps.count - 1];
}

static void add_removals(struct output *output, bool in_the_way)
{
	VEC_EACH (const char *, path, &output->owned)
		if (is_stale(output, *path) && is_in_the_way(output, *path) == in_the_way)
			add_output_step(output, *path, NULL)->in_the_way = in_the_way;
}

/* Checks all steps, as far as that can be done before any is. */
static bool check_steps(struct output *output)
{
	VEC_EACH (struct step, step, &output->steps)
		if (!(step->removes ? check_stale(output, step->path)
							: check_output_item(output, step->path)))
			return false;
	return true;
}

/* The interim manifest, which names what may be in the folder meanwhile, comes first, so that
 * after an interruption each file has an owner; the final one last, so that what is still stale is
 * removed by the next build. */
static bool plan(struct output *output)
{
	bool more = false;
	struct item final = { MANIFEST_NAME, manifest_text(output, false) };
	struct str interim = manifest_text(output, true);
	VEC_EACH (struct item *, item, &output->items)
		more |= !str_map_get(&output->owned_map, str_from_c((*item)->path));
	if (more)
		add_output_step(output, MANIFEST_NAME, &interim);
	add_removals(output, true);
	VEC_EACH (struct item *, item, &output->items)
		if (!same_content(output, *item))
			add_output_step(output, (*item)->path, &(*item)->content);
	add_removals(output, false);
	if (more || !same_content(output, &final))
		add_output_step(output, MANIFEST_NAME, &final.content);
	return check_steps(output);
}

static bool carry_out_steps(struct output *output)
{
	struct problem problem;
	bool half;
	if (outfile_carry_out(output, &problem, &half))
		return true;
	const char *why = strerror(problem.error);
	if (half)
		why = arena_printf(output->arena,
			"%s; the folder is only partly updated, and the next build will finish it", why);
	return fail_output(output, problem.action, problem.path, why);
}

static int compare_output_items(const void *a, const void *b)
{
	return strcmp((*(struct item *const *)a)->path, (*(struct item *const *)b)->path);
}

static bool commit(struct output *output)
{
	if (output->failed || !take_lock(output) || !remove_temporaries(output))
		return false;
	if (!read_manifest(output))
		return fail_output_errno(output, "read", MANIFEST_NAME);
	return plan(output) && carry_out_steps(output);
}

bool output_commit(struct output *output, struct output_result *result)
{
	*result = (struct output_result){ .files = output->items.count };
	if (output->items.count)
		qsort(output->items.items, output->items.count, sizeof *output->items.items,
			compare_output_items);
	bool good = commit(output);
	VEC_EACH (struct step, step, &output->steps) {
		result->removed += good && step->removes && step->done;
		if (good && !step->removes && strcmp(step->path, MANIFEST_NAME) != 0)
			VEC_PUSH(output->arena, &result->written, step->path);
	}
	output_abort(output);
	return good;
}
