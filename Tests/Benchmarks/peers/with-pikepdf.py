"""Prints the number and the five boxes of every page, with pikepdf."""
import sys

import pikepdf

with pikepdf.open(sys.argv[1]) as pdf:
    for number, page in enumerate(pdf.pages, 1):
        print(number, *page.mediabox, *page.cropbox, *page.bleedbox, *page.trimbox, *page.artbox)
