/* SPDX-License-Identifier: MIT */
/* Derived layer for C: the state of the interpreter: register files, memories and
 * exceptions as members, enumerators and rows of tables. */
#include "derived/c_internal.h"
#include "asm/assemble.h"
#include "sem/bind.h"

/* Layout of a register file in the state. */
enum holding {
	HOLD_ROWS,   /* R[count + 1][lanes] */
	HOLD_MASKS,  /* P[count + 1]: one bit per lane */
	HOLD_VALUES, /* U[count + 1] */
	HOLD_MEMBER, /* A: the register of a __DefState */
	HOLDINGS
};

static const char *const holding_names[HOLDINGS] = { "rows", "masks", "values", "member" };

static enum holding holding_of(const struct register_file *file)
{
	if (file->kind == FILE_STATE)
		return HOLD_MEMBER;
	if (file->lanes == 1)
		return HOLD_VALUES;
	return file->width == 1 ? HOLD_MASKS : HOLD_ROWS;
}

static unsigned lanes_of(struct cview *c)
{
	unsigned lanes = 1;
	VEC_EACH (struct register_file *, it, &c->isa->register_files)
		if (!sem_file_limit(c->arena, *it) && (*it)->lanes > lanes)
			lanes = (*it)->lanes;
	return lanes;
}

/* Width of the smallest C integer with at least this many bits. */
static unsigned machine_bits(unsigned width)
{
	return width <= 8 ? 8 : width <= 16 ? 16 : width <= 32 ? 32 : 64;
}

static unsigned mask_bits(unsigned lanes)
{
	return lanes > 32 ? 64 : 32;
}

static uint64_t ones(unsigned width)
{
	return UINT64_MAX >> (64 - width);
}

/* Adds the names of a file as rows of the table to which the file's row refers. */
static void emit_registers(struct cview *c, xmlNodePtr table, const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names) {
		xmlNodePtr row = view_add(c->view, table, "row");
		view_set(c->view, row, "name", it->name);
		view_set_nonzero(c->view, row, "number", it->number);
		view_set_mask(c->view, row, "reads", it->reads);
		view_set_true(c->view, row, "constant", it->constant);
		view_set_true(c->view, row, "alias", it->alias);
	}
}

/* Constants, which are written again at the start of each run. */
static void emit_constants(
	struct cview *c, xmlNodePtr node, const struct register_file *file, unsigned lanes)
{
	enum holding holding = holding_of(file);
	VEC_EACH (struct register_name, it, &file->names) {
		if (!it->constant || it->alias)
			continue;
		uint64_t value = holding == HOLD_MASKS && it->reads ? ones(lanes) : it->reads;
		xmlNodePtr constant = view_add(c->view, node, "constant");
		view_set_number(c->view, constant, "number", it->number);
		view_set_hex(c->view, constant, "value", value);
	}
}

/* Adds the named values of a file that can hold no others. */
static void emit_allowed(struct cview *c, xmlNodePtr node, const struct register_file *file)
{
	if (!file->values)
		return;
	VEC_EACH (struct enumerator, it, &file->values->values)
		view_set_hex(c->view, view_add(c->view, node, "allowed"), "value", it->value);
}

static void put_register_file(struct cview *c, xmlNodePtr files, xmlNodePtr names,
	const struct register_file *file, size_t *first_name, unsigned lanes)
{
	enum holding holding = holding_of(file);
	unsigned bits = holding == HOLD_MASKS ? mask_bits(lanes) : machine_bits(file->width);
	struct str member = c_member(c, file->name);
	xmlNodePtr node = view_add(c->view, files, "c-file");
	view_set(c->view, node, "name", file->name);
	view_set(c->view, node, "id", c_name_part(c->arena, file->name));
	view_set(c->view, node, "member", member);
	view_set_c(c->view, node, "holding", holding_names[holding]);
	view_set_number(c->view, node, "count", sem_file_count(file));
	view_set_number(c->view, node, "bits", bits);
	view_set(c->view, node, "prefix", file->prefix);
	view_set_number(c->view, node, "names", file->names.count ? *first_name : 0);
	view_set_number(c->view, node, "named", file->names.count);
	view_set_number(c->view, node, "lanes", file->lanes > 1 ? lanes : 1);
	if (file->initial)
		view_set_hex(c->view, node, "initial", file->initial);
	view_set_number(c->view, node, "width", sem_file_bits(file));
	view_set_number(c->view, node, "first", file->first);
	view_set_number(c->view, node, "numbered", file->count);
	view_set_flag(c->view, node, "transient", file->transient);
	view_set_flag(c->view, node, "kept", isa_keeps(c->isa, file));
	emit_allowed(c, node, file);
	emit_constants(c, node, file, lanes);
	emit_registers(c, names, file);
	*first_name += file->names.count;
}

