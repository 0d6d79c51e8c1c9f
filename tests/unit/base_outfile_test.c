/* SPDX-License-Identifier: MIT */
/* base/outfile.h -> assertions on the folder after builds that succeed, fail or are interrupted. */
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "unit.h"
#include "base/diag.h"
#include "base/outfile.h"

/* Each test runs in a new folder, in which "out" is built. */
struct fixture {
	struct arena arena;
	struct diag diag;
	struct output_result result;
	char folder[40];
};

static int set_up(void **state)
{
	static struct fixture fixture;
	fixture = (struct fixture){ .folder = "/tmp/specc-test-XXXXXX" };
	diag_init(&fixture.diag, &fixture.arena);
	*state = &fixture;
	if (!mkdtemp(fixture.folder) || chmod(fixture.folder, 0777) != 0)
		return -1;
	return chdir(fixture.folder);
}

static void remove_tree(const char *path)
{
	DIR *listing = opendir(path);
	if (!listing)
		return;
	for (struct dirent *entry; (entry = readdir(listing));) {
		char inner[1200];
		if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
			continue;
		snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
		if (unlink(inner) != 0)
			remove_tree(inner);
	}
	closedir(listing);
	rmdir(path);
}

static int tear_down(void **state)
{
	struct fixture *fixture = *state;
	int result = chdir("/");
	remove_tree(fixture->folder);
	arena_free(&fixture->arena);
	return result;
}

static void put(const char *path, const char *content)
{
	FILE *file = fopen(path, "w");
	assert_non_null(file);
	assert_true(fputs(content, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

/* Does the file have exactly this content? NULL: does nothing exist there? */
static bool holds(const char *path, const char *content)
{
	char bytes[1000] = { 0 };
	FILE *file = fopen(path, "r");
	if (!file || !content)
		return (file ? fclose(file), false : true) && !content;
	size_t length = fread(bytes, 1, sizeof bytes - 1, file);
	fclose(file);
	return length == strlen(content) && memcmp(bytes, content, length) == 0;
}

/* The number of entries in a folder whose names have this prefix. */
static int entries(const char *folder, const char *prefix)
{
	int count = 0;
	DIR *listing = opendir(folder);
	if (!listing)
		return -1;
	for (struct dirent *entry; (entry = readdir(listing));)
		count += strncmp(entry->d_name, prefix, strlen(prefix)) == 0;
	closedir(listing);
	return count;
}

/* Builds "out" from path, content, path, content, ..., NULL. */
static bool build(struct fixture *f, const char *path, ...)
{
	struct output *output = output_open(&f->arena, &f->diag, "out");
	if (!output)
		return false;
	va_list arguments;
	va_start(arguments, path);
	for (; path; path = va_arg(arguments, const char *))
		output_add(output, str_from_c(path), str_from_c(va_arg(arguments, const char *)));
	va_end(arguments);
	return output_commit(output, &f->result);
}

static void assert_result(struct fixture *f, size_t files, size_t written, size_t removed)
{
	assert_int_equal(f->diag.reports.count, 0);
	assert_int_equal(f->result.files, files);
	assert_int_equal(f->result.written.count, written);
	assert_int_equal(f->result.removed, removed);
	assert_int_equal(entries("out", ".specc-tmp-"), 0);
}

static void assert_only_report(struct fixture *f, const char *message)
{
	assert_int_equal(f->diag.reports.count, 1);
	assert_int_equal(f->diag.reports.items[0]->check, CHECK_IO);
	assert_string_equal(f->diag.reports.items[0]->message.text, message);
	f->diag.reports.count = 0;
}

TEST_WITH(a_set_is_written_with_its_manifest, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "html/b.html", "B", "a.c", "A", "html/x/c.html", "", NULL));
	assert_result(f, 3, 3, 0);
	assert_true(holds("out/a.c", "A"));
	assert_true(holds("out/html/b.html", "B"));
	assert_true(holds("out/html/x/c.html", ""));
	assert_true(holds("out/.specc-manifest", "a.c\nhtml/b.html\nhtml/x/c.html\n"));
}

TEST_WITH(parents_of_the_folder_are_made, set_up, tear_down)
{
	struct fixture *f = *state;
	struct output *output = output_open(&f->arena, &f->diag, "deep/er//out/");
	assert_non_null(output);
	assert_true(output_add(output, STR("a"), STR("A")));
	assert_true(output_commit(output, &f->result));
	assert_true(holds("deep/er/out/a", "A"));
}

TEST_WITH(equal_files_are_not_touched, set_up, tear_down)
{
	struct fixture *f = *state;
	struct stat before, after, manifest, manifest_after;
	assert_true(build(f, "a", "A", "b", "B", NULL));
	assert_int_equal(stat("out/a", &before), 0);
	assert_int_equal(stat("out/.specc-manifest", &manifest), 0);
	assert_true(build(f, "a", "A", "b", "BB", NULL));
	assert_result(f, 2, 1, 0);
	assert_true(holds("out/b", "BB"));
	assert_int_equal(stat("out/a", &after), 0);
	assert_int_equal(before.st_ino, after.st_ino);
	assert_int_equal(stat("out/.specc-manifest", &manifest_after), 0);
	assert_int_equal(manifest.st_ino, manifest_after.st_ino);
	assert_true(build(f, "a", "A", "b", "BC", NULL)); /* the same length */
	assert_result(f, 2, 1, 0);
}

TEST_WITH(stale_files_and_no_others_are_removed, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", "x/y/b", "B", "z/c", "C", NULL));
	put("out/notes.txt", "mine");
	put("out/z/notes.txt", "mine");
	assert_true(build(f, "a", "A", NULL));
	assert_result(f, 1, 0, 2);
	assert_int_equal(entries("out/x", ""), -1);
	assert_true(holds("out/z/c", NULL));
	assert_true(holds("out/z/notes.txt", "mine"));
	assert_true(holds("out/notes.txt", "mine"));
	assert_true(holds("out/.specc-manifest", "a\n"));
	assert_true(build(f, NULL));
	assert_result(f, 0, 0, 1);
	assert_true(holds("out/.specc-manifest", ""));
}

TEST_WITH(a_part_owns_its_folders_alone, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "c/a", "A", "c/b", "B", "c-test/d", "D", "csv/e", "E", NULL));
	struct output *output = output_open(&f->arena, &f->diag, "out");
	assert_non_null(output);
	output_own(output, "c");
	output_add(output, STR("c/a"), STR("A2"));
	assert_true(output_commit(output, &f->result));
	assert_result(f, 1, 1, 1);
	assert_true(holds("out/c/a", "A2"));
	assert_true(holds("out/c/b", NULL));
	assert_true(holds("out/c-test/d", "D"));
	assert_true(holds("out/.specc-manifest", "c-test/d\nc/a\ncsv/e\n"));
	assert_true(build(f, "csv/e", "E", NULL)); /* a full build: nothing is forgotten */
	assert_result(f, 1, 0, 2);
	assert_true(holds("out/.specc-manifest", "csv/e\n"));
}

