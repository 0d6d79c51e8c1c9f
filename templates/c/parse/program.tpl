%# SPDX-License-Identifier: MIT

/* ---- candidates ---- */

/* Order of a word of the text and a mnemonic. */
static int compare_key(const struct parser *p, size_t at, size_t length, const struct key *key)
{
	for (size_t i = 0; i < length && i < key->length; i++) {
		unsigned char a = (unsigned char)fold(p->text[at + i]), b = (unsigned char)key->text[i];
		if (a != b)
			return a < b ? -1 : 1;
	}
	return (length > key->length) - (length < key->length);
}

static const struct key *find_key(const struct parser *p, size_t at, size_t length)
{
	size_t low = 0, high = KEY_COUNT;
	while (low < high) {
		size_t middle = low + (high - low) / 2;
		int order = compare_key(p, at, length, &keys[middle]);
		if (order == 0)
			return &keys[middle];
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

/* Tries forms in order up to the first that reads the text; *best is the reading so far. */
static void try_forms(struct parser *p, const ${$d/@index} *form, size_t count, unsigned *best,
		      uint64_t *word)
{
	for (size_t i = 0; i < count; i++) {
%if $decode-only
		const bool has_last = *best && forms[*best].gives_way;
		if (*best && !has_last && forms[form[i]].gives_way)
			return;
		if (*best && has_last == forms[form[i]].gives_way && *best <= form[i])
			return;
%elif $d/@general = '0'
		if (*best)
			return;
%else
		if (*best && *best <= form[i])
			return;
%end
		if (!match_form(p, form[i]))
			continue;
		*best = form[i];
		for (unsigned k = 0; k < ${$P}_LIMBS; k++)
			word[k] = p->state.word[k];
	}
}

/* Tries the forms that each of the first words of the text can begin; false: no word can. */
static bool try_words(struct parser *p, unsigned *best, uint64_t *word)
{
	bool known = false;
	size_t at = 0;
%if $decode-only
	for (unsigned words = 0; words < WORDS_MAX && at < p->length; words++) {
		if (*best && !forms[*best].gives_way)
			break;
%else
	for (unsigned words = 0; words < WORDS_MAX && at < p->length && !*best; words++) {
%end
		while (at < p->length && !is_word(p->text[at]))
			at++;
		size_t end = at;
		while (is_word(peek(p, end)))
			end++;
		const struct key *key = find_key(p, at, end - at);
		at = end;
		if (!key)
			continue;
		known = true;
		try_forms(p, &key_forms[key->first], key->count, best, word);
	}
	return known;
}

%let aliases = $d/aliases/@count != '0'
%if not($aliases)
enum ${$p}_status ${$p}_parse(const char *text, size_t length, struct ${$p}_insn *insn,
			 struct ${$p}_error *error)
%else
static enum ${$p}_status parse_plain(const char *text, size_t length, struct ${$p}_insn *insn,
				struct ${$p}_error *error)
%end
{
	struct parser p;
	unsigned best = 0;
	p.text = text;
	p.length = length;
	p.furthest = 0;
	p.expected_count = 0;
	p.end_expected = false;
%if $misfits
	p.misfit_form = 0;
	p.misfit_count = ${$P}_FIELD_COUNT + 1; /* more than any */
%end
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		insn->word[i] = 0; /* the error if no form reads the text */
	bool known = try_words(&p, &best, insn->word);
%if $d/@general != '0'
	try_forms(&p, key_forms, GENERAL_COUNT, &best, insn->word);
%end
	insn->opcode = (enum ${$p}_opcode)forms[best].opcode;
%if $appends
	uint64_t packed[${$P}_LIMBS];
	insn->length = (uint8_t)${$p}_pack(insn->opcode, insn->word, packed);
%else
	insn->length = ${$p}_opcodes[insn->opcode].length;
%end
	insn->form = 0;
	if (best) {
		insn->form = (${$d/@index})${$p}_find_form(insn->word, insn->opcode);
		return ${$P}_STATUS_OK;
	}
%if $aliases
	explain(&p, known, error);
%else
	if (error)
		explain(&p, known, error);
%end
	return ${$P}_STATUS_SYNTAX;
}
%if $d/aliases/@count != '0'
%include "parse/alias.tpl"
%end
