/* SPDX-License-Identifier: MIT */
/* Minimises a file on which a command succeeds: removes families, definitions, lines, words,
 * brackets with their contents, and numbers as long as the command still succeeds.
 *
 *   shrink FILE COMMAND...     COMMAND gets the path of a candidate as its last argument and exits
 *                              with 0 if that still shows the problem. FILE is overwritten. */
#include <ctype.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_ARGUMENTS = 64 };
static char *arguments[MOST_ARGUMENTS + 2];
static int argument_count;
static const char *path;
static char *candidate;
static unsigned long tried, kept;

/* A text in units, each of which is present or not. */
struct units {
	char **texts;
	bool *there;
	size_t count, room;
};

static void *need(void *memory)
{
	if (!memory) {
		fputs("shrink: out of memory\n", stderr);
		exit(2);
	}
	return memory;
}

static void add(struct units *units, const char *from, size_t length)
{
	if (units->count == units->room) {
		units->room = units->room * 2 + 64;
		units->texts = need(realloc(units->texts, units->room * sizeof *units->texts));
		units->there = need(realloc(units->there, units->room * sizeof *units->there));
	}
	char *text = need(malloc(length + 1));
	memcpy(text, from, length);
	text[length] = '\0';
	units->texts[units->count] = text;
	units->there[units->count++] = true;
}

static char *read_specification(const char *name)
{
	FILE *file = fopen(name, "rb");
	size_t count = 0, room = 65536, got;
	char *text = need(malloc(room));
	if (!file) {
		perror(name);
		exit(2);
	}
	while ((got = fread(text + count, 1, room - count - 1, file)) > 0)
		if ((count += got) + 1 == room)
			text = need(realloc(text, room *= 2));
	fclose(file);
	text[count] = '\0';
	return text;
}

static void write_units(const char *name, const struct units *units)
{
	FILE *file = fopen(name, "wb");
	if (!file) {
		perror(name);
		exit(2);
	}
	for (size_t i = 0; i < units->count; i++)
		if (units->there[i])
			fputs(units->texts[i], file);
	fclose(file);
}

static bool says_yes(void)
{
	int status;
	pid_t child = fork();
	tried++;
	if (child == 0) {
		int nothing = open("/dev/null", O_RDWR);
		dup2(nothing, 0);
		dup2(nothing, 1);
		dup2(nothing, 2);
		execvp(arguments[0], arguments);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) < 0)
		exit(2);
	return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool still(const struct units *units)
{
	write_units(candidate, units);
	if (!says_yes())
		return false;
	write_units(path, units);
	kept++;
	return true;
}

/* Removes runs of units, long ones first. True if some were removed. */
static bool leave_out_units(struct units *units)
{
	bool any = false, *before = need(malloc(units->count + 1));
	for (size_t size = units->count / 2 ? units->count / 2 : 1; size; size /= 2)
		for (size_t at = 0; at < units->count; at += size) {
			bool some = false;
			memcpy(before, units->there, units->count);
			for (size_t i = at; i < at + size && i < units->count; i++) {
				some |= units->there[i];
				units->there[i] = false;
			}
			if (some && still(units))
				any = true;
			else
				memcpy(units->there, before, units->count);
		}
	free(before);
	return any;
}

/* ---- units ---- */

/* Each from a line that begins like this to the next one. */
static struct units parts(const char *text, const char *begin)
{
	struct units units = { 0 };
	const char *at = text;
	for (const char *p = text; *p; p++)
		if (p > at && p[-1] == '\n' && !strncmp(p, begin, strlen(begin))) {
			add(&units, at, (size_t)(p - at));
			at = p;
		}
	add(&units, at, strlen(at));
	return units;
}

/* An optype with its opcodes; what precedes the first is also a unit. */
static struct units families(const char *text)
{
	return parts(text, "__DefOptype");
}

static struct units definitions(const char *text)
{
	return parts(text, "__Def");
}

static struct units lines(const char *text)
{
	struct units units = { 0 };
	while (*text) {
		size_t length = strcspn(text, "\n");
		length += text[length] == '\n';
		add(&units, text, length);
		text += length;
	}
	return units;
}

static bool is_word_of_unit(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '$';
}

static struct units tokens(const char *text)
{
	struct units units = { 0 };
	while (*text) {
		size_t length = 1;
		if (is_word_of_unit(*text))
			while (is_word_of_unit(text[length]))
				length++;
		add(&units, text, length);
		text += length;
	}
	return units;
}

/* ---- brackets and numbers ---- */

static size_t closing(const struct units *u, size_t from)
{
	const char *open = "([{", *close = ")]}";
	const char *found = strchr(open, u->texts[from][0]);
	int deep = 0;
	if (!found || !u->texts[from][0])
		return 0;
	for (size_t i = from; i < u->count && u->texts[i][0] != '\n'; i++) {
		if (!u->there[i])
			continue;
		deep += u->texts[i][0] == *found;
		deep -= u->texts[i][0] == close[found - open];
		if (!deep)
			return i;
	}
	return 0;
}

static bool replace(struct units *u, size_t from, size_t to, const char *by)
{
	bool *before = need(malloc(u->count));
	char *text = u->texts[from];
	memcpy(before, u->there, u->count);
	for (size_t i = from + 1; i <= to; i++)
		u->there[i] = false;
	u->texts[from] = need(strdup(by));
	bool good = still(u);
	if (!good) {
		memcpy(u->there, before, u->count);
		u->texts[from] = text;
	}
	free(before);
	return good;
}

/* Removes a bracket with its contents, replaces it by a number, or keeps only its contents. */
static bool simplify(struct units *u)
{
	bool any = false;
	for (size_t i = 0; i < u->count; i++) {
		size_t end = u->there[i] ? closing(u, i) : 0;
		if (end) {
			if (replace(u, i, end, "") || replace(u, i, end, "1") || replace(u, i, end, "true")) {
				any = true;
				continue;
			}
			u->there[i] = u->there[end] = false;
			if (still(u))
				any = true;
			else
				u->there[i] = u->there[end] = true;
		} else if (u->there[i] && isdigit((unsigned char)u->texts[i][0]) &&
				   strlen(u->texts[i]) > 1) {
			any |= replace(u, i, i, "1") || replace(u, i, i, "9");
		}
	}
	return any;
}

static bool pass(struct units (*split)(const char *), bool (*shrink)(struct units *))
{
	char *text = read_specification(path);
	struct units units = split(text);
	bool any = shrink(&units);
	free(text);
	return any;
}

int main(int argc, char **argv)
{
	if (argc < 3 || argc > MOST_ARGUMENTS) {
		fputs("usage: shrink FILE COMMAND...\n", stderr);
		return 2;
	}
	path = argv[1];
	candidate = need(malloc(strlen(path) + 8));
	snprintf(candidate, strlen(path) + 8, "%s.try", path);
	for (int i = 2; i < argc; i++)
		arguments[argument_count++] = argv[i];
	arguments[argument_count] = candidate;
	char *text = read_specification(path);
	struct units whole = lines(text);
	write_units(candidate, &whole);
	if (!says_yes()) {
		fputs("shrink: the command does not say yes to the file itself\n", stderr);
		return 1;
	}
	pass(families, leave_out_units);
	for (bool again = true; again;) {
		again = pass(definitions, leave_out_units);
		again |= pass(lines, leave_out_units);
		again |= pass(tokens, simplify);
		again |= pass(tokens, leave_out_units);
	}
	remove(candidate);
	printf("%lu tried, %lu kept\n", tried, kept);
	return 0;
}
