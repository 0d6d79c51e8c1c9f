%# SPDX-License-Identifier: MIT
%each $d/lengths/c-length
static void store${@bytes}(const uint64_t *word, uint8_t *bytes)
{
%each limb
%if @plain
#if ${$P}_LOWEST_FIRST
	__builtin_memcpy(bytes$\
%if @plain != '0'
 + ${@plain}$\
%end
, &word[${@index}], ${count(byte)});
#else
%end
%each byte
%if @shift = '0'
	bytes[${@index}] = (uint8_t)word[${../@index}];
%else
	bytes[${@index}] = (uint8_t)(word[${../@index}] >> ${@shift});
%end
%end
%if @plain
#endif
%end
%end
}

%end
/* Bytes of an instruction of this opcode. */
static inline size_t length_of(unsigned opcode)
{
%if count($d/lengths/c-length) = 1
	(void)opcode;
	return ${$d/lengths/c-length/@bytes};
%else
	return ${$p}_opcodes[opcode].length;
%end
}

static inline enum ${$p}_status store_word(const uint64_t *word, unsigned opcode, uint8_t *bytes)
{
%if count($d/lengths/c-length) = 1
	(void)opcode;
	store${$d/lengths/c-length/@bytes}(word, bytes);
%else
	switch (length_of(opcode)) {
%each $d/lengths/c-length[position() > 1]
	case ${@bytes}:
		store${@bytes}(word, bytes);
		break;
%end
	default:
		store${$d/lengths/c-length[1]/@bytes}(word, bytes);
		break;
	}
%end
	return ${$P}_STATUS_OK;
}

