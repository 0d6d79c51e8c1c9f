/* SPDX-License-Identifier: MIT */
/* Fills in values of operands and data once addresses are known. */
#include "asm/internal.h"

#include <assert.h>

/* Where an instruction is. */
struct site {
	struct assembler *as;
	const struct asm_file *file; /* of the line */
	struct location line;        /* what `.` means */
	uint64_t address, next;      /* of the instruction, after it */
};

enum fit { FIT_YES, FIT_NO, FIT_UNKNOWN };

/* ---- operands ---- */

/* The number that is in the operand: of an address, where the type is a displacement, that. */
static bool operand_number(
	const struct site *site, const struct operand *operand, asm_number *number, bool *is_distance)
{
	struct value value;
	const struct type *type = operand->element->type;
	if (!evaluate(site->as, &operand->expr, site->file, site->line, &value))
		return false;
	*is_distance = value.is_address && type->relative;
	*number = value.number;
	if (*is_distance)
		*number -= (asm_number)type_relative_base(type, site->address, site->next);
	return true;
}

static bool encode_number(const struct type *type, asm_number number, uint64_t *bits)
{
	asm_number size = number < 0 ? -number : number;
	return size <= (asm_number)UINT64_MAX &&
		   codec_encode_integer(type, (uint64_t)size, number < 0, bits);
}

/* Bytes from the address where displacements begin. */
static bool encode_bytes(const struct type *type, asm_number bytes, uint64_t *bits)
{
	asm_number step = type->relative_step;
	return bytes % step == 0 && encode_number(type, bytes / step, bits);
}

/* A displacement may wrap around the end of the address space. */
static bool encode_distance(
	const struct isa *isa, const struct type *type, asm_number bytes, uint64_t *bits)
{
	if (encode_bytes(type, bytes, bits))
		return true;
	asm_number around = (asm_number)1 << isa->counter;
	return isa->counter &&
		   (encode_bytes(type, bytes - around, bits) || encode_bytes(type, bytes + around, bits));
}

static bool encode_operand(const struct site *site, const struct operand *operand,
	asm_number number, bool is_distance, uint64_t *bits)
{
	const struct type *type = operand->element->type;
	return is_distance ? encode_distance(site->as->isa, type, number, bits)
					   : encode_number(type, number, bits);
}

static struct word put_bits(struct word w, const struct element *e, uint64_t bits)
{
	uint64_t mask = mask64(e->width);
	uint64_t value = field_extract(e->field, w) & ~(mask << e->lsb);
	return field_insert(e->field, w, value | (bits & mask) << e->lsb);
}

static enum fit insn_word(const struct site *site, const struct insn *insn, struct word *w)
{
	enum fit fit = FIT_YES;
	*w = insn->word;
	for (size_t i = 0; i < insn->count; i++) {
		asm_number number;
		bool is_distance;
		uint64_t bits;
		if (!operand_number(site, &insn->operands[i], &number, &is_distance)) {
			fit = FIT_UNKNOWN;
			continue;
		}
		if (!encode_operand(site, &insn->operands[i], number, is_distance, &bits))
			return FIT_NO;
		*w = put_bits(*w, insn->operands[i].element, bits);
	}
	if (fit == FIT_YES && insn->count && !codec_form_holds(site->as->codec, insn->form, *w))
		return FIT_NO;
	return fit;
}

bool candidate_fits(struct assembler *as, const struct candidate *candidate,
	const struct asm_file *file, struct location line, uint64_t address)
{
	struct site site = { as, file, line, address, address };
	for (uint32_t i = 0; i < candidate->count; i++) {
		struct word w;
		site.address = site.next;
		site.next += opcode_size(candidate->insns[i].form->opcode, candidate->insns[i].word);
		if (insn_word(&site, &candidate->insns[i], &w) == FIT_NO)
			return false;
	}
	return true;
}

/* ---- what does not fit ---- */

