"""Prints the number and the five boxes of every page, with pypdf."""
import sys

import pypdf

for number, page in enumerate(pypdf.PdfReader(sys.argv[1]).pages, 1):
    print(number, *page.mediabox, *page.cropbox, *page.bleedbox, *page.trimbox, *page.artbox)
