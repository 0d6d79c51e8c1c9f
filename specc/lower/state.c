/* SPDX-License-Identifier: MIT */
/* Lowers memories, and the exceptions that instructions raise. */
#include "base/suggest.h"
#include "lower/internal.h"

enum { MAX_BANKS = 4096, MAX_ADDRESS = 64, DEFAULT_ADDRESS = 32, DEFAULT_WORD = 32 };

/* ---- memories ---- */

/* The number in a statement Keyword<number>;, in the range least..most; 0 after a report. */
static unsigned bounded_number(
	struct lowering *l, const struct ast_stmt *stmt, int64_t least, int64_t most, const char *what)
{
	int64_t value;
	if (!lower_arg_number(l, stmt, 0, &value))
		return 0;
	if (value >= least && value <= most)
		return (unsigned)value;
	diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
		"expected %s, from %lld to %lld", what, (long long)least, (long long)most);
	return 0;
}

/* Access<read>; or Access<read, write>; */
static void lower_access(struct lowering *l, const struct ast_stmt *stmt, struct memory *memory)
{
	bool reads = false, writes = false;
	VEC_EACH (struct ast_expr *, it, &stmt->args) {
		bool read = (*it)->kind == AST_NAME && str_equal_c((*it)->text, "read");
		bool write = (*it)->kind == AST_NAME && str_equal_c((*it)->text, "write");
		if ((!read && !write) || (read && reads) || (write && writes)) {
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				read || write ? "'%.*s' is listed twice" : "'%.*s' is neither 'read' nor 'write'",
				STR_ARG(span_text((*it)->span)));
			return;
		}
		reads = reads || read;
		writes = writes || write;
	}
	if (!reads)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected Access<read>; or Access<read, write>;");
	memory->read_only = !writes;
}

static void lower_word(struct lowering *l, const struct ast_stmt *stmt, struct memory *memory)
{
	unsigned bits = bounded_number(l, stmt, 8, WORD_BITS, "bits");
	if (bits && bits % 8 == 0 && (bits & (bits - 1)) == 0)
		memory->word = bits;
	else if (bits)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"a word has 8, 16, 32, 64 or 128 bits");
}

/* Program<>; */
static void lower_program(struct lowering *l, const struct ast_stmt *stmt, struct memory *memory)
{
	if (l->isa->program) {
		struct report *report = diag_report(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span,
			"a second memory with Program<>; instructions are fetched from only one");
		diag_note(l->diag, report, l->isa->program->span, "the first one is '%.*s'",
			STR_ARG(l->isa->program->name));
		return;
	}
	l->isa->program = memory;
}

static void memory_statement(struct lowering *l, const struct ast_stmt *stmt, struct memory *memory)
{
	unsigned value = 0;
	bool big;
	switch (stmt->kind) {
	case AST_STMT_BODY_MEMORY_CELL:
		bounded_number(l, stmt, 8, 8, "the number of bits that an address counts");
		break;
	case AST_STMT_BODY_MEMORY_BANKS:
		if ((value = bounded_number(l, stmt, 1, MAX_BANKS, "a number of banks")))
			memory->banks = value;
		break;
	case AST_STMT_BODY_MEMORY_ADDRESS:
		if ((value = bounded_number(l, stmt, 1, MAX_ADDRESS, "the number of bits of an address")))
			memory->address = value;
		break;
	case AST_STMT_BODY_MEMORY_WORD: lower_word(l, stmt, memory); break;
	case AST_STMT_BODY_MEMORY_BYTE_ORDER:
		if (lower_choose(l, stmt, "little", "big", &big))
			memory->byte_order = big ? ORDER_BIG : ORDER_LITTLE;
		break;
	case AST_STMT_BODY_MEMORY_ACCESS: lower_access(l, stmt, memory); break;
	case AST_STMT_BODY_MEMORY_PROGRAM: lower_program(l, stmt, memory); break;
	case AST_STMT_BODY_MEMORY_UNALIGNED: memory->unaligned = true; break;
	default: lower_forgotten(stmt);
	}
}

