// stopwatch RUNS A... -- B...: runs two commands in turn, output thrown away, and prints the median
// wall seconds of each, the median of the ratios A/B, pair by pair, the most memory that each held, in MB,
// and the ratios' median in processor time, which hardly depends on what else runs. The programs
// that one of them starts and waits for count too.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

static double run(char **command, double *peak, double *processor) {
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
  struct rusage used;
  if (wait4(child, &status, 0, &used) < 0) exit(2);
  clock_gettime(CLOCK_MONOTONIC, &end);
  // 1 is an answer of 'diff'.
  if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
    fprintf(stderr, "stopwatch: '%s' failed\n", command[0]);
    exit(2);
  }
#ifdef __APPLE__
  double held = (double)used.ru_maxrss / 1e6;
#else
  double held = (double)used.ru_maxrss * 1024 / 1e6;
#endif
  if (held > *peak) *peak = held;
  *processor = seconds(used.ru_utime) + seconds(used.ru_stime);
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
  double *processor = calloc((size_t)runs, sizeof *processor);
  if (!as || !bs || !ratios || !processor) return 2;
  // The first of each warms the caches.
  double peakA = 0, peakB = 0, usedA, usedB;
  run(a, &peakA, &usedA);
  run(b, &peakB, &usedB);
  for (int i = 0; i < runs; i++) {
    as[i] = run(a, &peakA, &usedA);
    bs[i] = run(b, &peakB, &usedB);
    ratios[i] = as[i] / bs[i];
    processor[i] = usedA / usedB;
  }
  printf("%.4f %.4f %.5f %.0f %.0f %.5f\n", median(as, runs), median(bs, runs), median(ratios, runs), peakA,
         peakB, median(processor, runs));
  return 0;
}
