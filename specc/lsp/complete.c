/* SPDX-License-Identifier: MIT */
/* A position -> the names that may be written there: from the text as it is now, which section it
 * is in; from the last state, which names there are. */
#include "lang/code_builtin.h"
#include "isa/register_list.h"
#include "lang/parse.h"
#include "lsp/names.h"

/* CompletionItemKind of the protocol. */
enum {
	ITEM_FUNCTION = 3,
	ITEM_FIELD = 5,
	ITEM_VARIABLE = 6,
	ITEM_CLASS = 7,
	ITEM_MODULE = 9,
	ITEM_KEYWORD = 14,
	ITEM_VALUE = 20,
	ITEM_TYPE = 22,
	ITEM_OPERATOR = 24
};

struct completion {
	struct analysis *analysis;
	const struct names *names;
	struct state_file file;
	const struct ast_file *tree;
	const struct ast_def *def;         /* that the position is in, or NULL */
	const struct ast_section *section; /* or NULL */
	bool fenced;
	const struct definition *d; /* the group, optype or opcode, in the last state; or NULL */
	struct str line;            /* up to the position */
	struct str word;            /* its last word, which is replaced */
	char before;                /* the character before the word, or NUL */
	json_t *range;              /* of the word */
	json_t *list;
	struct str_map known;
};

/* ---- where ---- */

static bool in_fence(struct str text)
{
	bool fenced = false;
	for (size_t at = 0, end; at < text.length; at = end + 1) {
		end = str_find(text, at, STR("\n"));
		if (str_starts_with(str_trim(str_slice(text, at, end)), STR("```")))
			fenced = !fenced;
	}
	return fenced;
}

/* Is the end of the text, from the first line of a section on, in code without a fence? */
static bool in_bare_code(struct str text)
{
	bool bare = true, indented = false;
	for (size_t at = 0, end = 0; bare && at < text.length; at = end + 1) {
		end = str_find(text, at, STR("\n"));
		struct str line = str_slice(text, at, end);
		indented = str_starts_with(line, STR("    ")) || str_starts_with(line, STR("\t"));
		bare = indented || !str_trim(line).length;
	}
	return bare && indented;
}

/* Is a line in code? With the lines of the section above it, and with its part up to a place. */
static bool in_code(const struct ast_section *section, struct str above, struct str text)
{
	bool code = str_equal_c(section->name, "Syntax") || str_equal_c(section->name, "Semantics");
	return in_fence(above) || (code && in_bare_code(text));
}

static const struct definition *definition_now(const struct isa *isa, const struct ast_def *def)
{
	VEC_EACH (struct definition *, it, &isa->definitions)
		if ((*it)->ast->kind == def->kind && str_equal((*it)->name, def->name))
			return *it;
	return NULL;
}

/* The length of the word at the end of a line; a word may begin with '$'. */
static size_t word_length(struct str line)
{
	size_t from = line.length;
	while (from && (char_is_word(line.text[from - 1]) || line.text[from - 1] == '$'))
		from--;
	return line.length - from;
}

static void find_section_at(struct completion *c, uint32_t at)
{
	VEC_EACH (struct ast_def *, it, &c->tree->defs)
		if ((*it)->span.from <= at)
			c->def = *it;
	if (!c->def)
		return;
	c->d = definition_now(c->analysis->isa, c->def);
	VEC_EACH (struct ast_section *, it, &c->def->sections)
		if ((*it)->span.from <= at)
			c->section = *it;
	if (!c->section || c->section->body.from > at)
		return;
	struct str text = c->file.source->text;
	c->fenced = in_code(c->section, str_slice(text, c->section->body.from, at),
		str_slice(text, c->section->body.from, at + c->line.length));
}

static bool find_completion_place(struct completion *c, const json_t *params)
{
	size_t offset;
	struct document *document = analysis_document(c->analysis, params, &offset);
	if (!document)
		return false;
	c->file = analysis_now(c->analysis, document);
	c->tree = analysis_parse(c->analysis, &c->file);
	uint32_t at = file_offset(&c->file, offset);
	const struct source *source = c->file.source;
	uint32_t line = source->lines[source_position(source, at).line - 1];
	c->line = str_slice(source->text, line, at);
	size_t length = word_length(c->line);
	c->word = str_slice(c->line, c->line.length - length, c->line.length);
	c->before = length < c->line.length ? c->line.text[c->line.length - length - 1] : '\0';
	find_section_at(c, line);
	return file_range(
		c->analysis, &c->file, (struct span){ source, at - (uint32_t)length, at }, &c->range);
}

