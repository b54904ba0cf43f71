interface BannerProps {
  copy: { label: string; text: string; highlight: string };
}

export function Banner({ copy }: BannerProps) {
  return (
    <aside aria-label={copy.label} className="on-ink bg-ink text-on-ink text-sm">
      <p className="shell flex flex-wrap justify-center gap-x-2 py-2 text-center">
        <span className="max-sm:hidden">{copy.text}</span>
        <strong className="font-semibold text-notice">{copy.highlight}</strong>
      </p>
    </aside>
  );
}
