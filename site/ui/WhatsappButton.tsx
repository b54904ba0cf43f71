import { ButtonLink } from "./ButtonLink.tsx";
import type { ButtonTone } from "./button-style.ts";
import { WhatsappMark } from "./WhatsappMark.tsx";

interface WhatsappButtonProps {
  /** From whatsappLink(): the chat with its first message written. */
  href: string;
  label: string;
  /** Where the button stands, for analytics. */
  place: string;
  tone?: ButtonTone;
  className?: string;
}

export function WhatsappButton({ href, label, place, tone, className }: WhatsappButtonProps) {
  return (
    <ButtonLink
      className={className}
      data-track="whatsapp_click"
      data-track-place={place}
      href={href}
      rel="noopener"
      target="_blank"
      tone={tone}
    >
      <WhatsappMark />
      {label}
    </ButtonLink>
  );
}
