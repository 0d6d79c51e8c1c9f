%# What an outside decoder implements: the same for every instruction set.
%file "specc_decoder.h"
%verbatim "specc_decoder.h"
