/* SPDX-License-Identifier: MIT */
/* Pages: finds the addresses of the identifiers in a fence of pseudo-code. */
#include "page/code.h"
#include "lang/lex.h"

/* The block being visited. */
struct marker {
	struct code_marks *marks;
	const struct sem_scope *scope;
};

static struct arena *arena_of(const struct marker *m)
{
	return m->marks->pages->view->arena;
}

/* ---- marks ---- */

/* The slot for the mark of a word; NULL if the word is outside the fence or already marked. */
static const struct code_mark **place_of_marked(const struct marker *m, struct str word)
{
	struct span fence = m->marks->fence;
	struct str text = span_text(fence);
	if (!word.length || word.text < text.text || word.text >= text.text + text.length)
		return NULL;
	const struct code_mark **at = &m->marks->at[word.text - text.text];
	return *at ? NULL : at;
}

/* Records uses of files, memories, state and exceptions outside of instructions, which their pages
 * list. */
static void note_use(const struct marker *m, struct str url)
{
	if (m->scope->family)
		return;
	bool page = str_starts_with(url, STR("state-")) || str_starts_with(url, STR("file-"));
	size_t end = 0;
	if (!page && !str_starts_with(url, STR("machine.html#exception-")))
		return;
	while (end < url.length && (!page || url.text[end] != '#'))
		end++;
	struct code_owner owner = code_owner_of(m->marks->pages, m->scope);
	page_use_add(m->marks->pages, str_slice(url, 0, end), owner.name, owner.url);
}

static void add_code_mark(
	const struct marker *m, const struct code_mark **at, struct str url, struct str title)
{
	struct code_mark *new = ARENA_NEW(arena_of(m), struct code_mark);
	new->url = url;
	new->title = title;
	*at = new;
	note_use(m, url);
}

static void mark_url(const struct marker *m, struct str word, struct str url)
{
	const struct code_mark **at = place_of_marked(m, word);
	if (at && url.length)
		add_code_mark(m, at, url, (struct str){ 0 });
}

/* ---- addresses ---- */

static struct str place_in(
	const struct marker *m, struct str page, const char *kind, struct str name)
{
	struct pages *pages = m->marks->pages;
	return str_printf(arena_of(m), "%.*s#%.*s", STR_ARG(page), STR_ARG(page_id(pages, kind, name)));
}

/* The row in the table of fields; code of a group has no such table and links to the syntax. */
static struct str field_url(const struct marker *m, const struct field *field)
{
	const struct page_family *family = m->marks->family;
	const struct page_field *row = family ? page_field_find(family, field) : NULL;
	if (family && !row)
		row = page_field_named(family, field->name);
	return row ? str_printf(arena_of(m), "#%.*s", STR_ARG(row->id)) : STR("#syntax");
}

static struct str state_url(const struct marker *m, struct str name)
{
	return page_url(m->marks->pages, "state", name);
}

static struct str word_url(const struct marker *m, const char *word)
{
	return place_in(m, STR("notation.html"), "word", str_from_c(word));
}

static struct str type_url(const struct marker *m, const struct type *type)
{
	VEC_EACH (struct type *, it, &m->scope->run->isa->types)
		if (*it == type)
			return page_url(m->marks->pages, "type", type->name);
	return (struct str){ 0 };
}

/* A named register has an anchor on the page of its file. */
static struct str register_url(
	const struct marker *m, const struct register_file *file, struct str name)
{
	struct str page = page_register_url(m->marks->pages, file);
	if (file->kind == FILE_REGISTERS || file->kind == FILE_VIEW)
		VEC_EACH (struct register_name, it, &file->names)
			if (str_equal(it->name, name))
				return place_in(m, page, "register", name);
	return page;
}

