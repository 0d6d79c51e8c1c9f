/* SPDX-License-Identifier: MIT */
/* Lowers delay slots: DelaySlot<flag, target>; of a state, and what belongs to it: the exception of
 * the event `slot`, and DelaySlot<>; and NotInSlot<>; of instructions. */
#include "lower/internal.h"

struct delay {
	struct lowering *l;
	const struct ast_stmt *stmt; /* DelaySlot<flag, target>; or NULL */
};

/* ---- the registers ---- */

static void find_statement(struct delay *d)
{
	VEC_EACH (struct fact *, fact, &d->l->isa->facts)
		VEC_EACH (struct ast_stmt *, it, &(*fact)->ast->statements) {
			if ((*it)->kind != AST_STMT_BODY_STATE_DELAY_SLOT)
				continue;
			if (d->stmt)
				lower_duplicate(d->l, *it, d->stmt->span);
			else
				d->stmt = *it;
		}
}

/* The register of a state that the argument names, of this many bits; NULL after a report. */
static const struct register_file *slot_register(
	const struct delay *d, size_t index, unsigned width, const char *what)
{
	struct lowering *l = d->l;
	struct str name;
	if (!lower_arg_name(l, d->stmt, index, &name))
		return NULL;
	struct span span = d->stmt->args.items[index]->span;
	const struct register_file *file = isa_find_file(l->isa, name);
	if (!file || file->kind != FILE_STATE) {
		diag_report(l->diag, CHECK_UNDEFINED_NAME, span,
			"'%.*s' is not a register of a __DefState: expected %s", STR_ARG(name), what);
		return NULL;
	}
	bool plain = !file->values && !file->transient && file->flag < 0;
	if (file->width == width && plain && !file->initial)
		return file;
	diag_second(l->diag, CHECK_BAD_ARGUMENT, span, file->span, "it is defined here",
		"expected %s: a Register<%u> that is 0 on reset", what, width);
	return NULL;
}

static void read_registers(const struct delay *d)
{
	struct isa *isa = d->l->isa;
	if (!lower_arg_count(d->l, d->stmt, 2))
		return;
	const struct register_file *flag =
		slot_register(d, 0, 1, "the register that says whether an instruction is in a delay slot");
	const struct register_file *target =
		slot_register(d, 1, isa->counter, "the register with the address after the slot");
	if (flag && target && isa->raised[EVENT_SLOT]) {
		isa->in_slot = flag;
		isa->slot_target = target;
	}
}

/* ---- instructions ---- */

/* The statement of this kind in __Encoding of the definition itself, or NULL. */
static const struct ast_stmt *encoding_stmt(const struct definition *d, enum ast_stmt_kind kind)
{
	VEC_EACH (struct ast_section *, section, &d->ast->sections)
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			if ((*it)->kind == kind)
				return *it;
	return NULL;
}

static void report_without_state(const struct delay *d, const struct definition *definition)
{
	static const enum ast_stmt_kind kinds[] = { AST_STMT_ENCODING_DELAY_SLOT,
		AST_STMT_ENCODING_NOT_IN_SLOT };
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		const struct ast_stmt *stmt = encoding_stmt(definition, kinds[i]);
		if (stmt)
			diag_report(d->l->diag, CHECK_BAD_ARGUMENT, stmt->span,
				"%.*s<>; needs the registers of delay slots: write DelaySlot<flag, target>; in a "
				"__DefState",
				STR_ARG(stmt->keyword));
	}
}

/* Instructions with a slot are never in one. */
static void report_both(const struct delay *d, const struct definition *definition)
{
	const struct ast_stmt *stmt = encoding_stmt(definition, AST_STMT_ENCODING_NOT_IN_SLOT);
	if (stmt && definition->delays)
		diag_report(d->l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"an instruction with DelaySlot<>; is never in a slot: leave out NotInSlot<>;");
}

/* What an instruction does in a slot, or with one, is the same for all opcodes of one block. */
static void report_mixed(const struct delay *d, const struct definition *optype)
{
	const struct definition *first = NULL;
	VEC_EACH (struct opcode *, it, &optype->opcodes) {
		const struct definition *other = (*it)->definition;
		first = first ? first : other;
		if (other->delays == first->delays && other->not_in_slot == first->not_in_slot)
			continue;
		diag_second(d->l->diag, CHECK_BAD_ARGUMENT, other->name_span, first->name_span,
			"the other opcode is here",
			"'%.*s' differs from '%.*s' in DelaySlot<>; or NotInSlot<>;, which the opcodes of an "
			"optype have in common: make two optypes",
			STR_ARG(other->name), STR_ARG(first->name));
		return;
	}
}