TEST_WITH(a_file_and_a_folder_change_places, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", "b/c/d", "D", NULL));
	assert_true(build(f, "a/x", "X", "b", "B", NULL));
	assert_result(f, 2, 2, 2);
	assert_true(holds("out/a/x", "X"));
	assert_true(holds("out/b", "B"));
}

TEST_WITH(what_the_user_put_in_the_way_stays, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", "b/c", "C", NULL));
	put("out/b/notes.txt", "mine");
	assert_false(build(f, "a", "AA", "b", "B", NULL));
	assert_only_report(f, "cannot write 'out/b': there is a folder with this name");
	assert_true(holds("out/a", "A"));
	assert_true(holds("out/b/c", "C"));
	put("out/own", "mine");
	assert_false(build(f, "a", "AA", "own/x", "X", NULL));
	assert_only_report(f, "cannot write 'out/own/x': its folder is a file");
	assert_true(holds("out/a", "A"));
	assert_true(holds("out/own", "mine"));
	assert_int_equal(entries("out", ".specc-tmp-"), 0);
}

TEST_WITH(bad_paths_are_refused, set_up, tear_down)
{
	struct fixture *f = *state;
	char component[300] = { 0 };
	memset(component, 'n', 256);
	const char *const paths[] = {
		"",
		"/etc/passwd",
		"..",
		"../a",
		"a/../b",
		"a/..",
		".",
		"./a",
		"a//b",
		"a/",
		"a\\b",
		"a\nb",
		"a\x7F",
		"a\xC2\x85",
		"a\xFF",
		".specc-manifest",
		".specc-lock",
		".specc-tmp-0",
		component,
	};
	for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
		f->diag.reports.count = 0;
		assert_false(build(f, "good", "G", paths[i], "x", NULL));
		assert_int_equal(f->diag.reports.count, 1);
		assert_true(holds("out/good", NULL));
	}
	f->diag.reports.count = 0;
	assert_true(build(f, "..a/b..c/.d", "x", NULL));
	assert_result(f, 1, 1, 0);
}