static struct str value_url(const struct marker *m, const struct type *type, struct str name)
{
	struct str page = type_url(m, type);
	if (page.length && !type_find_name(type, name))
		return page;
	if (page.length)
		return place_in(m, page, "value", name);
	VEC_EACH (struct register_file *, it, &m->scope->run->isa->register_files)
		if ((*it)->values == type)
			return register_url(m, *it, name);
	return page;
}

static struct str function_url(const struct marker *m, const struct sem_function *function)
{
	const struct sem_family *family = m->scope->family;
	if (family)
		VEC_EACH (struct sem_function *, it, &family->helpers.list)
			if (*it == function)
				return place_in(m, (struct str){ 0 }, "helper", function->name);
	return page_url(m->marks->pages, "function", function->name);
}

struct str code_counter_url(struct pages *pages)
{
	VEC_EACH (struct fact *, it, &pages->view->isa->facts)
		if (fact_states(*it, "Counter"))
			return page_url(pages, "state", (*it)->name);
	return STR("machine.html");
}

/* ---- names ---- */

/* The address of a name that is not a symbol of the block. */
/* A register that is bits of others, or a file of them. */
static struct str view_url(const struct marker *m, struct str name)
{
	const struct isa *isa = m->scope->run->isa;
	uint64_t number;
	const struct register_file *file = isa_find_view(isa, name, &number);
	file = file ? file : isa_find_file(isa, name);
	return file ? register_url(m, file, name) : (struct str){ 0 };
}

static struct str machine_url(const struct marker *m, struct str name)
{
	struct sem_state state = sem_find_state(m->scope, name);
	switch (state.kind) {
	case SEM_STATE_REGISTER:
	case SEM_STATE_FILE: return register_url(m, state.file, name);
	case SEM_STATE_FLAGS: return state_url(m, state.fact->name);
	case SEM_STATE_MEMORY: return state_url(m, state.memory->name);
	case SEM_STATE_PC: return code_counter_url(m->marks->pages);
	case SEM_STATE_NEXT_PC:
	case SEM_STATE_CYCLES:
	case SEM_STATE_CAUSE:
	case SEM_STATE_BAD_ADDRESS:
	case SEM_STATE_LANEID:
	case SEM_STATE_ACTIVE: return place_in(m, STR("notation.html"), "word", name);
	case SEM_STATE_NONE: break;
	}
	return view_url(m, name);
}

static void local(const struct marker *m, struct str word, const struct sem_symbol *symbol)
{
	const struct code_mark **at = place_of_marked(m, word);
	if (!at)
		return;
	const struct sem_value *value =
		sem_fact_of_symbol(m->marks->pages->semantics->facts, m->scope->block, symbol->index);
	add_code_mark(m, at, (struct str){ 0 }, sem_value_text(arena_of(m), value));
}

/* A word of the header: a register, memory or file, otherwise fixed text of the template. */
static struct str header_url(const struct marker *m, struct str word)
{
	struct str url = machine_url(m, word);
	return url.length ? url : STR("#syntax");
}

/* The target of a name in an operand such as c[UImm][URa+SImm]: that of the whole operand. */
static struct str part_url(const struct marker *m, const struct sem_symbol *symbol)
{
	const struct sem_block *block = m->scope->block;
	struct str whole = symbol->operand < block->operands.count
						   ? block->operands.items[symbol->operand].text
						   : symbol->name;
	if (symbol->kind == SEM_OPERAND && isa_find_operand(m->scope->run->isa, whole))
		return place_in(m, STR("notation.html"), "operand", whole);
	return header_url(m, symbol->name);
}

/* The field names, if opcodes have different fields for this operand. */
static struct str fields_title(const struct marker *m, const struct sem_symbol *symbol)
{
	struct str names = semantics_field_names(arena_of(m), symbol, ", ");
	bool several = names.length > symbol->fields.list.items[0]->name.length;
	return several ? names : (struct str){ 0 };
}

