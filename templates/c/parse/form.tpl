%# SPDX-License-Identifier: MIT
static bool match(struct parser *p, const struct element *element);

%include "parse/choice.tpl"
%if $groups
/* An optional part: there, or else left out. */
static bool match_group(struct parser *p, const struct element *group)
{
	const struct binding *binding = &bindings[group->at];
	struct state saved = p->state;
%if $written-twice
	if (set_bits(&p->state, binding->present_mask, binding->present) && match(p, group + 1))
		return true;
	p->state = saved;
	if (set_bits(&p->state, binding->absent_mask, binding->absent) &&
	    match(p, group + 1 + group->count))
		return true;
%else
	set_bits(&p->state, binding->present_mask, binding->present);
	if (match(p, group + 1))
		return true;
	p->state = saved;
	set_bits(&p->state, binding->absent_mask, binding->absent);
	if (match(p, group + 1 + group->count))
		return true;
%end
	p->state = saved;
	return false;
}

%end
%include "parse/misfit.tpl"
/* Only terminator and comment may follow, and the form must have the word. */
static bool accept(struct parser *p)
{
	size_t at = skip_blanks(p, p->state.at);
%if $terminator
	size_t used = starts(p, at, terminator, sizeof terminator - 1, false);
	if (used)
		at = skip_blanks(p, at + used);
%end
%if $comment
	if (at < p->length && !starts_comment(p, at))
		return expect(p, at, NULL);
%else
	if (at < p->length)
		return expect(p, at, NULL);
%end
%if $misfits
	if (${$p}_form_holds(p->form, forms[p->form].opcode, p->state.word))
		return true;
	note_misfit(p);
	return false;
%else
	return true;
%end
}

/* Matches from an element to the end of the form. */
static bool match(struct parser *p, const struct element *element)
{
	for (;;) {
%if $jumps
		while (element->kind == ELEMENT_JUMP)
			element = &elements[element->at];
%end
%if $long-search
		if (p->steps == 0)
			return false;
		p->steps--;
%end
		switch (element->kind) {
		case ELEMENT_END:
			return accept(p);
%if $groups
		case ELEMENT_GROUP:
			return match_group(p, element);
%end
%if $one-ofs
		case ELEMENT_SKIP:
			element += element->count;
			break;
		case ELEMENT_NEVER:
			return false;
%end
%if $unless
		case ELEMENT_UNLESS:
			if (has_bits(&p->state, &bindings[element->at]))
				return false;
			break;
%end
%if $choices
		case ELEMENT_CHOICE:
			return match_choices(p, element, element->count, 0);
%end
		case ELEMENT_TEXT:
			if (!match_text(p, element))
				return false;
			break;
%if $signs
		case ELEMENT_SIGN:
			if (!match_sign(p, element))
				return false;
			break;
%end
		default:
			if (!match_operand(p, element))
				return false;
		}
		element++;
	}
}

static bool match_form(struct parser *p, unsigned form)
{
	p->form = form;
%if $long-search
	p->steps = STEPS_MAX;
%end
	p->state.at = 0;
%if $misfits
	p->state.fields = 0;
%end
	for (unsigned i = 0; i < ${$P}_LIMBS; i++) {
		p->state.word[i] = forms[form].base[i];
%if $written-twice
		p->state.written[i] = 0;
%end
	}
	return match(p, &elements[forms[form].elements]);
}
