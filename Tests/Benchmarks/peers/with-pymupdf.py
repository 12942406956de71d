"""Prints the number, media and crop of every page, with PyMuPDF, in the coordinates of the file."""
import sys

import pymupdf

pdf = pymupdf.open(sys.argv[1])
for number, page in enumerate(pdf, 1):
    media, crop = page.mediabox, page.cropbox
    top = media.y1
    print(number, *media, crop.x0, top - crop.y1, crop.x1, top - crop.y0)
