import { createRoot } from "react-dom/client";
import { ChatWidget } from "./ChatWidget.tsx";
import { requestChat } from "./open-requests.ts";

let mounted = false;

/** Puts the widget into its place in the page, once. A conversation that was on the screen before a reload comes back. */
export function mountChat() {
  const place = document.getElementById("chat-widget");
  if (place && !mounted) createRoot(place).render(<ChatWidget />);
  mounted = true;
}

export function openChat() {
  mountChat();
  requestChat();
}
