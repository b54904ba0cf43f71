"""The till: a 15-inch 4:3 panel (304 by 228 mm) behind one glass, on a foot of bent aluminium."""
from math import cos, pi, radians, sin

from mathutils import Vector

import materials as m
import ports
from shapes import cable, cut, group, panel, prism, rod, rounded, sheet, slab

PANEL = (304.1, 228.1)
GLASS = (350, 282)
HINGE = 172
LEAN = radians(16)
CHIN = 6
"""The bay of the sockets in the housing's back, above the hinge."""
BAY, BAY_AT, FLOOR = (204, 34), 50, 41


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
    computer = panel("computer", (232, 190, 18), 16, 8, m.graphite(), head, (0, 33, -7))
    cut(computer, panel("bay", (*BAY, 20), 6, 0, None, head, (0, FLOOR, BAY_AT)))
    panel("bay floor", (BAY[0] + 2, BAY[1] + 2, 1), 5, 0, m.graphite_dark(), head, (0, FLOOR - 1, BAY_AT))
    slab("hinge", (92, 26, 46), 6, 4, m.graphite_dark(), head, (0, 48, -24))
    for row in range(9):
        slab("vent", (120, 3, 2.4), 1, 0, m.void(), head, (0, 33.2, 94 + row * 5))
    for side in (-1, 1):
        for at, size in ((22, 13), (2, 13), (-20, 13), (-40, 7)):
            slab("port", (1, 5.4, size), 0.2, 0, m.void(), head, (side * (GLASS[0] / 2 - 0.9), 11.5, at))
    rod("power", 4, 1.6, material=m.aluminium(), parent=head, at=(GLASS[0] / 2 - 1.2, 11.5, -78), turn=(0, radians(90), 0))


def connected(body):
    """The terminal with its plugs in, their cables led down the foot through a clip and out over the counter."""
    head = next(part for part in body.children if part.name.startswith("head"))
    bay = group("bay", head, (0, FLOOR, BAY_AT), (0, 0, pi))
    slab("cable clip", (46, 15, 12), 4, 3, m.graphite_dark(), body, (0, behind_foot(78) + 5, 72))
    for (x, y, z), lane, radius, material, end in zip(ports.bay(bay), (9, 3, -3, -9), (2.2, 2.8, 2.3, 2.0), cables(), ENDS):
        start, turned = from_bay(x, y, z), from_bay(x * 0.96, y - 26, z - 9)
        path = [start, turned, (-x * 0.55 + lane * 0.4, turned[1] + 2, 150), (lane, behind_foot(78) + 7, 78),
                (lane * 1.2, behind_foot(30) + 12, 28), *end]
        cable("terminal cable", lying(path, radius), radius, material, body)


def lying(path, radius, steps=10):
    """A smooth way through the places (Catmull-Rom), nowhere below the counter."""
    spots = [Vector(spot) for spot in (path[0], *path, path[-1])]
    way = [spots[1]]
    for before, near, far, after in zip(spots, spots[1:], spots[2:], spots[3:]):
        for step in range(1, steps + 1):
            t = step / steps
            way.append((2 * near + (far - before) * t + (2 * before - 5 * near + 4 * far - after) * t ** 2
                        + (3 * near - before - 3 * far + after) * t ** 3) / 2)
    return [(x, y, max(z, radius + 0.2)) for x, y, z in way]


def behind_foot(z):
    return 62 - 42 * (z - 4) / HINGE


def from_bay(x, y, z):
    """A place in the bay, as the terminal has it."""
    deep, high = FLOOR - y, BAY_AT + z
    return (-x, -36 + deep * cos(LEAN) + high * sin(LEAN), HINGE - deep * sin(LEAN) + high * cos(LEAN))


ENDS = (
    [(44, 88, 2.4), (130, 84, 2.4), (260, 50, 2.4), (480, 0, 2.4)],
    [(26, 96, 3), (120, 104, 3), (260, 76, 3), (480, 44, 3)],
    [(-30, 96, 2.5), (-120, 96, 2.5), (-260, 74, 2.5), (-480, 50, 2.5)],
    [(-52, 86, 2.2), (-140, 74, 2.2), (-260, 40, 2.2), (-480, 0, 2.2)],
)


def cables():
    grey = m.surface("cable grey", "#8d948f", rough=0.6)
    return m.rubber(), m.emerald(), m.rubber(), grey


def terminal_cable(points, parent=None):
    return cable("terminal cable", points, 2.6, m.rubber(), parent)