/* ---- items ---- */

static void offer_item(struct completion *c, struct str label, int kind, const char *detail)
{
	struct str text = str_copy(&c->analysis->scratch, label);
	if (!label.length || str_map_put(&c->known, text, c))
		return;
	json_array_append_new(
		c->list, json_pack("{s:o, s:i, s:s, s:{s:O, s:o}}", "label", json_text(label), "kind", kind,
					 "detail", detail, "textEdit", "range", c->range, "newText", json_text(label)));
}

static void offer_values(struct completion *c, const struct type *type)
{
	if (!type)
		return;
	VEC_EACH (struct enumerator, it, &type->values)
		offer_item(c, it->name, ITEM_VALUE, "value");
	const struct register_file *file = type->list ? type->list->file : type->file;
	if (file)
		VEC_EACH (struct register_name, it, &file->names)
			offer_item(c, it->name, ITEM_VARIABLE, "register");
}

/* Is the opcode one of the definition that the position is in? */
static bool is_here(const struct completion *c, const struct opcode *opcode)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		if (d == c->d)
			return true;
	return false;
}

static void offer_fields(struct completion *c, bool values)
{
	VEC_EACH (struct opcode *, op, &c->analysis->isa->opcodes)
		if (is_here(c, *op))
			VEC_EACH (struct field *, it, &(*op)->fields) {
				if (!values)
					offer_item(c, (*it)->name, ITEM_FIELD, "field");
				else if ((*it)->kind != FIELD_FIXED)
					offer_values(c, (*it)->type->kind == TYPE_ENUM ? (*it)->type : NULL);
			}
}

static void offer_types(struct completion *c)
{
	VEC_EACH (struct type *, it, &c->analysis->isa->types)
		if ((*it)->ast)
			offer_item(c, (*it)->name, ITEM_TYPE, "type");
}

static void offer_file(struct completion *c, const struct register_file *file)
{
	if (file->kind == FILE_STATE || file->kind == FILE_REGISTERS || file->kind == FILE_VIEW)
		offer_item(c, file->name, ITEM_VARIABLE, "register");
	VEC_EACH (struct register_name, it, &file->names)
		offer_item(c, it->name, ITEM_VARIABLE, "register");
}

static void offer_registers(struct completion *c)
{
	VEC_EACH (struct register_file *, it, &c->analysis->isa->register_files)
		offer_file(c, *it);
	VEC_EACH (struct register_file *, it, &c->analysis->isa->view_files)
		offer_file(c, *it);
}

static void offer_definitions(struct completion *c, bool parents)
{
	const struct isa *isa = c->analysis->isa;
	VEC_EACH (struct definition *, it, &isa->definitions)
		if (!parents || (*it)->kind != DEFINITION_OPCODE)
			offer_item(c, (*it)->name, ITEM_CLASS, parents ? "parent" : "instructions");
	if (parents)
		return;
	offer_types(c);
	VEC_EACH (struct fact *, it, &isa->facts)
		offer_item(c, (*it)->name, ITEM_MODULE, "definition");
}

/* ---- keywords ---- */

static void offer_headers(struct completion *c)
{
	if (c->line.length == c->word.length)
		for (unsigned i = 0; i < AST_DEF_KIND_COUNT; i++)
			offer_item(
				c, str_from_c(place_keyword((enum ast_def_kind)i)), ITEM_KEYWORD, "definition");
	for (unsigned i = PLACE_FIRST_SECTION; i < PLACE_COUNT; i++)
		if (c->def && place_has_section(c->def->kind, (enum ast_place)i))
			offer_item(c, str_from_c(place_name((enum ast_place)i)), ITEM_KEYWORD, "section");
	offer_item(c, STR("__Attribute"), ITEM_KEYWORD, "statement");
}

static void offer_statements(struct completion *c)
{
	enum ast_place place = (enum ast_place)c->def->kind;
	if (c->section)
		place = place_find_section(c->section->name);
	for (unsigned i = AST_STMT_OTHER + 1; i < AST_STMT_KIND_COUNT; i++)
		if (place_of_statement((enum ast_stmt_kind)i) == place)
			offer_item(c, str_from_c(place_statement_keyword((enum ast_stmt_kind)i)), ITEM_KEYWORD,
				"statement");
}

