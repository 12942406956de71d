#include "system_thread.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

static _Thread_local size_t stack_of_thread;

struct start {
  size_t stack;
  void (*run)(void *context);
  void *context;
};

static void *run_thread(void *given) {
  struct start start = *(struct start *)given;
  free(given);
  stack_of_thread = start.stack;
  start.run(start.context);
  return NULL;
}

int pagebox_thread_start(
    size_t stack, void (*run)(void *context), void *context, uintptr_t *thread) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  start->stack = stack;
  start->run = run;
  start->context = context;
  pthread_t started;
  pthread_attr_t attributes;
  int failure = pthread_attr_init(&attributes);
  if (failure == 0) {
    if (stack > 0) failure = pthread_attr_setstacksize(&attributes, stack);
    if (failure == 0) failure = pthread_create(&started, &attributes, run_thread, start);
    pthread_attr_destroy(&attributes);
  }
  if (failure == 0) {
    *thread = (uintptr_t)started;
  } else {
    free(start);
  }
  return failure;
}

size_t pagebox_thread_stack(void) { return stack_of_thread; }

void pagebox_thread_join(uintptr_t thread) { pthread_join((pthread_t)thread, NULL); }

void pagebox_thread_detach(uintptr_t thread) { pthread_detach((pthread_t)thread); }
