import { expect, it } from "vitest";
import { withBareIcons } from "./bare-icons.ts";

it.each([
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-check mt-1" aria-hidden="true"><path/></svg>',
    '<svg width="24" class="mt-1" aria-hidden="true"><path/></svg>',
  ],
  ['<svg class="lucide lucide-badge-check lucide-x"></svg>', "<svg></svg>"],
  ['<p class="lucide">xmlns</p><svg class="size-4"></svg>', '<p class="lucide">xmlns</p><svg class="size-4"></svg>'],
])("%s", (html, bare) => {
  expect(withBareIcons(html)).toBe(bare);
});
