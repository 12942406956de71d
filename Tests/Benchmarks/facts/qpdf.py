"""Facts of 'qpdf --json --json-key=pages --json-key=qpdf': media and crop, inherited along /Parent."""
import json
import sys

found = json.load(sys.stdin)
objects = found["qpdf"][1]


def value(entry):
    while isinstance(entry, str) and entry.endswith(" R"):
        entry = objects["obj:" + entry].get("value")
    return entry


def inherited(page, key):
    seen = 0
    while page and seen < 100:
        if value(page.get(key)) is not None:
            return [value(number) for number in value(page[key])]
        page, seen = value(page.get("/Parent")), seen + 1
    return None


for number, page in enumerate(found["pages"], 1):
    page = value(page["object"])
    media = inherited(page, "/MediaBox") or []
    print(number, *media, *(inherited(page, "/CropBox") or media))
