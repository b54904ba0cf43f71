"""The cash drawer: 410 by 415 by 100 mm, lock with key, 5 compartments for notes and 8 for coins."""
from math import radians

import materials as m
from shapes import group, panel, rod, slab

WIDTH, DEPTH, HEIGHT = 410, 415, 100
FEET = 6


def drawer(out=0, parent=None, at=(0, 0, 0), turn=(0, 0, 0), key=False):
    """Open by `out` millimetres; its money is made only when it can be seen."""
    body = group("drawer", parent, at, turn)
    for x in (-170, 170):
        for y in (-170, 170):
            rod("drawer foot", 13, FEET + 1, material=m.rubber(), parent=body, at=(x, y, 0))
    if out:
        hull(body)
    else:
        slab("drawer body", (WIDTH, DEPTH - 6, HEIGHT - FEET), 5, 2.2, m.powder_coat(), body, (0, 3, FEET))
    moving = group("tray", body, (0, -out, 0))
    front(moving, key)
    if out:
        from money import tray
        tray(moving)
    return body


def hull(body):
    coat, inner = m.powder_coat(), HEIGHT - FEET
    slab("drawer top", (WIDTH, DEPTH - 6, 3), 3, 1, coat, body, (0, 3, HEIGHT - 3))
    slab("drawer bottom", (WIDTH, DEPTH - 6, 3), 3, 1, coat, body, (0, 3, FEET))
    for side in (-1, 1):
        slab("drawer side", (3, DEPTH - 6, inner), 0.5, 0.4, coat, body, (side * (WIDTH / 2 - 1.5), 3, FEET))
    slab("drawer back", (WIDTH, 3, inner), 0.5, 0.4, coat, body, (0, DEPTH / 2 - 1.5, FEET))


def front(moving, key):
    y = -DEPTH / 2
    panel("front gap", (WIDTH - 8, HEIGHT - FEET - 8, 2), 2, 0, m.void(), moving, (0, y - 0.5, FEET + (HEIGHT - FEET) / 2))
    panel("front", (WIDTH - 2, HEIGHT - FEET - 5, 9), 4, 2, m.powder_coat(), moving, (0, y - 9.5, FEET + (HEIGHT - FEET) / 2 - 1))
    for x in (-118, 118):
        panel("slot", (104, 4, 0.6), 2, 0, m.void(), moving, (x, y - 9.9, 71))
    rod("lock ring", 14, 3.4, edge=1.2, material=m.steel(), parent=moving, at=(0, y - 9, 52), turn=(radians(90), 0, 0))
    rod("lock", 9.5, 4.6, edge=0.8, material=m.aluminium(), parent=moving, at=(0, y - 9, 52), turn=(radians(90), 0, 0))
    slab("keyhole", (1.6, 1, 8), 0.3, 0, m.void(), moving, (0, y - 13.4, 48))
    if key:
        slab("key bow", (2.4, 24, 22), 3, 1, m.steel(), moving, (0, y - 31, 41))
        slab("key shaft", (2, 10, 6), 0.6, 0.4, m.steel(), moving, (0, y - 17, 49))
