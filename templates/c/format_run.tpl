/* Writes the text of a form, at most ${$P}_TEXT_MAX bytes and what a string copies beyond. */
static char *run(char *start, const struct step *step, const uint64_t *word)
{
	char *out = start;
	for (;;) {
		out = put_lead(out, step);
		while (step->kind == STEP_TEXT) {
			uint64_t bits = word[step->limb] >> step->shift & step->mask;
			out = put_text(out, &strings[step->at + bits]);
			step++;
			out = put_lead(out, step);
		}
		switch (step->kind) {
%if $d/skips/@count != '0'
		case STEP_SKIP:
			if (${$p}_matches(word, skips[step->at].mask, skips[step->at].match))
				step += skips[step->at].count;
			break;
%end
		case STEP_NUMBER:
			out = put_number(out, out == start, &${$p}_numbers[step->at], word);
			break;
%if $d/floats/@count != '0'
		case STEP_FLOAT:
			out += ${$p}_write_float(
				out, ${$p}_extract(word, &${$p}_positions[${$p}_floats[step->at].position]),
				${$p}_floats[step->at].bits);
			break;
%end
		case STEP_NAME:
			out = put_named(out, &${$p}_named[step->at], word);
			break;
		case STEP_JUMP:
			step = &steps[step->at];
			continue;
		default:
			return out;
		}
		step++;
	}
}

enum { SLACK = 16 }; /* what the last string copies beyond its end, and the NUL */

/* The form that an instruction names or, when it does not, the one that holds it; 0: none. */
static unsigned form_of(const struct ${$p}_insn *insn)
{
	if (insn->form && insn->form < sizeof programs / sizeof *programs &&
	    programs[insn->form].opcode == insn->opcode)
		return insn->form;
	if (insn->opcode > ${$P}_OPCODE_COUNT || insn->opcode == ${$P}_OP_NONE)
		return 0;
	return ${$p}_find_form(insn->word, insn->opcode);
}

size_t ${$p}_format(const struct ${$p}_insn *insn, char *text, size_t size)
{
	char buffer[${$P}_TEXT_MAX + SLACK];
	unsigned form = form_of(insn);
	if (!form) {
		if (size)
			text[0] = '\0';
		return 0;
	}
	bool direct = size >= sizeof buffer;
	char *out = direct ? text : buffer;
	size_t length = (size_t)(run(out, &steps[programs[form].steps], insn->word) - out);
	out[length] = '\0';
	if (direct || size == 0)
		return length;
	size_t shown = length < size ? length : size - 1;
	put_bytes(text, buffer, shown);
	text[shown] = '\0';
	return length;
}
