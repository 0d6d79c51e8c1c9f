/* SPDX-License-Identifier: MIT */
/* Words of prose: sources of operands, defaults, table rows; see prose.h. */
#include "lint/prose.h"

struct proses {
	VEC(struct prose) list;
};

static void keep_prose(struct check_run *run, const struct family *family,
	const struct definition *d, const struct ast_section *section)
{
	VEC_EACH (struct ast_block, it, &section->blocks) {
		struct prose prose = { .span = it->span, .family = family, .d = d, .section = section };
		struct span rest = it->span, line;
		if (it->kind != AST_PROSE)
			continue;
		while (family && span_line(&rest, &line))
			VEC_PUSH(run->kept, &prose.lines, line);
		prose.marks = marks_of_prose(run->kept, it->span);
		VEC_PUSH(run->kept, &run->proses->list, prose);
	}
}

static void keep_family_proses(struct check_run *run, const struct family *family)
{
	static const char *const names[] = { "Description", "OperandInfo", "ModifierInfo", "Semantics",
		"Examples", "Notes", NULL };
	VEC_EACH (struct section, it, &family->optype->sections) {
		bool words = family->opcodes.count && str_is_one_of(it->name, names);
		keep_prose(run, words ? family : NULL, family->optype, it->ast);
	}
}

static const struct proses *all_proses(struct check_run *run)
{
	if (run->proses)
		return run->proses;
	run->proses = ARENA_NEW(run->kept, struct proses);
	VEC_EACH (struct family, it, &run->families)
		keep_family_proses(run, it);
	VEC_EACH (struct definition *, it, &run->isa->definitions)
		VEC_EACH (struct section, section, &(*it)->sections)
			if ((*it)->kind != DEFINITION_OPTYPE)
				keep_prose(run, NULL, *it, section->ast);
	VEC_EACH (struct definition *, it, &run->isa->others)
		VEC_EACH (struct section, section, &(*it)->sections)
			keep_prose(run, NULL, *it, section->ast);
	return run->proses;
}

void each_marked(
	struct check_run *run, void (*visit)(struct check_run *run, const struct prose *prose))
{
	const struct proses *proses = all_proses(run);
	VEC_EACH (const struct prose, it, &proses->list)
		visit(run, it);
}

void each_prose(
	struct check_run *run, void (*visit)(struct check_run *run, const struct prose *prose))
{
	const struct proses *proses = all_proses(run);
	VEC_EACH (const struct prose, it, &proses->list)
		if (it->family)
			visit(run, it);
}

const struct mark *mark_at(
	const struct prose *prose, enum mark_kind kind, uint32_t byte, size_t *index)
{
	for (; *index < prose->marks.list.count; ++*index) {
		const struct mark *mark = &prose->marks.list.items[*index];
		const struct span *place = kind == MARK_LINK ? &mark->inner : &mark->span;
		if (mark->kind == kind && place->source && place->to > byte)
			return place->from <= byte ? mark : NULL;
	}
	return NULL;
}

bool row_has_bar(const struct mark *row)
{
	struct str text = span_text(row->span);
	return str_find(text, 0, STR("|")) < text.length;
}

/* ---- sources ---- */

bool text_has_word(struct str text, struct str word)
{
	struct str found;
	for (size_t at = 0; str_next_word(text, &at, &found);)
		if (str_equal(found, word))
			return true;
	return false;
}

bool type_has_word(const struct type *type, struct str word)
{
	if (str_equal(type->name, word))
		return true;
	VEC_EACH (struct attribute, it, &type->attributes)
		if (str_equal_c(it->name, "prose") && text_has_word(it->value, word))
			return true;
	return false;
}

bool is_source_word(const struct check_run *run, struct str word)
{
	VEC_EACH (struct type *, it, &run->isa->types)
		if ((*it)->kind != TYPE_ENUM && type_has_word(*it, word))
			return true;
	return false;
}

