/* SPDX-License-Identifier: MIT */
/* The fences of a definition -> the holes in them, $names that are not registers; a hole -> what
 * fills it in an opcode. */
#include "base/suggest.h"
#include "expand/internal.h"

#include "lang/lex.h"

#include <string.h>

struct ast_section *rows_find_section(const struct ast_def *def, const char *name)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (str_equal_c((*it)->name, name))
			return *it;
	return NULL;
}

void rows_remove_section(struct ast_def *def, const struct ast_section *section)
{
	size_t kept = 0;
	for (size_t i = 0; i < def->sections.count; i++)
		if (def->sections.items[i] != section)
			def->sections.items[kept++] = def->sections.items[i];
	def->sections.count = kept;
}

const struct ast_stmt *rows_find_field(const struct ast_section *encoding, struct str name)
{
	for (size_t i = 0; encoding && i < encoding->statements.count; i++) {
		const struct ast_stmt *stmt = encoding->statements.items[i];
		if (stmt->kind == AST_STMT_ENCODING_FIELD && stmt->name &&
			str_equal(stmt->name->text, name))
			return stmt;
	}
	return NULL;
}

bool rows_is_varied(const struct family *f, const struct ast_stmt *stmt)
{
	return stmt->kind == AST_STMT_ENCODING_FIELD && stmt->name &&
		   str_map_get(&f->varied, stmt->name->text);
}

/* ---- holes ---- */

bool rows_is_header(struct span line)
{
	struct str text = str_trim(span_text(line));
	return str_ends_with(text, STR(":")) && !str_starts_with(text, STR("case ")) &&
		   !str_starts_with(text, STR("default"));
}

bool rows_next_hole(struct span *rest, bool code, struct span *word)
{
	bool quoted = false, inside = false; /* inside: of another word */
	struct str text = span_text(*rest);
	for (size_t i = 0; i < text.length; i++) {
		char c = text.text[i];
		if (c == '\'')
			quoted = !quoted;
		if (!quoted && str_starts_with(str_slice(text, i, text.length), STR("//")))
			return false;
		bool begins = c == '$' && !quoted && !inside;
		size_t length = begins ? lex_ident_length(str_slice(text, i + 1, text.length)) : 0;
		if (length) {
			*word = span_part(*rest, i, i + 1 + length);
			rest->from = word->to;
			return true;
		}
		inside = (code && char_is_word(c)) || c == '$';
	}
	return false;
}

static bool is_code_line(const struct ast_section *section, struct span line)
{
	return !str_equal_c(section->name, "Syntax") && !rows_is_header(line);
}

bool rows_have_hole(const struct family *f, const struct ast_section *section, struct str name)
{
	if (!name.length && !f->holes.count)
		return false;
	for (size_t i = 0; section && i < section->blocks.count; i++) {
		struct span rest = section->blocks.items[i].span, line, word;
		while (section->blocks.items[i].kind == AST_FENCE && span_line(&rest, &line))
			for (bool code = is_code_line(section, line); rows_next_hole(&line, code, &word);)
				if (name.length ? str_equal(span_text(word), name)
								: str_map_get(&f->holes, span_text(word)) != NULL)
					return true;
	}
	return false;
}

/* Numbered<"$r", 0, 16>; Named<"$sp", 6>; Alias<"$fp", 5>; */
static bool names_register(const struct ast_stmt *stmt, struct str word)
{
	struct str name = stmt->args.count ? stmt->args.items[0]->text : (struct str){ 0 };
	bool numbered = stmt->kind == AST_STMT_BODY_REGISTER_FILE_NUMBERED;
	if (!numbered || !str_starts_with(word, name))
		return !numbered && str_equal(word, name);
	size_t i = name.length;
	while (i < word.length && char_is_digit(word.text[i]))
		i++;
	return i == word.length && i > name.length;
}

