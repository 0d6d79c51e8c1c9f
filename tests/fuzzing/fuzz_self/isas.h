/* SPDX-License-Identifier: MIT */
/* The specifications for harnesses that need one. */
#ifndef SPECC_TESTS_FUZZ_SELF_ISAS_H
#define SPECC_TESTS_FUZZ_SELF_ISAS_H

#include "fuzz_self.h"
#include "codec/codec.h"

/* Chosen by a byte of the input: '0' is gpu, '1' brew, '2' tiny. */
struct codec *fuzz_codec(uint8_t choice);

#endif
