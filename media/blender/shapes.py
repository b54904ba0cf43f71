"""Solids with soft edges. All measures in millimetres; the scene's unit is 100 mm."""
from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector

MM = 0.01
SMOOTH_BELOW = 0.7


def finish(name, mesh, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """Puts a mesh into the scene, smooth but for its real edges."""
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = SMOOTH_BELOW
    return place(bpy.data.objects.new(name, data), material, parent, at, turn)


def place(thing, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(thing)
    thing.location = Vector(at) * MM
    thing.rotation_euler = turn
    thing.parent = parent
    if material:
        thing.data.materials.append(material)
    return thing


def group(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    return place(bpy.data.objects.new(name, None), None, parent, at, turn)


def rounded(points, steps=8):
    """An outline from (x, y, radius) corners: each corner becomes an arc."""
    outline = []
    for index, (x, y, radius) in enumerate(points):
        corner = Vector((x, y))
        before = Vector(points[index - 1][:2]) - corner
        after = Vector(points[(index + 1) % len(points)][:2]) - corner
        if radius <= 0:
            outline.append(corner)
            continue
        half = before.angle(after) / 2
        if half > pi / 2 - 0.02:
            outline.append(corner)
            continue
        from math import tan
        reach = radius / tan(half)
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        centre = corner + (before.normalized() + after.normalized()).normalized() * (radius / sin(half))
        first, last = start - centre, end - centre
        angle = first.angle_signed(last)
        for step in range(steps + 1):
            turned = first.copy()
            turned.rotate(__import__("mathutils").Matrix.Rotation(-angle * step / steps, 2))
            outline.append(centre + turned)
    return outline


def prism(name, outline, depth, edge=0, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), axis="z"):
    """An outline drawn out along an axis, both of its rims bevelled. Along x, the outline is (y, z) and centred."""
    mesh = bmesh.new()
    ring = []
    for first, second in outline:
        spot = (first, second, 0) if axis == "z" else (-depth / 2, first, second)
        ring.append(mesh.verts.new(Vector(spot) * MM))
    face = mesh.faces.new(ring)
    along = Vector((0, 0, depth)) if axis == "z" else Vector((depth, 0, 0))
    drawn = bmesh.ops.extrude_face_region(mesh, geom=[face])
    top = [part for part in drawn["geom"] if isinstance(part, bmesh.types.BMVert)]
    bmesh.ops.translate(mesh, verts=top, vec=along * MM)
    if edge:
        mesh.normal_update()
        rims = [line for line in mesh.edges if any(len(side.verts) == len(ring) for side in line.link_faces)]
        bmesh.ops.bevel(mesh, geom=rims, offset=edge * MM, segments=4, profile=0.5, affect="EDGES", clamp_overlap=True)
    return finish(name, mesh, material, parent, at, turn)


def slab(name, size, corner=0, edge=1, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A block standing on z = 0, its plan a rectangle with rounded corners."""
    width, depth, height = size
    x, y = width / 2, depth / 2
    outline = rounded([(-x, -y, corner), (x, -y, corner), (x, y, corner), (-x, y, corner)])
    return prism(name, outline, height, edge, material, parent, at, turn)


def panel(name, size, corner=0, edge=1, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    """A slab stood up: width, height, thickness; its face looks along -y and lies at y = 0."""
    width, height, thickness = size
    return slab(name, (width, height, thickness), corner, edge, material, parent, at, (turn[0] - pi / 2, *turn[1:]))


def lathe(name, outline, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), steps=64):
    """A body of revolution from (radius, z) points."""
    mesh = bmesh.new()
    points = [mesh.verts.new((radius * MM, 0, z * MM)) for radius, z in outline]
    lines = [mesh.edges.new(pair) for pair in zip(points, points[1:])]
    bmesh.ops.spin(mesh, geom=points + lines, angle=2 * pi, steps=steps, axis=(0, 0, 1), cent=(0, 0, 0))
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=0.00005)
    return finish(name, mesh, material, parent, at, turn)


def rod(name, radius, height, edge=0.6, **where):
    """A cylinder on z = 0."""
    outline = [(0, 0), (radius - edge, 0), (radius, edge), (radius, height - edge), (radius - edge, height), (0, height)]
    return lathe(name, outline, **where)


def loft(name, sections, material=None, parent=None, at=(0, 0, 0), turn=(0, 0, 0), power=2.6, steps=40):
    """A skin over superellipses: each section is (centre, half width in x, half depth, tilt about x)."""
    mesh = bmesh.new()
    rings = []
    for centre, width, depth, tilt in sections:
        ring = []
        for step in range(steps):
            angle = 2 * pi * step / steps
            across = abs(cos(angle)) ** (2 / power) * (1 if cos(angle) >= 0 else -1) * width
            along = abs(sin(angle)) ** (2 / power) * (1 if sin(angle) >= 0 else -1) * depth
            spot = Vector((across, along * cos(tilt), along * sin(tilt))) + Vector(centre)
            ring.append(mesh.verts.new(spot * MM))
        rings.append(ring)
    for lower, upper in zip(rings, rings[1:]):
        for step in range(steps):
            after = (step + 1) % steps
            mesh.faces.new((lower[step], lower[after], upper[after], upper[step]))
    mesh.faces.new(rings[0])
    mesh.faces.new(rings[-1])
    return finish(name, mesh, material, parent, at, turn)


def cable(name, points, radius, material, parent=None):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * MM
    curve.bevel_resolution = 5
    curve.resolution_u = 24
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = Vector(point) * MM
        knot.handle_left_type = knot.handle_right_type = "AUTO"
    return place(bpy.data.objects.new(name, curve), material, parent)


def sheet(name, path, width, material, parent=None, at=(0, 0, 0), turn=(0, 0, 0), teeth=0):
    """A strip along a path of (y, z), its picture upright: u across, v along. Teeth are cut into its far end."""
    mesh = bmesh.new()
    layer = mesh.loops.layers.uv.new("UVMap")
    columns = max(teeth * 2, 12)
    lengths = [0.0]
    for near, far in zip(path, path[1:]):
        lengths.append(lengths[-1] + (Vector(far) - Vector(near)).length)
    rows = []
    for index, (y, z) in enumerate(path):
        row = []
        for column in range(columns + 1):
            x = (column / columns - 0.5) * width
            cut = 2.2 if teeth and index == len(path) - 1 and column % 2 else 0
            if cut:
                away = (Vector(path[-2]) - Vector(path[-1])).normalized() * cut
                row.append(mesh.verts.new(Vector((x, y + away.x, z + away.y)) * MM))
            else:
                row.append(mesh.verts.new(Vector((x, y, z)) * MM))
        rows.append(row)
    for index in range(len(rows) - 1):
        for column in range(columns):
            face = mesh.faces.new((rows[index][column], rows[index][column + 1], rows[index + 1][column + 1], rows[index + 1][column]))
            spots = [(column, index), (column + 1, index), (column + 1, index + 1), (column, index + 1)]
            for loop, (u, v) in zip(face.loops, spots):
                loop[layer].uv = (u / columns, lengths[v] / lengths[-1])
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    for polygon in data.polygons:
        polygon.use_smooth = True
    return place(bpy.data.objects.new(name, data), material, parent, at, turn)


def cut(body, cutter):
    """Takes one solid out of another."""
    modifier = body.modifiers.new("cut", "BOOLEAN")
    modifier.object = cutter
    modifier.solver = "EXACT"
    cutter.hide_render = True
    return body
