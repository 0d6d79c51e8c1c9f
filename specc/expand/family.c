/* SPDX-License-Identifier: MIT */
/* Trees of files -> the optypes below which no opcode stands, and the opcode that each of them is:
 * a definition with its name and the statements about its operands. */
#include "base/suggest.h"
#include "expand/internal.h"

/* By the name of an optype; a number and no flag, so that the map has something to point to. */
struct family_source {
	unsigned opcodes;
	bool seen; /* the first optype of its name */
};

static void count_below(struct expansion *l, struct str optype)
{
	struct family_source *family = str_map_get(&l->families, optype);
	if (family)
		family->opcodes++;
}

/* An opcode counts below the optype that it names; if there is none, below the one that it seems to
 * mean; and also below one of its own name. above: the optype last before it, or NULL. */
static void count_opcode(
	struct expansion *l, const struct ast_def *opcode, const struct ast_def *above)
{
	struct str parent = { 0 };
	if (opcode->parents.count)
		parent = opcode->parents.items[0]->text;
	if (!str_map_get(&l->families, parent))
		parent = suggest_from_map(parent, &l->families);
	if (!parent.length && above)
		parent = above->name;
	count_below(l, parent);
	if (!str_equal(parent, opcode->name))
		count_below(l, opcode->name);
}

void expand_count_families(struct expansion *l, struct ast_file *const *files, size_t count)
{
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_OPTYPE)
				str_map_make(&l->families, (*it)->name, sizeof(struct family_source));
	for (size_t i = 0; i < count; i++) {
		const struct ast_def *above = NULL;
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			if ((*it)->kind == AST_DEF_OPTYPE)
				above = *it;
			if ((*it)->kind == AST_DEF_OPCODE)
				count_opcode(l, *it, above);
		}
	}
}

/* An optype without an encoding is unfinished, and its opcode would be any word. */
static bool has_encoding(const struct ast_def *def)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (str_equal_c((*it)->name, place_section(PLACE_ENCODING)) && (*it)->statements.count)
			return true;
	return false;
}

/* The statements about operands become those of the opcode; the prose beside them stays. */
static void move_operand_info(struct expansion *l, struct ast_def *optype, struct ast_def *opcode)
{
	size_t kept = 0;
	for (size_t i = 0; i < optype->sections.count; i++) {
		struct ast_section *from = optype->sections.items[i];
		bool moves =
			from->statements.count && str_equal_c(from->name, place_section(PLACE_OPERAND_INFO));
		if (!moves || from->blocks.count)
			optype->sections.items[kept++] = from;
		if (!moves)
			continue;
		struct ast_section *to = ARENA_NEW(l->arena, struct ast_section);
		*to = *from;
		to->blocks.count = 0;
		from->statements.count = 0;
		VEC_PUSH(l->arena, &opcode->sections, to);
	}
	optype->sections.count = kept;
}

struct ast_def *expand_make_opcode(
	struct expansion *l, const struct ast_def *optype, struct span span, struct span name)
{
	struct ast_expr *parent = ARENA_NEW(l->arena, struct ast_expr);
	struct ast_def *opcode = ARENA_NEW(l->arena, struct ast_def);
	parent->kind = AST_NAME;
	parent->text = optype->name;
	parent->span = name;
	opcode->kind = AST_DEF_OPCODE;
	opcode->span = span;
	opcode->name = span_text(name);
	opcode->name_span = name;
	VEC_PUSH(l->arena, &opcode->parents, parent);
	return opcode;
}

struct ast_def *expand_own_opcode(struct expansion *l, struct ast_def *optype)
{
	struct family_source *family = str_map_get(&l->families, optype->name);
	bool second = family->seen;
	family->seen = true;
	if (second || family->opcodes || !has_encoding(optype))
		return NULL;
	struct ast_def *opcode = expand_make_opcode(l, optype, optype->span, optype->name_span);
	opcode->name = optype->name; /* also where an error left no text of it */
	move_operand_info(l, optype, opcode);
	return opcode;
}

static struct str column_names(struct expansion *l, const struct ast_rows *rows)
{
	struct buffer out = buffer_new(l->arena);
	VEC_EACH (struct ast_expr *, it, &rows->columns)
		buffer_printf(&out, "%s%.*s", out.length ? ", " : "for ", STR_ARG(span_text((*it)->span)));
	return buffer_str(&out);
}

/* Reports a wrong number of values at the first surplus one, or at the name. What the columns are,
 * is a text. */
static bool check_value_count(struct diag *diag, const struct ast_rows *rows,
	const struct ast_row *row, size_t optional, struct str columns)
{
	size_t found = row->values.list.count, expected = rows->columns.count;
	VEC_EACH (struct span, it, &row->values.list)
		if (it->from == it->to) /* the parser has reported it */
			return false;
	if (found <= expected && found + optional >= expected)
		return true;
	return diag_fail(diag, CHECK_BAD_ARGUMENT,
		found > expected ? row->values.list.items[expected] : row->name,
		"row '%.*s' has %zu value%s; expected %zu%s%.*s", STR_ARG(span_text(row->name)), found,
		found == 1 ? "" : "s", expected, expected ? ", " : "", STR_ARG(columns));
}

bool expand_check_row(struct expansion *l, const struct ast_rows *rows, const struct ast_row *row)
{
	return check_value_count(l->diag, rows, row, 0, column_names(l, rows));
}

bool expand_check_mode_row(
	struct diag *diag, const struct ast_rows *rows, const struct ast_row *row)
{
	size_t count = rows->columns.count;
	bool after = count && str_equal_c(rows->columns.items[count - 1]->text, "After");
	return check_value_count(diag, rows, row, after, STR("one for each column"));
}
