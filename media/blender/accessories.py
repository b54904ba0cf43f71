"""What can be ordered beside the package: kitchen screen, customer display, receipt rolls."""
from math import pi, radians

import materials as m
from shapes import cable, group, lathe, panel, rod, sheet, slab


def lit(parent, screen, size, low=0):
    width, height = size
    glow = m.picture("accessory screen", screen, rough=0.35, glow=0.95, coat=0.3)
    sheet("accessory screen", [(-0.12, low - height / 2), (-0.12, low + height / 2)], width, glow, parent)


def kitchen_screen(screen, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """21.5 inches wide (476 by 268 mm), on a pole clamped to the pass."""
    body = group("kitchen screen", parent, at, turn)
    slab("clamp", (190, 150, 12), 14, 3, m.graphite_dark(), body)
    rod("pole", 17, 330, material=m.aluminium(), parent=body, at=(0, 30, 10))
    rod("collar", 26, 22, edge=3, material=m.graphite_dark(), parent=body, at=(0, 30, 12))
    head = group("kitchen head", body, (0, -12, 270), (radians(-8), 0, 0))
    panel("kitchen glass", (512, 306, 4), 9, 1.2, m.glass_black(), head)
    panel("kitchen back", (510, 304, 26), 9, 5, m.graphite(), head, (0, 4.4, 0))
    slab("kitchen mount", (110, 40, 100), 8, 4, m.graphite_dark(), head, (0, 42, -50))
    lit(head, screen, (476, 268), 2)
    cable("kitchen cable", [(34, 30, 240), (52, 58, 170), (40, 64, 80), (24, 58, 14)], 2.6, m.rubber(), body)
    return body


def customer_display(screen, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    body = group("customer display", parent, at, turn)
    lathe("display base", [(0, 0), (66, 0), (69, 2), (69, 6), (65, 9), (24, 13), (14, 18), (0, 18)], m.graphite_dark(), body)
    rod("display pole", 9.5, 190, material=m.aluminium(), parent=body, at=(0, 0, 10))
    head = group("display head", body, (0, -14, 205), (radians(-14), 0, 0))
    panel("display glass", (216, 140, 3), 9, 1, m.glass_black(), head)
    panel("display back", (214, 138, 16), 9, 4, m.graphite(), head, (0, 3.2, 0))
    slab("display joint", (34, 22, 34), 5, 3, m.graphite_dark(), head, (0, 20, -22))
    lit(head, screen, (192, 115), 3)
    cable("display cable", [(20, 14, 190), (30, 34, 140), (22, 36, 60), (14, 32, 12)], 2.2, m.rubber(), body)
    return body


def roll(parent=None, at=(0, 0, 0), turn=(0, 0, 0), radius=40):
    """80 mm wide, wound on a green core; the windings show at its ends."""
    body = group("roll", parent, at, turn)
    face, distance, up = [], 9.0, True
    while distance < radius - 1:
        face.append((distance, 0.28 if up else 0.0))
        distance, up = distance + 0.75, not up
    low = [(r, z) for r, z in face]
    high = [(r, 80 - z) for r, z in reversed(face)]
    lathe("paper", [(9, 0)] + low + [(radius - 0.4, 0), (radius, 0.4), (radius, 79.6), (radius - 0.4, 80)] + high + [(9, 80)],
          m.white_paper(), body)
    lathe("core", [(6.2, 0.6), (9, 0.6), (9, 79.4), (6.2, 79.4), (6.2, 0.6)], m.emerald(), body)
    return body


def rolls(parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    body = group("rolls", parent, at, turn)
    for x, y, z in ((-84, 40, 0), (2, 62, 0), (88, 40, 0), (-41, 50, 80), (46, 52, 80)):
        roll(body, (x, y, z))
    lying = group("lying", body, (-10, -70, 40), (0, pi / 2, 0.24))
    roll(lying, (0, 0, -40))
    tail = group("tail", body, (-10, -70, 0), (0, 0, 0.24))
    path = [(4, 0.35), (-40, 0.35), (-90, 0.4), (-128, 1.2), (-142, 4), (-150, 9)]
    sheet("roll tail", path, 79.6, m.white_paper(), tail, teeth=26)
    return body
