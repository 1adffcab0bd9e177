/**
 * When readers of each platform are there, on their own clock. A figure with a study behind it names it; where nobody has published
 * one we know of, the reason is the habit the time rests on. The first of a platform is the best.
 */
import { Temporal } from "temporal-polyfill";
import { getPlatform } from "#engine/platforms/index";
import { momentAt, wallOf } from "./wall-clock.ts";

/** The habit a time rests on. */
type ReadReason = "commute" | "morning" | "desk" | "lunch" | "afternoon" | "evening" | "weekend";

export interface ReadTime {
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  readonly at: string;
  readonly reason: ReadReason;
  /** The study it is from; null: a habit alone. */
  readonly study: string | null;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

/** Posts of several hundred thousand followers and 30,000 posts of customers: blog.hootsuite.com, best time to post on social media. */
const HOOTSUITE = "Hootsuite 2021";

const time = (weekdays: readonly number[], at: string, reason: ReadReason, study: string | null = null): ReadTime => ({
  weekdays,
  at,
  reason,
  study,
});

/** Phones in China: the way to work, the break at noon, the sofa. */
const chineseFeed = [
  time(everyDay, "20:30", "evening"),
  time(workdays, "12:20", "lunch"),
  time(workdays, "07:45", "commute"),
];
const chineseReading = [time(everyDay, "21:00", "evening"), time(workdays, "12:10", "lunch")];
const film = [time(everyDay, "19:30", "evening"), time(weekend, "11:00", "weekend"), time(workdays, "12:15", "lunch")];
const chat = [time(workdays, "12:15", "lunch"), time(everyDay, "18:30", "evening")];
const inbox = [time([2, 3, 4], "10:00", "desk"), time([2, 3, 4], "14:00", "afternoon")];
/** People look for homes at the end of the week, to see them on Saturday. */
const portal = [time([4], "18:00", "weekend"), time([5], "12:00", "lunch"), time([7], "19:00", "evening")];

const own: Readonly<Record<string, readonly ReadTime[]>> = {
  facebook: [time([2, 4], "09:00", "morning", HOOTSUITE), time([1, 3, 5], "12:00", "lunch")],
  instagram: [
    time([3], "11:00", "morning", HOOTSUITE),
    time([1, 2, 4, 5], "12:00", "lunch"),
    time(weekend, "10:00", "weekend"),
  ],
  twitter: [time([1, 4], "08:00", "commute", HOOTSUITE), time([2, 3, 5], "12:30", "lunch")],
  linkedin: [time([2, 3], "09:00", "desk", HOOTSUITE), time([4], "12:00", "lunch")],
  threads: [time(workdays, "08:30", "commute"), time(everyDay, "19:00", "evening")],
  mastodon: [time(workdays, "09:00", "desk"), time(everyDay, "20:00", "evening")],
  bluesky: [time(workdays, "09:00", "desk"), time(everyDay, "20:00", "evening")],
  pinterest: [time(everyDay, "20:30", "evening"), time(weekend, "10:00", "weekend")],
  tiktok: film,
  "youtube-shorts": film,
  youtube: film,
  "google-business-profile": [time([4, 5], "09:30", "morning"), time([2], "12:00", "lunch")],
  email: inbox,
  sms: [time([2, 3, 4], "11:00", "morning"), time([4, 5], "17:30", "afternoon")],
  weibo: chineseFeed,
  xiaohongshu: [
    time(everyDay, "20:00", "evening"),
    time(weekend, "10:30", "weekend"),
    time(workdays, "12:20", "lunch"),
  ],
  douyin: [time(everyDay, "19:30", "evening"), time(workdays, "12:10", "lunch")],
  "wechat-official-account": chineseReading,
  "wechat-moments": chineseFeed,
  wechat: chat,
  toutiao: chineseReading,
  zhihu: chineseReading,
  line: [time(workdays, "12:10", "lunch"), time(everyDay, "20:00", "evening")],
  telegram: chat,
  discord: [time(everyDay, "19:00", "evening")],
  wordpress: [time([2, 3], "10:00", "desk")],
};

/** Of a platform we have no figures for: by its family. */
export function readTimes(platform: string): readonly ReadTime[] {
  const named = own[platform];
  if (named) return named;
  switch (getPlatform(platform)?.family) {
    case "portal":
      return portal;
    case "video-script":
      return film;
    case "message":
      return chat;
    case "email":
      return inbox;
    default:
      return [time(workdays, "12:15", "lunch"), time(everyDay, "19:30", "evening")];
  }
}

export interface SuggestedTime extends Pick<ReadTime, "reason" | "study"> {
  /** ISO 8601 in UTC. */
  readonly dueAt: string;
}

/** The next `count` times a platform is read on a clock, after `after`, soonest first. */
export function suggestedTimes(
  platform: string,
  { timeZone, after, count }: { timeZone: string; after: string; count: number },
): SuggestedTime[] {
  const today = Temporal.PlainDate.from(wallOf(after, timeZone).day);
  const from = new Date(after).getTime();
  const found: SuggestedTime[] = [];
  // every platform has a time within a week
  for (let ahead = 0; ahead <= 7 * (count + 1) && found.length < count; ahead += 1) {
    const day = today.add({ days: ahead });
    const ofDay = readTimes(platform)
      .filter(({ weekdays }) => weekdays.includes(day.dayOfWeek))
      .map(({ at, reason, study }) => ({ dueAt: momentAt({ day: day.toString(), at }, timeZone).iso, reason, study }))
      .filter(({ dueAt }) => new Date(dueAt).getTime() > from)
      .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
    found.push(...ofDay);
  }
  return found.slice(0, count);
}

/** The time of a day at which a platform is read best; of another weekday where this one has none. */
export function readAt(platform: string, weekday: number): string {
  const times = readTimes(platform);
  return (times.find(({ weekdays }) => weekdays.includes(weekday)) ?? times[0])?.at ?? "12:00";
}