TEST_WITH(paths_of_a_set_exclude_each_other, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_false(build(f, "a", "A", "a", "A", NULL));
	assert_only_report(f, "cannot write 'out/a': two files of the set have this path");
	assert_false(build(f, "b/c", "C", "b", "B", NULL));
	assert_only_report(f, "cannot write 'out/b': another file of the set needs this path as a "
						  "folder");
	assert_false(build(f, "b", "B", "b/c/d", "D", NULL));
	assert_only_report(f, "cannot write 'out/b/c/d': a file of the set has the path of its "
						  "folder");
}

TEST_WITH(what_no_build_has_made_stays, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", "b", "B", NULL));
	put("out/mine", "M");
	put("out/same", "S");
	put("out/.specc-tmp-mine", "T");
	assert_int_equal(symlink("nowhere", "out/link"), 0);
	assert_false(build(f, "a", "C", "mine", "X", NULL));
	assert_only_report(f, "cannot write 'out/mine': the existing file was not made by a build "
						  "(.specc-manifest does not list it)");
	assert_false(build(f, "a", "C", "link", "X", NULL));
	assert_only_report(f, "cannot write 'out/link': the existing file was not made by a build "
						  "(.specc-manifest does not list it)");
	assert_true(holds("out/mine", "M"));
	assert_true(holds("out/a", "A"));
	/* An identical file is considered the build's from then on. */
	assert_true(build(f, "a", "A", "same", "S", NULL));
	assert_int_equal(f->result.written.count, 0);
	assert_true(build(f, "a", "A", "same", "T", NULL));
	assert_true(holds("out/same", "T"));
	assert_true(holds("out/mine", "M"));
	assert_true(holds("out/.specc-tmp-mine", "T"));
	assert_true(holds("out/b", NULL));
	/* Without the manifest, no file is known to come from a build. */
	assert_int_equal(unlink("out/.specc-manifest"), 0);
	assert_false(build(f, "a", "C", NULL));
	f->diag.reports.count = 0;
	assert_true(holds("out/a", "A"));
}

TEST_WITH(names_are_files_on_every_system, set_up, tear_down)
{
	static const char *const devices[] = { "con", "x/NUL.txt", "Aux .h/y", "prn.a.b", "com1",
		"LPT9.c", "CONIN$" };
	static const char *const odd[] = { "a:b", "a/b?", "x*", "<x", "x>", "a|b", "say \"x\"" };
	static const char *const ends[] = { "a.", "b /c", "x/y. " };
	static const char *const fine[] = { "cone.h", "xcon", "com.h", "com10", "lpt", "nul_",
		"c/aux_1" };
	struct fixture *f = *state;
	for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) {
		assert_false(build(f, devices[i], "", NULL));
		assert_only_report(f, arena_printf(&f->arena,
								  "cannot write 'out/%s': a component of the path is the name of "
								  "a device on Windows",
								  devices[i]));
	}
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		assert_false(build(f, odd[i], "", NULL));
		assert_only_report(f, arena_printf(&f->arena,
								  "cannot write 'out/%s': Windows allows none of < > : \" | ? * in "
								  "a name",
								  odd[i]));
	}
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		assert_false(build(f, ends[i], "", NULL));
		assert_only_report(f, arena_printf(&f->arena,
								  "cannot write 'out/%s': on Windows a name cannot end with a dot "
								  "or a blank",
								  ends[i]));
	}
	for (size_t i = 0; i < sizeof fine / sizeof *fine; i++)
		assert_true(build(f, fine[i], "", NULL));
	assert_false(build(f, "Add.html", "", "add.html", "", NULL));
	assert_only_report(f,
		"cannot write 'out/add.html': another file of the set has the same path except "
		"for upper and lower case");
	assert_false(build(f, "X/a", "", "x", "", NULL));
	assert_only_report(
		f, "cannot write 'out/x': another file of the set needs this path as a folder");
	assert_true(build(f, "X/a", "", "x/b", "", NULL));
}