static void mark_operand(const struct marker *m, struct str word, const struct sem_symbol *symbol)
{
	const struct code_mark **at = place_of_marked(m, word);
	if (!at)
		return;
	if (symbol->kind == SEM_OPERAND && symbol->fields.list.count)
		add_code_mark(m, at, field_url(m, symbol->fields.list.items[0]), fields_title(m, symbol));
	else
		add_code_mark(m, at, part_url(m, symbol), (struct str){ 0 });
}

static void mark_name(const struct marker *m, struct str word)
{
	const struct sem_symbol *symbol = sem_scope_find(m->scope, word);
	if (!symbol)
		mark_url(m, word, machine_url(m, word));
	else if (symbol->kind == SEM_PARAM || symbol->kind == SEM_LOCAL)
		local(m, word, symbol);
	else
		mark_operand(m, word, symbol);
}

/* ---- members ---- */

/* The field of modifier `member` of the operand, or NULL. */
static const struct field *member_field(
	const struct marker *m, const struct sem_symbol *symbol, struct str member)
{
	if (!symbol || !m->scope->family)
		return NULL;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			if (str_equal((*it)->suffix, member))
				VEC_EACH (const struct field *, f, &symbol->fields.list)
					if (str_equal((*f)->name, (*it)->base))
						return *it;
	return NULL;
}

/* The type of the modifier value that the expression yields, or NULL. */
static const struct type *modifier_type(const struct marker *m, const struct sem_expr *e)
{
	if (e->kind == SEM_MOD && e->modifier)
		return e->modifier->type;
	const struct sem_symbol *symbol = e->symbol;
	const struct sem_facts *facts = m->marks->pages->semantics->facts;
	const struct sem_value *value = symbol
										? sem_fact_of_symbol(facts, m->scope->block, symbol->index)
										: sem_fact_of_expr(facts, e);
	return value && value->kind == SEM_KIND_MOD ? value->type : NULL;
}

/* Rd.type, Kind.FLOAT, Ra.neg, .itype.bits, [Thread].laneid */
static void mark_member(const struct marker *m, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct register_file *side = e->side;
	const struct type *values = e->values;
	const struct sem_symbol *symbol = base->symbol;
	const struct field *field = member_field(m, symbol, e->text);
	const struct type *type = modifier_type(m, base);
	if (side) {
		mark_url(m, e->text, register_url(m, side, side->side));
	} else if (values) {
		mark_url(m, base->text, type_url(m, values));
		mark_url(m, e->text, value_url(m, values, e->text));
	} else if (base->kind == SEM_STATE) {
		mark_url(m, base->text, word_url(m, "laneid"));
		mark_url(m, e->text, word_url(m, "laneid"));
	} else if (field) {
		mark_url(m, e->text, field_url(m, field));
	} else {
		mark_url(m, e->text, type ? type_url(m, type) : STR("types.html"));
	}
}

/* ---- modifiers and their values ---- */

/* A type with a value of this name: one that says how to round or what a data type is, if there is
 * one, else the first. */
static const struct type *any_type(const struct isa *isa, struct str value)
{
	const struct type *first = NULL;
	VEC_EACH (struct type *, it, &isa->types)
		if ((*it)->kind == TYPE_ENUM && type_find_name(*it, value) && !first)
			first = *it;
	const struct type *rounding = sem_rounding_type(isa, value);
	const struct type *data = rounding ? NULL : sem_data_type(isa, value);
	return rounding ? rounding : data ? data : first;
}

/* `.value` compared with something of type `subject`, which may be NULL. */
static void mark_value(const struct marker *m, const struct sem_expr *e, const struct type *subject)
{
	const struct sem_modifier *modifier = e->modifier;
	if (subject && type_find_name(subject, e->text)) {
		mark_url(m, e->text, value_url(m, subject, e->text));
	} else if (modifier && m->scope->block->kind == SEM_INSTRUCTION) {
		mark_url(m, e->text, modifier->field ? field_url(m, modifier->field) : STR("#syntax"));
	} else {
		const struct type *type = any_type(m->scope->run->isa, e->text);
		if (type)
			mark_url(m, e->text, value_url(m, type, e->text));
	}
}

