export interface Notification {
  title: string;
  description: string;
  tone?: "success" | "destructive";
}

let toaster: Promise<typeof import("./toaster.tsx")> | undefined;

/** Shows a toast; the code for it arrives with the first one. */
export async function notify(notification: Notification): Promise<void> {
  toaster ??= import("./toaster.tsx");
  (await toaster).showToast(notification);
}
