/* SPDX-License-Identifier: MIT */
/* Paths -> those that have changed, by their times and sizes. */
#include "base/watch.h"

#include <sys/stat.h>

/* File systems set times from a clock that may be behind by so much. */
#define CLOCK_STEP_NS 20000000L

static struct file_state look(const char *path)
{
	struct stat info;
	if (stat(path, &info) != 0)
		return (struct file_state){ 0 };
	return (struct file_state){ true, info.st_dev, info.st_ino, info.st_size, info.st_mtim };
}

static bool same_state(const struct file_state *a, const struct file_state *b)
{
	return a->found == b->found && a->device == b->device && a->number == b->number &&
		   a->size == b->size && a->modified.tv_sec == b->modified.tv_sec &&
		   a->modified.tv_nsec == b->modified.tv_nsec;
}

static bool is_newer(struct timespec time, struct timespec since)
{
	since.tv_nsec -= CLOCK_STEP_NS;
	if (since.tv_nsec < 0) {
		since.tv_nsec += 1000000000L;
		since.tv_sec--;
	}
	return time.tv_sec > since.tv_sec ||
		   (time.tv_sec == since.tv_sec && time.tv_nsec >= since.tv_nsec);
}

void watch_add(struct watch *watch, const struct inputs *read, struct timespec since)
{
	VEC_EACH (const char *, path, &read->list) {
		size_t count = watch->paths.list.count;
		inputs_add(&watch->paths, *path);
		if (watch->paths.list.count == count)
			continue;
		struct watched it = { .path = watch->paths.list.items[count], .state = look(*path) };
		if (it.state.found && is_newer(it.state.modified, since))
			it.state = (struct file_state){ 0 };
		VEC_PUSH(watch->paths.arena, &watch->list, it);
	}
}

bool watch_look(struct watch *watch, bool *missing)
{
	bool changed = false;
	*missing = false;
	VEC_EACH (struct watched, it, &watch->list) {
		struct file_state now = look(it->path);
		*missing = *missing || !now.found;
		if (same_state(&now, &it->state))
			continue;
		it->state = now;
		it->changed = changed = true;
	}
	return changed;
}

void watch_clear(struct watch *watch)
{
	VEC_EACH (struct watched, it, &watch->list)
		it->changed = false;
}