/* A row for each piece of each view of a file; `at`: where it is in the view. */
static void put_view_pieces(struct cview *c, xmlNodePtr parent, const struct register_file *file)
{
	VEC_EACH (struct register_view, view, &file->views) {
		unsigned at = file->width;
		VEC_EACH (struct view_piece, it, &view->pieces) {
			at -= it->width;
			xmlNodePtr node = view_add(c->view, parent, "piece");
			if (it->file)
				view_set(c->view, node, "file", c_name_part(c->arena, it->file->name));
			view_set_nonzero(c->view, node, "first", view->first);
			view_set_number(c->view, node, "count", view->count);
			view_set(c->view, node, "step", str_printf(c->arena, "%lld", (long long)it->step));
			view_set(c->view, node, "offset", str_printf(c->arena, "%lld", (long long)it->offset));
			view_set_nonzero(c->view, node, "lsb", it->lsb);
			view_set_number(c->view, node, "width", it->width);
			view_set_nonzero(c->view, node, "at", at);
			if (file->extend)
				view_set_c(c->view, node, "extend", view_extend_words[file->extend]);
		}
	}
}

/* Files of views, for access by name; not those of more than 64 bits, or of such registers. */
static void emit_views(
	struct cview *c, xmlNodePtr state, xmlNodePtr names, size_t *first_name, unsigned lanes)
{
	xmlNodePtr files = view_add(c->view, state, "views");
	VEC_EACH (struct register_file *, it, &c->isa->view_files) {
		bool fits = (*it)->width <= 64;
		VEC_EACH (struct register_view, view, &(*it)->views)
			VEC_EACH (struct view_piece, piece, &view->pieces)
				fits = fits && view_piece_whole(c->isa, piece) <= 64;
		if (!fits)
			continue;
		put_register_file(c, files, names, *it, first_name, lanes);
		put_view_pieces(c, files->last, *it);
	}
	/* one more than the last file that can be named */
	view_set(c->view, state, "file-end",
		files->children
			? str_printf(c->arena, "%.*s_FILE_END", STR_ARG(str_upper(c->arena, c->prefix)))
			: str_printf(c->arena, "%.*s_file_count", STR_ARG(c->prefix)));
}

static void emit_files(struct cview *c, xmlNodePtr state, unsigned lanes)
{
	xmlNodePtr files = view_add(c->view, state, "files");
	xmlNodePtr names = view_add(c->view, state, "names");
	size_t first_name = 0;
	VEC_EACH (struct register_file *, it, &c->isa->register_files)
		if (!sem_file_limit(c->arena, *it))
			put_register_file(c, files, names, *it, &first_name, lanes);
	emit_views(c, state, names, &first_name, lanes);
	view_set_number(c->view, names, "count", first_name);
}

static void emit_memories(struct cview *c, xmlNodePtr state)
{
	xmlNodePtr list = view_add(c->view, state, "memories");
	VEC_EACH (struct memory *, it, &c->isa->memories) {
		const struct memory *memory = *it;
		xmlNodePtr node = view_add(c->view, list, "c-memory");
		view_set(c->view, node, "name", memory->name);
		view_set(c->view, node, "id", c_name_part(c->arena, memory->name));
		view_set(c->view, node, "member", c_member(c, memory->name));
		c_about(c, node, memory->ast);
		view_set_number(c->view, node, "banks", memory->banks ? memory->banks : 1);
		view_set_flag(c->view, node, "banked", memory->banks);
		view_set_number(c->view, node, "address", memory->address);
		view_set_hex(c->view, node, "address-mask", ones(memory->address));
		view_set_flag(c->view, node, "program", memory == c->isa->program);
		view_set_flag(c->view, node, "single", c->isa->program && !memory->banks);
		view_set_flag(c->view, node, "writable", c->isa->program || !memory->read_only);
		view_set_flag(c->view, node, "big", memory->byte_order == ORDER_BIG);
		view_set_number(c->view, node, "word", memory->word >= 8 ? memory->word / 8 : 4);
	}
}

