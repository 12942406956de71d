/* A program that writes a file as carefully as the tool does: the shim is tried on it.
 *
 * driver FOLDER: makes FOLDER/.x with six bytes, and renames it to FOLDER/x. The status is 0, or the
 * number of the step that failed; then there is no FOLDER/.x.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char staging[4096], name[4096];

static int give_up(int step) {
  unlink(staging);
  return step;
}

int main(int count, char **words) {
  if (count < 2) return 64;
  snprintf(staging, sizeof staging, "%s/.x", words[1]);
  snprintf(name, sizeof name, "%s/x", words[1]);
  int number = open(staging, O_WRONLY | O_CREAT | O_EXCL, 0600);
  if (number < 0) return 1;
  const char *left = "abcdef";
  while (*left != 0) {
    ssize_t done = write(number, left, strlen(left));
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return give_up(2);
    left += done;
  }
  if (fsync(number) != 0) return give_up(3);
  close(number);
  if (rename(staging, name) != 0) return give_up(4);
  return 0;
}
