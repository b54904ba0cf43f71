/** Spec 9: how long a pointer rests before a tooltip opens, and how soon after one the next opens at once. */
export const OPEN_DELAY_MS = 700;
export const SKIP_DELAY_MS = 300;

export interface TooltipTiming<Trigger> {
  /** A pointer has come upon something with a tooltip. */
  point(trigger: Trigger): void;
  /** A pointer or the focus has gone from it. */
  leave(): void;
  /** At once: by the keyboard, or by a press. */
  open(trigger: Trigger): void;
  /** Put away by Escape, a press or scrolling; it stays away until the pointer has left and come again. */
  dismiss(): void;
  shown(): Trigger | undefined;
}

/** When tooltips open and close, one at a time; `show` and `hide` do it. */
export function tooltipTiming<Trigger>(show: (trigger: Trigger) => void, hide: () => void): TooltipTiming<Trigger> {
  let shown: Trigger | undefined;
  let awaited: Trigger | undefined;
  let refused: Trigger | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function stopWaiting() {
    clearTimeout(opening);
    awaited = undefined;
  }

  function close() {
    stopWaiting();
    if (shown === undefined) return;
    shown = undefined;
    closedAt = Date.now();
    hide();
  }

  function open(trigger: Trigger) {
    stopWaiting();
    if (shown === trigger) return;
    if (shown !== undefined) hide();
    shown = trigger;
    show(trigger);
  }

  return {
    point(trigger) {
      if (trigger === shown || trigger === awaited || trigger === refused) return;
      close();
      refused = undefined;
      if (Date.now() - closedAt < SKIP_DELAY_MS) return open(trigger);
      awaited = trigger;
      opening = setTimeout(() => open(trigger), OPEN_DELAY_MS);
    },
    leave() {
      refused = undefined;
      close();
    },
    open,
    dismiss() {
      refused = shown ?? awaited ?? refused;
      close();
    },
    shown: () => shown,
  };
}
