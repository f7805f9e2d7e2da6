#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int kuriosa_exchange(const char *first, const char *second) {
#if defined(__linux__) && defined(RENAME_EXCHANGE)
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#elif defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int kuriosa_sync_file_system(int descriptor) {
#if defined(__linux__)
  return syncfs(descriptor);
#else
  return fsync(descriptor);
#endif
}
