"""The till: a 15-inch 4:3 panel (304 by 228 mm) behind one glass, on a foot of bent aluminium."""
from math import radians

import materials as m
from shapes import cable, group, panel, prism, rod, rounded, sheet, slab

PANEL = (304.1, 228.1)
GLASS = (350, 282)
HINGE = 172
LEAN = radians(16)
CHIN = 6


def terminal(screen, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    body = group("terminal", parent, at, turn)
    foot(body)
    head = group("head", body, (0, -36, HINGE), (-LEAN, 0, 0))
    shell(head)
    panel("glass", (*GLASS, 4), 13, 1.2, m.glass_black(), head, (0, 0, 0))
    width, height = PANEL
    low = -height / 2 + CHIN
    lit = m.picture("screen", screen, rough=0.35, glow=0.95, coat=0.35)
    sheet("screen", [(-0.12, low), (-0.12, low + height)], width, lit, head)
    slab("camera dot", (3, 0.4, 3), 0.2, 0, m.graphite_dark(), head, (0, -0.1, GLASS[1] / 2 - 11))
    return body


def foot(body):
    """One plate, bent once: it lies on the counter and rises to the hinge."""
    thick = 9
    outline = rounded([
        (-112, 4, 2), (62, 4, 26), (20, HINGE + 4, 3), (20 - thick, HINGE + 2, 3),
        (62 - thick * 1.35, 4 + thick, 17), (-112, 4 + thick, 4),
    ], steps=14)
    prism("foot", outline, 172, 2.4, m.aluminium(), body, axis="x")
    slab("foot pad", (150, 150, 4), 10, 0.5, m.rubber(), body, (0, -30, 0))


def shell(head):
    """The housing behind the glass: a rim, a seam, a deeper back with vents and the ports at its side."""
    panel("rim", (GLASS[0] - 1, GLASS[1] - 1, 15), 13, 2, m.graphite(), head, (0, 4.5, 0))
    panel("seam", (GLASS[0] - 4, GLASS[1] - 4, 3), 11, 0, m.void(), head, (0, 18, 0))
    panel("back", (GLASS[0] - 1, GLASS[1] - 1, 14), 13, 6, m.graphite(), head, (0, 20, 0))
    panel("computer", (232, 168, 18), 16, 8, m.graphite(), head, (0, 33, -18))
    slab("hinge", (92, 26, 46), 6, 4, m.graphite_dark(), head, (0, 48, -24))
    for row in range(9):
        slab("vent", (120, 3, 2.4), 1, 0, m.void(), head, (0, 33.2, 94 + row * 5))
    for side in (-1, 1):
        for at, size in ((22, 13), (2, 13), (-20, 13), (-40, 7)):
            slab("port", (1, 5.4, size), 0.2, 0, m.void(), head, (side * (GLASS[0] / 2 - 0.9), 11.5, at))
    rod("power", 4, 1.6, material=m.aluminium(), parent=head, at=(GLASS[0] / 2 - 1.2, 11.5, -78), turn=(0, radians(90), 0))


def terminal_cable(points, parent=None):
    return cable("terminal cable", points, 2.6, m.rubber(), parent)
