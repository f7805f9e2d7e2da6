#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int kuriosa_start_process(char *const arguments[], int input, int output, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t ignored, held;
  pid_t process = -1;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);
  posix_spawnattr_init(&attributes);
  sigemptyset(&ignored);
  sigaddset(&ignored, SIGXFSZ);
  posix_spawnattr_setsigdefault(&attributes, &ignored);
  // Nothing that this thread holds back is held back there.
  sigemptyset(&held);
  posix_spawnattr_setsigmask(&attributes, &held);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  int error = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error == 0) return process;
  errno = error;
  return -1;
}

int kuriosa_open_bytes(const void *bytes, long count) {
  FILE *stream = tmpfile();
  if (stream == NULL) return -1;
  int descriptor = -1;
  if (fwrite(bytes, 1, (size_t)count, stream) == (size_t)count && fflush(stream) == 0)
    descriptor = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 3);
  int error = errno;
  fclose(stream);
  errno = error;
  if (descriptor >= 0 && lseek(descriptor, 0, SEEK_SET) == 0) return descriptor;
  if (descriptor >= 0) close(descriptor);
  return -1;
}

int kuriosa_wait_for_process(int process) {
  int status = 0;
  while (waitpid(process, &status, 0) == -1)
    if (errno != EINTR) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int kuriosa_make_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int kuriosa_wait_readable(int first, int second) {
  struct pollfd requests[2] = {{.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}};
  if (poll(requests, 2, -1) < 0) return 0;
  return (requests[0].revents != 0 ? 1 : 0) + (requests[1].revents != 0 ? 2 : 0);
}
