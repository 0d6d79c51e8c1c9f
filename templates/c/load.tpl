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
	__builtin_memcpy(&word[${@index}], bytes$\
%if @plain != '0'
 + ${@plain}$\
%end
, ${count(byte)});
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

%if $appends or $deep
/* Loads the first `size` bytes; the rest of the word is 0. */
static void load_bytes(uint64_t *word, const uint8_t *bytes, size_t size)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		word[i] = 0;
	for (size_t i = 0; i < size; i++) {
%if /isa/layout/@byte-order = 'big' and $d/@unit-bytes != '1'
		size_t byte = i - i % ${$d/@unit-bytes} + ${$d/@unit-bytes} - 1 - i % ${$d/@unit-bytes};
		word[i / 8] |= (uint64_t)bytes[byte] << i % 8 * 8;
%else
		word[i / 8] |= (uint64_t)bytes[i] << i % 8 * 8;
%end
	}
}

%end
%if $d/fronts
%call load('load_whole', $d/lengths/c-whole)
%else
%if not($appends)
%each $d/lengths/c-length
%call load(concat('load', @bytes), .)
%end
%end
%if count($d/lengths/c-length) > 1
%if not($appends or $deep)
%call load('load_unit', $d/lengths/c-unit)
%end
%if $deep
/* Rules of the units that `begun` bytes have, those of fewer units first: the first that matches
 * decides, and the last one for each `begun` matches all. 0 bytes: the next unit decides. */
static const struct {
	uint64_t mask[${$P}_LIMBS], match[${$P}_LIMBS];
	uint8_t begun, bytes;
} lengths[] = {
%each $d/lengths/rule
	{ { ${@mask} }, { ${@match} }, ${@begun}, ${@bytes} },
%end
};

/* The length of the instruction that begins with `size` bytes, whole units; if these do not decide
 * it, more than them. */
static unsigned word_length(const uint64_t *word, size_t size)
{
	unsigned begun = ${$d/@unit-bytes};
	for (unsigned i = 0; begun <= size; i++) {
		if (lengths[i].begun != begun || !${$p}_matches(word, lengths[i].mask, lengths[i].match))
			continue;
		if (lengths[i].bytes)
			return lengths[i].bytes;
		begun += ${$d/@unit-bytes};
	}
	return begun;
}

%else
/* The first rule that the first unit matches decides; every unit matches the last one. */
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
%end
