/* SPDX-License-Identifier: MIT */
/* Finds formulas in comments that contradict their example: the destination or a sign. */
#include "lint/example_comment.h"

#include "isa/allow.h"
#include "number/text.h"

/* A register or range of registers, as written in assembly. */
struct register_word {
	const struct register_file *file;
	uint64_t first, last;
	size_t from, to; /* bytes of the text */
};

struct register_words {
	VEC(struct register_word) list;
};

struct comment_check {
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct example *example;
	struct str comment;
	struct register_words line; /* of the instruction */
};

static bool is_comment_word(char c)
{
	return char_is_word(c) || c == '$';
}

/* [2:3] after a prefix */
static bool read_comment_range(struct str text, size_t at, struct register_word *word)
{
	if (at >= text.length || text.text[at++] != '[' ||
		!str_read_decimal(text, &at, 4, &word->first) || at >= text.length ||
		text.text[at++] != ':' || !str_read_decimal(text, &at, 4, &word->last) ||
		at >= text.length || text.text[at] != ']')
		return false;
	word->to = at + 1;
	return true;
}

/* The register whose text begins at `from`, where a word begins. */
static bool read_comment_register(
	const struct isa *isa, struct str text, size_t from, struct register_word *word)
{
	size_t to = from;
	while (to < text.length && is_comment_word(text.text[to]))
		to++;
	struct str name = str_slice(text, from, to);
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		*word = (struct register_word){ .file = *it, .from = from, .to = to };
		if ((*it)->kind != FILE_REGISTERS)
			continue;
		if (register_file_find(*it, name, &word->first)) {
			word->last = word->first;
			return true;
		}
		if (name.length && str_equal(name, (*it)->prefix) && read_comment_range(text, to, word))
			return true;
	}
	return false;
}

static struct register_words find_registers(
	struct arena *arena, const struct isa *isa, struct str text)
{
	struct register_words words = { 0 };
	for (size_t at = 0; at < text.length;) {
		struct register_word word;
		if (!is_comment_word(text.text[at])) {
			at++;
			continue;
		}
		if (read_comment_register(isa, text, at, &word)) {
			VEC_PUSH(arena, &words.list, word);
			at = word.to;
		}
		while (at < text.length && is_comment_word(text.text[at]))
			at++;
	}
	return words;
}

static bool words_overlap(const struct register_word *a, const struct register_word *b)
{
	return a->file == b->file && a->first <= b->last && b->first <= a->last;
}

/* ---- the line ---- */

/* Is the register of the line a destination? *any: it has destinations in this file at all. */
static bool is_destination(
	const struct comment_check *c, const struct register_word *word, bool *any)
{
	const struct opcode *opcode = c->example->opcode;
	const struct definition *d = opcode->definition;
	bool found = false;
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct register_file *file = (*it)->type->file;
		if (!file || !operand_list_find(&d->lists[LIST_OUT], (*it)->name))
			continue;
		uint64_t number = field_extract(*it, c->example->word);
		number += file->of ? file->of_first : 0;
		if (register_file_whole(file) != word->file)
			continue;
		*any = true;
		VEC_EACH (struct register_word, shown, &c->line.list)
			found = found || (shown->file == word->file && shown->first == number &&
								 words_overlap(shown, word));
	}
	return found;
}

static bool is_on_line(const struct comment_check *c, const struct register_word *word)
{
	VEC_EACH (struct register_word, it, &c->line.list)
		if (words_overlap(it, word))
			return true;
	return false;
}

/* ---- signs ---- */

/* Can the operand of the line be negated by a mark before it? */
static bool has_sign(const struct comment_check *c, const struct register_word *word)
{
	const struct opcode *opcode = c->example->opcode;
	VEC_EACH (struct field *, it, &opcode->fields) {
		const struct field *base =
			(*it)->suffix.length ? opcode_find_field(opcode, (*it)->base) : NULL;
		if (!base || base->type->file != word->file ||
			field_extract(base, c->example->word) != word->first)
			continue;
		VEC_EACH (struct modifier_def *, m, &c->isa->modifiers)
			if (str_equal((*m)->name, (*it)->suffix) && str_equal_c((*m)->prefix, "-"))
				return true;
	}
	return false;
}

