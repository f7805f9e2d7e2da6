#include "KuriosaSystem.h"
#include <pthread.h>
#include <stdlib.h>

struct body {
  void (*call)(void *);
  void *argument;
};

static void *run_thread(void *pointer) {
  struct body *body = pointer;
  kuriosa_prepare_thread();
  body->call(body->argument);
  return NULL;
}

/// Returns how many threads the system gave.
static int start_threads(pthread_t *threads, int count, long stack_size, struct body *body) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_setstacksize(&attributes, (size_t)stack_size);
  int started = 0;
  while (started < count && pthread_create(&threads[started], &attributes, run_thread, body) == 0) started++;
  pthread_attr_destroy(&attributes);
  return started;
}

void kuriosa_run_threads(int count, long stack_size, void (*other)(void *), void (*own)(void *), void *argument) {
  struct body body = {other, argument};
  pthread_t *threads = calloc((size_t)count, sizeof *threads);
  int started = threads == NULL ? 0 : start_threads(threads, count, stack_size, &body);
  own(argument);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  free(threads);
}
