%# SPDX-License-Identifier: MIT
/* Writes the text of a form, at most ${$P}_TEXT_MAX bytes including those copied beyond its end. */
static char *run(char *start, const struct step *step, const uint64_t *word)
{
	char *out = start;
%if $d/printed-modes/@count != '0'
	uint64_t mode[${$P}_LIMBS] = { 0 };
%end
	for (;; step++) {
		while (step->kind == STEP_TEXT) {
			for (unsigned i = 0; i < TEXTS; i++, step++) {
				uint64_t bits = ${$p}_bits_from(word, step->shift) & step->mask;
				out = put_text(out, &strings[step->at + bits]);
			}
		}
		switch (step->kind) {
%if $hex_steps
		case STEP_HEX:
%if $hex-digits
			out = put_hex(out, ${$p}_bits_from(word, step->shift), step->mask, step->at);
%else
			out = put_hex(out, ${$p}_bits_from(word, step->shift), step->mask);
%end
			break;
%end
%if $print-first
		case STEP_NUMBER:
			out = put_number(out, out == start, &${$p}_numbers[step->at], word);
			break;
%elif $print-hex or $print-decimal
		case STEP_NUMBER:
			out = put_number(out, &${$p}_numbers[step->at], word);
			break;
%end
%if $d/floats/@count != '0'
		case STEP_FLOAT:
			out += ${$p}_write_float(
				out, ${$p}_extract(word, &${$p}_positions[${$p}_floats[step->at].position]),
				${$p}_floats[step->at].bits);
			break;
%end
%if $register-lists
		case STEP_LIST:
			out = put_list(out, &${$p}_lists[step->at], word);
			break;
%end
%if $d/skips/@count != '0'
		case STEP_SKIP:
			if (${$p}_matches(word, skips[step->at].mask, skips[step->at].match))
				step += skips[step->at].count;
			break;
%end
%if $d/printed-modes/@count != '0'
		case STEP_MODE:
			mode[0] = ${$p}_extract(word, &${$p}_positions[modes[step->at].position]);
			out = run(out, &steps[modes[step->at].steps], mode);
			break;
%end
%if $name_steps
		case STEP_NAME:
			out = put_named(out, &${$p}_named[step->at], word);
			break;
%end
		default:
			return out;
		}
	}
}

/* The form that an instruction names or, when it does not, the one that holds it; 0: none. */
static unsigned form_of(const struct ${$p}_insn *insn)
{
	if (insn->form && insn->form < sizeof programs / sizeof *programs &&
	    programs[insn->form].opcode == (unsigned)insn->opcode)
		return insn->form;
	if ((size_t)insn->opcode > ${$P}_OPCODE_COUNT || insn->opcode == ${$P}_OP_NONE)
		return 0;
	return ${$p}_find_form(insn->word, insn->opcode);
}

/* Copies as much of a text to the caller as fits. */
static ${$P}_APART void cut(char *text, size_t size, const char *whole, size_t length)
{
	size_t shown = length < size ? length : size - 1;
	put_bytes(text, whole, shown);
	text[shown] = '\0';
}

/* Writes the text of these steps for a word, as snprintf does. */
static size_t put_steps(uint32_t first, const uint64_t *insn_word, char *text, size_t size)
{
	char buffer[${$P}_TEXT_MAX + 1];
	uint64_t word[${$P}_LIMBS];
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		word[i] = insn_word[i];
	bool direct = size >= sizeof buffer;
	char *out = direct ? text : buffer;
	size_t length = (size_t)(run(out, &steps[first], word) - out);
	out[length] = '\0';
	if (direct || size == 0)
		return length;
	cut(text, size, buffer, length);
	return length;
}

size_t ${$p}_format(const struct ${$p}_insn *insn, char *text, size_t size)
{
	unsigned form = form_of(insn);
	if (form)
		return put_steps(programs[form].steps, insn->word, text, size);
	if (size)
		text[0] = '\0';
	return 0;
}
