"""The photographer's room: big soft lights, a ground that only catches shadows, and the camera."""
from math import atan, pi, radians

import bpy
from mathutils import Vector

import materials
from shapes import MM


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (1.0, 0.965, 0.91, 1)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0.42


def softbox(name, at, towards, size, watts, colour=(1, 1, 1)):
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size[0] * MM, size[1] * MM
    light.energy = watts
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = Vector(at) * MM
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def lights(side=-1, strength=1.0):
    """Key from one side, a broad sky above, a strip behind for the edges. `side` turns the set for the other direction."""
    softbox("key", (side * 1000, -1150, 1150), (0, 0, 120), (1100, 1100), 930 * strength, (1, 0.97, 0.93))
    softbox("sky", (side * 150, 850, 1250), (0, 60, 60), (1700, 700), 620 * strength, (1, 0.985, 0.96))
    softbox("over", (0, -150, 1900), (0, 0, 0), (1500, 1500), 330 * strength, (1, 0.985, 0.96))
    softbox("fill", (-side * 1500, -500, 600), (0, 0, 150), (500, 1300), 260 * strength, (0.95, 0.98, 1))
    # Seen only in the glass: a slanted light, as a window gives.
    glare = softbox("glare", (side * 980, -1500, 900), (0, 0, 260), (420, 1500), 60 * strength)
    glare.visible_diffuse = False


def ground():
    bpy.ops.mesh.primitive_plane_add(size=80, location=(0, 0, 0))
    plane = bpy.context.object
    plane.is_shadow_catcher = True
    material = bpy.data.materials.new("ground")
    material.use_nodes = True
    material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.85, 0.8, 0.71, 1)
    plane.data.materials.append(material)
    return plane


def camera(turn, rise, towards, distance, lens=75, shift=(0, 0), focus=None, fstop=None):
    """Seen from `turn` degrees beside the front (positive: from the right), `rise` degrees up. Distance in mm."""
    from math import cos, sin
    target = Vector(towards) * MM
    side, up = radians(turn), radians(rise)
    away = Vector((sin(side) * cos(up), -cos(side) * cos(up), sin(up))) * distance * MM
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = lens, *shift
    data.clip_end = 500
    eye = bpy.data.objects.new("camera", data)
    eye.location = target + away
    eye.rotation_euler = (-away).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (focus or distance) * MM
    return eye
