/* The words that no name in C or C++ can be. */
#ifndef SPECC_TEMPLATE_C_KEYWORD_H
#define SPECC_TEMPLATE_C_KEYWORD_H

#include <stdbool.h>

#include "base/str.h"

/* Is the word a keyword of C11, or a keyword or operator word of C++17? */
bool c_is_keyword(struct str word);

#endif
