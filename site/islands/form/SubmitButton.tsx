import type { ButtonHTMLAttributes } from "react";
import { Button } from "../../ui/Button.tsx";

interface SubmitButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type"> {
  /** Why the button is off, for a pointer that rests on it; the page says so too. */
  whyOff?: string | undefined;
}

/**
 * Pressing it leaves the focus in the field. Otherwise the field is checked while the button is down, its message
 * moves the button away from under the finger, and the press is lost. A disabled button hears no pointer, so the
 * tooltip belongs to what stands around it.
 */
export function SubmitButton({ whyOff, ...button }: SubmitButtonProps) {
  return (
    <span className={`block ${button.disabled ? "cursor-not-allowed" : ""}`} data-tooltip={whyOff}>
      <Button
        {...button}
        className="w-full text-lg disabled:pointer-events-none"
        onMouseDown={(event) => event.preventDefault()}
        type="submit"
      />
    </span>
  );
}
