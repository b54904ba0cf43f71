"""The 80 mm thermal printer: paper out of the top, a lid, one key and two lamps."""
from math import cos, radians, sin

import materials as m
from shapes import group, panel, prism, rod, rounded, sheet, slab

WIDTH, DEPTH, HEIGHT = 146, 188, 138
PAPER = 79.5
SLOT_Y = -46


def printer(receipt, length=150, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    body = group("printer", parent, at, turn)
    front, back = -DEPTH / 2, DEPTH / 2
    outline = rounded([(front, 5, 6), (back, 5, 6), (back, HEIGHT - 6, 14), (SLOT_Y + 12, HEIGHT, 6), (SLOT_Y - 8, HEIGHT, 4),
                       (front + 4, HEIGHT - 14, 16)], steps=12)
    prism("printer body", outline, WIDTH, 7, m.graphite(), body, axis="x")
    for x in (-54, 54):
        for y in (-74, 74):
            rod("printer foot", 8, 6, material=m.rubber(), parent=body, at=(x, y, 0))
    lid(body)
    paper_out(body, receipt, length)
    face(body)
    return body


def lid(body):
    """A lid over the roll, with a seam around it, behind the mouth."""
    y0, y1 = SLOT_Y + 9, DEPTH / 2 - 16
    slope = 6 / (DEPTH / 2 - SLOT_Y - 12)
    tilt = -slope * 0.95
    middle = (y0 + y1) / 2
    z = HEIGHT - slope * (middle - SLOT_Y - 12)
    slab("lid seam", (WIDTH - 18, y1 - y0, 1.2), 9, 0, m.void(), body, (0, middle, z - 0.5), (tilt, 0, 0))
    slab("lid", (WIDTH - 20.4, y1 - y0 - 2.4, 3.4), 8, 1.4, m.graphite(), body, (0, middle, z - 0.5), (tilt, 0, 0))
    slab("latch", (26, 9, 2), 3, 0.9, m.graphite_dark(), body, (WIDTH / 2 - 34, y0 + 11, z + 3.4), (tilt, 0, 0))


def paper_out(body, receipt, length):
    slab("mouth", (92, 10, 1.0), 4, 0, m.void(), body, (0, SLOT_Y, HEIGHT - 0.6))
    slab("cutter", (90, 1.4, 3), 0.4, 0.3, m.steel(), body, (0, SLOT_Y + 4, HEIGHT - 1.4))
    path, y, z = [], SLOT_Y, HEIGHT - 3
    steps = 48
    for step in range(steps + 1):
        path.append((y, z))
        part = step / steps
        angle = radians(76 + 66 * part ** 2.2)
        y += cos(angle) * length / steps
        z += sin(angle) * length / steps
    sheet("receipt", path, PAPER, m.picture("receipt", receipt, rough=0.75, light=0.98), body, teeth=26)


def face(body):
    front = -DEPTH / 2
    panel("face seam", (WIDTH - 26, 3, 1), 1, 0, m.void(), body, (0, front - 0.2, 84))
    panel("key", (24, 11, 2), 5, 0.8, m.graphite_dark(), body, (-42, front - 0.9, 102))
    for index, glow in enumerate((m.lamp(), m.surface("lamp off", "#4b5652", rough=0.3))):
        panel("printer lamp", (7, 2.2, 1), 1, 0.2, glow, body, (36 + index * 14, front - 0.3, 102))
