/* SPDX-License-Identifier: MIT */
/* Lowers the state besides numbered registers: the statements of __DefState and the side fields of
 * register files become register files. */
#include <string.h>

#include "lower/internal.h"
#include "lang/code_builtin.h"

enum { MAX_BITS = 64, MAX_SIDE_REGISTERS = 0x10000 };

/* A name visible to semantics, and its origin. */
struct known_name {
	const char *what;
	struct span span;
};

struct machine {
	struct lowering *l;
	bool machine;         /* there is a program counter or a __DefState */
	struct str_map names; /* struct known_name by name */
	size_t files;         /* number of register files before those made here */
	struct span counter, program;
};

/* ---- names ---- */

/* Is it a reserved word of the semantics, which cannot name a register? */
static bool is_machine_word(struct str name)
{
	static const char *const states[] = { "pc", "next_pc", "cycles", "cause", "bad_address",
		"laneid", "active", NULL };
	return sem_word_find(name) || str_is_one_of(name, states);
}

static void add_machine_name(struct machine *m, struct str name, const char *what, struct span span)
{
	struct known_name *known = ARENA_NEW(m->l->arena, struct known_name);
	*known = (struct known_name){ what, span };
	if (!str_map_get(&m->names, name))
		str_map_put(&m->names, name, known);
}

/* Is the name unique in semantics? Otherwise reports. */
static bool check_machine_name(
	struct machine *m, struct str name, struct span span, const char *what)
{
	struct lowering *l = m->l;
	if (is_machine_word(name))
		return diag_fail(l->diag, CHECK_DUPLICATE_DEFINITION, span,
			"a %s cannot be called '%.*s', which is a word of the semantics language", what,
			STR_ARG(name));
	const struct known_name *known = str_map_get(&m->names, name);
	uint64_t number;
	const struct register_file *file = known ? NULL : isa_find_register(l->isa, name, &number);
	struct known_name other = { "register", file ? file->span : NO_SPAN };
	if (known)
		other = *known;
	else if (!file)
		return true;
	return diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, span, other.span, "it is defined here",
		"'%.*s' is already the name of a %s", STR_ARG(name), other.what);
}

/* ram8, ram16, ram32, ram64 */
static void add_access_names(struct machine *m, const struct memory *memory)
{
	for (unsigned bits = 8; !memory->banks && bits <= 64; bits *= 2)
		add_machine_name(m, str_printf(m->l->arena, "%.*s%u", STR_ARG(memory->name), bits),
			"way to access a memory", memory->span);
}

/* ---- registers ---- */

/* Reads the contents of a register or side field: a number of bits, or a type with named values. */
static bool read_contents(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	int64_t bits;
	if (!lower_arg_count(l, stmt, 1))
		return false;
	const struct ast_expr *arg = stmt->args.items[0];
	if (arg->kind == AST_NAME) {
		const struct type *type = str_map_get(&l->types, arg->text);
		if (!type)
			lower_unknown(l, CHECK_UNDEFINED_NAME, arg->span, "type", arg->text, &l->types);
		else if (type->kind != TYPE_ENUM)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, arg->span,
				"'%.*s' has no named values: expected a __DefBitFieldType, or a number of bits",
				STR_ARG(arg->text));
		if (!type || type->kind != TYPE_ENUM || type->poisoned)
			return false;
		file->values = type;
		file->width = type->width;
		return true;
	}
	if (!lower_arg_number(l, stmt, 0, &bits))
		return false;
	if (bits >= 1 && bits <= MAX_BITS) {
		file->width = (unsigned)bits;
		return true;
	}
	return diag_fail(l->diag, CHECK_FIELD_WIDTH, arg->span, "expected 1 to %d bits, found %lld",
		MAX_BITS, (long long)bits);
}

/* Reads the name of a register or a side field, which cannot have dots. */
static bool read_machine_name(struct lowering *l, const struct ast_stmt *stmt)
{
	bool plain = stmt->name && !stmt->type;
	plain = plain && !memchr(stmt->name->text.text, '.', stmt->name->text.length);
	if (!plain)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span, "expected a name, as in '%s'",
			place_statement_example(stmt->kind));
	return plain;
}

/* = value */
static void read_initial(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	int64_t number;
	if (!stmt->value)
		return;
	if (file->values) {
		lower_value(l, file->values, stmt->value, &file->initial);
		return;
	}
	if (!lower_expr_number(stmt->value, &number)) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
			"expected a number: the reset value of '%.*s'", STR_ARG(file->name));
		return;
	}
	file->initial = (uint64_t)number & mask64(file->width);
	if (lower_fits(stmt->value, (uint64_t)number, file->width))
		return;
	diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
		"%.*s does not fit the %u bit%s of '%.*s'", STR_ARG(span_text(stmt->value->span)),
		file->width, file->width == 1 ? "" : "s", STR_ARG(file->name));
}

