/* SPDX-License-Identifier: MIT */
/* Derived layer for C: the kernels of the interpreter, and the tables that select one and
 * fill the record of an instruction. */
#include "derived/c_internal.h"
#include "cgen/kernels.h"
#include "lang/cmark.h"

static void emit_block(struct cview *c, xmlNodePtr parent, const char *name, struct str text)
{
	if (text.length)
		view_lines(c->view, view_add(c->view, parent, name), text);
}

/* Operands read as rows, as words and as numbers of the record; empty masks are omitted. */
static void set_operands(struct cview *c, xmlNodePtr node, const struct kernel *kernel)
{
	view_set_mask(c->view, node, "rows32", kernel->rows32);
	view_set_mask(c->view, node, "rows64", kernel->rows64);
	view_set_mask(c->view, node, "words", kernel->words);
	view_set_mask(c->view, node, "numbers", kernel->numbers);
}

/* What the instructions of each kernel do: the description of an opcode that has it for itself,
 * else of its family. */
static struct str *kernel_descriptions(struct cview *c, const struct kernels *kernels)
{
	const size_t count = kernels->kernels.count;
	struct str *descriptions = ARENA_ARRAY(c->arena, struct str, count + 1);
	const struct opcode **only = ARENA_ARRAY(c->arena, const struct opcode *, count + 1);
	bool *shared = ARENA_ARRAY(c->arena, bool, count + 1);
	VEC_EACH (struct kernel_entry *, entry, &kernels->entries)
		VEC_EACH (unsigned, it, &(*entry)->kernels) {
			const struct opcode *opcode = (*entry)->opcode;
			shared[*it] = shared[*it] || (only[*it] && only[*it] != opcode);
			only[*it] = opcode;
		}
	for (size_t i = 0; i < count; i++) {
		if (only[i + 1] && !shared[i + 1])
			descriptions[i] = c_description(c, only[i + 1]->definition->ast);
		if (!descriptions[i].length)
			descriptions[i] = c_description(c, kernels->kernels.items[i]->family->ast);
	}
	return descriptions;
}

/* A description as the comment of a kernel: the first kernel that has it in a file has its first
 * paragraphs, the others have its first sentence. */
static struct str comment_of_kernel(
	struct cview *c, struct str_map *told, struct str part, struct str description)
{
	enum { SHORT = 300 };
	struct str key = str_printf(c->arena, "%.*s %.*s", STR_ARG(part), STR_ARG(description));
	if (str_map_get(told, key))
		return markdown_summary(c->arena, description);
	str_map_put(told, key, c);
	return markdown_paragraphs(c->arena, description, SHORT);
}

/* A function shared by all kernels with the same text, and a description of their uses. */
struct function {
	struct str name;
	const struct kernel *first;
	struct str short_name; /* "IADD": of the first, or what the names of all begin with */
	struct buffer uses;    /* "falu.isa: FADD.rnd Rd, Ra, SrcB: FADD.RM, FADD.RP" */
	bool has_purpose;
	VEC(struct str) opcodes; /* that have it, and whose names the short one does not begin with */
};

/* The names of kernels as parts of names in C, and the files that they are in (kernels_parts). */
struct kernel_places {
	const struct str *names, *parts;
};

/* What both names begin with, up to a "_". */
static struct str common_name(struct str a, struct str b)
{
	size_t common = 0;
	for (size_t i = 0; i <= a.length && i <= b.length; i++) {
		const bool a_ends = i == a.length || a.text[i] == '_';
		const bool b_ends = i == b.length || b.text[i] == '_';
		if (a_ends && b_ends)
			common = i;
		if (i == a.length || i == b.length || a.text[i] != b.text[i])
			break;
	}
	return str_slice(a, 0, common);
}

