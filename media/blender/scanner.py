"""The hand-held barcode scanner, standing in its weighted cup."""
from math import pi, radians

import bpy

import materials as m
from shapes import MM, cable, group, lathe, loft, rod

UPRIGHT = pi / 2


def scanner(parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    body = group("scanner", parent, at, turn)
    handle = loft("handle", [
        ((0, 13, 20), 15, 18, 0.08), ((0, 12, 34), 16.5, 20, 0.08), ((0, 8, 70), 16, 19, 0.08), ((0, 3, 104), 15.5, 18, 0.1),
        ((0, 0, 134), 17, 22, 0.14), ((0, -4, 160), 21, 30, 0.16), ((0, -6, 176), 22, 34, 0.16),
    ], m.graphite(), body)
    head = loft("head", [
        ((0, 50, 173), 8, 7, UPRIGHT), ((0, 46, 174), 17, 14, UPRIGHT), ((0, 34, 177), 24, 19, UPRIGHT), ((0, 6, 181), 28, 22, UPRIGHT),
        ((0, -28, 183), 31, 22, UPRIGHT + 0.06), ((0, -58, 181), 34, 22, UPRIGHT + 0.14), ((0, -66, 180), 33.5, 21.5, UPRIGHT + 0.16),
    ], None, body)
    melt(handle, head)
    window(body)
    loft("trigger", [
        ((0, -19, 100), 7, 2, 0.1), ((0, -21, 108), 8.5, 7, 0.1), ((0, -23, 124), 8.5, 8, 0.1), ((0, -27, 140), 8, 7, 0.1), ((0, -28, 146), 6, 3, 0.1),
    ], m.emerald(), body)
    loft("ready lamp", [((0, 0, 202.4), 2, 8, 0.06), ((0, 0, 203.6), 1.6, 7, 0.06)], m.lamp(), body)
    stand(body)
    cable("scanner cable", [(0, 16, 40), (4, 44, 44), (22, 78, 12), (66, 92, 2.6), (104, 60, 2.6), (100, 8, 2.6), (70, 10, 2.6), (40, 40, 2.6)], 2.4, m.rubber(), body)
    return body


def melt(handle, head):
    """Handle and head become one skin, as a moulded shell is."""
    join = handle.modifiers.new("join", "BOOLEAN")
    join.operation, join.object, join.solver = "UNION", head, "EXACT"
    skin = handle.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", 1.1 * MM, True
    soft = handle.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 14
    head.hide_render = True


def window(body):
    tilt = UPRIGHT + 0.16
    loft("bumper", [((0, -62, 180.6), 35, 23, tilt), ((0, -70, 179.6), 34.6, 22.6, tilt), ((0, -71.5, 179.4), 33.6, 21.6, tilt)],
         m.rubber(), body)
    loft("window", [((0, -71, 179.4), 28, 15.5, tilt), ((0, -72.2, 179.2), 28, 15.5, tilt)],
         m.surface("red glass", "#2a0504", rough=0.08, coat=0.2), body)
    loft("aimer", [((0, -72.3, 179.2), 5, 5, tilt), ((0, -72.5, 179.2), 5, 5, tilt)],
         m.surface("aimer", "#ff5a4a", glow=1.0), body)


def stand(body):
    lathe("stand", [(0, 0), (58, 0), (61, 2), (61, 7), (57, 11), (36, 15), (28, 20), (25.5, 28), (25, 52), (23.5, 54), (21.5, 53), (21, 26), (0, 24)],
          m.graphite_dark(), body, (0, 12, 0))
    rod("stand ring", 61.4, 1.6, edge=0.3, material=m.aluminium(), parent=body, at=(0, 12, 2.4))
