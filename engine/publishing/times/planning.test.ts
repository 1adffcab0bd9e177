import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { audienceZone } from "./audience.ts";
import { readTimes, suggestedTimes } from "./read-times.ts";
import { nextSlot } from "./slots.ts";
import { type SpreadPost, spread, varied } from "./spread.ts";
import { wallOf } from "./wall-clock.ts";

const BERLIN = "Europe/Berlin";
const NEW_YORK = "America/New_York";
const ms = (iso: string) => new Date(iso).getTime();

test("the next weekly time that is free is found, week after week, at the same hour over a change of the clock", () => {
  const times = [
    { weekday: 5, at: "18:00" },
    { weekday: 2, at: "09:00" },
  ];
  const about = { timeZone: BERLIN, after: "2026-10-20T08:00:00.000Z" };
  const first = nextSlot(times, { ...about, taken: [] });
  expect(first).toBe("2026-10-23T16:00:00.000Z");
  const second = nextSlot(times, { ...about, taken: [ms("2026-10-23T16:00:30.000Z")] });
  expect(second).toBe("2026-10-27T08:00:00.000Z");
  expect(wallOf(second ?? "", BERLIN)).toEqual({ day: "2026-10-27", at: "09:00" });
  expect(nextSlot([], { ...about, taken: [] })).toBeNull();
});

test("a weekly time in the hour a clock skips is kept, an hour later that day", () => {
  const about = { timeZone: NEW_YORK, after: "2026-03-07T12:00:00.000Z", taken: [] };
  const slot = nextSlot([{ weekday: 7, at: "02:30" }], about);
  expect(wallOf(slot ?? "", NEW_YORK)).toEqual({ day: "2026-03-08", at: "03:30" });
});

test("suggested times are those of the platform on its readers' clock, soonest first, each with why", () => {
  const times = suggestedTimes("linkedin", { timeZone: NEW_YORK, after: "2026-11-23T12:00:00.000Z", count: 3 });
  expect(times.map(({ dueAt }) => wallOf(dueAt, NEW_YORK))).toEqual([
    { day: "2026-11-24", at: "09:00" },
    { day: "2026-11-25", at: "09:00" },
    { day: "2026-11-26", at: "12:00" },
  ]);
  expect(times[0]).toMatchObject({ study: "Hootsuite 2021", reason: "desk" });
  for (const platform of ["rightmove", "email", "kuaishou", "nobody-knows-it"])
    expect(readTimes(platform).length).toBeGreaterThan(0);
});

test("where clocks stand half an hour apart, posts leave when they are read there", () => {
  const after = "2026-11-23T03:45:00.000Z";
  const [desk] = suggestedTimes("linkedin", { timeZone: "Asia/Kolkata", after, count: 1 });
  expect(desk?.dueAt).toBe("2026-11-24T03:30:00.000Z");
  const slot = nextSlot([{ weekday: 1, at: "09:20" }], { timeZone: "Asia/Kolkata", after, taken: [] });
  expect(slot).toBe("2026-11-23T03:50:00.000Z");
  const here = { from: "2026-11-23", perDay: 2, timeZone: "Australia/Adelaide", after };
  const posts = [post("1", { readZone: "Australia/Adelaide" }), post("2", { readZone: "Australia/Adelaide" })];
  const days = spread(posts, here).map(({ dueAt }) => wallOf(dueAt, "Australia/Adelaide"));
  // its clock reads 14:15: the best time is over, the next quarter of an hour is not
  expect(days).toEqual([
    { day: "2026-11-23", at: "14:30" },
    { day: "2026-11-23", at: "14:30" },
  ]);
});

test("the audience is where the home stands", () => {
  const listing = emptyListing();
  const at = (country: string | null, latitude: number | null, longitude: number | null) =>
    audienceZone({ country, address: { ...listing.address, latitude, longitude } });
  expect(at("CN", null, null)).toBe("Asia/Shanghai");
  expect(at("US", 40.7, -74)).toBe(NEW_YORK);
  expect(at("US", 33.4, -112)).toBe("America/Phoenix");
  expect(at("US", 34, -118.2)).toBe("America/Los_Angeles");
  expect(at("AU", -33.9, 151.2)).toBe("Australia/Sydney");
  expect(at("ES", 28.1, -15.4)).toBe("Atlantic/Canary");
  expect([at("US", null, null), at(null, 1, 1), at("AQ", 1, 1)]).toEqual([null, null, null]);
});

const post = (pieceId: string, more: Partial<SpreadPost> = {}): SpreadPost => ({
  platform: "mastodon",
  language: "en",
  angle: null,
  pieceId,
  account: pieceId,
  readZone: BERLIN,
  times: [],
  taken: [],
  ...more,
});

test("neighbours differ in angle first, then in platform and language", () => {
  const posts = [
    post("1", { angle: "garden" }),
    post("2", { angle: "garden", platform: "twitter" }),
    post("3", { angle: "school" }),
    post("4", { angle: "school", platform: "twitter" }),
  ];
  expect(varied(posts, 1)).toEqual([0, 3, 1, 2]);
  expect(new Set(varied(posts, 2)).size).toBe(4);
});

test("a campaign is spread n a day, never twice at once from one account, and what finds no room goes on", () => {
  const posts = Array.from({ length: 5 }, (_, at) => post(String(at), { account: "one" }));
  const about = { from: "2026-11-23", perDay: 2, timeZone: BERLIN, after: "2026-11-23T22:50:00.000Z" };
  const times = spread(posts, about);
  const days = times.map(({ dueAt }) => wallOf(dueAt, BERLIN).day);
  // of the first day ten minutes are left
  expect(days).not.toContain("2026-11-23");
  expect(Object.values(Object.groupBy(days, (day) => day)).map((ofDay) => ofDay?.length)).toEqual([2, 2, 1]);
  expect(new Set(times.map(({ dueAt }) => dueAt)).size).toBe(5);
  expect(times.every(({ dueAt }) => ms(dueAt) > ms(about.after))).toBe(true);
});

test("a weekly time of the account goes before the time its platform is read", () => {
  const [one] = spread([post("1", { times: [{ weekday: 2, at: "07:10" }] })], {
    from: "2026-11-24",
    perDay: 1,
    timeZone: BERLIN,
    after: "2026-11-23T10:00:00.000Z",
  });
  expect(one).toEqual({ dueAt: "2026-11-24T06:10:00.000Z", reason: "slot" });
});
