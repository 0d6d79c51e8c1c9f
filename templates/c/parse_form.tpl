static bool match(struct parser *p, const struct element *element);

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
	bool good = true;
	for (unsigned k = 0; k < count && good; k++) {
		const struct choice *choice = &choices[first[k].at];
		if (!(taken >> k & 1))
			good = choice->has_hidden && set_value(&p->state, choice->position, choice->hidden);
	}
	if (good && match(p, first + count))
		return true;
	p->state = saved;
	return false;
}

/* An optional part: there, or else left out. */
static bool match_group(struct parser *p, const struct element *group)
{
	const struct binding *binding = &bindings[group->at];
	struct state saved = p->state;
	if (set_bits(&p->state, binding->present_mask, binding->present) && match(p, group + 1))
		return true;
	p->state = saved;
	if (set_bits(&p->state, binding->absent_mask, binding->absent) &&
	    match(p, group + 1 + group->count))
		return true;
	p->state = saved;
	return false;
}

/* Notes the first field that the text wrote, and that keeps the word out of the form. */
static void note_misfit(struct parser *p)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[forms[p->form].opcode];
	const struct ${$p}_box *box = ${$p}_nearest_box(info, p->form, p->state.word);
	if (!box)
		return;
	unsigned count = ${$p}_wrong_fields(info, box, p->state.word);
	if (p->misfit_form && p->misfit_count <= count)
		return;
	p->misfit_form = p->form;
	p->misfit_count = count;
	p->misfit = (struct written){ ${$P}_FIELD_COUNT, 0, 0 };
	for (unsigned i = 0; i < p->state.fields; i++)
		if (${$p}_wrong_field(info, box, p->state.word, p->written[i].field)) {
			p->misfit = p->written[i];
			return;
		}
}

/* Only terminator and comment may follow, and the form must have the word. */
static bool accept(struct parser *p)
{
	size_t at = skip_blanks(p, p->state.at);
	size_t used = starts(p, at, terminator, sizeof terminator - 1, false);
	if (used)
		at = skip_blanks(p, at + used);
	if (at < p->length && !starts_comment(p, at))
		return expect(p, at, NULL);
	if (${$p}_form_holds(p->form, forms[p->form].opcode, p->state.word))
		return true;
	note_misfit(p);
	return false;
}

/* Matches from an element to the end of the form. */
static bool match(struct parser *p, const struct element *element)
{
	for (;;) {
		while (element->kind == ELEMENT_JUMP)
			element = &elements[element->at];
		if (!p->steps || !p->steps--)
			return false;
		switch (element->kind) {
		case ELEMENT_END:
			return accept(p);
		case ELEMENT_GROUP:
			return match_group(p, element);
		case ELEMENT_CHOICE:
			return match_choices(p, element, element->count, 0);
		case ELEMENT_TEXT:
			if (!match_text(p, element))
				return false;
			break;
%if $d/elements/*[contains(@c, 'ELEMENT_SIGN')]
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
	p->steps = STEPS_MAX;
	p->state.at = 0;
	p->state.fields = 0;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++) {
		p->state.word[i] = forms[form].base[i];
		p->state.written[i] = 0;
	}
	return match(p, &elements[forms[form].elements]);
}
