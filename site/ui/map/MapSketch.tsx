import { type Place, pathThrough, project } from "./project.ts";
import {
  canal,
  districts,
  frame,
  landmarks,
  mainRoad,
  mainRoadName,
  roads,
  shore,
  slope,
} from "./sheikh-zayed-road.ts";

export interface MapLabels {
  /** What the drawing shows, for those who cannot see it. */
  picture: string;
  office: string;
  mainRoad: string;
  districts: Record<keyof typeof districts, string>;
  landmarks: Record<keyof typeof landmarks, string>;
}

interface MapSketchProps {
  labels: MapLabels;
  office: Place;
  className?: string;
}

const path = (places: Place[]) => pathThrough(places, frame);
const at = (place: Place) => `translate(${project(place, frame).x} ${project(place, frame).y})`;
const along = (place: Place) => `${at(place)} rotate(${slope})`;
const sea = `${path(shore)}V-50H-50V950Z`;
const halo = "stroke-[8] stroke-sand [paint-order:stroke]";

/** A map of our own drawing: nothing is asked of a map service. North is up in both languages. */
export function MapSketch({ labels, office, className = "" }: MapSketchProps) {
  return (
    <svg
      aria-label={labels.picture}
      className={`bg-sand ${className}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
    >
      <pattern height="44" id="blocks" patternTransform={`rotate(${slope})`} patternUnits="userSpaceOnUse" width="74">
        <path className="fill-none stroke-[3] stroke-sand-deep" d="M0 0H74M0 0V44" />
      </pattern>
      <rect fill="url(#blocks)" height={frame.height} width={frame.width} />
      <path className="fill-action-soft stroke-[10] stroke-paper" d={sea} />
      <g className="fill-none">
        <path className="stroke-[24] stroke-action-soft" d={path(canal)} />
        {roads.map((road) => (
          <path className="stroke-[15] stroke-paper" d={path(road)} key={path(road)} />
        ))}
        <path className="stroke-[48] stroke-paper" d={path(mainRoad)} />
        <path className="stroke-[36] stroke-notice" d={path(mainRoad)} />
      </g>
      <g className="fill-muted font-medium text-[28px]" textAnchor="middle">
        {entries(districts).map(([key, place]) => (
          <text className={key === "gulf" ? "" : halo} key={key} transform={along(place)}>
            {labels.districts[key]}
          </text>
        ))}
      </g>
      <g className="fill-ink font-medium text-[26px]" textAnchor="middle">
        {entries(landmarks).map(([key, place]) => (
          <g key={key} transform={at(place)}>
            <rect height="16" transform="rotate(45)" width="16" x="-8" y="-8" />
            <text className={halo} y="40">
              {labels.landmarks[key]}
            </text>
          </g>
        ))}
        <text className="font-semibold" dominantBaseline="central" transform={along(mainRoadName)}>
          {labels.mainRoad}
        </text>
      </g>
      <g transform={at(office)}>
        <path
          className="fill-action stroke-[5] stroke-paper"
          d="M0 0C-10 -26 -36 -44 -36 -74a36 36 0 1 1 72 0C36 -44 10 -26 0 0Z"
        />
        <circle className="fill-paper" cy="-74" r="14" />
        <text className={`fill-action-strong font-bold text-[36px] ${halo}`} textAnchor="middle" y="-128">
          {labels.office}
        </text>
      </g>
    </svg>
  );
}

function entries<Key extends string>(places: Record<Key, Place>): [Key, Place][] {
  return Object.entries(places) as [Key, Place][];
}