/* The function with this text: of the kernel or of its slow path. */
static struct function *function_for(struct cview *c, struct str_map *known,
	const struct kernel *kernel, struct str name, struct str text)
{
	struct str key = str_printf(c->arena, "%d%d %u %p\n%.*s", kernel->uniform, kernel->always,
		kernel->guard ? kernel->units : 0, (const void *)kernel->guard, STR_ARG(text));
	struct function *f = str_map_get(known, key);
	if (f) {
		f->short_name = common_name(f->short_name, name);
		return f;
	}
	f = ARENA_NEW(c->arena, struct function);
	*f = (struct function){ .first = kernel, .short_name = name, .uses = buffer_new(c->arena) };
	buffer_printf(&f->uses, "%s: %.*s", kernel->source->name, STR_ARG(kernel->head));
	str_map_put(known, key, f);
	return f;
}

static void add_function_use(struct function *f, const struct kernel *kernel, struct str purpose)
{
	const char *between = f->has_purpose ? ", " : ": ";
	if (!str_equal(f->first->head, kernel->head)) {
		buffer_printf(&f->uses, ", and %.*s", STR_ARG(kernel->head));
		between = ": ";
	}
	if (purpose.length)
		buffer_printf(&f->uses, "%s%.*s", between, STR_ARG(purpose));
	f->has_purpose = f->has_purpose || purpose.length;
}

/* Opcodes that are not found by the names of their kernels. */
static void add_function_opcodes(
	struct cview *c, const struct kernels *kernels, struct function *const *run)
{
	VEC_EACH (struct kernel_entry *, entry, &kernels->entries) {
		const struct str opcode = (*entry)->opcode->definition->name;
		const struct str longer = str_printf(c->arena, "%.*s_", STR_ARG(opcode));
		VEC_EACH (unsigned, it, &(*entry)->kernels) {
			struct function *f = *it ? run[*it - 1] : NULL;
			if (!f || str_equal(f->short_name, opcode) || str_starts_with(f->short_name, longer) ||
				(f->opcodes.count && str_equal(f->opcodes.items[f->opcodes.count - 1], opcode)))
				continue;
			VEC_PUSH(c->arena, &f->opcodes, opcode);
		}
	}
}

/* Names the function "kernel_IADD", of a kernel or its slow path ("general"): static, or with the
 * prefix if another file uses it. own: the name of its first kernel, which it has if what the names
 * of its kernels begin with is taken. */
static void name_function(struct cview *c, struct str_map *taken, struct function *f,
	const char *kind, struct str own, bool is_shared)
{
	if (!f->short_name.length ||
		(!str_equal(f->short_name, own) && str_map_get(taken, f->short_name)))
		f->short_name = own;
	str_map_put(taken, f->short_name, c);
	f->name =
		str_printf(c->arena, "%.*s%s%s_%.*s", STR_ARG(is_shared ? c->prefix : (struct str){ 0 }),
			is_shared ? "_" : "", kind, STR_ARG(f->short_name));
}

/* Names the functions of kernels, or of their slow paths. */
static void name_functions(struct cview *c, const struct kernels *kernels,
	struct function *const *functions, const char *kind, const struct kernel_places *places)
{
	struct str_map taken = { .arena = c->arena };
	for (size_t i = 0; i < kernels->kernels.count; i++)
		str_map_put(&taken, places->names[i], c);
	for (size_t i = 0; i < kernels->kernels.count; i++)
		if (functions[i] && functions[i]->first == kernels->kernels.items[i])
			name_function(c, &taken, functions[i], kind, places->names[i], places->parts[i].length);
}

/* The files, in the order of the kernels. */
static void emit_kernel_parts(
	struct cview *c, xmlNodePtr parent, const struct kernel_places *places, size_t count)
{
	struct str_map known = { .arena = c->arena };
	for (size_t i = 0; i < count; i++) {
		if (!places->parts[i].length || str_map_get(&known, places->parts[i]))
			continue;
		str_map_put(&known, places->parts[i], c);
		xmlNodePtr part = view_add(c->view, parent, "part");
		view_set(c->view, part, "id", places->parts[i]);
		view_set(c->view, part, "upper", str_upper(c->arena, places->parts[i]));
	}
}

/* The opcodes of a kernel in a file of its own, where they are not those of the one before it in
 * the file. */
