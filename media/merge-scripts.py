"""Merges cuts of one variable font into one: merge-scripts.py OUT IN IN ... (TrueType, weights 400 to 800).

fontTools merges no variable fonts: both ends of the weight axis are merged by themselves, and a font that varies between
them is built anew. Right only where the weights between are a straight line, as Alexandria's are from 400 to 800.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (400, 800)
UNUSED = ("avar", "STAT", "gasp", "prep", "MVAR")


def merged_at(weight: int, cuts: list[str], folder: Path) -> str:
    ends = []
    for number, cut in enumerate(cuts):
        font = instantiateVariableFont(TTFont(cut), {"wght": weight})
        for table in UNUSED:
            if table in font:
                del font[table]
        ends.append(str(folder / f"{number}-{weight}.ttf"))
        font.save(ends[-1])
    path = str(folder / f"{weight}.ttf")
    Merger().merge(ends).save(path)
    return path


def straight(font: TTFont) -> bool:
    return {(0, 1, 1)} == {
        variation.axes["wght"] for glyph in font["gvar"].variations.values() for variation in glyph
    }


def main(out: str, *cuts: str) -> None:
    bends = [cut for cut in cuts if not straight(TTFont(cut))]
    if bends:
        sys.exit(f"The weights do not lie on a straight line: {', '.join(bends)}")
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        space = DesignSpaceDocument()
        axis = AxisDescriptor(tag="wght", name="wght", minimum=WEIGHTS[0], default=WEIGHTS[0], maximum=WEIGHTS[1])
        space.addAxis(axis)
        for weight in WEIGHTS:
            space.addSource(SourceDescriptor(path=merged_at(weight, list(cuts), folder), location={"wght": weight}))
        font, *_ = build(space)
        font["avar"] = TTFont(cuts[0])["avar"]
        font.save(out)


main(*sys.argv[1:])
