/* SPDX-License-Identifier: MIT */
/* Functions by their names: those of an instruction set, and those of a section. */
#include "sem/sem.h"

struct sem_function *sem_find_function(const struct sem_scope *scope, struct str name)
{
	struct sem_function *helper =
		scope->family ? str_map_get(&scope->family->helpers.map, name) : NULL;
	return helper ? helper : str_map_get(&scope->run->functions.map, name);
}

struct sem_function *sem_add_function(struct sem_run *run, struct sem_family *family,
	const struct ast_def *ast, const struct sem_block *block)
{
	struct sem_functions *functions = family ? &family->helpers : &run->functions;
	struct sem_function *function = ARENA_NEW(run->arena, struct sem_function);
	function->name = function->called = block->name;
	function->family = family;
	function->ast = ast;
	function->block = block;
	function->index = functions->list.count;
	functions->map.arena = run->arena;
	VEC_PUSH(run->arena, &functions->list, function);
	if (!str_map_get(&functions->map, block->name))
		str_map_put(&functions->map, block->name, function);
	return function;
}
