/* XML view, derived layer for C: the kernels of the interpreter and the tables that choose one and
 * fill the record of an instruction. */
#include "back/view_c_internal.h"
#include "sem/kernels.h"

static void emit_kernels(struct cview *c, xmlNodePtr parent, const struct kernels *kernels)
{
	VEC_EACH (struct kernel *, it, &kernels->kernels) {
		const struct kernel *kernel = *it;
		xmlNodePtr node = view_add(c->view, parent, "c-kernel");
		view_set(c->view, node, "name", kernel->name);
		view_set(c->view, node, "head", kernel->head);
		view_set(c->view, node, "source", str_from_c(kernel->source->name));
		view_set_flag(c->view, node, "uniform", kernel->uniform);
		view_set_flag(c->view, node, "always", kernel->always);
		view_set(c->view, node, "reads",
			str_printf(c->arena, "0x%llx, 0x%llx, 0x%llx, 0x%llx",
				(unsigned long long)kernel->rows32, (unsigned long long)kernel->rows64,
				(unsigned long long)kernel->words, (unsigned long long)kernel->numbers));
		if (kernel->guard)
			view_set(c->view, node, "guard", c_identifier(c->arena, kernel->guard->name));
		for (size_t from = 0, to; from < kernel->text.length; from = to + 1) {
			for (to = from; to < kernel->text.length && kernel->text.text[to] != '\n';)
				to++;
			view_add_text(c->view, node, "line", str_slice(kernel->text, from, to));
		}
	}
}

/* ---- rows ---- */

static struct str kind_of(struct cview *c, const struct kernel_fill *fill)
{
	if (fill->kind == FILL_REGISTER || fill->kind == FILL_DESTINATION)
		return str_printf(c->arena, "KIND_%.*s", STR_ARG(c_identifier(c->arena, fill->file->name)));
	if (fill->kind == FILL_MEMORY)
		return str_printf(
			c->arena, "KIND_AT_%.*s", STR_ARG(c_identifier(c->arena, fill->memory->name)));
	return fill->is_signed ? STR("KIND_SIGNED") : STR("KIND_IMMEDIATE");
}

static struct str field_name(struct cview *c, const struct field *field)
{
	return str_printf(c->arena, "%.*s_FIELD_%.*s", STR_ARG(c->upper),
		STR_ARG(c_identifier(c->arena, field->name)));
}

static void fill_row(struct cview *c, struct run *run, const struct kernel_fill *fill)
{
	static const char *const names[] = { "FILL_REGISTER", "FILL_DESTINATION", "FILL_IMMEDIATE",
		"FILL_MEMORY", "FILL_FLAG", "FILL_CHOICE" };
	run_add(c, run, "{ %s, %.*s, %.*s, %u, %u, %u, %u, %s, %s, %llu, %u, %u, %u, %u }",
		names[fill->kind], STR_ARG(kind_of(c, fill)), STR_ARG(field_name(c, fill->field)),
		fill->slot, fill->part, fill->file ? fill->first : fill->lsb, fill->width,
		fill->is_signed ? "true" : "false", fill->decides ? "true" : "false",
		(unsigned long long)fill->on, fill->bank_lsb, fill->bank_width, fill->size, fill->bytes);
}

struct pools {
	struct pool fills, choices, table, entries;
};

