/** Stands above a form that was sent back; the server shows it to a visitor without JavaScript. */
export function Refused({ text, shown, className = "" }: { text: string; shown: boolean; className?: string }) {
  return (
    <p
      className={`rounded-control bg-danger-soft p-4 font-medium text-danger ${className}`}
      data-form-error
      hidden={!shown}
      role="alert"
    >
      {text}
    </p>
  );
}
