%# SPDX-License-Identifier: MIT

/** The name of a reason to stop.
 * @param[in] stop  the reason
 * @return a constant string such as "limit"; "" for STOP_NONE and what is none */
const char *${$p}_stop_name(enum ${$p}_stop stop);

/** The name of an exception in the specification.
 * @param[in] exception  the exception
 * @return a constant string; "" for EXCEPTION_NONE and what is none */
const char *${$p}_exception_name(enum ${$p}_exception exception);