/* ---- __DefState ---- */

/* Flag<bit> */
static bool read_flag(struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	int64_t bit;
	if (!lower_arg_number(l, stmt, 0, &bit))
		return false;
	if (bit < 0 || bit >= MAX_BITS)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected the bit of the flag, 0 to %d", MAX_BITS - 1);
	file->width = 1;
	file->flag = (int)bit;
	VEC_EACH (struct register_file *, it, &l->isa->register_files) {
		if ((*it)->state != file->state || (*it)->flag != file->flag)
			continue;
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, stmt->span, (*it)->span,
			"the other flag is here", "flags '%.*s' and '%.*s' are both bit %d of '%.*s'",
			STR_ARG((*it)->name), STR_ARG(file->name), file->flag, STR_ARG(file->state->name));
	}
	return true;
}

/* Mode<A, B, ...>: makes its type. */
static bool read_mode(struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	struct type *type = ARENA_NEW(l->arena, struct type);
	type->name = file->name;
	type->span = stmt->span;
	type->kind = TYPE_ENUM;
	type->scale = 1;
	type->width = 1;
	if (!lower_arg_count(l, stmt, 1))
		return false;
	struct str_map seen = { .arena = l->arena };
	for (size_t i = 0; i < stmt->args.count; i++) {
		struct enumerator value = { .value = i, .span = stmt->args.items[i]->span };
		if (!lower_arg_name(l, stmt, i, &value.name))
			return false;
		value.text = value.name;
		if (value.name.text[0] == '$' || memchr(value.name.text, '.', value.name.length))
			return diag_fail(l->diag, CHECK_BAD_ARGUMENT, value.span,
				"expected an identifier as the name of a value, found '%.*s'", STR_ARG(value.name));
		const struct ast_expr *first = str_map_put(&seen, value.name, stmt->args.items[i]);
		if (first)
			return diag_second(l->diag, CHECK_ENUM_NAME, value.span, first->span,
				arena_printf(l->arena, "'%.*s' is first listed here", STR_ARG(value.name)),
				"'%.*s' is listed twice", STR_ARG(value.name));
		value.comment = &no_comment;
		VEC_PUSH(l->arena, &type->values, value);
	}
	while (type->values.count - 1 > mask64(type->width))
		type->width++;
	type->legal = cube_set_range(l->arena, type->width, 0, type->values.count - 1);
	type_index_names(l->arena, type);
	file->values = type;
	file->width = type->width;
	const struct type *other = str_map_get(&l->types, file->name);
	if (other)
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, stmt->name->span, other->span,
			"it is defined here", "'%.*s' is already the name of a type", STR_ARG(file->name));
	return true;
}

/* Counter<bits>; */
static void counter_statement(struct machine *m, const struct ast_stmt *stmt)
{
	struct lowering *l = m->l;
	int64_t bits;
	if (m->counter.source) {
		diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span, m->counter,
			"the first one is here", "duplicate '%.*s'", STR_ARG(stmt->keyword));
		return;
	}
	m->counter = stmt->span;
	if (!lower_arg_number(l, stmt, 0, &bits))
		return;
	if (bits >= 8 && bits <= MAX_BITS)
		l->isa->counter = (unsigned)bits;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected the width of the program counter, 8 to %d bits", MAX_BITS);
}

/* Reads a statement that makes a register. */
static bool read_machine_register(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	file->transient = stmt->kind == AST_STMT_BODY_STATE_TRANSIENT;
	if (!read_machine_name(l, stmt))
		return false;
	file->name = stmt->name->text;
	file->span = stmt->name->span;
	switch (stmt->kind) {
	case AST_STMT_BODY_STATE_FLAG: return read_flag(l, stmt, file);
	case AST_STMT_BODY_STATE_MODE: return read_mode(l, stmt, file);
	case AST_STMT_BODY_STATE_REGISTER:
	case AST_STMT_BODY_STATE_TRANSIENT: return read_contents(l, stmt, file);
	default: lower_forgotten(stmt);
	}
}

