#include "heap_growth.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void pagebox_heap_share(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
  // Only what is used of it takes memory.
  mallopt(M_TOP_PAD, 1 << 22);
#endif
}
