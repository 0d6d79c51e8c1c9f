/* SPDX-License-Identifier: MIT */
/* The files of the handwritten GPU description, which are not published, or the project's own. */
#ifndef GPU_FILES_H
#define GPU_FILES_H

#include <glob.h>
#include <stdbool.h>

struct gpu_files {
	glob_t found;
	bool handwritten;
};

/* To be freed with globfree(&files.found). */
static inline struct gpu_files find_gpu_files(void)
{
	struct gpu_files files = { .handwritten = true };
	if (glob("../shared/seeds/00[0-3]*.txt", 0, NULL, &files.found) == 0) {
		assert_int_equal(files.found.gl_pathc, 4);
		return files;
	}
	files.handwritten = false;
	assert_int_equal(glob("isa-spec/gpu/*.isa", 0, NULL, &files.found), 0);
	return files;
}

#endif