static void add_opcodes(struct cview *c, xmlNodePtr node, struct str_map *told, struct str part,
	const struct function *f)
{
	struct buffer list = buffer_new(c->arena);
	VEC_EACH (struct str, it, &f->opcodes)
		buffer_printf(&list, "%s%.*s", list.length ? ", " : "", STR_ARG(*it));
	const char *before = str_map_get(told, part);
	if (before && str_equal_c(buffer_str(&list), before))
		return;
	view_set_flag(c->view, node, "apart", before);
	c_add_wrapped(c, node, "opcodes", buffer_str(&list));
	str_map_put(told, part, arena_printf(c->arena, "%.*s", STR_ARG(buffer_str(&list))));
}

static void emit_kernel(struct cview *c, xmlNodePtr node, const struct kernel *kernel,
	const struct function *run, const struct function *general)
{
	view_set(c->view, node, "run", run->name);
	view_set(c->view, node, "head", kernel->head);
	view_set(c->view, node, "source", str_from_c(kernel->source->name));
	view_set_flag(c->view, node, "uniform", kernel->uniform);
	view_set_flag(c->view, node, "always", kernel->always);
	set_operands(c, node, kernel);
	if (kernel->guard)
		view_set(c->view, node, "guard", c_member(c, kernel->guard->name));
	if (kernel->units == CORE_UNITS_VARY)
		view_set(c->view, node, "units", STR("op->units"));
	else
		view_set_nonzero(c->view, node, "units", kernel->units);
	if (general) {
		view_set(c->view, node, "general-run", general->name);
		view_set_flag(c->view, node, "accesses", kernel->accesses);
		view_set_flag(c->view, node, "leaves", kernel->leaves);
	}
	if (kernel->floats)
		view_set_flag(c->view, node, "floats", true);
	if (run->first == kernel) {
		view_lines(c->view, view_add(c->view, node, "own"), kernel->text);
	}
	if (general && general->first == kernel)
		emit_block(c, node, "general", kernel->general);
}

static void emit_kernels(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	const size_t count = kernels->kernels.count;
	uint64_t behind = count; /* slow paths come last */
	const struct str *purposes = kernels_purposes(c->arena, kernels);
	const struct str *descriptions = kernel_descriptions(c, kernels);
	struct kernel_places places = { .names = kernels_names(c->arena, kernels) };
	places.parts = kernels_parts(c->arena, kernels, places.names);
	struct str_map known = { .arena = c->arena }, told = { .arena = c->arena };
	struct str_map groups = { .arena = c->arena };
	struct function **run = ARENA_ARRAY(c->arena, struct function *, count + 1);
	struct function **general = ARENA_ARRAY(c->arena, struct function *, count + 1);
	for (size_t i = 0; i < count; i++) {
		const struct kernel *kernel = kernels->kernels.items[i];
		run[i] = function_for(c, &known, kernel, places.names[i], kernel->text);
		add_function_use(run[i], kernel, purposes[i]);
		if (kernel->general.length)
			general[i] = function_for(c, &known, kernel, places.names[i], kernel->general);
	}
	name_functions(c, kernels, run, "kernel", &places);
	name_functions(c, kernels, general, "general", &places);
	emit_kernel_parts(c, parent, &places, count);
	add_function_opcodes(c, kernels, run);
	add_function_opcodes(c, kernels, general);
	for (size_t i = 0; i < count; i++) {
		const struct kernel *kernel = kernels->kernels.items[i];
		xmlNodePtr node = view_add(c->view, parent, "c-kernel");
		if (places.parts[i].length)
			view_set(c->view, node, "part", places.parts[i]);
		emit_kernel(c, node, kernel, run[i], general[i]);
		if (run[i]->first == kernel) {
			c_add_wrapped(
				c, node, "for", comment_of_kernel(c, &told, places.parts[i], descriptions[i]));
			c_add_wrapped(c, node, "for", buffer_str(&run[i]->uses));
		}
		const bool is_own = run[i]->first == kernel;
		if (places.parts[i].length && (is_own || (general[i] && general[i]->first == kernel)))
			add_opcodes(c, node, &groups, places.parts[i], is_own ? run[i] : general[i]);
		if (kernel->units)
			view_set_number(c->view, node, "general-index", general[i] ? behind++ : i);
	}
}

