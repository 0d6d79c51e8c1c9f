%# SPDX-License-Identifier: MIT
/* The column of the error's place, in code points. */
static void set_column(const char *text, struct ${$p}_error *error)
{
	error->column = 1;
	for (size_t i = 0; i < error->offset; i++)
		error->column += ((unsigned char)text[i] & 0xc0) != 0x80;
}

%if $d/@general != '0'
/* Where the text begins. */
static size_t likely_mnemonic(const struct parser *p)
{
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
	return at;
}
%else
/* The likely position of the mnemonic: first, or second after punctuation. */
static size_t likely_mnemonic(const struct parser *p)
{
	size_t at = 0;
	while (peek(p, at) == ' ' || peek(p, at) == '\t')
		at++;
%if $comment
	if (at == p->length || is_word(peek(p, at)) || starts_comment(p, at))
		return at;
%else
	if (at == p->length || is_word(peek(p, at)))
		return at;
%end
	while (at < p->length && peek(p, at) != ' ' && peek(p, at) != '\t')
		at++;
	while (at < p->length && !is_word(peek(p, at)))
		at++;
	return at;
}
%end

%if $misfits
static void say_misfit(struct message *m, const struct parser *p, struct ${$p}_error *error)
{
	const struct written *place = &p->misfit;
%if $misfits-unshown
	if (!place->to) {
		error->offset = skip_blanks(p, 0);
		say_text(m, "no such combination of operands and modifiers");
		return;
	}
%end
	error->offset = place->from;
	say(m, p->text + place->from, place->to - place->from);
	say_text(m, " is not allowed for '");
	say_text(m, ${$p}_field_name((enum ${$p}_field)place->field));
	say_text(m, "' in this instruction");
}

%end
static void explain(const struct parser *p, bool known, struct ${$p}_error *error)
{
	struct message m = { error->message, 0 };
	size_t mnemonic = likely_mnemonic(p);
	error->offset = p->furthest;
%if $misfits
	if (p->misfit_form) {
		say_misfit(&m, p, error);
%if $d/@general = '0'
	} else if (!known) {
%else
	} else if (!known && !p->furthest && is_word(peek(p, mnemonic))) {
%end
%elif $d/@general = '0'
	if (!known) {
%else
	if (!known && !p->furthest && is_word(peek(p, mnemonic))) {
%end
		error->offset = mnemonic;
%if $d/@general = '0'
		say_text(&m, mnemonic < p->length ? "unknown mnemonic" : "expected a mnemonic");
%else
		say_text(&m, "unknown mnemonic");
%end
		say_found(&m, p, mnemonic);
	} else {
		say_expected(&m, p);
	}
%if $d/aliases/@count = '0'
	set_column(p->text, error);
%end
}
