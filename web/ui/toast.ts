/** The small messages in the corner: good news, and bad news that wants reading. */
import { notifications } from "@mantine/notifications";
import { messagePosition } from "./message-place.ts";

export function toast(title: string, message?: string): void {
  notifications.show({
    title,
    message: message ?? "",
    color: "var(--good)",
    withBorder: true,
    position: messagePosition(),
  });
}

/** Neither good nor bad: something to know before going on. `id`: what it is withdrawn by. */
export function toastNotice(title: string, message?: string, id?: string): void {
  notifications.show({
    ...(id ? { id } : {}),
    title,
    message: message ?? "",
    color: "var(--muted)",
    withBorder: true,
    autoClose: 10_000,
    position: messagePosition(),
  });
}

/** The specification's "destructive" toast: stays longer, is announced at once. `id`: what it is withdrawn by. */
export function toastFailure(title: string, message?: string, id?: string): void {
  notifications.show({
    ...(id ? { id } : {}),
    title,
    message: message ?? "",
    color: "var(--bad)",
    withBorder: true,
    autoClose: 10_000,
    role: "alert",
    position: messagePosition(),
  });
}

/** Takes a message back that is no longer true. */
export function withdrawToast(id: string): void {
  notifications.hide(id);
}
