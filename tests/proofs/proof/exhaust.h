/* SPDX-License-Identifier: MIT */
/* Words tried one by one: the library's answers against the judge of spec.h. */
#ifndef PROOF_EXHAUST_H
#define PROOF_EXHAUST_H

#include "spec.h"

/* Prints what differs, at most so much, and a closing line. 0: nothing does, else 1. */
int exhaust(const struct spec *spec, unsigned long share);

#endif
