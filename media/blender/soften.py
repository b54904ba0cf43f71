"""Takes the grain out of a rendering without touching its edges: what is averaged is chosen by normals and colours."""
import os

import bpy
import numpy as np

KERNEL = np.array([1, 2, 1], dtype=np.float32) / 4
LEVELS = 4
NEAR = 5


def load(folder, name):
    file = next(f for f in sorted(os.listdir(folder)) if f.startswith(f"{name}_") and f.endswith(".exr"))
    image = bpy.data.images.load(os.path.join(folder, file))
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def even_out(light, normal, colours, strength):
    """Light is what falls on things, their own colour taken out; the guides say where one thing ends.

    First each place is averaged with all places near it that look alike: on an outline those are the other places that
    the same two things share in the same parts, so that it is smoothed along its way and never across. Then wider and
    wider rings take out what is left in even surfaces.
    """
    around = [(up, along) for up in range(-NEAR, NEAR + 1) for along in range(-NEAR, NEAR + 1)]
    light = blended(light, normal, colours, strength, [(shift, 1) for shift in around])
    for level in range(LEVELS):
        ring = [((up * 2 ** level, along * 2 ** level), KERNEL[up + 1] * KERNEL[along + 1]) for up in (-1, 0, 1) for along in (-1, 0, 1)]
        light = blended(light, normal, colours, strength / (1 + level), ring)
    return light


def blended(light, normal, colours, strength, places):
    """Every place with its neighbours at `places`, each weighed by how alike the guides, the light and the shadow are."""
    near = box(np.log1p(np.maximum(light[..., :3].mean(axis=-1, keepdims=True), 0) * 4))
    shadow = box(light[..., 3:])
    signs = np.concatenate([normal / 0.06 ** 0.5, colours / 0.06, near / strength, shadow / (2 * strength)], axis=-1)
    far = max(abs(step) for shift, _ in places for step in shift)
    edged = [np.pad(values, ((far, far), (far, far), (0, 0)), mode="edge") for values in (light, signs)]
    height, width = light.shape[:2]
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2] + (1,), dtype=np.float32)
    for (up, along), part in places:
        other, sign = (values[far + up:far + up + height, far + along:far + along + width] for values in edged)
        weight = part * np.exp(-((sign - signs) ** 2).sum(axis=-1, keepdims=True))
        total += other * weight
        weights += weight
    return total / weights


def box(values):
    edged = np.pad(values, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = values.shape[:2]
    return sum(edged[up:up + height, along:along + width] for up in range(3) for along in range(3)) / 9


def shown(linear, emitted):
    """Lamps and screens as they are; what is lit by them rolls off above 0.7; then the sRGB curve."""
    knee = 0.7
    over = np.maximum(linear - knee, 0)
    rolled = np.where(linear > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee))), np.maximum(linear, 0))
    rolled = np.clip(rolled + emitted, 0, 1)
    return np.where(rolled <= 0.0031308, rolled * 12.92, 1.055 * np.power(rolled, 1 / 2.4) - 0.055)


def guides(folder):
    albedo = load(folder, "diffuse")[..., :3] + load(folder, "glossy")[..., :3]
    return albedo + 0.01, load(folder, "emit")[..., :3]


def colours_of(folder):
    """What tells one thing from another. Anything but metal has a gloss of nearly 1: its own colour is in the diffuse."""
    return np.concatenate([np.sqrt(np.maximum(load(folder, name)[..., :3], 0)) for name in ("diffuse", "glossy")], axis=-1)


def light_of(folder, strength=0.1):
    """The softened light of a rendering, alpha beside it."""
    colour, emit = guides(folder)
    picture, normal = load(folder, "picture"), load(folder, "normal")[..., :3]
    light = np.concatenate([(picture[..., :3] - emit) / colour, picture[..., 3:]], axis=-1)
    rows, columns = np.where(picture[..., 3] > 0.003)
    part = np.s_[rows.min():rows.max() + 1, columns.min():columns.max() + 1]
    light[part] = even_out(light[part], normal[part], colours_of(folder)[part], strength)
    return light


def develop(light, folder, target, mirrored=False, language=None):
    """Light on the colours of its guides, or where a language has its own screens and papers (folder, rows and columns), of those."""
    colour, emit = guides(folder)
    if language:
        own, part = language
        colour[part], emit[part] = (guide[part] for guide in guides(own))
    alpha = np.clip(light[..., 3:], 0, 1)
    cover = np.maximum(alpha, 0.004)
    out = np.concatenate([shown(light[..., :3] * colour / cover, emit / cover), alpha], axis=-1).astype(np.float32)
    if mirrored:
        out = out[:, ::-1]
    height, width = out.shape[:2]
    image = bpy.data.images.new("out", width, height, alpha=True)
    image.alpha_mode = "STRAIGHT"
    image.pixels.foreach_set(np.ascontiguousarray(np.clip(out, 0, 1)).ravel())
    image.filepath_raw = target
    image.file_format = "PNG"
    image.save()