static void emit_exceptions(struct cview *c, xmlNodePtr state)
{
	xmlNodePtr list = view_add(c->view, state, "exceptions");
	VEC_EACH (struct exception *, it, &c->isa->exceptions) {
		xmlNodePtr node = view_add(c->view, list, "c-exception");
		view_set(c->view, node, "name", (*it)->name);
		view_set(c->view, node, "id", c_name_part(c->arena, (*it)->name));
		view_set_hex(c->view, node, "code", (*it)->has_code ? (*it)->code : 0);
		VEC_EACH (struct fact *, fact, &c->isa->facts)
			if ((*fact)->kind == AST_DEF_EXCEPTION && str_equal((*fact)->name, (*it)->name))
				c_about(c, node, (*fact)->ast);
	}
}

static void emit_event(
	struct cview *c, xmlNodePtr state, const char *name, const struct exception *exception)
{
	if (exception)
		view_set(c->view, state, name, c_name_part(c->arena, exception->name));
}

static bool has_cycles(const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		for (const struct definition *d = (*it)->definition; d; d = d->parent)
			if (d->has_cycles)
				return true;
	return false;
}

static void emit_prefixes(struct cview *c, xmlNodePtr state)
{
	xmlNodePtr list = view_add(c->view, state, "prefixes");
	VEC_EACH (struct opcode *, it, &c->isa->opcodes) {
		const struct definition *d = (*it)->definition;
		while (d && !d->prefix)
			d = d->parent;
		if (d && !(*it)->defective)
			view_set(c->view, view_add(c->view, list, "c-prefix"), "id",
				c_name_part(c->arena, (*it)->definition->name));
	}
}

/* Parts of the state that only a machine with its program in memory has. */
static void put_state_machine(struct cview *c, xmlNodePtr state)
{
	const struct isa *isa = c->isa;
	unsigned counter = isa->counter ? isa->counter : isa->program->address;
	view_set(c->view, state, "program", c_name_part(c->arena, isa->program->name));
	view_set(c->view, state, "program-member", c_member(c, isa->program->name));
	view_set_number(c->view, state, "counter", counter);
	view_set_number(c->view, state, "counter-bits", counter > 32 ? 64 : 32);
	view_set_hex(c->view, state, "pc-mask", ones(counter));
	view_set_hex(c->view, state, "address-mask", ones(isa->program->address));
	view_set_hex(c->view, state, "bad-address-mask", ones(sem_address_width(isa)));
	view_set_flag(c->view, state, "cycles", has_cycles(isa));
	if (isa->in_slot)
		view_set(c->view, state, "in-slot", c_member(c, isa->in_slot->name));
	emit_event(c, state, "undefined", isa->raised[EVENT_UNDEFINED]);
	emit_event(c, state, "fetch", isa->raised[EVENT_FETCH]);
	emit_prefixes(c, state);
	struct asm_elf_kind elf;
	if (!asm_elf_kind(isa, &elf))
		elf.machine = 0;
	view_set_number(c->view, state, "elf-machine", elf.machine);
	view_set_number(c->view, state, "elf-order", elf.big ? 2 : 1);
	view_set_number(c->view, state, "elf-bits", elf.bits);
}

void view_c_state(struct cview *c)
{
	unsigned lanes = lanes_of(c);
	xmlNodePtr state = view_add(c->view, c->node, "state");
	view_set_number(c->view, state, "lanes", lanes);
	view_set_number(c->view, state, "mask-bits", mask_bits(lanes));
	view_set_number(c->view, state, "mask-bytes", mask_bits(lanes) / 8);
	view_set_hex(c->view, state, "all-lanes", ones(lanes));
	if (c->isa->program)
		put_state_machine(c, state);
	emit_files(c, state, lanes);
	emit_memories(c, state);
	emit_exceptions(c, state);
}
