/** The key by which sign-in knows this browser again: random, made once, kept until the browser's data is cleared. */
import { isDeviceKey } from "#contract/device-key";

const KEY = "listcast-device";

const randomKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/** This browser's key; null where nothing can be kept. */
export function deviceKey(): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    if (isDeviceKey(stored)) return stored;
    localStorage.setItem(KEY, randomKey());
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
