/* SPDX-License-Identifier: MIT */
/* Pages: stable, lower-case addresses of definitions. */
#include "page/page.h"

static bool stays(char c)
{
	return (c >= 'a' && c <= 'z') || char_is_digit(c) || c == '_' || c == '.' || c == '-';
}

static struct str plain_slug(struct arena *arena, struct str name)
{
	struct buffer slug = buffer_new(arena);
	for (size_t i = 0; i < name.length; i++) {
		char c = name.text[i];
		if (c >= 'A' && c <= 'Z')
			buffer_add_char(&slug, (char)(c - 'A' + 'a'));
		else if (stays(c))
			buffer_add_char(&slug, c);
		else
			buffer_printf(&slug, "x%02x", (unsigned)(unsigned char)c);
	}
	return buffer_str(&slug);
}

static struct str *keep_page_name(struct arena *arena, struct str text)
{
	struct str *kept = ARENA_NEW(arena, struct str);
	*kept = text;
	return kept;
}

/* All forms of a name, built once because pages refer to the same names often. */
struct known_name {
	struct str slug, id, url, opcode_url;
};

/* "kind name", on the stack if it fits. */
struct name_key {
	struct str text;
	char small[120];
};

static void make_key(struct arena *arena, struct name_key *key, const char *kind, struct str name)
{
	size_t length = strlen(kind), all = length + 1 + name.length;
	char *text = all <= sizeof key->small ? key->small : arena_alloc(arena, all);
	memcpy(text, kind, length);
	text[length] = ' ';
	if (name.length)
		memcpy(text + length + 1, name.text, name.length);
	key->text = (struct str){ text, all };
}

/* The slug, with "-2" (then "-3" ...) appended if another name of the kind has it. */
static struct str free_slug(struct page_names *names, const char *kind, struct str plain)
{
	struct arena *arena = names->arena;
	struct str slug = plain, full = str_printf(arena, "%s %.*s", kind, STR_ARG(slug));
	for (unsigned number = 2; str_map_get(&names->taken, full); number++) {
		slug = str_printf(arena, "%.*s-%u", STR_ARG(plain), number);
		full = str_printf(arena, "%s %.*s", kind, STR_ARG(slug));
	}
	str_map_put(&names->taken, full, keep_page_name(arena, slug));
	return slug;
}

static struct known_name *know(struct page_names *names, const char *kind, struct str name)
{
	struct name_key key;
	make_key(names->arena, &key, kind, name);
	struct known_name *known = str_map_get(&names->slugs, key.text);
	if (known)
		return known;
	known = ARENA_NEW(names->arena, struct known_name);
	known->slug = free_slug(names, kind, plain_slug(names->arena, name));
	known->id = str_printf(names->arena, "%s-%.*s", kind, STR_ARG(known->slug));
	known->url = str_printf(names->arena, "%.*s.html", STR_ARG(known->id));
	str_map_put(&names->slugs, str_copy(names->arena, key.text), known);
	return known;
}

struct str page_slug(struct page_names *names, const char *kind, struct str name)
{
	return know(names, kind, name)->slug;
}

static struct str url(struct page_names *names, const char *kind, struct str name)
{
	return know(names, kind, name)->url;
}

struct str page_id(struct pages *pages, const char *kind, struct str name)
{
	return know(pages->names, kind, name)->id;
}

struct str page_url(struct pages *pages, const char *kind, struct str name)
{
	return url(pages->names, kind, name);
}

struct str page_target(const struct pages *pages, struct str name)
{
	const struct str *known = str_map_get(&pages->names->targets, name);
	return known ? *known : (struct str){ 0 };
}

struct str page_name_of_opcode(struct page_names *names, const struct opcode *opcode)
{
	struct str name = opcode->definition->name;
	if (!opcode->optype)
		return url(names, "insn", name);
	struct known_name *known = know(names, "opcode", name);
	if (!known->opcode_url.length)
		known->opcode_url = str_printf(names->arena, "%.*s#%.*s",
			STR_ARG(url(names, "insn", opcode->optype->name)), STR_ARG(known->id));
	return known->opcode_url;
}

struct str page_opcode_url(struct pages *pages, const struct opcode *opcode)
{
	return page_name_of_opcode(pages->names, opcode);
}

static void add_target(struct page_names *names, struct str name, struct str address)
{
	if (!str_map_get(&names->targets, name))
		str_map_put(&names->targets, name, keep_page_name(names->arena, address));
}

#define ADD_TARGETS(names, kind, type, list)                                                       \
	VEC_EACH (type *, item, list)                                                                  \
	add_target(names, (*item)->name, url(names, kind, (*item)->name))

static void add_optypes(struct page_names *names, const struct isa *isa)
{
	VEC_EACH (struct definition *, it, &isa->optypes)
		ptr_map_put(&names->optypes, (*it)->ast, *it);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if ((*it)->optype)
			ptr_map_put(&names->optypes, (*it)->definition->ast, (*it)->optype);
}

const struct definition *page_optype(const struct pages *pages, const struct ast_def *def)
{
	return ptr_map_get(&pages->names->optypes, def);
}

struct page_names *page_names_new(struct arena *arena, const struct isa *isa)
{
	struct page_names *names = ARENA_NEW(arena, struct page_names);
	names->arena = names->slugs.arena = names->taken.arena = names->targets.arena = arena;
	names->optypes.arena = arena;
	ADD_TARGETS(names, "insn", struct definition, &isa->optypes);
	VEC_EACH (struct opcode *, item, &isa->opcodes)
		add_target(names, (*item)->definition->name, page_name_of_opcode(names, *item));
	add_optypes(names, isa);
	ADD_TARGETS(names, "group", struct definition, &isa->groups);
	VEC_EACH (struct fact *, item, &isa->facts)
		if ((*item)->kind == AST_DEF_FUNCTION)
			add_target(names, (*item)->name, url(names, "function", (*item)->name));
	ADD_TARGETS(names, "type", struct type, &isa->types);
	ADD_TARGETS(names, "file", struct register_file, &isa->defined_files);
	VEC_EACH (struct fact *, item, &isa->facts)
		if ((*item)->kind != AST_DEF_FUNCTION && (*item)->kind != AST_DEF_TERM)
			add_target(names, (*item)->name, url(names, "state", (*item)->name));
	VEC_EACH (struct fact *, item, &isa->facts)
		if ((*item)->kind == AST_DEF_TERM)
			add_target(names, (*item)->name,
				str_printf(arena, "glossary.html#term-%.*s",
					STR_ARG(page_slug(names, "term", (*item)->name))));
	return names;
}

struct str page_register_url(struct pages *pages, const struct register_file *file)
{
	struct arena *arena = pages->view->arena;
	if (file->of)
		file = file->of;
	if (file->kind == FILE_SIDE)
		return str_printf(arena, "%.*s#%.*s", STR_ARG(page_url(pages, "file", file->side_of->name)),
			STR_ARG(page_id(pages, "side", file->side)));
	if (file->kind == FILE_STATE)
		return str_printf(arena, "%.*s#%.*s", STR_ARG(page_url(pages, "state", file->state->name)),
			STR_ARG(page_id(pages, "register", file->name)));
	return page_url(pages, "file", file->name);
}
