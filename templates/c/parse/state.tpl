%# SPDX-License-Identifier: MIT
%if $unless
/* Are the bits of an optional part there? */
static bool has_bits(const struct state *state, const struct binding *binding)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if ((state->word[i] ^ binding->present[i]) & binding->present_mask[i])
			return false;
	return true;
}

%end
%if $written-twice
/* Sets bits; false when the text has set them otherwise before. */
static bool set_bits(struct state *state, const uint64_t *mask, const uint64_t *bits)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if ((state->word[i] ^ bits[i]) & mask[i] & state->written[i])
			return false;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++) {
		state->word[i] = (state->word[i] & ~mask[i]) | bits[i];
		state->written[i] |= mask[i];
	}
	return true;
}

%if $fields-twice
static bool set_value(struct state *state, unsigned position, uint64_t value)
%else
/* No text sets a field that is set. */
static void set_value(struct state *state, unsigned position, uint64_t value)
%end
{
	uint64_t mask[${$P}_LIMBS] = { 0 }, bits[${$P}_LIMBS] = { 0 };
	${$p}_insert(mask, &${$p}_positions[position], UINT64_MAX);
	${$p}_insert(bits, &${$p}_positions[position], value);
%if $fields-twice
	return set_bits(state, mask, bits);
%else
	set_bits(state, mask, bits);
%end
}

%else
%if $groups
/* Sets bits; no text sets any twice. */
static bool set_bits(struct state *state, const uint64_t *mask, const uint64_t *bits)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		state->word[i] = (state->word[i] & ~mask[i]) | bits[i];
	return true;
}

%end
/* Sets the bits of a field; no text sets any twice. */
static void set_value(struct state *state, unsigned position, uint64_t value)
{
	${$p}_insert(state->word, &${$p}_positions[position], value);
}

%end
%if $misfits
static void note_field(struct parser *p, const struct element *element, size_t from)
{
	p->written[p->state.fields++] = (struct written){ element->field, from, p->state.at };
}

%end
