/* SPDX-License-Identifier: MIT */
/* Prints an instruction with the state before and after it as a case for a specification
 * (docs/execution.md). */
#include "cases/cases.h"
#include "cases/probe.h"
#include "codec/codec.h"
#include "sem/bind.h"

enum { LONG_LINE = 60 }; /* of settings, in bytes */

void probe_set_register(struct arena *arena, struct case_settings *settings,
	const struct register_file *file, uint64_t number, struct word value)
{
	struct case_setting setting = {
		.place = CASE_REGISTER, .file = file, .number = number, .count = 1, .lane = -1
	};
	VEC_PUSH(arena, &setting.values, value);
	VEC_PUSH(arena, &settings->list, setting);
}

static struct str hex(struct arena *arena, struct word value)
{
	return word_hex(arena, value, 0);
}

static struct str text_of_target(struct arena *arena, const struct case_setting *s)
{
	struct str bank, width = { 0 };
	switch (s->place) {
	case CASE_REGISTER: return register_text(arena, s->file, s->number);
	case CASE_ACTIVE: return STR("active");
	case CASE_PC: return STR("pc");
	case CASE_CYCLES: return STR("cycles");
	case CASE_NEXT_PC: return STR("next_pc");
	case CASE_BAD_ADDRESS: return STR("bad_address");
	case CASE_MEMORY: break;
	}
	bank = machine_bank_name(arena, s->memory, s->bank);
	if (s->width != s->memory->word)
		width = str_printf(arena, "%u", s->width);
	return str_printf(
		arena, "%.*s%.*s[0x%llx]", STR_ARG(bank), STR_ARG(width), (unsigned long long)s->offset);
}

/* The value that most lanes have. */
static struct word usual_value(const struct case_setting *s)
{
	size_t best = 0, most = 0;
	for (size_t i = 0; i < s->values.count; i++) {
		size_t same = 0;
		VEC_EACH (struct word, it, &s->values)
			same += word_equal(*it, s->values.items[i]);
		if (same > most) {
			most = same;
			best = i;
		}
	}
	return s->values.items[best];
}

/* "0x5 + laneid * 2", or empty. */
static struct str lane_formula(struct arena *arena, const struct case_setting *s)
{
	uint64_t first = s->values.items[0].lo, second = s->values.items[1].lo, step = second - first;
	for (size_t i = 0; i < s->values.count; i++)
		if (s->values.items[i].hi || s->values.items[i].lo != first + i * step ||
			s->values.items[i].lo < first)
			return (struct str){ 0 };
	struct str lanes =
		step == 1 ? STR("laneid") : str_printf(arena, "laneid * 0x%llx", (unsigned long long)step);
	return first ? str_printf(arena, "0x%llx + %.*s", (unsigned long long)first, STR_ARG(lanes))
				 : lanes;
}

/* A comma; after it a new line if this one is long. */
static void add_comma(struct buffer *out)
{
	size_t length = 0;
	while (length < out->length && out->text[out->length - 1 - length] != '\n')
		length++;
	if (out->length)
		buffer_add(out, length > LONG_LINE ? STR(",\n        ") : STR(", "));
}

static void add_setting_text(struct buffer *out, const struct case_setting *s)
{
	struct arena *arena = out->arena;
	struct str name = text_of_target(arena, s);
	struct word usual = usual_value(s);
	bool differ = false;
	VEC_EACH (struct word, it, &s->values)
		differ = differ || !word_equal(*it, usual);
	struct str formula = differ && s->file->width > 1 ? lane_formula(arena, s) : (struct str){ 0 };
	add_comma(out);
	buffer_printf(
		out, "%.*s = %.*s", STR_ARG(name), STR_ARG(formula.length ? formula : hex(arena, usual)));
	for (size_t i = 0; i < s->values.count && !formula.length; i++)
		if (!word_equal(s->values.items[i], usual)) {
			add_comma(out);
			buffer_printf(
				out, "%.*s@%zu = %.*s", STR_ARG(name), i, STR_ARG(hex(arena, s->values.items[i])));
		}
}

static struct str settings_text(struct arena *arena, const struct case_settings *settings)
{
	struct buffer out = buffer_new(arena);
	VEC_EACH (struct case_setting, it, &settings->list)
		add_setting_text(&out, it);
	return buffer_str(&out);
}

struct str probe_effect_text(
	struct arena *arena, const struct case_settings *after, struct str ending)
{
	struct str first = settings_text(arena, after), last = ending;
	if (str_starts_with(ending, STR("raise "))) { /* before what it keeps */
		last = first;
		first = ending;
	}
	return str_printf(arena, "%.*s%s%.*s", STR_ARG(first), first.length && last.length ? ", " : "",
		STR_ARG(last));
}

struct str probe_instruction_text(
	struct arena *arena, struct codec *codec, const struct opcode *opcode, struct word w)
{
	struct decoded decoded;
	uint8_t bytes[WORD_BITS / 8];
	codec_decode_bytes(codec, bytes, opcode_store(codec_isa(codec), opcode, w, bytes), &decoded);
	if (decoded.status != DECODE_OK || decoded.opcode != opcode)
		return (struct str){ 0 };
	return codec_text(codec, arena, decoded.form, w);
}

struct str probe_case_text(struct arena *arena, struct str line, const struct case_settings *before,
	const struct case_settings *after, struct str ending)
{
	if (!line.length)
		return line;
	struct str old = settings_text(arena, before), new = probe_effect_text(arena, after, ending);
	return str_printf(arena, "%.*s\n    %.*s%s->%s%.*s", STR_ARG(line), STR_ARG(old),
		!old.length                           ? ""
		: old.length + new.length > LONG_LINE ? "\n        "
											  : " ",
		new.length ? " " : "", STR_ARG(new));
}