/* A skipped slot, and the address after it, need the length of what would be there. */
static void find_slot_length(const struct delay *d)
{
	const struct opcode *first = NULL;
	VEC_EACH (struct opcode *, it, &d->l->isa->opcodes) {
		const struct definition *definition = (*it)->definition;
		if (definition->delays || definition->not_in_slot || (*it)->defective)
			continue;
		first = first ? first : *it;
		if ((*it)->length == first->length && !(*it)->appending.count)
			continue;
		diag_second(d->l->diag, CHECK_BAD_ARGUMENT, definition->name_span,
			first->definition->name_span, "the other instruction is here",
			"'%.*s' is not as long as '%.*s', but instructions in delay slots have one length: "
			"write NotInSlot<>; for one of them",
			STR_ARG(definition->name), STR_ARG(first->definition->name));
		return;
	}
	d->l->isa->slot_length = first ? first->length : 0;
}

static void report_prefixes(const struct delay *d)
{
	VEC_EACH (struct definition *, it, &d->l->isa->definitions) {
		const struct ast_stmt *stmt = encoding_stmt(*it, AST_STMT_ENCODING_PREFIX);
		if (stmt)
			diag_second(d->l->diag, CHECK_BAD_ARGUMENT, stmt->span, d->stmt->span,
				"the slots are here", "an instruction set with delay slots cannot have prefixes");
	}
}

/* Blocks would assign these registers without naming them. */
static void report_views(const struct delay *d)
{
	const struct isa *isa = d->l->isa;
	VEC_EACH (struct register_file *, it, &isa->view_files)
		VEC_EACH (struct register_view, view, &(*it)->views)
			VEC_EACH (struct view_piece, piece, &view->pieces)
				if (!piece->file || piece->file == isa->in_slot || piece->file == isa->slot_target)
					diag_second(d->l->diag, CHECK_BAD_ARGUMENT, view->span, d->stmt->span,
						"the slots are here",
						"a view cannot have bits of '%.*s' in an instruction set with delay slots",
						STR_ARG(piece->file ? piece->file->name : STR("pc")));
}

/* What an instruction with a slot assigns to them first would be kept where it raises. */
static void report_kept(const struct delay *d)
{
	const struct isa *isa = d->l->isa;
	VEC_EACH (struct exception *, it, &isa->exceptions)
		VEC_EACH (const struct register_file *, file, &(*it)->kept)
			if (*file == isa->in_slot || *file == isa->slot_target)
				diag_second(d->l->diag, CHECK_BAD_ARGUMENT, (*it)->span, d->stmt->span,
					"the slots are here", "'%.*s' keeps '%.*s', which belongs to delay slots",
					STR_ARG((*it)->name), STR_ARG((*file)->name));
}

static bool has_slot(const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if ((*it)->definition->delays)
			return true;
	return false;
}

static void check_slots(const struct delay *d)
{
	struct isa *isa = d->l->isa;
	if (!isa->raised[EVENT_SLOT])
		diag_report(d->l->diag, CHECK_BAD_ARGUMENT, d->stmt->span,
			"no exception says what an instruction raises that cannot be in a delay slot: write "
			"Raised<slot>; in a __DefException");
	if (!has_slot(isa))
		diag_report(d->l->diag, CHECK_BAD_ARGUMENT, d->stmt->span,
			"no instruction has a delay slot: write DelaySlot<>; in its __Encoding");
	report_prefixes(d);
	find_slot_length(d);
	VEC_EACH (struct definition *, it, &isa->optypes)
		report_mixed(d, *it);
	VEC_EACH (struct definition *, it, &isa->definitions)
		report_both(d, *it);
	read_registers(d);
	report_views(d);
	report_kept(d);
}

static void check_no_slots(const struct delay *d)
{
	struct lowering *l = d->l;
	if (l->raised[EVENT_SLOT].source)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, l->raised[EVENT_SLOT],
			"nothing raises 'slot' without delay slots: write DelaySlot<flag, target>; in a "
			"__DefState");
	VEC_EACH (struct definition *, it, &l->isa->definitions)
		report_without_state(d, *it);
}

void lower_delay_slots(struct lowering *l)
{
	struct delay d = { .l = l };
	if (!l->isa->ast)
		return;
	find_statement(&d);
	if (!d.stmt)
		check_no_slots(&d);
	else if (!l->isa->program)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, d.stmt->span,
			"%.*s<...>; is only for machines, but no __DefMemory has Program<>;",
			STR_ARG(d.stmt->keyword));
	else
		check_slots(&d);
}
