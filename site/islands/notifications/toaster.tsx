import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import type { Notification } from "./notify.ts";

/** Spec 9: one toast at a time for 5000 ms, gone after 50 px of swiping, F8 leads to it, 420 px wide at most. */
const DURATION_MS = 5000;
const SWIPE_PX = 50;

interface Shown extends Notification {
  id: number;
  open: boolean;
}

let current: Shown | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(next: Shown | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(notification: Notification) {
  if (count === 0) mount();
  count += 1;
  set({ ...notification, id: count, open: true });
}

function mount() {
  const place = document.getElementById("notifications");
  if (place) createRoot(place).render(<Toaster />);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function Toaster() {
  const toast = useSyncExternalStore(subscribe, () => current);
  const { notification, notificationsLabel, notificationsClose } = document.body.dataset;
  // A swipe goes the way of reading, away from the text's start.
  const swipe = document.documentElement.dir === "rtl" ? "left" : "right";
  return (
    <Toast.Provider
      label={notification ?? "Notification"}
      duration={DURATION_MS}
      swipeDirection={swipe}
      swipeThreshold={SWIPE_PX}
    >
      {toast && (
        <Toast.Root
          className="toast on-ink grid grid-cols-[auto_1fr_auto] items-start gap-3 rounded-panel bg-ink p-4 text-on-ink shadow-float data-[tone=destructive]:bg-danger"
          data-tone={toast.tone ?? "success"}
          key={toast.id}
          onOpenChange={(open) => set({ ...toast, open })}
          open={toast.open}
          type="foreground"
        >
          {toast.tone === "destructive" ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-6" />
          ) : (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-6 text-notice" />
          )}
          <div>
            <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
            <Toast.Description className="mt-1 text-sm">{toast.description}</Toast.Description>
          </div>
          <Toast.Close
            aria-label={notificationsClose}
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-ink-soft/60"
            data-tooltip={notificationsClose}
          >
            <X aria-hidden="true" className="size-5" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className="fixed inset-x-4 top-2 z-50 mx-auto grid max-w-[420px] outline-none md:top-auto md:bottom-20 xl:bottom-6"
        label={notificationsLabel ?? "Notifications ({hotkey})"}
      />
    </Toast.Provider>
  );
}
