"""blender -b -P media/blender/render.py -- PICTURE PRINTS_FOLDER OUT_FOLDER [SAMPLES] [SCALE]

Renders one picture of scenes.py, a PNG for each of its languages. The screens and papers are the pictures in
PRINTS_FOLDER, made by media/prints.mjs.
"""
import os
import sys
import tempfile
from time import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import passes  # noqa: E402
import soften  # noqa: E402
import studio  # noqa: E402
from scenes import scenes  # noqa: E402

name, folder, target, *rest = sys.argv[sys.argv.index("--") + 1:]
samples = int(rest[0]) if rest else 48
scale = float(rest[1]) if len(rest) > 1 else 1
scene = scenes[name]
size = [round(side * scale) for side in scene.size]
os.makedirs(target, exist_ok=True)
started = time()


def print_of(lang, mirrored):
    ending = "-mirrored.png" if mirrored else ".png"
    return lambda what: os.path.join(os.path.abspath(folder), (f"{what}-{lang}" if lang else what) + ending)


def rendered(lang, mirrored, work, dark):
    studio.clear()
    scene.build(print_of(lang, mirrored))
    passes.prepare(work, size, samples, scene.cutout)
    if dark:
        passes.in_the_dark()
    bpy.ops.render.render()


light = None
for lang, mirrored in scene.languages.items():
    with tempfile.TemporaryDirectory() as work:
        rendered(lang, mirrored, work, dark=light is not None)
        if light is None:
            light = soften.light_of(work)
        file = os.path.join(os.path.abspath(target), (f"{name}-{lang}" if lang else name) + ".png")
        soften.develop(light, work, file, mirrored)
        print(f"{file}: {samples} samples, {time() - started:.0f} s")
