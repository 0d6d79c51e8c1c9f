%# SPDX-License-Identifier: MIT
static bool match_text(struct parser *p, const struct element *element)
{
	const struct token *token = &tokens[element->at];
	size_t at = skip_blanks(p, p->state.at);
	size_t used = starts(p, at, token->text, token->length, !token->open);
	if (!used)
		return expect(p, at, element);
	p->state.at = at + used;
	return true;
}

%if $signs
static bool match_sign(struct parser *p, const struct element *element)
{
	size_t at = skip_blanks(p, p->state.at);
	char sign = peek(p, at);
	if (sign != '+' && sign != '-')
		return expect(p, at, element);
	p->state.at = at + (sign == '+');
	return true;
}

%end
%if $choices
static bool take_choice(struct parser *p, const struct element *element)
{
	const struct choice *choice = &choices[element->at];
	size_t at = skip_blanks(p, p->state.at);
	size_t name = at + starts(p, at, choice->separator, choice->length, false), end;
	uint64_t value = 0;
	uint32_t last = choice->value + (name == at + choice->length ? choice->values : 0u);
%if $choice-spaced
	if (choice->spaced)
		name = skip_blanks(p, name);
%end
	end = name;
	for (uint32_t i = choice->value; i < last; i++) {
		const struct choice_value *one = &choice_values[i];
		if (one->length <= end - name || !starts(p, name, one->text, one->length, !choice->open))
			continue;
		end = name + one->length;
		value = one->value;
	}
	if (end == name)
		return expect(p, at, element);
%if $fields-twice
	if (!set_value(&p->state, choice->position, value))
		return false;
%else
	set_value(&p->state, choice->position, value);
%end
	p->state.at = end;
%if $misfits
	note_field(p, element, at);
%end
	return true;
}

%end
