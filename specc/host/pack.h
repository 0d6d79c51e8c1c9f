/* SPDX-License-Identifier: MIT */
/* Compressed texts and archives, in memory. The same input always gives the same bytes. */
#ifndef SPECC_HOST_PACK_H
#define SPECC_HOST_PACK_H

#include "host/host.h"

/* The text as a gzip file without name and time. */
struct str pack_gzip(struct arena *arena, struct str text);

/* Base64 with padding, without line ends. */
void pack_base64(struct buffer *out, struct str bytes);

/* A zip file of these files, in this order, in a folder of this name; all of them have the same
 * time. Of their paths only the last component counts. */
struct str pack_zip(struct arena *arena, const char *folder, const struct host_files *files);

#endif