const struct type *operand_type(
	const struct check_run *run, const struct family *family, struct str label, size_t index)
{
	const struct type *last = NULL;
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			if ((*it)->suffix.length || (*it)->type == last || (*it)->type->kind == TYPE_ENUM ||
				!str_equal(operand_label(run, family, *it), label))
				continue;
			last = (*it)->type;
			if (!index--)
				return last;
		}
	return NULL;
}

/* ---- defaults ---- */

size_t find_default(struct str text, size_t at, size_t *length)
{
	static const char *const words[] = { "\xe9\xbb\x98\xe8\xae\xa4", "default", "Default", NULL };
	for (; at < text.length; at++) {
		char c = text.text[at];
		if (c != '\xe9' && c != 'd' && c != 'D')
			continue;
		*length = text_at(text, at, words);
		if (*length)
			return at;
	}
	return text.length;
}

bool find_register(
	const struct check_run *run, struct str text, size_t from, struct register_text *found)
{
	struct str word;
	for (size_t at = from; str_next_word(text, &at, &word);) {
		found->file = isa_find_register(run->isa, word, &found->number);
		if (!found->file)
			continue;
		size_t start = (size_t)(word.text - text.text);
		char before = start ? text.text[start - 1] : ' ';
		found->name = word;
		found->mark = before == '!' || before == '-' || before == '~' ? before : 0;
		return true;
	}
	return false;
}

/* Is the operand's modifier that is written with this mark on by default, as said? */
static bool marks_agree(
	const struct check_run *run, const struct family *family, const struct field *field, char mark)
{
	VEC_EACH (struct modifier_def *, it, &run->isa->modifiers) {
		if ((*it)->prefix.length != 1 || (*it)->suffix.length)
			continue;
		struct str name =
			str_printf(run->arena, "%.*s.%.*s", STR_ARG(field->name), STR_ARG((*it)->name));
		const struct opcode *opcode = family_opcode_with(family, name);
		uint64_t value = 0;
		if (!opcode || !field_hidden_value(opcode_find_field(opcode, name), &value))
			continue;
		if ((value == (*it)->on) != (mark == (*it)->prefix.text[0]))
			return false;
	}
	return true;
}

void check_register_default(struct check_run *run, const struct family *family, struct str label,
	const struct register_text *said, struct span place)
{
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			uint64_t value = 0;
			if ((*it)->suffix.length || (*it)->poisoned || (*it)->type->file != said->file ||
				!str_equal(operand_label(run, family, *it), label))
				continue;
			bool has = field_hidden_value(*it, &value);
			if (has && value == said->number && marks_agree(run, family, *it, said->mark))
				continue;
			struct report *report = check_report(run, family->optype, CHECK_PROSE_DEFAULT, place,
				"the text says that the default of '%.*s' is %.*s%.*s, but its field has %s",
				STR_ARG(label), said->mark ? 1 : 0, &said->mark, STR_ARG(said->name),
				has ? "another" : "none");
			diag_note(
				run->diag, report, (*it)->span, "'%.*s' is declared here", STR_ARG((*it)->name));
			return;
		}
}

void check_value_default(
	struct check_run *run, const struct family *family, struct str word, struct span place)
{
	const struct field *other = NULL;
	VEC_EACH (const struct opcode *, op, &family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			const struct field *field = *it;
			const struct enumerator *value =
				field->kind == FIELD_FIXED ? NULL : type_find_name(field->type, word);
			if (!value)
				continue;
			if (field->kind == FIELD_DEFAULT && field->value == value->value)
				return;
			other = other ? other : field;
		}
	if (!other)
		return;
	struct report *report = check_report(run, family->optype, CHECK_PROSE_DEFAULT, place,
		"the text says that '.%.*s' is the default, but field '%.*s' has another or none",
		STR_ARG(word), STR_ARG(other->name));
	diag_note(run->diag, report, other->span, "'%.*s' is declared here", STR_ARG(other->name));
}
