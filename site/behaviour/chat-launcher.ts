import type { SessionKey } from "#domain/session-keys.ts";

const STORAGE_KEY: SessionKey = "chat";

/** The closed chat is a button and these lines; everything else arrives when it is first opened. */
const widget = () => import("../islands/chat/open-chat.tsx");

document.addEventListener("click", (event) => {
  if (!(event.target as Element).closest("[data-chat-open]")) return;
  const say = (missing: boolean) => document.querySelector("[data-chat-missing]")?.toggleAttribute("hidden", !missing);
  say(false);
  widget().then(
    ({ openChat }) => openChat(),
    () => say(true),
  );
});

function wasShown(): boolean {
  try {
    return /"view":"(open|minimized)"/.test(sessionStorage.getItem(STORAGE_KEY) ?? "");
  } catch {
    return false;
  }
}

if (wasShown())
  widget().then(
    ({ mountChat }) => mountChat(),
    () => {},
  );
