%# SPDX-License-Identifier: MIT
%if $register-lists
/* The members from i on that are printed as one: 1, or those of a range. */
static unsigned list_run(const struct ${$p}_list *list, uint64_t mask, unsigned i)
{
	const struct ${$p}_member *members = &${$p}_members[list->member];
	unsigned end = i + 1;
	while (end < list->members && members[end].joins && mask >> members[end].bit & 1)
		end++;
	return end - i < list->least ? 1 : end - i;
}

static char *put_member(char *out, const struct ${$p}_sign *sign, const struct ${$p}_list *list,
			unsigned i)
{
	const struct ${$p}_member_name *name = &${$p}_member_names[list->name + i];
	out = put_bytes(out, sign->text, sign->length);
	return put_bytes(out, name->text, name->length);
}

static ${$P}_APART char *put_list(char *out, const struct ${$p}_list *list, const uint64_t *word)
{
	static const struct ${$p}_sign none = { "", 0 };
	uint64_t mask = ${$p}_extract(word, &${$p}_positions[list->position]);
	const struct ${$p}_sign *sign = &none;
	for (unsigned i = 0, run = 1; i < list->members; i += run) {
		run = 1;
		if (!(mask >> ${$p}_members[list->member + i].bit & 1))
			continue;
		out = put_member(out, sign, list, i);
		sign = &list->separator;
		run = list_run(list, mask, i);
		if (run > 1)
			out = put_member(out, &list->range, list, i + run - 1);
	}
	return out;
}

%end