static void type_range(const struct type *type, asm_number *least, asm_number *most)
{
	uint64_t ones = mask64(type->width);
	uint64_t sign = ones ^ ones >> 1, count = 2, bits[2] = { 0, ones };
	if (type->coding == CODING_TABLE) {
		count = type->table.count;
	} else if (type->coding != CODING_UNSIGNED) {
		bits[0] = sign;
		bits[1] = sign - 1;
	}
	for (uint64_t i = 0; i < count; i++) {
		bool negative;
		uint64_t size = codec_integer(type, type->coding == CODING_TABLE ? i : bits[i], &negative);
		asm_number number = negative ? -(asm_number)size : (asm_number)size;
		*least = !i || number < *least ? number : *least;
		*most = !i || number > *most ? number : *most;
	}
	if (type->has_accept) {
		*least = type->accept_min < *least ? type->accept_min : *least;
		*most = (asm_number)type->accept_max > *most ? (asm_number)type->accept_max : *most;
	}
}

static void extend_over_operands(
	struct str text, const struct expr *expr, uint32_t *from, uint32_t *to)
{
	uint32_t end = expr->at + 1;
	if (expr->kind == EXPR_SYMBOL)
		end = expr->at + (uint32_t)expr->symbol->name.length;
	if (expr->kind == EXPR_NUMBER) {
		size_t digits = expr->negative ? str_skip_blanks(text, end) : expr->at;
		size_t number_end = name_end(text, digits);
		end = number_end > end ? (uint32_t)number_end : end;
	}
	*from = expr->at < *from ? expr->at : *from;
	*to = end > *to ? end : *to;
	if (expr->kind >= EXPR_UNARY)
		extend_over_operands(text, expr->left, from, to);
	if (expr->kind >= EXPR_BINARY)
		extend_over_operands(text, expr->right, from, to);
}

/* The offset after a character constant, else after one character. */
static size_t after_character(struct str text, size_t at)
{
	uint32_t code;
	bool is_byte;
	size_t end = text.text[at] == '\'' ? read_character(text, at + 1, &code, &is_byte) : 0;
	return end ? end + 1 : at + 1;
}

/* Trees have no parentheses: adds those of which only the other one is in the text. */
static void extend_over_parentheses(struct str text, uint32_t *from, uint32_t *to)
{
	unsigned open = 0, closed = 0;
	for (size_t i = *from; i < *to; i = after_character(text, i)) {
		open += text.text[i] == '(';
		if (text.text[i] == ')')
			open ? open-- : closed++;
	}
	for (; open; open--) {
		size_t at = str_skip_blanks(text, *to);
		if (at < text.length && text.text[at] == ')')
			*to = (uint32_t)at + 1;
	}
	for (; closed; closed--) {
		size_t at = *from;
		while (at && char_is_blank(text.text[at - 1]))
			at--;
		if (at && text.text[at - 1] == '(')
			*from = (uint32_t)at - 1;
	}
}

/* The expression in its file. */
static struct place expr_place(const struct expr *expr, const struct asm_file *file)
{
	struct place place = { file, UINT32_MAX, 0 };
	struct str text = file->source->text;
	extend_over_operands(text, expr, &place.from, &place.to);
	if (place.to > text.length) /* a name that an alias stands for is longer than the alias */
		place.to = (uint32_t)text.length;
	extend_over_parentheses(text, &place.from, &place.to);
	return place;
}

const char *asm_number_text(struct assembler *as, asm_number number)
{
	unsigned long long size = (unsigned long long)(number < 0 ? -number : number);
	return arena_printf(as->arena, "%s%llu", number < 0 ? "-" : "", size);
}

