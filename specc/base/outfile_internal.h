/* SPDX-License-Identifier: MIT */
/* Shared by the files that implement base/outfile.h: the open folder and the steps of a commit. */
#ifndef SPECC_BASE_OUTFILE_INTERNAL_H
#define SPECC_BASE_OUTFILE_INTERNAL_H

#include "base/outfile.h"
#include "base/vec.h"

#define PRIVATE_PREFIX   ".specc-"
#define TEMPORARY_PREFIX ".specc-tmp-"
#define LOCK_NAME        ".specc-lock"
#define MANIFEST_NAME    ".specc-manifest"

#define NAME_LIMIT     255 /* bytes of one component */
#define TEMPORARY_SIZE 40  /* a temporary name and its NUL */

/* A file of the new set. */
struct item {
	const char *path;
	struct str content;
};

/* A file to put in place or remove. `temporary` and `kept` are names in the same folder, or
 * empty. */
struct step {
	const char *path;
	struct str content; /* of a file to put in place */
	bool removes;
	bool in_the_way; /* removed to make way for a folder, or from a folder that becomes a file */
	bool done;
	bool is_final;                  /* cannot be undone: the file system has no hard links */
	char *scratch;                  /* buffer for a path of this length */
	char temporary[TEMPORARY_SIZE]; /* has the new content until renamed */
	char kept[TEMPORARY_SIZE];      /* has the old file until the commit is complete */
};

/* The first problem. Reported after everything has been undone, as a report allocates memory. */
struct problem {
	const char *action, *path;
	int error;
};

/* Invariants: root and lock are open until output_abort, and the lock is held during a commit.
 * Every path of an item or of the old manifest has passed outfile_check_path; its folders are
 * opened without following links. */
struct output {
	struct arena *arena;
	struct diag *diag;
	const char *folder; /* as the user gave it, for messages */
	int root, lock;     /* -1: closed */
	bool failed;        /* a file was refused */
	VEC(struct item *) items;
	struct str_map files;               /* path -> item */
	struct str_map folders;             /* folder that the set needs -> an item in it */
	struct str_map names, folder_names; /* lower case, as on some systems */
	VEC(const char *) scopes;           /* folders whose stale files are removed; none: all */
	VEC(const char *) owned;            /* paths of the old manifest */
	struct str_map owned_map;           /* the same */
	VEC(struct step) steps;             /* of the commit, in order */
	size_t temporaries;                 /* number of temporary names used */
};

/* Why a path cannot be in the set, or NULL. */
const char *outfile_check_path(struct str path);

/* Why a path that passed is impossible on Windows, or NULL: folders are copied to other
 * machines. */
const char *outfile_check_portable(struct str path);

/* Opens the folder that contains a path, like file_open_parent. */
int outfile_parent(const struct output *output, const char *path, bool make);

/* Does errno say that a path does not exist, or that something of the user's is in its way? */
bool outfile_is_absent(void);

/* Carries out all steps or none, without allocating memory; signals are held meanwhile. False:
 * nothing has changed or, if *half is set, not everything could be undone. */
bool outfile_carry_out(struct output *output, struct problem *problem, bool *half);

#endif
