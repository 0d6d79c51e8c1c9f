/* The libraries' memory: when there is no more, the program ends as it does for its own. */
#ifndef SPECC_BUILD_LIBRARIES_H
#define SPECC_BUILD_LIBRARIES_H

/* Before anything else is asked of libxml2 and cmark-gfm. Their users need not look for NULL. */
void libraries_set_memory(void);

#endif
