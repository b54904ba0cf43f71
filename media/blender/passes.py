"""Cycles on the processor, and the guides that the softening needs beside the picture."""
import os

import bpy

GUIDES = {"Image": "picture", "Emit": "emit", "Normal": "normal", "DiffCol": "diffuse", "GlossCol": "glossy"}


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
    """Only what things are, not how light falls on them: a hundredth of the work."""
    scene = bpy.context.scene
    scene.cycles.max_bounces = 0
    for thing in scene.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True


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
