#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void kuriosa_reset_signals(void) {
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_IGN);
}

void kuriosa_end_by_closed_pipe(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGPIPE);
  signal(SIGPIPE, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(SIGPIPE);
  _exit(128 + SIGPIPE);
}

static const char *fault_message;
static int fault_status;

static void end_by_fault(int number) {
  (void)number;
  ssize_t written = write(2, fault_message, strlen(fault_message));
  (void)written;
  _exit(fault_status);
}

void kuriosa_catch_faults(const char *message, int status) {
  fault_message = message;
  fault_status = status;
  kuriosa_prepare_thread();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end_by_fault;
  action.sa_flags = SA_ONSTACK;
  sigfillset(&action.sa_mask);
  const int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) sigaction(numbers[index], &action, NULL);
}

void kuriosa_prepare_thread(void) {
  // Wide registers are saved on this stack, so the smallest size that the system names may be too small.
  static _Thread_local char memory[65536];
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = memory;
  stack.ss_size = sizeof memory;
  sigaltstack(&stack, NULL);
}

void kuriosa_hold_signals(sigset_t *before) {
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  sigset_t set;
  sigemptyset(&set);
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) sigaddset(&set, numbers[index]);
  pthread_sigmask(SIG_BLOCK, &set, before);
}

void kuriosa_set_signals(const sigset_t *set) { pthread_sigmask(SIG_SETMASK, set, NULL); }