/* Is it a register's name, which is not a hole? */
static bool is_register_name(const struct expansion *l, struct str word)
{
	VEC_EACH (const struct ast_def *, file, &l->files)
		VEC_EACH (struct ast_stmt *, it, &(*file)->statements)
			if (names_register(*it, word))
				return true;
	return false;
}

bool rows_next_field_hole(const struct expansion *l, struct span *rest, struct span *word)
{
	while (rows_next_hole(rest, false, word))
		if (!is_register_name(l, span_text(*word)))
			return true;
	return false;
}

bool rows_field_has_hole(const struct expansion *l, const struct ast_stmt *field, struct str name)
{
	struct span rest = field->span, word;
	while (field->kind == AST_STMT_ENCODING_FIELD && rows_next_field_hole(l, &rest, &word))
		if (!name.length || str_equal(span_text(word), name))
			return true;
	return false;
}

bool rows_fields_have_hole(const struct family *f, struct str name)
{
	for (size_t i = 0; f->encoding && i < f->encoding->statements.count; i++)
		if (rows_field_has_hole(f->l, f->encoding->statements.items[i], name))
			return true;
	return false;
}

bool rows_add_field_holes(struct family *f)
{
	bool found = false;
	for (size_t i = 0; f->encoding && i < f->encoding->statements.count; i++) {
		const struct ast_stmt *field = f->encoding->statements.items[i];
		struct span rest = field->span, word;
		if (field->kind != AST_STMT_ENCODING_FIELD || !field->name)
			continue;
		for (; rows_next_field_hole(f->l, &rest, &word); found = true)
			str_map_put(&f->holes, span_text(word), f);
		if (found)
			str_map_put(&f->varied, field->name->text, f);
	}
	return found;
}

void rows_add_holes(struct family *f, const struct ast_section *section)
{
	for (size_t i = 0; section && i < section->blocks.count; i++) {
		const struct ast_block *block = &section->blocks.items[i];
		struct span rest = block->span, line, word;
		while (
			block->kind == AST_FENCE && str_equal_c(block->info, "asm") && span_line(&rest, &line))
			for (bool code = is_code_line(section, line); rows_next_hole(&line, code, &word);)
				if (!str_map_get(f->operands, span_text(word)) &&
					!is_register_name(f->l, span_text(word)))
					str_map_put(&f->holes, span_text(word), f);
	}
}

/* Does a column or a Fill of the family or above name the hole, or is it none? */
static bool is_known_hole(const struct family *f, struct str name)
{
	const struct ast_def *up = f->def;
	for (size_t i = 0; f->rows && i < f->rows->columns.count; i++)
		if (str_equal(f->rows->columns.items[i]->text, name))
			return true;
	for (unsigned i = 0; up && i < ROWS_MAX_ANCESTORS; i++, up = expand_group_above(f->l, up))
		if (rows_own_fill(up, name))
			return true;
	VEC_EACH (struct variant, variant, &f->variants->list)
		VEC_EACH (struct ast_fill, it, &variant->fills)
			if (str_equal(it->name, name))
				return true;
	return str_equal_c(name, "$name") || str_map_get(f->operands, name) ||
		   is_register_name(f->l, name);
}

/* Notes the word of a section that is nearest to the name of a hole, of those that nothing
 * fills. */
static void near_in_section(const struct family *f, const struct ast_section *section,
	struct suggestion *near, struct span *nearest)
{
	for (size_t i = 0; section && i < section->blocks.count; i++) {
		struct span rest = section->blocks.items[i].span, line, word;
		while (section->blocks.items[i].kind == AST_FENCE && span_line(&rest, &line))
			for (bool code = is_code_line(section, line); rows_next_hole(&line, code, &word);) {
				struct str before = near->nearest;
				if (!is_known_hole(f, span_text(word)))
					suggest_offer(near, span_text(word));
				if (near->nearest.text != before.text)
					*nearest = word;
			}
	}
}

struct span rows_near_hole(const struct family *f, struct str name)
{
	struct suggestion near = { .name = name };
	struct span nearest = NO_SPAN;
	near_in_section(f, f->syntax, &near, &nearest);
	near_in_section(f, f->semantics, &near, &nearest);
	return nearest;
}

