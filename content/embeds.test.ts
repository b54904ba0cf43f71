import { expect, it } from "vitest";
import { embedHosts } from "#domain/embeds.ts";
import { business } from "./business.ts";

it("embeds only from origins that the content security policy allows", () => {
  expect(embedHosts).toContain(new URL(business.links.mapEmbed).origin);
});
