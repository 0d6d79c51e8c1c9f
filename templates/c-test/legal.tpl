%# SPDX-License-Identifier: MIT

/* ---- legal words: all ways round ---- */

%if $modes
/* A field that is taken apart and built again by its mode and the parts of this one. */
static bool mode_holds(const struct ${$p}_insn *insn, const struct field *field,
		       enum ${$p}_field name)
{
	struct ${$p}_insn again;
	const enum ${$p}_mode mode = ${$p}_mode_of(insn, name);
	if (!field->modes || !${$p}_init(&again, insn->opcode))
		return mode == ${$P}_MODE_NONE;
	if (mode == ${$P}_MODE_NONE || ${$p}_put_mode(&again, name, mode) != ${$P}_STATUS_OK)
		return false;
	for (unsigned i = 0; i <= ${$P}_PART_COUNT; i++) {
		const enum ${$p}_part part = (enum ${$p}_part)i;
		const uint64_t value = ${$p}_part_of(insn, name, part);
		const enum ${$p}_status status = ${$p}_put_part(&again, name, part, value);
		if ((status == ${$P}_STATUS_OK) != ${$p}_has_part(insn, name, part))
			return false;
	}
	return ((${$p}_get(&again, name) ^ ${$p}_get(insn, name)) & ~field->ignored) == 0;
}

%end
static bool build(const struct opcode *opcode, const struct word *w, struct ${$p}_insn *insn)
{
	unsigned number = 0;
	while (number <= ${$P}_OPCODE_COUNT &&
	       strcmp(${$p}_opcode_name((enum ${$p}_opcode)number), opcode->name) != 0)
		number++;
	if (!${$p}_init(insn, (enum ${$p}_opcode)number))
		return false;
	for (unsigned i = 0; i < opcode->field_count; i++) {
		const struct field *field = &opcode->fields[i];
		enum ${$p}_field name = field_number(field->name);
		uint64_t value = get_field(w, field);
		if (${$p}_set(insn, name, value) != ${$P}_STATUS_OK || ${$p}_get(insn, name) != value)
			return false;
		if (field->width < 64 &&
		    ${$p}_set(insn, name, (uint64_t)1 << field->width) != ${$P}_STATUS_TOO_WIDE)
			return false;
%if $modes
		if (!mode_holds(insn, field, name))
			return false;
%end
	}
	return true;
}

/* snprintf contract: any size, the same length, cut text, nothing beyond the room. */
static bool format_holds(const struct ${$p}_insn *insn, const char *text, size_t length)
{
	char cut[${$P}_TEXT_MAX + 2];
	for (size_t size = 0; size <= length + 1; size++) {
		if (size == 3 && length > 6)
			size = length - 2; /* the ends are enough */
		memset(cut, 'x', sizeof cut);
		if (${$p}_format(insn, cut, size) != length || cut[size] != 'x')
			return false;
		size_t shown = size == 0 ? 0 : size - 1 < length ? size - 1 : length;
		if (memcmp(cut, text, shown) != 0 || (size && cut[shown] != '\0'))
			return false;
	}
	return true;
}

/* Another opcode that has the text, which is its own. */
static bool is_twin(const struct opcode *opcode, const struct ${$p}_insn *again, const char *text)
{
	char other[${$P}_TEXT_MAX + 1];
	for (size_t i = 0; i < sizeof opcodes / sizeof *opcodes; i++)
		if (strcmp(${$p}_opcode_name(again->opcode), opcodes[i].name) == 0 &&
		    (opcode->decode_only < opcodes[i].decode_only || !opcode->decode_only))
			return false;
	return ${$p}_format(again, other, sizeof other) != 0 && strcmp(text, other) == 0;
}

/* Is what was read from the text of a word this word, but for bits that decoding ignores? */
static bool reads_as(const struct ${$p}_insn *read, const struct opcode *opcode,
		     const struct word *w, const struct ${$p}_insn *insn, const char *text)
{
	char same[${$P}_TEXT_MAX + 1];
	if (read->opcode != insn->opcode || read->form != insn->form ||
	    !${$p}_format(read, same, sizeof same) || strcmp(same, text) != 0)
		return false;
	for (unsigned i = 0; i < opcode->field_count; i++) {
		const struct field *field = &opcode->fields[i];
		const uint64_t value = ${$p}_get(read, field_number(field->name));
		if ((value ^ get_field(w, field)) & ~field->ignored)
			return false;
	}
	return true;
}

%include "alias.tpl"
static void check_text(const struct opcode *opcode, const struct word *w,
		       const struct ${$p}_insn *insn)
{
	char text[${$P}_TEXT_MAX + 1];
	struct ${$p}_insn again;
	struct ${$p}_error error;
	size_t length = ${$p}_format(insn, text, sizeof text);
	if (length == 0 || length > ${$P}_TEXT_MAX || strlen(text) != length)
		fail(opcode, w, "has no text");
	else if (!format_holds(insn, text, length))
		fail(opcode, w, "is truncated incorrectly at the end of the buffer");
	else if (${$p}_parse(text, length, &again, &error) != ${$P}_STATUS_OK)
		fail(opcode, w, error.message);
	else if (!reads_as(&again, opcode, w, insn, text) && !is_twin(opcode, &again, text))
		fail(opcode, w, "its text reads as a different instruction");
%if /isa/derived/printed-aliases/@count[. != '0']
	else if (!alias_holds(insn, text))
		fail(opcode, w, "its alias is not read as its text");
%end
}

static void check_legal(const struct opcode *opcode, const struct word *w)
{
	uint8_t bytes[${$P}_LENGTH_MAX], expected[${$P}_LENGTH_MAX];
	struct ${$p}_insn built, decoded;
	struct word packed;
	unsigned size = pack(opcode, w, &packed) / 8;
	checked++;
	to_bytes(&packed, size * 8, expected);
	if (!build(opcode, w, &built) || !same_word(&built, w)) {
		fail(opcode, w, "cannot be built field by field");
	} else if (${$p}_encode(&built, bytes, size) != ${$P}_STATUS_OK) {
		fail(opcode, w, "is legal, but not encoded");
	} else if (memcmp(bytes, expected, size) != 0) {
		fail(opcode, w, "has different bytes");
	} else if (${$p}_encode(&built, bytes, size - 1) != ${$P}_STATUS_NO_ROOM ||
		   ${$p}_decode(bytes, size - 1, &decoded) != ${$P}_STATUS_TRUNCATED) {
		fail(opcode, w, "a missing byte is not noticed");
	} else if (${$p}_decode(bytes, size, &decoded) != ${$P}_STATUS_OK || !same_word(&decoded, w) ||
		   decoded.opcode != built.opcode || decoded.length != size) {
		fail(opcode, w, "is not decoded to itself");
	} else {
		check_text(opcode, w, &decoded);
	}
}