/* Does a section of the family subtract? Then a minus in the comment can be that of the
 * instruction. */
static bool subtracts(const struct definition *d, const char *section)
{
	const struct section *found = definition_section(d, section);
	struct str text = found && found->ast ? span_text(found->ast->body) : (struct str){ 0 };
	for (size_t i = 1; i + 1 < text.length; i++)
		if (text.text[i] == '-' && text.text[i - 1] == ' ' &&
			(text.text[i + 1] == ' ' || is_comment_word(text.text[i + 1])))
			return true;
	return false;
}

static void tell_comment(struct comment_check *c, struct str said, const char *format)
{
	diag_report(c->diag, CHECK_EXAMPLE_COMMENT, c->example->span, format, STR_ARG(said));
}

/* A product of a sum in the comment. */
struct product {
	int said, line; /* its sign there, and that of the same operands in the line */
	bool any;       /* an operand of the line that can have a sign */
	bool unclear;
	struct str first;
};

/* Registers and numbers, also 8 and 0x8. */
static bool same_word(struct str a, struct str b)
{
	uint64_t x, y;
	return str_equal(a, b) || (number_read_whole(a.text, a.length, &x) &&
								  number_read_whole(b.text, b.length, &y) && x == y);
}

/* 1 or -1 by what is before an operand of the line; 0: not there, or more than once. */
static int line_sign(const struct comment_check *c, struct str word)
{
	struct str text = c->example->text;
	int sign = 0;
	for (size_t at = 0, end; at < text.length; at = end) {
		size_t before = at;
		end = at + 1;
		if (!is_comment_word(text.text[at]))
			continue;
		while (end < text.length && (is_comment_word(text.text[end]) || text.text[end] == '.'))
			end++;
		if (!same_word(str_slice(text, at, end), word))
			continue;
		while (before && (text.text[before - 1] == ' ' || text.text[before - 1] == '|'))
			before--;
		if (sign)
			return 0;
		sign = before && text.text[before - 1] == '-' ? -1 : 1;
		if (before && text.text[before - 1] == '~')
			return 0;
	}
	return sign;
}

/* An operand or a number of the product: bytes [from, to) of the comment. */
static void add_factor(struct comment_check *c, struct product *product, size_t from, size_t to)
{
	struct str word = str_slice(c->comment, from, to);
	struct register_word reg;
	bool number = char_is_digit(word.text[0]);
	bool is_register = !number && read_comment_register(c->isa, c->comment, from, &reg);
	int sign = line_sign(c, word);
	product->unclear = product->unclear || (!number && (!is_register || !sign));
	if (!sign)
		return;
	product->line *= sign;
	product->any = product->any || number || (is_register && has_sign(c, &reg));
	if (!product->first.length)
		product->first = word;
}

static void end_product(struct comment_check *c, struct product *product, int sign)
{
	if (product->any && !product->unclear && product->first.length &&
		product->said != product->line)
		tell_comment(c, product->first,
			product->said < 0 ? "the comment negates '%.*s', but the line does not"
							  : "the line negates '%.*s', but the comment does not");
	*product = (struct product){ .said = sign, .line = 1 };
}

/* Is there a sum between the bracket at `at` and its end? */
static bool holds_sum(struct str text, size_t at, size_t to)
{
	int depth = 0;
	bool operand = false;
	for (; at < to; at++) {
		char c = text.text[at];
		depth += (c == '(') - (c == ')');
		if (!depth)
			break;
		if ((c == '+' || c == '-') && operand)
			return true;
		operand = c == ' ' ? operand : is_comment_word(c) || c == ')' || c == '|' || c == ']';
	}
	return false;
}

