/** A subscription in figures and words: what is left of it, and for how long. */
import type { Subscription } from "#contract/subscription";

const DAY = 86_400_000;

/** 0..100, also when more was used than bought; null for an unlimited one. */
export const usedPercent = ({ quota, used }: Pick<Subscription, "quota" | "used">): number | null =>
  quota === null ? null : Math.min(100, Math.round((100 * Math.max(0, used)) / quota));

/** Listings left; null for an unlimited one. */
export const listingsLeft = ({ quota, used }: Pick<Subscription, "quota" | "used">): number | null =>
  quota === null ? null : Math.max(0, quota - used);

/** Begun days until the end; 0 once it is over. `now` in milliseconds. */
export const daysLeft = ({ endsAt }: Pick<Subscription, "endsAt">, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** Few are left: the figure is worth a word. */
export const isNearlyUsed = (subscription: Pick<Subscription, "quota" | "used">): boolean =>
  (usedPercent(subscription) ?? 0) >= 80;
