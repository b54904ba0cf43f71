"""The few materials of the set, made once each. Colours are sRGB hex, near the site's own tokens."""
import bpy

made = {}


def forget():
    made.clear()


def linear(code):
    parts = [int(code[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts) + (1,)


def surface(name, colour, rough=0.5, metal=0.0, coat=0.0, glow=0.0, specular=0.5, through=0.0, grain=0.0, grain_scale=900):
    if name in made:
        return made[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.06
    shader.inputs["Transmission"].default_value = through
    if glow:
        shader.inputs["Emission"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = glow
    if grain:
        noise, bump = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value = grain_scale
        spot = nodes.new("ShaderNodeTexCoord")
        links.new(spot.outputs["Object"], noise.inputs["Vector"])
        bump.inputs["Strength"].default_value = grain
        bump.inputs["Distance"].default_value = 0.002
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    made[name] = material
    return material


def picture(name, file, rough=0.5, glow=0.0, coat=0.0, light=1.0):
    """A printed surface, or with a glow a lit screen under glass."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(file, check_existing=True)
    image.interpolation = "Cubic"
    image.extension = "EXTEND"
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.02
    # No sheen on paper: it would count as the colour of the print.
    shader.inputs["Specular"].default_value = 0
    if glow:
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Specular"].default_value = 0.25
        shader.inputs["Emission Strength"].default_value = glow
        links.new(image.outputs["Color"], shader.inputs["Emission"])
    elif light != 1.0:
        dim = nodes.new("ShaderNodeMixRGB")
        dim.blend_type = "MULTIPLY"
        dim.inputs["Fac"].default_value = 1
        dim.inputs["Color2"].default_value = (light, light, light, 1)
        links.new(image.outputs["Color"], dim.inputs["Color1"])
        links.new(dim.outputs["Color"], shader.inputs["Base Color"])
    else:
        links.new(image.outputs["Color"], shader.inputs["Base Color"])
    return material


def graphite():
    return surface("graphite", "#454d4a", rough=0.36, specular=0.5)


def graphite_dark():
    return surface("graphite dark", "#2a312e", rough=0.5, specular=0.4)


def powder_coat():
    return surface("powder coat", "#4b5350", rough=0.42, specular=0.45, grain=0.12, grain_scale=260)


def glass_black():
    return surface("glass black", "#070a09", rough=0.07, specular=0.5)


def aluminium():
    return surface("aluminium", "#c9cac6", rough=0.3, metal=1.0)


def steel():
    return surface("steel", "#dcdcd8", rough=0.2, metal=1.0)


def rubber():
    return surface("rubber", "#141716", rough=0.75, specular=0.25)


def void():
    return surface("void", "#060807", rough=0.9, specular=0.1)


def emerald():
    return surface("emerald", "#0b6b50", rough=0.4)


def lamp():
    return surface("lamp", "#2fd49b", glow=1.6)


def white_paper():
    return surface("white paper", "#f6f4ee", rough=0.85, specular=0.2)
