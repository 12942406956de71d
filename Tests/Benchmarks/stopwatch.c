// stopwatch RUNS A... -- B...: runs two commands in turn, output thrown away, and prints the median
// wall seconds of each and the median of the ratios A/B, pair by pair.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double run(char **command) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    int null = open("/dev/null", O_RDWR);
    dup2(null, 1);
    dup2(null, 2);
    execvp(command[0], command);
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  clock_gettime(CLOCK_MONOTONIC, &end);
  // 1 is an answer of 'diff'.
  if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
    fprintf(stderr, "stopwatch: '%s' failed\n", command[0]);
    exit(2);
  }
  return (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, compare);
  return values[count / 2];
}

int main(int count, char **arguments) {
  int runs = count > 1 ? atoi(arguments[1]) : 0, split = 2;
  while (split < count && strcmp(arguments[split], "--") != 0) split++;
  if (runs < 1 || split == 2 || split + 1 >= count) return 64;
  arguments[split] = NULL;
  char **a = arguments + 2, **b = arguments + split + 1;
  double *as = calloc((size_t)runs, sizeof *as), *bs = calloc((size_t)runs, sizeof *bs);
  double *ratios = calloc((size_t)runs, sizeof *ratios);
  if (!as || !bs || !ratios) return 2;
  // The first of each warms the caches.
  run(a);
  run(b);
  for (int i = 0; i < runs; i++) {
    as[i] = run(a);
    bs[i] = run(b);
    ratios[i] = as[i] / bs[i];
  }
  printf("%.4f %.4f %.2f\n", median(as, runs), median(bs, runs), median(ratios, runs));
  return 0;
}
