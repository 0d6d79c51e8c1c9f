/* SPDX-License-Identifier: MIT */
/* Turns a source of specc into one whose reports can be switched off one by one: each call of a
 * function that reports becomes PLACE("room/file.c:FUNCTION", call), for places.h; the second one
 * of a function has the name FUNCTION#2. A line stays where it is.
 * In: a list of functions that report, a source in specc/. Out: the source, on standard output. In
 * the body of a function of the list nothing is a place: those are the calls of it. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_NAMES 200

struct rewriter {
	const char *file;
	char *text;
	const char *names[MAX_NAMES];
	size_t count;
	char function[100]; /* whose body it is in */
	int depth;          /* of braces and of round brackets */
	int places;         /* of the function so far */
};

static char *read_all(const char *path)
{
	FILE *file = fopen(path, "rb");
	if (!file) {
		perror(path);
		exit(2);
	}
	size_t size = 0, room = 1 << 16;
	char *text = malloc(room);
	for (int c; text && (c = getc(file)) != EOF;) {
		if (size + 2 > room)
			text = realloc(text, room *= 2);
		text[size++] = (char)c;
	}
	fclose(file);
	text[size] = '\0';
	return text;
}

/* Lines NAME, or NAME room/file.c for a function of one file. */
static void read_names(struct rewriter *r, const char *path)
{
	char *name = read_all(path), *end;
	for (; (end = strchr(name, '\n')); name = end + 1) {
		*end = '\0';
		char *only = strchr(name, ' ');
		if (only)
			*only++ = '\0';
		if (r->count < MAX_NAMES && (!only || !strcmp(only, r->file)))
			r->names[r->count++] = name;
	}
}

/* Behind a comment, a text or a character constant; `at` itself if none begins there. */
static const char *behind_quiet(const char *at)
{
	if (at[0] == '/' && at[1] == '*')
		return strstr(at + 2, "*/") + 2;
	if (at[0] == '/' && at[1] == '/')
		return at + strcspn(at, "\n");
	if (*at != '"' && *at != '\'')
		return at;
	char quote = *at++;
	while (*at != quote)
		at += *at == '\\' ? 2 : 1;
	return at + 1;
}

/* Behind the bracket that closes the one at `at`. */
static const char *behind_brackets(const char *at)
{
	int depth = 0;
	do {
		const char *next = behind_quiet(at);
		if (next > at) {
			at = next;
			continue;
		}
		depth += (*at == '(') - (*at == ')');
		at++;
	} while (depth);
	return at;
}

static size_t word_length(const char *at)
{
	size_t length = 0;
	while (isalnum((unsigned char)at[length]) || at[length] == '_')
		length++;
	return length;
}

static bool is_listed(const struct rewriter *r, const char *name, size_t length)
{
	for (size_t i = 0; i < r->count; i++)
		if (strlen(r->names[i]) == length && !strncmp(r->names[i], name, length))
			return true;
	return false;
}

/* Does the called function return a struct value, as the one for values of cases? */
static bool returns_struct(const struct rewriter *r, const char *at)
{
	static const char head[] = "\nstatic struct value ";
	size_t length = strcspn(at, "(") + 1;
	for (const char *own = r->text; (own = strstr(own, head)); own += sizeof head - 1)
		if (!strncmp(own + sizeof head - 1, at, length))
			return true;
	return false;
}

static void put_call(struct rewriter *r, const char *at, const char *end)
{
	char suffix[20] = "";
	if (++r->places > 1)
		snprintf(suffix, sizeof suffix, "#%d", r->places);
	printf("%s(\"%s:%s%s\", %.*s)", returns_struct(r, at) ? "PLACE_STRUCT" : "PLACE", r->file,
		r->function, suffix, (int)(end - at), at);
}

/* A word outside of comments and texts. Returns behind what was put. */
static const char *put_word(struct rewriter *r, const char *at)
{
	size_t length = word_length(at);
	bool call = at[length] == '(';
	if (call && !r->depth) {
		snprintf(r->function, sizeof r->function, "%.*s", (int)length, at);
		r->places = 0;
	}
	bool is_stderr = call && (!strncmp(at, "fprintf(stderr", 14));
	if (r->depth && call && !is_listed(r, r->function, strlen(r->function)) &&
		(is_stderr || is_listed(r, at, length))) {
		const char *end = behind_brackets(at + length);
		put_call(r, at, end);
		return end;
	}
	fwrite(at, 1, length, stdout);
	return at + length;
}

static void rewrite(struct rewriter *r)
{
	for (const char *at = r->text; *at;) {
		const char *next = behind_quiet(at);
		bool directive = *at == '#' && (at == r->text || at[-1] == '\n');
		if (directive)
			do
				next = strchr(next + 1, '\n');
			while (next && next[-1] == '\\');
		if (next > at) {
			fwrite(at, 1, (size_t)(next - at), stdout);
			at = next;
		} else if (word_length(at)) {
			at = put_word(r, at);
		} else {
			r->depth += (*at == '{' || *at == '(') - (*at == '}' || *at == ')');
			putchar(*at++);
		}
	}
}

int main(int count, char **arguments)
{
	struct rewriter r = { 0 };
	if (count != 4) {
		fprintf(stderr, "usage: rewrite FUNCTIONS ROOM/FILE.c SOURCE\n");
		return 2;
	}
	r.file = arguments[2];
	read_names(&r, arguments[1]);
	r.text = read_all(arguments[3]);
	rewrite(&r);
	return 0;
}
