%# SPDX-License-Identifier: MIT
%file "${$p}_page.h"
%call banner('What the modules of the page have in common.')
#ifndef ${$P}_PAGE_H
#define ${$P}_PAGE_H

#include "${c-string: $p}.h"

/* A function that the module offers under its own name. */
#define ${$P}_EXPORT(name) __attribute__((export_name(#name))) page_##name

#endif
