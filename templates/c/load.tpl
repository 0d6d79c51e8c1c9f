%# SPDX-License-Identifier: MIT
%# Bytes to words, and the length of an instruction. One length, or fronts: only the load.
%block load(name, from)
/* The word of an instruction in memory. */
static void ${$name}(uint64_t *word, const uint8_t *bytes)
{
%each $from/limb
%if @plain
#if ${$P}_LOWEST_FIRST
%if count(byte) < 8
	word[${@index}] = 0;
%end
	__builtin_memcpy(&word[${@index}], bytes + ${@plain}, ${count(byte)});
#else
%end
	word[${@index}] =
%each byte fill 87
		(uint64_t)bytes[${@index}]$\
%if @shift != '0'
 << ${@shift}$\
%end
%if $last
;
%else
 |
%end
%end
%if @plain
#endif
%end
%end
%if $d/@limbs = 2 and count($from/limb) = 1
	word[1] = 0;
%end
}

%end
/* Nothing is known but the length. */
static enum ${$p}_status truncated(struct ${$p}_insn *insn)
{
	insn->opcode = ${$P}_OP_NONE;
	insn->form = 0;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		insn->word[i] = 0;
	return ${$P}_STATUS_TRUNCATED;
}

%if $d/fronts
%call load('load_whole', $d/lengths/c-whole)
%else
%if not($appends)
%each $d/lengths/c-length
%call load(concat('load', @bytes), .)
%end
%end
%if count($d/lengths/c-length) > 1
%if not($appends)
%call load('load_unit', $d/lengths/c-unit)
%end
/* The first rule that the first unit matches decides. */
static const struct {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS];
	unsigned bytes;
} lengths[] = {
%each $d/lengths/rule
	{ { ${@mask} }, { ${@match} }, ${@bytes} },
%end
	{ { 0 }, { 0 }, ${$d/lengths/c-length[1]/@bytes} }
};

static unsigned word_length(const uint64_t *word)
{
	unsigned i = 0;
	while (!${$p}_matches(word, lengths[i].mask, lengths[i].match))
		i++;
	return lengths[i].bytes;
}

%end
%end
