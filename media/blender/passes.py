"""Cycles on the processor, and the guides that the softening needs beside the picture."""
import os
from math import ceil, floor

import bpy
from bpy_extras.object_utils import world_to_camera_view

GUIDES = {"Image": "picture", "Emit": "emit", "Normal": "normal", "DiffCol": "diffuse", "GlossCol": "glossy"}
MARGIN = 4


def prepare(folder, size, samples, cutout):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = int(os.environ.get("RENDER_THREADS", "2"))
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = cutout
    scene.cycles.samples = samples
    scene.cycles.use_denoising = False
    # The same rays for every language: no sampling that depends on what they find.
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transmission_bounces = 5
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.filter_width = 1.3
    scene.view_settings.view_transform = "Standard"
    layer = scene.view_layers[0]
    layer.use_pass_emit = True
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    write_guides(scene, folder)


def in_the_dark():
    """Only what screens and papers show, not how light falls: a thousandth of the work. Tells which rows and columns."""
    scene = bpy.context.scene
    scene.cycles.max_bounces = 0
    for thing in scene.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ vertex.co)
            for thing in scene.objects if thing.type == "MESH" and printed(thing) for vertex in thing.data.vertices]
    size = scene.render.resolution_x, scene.render.resolution_y
    low, high = ([edge(spot[axis] * size[axis] for spot in seen) for axis in (0, 1)] for edge in (min, max))
    low = [max(0, floor(place) - MARGIN) for place in low]
    high = [min(side, ceil(place) + MARGIN) for place, side in zip(high, size)]
    scene.render.use_border = True
    scene.render.border_min_x, scene.render.border_min_y = (place / side for place, side in zip(low, size))
    scene.render.border_max_x, scene.render.border_max_y = (place / side for place, side in zip(high, size))
    # The outermost row may be left out.
    return slice(low[1] + 1, high[1] - 1), slice(low[0] + 1, high[0] - 1)


def printed(thing):
    """Whether it bears a picture that differs from language to language."""
    return any(node.type == "TEX_IMAGE" for slot in thing.material_slots for node in slot.material.node_tree.nodes)


def write_guides(scene, folder):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new("CompositorNodeRLayers")
    for output, name in GUIDES.items():
        file = nodes.new("CompositorNodeOutputFile")
        file.base_path = folder
        file.format.file_format = "OPEN_EXR"
        file.format.color_depth = "32"
        file.format.color_mode = "RGBA" if name == "picture" else "RGB"
        file.file_slots[0].path = f"{name}_"
        links.new(source.outputs[output], file.inputs[0])
    links.new(source.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])
