// expense [-o FILE] [-t SECONDS] COMMAND...: runs a command, output thrown away or written to FILE, and
// prints the seconds that passed, those of the processors in the program and in the system, and the
// most memory that it held, in MB. After the SECONDS it is ended, which is an error.
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  const char *output = "/dev/null";
  unsigned limit = 0;
  int option;
  // The plus has the GNU library leave the options of the command alone.
  while ((option = getopt(count, arguments, "+o:t:")) != -1) {
    if (option == 'o') output = optarg;
    else if (option == 't') limit = (unsigned)atoi(optarg);
    else return 64;
  }
  char **command = arguments + optind;
  if (!*command) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    int opened = open(output, O_RDWR | O_CREAT | O_TRUNC, 0666);
    if (opened < 0) _exit(127);
    dup2(opened, 1);
    alarm(limit);  // Outlives the exec.
    execvp(command[0], command);
    _exit(127);
  }
  int status = 0;
  struct rusage used;
  if (wait4(child, &status, 0, &used) < 0) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) return 3;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "expense: '%s' failed\n", command[0]);
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
