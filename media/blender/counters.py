"""Four counters: what stands around the package in a shop, a restaurant, a pharmacy and a supermarket."""
from math import pi, radians
from random import Random

import bpy

import materials as m
import studio
from drawer import HEIGHT as DRAWER_TOP
from drawer import drawer
from printer import printer
from scanner import scanner
from shapes import MM, cable, group, lathe, loft, panel, rod, slab
from terminal import terminal

BACK = 620


def counter(prints, screen, top, wall, turn=0.2):
    """A worktop, a wall, and the package a little turned towards the cashier's side."""
    studio.lights(side=-1, strength=1.2)
    slab("worktop", (4200, 1500, 40), 4, 3, m.surface("worktop", top, rough=0.42, specular=0.4), None, (0, -80, -40))
    panel("wall", (6000, 2600, 20), 0, 0, m.surface("wall", wall, rough=0.85, specular=0.2), None, (0, BACK + 40, 900))
    till = group("till", None, (0, 20, 0), (0, 0, turn))
    drawer(parent=till)
    terminal(prints(screen), till, (0, 20, DRAWER_TOP))
    printer(prints("receipt"), 150, None, (335, 110, 0), (0, 0, turn - 0.35))
    studio.camera(-12, 13, (40, 0, 205), 2500, lens=82)


def shelf(z, colour="#cdb58f"):
    slab("shelf", (3000, 230, 26), 2, 2, m.surface(f"shelf {colour}", colour, rough=0.5), None, (0, BACK - 80, z))


def packs(z, chance, colours, heights, widths, x=-900, until=900):
    """A row of packets on a shelf, each with its label."""
    while x < until:
        width, high = chance.uniform(*widths), chance.uniform(*heights)
        colour = chance.choice(colours)
        for _ in range(chance.choice((2, 3, 4))):
            slab("pack", (width, 90, high), 2, 1.5, m.surface(f"pack {colour}", colour, rough=0.55), None, (x + width / 2, BACK - 110, z))
            label(width, high, (x + width / 2, BACK - 155.6, z))
            x += width + 4
        x += chance.uniform(6, 26)


def label(width, high, at):
    """A light field with a name and two lines of small print, as seen from the till."""
    x, y, z = at
    panel("label", (width * 0.72, high * 0.34, 0.6), 2, 0, m.white_paper(), None, (x, y, z + high * 0.55))
    ink = m.surface("label ink", "#39423e", rough=0.8)
    for share, up, tall in ((0.46, 0.62, 7), (0.56, 0.53, 2.2), (0.38, 0.48, 2.2)):
        panel("print", (width * share, tall, 0.4), 0.5, 0, ink, None, (x, y - 0.5, z + high * up))


def bag(at, turn, colour, size=(190, 95, 250)):
    body = group("bag", None, at, (0, 0, turn))
    width, depth, high = size
    slab("bag paper", size, 3, 1.2, m.surface(f"bag {colour}", colour, rough=0.8, specular=0.2), body)
    slab("bag mouth", (width - 5, depth - 5, 1), 2, 0, m.void(), body, (0, 0, high - 0.2))
    for y in (-depth / 2 + 1, depth / 2 - 1):
        cable("bag handle", [(-38, y, high - 4), (-32, y, high + 62), (0, y, high + 84), (32, y, high + 62), (38, y, high - 4)], 2.6,
              m.surface("cord", "#e8ddc6", rough=0.9), body)
    panel("bag mark", (54, 62, 0.6), 4, 0, m.emerald(), body, (0, -depth / 2 - 0.5, high * 0.5))


