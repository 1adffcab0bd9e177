/** Spreads a campaign's posts over days: so many a day, neighbours as different as they can be, each when its platform is read. Pure. */
import { readAt } from "./read-times.ts";
import { slotOnDay, type WeeklyTime } from "./slots.ts";
import { addDays, momentAt, startOfDay, weekdayOf } from "./wall-clock.ts";

export interface SpreadPost {
  readonly platform: string;
  readonly language: string;
  /** What the text opens with; null: nobody chose, it is as the campaign has it. */
  readonly angle: string | null;
  /** The piece: the same words for two accounts are no news on one day. */
  readonly pieceId: string;
  /** Who posts it; null: its agent, by hand. */
  readonly account: string | null;
  /** Its readers' clock. */
  readonly readZone: string;
  /** Weekly times of its account. */
  readonly times: readonly WeeklyTime[];
  /** When something is planned for its account, in milliseconds. */
  readonly taken: readonly number[];
}

export interface SpreadTime {
  readonly dueAt: string;
  /** slot: a weekly time of the account. read: when its platform is read. day: neither was left that day. */
  readonly reason: "slot" | "read" | "day";
}

/** How much alike two posts are to somebody who follows both. */
const likeness = (a: SpreadPost, b: SpreadPost): number =>
  (a.pieceId === b.pieceId ? 8 : 0) +
  (a.angle === b.angle ? 4 : 0) +
  (a.platform === b.platform ? 2 : 0) +
  (a.language === b.language ? 1 : 0);

/** Indices in the order of posting: each time the one that is least like those of the last day, the earliest of equals. */
export function varied(posts: readonly SpreadPost[], perDay: number): number[] {
  const left = posts.map((_, at) => at);
  const order: number[] = [];
  while (left.length > 0) {
    const recent = order.slice(-Math.max(1, perDay)).map((at) => posts[at]);
    const alike = (at: number): number => {
      const post = posts[at];
      return recent.reduce((sum, other) => sum + (post && other ? likeness(post, other) : 0), 0);
    };
    const best = left.reduce((a, b) => (alike(b) < alike(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    order.push(best);
  }
  return order;
}

const QUARTER = 15 * 60_000;
const HALF_HOUR = 2 * QUARTER;

/** A time of that day for one post, half an hour from whatever else its account posts. */
function timeOn(
  post: SpreadPost,
  day: string,
  about: { timeZone: string; after: string; taken: readonly number[] },
): SpreadTime | null {
  const slot = slotOnDay(post.times, day, about);
  if (slot) return { dueAt: slot, reason: "slot" };
  const read = momentAt({ day, at: readAt(post.platform, weekdayOf(day)) }, post.readZone).iso;
  const end = new Date(startOfDay(addDays(day, 1), post.readZone)).getTime();
  const from = new Date(about.after).getTime();
  // where the best time is over: the next full quarter of an hour
  const best = new Date(read).getTime();
  let at = Math.max(best, Math.ceil((from + QUARTER) / QUARTER) * QUARTER);
  while (about.taken.some((one) => Math.abs(one - at) < HALF_HOUR)) at += HALF_HOUR;
  return at < end ? { dueAt: new Date(at).toISOString(), reason: at === best ? "read" : "day" } : null;
}

/**
 * A time for each post, in the order given. `from`: the first day; `timeZone`: of the weekly times. A post that finds no room on its day (it is nearly over) goes to
 * the next, and whatever follows with it.
 */
export function spread(
  posts: readonly SpreadPost[],
  { from, perDay, timeZone, after }: { from: string; perDay: number; timeZone: string; after: string },
): SpreadTime[] {
  const times = new Map<number, SpreadTime>();
  let day = from;
  let ofDay = 0;
  const mine: { account: string; at: number }[] = [];
  for (const at of varied(posts, perDay)) {
    const post = posts[at];
    if (!post) continue;
    // whoever posts by hand posts one after the other on each platform
    const account = post.account ?? post.platform;
    for (;;) {
      if (ofDay >= perDay) [day, ofDay] = [addDays(day, 1), 0];
      const taken = [...post.taken, ...mine.filter((one) => one.account === account).map((one) => one.at)];
      const found = timeOn(post, day, { timeZone, after, taken });
      if (found) {
        times.set(at, found);
        mine.push({ account, at: new Date(found.dueAt).getTime() });
        ofDay += 1;
        break;
      }
      [day, ofDay] = [addDays(day, 1), 0];
    }
  }
  return posts.map((_, at) => times.get(at) ?? { dueAt: after, reason: "day" });
}
