import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPeriod, nextPeriod, type Period, periodEnd } from "./period.ts";

const zones = ["Asia/Shanghai", "America/New_York", "Europe/London", "Australia/Lord_Howe", "Pacific/Apia", "UTC"];
const zone = fc.constantFrom(...zones);
const moment = fc.date({
  min: new Date("2011-01-01T00:00:00Z"),
  max: new Date("2040-12-31T00:00:00Z"),
  noInvalidDate: true,
});
const DAY = 86_400_000;
const HOUR = 3_600_000;

const chain = (startsAt: Date, timeZone: string, months: number): Period[] => {
  const periods = [firstPeriod(startsAt, timeZone)];
  for (let last = periods[0]; last && periods.length < months; last = periods.at(-1))
    periods.push(nextPeriod(last, "UTC"));
  return periods;
};

test("a package bought on the 31st ends with short months and comes back to the 31st", () => {
  const ends = chain(new Date("2026-01-31T02:00:00Z"), "Asia/Shanghai", 4).map((one) => one.endsAt.toISOString());
  expect(ends).toEqual([
    "2026-02-28T02:00:00.000Z",
    "2026-03-31T02:00:00.000Z",
    "2026-04-30T02:00:00.000Z",
    "2026-05-31T02:00:00.000Z",
  ]);
  expect(periodEnd(new Date("2028-01-31T02:00:00Z"), "Asia/Shanghai", new Date("2028-01-31T02:00:00Z"))).toEqual(
    new Date("2028-02-29T02:00:00Z"),
  );
});

test("the day is the buyer's day, not that of Greenwich", () => {
  // the evening of 31 January in Greenwich is 1 February in Shanghai
  const startsAt = new Date("2026-01-31T20:00:00Z");
  expect(firstPeriod(startsAt, "Asia/Shanghai").endsAt.toISOString()).toBe("2026-02-28T20:00:00.000Z");
  expect(firstPeriod(startsAt, "UTC").endsAt.toISOString()).toBe("2026-02-28T20:00:00.000Z");
  const march = nextPeriod(firstPeriod(startsAt, "Asia/Shanghai"), "UTC");
  expect(march.endsAt.toISOString()).toBe("2026-03-31T20:00:00.000Z");
  const marchOfGreenwich = nextPeriod(firstPeriod(new Date("2026-03-31T20:00:00Z"), "UTC"), "UTC");
  expect(marchOfGreenwich.endsAt.toISOString()).toBe("2026-05-31T20:00:00.000Z");
});

test("the hour on the wall stays when clocks are put forward", () => {
  const start = new Date("2026-02-10T14:00:00Z");
  expect(firstPeriod(start, "America/New_York").endsAt.toISOString()).toBe("2026-03-10T13:00:00.000Z");
});

test("months of a chain follow one another without gap or overlap, each four weeks to a month long", () => {
  fc.assert(
    fc.property(moment, zone, (startsAt, timeZone) => {
      const periods = chain(startsAt, timeZone, 14);
      for (const [index, one] of periods.entries()) {
        if (index > 0) expect(one.startsAt).toEqual(periods[index - 1]?.endsAt);
        expect(one.anchorAt).toEqual(startsAt);
        const length = one.endsAt.getTime() - one.startsAt.getTime();
        expect(length).toBeGreaterThanOrEqual(27 * DAY - 2 * HOUR);
        expect(length).toBeLessThanOrEqual(32 * DAY + 2 * HOUR);
      }
    }),
  );
});

test("the end of a period depends on its chain only, wherever in the period one asks", () => {
  fc.assert(
    fc.property(
      moment,
      zone,
      fc.integer({ min: 1, max: 30 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (startsAt, timeZone, months, part) => {
        const one = chain(startsAt, timeZone, months).at(-1);
        if (!one) throw new Error("no period");
        const within = new Date(
          one.startsAt.getTime() + Math.floor((one.endsAt.getTime() - one.startsAt.getTime()) * part),
        );
        expect(periodEnd(startsAt, timeZone, within)).toEqual(one.endsAt);
      },
    ),
  );
});

test("what ended off its chain's days is followed by a whole month of the buyer's clock", () => {
  const gift: Period = {
    anchorAt: new Date("2026-01-01T00:00:00Z"),
    timeZone: "Asia/Shanghai",
    startsAt: new Date("2026-01-01T00:00:00Z"),
    endsAt: new Date("2026-01-11T00:00:00Z"),
  };
  expect(nextPeriod(gift, "Europe/London")).toEqual({
    anchorAt: gift.endsAt,
    timeZone: "Europe/London",
    startsAt: gift.endsAt,
    endsAt: new Date("2026-02-11T00:00:00Z"),
  });
});
