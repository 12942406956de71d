// expense COMMAND...: runs a command, output thrown away, and prints the seconds that passed, those
// of the processors in the program and in the system, and the most memory that it held, in MB.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 2) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    int null = open("/dev/null", O_RDWR);
    dup2(null, 1);
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  int status = 0;
  struct rusage used;
  if (wait4(child, &status, 0, &used) < 0) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "expense: '%s' failed\n", arguments[1]);
    return 2;
  }
  double wall = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
#ifdef __APPLE__
  double peak = (double)used.ru_maxrss / 1e6;
#else
  double peak = (double)used.ru_maxrss * 1024 / 1e6;
#endif
  printf("%.2f %.2f %.2f %.0f\n", wall, seconds(used.ru_utime), seconds(used.ru_stime), peak);
  return 0;
}
