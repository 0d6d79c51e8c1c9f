%# SPDX-License-Identifier: MIT
static const struct element elements[] = {
%each $d/elements/row fill 87
%if @field
	{ ${@op}, ${@more}, ${$P}_FIELD_${@field}, ${@at} },
%else
	{ ${@op}, ${@more}, 0, ${@at} },
%end
%else
	{ 0 },
%end
};

static const struct token tokens[] = {
%each $d/texts/row fill 87
	{ "${c-string: @text}", ${@length}, ${@open} },
%else
	{ 0 },
%end
};

%if $choices
static const struct choice choices[] = {
%each $d/choices/row
	{ "${c-string: @text}", ${@length}, ${@position}, ${@value}, ${@values}, ${@open}, $\
${@has-hidden}, ${@spaced}, ${@hidden},
	  "${c-string: @expected}" },
%end
};

static const struct choice_value choice_values[] = {
%each $d/choice-values/row fill 87
	{ "${c-string: @text}", ${@length}, ${@value} },
%else
	{ 0 },
%end
};

%end
%if $groups
static const struct binding bindings[] = {
%each $d/bindings/row
	{ { ${@absent-mask} }, { ${@absent} },
	  { ${@present-mask} }, { ${@present} } },
%end
};

%end
static const struct key keys[] = {
%each $d/keys/row fill 87
	{ "${c-string: @text}", ${@length}, ${@first}, ${@count} },
%else
	{ 0 },
%end
};

%if $d/@general != '0'
/* Forms by mnemonic; the first ${$d/@general} begin otherwise. */
%else
/* Forms by mnemonic. */
%end
static const ${$d/@index} key_forms[] = {
%call values($d/key-forms)
};

%if $d/@general != '0'
enum { KEY_COUNT = ${$d/keys/@count}, GENERAL_COUNT = ${$d/@general} };
%else
enum { KEY_COUNT = ${$d/keys/@count} };
%end

%if $decode-only
/* The first element of each form, and the bits that its text does not show. gives_way: another
 * instruction with the same text is preferred. */
%else
/* The first element of each form, and the bits that its text does not show. */
%end
static const struct {
	uint32_t elements;
	${$d/@index} opcode;
%if $decode-only
	bool gives_way;
%end
	uint64_t base[${$P}_LIMBS];
} forms[] = {
%if $decode-only
	{ 0, ${$P}_OP_NONE, false, { 0 } },
%each $d/form-rows/c-form
	{ ${@elements}, ${$P}_OP_${id: @opcode}, $\
${string(boolean(@decode-only))}, { ${@base} } },
%end
%else
	{ 0, ${$P}_OP_NONE, { 0 } },
%each $d/form-rows/c-form
	{ ${@elements}, ${$P}_OP_${id: @opcode}, { ${@base} } },
%end
%end
};

