import { LoaderCircle } from "lucide-react";

export function SettingUp({ text }: { text: string }) {
  return (
    <p className="flex min-h-40 items-center justify-center gap-3 text-muted" role="status">
      <LoaderCircle aria-hidden="true" className="size-6 text-action motion-safe:animate-spin" />
      {text}
    </p>
  );
}
