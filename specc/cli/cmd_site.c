/* SPDX-License-Identifier: MIT */
/* specc site: instruction sets -> a folder of pages for any host: the pages of each, its codec,
 * files to download, and a page above all of them. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/c_name.h"
#include "base/outfile.h"
#include "build/build.h"
#include "cli/cli.h"
#include "diff/diff.h"
#include "doc/beside.h"
#include "host/pack.h"

static const struct help_row site_rows[] = {
	{ .text = "Each PATH is one instruction set: a folder, or a file (.isa, or .xml as built). Its "
			  "pages are in a folder of DIR with its name; DIR/index.html leads to all of them. "
			  "DIR can be opened from the file system or copied to any static host; to view it, "
			  "run `python3 -m http.server -d DIR`." },
	{ .text = "The new site replaces the old one in one step, or nothing changes. Files of an "
			  "earlier site that are no longer made are removed; other files are never touched." },
	{ .text = "The codec in the pages needs clang and wasm-ld ($CLANG, $WASM_LD); without them the "
			  "site is built without it, with a message." },
	{ .option = OPTION_ISA, .text = "the same as PATH" },
	{ .option = OPTION_FOLDER, .text = "folder of the site, created if missing" },
	{ .option = OPTION_TITLE },
	{ .option = OPTION_URL },
	{ .option = OPTION_SINCE,
		.text = "pages say what changed since this older version of one of the "
				"instruction sets; repeatable, oldest first" },
	{ .option = OPTION_NO_CODEC },
	{ .option = OPTION_JOBS },
	{ .option = OPTION_TEMPLATES, .text = "take targets from DIR first; repeatable" },
	{ .option = OPTION_LANG, .text = "make the pages only in this language" },
	{ .option = OPTION_PROSE },
	{ .option = OPTION_KEEP_GOING,
		.text = "show the sound definitions despite errors; exit status is 1" },
	{ .option = OPTION_SUMMARY, .text = "print one line: pages, files, milliseconds" },
	{ .option = OPTION_QUIET, .text = "do not report omitted parts" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ 0 },
};

/* One instruction set. */
struct member {
	const char *path;
	struct diag diag;
	struct options options; /* with this path alone */
	const struct isa *isa;
	struct build *build;
	struct str prefix;
	struct host_files files;   /* of the targets other than html */
	struct host_files sources; /* those of targets c and wasm */
	struct str facts;          /* a script with names for the codec */
	struct page_beside beside;
	struct diff_history history; /* of --since */
	struct site *site;
};

struct site {
	struct arena *arena;
	const struct options *options;
	const struct targets *targets;
	VEC(struct member) members;
	struct wasm_codec *codecs; /* one for each member; NULL: the site has none */
	struct front *front;
	struct output *output;
	struct diag diag; /* of the output and the front page */
	size_t pages;
};

/* ---- loading ---- */

static bool same_prefix(const struct site *site, const struct member *member)
{
	for (const struct member *it = site->members.items; it < member; it++)
		if (str_equal(it->prefix, member->prefix))
			return !command_fail("site",
				"'%s' and '%s' are both called '%.*s': their pages would be in one folder",
				it->path, member->path, STR_ARG(member->prefix));
	return false;
}

/* Returns an exit status; EXIT_CLEAN: the site can be made of it. */
static int load_member(struct site *site, struct member *member)
{
	const struct texts variants = member->options.variants;
	member->site = site;
	member->options = *site->options;
	member->options.variants = variants;
	member->options.isa = (struct texts){ 0 };
	VEC_PUSH(site->arena, &member->options.isa, member->path);
	if (!diag_from_options(&member->diag, site->arena, site->options))
		return EXIT_USAGE;
	member->isa = load_isa(site->arena, &member->diag, &member->options, DEPTH_CHECKS);
	if (member->diag.errors && (!site->options->keep_going || !isa_has_words(member->isa))) {
		if (site->options->keep_going)
			fprintf(stderr, "specc: nothing is made: no sound opcode of '%s' has a field\n",
				member->path);
		return finish_reports(&member->diag, site->options);
	}
	member->prefix = c_prefix(site->arena, member->isa->name);
	return same_prefix(site, member) ? EXIT_USAGE : EXIT_CLEAN;
}

