/* Files by their numbers, for those that write them. */
#ifndef SPECC_BASE_FILE_H
#define SPECC_BASE_FILE_H

#include <stdbool.h>

/* Closes a file if there is one (-1: none); errno stays. */
void file_close(int file);

/* Puts what was written on the disk; false with errno on failure. Not every file system can flush a
 * file; that is no error of the file. */
bool file_flush(int file);

#endif
