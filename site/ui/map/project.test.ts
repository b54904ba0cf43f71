import { describe, expect, it } from "vitest";
import { type MapFrame, pathThrough, project } from "./project.ts";
import { frame } from "./sheikh-zayed-road.ts";

const square: MapFrame = { north: 26, south: 25, west: 55, east: 56, width: 100, height: 200 };

describe("project", () => {
  it("puts north up and east to the right, in both languages", () => {
    expect(project([26, 55], square)).toEqual({ x: 0, y: 0 });
    expect(project([25, 56], square)).toEqual({ x: 100, y: 200 });
    expect(project([25.5, 55.25], square)).toEqual({ x: 25, y: 100 });
  });

  it("draws both axes to one scale", () => {
    const metresOfLatitude = 111_320;
    const latitude = ((frame.north + frame.south) / 2) * (Math.PI / 180);
    const across = ((frame.east - frame.west) * metresOfLatitude * Math.cos(latitude)) / frame.width;
    const down = ((frame.north - frame.south) * metresOfLatitude) / frame.height;
    expect(across / down).toBeCloseTo(1, 1);
  });
});

describe("pathThrough", () => {
  it("bends at each place between the ends", () => {
    const places = [
      [26, 55],
      [25.5, 55],
      [25.5, 56],
      [25, 56],
    ] as const;
    expect(pathThrough(places, square)).toBe("M0 0Q0 100 50 100Q100 100 100 200");
  });

  it("is a straight line between two places, and nothing for fewer", () => {
    expect(
      pathThrough(
        [
          [26, 55],
          [25, 56],
        ],
        square,
      ),
    ).toBe("M0 0L100 200");
    expect(pathThrough([[26, 55]], square)).toBe("");
    expect(pathThrough([], square)).toBe("");
  });
});
