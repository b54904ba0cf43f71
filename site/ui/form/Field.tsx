import { CircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { Text } from "../Text.tsx";

export interface FieldIds {
  control: string;
  describedBy: string;
}

interface FieldProps {
  form: string;
  name: string;
  label: string;
  hint?: string;
  /** A question beside the label, and what a tooltip answers. */
  help?: { label: string; text: string } | undefined;
  optional?: string;
  /** In the visitor's language; without one the place for it stays in the page for a form sent without JavaScript. */
  error?: string;
  children: (ids: FieldIds) => ReactNode;
}

export function Field({ form, name, label, hint, help, optional, error, children }: FieldProps) {
  const control = `${form}-${name}`;
  const describedBy = [hint && `${control}-hint`, `${control}-error`].filter(Boolean).join(" ");
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-center gap-1">
        <label className="font-semibold" htmlFor={control}>
          {label} {optional && <span className="font-normal text-muted text-sm">({optional})</span>}
        </label>
        {help && (
          <button
            aria-label={help.label}
            className="noscript:hidden -my-2.5 grid size-11 cursor-help place-items-center rounded-full text-muted hover:text-ink"
            data-tooltip={help.text}
            data-tooltip-press
            type="button"
          >
            <CircleQuestionMark aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      {children({ control, describedBy })}
      {hint && (
        <p className="text-muted text-sm" id={`${control}-hint`}>
          <Text>{hint}</Text>
        </p>
      )}
      <FieldError id={`${control}-error`} message={error} name={name} />
    </div>
  );
}

/** Of a form sent before its island woke the server has written the message: React leaves it there. */
export function FieldError({ id, name, message }: { id: string; name: string; message?: string }) {
  return (
    <p
      className="font-medium text-danger text-sm"
      data-error-for={name}
      hidden={!message}
      id={id}
      role="alert"
      suppressHydrationWarning
    >
      {message ?? ""}
    </p>
  );
}
