#include "fault_guard.h"
int pagebox_fault_guard_version(void) { return 1; }
