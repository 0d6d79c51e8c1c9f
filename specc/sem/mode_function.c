/* SPDX-License-Identifier: MIT */
/* Code of the rows of an operand mode -> a function of their bits that all blocks call. It is made
 * once for each set of rows that operands can have. */
#include "expand/made_text.h"
#include "isa/mode.h"
#include "sem/mode.h"

/* The class that has just these rows, else the whole type. */
static const struct type *mode_with_rows(const struct mode_text *t)
{
	const struct type *type = type_with_places(t->operand->field->type);
	return type->tested.count == t->operand->rows.count ? type : t->operand->mode;
}

static struct str name_as_word(struct arena *arena, struct str name)
{
	char *text = arena_printf(arena, "%.*s", STR_ARG(name));
	for (size_t i = 0; i < name.length; i++)
		text[i] = char_is_word(text[i]) ? text[i] : '_';
	return str_from_c(text);
}

struct str mode_free_name(const struct mode_text *t, struct str wanted)
{
	struct sem_scope scope = { .run = t->run };
	struct str name = wanted;
	for (unsigned i = 2; str_map_get(&t->run->functions.map, name) ||
						 sem_find_state(&scope, name).kind != SEM_STATE_NONE;
		 i++)
		name = str_printf(t->run->arena, "%.*s_%u", STR_ARG(wanted), i);
	return name;
}

/* Operand_address, Operand_address_2 ... */
static struct str made_function_name(const struct mode_text *t, const char *what)
{
	struct str type = name_as_word(t->run->arena, mode_with_rows(t)->name);
	return mode_free_name(t, str_printf(t->run->arena, "%.*s_%s", STR_ARG(type), what));
}

/* Those that are made are in the order of their names, whatever the order of families is. */
static void sort_made(struct sem_functions *functions)
{
	struct sem_function **list = functions->list.items, *made;
	for (size_t i = functions->list.count; i-- > 1;) {
		made = list[i];
		if (!list[i - 1]->is_made || str_compare(list[i - 1]->name, made->name) <= 0)
			break;
		list[i] = list[i - 1];
		list[i - 1] = made;
		list[i]->index = i;
		made->index = i - 1;
	}
}

/* What the functions of the mode are known by: their rows. */
static struct str key_of_function(const struct mode_text *t, const char *what)
{
	struct buffer key = buffer_new(t->run->arena);
	buffer_printf(&key, "%p %s", (const void *)t->operand->mode, what);
	VEC_EACH (const struct alternative *, it, &t->operand->rows) {
		buffer_add_char(&key, ' ');
		buffer_add(&key, (*it)->name);
	}
	return buffer_str(&key);
}

struct str mode_known_function(const struct mode_text *t, const char *what)
{
	const struct sem_function *known =
		str_map_get(&t->run->mode_functions, key_of_function(t, what));
	return known ? known->name : (struct str){ 0 };
}

static struct str about_bits(const struct mode_text *t)
{
	const struct type *mode = t->operand->mode;
	if (mode->own == mode->width)
		return STR("the field of the operand");
	return str_printf(t->run->arena,
		"the field of the operand and, from bit %u on, the units that it appends", mode->own);
}

struct str mode_add_function(struct mode_text *t, const char *what)
{
	struct sem_run *run = t->run;
	const struct source *source = made_source(&t->made, run->diag, t->operand->mode->span.source);
	struct str name = made_function_name(t, what);
	if (!source)
		return (struct str){ 0 };
	struct span text = { source, 0, (uint32_t)source->text.length };
	struct sem_function *made = sem_add_function(run, NULL, t->operand->mode->ast,
		sem_parse_mode_function(run->arena, run->diag, name, (const struct str[]){ t->bits, t->at },
			text, t->operand->mode->span, run->views));
	made->is_made = true;
	made->computes = what;
	made->code = source->text;
	made->mode = mode_with_rows(t);
	made->about[0] = about_bits(t);
	made->about[1] = STR("its address, if it is in memory");
	sort_made(&run->functions);
	str_map_put(&run->mode_functions, key_of_function(t, what), made);
	return name;
}

/* ---- names in C ---- */

/* What functions with the same code have in common: a type, or the type with parameters that their
 * types were made from, and a class. */
struct common {
	struct sem_function *first;
	struct str type, class; /* "EA" or empty; ".data" or empty */
};

static struct str made_from(const struct sem_function *f)
{
	const struct type *type = type_whole(f->mode);
	return type->ast->applied.length ? type->ast->applied : type->name;
}

static struct str class_of(const struct sem_function *f)
{
	struct str name = f->mode->name;
	return str_slice(name, str_find(name, 0, STR(".")), name.length);
}

static void add_common(struct common *common, const struct sem_function *f)
{
	if (!str_equal(common->type, type_whole(f->mode)->name))
		common->type = made_from(f);
	if (!str_equal(made_from(common->first), made_from(f)))
		common->type = (struct str){ 0 };
	if (!str_equal(common->class, class_of(f)))
		common->class = (struct str){ 0 };
}

static struct common *common_of(struct arena *arena, struct str_map *known, struct sem_function *f)
{
	struct str key = str_printf(arena, "%s\n%.*s", f->computes, STR_ARG(f->code));
	struct common *common = str_map_get(known, key);
	if (!common) {
		common = ARENA_NEW(arena, struct common);
		*common = (struct common){ f, type_whole(f->mode)->name, class_of(f) };
		str_map_put(known, key, common);
	}
	return common;
}

/* "EA_data_address", if no other function has it */
static struct str name_of_common(
	const struct sem_run *run, struct str_map *taken, const struct common *common)
{
	struct str type =
		str_printf(run->arena, "%.*s%.*s", STR_ARG(common->type), STR_ARG(common->class));
	struct str name = str_printf(
		run->arena, "%.*s_%s", STR_ARG(name_as_word(run->arena, type)), common->first->computes);
	const struct common *other = str_map_get(taken, name);
	const struct sem_function *named = str_map_get(&run->functions.map, name);
	if (!common->type.length || (other && other != common) || (named && !named->is_made))
		return common->first->name;
	str_map_put(taken, name, (void *)(uintptr_t)common);
	return name;
}

/* What the function has for the bits of an operand. */
static struct str made_purpose(const struct sem_run *run, const struct common *common)
{
	const char *what = common->first->computes;
	const char *is = strcmp(what, "address") == 0 ? "The address of"
					 : strcmp(what, "load") == 0  ? "The value of"
												  : "What the register that is stepped holds after";
	struct str type = common->type.length ? common->type : common->first->mode->name;
	return str_printf(
		run->arena, "%s an operand of type %.*s, by its alternative.", is, STR_ARG(type));
}

void sem_name_made(struct sem_run *run)
{
	struct str_map known = { .arena = run->arena }, taken = { .arena = run->arena };
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		if ((*it)->is_made)
			add_common(common_of(run->arena, &known, *it), *it);
	VEC_EACH (struct sem_function *, it, &run->functions.list) {
		if (!(*it)->is_made)
			continue;
		const struct common *common = common_of(run->arena, &known, *it);
		(*it)->called = name_of_common(run, &taken, common);
		(*it)->purpose = made_purpose(run, common);
	}
}
