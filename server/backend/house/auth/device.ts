/** Browsers, by the key each keeps for itself: known here by a keyed hash, which is of no use to whoever reads it. */
import type { Context } from "hono";
import { deviceOf } from "#engine/account/device";
import type { House } from "../house.ts";
import { keyed } from "../secrets.ts";

/** Null for a browser that sent no key. */
export const deviceHash = (house: House, { deviceKey }: { deviceKey: string | null }): string | null =>
  deviceKey && keyed(house.secrets.pepper, "device", deviceKey);

/** "Chrome · Windows", in our own words; null when it says nothing we know. */
export function browserOf(c: Context): string | null {
  const { browser, system } = deviceOf(c.req.header("user-agent") ?? null);
  return [browser, system].filter(Boolean).join(" · ") || null;
}
