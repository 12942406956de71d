// The C API of libqpdf, the floor is 11.3. Only QPDFBridge imports this module, which does not link
// libqpdf: CQPDFLoader has the functions, and on Darwin the flags of pkg-config.
#include <qpdf/qpdf-c.h>
// For the memory that libqpdf hands over.
#include <stdlib.h>