/* Splits the right side of a formula, bytes [from, to) of the comment, into products. */
static void check_signs(struct comment_check *c, size_t from, size_t to)
{
	struct str text = c->comment;
	struct product product = { .said = 1, .line = 1 };
	bool operand = false; /* does one end here? */
	if (subtracts(c->example->owner, "Semantics"))
		return;
	for (size_t at = from; at < to;) {
		char mark = text.text[at];
		size_t end = at + 1;
		if (is_comment_word(mark)) {
			while (end < to && (is_comment_word(text.text[end]) || text.text[end] == '.'))
				end++;
			if (end < to && text.text[end] == '[')
				return;
			if (end == to || text.text[end] != '(')
				add_factor(c, &product, at, end);
			operand = true;
		} else if (mark == '+' || mark == ',' || (mark == '-' && operand)) {
			end_product(c, &product, mark == '-' ? -1 : 1);
			operand = false;
		} else if (mark == '-') {
			product.said = -product.said;
		} else if (mark == '(' && (product.said < 0 || product.first.length) &&
				   holds_sum(text, at, to)) {
			return;
		} else if (mark == '*' || mark == '/' || mark == '(') {
			operand = false;
		} else if (mark != ' ' && mark != ')' && mark != '|') {
			return;
		}
		at = end;
	}
	end_product(c, &product, 1);
}

/* ---- formulas ---- */

/* Is there one '=' after the register? Sets *end after it. */
static bool is_assigned_in_comment(struct str text, size_t at, size_t *end)
{
	at = str_skip_blanks(text, at);
	*end = at + 1;
	return at < text.length && text.text[at] == '=' &&
		   !(at + 1 < text.length && text.text[at + 1] == '=');
}

/* A formula ends at a comma or semicolon outside of brackets, or where other words begin. */
static size_t formula_end(struct str text, size_t at)
{
	int depth = 0;
	for (; at < text.length; at++) {
		char c = text.text[at];
		depth += (c == '(' || c == '[' || c == '{') - (c == ')' || c == ']' || c == '}');
		bool word = c == ' ' && at && at + 1 < text.length && is_comment_word(text.text[at + 1]) &&
					(is_comment_word(text.text[at - 1]) || text.text[at - 1] == ')');
		if (depth < 0 || (c & 0x80) || (!depth && (word || c == ',' || c == ';' || c == ':')))
			break;
	}
	return at;
}

static bool names_operand(
	const struct comment_check *c, const struct register_words *said, size_t from, size_t to)
{
	VEC_EACH (struct register_word, it, &said->list)
		if (it->from >= from && it->to <= to && is_on_line(c, it))
			return true;
	return false;
}

/* At most one report per example, the destination first. */
static void check_formula(struct comment_check *c, const struct register_words *said,
	const struct register_word *left, size_t from)
{
	size_t to = formula_end(c->comment, from);
	bool any = false, formula = names_operand(c, said, from, to);
	if (!is_destination(c, left, &any)) {
		if (any && (formula || !is_on_line(c, left)))
			tell_comment(c, str_slice(c->comment, left->from, left->to),
				"the comment assigns '%.*s', which is not a destination of the line");
		return;
	}
	if (formula)
		check_signs(c, from, to);
}

void example_comment_check(
	struct arena *arena, struct diag *diag, const struct isa *isa, const struct example *example)
{
	struct comment_check c = { .arena = arena,
		.diag = diag,
		.isa = isa,
		.example = example,
		.comment = example->comment.text };
	if (!example->opcode || !c.comment.length ||
		definition_allows(example->owner, CHECK_EXAMPLE_COMMENT))
		return;
	struct register_words said = find_registers(arena, isa, c.comment);
	c.line = find_registers(arena, isa, example->text);
	VEC_EACH (struct register_word, it, &said.list) {
		size_t from;
		if (is_assigned_in_comment(c.comment, it->to, &from))
			check_formula(&c, &said, it, from);
	}
}
