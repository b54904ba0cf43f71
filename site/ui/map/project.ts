/** Latitude and longitude in degrees, north and east. */
export type Place = readonly [latitude: number, longitude: number];

export interface MapFrame {
  north: number;
  south: number;
  west: number;
  east: number;
  /** Units of the drawing across and down. */
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Where a place stands in the drawing. Straight scaling: over a few kilometres the earth is flat enough. */
export function project([latitude, longitude]: Place, frame: MapFrame): Point {
  const { north, south, west, east, width, height } = frame;
  return {
    x: Math.round(((longitude - west) / (east - west)) * width),
    y: Math.round(((north - latitude) / (north - south)) * height),
  };
}

/** A soft line for the d attribute of a path: every place between the ends bends it, and it runs through the middles. */
export function pathThrough(places: readonly Place[], frame: MapFrame): string {
  const [start, ...rest] = places.map((place) => project(place, frame));
  const end = rest.pop();
  if (!start || !end) return "";
  const bends = rest.map((bend, index) => {
    const next = rest[index + 1];
    const to = next ? middle(bend, next) : end;
    return `Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  });
  return [`M${start.x} ${start.y}`, ...(bends.length > 0 ? bends : [`L${end.x} ${end.y}`])].join("");
}

function middle(a: Point, b: Point): Point {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
