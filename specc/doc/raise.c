/* Pages: the exceptions that the instructions of a family can raise: by `raise`, and those that the
 * language raises for memory accesses and computed register numbers. */
#include "doc/doc.h"
#include "view/semantics_internal.h"
#include "sem/bind.h"

struct raises {
	const struct isa *isa;
	const struct sem_scope *scope;
	const struct sem_stmt *stmt; /* current statement */
	bool *is_raised;             /* by index in isa->exceptions */
};

static void add(struct raises *raises, const struct exception *exception)
{
	if (exception)
		raises->is_raised[exception->index] = true;
}

static void add_event(struct raises *raises, enum event event)
{
	add(raises, raises->isa->raised[event]);
}

static void add_access(struct raises *raises, const struct memory *memory, bool is_store)
{
	add_event(raises, is_store ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD);
	if (!memory->unaligned)
		add_event(raises, is_store ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD);
}

static void look_at_statement(void *user, const struct sem_stmt *stmt)
{
	struct raises *raises = user;
	raises->stmt = stmt;
	if (stmt->exception)
		add(raises, stmt->exception);
}

static bool is_target(const struct sem_stmt *stmt, const struct sem_expr *e)
{
	if (stmt->kind == SEM_ASSIGN)
		VEC_EACH (struct sem_expr *, it, &stmt->targets)
			if (*it == e)
				return true;
	return false;
}

static void look_at_expression(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct raises *raises = user;
	if (!e->element || (parent && parent->kind == SEM_INDEX))
		return;
	if (e->element->memory)
		add_access(raises, e->element->memory, is_target(raises->stmt, e));
	else if (e->operands.items[1]->kind != SEM_NUMBER)
		add_event(raises, EVENT_INDEX);
}

/* Visits a part and everything that it calls. */
static void look_at_part(
	struct raises *raises, const struct semantics *semantics, size_t number, bool *seen)
{
	const struct semantics_part *part = &semantics->parts.items[number];
	struct sem_walker walker = {
		.user = raises, .stmt = look_at_statement, .expr = look_at_expression
	};
	if (seen[number])
		return;
	seen[number] = true;
	raises->scope = part->scope;
	sem_walk(&part->scope->block->body, &walker);
	VEC_EACH (size_t, it, &part->callees)
		look_at_part(raises, semantics, *it, seen);
}

static bool is_of_family(const struct page_family *family, struct str owner)
{
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		if (str_equal((*it)->definition->name, owner))
			return true;
	return str_equal(family->optype->name, owner);
}

/* Operands that are words of memory: c[0x1][0x20]. */
static void look_at_operands(struct raises *raises, const struct page_family *family)
{
	VEC_EACH (struct page_field, it, &family->fields)
		if (sem_is_memory_type(raises->isa, it->field->type)) {
			add_event(raises, EVENT_OUTSIDE_LOAD);
			add_event(raises, EVENT_MISALIGNED_LOAD);
		}
}

static struct str exception_url(struct pages *pages, const struct exception *exception)
{
	struct str url = page_target(pages, exception->name);
	if (exception->span.source && url.length)
		return url;
	return str_printf(pages->view->arena, "machine.html#%.*s",
		STR_ARG(page_id(pages, "exception", exception->name)));
}

/* An instruction after a prefix raises its own exceptions. */
static bool has_prefix(const struct page_family *family)
{
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		if ((*it)->definition->prefix)
			return true;
	return false;
}

void page_raises(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	const struct semantics *semantics = pages->semantics;
	const struct isa *isa = pages->view->isa;
	struct arena *arena = pages->view->arena;
	view_set_flag(pages->view, parent, "prefix", has_prefix(family));
	if (!semantics || !semantics->parts.count)
		return;
	struct raises raises = { .isa = isa,
		.is_raised = ARENA_ARRAY(arena, bool, isa->exceptions.count) };
	bool *seen = ARENA_ARRAY(arena, bool, semantics->parts.count);
	for (size_t i = 0; i < semantics->parts.count; i++)
		if (is_of_family(family, semantics->parts.items[i].owner))
			look_at_part(&raises, semantics, i, seen);
	look_at_operands(&raises, family);
	for (size_t i = 0; i < isa->exceptions.count; i++)
		if (raises.is_raised[i])
			page_link(pages, parent, "raises", isa->exceptions.items[i]->name,
				exception_url(pages, isa->exceptions.items[i]));
}
