const BUBBLE_ID = "tooltip";
/** Pixels between the bubble and the edge of the window. */
const MARGIN = 8;

/** Writes a tooltip beside what it belongs to. */
export function showBubble(trigger: HTMLElement) {
  const text = trigger.dataset.tooltip ?? "";
  const bubble = document.createElement("div");
  bubble.id = BUBBLE_ID;
  bubble.role = "tooltip";
  bubble.className = "tooltip";
  const face = document.createElement("p");
  face.textContent = text;
  bubble.append(face);
  // In the landmark of what it belongs to: text outside of all of them is easily missed.
  (trigger.closest("main, aside, header, footer, nav") ?? document.body).append(bubble);
  // What says the same as the name would only be read twice.
  if (trigger.ariaLabel !== text) trigger.setAttribute("aria-describedby", describedBy(trigger, BUBBLE_ID));
  place(bubble, trigger);
}

export function hideBubble() {
  document.getElementById(BUBBLE_ID)?.remove();
  for (const trigger of document.querySelectorAll(`[aria-describedby~="${BUBBLE_ID}"]`)) {
    const others = describedBy(trigger);
    if (others) trigger.setAttribute("aria-describedby", others);
    else trigger.removeAttribute("aria-describedby");
  }
}

export const isBubble = (target: unknown) => target instanceof Element && target.closest(`#${BUBBLE_ID}`) !== null;

function describedBy(trigger: Element, ...more: string[]): string {
  const ids = (trigger.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== BUBBLE_ID);
  return [...ids, ...more].join(" ");
}

/**
 * Above what it belongs to, or below where there is no room; beside it at the edge of the window, towards the middle.
 * Measured on the screen, so that both directions of writing come out as mirror images.
 */
function place(bubble: HTMLElement, trigger: HTMLElement) {
  const at = trigger.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centred = at.x + at.width / 2 - width / 2;
  const fits = centred >= MARGIN && centred + width <= window.innerWidth - MARGIN;
  const isWide = at.width > width;
  const above = at.y - height >= MARGIN ? at.y - height : at.bottom;
  const beside = at.x > window.innerWidth / 2 ? at.x - width : at.right;
  const roomBeside = beside >= MARGIN && beside + width <= window.innerWidth - MARGIN;
  const x =
    fits || isWide || !roomBeside ? Math.min(Math.max(MARGIN, centred), window.innerWidth - width - MARGIN) : beside;
  const y = fits || isWide || !roomBeside ? above : at.y + at.height / 2 - height / 2;
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}
