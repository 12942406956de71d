// The calls of libqpdf that 'pagebox inspect' makes for each page, and nothing else: the peer of
// 'make bench'. Reads the file into memory, walks the page tree, takes the seven values of each page.
#include <qpdf/qpdf-c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const keys[7] = {"/MediaBox", "/CropBox", "/BleedBox", "/TrimBox",
                                    "/ArtBox",   "/Rotate",  "/UserUnit"};
static qpdf_data pdf;
static long pages, characters;

static void values(qpdf_oh dictionary) {
  for (int i = 0; i < 7; i++) {
    if (!qpdf_oh_has_key(pdf, dictionary, keys[i])) continue;
    qpdf_oh value = qpdf_oh_get_key(pdf, dictionary, keys[i]);
    if (qpdf_oh_get_type_code(pdf, value) == ot_array) qpdf_oh_get_array_n_items(pdf, value);
    characters += (long)strlen(qpdf_oh_unparse_resolved(pdf, value));
    qpdf_oh_get_object_id(pdf, value);
    qpdf_oh_release(pdf, value);
  }
}

static void links(qpdf_oh dictionary) {
  qpdf_oh type = qpdf_oh_get_key(pdf, dictionary, "/Type");
  if (qpdf_oh_get_type_code(pdf, type) == ot_name) {
    characters += (long)strlen(qpdf_oh_get_name(pdf, type));
  }
  qpdf_oh_release(pdf, type);
  qpdf_oh parent = qpdf_oh_get_key(pdf, dictionary, "/Parent");
  if (qpdf_oh_get_object_id(pdf, parent)) qpdf_oh_get_generation(pdf, parent);
  qpdf_oh_release(pdf, parent);
}

static void walk(qpdf_oh node) {
  links(node);
  values(node);
  qpdf_oh kids = qpdf_oh_get_key(pdf, node, "/Kids");
  int count = qpdf_oh_get_array_n_items(pdf, kids);
  for (int i = 0; i < count; i++) {
    qpdf_oh kid = qpdf_oh_get_array_item(pdf, kids, i);
    if (qpdf_oh_get_object_id(pdf, kid)) qpdf_oh_get_generation(pdf, kid);
    if (qpdf_oh_get_type_code(pdf, kid) == ot_dictionary) {
      if (qpdf_oh_has_key(pdf, kid, "/Kids")) {
        walk(kid);
      } else {
        links(kid);
        values(kid);
        pages++;
      }
    }
    qpdf_oh_release(pdf, kid);
    qpdf_has_error(pdf);
  }
  qpdf_oh_release(pdf, kids);
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc((size_t)size);
  if (!bytes || fread(bytes, 1, (size_t)size, file) != (size_t)size) return 2;
  pdf = qpdf_init();
  qpdf_silence_errors(pdf);
  qpdf_set_suppress_warnings(pdf, 1);
  qpdf_read_memory(pdf, arguments[1], bytes, (unsigned long long)size, NULL);
  qpdf_oh root = qpdf_get_root(pdf);
  qpdf_oh tree = qpdf_oh_get_key(pdf, root, "/Pages");
  walk(tree);
  qpdf_oh_release(pdf, tree);
  qpdf_oh_release(pdf, root);
  qpdf_cleanup(&pdf);
  printf("%ld pages, %ld characters\n", pages, characters);
  return 0;
}
