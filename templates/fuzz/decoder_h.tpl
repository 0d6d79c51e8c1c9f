%# SPDX-License-Identifier: MIT
%# The interface of an external decoder: the same for every instruction set.
%file "specc_decoder.h"
%verbatim "specc_decoder.h"
