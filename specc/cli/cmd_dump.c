/* SPDX-License-Identifier: MIT */
/* specc dump: the result of each stage of the compiler for a definition. */
#include <stdio.h>
#include <string.h>

#include "base/suggest.h"
#include "cgen/kernels.h"
#include "cli/cli.h"
#include "encoding/dtree.h"
#include "isa/print.h"
#include "lang/print.h"
#include "typing/facts.h"

struct dump {
	struct arena *arena;
	const struct options *options;
	struct trees trees;
	const struct isa *isa; /* NULL: the stage is before it */
	struct sem_run *run;   /* for trees: the blocks as they are parsed */
	struct buffer out;
	bool *found; /* by index of the argument */
};

/* Is this name selected by the arguments? */
static bool is_wanted_definition(struct dump *d, struct str name)
{
	bool wanted = !d->options->arguments.count;
	for (size_t i = 0; i < d->options->arguments.count; i++)
		if (str_equal_c(name, d->options->arguments.items[i]))
			wanted = d->found[i] = true;
	return wanted;
}

static bool is_opcode_wanted(struct dump *d, const struct opcode *opcode)
{
	bool family = opcode->optype && is_wanted_definition(d, opcode->optype->name);
	return is_wanted_definition(d, opcode->definition->name) || family;
}

/* ---- definitions ---- */

/* The tokens of rows that are wanted, unless those of their family have shown them. */
static void dump_row_tokens(struct dump *d, const struct ast_def *def, bool shown)
{
	VEC_EACH (struct ast_section *, section, &def->sections)
		for (size_t i = 0; (*section)->rows && i < (*section)->rows->list.count; i++) {
			const struct ast_row *row = &(*section)->rows->list.items[i];
			if (is_wanted_definition(d, span_text(row->name)) && !shown)
				print_row_tokens(&d->out, row);
		}
}

static void dump_tokens(struct dump *d)
{
	VEC_EACH (struct ast_file *, file, &d->trees.files)
		VEC_EACH (struct ast_def *, def, &(*file)->defs) {
			bool wanted = is_wanted_definition(d, (*def)->name);
			if (wanted)
				print_tokens(d->arena, &d->out, *def);
			dump_row_tokens(d, *def, wanted);
		}
}

static void dump_block(struct dump *d, const struct sem_block *block)
{
	if (block)
		print_code_block(&d->out, block, 1);
}

static void dump_blocks(struct dump *d, const struct ast_def *def)
{
	VEC_EACH (struct sem_family *, it, &d->run->families)
		if ((*it)->owner->ast == def)
			VEC_EACH (struct sem_block *, block, &(*it)->blocks.list)
				dump_block(d, *block);
	VEC_EACH (struct sem_function *, it, &d->run->functions.list)
		if (def->kind == AST_DEF_FUNCTION && str_equal((*it)->name, def->name))
			dump_block(d, (*it)->block);
	if (def == d->isa->ast) {
		struct sem_machine machine = sem_read_machine(d->run);
		dump_block(d, machine.trap);
		dump_block(d, machine.reset);
	}
}

static void definition_tree(struct dump *d, const struct ast_def *def)
{
	print_definition(&d->out, def);
	dump_blocks(d, def); /* printed separately, since they are parsed apart from their sections */
}

/* Is the tree what an optype is as an opcode, and not a definition of its own? */
static bool is_part_of_optype(const struct ast_def *def)
{
	struct str text = span_text(def->span);
	enum ast_def_kind kind = place_find_definition(str_slice(text, 0, str_word_end(text, 0)));
	return def->kind == AST_DEF_OPCODE && kind == AST_DEF_OPTYPE;
}

static void dump_trees(struct dump *d)
{
	VEC_EACH (struct ast_file *, file, &d->trees.files)
		VEC_EACH (struct ast_def *, def, &(*file)->defs)
			if (is_wanted_definition(d, (*def)->name) && !is_part_of_optype(*def))
				definition_tree(d, *def);
}

/* ---- opcodes ---- */

static void dump_opcodes(struct dump *d)
{
	VEC_EACH (struct opcode *, it, &d->isa->opcodes)
		if (is_opcode_wanted(d, *it))
			isa_print_opcode(&d->out, d->isa, *it);
}