/* In a comparison, one side is the value and the other the modifier. */
static void mark_equality(const struct marker *m, const struct sem_expr *e)
{
	const struct sem_expr *left = e->operands.items[0], *right = e->operands.items[1];
	if (e->op != SEM_OP_EQUALS && e->op != SEM_OP_DIFFERS)
		return;
	if (right->kind == SEM_MOD)
		mark_value(m, right, modifier_type(m, left));
	if (left->kind == SEM_MOD)
		mark_value(m, left, modifier_type(m, right));
}

/* ---- the walk ---- */

static void type_word(const struct marker *m, struct str text, struct sem_type_word type)
{
	if (type.kind == SEM_TYPE_INT)
		mark_url(m, text, word_url(m, type.is_signed ? "INTn" : "UINTn"));
	else if (type.kind == SEM_TYPE_F32)
		mark_url(m, text, word_url(m, "F32"));
}

static void mark_call(const struct marker *m, const struct sem_expr *e)
{
	if (e->function)
		mark_url(m, e->text, function_url(m, e->function));
	else if (e->builtin == SEM_FN_CAST)
		type_word(m, e->text, e->cast);
	else if (e->builtin)
		mark_url(m, e->text, word_url(m, sem_builtin_text(e->builtin)));
	if (e->fold)
		mark_url(m, e->operands.items[0]->text, word_url(m, "fold"));
}

static void mark_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	const struct marker *m = user;
	(void)parent;
	switch (e->kind) {
	case SEM_NAME: mark_name(m, e->text); break;
	case SEM_MOD: mark_value(m, e, NULL); break;
	case SEM_INFIX:
		if (e->modifier && e->modifier->field)
			mark_url(m, e->text, field_url(m, e->modifier->field));
		break;
	case SEM_BINARY: mark_equality(m, e); break;
	case SEM_MEMBER: mark_member(m, e); break;
	case SEM_CALL: mark_call(m, e); break;
	case SEM_BROKEN:
	case SEM_NUMBER:
	case SEM_REAL:
	case SEM_BOOL:
	case SEM_STATE:
	case SEM_UNARY:
	case SEM_ABS:
	case SEM_TERNARY:
	case SEM_INDEX:
	case SEM_SLICE:
	case SEM_LANE:
	case SEM_TUPLE:
	case SEM_STRING: break;
	}
}

/* Exceptions of the language are on the page of the machine. */
static struct str url_of_exception(const struct marker *m, const struct exception *exception)
{
	return exception->span.source ? state_url(m, exception->name)
								  : place_in(m, STR("machine.html"), "exception", exception->name);
}

static void mark_stmt(void *user, const struct sem_stmt *s)
{
	const struct marker *m = user;
	if (s->exception)
		mark_url(m, s->text, url_of_exception(m, s->exception));
	type_word(m, s->text, s->type);
	if (s->kind == SEM_SWITCH && s->value)
		VEC_EACH (struct sem_case, it, &s->cases)
			VEC_EACH (struct sem_expr *, label, &it->labels)
				if ((*label)->kind == SEM_MOD)
					mark_value(m, *label, modifier_type(m, s->value));
}

/* ---- the header ---- */

/* `.word` in a header: a modifier, or a value of one. before: the operand that it follows, or NULL
 * if it follows the mnemonic. */
static void mark_header_word(
	const struct marker *m, struct str word, const struct sem_symbol *before)
{
	const struct field *field = before ? member_field(m, before, word) : NULL;
	const struct sem_modifier *modifier = sem_scope_modifier(m->scope, word);
	if (!field && modifier)
		field = modifier->field;
	if (field) {
		mark_url(m, word, field_url(m, field));
		return;
	}
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			if ((*it)->type->kind == TYPE_ENUM && type_find_name((*it)->type, word))
				mark_url(m, word, field_url(m, *it));
	mark_url(m, word, STR("#syntax"));
}

