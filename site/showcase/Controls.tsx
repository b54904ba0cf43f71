import { Phone } from "lucide-react";
import { layout as arabic } from "#content/ar/layout.ts";
import { layout as english } from "#content/en/layout.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import type { ButtonTone } from "../ui/button-style.ts";
import { Logo } from "../ui/Logo.tsx";
import { WhatsappButton } from "../ui/WhatsappButton.tsx";
import { Shelf, Specimen } from "./Shelf.tsx";

const tones: ButtonTone[] = ["action", "outline", "notice", "onInk", "quiet"];
const states = ["default", "hover", "focus", "active", "disabled"] as const;
/** Browsers match both for a control that the keyboard reached. */
const held = { default: "", hover: "held-hover", focus: "held-focus held-focus-visible", active: "held-active" };

export function Controls({ locale }: { locale: Locale }) {
  const copy = { en: english, ar: arabic }[locale];
  return (
    <Shelf name="Button, ButtonLink, WhatsappButton, Logo">
      {tones.map((tone) => (
        <Specimen key={tone} onInk={tone === "onInk" || tone === "notice"} state={tone}>
          <div className="flex flex-wrap gap-4">
            {states.map((state) => (
              <Button
                className={state === "disabled" ? "" : held[state]}
                disabled={state === "disabled"}
                key={state}
                title={state}
                tone={tone}
              >
                {copy.buyNow}
              </Button>
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen state="with a mark">
        <div className="flex flex-wrap gap-4">
          <WhatsappButton href="#w" label={copy.whatsapp} place="showcase" />
          <ButtonLink href="#p" tone="outline">
            <Phone aria-hidden="true" className="size-5" />
            {copy.call}
          </ButtonLink>
          <Logo name={copy.brand} />
        </div>
      </Specimen>
    </Shelf>
  );
}