void lower_memory(struct lowering *l, const struct ast_def *def)
{
	struct memory *memory = ARENA_NEW(l->arena, struct memory);
	memory->name = def->name;
	memory->span = def->name_span;
	memory->ast = def;
	memory->address = DEFAULT_ADDRESS;
	memory->word = DEFAULT_WORD;
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		memory_statement(l, *it, memory);
	if (memory == l->isa->program && memory->banks)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, memory->span,
			"'%.*s' has banks, but instructions are fetched from a memory without banks",
			STR_ARG(memory->name));
	VEC_PUSH(l->arena, &l->isa->memories, memory);
}

/* ---- exceptions ---- */

static const char *const own_exceptions[] = { "IndexRange", "AddressRange", "AddressAlign", NULL };

void lower_own_exceptions(struct lowering *l)
{
	for (size_t i = 0; own_exceptions[i]; i++) {
		struct exception *exception = ARENA_NEW(l->arena, struct exception);
		exception->name = str_from_c(own_exceptions[i]);
		exception->index = (unsigned)i;
		exception->span = NO_SPAN;
		VEC_PUSH(l->arena, &l->isa->exceptions, exception);
	}
	struct exception **own = l->isa->exceptions.items;
	l->isa->raised[EVENT_INDEX] = own[EXCEPTION_INDEX_RANGE];
	l->isa->raised[EVENT_OUTSIDE_LOAD] = l->isa->raised[EVENT_OUTSIDE_STORE] =
		own[EXCEPTION_ADDRESS_RANGE];
	l->isa->raised[EVENT_MISALIGNED_LOAD] = l->isa->raised[EVENT_MISALIGNED_STORE] =
		own[EXCEPTION_ADDRESS_ALIGN];
}

/* Names of events in Raised<...>; a general name denotes two events. */
static const struct {
	const char *name;
	enum event first, last;
} events[] = {
	{ "undefined", EVENT_UNDEFINED, EVENT_UNDEFINED },
	{ "fetch", EVENT_FETCH, EVENT_FETCH },
	{ "outside", EVENT_OUTSIDE_LOAD, EVENT_OUTSIDE_STORE },
	{ "outside_load", EVENT_OUTSIDE_LOAD, EVENT_OUTSIDE_LOAD },
	{ "outside_store", EVENT_OUTSIDE_STORE, EVENT_OUTSIDE_STORE },
	{ "misaligned", EVENT_MISALIGNED_LOAD, EVENT_MISALIGNED_STORE },
	{ "misaligned_load", EVENT_MISALIGNED_LOAD, EVENT_MISALIGNED_LOAD },
	{ "misaligned_store", EVENT_MISALIGNED_STORE, EVENT_MISALIGNED_STORE },
	{ "index", EVENT_INDEX, EVENT_INDEX },
	{ "slot", EVENT_SLOT, EVENT_SLOT },
};

static void unknown_event(struct lowering *l, struct span span)
{
	struct suggestion near = { .name = span_text(span) };
	for (size_t i = 0; i < sizeof events / sizeof *events; i++)
		suggest_offer(&near, str_from_c(events[i].name));
	struct report *report = diag_report(l->diag, CHECK_BAD_ARGUMENT, span,
		"expected 'undefined', 'fetch', 'outside', 'misaligned', 'index' or 'slot'");
	diag_suggest(l->diag, report, NO_SPAN, near.nearest);
}

static void raise_event(
	struct lowering *l, enum event event, struct span span, const struct exception *exception)
{
	if (!l->raised[event].source) {
		l->raised[event] = span;
		l->isa->raised[event] = exception;
		return;
	}
	diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, span, l->raised[event], "it is given here",
		"'%.*s' already has an exception", STR_ARG(span_text(span)));
}