/* What the bits of an operand of the type mean; types that are laid out alike share a list. */
static void put_layout(
	struct cview *c, xmlNodePtr parent, struct str_map *lists, const struct type *type)
{
	struct buffer key = buffer_new(c->arena);
	VEC_EACH (const struct alternative *, it, &type->tested)
		buffer_printf(&key, "%.*s\n", STR_ARG(c_mode_layout(c, type, *it)));
	xmlNodePtr list = str_map_get(lists, buffer_str(&key));
	if (!list) {
		list = view_add(c->view, parent, "layout");
		str_map_put(lists, buffer_str(&key), list);
		VEC_EACH (const struct alternative *, it, &type->tested)
			c_add_wrapped(c, list, "for", c_mode_layout(c, type, *it));
	}
	view_set(c->view, view_add(c->view, list, "type"), "name", type->name);
}

static void put_layouts(struct cview *c, xmlNodePtr parent)
{
	struct str_map lists = { .arena = c->arena };
	VEC_EACH (struct opcode *, op, &c->isa->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			const struct type *type = (*it)->type;
			if (!(*op)->defective && type->tested.count &&
				!(*c_cached(c, "layout %p", (const void *)type))++)
				put_layout(c, parent, &lists, type);
		}
}

/* Functions of the specification that kernels call. */
static void put_functions(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	VEC_EACH (struct kernel_function, it, &kernels->functions) {
		xmlNodePtr node = view_add(c->view, parent, "c-function");
		view_set(c->view, node, "head", it->text.head);
		struct str purpose = it->function->purpose;
		if (!purpose.length && !it->function->family)
			purpose = markdown_paragraphs(c->arena, c_description(c, it->function->ast), SIZE_MAX);
		c_add_wrapped(c, node, "for", purpose);
		c_add_wrapped(c, node, "for", it->effects);
		c_add_wrapped(c, node, "for", it->source);
		view_set(c->view, node, "name", it->name);
		view_set_flag(c->view, node, "shared", it->is_shared);
		view_lines(c->view, node, it->text.body);
	}
}

/* ---- machines ---- */

/* How kernels access a memory. */
static void put_access(
	struct cview *c, xmlNodePtr parent, const struct memory *memory, unsigned number)
{
	xmlNodePtr node = view_add(c->view, parent, "access");
	view_set_number(c->view, node, "number", number);
	view_set(c->view, node, "id", c_name_part(c->arena, memory->name));
	view_set_nonzero(c->view, node, "banks", memory->banks);
	view_set(c->view, node, "bank",
		str_printf(c->arena, "&state->%.*s%s", STR_ARG(c_member(c, memory->name)),
			memory->banks ? "[bank]" : ""));
	view_set_c(c->view, node, "order", memory->byte_order == ORDER_BIG ? "big" : "little");
	view_set_flag(c->view, node, "big", memory->byte_order == ORDER_BIG);
	view_set_c(c->view, node, "aligned", memory->unaligned ? "false" : "true");
	view_set(c->view, node, "reach",
		str_printf(c->arena, "UINT64_C(0x%llx)",
			(unsigned long long)(UINT64_MAX >> (64 - memory->address))));
}

/* Exceptions that memory accesses raise. */
static const struct {
	const char *name;
	enum event event;
} events[] = { { "outside-load", EVENT_OUTSIDE_LOAD }, { "outside-store", EVENT_OUTSIDE_STORE },
	{ "misaligned-load", EVENT_MISALIGNED_LOAD }, { "misaligned-store", EVENT_MISALIGNED_STORE } };

/* What an instruction saves because functions of the specification can raise after others have
 * assigned registers. */
static void put_saved(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	if (!kernels->saves)
		return;
	xmlNodePtr node = view_add(c->view, parent, "saves");
	view_set_nonzero(c->view, node, "stores", kernels->put_off);
	VEC_EACH (struct register_file *, it, &c->isa->register_files)
		VEC_EACH (const struct register_file *, saved, &kernels->saved)
			if (*it == *saved)
				view_set(c->view, view_add(c->view, node, "saved"), "file", (*it)->name);
}

