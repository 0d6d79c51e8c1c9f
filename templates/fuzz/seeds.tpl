%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_seeds.c"
%call banner('Legal words with the texts that specc writes: forms, examples, named values.')
#include "${c-string: $p}_fuzz.h"

const struct ${$p}_fuzz_seed ${$p}_fuzz_seeds[] = {
%each $f/seeds/row
%each line
	/* ${c-comment: .} */
%end
	{ "${@bytes}", "${c-string: @text}" },
%else
	{ "", "" },
%end
};

const size_t ${$p}_fuzz_seed_count = ${$f/seeds/@count};

static unsigned digit(char c)
{
	return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

size_t ${$p}_fuzz_seed_bytes(size_t index, uint8_t *bytes)
{
	const char *hex = ${$p}_fuzz_seeds[index].hex;
	size_t length = 0;
	for (; hex[2 * length]; length++)
		bytes[length] = (uint8_t)(digit(hex[2 * length]) << 4 | digit(hex[2 * length + 1]));
	return length;
}
%file "${$p}.dict" as txt
# Words of the assembly text of ${/isa/@name}: dictionary for libFuzzer and AFL++.
%each $f/words/word
"${raw: @escaped}"
%end
