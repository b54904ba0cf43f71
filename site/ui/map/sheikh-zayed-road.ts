import type { MapFrame, Place } from "./project.ts";

/** Dubai between the Jumeirah shore and Downtown, drawn from known places: right to about 200 metres, not a survey. */
export const frame: MapFrame = {
  north: 25.234,
  south: 25.186,
  west: 55.234,
  east: 55.304,
  width: 1200,
  height: 900,
};

export const shore: Place[] = [
  [25.176, 55.2155],
  [25.19, 55.2275],
  [25.2008, 55.2362],
  [25.21, 55.2432],
  [25.2187, 55.2492],
  [25.228, 55.2552],
  [25.242, 55.266],
];

export const canal: Place[] = [
  [25.2012, 55.2335],
  [25.194, 55.2425],
  [25.1868, 55.2533],
  [25.1838, 55.263],
  [25.1895, 55.2735],
  [25.1865, 55.283],
  [25.18, 55.29],
];

export const mainRoad: Place[] = [
  [25.18, 55.252],
  [25.1914, 55.2604],
  [25.2013, 55.2695],
  [25.2111, 55.2755],
  [25.2173, 55.2797],
  [25.2248, 55.2852],
  [25.24, 55.299],
];

export const roads: Place[][] = [
  // Jumeirah Road
  [
    [25.18, 55.2245],
    [25.2, 55.2405],
    [25.2167, 55.2528],
    [25.2338, 55.2652],
    [25.242, 55.271],
  ],
  // Al Wasl Road
  [
    [25.18, 55.2385],
    [25.196, 55.249],
    [25.21, 55.259],
    [25.2235, 55.268],
    [25.242, 55.281],
  ],
  // Al Safa Street, then Financial Centre Road
  [
    [25.2165, 55.2487],
    [25.2095, 55.2595],
    [25.204, 55.2702],
    [25.201, 55.279],
    [25.1995, 55.287],
    [25.205, 55.303],
  ],
  // Al Mustaqbal Street
  [
    [25.2008, 55.2798],
    [25.2115, 55.2855],
    [25.221, 55.2905],
    [25.2275, 55.2888],
  ],
  // 2nd of December Street
  [
    [25.2275, 55.2888],
    [25.2345, 55.276],
    [25.242, 55.262],
  ],
];

export const landmarks = {
  tower: [25.1972, 55.2744],
  financialCentre: [25.2118, 55.2834],
} as const satisfies Record<string, Place>;

/** Names that lie along the shore, as the streets do. */
export const districts = {
  gulf: [25.2293, 55.2506],
  jumeirah: [25.2172, 55.2582],
  wasl: [25.2205, 55.2712],
} as const satisfies Record<string, Place>;

export const mainRoadName: Place = [25.1966, 55.2652];

/** How steep the streets run, in degrees. */
export const slope = -52;
