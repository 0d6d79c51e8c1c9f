/* Assembles whole files: text, one instruction a line, becomes bytes. */
#include "cli/assemble.h"

#include "model/codec_alias.h"

static void put_instruction(
	struct arena *arena, const struct isa *isa, const struct parsed *parsed, struct assembly *out)
{
	uint8_t bytes[WORD_BITS / 8];
	struct assembled at = { out->bytes.length, parsed->opcode->length / 8, parsed->opcode,
		parsed->form, parsed->word };
	codec_store(isa, parsed->word, parsed->opcode->length, bytes);
	buffer_add(&out->bytes, (struct str){ (const char *)bytes, at.size });
	VEC_PUSH(arena, &out->list, at);
}

static bool is_blank_line(const struct isa *isa, struct str line)
{
	line = str_trim(line);
	return !line.length || (isa->comment.length && str_starts_with(line, isa->comment));
}

bool assemble(struct arena *arena, struct diag *diag, struct codec *codec,
	const struct source *source, struct assembly *assembly)
{
	const struct isa *isa = codec_isa(codec);
	bool good = true;
	*assembly = (struct assembly){ .bytes = buffer_new(arena) };
	for (uint32_t n = 1; n <= source->line_count; n++) {
		struct str line = source_line(source, n);
		struct parsed parsed;
		struct parsed_list list;
		if (is_blank_line(isa, line))
			continue;
		if (codec_parse_line(codec, arena, line, &list, &parsed)) {
			VEC_EACH (struct parsed, it, &list)
				put_instruction(arena, isa, it, assembly);
			continue;
		}
		uint32_t from = source->lines[n - 1] + (uint32_t)parsed.offset;
		struct span span = { source, from, from + (uint32_t)parsed.extent };
		diag_report(diag, CHECK_ASSEMBLY, span, "%.*s", STR_ARG(parsed.message));
		good = false;
	}
	return good;
}
