/* Files by their numbers: what all that writes files does with them. */
#include "base/file.h"

#include <errno.h>
#include <unistd.h>

void file_close(int file)
{
	int error = errno;
	if (file >= 0)
		close(file);
	errno = error;
}

bool file_flush(int file)
{
	return fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}
