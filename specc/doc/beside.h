/* SPDX-License-Identifier: MIT */
/* What a site has beside the pages of an instruction set. */
#ifndef SPECC_DOC_BESIDE_H
#define SPECC_DOC_BESIDE_H

#include <stdbool.h>

#include "base/vec.h"

/* A file that a site offers beside the pages, in its folder files/. */
struct page_download {
	const char *name;
	size_t bytes;
};

/* What else the folder of the pages has. Pages do not link to what is not there. */
struct page_beside {
	bool codec; /* the compiled codec */
	bool front; /* a page of all instruction sets, in the folder above */
	VEC(struct page_download) downloads;
};

#endif
