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


def print_of(lang, mirrored, blank):
    """The light is taken with blank paper, so that no language's print stays in it."""
    def file(what):
        if blank and what == "receipt":
            return os.path.join(os.path.abspath(folder), "blank.png")
        return os.path.join(os.path.abspath(folder), (f"{what}-{lang}" if lang else what) + ("-mirrored.png" if mirrored else ".png"))
    return file


def rendered(lang, mirrored, work, dark):
    studio.clear()
    scene.build(print_of(lang, mirrored, not dark))
    passes.prepare(work, size, samples, scene.cutout)
    part = passes.in_the_dark() if dark else None
    bpy.ops.render.render()
    return work, part


with tempfile.TemporaryDirectory() as lit:
    rendered(*next(iter(scene.languages.items())), lit, dark=False)
    light = soften.light_of(lit, 0.1 if scene.cutout else 0.22)
    for lang, mirrored in scene.languages.items():
        file = os.path.join(os.path.abspath(target), (f"{name}-{lang}" if lang else name) + ".png")
        with tempfile.TemporaryDirectory() as work:
            own = rendered(lang, mirrored, work, dark=True) if lang else None
            soften.develop(light, lit, file, mirrored, own)
        print(f"{file}: {samples} samples, {time() - started:.0f} s")
