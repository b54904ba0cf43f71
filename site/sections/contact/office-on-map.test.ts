import { expect, it } from "vitest";
import { business } from "#content/business.ts";
import { project } from "../../ui/map/project.ts";
import { frame } from "../../ui/map/sheikh-zayed-road.ts";

it("shows the office near the middle of the drawn map: after a move, draw a new one", () => {
  const { latitude, longitude } = business.address;
  const { x, y } = project([latitude, longitude], frame);
  expect(Math.abs(x / frame.width - 0.5)).toBeLessThan(0.2);
  expect(Math.abs(y / frame.height - 0.5)).toBeLessThan(0.3);
});