static void state_statement(
	struct machine *m, const struct ast_stmt *stmt, const struct fact *state)
{
	struct lowering *l = m->l;
	if (stmt->kind == AST_STMT_BODY_STATE_DELAY_SLOT)
		return; /* lower_delay_slots */
	struct register_file *file = lower_made_file(l, state->name, state->span, state->ast);
	file->kind = FILE_STATE;
	file->state = state;
	if (stmt->kind == AST_STMT_BODY_STATE_COUNTER) {
		counter_statement(m, stmt);
		return;
	}
	if (!read_machine_register(l, stmt, file))
		return;
	read_initial(l, stmt, file);
	if (!check_machine_name(m, file->name, file->span, "register"))
		return;
	add_machine_name(m, file->name, "register", file->span);
	struct register_name name = { .name = file->name, .span = file->span };
	VEC_PUSH(l->arena, &file->names, name);
	VEC_PUSH(l->arena, &l->isa->register_files, file);
}

/* ---- side fields ---- */

static void add_side_register(struct lowering *l, struct register_file *side, struct str name,
	const struct register_name *of, uint64_t number)
{
	struct register_name made = { .number = number, .span = side->span };
	made.name = str_printf(l->arena, "%.*s.%.*s", STR_ARG(name), STR_ARG(side->side));
	if (of) {
		made.alias = of->alias;
		made.constant = of->constant;
	}
	VEC_PUSH(l->arena, &side->names, made);
}

/* Makes "$r1.type" for "$r1", and so on for each name of each register. */
static void side_registers(
	struct lowering *l, struct register_file *side, const struct register_file *file)
{
	const struct register_name **named =
		ARENA_ARRAY(l->arena, const struct register_name *, file->count + 1);
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->alias && it->number >= file->first && it->number - file->first < file->count &&
			!named[it->number - file->first])
			named[it->number - file->first] = it;
	for (uint64_t i = 0; i < file->count; i++) {
		uint64_t number = file->first + i;
		struct register_name numbered = { .alias = named[i] != NULL };
		numbered.constant = named[i] && named[i]->constant;
		struct str name =
			str_printf(l->arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)number);
		add_side_register(l, side, name, &numbered, number);
	}
	VEC_EACH (struct register_name, it, &file->names)
		add_side_register(l, side, it->name, it, it->number);
}

/* Side<bits> name; Side<Type> name; */
static void side_statement(struct lowering *l, const struct ast_stmt *stmt,
	struct register_file *file, struct str_map *seen)
{
	struct register_file *side = lower_made_file(l, file->name, stmt->span, file->ast);
	if (!read_machine_name(l, stmt) || !read_contents(l, stmt, side))
		return;
	if (stmt->value)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
			"side fields are 0 on reset: expected 'Side<...> name;'");
	side->kind = FILE_SIDE;
	side->side_of = file;
	side->side = stmt->name->text;
	side->span = stmt->name->span;
	side->lanes = file->lanes;
	side->name = str_printf(l->arena, "%.*s.%.*s", STR_ARG(file->name), STR_ARG(side->side));
	if (file->count > MAX_SIDE_REGISTERS || file->names.count > MAX_SIDE_REGISTERS) {
		diag_report(l->diag, CHECK_LIMIT, stmt->span,
			"a register file with side fields has at most %d registers", MAX_SIDE_REGISTERS);
		return;
	}
	const struct register_file *first = str_map_get(seen, side->side);
	if (first) {
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, side->span, first->span,
			"the first definition is here", "side field '%.*s' is defined twice",
			STR_ARG(side->side));
		return;
	}
	str_map_put(seen, side->side, side);
	side_registers(l, side, file);
	VEC_PUSH(l->arena, &file->sides, side);
	VEC_PUSH(l->arena, &l->isa->register_files, side);
}

/* ---- the upper bits of wide registers ---- */

static void add_high(struct lowering *l, struct register_file *file)
{
	enum { HALF = 64 };
	if (file->kind != FILE_REGISTERS || file->of || file->width <= HALF || file->width > 2 * HALF ||
		file->count > MAX_SIDE_REGISTERS || file->names.count > MAX_SIDE_REGISTERS)
		return;
	struct register_file *high = lower_made_file(l, file->name, file->span, file->ast);
	high->kind = FILE_UPPER;
	high->side_of = file;
	high->side = STR("64");
	high->width = file->width - HALF;
	high->lanes = file->lanes;
	high->name = str_printf(l->arena, "%.*s.64", STR_ARG(file->name));
	side_registers(l, high, file);
	file->high = high;
	VEC_PUSH(l->arena, &l->isa->register_files, high);
}

/* ---- all ---- */