/* The instruction set whose older version this is, by its name; the first one if the version has
 * none, which since_load reports. NULL after a message. */
static struct member *member_of(struct site *site, const char *older)
{
	struct options options = *site->options;
	struct diag silent = { 0 };
	options.isa = (struct texts){ &older, 1, 1 };
	diag_init(&silent, site->arena);
	const struct isa *isa = load_isa(site->arena, &silent, &options, DEPTH_FORMS);
	VEC_EACH (struct member, member, &site->members)
		if (!isa->name.length || str_equal(member->isa->name, isa->name))
			return member;
	command_fail("site",
		"--since: '%s' is the instruction set %.*s, no older version of one of these", older,
		STR_ARG(isa->name));
	return NULL;
}

/* Each of --since belongs to one of the instruction sets; false after a message. */
static bool share_since(struct site *site)
{
	VEC_EACH (struct member, member, &site->members)
		member->options.since = (struct texts){ 0 };
	VEC_EACH (const char *, older, &site->options->since) {
		struct member *member = member_of(site, *older);
		if (!member)
			return false;
		VEC_PUSH(site->arena, &member->options.since, *older);
	}
	VEC_EACH (struct member, member, &site->members)
		if (!since_load(
				site->arena, &member->options, member->isa, member->diag.inputs, &member->history))
			return false;
	return true;
}

/* Each variant of a specification is an instruction set of the site. */
static void add_variants(struct site *site, const char **path)
{
	struct options options = *site->options;
	options.isa = (struct texts){ path, 1, 1 };
	struct texts names = variants_wanted(site->arena, &options);
	VEC_EACH (const char *, name, &names)
		VEC_PUSH(site->arena, &site->members,
			((struct member){ .path = *path, .options.variants = { name, 1, 1 } }));
	if (!names.count)
		VEC_PUSH(site->arena, &site->members, ((struct member){ .path = *path }));
}

static int load_all(struct site *site)
{
	int status = EXIT_CLEAN;
	VEC_EACH (const char *, path, &site->options->isa)
		add_variants(site, path);
	VEC_EACH (struct member, member, &site->members) {
		int own = load_member(site, member);
		status = own > status ? own : status;
	}
	return status == EXIT_CLEAN && !share_since(site) ? EXIT_USAGE : status;
}

/* ---- what is beside the pages ---- */

static bool take_site_file(void *user, struct str path, struct str content)
{
	struct member *member = user;
	struct arena *arena = member->site->arena;
	struct host_file file = { str_to_c(arena, path), content };
	bool is_c = str_starts_with(path, STR("c/")), is_wasm = str_starts_with(path, STR("wasm/"));
	if (is_wasm && str_ends_with(path, STR(".js")))
		member->facts = content;
	else if (is_c || is_wasm)
		VEC_PUSH(arena, &member->sources.list, file);
	else
		VEC_PUSH(arena, &member->files.list, file);
	return true;
}

static bool add_member_targets(struct member *member, const char *const *names)
{
	for (; *names; names++)
		if (!build_add(member->build, *names, targets_folder(member->site->targets, *names)))
			return false;
	return true;
}

static void add_zip(struct member *member)
{
	struct arena *arena = member->site->arena;
	const char *name = arena_printf(arena, "%.*s-c", STR_ARG(member->prefix));
	struct host_files c = { 0 };
	VEC_EACH (const struct host_file, file, &member->sources.list)
		if (str_starts_with(str_from_c(file->path), STR("c/")))
			VEC_PUSH(arena, &c.list, *file);
	struct host_file zip = { arena_printf(arena, "c/%s.zip", name), pack_zip(arena, name, &c) };
	VEC_PUSH(arena, &member->files.list, zip);
}

