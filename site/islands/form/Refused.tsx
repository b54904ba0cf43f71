/** Stands above a form that was sent back; the server shows it, in its own words, where a form was sent without JavaScript. */
export function Refused({ text, shown, className = "" }: { text: string; shown: boolean; className?: string }) {
  return (
    <p
      className={`rounded-control bg-danger-soft p-4 font-medium text-danger ${className}`}
      data-form-error
      hidden={!shown}
      role="alert"
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}
