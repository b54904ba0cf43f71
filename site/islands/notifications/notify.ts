export interface Notification {
  title: string;
  description: string;
  tone?: "success" | "destructive";
}

let toaster: typeof import("./toaster.tsx") | undefined;

/**
 * Fetches what shows toasts, once. A form asks for it when it wakes: later, the network that fails the form would fail
 * this too. Never throws; without it the next call tries again.
 */
export async function fetchToaster() {
  try {
    toaster ??= await import("./toaster.tsx");
  } catch {
    // The form says by itself what went wrong.
  }
}

/** Shows a toast, where the code for it could be fetched. */
export async function notify(notification: Notification): Promise<void> {
  await fetchToaster();
  toaster?.showToast(notification);
}
