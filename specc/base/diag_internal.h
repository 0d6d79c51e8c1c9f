/* SPDX-License-Identifier: MIT */
/* Shared by the files that print reports. */
#ifndef SPECC_BASE_DIAG_INTERNAL_H
#define SPECC_BASE_DIAG_INTERNAL_H

#include "base/diag.h"

#define REPLACEMENT "\xEF\xBF\xBD" /* U+FFFD */

extern const char *const severity_names[]; /* by enum severity */

/* The last position found. The next one on the same line is counted from it, so that many reports
 * on a long line take linear time. */
struct cursor {
	const struct source *source;
	uint32_t offset;
	struct position position;
};
struct position diag_locate(struct cursor *cursor, const struct source *source, uint32_t offset);
/* Would a terminal interpret the character: C0, DEL, C1 or a bidirectional control? */
bool diag_is_control(uint32_t code);

#endif
