"""Takes the grain out of a rendering without touching its edges: an a-trous filter guided by normals and colours."""
import os

import bpy
import numpy as np

KERNEL = np.array([1, 2, 1], dtype=np.float32) / 4
LEVELS = 4


def load(folder, name):
    file = next(f for f in sorted(os.listdir(folder)) if f.startswith(f"{name}_") and f.endswith(".exr"))
    image = bpy.data.images.load(os.path.join(folder, file))
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def moved(values, up, along):
    height, width = values.shape[:2]
    rows = np.clip(np.arange(height) + up, 0, height - 1)
    columns = np.clip(np.arange(width) + along, 0, width - 1)
    return values[rows][:, columns]


def even_out(light, normal, albedo, strength):
    """Light is what falls on things, their own colour taken out; the guides say where one thing ends."""
    for level in range(LEVELS):
        reach = 2 ** level
        near = np.log1p(np.maximum(light[..., :3].mean(axis=-1), 0) * 4)
        near = box(near)
        total = np.zeros_like(light)
        weights = np.zeros(light.shape[:2] + (1,), dtype=np.float32)
        for up in range(-1, 2):
            for along in range(-1, 2):
                shift = (up * reach, along * reach)
                apart = ((moved(normal, *shift) - normal) ** 2).sum(axis=-1) / 0.06
                apart += ((moved(albedo, *shift) - albedo) ** 2).sum(axis=-1) / 0.004
                apart += (moved(near, *shift) - near) ** 2 / (strength / (1 + level)) ** 2
                weight = (KERNEL[up + 1] * KERNEL[along + 1] * np.exp(-apart))[..., None]
                total += moved(light, *shift) * weight
                weights += weight
        light = total / weights
    return light


def box(values):
    total = np.zeros_like(values)
    for up in (-1, 0, 1):
        for along in (-1, 0, 1):
            total += moved(values, up, along)
    return total / 9


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


def light_of(folder, cutout, strength=0.1):
    """The softened light of a rendering, alpha beside it. A cut-out's outline stays as it is, half shadow, half thing."""
    colour, emit = guides(folder)
    picture, normal = load(folder, "picture"), load(folder, "normal")[..., :3]
    light = np.concatenate([(picture[..., :3] - emit) / colour, picture[..., 3:]], axis=-1)
    rows, columns = np.where((picture[..., 3] > 0.003))
    part = np.s_[rows.min():rows.max() + 1, columns.min():columns.max() + 1]
    length = np.linalg.norm(normal, axis=-1)[..., None]
    soft = light.copy()
    soft[part] = even_out(light[part], normal[part], colour[part], strength)
    return np.where(length < 0.94, light, soft) if cutout else soft


def develop(light, folder, target, mirrored=False):
    """Light on the colours of a set of guides: the same rendering with other pictures on its screens and papers."""
    colour, emit = guides(folder)
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
