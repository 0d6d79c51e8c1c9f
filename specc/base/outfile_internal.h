/* What the parts of base/outfile.h share: the open folder, and the steps of a commit. */
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

/* One file put in its place, or taken away. Names are those of files in the folder itself; an empty
 * one stands for no file. */
struct step {
	const char *path;
	struct str content; /* of a file that is put */
	bool removes;
	bool in_the_way; /* a file that is removed for a folder, or from what becomes a file */
	bool done;
	bool is_final;                  /* cannot be undone: the file system has no hard links */
	char *scratch;                  /* room for a path of this length */
	char temporary[TEMPORARY_SIZE]; /* the new content, until it is in its place */
	char kept[TEMPORARY_SIZE];      /* what stood there, until the commit is through */
};

/* What went wrong first. It is reported when all has been put back, as a report needs memory. */
struct problem {
	const char *action, *path;
	int error;
};

/* Invariants: root and lock are open until output_abort, and the lock is held during a commit.
 * Every path of an item or of the old manifest passed outfile_check_path; a folder on the way to it
 * is opened without following links. */
struct output {
	struct arena *arena;
	struct diag *diag;
	const char *folder; /* as the user gave it, for messages */
	int root, lock;     /* -1: closed */
	bool failed;        /* a file was refused */
	VEC(struct item *) items;
	struct str_map files;   /* path -> its item */
	struct str_map folders; /* each folder that a file of the set needs -> an item in it */
	struct str_map names, folder_names; /* both in small letters, as on some systems */
	VEC(const char *) scopes;           /* folders whose stale files go; none: all go */
	VEC(const char *) owned;            /* paths of the old manifest */
	struct str_map owned_map;           /* the same */
	VEC(struct step) steps;             /* of the commit, in their order */
	size_t temporaries;                 /* temporary names given so far */
};

/* Why a path cannot be one of the set, or NULL. */
const char *outfile_check_path(struct str path);

/* Why Windows cannot have a file of a path that passed, or NULL: folders go to other machines. */
const char *outfile_check_portable(struct str path);

/* Opens the folder that a path is in, as file_open_parent does. */
int outfile_parent(const struct output *output, const char *path, bool make);

/* errno says that a path leads nowhere: nothing is there, or what the user put in its way. */
bool outfile_is_absent(void);

/* Carries the steps out, all or none, without asking for memory; what a signal wants waits until
 * then. False: nothing has changed, or, where half is true, what was done could not be undone. */
bool outfile_carry_out(struct output *output, struct problem *problem, bool *half);

#endif
