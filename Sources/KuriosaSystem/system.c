#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__linux__)
#include <sched.h>
#include <string.h>
#include <sys/xattr.h>
#elif defined(__APPLE__)
#include <copyfile.h>
#endif

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

int kuriosa_open_folder(const char *path) {
#if defined(__linux__)
  return open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
#elif defined(__APPLE__)
  return open(path, O_SEARCH | O_CLOEXEC);
#else
  return open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
#endif
}

int kuriosa_sync_file_system(int descriptor) {
#if defined(__linux__)
  return syncfs(descriptor);
#else
  return fsync(descriptor);
#endif
}

#if defined(__linux__)
static void copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return;
  char *value = malloc(size > 0 ? (size_t)size : 1);
  if (value == NULL) return;
  size = fgetxattr(from, name, value, (size_t)size);
  if (size >= 0) (void)fsetxattr(to, name, value, (size_t)size, 0);
  free(value);
}
#endif

void kuriosa_copy_attributes(int from, int to) {
#if defined(__linux__)
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size);
  if (names == NULL) return;
  size = flistxattr(from, names, (size_t)size);
  for (ssize_t start = 0; start < size; start += (ssize_t)strlen(names + start) + 1)
    copy_attribute(from, to, names + start);
  free(names);
#elif defined(__APPLE__)
  (void)fcopyfile(from, to, NULL, COPYFILE_XATTR | COPYFILE_ACL);
#endif
}

int kuriosa_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int kuriosa_available_cores(void) {
#if defined(__linux__)
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) {
    int count = CPU_COUNT(&set);
    if (count > 0) return count;
  }
#endif
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}

void kuriosa_prepare_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
}

void kuriosa_open_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is taken; the wrong direction makes every use fail.
    if (open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY) < 0) return;
  }
}