static unsigned entry_row(struct cview *c, struct pools *pools, const struct kernel_entry *entry)
{
	struct run fills = { 0 }, choices = { 0 }, table = { 0 };
	VEC_EACH (struct kernel_fill, it, &entry->fills)
		fill_row(c, &fills, it);
	VEC_EACH (struct kernel_choice, it, &entry->choices)
		run_add(c, &choices, "{ %.*s, %u }", STR_ARG(field_name(c, it->field)), it->stride);
	VEC_EACH (unsigned, it, &entry->kernels)
		run_add(c, &table, "%u", *it);
	struct str guard =
		str_printf(c->arena, "0, 0, 0, GUARD_%s, false, false", entry->uniform ? "ONCE" : "LANES");
	if (entry->guard)
		guard = str_printf(c->arena, "%.*s, %.*s, %llu, GUARD_%.*s, %s, %s",
			STR_ARG(field_name(c, entry->guard)),
			STR_ARG(entry->guard_invert ? field_name(c, entry->guard_invert)
										: field_name(c, entry->guard)),
			(unsigned long long)entry->guard_invert_on,
			STR_ARG(c_identifier(c->arena, entry->guard->type->file->name)),
			entry->guard_invert ? "true" : "false",
			entry->guard->type->file->lanes > 1 ? "false" : "true");
	struct str row = str_printf(c->arena, "{ %u, %zu, %u, %zu, %u, %.*s }",
		pool_share_run(c, &pools->fills, &fills, (struct str){ 0 }), fills.rows.count,
		pool_share_run(c, &pools->choices, &choices, (struct str){ 0 }), choices.rows.count,
		pool_share_run(c, &pools->table, &table, (struct str){ 0 }), STR_ARG(guard));
	return pool_share(c, &pools->entries, row, (struct str){ 0 });
}

static struct pool pool_of(struct cview *c, const char *name, bool packed, const char *zero)
{
	struct pool pool = { .name = name, .packed = packed, .zero = zero };
	pool.known.arena = pool.tails.arena = c->arena;
	return pool;
}

/* The entry of each form, by the form's number; 0: it cannot be executed. */
static void emit_tables(struct cview *c, const struct kernels *kernels)
{
	struct pools pools = { pool_of(c, "fills", false, "{ 0 }"),
		pool_of(c, "kernel-choices", true, "{ 0 }"), pool_of(c, "kernel-table", true, "0"),
		pool_of(c, "kernel-entries", false, "{ 0 }") };
	struct pool forms = pool_of(c, "form-entries", true, "0");
	unsigned *entries = ARENA_ARRAY(c->arena, unsigned, c->forms.count + 1);
	pool_append(c, &pools.entries, STR("{ 0, 0, 0, 0, 0, 0, 0, 0, GUARD_ONCE, false, false }"),
		(struct str){ 0 });
	VEC_EACH (struct kernel_entry *, it, &kernels->entries) {
		unsigned row = entry_row(c, &pools, *it);
		VEC_EACH (struct form *, form, &(*it)->opcode->forms)
			if ((*form)->template == (*it)->template && c->form_numbers[(*form)->index])
				entries[c->form_numbers[(*form)->index]] = row;
	}
	for (size_t i = 0; i <= c->forms.count; i++)
		pool_append(c, &forms, str_printf(c->arena, "%u", entries[i]), (struct str){ 0 });
	pool_emit(c, &pools.fills);
	pool_emit(c, &pools.choices);
	pool_emit(c, &pools.table);
	pool_emit(c, &pools.entries);
	pool_emit(c, &forms);
}

void view_c_kernels(struct cview *c)
{
	struct emit_style style = { c->prefix, c->upper, c_identifier };
	const struct kernels *kernels = kernels_make(c->arena, c->isa, &style);
	VEC_EACH (struct kernel_failure, it, &kernels->failures)
		diag_report(c->view->diag, CHECK_SEMANTICS_EXECUTION, it->span,
			"the interpreter leaves '%.*s' out: %.*s", STR_ARG(span_text(it->block->span)),
			STR_ARG(it->message));
	xmlNodePtr node = view_add(c->view, c->node, "c-kernels");
	view_set_number(c->view, node, "slots", kernels->slots ? kernels->slots : 1);
	view_set_flag(c->view, node, "wide", kernels->wide);
	view_set_flag(c->view, c->node, "floats", kernels->floats);
	emit_kernels(c, node, kernels);
	emit_tables(c, kernels);
}
