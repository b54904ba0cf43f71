"""The drawer's tray: 5 compartments for notes behind, 8 cups for coins in front, and what a morning's float puts there."""
from math import radians, sqrt
from random import Random

import materials as m
from shapes import group, panel, prism, rod, slab

WIDTH, WALL = 392, 42
NOTES, COINS = 5, 8
FLOOR = 14
FRONT, BETWEEN, BACK = -198, -104, 92
# Blank paper in the colours of the country's notes, not their likeness.
PAPERS = ("#b59a86", "#93ad8b", "#8ea9bf", "#a898b8", "#c99a90")
FILLED = (9, 16, 12, 7, 11)


def tray(moving):
    body = group("money", moving, (0, 0, FLOOR))
    dark = m.surface("tray", "#2b312f", rough=0.55, specular=0.35)
    slab("tray floor", (WIDTH, BACK - FRONT, 3), 2, 0.5, dark, body, (0, (BACK + FRONT) / 2, 0))
    for y in (FRONT + 1.5, BETWEEN, BACK - 1.5):
        slab("wall", (WIDTH, 3, WALL), 0.4, 0.6, dark, body, (0, y, 0))
    walls(body, dark, NOTES, BETWEEN, BACK)
    walls(body, dark, COINS, FRONT, BETWEEN)
    cups(body, dark)
    for index in range(NOTES):
        notes(body, index)
    chance = Random(8)
    for index in range(COINS):
        coins(body, index, chance)
    for side in (-1, 1):
        slab("rail", (3, BACK - FRONT + 150, 16), 0.3, 0.4, m.steel(), body, (side * (WIDTH / 2 + 4), (BACK + FRONT) / 2 + 70, 8))


def walls(body, material, count, front, back):
    for index in range(count + 1):
        x = -WIDTH / 2 + 1.5 + index * (WIDTH - 3) / count
        slab("divider", (3, back - front, WALL), 0.4, 0.6, material, body, (x, (front + back) / 2, 0))


def middle_of(index, count):
    return -WIDTH / 2 + 1.5 + (index + 0.5) * (WIDTH - 3) / count


def depth_of(y):
    """Cups are round below, so that a finger gets the last coin."""
    reach = (BETWEEN - FRONT) / 2
    part = (y - (FRONT + BETWEEN) / 2) / reach
    return 4 + 26 * (1 - sqrt(max(0, 1 - min(1, abs(part)) ** 2)))


def cups(body, material):
    steps = 20
    across = [FRONT + 2 + (BETWEEN - FRONT - 4) * step / steps for step in range(steps + 1)]
    outline = [(FRONT + 2, 2)] + [(y, depth_of(y)) for y in across] + [(BETWEEN - 2, 2)]
    prism("cups", outline, WIDTH - 4, 0, material, body, axis="x")


def notes(body, index):
    x, y = middle_of(index, NOTES), (BETWEEN + BACK) / 2 - 6
    high = FILLED[index]
    paper = m.surface(f"note {index}", PAPERS[index], rough=0.8, specular=0.2)
    pale = m.surface(f"note {index} pale", "#e6ddcc", rough=0.8, specular=0.2)
    lean = radians((1.2, -1.6, 0.8, -0.9, 1.5)[index])
    slab("notes below", (66, 150, high - 1.2), 0.8, 0.3, paper, body, (x, y, 3), (0, 0, -lean))
    slab("note", (66, 150, 1), 0.8, 0.2, paper, body, (x, y, 3 + high - 1), (0, 0, lean))
    slab("note field", (52, 128, 0.15), 3, 0, pale, body, (x, y, 3 + high), (0, 0, lean))
    rod("note seal", 15, 0.2, edge=0.05, material=paper, parent=body, at=(x, y + 30, 3 + high + 0.1))
    slab("clip", (11, 96, 1.3), 5, 0.4, m.steel(), body, (x, BACK - 52, 3 + high + 9), (radians(8), 0, 0))
    panel("clip spring", (20, 12, 8), 3, 1, m.steel(), body, (x, BACK - 10, 3 + high + 17))


def coins(body, index, chance):
    x, y = middle_of(index, COINS), (FRONT + BETWEEN) / 2
    radius = (12, 12, 12, 12, 10.5, 10.5, 10, 10)[index]
    silver = m.surface("coin", "#c4c4c0", rough=0.27, metal=1.0)
    for layer in range(3 + chance.randrange(3)):
        for row in (-22, 0, 22):
            across, along = x + chance.uniform(-9, 9), y + row + chance.uniform(-7, 7)
            tilt = (chance.uniform(-0.2, 0.2) + (along - y) / 130, chance.uniform(-0.22, 0.22), 0)
            rod("coin", radius, 1.8, edge=0.35, material=silver, parent=body, at=(across, along, depth_of(along) + 2 + layer * 2.3), turn=tilt)
