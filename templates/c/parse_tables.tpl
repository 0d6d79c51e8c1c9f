static const struct element elements[] = {
%call rows($d/elements)
};

static const struct token tokens[] = {
%call rows($d/texts)
};

%if $choices
static const struct choice choices[] = {
%call rows($d/choices)
};

static const struct choice_value choice_values[] = {
%call rows($d/choice-values)
};

%end
%if $groups
static const struct binding bindings[] = {
%call rows($d/bindings)
};

%end
static const struct key keys[] = {
%call rows($d/keys)
};

%if $d/@general != '0'
/* Forms by mnemonic; the first ${$d/@general} begin otherwise. */
%else
/* Forms by mnemonic. */
%end
static const ${$d/@index} key_forms[] = {
%call rows($d/key-forms)
};

%if $d/@general != '0'
enum { KEY_COUNT = ${$d/keys/@count}, GENERAL_COUNT = ${$d/@general} };
%else
enum { KEY_COUNT = ${$d/keys/@count} };
%end

/* The first element of each form, and the bits that its text does not show. */
static const struct {
	uint32_t elements;
	${$d/@index} opcode;
	uint64_t base[${$P}_LIMBS];
} forms[] = {
	{ 0, ${$P}_OP_NONE, { 0 } },
%each $d/form-rows/c-form
	{ ${@elements}, ${$P}_OP_${id: @opcode}, { ${@base} } },
%end
};