/* The type in `field<...> TYPE name == `: the word after the last '>'. */
static const struct type *type_in_line(const struct completion *c)
{
	size_t at = c->line.length;
	while (at && c->line.text[at - 1] != '>')
		at--;
	at = str_skip_blanks(c->line, at);
	return isa_find_type(c->analysis->isa, str_slice(c->line, at, str_word_end(c->line, at)));
}

static void complete_statement(struct completion *c)
{
	struct str left = str_trim(str_slice(c->line, 0, c->line.length - c->word.length));
	bool field = str_starts_with(str_trim(c->line), STR("field"));
	if (!left.length) {
		offer_statements(c);
	} else if (str_ends_with(left, STR("="))) {
		offer_values(c, type_in_line(c));
	} else if (field && str_ends_with(left, STR(">"))) {
		offer_types(c);
	} else {
		offer_fields(c, false);
		VEC_EACH (struct operand_def *, it, &c->analysis->isa->operands)
			offer_item(c, (*it)->name, ITEM_VARIABLE, "operand");
		offer_registers(c);
		offer_types(c);
	}
}

/* ---- columns and holes ---- */

/* Are its columns and holes meant: in itself, in an opcode of it, in a group? */
static bool is_family_here(const struct completion *c, const struct ast_def *family)
{
	const struct ast_def *def = c->def;
	if (family->kind != AST_DEF_OPTYPE || !def)
		return false;
	return def == family || def->kind == AST_DEF_GROUP ||
		   (def->kind == AST_DEF_OPCODE && def->parents.count &&
			   str_equal(def->parents.items[0]->text, family->name));
}

/* Each $word in a fence that is neither a register nor an operand, nor being written. */
static void offer_holes_in(struct completion *c, struct str text)
{
	for (size_t at = str_find(text, 0, STR("$")); at < text.length;) {
		size_t end = str_word_end(text, at + 1);
		struct str word = str_slice(text, at, end);
		uint64_t number;
		bool known = word.length == 1 || isa_find_register(c->analysis->isa, word, &number) ||
					 str_equal_c(word, "$insn");
		VEC_EACH (struct operand_def *, it, &c->analysis->isa->operands)
			known = known || str_equal((*it)->name, word);
		if (!known)
			offer_item(c, word, ITEM_VARIABLE, "hole");
		at = str_find(text, end, STR("$"));
	}
}

static void offer_columns(struct completion *c, const struct ast_section *section)
{
	VEC_EACH (struct ast_stmt *, it, &section->statements)
		if (c->def->kind != AST_DEF_GROUP && str_equal_c((*it)->keyword, "field") && (*it)->name &&
			!str_equal_c((*it)->op, "=="))
			offer_item(c, (*it)->name->text, ITEM_FIELD, "field");
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_FENCE)
			offer_holes_in(c, span_text(it->span));
}

/* In __Rows<...> and Fill<...>. */
static void complete_column(struct completion *c)
{
	VEC_EACH (struct ast_def *, it, &c->tree->defs)
		if (is_family_here(c, *it))
			VEC_EACH (struct ast_section *, section, &(*it)->sections)
				offer_columns(c, *section);
	for (const struct definition *up = c->d; up; up = up->parent)
		VEC_EACH (struct field *, it, &up->fields)
			if ((*it)->kind != FIELD_FIXED && (up != c->d || c->def->kind == AST_DEF_OPTYPE))
				offer_item(c, (*it)->name, ITEM_FIELD, "field");
	if (c->def->kind != AST_DEF_GROUP)
		offer_item(c, STR("Cycles"), ITEM_KEYWORD, "statement");
}

static bool is_above(const struct definition *above, const struct definition *d)
{
	while (d && d != above)
		d = d->parent;
	return d != NULL;
}

/* In a template or a block: what the text has as columns now, and what the last state fills. */
static void offer_holes(struct completion *c)
{
	for (size_t i = 0; c->def && i < c->def->sections.count; i++) {
		const struct ast_rows *rows = c->def->sections.items[i]->rows;
		for (size_t j = 0; rows && j < rows->columns.count; j++)
			offer_holes_in(c, rows->columns.items[j]->text);
		if (rows)
			offer_item(c, STR("$name"), ITEM_VARIABLE, "hole");
	}
	VEC_EACH (struct definition *, it, &c->analysis->isa->definitions)
		if (c->d && (is_above(*it, c->d) || is_above(c->d, *it)))
			VEC_EACH (struct ast_fill, fill, &(*it)->ast->fills)
				offer_holes_in(c, fill->name);
}

