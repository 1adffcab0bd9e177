/** A subscription in figures and words: what is left of it, and for how long. */
import type { Subscription } from "#contract/subscription";

const DAY = 86_400_000;

/** 0..100, also when more was used than bought; null for an unlimited one. */
export const usedPercent = ({ quota, used }: Pick<Subscription, "quota" | "used">): number | null =>
  quota === null ? null : Math.min(100, Math.round((100 * Math.max(0, used)) / quota));

/** Listings left; null for an unlimited one. */
export const listingsLeft = ({ quota, used }: Pick<Subscription, "quota" | "used">): number | null =>
  quota === null ? null : Math.max(0, quota - used);

/** A screen's clock may be so much behind the server's: a trial of seven days that began a moment ago has seven left. */
const BEHIND = 600_000;

/** Begun days until the end; 0 once it is over. `now` in milliseconds. */
export function daysLeft({ endsAt }: Pick<Subscription, "endsAt">, now: number): number {
  const left = Date.parse(endsAt) - now;
  return left <= 0 ? 0 : Math.max(1, Math.ceil((left - BEHIND) / DAY));
}

/** Few are left: the figure is worth a word. */
export const isNearlyUsed = (subscription: Pick<Subscription, "quota" | "used">): boolean =>
  (usedPercent(subscription) ?? 0) >= 80;
