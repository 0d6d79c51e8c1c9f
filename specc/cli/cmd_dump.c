/* specc dump: the result of each stage of the compiler for a definition. */
#include <stdio.h>
#include <string.h>

#include "base/suggest.h"
#include "cgen/kernels.h"
#include "cli/cli.h"
#include "encoding/dtree.h"
#include "isa/print.h"
#include "lang/print.h"
#include "sem/facts.h"

static const char dump_help[] =
	"specc dump: show the output of a stage of the compiler\n\n"
	"Usage: specc dump --stage=STAGE --isa PATH... [OPTIONS] [NAME...]\n\n"
	"NAME is a definition; for forms, decoder, typed, core and c it is a family or an opcode.\n"
	"Without a NAME, everything is shown.\n\n"
	"  -i, --isa PATH     file (.isa, or .xml as built) or folder; repeatable\n"
	"      --stage=STAGE  one of these, in the order of the compiler:\n"
	"                     tokens   line:column, kind and text of each token\n"
	"                     tree     definitions as parsed; pseudo-code with all brackets\n"
	"                     isa      opcodes with inherited fields and templates\n"
	"                     forms    text forms of an opcode, with the cubes of legal values\n"
	"                     decoder  the decode tree, or the path to an opcode\n"
	"                     typed    names and expressions of blocks with types and ranges\n"
	"                     core     nodes of each kernel: branches are selects, loops unrolled\n"
	"                     c        the statements of each kernel\n"
	"  -k, --keep-going   show typed, core and c of sound blocks despite errors; exit status is 1\n"
	"  -W..., --max-reports, --color as in `specc check`\n\n"
	"docs/internals/architecture.md follows a field and a line of pseudo-code through them.\n\n"
	"Exit status: 0 success, 1 errors in the specification, 2 usage or input/output.\n\n"
	"Examples:\n"
	"  specc dump --stage=forms --isa isa-spec/tiny ADD\n"
	"  specc dump --stage=decoder --isa isa-spec/tiny\n";

struct dump {
	struct arena *arena;
	const struct isa *isa;
	const struct options *options;
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

static void dumped_blocks(struct dump *d, const struct ast_def *def)
{
	const struct sem_run *run = d->isa->semantics;
	if (!run) /* nothing was checked without a __DefISA */
		return;
	VEC_EACH (struct sem_family *, it, &run->families)
		if ((*it)->owner->ast == def)
			VEC_EACH (struct sem_block *, block, &(*it)->blocks.list)
				print_code_block(&d->out, *block, 1);
	VEC_EACH (struct sem_function *, it, &run->functions.list)
		if (def->kind == AST_DEF_FUNCTION && str_equal((*it)->name, def->name))
			print_code_block(&d->out, (*it)->block, 1);
}

static void dump_definition(struct dump *d, const struct ast_def *def, bool tree)
{
	if (!def || !is_wanted_definition(d, def->name))
		return;
	if (!tree) {
		print_tokens(d->arena, &d->out, def);
		return;
	}
	print_definition(&d->out, def);
	dumped_blocks(d, def); /* printed separately, since they are parsed apart from their sections */
}

/* Prints all kinds of definitions, each in the order of definition. */
static void dump_definitions(struct dump *d, bool tree)
{
	const struct isa *isa = d->isa;
	dump_definition(d, isa->ast, tree);
#define EACH(type, list)                                                                           \
	VEC_EACH (type *, it, &isa->list)                                                              \
		dump_definition(d, (*it)->ast, tree);
	EACH(struct fact, facts)
	EACH(struct type, types)
	EACH(struct operand_def, operands)
	EACH(struct modifier_def, modifiers)
	EACH(struct format_def, formats)
	EACH(struct alias_def, aliases)
	EACH(struct definition, groups)
	EACH(struct definition, optypes)
#undef EACH
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->kind == FILE_REGISTERS)
			dump_definition(d, (*it)->ast, tree);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		dump_definition(d, (*it)->definition->ast, tree);
}

static void tokens(struct dump *d)
{
	dump_definitions(d, false);
}

static void trees(struct dump *d)
{
	dump_definitions(d, true);
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
	VEC_EACH (struct kernel_entry *, it, &all->entries)
		if (is_opcode_wanted(d, (*it)->opcode))
			mark_kernel_entry(*it, marked);
	for (size_t i = 0; i < all->kernels.count; i++) {
		const struct kernel *kernel = all->kernels.items[i];
		if (marked[i])
			buffer_printf(&d->out, "%.*s: %.*s\n%.*s", STR_ARG(kernel->name),
				STR_ARG(purposes[i].length ? purposes[i] : kernel->head),
				STR_ARG(core ? kernel->core : kernel->text));
		if (marked[i] && !core && kernel->general.length)
			buffer_printf(
				&d->out, "%.*s, slow path:\n%.*s", STR_ARG(kernel->name), STR_ARG(kernel->general));
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

/* name, function, requires pseudo-code without errors */
#define STAGES(STAGE)                                                                              \
	STAGE("tokens", tokens, false)                                                                 \
	STAGE("tree", trees, false)                                                                    \
	STAGE("isa", dump_opcodes, false)                                                              \
	STAGE("forms", dump_forms, false)                                                              \
	STAGE("decoder", decoder, false)                                                               \
	STAGE("typed", dump_typed, true)                                                               \
	STAGE("core", cores, true)                                                                     \
	STAGE("c", dump_statements, true)

#define STAGE_NAME(name, print, semantics) name,
#define STAGE_ROW(name, print, semantics)  { name, print, semantics },
static const char *const stage_names[] = { STAGES(STAGE_NAME) NULL };
static const struct stage {
	const char *name;
	void (*print)(struct dump *d);
	bool semantics;
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
	VEC_EACH (struct opcode *, it, &d->isa->opcodes)
		suggest_offer(&near, (*it)->definition->name);
	VEC_EACH (struct definition *, it, &d->isa->optypes)
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

static int run_dump(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	const struct stage *stage = find_stage(options->stage);
	if (!stage)
		return EXIT_USAGE;
	if (!options->isa.count)
		return command_misuse("dump", "expected --isa PATH; see --help");
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	struct dump d = { .arena = arena, .options = options };
	d.isa = load_isa(arena, &diag, options, DEPTH_CHECKS);
	d.out = buffer_new(arena);
	d.found = ARENA_ARRAY(arena, bool, options->arguments.count + 1);
	int status = finish_partly(arena, &diag, options, d.isa);
	if (status == EXIT_USAGE || (stage->semantics && status != EXIT_CLEAN && !options->keep_going))
		return status;
	stage->print(&d);
	fwrite(d.out.text, 1, d.out.length, stdout);
	return all_found(&d) ? status : EXIT_USAGE;
}

const struct command command_dump = {
	.name = "dump",
	.summary = "show the output of a stage of the compiler",
	.help = dump_help,
	.takes = "iWkCE",
	.run = run_dump,
	.words = stage_names,
};
