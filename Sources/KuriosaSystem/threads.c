#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <pthread.h>
#include <stdlib.h>
#if defined(__linux__)
#include <sched.h>
#endif

struct body {
  void (*call)(void *);
  void *argument;
#if defined(__linux__)
  /// The processors that a thread may move to once it runs.
  cpu_set_t processors;
#endif
};

#if defined(__linux__)
/// The processors of this process without the one that this thread runs on.
static cpu_set_t other_processors(const struct body *body) {
  cpu_set_t others = body->processors;
  int own = sched_getcpu();
  if (own >= 0 && own < CPU_SETSIZE) CPU_CLR(own, &others);
  return others;
}

/// Lets a thread begin on the first processor of the set, which is taken out of it. Linux may place a new thread behind
/// its maker, where it waits until that one sleeps: for a short run that would be to the end.
static void begin_on_next(pthread_attr_t *attributes, cpu_set_t *processors) {
  for (int number = 0; number < CPU_SETSIZE; number++) {
    if (!CPU_ISSET(number, processors)) continue;
    CPU_CLR(number, processors);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(number, &one);
    pthread_attr_setaffinity_np(attributes, sizeof one, &one);
    return;
  }
}
#endif

static void *run_thread(void *pointer) {
  struct body *body = pointer;
#if defined(__linux__)
  if (CPU_COUNT(&body->processors) > 0) sched_setaffinity(0, sizeof body->processors, &body->processors);
#endif
  kuriosa_prepare_thread();
  body->call(body->argument);
  return NULL;
}

/// Returns how many threads the system gave.
static int start_threads(pthread_t *threads, int count, long stack_size, struct body *body) {
  int started = 0;
#if defined(__linux__)
  if (sched_getaffinity(0, sizeof body->processors, &body->processors) != 0) CPU_ZERO(&body->processors);
  cpu_set_t processors = other_processors(body);
#endif
  while (started < count) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) break;
    pthread_attr_setstacksize(&attributes, (size_t)stack_size);
#if defined(__linux__)
    begin_on_next(&attributes, &processors);
#endif
    int failure = pthread_create(&threads[started], &attributes, run_thread, body);
    pthread_attr_destroy(&attributes);
    if (failure != 0) break;
    started++;
  }
  return started;
}

void kuriosa_run_threads(int count, long stack_size, void (*other)(void *), void (*own)(void *), void *argument) {
  struct body body = {.call = other, .argument = argument};
  pthread_t *threads = calloc((size_t)count, sizeof *threads);
  int started = threads == NULL ? 0 : start_threads(threads, count, stack_size, &body);
  own(argument);
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  free(threads);
}