static void put_kernel_machine(struct cview *c, xmlNodePtr node, const struct kernels *kernels)
{
	const struct isa *isa = c->isa;
	bool guards = false, general = false, transients = false;
	VEC_EACH (struct kernel *, it, &kernels->kernels) {
		guards = guards || (*it)->guard;
		general = general || (*it)->general.length;
	}
	view_set_number(c->view, node, "operand-bits", kernels->wide_operands ? 64 : 32);
	view_set_flag(c->view, node, "guards", guards);
	VEC_EACH (struct register_file *, it, &isa->register_files)
		transients = transients || (*it)->transient;
	view_set_flag(c->view, node, "general", general);
	view_set_flag(c->view, node, "prefixed", general && transients);
	for (size_t i = 0; i < sizeof events / sizeof *events; i++)
		view_set(c->view, node, events[i].name,
			c_name_part(c->arena, isa->raised[events[i].event]->name));
	if (kernels->trap.floats || kernels->reset.floats)
		view_set_flag(c->view, node, "block-floats", true);
	emit_block(c, node, "trap", kernels->trap.text);
	emit_block(c, node, "reset", kernels->reset.text);
	unsigned number = 0;
	VEC_EACH (struct memory *, it, &isa->memories)
		put_access(c, node, *it, number++);
	view_set_flag(c->view, node, "raises", kernels->raises || kernels->put_off);
	put_saved(c, node, kernels);
}

/* Exceptions that instructions raise, be it since they are undefined or read operands in memory. */
static void put_raised(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	const struct isa *isa = c->isa;
	VEC_EACH (struct exception *, it, &isa->exceptions) {
		bool is_raised = kernels->can_raise[(*it)->index];
		for (unsigned i = 0; i < EVENT_COUNT; i++)
			is_raised = is_raised || (isa->raised[i] == *it &&
										 (isa->program ? i == EVENT_UNDEFINED || i == EVENT_FETCH
													   : isa->memories.count > 0));
		if (is_raised)
			view_set(c->view, view_add(c->view, parent, "raised"), "id",
				c_name_part(c->arena, (*it)->name));
	}
}

/* Register files that no instruction accesses: only texts name their registers. */
static void put_idle(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	VEC_EACH (struct register_file *, it, &c->isa->register_files) {
		bool is_idle = kernels->kernels.count > 0;
		VEC_EACH (const struct register_file *, accessed, &kernels->accessed)
			is_idle = is_idle && *accessed != *it;
		if (is_idle)
			view_set(c->view, view_add(c->view, parent, "idle"), "file", (*it)->name);
	}
}

/* ---- tables ---- */

static struct str kind_of_fill(struct cview *c, const struct kernel_fill *fill)
{
	if (fill->kind == FILL_REGISTER || fill->kind == FILL_DESTINATION)
		return str_printf(
			c->arena, "KIND_FILE_%.*s", STR_ARG(c_name_part(c->arena, fill->file->name)));
	if (fill->kind == FILL_MEMORY)
		return str_printf(
			c->arena, "KIND_AT_%.*s", STR_ARG(c_name_part(c->arena, fill->memory->name)));
	return fill->is_signed ? STR("KIND_SIGNED") : STR("KIND_IMMEDIATE");
}

static struct str field_name(struct cview *c, const struct field *field)
{
	return c_name_part(c->arena, field->name);
}

/* The index of the first row of a table of immediates, plus 1; 0 without a table. */
static unsigned add_number_table(struct cview *c, struct pool *numbers, const struct type *table)
{
	struct run run = { 0 };
	if (!table)
		return 0;
	VEC_EACH (int64_t, it, &table->table)
		view_set_signed(c->view, run_add(c, &run), "value", *it);
	return 1 + pool_share_run(c, numbers, &run);
}

/* A destination in a file without constant registers is filled like any register. */
static bool has_constants(const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant)
			return true;
	return false;
}