/* Raised<event, ...>; an event can have only one exception. */
static void lower_raised(
	struct lowering *l, const struct ast_stmt *stmt, const struct exception *exception)
{
	if (!lower_arg_count(l, stmt, 1))
		return;
	VEC_EACH (struct ast_expr *, it, &stmt->args) {
		size_t k = 0, count = sizeof events / sizeof *events;
		while (k < count && !str_equal_c(span_text((*it)->span), events[k].name))
			k++;
		if (k == count) {
			unknown_event(l, (*it)->span);
			continue;
		}
		size_t reports = l->diag->reports.count;
		for (int e = (int)events[k].first; e <= (int)events[k].last; e++)
			if (l->diag->reports.count == reports)
				raise_event(l, (enum event)e, (*it)->span, exception);
	}
}

static void lower_code(struct lowering *l, const struct ast_stmt *stmt, struct exception *exception)
{
	int64_t code;
	if (!lower_arg_number(l, stmt, 0, &code))
		return;
	exception->has_code = stmt->args.items[0]->kind == AST_NUMBER;
	exception->code = (uint64_t)code;
	if (!exception->has_code)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"the code of an exception cannot be negative");
}

void lower_exception(struct lowering *l, const struct ast_def *def)
{
	struct exception *exception = ARENA_NEW(l->arena, struct exception);
	exception->name = def->name;
	exception->span = def->name_span;
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		switch ((*it)->kind) {
		case AST_STMT_BODY_EXCEPTION_CODE: lower_code(l, *it, exception); break;
		case AST_STMT_BODY_EXCEPTION_RAISED: lower_raised(l, *it, exception); break;
		case AST_STMT_BODY_EXCEPTION_KEEPS:
			VEC_PUSH(l->arena, &l->keeps, ((struct keeping){ exception, *it }));
			break;
		default: lower_forgotten(*it);
		}
	if (str_is_one_of(def->name, own_exceptions)) {
		diag_report(l->diag, CHECK_DUPLICATE_DEFINITION, def->name_span,
			"'%.*s' is an exception of the language itself", STR_ARG(def->name));
		return;
	}
	exception->index = (unsigned)l->isa->exceptions.count;
	VEC_PUSH(l->arena, &l->isa->exceptions, exception);
}

/* The register of a __DefState that the argument names; NULL after a report. */
static const struct register_file *find_kept(
	struct lowering *l, const struct exception *exception, struct span span)
{
	struct suggestion near = { .name = span_text(span) };
	const struct register_file *file = NULL;
	VEC_EACH (struct register_file *, it, &l->isa->register_files) {
		if ((*it)->kind != FILE_STATE)
			continue;
		suggest_offer(&near, (*it)->name);
		file = str_equal((*it)->name, near.name) ? *it : file;
	}
	if (!file)
		diag_suggest(l->diag,
			diag_report(l->diag, CHECK_BAD_ARGUMENT, span,
				"'%.*s' is not a register of a __DefState", STR_ARG(near.name)),
			NO_SPAN, near.nearest);
	else if (file->transient)
		diag_second(l->diag, CHECK_BAD_ARGUMENT, span, file->span, "it is defined here",
			"'%.*s' is Transient: it returns to its reset value before the trap",
			STR_ARG(near.name));
	else if (exception_keeps(exception, file))
		diag_report(
			l->diag, CHECK_BAD_ARGUMENT, span, "'%.*s' is listed twice", STR_ARG(near.name));
	else
		return file;
	return NULL;
}

void lower_keeps(struct lowering *l)
{
	VEC_EACH (const struct keeping, keeping, &l->keeps) {
		const struct ast_stmt *stmt = keeping->stmt;
		if (!lower_arg_count(l, stmt, 1))
			continue;
		VEC_EACH (struct ast_expr *, it, &stmt->args) {
			const struct register_file *file = find_kept(l, keeping->exception, (*it)->span);
			if (file)
				VEC_PUSH(l->arena, &keeping->exception->kept, file);
		}
	}
}