static void dump_forms(struct dump *d)
{
	VEC_EACH (struct opcode *, it, &d->isa->opcodes)
		if (is_opcode_wanted(d, *it))
			isa_print_forms(&d->out, *it);
}

static void decoder(struct dump *d)
{
	VEC_EACH (unsigned, length, &d->isa->lengths) {
		const struct dtree *tree = dtree_new(d->arena, d->isa, *length);
		if (!d->options->arguments.count) {
			buffer_printf(&d->out, "%u bits, ", *length);
			dtree_print(&d->out, d->isa, tree);
			continue;
		}
		VEC_EACH (struct opcode *, it, &d->isa->opcodes)
			if ((*it)->length == *length && is_opcode_wanted(d, *it))
				dtree_print_path(&d->out, tree, *it);
	}
}

/* ---- pseudo-code ---- */

/* Does the scope belong to a selected opcode? */
static bool is_family_wanted(struct dump *d, const struct sem_family *family)
{
	bool wanted = is_wanted_definition(d, family->owner->name);
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		wanted = is_opcode_wanted(d, *it) || wanted;
	return wanted;
}

static void dump_typed(struct dump *d)
{
	const struct sem_run *run = d->isa->semantics;
	VEC_EACH (struct sem_family *, family, &run->families)
		VEC_EACH (const struct template *, it, &(*family)->templates) {
			struct sem_scope *scope = sem_scope_of_template(run, *family, *it);
			if (scope && is_family_wanted(d, *family))
				sem_print_block(&d->out, scope, run->facts);
		}
}

/* Marks the kernels that the entry can select. */
static void mark_kernel_entry(const struct kernel_entry *entry, bool *marked)
{
	VEC_EACH (unsigned, it, &entry->kernels)
		if (*it)
			marked[*it - 1] = true;
}

static void kernels(struct dump *d, bool core)
{
	const struct kernels *all =
		core ? kernels_make_printed(d->arena, d->isa, KERNELS_WHOLE, NULL, NULL)
			 : kernels_make(d->arena, d->isa);
	bool *marked = ARENA_ARRAY(d->arena, bool, all->kernels.count + 1);
	const struct str *purposes = kernels_purposes(d->arena, all);
	const struct str *names = kernels_names(d->arena, all);
	VEC_EACH (struct kernel_entry *, it, &all->entries)
		if (is_opcode_wanted(d, (*it)->opcode))
			mark_kernel_entry(*it, marked);
	for (size_t i = 0; i < all->kernels.count; i++) {
		const struct kernel *kernel = all->kernels.items[i];
		if (marked[i])
			buffer_printf(&d->out, "%.*s: %.*s\n%.*s", STR_ARG(names[i]),
				STR_ARG(purposes[i].length ? purposes[i] : kernel->head),
				STR_ARG(core ? kernel->core : kernel->text));
		if (marked[i] && !core && kernel->general.length)
			buffer_printf(
				&d->out, "%.*s, slow path:\n%.*s", STR_ARG(names[i]), STR_ARG(kernel->general));
	}
}

static void cores(struct dump *d)
{
	kernels(d, true);
}

static void dump_statements(struct dump *d)
{
	kernels(d, false);
}

/* ---- the command ---- */

enum work { WORK_PARSE, WORK_BLOCKS, WORK_LOWER, WORK_TYPES, WORK_ALL };

/* name, function, what has to be done before it, what it shows */
#define STAGES(STAGE)                                                                              \
	STAGE("tokens", dump_tokens, WORK_PARSE, "line:column, kind and text of each token")           \
	STAGE("tree", dump_trees, WORK_BLOCKS,                                                         \
		"definitions as parsed, rows as opcodes; code with all brackets")                          \
	STAGE("isa", dump_opcodes, WORK_LOWER, "opcodes with inherited fields and templates")          \
	STAGE("forms", dump_forms, WORK_LOWER,                                                         \
		"the forms of an opcode: text, and cubes of legal values")                                 \
	STAGE("decoder", decoder, WORK_LOWER, "the decode tree, or the path to an opcode")             \
	STAGE(                                                                                         \
		"typed", dump_typed, WORK_TYPES, "names and expressions of blocks with types and ranges")  \
	STAGE("core", cores, WORK_ALL, "nodes of each kernel: branches are selects, loops unrolled")   \
	STAGE("c", dump_statements, WORK_ALL, "the statements of each kernel")

