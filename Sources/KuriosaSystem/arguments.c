#include "KuriosaSystem.h"
#include <stdlib.h>

static int argument_count = 0;
static char **arguments = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

char **kuriosa_arguments(int *count) {
  *count = argument_count;
  return arguments;
}