static void explain_operand(
	const struct site *site, const struct operand *operand, asm_number number, bool is_distance)
{
	struct assembler *as = site->as;
	const struct type *type = operand->element->type;
	struct place place = expr_place(&operand->expr, site->file);
	struct str text = str_slice(site->file->source->text, place.from, place.to);
	asm_number least = 0, most = 0;
	type_range(type, &least, &most);
	asm_number step = is_distance ? type->relative_step : 1;
	least *= step;
	most *= step;
	asm_number beyond = number < least ? least - number : number > most ? number - most : 0;
	const char *range =
		arena_printf(as->arena, "%s to %s", asm_number_text(as, least), asm_number_text(as, most));
	const char *value = asm_number_text(as, number), *by = asm_number_text(as, beyond);
	if (is_distance && beyond)
		asm_error(as, place,
			"'%.*s' is %s byte%s too far: the displacement is %s, but the operand takes %s",
			STR_ARG(text), by, beyond == 1 ? "" : "s", value, range);
	else if (beyond)
		asm_error(as, place, "'%.*s' is %s, which is %s too %s: the operand takes %s",
			STR_ARG(text), value, by, number < least ? "small" : "large", range);
	else if (type->scale * step > 1 && (number - type->offset * step) % (type->scale * step))
		asm_error(as, place, "%s'%.*s' is %s, but the operand needs a multiple of %lld%s",
			is_distance ? "the displacement to " : "", STR_ARG(text), value,
			(long long)(type->scale * step), type->offset ? " plus its offset" : "");
	else
		asm_error(as, place, "'%.*s' is %s: expected %.*s", STR_ARG(text), value,
			STR_ARG(codec_expected(as->arena, type, 1)));
}

/* Reports the first operand whose value does not fit, else what forbids the instruction. */
static void explain_insn(
	const struct site *site, const struct insn *insn, struct place place, struct word w)
{
	for (size_t i = 0; i < insn->count; i++) {
		asm_number number;
		bool is_distance;
		uint64_t bits;
		if (!operand_number(site, &insn->operands[i], &number, &is_distance))
			return;
		if (encode_operand(site, &insn->operands[i], number, is_distance, &bits))
			continue;
		explain_operand(site, &insn->operands[i], number, is_distance);
		return;
	}
	asm_error(site->as, place, "these values are not allowed together: %.*s",
		STR_ARG(codec_why_not(site->as->arena, insn->form, w)));
}

void encode_choice(struct assembler *as, const struct choice *choice, struct location line,
	uint64_t address, uint8_t *bytes)
{
	const struct candidate *chosen = &choice->candidates[choice->chosen];
	assert(choice->chosen < choice->count && chosen->count);
	for (uint32_t i = choice->chosen; i < choice->count; i++)
		if (choice->candidates[i].size == chosen->size &&
			candidate_fits(as, &choice->candidates[i], choice->place.file, line, address)) {
			chosen = &choice->candidates[i];
			break;
		}
	struct site site = { as, choice->place.file, line, address, address };
	for (uint32_t i = 0; i < chosen->count; i++) {
		struct word w;
		const struct insn *insn = &chosen->insns[i];
		site.address = site.next;
		site.next += opcode_size(insn->form->opcode, insn->word);
		if (insn_word(&site, insn, &w) == FIT_NO) {
			explain_insn(&site, insn, choice->place, w);
			return;
		}
		opcode_store(as->isa, insn->form->opcode, w, bytes + (site.address - address));
	}
}

/* ---- fixups ---- */

static void encode_data(struct assembler *as, const struct fixup *fixup, char *bytes)
{
	struct value value;
	unsigned bits = 8 * fixup->size;
	if (!evaluate(as, &fixup->expr, fixup->place.file, fixup->line, &value))
		return;
	asm_number most = ((asm_number)1 << bits) - 1, least = -((asm_number)1 << (bits - 1));
	if (value.number < least || value.number > most) {
		struct str text =
			str_slice(fixup->place.file->source->text, fixup->place.from, fixup->place.to);
		if (fixup->expr.kind == EXPR_NUMBER)
			asm_error(as, fixup->place, "%.*s does not fit in %u bits", STR_ARG(text), bits);
		else
			asm_error(as, fixup->place, "'%.*s' is %s, which does not fit in %u bits",
				STR_ARG(text), asm_number_text(as, value.number), bits);
		return;
	}
	store_number(as, (uint64_t)value.number, fixup->size, bytes);
}

void encode_fixups(struct assembler *as)
{
	VEC_EACH (struct fixup, it, &as->fixups) {
		const struct fragment *fragment = &as->fragments.items[it->location.fragment];
		char *bytes = as->bytes.text + fragment->from + it->location.offset;
		uint64_t address = fragment->address + it->location.offset;
		if (it->choice)
			encode_choice(as, it->choice, it->line, address, (uint8_t *)bytes);
		else
			encode_data(as, it, bytes);
	}
}
