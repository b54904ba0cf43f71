import type { ButtonHTMLAttributes } from "react";
import { type ButtonTone, buttonStyle } from "./button-style.ts";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: ButtonTone;
}

export function Button({ tone = "action", className, type = "button", ...rest }: ButtonProps) {
  return <button className={buttonStyle(tone, className)} type={type} {...rest} />;
}