static void put_fill(
	struct cview *c, xmlNodePtr row, struct pool *numbers, const struct kernel_fill *fill)
{
	static const char *const names[] = { "FILL_REGISTER", "FILL_DESTINATION", "FILL_IMMEDIATE",
		"FILL_MEMORY", "FILL_FLAG", "FILL_CHOICE" };
	const bool machine = c->isa->program;
	const bool plain = fill->kind == FILL_DESTINATION && !has_constants(fill->file);
	view_set_c(c->view, row, "how", names[plain ? FILL_REGISTER : fill->kind]);
	view_set(c->view, row, "kind", kind_of_fill(c, fill));
	view_set(c->view, row, "field", field_name(c, fill->field));
	view_set_nonzero(c->view, row, "operand", fill->slot);
	view_set_nonzero(c->view, row, "part", fill->part);
	view_set_nonzero(c->view, row, "lsb", fill->file ? fill->first : fill->lsb);
	view_set_nonzero(c->view, row, "width", fill->width);
	view_set_true(c->view, row, "is_signed", fill->is_signed);
	view_set_true(c->view, row, "decides", fill->decides && (!machine || fill->kind == FILL_FLAG));
	view_set_nonzero(c->view, row, "on", fill->on);
	if (machine) {
		view_set_true(c->view, row, "is_ones", fill->coding == CODING_ONES);
		view_set_nonzero(c->view, row, "table", add_number_table(c, numbers, fill->table));
		if (fill->scale)
			view_set_signed(c->view, row, "scale", fill->scale);
		if (fill->offset)
			view_set_signed(c->view, row, "offset", fill->offset);
	} else {
		view_set_nonzero(c->view, row, "bank_lsb", fill->bank_lsb);
		view_set_nonzero(c->view, row, "bank_width", fill->bank_width);
		view_set_nonzero(c->view, row, "size", fill->size);
		view_set_nonzero(c->view, row, "bytes", fill->bytes);
	}
}

struct pools {
	struct pool fills, entry_fills, choices, table, entries, numbers;
};

/* Kernels in the table per combination of choices: 2 if flags select, 4 if a destination does. */
static unsigned kernels_each(const struct cview *c, const struct kernel_entry *entry)
{
	unsigned each = 1;
	VEC_EACH (struct kernel_fill, it, &entry->fills)
		if (it->decides && it->kind == FILL_DESTINATION && !c->isa->program)
			return 4;
		else if (it->decides)
			each = 2;
	return each;
}

static void add_kernel_guard(struct cview *c, xmlNodePtr row, const struct kernel_entry *entry)
{
	const struct register_file *file = entry->guard ? entry->guard->type->file : NULL;
	if (entry->guard)
		view_set(c->view, row, "guard", field_name(c, entry->guard));
	if (entry->guard_invert) {
		view_set(c->view, row, "guard_invert", field_name(c, entry->guard_invert));
		view_set_nonzero(c->view, row, "guard_invert_on", entry->guard_invert_on);
		view_set_true(c->view, row, "has_invert", true);
	}
	if (c->isa->program) {
		view_set_true(c->view, row, "has_guard", entry->guard);
		return;
	}
	view_set(c->view, row, "guard_kind",
		file ? str_printf(c->arena, "GUARD_FILE_%.*s", STR_ARG(c_name_part(c->arena, file->name)))
		: entry->uniform ? STR("GUARD_ONCE")
						 : STR("GUARD_LANES"));
	view_set_true(c->view, row, "is_uniform", entry->guard_invert && file->lanes <= 1);
}

