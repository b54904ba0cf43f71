"""What the terminal is connected by: sockets in a bay at its back, the plugs in them and their cables.

Sizes are those of the connectors' standards. Each stands on the bay's floor at y = 0 and looks along -y.
"""
from math import radians

import bpy

import materials as m
from shapes import MM, group, panel, place, prism, rod

OUT = (radians(90), 0, 0)
LIFT = 5
DEEP = 10


def power(parent, at):
    """A round low-voltage socket, its pin 2.1 mm."""
    body = group("power socket", parent, at)
    panel("power housing", (12, 12, LIFT), 1.5, 0.6, m.rubber(), body, (0, -LIFT, 0))
    rod("power hole", 3.6, 0.4, edge=0.1, material=m.void(), parent=body, at=(0, -LIFT, 0), turn=OUT)
    rod("power pin", 1.05, 0.8, edge=0.2, material=m.steel(), parent=body, at=(0, -LIFT, 0), turn=OUT)


def network(parent, at):
    """RJ45: a shielded shell, eight contacts above, the latch's notch below, two lamps."""
    body = group("network socket", parent, at)
    panel("network shell", (16.2, 13.6, LIFT), 0.6, 0.4, m.steel(), body, (0, -LIFT, 0))
    jack(body, 11.9, 7.6, 6, 8)
    for x, glow in ((-5.6, m.lamp()), (5.6, m.surface("amber lamp", "#f4b942", glow=0.8))):
        panel("network lamp", (3, 1.8, 0.5), 0.3, 0.1, glow, body, (x, -LIFT - 0.3, 5.2))


def drawer_kick(parent, at):
    """RJ12: a black housing, six contacts."""
    body = group("drawer socket", parent, at)
    panel("drawer housing", (13.2, 13, LIFT), 0.6, 0.4, m.rubber(), body, (0, -LIFT, 0))
    jack(body, 9.7, 7, 4, 6, m.graphite_dark())


def jack(body, wide, high, notch, contacts, rim=None):
    front = -LIFT - 0.15
    if rim:
        panel("jack rim", (wide + 1.4, high + 4.2, 0.2), 0.5, 0, rim, body, (0, front + 0.05, -0.5))
    panel("jack", (wide, high, 0.3), 0.3, 0, m.void(), body, (0, front, 0.6))
    panel("latch notch", (notch, 3.2, 0.3), 0.2, 0, m.void(), body, (0, front, 0.6 - high / 2 - 1.2))
    gold = m.surface("gold", "#d9a441", rough=0.3, metal=1.0)
    for index in range(contacts):
        x = (index - (contacts - 1) / 2) * 1.02
        panel("contact", (0.5, 2.6, 0.2), 0, 0, gold, body, (x, front - 0.15, 0.4 + high / 2 - 1.6))


def usb(parent, at):
    """Two USB-A sockets, one above the other."""
    body = group("usb sockets", parent, at)
    for z in (-4.4, 4.4):
        panel("usb shell", (14.4, 7, LIFT + 1), 0.8, 0.3, m.steel(), body, (0, -LIFT - 1, z))
        panel("usb opening", (12.5, 5.1, 0.3), 0.3, 0, m.void(), body, (0, -LIFT - 1.15, z))
        panel("usb tongue", (11, 1.9, 0.4), 0.2, 0, m.surface("usb blue", "#2b5fa8", rough=0.4), body, (0, -LIFT - 1.4, z + 1))


def serial(parent, at):
    """A nine-pin D socket between its two hexagonal nuts."""
    body = group("serial socket", parent, at)
    panel("serial plate", (30.8, 12.5, 1), 1, 0.3, m.steel(), body, (0, -1, 0))
    for name, grow, thick, material in (("serial shell", 0, LIFT, m.steel()), ("serial face", -1.1, LIFT + 0.2, m.void())):
        half, low, high = 8.6 + grow, 7.3 + grow, 4.2 + grow
        prism(name, [(-half, high), (-low, -high), (low, -high), (half, high)], thick, 0.3, material, body, turn=OUT)
    for row, (count, z) in enumerate(((5, 1.3), (4, -1.3))):
        for index in range(count):
            at_pin = ((index - (count - 1) / 2) * 2.77, -LIFT, z)
            rod("serial pin", 0.55, 0.9, edge=0.1, material=m.steel(), parent=body, at=at_pin, turn=OUT)
    for x in (-12.5, 12.5):
        rod("serial nut", 2.6, 4.5, edge=0.3, material=m.aluminium(), parent=body, at=(x, -1, 0), turn=OUT)


def plug(parent, x, z, size, length, cable_radius, material=None):
    """A moulded plug pushed in, its strain relief; tells where its cable leaves it."""
    front = -LIFT - 1.5
    width, high = size
    panel("plug", (width, high, length), min(width, high) * 0.28, 0.9, material or m.rubber(), parent, (x, front - length, z))
    rod("strain relief", cable_radius + 1.1, 11, edge=1, material=m.rubber(), parent=parent, at=(x, front - length + 1, z), turn=OUT)
    return (x, front - length - 9, z)


def name(text, parent, at, size=6):
    """Printed on the housing in Latin letters, as on any till."""
    letters = bpy.data.curves.new(text, "FONT")
    letters.body, letters.size, letters.extrude, letters.align_x = text, size * MM, 0.05 * MM, "CENTER"
    place(bpy.data.objects.new(text, letters), m.surface("silk print", "#c9cfca", rough=0.7), parent, at, OUT)


def bay(parent):
    """All the sockets in a row, four of them in use. Tells where the cables of those leave: power, network, printer, drawer."""
    row = ((power, -84, "DC"), (network, -58, "LAN"), (usb, -32, "USB"), (usb, -11, " "), (serial, 26, "COM"), (drawer_kick, 72, "DRAWER"))
    for build, x, text in row:
        build(parent, (x, 0, 0))
        name(text, parent, (x if text != "USB" else (x + -11) / 2, -DEEP - 0.1, 26))
    return (
        plug(parent, -84, 0, (10.5, 10.5), 20, 2.2),
        plug(parent, -58, 0, (12.6, 12.6), 24, 2.8, m.emerald()),
        plug(parent, -32, -4.4, (15.4, 7.6), 24, 2.3),
        plug(parent, 72, 0.4, (10.2, 8), 16, 2.0, m.graphite()),
    )