static void mark_mnemonic(const struct marker *m, struct str word)
{
	const struct opcode *only = NULL;
	size_t count = 0;
	VEC_EACH (const struct opcode *, op, &m->scope->family->opcodes)
		if (m->scope->template && opcode_uses_template(*op, m->scope->template)) {
			only = *op;
			count++;
		}
	if (count == 1)
		mark_url(m, word, place_in(m, (struct str){ 0 }, "opcode", only->definition->name));
	else
		mark_url(m, word, STR("#syntax"));
}

static void instruction_header(const struct marker *m)
{
	const struct sem_block *block = m->scope->block;
	const struct sem_symbol *before = NULL;
	struct reading reading = { .code = true };
	struct lexer lexer;
	bool first = !block->is_expression;
	for (lex_start(&lexer, &reading, block->span); lexer.token.kind != TOKEN_END;
		 lex_skip(&lexer)) {
		struct str word = lexer.token.text;
		if (lexer.token.kind == TOKEN_DOT) {
			mark_header_word(m, word, before);
		} else if (lexer.token.kind == TOKEN_NAME && first) {
			mark_mnemonic(m, word);
			first = false;
		} else if (lexer.token.kind == TOKEN_NAME) {
			before = sem_scope_find(m->scope, word);
			if (before)
				mark_operand(m, word, before);
			else
				mark_url(m, word, header_url(m, word));
		}
	}
}

/* name(a, b): */
static void function_header(const struct marker *m)
{
	const struct sem_block *block = m->scope->block;
	const struct code_mark **at = place_of_marked(m, block->name);
	if (at)
		add_code_mark(m, at, (struct str){ 0 }, (struct str){ 0 });
	VEC_EACH (struct sem_operand, it, &block->operands) {
		const struct sem_symbol *symbol = sem_scope_find(m->scope, it->text);
		if (symbol)
			local(m, span_text(it->span), symbol);
	}
}

static void mark_block_code(const struct marker *m)
{
	const struct sem_block *block = m->scope->block;
	const struct sem_walker walker = {
		.user = (void *)(uintptr_t)m, .stmt = mark_stmt, .expr = mark_expr
	};
	if (block->kind == SEM_INSTRUCTION)
		instruction_header(m);
	else if (block->kind == SEM_FUNCTION)
		function_header(m);
	VEC_EACH (struct span, it, &block->views)
		mark_url(m, span_text(*it), view_url(m, span_text(*it)));
	sem_walk(&block->body, &walker);
}

static bool is_in(struct span span, struct span fence)
{
	return span.source == fence.source && span.from >= fence.from && span.from < fence.to;
}

struct code_marks code_marks_new(
	struct pages *pages, const struct page_family *family, const struct ast_block *block)
{
	const struct semantics *s = pages->semantics;
	struct span fence = block->span;
	struct code_marks marks = { .pages = pages, .family = family, .block = block, .fence = fence };
	struct marker m = { .marks = &marks };
	const struct sem_family *matched = NULL;
	struct sem_matches matches = { NULL, NULL };
	marks.at = arena_alloc_array(pages->view->arena, fence.to - fence.from + 1, sizeof *marks.at);
	struct semantics_places places = semantics_places_in(s, fence);
	for (size_t i = 0; i < places.count; i++) {
		const struct semantics_place *it = &places.list[i];
		if (it->part) {
			m.scope = it->part->scope;
		} else { /* names of a block with errors are looked up without types */
			if (it->family != matched)
				matches = sem_match_blocks(s->run, it->family);
			matched = it->family;
			const struct sem_block *broken = matched->blocks.list.items[it->block];
			m.scope =
				sem_scope_new(s->run, matched, broken, sem_described(&matches.blocks[it->block]));
		}
		if (!is_in(m.scope->block->span, fence) || it->at == m.scope->block->span.from)
			mark_block_code(&m);
	}
	return marks;
}
