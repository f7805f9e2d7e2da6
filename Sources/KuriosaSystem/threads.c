#define _GNU_SOURCE
#include "KuriosaSystem.h"
#include <pthread.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <sched.h>
#else
typedef int cpu_set_t;
#endif

struct body {
  void (*call)(void *);
  void *argument;
  /// The processors that a thread may move to once it runs; none where that is not known.
  cpu_set_t processors;
};

#if defined(__GLIBC__)
static void find_processors(cpu_set_t *processors) {
  if (sched_getaffinity(0, sizeof *processors, processors) != 0) CPU_ZERO(processors);
}

/// Takes the processor that this thread runs on out of the set.
static void leave_out_own(cpu_set_t *processors) {
  int own = sched_getcpu();
  if (own >= 0 && own < CPU_SETSIZE) CPU_CLR(own, processors);
}

/// Lets a thread begin on the first processor of the set, which is taken out of it; false where none is left. Linux may
/// place a new thread behind its maker, where it waits until that one sleeps: for a short run that would be to the end.
static int begin_on_next(pthread_attr_t *attributes, cpu_set_t *processors) {
  int number = 0;
  while (number < CPU_SETSIZE && !CPU_ISSET(number, processors)) number++;
  if (number == CPU_SETSIZE) return 0;
  CPU_CLR(number, processors);
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(number, &one);
  return pthread_attr_setaffinity_np(attributes, sizeof one, &one) == 0;
}

static void allow_all(const cpu_set_t *processors) {
  if (CPU_COUNT(processors) > 0) sched_setaffinity(0, sizeof *processors, processors);
}
#else
static void find_processors(cpu_set_t *processors) { *processors = 0; }
static void leave_out_own(cpu_set_t *processors) { (void)processors; }
static int begin_on_next(pthread_attr_t *attributes, cpu_set_t *processors) {
  (void)attributes, (void)processors;
  return 0;
}
static void allow_all(const cpu_set_t *processors) { (void)processors; }
#endif

static void *run_thread(void *pointer) {
  struct body *body = pointer;
  allow_all(&body->processors);
  kuriosa_prepare_thread();
  body->call(body->argument);
  return NULL;
}

/// Starts a thread on the next of the processors, or, where there is none or it may not, wherever the system likes.
static int start_thread(pthread_t *thread, long stack_size, struct body *body, cpu_set_t *processors) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return 0;
  pthread_attr_setstacksize(&attributes, (size_t)stack_size);
  int is_placed = begin_on_next(&attributes, processors);
  int failure = pthread_create(thread, &attributes, run_thread, body);
  pthread_attr_destroy(&attributes);
  if (failure == 0) return 1;
  return is_placed && start_thread(thread, stack_size, body, &(cpu_set_t){0});
}

/// Returns how many threads the system gave.
static int start_threads(pthread_t *threads, int count, long stack_size, struct body *body) {
  find_processors(&body->processors);
  cpu_set_t processors = body->processors;
  leave_out_own(&processors);
  int started = 0;
  while (started < count && start_thread(&threads[started], stack_size, body, &processors)) started++;
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
