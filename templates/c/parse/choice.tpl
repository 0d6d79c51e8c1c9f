%# SPDX-License-Identifier: MIT
%if $choices
/* Modifiers in any order: of those not yet taken the first that lists the value takes it. */
static bool match_choices(struct parser *p, const struct element *first, unsigned count,
			  uint32_t taken)
{
	struct state saved = p->state;
	for (unsigned k = 0; k < count; k++) {
		if (taken >> k & 1 || !take_choice(p, first + k))
			continue;
		if (match_choices(p, first, count, taken | (uint32_t)1 << k))
			return true;
		p->state = saved;
	}
%if $fields-twice or $choice-needed
	bool good = true;
	for (unsigned k = 0; k < count && good; k++) {
%else
	for (unsigned k = 0; k < count; k++) {
%end
		const struct choice *choice = &choices[first[k].at];
%if $fields-twice
%if $choice-needed
		if (!(taken >> k & 1))
			good = choice->has_hidden && set_value(&p->state, choice->position, choice->hidden);
%else
		if (!(taken >> k & 1))
			good = set_value(&p->state, choice->position, choice->hidden);
%end
%else
		if (taken >> k & 1)
			continue;
%if $choice-needed
		good = choice->has_hidden;
%end
		set_value(&p->state, choice->position, choice->hidden);
%end
	}
%if $fields-twice or $choice-needed
	if (good && match(p, first + count))
%else
	if (match(p, first + count))
%end
		return true;
	p->state = saved;
	return false;
}

%end
