import type { ButtonHTMLAttributes } from "react";
import { Button } from "../../ui/Button.tsx";

/**
 * Pressing it leaves the focus in the field. Otherwise the field is checked while the button is down, its message
 * moves the button away from under the finger, and the press is lost.
 */
export function SubmitButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "type">) {
  return <Button {...props} className="w-full text-lg" onMouseDown={(event) => event.preventDefault()} type="submit" />;
}
