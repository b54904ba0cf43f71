import type { quote } from "#content/en/quote.ts";
import { Text } from "../../ui/Text.tsx";
import { WhatsappButton } from "../../ui/WhatsappButton.tsx";

interface UnsentProps {
  copy: (typeof quote)["notDelivered"];
  /** What the server said of it, if anything. */
  reason: string | undefined;
  /** The chat that carries the request itself. */
  chat: string;
  place: string;
}

/** The request is not lost even when we cannot be reached: it leaves as a chat (product decision 5). */
export function Unsent({ copy, reason, chat, place }: UnsentProps) {
  return (
    <div className="grid gap-4 rounded-control border-danger border-s-4 bg-danger-soft p-5" role="alert">
      <p>
        <Text>{reason ?? copy.text}</Text>
      </p>
      <WhatsappButton className="justify-self-start" href={chat} label={copy.whatsapp} place={place} tone="outline" />
    </div>
  );
}
