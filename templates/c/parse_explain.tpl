/* Does the text begin as an operand may, where some instructions do? */
static bool may_be_operand(const struct parser *p)
{
%if $d/@general = '0'
	(void)p;
	return false;
%else
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
	return !is_word(peek(p, at));
%end
}

/* Where the mnemonic is likely to stand: first, or second behind punctuation ("@P0 IADD"). */
static size_t likely_mnemonic(const struct parser *p)
{
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
	if (at == p->length || is_word(peek(p, at)) || starts_comment(p, at))
		return at;
	while (at < p->length && peek(p, at) != ' ' && peek(p, at) != '\t')
		at++;
	while (at < p->length && !is_word(peek(p, at)))
		at++;
	return at;
}

static void say_misfit(struct message *m, const struct parser *p, struct ${$p}_error *error)
{
	const struct written *place = &p->misfit;
	error->offset = place->to ? place->from : skip_blanks(p, 0);
	if (place->to) {
		say(m, p->text + place->from, place->to - place->from);
		say_text(m, " is not allowed for '");
		say_text(m, ${$p}_field_name((enum ${$p}_field)place->field));
		say_text(m, "' with the rest of the instruction");
	} else {
		say_text(m, "no such combination of operands and modifiers");
	}
}

static void explain(const struct parser *p, bool known, struct ${$p}_error *error)
{
	struct message m = { error->message, 0 };
	bool any = p->expected_count || p->end_expected;
	error->offset = p->furthest;
	if (p->misfit_form) {
		say_misfit(&m, p, error);
	} else if (!any || (!known && !p->furthest && !may_be_operand(p))) {
		error->offset = likely_mnemonic(p);
		say_text(&m, error->offset < p->length ? "unknown mnemonic" : "expected a mnemonic");
		say_found(&m, p, error->offset);
	} else {
		say_expected(&m, p);
	}
	error->column = 1;
	for (size_t i = 0; i < error->offset && i < p->length; i++)
		error->column += ((unsigned char)p->text[i] & 0xc0) != 0x80;
}
