import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import {
  dayOf,
  endOf,
  formatDate,
  formatMoment,
  formatPeriod,
  isElsewhere,
  momentOf,
  startOf,
  typedMoment,
  typedOf,
} from "./clock.ts";

const own = process.env.TZ;
afterEach(() => {
  process.env.TZ = own;
});

const places = ["America/Los_Angeles", "UTC", "Pacific/Auckland"];
/** 2 March in Shanghai, 1 March in California. */
const EARLY = "2026-03-01T16:30:00Z";

test("administrators read one clock wherever they sit: the one on which reports and files are counted", () => {
  for (const place of places) {
    process.env.TZ = place;
    expect(formatMoment("zh", EARLY)).toBe("2026年3月2日 00:30");
    expect(formatDate("en", EARLY)).toBe("2 March 2026");
    expect(formatPeriod("en", EARLY, "2026-04-01T16:00:00Z")).toMatch(/^2 Mar\s–\s2 Apr 2026$/);
    // a day that was named stays that day
    expect(formatDate("zh", "2026-03-01")).toBe("2026年3月1日");
    expect(dayOf(new Date(EARLY))).toBe("2026-03-02");
    expect(isElsewhere(new Date(EARLY))).toBe(true);
  }
  process.env.TZ = "Asia/Singapore";
  expect(isElsewhere(new Date(EARLY))).toBe(false);
});

test("a day that is typed is a moment of the business's day, never in the future", () => {
  for (const place of places) {
    process.env.TZ = place;
    const now = new Date("2026-03-02T02:00:00Z");
    expect(momentOf("2026-03-02", now)).toBe(now.toISOString());
    expect(momentOf("2026-03-01", now)).toBe("2026-03-01T04:00:00.000Z");
    expect(momentOf("2026-03-03", now)).toBeNull();
    expect(momentOf("", now)).toBeNull();
    expect(typedOf(EARLY)).toBe("2026-03-02T00:30");
    expect(typedMoment(typedOf(EARLY))).toBe(new Date(EARLY).toISOString());
    expect(typedMoment("")).toBeNull();
    expect([startOf("2026-03-02"), endOf("2026-03-02")]).toEqual([
      "2026-03-01T16:00:00.000Z",
      "2026-03-02T15:59:59.999Z",
    ]);
  }
});

test("no page of the administration tells or reads times on the reader's clock", () => {
  const here = import.meta.dirname;
  const pages = path.join(here, "../../routes");
  const files = [
    ...readdirSync(here, { recursive: true, encoding: "utf8" }).map((file) => path.join(here, file)),
    ...readdirSync(pages).flatMap((file) => (file.startsWith("admin") ? path.join(pages, file) : [])),
  ].filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith("clock.ts"));
  expect(files.length).toBeGreaterThan(100);
  const telling = /format(?:Moment|Date|ShortDate|Day|Period|Ago)\b[^;]*from "#web\/lib\/intl/;
  const wrong = files.filter((file) => telling.test(readFileSync(file, "utf8")));
  expect(wrong).toEqual([]);
});