static unsigned entry_row(struct cview *c, struct pools *pools, const struct kernel_entry *entry)
{
	struct run fills = { 0 }, choices = { 0 }, table = { 0 };
	const unsigned each = kernels_each(c, entry);
	VEC_EACH (struct kernel_fill, it, &entry->fills) {
		xmlNodePtr fill = row_new(c);
		put_fill(c, fill, &pools->numbers, it);
		view_set_number(c->view, run_add(c, &fills), "value", pool_share(c, &pools->fills, fill));
	}
	VEC_EACH (struct kernel_choice, it, &entry->choices) {
		xmlNodePtr choice = run_add(c, &choices);
		view_set(c->view, choice, "field", field_name(c, it->field));
		view_set_number(c->view, choice, "stride", it->stride * each);
	}
	for (size_t i = 0; i < entry->kernels.count; i++)
		if (i % 4 < each)
			view_set_number(c->view, run_add(c, &table), "value", entry->kernels.items[i]);
	xmlNodePtr row = row_new(c);
	view_set_nonzero(c->view, row, "first_fill", pool_share_run(c, &pools->entry_fills, &fills));
	view_set_nonzero(c->view, row, "fills", fills.rows.count);
	view_set_nonzero(c->view, row, "first_choice", pool_share_run(c, &pools->choices, &choices));
	view_set_nonzero(c->view, row, "choices", choices.rows.count);
	view_set_nonzero(c->view, row, "kernel", pool_share_run(c, &pools->table, &table));
	if (c->isa->program)
		view_set_nonzero(c->view, row, "cycles", entry->opcode->definition->cycles);
	add_kernel_guard(c, row, entry);
	return pool_share(c, &pools->entries, row);
}

/* Adds the entry of each form by the form's number; 0: it cannot be executed. */
static void emit_tables(struct cview *c, xmlNodePtr node, const struct kernels *kernels)
{
	struct pools pools = { pool_new(c, "fills"), pool_new(c, "entry-fills"),
		pool_new(c, "kernel-choices"), pool_new(c, "kernel-table"), pool_new(c, "kernel-entries"),
		pool_new(c, "fill-numbers") };
	struct pool forms = pool_new(c, "form-entries");
	unsigned *entries = ARENA_ARRAY(c->arena, unsigned, c->forms.count + 1);
	bool lacks = false;
	pool_add(c, &pools.entries);
	VEC_EACH (struct kernel_entry *, it, &kernels->entries) {
		unsigned row = entry_row(c, &pools, *it);
		VEC_EACH (struct form *, form, &(*it)->opcode->forms)
			if ((*form)->template == (*it)->template && c->form_numbers[(*form)->index])
				entries[c->form_numbers[(*form)->index]] = row;
	}
	for (size_t i = 0; i <= c->forms.count; i++) {
		view_set_number(c->view, pool_add(c, &forms), "value", entries[i]);
		lacks = lacks || (i && !entries[i]);
	}
	view_set_flag(c->view, node, "unexecutable", lacks);
	view_set_c(c->view, pools.entry_fills.node, "type", c_index_type(pools.fills.count));
	view_set_c(c->view, forms.node, "type", c_index_type(pools.entries.count));
	pool_emit(c, &pools.fills);
	pool_emit(c, &pools.entry_fills);
	pool_emit(c, &pools.choices);
	pool_emit(c, &pools.table);
	pool_emit(c, &pools.entries);
	pool_emit(c, &forms);
	pool_emit(c, &pools.numbers);
}

static bool has_rows64(const struct kernels *kernels)
{
	VEC_EACH (struct kernel *, it, &kernels->kernels)
		if ((*it)->rows64)
			return true;
	return false;
}

void view_c_kernels(struct cview *c)
{
	const struct kernels *kernels = kernels_make(c->arena, c->isa);
	xmlNodePtr node = view_add(c->view, c->node, "c-kernels");
	put_functions(c, node, kernels);
	put_layouts(c, node);
	view_set_number(c->view, node, "slots", kernels->slots ? kernels->slots : 1);
	/* fast and slow paths come after a few for what is not an instruction */
	view_set_c(c->view, node, "index", c_index_type(2 * kernels->kernels.count + 16));
	view_set_flag(c->view, node, "wide", kernels->wide || kernels->vast);
	view_set_flag(c->view, node, "vast", kernels->vast);
	view_c_calls(c, node, kernels);
	view_set_flag(c->view, node, "rows64", has_rows64(kernels));
	view_set_flag(c->view, c->node, "floats", kernels->floats);
	view_set_flag(c->view, node, "rounds", kernels->rounds);
	if (c->isa->program)
		put_kernel_machine(c, node, kernels);
	emit_kernels(c, node, kernels);
	view_set_flag(c->view, node, "halts", kernels->halts);
	put_raised(c, node, kernels);
	put_idle(c, node, kernels);
	emit_tables(c, node, kernels);
}
