"""Prints the number and the five boxes of every page, with pypdfium2."""
import sys

import pypdfium2

pdf = pypdfium2.PdfDocument(sys.argv[1])
for number in range(len(pdf)):
    page = pdf[number]
    print(
        number + 1,
        *page.get_mediabox(),
        *page.get_cropbox(),
        *page.get_bleedbox(),
        *page.get_trimbox(),
        *page.get_artbox(),
    )
    page.close()