TEST_WITH(links_do_not_lead_out_of_the_folder, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_int_equal(mkdir("elsewhere", 0777), 0);
	put("elsewhere/secret", "S");
	put("elsewhere/victim", "V");
	assert_true(build(f, "a", "A", NULL));
	assert_int_equal(symlink("../elsewhere", "out/sub"), 0);
	assert_false(build(f, "a", "B", "sub/x", "X", NULL));
	assert_only_report(f, "cannot write 'out/sub/x': its folder is a symbolic link");
	assert_true(holds("elsewhere/x", NULL));
	assert_true(holds("out/a", "A"));
	/* A link in place of a file is replaced, even if its target has the same content. */
	assert_true(build(f, "a", "A", "link", "S", NULL));
	assert_int_equal(unlink("out/link"), 0);
	assert_int_equal(symlink("../elsewhere/secret", "out/link"), 0);
	assert_true(build(f, "a", "A", "link", "S", NULL));
	assert_result(f, 2, 1, 0);
	struct stat status;
	assert_int_equal(lstat("out/link", &status), 0);
	assert_true(S_ISREG(status.st_mode));
	assert_true(holds("elsewhere/secret", "S"));
}

TEST_WITH(a_forged_manifest_removes_nothing_outside, set_up, tear_down)
{
	struct fixture *f = *state;
	put("victim", "V");
	assert_int_equal(mkdir("elsewhere", 0777), 0);
	put("elsewhere/victim", "V");
	assert_true(build(f, "a", "A", NULL));
	assert_int_equal(symlink("../elsewhere", "out/sub"), 0);
	put("out/.specc-manifest", "a\n../victim\nsub/victim\n/tmp\n\n.specc-lock\ngone/b\nhalf");
	put("out/half", "mine");
	assert_true(build(f, "a", "A", NULL));
	assert_result(f, 1, 0, 0);
	assert_true(holds("victim", "V"));
	assert_true(holds("elsewhere/victim", "V"));
	assert_true(holds("out/half", "mine"));
	assert_true(holds("out/.specc-manifest", "a\n"));
}

TEST_WITH(an_interrupted_build_is_finished, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", "old", "O", NULL));
	/* The state after the interim manifest and some of the renames. */
	put("out/.specc-manifest", "a\nnew\nold\n");
	put("out/new", "half");
	put("out/.specc-tmp-5", "left");
	assert_true(build(f, "a", "A", "new", "N", NULL));
	assert_result(f, 2, 1, 1);
	assert_true(holds("out/new", "N"));
	assert_true(holds("out/old", NULL));
	assert_true(holds("out/.specc-manifest", "a\nnew\n"));
}

TEST_WITH(abort_changes_nothing, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(build(f, "a", "A", NULL));
	struct output *output = output_open(&f->arena, &f->diag, "out");
	assert_true(output_add(output, STR("a"), STR("B")));
	output_abort(output);
	assert_true(holds("out/a", "A"));
	assert_true(build(f, "a", "C", NULL)); /* the lock is released */
	assert_true(holds("out/a", "C"));
}

/* Runs a check in a child without superuser rights; did it succeed? */
static bool in_child(struct fixture *f, bool (*check)(struct fixture *f))
{
	pid_t child = fork();
	if (child == 0) {
		if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
			_exit(1);
		_exit(check(f) ? 0 : 1);
	}
	int status = 1;
	return waitpid(child, &status, 0) == child && status == 0;
}

static bool fails_with(struct fixture *f, const char *message)
{
	bool good =
		f->diag.reports.count == 1 && strcmp(f->diag.reports.items[0]->message.text, message) == 0;
	if (!good && f->diag.reports.count)
		fprintf(stderr, "%s\n", f->diag.reports.items[0]->message.text);
	return good && entries("out", ".specc-tmp-") <= 0;
}

static bool parent_is_unwritable(struct fixture *f)
{
	return chmod(f->folder, 0555) != 0 && !build(f, "a", "A", NULL) &&
		   fails_with(f, "cannot open the folder 'out': Permission denied");
}