/* Is there a faulty statement Program<...>;? */
static bool tries_program(const struct isa *isa)
{
	VEC_EACH (struct memory *, memory, &isa->memories)
		VEC_EACH (struct ast_stmt *, it, &(*memory)->ast->statements)
			if ((*it)->kind == AST_STMT_BODY_MEMORY_PROGRAM)
				return true;
	return false;
}

/* Instructions are fetched from Program<> at the Counter<>: neither is useful alone. */
static void check_pair(struct machine *m)
{
	const struct isa *isa = m->l->isa;
	if (!isa->ast)
		return;
	if (m->counter.source && !isa->program && !tries_program(isa))
		diag_report(m->l->diag, CHECK_BAD_ARGUMENT, m->counter,
			"a program counter needs a memory of instructions, but no __DefMemory has Program<>;");
	else if (isa->program && !m->counter.source)
		diag_report(m->l->diag, CHECK_BAD_ARGUMENT, isa->program->span,
			"a memory with Program<>; needs a program counter: write Counter<bits>; in a "
			"__DefState");
}

static void only_for_machines(struct machine *m, struct span span, const char *statement)
{
	diag_report(m->l->diag, CHECK_BAD_ARGUMENT, span,
		"%s is only for machines, but no __DefMemory has Program<>;", statement);
}

/* Reports what only a machine honours: events that its execution detects, registers that it resets
 * after an instruction, accesses at any address, the trap and the reset. */
static void report_for_machines(struct machine *m)
{
	const struct isa *isa = m->l->isa;
	if (!isa->ast || isa->program || tries_program(isa))
		return;
	size_t event = 0;
	while (event < EVENT_COUNT && !m->l->raised[event].source)
		event++;
	if (event < EVENT_COUNT)
		only_for_machines(m, m->l->raised[event], "Raised<...>;");
	VEC_EACH (struct fact *, fact, &isa->facts)
		VEC_EACH (struct ast_stmt *, it, &(*fact)->ast->statements) {
			if ((*it)->kind == AST_STMT_BODY_STATE_TRANSIENT)
				only_for_machines(m, (*it)->span, "Transient<...>;");
			if ((*it)->kind == AST_STMT_BODY_MEMORY_UNALIGNED)
				only_for_machines(m, (*it)->span, "Unaligned<>;");
			if ((*it)->kind == AST_STMT_BODY_EXCEPTION_KEEPS)
				only_for_machines(m, (*it)->span, "Keeps<...>;");
		}
	VEC_EACH (struct ast_section *, it, &isa->ast->sections)
		if (str_equal_c((*it)->name, "Semantics"))
			only_for_machines(m, (*it)->span, "a block trap: or reset:");
}

void lower_machine(struct lowering *l)
{
	struct machine m = { .l = l, .names = { .arena = l->arena } };
	m.machine = l->isa->program != NULL;
	m.files = l->isa->register_files.count;
	VEC_EACH (struct fact *, it, &l->isa->facts)
		m.machine = m.machine || (*it)->kind == AST_DEF_STATE;
	VEC_EACH (struct memory *, it, &l->isa->memories)
		add_access_names(&m, *it);
	VEC_EACH (struct memory *, it, &l->isa->memories) {
		if (m.machine)
			check_machine_name(&m, (*it)->name, (*it)->span, "memory");
		add_machine_name(&m, (*it)->name, "memory", (*it)->span);
	}
	VEC_EACH (struct register_file *, it, &l->isa->defined_files)
		add_machine_name(&m, (*it)->name, "register file", (*it)->span);
	VEC_EACH (struct fact *, it, &l->isa->facts)
		if ((*it)->kind == AST_DEF_STATE) {
			check_machine_name(&m, (*it)->name, (*it)->span, "state");
			add_machine_name(&m, (*it)->name, "state", (*it)->span);
		}
	VEC_EACH (struct fact *, state, &l->isa->facts)
		for (size_t i = 0; (*state)->kind == AST_DEF_STATE && i < (*state)->ast->statements.count;
			 i++)
			state_statement(&m, (*state)->ast->statements.items[i], *state);
	for (size_t i = 0; i < m.files; i++) {
		struct register_file *file = l->isa->register_files.items[i];
		struct str_map sides = { .arena = l->arena };
		VEC_EACH (struct ast_stmt *, it, &file->ast->statements)
			if ((*it)->kind == AST_STMT_BODY_REGISTER_FILE_SIDE)
				side_statement(l, *it, file, &sides);
		add_high(l, file);
	}
	VEC_EACH (struct register_file *, it, &l->isa->view_files)
		lower_views(l, *it);
	check_pair(&m);
	report_for_machines(&m);
}
