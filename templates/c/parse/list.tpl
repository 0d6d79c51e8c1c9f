%# SPDX-License-Identifier: MIT
%if $register-lists
/* The register at `at`, by its longest name. */
static size_t read_member(const struct parser *p, const struct ${$p}_list *list, size_t at,
			  unsigned *member)
{
	size_t best = 0;
	for (uint32_t i = list->name; i < list->name + list->names; i++) {
		const struct ${$p}_member_name *name = &${$p}_member_names[i];
		size_t used = starts(p, at, name->text, name->length, true);
		if (used <= best)
			continue;
		*member = name->member;
		best = used;
	}
	return best ? at + best : 0;
}

/* A register after a sign. */
static size_t read_after_sign(const struct parser *p, const struct ${$p}_list *list, size_t at,
			      const struct ${$p}_sign *sign, unsigned *member)
{
	at = skip_blanks(p, at);
	if (!sign->length || !starts(p, at, sign->text, sign->length, false))
		return 0;
	return read_member(p, list, skip_blanks(p, at + sign->length), member);
}

/* What follows the register `first`, alone or as a range; 0: that is no range, or a register is
 * there twice. */
static size_t read_list_item(const struct parser *p, const struct ${$p}_list *list, size_t at,
			     unsigned first, uint64_t *mask)
{
	const struct ${$p}_member *members = &${$p}_members[list->member];
	unsigned last = first;
	size_t end = read_after_sign(p, list, at, &list->range_sign, &last);
	if (end && (last <= first || members[last].number - members[first].number != last - first))
		return 0;
	for (unsigned i = first; i <= last; i++) {
		uint64_t bit = (uint64_t)1 << members[i].bit;
		if (*mask & bit)
			return 0;
		*mask |= bit;
	}
	return end ? end : at;
}

static size_t read_list(const struct parser *p, const struct ${$p}_list *list, size_t at,
			uint64_t *mask)
{
	unsigned member = 0;
	size_t end = read_member(p, list, at, &member), next = end;
	*mask = 0;
	if (!end)
		return list->empty ? at : 0;
	while (next) {
		end = read_list_item(p, list, next, member, mask);
		next = end ? read_after_sign(p, list, end, &list->separator_sign, &member) : 0;
	}
	return end;
}

%end
