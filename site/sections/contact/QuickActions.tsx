import { CalendarClock } from "lucide-react";
import { business } from "#content/business.ts";
import type { contact } from "#content/en/contact.ts";
import { whatsappLink } from "#domain/contact/whatsapp-link.ts";
import { ActionPanel, ActionRow } from "../../ui/ActionRow.tsx";
import { Text } from "../../ui/Text.tsx";
import { WhatsappMark } from "../../ui/WhatsappMark.tsx";

/** Both ways open WhatsApp, each with its own first message (spec 2, contact). */
export function QuickActions({ copy }: { copy: (typeof contact)["quickActions"] }) {
  return (
    <div>
      <h2 className="mb-4 font-bold text-heading">
        <Text>{copy.title}</Text>
      </h2>
      <ActionPanel>
        {copy.items.map(({ id, title, description, cta, whatsappText }) => (
          <ActionRow
            action={cta}
            data-track="whatsapp_click"
            data-track-place={`contact_${id}`}
            href={whatsappLink(business.phones.whatsapp, whatsappText)}
            icon={
              id === "demo" ? (
                <CalendarClock aria-hidden="true" className="size-8 text-action" />
              ) : (
                <WhatsappMark className="size-8 text-action" />
              )
            }
            key={id}
            rel="noopener"
            target="_blank"
            text={description}
            title={title}
          />
        ))}
      </ActionPanel>
    </div>
  );
}
