/* SPDX-License-Identifier: MIT */
/* Runs every check of the semantics on every block: the rules for single statements and expressions
 * in one walk, then those for the block as a whole. */
#include "rules/internal.h"
#include "typing/facts.h"

/* ---- one block ---- */

static const struct {
	enum sem_stmt_kind kind;
	rule_of_stmt *check;
} rules_of_stmts[] = {
	{ SEM_ASSIGN, rule_targets },
	{ SEM_DECLARE, rule_targets },
	{ SEM_DECLARE, rule_declared_type },
	{ SEM_ASSIGN, rule_assigned_test },
	{ SEM_DECLARE, rule_assigned_test },
	{ SEM_IF, rule_branch_test },
	{ SEM_IF, rule_braces },
	{ SEM_FOR, rule_braces },
	{ SEM_WHILE, rule_braces },
	{ SEM_SWITCH, rule_switch },
	{ SEM_WHILE, rule_while },
};

static const struct {
	enum sem_expr_kind kind;
	rule_of_expr *check;
} rules_of_exprs[] = {
	{ SEM_INFIX, rule_infix },
	{ SEM_MEMBER, rule_member },
	{ SEM_CALL, rule_call },
	{ SEM_CALL, rule_rounding },
	{ SEM_BINARY, rule_binary },
	{ SEM_BINARY, rule_precedence },
	{ SEM_INFIX, rule_precedence },
	{ SEM_REAL, rule_real },
	{ SEM_SLICE, rule_slice },
	{ SEM_SLICE, rule_cut },
	{ SEM_CALL, rule_cut },
};

static void check_rules_of_stmt(void *user, const struct sem_stmt *s)
{
	struct rule_block *b = user;
	b->now = s;
	for (size_t i = 0; i < sizeof rules_of_stmts / sizeof *rules_of_stmts; i++)
		if (rules_of_stmts[i].kind == s->kind)
			rules_of_stmts[i].check(b, s);
}

static void check_rules_of_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	for (size_t i = 0; i < sizeof rules_of_exprs / sizeof *rules_of_exprs; i++)
		if (rules_of_exprs[i].kind == e->kind)
			rules_of_exprs[i].check(user, e, parent);
}

static void check_nodes(struct sem_scope *scope)
{
	struct rule_block b = { .scope = scope };
	struct sem_walker walker = {
		.user = &b, .stmt = check_rules_of_stmt, .expr = check_rules_of_expr
	};
	b.seen.arena = scope->run->arena;
	sem_walk(&scope->block->body, &walker);
	rule_carries(&b);
}

/* header_fits: the header has the operands of its template, or there is none. */
static void check_rules_of_block(struct sem_scope *scope, bool header_fits)
{
	struct sem_run *run = scope->run;
	const struct sem_block *block = scope->block;
	sem_check_names(scope);
	check_nodes(scope);
	sem_check_prose(scope);
	run->broken = run->broken || block->broken;
	if (block->broken)
		return; /* statements may be missing */
	if (!header_fits)
		return; /* already reported; the meaning of its names is unknown */
	sem_check_use(scope);
	sem_check_listed(scope);
	sem_check_flow(scope);
	sem_check_parts(scope);
	sem_check_types(scope);
}

/* ---- families and machines ---- */

/* Does the header have as many operands as its template? */
static bool same_count(
	struct sem_run *run, const struct sem_block *block, const struct template *template)
{
	if (!template || block->kind != SEM_INSTRUCTION)
		return true;
	struct sem_shape shape = sem_template_shape(run, template);
	return shape.operands.count == block->operands.count;
}

static void check_family(struct sem_run *run, struct sem_family *family)
{
	sem_read_family(run, family);
	sem_check_functions(run, &family->helpers);
	struct sem_matches matches = sem_match_blocks(run, family);
	sem_check_headers(run, family, &matches);
	size_t count = family->blocks.list.count;
	struct sem_scope **scopes = ARENA_ARRAY(run->arena, struct sem_scope *, count + 1);
	size_t helper = 0;
	for (size_t i = 0; i < count; i++) {
		const struct sem_block *block = family->blocks.list.items[i];
		scopes[i] = block->kind == SEM_FUNCTION
						? sem_function_scope(run, family->helpers.list.items[helper++])
						: sem_scope_new(run, family, block, sem_described(&matches.blocks[i]));
	}
	if (!sem_check_bare(scopes, count)) {
		run->broken = true;
		return;
	}
	bool fit = true;
	for (size_t i = 0; i < count; i++) {
		bool fits = same_count(run, scopes[i]->block, sem_described(&matches.blocks[i]));
		fit = fit && fits;
		check_rules_of_block(scopes[i], fits);
		sem_keep_scope(run, scopes[i]);
	}
	if (fit)
		sem_check_outputs(family, scopes, count);
	sem_check_helpers(run, family);
}

/* Reports examples of traps: there is no trap block that they could test. */
static void check_no_traps(struct sem_run *run)
{
	VEC_EACH (struct example *, it, &run->isa->examples)
		if ((*it)->raises)
			diag_report(run->diag, CHECK_CASE_PLACE, (*it)->span,
				"'%.*s' raises a trap, but __Semantics of __DefISA has no block 'trap:'",
				STR_ARG((*it)->text));
}

static void check_machine_block(struct sem_run *run, const struct sem_block *block)
{
	struct sem_scope *scope = sem_scope_new(run, NULL, block, NULL);
	check_rules_of_block(scope, true);
	sem_keep_scope(run, scope);
}

static void check_machine(struct sem_run *run)
{
	size_t errors = run->diag->errors;
	struct sem_machine machine = sem_read_machine(run);
	if (machine.trap)
		check_machine_block(run, machine.trap);
	else if (run->diag->errors == errors)
		check_no_traps(run);
	if (machine.reset)
		check_machine_block(run, machine.reset);
}

/* Checks everything except families. */
static void check_common(struct sem_run *run)
{
	sem_read_functions(run);
	sem_gather(run);
	sem_check_functions(run, &run->functions);
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		check_rules_of_block(sem_function_scope(run, *it), true);
	check_machine(run);
}

void sem_check(struct arena *arena, struct diag *diag, struct isa *isa)
{
	struct sem_run *run = sem_run_new(arena, diag, isa);
	run->facts = sem_facts_new(arena);
	check_common(run);
	VEC_EACH (struct sem_family *, it, &run->families)
		check_family(run, *it);
	sem_check_row_calls(run);
	sem_check_unused(run);
	sem_keep_silent(run);
	isa->semantics = run;
}
