%# SPDX-License-Identifier: MIT
%if $d/front-search/@open = 'yes'
/* What the first unit tells about a word. sure: it decides; otherwise other bits matter. The word
 * has the bits in `ones`. */
%else
/* What the first unit decides about a word, which has the bits in `ones`. */
%end
struct ${$p}_front {
	uint64_t ones[${$P}_LIMBS];
%if $d/front-search/@open = 'yes'
	${$d/@index} code; /* an opcode; above ${$P}_OPCODE_COUNT, where to continue */
	${$d/@index} form;
	bool sure;
%else
	${$d/@index} code; /* an opcode, or 0 */
	${$d/@index} form;
%end
	uint8_t status;
};
