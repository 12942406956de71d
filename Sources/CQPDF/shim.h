// The C API of libqpdf, the floor is 11.3. Only QPDFBridge imports this module.
#include <qpdf/qpdf-c.h>
// For the memory that libqpdf hands over.
#include <stdlib.h>
