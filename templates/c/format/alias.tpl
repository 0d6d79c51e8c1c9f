%# SPDX-License-Identifier: MIT

/* ---- aliases in place of the text of a form ---- */

/* Operands that must be the same. */
static const struct {
	uint32_t first, other;
} twins[] = {
%each $d/twins/row fill 87
	{ ${@first}, ${@other} },
%else
	{ 0, 0 },
%end
};

/* The steps of an alias, for words with (word & mask) == match whose twins from `twin` on are the
 * same. */
struct printed {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS];
	uint32_t steps, twin, twins;
};

static const struct printed printed[] = {
%each $d/printed-aliases/row
%each line
	/* ${c-comment: .} */
%end
	{ { ${@mask} }, { ${@match} }, ${@steps}, ${@twin}, ${@twins} },
%end
};

/* The rows of each form, in order of preference. */
static const struct {
	uint32_t first, count;
} aliases_of[] = {
	{ 0, 0 },
%each $d/form-rows/c-form fill 87
	{ ${@printed}, ${@printed-count} },
%end
};

static bool is_printed(const struct printed *alias, const uint64_t *word)
{
	bool same = ${$p}_matches(word, alias->mask, alias->match);
	for (uint32_t i = alias->twin; same && i < alias->twin + alias->twins; i++)
		same = ${$p}_extract(word, &${$p}_positions[twins[i].first]) ==
		       ${$p}_extract(word, &${$p}_positions[twins[i].other]);
	return same;
}

size_t ${$p}_format_alias(const struct ${$p}_insn *insn, char *text, size_t size)
{
	unsigned form = form_of(insn);
	for (uint32_t i = 0; i < aliases_of[form].count; i++) {
		const struct printed *alias = &printed[aliases_of[form].first + i];
		if (is_printed(alias, insn->word))
			return put_steps(alias->steps, insn->word, text, size);
	}
	return ${$p}_format(insn, text, size);
}
