import { about as arabicAbout } from "#content/ar/about.ts";
import { contact as arabicContact } from "#content/ar/contact.ts";
import { faq as arabicFaq } from "#content/ar/faq.ts";
import { business } from "#content/business.ts";
import { about as englishAbout } from "#content/en/about.ts";
import { contact as englishContact } from "#content/en/contact.ts";
import { faq as englishFaq } from "#content/en/faq.ts";
import type { Locale } from "#domain/language/locales.ts";
import { Accordion } from "../ui/Accordion.tsx";
import { ActionPanel, ActionRow } from "../ui/ActionRow.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { ClosingCall } from "../ui/ClosingCall.tsx";
import { Icon, iconNames } from "../ui/Icon.tsx";
import { MapSketch } from "../ui/map/MapSketch.tsx";
import { PageHero } from "../ui/PageHero.tsx";
import { SectionHeading } from "../ui/SectionHeading.tsx";
import { Steps } from "../ui/Steps.tsx";
import { Shelf, Specimen } from "./Shelf.tsx";

export function Pieces({ locale }: { locale: Locale }) {
  const [about, contact, faq] = {
    en: [englishAbout, englishContact, englishFaq] as const,
    ar: [arabicAbout, arabicContact, arabicFaq] as const,
  }[locale];
  const { cta, hero } = about;
  const items = faq.items
    .slice(0, 3)
    .map(({ question, answer }, index) => ({ id: `${locale}-q${index}`, question, answer }));
  const row = { title: cta.title, text: cta.text, action: cta.contact, href: "#row", icon: <Icon name="phone" /> };
  return (
    <Shelf name="Pieces of pages">
      <PageHero actions={<ButtonLink href="#h">{cta.order}</ButtonLink>} {...hero} />
      <SectionHeading subtitle={hero.subtitle} title={cta.title} />
      <Accordion items={items} />
      <Specimen state="default, hover, active">
        <ActionPanel>
          <ActionRow {...row} />
          <ActionRow {...row} />
        </ActionPanel>
      </Specimen>
      <Steps as="h3" steps={items.map(({ question, answer }) => ({ title: question, text: answer }))} />
      <ClosingCall text={cta.text} title={cta.title}>
        <ButtonLink href="#n" tone="notice">
          {cta.contact}
        </ButtonLink>
        <ButtonLink href="#o" tone="onInk">
          {cta.order}
        </ButtonLink>
      </ClosingCall>
      <MapSketch
        labels={{ ...contact.map.labels, picture: contact.map.pictureAlt, office: business.brand[locale] }}
        office={[business.address.latitude, business.address.longitude]}
      />
      <div className="flex flex-wrap gap-4">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Shelf>
  );
}
