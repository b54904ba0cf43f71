import type { ReactNode } from "react";

interface TillFrameProps {
  /** What the picture shows, for those who don't see it. */
  label: string;
  children: ReactNode;
}

/** The terminal with its screen, a picture made of text: it scales with its width and speaks the page's language. */
export function TillFrame({ label, children }: TillFrameProps) {
  return (
    <div aria-label={label} className="till" role="img">
      <div className="till-bezel">
        <div className="till-screen">{children}</div>
      </div>
      <div className="till-neck" />
      <div className="till-foot" />
    </div>
  );
}

export function TillBar({ place, cashier, time }: { place: string; cashier: string; time: string }) {
  return (
    <div className="flex items-center gap-3 bg-ink px-3 py-2 text-on-ink">
      <span className="size-2.5 rounded-full bg-notice" />
      <span className="me-auto font-semibold">{place}</span>
      <span className="text-[0.85em] text-on-ink-muted">{cashier}</span>
      <bdi className="text-[0.85em] tabular-nums" dir="ltr">
        {time}
      </bdi>
    </div>
  );
}

export function TillLine({ label, value, strong = false }: { label: ReactNode; value: string; strong?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-2 ${strong ? "font-bold text-[1.25em]" : ""}`}>
      <span>{label}</span>
      <bdi className="tabular-nums" dir="ltr">
        {value}
      </bdi>
    </div>
  );
}