static bool make_member_files(struct member *member)
{
	static const char *const targets[] = { "xml", "csv", "c", "wasm", NULL };
	struct arena *arena = member->site->arena;
	member->build = build_open(arena, &member->diag, member->isa);
	if (!add_member_targets(member, targets) ||
		!build_emit(member->build, member->site->options->language, take_site_file, member))
		return false;
	add_zip(member);
	VEC_EACH (const struct host_file, file, &member->files.list) {
		struct page_download download = { strrchr(file->path, '/') + 1, file->content.length };
		VEC_PUSH(arena, &member->beside.downloads, download);
	}
	return true;
}

/* ---- the codec ---- */

static int compile_site(struct site *site)
{
	const char *missing = NULL;
	size_t count = site->members.count, jobs = (size_t)site->options->jobs;
	long processors = sysconf(_SC_NPROCESSORS_ONLN);
	struct wasm_codec *codecs = ARENA_ARRAY(site->arena, struct wasm_codec, count);
	if (site->options->no_codec)
		return EXIT_CLEAN;
	for (size_t i = 0; i < count; i++)
		codecs[i] = (struct wasm_codec){ .prefix = site->members.items[i].prefix,
			.files = &site->members.items[i].sources };
	if (!jobs)
		jobs = processors > 0 ? (size_t)processors : 1;
	switch (wasm_compile(site->arena, "site", codecs, count, jobs, &missing)) {
	case WASM_MADE: site->codecs = codecs; break;
	case WASM_MISSING:
		if (!site->options->quiet)
			fprintf(stderr, "specc site: the site has no codec: missing %s\n", missing);
		break;
	case WASM_REFUSED: return EXIT_SPEC_ERRORS;
	case WASM_FAILED: return EXIT_USAGE;
	}
	return EXIT_CLEAN;
}

/* ---- the site ---- */

static bool add_site_file(struct site *site, struct str path, struct str content)
{
	site->pages += str_ends_with(path, STR(".html"));
	return output_add(site->output, path, content);
}

static bool add_at(struct member *member, const char *folder, const char *name, struct str content)
{
	struct site *site = member->site;
	struct str path = str_printf(site->arena, "%.*s/%s%s", STR_ARG(member->prefix), folder, name);
	if (str_ends_with(path, STR(".html")))
		front_page(site->front, path);
	return add_site_file(site, path, content);
}

/* A page, or a file of the pages: codec.js gets the names that belong to the codec. */
static bool take_page(void *user, struct str path, struct str content)
{
	struct member *member = user;
	const char *name = strchr(str_to_c(member->site->arena, path), '/') + 1;
	if (!strcmp(name, "codec.js"))
		content =
			str_printf(member->site->arena, "%.*s%.*s", STR_ARG(content), STR_ARG(member->facts));
	return add_at(member, "", name, content);
}

static bool make_pages(struct member *member, const struct wasm_codec *codec)
{
	static const char *const targets[] = { "html", NULL };
	bool good = true;
	member->beside.codec = codec;
	member->beside.front = true;
	build_beside(member->build, &member->beside);
	if (member->history.steps.count)
		build_since(member->build, &member->history);
	VEC_EACH (const struct host_file, file, &member->files.list)
		good = good && add_at(member, "files/", strrchr(file->path, '/') + 1, file->content);
	if (codec && codec->codec.length)
		good = good && add_at(member, "", "codec-wasm.js", codec->codec);
	if (codec && codec->run.length)
		good = good && add_at(member, "", "run-wasm.js", codec->run);
	return good && add_member_targets(member, targets) &&
		   build_emit(member->build, member->site->options->language, take_page, member);
}

static bool take_front(void *user, struct str path, struct str content)
{
	return add_site_file(user, path, content);
}

