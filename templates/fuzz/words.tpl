%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_words.c"
%call banner('Makes and changes words: legal ones, nearly legal ones, undefined ones.')
#include "${c-string: $p}_fuzz_model.h"

#include <string.h>

%include "words_random.tpl"
%include "words_make.tpl"
%include "words_near.tpl"
%include "words_change.tpl"