#define STAGE_WORD(name, print, work, text) { name, text },
#define STAGE_ROW(name, print, work, text)  { name, print, work },
static const struct option_word stage_words[] = { STAGES(STAGE_WORD){ 0 } };
static const struct stage {
	const char *name;
	void (*print)(struct dump *d);
	enum work work;
} stages[] = { STAGES(STAGE_ROW) };
enum { STAGE_COUNT = sizeof stages / sizeof *stages };

static const struct stage *find_stage(const char *name)
{
	struct suggestion near = { .name = str_from_c(name ? name : "") };
	for (size_t i = 0; i < STAGE_COUNT; i++) {
		if (name && !strcmp(name, stages[i].name))
			return &stages[i];
		suggest_offer(&near, str_from_c(stages[i].name));
	}
	if (!name)
		command_fail("dump", "expected --stage=STAGE; see --help");
	else
		command_unknown("dump", "stage", &near, "; see `specc dump --help`");
	return NULL;
}

static void complain_of_name(const struct dump *d, const char *name)
{
	struct suggestion near = { .name = str_from_c(name) };
	VEC_EACH (struct ast_file *, file, &d->trees.files)
		VEC_EACH (struct ast_def *, it, &(*file)->defs)
			suggest_offer(&near, (*it)->name);
	command_fail("dump", "stage %s has nothing called '%s'%s%.*s%s", d->options->stage, name,
		near.nearest.length ? "; did you mean '" : "", STR_ARG(near.nearest),
		near.nearest.length ? "'?" : "");
}

static bool all_found(const struct dump *d)
{
	bool all = true;
	for (size_t i = 0; i < d->options->arguments.count; i++) {
		if (!d->found[i])
			complain_of_name(d, d->options->arguments.items[i]);
		all = all && d->found[i];
	}
	return all;
}

/* No more than the stage needs. */
static void dump_load(struct dump *d, struct diag *diag, enum work work)
{
	static const enum depth depth[] = {
		[WORK_BLOCKS] = DEPTH_FORMS,
		[WORK_LOWER] = DEPTH_FORMS,
		[WORK_TYPES] = DEPTH_TYPES,
		[WORK_ALL] = DEPTH_CHECKS,
	};
	struct texts_read texts = load_texts(d->arena, diag, d->options);
	d->trees = load_chosen(d->arena, diag, d->options, &texts);
	if (work == WORK_PARSE)
		return;
	d->isa = load_from_trees(d->arena, diag, d->options, depth[work], &d->trees);
	if (work == WORK_BLOCKS)
		d->run = sem_read(d->arena, diag, d->isa);
}

static int run_dump(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	const struct stage *stage = find_stage(options->stage);
	if (!stage)
		return EXIT_USAGE;
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	struct dump d = { .arena = arena, .options = options };
	d.out = buffer_new(arena);
	d.found = ARENA_ARRAY(arena, bool, options->arguments.count + 1);
	dump_load(&d, &diag, stage->work);
	int status =
		d.isa ? finish_partly(arena, &diag, options, d.isa) : finish_reports(&diag, options);
	bool needs_code = stage->work >= WORK_TYPES;
	if (status == EXIT_USAGE || (needs_code && status != EXIT_CLEAN && !options->keep_going))
		return status;
	stage->print(&d);
	fwrite(d.out.text, 1, d.out.length, stdout);
	return all_found(&d) ? status : EXIT_USAGE;
}

static const struct help_row dump_rows[] = {
	{ .text = "NAME is a definition; for forms, decoder, typed, core and c it is a family or an "
			  "opcode. Without a NAME, everything is shown." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_STAGE, .words = stage_words },
	{ .option = OPTION_KEEP_GOING,
		.text = "show typed, core and c of sound blocks despite errors; exit status is 1" },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text = "docs/internals/architecture.md follows a field and a line of pseudo-code through "
			  "them." },
	{ 0 },
};

const struct command command_dump = {
	.name = "dump",
	.summary = "show the output of a stage of the compiler",
	.usage = "PATH --stage=STAGE [OPTIONS] [NAME...]",
	.rows = dump_rows,
	.examples = "  specc dump isa-spec/tiny --stage=forms ADD\n"
				"  specc dump isa-spec/tiny --stage=decoder\n",
	.argument = "NAME",
	.run = run_dump,
};
