/* SPDX-License-Identifier: MIT */
/* Memory allocation of the libraries: out of memory ends the program as it does for specc
 * itself. */
#ifndef SPECC_BUILD_LIBRARIES_H
#define SPECC_BUILD_LIBRARIES_H

/* Call before any other use of libxml2 and cmark-gfm. Callers then need not check for NULL. */
void libraries_set_memory(void);

#endif
