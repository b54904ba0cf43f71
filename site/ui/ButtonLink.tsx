import type { AnchorHTMLAttributes } from "react";
import { type ButtonTone, buttonStyle } from "./button-style.ts";

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  tone?: ButtonTone;
}

export function ButtonLink({ tone = "action", className, ...rest }: ButtonLinkProps) {
  return <a className={buttonStyle(tone, className)} {...rest} />;
}
