"""What stands where, for each picture: a size, a camera and the things in front of it."""
from collections import namedtuple
from math import pi

import counters
import studio
from accessories import customer_display, kitchen_screen, rolls
from drawer import HEIGHT as DRAWER_TOP
from drawer import drawer
from printer import printer
from scanner import scanner
from terminal import connected, terminal, terminal_cable

Scene = namedtuple("Scene", "size build languages cutout", defaults=(True,))


def package(prints):
    studio.lights(side=-1)
    studio.ground()
    drawer()
    terminal(prints("till"), at=(0, 20, DRAWER_TOP))
    printer(prints("receipt"), 175, at=(312, 50, 0), turn=(0, 0, -0.2))
    terminal_cable([(40, 140, DRAWER_TOP + 90), (60, 190, DRAWER_TOP + 5), (90, 225, 60), (170, 260, 3), (300, 250, 3), (312, 140, 12)])
    studio.camera(24, 17, (96, 0, 196), 2150, lens=90)


def terminal_front(prints):
    studio.lights(side=-1)
    studio.ground()
    terminal(prints("till"))
    studio.camera(0, 9, (0, 0, 152), 1330, lens=100)


def terminal_angle(prints):
    studio.lights(side=1)
    studio.ground()
    terminal(prints("tables"), turn=(0, 0, 0))
    terminal_cable([(-20, 40, 130), (-30, 90, 40), (-90, 140, 3), (-220, 190, 3), (-420, 150, 3)])
    studio.camera(47, 14, (16, 10, 158), 1600, lens=100)


def terminal_back(prints):
    studio.lights(side=-1)
    studio.ground()
    connected(terminal(prints("blank"), turn=(0, 0, pi)))
    studio.camera(-24, 16, (6, 0, 138), 1400, lens=100)


def printer_alone(prints):
    studio.lights(side=-1)
    studio.ground()
    printer(prints("receipt"), 185)
    studio.camera(-25, 17, (0, -8, 142), 1330, lens=105)


def drawer_open(prints):
    studio.lights(side=-1)
    studio.ground()
    drawer(out=296, key=True)
    studio.camera(-20, 46, (0, -160, 20), 2700, lens=105)


def scanner_alone(prints):
    studio.lights(side=1)
    studio.ground()
    scanner()
    studio.camera(-38, 14, (20, 10, 98), 1030, lens=105)


def kitchen(prints):
    studio.lights(side=-1)
    studio.ground()
    kitchen_screen(prints("kitchen"))
    studio.camera(20, 8, (0, 0, 212), 2350, lens=105)


def facing_customer(prints):
    studio.lights(side=1)
    studio.ground()
    customer_display(prints("customer"))
    studio.camera(-22, 10, (0, 0, 140), 1400, lens=105)


def paper_rolls(prints):
    studio.lights(side=-1)
    studio.ground()
    rolls()
    studio.camera(-14, 24, (0, 0, 68), 1500, lens=105)


both = {"en": False, "ar": False}
# The whole package stands the other way round in Arabic: the same rendering, mirrored, its screen and paper not.
turned = {"en": False, "ar": True}
single = {"": False}

scenes = {
    "package": Scene((1120, 875), package, turned),
    "terminal-front": Scene((860, 740), terminal_front, both),
    "terminal-angle": Scene((720, 630), terminal_angle, both),
    "terminal-back": Scene((720, 630), terminal_back, single),
    "printer": Scene((720, 600), printer_alone, both),
    "drawer": Scene((720, 600), drawer_open, single),
    "scanner": Scene((720, 600), scanner_alone, single),
    "kitchen-screen": Scene((720, 600), kitchen, both),
    "customer-display": Scene((640, 533), facing_customer, both),
    "paper-rolls": Scene((640, 533), paper_rolls, single),
    "counter-retail": Scene((800, 600), counters.retail, both, False),
    "counter-restaurants": Scene((800, 600), counters.restaurant, both, False),
    "counter-pharmacies": Scene((800, 600), counters.pharmacy, both, False),
    "counter-supermarkets": Scene((800, 600), counters.supermarket, both, False),
}