static bool folder_is_unwritable(struct fixture *f)
{
	if (!build(f, "a", "A", NULL) || chmod("out", 0555) != 0)
		return false;
	bool good = !build(f, "a", "B", NULL) &&
				fails_with(f, "cannot write 'out/a': Permission denied") && holds("out/a", "A");
	return chmod("out", 0777) == 0 && good;
}

static bool inner_folder_is_unwritable(struct fixture *f)
{
	if (!build(f, "a", "A", "sub/b", "B", NULL) || chmod("out/sub", 0555) != 0)
		return false;
	bool good = !build(f, "a", "AA", "sub/b", "BB", NULL) &&
				fails_with(f, "cannot write 'out/sub/b': Permission denied");
	f->diag.reports.count = 0;
	good = good && !build(f, "a", "AA", NULL) &&
		   fails_with(f, "cannot remove 'out/sub/b': Permission denied") && holds("out/a", "A");
	return chmod("out/sub", 0777) == 0 && good;
}

/* A limit on the file size simulates a full disk: writes fall short in the same way. */
static bool disk_is_full(struct fixture *f)
{
	static char large[20000];
	memset(large, 'x', sizeof large - 1);
	const struct rlimit limit = { 10000, 10000 };
	signal(SIGXFSZ, SIG_IGN);
	return build(f, "a", "A", "b", "B", NULL) && setrlimit(RLIMIT_FSIZE, &limit) == 0 &&
		   !build(f, "a", "AA", "b", large, NULL) &&
		   fails_with(f, "cannot write 'out/b': File too large") && holds("out/a", "A") &&
		   holds("out/b", "B") && holds("out/.specc-manifest", "a\nb\n");
}

TEST_WITH(failures_leave_everything_as_it_was, set_up, tear_down)
{
	struct fixture *f = *state;
	assert_true(in_child(f, folder_is_unwritable));
	assert_int_equal(chdir(f->folder), 0);
	remove_tree("out");
	assert_true(in_child(f, inner_folder_is_unwritable));
	remove_tree("out");
	assert_true(in_child(f, disk_is_full));
	remove_tree("out");
	assert_int_equal(chmod(f->folder, 0755), 0);
	if (geteuid() == 0)
		assert_true(in_child(f, parent_is_unwritable));
}

TEST_WITH(the_folder_is_a_file, set_up, tear_down)
{
	struct fixture *f = *state;
	put("out", "mine");
	assert_false(build(f, "a", "A", NULL));
	assert_only_report(f, "cannot open the folder 'out': Not a directory");
	assert_true(holds("out", "mine"));
}

/* A child holds the lock for a moment, as signalled on "ready". What it builds comes first. */
static void hold_lock(struct fixture *f, int ready)
{
	const struct timespec moment = { .tv_nsec = 300 * 1000000L };
	struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
	if (!build(f, "a", "child", NULL))
		_exit(1);
	int file = open("out/.specc-lock", O_RDWR);
	if (fcntl(file, F_SETLK, &lock) != 0 || write(ready, "x", 1) != 1)
		_exit(1);
	nanosleep(&moment, NULL);
	_exit(0);
}

TEST_WITH(a_second_build_waits_for_the_first, set_up, tear_down)
{
	struct fixture *f = *state;
	int ready[2], status = 1;
	char byte;
	assert_int_equal(pipe(ready), 0);
	pid_t child = fork();
	if (child == 0)
		hold_lock(f, ready[1]);
	assert_int_equal(read(ready[0], &byte, 1), 1);
	fflush(stderr);
	int old_stderr = dup(STDERR_FILENO);
	int said = open("said", O_WRONLY | O_CREAT, 0666);
	dup2(said, STDERR_FILENO);
	bool built = build(f, "b", "parent", NULL);
	dup2(old_stderr, STDERR_FILENO);
	close(said);
	close(old_stderr);
	assert_true(built);
	assert_true(holds("said", "specc: waiting for another build in 'out'\n"));
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	/* The parent sees the child's set, whose file is stale for it. */
	assert_result(f, 1, 1, 1);
	assert_true(holds("out/.specc-manifest", "b\n"));
	close(ready[0]);
	close(ready[1]);
}