def retail(prints):
    counter(prints, "retail", "#b98f62", "#ece3d2")
    chance = Random(3)
    rod("rail", 11, 2400, material=m.aluminium(), at=(-1200, BACK - 170, 640), turn=(0, pi / 2, 0))
    x = -820
    for colour in ("#20302a", "#0b6b50", "#dccbb0", "#20302a", "#c98f3c", "#7d8b84", "#20302a", "#b46a4e", "#e6dcc8", "#0b6b50", "#20302a", "#a9b3ac") * 2:
        cloth = m.surface(f"cloth {colour}", colour, rough=0.95, specular=0.1)
        loft("garment", [((x, BACK - 170, 70), 30, 200, 0), ((x, BACK - 170, 330), 24, 185, 0), ((x, BACK - 170, 540), 20, 170, 0),
                         ((x, BACK - 170, 590), 12, 120, 0), ((x, BACK - 170, 605), 6, 30, 0)], cloth)
        cable("hanger", [(x, BACK - 170, 600), (x, BACK - 170, 632), (x, BACK - 160, 652), (x, BACK - 170, 660)], 2, m.steel())
        x += chance.uniform(62, 84)
    for index, colour in enumerate(("#e3d6bd", "#0b6b50", "#c98f3c", "#f2ede2")):
        slab("folded", (236 - index * 4, 190, 30), 16, 13, m.surface(f"folded {colour}", colour, rough=0.95, specular=0.1, grain=0.3, grain_scale=120),
             None, (-392 + chance.uniform(-5, 5), 20, index * 29), (0, 0, 0.12 + chance.uniform(-0.04, 0.04)))
    bag((-365, 270, 0), 0.3, "#f1ebdf")


def restaurant(prints):
    counter(prints, "tables", "#a87b52", "#4a6a5c")
    shelf(300)
    shelf(560)
    chance = Random(5)
    jars = ("#b5763a", "#7b4a26", "#c9a24b", "#8a2f22", "#5d6b3a")
    for row, (z, high) in enumerate(((326, 150), (586, 120))):
        for index in range(16):
            x = -800 + index * 104 + chance.uniform(-8, 8)
            fill = m.surface(f"spice {index % 5}", jars[(index + row) % 5], rough=0.7)
            lathe("jar", [(0, 0), (36, 0), (40, 5), (40, high - 34), (34, high - 22), (0, high - 22)], fill, None, (x, BACK - 90, z))
            rod("jar lid", 36, 20, edge=3, material=m.surface("lid", "#c8a063", rough=0.5), at=(x, BACK - 90, z + high - 24))
    for x in (-420, 40, 500):
        lathe("lampshade", [(14, 150), (30, 146), (96, 40), (104, 0), (98, 0), (90, 38), (26, 138)], m.surface("shade", "#f4b942", rough=0.4), None, (x, 300, 640))
        rod("bulb", 26, 40, edge=12, material=m.surface("bulb", "#ffe2b0", glow=1.4), at=(x, 300, 640))
    for index, (x, y) in enumerate(((-390, -60), (-300, -120), (-430, -170))):
        karak(x, y)
    for index in range(7):
        lathe("plate", [(0, 4), (60, 4), (66, 6), (104, 16), (106, 18), (104, 19), (64, 10), (0, 9)], m.surface("plate", "#f3eee3", rough=0.3, coat=0.3), None, (-430, 190, index * 8))
    bag((400, -190, 0), -0.3, "#c9a679", (150, 90, 190))


def karak(x, y):
    lathe("saucer", [(0, 3), (34, 3), (56, 10), (57, 12), (34, 7), (0, 7)], m.surface("saucer", "#f3eee3", rough=0.3, coat=0.3), None, (x, y, 0))
    lathe("tea", [(0, 10), (22, 10), (25, 26), (22, 48), (27, 74), (0, 74)], m.surface("karak", "#b57a45", rough=0.2, coat=0.4), None, (x, y, 0))
    lathe("glass", [(27.2, 73), (29, 88), (28, 88.4), (26.6, 75)], m.surface("tea glass", "#e9e2d6", rough=0.1, coat=0.6), None, (x, y, 0))


