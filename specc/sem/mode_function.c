/* SPDX-License-Identifier: MIT */
/* Code of the rows of an operand mode -> a function of their bits that all blocks call. It is made
 * once for each set of rows that operands can have. */
#include "expand/made_text.h"
#include "isa/mode.h"
#include "sem/mode.h"

/* The name of the class that has just these rows, else that of the whole type. */
static struct str mode_name(const struct mode_text *t)
{
	const struct type *type = type_with_places(t->operand->field->type);
	bool whole = type->tested.count != t->operand->rows.count;
	struct str name = (whole ? t->operand->mode : type)->name;
	char *text = arena_printf(t->run->arena, "%.*s", STR_ARG(name));
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
	return mode_free_name(t, str_printf(t->run->arena, "%.*s_%s", STR_ARG(mode_name(t)), what));
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

/* What the function has for the bits of an operand. */
static struct str made_purpose(const struct mode_text *t, const char *what)
{
	const char *is = strcmp(what, "address") == 0 ? "The address of"
					 : strcmp(what, "load") == 0  ? "The value of"
												  : "The register after";
	return str_printf(t->run->arena, "%s an operand of type %.*s, by its alternative.", is,
		STR_ARG(t->operand->mode->name));
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
	made->purpose = made_purpose(t, what);
	made->mode = t->operand->mode;
	sort_made(&run->functions);
	str_map_put(&run->mode_functions, key_of_function(t, what), made);
	return name;
}