/* ---- fences ---- */

static void complete_code(struct completion *c)
{
	static const char *const words[] = {
#define WORD(name, text)                                    text,
#define BUILTIN(name, text, arguments, kind, call, example) text,
#include "lang/code.def"
	};
	VEC_EACH (const struct sem_scope *, scope, &c->names->scopes) {
		if (!(*scope)->family || !is_above(c->d, (*scope)->family->owner))
			continue;
		if (c->before == '.')
			VEC_EACH (const struct sem_modifier *, it, &(*scope)->modifiers)
				offer_item(c, (*it)->name, ITEM_FIELD, "modifier");
		else
			VEC_EACH (struct sem_symbol *, it, &(*scope)->symbols)
				offer_item(c, (*it)->name, ITEM_VARIABLE, "operand or local");
	}
	offer_fields(c, c->before == '.');
	if (c->before == '.')
		return;
	offer_holes(c);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strcmp(words[i], "INTn") != 0) /* stands for INT8, UINT32 ... */
			offer_item(c, str_from_c(words[i]), ITEM_KEYWORD, "language");
	offer_registers(c);
	VEC_EACH (struct fact *, it, &c->analysis->isa->facts)
		offer_item(c, (*it)->name, ITEM_FUNCTION, "definition");
}

static void complete_example(struct completion *c)
{
	VEC_EACH (struct opcode *, op, &c->analysis->isa->opcodes)
		if (is_here(c, *op) && c->before != '.')
			VEC_EACH (struct form *, it, &(*op)->forms)
				if ((*it)->template)
					VEC_EACH (struct str, word, &(*it)->template->mnemonics)
						offer_item(c, *word, ITEM_OPERATOR, "mnemonic");
	if (c->before == '.')
		offer_fields(c, true);
	else
		offer_registers(c);
}

static void complete_syntax(struct completion *c)
{
	offer_fields(c, false);
	offer_holes(c);
	if (str_find(c->line, 0, STR("{.")) < c->line.length)
		offer_fields(c, true);
	VEC_EACH (struct operand_def *, it, &c->analysis->isa->operands)
		offer_item(c, (*it)->name, ITEM_VARIABLE, "operand");
	VEC_EACH (struct str, it, &c->analysis->isa->keywords)
		offer_item(c, *it, ITEM_KEYWORD, "literal");
}

/* Does the line end inside __Rows<...> or Fill<...>? */
static bool is_column_list(struct str line)
{
	struct str start = str_trim(line);
	return (str_starts_with(start, STR("__Rows<")) || str_starts_with(start, STR("Fill<"))) &&
		   str_find(start, 0, STR(">")) == start.length;
}

static bool is_row_value(struct str section, struct str line)
{
	return str_equal_c(section, "Rows") && str_find(line, 0, STR("=")) < line.length;
}

static void complete_at(struct completion *c)
{
	struct str start = str_trim(c->line), left = c->line;
	left.length -= c->word.length;
	struct str section = c->section ? c->section->name : (struct str){ 0 };
	if (str_starts_with(start, STR("__Def")) && str_find(start, 0, STR("[")) < start.length)
		offer_definitions(c, true);
	else if (str_starts_with(start, STR("_")) && c->word.length == start.length)
		offer_headers(c);
	else if (str_ends_with(left, STR("[[")))
		offer_definitions(c, false);
	else if (c->def && is_column_list(c->line))
		complete_column(c);
	else if ((c->fenced && str_equal_c(section, "Semantics")) || is_row_value(section, c->line))
		complete_code(c);
	else if (c->fenced && str_equal_c(section, "Examples"))
		complete_example(c);
	else if (c->fenced)
		complete_syntax(c);
	else if (c->def && (!c->section || !c->section->blocks.count || c->section->statements.count))
		complete_statement(c);
}

json_t *completions_of(struct analysis *analysis, const json_t *params)
{
	struct completion c = { .analysis = analysis, .names = names_of(analysis) };
	c.known.arena = &analysis->scratch;
	c.list = json_array();
	if (find_completion_place(&c, params))
		complete_at(&c);
	json_decref(c.range);
	return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", c.list);
}
