import { hideBubble, isBubble, showBubble } from "./tooltip-bubble.ts";
import { tooltipTiming } from "./tooltip-timing.ts";

const timing = tooltipTiming(showBubble, hideBubble);

/** Takes over from the title that browsers without scripts show. */
function triggerAt(target: EventTarget | null): HTMLElement | undefined {
  const trigger = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
  if (!trigger) return undefined;
  if (trigger.title) trigger.dataset.tooltip = trigger.title;
  trigger.removeAttribute("title");
  return trigger.dataset.tooltip ? trigger : undefined;
}

/** Something that says its tooltip by a press, which is what fingers can do. */
const isPressed = (trigger: HTMLElement | undefined) => trigger?.dataset.tooltipPress !== undefined;

function onPointer({ target, pointerType }: PointerEvent) {
  if (pointerType === "touch" || isBubble(target)) return;
  const trigger = triggerAt(target);
  if (trigger) timing.point(trigger);
  else timing.leave();
}

function onFocus({ target }: FocusEvent) {
  const trigger = triggerAt(target);
  if (trigger?.matches(":focus-visible")) timing.open(trigger);
}

document.addEventListener("pointerover", onPointer);
document.addEventListener("focusin", onFocus);
document.addEventListener("focusout", ({ target }) => target === timing.shown() && timing.leave());
document.documentElement.addEventListener("pointerleave", () => timing.leave());
document.addEventListener("pointerdown", ({ target }) => {
  if (!isBubble(target) && !isPressed(triggerAt(target))) timing.dismiss();
});
document.addEventListener("click", ({ target }) => {
  const trigger = triggerAt(target);
  if (!trigger || !isPressed(trigger)) return;
  if (timing.shown() === trigger) timing.dismiss();
  else timing.open(trigger);
});
document.addEventListener("scroll", () => timing.shown() && timing.dismiss(), { capture: true, passive: true });
document.addEventListener("astro:before-swap", () => timing.dismiss());
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !timing.shown()) return;
    // One press puts one thing away: what lies below stays open.
    event.stopPropagation();
    timing.dismiss();
  },
  { capture: true },
);

/** What had happened before this code was there. */
export function catchUp(event: Event) {
  if (event instanceof PointerEvent && event.type === "pointerover") onPointer(event);
  else if (event instanceof FocusEvent) onFocus(event);
  else if (isPressed(triggerAt(event.target))) timing.open(triggerAt(event.target) as HTMLElement);
}
