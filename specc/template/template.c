/* SPDX-License-Identifier: MIT */
/* Template sets: reads a folder with main.tpl and its includes into parsed templates. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/depfile.h"
#include "base/file.h"
#include "base/folder.h"
#include "template/template.h"
#include "template/tree.h"

static struct template_set *new_set(struct arena *arena, struct diag *diag, const char *folder)
{
	struct template_set *set = ARENA_NEW(arena, struct template_set);
	set->arena = arena;
	set->diag = diag;
	set->folder = arena_copy(arena, folder, strlen(folder));
	set->block_names.arena = arena;
	return set;
}

/* errors: the count in diag before the set was begun. */
static struct template_set *load_template(struct template_set *set, const char *name, size_t errors)
{
	const struct source *source;
	const char *why;
	if (!template_read(set, name, &source, &why)) {
		diag_report(
			set->diag, CHECK_IO, NO_SPAN, "cannot read '%s': %s", template_path(set, name), why);
		return NULL;
	}
	if (!source)
		return NULL;
	template_parse_file(set, source);
	if (set->errors == 0)
		template_check(set);
	if (set->errors == 0 && set->diag->errors == errors)
		return set;
	template_free(set);
	return NULL;
}

struct template_set *template_load(struct arena *arena, struct diag *diag, const char *folder)
{
	return template_load_page(arena, diag, folder, "main.tpl");
}

struct template_set *template_load_page(
	struct arena *arena, struct diag *diag, const char *folder, const char *name)
{
	return load_template(new_set(arena, diag, folder), name, diag->errors);
}

struct template_set *template_load_files(
	struct arena *arena, struct diag *diag, const struct template_file *files, size_t count)
{
	struct template_set *set = new_set(arena, diag, ".");
	set->files = files;
	set->file_count = count;
	return load_template(set, "main.tpl", diag->errors);
}

void template_limit(struct template_set *set, unsigned long steps)
{
	set->most_steps = steps;
}

struct template_languages template_languages(const struct template_set *set)
{
	static const char prefix[] = "strings.";
	const size_t length = sizeof prefix - 1;
	struct template_languages languages = { 0 };
	struct folder_names names;
	inputs_add(set->diag->inputs, set->folder);
	if (!folder_read(set->arena, set->folder, &names) && errno != ENOENT)
		diag_report(set->diag, CHECK_IO, NO_SPAN, "cannot read folder '%s': %s", set->folder,
			strerror(errno));
	VEC_EACH (const char *, name, &names.list)
		if (!strncmp(*name, prefix, length) && (*name)[length])
			VEC_PUSH(set->arena, &languages.list, *name + length);
	return languages;
}

static bool is_name_byte(char c)
{
	return char_is_word(c) || c == '-' || c == '.' || (unsigned char)c >= 0x80;
}

bool template_mentions(const struct template_set *set, const char *name)
{
	size_t length = strlen(name);
	VEC_EACH (struct expression *, it, &set->expressions)
		for (const char *at = (*it)->text; (at = strstr(at, name)); at += length)
			if (!is_name_byte(at[length]) &&
				(at == (*it)->text || (!is_name_byte(at[-1]) && at[-1] != '$')))
				return true;
	return false;
}

/* Does the text before a '*' make it a step to attributes, ancestors or the node itself? */
static bool is_harmless_step(struct str before)
{
	static const char *const steps[] = { "@",
		"attribute::", "ancestor::", "ancestor-or-self::", "parent::", "self::" };
	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
		size_t length = strlen(steps[i]);
		if (!str_ends_with(before, str_from_c(steps[i])))
			continue;
		return before.length == length || !is_name_byte(before.text[before.length - length - 1]);
	}
	return false;
}

static bool has_wildcard(const char *text)
{
	for (const char *at = text; (at = strchr(at, '*')); at++)
		if (!is_harmless_step((struct str){ text, (size_t)(at - text) }))
			return true;
	return strstr(text, "node(") != NULL;
}

bool template_reaches(const struct template_set *set, const char *name)
{
	if (set->copies || template_mentions(set, name))
		return true;
	VEC_EACH (struct expression *, it, &set->expressions)
		if (has_wildcard((*it)->text))
			return true;
	return false;
}

void template_free(struct template_set *set)
{
	if (!set)
		return;
	VEC_EACH (struct expression *, expression, &set->expressions) {
		if ((*expression)->compiled)
			xmlXPathFreeCompExpr((*expression)->compiled);
		(*expression)->compiled = NULL;
	}
	xmlXPathFreeContext(set->compiler);
	set->compiler = NULL;
}
