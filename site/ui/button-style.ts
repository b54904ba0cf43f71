const base =
  "inline-flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 px-6 py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

const tones = {
  action:
    "border-action bg-action text-on-action hover:border-action-strong hover:bg-action-strong active:bg-ink active:border-ink",
  outline: "border-ink bg-transparent text-ink hover:bg-ink hover:text-on-ink active:bg-ink-soft active:text-on-ink",
  notice: "border-notice bg-notice text-ink hover:border-paper hover:bg-paper active:bg-sand",
  onInk:
    "border-on-ink-muted bg-transparent text-on-ink hover:border-on-ink hover:bg-on-ink hover:text-ink active:bg-sand active:text-ink",
  quiet:
    "border-transparent bg-transparent text-action underline underline-offset-4 hover:bg-action-soft active:bg-sand-deep",
} as const;

export type ButtonTone = keyof typeof tones;

export function buttonStyle(tone: ButtonTone = "action", more = ""): string {
  return `${base} ${tones[tone]} ${more}`.trim();
}