/* All files, in the output; false after reports. */
static bool make_site_files(struct site *site)
{
	bool good = true;
	site->front = front_open(site->arena, site->options->title, site->options->url);
	for (size_t i = 0; i < site->members.count && good; i++) {
		struct member *member = &site->members.items[i];
		good = make_pages(member, site->codecs ? &site->codecs[i] : NULL);
		if (good)
			front_add(site->front, member->build, member->prefix);
	}
	good = good && front_emit(site->front, &site->diag, targets_folder(site->targets, "html"),
					   take_front, site);
	front_close(site->front);
	return good;
}

static int finish_site(struct site *site, bool good)
{
	int status = finish_reports(&site->diag, site->options);
	VEC_EACH (struct member, member, &site->members) {
		int own = finish_partly(site->arena, &member->diag, site->options, member->isa);
		status = own > status ? own : status;
		if (member->build)
			build_close(member->build);
	}
	return status || good ? status : EXIT_USAGE;
}

static int make_site(struct site *site, struct output_result *result)
{
	VEC_EACH (struct member, member, &site->members)
		if (!make_member_files(member))
			return finish_site(site, false);
	int status = compile_site(site);
	if (status)
		return joined_status(finish_site(site, true), status);
	site->output = output_open(site->arena, &site->diag, site->options->output);
	bool good = site->output != NULL;
	if (good && make_site_files(site))
		good = output_commit(site->output, result);
	else if (good) {
		output_abort(site->output);
		good = false;
	}
	return finish_site(site, good);
}

/* ---- the command ---- */

static bool is_url(const char *url)
{
	struct str text = str_from_c(url);
	for (const char *at = url; *at; at++)
		if ((unsigned char)*at <= ' ' || (unsigned char)*at >= 0x7f || strchr("\"'<>\\?#", *at))
			return false;
	return str_ends_with(text, STR("/")) &&
		   (str_starts_with(text, STR("https://")) || str_starts_with(text, STR("http://")));
}

static int run_site(struct arena *arena, const struct options *given)
{
	static const char *const names[] = { "html", "xml", "csv", "c", "wasm" };
	struct options options = *given;
	struct site site = { .arena = arena, .options = &options };
	struct output_result result = { 0 };
	struct timespec start;
	clock_gettime(CLOCK_MONOTONIC, &start);
	if (!options.output)
		return command_misuse("site", "expected -o DIR; see --help");
	if (options.url && !is_url(options.url))
		return command_misuse("site",
			"--url: expected an address such as https://isa.example.org/docs/, found '%s'",
			options.url);
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		VEC_PUSH(arena, &options.targets, names[i]);
	if (!diag_from_options(&site.diag, arena, &options) ||
		!(site.targets = targets_choose(arena, &options, NULL)))
		return EXIT_USAGE;
	int status = load_all(&site);
	if (status != EXIT_CLEAN)
		return status;
	status = make_site(&site, &result);
	if (options.summary && status != EXIT_USAGE)
		printf("%s: %zu instruction set%s, %zu pages, %zu files (%zu changed, %zu removed), "
			   "%.0f ms\n",
			options.output, site.members.count, site.members.count == 1 ? "" : "s", site.pages,
			result.files, result.written.count, result.removed, milliseconds_since(&start));
	return status;
}

const struct command command_site = {
	.name = "site",
	.summary = "make a web site of instruction sets, with codec and search",
	.usage = "PATH... -o DIR [OPTIONS]",
	.rows = site_rows,
	.status = "0 success, 1 errors in a specification, 2 usage or input/output.",
	.examples = "  specc site isa-spec/gpu isa-spec/tiny -o build/site\n"
				"  specc site my-isa -o site --title \"My instruction set\" --url "
				"https://isa.example.org/\n",
	.run = run_site,
	.arguments = ARGUMENTS_ARE_PATHS,
};