def pharmacy(prints):
    counter(prints, "pharmacies", "#e9e4d8", "#e8eee9")
    chance = Random(11)
    for z in (150, 380, 610):
        shelf(z, "#f4f1ea")
        packs(z + 26, chance, ("#f7f4ee", "#bcd9cc", "#0b6b50", "#d8e4ee", "#f0d9a0", "#e7b8a6", "#ffffff"), (70, 160), (46, 96))
    for index, (x, y, colour) in enumerate(((-360, -60, "#ffffff"), (-300, -130, "#0b6b50"), (-430, 60, "#f0d9a0"))):
        slab("box", (112, 44, 66), 1.5, 1, m.surface(f"box {colour}", colour, rough=0.5), None, (x, y, 0), (0, 0, 0.35 - index * 0.3))
    slab("box on top", (104, 42, 40), 1.5, 1, m.surface("box blue", "#9fbfd8", rough=0.5), None, (-362, -60, 66.5), (0, 0, 0.5))
    for x, y, high in ((-395, 175, 118), (-320, 150, 96), (-455, 150, 96)):
        amber = m.surface("amber", "#8a4b16", rough=0.12, coat=0.5)
        lathe("bottle", [(0, 0), (28, 0), (31, 3), (31, high - 26), (20, high - 12), (18, high), (0, high)], amber, None, (x, y, 0))
        rod("cap", 20, 24, edge=3, material=m.surface("cap", "#f7f4ee", rough=0.4), at=(x, y, high - 4))
        lathe("bottle label", [(31.3, 18), (31.3, high - 38)], m.white_paper(), None, (x, y, 0))
    scanner(at=(415, -150, 0), turn=(0, 0, -0.6))


def supermarket(prints):
    counter(prints, "till", "#3b423f", "#efe6d4")
    chance = Random(21)
    for z in (150, 390, 630):
        shelf(z, "#d9cdb6")
        packs(z + 26, chance, ("#c8492f", "#f4b942", "#0b6b50", "#3f6f9e", "#e8d9b4", "#8a5a34", "#d97b34"), (120, 195), (60, 120))
    crate(chance)
    for x, y in ((-338, -132), (-262, -190)):
        milk = m.surface("laban", "#f8f6f1", rough=0.35)
        lathe("laban", [(0, 0), (38, 0), (42, 5), (42, 128), (36, 160), (19, 186), (18, 204), (0, 204)], milk, None, (x, y, 0))
        rod("laban cap", 21, 24, edge=2, material=m.emerald(), at=(x, y, 194))
        lathe("laban label", [(42.3, 34), (42.3, 112)], m.surface("laban label", "#7fb9d6", rough=0.5), None, (x, y, 0))
    scanner(at=(420, -150, 0), turn=(0, 0, -0.6))


def crate(chance):
    wood = m.surface("crate", "#c69b62", rough=0.7)
    at = (-420, 130)
    for z in (8, 48, 88):
        for side in (-1, 1):
            slab("slat", (300, 8, 30), 1, 1, wood, None, (at[0], at[1] + side * 100, z))
            slab("slat", (8, 200, 30), 1, 1, wood, None, (at[0] + side * 146, at[1], z))
    slab("crate floor", (296, 196, 8), 1, 1, wood, None, (*at, 2))
    peel = m.surface("orange", "#e5852b", rough=0.45, grain=0.35, grain_scale=70)
    for layer, (columns, rows) in enumerate(((4, 3), (4, 3), (3, 2))):
        for column in range(columns):
            for row in range(rows):
                x = at[0] + (column - (columns - 1) / 2) * 69 + chance.uniform(-2, 2)
                y = at[1] + (row - (rows - 1) / 2) * 62 + chance.uniform(-2, 2)
                bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=24, radius=34 * MM, location=(x * MM, y * MM, (44 + layer * 50) * MM))
                fruit = bpy.context.object
                fruit.data.materials.append(peel)
                bpy.ops.object.shade_smooth()
                fruit.rotation_euler = (chance.uniform(0, 3), chance.uniform(0, 3), 0)
