/** What may happen, as data: fast-check draws sequences of it, and shrinks one that breaks a promise to the shortest. */
import fc from "fast-check";
import type { Crash } from "./crash.ts";
import type { Mood } from "./fake-provider.ts";

/** Which of several, the newest first; the last when there are fewer. */
type Which = number;
type Who = 0 | 1;

/** plan or pack by its code; coupon: which of the run's coupons, null: none. `stale`: the total was seen wrong. */
export interface Wanted {
  product: "basic" | "professional" | "enterprise" | "pack10" | "pack50";
  coupon: 0 | 1 | 2 | 3 | null;
  zone: string;
  stale: boolean;
}

/** An earlier order is refunded whole, this one is given up, or its time runs out. */
export type Between = "nothing" | "refund" | "give up" | "time";

export type Act =
  | ({ do: "place"; who: Who } & Wanted)
  | { do: "pay"; who: Who; pick: Which; fake: number }
  /** Placed, a way to pay opened and paid there; `told`: we hear of it at once. `between`: what happens before it is paid. */
  | ({ do: "purchase"; who: Who; fake: number; told: boolean; between: Between } & Wanted)
  /** One order is paid at both providers, and both tell it at once. */
  | { do: "pay twice"; who: Who; pick: Which }
  /** A request that was made before is made again, with its key. */
  | { do: "again"; pick: Which }
  | { do: "payer"; pick: Which; fake: number; how: "pays" | "pays wrong" | "begins" | "decides" | "gives up" }
  | { do: "notice"; pick: Which; fake: number; how: "once" | "kept" | "twice at once" | "lost" }
  | { do: "forgery"; pick: Which; fake: number; what: "signature" | "reference" | "other payment's money" }
  | { do: "cancel"; who: Who; pick: Which }
  | { do: "check"; who: Who; pick: Which }
  | { do: "offer"; who: Who; plan: "basic" | "professional" | "enterprise"; amount: number }
  | { do: "refund"; who: Who; pick: Which; percent: number | null }
  | { do: "retry refund"; pick: Which }
  | { do: "see transfer"; right: boolean }
  | { do: "send refund"; pick: Which }
  | { do: "use"; who: Who; listings: number }
  | { do: "give back"; who: Who }
  | { do: "job"; which: "ask" | "expire" | "refunds" }
  | { do: "time"; minutes: number }
  | { do: "skew"; minutes: number };

export interface Step {
  /** One, or two at once. */
  acts: Act[];
  crash: Crash | null;
  moods: Mood[];
}

const who = fc.constantFrom<Who>(0, 0, 0, 1);
const pick = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(5) });
const fake = fc.constantFrom(0, 0, 1, 2);
const zone = fc.constantFrom(
  "Asia/Shanghai",
  "America/New_York",
  "Europe/London",
  "Australia/Lord_Howe",
  "Pacific/Apia",
);
const wanted = {
  product: fc.constantFrom<Wanted["product"]>(
    "basic",
    "basic",
    "professional",
    "professional",
    "pack10",
    "pack50",
    "enterprise",
  ),
  coupon: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3) },
  ),
  zone,
  stale: fc.oneof({ weight: 12, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
};

const HOUR = 60;
const DAY = 24 * HOUR;
const minutes = fc.constantFrom(
  1,
  5,
  5,
  31,
  31,
  2 * HOUR,
  2 * HOUR,
  3 * HOUR,
  DAY,
  8 * DAY,
  29 * DAY,
  31 * DAY,
  62 * DAY,
);
const between = fc.constantFrom<Between>(
  "nothing",
  "nothing",
  "nothing",
  "nothing",
  "nothing",
  "refund",
  "give up",
  "time",
);
const is = <Name extends string>(name: Name) => fc.constant(name);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: is("place"), who, ...wanted }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: is("purchase"),
      who,
      fake,
      told: fc.constantFrom(true, true, false),
      between,
      ...wanted,
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: is("pay"), who, pick, fake }) },
  { weight: 3, arbitrary: fc.record({ do: is("pay twice"), who, pick }) },
  { weight: 6, arbitrary: fc.record({ do: is("again"), pick }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: is("payer"),
      pick,
      fake,
      how: fc.constantFrom("pays", "pays", "pays", "pays", "pays wrong", "begins", "decides", "gives up"),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: is("notice"),
      pick,
      fake,
      how: fc.constantFrom("once", "once", "kept", "twice at once", "lost"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is("forgery"),
      pick,
      fake,
      what: fc.constantFrom("signature", "reference", "other payment's money"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("cancel" as const, "check" as const), who, pick }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is("offer"),
      who,
      plan: fc.constantFrom("basic", "professional", "enterprise"),
      amount: fc.integer({ min: 1, max: 2_000_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is("refund"),
      who,
      pick,
      percent: fc.oneof(
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 100 }) },
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is("retry refund"), pick }) },
  { weight: 2, arbitrary: fc.record({ do: is("see transfer"), right: fc.constantFrom(true, true, false) }) },
  { weight: 1, arbitrary: fc.record({ do: is("send refund"), pick }) },
  { weight: 4, arbitrary: fc.record({ do: is("use"), who, listings: fc.integer({ min: 1, max: 15 }) }) },
  { weight: 1, arbitrary: fc.record({ do: is("give back"), who }) },
  { weight: 6, arbitrary: fc.record({ do: is("job"), which: fc.constantFrom("ask", "expire", "refunds") }) },
  { weight: 5, arbitrary: fc.record({ do: is("time"), minutes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is("skew"),
      minutes: fc.constantFrom(0, 0, HOUR, -HOUR, 3 * HOUR, -DAY, 40 * DAY, -40 * DAY, 400 * DAY),
    }),
  },
);

const crash: fc.Arbitrary<Crash | null> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      at: fc.integer({ min: 1, max: 60 }),
      when: fc.constantFrom("before", "after"),
      what: fc.constantFrom("process", "process", "connection"),
    }),
  },
);

const mood = fc.constantFrom<Mood>("well", "well", "well", "down", "lost", "lost", "refuse", "slow", "fails");

const step: fc.Arbitrary<Step> = fc.record({
  acts: fc.oneof(
    { weight: 6, arbitrary: fc.tuple(act).map((one): Act[] => one) },
    { weight: 1, arbitrary: fc.tuple(act, act).map((two): Act[] => two) },
    { weight: 1, arbitrary: act.map((one): Act[] => [one, one]) },
  ),
  crash,
  moods: fc.array(mood, { maxLength: 3 }),
});

/** Days that calendars stumble over, and any other. */
const start = fc.oneof(
  fc.constantFrom(
    "2027-01-31T15:59:00Z",
    "2027-03-27T23:30:00Z",
    "2027-10-31T00:30:00Z",
    "2027-12-31T15:30:00Z",
    "2028-01-29T10:00:00Z",
  ),
  fc
    .date({ min: new Date("2027-01-01T00:00:00Z"), max: new Date("2029-12-31T00:00:00Z"), noInvalidDate: true })
    .map((at) => at.toISOString()),
);

export const sequence = (length: number) =>
  fc.record({ start, steps: fc.array(step, { minLength: 3, maxLength: length, size: "max" }) });
export type Sequence = { start: string; steps: Step[] };