const struct ast_fill *rows_own_fill(const struct ast_def *def, struct str name)
{
	VEC_EACH (struct ast_fill, it, &def->fills)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

const struct variant *rows_variant_of(const struct family *f, size_t i)
{
	return i < f->variant_of.count ? f->variant_of.items[i] : &f->variants->list.items[0];
}

const struct ast_fill *rows_nearest_fill(const struct family *f, const struct ast_def *opcode,
	const struct variant *variant, struct str name)
{
	const struct ast_fill *fill = rows_own_fill(opcode, name);
	const struct ast_def *up = f->def;
	if (!fill)
		fill = rows_own_fill(up, name);
	for (size_t i = 0; !fill && i < variant->fills.count; i++)
		if (str_equal(variant->fills.items[i].name, name))
			fill = &variant->fills.items[i];
	for (unsigned i = 0; !fill && up && i < ROWS_MAX_ANCESTORS;
		 i++, up = expand_group_above(f->l, up)) {
		fill = rows_own_fill(up, name);
		if (fill)
			((struct ast_fill *)fill)->used = true;
	}
	return fill;
}

struct str rows_without_comment(struct str line)
{
	return str_trim(str_slice(line, 0, str_find(line, 0, STR("//"))));
}

bool rows_is_braced(struct span value)
{
	struct str text = span_text(value);
	return text.length > 1 && str_starts_with(text, STR("{")) && str_ends_with(text, STR("}"));
}

/* Starts reading what is between the braces. */
static void read_braced(struct lexer *lexer, struct reading *reading, struct span value)
{
	*reading = (struct reading){ .code = true };
	lex_start(lexer, reading, span_part(value, 1, value.to - value.from - 1));
}

/* Is it the ';' of a statement, or '=', '+=', which are not operators as '==' is? */
static bool is_of_statement(const struct token *token)
{
	return token->kind == TOKEN_PUNCT && !token->op &&
		   (str_equal_c(token->text, ";") || str_ends_with(token->text, STR("=")));
}

/* An assignment cannot be in the braces of a value: the ';' after it is missing. */
bool rows_is_block_text(struct span value)
{
	struct reading reading;
	struct lexer lexer;
	if (!rows_is_braced(value))
		return false;
	read_braced(&lexer, &reading, value);
	bool is_block = lexer.token.kind == TOKEN_END;
	for (; lexer.token.kind != TOKEN_END; lex_skip(&lexer))
		is_block = is_block || is_of_statement(&lexer.token);
	return is_block;
}

bool rows_is_no_text(struct span value)
{
	struct reading reading;
	struct lexer lexer;
	if (!rows_is_braced(value))
		return false;
	read_braced(&lexer, &reading, value);
	return lexer.token.kind == TOKEN_END;
}

/* Reports a second $insn in a fence. first: the one so far, or NO_SPAN. */
static bool check_fence_around(struct expansion *l, struct span fence, struct span *first)
{
	struct span line, word;
	while (span_line(&fence, &line))
		while (rows_next_hole(&line, true, &word)) {
			if (!str_equal_c(span_text(word), "$insn"))
				continue;
			if (first->source)
				return diag_second(l->diag, CHECK_SEMANTICS_SYNTAX, word, *first,
					"the first one is here",
					"a second '$insn' in the block of a group; an instruction runs once");
			*first = word;
		}
	return true;
}

bool rows_check_around(struct expansion *l, const struct ast_section *section)
{
	struct span first = NO_SPAN;
	for (size_t i = 0; section && i < section->blocks.count; i++)
		if (section->blocks.items[i].kind == AST_FENCE &&
			!check_fence_around(l, section->blocks.items[i].span, &first))
			return false;
	return !section || first.source ||
		   diag_fail(l->diag, CHECK_SEMANTICS_SYNTAX, section->span,
			   "the block of a group needs '$insn;' where the block of each instruction runs");
}
