/* SPDX-License-Identifier: MIT */
/* Suppressed checks of a definition: __Attribute allow = "check-name ...". */
#ifndef SPECC_ISA_ALLOW_H
#define SPECC_ISA_ALLOW_H

#include "base/diag.h"
#include "isa/ir.h"

/* Does the definition or an ancestor suppress this check with __Attribute allow? d may be NULL. */
bool definition_allows(const struct definition *d, enum check check);
bool attributes_allow(const struct attribute *attributes, size_t count, enum check check);

#endif
